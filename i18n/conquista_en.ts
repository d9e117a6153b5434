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
        <source>%n card(s) left to draw.</source>
        <translation>
            <numerusform>%n card left to draw.</numerusform>
            <numerusform>%n cards left to draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still unseen.</source>
        <translation>
            <numerusform>%n card still unseen.</numerusform>
            <numerusform>%n cards still unseen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The suite of {name} was %n turn(s) short of a whole round.</source>
        <translation>
            <numerusform>The suite of {name} was %n turn short of a whole round.</numerusform>
            <numerusform>The suite of {name} was %n turns short of a whole round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your suite was %n turn(s) short of a whole round.</source>
        <translation>
            <numerusform>Your suite was %n turn short of a whole round.</numerusform>
            <numerusform>Your suite was %n turns short of a whole round.</numerusform>
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
        <source>It makes a sovereign suite of %n card(s)</source>
        <translation>
            <numerusform>It makes a sovereign suite of %n card</numerusform>
            <numerusform>It makes a sovereign suite of %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CannirTags</name>
    <message numerus="yes">
        <source>It makes a suite of %n card(s).</source>
        <translation>
            <numerusform>It makes a suite of %n card.</numerusform>
            <numerusform>It makes a suite of %n cards.</numerusform>
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
        <source>%n cards from 1 to 10, without 7, 8 and 9. They make an army strong; all other cards change what they count, or are no mercenaries at all.</source>
        <translation>
            <numerusform>%n cards from 1 to 10, without 7, 8 and 9. They make an army strong; all other cards change what they count, or are no mercenaries at all.</numerusform>
            <numerusform>%n cards from 1 to 10, without 7, 8 and 9. They make an army strong; all other cards change what they count, or are no mercenaries at all.</numerusform>
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
        <source>For %n cards. Cut along the lines and fold back along the dashes. Glue the narrow flap inside the last side, then the bottom; the lid is tucked in.</source>
        <translation>
            <numerusform>For %n card. Cut along the lines and fold back along the dashes. Glue the narrow flap inside the last side, then the bottom; the lid is tucked in.</numerusform>
            <numerusform>For %n cards. Cut along the lines and fold back along the dashes. Glue the narrow flap inside the last side, then the bottom; the lid is tucked in.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CondottiereReasons</name>
    <message numerus="yes">
        <source>It links %n region(s)</source>
        <translation>
            <numerusform>It links %n region</numerusform>
            <numerusform>It links %n regions</numerusform>
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
        <source>It keeps %n card(s) for later.</source>
        <translation>
            <numerusform>It keeps %n card for later.</numerusform>
            <numerusform>It keeps %n cards for later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} keeps %n card(s) for later.</source>
        <translation>
            <numerusform>{name} keeps %n card for later.</numerusform>
            <numerusform>{name} keeps %n cards for later.</numerusform>
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
</context>
<context>
    <name>ContreesFigures</name>
    <message numerus="yes">
        <source>At most %n tower(s) fell at one stroke.</source>
        <translation>
            <numerusform>At most %n tower fell at one stroke.</numerusform>
            <numerusform>At most %n towers fell at one stroke.</numerusform>
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
        <source>It keeps the rival from taking %n tile(s)</source>
        <translation>
            <numerusform>It keeps the rival from taking %n tile</numerusform>
            <numerusform>It keeps the rival from taking %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It lets the rival raze %n tower(s)</source>
        <translation>
            <numerusform>It lets the rival raze %n tower</numerusform>
            <numerusform>It lets the rival raze %n towers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It lets the rival take %n tile(s)</source>
        <translation>
            <numerusform>It lets the rival take %n tile</numerusform>
            <numerusform>It lets the rival take %n tiles</numerusform>
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
        <source>It saves %n tower(s)</source>
        <translation>
            <numerusform>It saves %n tower</numerusform>
            <numerusform>It saves %n towers</numerusform>
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
        <source>It threatens to take %n tile(s)</source>
        <translation>
            <numerusform>It threatens to take %n tile</numerusform>
            <numerusform>It threatens to take %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It touches %n tile(s)</source>
        <translation>
            <numerusform>It touches %n tile</numerusform>
            <numerusform>It touches %n tiles</numerusform>
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
        <source>%n card(s) more must be paid.</source>
        <translation>
            <numerusform>%n card more must be paid.</numerusform>
            <numerusform>%n cards more must be paid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) more must go.</source>
        <translation>
            <numerusform>%n card more must go.</numerusform>
            <numerusform>%n cards more must go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) stay with you.</source>
        <translation>
            <numerusform>%n card stays with you.</numerusform>
            <numerusform>%n cards stay with you.</numerusform>
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
        <source>Both nations have %n troop(s) in the city.</source>
        <translation>
            <numerusform>Both nations have %n troop in the city.</numerusform>
            <numerusform>Both nations have %n troops in the city.</numerusform>
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
        <source>Lay %n card(s)</source>
        <translation>
            <numerusform>Lay %n card</numerusform>
            <numerusform>Lay %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most points after %n round(s) win.</source>
        <translation>
            <numerusform>Most points after %n round win.</numerusform>
            <numerusform>Most points after %n rounds win.</numerusform>
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
        <source>You have no more than %n of them.</source>
        <translation>
            <numerusform>You have no more than %n of them.</numerusform>
            <numerusform>You have no more than %n of them.</numerusform>
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
        <source>You move a troop {place} and pay %n camouflage.</source>
        <translation>
            <numerusform>You move a troop {place} and pay %n camouflage.</numerusform>
            <numerusform>You move a troop {place} and pay %n camouflage.</numerusform>
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
        <source>{name} moves a troop {place} and pays %n camouflage.</source>
        <translation>
            <numerusform>{name} moves a troop {place} and pays %n camouflage.</numerusform>
            <numerusform>{name} moves a troop {place} and pays %n camouflage.</numerusform>
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
    <name>CortezFigures</name>
    <message numerus="yes">
        <source>%n combat(s) were fought.</source>
        <translation>
            <numerusform>%n combat was fought.</numerusform>
            <numerusform>%n combats were fought.</numerusform>
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
        <source>%n camouflage</source>
        <translation>
            <numerusform>%n camouflage</numerusform>
            <numerusform>%n camouflage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n food</numerusform>
            <numerusform>%n food</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
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
    <message numerus="yes">
        <source>%n weapon(s)</source>
        <translation>
            <numerusform>%n weapon</numerusform>
            <numerusform>%n weapons</numerusform>
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
        <source>Whoever ends a move here draws %n provision(s).</source>
        <translation>
            <numerusform>Whoever ends a move here draws %n provision.</numerusform>
            <numerusform>Whoever ends a move here draws %n provisions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CortezPrint</name>
    <message numerus="yes">
        <source>%n of each colour, one of them to spare. Lay one on every troop that follows you; it moves along.</source>
        <translation>
            <numerusform>%n of each colour, to spare. Lay one on every troop that follows you; it moves along.</numerusform>
            <numerusform>%n of each colour, one of them to spare. Lay one on every troop that follows you; it moves along.</numerusform>
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
        <source>For %n cards. Cut along the lines and fold back along the dashes. Glue the narrow flap inside the last side, then the bottom; the lid is tucked in.</source>
        <translation>
            <numerusform>For %n card. Cut along the lines and fold back along the dashes. Glue the narrow flap inside the last side, then the bottom; the lid is tucked in.</numerusform>
            <numerusform>For %n cards. Cut along the lines and fold back along the dashes. Glue the narrow flap inside the last side, then the bottom; the lid is tucked in.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CortezReasons</name>
    <message numerus="yes">
        <source>It brings %n troop(s) into the city by the end of the next turn</source>
        <translation>
            <numerusform>It brings %n troop into the city by the end of the next turn</numerusform>
            <numerusform>It brings %n troops into the city by the end of the next turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %n troop(s) in the city by the end of the next turn</source>
        <translation>
            <numerusform>It costs %n troop in the city by the end of the next turn</numerusform>
            <numerusform>It costs %n troops in the city by the end of the next turn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CortezTable</name>
    <message numerus="yes">
        <source>%n camouflage to pay</source>
        <translation>
            <numerusform>%n camouflage to pay</numerusform>
            <numerusform>%n camouflage to pay</numerusform>
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
        <source>It brings {name}&apos;s hand to %n provision(s).</source>
        <translation>
            <numerusform>It brings {name}&apos;s hand to %n provision.</numerusform>
            <numerusform>It brings {name}&apos;s hand to %n provisions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings {name}&apos;s hand to %n warrior(s).</source>
        <translation>
            <numerusform>It brings {name}&apos;s hand to %n warrior.</numerusform>
            <numerusform>It brings {name}&apos;s hand to %n warriors.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message numerus="yes">
        <source>%n answer(s) came out otherwise, as happens once bots have been improved.</source>
        <translation>
            <numerusform>%n answer came out otherwise, as happens once bots have been improved.</numerusform>
            <numerusform>%n answers came out otherwise, as happens once bots have been improved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) could not be compared: how long was thought is not recorded.</source>
        <translation>
            <numerusform>%n answer could not be compared: how long was thought is not recorded.</numerusform>
            <numerusform>%n answers could not be compared: how long was thought is not recorded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) could not be compared: more thinking is recorded than the bot’s level does.</source>
        <translation>
            <numerusform>%n answer could not be compared: more thinking is recorded than the bot’s level does.</numerusform>
            <numerusform>%n answers could not be compared: more thinking is recorded than the bot’s level does.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden thing(s) leaked: a fault of Conquista.</source>
        <translation>
            <numerusform>%n hidden thing leaked: a fault of Conquista.</numerusform>
            <numerusform>%n hidden things leaked: a fault of Conquista.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>Moves were taken back %n time(s), also after more had been seen.</source>
        <translation>
            <numerusform>Moves were taken back %n time, also after more had been seen.</numerusform>
            <numerusform>Moves were taken back %n times, also after more had been seen.</numerusform>
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
    <name>Hint</name>
    <message numerus="yes">
        <source>Chance of winning, found by playing on %n time(s) with what was known in this seat.</source>
        <translation>
            <numerusform>Chance of winning, found by playing on %n time with what was known in this seat.</numerusform>
            <numerusform>Chance of winning, found by playing on %n times with what was known in this seat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chance of winning, found by playing on %n time(s) with what you know.</source>
        <translation>
            <numerusform>Chance of winning, found by playing on %n time with what you know.</numerusform>
            <numerusform>Chance of winning, found by playing on %n times with what you know.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fact} in all of %n imagined game(s)</source>
        <translation>
            <numerusform>{fact} in %n imagined game</numerusform>
            <numerusform>{fact} in all %n imagined games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fact} in all of %n world(s)</source>
        <translation>
            <numerusform>{fact} in %n world</numerusform>
            <numerusform>{fact} in all %n worlds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fact} in only {often} of %n imagined game(s)</source>
        <translation>
            <numerusform>{fact} in only {often} of %n imagined game</numerusform>
            <numerusform>{fact} in only {often} of %n imagined games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fact} in only {often} of %n world(s)</source>
        <translation>
            <numerusform>{fact} in only {often} of %n world</numerusform>
            <numerusform>{fact} in only {often} of %n worlds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fact} in {often} of %n imagined game(s)</source>
        <translation>
            <numerusform>{fact} in {often} of %n imagined game</numerusform>
            <numerusform>{fact} in {often} of %n imagined games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fact} in {often} of %n world(s)</source>
        <translation>
            <numerusform>{fact} in {often} of %n world</numerusform>
            <numerusform>{fact} in {often} of %n worlds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message numerus="yes">
        <source>%n game(s). It never leaves this computer.</source>
        <translation>
            <numerusform>%n game. It never leaves this computer.</numerusform>
            <numerusform>%n games. They never leave this computer.</numerusform>
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
        <source>A little above a {level}: of ten games for two you win about %n.</source>
        <translation>
            <numerusform>A little above a {level}: of ten games for two you win about %n.</numerusform>
            <numerusform>A little above a {level}: of ten games for two you win about %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A little below a {level}: of ten games for two you win about %n.</source>
        <translation>
            <numerusform>A little below a {level}: of ten games for two you win about %n.</numerusform>
            <numerusform>A little below a {level}: of ten games for two you win about %n.</numerusform>
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
        <source>As strong as a {level}: of ten games for two you win about %n.</source>
        <translation>
            <numerusform>As strong as a {level}: of ten games for two you win about %n.</numerusform>
            <numerusform>As strong as a {level}: of ten games for two you win about %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too few games to tell: after %n more rated one(s) a level is named here.</source>
        <translation>
            <numerusform>Too few games to tell: after %n more rated one a level is named here.</numerusform>
            <numerusform>Too few games to tell: after %n more rated ones a level is named here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Well above a {level}: of ten games for two you win about %n.</source>
        <translation>
            <numerusform>Well above a {level}: of ten games for two you win about %n.</numerusform>
            <numerusform>Well above a {level}: of ten games for two you win about %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Well below a {level}: of ten games for two you win about %n.</source>
        <translation>
            <numerusform>Well below a {level}: of ten games for two you win about %n.</numerusform>
            <numerusform>Well below a {level}: of ten games for two you win about %n.</numerusform>
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
        <source>That was the last lesson, but %n lesson(s) are still to be done.</source>
        <translation>
            <numerusform>That was the last lesson, but %n lesson is still to be done.</numerusform>
            <numerusform>That was the last lesson, but %n lessons are still to be done.</numerusform>
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
        <source>%n part(s) fewer would do for the board, but then edges would cut through what is played on.</source>
        <translation>
            <numerusform>%n part fewer would do for the board, but an edge would then cut through what is played on.</numerusform>
            <numerusform>%n parts fewer would do for the board, but edges would then cut through what is played on.</numerusform>
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
        <source>Only %n card(s) fit on a page this way, instead of {most}: narrower gutters or other backs save paper.</source>
        <translation>
            <numerusform>Only %n card fits on a page this way, instead of {most}: narrower gutters or other backs save paper.</numerusform>
            <numerusform>Only %n cards fit on a page this way, instead of {most}: narrower gutters or other backs save paper.</numerusform>
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
        <source>It took you %n try(s), and no help.</source>
        <translation>
            <numerusform>It took you %n try, and no help.</numerusform>
            <numerusform>It took you %n tries, and no help.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It took you %n try(s), and the hint.</source>
        <translation>
            <numerusform>It took you %n try, and the hint.</numerusform>
            <numerusform>It took you %n tries, and the hint.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n answer(s), and with no fewer.</source>
        <translation>
            <numerusform>with %n answer.</numerusform>
            <numerusform>with %n answers, and with no fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n card(s) and a pass, and with no fewer.</source>
        <translation>
            <numerusform>with %n card and a pass.</numerusform>
            <numerusform>with %n cards and a pass, and with no fewer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%n tries a moment</source>
        <translation>
            <numerusform>%n try a moment</numerusform>
            <numerusform>%n tries a moment</numerusform>
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
        <source>A bot in {name}&apos;s seat played %n move(s).</source>
        <translation>
            <numerusform>A bot in {name}&apos;s seat played %n move.</numerusform>
            <numerusform>A bot in {name}&apos;s seat played %n moves.</numerusform>
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
        <source>up to %n game(s) a moment</source>
        <translation>
            <numerusform>up to %n game a moment</numerusform>
            <numerusform>up to %n games a moment</numerusform>
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
</TS>
