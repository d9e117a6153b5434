<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_PT" sourcelanguage="en">
<context>
    <name>Cannir</name>
    <message>
        <source>A Sword cannot attack another Sword.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is given up only when nothing else is possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card lies face up here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A suite may turn corners along the threads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack {target} on {cell} with {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break the suite of {name}, or {name} wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannir</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are laid face up in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards may also be laid face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose which suite becomes sovereign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover {cell} with {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover {cell} with {card}, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay it on a lit medallion, or attack a card that is not red and worth {value} or less: it turns face down, and the Sword leaves the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay it on a lit medallion, or restore a card lying face down and worth {value} or less: it turns face up, and the Hand leaves the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay it on a lit medallion. A Book can do nothing else, but a Sword can fell it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay {card} on {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay {card} on {cell}, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card lies here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No thread leads from here to a card lying face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a Sword can attack a card lying face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one of the longest suites can be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore {target} on {cell} with {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sew a suite of cards on the star and keep it for a whole round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the suite {values}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not the question now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card drawn loses for &lt;b&gt;all&lt;/b&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card drawn loses for &lt;b&gt;all&lt;/b&gt;: a suite made after this turn comes too late.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card drawn loses for &lt;b&gt;all&lt;/b&gt;: only a suite that already stands can win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card is drawn: everybody loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card was drawn before a suite stood a whole round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The only card lying face up cannot be attacked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sovereign suite of {name} is no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sovereign suite stood for a whole round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suite of {name} stood for a whole round: {name} wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suite {values} is sovereign for {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suite {values} is sovereign, and yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is worth more than {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Veiled cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winding suites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without this card, others would be cut off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You attack {cell} with {card}: {target} turns face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gave up the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You give up {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold the sovereign suite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lay {card} face down on {cell}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lay {card} on {cell}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You restore {target} on {cell} with {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You spend {card} on {cell} in vain: the card there is worth more than {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your sovereign suite is no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your suite stood for a whole round: you win!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds {values}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is laid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>restores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the veiled card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} opens the star. Your hand is the smallest: you begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} opens the star. {name} has the smallest hand and begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {second} win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} attacks {cell} with {card}: {target} turns face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gave up the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gives up {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} holds the sovereign suite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is choosing a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lays a card face down on {cell}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lays {card} face down on {cell}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lays {card} on {cell}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} restores {target} on {cell} with {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} spends {card} on {cell} in vain: the card there is worth more than {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CannirCards</name>
    <message>
        <source>Book of the Fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Book of the Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Book of the Mill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Book of the Moon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Book of the Oak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Book of the Rose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Book of the Wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand of the Fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand of the Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand of the Mill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand of the Moon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand of the Oak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand of the Rose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand of the Wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sword of the Fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sword of the Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sword of the Mill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sword of the Moon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sword of the Oak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sword of the Rose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sword of the Wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Book of the Fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Book of the Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Book of the Mill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Book of the Moon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Book of the Oak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Book of the Rose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Book of the Wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Hand of the Fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Hand of the Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Hand of the Mill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Hand of the Moon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Hand of the Oak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Hand of the Rose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Hand of the Wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Sword of the Fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Sword of the Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Sword of the Mill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Sword of the Moon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Sword of the Oak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Sword of the Rose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Sword of the Wheel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CannirCells</name>
    <message>
        <source>C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Charges</name>
    <message>
        <source>Eagle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lily</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wolf</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Nothing may be written to this folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be written ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room left on the disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” cannot be read. Is it still there?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is damaged and cannot be opened. The file was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is far too large to be a Conquista game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is not a Conquista game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is of a game this Conquista does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was played by older rules than the ones this Conquista knows, so it cannot be continued here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was saved by a newer Conquista. Update Conquista to open it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Captain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squire</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Selecionar tudo</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Aumentar</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Diminuir</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
A pasta não foi encontrada.
Verifique se o nome está correto.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
O ficheiro não foi encontrado.
Verifique se o nome está correto.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 já existe.
Deseja substituí-lo?</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Escolher</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Nova pasta</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Muda&amp;r o nome</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>«%1» está protegido contra escrita.
Deseja eliminá-lo mesmo assim?</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Esquerda</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Direita</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Cima</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Tem a certeza de que deseja eliminar «%1»?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Mostrar os detalhes</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Mostrar em lista</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Não foi possível eliminar a pasta.</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Criar pasta</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Criar uma nova pasta</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Pastas</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Pasta:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nome do ficheiro:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Ficheiros</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Ficheiros do tipo:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Procurar pasta</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Seguinte</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Voltar à pasta anterior</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Avançar para a pasta seguinte</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Subir para a pasta superior</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Lista de locais e marcadores</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Procurar em:</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Computador</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Nova pasta</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Pasta superior</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Locais recentes</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Mostrar </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Mostrar ficheiros &amp;ocultos</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Barra lateral</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Modificado em</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>Nome de ficheiro inválido</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Computador</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Fechar sem guardar</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;lar</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selecionar tudo</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Hide Details...</source>
        <translation>Ocultar detalhes…</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>Mostrar detalhes…</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Não</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sim</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Abortar</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Rejeitar</translation>
    </message>
    <message>
        <source>Don&apos;t Save</source>
        <translation>Não guardar</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorar</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Não para t&amp;odos</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Repor</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Repor predefinições</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Guardar tudo</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Sim para &amp;todos</translation>
    </message>
</context>
<context>
    <name>QProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>Fundo</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Margem esquerda</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Página abaixo</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Página à esquerda</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Página à direita</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Página acima</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Margem direita</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Deslocar para baixo</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>Deslocar até aqui</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Deslocar para a esquerda</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Deslocar para a direita</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Deslocar para cima</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Topo</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Baixo</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>PgDown</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Direita</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Cima</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;lar</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copiar endereço da &amp;ligação</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selecionar tudo</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A bot takes every seat, with all hands open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number you choose deals the same cards every time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to change the name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conquista</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click to play at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Human</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light, dark or high contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength of the bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a box from the shelf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left off on {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left off today, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left off yesterday, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}–{last} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
