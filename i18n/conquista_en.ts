<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>Cannir</name>
    <message numerus="yes">
        <source>%n card(s) below.</source>
        <translation>
            <numerusform>%n card below.</numerusform>
            <numerusform>%n cards below.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hands.</source>
        <translation>
            <numerusform>%n card in hands.</numerusform>
            <numerusform>%n cards in hands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in other hands.</source>
        <translation>
            <numerusform>%n card in other hands.</numerusform>
            <numerusform>%n cards in other hands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the other hand.</source>
        <translation>
            <numerusform>%n card in the other hand.</numerusform>
            <numerusform>%n cards in the other hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile and in hands.</source>
        <translation>
            <numerusform>%n card in the pile and in hands.</numerusform>
            <numerusform>%n cards in the pile and in hands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile and in other hands.</source>
        <translation>
            <numerusform>%n card in the pile and in other hands.</numerusform>
            <numerusform>%n cards in the pile and in other hands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile.</source>
        <translation>
            <numerusform>%n card in the pile.</numerusform>
            <numerusform>%n cards in the pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left to draw.</source>
        <translation>
            <numerusform>%n card left to draw.</numerusform>
            <numerusform>%n cards left to draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile was %n card(s) too short for your suite.</source>
        <translation>
            <numerusform>The pile was %n card too short for your suite.</numerusform>
            <numerusform>The pile was %n cards too short for your suite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile was %n card(s) too short for {name}’s suite.</source>
        <translation>
            <numerusform>The pile was %n card too short for {name}’s suite.</numerusform>
            <numerusform>The pile was %n cards too short for {name}’s suite.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CannirEnding</name>
    <message numerus="yes">
        <source>%n broken</source>
        <translation>
            <numerusform>%n broken</numerusform>
            <numerusform>%n broken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) attacked</source>
        <translation>
            <numerusform>%n card attacked</numerusform>
            <numerusform>%n cards attacked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the highest stack</source>
        <translation>
            <numerusform>%n card in the highest stack</numerusform>
            <numerusform>%n cards in the highest stack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) laid</source>
        <translation>
            <numerusform>%n card laid</numerusform>
            <numerusform>%n cards laid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left the game</source>
        <translation>
            <numerusform>%n card left the game</numerusform>
            <numerusform>%n cards left the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) restored</source>
        <translation>
            <numerusform>%n card restored</numerusform>
            <numerusform>%n cards restored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lengthened</source>
        <translation>
            <numerusform>%n lengthened</numerusform>
            <numerusform>%n lengthened</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replaced by another</source>
        <translation>
            <numerusform>%n replaced by another</numerusform>
            <numerusform>%n replaced by another</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sovereign suite(s) held</source>
        <translation>
            <numerusform>%n sovereign suite held</numerusform>
            <numerusform>%n sovereign suites held</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suite(s)</source>
        <translation>
            <numerusform>%n suite</numerusform>
            <numerusform>%n suites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suite(s) became sovereign</source>
        <translation>
            <numerusform>%n suite became sovereign</numerusform>
            <numerusform>%n suites became sovereign</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suite(s) broken</source>
        <translation>
            <numerusform>%n suite broken</numerusform>
            <numerusform>%n suites broken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suite(s) lengthened or replaced</source>
        <translation>
            <numerusform>%n suite lengthened or replaced</numerusform>
            <numerusform>%n suites lengthened or replaced</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CannirFigures</name>
    <message numerus="yes">
        <source>The longest sovereign suite had %n card(s).</source>
        <translation>
            <numerusform>The longest sovereign suite had %n card.</numerusform>
            <numerusform>The longest sovereign suite had %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CannirReasons</name>
    <message numerus="yes">
        <source>It gains a sovereign suite of %n card(s)</source>
        <translation>
            <numerusform>It gains a sovereign suite of %n card</numerusform>
            <numerusform>It gains a sovereign suite of %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CannirTags</name>
    <message numerus="yes">
        <source>, but %n of the {total} unseen cards make another</source>
        <translation>
            <numerusform>, but %n of the {total} unseen cards makes another</numerusform>
            <numerusform>, but %n of the {total} unseen cards make another</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, which %n of the {total} unseen cards can stop</source>
        <translation>
            <numerusform>, which %n of the {total} unseen cards can stop</numerusform>
            <numerusform>, which %n of the {total} unseen cards can stop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, which %n of the {total} unseen cards can stop: at least one of them is in another hand, so it lasts only if that player lets it</source>
        <translation>
            <numerusform>, which %n of the {total} unseen cards can stop: it is in another hand, so the suite lasts only if that player lets it</numerusform>
            <numerusform>, which %n of the {total} unseen cards can stop: at least one of them is in another hand, so it lasts only if that player lets it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It breaks your suite and gains a suite of %n card(s).</source>
        <translation>
            <numerusform>It breaks your suite and gains a suite of %n card.</numerusform>
            <numerusform>It breaks your suite and gains a suite of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It breaks {name}’s suite and gains a suite of %n card(s).</source>
        <translation>
            <numerusform>It breaks {name}’s suite and gains a suite of %n card.</numerusform>
            <numerusform>It breaks {name}’s suite and gains a suite of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It holds back a suite that {card} on {cell} would make at once; you can make it first with a {value} (%n of the {total} unseen cards).</source>
        <translation>
            <numerusform>It holds back a suite that {card} on {cell} would make at once; you can make it first with a {value} (%n of the {total} unseen cards).</numerusform>
            <numerusform>It holds back a suite that {card} on {cell} would make at once; you can make it first with a {value} (%n of the {total} unseen cards).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It holds back a suite that {card} on {cell} would make at once; {name} can make it first with a {value} (%n of the {total} unseen cards).</source>
        <translation>
            <numerusform>It holds back a suite that {card} on {cell} would make at once; {name} can make it first with a {value} (%n of the {total} unseen cards).</numerusform>
            <numerusform>It holds back a suite that {card} on {cell} would make at once; {name} can make it first with a {value} (%n of the {total} unseen cards).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves it to you to stop {owner}’s suite: %n of the {total} unseen cards can.</source>
        <translation>
            <numerusform>It leaves it to you to stop {owner}’s suite: %n of the {total} unseen cards can.</numerusform>
            <numerusform>It leaves it to you to stop {owner}’s suite: %n of the {total} unseen cards can.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves it to {name} to stop your suite: %n of the {total} unseen cards can.</source>
        <translation>
            <numerusform>It leaves it to {name} to stop your suite: %n of the {total} unseen cards can.</numerusform>
            <numerusform>It leaves it to {name} to stop your suite: %n of the {total} unseen cards can.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves it to {name} to stop {owner}’s suite: %n of the {total} unseen cards can.</source>
        <translation>
            <numerusform>It leaves it to {name} to stop {owner}’s suite: %n of the {total} unseen cards can.</numerusform>
            <numerusform>It leaves it to {name} to stop {owner}’s suite: %n of the {total} unseen cards can.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves you %n of the {total} unseen cards for a suite, such as a {value} on {cell}.</source>
        <translation>
            <numerusform>It leaves you %n of the {total} unseen cards for a suite: a {value} on {cell}.</numerusform>
            <numerusform>It leaves you %n of the {total} unseen cards for a suite, such as a {value} on {cell}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves you only %n of the {total} unseen cards for a suite, instead of {before}.</source>
        <translation>
            <numerusform>It leaves you only %n of the {total} unseen cards for a suite, instead of {before}.</numerusform>
            <numerusform>It leaves you only %n of the {total} unseen cards for a suite, instead of {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves {name} %n of the {total} unseen cards for a suite, such as a {value} on {cell}.</source>
        <translation>
            <numerusform>It leaves {name} %n of the {total} unseen cards for a suite: a {value} on {cell}.</numerusform>
            <numerusform>It leaves {name} %n of the {total} unseen cards for a suite, such as a {value} on {cell}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves {name} only %n of the {total} unseen cards for a suite, instead of {before}.</source>
        <translation>
            <numerusform>It leaves {name} only %n of the {total} unseen cards for a suite, instead of {before}.</numerusform>
            <numerusform>It leaves {name} only %n of the {total} unseen cards for a suite, instead of {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It lengthens your suite and gains a suite of %n card(s).</source>
        <translation>
            <numerusform>It lengthens your suite and gains a suite of %n card.</numerusform>
            <numerusform>It lengthens your suite and gains a suite of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It lengthens {name}’s suite and gains a suite of %n card(s).</source>
        <translation>
            <numerusform>It lengthens {name}’s suite and gains a suite of %n card.</numerusform>
            <numerusform>It lengthens {name}’s suite and gains a suite of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It lets you make a suite with %n of the {total} unseen cards, such as a {value} on {cell}.</source>
        <translation>
            <numerusform>It lets you make a suite with %n of the {total} unseen cards: a {value} on {cell}.</numerusform>
            <numerusform>It lets you make a suite with %n of the {total} unseen cards, such as a {value} on {cell}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It lets {name} make a suite with %n of the {total} unseen cards, such as a {value} on {cell}.</source>
        <translation>
            <numerusform>It lets {name} make a suite with %n of the {total} unseen cards: a {value} on {cell}.</numerusform>
            <numerusform>It lets {name} make a suite with %n of the {total} unseen cards, such as a {value} on {cell}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It makes a sovereign suite of %n card(s).</source>
        <translation>
            <numerusform>It makes a sovereign suite of %n card.</numerusform>
            <numerusform>It makes a sovereign suite of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It prepares a suite with {card} on {cell}; you can make it first with a {value} (%n of the {total} unseen cards).</source>
        <translation>
            <numerusform>It prepares a suite with {card} on {cell}; you can make it first with a {value} (%n of the {total} unseen cards).</numerusform>
            <numerusform>It prepares a suite with {card} on {cell}; you can make it first with a {value} (%n of the {total} unseen cards).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It prepares a suite with {card} on {cell}; {name} can make it first with a {value} (%n of the {total} unseen cards).</source>
        <translation>
            <numerusform>It prepares a suite with {card} on {cell}; {name} can make it first with a {value} (%n of the {total} unseen cards).</numerusform>
            <numerusform>It prepares a suite with {card} on {cell}; {name} can make it first with a {value} (%n of the {total} unseen cards).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes a sovereign suite of %n card(s).</source>
        <translation>
            <numerusform>It takes a sovereign suite of %n card.</numerusform>
            <numerusform>It takes a sovereign suite of %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Condottiere</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n linked</source>
        <translation>
            <numerusform>%n linked</numerusform>
            <numerusform>%n linked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {need} linked</source>
        <translation>
            <numerusform>%n of {need} linked</numerusform>
            <numerusform>%n of {need} linked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n region</numerusform>
            <numerusform>%n regions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) would win the game for {name}: see Threats.</source>
        <translation>
            <numerusform>%n region would win the game for {name}: see Threats.</numerusform>
            <numerusform>%n regions would win the game for {name}: see Threats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) would win the game for {name}: {regions}.</source>
        <translation>
            <numerusform>%n region would win the game for {name}: {regions}.</numerusform>
            <numerusform>%n regions would win the game for {name}: {regions}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) would win you the game: see Threats.</source>
        <translation>
            <numerusform>%n region would win you the game: see Threats.</numerusform>
            <numerusform>%n regions would win you the game: see Threats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) would win you the game: {regions}.</source>
        <translation>
            <numerusform>%n region would win you the game: {regions}.</numerusform>
            <numerusform>%n regions would win you the game: {regions}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Draw %n card</numerusform>
            <numerusform>Draw %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n linked region(s)!</source>
        <translation>
            <numerusform>You win with %n linked region!</numerusform>
            <numerusform>You win with %n linked regions!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n point(s)!</source>
        <translation>
            <numerusform>You win with %n point!</numerusform>
            <numerusform>You win with %n points!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n region(s)!</source>
        <translation>
            <numerusform>You win with %n region!</numerusform>
            <numerusform>You win with %n regions!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand holds at most {limit}: there is room for %n.</source>
        <translation>
            <numerusform>Your hand holds at most {limit}: there is room for %n.</numerusform>
            <numerusform>Your hand holds at most {limit}: there is room for %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n linked region(s).</source>
        <translation>
            <numerusform>{name} wins with %n linked region.</numerusform>
            <numerusform>{name} wins with %n linked regions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n point(s).</source>
        <translation>
            <numerusform>{name} wins with %n point.</numerusform>
            <numerusform>{name} wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n region(s).</source>
        <translation>
            <numerusform>{name} wins with %n region.</numerusform>
            <numerusform>{name} wins with %n regions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CondottiereAid</name>
    <message numerus="yes">
        <source>%n cards, worth 1 to 6 or 10. They make an army strong. No other card is a mercenary; many change what mercenaries count.</source>
        <translation>
            <numerusform>%n cards, worth 1 to 6 or 10. They make an army strong. No other card is a mercenary; many change what mercenaries count.</numerusform>
            <numerusform>%n cards, worth 1 to 6 or 10. They make an army strong. No other card is a mercenary; many change what mercenaries count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n cards</source>
        <translation>
            <numerusform>The %n cards</numerusform>
            <numerusform>The %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CondottiereCards</name>
    <message numerus="yes">
        <source>%n Bishop(s)</source>
        <translation>
            <numerusform>%n Bishop</numerusform>
            <numerusform>%n Bishops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Courtesan(s)</source>
        <translation>
            <numerusform>%n Courtesan</numerusform>
            <numerusform>%n Courtesans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Drum(s)</source>
        <translation>
            <numerusform>%n Drum</numerusform>
            <numerusform>%n Drums</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Heroine(s)</source>
        <translation>
            <numerusform>%n Heroine</numerusform>
            <numerusform>%n Heroines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Scarecrow(s)</source>
        <translation>
            <numerusform>%n Scarecrow</numerusform>
            <numerusform>%n Scarecrows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Spring card(s)</source>
        <translation>
            <numerusform>%n Spring card</numerusform>
            <numerusform>%n Spring cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Surrender card(s)</source>
        <translation>
            <numerusform>%n Surrender card</numerusform>
            <numerusform>%n Surrender cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Winter card(s)</source>
        <translation>
            <numerusform>%n Winter card</numerusform>
            <numerusform>%n Winter cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of {value}</source>
        <translation>
            <numerusform>%n card of value {value}</numerusform>
            <numerusform>%n cards of value {value}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CondottiereChronicle</name>
    <message numerus="yes">
        <source>You discard your hand of %n card(s).</source>
        <translation>
            <numerusform>You discard your hand of %n card.</numerusform>
            <numerusform>You discard your hand of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} discards a hand of %n card(s).</source>
        <translation>
            <numerusform>{name} discards a hand of %n card.</numerusform>
            <numerusform>{name} discards a hand of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %n card(s).</source>
        <translation>
            <numerusform>{name} draws %n card.</numerusform>
            <numerusform>{name} draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} keeps %n card(s).</source>
        <translation>
            <numerusform>{name} keeps %n card.</numerusform>
            <numerusform>{name} keeps %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} shows {other} %n card(s).</source>
        <translation>
            <numerusform>{name} shows {other} %n card.</numerusform>
            <numerusform>{name} shows {other} %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CondottiereEnding</name>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n battle</numerusform>
            <numerusform>%n battles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) stopped by a bishop</source>
        <translation>
            <numerusform>%n battle stopped by a bishop</numerusform>
            <numerusform>%n battles stopped by a bishop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in one battle</source>
        <translation>
            <numerusform>%n card in one battle</numerusform>
            <numerusform>%n cards in one battle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mercenary(s) of 10 fought for you</source>
        <translation>
            <numerusform>%n mercenary of 10 fought for you</numerusform>
            <numerusform>%n mercenaries of 10 fought for you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mercenary(s) of 10 fought for {name}</source>
        <translation>
            <numerusform>%n mercenary of 10 fought for {name}</numerusform>
            <numerusform>%n mercenaries of 10 fought for {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n region</numerusform>
            <numerusform>%n regions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A total of %n region(s) would have won, too.</source>
        <translation>
            <numerusform>A total of %n region would have won, too.</numerusform>
            <numerusform>A total of %n regions would have won, too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {region}, you hold %n region(s).</source>
        <translation>
            <numerusform>With {region}, you hold %n region.</numerusform>
            <numerusform>With {region}, you hold %n regions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {region}, you hold a realm of %n linked region(s); {needed} were needed.</source>
        <translation>
            <numerusform>With {region}, you hold a realm of %n linked region; {needed} were needed.</numerusform>
            <numerusform>With {region}, you hold a realm of %n linked regions; {needed} were needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {region}, {name} holds %n region(s).</source>
        <translation>
            <numerusform>With {region}, {name} holds %n region.</numerusform>
            <numerusform>With {region}, {name} holds %n regions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {region}, {name} holds a realm of %n linked region(s); {needed} were needed.</source>
        <translation>
            <numerusform>With {region}, {name} holds a realm of %n linked region; {needed} were needed.</numerusform>
            <numerusform>With {region}, {name} holds a realm of %n linked regions; {needed} were needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n point(s)</source>
        <translation>
            <numerusform>You have %n point</numerusform>
            <numerusform>You have %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n battle(s)</source>
        <translation>
            <numerusform>of %n battle</numerusform>
            <numerusform>of %n battles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{battles}, %n of them without a winner</source>
        <translation>
            <numerusform>{battles}, %n of them without a winner</numerusform>
            <numerusform>{battles}, %n of them without a winner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n point(s)</source>
        <translation>
            <numerusform>{name} has %n point</numerusform>
            <numerusform>{name} has %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CondottiereFigures</name>
    <message numerus="yes">
        <source>%n battle(s) were fought.</source>
        <translation>
            <numerusform>%n battle was fought.</numerusform>
            <numerusform>%n battles were fought.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest: the final one, %n card(s).</source>
        <translation>
            <numerusform>The longest: the final one, %n card.</numerusform>
            <numerusform>The longest: the final one, %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest: {regions}, %n card(s) each.</source>
        <translation>
            <numerusform>The longest: {regions}, %n card each.</numerusform>
            <numerusform>The longest: {regions}, %n cards each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest: {region}, %n card(s).</source>
        <translation>
            <numerusform>The longest: {region}, %n card.</numerusform>
            <numerusform>The longest: {region}, %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CondottierePrint</name>
    <message numerus="yes">
        <source>%n of each colour: cut along the lines, from mark to mark, or round if you like. Lay one on the red seal of every region you take.</source>
        <translation>
            <numerusform>%n of each colour: cut along the lines, from mark to mark, or round if you like. Lay one on the red seal of every region you take.</numerusform>
            <numerusform>%n of each colour: cut along the lines, from mark to mark, or round if you like. Lay one on the red seal of every region you take.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n cards. Cut along the lines and fold back along the dashes. Glue the narrow flap to the inside of the last side, then glue the bottom; tuck in the lid.</source>
        <translation>
            <numerusform>For %n card. Cut along the lines and fold back along the dashes. Glue the narrow flap to the inside of the last side, then glue the bottom; tuck in the lid.</numerusform>
            <numerusform>For %n cards. Cut along the lines and fold back along the dashes. Glue the narrow flap to the inside of the last side, then glue the bottom; tuck in the lid.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CondottiereReasons</name>
    <message numerus="yes">
        <source>%n region(s) linked</source>
        <translation>
            <numerusform>%n region linked</numerusform>
            <numerusform>%n regions linked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, which links %n of your region(s)</source>
        <translation>
            <numerusform>, which links %n of your regions</numerusform>
            <numerusform>, which links %n of your regions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, which links %n region(s)</source>
        <translation>
            <numerusform>, which links %n region</numerusform>
            <numerusform>, which links %n regions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, who then links %n region(s)</source>
        <translation>
            <numerusform>, who then links %n region</numerusform>
            <numerusform>, who then links %n regions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It links %n region(s)</source>
        <translation>
            <numerusform>It links %n region</numerusform>
            <numerusform>It links %n regions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CondottiereSaid</name>
    <message numerus="yes">
        <source>%n card(s) to draw, {gone} discarded.</source>
        <translation>
            <numerusform>%n card to draw, {gone} discarded.</numerusform>
            <numerusform>%n cards to draw, {gone} discarded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CondottiereTable</name>
    <message numerus="yes">
        <source>%n discarded</source>
        <translation>
            <numerusform>%n discarded</numerusform>
            <numerusform>%n discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to draw</source>
        <translation>
            <numerusform>%n to draw</numerusform>
            <numerusform>%n to draw</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CondottiereTags</name>
    <message numerus="yes">
        <source>%n card(s), {cards} among them</source>
        <translation>
            <numerusform>%n card: {cards}</numerusform>
            <numerusform>%n cards, {cards} among them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every region that is left would win the game for a rival: here %n other player(s) can prevent it.</source>
        <translation>
            <numerusform>Every region that is left would win the game for a rival: here %n other player can prevent it.</numerusform>
            <numerusform>Every region that is left would win the game for a rival: here %n other players can prevent it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It borders %n free region(s) that could be linked later, more than any other.</source>
        <translation>
            <numerusform>It borders %n free region that could be linked later, more than any other.</numerusform>
            <numerusform>It borders %n free regions that could be linked later, more than any other.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It borders %n free region(s) that could be linked later; none borders more.</source>
        <translation>
            <numerusform>It borders %n free region that could be linked later; none borders more.</numerusform>
            <numerusform>It borders %n free regions that could be linked later; none borders more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It borders {regions}: taking it links %n region(s).</source>
        <translation>
            <numerusform>It borders {regions}: taking it links %n region.</numerusform>
            <numerusform>It borders {regions}: taking it links %n regions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would help only {name}, who has %n card(s) left, fewer than you.</source>
        <translation>
            <numerusform>It would help only {name}, who has %n card left, fewer than you.</numerusform>
            <numerusform>It would help only {name}, who has %n cards left, fewer than you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With it, you would have %n linked region(s).</source>
        <translation>
            <numerusform>With it, you would have %n linked region.</numerusform>
            <numerusform>With it, you would have %n linked regions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With it, {name} would have %n linked region(s).</source>
        <translation>
            <numerusform>With it, {name} would have %n linked region.</numerusform>
            <numerusform>With it, {name} would have %n linked regions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CondottiereTalk</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I show you %n card(s)</source>
        <translation>
            <numerusform>I show you %n card</numerusform>
            <numerusform>I show you %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I show {name} %n card(s)</source>
        <translation>
            <numerusform>I show {name} %n card</numerusform>
            <numerusform>I show {name} %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>show you %n card(s)</source>
        <translation>
            <numerusform>show you %n card</numerusform>
            <numerusform>show you %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>show {name} %n card(s)</source>
        <translation>
            <numerusform>show {name} %n card</numerusform>
            <numerusform>show {name} %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shows me %n card(s)</source>
        <translation>
            <numerusform>shows me %n card</numerusform>
            <numerusform>shows me %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shows you %n card(s)</source>
        <translation>
            <numerusform>shows you %n card</numerusform>
            <numerusform>shows you %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shows {name} %n card(s)</source>
        <translation>
            <numerusform>shows {name} %n card</numerusform>
            <numerusform>shows {name} %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you show me %n card(s)</source>
        <translation>
            <numerusform>you show me %n card</numerusform>
            <numerusform>you show me %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you show {name} %n card(s)</source>
        <translation>
            <numerusform>you show {name} %n card</numerusform>
            <numerusform>you show {name} %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Contrees</name>
    <message numerus="yes">
        <source>%n of them snow</source>
        <comment>below the figure</comment>
        <translation>
            <numerusform>%n of them snow</numerusform>
            <numerusform>%n of them snow</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n snow tile(s) to lay</source>
        <translation>
            <numerusform>%n snow tile to lay</numerusform>
            <numerusform>%n snow tiles to lay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of 16 are laid.</source>
        <translation>
            <numerusform>%n tile of 16 is laid.</numerusform>
            <numerusform>%n tiles of 16 are laid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) to lay</source>
        <translation>
            <numerusform>%n tile to lay</numerusform>
            <numerusform>%n tiles to lay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) to lay</source>
        <comment>below the figure</comment>
        <translation>
            <numerusform>%n tile to lay</numerusform>
            <numerusform>%n tiles to lay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s) left</source>
        <translation>
            <numerusform>%n tower left</numerusform>
            <numerusform>%n towers left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s) left</source>
        <comment>below the figure</comment>
        <translation>
            <numerusform>%n tower left</numerusform>
            <numerusform>%n towers left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s) of {total} built</source>
        <translation>
            <numerusform>%n tower of {total} built</numerusform>
            <numerusform>%n towers of {total} built</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s) razed</source>
        <translation>
            <numerusform>%n tower razed</numerusform>
            <numerusform>%n towers razed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s) razed</source>
        <comment>below the figure</comment>
        <translation>
            <numerusform>%n tower razed</numerusform>
            <numerusform>%n towers razed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost %n tile(s) to you</source>
        <translation>
            <numerusform>lost %n tile to you</numerusform>
            <numerusform>lost %n tiles to you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost %n tile(s) to {name}</source>
        <translation>
            <numerusform>lost %n tile to {name}</numerusform>
            <numerusform>lost %n tiles to {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>razed %n tower(s)</source>
        <translation>
            <numerusform>razed %n tower</numerusform>
            <numerusform>razed %n towers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n tile(s)</source>
        <translation>
            <numerusform>took %n tile</numerusform>
            <numerusform>took %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you razed %n tower(s)</source>
        <translation>
            <numerusform>you razed %n tower</numerusform>
            <numerusform>you razed %n towers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} razed %n tower(s)</source>
        <translation>
            <numerusform>{name} razed %n tower</numerusform>
            <numerusform>{name} razed %n towers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContreesEnding</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) taken, in this order</source>
        <translation>
            <numerusform>%n tile taken, in this order</numerusform>
            <numerusform>%n tiles taken, in this order</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) taken, in this order; those with a crown were kept</source>
        <translation>
            <numerusform>%n tile taken, in this order; kept if it has a crown</numerusform>
            <numerusform>%n tiles taken, in this order; those with a crown were kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) the lead changed</source>
        <translation>
            <numerusform>%n time the lead changed</numerusform>
            <numerusform>%n times the lead changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s) built</source>
        <translation>
            <numerusform>%n tower built</numerusform>
            <numerusform>%n towers built</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s) in the largest group</source>
        <translation>
            <numerusform>%n tower in the largest group</numerusform>
            <numerusform>%n towers in the largest group</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s) razed in one move</source>
        <translation>
            <numerusform>%n tower razed in one move</numerusform>
            <numerusform>%n towers razed in one move</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContreesFigures</name>
    <message numerus="yes">
        <source>The most towers razed at once: %n.</source>
        <translation>
            <numerusform>The most towers razed at once: %n.</numerusform>
            <numerusform>The most towers razed at once: %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContreesNumbers</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s), one of them a snow tile</source>
        <translation>
            <numerusform>%n tile, one of them a snow tile</numerusform>
            <numerusform>%n tiles, one of them a snow tile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s), two of them snow tiles</source>
        <translation>
            <numerusform>%n tile, two of them snow tiles</numerusform>
            <numerusform>%n tiles, two of them snow tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContreesReasons</name>
    <message numerus="yes">
        <source>It costs %n point(s) after the best reply</source>
        <translation>
            <numerusform>It costs %n point after the best reply</numerusform>
            <numerusform>It costs %n points after the best reply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %n tile(s) after the best reply</source>
        <translation>
            <numerusform>It costs %n tile after the best reply</numerusform>
            <numerusform>It costs %n tiles after the best reply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends %n point(s) ahead if both play their best</source>
        <translation>
            <numerusform>It ends %n point ahead if both play their best</numerusform>
            <numerusform>It ends %n points ahead if both play their best</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends %n point(s) behind if both play their best</source>
        <translation>
            <numerusform>It ends %n point behind if both play their best</numerusform>
            <numerusform>It ends %n points behind if both play their best</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends %n tile(s) ahead if both play their best</source>
        <translation>
            <numerusform>It ends %n tile ahead if both play their best</numerusform>
            <numerusform>It ends %n tiles ahead if both play their best</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends %n tile(s) behind if both play their best</source>
        <translation>
            <numerusform>It ends %n tile behind if both play their best</numerusform>
            <numerusform>It ends %n tiles behind if both play their best</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is %n point(s) behind after the best reply</source>
        <translation>
            <numerusform>It is %n point behind after the best reply</numerusform>
            <numerusform>It is %n points behind after the best reply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is %n tile(s) behind after the best reply</source>
        <translation>
            <numerusform>It is %n tile behind after the best reply</numerusform>
            <numerusform>It is %n tiles behind after the best reply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is still %n point(s) ahead after the best reply</source>
        <translation>
            <numerusform>It is still %n point ahead after the best reply</numerusform>
            <numerusform>It is still %n points ahead after the best reply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is still %n tile(s) ahead after the best reply</source>
        <translation>
            <numerusform>It is still %n tile ahead after the best reply</numerusform>
            <numerusform>It is still %n tiles ahead after the best reply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It lets the opponent raze %n tower(s) in reply</source>
        <translation>
            <numerusform>It lets the opponent raze %n tower in reply</numerusform>
            <numerusform>It lets the opponent raze %n towers in reply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It makes %n corner(s) where three tiles meet</source>
        <translation>
            <numerusform>It makes %n corner where three tiles meet</numerusform>
            <numerusform>It makes %n corners where three tiles meet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It razes %n tower(s)</source>
        <translation>
            <numerusform>It razes %n tower</numerusform>
            <numerusform>It razes %n towers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It shares a side with %n tile(s)</source>
        <translation>
            <numerusform>It shares a side with %n tile</numerusform>
            <numerusform>It shares a side with %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes %n tile(s)</source>
        <translation>
            <numerusform>It takes %n tile</numerusform>
            <numerusform>It takes %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>razes %n tower(s)</source>
        <translation>
            <numerusform>razes %n tower</numerusform>
            <numerusform>razes %n towers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContreesTags</name>
    <message numerus="yes">
        <source>A snow tile counts three at the end; here %n of its corner(s) count for other tiles, too.</source>
        <translation>
            <numerusform>A snow tile counts three at the end; here %n of its corners counts for other tiles, too.</numerusform>
            <numerusform>A snow tile counts three at the end; here %n of its corners count for other tiles, too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Beside the new tile, %n place(s) can make a corner where three tiles meet; you lay next.</source>
        <translation>
            <numerusform>Beside the new tile, %n place can make a corner where three tiles meet; you lay next.</numerusform>
            <numerusform>Beside the new tile, %n places can make a corner where three tiles meet; you lay next.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Beside the new tile, %n place(s) can make a corner where three tiles meet; {name} lays next.</source>
        <translation>
            <numerusform>Beside the new tile, %n place can make a corner where three tiles meet; {name} lays next.</numerusform>
            <numerusform>Beside the new tile, %n places can make a corner where three tiles meet; {name} lays next.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It makes %n corner(s) where one tower counts for three tiles.</source>
        <translation>
            <numerusform>It makes %n corner where one tower counts for three tiles.</numerusform>
            <numerusform>It makes %n corners where one tower counts for three tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It makes %n corner(s) where one tower counts for two tiles.</source>
        <translation>
            <numerusform>It makes %n corner where one tower counts for two tiles.</numerusform>
            <numerusform>It makes %n corners where one tower counts for two tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It razes %n tower(s)</source>
        <translation>
            <numerusform>It razes %n tower</numerusform>
            <numerusform>It razes %n towers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes {tiles} and razes %n tower(s)</source>
        <translation>
            <numerusform>It takes {tiles} and razes %n tower</numerusform>
            <numerusform>It takes {tiles} and razes %n towers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n corner(s) where three tiles meet, and you build first.</source>
        <translation>
            <numerusform>That leaves %n corner where three tiles meet, and you build first.</numerusform>
            <numerusform>That leaves %n corners where three tiles meet, and you build first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n corner(s) where three tiles meet, and {name} builds first.</source>
        <translation>
            <numerusform>That leaves %n corner where three tiles meet, and {name} builds first.</numerusform>
            <numerusform>That leaves %n corners where three tiles meet, and {name} builds first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cortez</name>
    <message numerus="yes">
        <source>%n bribery card(s)</source>
        <translation>
            <numerusform>%n bribery card</numerusform>
            <numerusform>%n bribery cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the city</source>
        <translation>
            <numerusform>%n in the city</numerusform>
            <numerusform>%n in the city</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s)</source>
        <translation>
            <numerusform>%n provision</numerusform>
            <numerusform>%n provisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) of the city are still free.</source>
        <translation>
            <numerusform>%n square of the city is still free.</numerusform>
            <numerusform>%n squares of the city are still free.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s)</source>
        <translation>
            <numerusform>%n treasure</numerusform>
            <numerusform>%n treasures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s)</source>
        <translation>
            <numerusform>%n warrior</numerusform>
            <numerusform>%n warriors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n more card(s).</source>
        <translation>
            <numerusform>Discard %n more card.</numerusform>
            <numerusform>Discard %n more cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw a provision: %n action(s) left.</source>
        <translation>
            <numerusform>Draw a provision: %n action left.</numerusform>
            <numerusform>Draw a provision: %n actions left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each nation has %n troop(s) in the city.</source>
        <translation>
            <numerusform>Each nation has %n troop in the city.</numerusform>
            <numerusform>Each nation has %n troops in the city.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay %n card(s)</source>
        <translation>
            <numerusform>Lay %n card</numerusform>
            <numerusform>Lay %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move a troop, or draw a provision: %n action(s) left.</source>
        <translation>
            <numerusform>Move a troop, or draw a provision: %n action left.</numerusform>
            <numerusform>Move a troop, or draw a provision: %n actions left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move a troop, or recruit: %n action(s) left.</source>
        <translation>
            <numerusform>Move a troop, or recruit: %n action left.</numerusform>
            <numerusform>Move a troop, or recruit: %n actions left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move a troop, recruit, or draw a provision: %n action(s) left.</source>
        <translation>
            <numerusform>Move a troop, recruit, or draw a provision: %n action left.</numerusform>
            <numerusform>Move a troop, recruit, or draw a provision: %n actions left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move a troop: %n action(s) left.</source>
        <translation>
            <numerusform>Move a troop: %n action left.</numerusform>
            <numerusform>Move a troop: %n actions left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay %n more card(s).</source>
        <translation>
            <numerusform>Pay %n more card.</numerusform>
            <numerusform>Pay %n more cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay one Food and draw %n warrior(s)</source>
        <translation>
            <numerusform>Pay one Food and draw %n warrior</numerusform>
            <numerusform>Pay one Food and draw %n warriors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay one Food for %n warrior(s)</source>
        <translation>
            <numerusform>Pay one Food for %n warrior</numerusform>
            <numerusform>Pay one Food for %n warriors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recruit, or draw a provision: %n action(s) left.</source>
        <translation>
            <numerusform>Recruit, or draw a provision: %n action left.</numerusform>
            <numerusform>Recruit, or draw a provision: %n actions left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recruit: %n action(s) left.</source>
        <translation>
            <numerusform>Recruit: %n action left.</numerusform>
            <numerusform>Recruit: %n actions left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The most points win, after %n round(s) or once the city is full.</source>
        <translation>
            <numerusform>The most points win, after %n round or once the city is full.</numerusform>
            <numerusform>The most points win, after %n rounds or once the city is full.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You defend: pay one Food for %n warrior(s)?</source>
        <translation>
            <numerusform>You defend: pay one Food for %n warrior?</numerusform>
            <numerusform>You defend: pay one Food for %n warriors?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n of them.</source>
        <translation>
            <numerusform>You have only %n of them.</numerusform>
            <numerusform>You have only %n of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep %n card(s).</source>
        <translation>
            <numerusform>You keep %n card.</numerusform>
            <numerusform>You keep %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paying one Food for %n warrior(s)</source>
        <translation>
            <numerusform>paying one Food for %n warrior</numerusform>
            <numerusform>paying one Food for %n warriors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CortezChronicle</name>
    <message numerus="yes">
        <source>You and {names} win with %n point(s).</source>
        <translation>
            <numerusform>You and {names} win with %n point.</numerusform>
            <numerusform>You and {names} win with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You move {troop} {place} and pay %n Camouflage.</source>
        <translation>
            <numerusform>You move {troop} {place} and pay %n Camouflage.</numerusform>
            <numerusform>You move {troop} {place} and pay %n Camouflage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the treasure with %n troop(s) in the city.</source>
        <translation>
            <numerusform>You win the treasure with %n troop in the city.</numerusform>
            <numerusform>You win the treasure with %n troops in the city.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n point(s).</source>
        <translation>
            <numerusform>You win with %n point.</numerusform>
            <numerusform>You win with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win with %n point(s).</source>
        <translation>
            <numerusform>{names} win with %n point.</numerusform>
            <numerusform>{names} win with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} moves {troop} {place} and pays %n Camouflage.</source>
        <translation>
            <numerusform>{name} moves {troop} {place} and pays %n Camouflage.</numerusform>
            <numerusform>{name} moves {troop} {place} and pays %n Camouflage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the treasure with %n troop(s) in the city.</source>
        <translation>
            <numerusform>{name} wins the treasure with %n troop in the city.</numerusform>
            <numerusform>{name} wins the treasure with %n troops in the city.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n point(s).</source>
        <translation>
            <numerusform>{name} wins with %n point.</numerusform>
            <numerusform>{name} wins with %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CortezEnding</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for troops in the city</source>
        <translation>
            <numerusform>%n point for troops in the city</numerusform>
            <numerusform>%n points for troops in the city</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s)</source>
        <translation>
            <numerusform>%n treasure</numerusform>
            <numerusform>%n treasures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s) came to you on a tie.</source>
        <translation>
            <numerusform>%n treasure came to you on a tie.</numerusform>
            <numerusform>%n treasures came to you on a tie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s) given on a tie</source>
        <translation>
            <numerusform>%n treasure given on a tie</numerusform>
            <numerusform>%n treasures given on a tie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s) went to {name} on a tie.</source>
        <translation>
            <numerusform>%n treasure went to {name} on a tie.</numerusform>
            <numerusform>%n treasures went to {name} on a tie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) moved</source>
        <translation>
            <numerusform>%n troop moved</numerusform>
            <numerusform>%n troops moved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n treasure(s)</source>
        <translation>
            <numerusform>of %n treasure</numerusform>
            <numerusform>of %n treasures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won by %n troop(s)</source>
        <translation>
            <numerusform>won by %n troop</numerusform>
            <numerusform>won by %n troops</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CortezFigures</name>
    <message numerus="yes">
        <source>There were %n combat(s).</source>
        <translation>
            <numerusform>There was %n combat.</numerusform>
            <numerusform>There were %n combats.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CortezMemory</name>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n unknown</numerusform>
            <numerusform>%n unknown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CortezNames</name>
    <message numerus="yes">
        <source>%n Camouflage</source>
        <translation>
            <numerusform>%n Camouflage</numerusform>
            <numerusform>%n Camouflage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Food</source>
        <translation>
            <numerusform>%n Food</numerusform>
            <numerusform>%n Food</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Gold</source>
        <translation>
            <numerusform>%n Gold</numerusform>
            <numerusform>%n Gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Weapon(s)</source>
        <translation>
            <numerusform>%n Weapon</numerusform>
            <numerusform>%n Weapons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s)</source>
        <translation>
            <numerusform>%n provision</numerusform>
            <numerusform>%n provisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s)</source>
        <translation>
            <numerusform>%n warrior</numerusform>
            <numerusform>%n warriors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CortezNotes</name>
    <message numerus="yes">
        <source>%n card(s) to be auctioned.</source>
        <translation>
            <numerusform>%n card to be auctioned.</numerusform>
            <numerusform>%n cards to be auctioned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), the treasure among the last five.</source>
        <translation>
            <numerusform>%n card, the treasure among the last five.</numerusform>
            <numerusform>%n cards, the treasure among the last five.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), the treasure among them.</source>
        <translation>
            <numerusform>%n card: the treasure.</numerusform>
            <numerusform>%n cards, the treasure among them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s).</source>
        <translation>
            <numerusform>%n card.</numerusform>
            <numerusform>%n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) to draw.</source>
        <translation>
            <numerusform>%n provision to draw.</numerusform>
            <numerusform>%n provisions to draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s) to draw.</source>
        <translation>
            <numerusform>%n warrior to draw.</numerusform>
            <numerusform>%n warriors to draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A move that ends here brings %n provision(s); after a combat, only the winner draws.</source>
        <translation>
            <numerusform>A move that ends here brings %n provision; after a combat, only the winner draws.</numerusform>
            <numerusform>A move that ends here brings %n provisions; after a combat, only the winner draws.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CortezPrint</name>
    <message numerus="yes">
        <source>%n of each colour, one of them a spare. Put one on each of your troops; it moves with the troop.</source>
        <translation>
            <numerusform>%n of each colour, a spare. Put one on each of your troops; it moves with the troop.</numerusform>
            <numerusform>%n of each colour, one of them a spare. Put one on each of your troops; it moves with the troop.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of each nation. Cut along the lines, and glue them on wood or coins if you like.</source>
        <translation>
            <numerusform>%n of each nation. Cut along the lines, and glue it on wood or a coin if you like.</numerusform>
            <numerusform>%n of each nation. Cut along the lines, and glue them on wood or coins if you like.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n cards. Cut along the lines and fold back along the dashes. Glue the narrow flap to the inside of the last side, then glue the bottom; tuck in the lid.</source>
        <translation>
            <numerusform>For %n card. Cut along the lines and fold back along the dashes. Glue the narrow flap to the inside of the last side, then glue the bottom; tuck in the lid.</numerusform>
            <numerusform>For %n cards. Cut along the lines and fold back along the dashes. Glue the narrow flap to the inside of the last side, then glue the bottom; tuck in the lid.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CortezReasons</name>
    <message numerus="yes">
        <source>%n fewer troop(s) in the city at the end of the next turn</source>
        <translation>
            <numerusform>%n fewer troop in the city at the end of the next turn</numerusform>
            <numerusform>%n fewer troops in the city at the end of the next turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more troop(s) in the city at the end of the next turn</source>
        <translation>
            <numerusform>%n more troop in the city at the end of the next turn</numerusform>
            <numerusform>%n more troops in the city at the end of the next turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It helps the side that fights your own nation, but brings %n Gold, a point each at the end.</source>
        <translation>
            <numerusform>It helps the side that fights your own nation, but brings %n Gold, a point at the end.</numerusform>
            <numerusform>It helps the side that fights your own nation, but brings %n Gold, a point each at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It helps the side that fights {name}’s own nation, but brings %n Gold, a point each at the end.</source>
        <translation>
            <numerusform>It helps the side that fights {name}’s own nation, but brings %n Gold, a point at the end.</numerusform>
            <numerusform>It helps the side that fights {name}’s own nation, but brings %n Gold, a point each at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The price is %n Gold, a point each at the end.</source>
        <translation>
            <numerusform>The price is %n Gold, a point at the end.</numerusform>
            <numerusform>The price is %n Gold, a point each at the end.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CortezTable</name>
    <message numerus="yes">
        <source>%n Camouflage to pay</source>
        <translation>
            <numerusform>%n Camouflage to pay</numerusform>
            <numerusform>%n Camouflage to pay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubled</source>
        <translation>
            <numerusform>%n doubled</numerusform>
            <numerusform>%n doubled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation>
            <numerusform>%n other</numerusform>
            <numerusform>%n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) for arriving</source>
        <translation>
            <numerusform>%n provision for arriving</numerusform>
            <numerusform>%n provisions for arriving</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) for the winner</source>
        <translation>
            <numerusform>%n provision for the winner</numerusform>
            <numerusform>%n provisions for the winner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s)</source>
        <translation>
            <numerusform>%n warrior</numerusform>
            <numerusform>%n warriors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CortezTags</name>
    <message numerus="yes">
        <source>After the combat, a new warrior is drawn for each of the next %n warrior(s) laid.</source>
        <translation>
            <numerusform>After the combat, %n new warrior is drawn for the next warrior laid.</numerusform>
            <numerusform>After the combat, a new warrior is drawn for each of the next %n warriors laid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there, the way into the city costs at least %n Camouflage.</source>
        <translation>
            <numerusform>From there, the way into the city costs at least %n Camouflage.</numerusform>
            <numerusform>From there, the way into the city costs at least %n Camouflage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings %n provision(s).</source>
        <translation>
            <numerusform>It brings %n provision.</numerusform>
            <numerusform>It brings %n provisions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings your hand to %n provision(s).</source>
        <translation>
            <numerusform>It brings your hand to %n provision.</numerusform>
            <numerusform>It brings your hand to %n provisions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings your hand to %n warrior(s).</source>
        <translation>
            <numerusform>It brings your hand to %n warrior.</numerusform>
            <numerusform>It brings your hand to %n warriors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings {name}’s hand to %n provision(s).</source>
        <translation>
            <numerusform>It brings {name}’s hand to %n provision.</numerusform>
            <numerusform>It brings {name}’s hand to %n provisions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings {name}’s hand to %n warrior(s).</source>
        <translation>
            <numerusform>It brings {name}’s hand to %n warrior.</numerusform>
            <numerusform>It brings {name}’s hand to %n warriors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The way costs %n Camouflage of {held} in hand.</source>
        <translation>
            <numerusform>The way costs %n Camouflage of {held} in hand.</numerusform>
            <numerusform>The way costs %n Camouflage of {held} in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To attack it there, a rival needs at least %n Camouflage.</source>
        <translation>
            <numerusform>To attack it there, a rival needs at least %n Camouflage.</numerusform>
            <numerusform>To attack it there, a rival needs at least %n Camouflage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n warrior(s).</source>
        <translation>
            <numerusform>You hold %n warrior.</numerusform>
            <numerusform>You hold %n warriors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n warrior(s).</source>
        <translation>
            <numerusform>{name} holds %n warrior.</numerusform>
            <numerusform>{name} holds %n warriors.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message numerus="yes">
        <source>%n victory(ies) so far</source>
        <translation>
            <numerusform>%n victory so far</numerusform>
            <numerusform>%n victories so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your most in %n game(s)</source>
        <translation>
            <numerusform>your most in %n game</numerusform>
            <numerusform>your most in %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message numerus="yes">
        <source>%n hidden item(s) leaked: this is a bug in Conquista.</source>
        <translation>
            <numerusform>%n hidden item leaked: this is a bug in Conquista.</numerusform>
            <numerusform>%n hidden items leaked: this is a bug in Conquista.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) came out differently, as happens once bots have been improved.</source>
        <translation>
            <numerusform>%n move came out differently, as happens once bots have been improved.</numerusform>
            <numerusform>%n moves came out differently, as happens once bots have been improved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) could not be compared: the bot failed when it was asked again.</source>
        <translation>
            <numerusform>%n move could not be compared: the bot failed when it was asked again.</numerusform>
            <numerusform>%n moves could not be compared: the bot failed when it was asked again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) could not be compared: the bot had failed, and a simple rule chose its moves.</source>
        <translation>
            <numerusform>%n move could not be compared: the bot had failed, and a simple rule chose its moves.</numerusform>
            <numerusform>%n moves could not be compared: the bot had failed, and a simple rule chose its moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) could not be compared: the program that made them is not part of Conquista.</source>
        <translation>
            <numerusform>%n move could not be compared: the program that made it is not part of Conquista.</numerusform>
            <numerusform>%n moves could not be compared: the program that made them is not part of Conquista.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) could not be compared: the record does not say how long the bot thought.</source>
        <translation>
            <numerusform>%n move could not be compared: the record does not say how long the bot thought.</numerusform>
            <numerusform>%n moves could not be compared: the record does not say how long the bot thought.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) could not be compared: the record shows more thinking than the bot’s level allows.</source>
        <translation>
            <numerusform>%n move could not be compared: the record shows more thinking than the bot’s level allows.</numerusform>
            <numerusform>%n moves could not be compared: the record shows more thinking than the bot’s level allows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) could not be compared: this time the bot thought for less time than in the game.</source>
        <translation>
            <numerusform>%n move could not be compared: this time the bot thought for less time than in the game.</numerusform>
            <numerusform>%n moves could not be compared: this time the bot thought for less time than in the game.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>Moves were taken back %n time(s), even after something new had been seen.</source>
        <translation>
            <numerusform>Moves were taken back %n time, even after something new had been seen.</numerusform>
            <numerusform>Moves were taken back %n times, even after something new had been seen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moves were taken back %n time(s).</source>
        <translation>
            <numerusform>Moves were taken back %n time.</numerusform>
            <numerusform>Moves were taken back %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Friends</name>
    <message numerus="yes">
        <source>%n day(s) a move</source>
        <translation>
            <numerusform>%n day a move</numerusform>
            <numerusform>%n days a move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) a move</source>
        <translation>
            <numerusform>%n minute a move</numerusform>
            <numerusform>%n minutes a move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) since your last one; {key} looks back.</source>
        <translation>
            <numerusform>%n move since your last one; {key} looks back.</numerusform>
            <numerusform>%n moves since your last one; {key} looks back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) here.</source>
        <translation>
            <numerusform>%n player is here.</numerusform>
            <numerusform>%n players are here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) a move</source>
        <translation>
            <numerusform>%n second a move</numerusform>
            <numerusform>%n seconds a move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n minute(s) you can ask for a bot.</source>
        <translation>
            <numerusform>In %n minute you can ask for a bot.</numerusform>
            <numerusform>In %n minutes you can ask for a bot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with {name}; %n seat(s) free</source>
        <translation>
            <numerusform>with {name}; %n seat free</numerusform>
            <numerusform>with {name}; %n seats free</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message numerus="yes">
        <source>(in {often} of %n imagined game(s))</source>
        <translation>
            <numerusform>(in {often} of %n imagined game)</numerusform>
            <numerusform>(in {often} of %n imagined games)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(in {often} of %n imagined game(s); {answer}: in {less})</source>
        <translation>
            <numerusform>(in {often} of %n imagined game; {answer}: in {less})</numerusform>
            <numerusform>(in {often} of %n imagined games; {answer}: in {less})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chance of winning, judged by %n game(s) played on from here with what this player knew.</source>
        <translation>
            <numerusform>Chance of winning, judged by %n game played on from here with what this player knew.</numerusform>
            <numerusform>Chance of winning, judged by %n games played on from here with what this player knew.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chance of winning, judged by %n game(s) played on from here with what you know.</source>
        <translation>
            <numerusform>Chance of winning, judged by %n game played on from here with what you know.</numerusform>
            <numerusform>Chance of winning, judged by %n games played on from here with what you know.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chance of winning, judged by %n game(s) played on from here.</source>
        <translation>
            <numerusform>Chance of winning, judged by %n game played on from here.</numerusform>
            <numerusform>Chance of winning, judged by %n games played on from here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fact}: in {often} of %n imagined game(s); {answer}: in {less}.</source>
        <translation>
            <numerusform>{fact}: in {often} of %n imagined game; {answer}: in {less}.</numerusform>
            <numerusform>{fact}: in {often} of %n imagined games; {answer}: in {less}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>League</name>
    <message numerus="yes">
        <source>%n box(es)</source>
        <translation>
            <numerusform>%n box</numerusform>
            <numerusform>%n boxes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) played</source>
        <translation>
            <numerusform>%n match played</numerusform>
            <numerusform>%n matches played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) won</source>
        <translation>
            <numerusform>%n match won</numerusform>
            <numerusform>%n matches won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message numerus="yes">
        <source>%n game(s), kept on this computer only.</source>
        <translation>
            <numerusform>%n game, kept on this computer only.</numerusform>
            <numerusform>%n games, kept on this computer only.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victories</source>
        <translation>
            <numerusform>%n victory</numerusform>
            <numerusform>%n victories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A little stronger than a {level}: you win about %n out of ten two-player games.</source>
        <translation>
            <numerusform>A little stronger than a {level}: you win about %n out of ten two-player games.</numerusform>
            <numerusform>A little stronger than a {level}: you win about %n out of ten two-player games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A little weaker than a {level}: you win about %n out of ten two-player games.</source>
        <translation>
            <numerusform>A little weaker than a {level}: you win about %n out of ten two-player games.</numerusform>
            <numerusform>A little weaker than a {level}: you win about %n out of ten two-player games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n game(s) that several people played together.</source>
        <translation>
            <numerusform>And %n game that several people played together.</numerusform>
            <numerusform>And %n games that several people played together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As strong as a {level}: you win about %n out of ten two-player games.</source>
        <translation>
            <numerusform>As strong as a {level}: you win about %n out of ten two-player games.</numerusform>
            <numerusform>As strong as a {level}: you win about %n out of ten two-player games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Much stronger than a {level}: you win about %n out of ten two-player games.</source>
        <translation>
            <numerusform>Much stronger than a {level}: you win about %n out of ten two-player games.</numerusform>
            <numerusform>Much stronger than a {level}: you win about %n out of ten two-player games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Much weaker than a {level}: you win about %n out of ten two-player games.</source>
        <translation>
            <numerusform>Much weaker than a {level}: you win about %n out of ten two-player games.</numerusform>
            <numerusform>Much weaker than a {level}: you win about %n out of ten two-player games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too few games to tell: play %n more rated game(s) to see your level here.</source>
        <translation>
            <numerusform>Too few games to tell: play %n more rated game to see your level here.</numerusform>
            <numerusform>Too few games to tell: play %n more rated games to see your level here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>%n minute left</numerusform>
            <numerusform>%n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That was the last lesson, but you still have %n lesson(s) to do.</source>
        <translation>
            <numerusform>That was the last lesson, but you still have %n lesson to do.</numerusform>
            <numerusform>That was the last lesson, but you still have %n lessons to do.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MyGames</name>
    <message numerus="yes">
        <source>%n finished</source>
        <translation>
            <numerusform>%n finished</numerusform>
            <numerusform>%n finished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n unfinished</numerusform>
            <numerusform>%n unfinished</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) of paper</source>
        <translation>
            <numerusform>%n sheet of paper</numerusform>
            <numerusform>%n sheets of paper</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) fit on a page this way, instead of {most}: narrower gutters or another choice of backs would save paper.</source>
        <translation>
            <numerusform>Only %n card fits on a page this way, instead of {most}: narrower gutters or another choice of backs would save paper.</numerusform>
            <numerusform>Only %n cards fit on a page this way, instead of {most}: narrower gutters or another choice of backs would save paper.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board would fit on %n fewer part(s), but then seams would cut through spaces used in play.</source>
        <translation>
            <numerusform>The board would fit on %n fewer part, but a seam would then cut through spaces used in play.</numerusform>
            <numerusform>The board would fit on %n fewer parts, but then seams would cut through spaces used in play.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message numerus="yes">
        <source>%n try(s)</source>
        <translation>
            <numerusform>%n try</numerusform>
            <numerusform>%n tries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It took you %n try(s), with the hint.</source>
        <translation>
            <numerusform>It took you %n try, with the hint.</numerusform>
            <numerusform>It took you %n tries, with the hint.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It took you %n try(s), without help.</source>
        <translation>
            <numerusform>It took you %n try, without help.</numerusform>
            <numerusform>It took you %n tries, without help.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n move(s), and no fewer.</source>
        <translation>
            <numerusform>in %n move, and no fewer.</numerusform>
            <numerusform>in %n moves, and no fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n card(s) and a pass, and no fewer.</source>
        <translation>
            <numerusform>with %n card and a pass, and no fewer.</numerusform>
            <numerusform>with %n cards and a pass, and no fewer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%n ahead</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n ahead</numerusform>
            <numerusform>%n ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n behind</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n behind</numerusform>
            <numerusform>%n behind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tries per move</source>
        <translation>
            <numerusform>%n try per move</numerusform>
            <numerusform>%n tries per move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A bot in your seat played %n move(s).</source>
        <translation>
            <numerusform>A bot in your seat played %n move.</numerusform>
            <numerusform>A bot in your seat played %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A bot in {name}’s seat played %n move(s).</source>
        <translation>
            <numerusform>A bot in {name}’s seat played %n move.</numerusform>
            <numerusform>A bot in {name}’s seat played %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n min left.</source>
        <comment>time</comment>
        <translation>
            <numerusform>About %n min left.</numerusform>
            <numerusform>About %n min left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At %n possible turning point(s), no certain loss was found.</source>
        <translation>
            <numerusform>At %n possible turning point, no certain loss was found.</numerusform>
            <numerusform>At %n possible turning points, no certain loss was found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You were the favourite for {ahead} of %n move(s).</source>
        <translation>
            <numerusform>You were the favourite for {ahead} of %n move.</numerusform>
            <numerusform>You were the favourite for {ahead} of %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n game(s) per move</source>
        <translation>
            <numerusform>up to %n game per move</numerusform>
            <numerusform>up to %n games per move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n tries per move</source>
        <translation>
            <numerusform>up to %n try per move</numerusform>
            <numerusform>up to %n tries per move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} was the favourite for {ahead} of %n move(s).</source>
        <translation>
            <numerusform>{name} was the favourite for {ahead} of %n move.</numerusform>
            <numerusform>{name} was the favourite for {ahead} of %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Seals</name>
    <message numerus="yes">
        <source>Puzzle of %n star(s)</source>
        <translation>
            <numerusform>Puzzle of %n star</numerusform>
            <numerusform>Puzzle of %n stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solve a puzzle of %n star(s) without being shown the answer.</source>
        <translation>
            <numerusform>Solve a puzzle of %n star without being shown the answer.</numerusform>
            <numerusform>Solve a puzzle of %n stars without being shown the answer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>%n in hand</numerusform>
            <numerusform>%n in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s)</source>
        <comment>wait for an answer</comment>
        <translation>
            <numerusform>%n offer</numerusform>
            <numerusform>%n offers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>broke %n promise(s)</source>
        <translation>
            <numerusform>broke %n promise</numerusform>
            <numerusform>broke %n promises</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message numerus="yes">
        <source>%n number(s) changed</source>
        <translation>
            <numerusform>%n number changed</numerusform>
            <numerusform>%n numbers changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>Talk: %n new</source>
        <comment>table talk</comment>
        <translation>
            <numerusform>Talk: %n new</numerusform>
            <numerusform>Talk: %n new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message numerus="yes">
        <source>%n stand(s)</source>
        <comment>agreements</comment>
        <translation>
            <numerusform>%n stands</numerusform>
            <numerusform>%n stand</numerusform>
        </translation>
    </message>
</context>
</TS>
