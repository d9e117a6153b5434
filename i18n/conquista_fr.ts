<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
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
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Augmenter</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Diminuer</translation>
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
Ce dossier est introuvable.
Vérifiez que son nom est bien écrit.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Ce fichier est introuvable.
Vérifiez que son nom est bien écrit.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 existe déjà.
Voulez-vous le remplacer&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Choisir</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Nouveau dossier</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>«&#xa0;%1&#xa0;» est protégé en écriture.
Voulez-vous quand même le supprimer&#xa0;?</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Gauche</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Droite</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Haut</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Voulez-vous vraiment supprimer «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Afficher les détails</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Afficher sous forme de liste</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Ce dossier n’a pas pu être supprimé.</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Créer un dossier</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Créer un nouveau dossier</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Dossier&#xa0;:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nom du fichier&#xa0;:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Type de fichiers&#xa0;:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Chercher un dossier</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Revenir au dossier précédent</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Aller au dossier suivant</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Remonter au dossier parent</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Liste des emplacements et des signets</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Chercher dans&#xa0;:</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Nouveau dossier</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Dossier parent</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Emplacements récents</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Afficher </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Afficher les fic&amp;hiers cachés</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Volet latéral</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Modifié le</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>Nom de fichier incorrect</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Fermer sans enregistrer</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Hide Details...</source>
        <translation>Masquer les détails…</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>Afficher les détails…</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Non</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Oui</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner les modifications</translation>
    </message>
    <message>
        <source>Don&apos;t Save</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Non pour to&amp;ut</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Valeurs par défaut</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Tout enregistrer</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Oui pour &amp;tout</translation>
    </message>
</context>
<context>
    <name>QProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Bord gauche</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Page à gauche</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Page à droite</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Bord droit</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Défiler vers le bas</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>Défiler jusqu’ici</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Défiler vers la gauche</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Défiler vers la droite</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Défiler vers le haut</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Début</translation>
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
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Inser</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Page suiv.</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Page préc.</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Haut</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copier l’adresse du &amp;lien</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Tout sélectionner</translation>
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
