<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
</context>
<context>
    <name>Contrees</name>
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
        <source>%n tower(s) left</source>
        <translation>
            <numerusform>%n tower left</numerusform>
            <numerusform>%n towers left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s) razed</source>
        <translation>
            <numerusform>%n tower razed</numerusform>
            <numerusform>%n towers razed</numerusform>
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
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
</TS>
