<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>Aldric</name>
    <message>
        <source>A bishop! Now one may not even swear.</source>
        <translation>Un évêque&#xa0;! On ne peut même plus jurer.</translation>
    </message>
    <message>
        <source>A blow I would have been proud of.</source>
        <translation>Un coup dont j’aurais été fier.</translation>
    </message>
    <message>
        <source>A bridge down! And I did not even have to hit it.</source>
        <translation>Un pont de moins&#xa0;! Et sans un coup de marteau.</translation>
    </message>
    <message>
        <source>A draw is a quarrel that went home early!</source>
        <translation>L’égalité&#xa0;? Une querelle qui va se coucher trop tôt&#xa0;!</translation>
    </message>
    <message>
        <source>A fine field. Now for something to knock down.</source>
        <translation>Beau terrain. Reste à trouver quoi démolir.</translation>
    </message>
    <message>
        <source>A small lead is still a lead. Forward!</source>
        <translation>Une petite avance reste une avance. En avant&#xa0;!</translation>
    </message>
    <message>
        <source>A suite! Come and break your teeth on it.</source>
        <translation>Une suite&#xa0;! Venez vous y casser les dents.</translation>
    </message>
    <message>
        <source>A suite? Hand me something heavy.</source>
        <translation>Une suite&#xa0;? Passez-moi quelque chose de lourd.</translation>
    </message>
    <message>
        <source>A surrender? I had just tied my boots.</source>
        <translation>Une reddition&#xa0;? Je venais de lacer mes bottes.</translation>
    </message>
    <message>
        <source>All my men, and nothing to sing about!</source>
        <translation>Tous mes hommes, et pas de quoi faire une chanson&#xa0;!</translation>
    </message>
    <message>
        <source>Another round! My arm was just getting warm.</source>
        <translation>On remet ça&#xa0;! Mon bras s’échauffait à peine.</translation>
    </message>
    <message>
        <source>At your service. Mind the hammer.</source>
        <translation>Pour vous servir. Attention au marteau.</translation>
    </message>
    <message>
        <source>Dark as my cellar. I find my way there, too.</source>
        <translation>Noir comme dans ma cave. Là aussi, je m’y retrouve.</translation>
    </message>
    <message>
        <source>Enjoy it! I like a long quarrel.</source>
        <translation>Profitez-en&#xa0;! J’aime les longues querelles.</translation>
    </message>
    <message>
        <source>Far behind? Good. I need the run-up.</source>
        <translation>Loin derrière&#xa0;? Tant mieux&#xa0;: il me faut de l’élan.</translation>
    </message>
    <message>
        <source>Fine gold. Shall I carry it for you?</source>
        <translation>Du bel or, ça. Je vous le porte&#xa0;?</translation>
    </message>
    <message>
        <source>First card gone. The hunt is on!</source>
        <translation>Première carte partie. La chasse est ouverte&#xa0;!</translation>
    </message>
    <message>
        <source>Gold! Heavy. Just as I like it.</source>
        <translation>De l’or&#xa0;! C’est lourd. J’aime ça.</translation>
    </message>
    <message>
        <source>Ha! A table, a game, and somebody to beat. A good day!</source>
        <translation>Ha&#xa0;! Une table, un jeu, quelqu’un à battre. Beau jour&#xa0;!</translation>
    </message>
    <message>
        <source>Ha! That is how it is done!</source>
        <translation>Ha&#xa0;! Voilà comment on s’y prend&#xa0;!</translation>
    </message>
    <message>
        <source>Halfway! I have hardly raised my voice.</source>
        <translation>À mi-chemin&#xa0;! J’ai à peine élevé la voix.</translation>
    </message>
    <message>
        <source>Higher! I like towers, even of paper.</source>
        <translation>Plus haut&#xa0;! J’aime les tours, même en papier.</translation>
    </message>
    <message>
        <source>I am so far ahead that I hear you only faintly!</source>
        <translation>Je suis si loin devant que je vous entends à peine&#xa0;!</translation>
    </message>
    <message>
        <source>I brought the hammer. Somebody else bring the nails.</source>
        <translation>J’ai apporté le marteau. Les clous, c’est pour les autres.</translation>
    </message>
    <message>
        <source>I won last time. The song about it is nearly finished.</source>
        <translation>J’ai gagné la dernière fois. La chanson est presque prête.</translation>
    </message>
    <message>
        <source>Just hit something! That is what I do.</source>
        <translation>Tapez dans le tas&#xa0;! C’est ma méthode.</translation>
    </message>
    <message>
        <source>Knock, knock! Sorry about the door.</source>
        <translation>Toc, toc&#xa0;! Pardon pour la porte.</translation>
    </message>
    <message>
        <source>Let us begin before the beer gets warm.</source>
        <translation>Commençons avant que la bière ne tiédisse.</translation>
    </message>
    <message>
        <source>Level! One good push will do. Who dares?</source>
        <translation>Égalité&#xa0;! Une bonne poussée suffit. Qui s’y risque&#xa0;?</translation>
    </message>
    <message>
        <source>My towers! Well, I build faster than you raze.</source>
        <translation>Mes tours&#xa0;! Bah, je bâtis plus vite que vous ne démolissez.</translation>
    </message>
    <message>
        <source>No suite? Has everyone gone to mass?</source>
        <translation>Pas de suite&#xa0;? Tout le monde est à la messe&#xa0;?</translation>
    </message>
    <message>
        <source>One more blow! Hold my drink.</source>
        <translation>Encore un coup&#xa0;! Tenez-moi mon verre.</translation>
    </message>
    <message>
        <source>One move from the end? Not while I stand in the door!</source>
        <translation>À un coup de la fin&#xa0;? Pas tant que je garde la porte&#xa0;!</translation>
    </message>
    <message>
        <source>Ouch! A good hit. I shall remember it.</source>
        <translation>Aïe&#xa0;! Bien frappé. Je m’en souviendrai.</translation>
    </message>
    <message>
        <source>So close that I can smell your dinner!</source>
        <translation>Je suis si près que je sens votre dîner&#xa0;!</translation>
    </message>
    <message>
        <source>Still thinking? I have besieged castles in less time.</source>
        <translation>Encore à réfléchir&#xa0;? J’ai pris des châteaux plus vite que ça.</translation>
    </message>
    <message>
        <source>Suites everywhere! Where do I strike first?</source>
        <translation>Des suites partout&#xa0;! Je tape où en premier&#xa0;?</translation>
    </message>
    <message>
        <source>The barrel is nearly empty. Drink up!</source>
        <translation>Le tonneau est presque vide. Finissez vos verres&#xa0;!</translation>
    </message>
    <message>
        <source>The last charge! Whatever comes, drinks are on me.</source>
        <translation>Dernière charge&#xa0;! Quoi qu’il arrive, je paie à boire.</translation>
    </message>
    <message>
        <source>There! Now we are friends again.</source>
        <translation>Et toc&#xa0;! Nous revoilà bons amis.</translation>
    </message>
    <message>
        <source>Timber! Well, stone.</source>
        <translation>Gare là-dessous&#xa0;! C’est de la pierre.</translation>
    </message>
    <message>
        <source>Winter? I carry my own fire.</source>
        <translation>L’hiver&#xa0;? J’ai mon feu avec moi.</translation>
    </message>
    <message>
        <source>Words break, I see. Hammers less so.</source>
        <translation>Les promesses se brisent, je vois. Les marteaux, moins.</translation>
    </message>
    <message>
        <source>You again? I shall put a bell on that door.</source>
        <translation>Encore vous&#xa0;? Je vais accrocher une cloche à ma porte.</translation>
    </message>
    <message>
        <source>You beat me last time. Splendid! Now do it again.</source>
        <translation>Vous m’avez battu la dernière fois. Splendide&#xa0;! Recommencez donc.</translation>
    </message>
    <message>
        <source>You left a dent in my helmet earlier. I kept it.</source>
        <translation>Vous avez cabossé mon casque tout à l’heure. J’ai gardé la bosse.</translation>
    </message>
    <message>
        <source>{place} is mine! Ring every bell!</source>
        <translation>{place} est à moi&#xa0;! Sonnez toutes les cloches&#xa0;!</translation>
    </message>
    <message>
        <source>{place} slipped off my anvil. Next time I hold it tighter.</source>
        <translation>{place} a glissé de mon enclume. Je serrerai plus fort.</translation>
    </message>
    <message>
        <source>{place}! They opened before the second knock.</source>
        <translation>{place}&#xa0;! On a ouvert avant le deuxième coup.</translation>
    </message>
</context>
<context>
    <name>Beatriz</name>
    <message>
        <source>A bishop! Quick, look pious.</source>
        <translation>Un évêque&#xa0;! Vite, prenez l’air pieux.</translation>
    </message>
    <message>
        <source>A lovely suite. I shall borrow the middle.</source>
        <translation>Jolie suite. J’en emprunte le milieu.</translation>
    </message>
    <message>
        <source>A promise like a feather: pretty, and gone.</source>
        <translation>Une promesse comme une plume&#xa0;: jolie, puis envolée.</translation>
    </message>
    <message>
        <source>A suite! Touch it, if you dare.</source>
        <translation>Une suite&#xa0;! Touchez-y, si vous osez.</translation>
    </message>
    <message>
        <source>A tie! Two on one rope never ends well.</source>
        <translation>Égalité&#xa0;! À deux sur une échelle, ça finit mal.</translation>
    </message>
    <message>
        <source>Again? I never could leave a dance early.</source>
        <translation>Encore&#xa0;? Je n’ai jamais su quitter un bal.</translation>
    </message>
    <message>
        <source>Ahead by a feather. And I wear one.</source>
        <translation>En tête d’une plume. Et j’en porte une.</translation>
    </message>
    <message>
        <source>All my ladders, and the wall was higher.</source>
        <translation>Toutes mes échelles, et un mur encore plus haut.</translation>
    </message>
    <message>
        <source>Bravo! I would throw flowers, had I any.</source>
        <translation>Bravo&#xa0;! Je vous jetterais des fleurs, si j’en avais.</translation>
    </message>
    <message>
        <source>Cheek to cheek! Who leads?</source>
        <translation>Joue contre joue&#xa0;! Qui mène la danse&#xa0;?</translation>
    </message>
    <message>
        <source>First over every wall, as ever. Hold the rope!</source>
        <translation>Toujours la première à l’assaut. Tenez-moi l’échelle&#xa0;!</translation>
    </message>
    <message>
        <source>From down here the jump looks even finer.</source>
        <translation>D’en bas, le saut n’en sera que plus beau.</translation>
    </message>
    <message>
        <source>Gold! It goes with everything.</source>
        <translation>De l’or&#xa0;! Ça va avec tout.</translation>
    </message>
    <message>
        <source>Half the climb. Do not look down!</source>
        <translation>La moitié de l’échelle. Ne regardez pas en bas&#xa0;!</translation>
    </message>
    <message>
        <source>I came for the wine. I stay for the victory.</source>
        <translation>Je suis venue pour le vin. Je reste pour la victoire.</translation>
    </message>
    <message>
        <source>I won last time. The feather is new, do you like it?</source>
        <translation>J’ai gagné la dernière fois. La plume est neuve, elle vous plaît&#xa0;?</translation>
    </message>
    <message>
        <source>In the dark all cards are beautiful.</source>
        <translation>Dans le noir, toutes les cartes sont belles.</translation>
    </message>
    <message>
        <source>Jump! You can think on the way down.</source>
        <translation>Sautez&#xa0;! On réfléchit pendant la chute.</translation>
    </message>
    <message>
        <source>Last dance! Choose your partner.</source>
        <translation>Dernière danse&#xa0;! Choisissez votre partenaire.</translation>
    </message>
    <message>
        <source>My towers! At least they fell in style.</source>
        <translation>Mes tours&#xa0;! Au moins, elles sont tombées avec style.</translation>
    </message>
    <message>
        <source>New game, old tricks. Delighted, my dears!</source>
        <translation>Nouvelle partie, vieux tours. Enchantée, mes chers&#xa0;!</translation>
    </message>
    <message>
        <source>No bridge? I was always good at jumping.</source>
        <translation>Plus de pont&#xa0;? J’ai toujours su sauter.</translation>
    </message>
    <message>
        <source>No suite? Nobody asks anybody to dance.</source>
        <translation>Pas de suite&#xa0;? Personne n’invite personne à danser.</translation>
    </message>
    <message>
        <source>Now I lead the dance!</source>
        <translation>À moi de mener la danse&#xa0;!</translation>
    </message>
    <message>
        <source>Oh, that was cheeky. I approve.</source>
        <translation>Oh, quelle audace. J’approuve.</translation>
    </message>
    <message>
        <source>One card over the side. Bon voyage!</source>
        <translation>Une carte par-dessus bord. Bon vent&#xa0;!</translation>
    </message>
    <message>
        <source>One step from the top? Somebody shake that rope!</source>
        <translation>À un échelon du sommet&#xa0;? Qu’on me secoue cette échelle&#xa0;!</translation>
    </message>
    <message>
        <source>One step more. Nobody sneeze!</source>
        <translation>Encore un échelon. Que personne n’éternue&#xa0;!</translation>
    </message>
    <message>
        <source>Outrageous! Charming, but outrageous.</source>
        <translation>Scandaleux&#xa0;! Charmant, mais scandaleux.</translation>
    </message>
    <message>
        <source>So many suites! It is a ball!</source>
        <translation>Tant de suites&#xa0;! C’est un bal&#xa0;!</translation>
    </message>
    <message>
        <source>So much to climb! Where do I begin?</source>
        <translation>Que de murs à escalader&#xa0;! Par où commencer&#xa0;?</translation>
    </message>
    <message>
        <source>Something to climb at last.</source>
        <translation>Enfin quelque chose à escalader.</translation>
    </message>
    <message>
        <source>Sorry! I only wanted to climb them.</source>
        <translation>Pardon&#xa0;! Je voulais seulement y grimper.</translation>
    </message>
    <message>
        <source>The air is wonderful up here!</source>
        <translation>L’air est délicieux, à cette hauteur&#xa0;!</translation>
    </message>
    <message>
        <source>The candles burn low. Now or never!</source>
        <translation>Les bougies baissent. C’est maintenant ou jamais&#xa0;!</translation>
    </message>
    <message>
        <source>They give up? I was just getting dressed for it.</source>
        <translation>La ville se rend&#xa0;? J’étais à peine habillée.</translation>
    </message>
    <message>
        <source>Twice! People will start to talk about us.</source>
        <translation>Deux fois&#xa0;! Les gens vont jaser.</translation>
    </message>
    <message>
        <source>What a lovely table. Who dances first?</source>
        <translation>Quelle jolie table&#xa0;! Qui ouvre le bal&#xa0;?</translation>
    </message>
    <message>
        <source>While you think, I could learn the lute.</source>
        <translation>Pendant ce temps, je pourrais apprendre le luth.</translation>
    </message>
    <message>
        <source>Winter? Then we dance to keep warm.</source>
        <translation>L’hiver&#xa0;? Dansons pour nous réchauffer.</translation>
    </message>
    <message>
        <source>You blinked before you struck. I saw it.</source>
        <translation>Vous avez cligné avant de frapper. Je l’ai vu.</translation>
    </message>
    <message>
        <source>You found it? I have had my eye on it since noon.</source>
        <translation>C’est vous&#xa0;? Je le guettais depuis midi.</translation>
    </message>
    <message>
        <source>You lead by a feather. I collect those.</source>
        <translation>Vous menez d’une plume. Je les collectionne.</translation>
    </message>
    <message>
        <source>You looked the other way. I never do.</source>
        <translation>Vous regardiez ailleurs. Moi, jamais.</translation>
    </message>
    <message>
        <source>You stepped on my foot earlier. I dance better now.</source>
        <translation>Vous m’avez marché sur le pied, tout à l’heure. Je danse mieux depuis.</translation>
    </message>
    <message>
        <source>You won last time. I took off my hat to you. Once.</source>
        <translation>Vous avez gagné la dernière fois. Je vous ai tiré mon chapeau. Une fois.</translation>
    </message>
    <message>
        <source>{place} danced with you instead. I shall cut in.</source>
        <translation>{place} a préféré danser avec vous. Je m’inviterai.</translation>
    </message>
    <message>
        <source>{place} is mine. They threw me the keys, nearly.</source>
        <translation>{place} est à moi. On m’a presque lancé les clés.</translation>
    </message>
    <message>
        <source>{place}! I was over the wall before breakfast.</source>
        <translation>{place}&#xa0;! J’avais passé le mur avant le petit déjeuner.</translation>
    </message>
</context>
<context>
    <name>Cannir</name>
    <message numerus="yes">
        <source>%n card(s) below.</source>
        <translation>
            <numerusform>%n carte dessous.</numerusform>
            <numerusform>%n cartes dessous.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hands.</source>
        <translation>
            <numerusform>%n carte dans les mains.</numerusform>
            <numerusform>%n cartes dans les mains.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in other hands.</source>
        <translation>
            <numerusform>%n carte dans les autres mains.</numerusform>
            <numerusform>%n cartes dans les autres mains.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the other hand.</source>
        <translation>
            <numerusform>%n carte dans l’autre main.</numerusform>
            <numerusform>%n cartes dans l’autre main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile and in hands.</source>
        <translation>
            <numerusform>%n carte dans la pioche et dans les mains.</numerusform>
            <numerusform>%n cartes dans la pioche et dans les mains.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile and in other hands.</source>
        <translation>
            <numerusform>%n carte dans la pioche et dans les autres mains.</numerusform>
            <numerusform>%n cartes dans la pioche et dans les autres mains.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile.</source>
        <translation>
            <numerusform>%n carte dans la pioche.</numerusform>
            <numerusform>%n cartes dans la pioche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left to draw.</source>
        <translation>
            <numerusform>Il reste %n carte à piocher.</numerusform>
            <numerusform>Il reste %n cartes à piocher.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Hand of {value} or more restores it.</source>
        <translation>Une Main d’au moins {value} la relève.</translation>
    </message>
    <message>
        <source>A Sword cannot attack another Sword.</source>
        <translation>Une Épée ne peut pas attaquer une autre Épée.</translation>
    </message>
    <message>
        <source>A Sword of {value} or more can attack it.</source>
        <translation>Une Épée d’au moins {value} peut l’attaquer.</translation>
    </message>
    <message>
        <source>A suite may turn corners along the threads.</source>
        <translation>Une suite peut tourner en suivant les fils.</translation>
    </message>
    <message>
        <source>Aim: keep the sovereign suite for a whole round</source>
        <translation>But&#xa0;: garder la suite souveraine un tour de table</translation>
    </message>
    <message>
        <source>Attack {cell}</source>
        <translation>Attaquer en {cell}</translation>
    </message>
    <message>
        <source>Attack {target} on {cell} with {card}</source>
        <translation>Attaquer {target} en {cell} avec {card}</translation>
    </message>
    <message>
        <source>Break or lengthen {name}’s suite, or make one at least as long, or {name} wins.</source>
        <translation>Brisez ou allongez la suite souveraine, ou formez-en une au moins aussi longue, sinon {name} gagne.</translation>
    </message>
    <message>
        <source>Break or lengthen {name}’s suite, or {name} wins.</source>
        <translation>Brisez ou allongez la suite souveraine, sinon {name} gagne.</translation>
    </message>
    <message>
        <source>Break {name}’s suite or make one at least as long, or {name} wins.</source>
        <translation>Brisez la suite souveraine ou formez-en une au moins aussi longue, sinon {name} gagne.</translation>
    </message>
    <message>
        <source>Break {name}’s suite, or {name} wins.</source>
        <translation>Brisez la suite souveraine, sinon {name} gagne.</translation>
    </message>
    <message>
        <source>Cannir</source>
        <translation>Cannir</translation>
    </message>
    <message>
        <source>Cards are laid face up in this game.</source>
        <translation>Dans cette partie, les cartes se posent face visible.</translation>
    </message>
    <message>
        <source>Cards may also be laid face down.</source>
        <translation>On peut aussi poser les cartes face cachée.</translation>
    </message>
    <message>
        <source>Choose a card to play.</source>
        <translation>Choisissez une carte à jouer.</translation>
    </message>
    <message>
        <source>Choose which suite becomes sovereign.</source>
        <translation>Choisissez la suite souveraine.</translation>
    </message>
    <message>
        <source>Cover {cell} with {card}</source>
        <translation>Couvrir {cell} avec {card}</translation>
    </message>
    <message>
        <source>Cover {cell} with {card}, face down</source>
        <translation>Couvrir {cell} avec {card}, face cachée</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Défausser {card}</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Everyone loses.</source>
        <translation>Tout le monde perd.</translation>
    </message>
    <message>
        <source>First choose a card from your hand.</source>
        <translation>Choisissez d’abord une carte de votre main.</translation>
    </message>
    <message>
        <source>First take one of the outlined suites.</source>
        <translation>Prenez d’abord l’une des suites entourées.</translation>
    </message>
    <message>
        <source>Give up the game</source>
        <translation>Abandonner la partie</translation>
    </message>
    <message>
        <source>Hold the longest suite for a whole round to win.</source>
        <translation>Détenez la suite la plus longue un tour de table entier pour gagner.</translation>
    </message>
    <message>
        <source>If the last card is drawn, &lt;b&gt;everyone&lt;/b&gt; loses.</source>
        <translation>Si la dernière carte est piochée, &lt;b&gt;tout le monde&lt;/b&gt; perd.</translation>
    </message>
    <message>
        <source>If the last card is drawn, &lt;b&gt;everyone&lt;/b&gt; loses. A suite made after this turn comes too late.</source>
        <translation>Si la dernière carte est piochée, &lt;b&gt;tout le monde&lt;/b&gt; perd&#xa0;: une suite formée après ce tour viendra trop tard.</translation>
    </message>
    <message>
        <source>In your hand: {cards}.</source>
        <translation>Dans votre main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>It can attack a card worth {value} or less, but no Sword.</source>
        <translation>Elle peut attaquer une carte de {value} ou moins, sauf une Épée.</translation>
    </message>
    <message>
        <source>It can only be laid.</source>
        <translation>Il ne peut qu’être posé.</translation>
    </message>
    <message>
        <source>It can restore a face-down card worth {value} or less.</source>
        <translation>Elle peut relever une carte face cachée de {value} ou moins.</translation>
    </message>
    <message>
        <source>It cannot be attacked now: without it, other cards would be cut off.</source>
        <translation>On ne peut pas l’attaquer maintenant&#xa0;: sans elle, d’autres seraient coupées les unes des autres.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas à vous de jouer.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>C’est à vous de jouer.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>C’est à {name} de jouer.</translation>
    </message>
    <message>
        <source>It turns face down, and the Sword leaves the game.</source>
        <translation>La carte passe face cachée, et l’Épée sort du jeu.</translation>
    </message>
    <message>
        <source>It turns face up if it is worth {value} or less. The Hand leaves the game in any case.</source>
        <translation>Elle redevient visible si elle vaut au plus {value}. La Main sort du jeu dans tous les cas.</translation>
    </message>
    <message>
        <source>It turns face up, and the Hand leaves the game.</source>
        <translation>La carte redevient visible, et la Main sort du jeu.</translation>
    </message>
    <message>
        <source>Lay a suite of cards on the star and keep it for a whole round.</source>
        <translation>Posez une suite de cartes sur l’étoile et gardez-la un tour de table entier.</translation>
    </message>
    <message>
        <source>Lay it on a lit medallion, or attack a card worth {value} or less that is not a Sword: that card turns face down, and this Sword leaves the game.</source>
        <translation>Posez-la sur un médaillon éclairé, ou attaquez une carte autre qu’une Épée, valant au plus {value}&#xa0;: elle passe face cachée, et cette Épée sort du jeu.</translation>
    </message>
    <message>
        <source>Lay it on a lit medallion, or restore a face-down card worth {value} or less: that card turns face up, and this Hand leaves the game.</source>
        <translation>Posez-la sur un médaillon éclairé, ou relevez une carte face cachée valant au plus {value}&#xa0;: elle redevient visible, et cette Main sort du jeu.</translation>
    </message>
    <message>
        <source>Lay it on a lit medallion.</source>
        <translation>Posez-la sur un médaillon éclairé.</translation>
    </message>
    <message>
        <source>Lay it on a lit medallion. A Book can do nothing else, and Swords can attack it.</source>
        <translation>Posez-le sur un médaillon éclairé. Un Livre ne peut rien faire d’autre, et les Épées peuvent l’attaquer.</translation>
    </message>
    <message>
        <source>Lay it, or attack a marked card.</source>
        <translation>Posez-la, ou attaquez une carte marquée.</translation>
    </message>
    <message>
        <source>Lay it, or restore a marked card.</source>
        <translation>Posez-la, ou relevez une carte marquée.</translation>
    </message>
    <message>
        <source>Lay on {cell}</source>
        <translation>Poser en {cell}</translation>
    </message>
    <message>
        <source>Lay the card veiled or face up</source>
        <translation>Poser la carte voilée ou face visible</translation>
    </message>
    <message>
        <source>Lay the chosen card, or restore with it</source>
        <translation>Poser la carte choisie, ou relever</translation>
    </message>
    <message>
        <source>Lay {card} on {cell}</source>
        <translation>Poser {card} en {cell}</translation>
    </message>
    <message>
        <source>Lay {card} on {cell}, face down</source>
        <translation>Poser {card} en {cell}, face cachée</translation>
    </message>
    <message>
        <source>Lengthen {name}’s suite or make one at least as long, or {name} wins.</source>
        <translation>Allongez la suite souveraine ou formez-en une au moins aussi longue, sinon {name} gagne.</translation>
    </message>
    <message>
        <source>Lengthen {name}’s suite, or {name} wins.</source>
        <translation>Allongez la suite souveraine, sinon {name} gagne.</translation>
    </message>
    <message>
        <source>Make a suite at least as long as {name}’s, or {name} wins.</source>
        <translation>Formez une suite au moins aussi longue que la suite souveraine, sinon {name} gagne.</translation>
    </message>
    <message>
        <source>No Hand is left that could restore it.</source>
        <translation>Il ne reste aucune Main qui puisse la relever.</translation>
    </message>
    <message>
        <source>No Sword can attack it.</source>
        <translation>Aucune Épée ne peut l’attaquer.</translation>
    </message>
    <message>
        <source>No Sword is left that could attack it.</source>
        <translation>Il ne reste aucune Épée qui puisse l’attaquer.</translation>
    </message>
    <message>
        <source>No card yet.</source>
        <translation>Aucune carte pour l’instant.</translation>
    </message>
    <message>
        <source>No thread leads from here to a face-up card.</source>
        <translation>Aucun fil ne relie ce médaillon à une carte face visible.</translation>
    </message>
    <message>
        <source>Nobody can win any more: when the last card is drawn, &lt;b&gt;everyone&lt;/b&gt; loses.</source>
        <translation>Plus personne ne peut gagner&#xa0;: quand la dernière carte est piochée, &lt;b&gt;tout le monde&lt;/b&gt; perd.</translation>
    </message>
    <message>
        <source>Nothing in your hand can stop {name}’s suite.</source>
        <translation>Rien dans votre main ne peut arrêter la suite que détient {name}.</translation>
    </message>
    <message>
        <source>Now it could attack {targets}.</source>
        <translation>Elle pourrait maintenant attaquer {targets}.</translation>
    </message>
    <message>
        <source>Now it could restore {targets}.</source>
        <translation>Elle pourrait maintenant relever {targets}.</translation>
    </message>
    <message>
        <source>Now there is nothing it could attack.</source>
        <translation>Elle n’a maintenant rien à attaquer.</translation>
    </message>
    <message>
        <source>Now there is nothing it could restore.</source>
        <translation>Elle n’a maintenant rien à relever.</translation>
    </message>
    <message>
        <source>Only a Sword can attack a face-up card.</source>
        <translation>Seule une Épée peut attaquer une carte face visible.</translation>
    </message>
    <message>
        <source>Only one of the longest suites can be taken.</source>
        <translation>Seule une des plus longues suites peut être prise.</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Hors du jeu</translation>
    </message>
    <message>
        <source>Restore {cell}</source>
        <translation>Relever en {cell}</translation>
    </message>
    <message>
        <source>Restore {target} on {cell} with {card}</source>
        <translation>Relever {target} en {cell} avec {card}</translation>
    </message>
    <message>
        <source>Stop {name}’s suite, or {name} wins.</source>
        <translation>Arrêtez la suite souveraine, sinon {name} gagne.</translation>
    </message>
    <message>
        <source>Take a suite by its number</source>
        <translation>Prendre une suite par son numéro</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Take the suite {values} on {cells}</source>
        <translation>Prendre la suite {values} en {cells}</translation>
    </message>
    <message>
        <source>Take {values}: {cells}</source>
        <translation>Prendre {values}&#xa0;: {cells}</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Cette carte n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>That is not what you have to decide now.</source>
        <translation>Ce n’est pas ce qui vous est demandé.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The last card is drawn: everyone loses.</source>
        <translation>La dernière carte est piochée&#xa0;: tout le monde perd.</translation>
    </message>
    <message>
        <source>The last card was drawn before a suite had won.</source>
        <translation>La dernière carte a été piochée avant qu’une suite ait gagné.</translation>
    </message>
    <message>
        <source>The last card was drawn, and nobody held a suite.</source>
        <translation>La dernière carte a été piochée, et personne ne détenait de suite.</translation>
    </message>
    <message>
        <source>The only face-up card cannot be attacked.</source>
        <translation>La seule carte face visible ne peut pas être attaquée.</translation>
    </message>
    <message numerus="yes">
        <source>The pile was %n card(s) too short for your suite.</source>
        <translation>
            <numerusform>Il manquait %n carte à la pioche pour votre suite.</numerusform>
            <numerusform>Il manquait %n cartes à la pioche pour votre suite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile was %n card(s) too short for {name}’s suite.</source>
        <translation>
            <numerusform>Il manquait %n carte à la pioche pour la suite que détient {name}.</numerusform>
            <numerusform>Il manquait %n cartes à la pioche pour la suite que détient {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sovereign suite is on {cells}.</source>
        <translation>La suite souveraine est en {cells}.</translation>
    </message>
    <message>
        <source>The sovereign suite lasted a whole round.</source>
        <translation>La suite souveraine a tenu un tour de table entier.</translation>
    </message>
    <message>
        <source>The suite {values} is sovereign and belongs to you.</source>
        <translation>La suite {values} est souveraine et vous revient.</translation>
    </message>
    <message>
        <source>The suite {values} is sovereign and belongs to {name}.</source>
        <translation>La suite {values} est souveraine et revient à {name}.</translation>
    </message>
    <message>
        <source>There is already a face-up card here.</source>
        <translation>Il y a déjà une carte face visible ici.</translation>
    </message>
    <message>
        <source>There is no card here.</source>
        <translation>Il n’y a pas de carte ici.</translation>
    </message>
    <message>
        <source>There is no such move.</source>
        <translation>Ce coup n’existe pas.</translation>
    </message>
    <message>
        <source>This card is worth more than {value}.</source>
        <translation>Cette carte vaut plus de {value}.</translation>
    </message>
    <message>
        <source>Three or more cards along the threads, equal or rising one by one, make a suite. The longest is sovereign: if yours lasts a whole round, you win.</source>
        <translation>Au moins trois cartes le long des fils, égales ou montant de un en un, forment une suite. La plus longue est souveraine&#xa0;: si la vôtre tient un tour de table entier, vous gagnez.</translation>
    </message>
    <message>
        <source>Three or more cards in a line, equal or rising one by one, make a suite. The longest is sovereign: if yours lasts a whole round, you win.</source>
        <translation>Au moins trois cartes en ligne, égales ou montant de un en un, forment une suite. La plus longue est souveraine&#xa0;: si la vôtre tient un tour de table entier, vous gagnez.</translation>
    </message>
    <message>
        <source>Veil on {cell}</source>
        <translation>Voiler en {cell}</translation>
    </message>
    <message>
        <source>Veiled</source>
        <translation>Voilée</translation>
    </message>
    <message>
        <source>Veiled cards</source>
        <translation>Cartes voilées</translation>
    </message>
    <message>
        <source>When the last card is drawn, &lt;b&gt;everyone&lt;/b&gt; loses. Only the suite that is sovereign now can still win.</source>
        <translation>Quand la dernière carte est piochée, &lt;b&gt;tout le monde&lt;/b&gt; perd&#xa0;: seule la suite souveraine actuelle peut encore gagner.</translation>
    </message>
    <message>
        <source>Winding suites</source>
        <translation>Suites sinueuses</translation>
    </message>
    <message>
        <source>Without this card, other cards would be cut off.</source>
        <translation>Sans cette carte, d’autres seraient coupées les unes des autres.</translation>
    </message>
    <message>
        <source>You attack {cell} with {card}: {target} turns face down.</source>
        <translation>Vous attaquez en {cell} avec {card}&#xa0;: {target} passe face cachée.</translation>
    </message>
    <message>
        <source>You discard a card only when nothing else is possible.</source>
        <translation>On ne défausse une carte que si rien d’autre n’est possible.</translation>
    </message>
    <message>
        <source>You discard {card}.</source>
        <translation>Vous défaussez {card}.</translation>
    </message>
    <message>
        <source>You draw {card}.</source>
        <translation>Vous piochez {card}.</translation>
    </message>
    <message>
        <source>You gave up the game.</source>
        <translation>Vous avez abandonné la partie.</translation>
    </message>
    <message>
        <source>You hold the sovereign suite.</source>
        <translation>Vous détenez la suite souveraine.</translation>
    </message>
    <message>
        <source>You lay {card} face down on {cell}.</source>
        <translation>Vous posez {card} face cachée en {cell}.</translation>
    </message>
    <message>
        <source>You lay {card} on {cell}.</source>
        <translation>Vous posez {card} en {cell}.</translation>
    </message>
    <message>
        <source>You restore {target} on {cell} with {card}.</source>
        <translation>Vous relevez {target} en {cell} avec {card}.</translation>
    </message>
    <message>
        <source>You spend {card} on {cell} in vain: the card there is worth more than {value}.</source>
        <translation>Vous dépensez {card} en vain en {cell}&#xa0;: la carte posée là vaut plus de {value}.</translation>
    </message>
    <message>
        <source>You win with the sovereign suite!</source>
        <translation>Vous gagnez avec la suite souveraine&#xa0;!</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Vous gagnez&#xa0;!</translation>
    </message>
    <message>
        <source>Your sovereign suite is broken.</source>
        <translation>Votre suite souveraine est brisée.</translation>
    </message>
    <message>
        <source>Your sovereign suite is lengthened.</source>
        <translation>Votre suite souveraine est allongée.</translation>
    </message>
    <message>
        <source>Your suite</source>
        <translation>Votre suite</translation>
    </message>
    <message>
        <source>Your suite lasted a whole round: you win!</source>
        <translation>Votre suite a tenu un tour de table entier&#xa0;: vous gagnez&#xa0;!</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>holds {values}</source>
        <translation>détient {values}</translation>
    </message>
    <message>
        <source>is laid</source>
        <translation>se pose</translation>
    </message>
    <message>
        <source>laid a card face down</source>
        <translation>a posé une carte face cachée</translation>
    </message>
    <message>
        <source>left to draw</source>
        <translation>à piocher</translation>
    </message>
    <message>
        <source>made the sovereign suite</source>
        <translation>a formé la suite souveraine</translation>
    </message>
    <message>
        <source>restores</source>
        <translation>relève</translation>
    </message>
    <message>
        <source>the suite {values} on {cells}</source>
        <translation>la suite {values} en {cells}</translation>
    </message>
    <message>
        <source>the veiled card</source>
        <translation>la carte voilée</translation>
    </message>
    <message>
        <source>turn {number} of {total}</source>
        <translation>tour {number} sur {total}</translation>
    </message>
    <message>
        <source>you put an end to the suite</source>
        <translation>vous avez mis fin à sa suite</translation>
    </message>
    <message>
        <source>{card} on {cell}</source>
        <translation>{card} en {cell}</translation>
    </message>
    <message>
        <source>{card} opens the star. No hand has a lower total than yours: you begin.</source>
        <translation>{card} ouvre l’étoile. Aucune main n’a un total plus petit que la vôtre&#xa0;: vous commencez.</translation>
    </message>
    <message>
        <source>{card} opens the star. No hand has a lower total than {name}’s: {name} begins.</source>
        <translation>{card} ouvre l’étoile. {name} commence, car aucune autre main n’a un total plus petit que la sienne.</translation>
    </message>
    <message>
        <source>{card}, {cell}</source>
        <translation>{card}, {cell}</translation>
    </message>
    <message>
        <source>{card}: {answer}</source>
        <translation>{card}&#xa0;: {answer}</translation>
    </message>
    <message>
        <source>{cell}, bottom card first</source>
        <translation>{cell}, à partir de la carte du dessous</translation>
    </message>
    <message>
        <source>{cell}: a veiled card.</source>
        <translation>{cell}&#xa0;: une carte voilée.</translation>
    </message>
    <message>
        <source>{cell}: {card}, face down.</source>
        <translation>{cell}&#xa0;: {card}, face cachée.</translation>
    </message>
    <message>
        <source>{cell}: {card}.</source>
        <translation>{cell}&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{first} and {second} win.</source>
        <translation>{first} et {second} gagnent.</translation>
    </message>
    <message>
        <source>{name} attacks {cell} with {card}: {target} turns face down.</source>
        <translation>{name} attaque en {cell} avec {card}&#xa0;: {target} passe face cachée.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} défausse {card}.</translation>
    </message>
    <message>
        <source>{name} gave up the game.</source>
        <translation>{name} a abandonné la partie.</translation>
    </message>
    <message>
        <source>{name} holds the sovereign suite.</source>
        <translation>{name} détient la suite souveraine.</translation>
    </message>
    <message>
        <source>{name} is choosing a card.</source>
        <translation>{name} choisit une carte.</translation>
    </message>
    <message>
        <source>{name} kept the sovereign suite for a whole round and wins.</source>
        <translation>{name} a gardé la suite souveraine un tour de table entier et gagne.</translation>
    </message>
    <message>
        <source>{name} lays a card face down on {cell}.</source>
        <translation>{name} pose une carte face cachée en {cell}.</translation>
    </message>
    <message>
        <source>{name} lays {card} face down on {cell}.</source>
        <translation>{name} pose {card} face cachée en {cell}.</translation>
    </message>
    <message>
        <source>{name} lays {card} on {cell}.</source>
        <translation>{name} pose {card} en {cell}.</translation>
    </message>
    <message>
        <source>{name} put an end to the suite</source>
        <translation>{name} a mis fin à sa suite</translation>
    </message>
    <message>
        <source>{name} restores {target} on {cell} with {card}.</source>
        <translation>{name} relève {target} en {cell} avec {card}.</translation>
    </message>
    <message>
        <source>{name} spends {card} on {cell} in vain: the card there is worth more than {value}.</source>
        <translation>{name} dépense {card} en vain en {cell}&#xa0;: la carte posée là vaut plus de {value}.</translation>
    </message>
    <message>
        <source>{name} wins with the sovereign suite.</source>
        <translation>{name} gagne avec la suite souveraine.</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} gagne.</translation>
    </message>
    <message>
        <source>{name} {holds}.</source>
        <translation>{name} {holds}.</translation>
    </message>
    <message>
        <source>{name}’s sovereign suite is broken.</source>
        <translation>La suite souveraine détenue par {name} est brisée.</translation>
    </message>
    <message>
        <source>{name}’s sovereign suite is lengthened.</source>
        <translation>La suite souveraine détenue par {name} est allongée.</translation>
    </message>
    <message>
        <source>{owner} holds the sovereign suite; after you, only {name} can stop it.</source>
        <translation>{owner} détient la suite souveraine&#xa0;; après vous, il ne reviendra qu’à {name} de l’arrêter.</translation>
    </message>
</context>
<context>
    <name>CannirAid</name>
    <message>
        <source>7 cards, 1 to 7</source>
        <translation>7 cartes, de 1 à 7</translation>
    </message>
    <message>
        <source>&lt;b&gt;Attacks:&lt;/b&gt; turn face down a card that is not a Sword and is worth no more than the Sword you play, which then leaves the game. You may not attack the only face-up card, or a card without which other cards would be cut off from each other along the threads.</source>
        <translation>&lt;b&gt;Attaque&#xa0;:&lt;/b&gt; retournez face cachée une carte qui n’est pas une Épée et ne vaut pas plus que l’Épée jouée&#xa0;; celle-ci sort du jeu. On n’attaque ni la seule carte face visible, ni une carte sans laquelle d’autres seraient coupées les unes des autres.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Everyone loses&lt;/b&gt; at once when the last card of the draw pile is drawn.</source>
        <translation>&lt;b&gt;Tout le monde perd&lt;/b&gt; dès que la dernière carte de la pioche est piochée.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Is laid,&lt;/b&gt; and does nothing else.</source>
        <translation>&lt;b&gt;Se pose,&lt;/b&gt; et ne fait rien d’autre.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Restores:&lt;/b&gt; turn the top card of a medallion face up if it is face down and worth no more than the Hand you play, which then leaves the game.</source>
        <translation>&lt;b&gt;Relève&#xa0;:&lt;/b&gt; retournez face visible la carte du dessus d’un médaillon, si elle est face cachée et ne vaut pas plus que la Main jouée&#xa0;; celle-ci sort du jeu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;You win&lt;/b&gt; if you still own the sovereign suite when your next turn begins: every opponent has had one turn to prevent it.</source>
        <translation>&lt;b&gt;Vous gagnez&lt;/b&gt; si vous détenez encore la suite souveraine au début de votre tour suivant&#xa0;: chaque adversaire aura eu un tour pour l’empêcher.</translation>
    </message>
    <message>
        <source>A Hand may try to restore such a card blindly; if the card is worth more than the Hand, the Hand is lost and the card stays as it is.</source>
        <translation>Une Main peut tenter de la relever à l’aveugle&#xa0;; si elle vaut plus que la Main, la Main est perdue et la carte reste cachée.</translation>
    </message>
    <message>
        <source>A medallion is free if there is no card on it, or if its top card is face down. Anyone may look at face-down cards.</source>
        <translation>Un médaillon est libre s’il est vide, ou si sa carte du dessus est face cachée. Chacun peut regarder les cartes face cachée.</translation>
    </message>
    <message>
        <source>A suite is three or more face-up cards, one after the other along a straight line of threads (a row, a column or a diagonal), whose values</source>
        <translation>Une suite, ce sont au moins trois cartes face visible, l’une après l’autre sur une même ligne droite de fils (rangée, colonne ou diagonale), dont les valeurs</translation>
    </message>
    <message>
        <source>A suite need not be straight: it may wind along the threads from medallion to medallion, without using any twice.</source>
        <translation>Une suite n’est pas forcément droite&#xa0;: elle peut suivre les fils de médaillon en médaillon, sans passer deux fois par le même.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>But du jeu</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Un exemple</translation>
    </message>
    <message>
        <source>Blue attacks the 3. The rest, 4·5·6, is shorter but still the longest suite: Blue takes it over.</source>
        <translation>Bleu attaque le 3. Le reste, 4·5·6, est plus court mais encore la plus longue suite&#xa0;: Bleu s’en empare.</translation>
    </message>
    <message>
        <source>Blue lays the 5: the suite 3·4·5 is sovereign and belongs to Blue.</source>
        <translation>Bleu pose le 5&#xa0;: la suite 3·4·5 est souveraine et revient à Bleu.</translation>
    </message>
    <message>
        <source>Blue restores the 6 with a Hand and owns 4·5·6 again. If Orange cannot stop it, Blue wins when Blue’s next turn begins.</source>
        <translation>Bleu relève le 6 avec une Main et détient de nouveau 4·5·6. Si Orange n’y peut rien, Bleu gagne au début de son tour suivant.</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>Livres</translation>
    </message>
    <message>
        <source>Cards may also be laid face down. Such a card is like one that was attacked: its medallion is free, and it belongs to no suite. Only the player who laid it may look at it, until it is turned up.</source>
        <translation>On peut aussi poser ses cartes face cachée. Une telle carte compte comme abattue&#xa0;: son médaillon est libre, et elle ne fait partie d’aucune suite. Seul le joueur qui l’a posée peut la regarder, jusqu’à ce qu’elle soit relevée.</translation>
    </message>
    <message>
        <source>Draw one card.</source>
        <translation>Piochez une carte.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Form a suite of three or more cards, make it the &lt;b&gt;sovereign suite&lt;/b&gt;, and keep it until your next turn begins.</source>
        <translation>Formez une suite d’au moins trois cartes, faites-en la &lt;b&gt;suite souveraine&lt;/b&gt; et gardez-la jusqu’au début de votre tour suivant.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <source>If the sovereign suite is yours, you have &lt;b&gt;won&lt;/b&gt;.</source>
        <translation>Si la suite souveraine est à vous, vous avez &lt;b&gt;gagné&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Orange attacks the 6. No suite is left, so nobody owns one.</source>
        <translation>Orange attaque le 6. Il n’y a plus de suite&#xa0;: personne n’en détient.</translation>
    </message>
    <message>
        <source>Orange lays a 6 at the end of the suite, which is now longer and belongs to Orange.</source>
        <translation>Orange pose un 6 au bout&#xa0;: la suite s’allonge et passe à Orange.</translation>
    </message>
    <message>
        <source>Orders do not matter. Values must follow each other along the line: a gap ends the suite, and 1 does not follow 7.</source>
        <translation>Les ordres ne comptent pas. Les valeurs doivent se suivre le long de la ligne&#xa0;: un trou met fin à la suite, et le 1 ne suit pas le 7.</translation>
    </message>
    <message>
        <source>Play exactly one card. Either &lt;b&gt;lay&lt;/b&gt; it, whatever its order, face up on a free medallion that a thread joins to a face-up card, or use the &lt;b&gt;power&lt;/b&gt; of a Sword or a Hand.</source>
        <translation>Jouez une seule carte. Soit vous la &lt;b&gt;posez&lt;/b&gt;, quel que soit son ordre, face visible sur un médaillon libre qu’un fil relie à une carte face visible&#xa0;; soit vous utilisez le &lt;b&gt;pouvoir&lt;/b&gt; d’une Épée ou d’une Main.</translation>
    </message>
    <message>
        <source>Shuffle the 21 cards. Lay the first face up on the medallion in the middle, deal three to each player and put the rest aside as the draw pile.</source>
        <translation>Mélangez les 21 cartes. Posez la première, face visible, sur le médaillon du milieu, distribuez-en trois à chacun&#xa0;; les autres forment la pioche.</translation>
    </message>
    <message>
        <source>Suites</source>
        <translation>Les suites</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Épées</translation>
    </message>
    <message>
        <source>The 21 cards</source>
        <translation>Les 21 cartes</translation>
    </message>
    <message>
        <source>The &lt;b&gt;longest&lt;/b&gt; suite on the star is the sovereign one; all others are dormant. It belongs to the player who made it sovereign, no matter who laid its cards.</source>
        <translation>La suite &lt;b&gt;la plus longue&lt;/b&gt; de l’étoile est souveraine&#xa0;; toutes les autres sont dormantes. Elle appartient au joueur qui l’a rendue souveraine, peu importe qui en a posé les cartes.</translation>
    </message>
    <message>
        <source>The player whose cards have the lowest total begins; if players tie, the youngest of them.</source>
        <translation>Le joueur dont la main a le plus petit total commence&#xa0;; à égalité, le plus jeune d’entre eux.</translation>
    </message>
    <message>
        <source>The sovereign suite</source>
        <translation>La suite souveraine</translation>
    </message>
    <message>
        <source>The star and the names of its medallions; the first card goes on C.</source>
        <translation>L’étoile et les noms de ses médaillons&#xa0;; la première carte se pose en C.</translation>
    </message>
    <message>
        <source>To begin</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Two or three players, about ten minutes</source>
        <translation>Deux ou trois joueurs, une dizaine de minutes</translation>
    </message>
    <message>
        <source>Variant: veiled cards</source>
        <translation>Variante&#xa0;: cartes voilées</translation>
    </message>
    <message>
        <source>Variant: winding suites</source>
        <translation>Variante&#xa0;: suites sinueuses</translation>
    </message>
    <message>
        <source>You take it over when the card you play</source>
        <translation>Vous vous en emparez quand la carte que vous jouez</translation>
    </message>
    <message>
        <source>You then own the longest suite; if several are equally long, you choose one. If no suite is left, nobody owns one.</source>
        <translation>Vous détenez alors la suite la plus longue&#xa0;; s’il y en a plusieurs, vous choisissez. S’il n’en reste aucune, personne n’en détient.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À votre tour</translation>
    </message>
    <message>
        <source>a suite</source>
        <translation>une suite</translation>
    </message>
    <message>
        <source>no suite</source>
        <translation>pas de suite</translation>
    </message>
    <message>
        <source>the Fish</source>
        <translation>les Poissons</translation>
    </message>
    <message>
        <source>the Keys</source>
        <translation>les Clefs</translation>
    </message>
    <message>
        <source>the Mill</source>
        <translation>le Moulin</translation>
    </message>
    <message>
        <source>the Moon</source>
        <translation>la Lune</translation>
    </message>
    <message>
        <source>the Oak</source>
        <translation>le Chêne</translation>
    </message>
    <message>
        <source>the Rose</source>
        <translation>la Rose</translation>
    </message>
    <message>
        <source>the Wheel</source>
        <translation>la Roue</translation>
    </message>
    <message>
        <source>• &lt;b&gt;are all equal&lt;/b&gt;.</source>
        <translation>• &lt;b&gt;sont toutes égales&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>• &lt;b&gt;follow each other&lt;/b&gt;, rising or falling by one, or</source>
        <translation>• &lt;b&gt;se suivent&lt;/b&gt;, montant ou descendant de un en un, ou</translation>
    </message>
    <message>
        <source>• makes a new suite that is as long or longer, or</source>
        <translation>• forme une nouvelle suite aussi longue ou plus longue, ou</translation>
    </message>
    <message>
        <source>• makes the sovereign suite longer, or</source>
        <translation>• allonge la suite souveraine, ou</translation>
    </message>
    <message>
        <source>• shortens or breaks it while some suite is left.</source>
        <translation>• la raccourcit ou la brise, s’il reste une suite.</translation>
    </message>
</context>
<context>
    <name>CannirCards</name>
    <message>
        <source>Book of the Fish</source>
        <translation>Livre des Poissons</translation>
    </message>
    <message>
        <source>Book of the Keys</source>
        <translation>Livre des Clefs</translation>
    </message>
    <message>
        <source>Book of the Mill</source>
        <translation>Livre du Moulin</translation>
    </message>
    <message>
        <source>Book of the Moon</source>
        <translation>Livre de la Lune</translation>
    </message>
    <message>
        <source>Book of the Oak</source>
        <translation>Livre du Chêne</translation>
    </message>
    <message>
        <source>Book of the Rose</source>
        <translation>Livre de la Rose</translation>
    </message>
    <message>
        <source>Book of the Wheel</source>
        <translation>Livre de la Roue</translation>
    </message>
    <message>
        <source>Hand of the Fish</source>
        <translation>Main des Poissons</translation>
    </message>
    <message>
        <source>Hand of the Keys</source>
        <translation>Main des Clefs</translation>
    </message>
    <message>
        <source>Hand of the Mill</source>
        <translation>Main du Moulin</translation>
    </message>
    <message>
        <source>Hand of the Moon</source>
        <translation>Main de la Lune</translation>
    </message>
    <message>
        <source>Hand of the Oak</source>
        <translation>Main du Chêne</translation>
    </message>
    <message>
        <source>Hand of the Rose</source>
        <translation>Main de la Rose</translation>
    </message>
    <message>
        <source>Hand of the Wheel</source>
        <translation>Main de la Roue</translation>
    </message>
    <message>
        <source>Sword of the Fish</source>
        <translation>Épée des Poissons</translation>
    </message>
    <message>
        <source>Sword of the Keys</source>
        <translation>Épée des Clefs</translation>
    </message>
    <message>
        <source>Sword of the Mill</source>
        <translation>Épée du Moulin</translation>
    </message>
    <message>
        <source>Sword of the Moon</source>
        <translation>Épée de la Lune</translation>
    </message>
    <message>
        <source>Sword of the Oak</source>
        <translation>Épée du Chêne</translation>
    </message>
    <message>
        <source>Sword of the Rose</source>
        <translation>Épée de la Rose</translation>
    </message>
    <message>
        <source>Sword of the Wheel</source>
        <translation>Épée de la Roue</translation>
    </message>
    <message>
        <source>the Book of the Fish</source>
        <translation>le Livre des Poissons</translation>
    </message>
    <message>
        <source>the Book of the Keys</source>
        <translation>le Livre des Clefs</translation>
    </message>
    <message>
        <source>the Book of the Mill</source>
        <translation>le Livre du Moulin</translation>
    </message>
    <message>
        <source>the Book of the Moon</source>
        <translation>le Livre de la Lune</translation>
    </message>
    <message>
        <source>the Book of the Oak</source>
        <translation>le Livre du Chêne</translation>
    </message>
    <message>
        <source>the Book of the Rose</source>
        <translation>le Livre de la Rose</translation>
    </message>
    <message>
        <source>the Book of the Wheel</source>
        <translation>le Livre de la Roue</translation>
    </message>
    <message>
        <source>the Hand of the Fish</source>
        <translation>la Main des Poissons</translation>
    </message>
    <message>
        <source>the Hand of the Keys</source>
        <translation>la Main des Clefs</translation>
    </message>
    <message>
        <source>the Hand of the Mill</source>
        <translation>la Main du Moulin</translation>
    </message>
    <message>
        <source>the Hand of the Moon</source>
        <translation>la Main de la Lune</translation>
    </message>
    <message>
        <source>the Hand of the Oak</source>
        <translation>la Main du Chêne</translation>
    </message>
    <message>
        <source>the Hand of the Rose</source>
        <translation>la Main de la Rose</translation>
    </message>
    <message>
        <source>the Hand of the Wheel</source>
        <translation>la Main de la Roue</translation>
    </message>
    <message>
        <source>the Sword of the Fish</source>
        <translation>l’Épée des Poissons</translation>
    </message>
    <message>
        <source>the Sword of the Keys</source>
        <translation>l’Épée des Clefs</translation>
    </message>
    <message>
        <source>the Sword of the Mill</source>
        <translation>l’Épée du Moulin</translation>
    </message>
    <message>
        <source>the Sword of the Moon</source>
        <translation>l’Épée de la Lune</translation>
    </message>
    <message>
        <source>the Sword of the Oak</source>
        <translation>l’Épée du Chêne</translation>
    </message>
    <message>
        <source>the Sword of the Rose</source>
        <translation>l’Épée de la Rose</translation>
    </message>
    <message>
        <source>the Sword of the Wheel</source>
        <translation>l’Épée de la Roue</translation>
    </message>
    <message>
        <source>{card} ({value})</source>
        <translation>{card} ({value})</translation>
    </message>
</context>
<context>
    <name>CannirCells</name>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>NE</source>
        <translation>NE</translation>
    </message>
    <message>
        <source>NW</source>
        <translation>NO</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>SE</source>
        <translation>SE</translation>
    </message>
    <message>
        <source>SW</source>
        <translation>SO</translation>
    </message>
    <message>
        <source>W</source>
        <translation>O</translation>
    </message>
</context>
<context>
    <name>CannirEditing</name>
    <message>
        <source>Books</source>
        <translation>Livres</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>Only the top card may be face up.</source>
        <translation>Seule la carte du dessus peut être visible.</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Hors du jeu</translation>
    </message>
    <message>
        <source>Sovereign suite</source>
        <translation>Suite souveraine</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Épées</translation>
    </message>
    <message>
        <source>That card is already somewhere else.</source>
        <translation>Cette carte est déjà ailleurs.</translation>
    </message>
    <message>
        <source>There is no suite there.</source>
        <translation>Il n’y a pas de suite à cet endroit.</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>À qui de jouer</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>Retourner</translation>
    </message>
    <message>
        <source>Turn over the card on a medallion</source>
        <translation>Retourner la carte d’un médaillon</translation>
    </message>
    <message>
        <source>Veil the card on a medallion; you know what it is</source>
        <translation>Voiler la carte d’un médaillon&#xa0;; vous savez laquelle c’est</translation>
    </message>
    <message>
        <source>Veil the card on a medallion; {name} knows what it is</source>
        <translation>Voiler la carte d’un médaillon&#xa0;; {name} sait laquelle c’est</translation>
    </message>
    <message>
        <source>Veiled cards need the variant “Veiled cards”.</source>
        <translation>Il faut pour cela la variante «&#xa0;Cartes voilées&#xa0;».</translation>
    </message>
    <message>
        <source>You must hold {least} to {most} cards: to swap, drop the new card on one of them.</source>
        <translation>Vous devez avoir de {least} à {most} cartes&#xa0;: posez la carte sur l’une d’elles pour l’échanger.</translation>
    </message>
    <message>
        <source>Your cord: the suite on a medallion becomes yours</source>
        <translation>Votre cordon&#xa0;: la suite d’un médaillon vous revient</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>{name} must hold {least} to {most} cards: to swap, drop the new card on one of them.</source>
        <translation>{name} doit avoir de {least} à {most} cartes&#xa0;: posez la carte sur l’une d’elles pour l’échanger.</translation>
    </message>
    <message>
        <source>{name} to play</source>
        <translation>À {name} de jouer</translation>
    </message>
    <message>
        <source>{name}’s cord: the suite on a medallion becomes theirs</source>
        <translation>{name}, cordon&#xa0;: la suite d’un médaillon lui revient</translation>
    </message>
    <message>
        <source>{name}’s hand</source>
        <translation>{name}&#xa0;: main</translation>
    </message>
</context>
<context>
    <name>CannirEnding</name>
    <message numerus="yes">
        <source>%n broken</source>
        <translation>
            <numerusform>%n brisée</numerusform>
            <numerusform>%n brisées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) attacked</source>
        <translation>
            <numerusform>%n carte attaquée</numerusform>
            <numerusform>%n cartes attaquées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the highest stack</source>
        <translation>
            <numerusform>%n carte dans la pile la plus haute</numerusform>
            <numerusform>%n cartes dans la pile la plus haute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) laid</source>
        <translation>
            <numerusform>%n carte posée</numerusform>
            <numerusform>%n cartes posées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left the game</source>
        <translation>
            <numerusform>%n carte sortie du jeu</numerusform>
            <numerusform>%n cartes sorties du jeu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) restored</source>
        <translation>
            <numerusform>%n carte relevée</numerusform>
            <numerusform>%n cartes relevées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of owner</source>
        <translation>
            <numerusform>%n changement de main</numerusform>
            <numerusform>%n changements de main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lengthened</source>
        <translation>
            <numerusform>%n allongée</numerusform>
            <numerusform>%n allongées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replaced by another</source>
        <translation>
            <numerusform>%n remplacée par une autre</numerusform>
            <numerusform>%n remplacées par une autre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sovereign suite(s) held</source>
        <translation>
            <numerusform>%n suite souveraine détenue</numerusform>
            <numerusform>%n suites souveraines détenues</numerusform>
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
            <numerusform>%n suite souveraine</numerusform>
            <numerusform>%n suites souveraines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suite(s) broken</source>
        <translation>
            <numerusform>%n suite brisée</numerusform>
            <numerusform>%n suites brisées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suite(s) lengthened or replaced</source>
        <translation>
            <numerusform>%n suite allongée ou remplacée</numerusform>
            <numerusform>%n suites allongées ou remplacées</numerusform>
        </translation>
    </message>
    <message>
        <source>The sovereign suite {values} lasted a whole round.</source>
        <translation>La suite souveraine {values} a tenu tout un tour de table.</translation>
    </message>
    <message>
        <source>The sovereign suites</source>
        <translation>Les suites souveraines</translation>
    </message>
    <message>
        <source>The star goes dark</source>
        <translation>L’étoile s’éteint</translation>
    </message>
    <message>
        <source>The star is yours</source>
        <translation>L’étoile est à vous</translation>
    </message>
    <message>
        <source>The star is {name}’s</source>
        <translation>L’étoile est à {name}</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>à la fin</translation>
    </message>
    <message>
        <source>card {number}, on {cells}</source>
        <translation>carte {number}, en {cells}</translation>
    </message>
    <message>
        <source>medallions covered</source>
        <translation>médaillons couverts</translation>
    </message>
    <message>
        <source>spent to attack or restore</source>
        <translation>dépensées pour attaquer ou relever</translation>
    </message>
    <message>
        <source>the longest suite</source>
        <translation>la plus longue suite</translation>
    </message>
    <message>
        <source>the shortest reign</source>
        <translation>le règne le plus court</translation>
    </message>
    <message>
        <source>yours, ended by {other}</source>
        <translation>le vôtre, interrompu par {other}</translation>
    </message>
    <message>
        <source>{name}, ended by you</source>
        <translation>{name}, interrompu par vous</translation>
    </message>
    <message>
        <source>{name}, ended by {other}</source>
        <translation>{name}, interrompu par {other}</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} sur {all}</translation>
    </message>
    <message>
        <source>{suites}: {ends}</source>
        <translation>{suites}&#xa0;: {ends}</translation>
    </message>
</context>
<context>
    <name>CannirFigures</name>
    <message>
        <source>No suite ever became sovereign.</source>
        <translation>Aucune suite n’est devenue souveraine.</translation>
    </message>
    <message numerus="yes">
        <source>The longest sovereign suite had %n card(s).</source>
        <translation>
            <numerusform>La plus longue suite souveraine comptait %n carte.</numerusform>
            <numerusform>La plus longue suite souveraine comptait %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>attacked</source>
        <translation>attaquées</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>brisées</translation>
    </message>
    <message>
        <source>cards laid</source>
        <translation>cartes posées</translation>
    </message>
    <message>
        <source>lengthened or replaced</source>
        <translation>allongées ou remplacées</translation>
    </message>
    <message>
        <source>restored</source>
        <translation>relevées</translation>
    </message>
    <message>
        <source>sovereign suites</source>
        <translation>suites souveraines</translation>
    </message>
</context>
<context>
    <name>CannirPrint</name>
    <message>
        <source>Box and markers</source>
        <translation>Boîte et marqueurs</translation>
    </message>
    <message>
        <source>Cut along the lines and fold back along the dashes. Glue the narrow flap to the inside of the last side, then glue the bottom; tuck in the lid.</source>
        <translation>Découpez suivant les traits et pliez vers l’arrière suivant les pointillés. Collez la languette étroite à l’intérieur du dernier côté, puis le fond&#xa0;; le couvercle se rentre.</translation>
    </message>
    <message>
        <source>Everyone takes one. Put yours on the sovereign suite for as long as you own it.</source>
        <translation>Chacun en prend un. Placez le vôtre sur la suite souveraine tant que vous la détenez.</translation>
    </message>
    <message>
        <source>Rules summary</source>
        <translation>Aide de jeu</translation>
    </message>
    <message>
        <source>Sovereign markers</source>
        <translation>Marqueurs de suite souveraine</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>The cloth</source>
        <translation>Le tapis</translation>
    </message>
    <message>
        <source>The star</source>
        <translation>L’étoile</translation>
    </message>
    <message>
        <source>Tuck box</source>
        <translation>Étui</translation>
    </message>
</context>
<context>
    <name>CannirReasons</name>
    <message>
        <source>, before it can last a whole round and win</source>
        <translation>, avant qu’elle ne puisse tenir un tour de table entier et gagner</translation>
    </message>
    <message>
        <source>, which wins if it lasts a whole round</source>
        <translation>, qui gagne si elle tient un tour de table entier</translation>
    </message>
    <message numerus="yes">
        <source>It gains a sovereign suite of %n card(s)</source>
        <translation>
            <numerusform>Ce coup donne une suite souveraine de %n carte</numerusform>
            <numerusform>Ce coup donne une suite souveraine de %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>It leaves you with the sovereign suite</source>
        <translation>Ce coup vous laisse la suite souveraine</translation>
    </message>
    <message>
        <source>It leaves {name} with the sovereign suite</source>
        <translation>Ce coup laisse la suite souveraine à {name}</translation>
    </message>
    <message>
        <source>It lets you win on the next turn</source>
        <translation>Ce coup vous laisse gagner la partie au prochain tour</translation>
    </message>
    <message>
        <source>It lets {name} win on the next turn</source>
        <translation>Ce coup laisse {name} gagner la partie au prochain tour</translation>
    </message>
    <message>
        <source>It prepares a suite for the next turn</source>
        <translation>Ce coup prépare une suite pour le tour suivant</translation>
    </message>
    <message>
        <source>It stops your suite</source>
        <translation>Ce coup arrête votre suite</translation>
    </message>
    <message>
        <source>It stops {name}’s suite</source>
        <translation>Ce coup arrête la suite que détient {name}</translation>
    </message>
    <message>
        <source>It wins the game on the next turn</source>
        <translation>Ce coup gagne la partie au prochain tour</translation>
    </message>
</context>
<context>
    <name>CannirTags</name>
    <message>
        <source>, and no unseen card makes another at once</source>
        <translation>, et aucune carte inconnue n’en forme aussitôt une autre</translation>
    </message>
    <message numerus="yes">
        <source>, but %n of the {total} unseen cards make another</source>
        <translation>
            <numerusform>, mais %n carte inconnue sur {total} en forme une autre</numerusform>
            <numerusform>, mais %n cartes inconnues sur {total} en forment une autre</numerusform>
        </translation>
    </message>
    <message>
        <source>, such as a Hand that restores the {value} on {cell}</source>
        <translation>, par exemple une Main qui relève le {value} en {cell}</translation>
    </message>
    <message>
        <source>, such as a {value} on {cell}</source>
        <translation>, par exemple un {value} en {cell}</translation>
    </message>
    <message>
        <source>, too late to last a whole round</source>
        <translation>, trop tard pour tenir tout un tour de table</translation>
    </message>
    <message numerus="yes">
        <source>, which %n of the {total} unseen cards can stop</source>
        <translation>
            <numerusform>, que %n carte inconnue sur {total} peut arrêter</numerusform>
            <numerusform>, que %n cartes inconnues sur {total} peuvent arrêter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, which %n of the {total} unseen cards can stop: at least one of them is in another hand, so it lasts only if that player lets it</source>
        <translation>
            <numerusform>, que %n carte inconnue sur {total} peut arrêter&#xa0;: elle est dans une autre main, et la suite ne tient que si ce joueur le veut bien</numerusform>
            <numerusform>, que %n cartes inconnues sur {total} peuvent arrêter&#xa0;: l’une au moins est dans une autre main, et la suite ne tient que si ce joueur le veut bien</numerusform>
        </translation>
    </message>
    <message>
        <source>, which no unseen card can stop</source>
        <translation>, qu’aucune carte inconnue ne peut arrêter</translation>
    </message>
    <message>
        <source>, which no unseen card can stop at once</source>
        <translation>, qu’aucune carte inconnue ne peut arrêter aussitôt</translation>
    </message>
    <message numerus="yes">
        <source>It breaks your suite and gains a suite of %n card(s).</source>
        <translation>
            <numerusform>Ce coup brise votre suite et en donne une de&#xa0;%n carte.</numerusform>
            <numerusform>Ce coup brise votre suite et en donne une de&#xa0;%n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>It breaks your suite.</source>
        <translation>Ce coup brise votre suite.</translation>
    </message>
    <message numerus="yes">
        <source>It breaks {name}’s suite and gains a suite of %n card(s).</source>
        <translation>
            <numerusform>Ce coup brise la suite que détient {name} et en donne une de&#xa0;%n carte.</numerusform>
            <numerusform>Ce coup brise la suite que détient {name} et en donne une de&#xa0;%n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>It breaks {name}’s suite.</source>
        <translation>Ce coup brise la suite que détient {name}.</translation>
    </message>
    <message>
        <source>It changes nothing: no suite made from now on can last a whole round.</source>
        <translation>Ce coup ne change rien&#xa0;: aucune suite formée désormais ne peut tenir tout un tour de table.</translation>
    </message>
    <message>
        <source>It draws the last card, and everyone loses.</source>
        <translation>Ce coup fait piocher la dernière carte, et tout le monde perd.</translation>
    </message>
    <message>
        <source>It fills {cell} and counts in no suite.</source>
        <translation>Ce coup occupe {cell}, mais la carte ne compte dans aucune suite.</translation>
    </message>
    <message>
        <source>It gives up {card} and leaves the cloth as it is.</source>
        <translation>Ce coup renonce à {card} et laisse le tapis tel quel.</translation>
    </message>
    <message>
        <source>It holds back a suite that {card} on {cell} would make at once.</source>
        <translation>Ce coup garde en réserve une suite que formerait aussitôt {card} en {cell}.</translation>
    </message>
    <message numerus="yes">
        <source>It holds back a suite that {card} on {cell} would make at once; you can make it first with %n of the {total} unseen cards.</source>
        <translation>
            <numerusform>Ce coup garde en réserve une suite que formerait aussitôt {card} en {cell}&#xa0;; vous pouvez la former avant avec %n carte inconnue sur {total}.</numerusform>
            <numerusform>Ce coup garde en réserve une suite que formerait aussitôt {card} en {cell}&#xa0;; vous pouvez la former avant avec %n cartes inconnues sur {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It holds back a suite that {card} on {cell} would make at once; {name} can make it first with %n of the {total} unseen cards.</source>
        <translation>
            <numerusform>Ce coup garde en réserve une suite que formerait aussitôt {card} en {cell}&#xa0;; {name} peut la former avant avec %n carte inconnue sur {total}.</numerusform>
            <numerusform>Ce coup garde en réserve une suite que formerait aussitôt {card} en {cell}&#xa0;; {name} peut la former avant avec %n cartes inconnues sur {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves it to you to stop {owner}’s suite: %n of the {total} unseen cards can.</source>
        <translation>
            <numerusform>Ce coup vous laisse le soin d’arrêter la suite que détient {owner}&#xa0;: %n carte inconnue sur {total} le peut.</numerusform>
            <numerusform>Ce coup vous laisse le soin d’arrêter la suite que détient {owner}&#xa0;: %n cartes inconnues sur {total} le peuvent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves it to {name} to stop your suite: %n of the {total} unseen cards can.</source>
        <translation>
            <numerusform>Ce coup laisse à {name} le soin d’arrêter votre suite&#xa0;: %n carte inconnue sur {total} le peut.</numerusform>
            <numerusform>Ce coup laisse à {name} le soin d’arrêter votre suite&#xa0;: %n cartes inconnues sur {total} le peuvent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves it to {name} to stop {owner}’s suite: %n of the {total} unseen cards can.</source>
        <translation>
            <numerusform>Ce coup laisse à {name} le soin d’arrêter la suite que détient {owner}&#xa0;: %n carte inconnue sur {total} le peut.</numerusform>
            <numerusform>Ce coup laisse à {name} le soin d’arrêter la suite que détient {owner}&#xa0;: %n cartes inconnues sur {total} le peuvent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves you %n of the {total} unseen cards for a suite.</source>
        <translation>
            <numerusform>Ce coup vous laisse %n carte inconnue sur {total} pour former une suite.</numerusform>
            <numerusform>Ce coup vous laisse %n cartes inconnues sur {total} pour former une suite.</numerusform>
        </translation>
    </message>
    <message>
        <source>It leaves you no suite: no unseen card makes one at once.</source>
        <translation>Ce coup ne vous laisse aucune suite&#xa0;: aucune carte inconnue n’en forme aussitôt une.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves you only %n of the {total} unseen cards for a suite, instead of {before}.</source>
        <translation>
            <numerusform>Ce coup ne vous laisse que %n carte inconnue sur {total} pour former une suite, au lieu de {before}.</numerusform>
            <numerusform>Ce coup ne vous laisse que %n cartes inconnues sur {total} pour former une suite, au lieu de {before}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It leaves your suite in place, and no unseen card can stop it.</source>
        <translation>Ce coup laisse en place votre suite&#xa0;: aucune carte inconnue ne peut l’arrêter.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves {name} %n of the {total} unseen cards for a suite.</source>
        <translation>
            <numerusform>Ce coup laisse à {name} %n carte inconnue sur {total} pour former une suite.</numerusform>
            <numerusform>Ce coup laisse à {name} %n cartes inconnues sur {total} pour former une suite.</numerusform>
        </translation>
    </message>
    <message>
        <source>It leaves {name} no suite: no unseen card makes one at once.</source>
        <translation>Ce coup ne laisse à {name} aucune suite&#xa0;: aucune carte inconnue n’en forme aussitôt une.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves {name} only %n of the {total} unseen cards for a suite, instead of {before}.</source>
        <translation>
            <numerusform>Ce coup ne laisse à {name} que %n carte inconnue sur {total} pour former une suite, au lieu de {before}.</numerusform>
            <numerusform>Ce coup ne laisse à {name} que %n cartes inconnues sur {total} pour former une suite, au lieu de {before}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It leaves {owner}’s suite in place, and no unseen card can stop it.</source>
        <translation>Ce coup laisse en place la suite que détient {owner}&#xa0;: aucune carte inconnue ne peut l’arrêter.</translation>
    </message>
    <message numerus="yes">
        <source>It lengthens your suite and gains a suite of %n card(s).</source>
        <translation>
            <numerusform>Ce coup allonge votre suite et en donne une de %n carte.</numerusform>
            <numerusform>Ce coup allonge votre suite et en donne une de %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It lengthens {name}’s suite and gains a suite of %n card(s).</source>
        <translation>
            <numerusform>Ce coup allonge la suite que détient {name} et en donne une de %n carte.</numerusform>
            <numerusform>Ce coup allonge la suite que détient {name} et en donne une de %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It lets you make a suite with %n of the {total} unseen cards.</source>
        <translation>
            <numerusform>Ce coup vous permet de former une suite avec %n carte inconnue sur {total}.</numerusform>
            <numerusform>Ce coup vous permet de former une suite avec %n cartes inconnues sur {total}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It lets you win at once.</source>
        <translation>Ce coup vous laisse gagner aussitôt.</translation>
    </message>
    <message numerus="yes">
        <source>It lets {name} make a suite with %n of the {total} unseen cards.</source>
        <translation>
            <numerusform>Ce coup permet à {name} de former une suite avec %n carte inconnue sur {total}.</numerusform>
            <numerusform>Ce coup permet à {name} de former une suite avec %n cartes inconnues sur {total}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It lets {name} win at once.</source>
        <translation>Ce coup laisse {name} gagner aussitôt.</translation>
    </message>
    <message numerus="yes">
        <source>It makes a sovereign suite of %n card(s).</source>
        <translation>
            <numerusform>Ce coup forme une suite souveraine de %n carte.</numerusform>
            <numerusform>Ce coup forme une suite souveraine de %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>It makes no suite.</source>
        <translation>Ce coup ne forme aucune suite.</translation>
    </message>
    <message>
        <source>It prepares a suite with {card} on {cell}.</source>
        <translation>Ce coup prépare une suite avec {card} en {cell}.</translation>
    </message>
    <message numerus="yes">
        <source>It prepares a suite with {card} on {cell}; you can make it first with %n of the {total} unseen cards.</source>
        <translation>
            <numerusform>Ce coup prépare une suite avec {card} en {cell}&#xa0;; vous pouvez la former avant avec %n carte inconnue sur {total}.</numerusform>
            <numerusform>Ce coup prépare une suite avec {card} en {cell}&#xa0;; vous pouvez la former avant avec %n cartes inconnues sur {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It prepares a suite with {card} on {cell}; {name} can make it first with %n of the {total} unseen cards.</source>
        <translation>
            <numerusform>Ce coup prépare une suite avec {card} en {cell}&#xa0;; {name} peut la former avant avec %n carte inconnue sur {total}.</numerusform>
            <numerusform>Ce coup prépare une suite avec {card} en {cell}&#xa0;; {name} peut la former avant avec %n cartes inconnues sur {total}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It stops a suite: a {value} on {cell} would have made one, and now no unseen card does.</source>
        <translation>Ce coup empêche une suite&#xa0;: un {value} en {cell} en aurait formé une, et plus aucune carte inconnue ne le fait.</translation>
    </message>
    <message numerus="yes">
        <source>It takes a sovereign suite of %n card(s).</source>
        <translation>
            <numerusform>Ce coup prend une suite souveraine de %n carte.</numerusform>
            <numerusform>Ce coup prend une suite souveraine de %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>It turns {card} face down.</source>
        <translation>Ce coup retourne {card} face cachée.</translation>
    </message>
    <message>
        <source>It turns {card} face up again.</source>
        <translation>Ce coup remet {card} face visible.</translation>
    </message>
    <message>
        <source>It turns {card} face up if it is worth no more.</source>
        <translation>Ce coup remet {card} face visible si sa valeur ne dépasse pas celle de la Main.</translation>
    </message>
    <message>
        <source>{card} stays in hand and could break a suite made in reply.</source>
        <translation>{card} reste en main et pourrait briser une suite formée en réponse.</translation>
    </message>
    <message>
        <source>{card} stays in hand and could break or take over a suite made in reply.</source>
        <translation>{card} reste en main et pourrait briser une suite formée en réponse, ou s’en emparer.</translation>
    </message>
    <message>
        <source>{card} stays in hand and could take over a suite made in reply.</source>
        <translation>{card} reste en main et pourrait s’emparer d’une suite formée en réponse.</translation>
    </message>
    <message>
        <source>{fact}.</source>
        <translation>{fact}.</translation>
    </message>
</context>
<context>
    <name>Charges</name>
    <message>
        <source>Eagle</source>
        <translation>Aigle</translation>
    </message>
    <message>
        <source>Lily</source>
        <translation>Lys</translation>
    </message>
    <message>
        <source>Lion</source>
        <translation>Lion</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Soleil</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Wolf</source>
        <translation>Loup</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>&amp;Copy this line</source>
        <translation>&amp;Copier cette ligne</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Chronique</translation>
    </message>
    <message>
        <source>Copy &amp;all lines</source>
        <translation>Copier &amp;toutes les lignes</translation>
    </message>
    <message>
        <source>Copy as &amp;notation</source>
        <translation>Copier en &amp;notation</translation>
    </message>
    <message>
        <source>Copy the whole &amp;game as notation</source>
        <translation>Copier toute la &amp;partie en notation</translation>
    </message>
    <message>
        <source>Everyone agrees to end the game: nobody wins.</source>
        <translation>Tout le monde est d’accord pour arrêter la partie&#xa0;: personne ne gagne.</translation>
    </message>
    <message>
        <source>You are back in your seat.</source>
        <translation>Vous voilà de retour à votre place.</translation>
    </message>
    <message>
        <source>You give up the game.</source>
        <translation>Vous abandonnez la partie.</translation>
    </message>
    <message>
        <source>You give up; a bot ({level}) plays on to the end.</source>
        <translation>Vous abandonnez&#xa0;; un robot ({level}) joue jusqu’à la fin.</translation>
    </message>
    <message>
        <source>You leave your seat; a bot ({level}) plays on for you.</source>
        <translation>Vous quittez votre place&#xa0;; un robot ({level}) continue pour vous.</translation>
    </message>
    <message>
        <source>You look at a hint.</source>
        <translation>Vous regardez un conseil.</translation>
    </message>
    <message>
        <source>You take back your last move.</source>
        <translation>Vous annulez votre dernier coup.</translation>
    </message>
    <message>
        <source>Your time is up: a bot plays this move for you.</source>
        <translation>Votre temps est écoulé&#xa0;: un robot joue ce coup pour vous.</translation>
    </message>
    <message>
        <source>{name} gives up the game.</source>
        <translation>{name} abandonne la partie.</translation>
    </message>
    <message>
        <source>{name} gives up; a bot ({level}) plays on to the end.</source>
        <translation>{name} abandonne&#xa0;; un robot ({level}) joue jusqu’à la fin.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} est de retour.</translation>
    </message>
    <message>
        <source>{name} leaves; a bot ({level}) plays on in that seat.</source>
        <translation>{name}&#xa0;s’en va&#xa0;; un robot ({level}) continue à cette place.</translation>
    </message>
    <message>
        <source>{name} looks at a hint.</source>
        <translation>{name} regarde un conseil.</translation>
    </message>
    <message>
        <source>{name} takes back their last move.</source>
        <translation>{name} annule son dernier coup.</translation>
    </message>
    <message>
        <source>{name}’s time is up: a bot plays this move.</source>
        <translation>Temps écoulé pour {name}&#xa0;: un robot joue ce coup.</translation>
    </message>
</context>
<context>
    <name>Coming</name>
    <message>
        <source>Laying out the score sheet…</source>
        <translation>Préparation de la feuille de score…</translation>
    </message>
    <message>
        <source>Looking for your games…</source>
        <translation>Recherche de vos parties…</translation>
    </message>
    <message>
        <source>Opening the editor…</source>
        <translation>Ouverture de l’éditeur…</translation>
    </message>
    <message>
        <source>Opening the ledger…</source>
        <translation>Ouverture du registre…</translation>
    </message>
    <message>
        <source>Opening the lesson…</source>
        <translation>Ouverture de la leçon…</translation>
    </message>
    <message>
        <source>Opening the puzzles…</source>
        <translation>Ouverture des problèmes…</translation>
    </message>
    <message>
        <source>Setting up the table…</source>
        <translation>Mise en place de la table…</translation>
    </message>
    <message>
        <source>Setting up the table… {key} stops it.</source>
        <translation>Mise en place de la table… {key} l’interrompt.</translation>
    </message>
</context>
<context>
    <name>Condottiere</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n linked</source>
        <translation>
            <numerusform>%n reliée</numerusform>
            <numerusform>%n reliées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {need} linked</source>
        <translation>
            <numerusform>%n reliée sur {need}</numerusform>
            <numerusform>%n reliées sur {need}</numerusform>
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
            <numerusform>%n région</numerusform>
            <numerusform>%n régions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) would win the game for {name}: see Threats.</source>
        <translation>
            <numerusform>%n région donnerait la victoire à {name}&#xa0;: voyez «&#xa0;Menaces&#xa0;».</numerusform>
            <numerusform>%n régions donneraient la victoire à {name}&#xa0;: voyez «&#xa0;Menaces&#xa0;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) would win the game for {name}: {regions}.</source>
        <translation>
            <numerusform>%n région donnerait la victoire à {name}&#xa0;: {regions}.</numerusform>
            <numerusform>%n régions donneraient la victoire à {name}&#xa0;: {regions}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) would win you the game: see Threats.</source>
        <translation>
            <numerusform>%n région vous ferait gagner la partie&#xa0;: voyez «&#xa0;Menaces&#xa0;».</numerusform>
            <numerusform>%n régions vous feraient gagner la partie&#xa0;: voyez «&#xa0;Menaces&#xa0;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) would win you the game: {regions}.</source>
        <translation>
            <numerusform>%n région vous ferait gagner la partie&#xa0;: {regions}.</numerusform>
            <numerusform>%n régions vous feraient gagner la partie&#xa0;: {regions}.</numerusform>
        </translation>
    </message>
    <message>
        <source>30 points win the match instead of 20.</source>
        <translation>On gagne à 30 points au lieu de 20.</translation>
    </message>
    <message>
        <source>A Scarecrow brings back mercenaries only.</source>
        <translation>Un Épouvantail ne ramène que des mercenaires.</translation>
    </message>
    <message>
        <source>A Scarecrow cannot bring back a hidden card.</source>
        <translation>Un Épouvantail ne peut pas ramener une carte cachée.</translation>
    </message>
    <message>
        <source>A higher hidden mercenary would gain the 3 of Spring instead.</source>
        <translation>Un mercenaire caché plus fort recevrait à leur place le bonus du Printemps.</translation>
    </message>
    <message>
        <source>A player who keeps two cards is dealt two fewer.</source>
        <translation>Le joueur qui garde deux cartes en reçoit deux de moins.</translation>
    </message>
    <message>
        <source>A player’s crowned shield marks a region that would win them the game.</source>
        <translation>L’écu couronné d’un joueur marque une région qui lui ferait gagner la partie.</translation>
    </message>
    <message>
        <source>All others have passed.</source>
        <translation>Tous les autres ont passé.</translation>
    </message>
    <message>
        <source>All others have passed; you have {mine} against {best}.</source>
        <translation>Tous les autres ont passé&#xa0;; vous avez {mine} contre {best}.</translation>
    </message>
    <message>
        <source>All others have passed; you lead {mine}&#xa0;to&#xa0;{best}.</source>
        <translation>Tous les autres ont passé&#xa0;; vous menez {mine}&#xa0;à&#xa0;{best}.</translation>
    </message>
    <message>
        <source>Also still in the battle: {names}.</source>
        <translation>Encore dans la bataille&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Always keep my hand</source>
        <translation>Toujours garder mes cartes</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Bring back no mercenary, or leave the Pope off the map</source>
        <translation>Ne ramener aucun mercenaire, ou laisser le Pape hors du plateau</translation>
    </message>
    <message>
        <source>Capture regions</source>
        <translation>Capture des régions</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Cards you know in this hand or hidden in the line: {cards}.</source>
        <translation>Cartes que vous connaissez dans cette main ou cachées dans la ligne&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Cards you know in this hand: {cards}.</source>
        <translation>Cartes que vous connaissez dans cette main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Choose the mercenary the Scarecrow brings back.</source>
        <translation>Choisissez le mercenaire que l’Épouvantail ramène.</translation>
    </message>
    <message>
        <source>Choose the region of the first battle.</source>
        <translation>Choisissez la région de la première bataille.</translation>
    </message>
    <message>
        <source>Choose the region of the next battle.</source>
        <translation>Choisissez la région de la prochaine bataille.</translation>
    </message>
    <message>
        <source>Choose the region the Pope protects.</source>
        <translation>Choisissez la région que le Pape protège.</translation>
    </message>
    <message>
        <source>Choose {region}</source>
        <translation>Choisir {region}</translation>
    </message>
    <message>
        <source>Condottiere I</source>
        <translation>Condottiere I</translation>
    </message>
    <message>
        <source>Condottiere III</source>
        <translation>Condottiere III</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Decline to choose a region</source>
        <translation>Refuser de choisir une région</translation>
    </message>
    <message>
        <source>Discard the hand</source>
        <translation>Défausser la main</translation>
    </message>
    <message>
        <source>Discard the whole hand</source>
        <translation>Défausser toute la main</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Piocher %n carte</numerusform>
            <numerusform>Piocher %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw after battle</source>
        <translation>Pioche après la bataille</translation>
    </message>
    <message>
        <source>Draw none</source>
        <translation>Ne rien piocher</translation>
    </message>
    <message>
        <source>Draw up to three cards.</source>
        <translation>Piochez jusqu’à trois cartes.</translation>
    </message>
    <message>
        <source>Enough regions were linked.</source>
        <translation>Il y avait assez de régions reliées.</translation>
    </message>
    <message>
        <source>Enough regions were taken.</source>
        <translation>Il y avait assez de régions prises.</translation>
    </message>
    <message>
        <source>Everyone declined to choose a region, so the player with the most regions won.</source>
        <translation>Tous ont refusé de choisir une région&#xa0;: victoire au nombre de régions.</translation>
    </message>
    <message>
        <source>Everyone who still has cards is asked, so that nobody learns who may discard.</source>
        <translation>Tous ceux qui ont des cartes sont interrogés, pour que personne n’apprenne qui peut défausser.</translation>
    </message>
    <message>
        <source>Give up the game</source>
        <translation>Abandonner la partie</translation>
    </message>
    <message>
        <source>Hidden cards</source>
        <translation>Cartes cachées</translation>
    </message>
    <message>
        <source>Hire mercenaries, and unite the cities of Italy battle by battle.</source>
        <translation>Engagez des mercenaires et réunissez, bataille après bataille, les villes d’Italie.</translation>
    </message>
    <message>
        <source>Hire mercenaries, court the Pope, and unite Italy battle by battle.</source>
        <translation>Engagez des mercenaires, courtisez le Pape et réunissez l’Italie, bataille après bataille.</translation>
    </message>
    <message>
        <source>If you decline as well, a final battle follows.</source>
        <translation>Si vous refusez aussi, une bataille finale a lieu.</translation>
    </message>
    <message>
        <source>If you decline as well, the game ends.</source>
        <translation>Si vous refusez aussi, la partie est finie.</translation>
    </message>
    <message>
        <source>In the final battle the Pope stays where he is.</source>
        <translation>Dans la bataille finale, le Pape reste où il est.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas à vous de jouer.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>C’est à vous de jouer.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>C’est à {name} de jouer.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Keep none</source>
        <translation>N’en garder aucune</translation>
    </message>
    <message>
        <source>Keep the hand</source>
        <translation>Garder ses cartes</translation>
    </message>
    <message>
        <source>Keep the hand; discard it or decline</source>
        <translation>Garder ses cartes&#xa0;; les défausser, ou refuser</translation>
    </message>
    <message>
        <source>Keep these</source>
        <translation>Garder celles-ci</translation>
    </message>
    <message>
        <source>Keep up to two cards for the next round.</source>
        <translation>Gardez jusqu’à deux cartes pour la prochaine manche.</translation>
    </message>
    <message>
        <source>Keep {cards}</source>
        <translation>Garder {cards}</translation>
    </message>
    <message>
        <source>Kept cards count in the new hand</source>
        <translation>Cartes gardées comprises</translation>
    </message>
    <message>
        <source>Kept cards count towards your new hand of {count}.</source>
        <translation>Les cartes gardées comptent dans votre nouvelle main de {count} cartes.</translation>
    </message>
    <message>
        <source>Larger kingdoms</source>
        <translation>Grands royaumes</translation>
    </message>
    <message>
        <source>Leave it face down</source>
        <translation>La laisser cachée</translation>
    </message>
    <message>
        <source>Leave the Pope off the map</source>
        <translation>Laisser le Pape hors du plateau</translation>
    </message>
    <message>
        <source>Match: {target} points. Game: {aim}</source>
        <translation>But&#xa0;: {target} points&#xa0;; chaque partie&#xa0;: {aim}</translation>
    </message>
    <message>
        <source>Most cards lie face down until the next one joins their line.</source>
        <translation>La plupart des cartes restent cachées jusqu’à la suivante de leur ligne.</translation>
    </message>
    <message>
        <source>No region was left to fight for, so the player with the most regions won.</source>
        <translation>Plus de région à disputer&#xa0;: victoire au nombre de régions.</translation>
    </message>
    <message>
        <source>Nobody has any strength.</source>
        <translation>Toutes les lignes sont à 0.</translation>
    </message>
    <message>
        <source>Nobody is ahead in the battle for {region}.</source>
        <translation>Personne ne mène la bataille pour {region}.</translation>
    </message>
    <message>
        <source>Nobody is ahead in the final battle.</source>
        <translation>Personne ne mène la bataille finale.</translation>
    </message>
    <message>
        <source>Nobody played cards any longer, so the player with the most regions won.</source>
        <translation>Plus personne ne jouait de carte&#xa0;: victoire au nombre de régions.</translation>
    </message>
    <message>
        <source>Now choose a mercenary in your own line to take back.</source>
        <translation>Choisissez maintenant un mercenaire à reprendre dans votre ligne.</translation>
    </message>
    <message>
        <source>Now choose a region on the map for the Pope.</source>
        <translation>Choisissez maintenant sur le plateau une région pour le Pape.</translation>
    </message>
    <message>
        <source>Now choose a region on the map.</source>
        <translation>Choisissez maintenant une région sur le plateau.</translation>
    </message>
    <message>
        <source>Now choose one of the buttons above.</source>
        <translation>Choisissez maintenant l’un des boutons ci-dessus.</translation>
    </message>
    <message>
        <source>Now choose up to two cards in your hand to keep.</source>
        <translation>Choisissez maintenant jusqu’à deux cartes de votre main à garder.</translation>
    </message>
    <message>
        <source>Now play a card from your hand, or pass.</source>
        <translation>Jouez maintenant une carte de votre main, ou passez.</translation>
    </message>
    <message>
        <source>Off the map</source>
        <translation>Hors du plateau</translation>
    </message>
    <message>
        <source>One more region would be enough for {names}, too.</source>
        <translation>Une région de plus suffirait aussi à {names}.</translation>
    </message>
    <message>
        <source>Only a hand without mercenaries can be discarded.</source>
        <translation>Seule une main sans mercenaire peut être défaussée.</translation>
    </message>
    <message>
        <source>Or leave the Pope off the map.</source>
        <translation>Vous pouvez aussi laisser le Pape hors du plateau.</translation>
    </message>
    <message>
        <source>Or let the Scarecrow take nothing back.</source>
        <translation>L’Épouvantail peut aussi ne rien reprendre.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Play a card, or pass.</source>
        <translation>Jouez une carte, ou passez.</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Jouer {card}</translation>
    </message>
    <message>
        <source>Play {card} and leave the Pope off the map</source>
        <translation>Jouer {card} et laisser le Pape hors du plateau</translation>
    </message>
    <message>
        <source>Play {card} and put the Pope on {region}</source>
        <translation>Jouer {card} et envoyer le Pape à {region}</translation>
    </message>
    <message>
        <source>Play {card} and take back {taken}</source>
        <translation>Jouer {card} et reprendre {taken}</translation>
    </message>
    <message>
        <source>Play {card} and take nothing back</source>
        <translation>Jouer {card} sans rien reprendre</translation>
    </message>
    <message>
        <source>Players may attack and take each other’s regions. Not advised in a points match.</source>
        <translation>On peut attaquer et prendre les régions des autres. Déconseillé dans une partie aux points.</translation>
    </message>
    <message>
        <source>Points match</source>
        <translation>Partie aux points</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Regions held: {regions}.</source>
        <translation>Régions tenues&#xa0;: {regions}.</translation>
    </message>
    <message>
        <source>Regions linked: {regions}.</source>
        <translation>Régions reliées&#xa0;: {regions}.</translation>
    </message>
    <message>
        <source>Several games; 20 points win the match.</source>
        <translation>Plusieurs parties, jusqu’à 20 points.</translation>
    </message>
    <message>
        <source>Show a card to others</source>
        <translation>Montrer une carte à d’autres</translation>
    </message>
    <message>
        <source>Show which regions would win the game, or hide them</source>
        <translation>Montrer les régions qui feraient gagner la partie, ou les masquer</translation>
    </message>
    <message>
        <source>Start with 7 cards; draw up to 3 after each battle.</source>
        <translation>7 cartes, puis jusqu’à 3 par bataille.</translation>
    </message>
    <message>
        <source>Surrender and Bishop cannot be played in the final battle.</source>
        <translation>On ne joue ni Reddition ni Évêque dans la bataille finale.</translation>
    </message>
    <message>
        <source>Surrender and Bishop cannot be played now.</source>
        <translation>On ne peut jouer ni Reddition ni Évêque maintenant.</translation>
    </message>
    <message>
        <source>Take back {taken}</source>
        <translation>Reprendre {taken}</translation>
    </message>
    <message>
        <source>Take none</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Take nothing back</source>
        <translation>Ne rien reprendre</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Cette carte n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>That is not what you have to decide now.</source>
        <translation>Ce n’est pas ce qui vous est demandé.</translation>
    </message>
    <message>
        <source>That region has an owner.</source>
        <translation>Cette région a déjà un maître.</translation>
    </message>
    <message>
        <source>That region is yours already.</source>
        <translation>Cette région est déjà à vous.</translation>
    </message>
    <message>
        <source>The Pope</source>
        <translation>Le Pape</translation>
    </message>
    <message>
        <source>The Pope on {region}</source>
        <translation>Le Pape à {region}</translation>
    </message>
    <message>
        <source>The Pope protects that region.</source>
        <translation>Le Pape protège cette région.</translation>
    </message>
    <message>
        <source>The Pope protects {region}: no battle there.</source>
        <translation>Le Pape protège {region}&#xa0;: on ne s’y bat pas.</translation>
    </message>
    <message>
        <source>The battle for {region} decided the game. As the open hands show, these had the cards to keep {winner} from leading, but passed: {names}.</source>
        <translation>La bataille pour {region} a décidé de la partie. Cartes sur table, on voit que ces joueurs avaient de quoi empêcher {winner} de mener, mais ont passé&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The battle for {region} decided the game. As the open hands show, two of these together, or one alone, had the cards to keep {winner} from leading: {names}.</source>
        <translation>La bataille pour {region} a décidé de la partie. Cartes sur table, on voit que deux de ces joueurs ensemble, ou un seul, avaient de quoi empêcher {winner} de mener&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The battle for {region} decided the game. As the open hands show, you had the cards to keep {winner} from leading, but passed.</source>
        <translation>La bataille pour {region} a décidé de la partie. Cartes sur table, on voit que vous aviez de quoi empêcher {winner} de mener, mais vous avez passé.</translation>
    </message>
    <message>
        <source>The battle is for that region: the Pope cannot go there.</source>
        <translation>On se bat pour cette région&#xa0;: le Pape ne peut pas s’y rendre.</translation>
    </message>
    <message>
        <source>The card counts either way.</source>
        <translation>La carte compte dans les deux cas.</translation>
    </message>
    <message>
        <source>The final battle decided it.</source>
        <translation>Victoire à la bataille finale.</translation>
    </message>
    <message>
        <source>The final battle was a tie.</source>
        <translation>La bataille finale s’est soldée par une égalité.</translation>
    </message>
    <message>
        <source>The final battle: play a card, or pass.</source>
        <translation>Bataille finale&#xa0;: jouez une carte, ou passez.</translation>
    </message>
    <message>
        <source>The first region of a game must be chosen, so you cannot decline.</source>
        <translation>La première région d’une partie doit être choisie&#xa0;: vous ne pouvez pas refuser.</translation>
    </message>
    <message>
        <source>The game had gone on for too long, so the player with the most regions won.</source>
        <translation>Partie trop longue&#xa0;: victoire au nombre de régions.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The hidden cards decide who leads the battle for {region}.</source>
        <translation>Les cartes cachées diront qui mène la bataille pour {region}.</translation>
    </message>
    <message>
        <source>The hidden cards decide who leads the final battle.</source>
        <translation>Les cartes cachées diront qui mène la bataille finale.</translation>
    </message>
    <message>
        <source>The match was decided on points.</source>
        <translation>Victoire aux points.</translation>
    </message>
    <message>
        <source>There is no battle for this region until the next Bishop.</source>
        <translation>Pas de bataille pour cette région jusqu’au prochain Évêque.</translation>
    </message>
    <message>
        <source>There is no such mercenary in your line.</source>
        <translation>Ce mercenaire n’est pas dans votre ligne.</translation>
    </message>
    <message>
        <source>There is no such move.</source>
        <translation>Ce coup n’existe pas.</translation>
    </message>
    <message>
        <source>These cards have been shown already.</source>
        <translation>Ces cartes ont déjà été montrées.</translation>
    </message>
    <message>
        <source>To 30 points</source>
        <translation>En 30 points</translation>
    </message>
    <message>
        <source>Turn a hidden card up, or leave it down</source>
        <translation>Retourner une carte cachée, ou la laisser cachée</translation>
    </message>
    <message>
        <source>Turn it up</source>
        <translation>La retourner</translation>
    </message>
    <message>
        <source>Turn up and pass</source>
        <translation>Retourner et passer</translation>
    </message>
    <message>
        <source>Turn up the hidden card and pass</source>
        <translation>Retourner la carte cachée et passer</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>With a hidden card: {names}.</source>
        <translation>Avec une carte cachée&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>You are ahead in the battle for {region}.</source>
        <translation>Vous menez la bataille pour {region}.</translation>
    </message>
    <message>
        <source>You are ahead in the final battle.</source>
        <translation>Vous menez la bataille finale.</translation>
    </message>
    <message>
        <source>You are ahead with {mine}, whatever is hidden.</source>
        <translation>Vous menez avec {mine}, quelles que soient les cartes cachées.</translation>
    </message>
    <message>
        <source>You are ahead with {mine}.</source>
        <translation>Vous menez avec {mine}.</translation>
    </message>
    <message>
        <source>You are ahead, whatever is hidden.</source>
        <translation>Vous menez, quelles que soient les cartes cachées.</translation>
    </message>
    <message>
        <source>You are also dealt {count} new cards.</source>
        <translation>Vous recevez en plus {count} cartes.</translation>
    </message>
    <message>
        <source>You are level with {names}, at {best}.</source>
        <translation>Vous êtes à égalité avec {names}, à {best}.</translation>
    </message>
    <message>
        <source>You are level with {names}, whatever is hidden.</source>
        <translation>Vous êtes à égalité avec {names}, quelles que soient les cartes cachées.</translation>
    </message>
    <message>
        <source>You defend: you may pass and still join in later.</source>
        <translation>Vous défendez&#xa0;: vous pouvez passer et intervenir plus tard.</translation>
    </message>
    <message>
        <source>You gave up the game.</source>
        <translation>Vous avez abandonné la partie.</translation>
    </message>
    <message>
        <source>You have no hidden card.</source>
        <translation>Vous n’avez pas de carte cachée.</translation>
    </message>
    <message>
        <source>You have {mine} against {best} shown.</source>
        <translation>Vous avez {mine} contre {best} visibles.</translation>
    </message>
    <message>
        <source>You have {mine}; the others show at most {best}. With a hidden card: {names}.</source>
        <translation>Vous avez {mine}&#xa0;; les autres montrent au plus {best}. Avec une carte cachée&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>You have {mine}; {name} shows {best} and has one hidden card.</source>
        <translation>Vous avez {mine}&#xa0;; {name} montre {best} et a une carte cachée.</translation>
    </message>
    <message>
        <source>You have {number} of {need} linked regions.</source>
        <translation>Régions reliées&#xa0;: {number} sur {need}.</translation>
    </message>
    <message>
        <source>You hold a mercenary, so you keep your hand.</source>
        <translation>Vous avez un mercenaire&#xa0;: vous gardez vos cartes.</translation>
    </message>
    <message>
        <source>You hold no mercenary: discard your whole hand?</source>
        <translation>Vous n’avez aucun mercenaire&#xa0;: défausser toutes vos cartes&#xa0;?</translation>
    </message>
    <message>
        <source>You lead {mine}&#xa0;to&#xa0;{best}.</source>
        <translation>Vous menez {mine}&#xa0;à&#xa0;{best}.</translation>
    </message>
    <message>
        <source>You may decline: the pawn then passes to the player on your left.</source>
        <translation>Vous pouvez refuser&#xa0;: le pion passe alors au joueur à votre gauche.</translation>
    </message>
    <message>
        <source>You may keep two cards at most.</source>
        <translation>Vous pouvez garder deux cartes au plus.</translation>
    </message>
    <message>
        <source>You may not draw that many cards.</source>
        <translation>Vous ne pouvez pas piocher autant de cartes.</translation>
    </message>
    <message>
        <source>You may, but you do not have to.</source>
        <translation>Rien ne vous y oblige.</translation>
    </message>
    <message>
        <source>You must choose a region.</source>
        <translation>Vous devez choisir une région.</translation>
    </message>
    <message>
        <source>You need one more linked region to win.</source>
        <translation>Il faut une région reliée de plus.</translation>
    </message>
    <message>
        <source>You pass: turn up your hidden card?</source>
        <translation>Vous passez&#xa0;: retourner votre carte cachée&#xa0;?</translation>
    </message>
    <message>
        <source>You share the victory with {names}.</source>
        <translation>Vous partagez la victoire avec {names}.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n linked region(s)!</source>
        <translation>
            <numerusform>Vous gagnez avec %n région reliée&#xa0;!</numerusform>
            <numerusform>Vous gagnez avec %n régions reliées&#xa0;!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n point(s)!</source>
        <translation>
            <numerusform>Vous gagnez avec %n point&#xa0;!</numerusform>
            <numerusform>Vous gagnez avec %n points&#xa0;!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n region(s)!</source>
        <translation>
            <numerusform>Vous gagnez avec %n région&#xa0;!</numerusform>
            <numerusform>Vous gagnez avec %n régions&#xa0;!</numerusform>
        </translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Vous gagnez&#xa0;!</translation>
    </message>
    <message>
        <source>You win, together with {names}!</source>
        <translation>Vous gagnez, avec {names}&#xa0;!</translation>
    </message>
    <message numerus="yes">
        <source>Your hand holds at most {limit}: there is room for %n.</source>
        <translation>
            <numerusform>Votre main ne dépasse pas {limit} cartes&#xa0;: il y a encore de la place pour %n.</numerusform>
            <numerusform>Votre main ne dépasse pas {limit} cartes&#xa0;: il y a encore de la place pour %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>battle {battle}</source>
        <translation>bataille {battle}</translation>
    </message>
    <message>
        <source>chooses the next region</source>
        <translation>choisit la prochaine région</translation>
    </message>
    <message>
        <source>choosing {region}</source>
        <translation>choisir {region}</translation>
    </message>
    <message>
        <source>declining to choose</source>
        <translation>refuser de choisir</translation>
    </message>
    <message>
        <source>discarding the hand</source>
        <translation>défausser ses cartes</translation>
    </message>
    <message>
        <source>final battle</source>
        <translation>bataille finale</translation>
    </message>
    <message>
        <source>game {game}, battle {battle}</source>
        <translation>partie {game}, bataille {battle}</translation>
    </message>
    <message>
        <source>has an eye on {region}</source>
        <translation>lorgne {region}</translation>
    </message>
    <message>
        <source>has the pawn</source>
        <translation>a le pion</translation>
    </message>
    <message>
        <source>keeping no card</source>
        <translation>ne garder aucune carte</translation>
    </message>
    <message>
        <source>keeping the hand</source>
        <translation>garder ses cartes</translation>
    </message>
    <message>
        <source>keeping {cards}</source>
        <translation>garder {cards}</translation>
    </message>
    <message>
        <source>one region short</source>
        <translation>à une région du but</translation>
    </message>
    <message>
        <source>one short</source>
        <comment>region</comment>
        <translation>encore une</translation>
    </message>
    <message>
        <source>passed while leading</source>
        <translation>a passé tout en menant</translation>
    </message>
    <message>
        <source>passing</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>round {round}, battle {battle}</source>
        <translation>manche {round}, bataille {battle}</translation>
    </message>
    <message>
        <source>took {region}</source>
        <translation>a pris {region}</translation>
    </message>
    <message>
        <source>you took {region}</source>
        <translation>vous avez pris {region}</translation>
    </message>
    <message>
        <source>{card} ({taken})</source>
        <translation>{card} ({taken})</translation>
    </message>
    <message>
        <source>{card} with the Pope on {region}</source>
        <translation>{card}, le Pape à {region}</translation>
    </message>
    <message>
        <source>{names} are level at {best}; you have {mine}.</source>
        <translation>Égalité à {best} entre {names}&#xa0;; vous avez {mine}.</translation>
    </message>
    <message>
        <source>{names} are level, whatever is hidden; you have {mine}.</source>
        <translation>Égalité entre {names}, quelles que soient les cartes cachées&#xa0;; vous avez {mine}.</translation>
    </message>
    <message>
        <source>{names} each need only one more region: see Threats.</source>
        <translation>Il manque une seule région à {names}&#xa0;: voyez «&#xa0;Menaces&#xa0;».</translation>
    </message>
    <message>
        <source>{names} share the victory.</source>
        <translation>{names} se partagent la victoire.</translation>
    </message>
    <message>
        <source>{names} win.</source>
        <translation>{names} gagnent.</translation>
    </message>
    <message>
        <source>{names} would each win the game with {region}.</source>
        <translation>{names} gagneriez chacun la partie avec {region}.</translation>
    </message>
    <message>
        <source>{name} gave up the game.</source>
        <translation>{name} a abandonné la partie.</translation>
    </message>
    <message>
        <source>{name} has {number} of {need} linked regions.</source>
        <translation>{name}, régions reliées&#xa0;: {number} sur {need}.</translation>
    </message>
    <message>
        <source>{name} is ahead in the battle for {region}.</source>
        <translation>{name} mène la bataille pour {region}.</translation>
    </message>
    <message>
        <source>{name} is ahead in the final battle.</source>
        <translation>{name} mène la bataille finale.</translation>
    </message>
    <message>
        <source>{name} is ahead with {best}; you have {mine}.</source>
        <translation>{name} mène avec {best}&#xa0;; vous avez {mine}.</translation>
    </message>
    <message>
        <source>{name} is choosing a card.</source>
        <translation>{name} choisit une carte.</translation>
    </message>
    <message>
        <source>{name} is choosing a region.</source>
        <translation>{name} choisit une région.</translation>
    </message>
    <message>
        <source>{name} is choosing cards to keep.</source>
        <translation>{name} choisit les cartes à garder.</translation>
    </message>
    <message>
        <source>{name} is drawing cards.</source>
        <translation>{name} pioche.</translation>
    </message>
    <message>
        <source>{name} leads with {best}, {other} has {second}, and you have {mine}.</source>
        <translation>{name} mène avec {best}, {other} a {second} et vous avez {mine}.</translation>
    </message>
    <message>
        <source>{name} leads with {best}; you have {mine}.</source>
        <translation>{name} mène avec {best}&#xa0;; vous avez {mine}.</translation>
    </message>
    <message>
        <source>{name} leads {best}&#xa0;to&#xa0;{mine}.</source>
        <translation>{name} mène {best}&#xa0;à&#xa0;{mine}.</translation>
    </message>
    <message>
        <source>{name} may discard a hand without a mercenary.</source>
        <translation>{name} peut défausser une main sans mercenaire.</translation>
    </message>
    <message>
        <source>{name} may turn up a hidden card.</source>
        <translation>{name} peut retourner une carte cachée.</translation>
    </message>
    <message>
        <source>{name} shows {best} and is ahead, whatever is hidden; you have {mine}.</source>
        <translation>{name} montre {best} et mène, quelles que soient les cartes cachées&#xa0;; vous avez {mine}.</translation>
    </message>
    <message>
        <source>{name} took {region}</source>
        <translation>{name} a pris {region}</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n linked region(s).</source>
        <translation>
            <numerusform>{name} gagne avec %n région reliée.</numerusform>
            <numerusform>{name} gagne avec %n régions reliées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n point(s).</source>
        <translation>
            <numerusform>{name} gagne avec %n point.</numerusform>
            <numerusform>{name} gagne avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n region(s).</source>
        <translation>
            <numerusform>{name} gagne avec %n région.</numerusform>
            <numerusform>{name} gagne avec %n régions.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} gagne.</translation>
    </message>
    <message>
        <source>{points}/{target} points</source>
        <translation>{points}/{target} points</translation>
    </message>
    <message>
        <source>{region} has an owner already.</source>
        <translation>{region} a déjà un maître.</translation>
    </message>
    <message>
        <source>{region} has an owner already: the Pope cannot go there.</source>
        <translation>{region} a déjà un maître&#xa0;: le Pape ne peut pas y aller.</translation>
    </message>
    <message>
        <source>{region} is yours already.</source>
        <translation>{region} est déjà à vous.</translation>
    </message>
    <message>
        <source>{region} wins the game for {name}, and nobody can prevent it any more.</source>
        <translation>{region} fait gagner la partie à {name}, et plus personne ne peut l’empêcher.</translation>
    </message>
    <message>
        <source>{region} wins you the game, and nobody can prevent it any more.</source>
        <translation>{region} vous fait gagner la partie, et plus personne ne peut l’empêcher.</translation>
    </message>
    <message>
        <source>{region} would win the game for {name}.</source>
        <translation>{region} ferait gagner la partie à {name}.</translation>
    </message>
    <message>
        <source>{region} would win the game for {winners}, and only you are left to stop it.</source>
        <translation>{region} ferait gagner la partie à {winners}, et personne d’autre que vous ne peut plus l’empêcher.</translation>
    </message>
    <message>
        <source>{region} would win you the game.</source>
        <translation>{region} vous ferait gagner la partie.</translation>
    </message>
</context>
<context>
    <name>CondottiereAid</name>
    <message numerus="yes">
        <source>%n cards, worth 1 to 6 or 10. They make an army strong. No other card is a mercenary; many change what mercenaries count.</source>
        <translation>
            <numerusform>%n cartes, de 1 à 6 ou 10. Elles font la force d’une armée. Aucune autre carte n’est un mercenaire&#xa0;; beaucoup changent ce que valent les mercenaires.</numerusform>
            <numerusform>%n cartes, de 1 à 6 ou 10. Elles font la force d’une armée. Aucune autre carte n’est un mercenaire&#xa0;; beaucoup changent ce que valent les mercenaires.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player with &lt;b&gt;no mercenary&lt;/b&gt; in hand may discard the whole hand.</source>
        <translation>Un joueur qui n’a &lt;b&gt;aucun mercenaire&lt;/b&gt; en main peut la défausser tout entière.</translation>
    </message>
    <message>
        <source>Add 1 for each &lt;b&gt;Courtesan&lt;/b&gt;.</source>
        <translation>Ajoutez 1 par &lt;b&gt;Courtisane&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Add 10 for each &lt;b&gt;Heroine&lt;/b&gt;.</source>
        <translation>Ajoutez 10 par &lt;b&gt;Héroïne&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Add up the &lt;b&gt;mercenaries&lt;/b&gt; of your line.</source>
        <translation>Additionnez les &lt;b&gt;mercenaires&lt;/b&gt; de votre ligne.</translation>
    </message>
    <message>
        <source>After the battle</source>
        <translation>Après la bataille</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>But du jeu</translation>
    </message>
    <message>
        <source>All lines are discarded.</source>
        <translation>Toutes les lignes sont défaussées.</translation>
    </message>
    <message>
        <source>Begin with seven cards. There are no rounds, and hands are not discarded: after each battle, before a region is chosen, everyone may draw up to three cards, but hold no more than ten plus one for each of their regions. If all hands are empty, everyone draws ten.</source>
        <translation>On commence avec sept cartes, sans manches ni défausse de la main. Après chaque bataille, avant le choix d’une région, chacun peut piocher jusqu’à trois cartes, sans dépasser dix, plus une par région tenue. Si toutes les mains sont vides, chacun en pioche dix.</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>Fin d’une manche</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Everyone is dealt &lt;b&gt;ten cards, plus one for each region&lt;/b&gt; they hold.</source>
        <translation>Chacun reçoit &lt;b&gt;dix cartes, plus une par région&lt;/b&gt; tenue.</translation>
    </message>
    <message>
        <source>Everyone is dealt &lt;b&gt;ten cards, plus two for each region&lt;/b&gt; they hold.</source>
        <translation>Chacun reçoit &lt;b&gt;dix cartes, plus deux par région&lt;/b&gt; tenue.</translation>
    </message>
    <message>
        <source>Everyone takes the markers of one colour. Shuffle the {count} cards and deal &lt;b&gt;ten&lt;/b&gt; to each player.</source>
        <translation>Chacun prend les marqueurs d’une couleur. Mélangez les {count} cartes et distribuez-en &lt;b&gt;dix&lt;/b&gt; à chaque joueur.</translation>
    </message>
    <message>
        <source>Four players. Blue holds three regions that do not touch: any of the three ringed regions would link three and win.</source>
        <translation>À quatre joueurs. Bleu tient trois régions qui ne se touchent pas&#xa0;: n’importe laquelle des trois régions cerclées en relierait trois et le ferait gagner.</translation>
    </message>
    <message>
        <source>Four players. Blue holds three regions that do not touch: any of the three ringed regions would link three and win. Green wins with any fifth region.</source>
        <translation>À quatre joueurs. Bleu tient trois régions qui ne se touchent pas&#xa0;: n’importe laquelle des trois régions cerclées en relierait trois et le ferait gagner. Vert gagne avec n’importe quelle cinquième région.</translation>
    </message>
    <message>
        <source>How strong is a line?</source>
        <translation>Quelle est la force d’une ligne&#xa0;?</translation>
    </message>
    <message>
        <source>If &lt;b&gt;Spring&lt;/b&gt; is in play, add 3 for each of your mercenaries whose value is the highest of all mercenaries on the table.</source>
        <translation>Si un &lt;b&gt;Printemps&lt;/b&gt; est en jeu, ajoutez 3 pour chacun de vos mercenaires qu’aucun autre ne dépasse.</translation>
    </message>
    <message>
        <source>If &lt;b&gt;Winter&lt;/b&gt; is in play, each of them counts 1.</source>
        <translation>Si un &lt;b&gt;Hiver&lt;/b&gt; est en jeu, chacun d’eux vaut 1.</translation>
    </message>
    <message>
        <source>If at most one player still has cards after step &lt;b&gt;4&lt;/b&gt;, the round is over. All cards are shuffled; none are kept.</source>
        <translation>Si un seul joueur, ou aucun, a encore des cartes après l’étape &lt;b&gt;4&lt;/b&gt;, la manche est finie. Toutes les cartes sont mélangées&#xa0;; on n’en garde aucune.</translation>
    </message>
    <message>
        <source>If at most one player still has cards after step &lt;b&gt;5&lt;/b&gt;, the round is over. That player, if any, may &lt;b&gt;keep up to two&lt;/b&gt;; all other cards are shuffled.</source>
        <translation>Si un seul joueur, ou aucun, a encore des cartes après l’étape &lt;b&gt;5&lt;/b&gt;, la manche est finie. Il peut en &lt;b&gt;garder une ou deux&lt;/b&gt;&#xa0;; toutes les autres sont mélangées.</translation>
    </message>
    <message>
        <source>If several are equally strong, nobody has played, or a Bishop was played, nobody takes the region, and the pawn goes to the player on the left of the last Condottiere.</source>
        <translation>S’il y a égalité, si personne n’a joué ou si un Évêque a été joué, personne ne prend la région et le pion passe au joueur à gauche du dernier Condottiere.</translation>
    </message>
    <message>
        <source>If several tie, only they fight a &lt;b&gt;final battle&lt;/b&gt;: all hands are discarded, and each of them is dealt ten cards, plus one for each region. The Condottiere begins or, if not taking part, the nearest participant to the left. The winner of this battle wins the game; in another tie, the strongest share the victory.</source>
        <translation>En cas d’égalité pour la première place, seuls les joueurs à égalité livrent une &lt;b&gt;bataille finale&lt;/b&gt;&#xa0;: toutes les mains sont défaussées, et chacun d’eux reçoit dix cartes, plus une par région. Le Condottiere commence ou, s’il n’en est pas, le participant le plus proche à sa gauche. Le vainqueur gagne la partie&#xa0;; en cas de nouvelle égalité, les plus forts se partagent la victoire.</translation>
    </message>
    <message>
        <source>If several tie, only they fight a battle in the &lt;b&gt;open field&lt;/b&gt;: each is dealt ten cards on top of their hand, and neither Surrender nor Bishop may be played. The Condottiere begins or, if not taking part, the nearest participant to the left. The winner of this battle wins the game; in another tie, the strongest share the victory.</source>
        <translation>En cas d’égalité pour la première place, seuls les joueurs à égalité livrent une bataille en &lt;b&gt;rase campagne&lt;/b&gt;&#xa0;: chacun d’eux ajoute dix cartes à sa main, et l’on ne joue ni Reddition ni Évêque. Le Condottiere commence ou, s’il n’en est pas, le participant le plus proche à sa gauche. Le vainqueur gagne la partie&#xa0;; en cas de nouvelle égalité, les plus forts se partagent la victoire.</translation>
    </message>
    <message>
        <source>Mercenaries, Drums, Heroines and Courtesans are played face down. Turn each up when the next card joins your line or, if you like, when you pass. Announce only the strength of your face-up cards. Scarecrow and Bishop do not affect a hidden card. All are turned up before lines are compared.</source>
        <translation>Mercenaires, Tambours, Héroïnes et Courtisanes se jouent face cachée. On retourne la carte quand la suivante rejoint sa ligne ou, si l’on veut, en passant. On n’annonce que la force des cartes visibles. Ni l’Épouvantail ni l’Évêque ne touchent une carte cachée. On les retourne toutes avant de comparer les lignes.</translation>
    </message>
    <message>
        <source>Once you have passed, you play no more cards in this battle, but can still win it. Nobody has to play; if all others have passed, you may go on alone, card by card. Without cards, you pass.</source>
        <translation>Une fois que vous avez passé, vous ne jouez plus de carte dans cette bataille, mais pouvez encore la gagner. Personne n’est obligé de jouer&#xa0;; si tous les autres ont passé, vous pouvez continuer, carte par carte. Sans cartes, on passe.</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <translation>Règles facultatives</translation>
    </message>
    <message>
        <source>Play games until somebody has 20 (or 30) points. After each game, everyone scores &lt;b&gt;1 for each region&lt;/b&gt;; a player who won it with linked regions scores &lt;b&gt;5 more&lt;/b&gt;.</source>
        <translation>Jouez des parties jusqu’à ce que quelqu’un ait 20 points (ou 30). Après chacune, chaque joueur marque &lt;b&gt;1 point par région&lt;/b&gt;&#xa0;; celui qui l’a gagnée grâce à des régions reliées en marque &lt;b&gt;5 de plus&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Regions are linked if you can walk from any of them to any other across common borders without leaving them.</source>
        <translation>Des régions sont reliées si l’on peut aller de l’une à n’importe quelle autre par leurs frontières communes, sans les quitter.</translation>
    </message>
    <message>
        <source>Talk and deals</source>
        <translation>Accords entre joueurs</translation>
    </message>
    <message numerus="yes">
        <source>The %n cards</source>
        <translation>
            <numerusform>Les %n cartes</numerusform>
            <numerusform>Les %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>The &lt;b&gt;pawn&lt;/b&gt; goes to the player with more Courtesans than any other; otherwise to the winner; otherwise to the player on the left of the last Condottiere.</source>
        <translation>Le &lt;b&gt;pion&lt;/b&gt; va au joueur qui a plus de Courtisanes que tout autre&#xa0;; sinon, au vainqueur&#xa0;; sinon, au joueur à gauche du dernier Condottiere.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;strongest player&lt;/b&gt; puts a marker on the region and takes the &lt;b&gt;pawn&lt;/b&gt;.</source>
        <translation>Le &lt;b&gt;joueur le plus fort&lt;/b&gt; pose un marqueur sur la région et prend le &lt;b&gt;pion&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;strongest player&lt;/b&gt; puts a marker on the region. If several are equally strong, nobody does.</source>
        <translation>Le &lt;b&gt;joueur le plus fort&lt;/b&gt; pose un marqueur sur la région. En cas d’égalité, personne ne la prend.</translation>
    </message>
    <message>
        <source>The Condottiere begins; turns pass to the left. On your turn, play any &lt;b&gt;one card&lt;/b&gt; face up in your line and announce your line’s strength, or &lt;b&gt;pass&lt;/b&gt;.</source>
        <translation>Le Condottiere commence, puis on joue vers la gauche. À votre tour, jouez &lt;b&gt;une carte&lt;/b&gt; quelconque, face visible, dans votre ligne et annoncez-en la force, ou &lt;b&gt;passez&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The Condottiere chooses a &lt;b&gt;free region&lt;/b&gt; for the next battle, even the same one again, or &lt;b&gt;declines&lt;/b&gt;: then the player on the left gets the pawn and chooses.</source>
        <translation>Le Condottiere choisit une &lt;b&gt;région libre&lt;/b&gt; pour la prochaine bataille, même celle de la bataille précédente, ou &lt;b&gt;refuse&lt;/b&gt;&#xa0;: le joueur à sa gauche reçoit alors le pion et choisit.</translation>
    </message>
    <message>
        <source>The Condottiere may also choose another player’s region. Until its owner plays a card, they may pass and still join in later. In a tie, the owner keeps it and gets the pawn. The Pope may be put on any region.</source>
        <translation>Le Condottiere peut aussi choisir la région d’un autre joueur. Avant sa première carte, le défenseur peut passer et intervenir plus tard&#xa0;; à égalité, il conserve la région et reçoit le pion. Le Pape peut aller sur toute région.</translation>
    </message>
    <message>
        <source>The Pope waits beside the map.</source>
        <translation>Le Pape attend à côté du plateau.</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>La bataille</translation>
    </message>
    <message>
        <source>The battle ends when everyone has passed, or at once if &lt;b&gt;Surrender&lt;/b&gt; is played.</source>
        <translation>La bataille prend fin quand tous ont passé, ou aussitôt qu’une &lt;b&gt;Reddition&lt;/b&gt; est jouée.</translation>
    </message>
    <message>
        <source>The battle ends when everyone has passed, or at once if &lt;b&gt;Surrender&lt;/b&gt; or a &lt;b&gt;Bishop&lt;/b&gt; is played.</source>
        <translation>La bataille prend fin quand tous ont passé, ou aussitôt qu’une &lt;b&gt;Reddition&lt;/b&gt; ou un &lt;b&gt;Évêque&lt;/b&gt; est joué.</translation>
    </message>
    <message>
        <source>The game is also over when no region is left to fight for: then the player with the &lt;b&gt;most regions&lt;/b&gt; wins.</source>
        <translation>La partie finit aussi quand il ne reste aucune région à disputer&#xa0;: celui qui a &lt;b&gt;le plus de régions&lt;/b&gt; gagne alors.</translation>
    </message>
    <message>
        <source>The game is also over when the last free region is taken, or when everyone in turn has declined to choose one: then the player with the &lt;b&gt;most regions&lt;/b&gt; wins.</source>
        <translation>La partie finit aussi quand la dernière région libre est prise, ou quand tous, l’un après l’autre, ont refusé d’en choisir une&#xa0;: celui qui a &lt;b&gt;le plus de régions&lt;/b&gt; gagne alors.</translation>
    </message>
    <message>
        <source>The new Condottiere puts the pawn on a &lt;b&gt;free region&lt;/b&gt; without the Pope, even the same one again: the next battle is for it.</source>
        <translation>Le nouveau Condottiere place le pion sur une &lt;b&gt;région libre&lt;/b&gt; et sans Pape, même celle de la bataille précédente&#xa0;: c’est l’enjeu de la prochaine bataille.</translation>
    </message>
    <message>
        <source>The youngest player is the first &lt;b&gt;Condottiere&lt;/b&gt; and puts the pawn on any region: the first battle is for it.</source>
        <translation>Le plus jeune est le premier &lt;b&gt;Condottiere&lt;/b&gt;&#xa0;: il place le pion sur la région de son choix, enjeu de la première bataille.</translation>
    </message>
    <message>
        <source>The youngest player is the first &lt;b&gt;Condottiere&lt;/b&gt;, keeps the pawn, and chooses any region: the first battle is for it.</source>
        <translation>Le plus jeune est le premier &lt;b&gt;Condottiere&lt;/b&gt;&#xa0;: il garde le pion devant lui et choisit une région, enjeu de la première bataille.</translation>
    </message>
    <message>
        <source>To begin</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Two to six players, about an hour</source>
        <translation>De deux à six joueurs, environ une heure</translation>
    </message>
    <message>
        <source>Two to six players, about an hour and a quarter</source>
        <translation>De deux à six joueurs, environ une heure et quart</translation>
    </message>
    <message>
        <source>With a &lt;b&gt;Drum&lt;/b&gt; in your line, double that (only once).</source>
        <translation>Avec un &lt;b&gt;Tambour&lt;/b&gt; dans votre ligne, doublez le tout, une seule fois.</translation>
    </message>
    <message>
        <source>With four to six players, four linked regions win; with two or three, five. The totals do not change.</source>
        <translation>À 4, 5 ou 6 joueurs, il faut quatre régions reliées&#xa0;; à 2 ou 3 joueurs, cinq. Les totaux ne changent pas.</translation>
    </message>
    <message>
        <source>With four to six players, you win at once if you hold &lt;b&gt;three linked regions&lt;/b&gt; after a battle; with two or three players, you need &lt;b&gt;four&lt;/b&gt;.</source>
        <translation>À 4, 5 ou 6 joueurs, vous gagnez aussitôt si vous tenez &lt;b&gt;trois régions reliées&lt;/b&gt; après une bataille&#xa0;; à 2 ou 3 joueurs, il en faut &lt;b&gt;quatre&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>With four to six players, you win at once if you hold &lt;b&gt;three linked regions&lt;/b&gt; or &lt;b&gt;five in all&lt;/b&gt; after a battle; with two or three players, you need &lt;b&gt;four linked&lt;/b&gt; or &lt;b&gt;six in all&lt;/b&gt;.</source>
        <translation>À 4, 5 ou 6 joueurs, vous gagnez aussitôt si vous tenez &lt;b&gt;trois régions reliées&lt;/b&gt;, ou &lt;b&gt;cinq en tout&lt;/b&gt;, après une bataille&#xa0;; à 2 ou 3 joueurs, il en faut &lt;b&gt;quatre reliées&lt;/b&gt;, ou &lt;b&gt;six en tout&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>You may make deals and promises and show cards; nothing is binding. Cards never change hands.</source>
        <translation>On peut négocier, promettre et montrer ses cartes&#xa0;; rien n’engage. Les cartes ne changent jamais de main.</translation>
    </message>
    <message>
        <source>in Spring, if no mercenary is above 6</source>
        <translation>au Printemps, si aucun mercenaire en jeu ne dépasse 6</translation>
    </message>
    <message>
        <source>in Winter</source>
        <translation>en Hiver</translation>
    </message>
    <message>
        <source>without a season</source>
        <translation>sans saison</translation>
    </message>
    <message>
        <source>× {number}</source>
        <translation>×&#xa0;{number}</translation>
    </message>
</context>
<context>
    <name>CondottiereCards</name>
    <message numerus="yes">
        <source>%n Bishop(s)</source>
        <translation>
            <numerusform>%n Évêque</numerusform>
            <numerusform>%n Évêques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Courtesan(s)</source>
        <translation>
            <numerusform>%n Courtisane</numerusform>
            <numerusform>%n Courtisanes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Drum(s)</source>
        <translation>
            <numerusform>%n Tambour</numerusform>
            <numerusform>%n Tambours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Heroine(s)</source>
        <translation>
            <numerusform>%n Héroïne</numerusform>
            <numerusform>%n Héroïnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Scarecrow(s)</source>
        <translation>
            <numerusform>%n Épouvantail</numerusform>
            <numerusform>%n Épouvantails</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Spring card(s)</source>
        <translation>
            <numerusform>%n Printemps</numerusform>
            <numerusform>%n Printemps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Surrender card(s)</source>
        <translation>
            <numerusform>%n Reddition</numerusform>
            <numerusform>%n Redditions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Winter card(s)</source>
        <translation>
            <numerusform>%n Hiver</numerusform>
            <numerusform>%n Hivers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of {value}</source>
        <translation>
            <numerusform>%n carte de valeur {value}</numerusform>
            <numerusform>%n cartes de valeur {value}</numerusform>
        </translation>
    </message>
    <message>
        <source>Adds {value} to your strength.</source>
        <translation>Ajoute {value} à votre force.</translation>
    </message>
    <message>
        <source>Always counts 10.</source>
        <translation>Vaut toujours 10.</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Évêque</translation>
    </message>
    <message>
        <source>Counts 1. With the most, you get the pawn.</source>
        <translation>Vaut 1. Le joueur qui en a le plus reçoit le pion.</translation>
    </message>
    <message>
        <source>Courtesan</source>
        <translation>Courtisane</translation>
    </message>
    <message>
        <source>Discards all mercenaries of the highest value in play, yours too. Then put the Pope on another free region, where nobody can fight until the next Bishop, or leave him off the map.</source>
        <translation>Défausse tous les mercenaires de la plus haute valeur en jeu, les vôtres aussi. Placez ensuite le Pape sur une autre région libre, où l’on ne pourra pas se battre jusqu’au prochain Évêque, ou laissez-le hors du plateau.</translation>
    </message>
    <message>
        <source>Discards all mercenaries of the highest value in play, yours too. Then put the Pope on any region but the one being fought for: nobody can fight there until the next Bishop. Or leave him off the map.</source>
        <translation>Défausse tous les mercenaires de la plus haute valeur en jeu, les vôtres aussi. Placez ensuite le Pape sur n’importe quelle région, sauf celle que l’on se dispute&#xa0;: on ne pourra pas s’y battre jusqu’au prochain Évêque. Ou laissez-le hors du plateau.</translation>
    </message>
    <message>
        <source>Discards all mercenaries of the highest value that lie face up, yours too. Then put the Pope on another free region, where nobody can fight until the next Bishop, or leave him off the map.</source>
        <translation>Défausse tous les mercenaires visibles de la plus haute valeur, les vôtres aussi. Placez ensuite le Pape sur une autre région libre, où l’on ne pourra pas se battre jusqu’au prochain Évêque, ou laissez-le hors du plateau.</translation>
    </message>
    <message>
        <source>Discards all mercenaries of the highest value that lie face up, yours too. Then put the Pope on any region but the one being fought for: nobody can fight there until the next Bishop. Or leave him off the map.</source>
        <translation>Défausse tous les mercenaires visibles de la plus haute valeur, les vôtres aussi. Placez ensuite le Pape sur n’importe quelle région, sauf celle que l’on se dispute&#xa0;: on ne pourra pas s’y battre jusqu’au prochain Évêque. Ou laissez-le hors du plateau.</translation>
    </message>
    <message>
        <source>Discards every Spring. While Winter is in play, every mercenary counts 1, in all lines. Heroines and Courtesans are not affected.</source>
        <translation>Défausse tous les Printemps. Tant que l’Hiver est en jeu, chaque mercenaire vaut 1, dans toutes les lignes. Héroïnes et Courtisanes ne sont pas touchées.</translation>
    </message>
    <message>
        <source>Discards every Winter. While Spring is on the table, each mercenary of the highest value in play gains 3, after doubling.</source>
        <translation>Défausse tous les Hivers. Tant que le Printemps est en jeu, chaque mercenaire de la plus haute valeur en jeu gagne 3, une fois le Tambour compté.</translation>
    </message>
    <message>
        <source>Discards the highest mercenaries. Place the Pope.</source>
        <translation>Défausse les plus forts mercenaires. Placez le Pape.</translation>
    </message>
    <message>
        <source>Doubles your mercenaries.</source>
        <translation>Double vos mercenaires.</translation>
    </message>
    <message>
        <source>Drum</source>
        <translation>Tambour</translation>
    </message>
    <message>
        <source>Ends the battle: nobody wins.</source>
        <translation>Met fin à la bataille&#xa0;: personne ne gagne.</translation>
    </message>
    <message>
        <source>Ends the battle: the strongest line wins.</source>
        <translation>Met fin à la bataille&#xa0;: la ligne la plus forte gagne.</translation>
    </message>
    <message>
        <source>Every mercenary counts 1.</source>
        <translation>Chaque mercenaire vaut 1.</translation>
    </message>
    <message>
        <source>Every mercenary counts 1. Ends Spring.</source>
        <translation>Chaque mercenaire vaut 1. Chasse le Printemps.</translation>
    </message>
    <message>
        <source>Every mercenary in this battle counts 1, in all lines, whether played before or after. Heroines still count 10.</source>
        <translation>Chaque mercenaire de cette bataille vaut 1, dans toutes les lignes, joué avant comme après. Les Héroïnes valent toujours 10.</translation>
    </message>
    <message>
        <source>Heroine</source>
        <translation>Héroïne</translation>
    </message>
    <message>
        <source>It adds {value} to your strength: double with a Drum in your line, and only 1 in Winter.</source>
        <translation>Il ajoute {value} à votre force&#xa0;: le double avec un Tambour dans votre ligne, et 1 seulement en Hiver.</translation>
    </message>
    <message>
        <source>It adds {value} to your strength: double with a Drum in your line, only 1 in Winter, and 3 more in Spring if no mercenary in play is higher. A Bishop discards the highest.</source>
        <translation>Il ajoute {value} à votre force&#xa0;: le double avec un Tambour dans votre ligne, 1 seulement en Hiver, et 3 de plus au Printemps si aucun mercenaire en jeu n’est plus fort. Un Évêque défausse les plus forts.</translation>
    </message>
    <message>
        <source>It is played face down. It adds {value} to your strength: double with a Drum in your line, only 1 in Winter, and 3 more in Spring if no mercenary in play is higher. A Bishop discards the highest of those that lie face up.</source>
        <translation>Il se joue face cachée. Il ajoute {value} à votre force&#xa0;: le double avec un Tambour dans votre ligne, 1 seulement en Hiver, et 3 de plus au Printemps si aucun mercenaire en jeu n’est plus fort. Un Évêque défausse les plus forts de ceux qui sont visibles.</translation>
    </message>
    <message>
        <source>It is played face down. Your mercenaries count double in this battle, those played before as well as after. A second Drum adds nothing.</source>
        <translation>Il se joue face cachée. Vos mercenaires comptent double dans cette bataille, joués avant comme après. Un second Tambour n’ajoute rien.</translation>
    </message>
    <message>
        <source>Mercenary</source>
        <translation>Mercenaire</translation>
    </message>
    <message>
        <source>Mercenary {value}</source>
        <translation>Mercenaire&#xa0;{value}</translation>
    </message>
    <message>
        <source>Mercenary {value}</source>
        <comment>subject of a sentence</comment>
        <translation>le Mercenaire&#xa0;{value}</translation>
    </message>
    <message>
        <source>Scarecrow</source>
        <translation>Épouvantail</translation>
    </message>
    <message>
        <source>She always counts 10, whatever the season, and no Drum doubles her. She is not a mercenary, and no Scarecrow takes her back.</source>
        <translation>Elle vaut toujours 10, en toute saison, et aucun Tambour ne la double. Elle n’est pas un mercenaire&#xa0;: aucun Épouvantail ne la reprend.</translation>
    </message>
    <message>
        <source>She always counts 10, whatever the season, and no Drum doubles her. She is not a mercenary: neither Bishop nor Scarecrow touches her.</source>
        <translation>Elle vaut toujours 10, en toute saison, et aucun Tambour ne la double. Elle n’est pas un mercenaire&#xa0;: ni l’Évêque ni l’Épouvantail ne la touchent.</translation>
    </message>
    <message>
        <source>She counts 1 and is not a mercenary. The player with more Courtesans than any other gets the pawn, even without winning the battle.</source>
        <translation>Elle vaut 1 et n’est pas un mercenaire. Le joueur qui a plus de Courtisanes que tout autre reçoit le pion, même sans gagner la bataille.</translation>
    </message>
    <message>
        <source>She is played face down. She always counts 10, whatever the season, and no Drum doubles her. She is not a mercenary: neither Bishop nor Scarecrow touches her.</source>
        <translation>Elle se joue face cachée. Elle vaut toujours 10, en toute saison, et aucun Tambour ne la double. Elle n’est pas un mercenaire&#xa0;: ni l’Évêque ni l’Épouvantail ne la touchent.</translation>
    </message>
    <message>
        <source>She is played face down. She counts 1 and is not a mercenary. The player with more Courtesans than any other gets the pawn, even without winning the battle.</source>
        <translation>Elle se joue face cachée. Elle vaut 1 et n’est pas un mercenaire. Le joueur qui a plus de Courtisanes que tout autre reçoit le pion, même sans gagner la bataille.</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Printemps</translation>
    </message>
    <message>
        <source>Spring</source>
        <comment>inside a sentence</comment>
        <translation>le Printemps</translation>
    </message>
    <message>
        <source>Spring</source>
        <comment>subject of a sentence</comment>
        <translation>le Printemps</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Reddition</translation>
    </message>
    <message>
        <source>Surrender</source>
        <comment>inside a sentence</comment>
        <translation>la Reddition</translation>
    </message>
    <message>
        <source>Surrender</source>
        <comment>subject of a sentence</comment>
        <translation>la Reddition</translation>
    </message>
    <message>
        <source>Take one mercenary from your line back into your hand, or none. The Scarecrow is discarded.</source>
        <translation>Reprenez dans votre main un mercenaire de votre ligne, ou aucun. L’Épouvantail est défaussé.</translation>
    </message>
    <message>
        <source>Take one mercenary from your line back into your hand, or none. The Scarecrow stays in your line and counts for nothing.</source>
        <translation>Reprenez dans votre main un mercenaire de votre ligne, ou aucun. L’Épouvantail reste dans votre ligne et ne vaut rien.</translation>
    </message>
    <message>
        <source>Take one mercenary that lies face up in your line back into your hand, or none. The Scarecrow is discarded.</source>
        <translation>Reprenez dans votre main un mercenaire visible de votre ligne, ou aucun. L’Épouvantail est défaussé.</translation>
    </message>
    <message>
        <source>Takes one of your mercenaries back into your hand.</source>
        <translation>Ramène dans votre main un de vos mercenaires.</translation>
    </message>
    <message>
        <source>The battle ends at once and nobody takes the region. The pawn passes to the player on the left of the Condottiere.</source>
        <translation>La bataille prend fin aussitôt et personne ne prend la région. Le pion passe au joueur à gauche du Condottiere.</translation>
    </message>
    <message>
        <source>The battle ends at once. The strongest line takes the region; if several are equally strong, nobody does.</source>
        <translation>La bataille prend fin aussitôt. La ligne la plus forte prend la région&#xa0;; en cas d’égalité, personne ne la prend.</translation>
    </message>
    <message>
        <source>The highest mercenaries gain 3. Ends Winter.</source>
        <translation>Les plus forts mercenaires gagnent 3. Chasse l’Hiver.</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Hiver</translation>
    </message>
    <message>
        <source>Winter</source>
        <comment>inside a sentence</comment>
        <translation>l’Hiver</translation>
    </message>
    <message>
        <source>Winter</source>
        <comment>subject of a sentence</comment>
        <translation>l’Hiver</translation>
    </message>
    <message>
        <source>Your mercenaries count double in this battle, those played before as well as after. A second Drum adds nothing.</source>
        <translation>Vos mercenaires comptent double dans cette bataille, joués avant comme après. Un second Tambour n’ajoute rien.</translation>
    </message>
    <message>
        <source>a Bishop</source>
        <translation>un Évêque</translation>
    </message>
    <message>
        <source>a Courtesan</source>
        <translation>une Courtisane</translation>
    </message>
    <message>
        <source>a Drum</source>
        <translation>un Tambour</translation>
    </message>
    <message>
        <source>a Heroine</source>
        <translation>une Héroïne</translation>
    </message>
    <message>
        <source>a Scarecrow</source>
        <translation>un Épouvantail</translation>
    </message>
    <message>
        <source>a {value}</source>
        <translation>un {value}</translation>
    </message>
    <message>
        <source>the Bishop</source>
        <translation>l’Évêque</translation>
    </message>
    <message>
        <source>the Courtesan</source>
        <translation>la Courtisane</translation>
    </message>
    <message>
        <source>the Drum</source>
        <translation>le Tambour</translation>
    </message>
    <message>
        <source>the Heroine</source>
        <translation>l’Héroïne</translation>
    </message>
    <message>
        <source>the Scarecrow</source>
        <translation>l’Épouvantail</translation>
    </message>
</context>
<context>
    <name>CondottiereChronicle</name>
    <message>
        <source>A tie at {more} between you and {names}: nobody takes {region}.</source>
        <translation>Égalité à {more} entre vous et {names}&#xa0;: personne ne prend {region}.</translation>
    </message>
    <message>
        <source>A tie at {more} between you, {names}: nobody takes {region}.</source>
        <translation>Égalité à {more} entre vous, {names}&#xa0;: personne ne prend {region}.</translation>
    </message>
    <message>
        <source>A tie at {more} between {names}: nobody takes {region}.</source>
        <translation>Égalité à {more} entre {names}&#xa0;: personne ne prend {region}.</translation>
    </message>
    <message>
        <source>All hands are empty, so cards are dealt.</source>
        <translation>Toutes les mains étaient vides&#xa0;: on distribue des cartes.</translation>
    </message>
    <message>
        <source>Game {game} begins. You have the Condottiere’s pawn.</source>
        <translation>La partie {game} commence. Vous avez le pion du Condottiere.</translation>
    </message>
    <message>
        <source>Game {game} begins. {name} has the Condottiere’s pawn.</source>
        <translation>La partie {game} commence. {name} a le pion du Condottiere.</translation>
    </message>
    <message>
        <source>Lots are drawn: you get the Condottiere’s pawn.</source>
        <translation>Le sort vous donne le pion du Condottiere.</translation>
    </message>
    <message>
        <source>Lots are drawn: {name} gets the Condottiere’s pawn.</source>
        <translation>Le sort donne à {name} le pion du Condottiere.</translation>
    </message>
    <message>
        <source>Nobody has any strength, so nobody takes {region}.</source>
        <translation>Toutes les lignes sont à 0&#xa0;: personne ne prend {region}.</translation>
    </message>
    <message>
        <source>Nobody played any cards, so round {number} ends. New hands are dealt.</source>
        <translation>Plus personne ne joue de carte&#xa0;: fin de la manche {number}. On redistribue.</translation>
    </message>
    <message>
        <source>Points: {list}.</source>
        <translation>Points&#xa0;: {list}.</translation>
    </message>
    <message>
        <source>Round {number} ends; new hands are dealt.</source>
        <translation>Fin de la manche {number}, puis nouvelle donne.</translation>
    </message>
    <message>
        <source>Spring is over.</source>
        <translation>Le Printemps est fini.</translation>
    </message>
    <message>
        <source>Strength shown:&#xa0;{total}.</source>
        <translation>Force visible&#xa0;:&#xa0;{total}.</translation>
    </message>
    <message>
        <source>Strength:&#xa0;{total}.</source>
        <translation>Force&#xa0;:&#xa0;{total}.</translation>
    </message>
    <message>
        <source>The Bishop spares {region}: nobody takes it.</source>
        <translation>L’Évêque épargne {region}&#xa0;: personne ne la prend.</translation>
    </message>
    <message>
        <source>The battle for {region} begins.</source>
        <translation>La bataille pour {region} commence.</translation>
    </message>
    <message>
        <source>The city surrenders.</source>
        <translation>La ville se rend.</translation>
    </message>
    <message>
        <source>The discarded cards are shuffled into a new pile.</source>
        <translation>Les cartes défaussées forment une nouvelle pioche.</translation>
    </message>
    <message>
        <source>The final battle is a tie, {more}&#xa0;to&#xa0;{less}.</source>
        <translation>La bataille finale s’achève sur une égalité, {more}&#xa0;à&#xa0;{less}.</translation>
    </message>
    <message>
        <source>The pawn goes to you.</source>
        <translation>Vous recevez le pion.</translation>
    </message>
    <message>
        <source>The pawn goes to you: you have the most Courtesans.</source>
        <translation>Vous recevez le pion&#xa0;: vous avez le plus de Courtisanes.</translation>
    </message>
    <message>
        <source>The pawn goes to you: you hold the region.</source>
        <translation>Vous recevez le pion&#xa0;: vous tenez la région.</translation>
    </message>
    <message>
        <source>The pawn goes to {name}, who has the most Courtesans.</source>
        <translation>Le pion passe à {name}, qui a le plus de Courtisanes.</translation>
    </message>
    <message>
        <source>The pawn goes to {name}, who holds the region.</source>
        <translation>Le pion passe à {name}, qui tient la région.</translation>
    </message>
    <message>
        <source>The pawn goes to {name}.</source>
        <translation>Le pion passe à {name}.</translation>
    </message>
    <message>
        <source>The pawn passes to the left, to you.</source>
        <translation>Le pion passe à gauche, et vous le recevez.</translation>
    </message>
    <message>
        <source>The pawn passes to the left, to {name}.</source>
        <translation>Le pion passe à gauche, à {name}.</translation>
    </message>
    <message>
        <source>The pawn stays with you.</source>
        <translation>Le pion vous reste.</translation>
    </message>
    <message>
        <source>The pawn stays with you: you have the most Courtesans.</source>
        <translation>Le pion vous reste&#xa0;: vous avez le plus de Courtisanes.</translation>
    </message>
    <message>
        <source>The pawn stays with you: you hold the region.</source>
        <translation>Le pion vous reste&#xa0;: vous tenez la région.</translation>
    </message>
    <message>
        <source>The pawn stays with {name}, who has the most Courtesans.</source>
        <translation>Le pion reste à {name}, qui a le plus de Courtisanes.</translation>
    </message>
    <message>
        <source>The pawn stays with {name}, who holds the region.</source>
        <translation>Le pion reste à {name}, qui tient la région.</translation>
    </message>
    <message>
        <source>The pawn stays with {name}.</source>
        <translation>Le pion reste à {name}.</translation>
    </message>
    <message>
        <source>This game goes to {names}.</source>
        <translation>Partie gagnée par {names}.</translation>
    </message>
    <message>
        <source>Winter is over.</source>
        <translation>L’Hiver est fini.</translation>
    </message>
    <message>
        <source>You are level on points with {names}: a final battle decides the match.</source>
        <translation>Vous êtes à égalité de points avec {names}&#xa0;: une bataille finale vous départagera.</translation>
    </message>
    <message>
        <source>You are level on regions with {names}: a final battle decides the game.</source>
        <translation>Vous êtes à égalité de régions avec {names}&#xa0;: une bataille finale vous départagera.</translation>
    </message>
    <message>
        <source>You attack {region}, held by {holder}.</source>
        <translation>Vous attaquez {region}, que tient {holder}.</translation>
    </message>
    <message>
        <source>You choose {region}.</source>
        <translation>Vous choisissez {region}.</translation>
    </message>
    <message>
        <source>You decline to choose a region.</source>
        <translation>Vous refusez de choisir une région.</translation>
    </message>
    <message>
        <source>You defend, and wait.</source>
        <translation>Vous défendez et attendez.</translation>
    </message>
    <message numerus="yes">
        <source>You discard your hand of %n card(s).</source>
        <translation>
            <numerusform>Vous défaussez votre main de %n carte.</numerusform>
            <numerusform>Vous défaussez votre main de %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>You draw no card.</source>
        <translation>Vous ne piochez aucune carte.</translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translation>Vous piochez {cards}.</translation>
    </message>
    <message>
        <source>You have linked enough regions to win.</source>
        <translation>Vous avez relié assez de régions pour gagner.</translation>
    </message>
    <message>
        <source>You have taken enough regions to win.</source>
        <translation>Vous avez pris assez de régions pour gagner.</translation>
    </message>
    <message>
        <source>You hold {region}, {more}&#xa0;to&#xa0;{less}.</source>
        <translation>Vous conservez {region}, {more}&#xa0;à&#xa0;{less}.</translation>
    </message>
    <message>
        <source>You keep no card.</source>
        <translation>Vous ne gardez aucune carte.</translation>
    </message>
    <message>
        <source>You keep your hand.</source>
        <translation>Vous gardez vos cartes.</translation>
    </message>
    <message>
        <source>You keep {cards}.</source>
        <translation>Vous gardez {cards}.</translation>
    </message>
    <message>
        <source>You leave the Pope off the map.</source>
        <translation>Vous laissez le Pape hors du plateau.</translation>
    </message>
    <message>
        <source>You lose {cards}.</source>
        <translation>Vous perdez {cards}.</translation>
    </message>
    <message>
        <source>You lose {region}.</source>
        <translation>Vous perdez {region}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Vous passez.</translation>
    </message>
    <message>
        <source>You play {card}, face down.</source>
        <translation>Vous jouez {card}, face cachée.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Vous jouez {card}.</translation>
    </message>
    <message>
        <source>You put the Pope on {region}.</source>
        <translation>Vous envoyez le Pape à {region}.</translation>
    </message>
    <message>
        <source>You share the victory with {names}.</source>
        <translation>Vous partagez la victoire avec {names}.</translation>
    </message>
    <message>
        <source>You show {cards} to everyone.</source>
        <translation>Vous montrez {cards} à tous.</translation>
    </message>
    <message>
        <source>You show {cards} to {other}.</source>
        <translation>Vous montrez {cards} à {other}.</translation>
    </message>
    <message>
        <source>You take back {card}.</source>
        <translation>Vous reprenez {card}.</translation>
    </message>
    <message>
        <source>You take {region}, {more}&#xa0;to&#xa0;{less}.</source>
        <translation>Vous prenez {region}, {more}&#xa0;à&#xa0;{less}.</translation>
    </message>
    <message>
        <source>You turn up {card}.</source>
        <translation>Vous retournez {card}.</translation>
    </message>
    <message>
        <source>You win the final battle, {more}&#xa0;to&#xa0;{less}!</source>
        <translation>Vous gagnez la bataille finale, {more}&#xa0;à&#xa0;{less}&#xa0;!</translation>
    </message>
    <message>
        <source>You win this game, together with {names}.</source>
        <translation>Vous gagnez cette partie, avec {names}.</translation>
    </message>
    <message>
        <source>You win this game.</source>
        <translation>Vous gagnez cette partie.</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Vous gagnez&#xa0;!</translation>
    </message>
    <message>
        <source>You win, together with {names}!</source>
        <translation>Vous gagnez, avec {names}&#xa0;!</translation>
    </message>
    <message>
        <source>you&#xa0;{points}</source>
        <translation>vous&#xa0;{points}</translation>
    </message>
    <message>
        <source>{names} are level on points: a final battle decides the match.</source>
        <translation>Égalité de points entre {names}&#xa0;: une bataille finale décidera.</translation>
    </message>
    <message>
        <source>{names} are level on regions: a final battle decides the game.</source>
        <translation>Égalité de régions entre {names}&#xa0;: une bataille finale décidera.</translation>
    </message>
    <message>
        <source>{name} attacks {region}, held by you.</source>
        <translation>{name} attaque {region}, que vous tenez.</translation>
    </message>
    <message>
        <source>{name} attacks {region}, held by {holder}.</source>
        <translation>{name} attaque {region}, que tient {holder}.</translation>
    </message>
    <message>
        <source>{name} chooses {region}.</source>
        <translation>{name} choisit {region}.</translation>
    </message>
    <message>
        <source>{name} declines to choose a region.</source>
        <translation>{name} refuse de choisir une région.</translation>
    </message>
    <message>
        <source>{name} defends, and waits.</source>
        <translation>{name} défend et attend.</translation>
    </message>
    <message numerus="yes">
        <source>{name} discards a hand of %n card(s).</source>
        <translation>
            <numerusform>{name} défausse sa main de %n carte.</numerusform>
            <numerusform>{name} défausse sa main de %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %n card(s).</source>
        <translation>
            <numerusform>{name} pioche %n carte.</numerusform>
            <numerusform>{name} pioche %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} draws no card.</source>
        <translation>{name} ne pioche aucune carte.</translation>
    </message>
    <message>
        <source>{name} draws {cards}.</source>
        <translation>{name} pioche {cards}.</translation>
    </message>
    <message>
        <source>{name} has linked enough regions to win.</source>
        <translation>{name} a relié assez de régions pour gagner.</translation>
    </message>
    <message>
        <source>{name} has taken enough regions to win.</source>
        <translation>{name} a pris assez de régions pour gagner.</translation>
    </message>
    <message>
        <source>{name} holds {region}, {more}&#xa0;to&#xa0;{less}.</source>
        <translation>{name} conserve {region}, {more}&#xa0;à&#xa0;{less}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} keeps %n card(s).</source>
        <translation>
            <numerusform>{name} garde %n carte.</numerusform>
            <numerusform>{name} garde %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} keeps no card.</source>
        <translation>{name} ne garde aucune carte.</translation>
    </message>
    <message>
        <source>{name} keeps the hand.</source>
        <translation>{name} garde ses cartes.</translation>
    </message>
    <message>
        <source>{name} keeps {cards}.</source>
        <translation>{name} garde {cards}.</translation>
    </message>
    <message>
        <source>{name} leaves the Pope off the map.</source>
        <translation>{name} laisse le Pape hors du plateau.</translation>
    </message>
    <message>
        <source>{name} loses {cards}.</source>
        <translation>{name} perd {cards}.</translation>
    </message>
    <message>
        <source>{name} loses {region}.</source>
        <translation>{name} perd {region}.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passe.</translation>
    </message>
    <message>
        <source>{name} plays a card, face down.</source>
        <translation>{name} joue une carte, face cachée.</translation>
    </message>
    <message>
        <source>{name} plays {card}, face down.</source>
        <translation>{name} joue {card}, face cachée.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} joue {card}.</translation>
    </message>
    <message>
        <source>{name} puts the Pope on {region}.</source>
        <translation>{name} envoie le Pape à {region}.</translation>
    </message>
    <message>
        <source>{name} shows you {cards}.</source>
        <translation>{name} vous montre {cards}.</translation>
    </message>
    <message>
        <source>{name} shows {cards} to everyone.</source>
        <translation>{name} montre {cards} à tous.</translation>
    </message>
    <message>
        <source>{name} shows {cards} to {other}.</source>
        <translation>{name} montre {cards} à {other}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} shows {other} %n card(s).</source>
        <translation>
            <numerusform>{name} montre %n carte à {other}.</numerusform>
            <numerusform>{name} montre %n cartes à {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes back {card}.</source>
        <translation>{name} reprend {card}.</translation>
    </message>
    <message>
        <source>{name} takes {region}, {more}&#xa0;to&#xa0;{less}.</source>
        <translation>{name} prend {region}, {more}&#xa0;à&#xa0;{less}.</translation>
    </message>
    <message>
        <source>{name} turns up {card}.</source>
        <translation>{name} retourne {card}.</translation>
    </message>
    <message>
        <source>{name} wins the final battle, {more}&#xa0;to&#xa0;{less}.</source>
        <translation>{name} gagne la bataille finale, {more}&#xa0;à&#xa0;{less}.</translation>
    </message>
    <message>
        <source>{name}&#xa0;{points}</source>
        <translation>{name}&#xa0;{points}</translation>
    </message>
</context>
<context>
    <name>CondottiereEditing</name>
    <message>
        <source>A final battle needs two seats.</source>
        <translation>Une bataille finale se joue au moins à deux.</translation>
    </message>
    <message>
        <source>Cards: for a hand, a line or the discard pile</source>
        <translation>Cartes&#xa0;: pour une main, une ligne ou la défausse</translation>
    </message>
    <message>
        <source>Has passed</source>
        <translation>A passé</translation>
    </message>
    <message>
        <source>No region would be left to choose.</source>
        <translation>Il ne resterait aucune région à choisir.</translation>
    </message>
    <message>
        <source>Nobody passes without a battle: first put the Condottiere on a region.</source>
        <translation>On ne passe pas sans bataille&#xa0;: placez d’abord le Condottiere sur une région.</translation>
    </message>
    <message>
        <source>Owners</source>
        <translation>Propriétaires</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>The Condottiere chooses the next region: give the pawn to somebody else.</source>
        <translation>Le Condottiere choisit la prochaine région&#xa0;: donnez le pion à un autre joueur.</translation>
    </message>
    <message>
        <source>The Condottiere: for a region or a line</source>
        <translation>Le Condottiere&#xa0;: pour une région ou une ligne</translation>
    </message>
    <message>
        <source>The Pope</source>
        <translation>Le Pape</translation>
    </message>
    <message>
        <source>The Pope is on {region}: it cannot be fought for.</source>
        <translation>Le Pape est à {region}&#xa0;: on ne peut pas se disputer cette région.</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>La défausse</translation>
    </message>
    <message>
        <source>Then nobody would have anything to decide.</source>
        <translation>Plus personne n’aurait alors rien à décider.</translation>
    </message>
    <message>
        <source>There are no battle lines now: first put the Condottiere on a region.</source>
        <translation>Il n’y a pas encore de lignes de bataille&#xa0;: placez d’abord le Condottiere sur une région.</translation>
    </message>
    <message>
        <source>This seat takes no part in the battle.</source>
        <translation>Ce joueur ne prend pas part à la bataille.</translation>
    </message>
    <message>
        <source>Turn and passes</source>
        <translation>Qui joue, qui a passé</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>À qui de jouer</translation>
    </message>
    <message>
        <source>Winter and Spring are never in play together.</source>
        <translation>L’Hiver et le Printemps ne sont jamais en jeu ensemble.</translation>
    </message>
    <message>
        <source>You have nothing to decide now.</source>
        <translation>Vous n’avez rien à décider maintenant.</translation>
    </message>
    <message>
        <source>You have passed.</source>
        <translation>Vous avez passé.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>Your line</source>
        <translation>Votre ligne</translation>
    </message>
    <message>
        <source>Your shield</source>
        <translation>Votre écu</translation>
    </message>
    <message>
        <source>{card}: it does not stay in a line.</source>
        <translation>{card}&#xa0;: cette carte ne reste pas dans une ligne.</translation>
    </message>
    <message>
        <source>{card}: it ends the battle.</source>
        <translation>{card}&#xa0;: cette carte met fin à la bataille.</translation>
    </message>
    <message>
        <source>{card}: the deck holds {most} of them.</source>
        <translation>{card}&#xa0;: le jeu n’en compte que {most}.</translation>
    </message>
    <message>
        <source>{name} has nothing to decide now.</source>
        <translation>{name} n’a rien à décider maintenant.</translation>
    </message>
    <message>
        <source>{name} has passed.</source>
        <translation>{name} a passé.</translation>
    </message>
    <message>
        <source>{name}’s hand</source>
        <translation>{name}&#xa0;: main</translation>
    </message>
    <message>
        <source>{name}’s line</source>
        <translation>{name}&#xa0;: ligne</translation>
    </message>
    <message>
        <source>{name}’s shield</source>
        <translation>{name}&#xa0;: écu</translation>
    </message>
    <message>
        <source>{region} belongs to the Condottiere.</source>
        <translation>{region} est au Condottiere.</translation>
    </message>
    <message>
        <source>{region} belongs to you: this needs the option “Capture regions”.</source>
        <translation>{region} est à vous&#xa0;: il faut pour cela l’option «&#xa0;Capture des régions&#xa0;».</translation>
    </message>
    <message>
        <source>{region} belongs to {name}: this needs the option “Capture regions”.</source>
        <translation>{region} est à {name}&#xa0;: il faut pour cela l’option «&#xa0;Capture des régions&#xa0;».</translation>
    </message>
</context>
<context>
    <name>CondottiereEnding</name>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n bataille</numerusform>
            <numerusform>%n batailles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) stopped by a bishop</source>
        <translation>
            <numerusform>%n bataille arrêtée par un Évêque</numerusform>
            <numerusform>%n batailles arrêtées par un Évêque</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in one battle</source>
        <translation>
            <numerusform>%n carte dans une seule bataille</numerusform>
            <numerusform>%n cartes dans une seule bataille</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mercenary(s) of 10 fought for you</source>
        <translation>
            <numerusform>%n mercenaire de 10 à votre service</numerusform>
            <numerusform>%n mercenaires de 10 à votre service</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mercenary(s) of 10 fought for {name}</source>
        <translation>
            <numerusform>%n mercenaire de 10 mené par {name}</numerusform>
            <numerusform>%n mercenaires de 10 menés par {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n région</numerusform>
            <numerusform>%n régions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A total of %n region(s) would have won, too.</source>
        <translation>
            <numerusform>%n région tenue aurait aussi suffi.</numerusform>
            <numerusform>Les %n régions tenues auraient aussi suffi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Game {number} is yours</source>
        <translation>La partie {number} est à vous</translation>
    </message>
    <message>
        <source>Game {number} is {name}’s</source>
        <translation>La partie {number} est à {name}</translation>
    </message>
    <message>
        <source>Game {number}: a shared victory</source>
        <translation>Partie {number}&#xa0;: victoire partagée</translation>
    </message>
    <message>
        <source>Italy is shared</source>
        <translation>L’Italie est partagée</translation>
    </message>
    <message>
        <source>Italy is yours</source>
        <translation>L’Italie est à vous</translation>
    </message>
    <message>
        <source>Italy is {name}’s</source>
        <translation>L’Italie est à {name}</translation>
    </message>
    <message>
        <source>Points so far: {points}.</source>
        <translation>Points jusqu’ici&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>The campaign</source>
        <translation>La campagne</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Les parties</translation>
    </message>
    <message numerus="yes">
        <source>With {region}, you hold %n region(s).</source>
        <translation>
            <numerusform>Avec {region}, vous tenez %n région.</numerusform>
            <numerusform>Avec {region}, vous tenez %n régions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {region}, you hold a realm of %n linked region(s); {needed} were needed.</source>
        <translation>
            <numerusform>Avec {region}, vous tenez un royaume de %n région reliée&#xa0;; il en fallait {needed}.</numerusform>
            <numerusform>Avec {region}, vous tenez un royaume de %n régions reliées&#xa0;; il en fallait {needed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {region}, {name} holds %n region(s).</source>
        <translation>
            <numerusform>Avec {region}, {name} tient %n région.</numerusform>
            <numerusform>Avec {region}, {name} tient %n régions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {region}, {name} holds a realm of %n linked region(s); {needed} were needed.</source>
        <translation>
            <numerusform>Avec {region}, {name} tient un royaume de %n région reliée&#xa0;; il en fallait {needed}.</numerusform>
            <numerusform>Avec {region}, {name} tient un royaume de %n régions reliées&#xa0;; il en fallait {needed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n point(s)</source>
        <translation>
            <numerusform>Vous avez %n point</numerusform>
            <numerusform>Vous avez %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>battles won</source>
        <translation>batailles gagnées</translation>
    </message>
    <message>
        <source>battles won in a row</source>
        <translation>batailles gagnées d’affilée</translation>
    </message>
    <message>
        <source>decided by a single point</source>
        <translation>gagnée d’un seul point</translation>
    </message>
    <message>
        <source>no region</source>
        <translation>aucune région</translation>
    </message>
    <message numerus="yes">
        <source>of %n battle(s)</source>
        <translation>
            <numerusform>sur %n bataille</numerusform>
            <numerusform>sur %n batailles</numerusform>
        </translation>
    </message>
    <message>
        <source>points after each game</source>
        <translation>points après chaque partie</translation>
    </message>
    <message>
        <source>stopped by a bishop</source>
        <translation>arrêtée par un Évêque</translation>
    </message>
    <message>
        <source>the closest battle</source>
        <translation>la bataille la plus serrée</translation>
    </message>
    <message>
        <source>the final battle</source>
        <translation>la bataille finale</translation>
    </message>
    <message>
        <source>the greatest battle</source>
        <translation>la plus grande bataille</translation>
    </message>
    <message numerus="yes">
        <source>{battles}, %n of them without a winner</source>
        <translation>
            <numerusform>{battles}, dont %n sans vainqueur</numerusform>
            <numerusform>{battles}, dont %n sans vainqueur</numerusform>
        </translation>
    </message>
    <message>
        <source>{lead}; the next has {points}.</source>
        <translation>{lead}&#xa0;; le suivant en a {points}.</translation>
    </message>
    <message>
        <source>{most} to {next}</source>
        <translation>{most} à {next}</translation>
    </message>
    <message>
        <source>{name} +{points}</source>
        <translation>{name} +{points}</translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n point(s)</source>
        <translation>
            <numerusform>{name} a %n point</numerusform>
            <numerusform>{name} a %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{region}, you over {loser}</source>
        <translation>{region}&#xa0;: vous battez {loser}</translation>
    </message>
    <message>
        <source>{region}, {winner} over you</source>
        <translation>{region}&#xa0;: {winner} vous bat</translation>
    </message>
    <message>
        <source>{region}, {winner} over {loser}</source>
        <translation>{region}&#xa0;: {winner} bat {loser}</translation>
    </message>
    <message>
        <source>{strengths}, after a surrender</source>
        <translation>{strengths}, après une reddition</translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation>{won} sur {all}</translation>
    </message>
</context>
<context>
    <name>CondottiereFigures</name>
    <message numerus="yes">
        <source>%n battle(s) were fought.</source>
        <translation>
            <numerusform>%n bataille a été livrée.</numerusform>
            <numerusform>%n batailles ont été livrées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest: the final one, %n card(s).</source>
        <translation>
            <numerusform>La plus longue&#xa0;: la bataille finale, %n carte.</numerusform>
            <numerusform>La plus longue&#xa0;: la bataille finale, %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest: {regions}, %n card(s) each.</source>
        <translation>
            <numerusform>Les plus longues&#xa0;: {regions}, %n carte chacune.</numerusform>
            <numerusform>Les plus longues&#xa0;: {regions}, %n cartes chacune.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest: {region}, %n card(s).</source>
        <translation>
            <numerusform>La plus longue&#xa0;: {region}, %n carte.</numerusform>
            <numerusform>La plus longue&#xa0;: {region}, %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>battles won</source>
        <translation>batailles gagnées</translation>
    </message>
    <message>
        <source>cards lost or discarded</source>
        <translation>cartes perdues ou défaussées</translation>
    </message>
    <message>
        <source>cards played</source>
        <translation>cartes jouées</translation>
    </message>
    <message>
        <source>strongest line at the end of a battle</source>
        <translation>plus forte ligne en fin de bataille</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>reprises</translation>
    </message>
    <message>
        <source>the final one</source>
        <translation>la bataille finale</translation>
    </message>
</context>
<context>
    <name>CondottiereNotes</name>
    <message>
        <source>Going by the cards you can see, it counts {points} here.</source>
        <translation>D’après les cartes que vous voyez, elle vaut ici {points}.</translation>
    </message>
    <message>
        <source>Going by the cards you can see:</source>
        <translation>D’après les cartes que vous voyez&#xa0;:</translation>
    </message>
    <message>
        <source>Here it counts {points}.</source>
        <translation>Ici, cette carte vaut {points}.</translation>
    </message>
    <message>
        <source>It lies face down.</source>
        <translation>Il est face cachée.</translation>
    </message>
    <message>
        <source>It lies face down: no Bishop discards it, and no Scarecrow takes it back.</source>
        <translation>Il est face cachée&#xa0;: aucun Évêque ne le défausse, aucun Épouvantail ne le reprend.</translation>
    </message>
    <message>
        <source>Played now, it would not change any strength shown.</source>
        <translation>Jouée maintenant, elle ne changerait aucune force visible.</translation>
    </message>
    <message>
        <source>Played now, it would not change anybody’s strength.</source>
        <translation>Jouée maintenant, elle ne changerait la force de personne.</translation>
    </message>
    <message>
        <source>She lies face down.</source>
        <translation>Elle est face cachée.</translation>
    </message>
    <message>
        <source>Your {before} would become {after}.</source>
        <translation>Vous passeriez de {before} à {after}.</translation>
    </message>
    <message>
        <source>{name}’s {before} would become {after}.</source>
        <translation>{name} passerait de {before} à {after}.</translation>
    </message>
</context>
<context>
    <name>CondottierePlaces</name>
    <message>
        <source>Adriatic Sea</source>
        <translation>Mer Adriatique</translation>
    </message>
    <message>
        <source>Ancona</source>
        <translation>Ancône</translation>
    </message>
    <message>
        <source>Apulia</source>
        <translation>Pouilles</translation>
    </message>
    <message>
        <source>Bologna</source>
        <translation>Bologne</translation>
    </message>
    <message>
        <source>Calabria</source>
        <translation>Calabre</translation>
    </message>
    <message>
        <source>Corsica</source>
        <translation>Corse</translation>
    </message>
    <message>
        <source>Ferrara</source>
        <translation>Ferrare</translation>
    </message>
    <message>
        <source>Florence</source>
        <translation>Florence</translation>
    </message>
    <message>
        <source>Genoa</source>
        <translation>Gênes</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Allemagne</translation>
    </message>
    <message>
        <source>Illyria</source>
        <translation>Illyrie</translation>
    </message>
    <message>
        <source>Ionian Sea</source>
        <translation>Mer Ionienne</translation>
    </message>
    <message>
        <source>Ligurian Sea</source>
        <translation>Mer Ligure</translation>
    </message>
    <message>
        <source>Lucca</source>
        <translation>Lucques</translation>
    </message>
    <message>
        <source>Mantua</source>
        <translation>Mantoue</translation>
    </message>
    <message>
        <source>Milan</source>
        <translation>Milan</translation>
    </message>
    <message>
        <source>Modena</source>
        <translation>Modène</translation>
    </message>
    <message>
        <source>Naples</source>
        <translation>Naples</translation>
    </message>
    <message>
        <source>Parma</source>
        <translation>Parme</translation>
    </message>
    <message>
        <source>Provence</source>
        <translation>Provence</translation>
    </message>
    <message>
        <source>Rome</source>
        <translation>Rome</translation>
    </message>
    <message>
        <source>Sardinia</source>
        <translation>Sardaigne</translation>
    </message>
    <message>
        <source>Siena</source>
        <translation>Sienne</translation>
    </message>
    <message>
        <source>Spoleto</source>
        <translation>Spolète</translation>
    </message>
    <message>
        <source>Turin</source>
        <translation>Turin</translation>
    </message>
    <message>
        <source>Tyrrhenian Sea</source>
        <translation>Mer Tyrrhénienne</translation>
    </message>
    <message>
        <source>Urbino</source>
        <translation>Urbin</translation>
    </message>
    <message>
        <source>Venice</source>
        <translation>Venise</translation>
    </message>
</context>
<context>
    <name>CondottierePrint</name>
    <message numerus="yes">
        <source>%n of each colour: cut along the lines, from mark to mark, or round if you like. Lay one on the red seal of every region you take.</source>
        <translation>
            <numerusform>%n de chaque couleur&#xa0;: découpez suivant les traits, d’un repère à l’autre, ou en rond si vous préférez. Posez-en un sur le sceau rouge de chaque région que vous prenez.</numerusform>
            <numerusform>%n de chaque couleur&#xa0;: découpez suivant les traits, d’un repère à l’autre, ou en rond si vous préférez. Posez-en un sur le sceau rouge de chaque région que vous prenez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Control markers</source>
        <translation>Marqueurs</translation>
    </message>
    <message>
        <source>Cut out the strip and fold it at the dashes: in the middle so that the pictures look outwards, at the feet the other way. Glue the pictures back to back and the feet to a coin.</source>
        <translation>Découpez la bande et pliez-la suivant les pointillés&#xa0;: au milieu, les images vers l’extérieur&#xa0;; aux pieds, dans l’autre sens. Collez les images dos à dos et les pieds sur une pièce de monnaie.</translation>
    </message>
    <message numerus="yes">
        <source>For %n cards. Cut along the lines and fold back along the dashes. Glue the narrow flap to the inside of the last side, then glue the bottom; tuck in the lid.</source>
        <translation>
            <numerusform>Pour&#xa0;%n carte. Découpez suivant les traits et pliez vers l’arrière suivant les pointillés. Collez la languette étroite à l’intérieur du dernier côté, puis le fond&#xa0;; le couvercle se rentre.</numerusform>
            <numerusform>Pour&#xa0;%n cartes. Découpez suivant les traits et pliez vers l’arrière suivant les pointillés. Collez la languette étroite à l’intérieur du dernier côté, puis le fond&#xa0;; le couvercle se rentre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Map of Italy</source>
        <translation>Carte d’Italie</translation>
    </message>
    <message>
        <source>Markers and pawns</source>
        <translation>Marqueurs et pions</translation>
    </message>
    <message>
        <source>One player holds two regions that border each other, another holds one, and the next battle is for the fourth.</source>
        <translation>Un joueur tient deux régions voisines, un autre en tient une, et la quatrième est l’enjeu de la prochaine bataille.</translation>
    </message>
    <message>
        <source>Rules summary</source>
        <translation>Aide de jeu</translation>
    </message>
    <message>
        <source>The Condottiere</source>
        <translation>Le Condottiere</translation>
    </message>
    <message>
        <source>The Pope</source>
        <translation>Le Pape</translation>
    </message>
    <message>
        <source>The black Condottiere marks the region being fought for. The player who gets the pawn after the battle chooses the next one.</source>
        <translation>Le Condottiere noir marque la région que l’on se dispute. Le joueur qui reçoit le pion après la bataille choisit la région suivante.</translation>
    </message>
    <message>
        <source>The pawn</source>
        <translation>Le pion</translation>
    </message>
    <message>
        <source>The pawns</source>
        <translation>Les pions</translation>
    </message>
    <message>
        <source>The white Pope stands in the region he protects, or beside the map.</source>
        <translation>Le Pape blanc se tient dans la région qu’il protège, ou à côté du plateau.</translation>
    </message>
    <message>
        <source>Tuck box</source>
        <translation>Étui</translation>
    </message>
</context>
<context>
    <name>CondottiereReasons</name>
    <message numerus="yes">
        <source>%n region(s) linked</source>
        <translation>
            <numerusform>%n région reliée</numerusform>
            <numerusform>%n régions reliées</numerusform>
        </translation>
    </message>
    <message>
        <source>, after which one more region wins the game</source>
        <translation>, après quoi une région de plus suffit pour gagner</translation>
    </message>
    <message>
        <source>, and with it the choice of the next region</source>
        <translation>, et donc le choix de la prochaine région</translation>
    </message>
    <message>
        <source>, and you then need only one more region to win the game</source>
        <translation>, et il ne vous manque alors plus qu’une région pour gagner</translation>
    </message>
    <message>
        <source>, in which one region is enough for you to win</source>
        <translation>, où il vous suffit d’une région pour gagner</translation>
    </message>
    <message>
        <source>, in which one region is enough for {names} to win</source>
        <translation>, où une région suffit à {names} pour gagner</translation>
    </message>
    <message>
        <source>, so that you can wait longest there</source>
        <translation>, et vous pourrez y attendre plus longtemps que les autres</translation>
    </message>
    <message>
        <source>, so that {name} can wait longest there</source>
        <translation>, et {name} pourra y attendre plus longtemps que les autres</translation>
    </message>
    <message>
        <source>, the strongest mercenary in hand</source>
        <translation>, le mercenaire le plus fort en main</translation>
    </message>
    <message>
        <source>, where he discards the highest mercenaries</source>
        <translation>, où il défausse les plus forts mercenaires</translation>
    </message>
    <message>
        <source>, where it adds 3 to the highest mercenaries</source>
        <translation>, où il ajoute 3 aux plus forts mercenaires</translation>
    </message>
    <message>
        <source>, where it can take a mercenary back</source>
        <translation>, où il peut reprendre un mercenaire</translation>
    </message>
    <message>
        <source>, where it cuts every mercenary to 1</source>
        <translation>, où il réduit chaque mercenaire à 1</translation>
    </message>
    <message>
        <source>, where it doubles mercenaries</source>
        <translation>, où il double les mercenaires</translation>
    </message>
    <message>
        <source>, where she always counts 10</source>
        <translation>, où elle compte toujours 10</translation>
    </message>
    <message>
        <source>, where she counts for the pawn</source>
        <translation>, où elle compte pour le pion</translation>
    </message>
    <message>
        <source>, which he can end without a winner</source>
        <translation>, qu’il peut terminer sans vainqueur</translation>
    </message>
    <message>
        <source>, which it can end at once</source>
        <translation>, qu’elle peut terminer aussitôt</translation>
    </message>
    <message numerus="yes">
        <source>, which links %n of your region(s)</source>
        <translation>
            <numerusform>, ce qui relie %n de vos régions</numerusform>
            <numerusform>, ce qui relie %n de vos régions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, which links %n region(s)</source>
        <translation>
            <numerusform>, ce qui relie %n région</numerusform>
            <numerusform>, ce qui relie %n régions</numerusform>
        </translation>
    </message>
    <message>
        <source>, which wins the game</source>
        <translation>, ce qui gagne la partie</translation>
    </message>
    <message>
        <source>, which wins you the game</source>
        <translation>, ce qui vous fait gagner la partie</translation>
    </message>
    <message numerus="yes">
        <source>, who then links %n region(s)</source>
        <translation>
            <numerusform>, qui relie alors %n région</numerusform>
            <numerusform>, qui relie alors %n régions</numerusform>
        </translation>
    </message>
    <message>
        <source>, who then needs only one more region to win the game</source>
        <translation>, à qui il ne manque alors plus qu’une région pour gagner</translation>
    </message>
    <message>
        <source>, who wins the game with it</source>
        <translation>, qui gagne ainsi la partie</translation>
    </message>
    <message>
        <source>Chance of taking {region}: about {chance}.</source>
        <translation>Chances de prendre {region}&#xa0;: environ {chance}.</translation>
    </message>
    <message>
        <source>Chance of taking {region}: above {chance}.</source>
        <translation>Chances de prendre {region}&#xa0;: plus de {chance}.</translation>
    </message>
    <message>
        <source>Chance of taking {region}: below {chance}.</source>
        <translation>Chances de prendre {region}&#xa0;: moins de {chance}.</translation>
    </message>
    <message>
        <source>It gets the pawn</source>
        <translation>Ce coup rapporte le pion</translation>
    </message>
    <message>
        <source>It keeps you from winning with {region}</source>
        <translation>Ce coup vous empêche de gagner avec {region}</translation>
    </message>
    <message>
        <source>It keeps {card} for the battle after the next one</source>
        <translation>Ce coup garde {card} pour la bataille d’après</translation>
    </message>
    <message>
        <source>It keeps {card} for the next battle</source>
        <translation>Ce coup garde {card} pour la bataille suivante</translation>
    </message>
    <message>
        <source>It keeps {name} from winning with {region}</source>
        <translation>Ce coup empêche {name} de gagner avec {region}</translation>
    </message>
    <message>
        <source>It leaves the choice of the next region to you</source>
        <translation>Ce coup vous laisse le choix de la prochaine région</translation>
    </message>
    <message>
        <source>It leaves the choice of the next region to {name}</source>
        <translation>Ce coup laisse le choix de la prochaine région à {name}</translation>
    </message>
    <message>
        <source>It leaves you with the most cards for the next battle</source>
        <translation>Ce coup vous laisse plus de cartes qu’aux autres pour la bataille suivante</translation>
    </message>
    <message>
        <source>It leaves {name} with the most cards for the next battle</source>
        <translation>Ce coup laisse à {name} plus de cartes qu’aux autres pour la bataille suivante</translation>
    </message>
    <message>
        <source>It leaves {region} to you</source>
        <translation>Ce coup vous laisse {region}</translation>
    </message>
    <message>
        <source>It leaves {region} to {name}</source>
        <translation>Ce coup laisse {region} à {name}</translation>
    </message>
    <message>
        <source>It lets you win in this battle</source>
        <translation>Ce coup vous laisse gagner la partie à l’issue de cette bataille</translation>
    </message>
    <message>
        <source>It lets {name} win in this battle</source>
        <translation>Ce coup laisse {name} gagner la partie à l’issue de cette bataille</translation>
    </message>
    <message numerus="yes">
        <source>It links %n region(s)</source>
        <translation>
            <numerusform>Ce coup relie %n région</numerusform>
            <numerusform>Ce coup relie %n régions</numerusform>
        </translation>
    </message>
    <message>
        <source>It means spending a {value}</source>
        <translation>Ce coup fait dépenser un {value}</translation>
    </message>
    <message>
        <source>It means spending {cards}</source>
        <translation>Ce coup fait dépenser {cards}</translation>
    </message>
    <message>
        <source>It stops you from winning the game in {region}</source>
        <translation>Ce coup vous empêche de gagner la partie à {region}</translation>
    </message>
    <message>
        <source>It stops {name} from winning the game in {region}</source>
        <translation>Ce coup empêche {name} de gagner la partie à {region}</translation>
    </message>
    <message>
        <source>It takes the lead from {name} with {number}</source>
        <translation>Ce coup prend la tête devant {name} avec {number}</translation>
    </message>
    <message>
        <source>It takes the lead with {number}</source>
        <translation>Ce coup prend la tête avec {number}</translation>
    </message>
    <message>
        <source>It takes {region}</source>
        <translation>Ce coup prend {region}</translation>
    </message>
    <message>
        <source>It wins the game in this battle</source>
        <translation>Ce coup gagne la partie à l’issue de cette bataille</translation>
    </message>
    <message>
        <source>the game won by you in the battle</source>
        <translation>la partie gagnée par vous à l’issue de la bataille</translation>
    </message>
    <message>
        <source>the game won by {name} in the battle</source>
        <translation>la partie gagnée par {name} à l’issue de la bataille</translation>
    </message>
    <message>
        <source>the game won in the battle</source>
        <translation>la partie gagnée à l’issue de la bataille</translation>
    </message>
    <message>
        <source>the most cards in hand after the battle</source>
        <translation>le plus de cartes en main après la bataille</translation>
    </message>
    <message>
        <source>the pawn gained</source>
        <translation>le pion obtenu</translation>
    </message>
    <message>
        <source>you kept from winning with {region}</source>
        <translation>votre victoire à {region} empêchée</translation>
    </message>
    <message>
        <source>{cards} spent</source>
        <translation>dépense&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{name} kept from winning with {region}</source>
        <translation>la victoire à {region} refusée à {name}</translation>
    </message>
    <message>
        <source>{region} taken</source>
        <translation>région prise&#xa0;: {region}</translation>
    </message>
    <message>
        <source>{region} taken by you</source>
        <translation>région prise par vous&#xa0;: {region}</translation>
    </message>
    <message>
        <source>{region} taken by {name}</source>
        <translation>région prise par {name}&#xa0;: {region}</translation>
    </message>
</context>
<context>
    <name>CondottiereSaid</name>
    <message numerus="yes">
        <source>%n card(s) to draw, {gone} discarded.</source>
        <translation>
            <numerusform>%n carte à piocher&#xa0;; défaussées&#xa0;: {gone}.</numerusform>
            <numerusform>%n cartes à piocher&#xa0;; défaussées&#xa0;: {gone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In your hand: {cards}.</source>
        <translation>Dans votre main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>It borders {regions}.</source>
        <translation>Régions voisines&#xa0;: {regions}.</translation>
    </message>
    <message>
        <source>It would win the game for {name}.</source>
        <translation>Elle ferait gagner la partie à {name}.</translation>
    </message>
    <message>
        <source>It would win you the game.</source>
        <translation>Elle vous ferait gagner la partie.</translation>
    </message>
    <message>
        <source>Passed.</source>
        <translation>A passé.</translation>
    </message>
    <message>
        <source>The Pope is on {region}.</source>
        <translation>Le Pape est à {region}.</translation>
    </message>
    <message>
        <source>The Pope protects it.</source>
        <translation>Le Pape la protège.</translation>
    </message>
    <message>
        <source>The battle is for it.</source>
        <translation>C’est l’enjeu de la bataille.</translation>
    </message>
    <message>
        <source>The next battle is for it.</source>
        <translation>C’est l’enjeu de la prochaine bataille.</translation>
    </message>
    <message>
        <source>The next battle is for {region}.</source>
        <translation>Prochaine bataille&#xa0;: {region}.</translation>
    </message>
    <message>
        <source>You have the pawn.</source>
        <translation>Vous avez le pion.</translation>
    </message>
    <message>
        <source>You hold no region.</source>
        <translation>Vous ne tenez aucune région.</translation>
    </message>
    <message>
        <source>You hold {regions}.</source>
        <translation>Vous tenez {regions}.</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>Votre main est vide.</translation>
    </message>
    <message>
        <source>Your line: {cards}. Strength shown: {total}.</source>
        <translation>Votre ligne&#xa0;: {cards}. Force visible&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>Your line: {cards}. Strength: {total}.</source>
        <translation>Votre ligne&#xa0;: {cards}. Force&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>une carte cachée</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>aucune carte</translation>
    </message>
    <message>
        <source>{card}, face down</source>
        <translation>{card}, face cachée</translation>
    </message>
    <message>
        <source>{name} has the pawn.</source>
        <translation>{name} a le pion.</translation>
    </message>
    <message>
        <source>{name} holds no region.</source>
        <translation>{name} ne tient aucune région.</translation>
    </message>
    <message>
        <source>{name} holds {regions}.</source>
        <translation>{name} tient {regions}.</translation>
    </message>
    <message>
        <source>{name}’s line: {cards}. Strength shown: {total}.</source>
        <translation>Chez {name}&#xa0;: {cards}. Force visible&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>{name}’s line: {cards}. Strength: {total}.</source>
        <translation>Chez {name}&#xa0;: {cards}. Force&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>{region}: free.</source>
        <translation>{region}&#xa0;: libre.</translation>
    </message>
    <message>
        <source>{region}: held by {name}.</source>
        <translation>{region}&#xa0;: tenue par {name}.</translation>
    </message>
    <message>
        <source>{region}: yours.</source>
        <translation>{region}&#xa0;: à vous.</translation>
    </message>
    <message>
        <source>{season}: {effect}.</source>
        <translation>{season}&#xa0;: {effect}.</translation>
    </message>
</context>
<context>
    <name>CondottiereTable</name>
    <message numerus="yes">
        <source>%n discarded</source>
        <translation>
            <numerusform>%n défaussée</numerusform>
            <numerusform>%n défaussées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to draw</source>
        <translation>
            <numerusform>%n à piocher</numerusform>
            <numerusform>%n à piocher</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle for {region}</source>
        <translation>Bataille pour {region}</translation>
    </message>
    <message>
        <source>E S W</source>
        <translation>E S O</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>Carte cachée</translation>
    </message>
    <message>
        <source>Italian miles</source>
        <translation>milles d’Italie</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Italie</translation>
    </message>
    <message>
        <source>Last battle: {region}</source>
        <translation>Dernière bataille&#xa0;: {region}</translation>
    </message>
    <message>
        <source>Linked regions if taken</source>
        <translation>Régions reliées si on la prend</translation>
    </message>
    <message>
        <source>No battle yet</source>
        <translation>Pas encore de bataille</translation>
    </message>
    <message>
        <source>No region would win the game now.</source>
        <translation>Aucune région ne ferait gagner la partie maintenant.</translation>
    </message>
    <message>
        <source>No strength</source>
        <translation>Aucune force</translation>
    </message>
    <message>
        <source>Not seen yet</source>
        <translation>Pas encore vues</translation>
    </message>
    <message>
        <source>Seen, and out of play until the next shuffle</source>
        <translation>Vues, et hors jeu jusqu’au prochain mélange</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Strength shown</source>
        <translation>Force visible</translation>
    </message>
    <message>
        <source>The final battle</source>
        <translation>La bataille finale</translation>
    </message>
    <message>
        <source>The final battle is not for a region.</source>
        <translation>La bataille finale n’a pas de région pour enjeu.</translation>
    </message>
    <message>
        <source>The final battle is over</source>
        <translation>La bataille finale est terminée</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Menaces</translation>
    </message>
    <message>
        <source>Your army</source>
        <translation>Votre armée</translation>
    </message>
    <message>
        <source>first to {group} linked regions</source>
        <translation>victoire à {group} régions reliées</translation>
    </message>
    <message>
        <source>first to {group} linked regions or {total} in all</source>
        <translation>victoire à {group} régions reliées ou {total} en tout</translation>
    </message>
    <message>
        <source>mercenaries count 1</source>
        <translation>mercenaires&#xa0;: 1 chacun</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>a passé</translation>
    </message>
    <message>
        <source>seventeen cities, one hand of cards</source>
        <translation>dix-sept villes, une seule main de cartes</translation>
    </message>
    <message>
        <source>the highest gain 3</source>
        <translation>les plus forts gagnent 3</translation>
    </message>
</context>
<context>
    <name>CondottiereTags</name>
    <message numerus="yes">
        <source>%n card(s), {cards} among them</source>
        <translation>
            <numerusform>%n carte&#xa0;: {cards}</numerusform>
            <numerusform>%n cartes, dont {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>A Scarecrow could take {card} back first.</source>
        <translation>Un Épouvantail pourrait d’abord reprendre {card}.</translation>
    </message>
    <message>
        <source>A mercenary left in the line is lost with the battle.</source>
        <translation>Un mercenaire laissé dans la ligne est perdu à la fin de la bataille.</translation>
    </message>
    <message>
        <source>Every region that is left helps a rival; none of them won more of the imagined games.</source>
        <translation>Chaque région restante aide un rival&#xa0;; aucune n’a fait gagner plus de parties imaginées.</translation>
    </message>
    <message>
        <source>Every region that is left would win the game for a rival.</source>
        <translation>Chaque région restante ferait gagner un rival.</translation>
    </message>
    <message numerus="yes">
        <source>Every region that is left would win the game for a rival: here %n other player(s) can prevent it.</source>
        <translation>
            <numerusform>Chaque région restante ferait gagner un rival&#xa0;: ici, %n autre joueur peut l’empêcher.</numerusform>
            <numerusform>Chaque région restante ferait gagner un rival&#xa0;: ici, %n autres joueurs peuvent l’empêcher.</numerusform>
        </translation>
    </message>
    <message>
        <source>If nobody stops {name}, the game is over: {card} keeps you in the battle and costs little.</source>
        <translation>Si personne n’arrête {name}, la partie est finie&#xa0;: {card} vous maintient à peu de frais dans la bataille.</translation>
    </message>
    <message>
        <source>If nobody stops {name}, the game is over: {card} keeps you in the battle.</source>
        <translation>Si personne n’arrête {name}, la partie est finie&#xa0;: {card} vous maintient dans la bataille.</translation>
    </message>
    <message>
        <source>It adds {cards} to the new hand.</source>
        <translation>Ce coup ajoute {cards} à la nouvelle main.</translation>
    </message>
    <message numerus="yes">
        <source>It borders %n free region(s) that could be linked later, more than any other.</source>
        <translation>
            <numerusform>La région touche %n région libre, qui pourrait être reliée plus tard&#xa0;: plus que toute autre.</numerusform>
            <numerusform>La région touche %n régions libres, qui pourraient être reliées plus tard&#xa0;: plus que toute autre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It borders %n free region(s) that could be linked later; none borders more.</source>
        <translation>
            <numerusform>La région touche %n région libre, qui pourrait être reliée plus tard&#xa0;; aucune n’en a plus.</numerusform>
            <numerusform>La région touche %n régions libres, qui pourraient être reliées plus tard&#xa0;; aucune n’en a plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>It borders no rival’s region.</source>
        <translation>La région ne touche aucune région adverse.</translation>
    </message>
    <message>
        <source>It borders {regions}.</source>
        <translation>Régions voisines&#xa0;: {regions}.</translation>
    </message>
    <message numerus="yes">
        <source>It borders {regions}: taking it links %n region(s).</source>
        <translation>
            <numerusform>La région touche {regions}&#xa0;: la prendre relie %n région.</numerusform>
            <numerusform>La région touche {regions}&#xa0;: la prendre relie %n régions.</numerusform>
        </translation>
    </message>
    <message>
        <source>It brings {cards} back and leaves you with {mine} against {best}.</source>
        <translation>Ce coup ramène {cards} en main et vous laisse à {mine} contre {best}.</translation>
    </message>
    <message>
        <source>It brings {cards} back and leaves you with {mine}.</source>
        <translation>Ce coup ramène {cards} en main et vous laisse à {mine}.</translation>
    </message>
    <message>
        <source>It brings {cards} back and leaves {name} with {mine} against {best}.</source>
        <translation>Ce coup ramène {cards} en main et laisse {name} à {mine} contre {best}.</translation>
    </message>
    <message>
        <source>It brings {cards} back and leaves {name} with {mine}.</source>
        <translation>Ce coup ramène {cards} en main et laisse {name} à {mine}.</translation>
    </message>
    <message>
        <source>It brings {cards} back to the hand.</source>
        <translation>Ce coup ramène {cards} en main.</translation>
    </message>
    <message>
        <source>It brings {cards} back.</source>
        <translation>Ce coup ramène {cards} en main.</translation>
    </message>
    <message>
        <source>It cuts your lead from {was} to {now}.</source>
        <translation>Ce coup réduit votre avance de {was} à {now}.</translation>
    </message>
    <message>
        <source>It cuts {name}’s lead from {was} to {now}.</source>
        <translation>Ce coup réduit de {was} à {now} l’avance prise par {name}.</translation>
    </message>
    <message>
        <source>It draws level: {mine} against {best}.</source>
        <translation>Ce coup égalise, {mine} à {best}.</translation>
    </message>
    <message>
        <source>It ends the battle, and nobody takes the region.</source>
        <translation>Ce coup met fin à la bataille, et personne ne prend la région.</translation>
    </message>
    <message>
        <source>It ends the battle: {name} has {region}.</source>
        <translation>Ce coup met fin à la bataille&#xa0;: {region} est à {name}.</translation>
    </message>
    <message>
        <source>It ends the battle: {region} is yours.</source>
        <translation>Ce coup met fin à la bataille&#xa0;: {region} est à vous.</translation>
    </message>
    <message>
        <source>It ends the game with victory for {names}.</source>
        <translation>Ce coup met fin à la partie&#xa0;: victoire pour {names}.</translation>
    </message>
    <message>
        <source>It ends the game, and you have won.</source>
        <translation>Ce coup met fin à la partie, et vous avez gagné.</translation>
    </message>
    <message>
        <source>It falls behind with {mine} against {best}.</source>
        <translation>Ce coup fait prendre du retard, {mine} contre {best}.</translation>
    </message>
    <message>
        <source>It gives up {cards}.</source>
        <translation>Ce coup abandonne {cards}.</translation>
    </message>
    <message>
        <source>It keeps the tie: {mine} against {best}.</source>
        <translation>Ce coup maintient l’égalité, {mine} à {best}.</translation>
    </message>
    <message>
        <source>It keeps {cards} for the next battle.</source>
        <translation>Ce coup garde {cards} pour la bataille suivante.</translation>
    </message>
    <message>
        <source>It keeps {cards}, but without a mercenary that doubles nothing.</source>
        <translation>Ce coup garde {cards}, ce qui ne double rien sans mercenaire.</translation>
    </message>
    <message>
        <source>It keeps {cards}, while {name} leads with {number}.</source>
        <translation>Ce coup garde {cards}&#xa0;; {name} mène avec {number}.</translation>
    </message>
    <message>
        <source>It keeps {cards}.</source>
        <translation>Ce coup garde {cards}.</translation>
    </message>
    <message>
        <source>It keeps {cards}; {name} leads with {number} against {mine}.</source>
        <translation>Ce coup garde {cards}&#xa0;; {name} mène par {number} contre {mine}.</translation>
    </message>
    <message>
        <source>It leads to a final battle between those with the most regions.</source>
        <translation>Ce coup mène à une bataille finale entre ceux qui ont le plus de régions.</translation>
    </message>
    <message>
        <source>It leads with {mine} against {best}.</source>
        <translation>Ce coup donne l’avantage, {mine} contre {best}.</translation>
    </message>
    <message>
        <source>It leads with {mine}, whatever is hidden.</source>
        <translation>Ce coup donne l’avantage avec {mine}, quelles que soient les cartes cachées.</translation>
    </message>
    <message>
        <source>It leads, whatever is hidden.</source>
        <translation>Ce coup donne l’avantage, quelles que soient les cartes cachées.</translation>
    </message>
    <message>
        <source>It leaves it to {names} to keep {winners} from winning with {region}.</source>
        <translation>Ce coup laisse à {names} le soin d’empêcher {winners} de gagner avec {region}.</translation>
    </message>
    <message>
        <source>It leaves nobody to keep {winners} from winning with {region}.</source>
        <translation>Après ce coup, personne ne peut plus empêcher {winners} de gagner avec {region}.</translation>
    </message>
    <message>
        <source>It leaves only the cards of the new hand.</source>
        <translation>Ce coup ne laisse que les cartes de la nouvelle main.</translation>
    </message>
    <message>
        <source>It leaves the choice of the region to you.</source>
        <translation>Ce coup vous laisse le choix de la région.</translation>
    </message>
    <message>
        <source>It leaves the choice of the region to {name}.</source>
        <translation>Ce coup laisse le choix de la région à {name}.</translation>
    </message>
    <message>
        <source>It lets you win the game.</source>
        <translation>Ce coup vous laisse gagner la partie.</translation>
    </message>
    <message>
        <source>It lets {name} win the game.</source>
        <translation>Ce coup laisse {name} gagner la partie.</translation>
    </message>
    <message>
        <source>It loses the lead: {mine} against {best}.</source>
        <translation>Ce coup fait perdre l’avance, {mine} contre {best}.</translation>
    </message>
    <message>
        <source>It reaches {mine}.</source>
        <translation>Ce coup porte la force à {mine}.</translation>
    </message>
    <message>
        <source>It saves {cards} for a later battle and falls back to {mine} against {best}.</source>
        <translation>Ce coup garde {cards} pour une autre bataille et fait retomber la force à {mine} contre {best}.</translation>
    </message>
    <message>
        <source>It saves {cards} for a later battle and still leads with {mine} against {best}.</source>
        <translation>Ce coup garde {cards} pour une autre bataille et conserve l’avantage, {mine} contre {best}.</translation>
    </message>
    <message>
        <source>It stays behind with {mine} against {best}.</source>
        <translation>Ce coup ne comble pas le retard, {mine} contre {best}.</translation>
    </message>
    <message>
        <source>It stays in the battle for the price of a Scarecrow: {cards} comes back, and {mine} is left against {best}.</source>
        <translation>Ce coup permet de rester dans la bataille au prix d’un Épouvantail&#xa0;: {cards} revient en main, et il reste {mine} contre {best}.</translation>
    </message>
    <message>
        <source>It stays in the battle for the price of {card}.</source>
        <translation>Ce coup coûte {card} et permet de rester dans la bataille.</translation>
    </message>
    <message>
        <source>It takes {region}: a further card would be wasted.</source>
        <translation>Ce coup prend {region}&#xa0;: une carte de plus serait gaspillée.</translation>
    </message>
    <message>
        <source>It takes {region}: everyone else has passed.</source>
        <translation>Ce coup prend {region}&#xa0;: tous les autres ont passé.</translation>
    </message>
    <message>
        <source>It wins the game: no further card is needed.</source>
        <translation>Ce coup gagne la partie&#xa0;: aucune autre carte n’est nécessaire.</translation>
    </message>
    <message numerus="yes">
        <source>It would help only {name}, who has %n card(s) left, fewer than you.</source>
        <translation>
            <numerusform>Elle n’aiderait qu’un rival, {name}, à qui il reste %n carte, moins qu’à vous.</numerusform>
            <numerusform>Elle n’aiderait qu’un rival, {name}, à qui il reste %n cartes, moins qu’à vous.</numerusform>
        </translation>
    </message>
    <message>
        <source>It would win the game for {names}.</source>
        <translation>Elle ferait gagner la partie à {names}.</translation>
    </message>
    <message>
        <source>It would win you the game.</source>
        <translation>Elle vous ferait gagner la partie.</translation>
    </message>
    <message>
        <source>No rival would link any regions with it.</source>
        <translation>Aucun adversaire ne relierait de régions avec elle.</translation>
    </message>
    <message>
        <source>No single card you hold takes the lead.</source>
        <translation>Aucune de vos cartes, seule, ne suffit à prendre la tête.</translation>
    </message>
    <message>
        <source>Nobody holds a region beside it.</source>
        <translation>Personne n’a de région voisine.</translation>
    </message>
    <message>
        <source>Nobody takes {region}.</source>
        <translation>Personne ne prend {region}.</translation>
    </message>
    <message>
        <source>Nobody would lead.</source>
        <translation>Personne ne mènerait.</translation>
    </message>
    <message>
        <source>Nothing you hold can stop {name} from winning.</source>
        <translation>Rien dans votre main ne peut empêcher {name} de gagner.</translation>
    </message>
    <message>
        <source>Nothing {holder} holds can stop you from winning.</source>
        <translation>{holder} n’a rien en main pour vous empêcher de gagner.</translation>
    </message>
    <message>
        <source>Nothing {holder} holds can stop {name} from winning.</source>
        <translation>{holder} n’a rien en main pour empêcher {name} de gagner.</translation>
    </message>
    <message>
        <source>Only {card} would take the lead.</source>
        <translation>Une seule de vos cartes prend la tête&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>Other regions look better on the map, but none of them won more of the imagined games.</source>
        <translation>Sur le plateau, d’autres régions semblent meilleures, mais aucune n’a fait gagner plus de parties imaginées.</translation>
    </message>
    <message>
        <source>Taking it leaves you one region short of victory.</source>
        <translation>La prendre vous laisse à une région de la victoire.</translation>
    </message>
    <message>
        <source>Taking it leaves {name} one region short of victory.</source>
        <translation>La prendre laisse {name} à une région de la victoire.</translation>
    </message>
    <message>
        <source>Taking it wins the game.</source>
        <translation>La prendre fait gagner la partie.</translation>
    </message>
    <message>
        <source>That wins the game for {name}.</source>
        <translation>{name} gagne ainsi la partie.</translation>
    </message>
    <message>
        <source>That wins you the game.</source>
        <translation>Vous gagnez ainsi la partie.</translation>
    </message>
    <message>
        <source>The battle ends at once.</source>
        <translation>La bataille prend fin aussitôt.</translation>
    </message>
    <message>
        <source>The battle ends: {mine} against {best}.</source>
        <translation>La bataille prend fin&#xa0;: {mine} contre {best}.</translation>
    </message>
    <message>
        <source>The cards you keep are of use only if {winners} is kept from winning now.</source>
        <translation>Les cartes que vous gardez ne serviront que si l’on empêche {winners} de gagner maintenant.</translation>
    </message>
    <message>
        <source>The hidden cards decide who leads.</source>
        <translation>Les cartes cachées diront qui mène.</translation>
    </message>
    <message>
        <source>The others show at most {best}. With a hidden card: {names}.</source>
        <translation>Les autres montrent au plus {best}. Avec une carte cachée&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The pawn would be yours.</source>
        <translation>Le pion serait à vous.</translation>
    </message>
    <message>
        <source>The pawn would go to {name}, who has the most Courtesans.</source>
        <translation>Le pion irait à {name}, qui a le plus de Courtisanes.</translation>
    </message>
    <message>
        <source>The pawn would go to {name}.</source>
        <translation>Le pion irait à {name}.</translation>
    </message>
    <message>
        <source>The pawn would stay with {name}, who has the most Courtesans.</source>
        <translation>Le pion resterait à {name}, qui a le plus de Courtisanes.</translation>
    </message>
    <message>
        <source>The pawn would stay with {name}.</source>
        <translation>Le pion resterait à {name}.</translation>
    </message>
    <message>
        <source>Victory goes to {name}.</source>
        <translation>La victoire va à {name}.</translation>
    </message>
    <message>
        <source>Victory is shared.</source>
        <translation>La victoire est partagée.</translation>
    </message>
    <message>
        <source>Victory is yours.</source>
        <translation>La victoire est à vous.</translation>
    </message>
    <message numerus="yes">
        <source>With it, you would have %n linked region(s).</source>
        <translation>
            <numerusform>Avec elle, vous auriez&#xa0;%n région reliée.</numerusform>
            <numerusform>Avec elle, vous auriez&#xa0;%n régions reliées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With it, {name} would have %n linked region(s).</source>
        <translation>
            <numerusform>Avec elle, {name} aurait&#xa0;%n région reliée.</numerusform>
            <numerusform>Avec elle, {name} aurait&#xa0;%n régions reliées.</numerusform>
        </translation>
    </message>
    <message>
        <source>With this card: {mine} against {best} shown.</source>
        <translation>Avec cette carte&#xa0;: {mine} contre {best} visibles.</translation>
    </message>
    <message>
        <source>With this card: {mine} against {best}.</source>
        <translation>Avec cette carte&#xa0;: {mine} contre {best}.</translation>
    </message>
    <message>
        <source>You hold {region}.</source>
        <translation>Vous conservez {region}.</translation>
    </message>
    <message>
        <source>You lead, whatever is hidden.</source>
        <translation>Vous menez, quelles que soient les cartes cachées.</translation>
    </message>
    <message>
        <source>You may still join in later.</source>
        <translation>Vous pourrez encore intervenir plus tard.</translation>
    </message>
    <message>
        <source>You pass before anybody has any strength.</source>
        <translation>Vous passez alors que toutes les lignes sont à 0.</translation>
    </message>
    <message>
        <source>You pass while in the lead.</source>
        <translation>Vous passez alors que vous menez.</translation>
    </message>
    <message>
        <source>You pass while in the lead; the battle goes on.</source>
        <translation>Vous passez alors que vous menez&#xa0;; la bataille continue.</translation>
    </message>
    <message>
        <source>You pass with {mine} against {best}.</source>
        <translation>Vous passez avec {mine} contre {best}.</translation>
    </message>
    <message>
        <source>You pass with {mine}.</source>
        <translation>Vous passez avec {mine}.</translation>
    </message>
    <message>
        <source>You show {best} and have one hidden card.</source>
        <translation>Vous montrez {best} et avez une carte cachée.</translation>
    </message>
    <message>
        <source>You stop at {mine} against {best}.</source>
        <translation>Vous passez avec {mine} contre {best}.</translation>
    </message>
    <message>
        <source>You stop at {mine}.</source>
        <translation>Vous passez avec {mine}.</translation>
    </message>
    <message>
        <source>You stop before anybody has any strength.</source>
        <translation>Vous passez alors que toutes les lignes sont à 0.</translation>
    </message>
    <message>
        <source>You stop in the lead, {mine} against {best}; the battle goes on.</source>
        <translation>Vous vous arrêtez en tête, {mine} contre {best}&#xa0;; la bataille continue.</translation>
    </message>
    <message>
        <source>You take {region}.</source>
        <translation>Vous prenez {region}.</translation>
    </message>
    <message>
        <source>You would be level with {name}.</source>
        <translation>Vous seriez à égalité avec {name}.</translation>
    </message>
    <message>
        <source>You would get the pawn: nobody would have as many Courtesans.</source>
        <translation>Vous recevriez le pion&#xa0;: personne n’aurait autant de Courtisanes.</translation>
    </message>
    <message>
        <source>You would keep the pawn.</source>
        <translation>Vous garderiez le pion.</translation>
    </message>
    <message>
        <source>You would keep the pawn: nobody would have as many Courtesans.</source>
        <translation>Vous garderiez le pion&#xa0;: personne n’aurait autant de Courtisanes.</translation>
    </message>
    <message>
        <source>You would lead, whatever is hidden.</source>
        <translation>Vous mèneriez, quelles que soient les cartes cachées.</translation>
    </message>
    <message>
        <source>You would lead.</source>
        <translation>Vous mèneriez.</translation>
    </message>
    <message>
        <source>You would lose {cards}.</source>
        <translation>Vous perdriez {cards}.</translation>
    </message>
    <message>
        <source>You would stay ahead, whatever is hidden.</source>
        <translation>Vous resteriez en tête, quelles que soient les cartes cachées.</translation>
    </message>
    <message>
        <source>You would stay ahead.</source>
        <translation>Vous resteriez en tête.</translation>
    </message>
    <message>
        <source>You would take back {card}.</source>
        <translation>Vous reprendriez {card}.</translation>
    </message>
    <message>
        <source>{cards} are certain to take {region}: everyone else has passed.</source>
        <translation>{cards} prennent à coup sûr {region}&#xa0;: tous les autres ont passé.</translation>
    </message>
    <message>
        <source>{names} would be level at {best}.</source>
        <translation>Il y aurait égalité à {best} entre {names}.</translation>
    </message>
    <message>
        <source>{name} holds {region}.</source>
        <translation>{name} conserve {region}.</translation>
    </message>
    <message>
        <source>{name} keeps {cards}.</source>
        <translation>{name} garde {cards}.</translation>
    </message>
    <message>
        <source>{name} leads, whatever is hidden.</source>
        <translation>{name} mène, quelles que soient les cartes cachées.</translation>
    </message>
    <message>
        <source>{name} shows {best} and has one hidden card.</source>
        <translation>{name} montre {best} et a une carte cachée.</translation>
    </message>
    <message>
        <source>{name} stops at {mine} against {best}.</source>
        <translation>{name} passe avec {mine} contre {best}.</translation>
    </message>
    <message>
        <source>{name} stops at {mine}.</source>
        <translation>{name} passe avec {mine}.</translation>
    </message>
    <message>
        <source>{name} stops before anybody has any strength.</source>
        <translation>{name} passe alors que toutes les lignes sont à 0.</translation>
    </message>
    <message>
        <source>{name} stops in the lead, {mine} against {best}; the battle goes on.</source>
        <translation>{name} s’arrête en tête, {mine} contre {best}&#xa0;; la bataille continue.</translation>
    </message>
    <message>
        <source>{name} takes {region}.</source>
        <translation>{name} prend {region}.</translation>
    </message>
    <message>
        <source>{name} would lead, whatever is hidden.</source>
        <translation>{name} mènerait, quelles que soient les cartes cachées.</translation>
    </message>
    <message>
        <source>{name} would lead.</source>
        <translation>{name} mènerait.</translation>
    </message>
    <message>
        <source>{name} would lose {cards}.</source>
        <translation>{name} perdrait {cards}.</translation>
    </message>
    <message>
        <source>{name} would stay ahead, whatever is hidden.</source>
        <translation>{name} resterait en tête, quelles que soient les cartes cachées.</translation>
    </message>
    <message>
        <source>{name} would stay ahead.</source>
        <translation>{name} resterait en tête.</translation>
    </message>
    <message>
        <source>{region} would win the game for {name}.</source>
        <translation>{region} ferait gagner la partie à {name}.</translation>
    </message>
    <message>
        <source>{region} would win you the game.</source>
        <translation>{region} vous ferait gagner la partie.</translation>
    </message>
</context>
<context>
    <name>CondottiereTalk</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards of that kind have been played.</source>
        <translation>Toutes les cartes de cette sorte ont été jouées.</translation>
    </message>
    <message>
        <source>I choose {region} next</source>
        <translation>je choisis {region} la prochaine fois</translation>
    </message>
    <message>
        <source>I do not choose {region}</source>
        <translation>je ne choisis pas {region}</translation>
    </message>
    <message>
        <source>I fight on against you in {region}</source>
        <translation>je tiens bon contre vous à {region}</translation>
    </message>
    <message>
        <source>I fight on against {name} in {region}</source>
        <translation>je tiens bon contre {name} à {region}</translation>
    </message>
    <message>
        <source>I keep out of {region}</source>
        <translation>je laisse {region} aux autres</translation>
    </message>
    <message>
        <source>I pass on my next turn</source>
        <translation>je passe à mon prochain tour</translation>
    </message>
    <message>
        <source>I play no Bishop</source>
        <translation>je ne joue pas d’Évêque</translation>
    </message>
    <message>
        <source>I play no Surrender</source>
        <translation>je ne joue pas de Reddition</translation>
    </message>
    <message>
        <source>I send the Pope to {region}</source>
        <translation>j’envoie le Pape à {region}</translation>
    </message>
    <message numerus="yes">
        <source>I show you %n card(s)</source>
        <translation>
            <numerusform>je vous montre %n carte</numerusform>
            <numerusform>je vous montre %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>I show you my hand</source>
        <translation>je vous montre ma main</translation>
    </message>
    <message numerus="yes">
        <source>I show {name} %n card(s)</source>
        <translation>
            <numerusform>je montre %n carte à {name}</numerusform>
            <numerusform>je montre %n cartes à {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>I show {name} my hand</source>
        <translation>je montre ma main à {name}</translation>
    </message>
    <message>
        <source>No battle is fought now.</source>
        <translation>Aucune bataille n’est en cours.</translation>
    </message>
    <message>
        <source>No more regions are chosen in this game.</source>
        <translation>On ne choisit plus de région dans cette partie.</translation>
    </message>
    <message>
        <source>That player does not choose the region of the next battle.</source>
        <translation>Ce n’est pas ce joueur qui choisit la région de la prochaine bataille.</translation>
    </message>
    <message>
        <source>That player has already seen your cards.</source>
        <translation>Ce joueur a déjà vu vos cartes.</translation>
    </message>
    <message>
        <source>That player has cards in the battle for {region}.</source>
        <translation>Ce joueur a des cartes dans la bataille pour {region}.</translation>
    </message>
    <message>
        <source>That player has fewer cards in hand.</source>
        <translation>Ce joueur a moins de cartes en main.</translation>
    </message>
    <message>
        <source>That player has no cards in hand.</source>
        <translation>La main de ce joueur est vide.</translation>
    </message>
    <message>
        <source>That player holds {region} already.</source>
        <translation>{region} est déjà à ce joueur.</translation>
    </message>
    <message>
        <source>That player is no longer in this battle.</source>
        <translation>Ce joueur n’est plus dans cette bataille.</translation>
    </message>
    <message>
        <source>That rival has no cards left to take the lead with.</source>
        <translation>Ce rival n’a plus de cartes pour prendre la tête.</translation>
    </message>
    <message>
        <source>The Pope is in {region}.</source>
        <translation>Le Pape est à {region}.</translation>
    </message>
    <message>
        <source>The next region is chosen only after this battle: choose “round”.</source>
        <translation>La prochaine région n’est choisie qu’après cette bataille&#xa0;: proposez «&#xa0;manche&#xa0;».</translation>
    </message>
    <message>
        <source>There is no other battle in this round.</source>
        <translation>Il n’y a plus d’autre bataille dans cette manche.</translation>
    </message>
    <message>
        <source>These cards have been shown already.</source>
        <translation>Ces cartes ont déjà été montrées.</translation>
    </message>
    <message>
        <source>This battle is not for {region}.</source>
        <translation>Cette bataille n’est pas pour {region}.</translation>
    </message>
    <message>
        <source>You are no longer in this battle.</source>
        <translation>Vous n’êtes plus dans cette bataille.</translation>
    </message>
    <message>
        <source>You do not choose the region of the next battle.</source>
        <translation>Ce n’est pas vous qui choisissez la région de la prochaine bataille.</translation>
    </message>
    <message>
        <source>You have cards in the battle for {region}.</source>
        <translation>Vous avez des cartes dans la bataille pour {region}.</translation>
    </message>
    <message>
        <source>You hold fewer cards.</source>
        <translation>Vous avez moins de cartes en main.</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>Votre main est vide.</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>bataille</translation>
    </message>
    <message>
        <source>choose next</source>
        <comment>a region follows</comment>
        <translation>choisir</translation>
    </message>
    <message>
        <source>choose {region} next</source>
        <translation>choisir {region} la prochaine fois</translation>
    </message>
    <message>
        <source>chooses {region} next</source>
        <translation>choisit {region} la prochaine fois</translation>
    </message>
    <message>
        <source>do not choose</source>
        <comment>a region follows</comment>
        <translation>ne pas choisir</translation>
    </message>
    <message>
        <source>do not choose {region}</source>
        <translation>ne pas choisir {region}</translation>
    </message>
    <message>
        <source>does not choose {region}</source>
        <translation>ne choisit pas {region}</translation>
    </message>
    <message>
        <source>fight on against you in</source>
        <comment>a region follows</comment>
        <translation>tenir bon contre vous à</translation>
    </message>
    <message>
        <source>fight on against you in {region}</source>
        <translation>tenir bon contre vous à {region}</translation>
    </message>
    <message>
        <source>fight on against {name} in</source>
        <comment>a region follows</comment>
        <translation>tenir bon contre {name} à</translation>
    </message>
    <message>
        <source>fight on against {name} in {region}</source>
        <translation>tenir bon contre {name} à {region}</translation>
    </message>
    <message>
        <source>fights on against me in {region}</source>
        <translation>tient bon contre moi à {region}</translation>
    </message>
    <message>
        <source>fights on against you in {region}</source>
        <translation>tient bon contre vous à {region}</translation>
    </message>
    <message>
        <source>fights on against {name} in {region}</source>
        <translation>tient bon contre {name} à {region}</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>keep out of</source>
        <comment>a region follows</comment>
        <translation>laisser aux autres</translation>
    </message>
    <message>
        <source>keep out of {region}</source>
        <translation>laisser {region} aux autres</translation>
    </message>
    <message>
        <source>keeps out of {region}</source>
        <translation>laisse {region} aux autres</translation>
    </message>
    <message>
        <source>pass on the next turn</source>
        <translation>passer au prochain tour</translation>
    </message>
    <message>
        <source>passes on the next turn</source>
        <translation>passe au prochain tour</translation>
    </message>
    <message>
        <source>play no Bishop</source>
        <translation>ne pas jouer d’Évêque</translation>
    </message>
    <message>
        <source>play no Surrender</source>
        <translation>ne pas jouer de Reddition</translation>
    </message>
    <message>
        <source>plays no Bishop</source>
        <translation>ne joue pas d’Évêque</translation>
    </message>
    <message>
        <source>plays no Surrender</source>
        <translation>ne joue pas de Reddition</translation>
    </message>
    <message>
        <source>round</source>
        <translation>manche</translation>
    </message>
    <message>
        <source>send the Pope to</source>
        <comment>a region follows</comment>
        <translation>envoyer le Pape à</translation>
    </message>
    <message>
        <source>send the Pope to {region}</source>
        <translation>envoyer le Pape à {region}</translation>
    </message>
    <message>
        <source>sends the Pope to {region}</source>
        <translation>envoie le Pape à {region}</translation>
    </message>
    <message>
        <source>show you</source>
        <comment>cards follow</comment>
        <translation>vous montrer</translation>
    </message>
    <message numerus="yes">
        <source>show you %n card(s)</source>
        <translation>
            <numerusform>vous montrer %n carte</numerusform>
            <numerusform>vous montrer %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>show you the hand</source>
        <translation>vous montrer la main</translation>
    </message>
    <message>
        <source>show {name}</source>
        <comment>cards follow</comment>
        <translation>montrer à {name}</translation>
    </message>
    <message numerus="yes">
        <source>show {name} %n card(s)</source>
        <translation>
            <numerusform>montrer %n carte à {name}</numerusform>
            <numerusform>montrer %n cartes à {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>show {name} the hand</source>
        <translation>montrer la main à {name}</translation>
    </message>
    <message numerus="yes">
        <source>shows me %n card(s)</source>
        <translation>
            <numerusform>me montre %n carte</numerusform>
            <numerusform>me montre %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>shows me the hand</source>
        <translation>me montre sa main</translation>
    </message>
    <message numerus="yes">
        <source>shows you %n card(s)</source>
        <translation>
            <numerusform>vous montre %n carte</numerusform>
            <numerusform>vous montre %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>shows you the hand</source>
        <translation>vous montre sa main</translation>
    </message>
    <message numerus="yes">
        <source>shows {name} %n card(s)</source>
        <translation>
            <numerusform>montre %n carte à {name}</numerusform>
            <numerusform>montre %n cartes à {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>shows {name} the hand</source>
        <translation>montre sa main à {name}</translation>
    </message>
    <message>
        <source>the next battle</source>
        <translation>la prochaine bataille</translation>
    </message>
    <message>
        <source>this battle</source>
        <translation>cette bataille</translation>
    </message>
    <message>
        <source>this game</source>
        <translation>cette partie</translation>
    </message>
    <message>
        <source>this round</source>
        <translation>cette manche</translation>
    </message>
    <message>
        <source>you choose {region} next</source>
        <translation>vous choisissez {region} la prochaine fois</translation>
    </message>
    <message>
        <source>you do not choose {region}</source>
        <translation>vous ne choisissez pas {region}</translation>
    </message>
    <message>
        <source>you fight on against me in {region}</source>
        <translation>vous tenez bon contre moi à {region}</translation>
    </message>
    <message>
        <source>you fight on against {name} in {region}</source>
        <translation>vous tenez bon contre {name} à {region}</translation>
    </message>
    <message>
        <source>you keep out of {region}</source>
        <translation>vous laissez {region} aux autres</translation>
    </message>
    <message>
        <source>you pass on your next turn</source>
        <translation>vous passez à votre prochain tour</translation>
    </message>
    <message>
        <source>you play no Bishop</source>
        <translation>vous ne jouez pas d’Évêque</translation>
    </message>
    <message>
        <source>you play no Surrender</source>
        <translation>vous ne jouez pas de Reddition</translation>
    </message>
    <message>
        <source>you send the Pope to {region}</source>
        <translation>vous envoyez le Pape à {region}</translation>
    </message>
    <message numerus="yes">
        <source>you show me %n card(s)</source>
        <translation>
            <numerusform>vous me montrez %n carte</numerusform>
            <numerusform>vous me montrez %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>you show me your hand</source>
        <translation>vous me montrez votre main</translation>
    </message>
    <message numerus="yes">
        <source>you show {name} %n card(s)</source>
        <translation>
            <numerusform>vous montrez %n carte à {name}</numerusform>
            <numerusform>vous montrez %n cartes à {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>you show {name} your hand</source>
        <translation>vous montrez votre main à {name}</translation>
    </message>
    <message>
        <source>{region} has already been chosen.</source>
        <translation>{region}&#xa0;: déjà choisie.</translation>
    </message>
    <message>
        <source>{region} is taken: nobody fights for it.</source>
        <translation>{region} est prise&#xa0;: personne ne se bat pour elle.</translation>
    </message>
    <message>
        <source>{region} is yours already.</source>
        <translation>{region} est déjà à vous.</translation>
    </message>
</context>
<context>
    <name>CondottiereTotals</name>
    <message>
        <source>Courtesans</source>
        <translation>Courtisanes</translation>
    </message>
    <message>
        <source>Doubled by the Drum</source>
        <translation>Doublés par le Tambour</translation>
    </message>
    <message>
        <source>Heroines</source>
        <translation>Héroïnes</translation>
    </message>
    <message>
        <source>Highest in Spring, 3 more</source>
        <translation>Les plus forts au Printemps, 3 de plus</translation>
    </message>
    <message>
        <source>Mercenaries</source>
        <translation>Mercenaires</translation>
    </message>
    <message>
        <source>Mercenaries, 1 in Winter</source>
        <translation>Mercenaires, 1 en Hiver</translation>
    </message>
</context>
<context>
    <name>Confirm</name>
    <message>
        <source>A bot ({level}) plays your seat to the end of the game. You can look on, but not come back.</source>
        <translation>Un robot ({level}) joue à votre place jusqu’à la fin de la partie. Vous pouvez regarder, mais pas revenir.</translation>
    </message>
    <message>
        <source>A bot ({level}) takes over your seat, and the game goes on.</source>
        <translation>Un robot ({level}) prend votre place, et la partie se poursuit.</translation>
    </message>
    <message>
        <source>From then on, {name}’s hand is shown openly, so you cannot come back.</source>
        <translation>Dès lors, {name} joue main visible&#xa0;: vous ne pourrez pas revenir.</translation>
    </message>
    <message>
        <source>It ends once everyone who is playing agrees. Nobody wins or loses, and the ledger does not count it.</source>
        <translation>Elle s’arrête dès que toutes les personnes qui jouent sont d’accord. Personne ne gagne ni ne perd, et le registre ne la compte pas.</translation>
    </message>
    <message>
        <source>Its last moves could not be saved. Save the game elsewhere first, or they will be lost.</source>
        <translation>Ses derniers coups n’ont pas pu être enregistrés. Enregistrez d’abord la partie ailleurs, sinon ils seront perdus.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter la partie</translation>
    </message>
    <message>
        <source>Leave the seat</source>
        <translation>Laisser la place</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>Quitter cette partie&#xa0;?</translation>
    </message>
    <message>
        <source>Leave your seat to a bot?</source>
        <translation>Laisser votre place à un robot&#xa0;?</translation>
    </message>
    <message>
        <source>Propose it</source>
        <translation>Proposer</translation>
    </message>
    <message>
        <source>Propose to end this game without a winner?</source>
        <translation>Proposer d’arrêter cette partie sans vainqueur&#xa0;?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <translation>Abandonner cette partie&#xa0;?</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Se rendre</translation>
    </message>
    <message>
        <source>Surrender this combat?</source>
        <translation>Se rendre dans ce combat&#xa0;?</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annuler les coups</translation>
    </message>
    <message>
        <source>Take back other players’ moves too?</source>
        <translation>Annuler aussi les coups des autres joueurs&#xa0;?</translation>
    </message>
    <message>
        <source>The attacker wins the combat at once.</source>
        <translation>L’attaquant gagne aussitôt le combat.</translation>
    </message>
    <message>
        <source>You can come back as long as two other people are playing at this screen.</source>
        <translation>Vous pourrez revenir tant que deux autres personnes jouent à cet écran.</translation>
    </message>
    <message>
        <source>You can come back at any time.</source>
        <translation>Vous pourrez revenir à tout moment.</translation>
    </message>
    <message>
        <source>You go back to your last choice. This also takes back what {names} did since, so ask them first.</source>
        <translation>Vous revenez à votre dernier choix. Cela annule aussi ce qui a été joué depuis par {names}&#xa0;: demandez d’abord leur accord.</translation>
    </message>
    <message>
        <source>Your opponent wins, and the game is over.</source>
        <translation>Votre adversaire gagne et la partie est terminée.</translation>
    </message>
</context>
<context>
    <name>Contrees</name>
    <message numerus="yes">
        <source>%n of them snow</source>
        <comment>below the figure</comment>
        <translation>
            <numerusform>%n blanche</numerusform>
            <numerusform>%n blanches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n snow tile(s) to lay</source>
        <translation>
            <numerusform>%n contrée blanche à poser</numerusform>
            <numerusform>%n contrées blanches à poser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n contrée</numerusform>
            <numerusform>%n contrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of 16 are laid.</source>
        <translation>
            <numerusform>%n contrée sur 16 est posée.</numerusform>
            <numerusform>%n contrées sur 16 sont posées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) to lay</source>
        <translation>
            <numerusform>%n contrée à poser</numerusform>
            <numerusform>%n contrées à poser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) to lay</source>
        <comment>below the figure</comment>
        <translation>
            <numerusform>%n contrée à poser</numerusform>
            <numerusform>%n contrées à poser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s) left</source>
        <translation>
            <numerusform>%n tour à bâtir</numerusform>
            <numerusform>%n tours à bâtir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s) left</source>
        <comment>below the figure</comment>
        <translation>
            <numerusform>%n à bâtir</numerusform>
            <numerusform>%n à bâtir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s) of {total} built</source>
        <translation>
            <numerusform>%n tour bâtie sur {total}</numerusform>
            <numerusform>%n tours bâties sur {total}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s) razed</source>
        <translation>
            <numerusform>%n tour démolie</numerusform>
            <numerusform>%n tours démolies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s) razed</source>
        <comment>below the figure</comment>
        <translation>
            <numerusform>%n démolie</numerusform>
            <numerusform>%n démolies</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;One more of your standards&lt;/b&gt; will end the game.</source>
        <translation>&lt;b&gt;Encore un étendard&lt;/b&gt; pour vous, et la partie est finie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;One more of {name}’s standards&lt;/b&gt; will end the game.</source>
        <translation>&lt;b&gt;Encore un étendard&lt;/b&gt; pour {name}, et la partie est finie.</translation>
    </message>
    <message>
        <source>A player gave up, so the tiles do not count.</source>
        <translation>Un joueur a abandonné&#xa0;: les contrées ne comptent pas.</translation>
    </message>
    <message>
        <source>A player’s tenth standard ends the game.</source>
        <translation>Le dixième étendard d’un joueur met fin à la partie.</translation>
    </message>
    <message>
        <source>A snow tile counts 3.</source>
        <translation>Une contrée blanche compte triple.</translation>
    </message>
    <message>
        <source>A tenth standard ended the game, and the tiles were counted.</source>
        <translation>Un dixième étendard a mis fin à la partie, et l’on a compté les contrées.</translation>
    </message>
    <message>
        <source>A tile must share a side with the land.</source>
        <translation>Une contrée doit toucher le terrain par un côté.</translation>
    </message>
    <message>
        <source>Aim: the most tiles at the end</source>
        <translation>But&#xa0;: le plus de contrées à la fin</translation>
    </message>
    <message>
        <source>Aim: the most tiles at the end; a snow tile counts three</source>
        <translation>But&#xa0;: le plus de contrées à la fin&#xa0;; une blanche compte triple</translation>
    </message>
    <message>
        <source>Begin the land with a tile</source>
        <translation>Commencer le terrain par une contrée</translation>
    </message>
    <message>
        <source>Begin the land with a tile.</source>
        <translation>Commencez le terrain par une contrée.</translation>
    </message>
    <message>
        <source>Begin the land with your snow tile</source>
        <translation>Commencer le terrain par votre contrée blanche</translation>
    </message>
    <message>
        <source>Beside {tile}</source>
        <translation>À côté de {tile}</translation>
    </message>
    <message>
        <source>Build here</source>
        <translation>Bâtir ici</translation>
    </message>
    <message>
        <source>Build on {corner}</source>
        <translation>Bâtir sur {corner}</translation>
    </message>
    <message>
        <source>Choose an ordinary tile, or a snow tile</source>
        <translation>Choisir une contrée ordinaire, ou la contrée blanche</translation>
    </message>
    <message>
        <source>Contrées</source>
        <translation>Contrées</translation>
    </message>
    <message>
        <source>Drag the tile to a free place beside the land, or click that place.</source>
        <translation>Faites glisser la contrée vers un endroit libre au bord du terrain, ou cliquez à cet endroit.</translation>
    </message>
    <message>
        <source>Each player lays one snow tile, which counts three at the end.</source>
        <translation>Chacun pose une contrée blanche, qui compte triple à la fin.</translation>
    </message>
    <message>
        <source>Expert version</source>
        <translation>Version expert</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Score final</translation>
    </message>
    <message>
        <source>Give up the game</source>
        <translation>Abandonner la partie</translation>
    </message>
    <message>
        <source>If the score is level, razed towers decide: {first} to {second}.</source>
        <translation>À score égal, les tours démolies décident&#xa0;: {first} à {second}.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas à vous de jouer.</translation>
    </message>
    <message>
        <source>It is your last tower.</source>
        <translation>C’est votre dernière tour.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>C’est à vous de jouer.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>C’est à {name} de jouer.</translation>
    </message>
    <message>
        <source>It must share a side with the land.</source>
        <translation>Elle doit toucher le terrain par un côté.</translation>
    </message>
    <message>
        <source>Lay a tile {place}</source>
        <translation>Poser une contrée {place}</translation>
    </message>
    <message>
        <source>Lay here</source>
        <translation>Poser ici</translation>
    </message>
    <message>
        <source>Lay out a land together, then fight for its tiles with towers.</source>
        <translation>Composez un terrain à deux, puis disputez-vous ses contrées à coups de tours.</translation>
    </message>
    <message>
        <source>Lay the first of two tiles.</source>
        <translation>Posez la première de vos deux contrées.</translation>
    </message>
    <message>
        <source>Lay the snow tile here</source>
        <translation>Poser ici la contrée blanche</translation>
    </message>
    <message>
        <source>Lay your second tile of this turn.</source>
        <translation>Posez la seconde de vos deux contrées.</translation>
    </message>
    <message>
        <source>Lay your snow tile {place}</source>
        <translation>Poser votre contrée blanche {place}</translation>
    </message>
    <message>
        <source>Liberties</source>
        <translation>Libertés</translation>
    </message>
    <message>
        <source>Neither player could build, and the tiles were counted.</source>
        <translation>Aucun des deux joueurs ne pouvait bâtir&#xa0;: on a compté les contrées.</translation>
    </message>
    <message>
        <source>No tile of that colour is left.</source>
        <translation>Il ne reste aucune contrée de cette couleur.</translation>
    </message>
    <message>
        <source>Only your snow tile is left.</source>
        <translation>Il ne vous reste que votre contrée blanche.</translation>
    </message>
    <message>
        <source>Ordinary tile</source>
        <translation>Contrée ordinaire</translation>
    </message>
    <message>
        <source>Place a tower on a free corner.</source>
        <translation>Placez une tour sur un emplacement libre.</translation>
    </message>
    <message>
        <source>Score now</source>
        <translation>Score actuel</translation>
    </message>
    <message>
        <source>Score when given up</source>
        <translation>Au moment de l’abandon</translation>
    </message>
    <message>
        <source>Show or hide the liberties of every group</source>
        <translation>Montrer ou masquer les libertés de tous les groupes</translation>
    </message>
    <message>
        <source>Snow tile</source>
        <translation>Contrée blanche</translation>
    </message>
    <message>
        <source>Snow tiles</source>
        <translation>Contrées blanches</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>La partie est nulle.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The land is finished: build a tower on a corner.</source>
        <translation>Le terrain est achevé&#xa0;: bâtissez une tour sur un emplacement.</translation>
    </message>
    <message>
        <source>The land is not finished: lay tiles now.</source>
        <translation>Le terrain n’est pas achevé&#xa0;: posez encore des contrées.</translation>
    </message>
    <message>
        <source>The last tower was built, and the tiles were counted.</source>
        <translation>La dernière tour a été bâtie, et l’on a compté les contrées.</translation>
    </message>
    <message>
        <source>The score and the razed towers were level.</source>
        <translation>Même score et autant de tours démolies de part et d’autre.</translation>
    </message>
    <message>
        <source>The score is {more} to {less}.</source>
        <translation>Le score est de {more} à {less}.</translation>
    </message>
    <message>
        <source>The score was level; the winner razed more towers.</source>
        <translation>À score égal, le vainqueur a démoli plus de tours.</translation>
    </message>
    <message>
        <source>There is already a tile here.</source>
        <translation>Il y a déjà une contrée ici.</translation>
    </message>
    <message>
        <source>There is already a tower on this corner.</source>
        <translation>Une tour occupe déjà cet emplacement.</translation>
    </message>
    <message>
        <source>There is no such move.</source>
        <translation>Ce coup n’existe pas.</translation>
    </message>
    <message>
        <source>This is the last tile; after it, you both build towers.</source>
        <translation>C’est la dernière contrée&#xa0;: ensuite, chacun bâtit des tours.</translation>
    </message>
    <message>
        <source>This land has no such corner.</source>
        <translation>Ce terrain n’a pas cet emplacement.</translation>
    </message>
    <message>
        <source>Tile {tile}</source>
        <translation>Contrée {tile}</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Contrées</translation>
    </message>
    <message>
        <source>You and {name} have nine standards each; a tenth ends the game.</source>
        <translation>Vous et {name} avez chacun neuf étendards&#xa0;; un dixième met fin à la partie.</translation>
    </message>
    <message>
        <source>You gave up the game.</source>
        <translation>Vous avez abandonné la partie.</translation>
    </message>
    <message>
        <source>You have nine standards; the tenth ends the game.</source>
        <translation>Vous avez neuf étendards&#xa0;; le dixième met fin à la partie.</translation>
    </message>
    <message>
        <source>You have no snow tile left.</source>
        <translation>Il ne vous reste plus de contrée blanche.</translation>
    </message>
    <message>
        <source>You have no such tile left.</source>
        <translation>Il ne vous reste plus de telle contrée.</translation>
    </message>
    <message>
        <source>You lay two tiles a turn.</source>
        <translation>À chaque coup, vous posez deux contrées.</translation>
    </message>
    <message>
        <source>You lead by {more} to {less}.</source>
        <translation>Vous menez par {more} à {less}.</translation>
    </message>
    <message>
        <source>You may not build where you just lost a tower.</source>
        <translation>Vous ne pouvez pas bâtir là où vous venez de perdre une tour.</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Vous gagnez&#xa0;!</translation>
    </message>
    <message>
        <source>Your tower just fell here: wait one turn.</source>
        <translation>Votre tour vient de tomber ici&#xa0;: interdit pour votre prochain coup.</translation>
    </message>
    <message numerus="yes">
        <source>lost %n tile(s) to you</source>
        <translation>
            <numerusform>vous lui avez enlevé %n contrée</numerusform>
            <numerusform>vous lui avez enlevé %n contrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost %n tile(s) to {name}</source>
        <translation>
            <numerusform>{name} lui a enlevé %n contrée</numerusform>
            <numerusform>{name} lui a enlevé %n contrées</numerusform>
        </translation>
    </message>
    <message>
        <source>passed while leading</source>
        <translation>a passé tout en menant</translation>
    </message>
    <message numerus="yes">
        <source>razed %n tower(s)</source>
        <translation>
            <numerusform>a démoli %n tour</numerusform>
            <numerusform>a démoli %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>tile {number} of {total}</source>
        <translation>contrée {number} sur {total}</translation>
    </message>
    <message numerus="yes">
        <source>took %n tile(s)</source>
        <translation>
            <numerusform>a pris %n contrée</numerusform>
            <numerusform>a pris %n contrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you razed %n tower(s)</source>
        <translation>
            <numerusform>vous avez démoli %n tour</numerusform>
            <numerusform>vous avez démoli %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>{direction}, snow tile</source>
        <translation>{direction}, contrée blanche</translation>
    </message>
    <message>
        <source>{name} gave up the game.</source>
        <translation>{name} a abandonné la partie.</translation>
    </message>
    <message>
        <source>{name} has nine standards; the tenth ends the game.</source>
        <translation>{name} a neuf étendards&#xa0;; le dixième met fin à la partie.</translation>
    </message>
    <message>
        <source>{name} is laying a tile.</source>
        <translation>{name} pose une contrée.</translation>
    </message>
    <message>
        <source>{name} is placing a tower.</source>
        <translation>{name} place une tour.</translation>
    </message>
    <message>
        <source>{name} leads by {more} to {less}.</source>
        <translation>{name} mène par {more} à {less}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} razed %n tower(s)</source>
        <translation>
            <numerusform>{name} a démoli %n tour</numerusform>
            <numerusform>{name} a démoli %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} gagne.</translation>
    </message>
    <message>
        <source>{number} more of your standards will end the game.</source>
        <translation>Encore {number} étendards pour vous, et la partie est finie.</translation>
    </message>
    <message>
        <source>{number} more of {name}’s standards will end the game.</source>
        <translation>Encore {number} étendards pour {name}, et la partie est finie.</translation>
    </message>
</context>
<context>
    <name>ContreesAid</name>
    <message>
        <source>A corner touches one, two or three tiles, and a tower counts for each of them. There is never more than one tower on a corner.</source>
        <translation>Un emplacement touche une, deux ou trois contrées, et sa tour compte pour chacune. Il n’y a jamais plus d’une tour par emplacement.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>But du jeu</translation>
    </message>
    <message>
        <source>As soon as &lt;b&gt;four of your towers&lt;/b&gt; stand around a tile, you possess it: put a standard on it. At once all &lt;b&gt;enemy towers around it are razed&lt;/b&gt;.</source>
        <translation>Dès que &lt;b&gt;quatre de vos tours&lt;/b&gt; entourent une contrée, vous la possédez&#xa0;: placez-y un étendard. Aussitôt, toutes les &lt;b&gt;tours adverses qui l’entourent sont démolies&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Barred corners</source>
        <translation>Les emplacements interdits</translation>
    </message>
    <message>
        <source>Blue builds the ringed tower, the fourth around the tile on the left. Two enemy towers fall; their corners are barred to the opponent for one turn.</source>
        <translation>Bleu bâtit la tour cerclée, la quatrième autour de la contrée de gauche. Deux tours adverses tombent&#xa0;; leurs emplacements sont interdits à l’adversaire pour son prochain coup.</translation>
    </message>
    <message>
        <source>Blue surrounds one of four towers. Three are left, and the opponent loses the tile.</source>
        <translation>Bleu encercle l’une des quatre tours. Il en reste trois, et l’adversaire perd la contrée.</translation>
    </message>
    <message>
        <source>Each player has a &lt;b&gt;snow tile&lt;/b&gt; in place of one of the eight, and lays it whenever they like. It is taken and lost like any other.</source>
        <translation>Chacun a une &lt;b&gt;contrée blanche&lt;/b&gt; à la place d’une de ses huit contrées, et la pose quand il veut. Elle se prend et se perd comme toute autre.</translation>
    </message>
    <message>
        <source>Each player takes eight tiles, and the 24 towers and ten standards of one colour. Draw lots to see who begins.</source>
        <translation>Chacun prend huit contrées, les 24 tours et les dix étendards d’une couleur. Tirez au sort le premier joueur.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Enemy groups beside your new tower are razed if surrounded.</source>
        <translation>Les groupes adverses à côté de votre nouvelle tour sont démolis s’ils sont encerclés.</translation>
    </message>
    <message>
        <source>Every tile but the first must share a whole side with one already laid. Holes are allowed.</source>
        <translation>Toute contrée, sauf la première, doit toucher par un côté entier une contrée déjà posée. Les trous sont permis.</translation>
    </message>
    <message>
        <source>Expert version</source>
        <translation>Version expert</translation>
    </message>
    <message>
        <source>First part: the land</source>
        <translation>Première phase&#xa0;: le terrain</translation>
    </message>
    <message>
        <source>If fewer than four of your towers are left around your tile, you take the standard back.</source>
        <translation>S’il reste moins de quatre de vos tours autour de votre contrée, vous reprenez l’étendard.</translation>
    </message>
    <message>
        <source>In the final count it is worth &lt;b&gt;three&lt;/b&gt;; towards the ten tiles that end the game it counts as one.</source>
        <translation>Dans le décompte final, elle compte &lt;b&gt;triple&lt;/b&gt;&#xa0;; pour les dix contrées qui mettent fin à la partie, elle ne compte que pour une.</translation>
    </message>
    <message>
        <source>In turn, each player lays &lt;b&gt;two&lt;/b&gt; tiles, one after the other, until all sixteen are laid: four turns each.</source>
        <translation>À tour de rôle, chacun pose &lt;b&gt;deux&lt;/b&gt; de ses contrées, l’une après l’autre, jusqu’à ce que les seize soient posées, en quatre fois.</translation>
    </message>
    <message>
        <source>Left: Blue’s new tower has no liberty, but it stands. Right: Blue’s new tower has razed one; that corner is barred to the opponent.</source>
        <translation>À gauche&#xa0;: la nouvelle tour de Bleu n’a aucune liberté, et tient pourtant. À droite&#xa0;: sa nouvelle tour en a démoli une&#xa0;; cet emplacement est interdit à l’adversaire.</translation>
    </message>
    <message>
        <source>Left: a group and its two liberties. Right: Blue builds on the last liberty, and the group falls.</source>
        <translation>À gauche&#xa0;: un groupe et ses deux libertés. À droite&#xa0;: Bleu bâtit sur la dernière liberté, et le groupe tombe.</translation>
    </message>
    <message>
        <source>One tile each, but the snow tile counts three.</source>
        <translation>Une contrée pour chacun, mais la blanche compte triple.</translation>
    </message>
    <message>
        <source>One tower can take two or three tiles at once. Taking a tile razes only the towers around it at that moment, not one built there later.</source>
        <translation>Une seule tour peut prendre deux ou trois contrées à la fois. La prise ne démolit que les tours présentes à ce moment, pas celles qu’on bâtit là plus tard.</translation>
    </message>
    <message>
        <source>One tower takes three tiles, and four enemy towers fall.</source>
        <translation>Une tour prend trois contrées, et quatre tours adverses tombent.</translation>
    </message>
    <message>
        <source>Otherwise the player who possesses &lt;b&gt;more tiles&lt;/b&gt; wins, however the game ended. If both have the same number of tiles, the player who &lt;b&gt;razed more towers&lt;/b&gt; wins; if they razed the same number, it is a draw.</source>
        <translation>Sinon, le gagnant est celui qui possède &lt;b&gt;le plus de contrées&lt;/b&gt;, peu importe qui a mis fin à la partie. À égalité, c’est celui qui a &lt;b&gt;démoli le plus de tours&lt;/b&gt;&#xa0;; s’il y a encore égalité, la partie est nulle.</translation>
    </message>
    <message>
        <source>Possess more tiles than your opponent at the end: a tile with &lt;b&gt;four of your towers&lt;/b&gt; around it is yours.</source>
        <translation>Posséder plus de contrées que l’adversaire à la fin&#xa0;: une contrée entourée de &lt;b&gt;quatre de vos tours&lt;/b&gt; est à vous.</translation>
    </message>
    <message>
        <source>Possession</source>
        <translation>La possession</translation>
    </message>
    <message>
        <source>Razed towers are out of the game. The player who razed them keeps them: they can decide a tie.</source>
        <translation>Les tours démolies sont hors du jeu. Celui qui les a démolies les garde&#xa0;: elles peuvent départager une égalité.</translation>
    </message>
    <message>
        <source>Second part: the conquest</source>
        <translation>Seconde phase&#xa0;: la conquête</translation>
    </message>
    <message>
        <source>Surrounded towers</source>
        <translation>L’encerclement</translation>
    </message>
    <message>
        <source>Surrounding yourself</source>
        <translation>S’encercler soi-même</translation>
    </message>
    <message>
        <source>The game is over as soon as</source>
        <translation>La partie s’arrête dès que</translation>
    </message>
    <message>
        <source>The next tile can be laid on any dashed place.</source>
        <translation>La prochaine contrée peut se poser sur n’importe quel hexagone en pointillés.</translation>
    </message>
    <message>
        <source>The turns go on: the player who laid first builds first. On your turn, build &lt;b&gt;one tower&lt;/b&gt; on any free corner, even beside a tile your opponent possesses.</source>
        <translation>L’alternance continue&#xa0;: le joueur qui a posé en premier bâtit aussi en premier. À chaque coup, vous bâtissez &lt;b&gt;une tour&lt;/b&gt; sur un emplacement libre, même au bord d’une contrée que l’adversaire possède.</translation>
    </message>
    <message>
        <source>To begin</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Towers of one player on corners joined by walls form a &lt;b&gt;group&lt;/b&gt;; a single tower is one too. The free corners that walls join to it are its &lt;b&gt;liberties&lt;/b&gt;.</source>
        <translation>Les tours d’un camp sur des emplacements reliés par des murailles forment un &lt;b&gt;groupe&lt;/b&gt;&#xa0;; une tour seule aussi. Les emplacements libres que des murailles relient au groupe sont ses &lt;b&gt;libertés&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Two players, about half an hour</source>
        <translation>Deux joueurs, environ une demi-heure</translation>
    </message>
    <message>
        <source>What happens first</source>
        <translation>Ce qui se passe d’abord</translation>
    </message>
    <message>
        <source>When you build beside an enemy group and it has no liberty left, it is surrounded: all its towers are razed at once.</source>
        <translation>Quand vous bâtissez à côté d’un groupe adverse et qu’il n’a plus de liberté, il est encerclé&#xa0;: toutes ses tours sont aussitôt démolies.</translation>
    </message>
    <message>
        <source>Where your tower has just fallen, you may &lt;b&gt;not build in your very next turn&lt;/b&gt;; your opponent may. The corner still counts as a liberty.</source>
        <translation>Là où l’une de vos tours vient de tomber, vous ne pouvez &lt;b&gt;pas bâtir au coup suivant&lt;/b&gt;&#xa0;; l’adversaire, si. L’emplacement compte tout de même comme une liberté.</translation>
    </message>
    <message>
        <source>You must build if you can. If you have no tower left, or no corner to build on, you pass.</source>
        <translation>On doit bâtir si on le peut. Si vous n’avez plus de tour, ou plus d’emplacement où bâtir, vous passez.</translation>
    </message>
    <message>
        <source>You take tiles, and enemy towers around them are razed.</source>
        <translation>Vous prenez des contrées, et les tours adverses autour d’elles sont démolies.</translation>
    </message>
    <message>
        <source>Your opponent takes back the standards of tiles that have fewer than four of their towers left.</source>
        <translation>L’adversaire reprend les étendards des contrées où il lui reste moins de quatre tours.</translation>
    </message>
    <message>
        <source>Your own towers are &lt;b&gt;not razed&lt;/b&gt; when you take their last liberty yourself. They are surrounded only when your opponent builds beside them and they have none left.</source>
        <translation>Vos propres tours ne sont &lt;b&gt;pas démolies&lt;/b&gt; quand vous leur ôtez vous-même leur dernière liberté. Elles ne sont encerclées que si l’adversaire bâtit à côté d’elles et qu’elles n’en ont alors aucune.</translation>
    </message>
    <message>
        <source>a player gives up: the opponent wins.</source>
        <translation>un joueur abandonne&#xa0;: l’adversaire gagne.</translation>
    </message>
    <message>
        <source>a player possesses &lt;b&gt;ten tiles&lt;/b&gt; or more,</source>
        <translation>un joueur possède &lt;b&gt;dix contrées&lt;/b&gt; ou plus,</translation>
    </message>
    <message>
        <source>both players have built all their towers, or must pass,</source>
        <translation>les deux joueurs ont bâti toutes leurs tours, ou doivent passer,</translation>
    </message>
</context>
<context>
    <name>ContreesChronicle</name>
    <message>
        <source>A tenth standard ends the game.</source>
        <translation>Un dixième étendard met fin à la partie.</translation>
    </message>
    <message>
        <source>Lots are drawn: you begin.</source>
        <translation>Le sort vous désigne pour commencer.</translation>
    </message>
    <message>
        <source>Lots are drawn: {name} begins.</source>
        <translation>Le sort désigne {name} pour commencer.</translation>
    </message>
    <message>
        <source>Neither player can build.</source>
        <translation>Aucun des deux joueurs ne peut bâtir.</translation>
    </message>
    <message>
        <source>One of your towers falls.</source>
        <translation>Une de vos tours tombe.</translation>
    </message>
    <message>
        <source>One of your towers is surrounded and falls.</source>
        <translation>Une de vos tours, encerclée, tombe.</translation>
    </message>
    <message>
        <source>The land is finished. You build first.</source>
        <translation>Le terrain est achevé. Vous bâtissez en premier.</translation>
    </message>
    <message>
        <source>The land is finished. {name} builds first.</source>
        <translation>Le terrain est achevé. {name} bâtit en premier.</translation>
    </message>
    <message>
        <source>The last tower is built.</source>
        <translation>La dernière tour est bâtie.</translation>
    </message>
    <message>
        <source>The score and the razed towers are level: a draw.</source>
        <translation>Même score et autant de tours démolies&#xa0;: partie nulle.</translation>
    </message>
    <message>
        <source>The score is level: you win on razed towers, {more} to {less}!</source>
        <translation>À score égal, vous gagnez aux tours démolies, {more} à {less}&#xa0;!</translation>
    </message>
    <message>
        <source>The score is level: {name} wins on razed towers, {more} to {less}.</source>
        <translation>À score égal, {name} gagne aux tours démolies, {more} à {less}.</translation>
    </message>
    <message>
        <source>You &lt;b&gt;take {places}&lt;/b&gt;.</source>
        <translation>Vous &lt;b&gt;prenez {places}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>You &lt;b&gt;take {tiles}&lt;/b&gt;: {places}.</source>
        <translation>Vous &lt;b&gt;prenez {tiles}&lt;/b&gt;&#xa0;: {places}.</translation>
    </message>
    <message>
        <source>You build a tower: {corner}.</source>
        <translation>Vous bâtissez une tour&#xa0;: {corner}.</translation>
    </message>
    <message>
        <source>You cannot build, so you pass.</source>
        <translation>Vous ne pouvez pas bâtir&#xa0;: vous passez.</translation>
    </message>
    <message>
        <source>You lay a tile: {place}.</source>
        <translation>Vous posez une contrée&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>You lay your &lt;b&gt;snow tile&lt;/b&gt;: {place}.</source>
        <translation>Vous posez votre &lt;b&gt;contrée blanche&lt;/b&gt;&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>You lose {tiles}.</source>
        <translation>Vous perdez {tiles}.</translation>
    </message>
    <message>
        <source>You win, {more} to {less}!</source>
        <translation>Vous gagnez par {more} à {less}&#xa0;!</translation>
    </message>
    <message>
        <source>{name} &lt;b&gt;takes {places}&lt;/b&gt;.</source>
        <translation>{name} &lt;b&gt;prend {places}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>{name} &lt;b&gt;takes {tiles}&lt;/b&gt;: {places}.</source>
        <translation>{name} &lt;b&gt;prend {tiles}&lt;/b&gt;&#xa0;: {places}.</translation>
    </message>
    <message>
        <source>{name} builds a tower: {corner}.</source>
        <translation>{name} bâtit une tour&#xa0;: {corner}.</translation>
    </message>
    <message>
        <source>{name} cannot build, and passes.</source>
        <translation>{name} ne peut pas bâtir et passe.</translation>
    </message>
    <message>
        <source>{name} lays a &lt;b&gt;snow tile&lt;/b&gt;: {place}.</source>
        <translation>{name} pose une &lt;b&gt;contrée blanche&lt;/b&gt;&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>{name} lays a tile: {place}.</source>
        <translation>{name} pose une contrée&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>{name} wins, {more} to {less}.</source>
        <translation>{name} gagne par {more} à {less}.</translation>
    </message>
    <message>
        <source>{number} of your towers are surrounded and fall.</source>
        <translation>{number} de vos tours, encerclées, tombent.</translation>
    </message>
    <message>
        <source>{number} of your towers fall.</source>
        <translation>{number} de vos tours tombent.</translation>
    </message>
</context>
<context>
    <name>ContreesEditing</name>
    <message>
        <source>A snow tile</source>
        <translation>Une contrée blanche</translation>
    </message>
    <message>
        <source>A tile</source>
        <translation>Une contrée</translation>
    </message>
    <message>
        <source>A tower would be left without land.</source>
        <translation>Une tour ne serait plus au bord d’aucune contrée.</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>No land would be left under the towers.</source>
        <translation>Il ne resterait plus de terrain sous les tours.</translation>
    </message>
    <message>
        <source>No tower of that colour is left.</source>
        <translation>Il ne reste plus de tour de cette couleur.</translation>
    </message>
    <message>
        <source>Snow tiles need the expert version.</source>
        <translation>Les contrées blanches demandent la version expert.</translation>
    </message>
    <message>
        <source>Standards: whose tile it is</source>
        <translation>Étendards&#xa0;: à qui est la contrée</translation>
    </message>
    <message>
        <source>That is too far from the middle of the table.</source>
        <translation>C’est trop loin du milieu de la table.</translation>
    </message>
    <message>
        <source>The land must stay in one piece.</source>
        <translation>Le terrain doit rester d’un seul tenant.</translation>
    </message>
    <message>
        <source>The opponent has {hold} towers there: the tile is theirs.</source>
        <translation>L’adversaire y a {hold} tours&#xa0;: la contrée est à lui.</translation>
    </message>
    <message>
        <source>The snow tiles laid and those still to lay do not add up.</source>
        <translation>Les contrées blanches posées et celles qui restent à poser ne font pas le compte.</translation>
    </message>
    <message>
        <source>There are only {most} snow tiles.</source>
        <translation>Il n’y a que {most} contrées blanches.</translation>
    </message>
    <message>
        <source>There are only {most} tiles.</source>
        <translation>Il n’y a que {most} contrées.</translation>
    </message>
    <message>
        <source>There is no tile there.</source>
        <translation>Il n’y a pas de contrée à cet endroit.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Contrées</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>À qui de jouer</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Towers left</source>
        <translation>Tours en réserve</translation>
    </message>
    <message>
        <source>Towers left for you: {most} at most.</source>
        <translation>Vos tours restantes&#xa0;: {most} au plus.</translation>
    </message>
    <message>
        <source>Towers left for {name}: {most} at most.</source>
        <translation>{name}, tours restantes&#xa0;: {most} au plus.</translation>
    </message>
    <message>
        <source>Until the land is finished, you have all {most} towers.</source>
        <translation>Tant que le terrain n’est pas achevé, il vous reste toutes vos {most} tours.</translation>
    </message>
    <message>
        <source>Until the land is finished, {name} has all {most} towers.</source>
        <translation>Tant que le terrain n’est pas achevé, il reste à {name} toutes ses {most} tours.</translation>
    </message>
    <message>
        <source>Your standard</source>
        <translation>Votre étendard</translation>
    </message>
    <message>
        <source>Your supply: click for one more, right-click for one fewer</source>
        <translation>Votre réserve&#xa0;: un clic en ajoute une, un clic droit en retire une</translation>
    </message>
    <message>
        <source>Your tower</source>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>{name} to play</source>
        <translation>À {name} de jouer</translation>
    </message>
    <message>
        <source>{name}’s standard</source>
        <translation>{name}&#xa0;: étendard</translation>
    </message>
    <message>
        <source>{name}’s supply: click for one more, right-click for one fewer</source>
        <translation>{name}, réserve&#xa0;: un clic en ajoute une, un clic droit en retire une</translation>
    </message>
    <message>
        <source>{name}’s tower</source>
        <translation>{name}&#xa0;: tour</translation>
    </message>
</context>
<context>
    <name>ContreesEnding</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n contrée</numerusform>
            <numerusform>%n contrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) taken, in this order</source>
        <translation>
            <numerusform>%n contrée prise, dans cet ordre</numerusform>
            <numerusform>%n contrées prises, dans cet ordre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) taken, in this order; those with a crown were kept</source>
        <translation>
            <numerusform>%n contrée prise, dans cet ordre&#xa0;; gardée jusqu’au bout si elle a une couronne</numerusform>
            <numerusform>%n contrées prises, dans cet ordre&#xa0;; celles à couronne ont été gardées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) the lead changed</source>
        <translation>
            <numerusform>%n changement de meneur</numerusform>
            <numerusform>%n changements de meneur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s) built</source>
        <translation>
            <numerusform>%n tour bâtie</numerusform>
            <numerusform>%n tours bâties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s) in the largest group</source>
        <translation>
            <numerusform>%n tour dans le plus grand groupe</numerusform>
            <numerusform>%n tours dans le plus grand groupe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s) razed in one move</source>
        <translation>
            <numerusform>%n tour démolie en un seul coup</numerusform>
            <numerusform>%n tours démolies en un seul coup</numerusform>
        </translation>
    </message>
    <message>
        <source>How the land was taken</source>
        <translation>La prise du terrain</translation>
    </message>
    <message>
        <source>The land is divided</source>
        <translation>Le terrain est partagé</translation>
    </message>
    <message>
        <source>The land is yours</source>
        <translation>Le terrain est à vous</translation>
    </message>
    <message>
        <source>The land is {name}’s</source>
        <translation>Le terrain est à {name}</translation>
    </message>
    <message>
        <source>counted in tiles</source>
        <translation>en nombre de contrées</translation>
    </message>
    <message>
        <source>the score at the end</source>
        <translation>le score à la fin</translation>
    </message>
    <message>
        <source>tiles taken, then lost</source>
        <translation>contrées prises, puis perdues</translation>
    </message>
    <message>
        <source>tower {number}; score {first} : {second}</source>
        <translation>tour {number}&#xa0;; score {first}&#xa0;: {second}</translation>
    </message>
    <message>
        <source>you against {other}</source>
        <translation>vous contre {other}</translation>
    </message>
    <message>
        <source>{lost} of {taken}</source>
        <translation>{lost} sur {taken}</translation>
    </message>
    <message>
        <source>{name} against you</source>
        <translation>{name} contre vous</translation>
    </message>
    <message>
        <source>{name} against {other}</source>
        <translation>{name} contre {other}</translation>
    </message>
    <message>
        <source>{reason} Final score: {more} to {less}.</source>
        <translation>{reason} Score final&#xa0;: {more} à {less}.</translation>
    </message>
    <message>
        <source>{reason} Razed towers: {more} to {less}.</source>
        <translation>{reason} Tours démolies&#xa0;: {more} à {less}.</translation>
    </message>
</context>
<context>
    <name>ContreesFigures</name>
    <message>
        <source>No tower was razed.</source>
        <translation>Aucune tour n’a été démolie.</translation>
    </message>
    <message numerus="yes">
        <source>The most towers razed at once: %n.</source>
        <translation>
            <numerusform>Le plus grand nombre de tours démolies d’un coup&#xa0;:&#xa0;%n.</numerusform>
            <numerusform>Le plus grand nombre de tours démolies d’un coup&#xa0;:&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>largest group at the end</source>
        <translation>plus grand groupe à la fin</translation>
    </message>
    <message>
        <source>tiles lost</source>
        <translation>contrées perdues</translation>
    </message>
    <message>
        <source>tiles taken</source>
        <translation>contrées prises</translation>
    </message>
    <message>
        <source>towers built</source>
        <translation>tours bâties</translation>
    </message>
    <message>
        <source>towers razed</source>
        <translation>tours démolies</translation>
    </message>
</context>
<context>
    <name>ContreesNotes</name>
    <message>
        <source>A group of towers falls when the opponent builds on the last free corner beside it.</source>
        <translation>Un groupe de tours tombe quand l’adversaire bâtit sur le dernier emplacement libre à côté du groupe.</translation>
    </message>
    <message>
        <source>A snow tile counts three at the end.</source>
        <translation>Une contrée blanche compte triple à la fin.</translation>
    </message>
    <message>
        <source>Each of your two tiles must share a side with the land.</source>
        <translation>Chacune de vos deux contrées doit toucher le terrain par un côté.</translation>
    </message>
    <message>
        <source>Four towers of one player around a tile take it, and the enemy towers around it fall at once.</source>
        <translation>Quatre tours d’un même joueur autour d’une contrée la prennent, et les tours adverses qui l’entourent tombent aussitôt.</translation>
    </message>
    <message>
        <source>One of your towers around it.</source>
        <translation>Vous avez une tour au bord de cette contrée.</translation>
    </message>
    <message>
        <source>One of {name}’s towers around it.</source>
        <translation>{name} a une tour au bord de cette contrée.</translation>
    </message>
    <message>
        <source>Snow tile still to lay</source>
        <translation>Contrée blanche encore à poser</translation>
    </message>
    <message>
        <source>Tiles still to lay</source>
        <translation>Contrées encore à poser</translation>
    </message>
    <message>
        <source>{number} of your towers around it.</source>
        <translation>Vous avez {number} tours au bord de cette contrée.</translation>
    </message>
    <message>
        <source>{number} of {name}’s towers around it.</source>
        <translation>{name} a {number} tours au bord de cette contrée.</translation>
    </message>
</context>
<context>
    <name>ContreesNumbers</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n contrée</numerusform>
            <numerusform>%n contrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s), one of them a snow tile</source>
        <translation>
            <numerusform>%n contrée, dont une blanche</numerusform>
            <numerusform>%n contrées, dont une blanche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s), two of them snow tiles</source>
        <translation>
            <numerusform>%n contrée, dont deux blanches</numerusform>
            <numerusform>%n contrées, dont deux blanches</numerusform>
        </translation>
    </message>
    <message>
        <source>a snow tile</source>
        <translation>une contrée blanche</translation>
    </message>
    <message>
        <source>a tile</source>
        <translation>une contrée</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>of corners</comment>
        <translation>huit</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>of towers</comment>
        <translation>huit</translation>
    </message>
    <message>
        <source>five</source>
        <comment>of corners</comment>
        <translation>cinq</translation>
    </message>
    <message>
        <source>five</source>
        <comment>of towers</comment>
        <translation>cinq</translation>
    </message>
    <message>
        <source>four</source>
        <comment>of corners</comment>
        <translation>quatre</translation>
    </message>
    <message>
        <source>four</source>
        <comment>of towers</comment>
        <translation>quatre</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>of corners</comment>
        <translation>neuf</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>of towers</comment>
        <translation>neuf</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>of corners</comment>
        <translation>sept</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>of towers</comment>
        <translation>sept</translation>
    </message>
    <message>
        <source>six</source>
        <comment>of corners</comment>
        <translation>six</translation>
    </message>
    <message>
        <source>six</source>
        <comment>of towers</comment>
        <translation>six</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>of corners</comment>
        <translation>dix</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>of towers</comment>
        <translation>dix</translation>
    </message>
    <message>
        <source>three</source>
        <comment>of corners</comment>
        <translation>trois</translation>
    </message>
    <message>
        <source>three</source>
        <comment>of towers</comment>
        <translation>trois</translation>
    </message>
    <message>
        <source>three tiles</source>
        <translation>trois contrées</translation>
    </message>
    <message>
        <source>three tiles, one of them a snow tile</source>
        <translation>trois contrées, dont une blanche</translation>
    </message>
    <message>
        <source>three tiles, two of them snow tiles</source>
        <translation>trois contrées, dont deux blanches</translation>
    </message>
    <message>
        <source>two</source>
        <comment>of corners</comment>
        <translation>deux</translation>
    </message>
    <message>
        <source>two</source>
        <comment>of towers</comment>
        <translation>deux</translation>
    </message>
    <message>
        <source>two snow tiles</source>
        <translation>deux contrées blanches</translation>
    </message>
    <message>
        <source>two tiles</source>
        <translation>deux contrées</translation>
    </message>
    <message>
        <source>two tiles, one of them a snow tile</source>
        <translation>deux contrées, dont une blanche</translation>
    </message>
</context>
<context>
    <name>ContreesPlaces</name>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>NE</source>
        <translation>NE</translation>
    </message>
    <message>
        <source>NW</source>
        <translation>NO</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>SE</source>
        <translation>SE</translation>
    </message>
    <message>
        <source>SW</source>
        <translation>SO</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>east of {tile}</source>
        <translation>à l’est de {tile}</translation>
    </message>
    <message>
        <source>north corner</source>
        <translation>emplacement nord</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nord-est</translation>
    </message>
    <message>
        <source>north-east corner</source>
        <translation>emplacement nord-est</translation>
    </message>
    <message>
        <source>north-east of {tile}</source>
        <translation>au nord-est de {tile}</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>nord-ouest</translation>
    </message>
    <message>
        <source>north-west corner</source>
        <translation>emplacement nord-ouest</translation>
    </message>
    <message>
        <source>north-west of {tile}</source>
        <translation>au nord-ouest de {tile}</translation>
    </message>
    <message>
        <source>south corner</source>
        <translation>emplacement sud</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sud-est</translation>
    </message>
    <message>
        <source>south-east corner</source>
        <translation>emplacement sud-est</translation>
    </message>
    <message>
        <source>south-east of {tile}</source>
        <translation>au sud-est de {tile}</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>sud-ouest</translation>
    </message>
    <message>
        <source>south-west corner</source>
        <translation>emplacement sud-ouest</translation>
    </message>
    <message>
        <source>south-west of {tile}</source>
        <translation>au sud-ouest de {tile}</translation>
    </message>
    <message>
        <source>the north corner of {tile}</source>
        <translation>l’emplacement nord de {tile}</translation>
    </message>
    <message>
        <source>the north-east corner of {tile}</source>
        <translation>l’emplacement nord-est de {tile}</translation>
    </message>
    <message>
        <source>the north-west corner of {tile}</source>
        <translation>l’emplacement nord-ouest de {tile}</translation>
    </message>
    <message>
        <source>the south corner of {tile}</source>
        <translation>l’emplacement sud de {tile}</translation>
    </message>
    <message>
        <source>the south-east corner of {tile}</source>
        <translation>l’emplacement sud-est de {tile}</translation>
    </message>
    <message>
        <source>the south-west corner of {tile}</source>
        <translation>l’emplacement sud-ouest de {tile}</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ouest</translation>
    </message>
    <message>
        <source>west of {tile}</source>
        <translation>à l’ouest de {tile}</translation>
    </message>
</context>
<context>
    <name>ContreesPrint</name>
    <message>
        <source>16 tiles</source>
        <translation>16 contrées</translation>
    </message>
    <message>
        <source>2 snow tiles</source>
        <translation>2 contrées blanches</translation>
    </message>
    <message>
        <source>2 × 10 standards</source>
        <translation>2 × 10 étendards</translation>
    </message>
    <message>
        <source>2 × 24 towers</source>
        <translation>2 × 24 tours</translation>
    </message>
    <message>
        <source>Cut along the lines and fold back along the dashes. Glue the narrow flap to the inside of the last side, then glue the bottom; tuck in the lid.</source>
        <translation>Découpez suivant les traits et pliez vers l’arrière suivant les pointillés. Collez la languette étroite à l’intérieur du dernier côté, puis le fond&#xa0;; le couvercle se rentre.</translation>
    </message>
    <message>
        <source>One player has four towers around the tile on the left, and so a standard on it. The opponent has two towers beside the other tile.</source>
        <translation>Un joueur a quatre tours autour de la contrée de gauche, et donc un étendard dessus. L’adversaire a deux tours au bord de l’autre contrée.</translation>
    </message>
    <message>
        <source>Rules summary</source>
        <translation>Aide de jeu</translation>
    </message>
    <message>
        <source>Standards</source>
        <translation>Étendards</translation>
    </message>
    <message>
        <source>Ten for each player: put one on every tile you possess.</source>
        <translation>Dix par joueur&#xa0;: placez-en un sur chaque contrée que vous possédez.</translation>
    </message>
    <message>
        <source>The basic game is played with the 16 ordinary tiles; in the expert version each player has a snow tile in place of one of them.</source>
        <translation>La version simple se joue avec les 16 contrées ordinaires&#xa0;; dans la version expert, chacun a une contrée blanche à la place de l’une d’elles.</translation>
    </message>
    <message>
        <source>The pieces differ in more than their colours: those with the lion have round roofs and plain hems, those with the tower have crowns and hems with battlements.</source>
        <translation>Les pièces ne diffèrent pas que par leurs couleurs&#xa0;: celles au lion ont des toits ronds et un ourlet uni, celles à la tour une couronne et un ourlet crénelé.</translation>
    </message>
    <message>
        <source>Tile {number}</source>
        <translation>Contrée {number}</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Contrées à découper</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Towers and standards</source>
        <translation>Tours et étendards</translation>
    </message>
    <message>
        <source>Tuck box</source>
        <translation>Étui</translation>
    </message>
    <message>
        <source>Twenty-four for each player: cut along the lines, from mark to mark, or around the towers if you like them round. Put them on the corners of the tiles.</source>
        <translation>Vingt-quatre par joueur&#xa0;: découpez suivant les traits, d’un repère à l’autre, ou autour des tours si vous les voulez rondes. Elles se placent aux angles des contrées.</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Contenu de la boîte</translation>
    </message>
    <message>
        <source>Where they go</source>
        <translation>Comment les placer</translation>
    </message>
</context>
<context>
    <name>ContreesReasons</name>
    <message>
        <source>, so that a tower between the two counts for both</source>
        <translation>, si bien qu’une tour posée entre les deux compte pour les deux</translation>
    </message>
    <message>
        <source>, so that towers between them count for several tiles</source>
        <translation>, si bien que les tours posées entre elles comptent pour plusieurs contrées</translation>
    </message>
    <message>
        <source>, where one tower counts for all three</source>
        <translation>, où une tour compte pour les trois</translation>
    </message>
    <message>
        <source>After each of these, the reply {does}.</source>
        <translation>Après chacun de ces coups, la réponse {does}.</translation>
    </message>
    <message>
        <source>After {move}, the reply {does}.</source>
        <translation>Après {move}, la réponse {does}.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n point(s) after the best reply</source>
        <translation>
            <numerusform>Ce coup coûte %n point après la meilleure réponse</numerusform>
            <numerusform>Ce coup coûte %n points après la meilleure réponse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %n tile(s) after the best reply</source>
        <translation>
            <numerusform>Ce coup coûte %n contrée après la meilleure réponse</numerusform>
            <numerusform>Ce coup coûte %n contrées après la meilleure réponse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends %n point(s) ahead if both play their best</source>
        <translation>
            <numerusform>Ce coup donne à la fin %n point d’avance si chacun joue au mieux</numerusform>
            <numerusform>Ce coup donne à la fin %n points d’avance si chacun joue au mieux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends %n point(s) behind if both play their best</source>
        <translation>
            <numerusform>Ce coup laisse à la fin %n point de retard si chacun joue au mieux</numerusform>
            <numerusform>Ce coup laisse à la fin %n points de retard si chacun joue au mieux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends %n tile(s) ahead if both play their best</source>
        <translation>
            <numerusform>Ce coup donne à la fin %n contrée d’avance si chacun joue au mieux</numerusform>
            <numerusform>Ce coup donne à la fin %n contrées d’avance si chacun joue au mieux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends %n tile(s) behind if both play their best</source>
        <translation>
            <numerusform>Ce coup laisse à la fin %n contrée de retard si chacun joue au mieux</numerusform>
            <numerusform>Ce coup laisse à la fin %n contrées de retard si chacun joue au mieux</numerusform>
        </translation>
    </message>
    <message>
        <source>It ends level if both play their best</source>
        <translation>Ce coup mène à l’égalité si chacun joue au mieux</translation>
    </message>
    <message numerus="yes">
        <source>It is %n point(s) behind after the best reply</source>
        <translation>
            <numerusform>Ce coup laisse %n point de retard après la meilleure réponse</numerusform>
            <numerusform>Ce coup laisse %n points de retard après la meilleure réponse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is %n tile(s) behind after the best reply</source>
        <translation>
            <numerusform>Ce coup laisse %n contrée de retard après la meilleure réponse</numerusform>
            <numerusform>Ce coup laisse %n contrées de retard après la meilleure réponse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is still %n point(s) ahead after the best reply</source>
        <translation>
            <numerusform>Ce coup garde %n point d’avance après la meilleure réponse</numerusform>
            <numerusform>Ce coup garde %n points d’avance après la meilleure réponse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is still %n tile(s) ahead after the best reply</source>
        <translation>
            <numerusform>Ce coup garde %n contrée d’avance après la meilleure réponse</numerusform>
            <numerusform>Ce coup garde %n contrées d’avance après la meilleure réponse</numerusform>
        </translation>
    </message>
    <message>
        <source>It leaves both level after the best reply</source>
        <translation>Ce coup laisse les deux joueurs à égalité après la meilleure réponse</translation>
    </message>
    <message numerus="yes">
        <source>It lets the opponent raze %n tower(s) in reply</source>
        <translation>
            <numerusform>Ce coup laisse l’adversaire démolir %n tour en réponse</numerusform>
            <numerusform>Ce coup laisse l’adversaire démolir %n tours en réponse</numerusform>
        </translation>
    </message>
    <message>
        <source>It loses the game</source>
        <translation>Ce coup perd la partie</translation>
    </message>
    <message numerus="yes">
        <source>It makes %n corner(s) where three tiles meet</source>
        <translation>
            <numerusform>Ce coup crée %n emplacement commun à trois contrées</numerusform>
            <numerusform>Ce coup crée %n emplacements communs à trois contrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It razes %n tower(s)</source>
        <translation>
            <numerusform>Ce coup démolit %n tour</numerusform>
            <numerusform>Ce coup démolit %n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It shares a side with %n tile(s)</source>
        <translation>
            <numerusform>Ce coup met la contrée au contact de %n autre</numerusform>
            <numerusform>Ce coup met la contrée au contact de %n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes %n tile(s)</source>
        <translation>
            <numerusform>Ce coup prend %n contrée</numerusform>
            <numerusform>Ce coup prend %n contrées</numerusform>
        </translation>
    </message>
    <message>
        <source>It wins the game</source>
        <translation>Ce coup gagne la partie</translation>
    </message>
    <message>
        <source>The reply {does}.</source>
        <translation>La réponse {does}.</translation>
    </message>
    <message>
        <source>Then {does}.</source>
        <translation>Puis {does}.</translation>
    </message>
    <message>
        <source>Without {move}, the best reply makes it {score}.</source>
        <translation>Sans {move}, la meilleure réponse mène à {score}.</translation>
    </message>
    <message>
        <source>Without {move}, the reply {does}.</source>
        <translation>Sans {move}, la réponse {does}.</translation>
    </message>
    <message>
        <source>frees {tiles}</source>
        <translation>libère {tiles}</translation>
    </message>
    <message numerus="yes">
        <source>razes %n tower(s)</source>
        <translation>
            <numerusform>démolit %n tour</numerusform>
            <numerusform>démolit %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>razes the tower on {corner}</source>
        <translation>démolit la tour en {corner}</translation>
    </message>
    <message>
        <source>razes the towers on {corner}</source>
        <translation>démolit les tours en {corner}</translation>
    </message>
    <message>
        <source>takes {tiles}</source>
        <translation>prend {tiles}</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>gagne la partie</translation>
    </message>
    <message>
        <source>{corner} {does}</source>
        <translation>{corner} {does}</translation>
    </message>
    <message>
        <source>{fact}: {before} becomes {after}</source>
        <translation>{fact}&#xa0;: {before} devient {after}</translation>
    </message>
    <message>
        <source>{own}–{other}</source>
        <translation>{own}–{other}</translation>
    </message>
</context>
<context>
    <name>ContreesReview</name>
    <message>
        <source>At the end you held {tiles} beside {corner}.</source>
        <translation>À la fin, vous teniez {tiles} autour de {corner}.</translation>
    </message>
    <message>
        <source>At the end {name} held {tiles} beside {corner}.</source>
        <translation>À la fin, {name} tenait {tiles} autour de {corner}.</translation>
    </message>
    <message>
        <source>You built on {corner} at move {number} and held {tiles} beside it at the end.</source>
        <translation>Vous avez bâti en {corner} au coup {number} et, à la fin, vous teniez {tiles} autour.</translation>
    </message>
    <message>
        <source>You built on {corner} at move {number}.</source>
        <translation>Vous avez bâti en {corner} au coup {number}.</translation>
    </message>
    <message>
        <source>{name} built on {corner} at move {number} and held {tiles} beside it at the end.</source>
        <translation>{name} a bâti en {corner} au coup {number} et, à la fin, tenait {tiles} autour.</translation>
    </message>
    <message>
        <source>{name} built on {corner} at move {number}.</source>
        <translation>{name} a bâti en {corner} au coup {number}.</translation>
    </message>
</context>
<context>
    <name>ContreesSaid</name>
    <message>
        <source>Free place {place}.</source>
        <translation>Libre pour une contrée, {place}.</translation>
    </message>
    <message>
        <source>The middle of the table.</source>
        <translation>Le milieu de la table.</translation>
    </message>
    <message>
        <source>Your towers: {corners}.</source>
        <translation>Vos tours&#xa0;: {corners}.</translation>
    </message>
    <message>
        <source>nobody’s, no corner free</source>
        <translation>à personne, aucun emplacement libre</translation>
    </message>
    <message>
        <source>nobody’s, one corner free</source>
        <translation>à personne, un emplacement libre</translation>
    </message>
    <message>
        <source>nobody’s, {number} corners free</source>
        <translation>à personne, {number} emplacements libres</translation>
    </message>
    <message>
        <source>possessed by {name}</source>
        <translation>à {name}</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>{corner}: free.</source>
        <translation>{corner}&#xa0;: libre.</translation>
    </message>
    <message>
        <source>{corner}: your tower.</source>
        <translation>{corner}&#xa0;: votre tour.</translation>
    </message>
    <message>
        <source>{corner}: {name}’s tower.</source>
        <translation>{corner}&#xa0;: {name}, une tour.</translation>
    </message>
    <message>
        <source>{name}’s towers: {corners}.</source>
        <translation>{name}, tours&#xa0;: {corners}.</translation>
    </message>
    <message>
        <source>{tile}, a snow tile: {state}.</source>
        <translation>{tile}, contrée blanche&#xa0;: {state}.</translation>
    </message>
    <message>
        <source>{tile}: {state}.</source>
        <translation>{tile}&#xa0;: {state}.</translation>
    </message>
</context>
<context>
    <name>ContreesTags</name>
    <message>
        <source>A single free corner keeps this group alive.</source>
        <translation>Ce groupe ne tient que par un emplacement libre.</translation>
    </message>
    <message numerus="yes">
        <source>A snow tile counts three at the end; here %n of its corner(s) count for other tiles, too.</source>
        <translation>
            <numerusform>Une contrée blanche compte triple à la fin&#xa0;; ici, %n de ses emplacements compte aussi pour d’autres contrées.</numerusform>
            <numerusform>Une contrée blanche compte triple à la fin&#xa0;; ici, %n de ses emplacements comptent aussi pour d’autres contrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>A tower on this corner takes {tiles}.</source>
        <translation>Une tour à cet emplacement prend {tiles}.</translation>
    </message>
    <message>
        <source>Barred this turn:</source>
        <translation>Interdit pour ce coup&#xa0;:</translation>
    </message>
    <message>
        <source>Barred to {name} for one turn:</source>
        <translation>Interdit à {name} pour un coup&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>Beside the new tile, %n place(s) can make a corner where three tiles meet; you lay next.</source>
        <translation>
            <numerusform>À côté de la nouvelle contrée, %n endroit permet de créer un emplacement où trois contrées se touchent&#xa0;; c’est vous qui posez la suivante.</numerusform>
            <numerusform>À côté de la nouvelle contrée, %n endroits permettent de créer un emplacement où trois contrées se touchent&#xa0;; c’est vous qui posez la suivante.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Beside the new tile, %n place(s) can make a corner where three tiles meet; {name} lays next.</source>
        <translation>
            <numerusform>À côté de la nouvelle contrée, %n endroit permet de créer un emplacement où trois contrées se touchent&#xa0;; c’est {name} qui pose la suivante.</numerusform>
            <numerusform>À côté de la nouvelle contrée, %n endroits permettent de créer un emplacement où trois contrées se touchent&#xa0;; c’est {name} qui pose la suivante.</numerusform>
        </translation>
    </message>
    <message>
        <source>It encloses {tile}: each of its corners then belongs to three tiles.</source>
        <translation>Ce coup entoure {tile}&#xa0;: sur chacun de ses emplacements, une tour compte pour trois contrées.</translation>
    </message>
    <message>
        <source>It fills the gap between {tiles}.</source>
        <translation>Ce coup comble le vide entre {tiles}.</translation>
    </message>
    <message>
        <source>It is the first of the four towers needed to take {tile}.</source>
        <translation>Ce coup bâtit la première des quatre tours qu’il faut pour prendre {tile}.</translation>
    </message>
    <message>
        <source>It is the last tile.</source>
        <translation>C’est la dernière contrée.</translation>
    </message>
    <message>
        <source>It is the second of the four towers needed to take {tile}.</source>
        <translation>Ce coup bâtit la deuxième des quatre tours qu’il faut pour prendre {tile}.</translation>
    </message>
    <message>
        <source>It is the third of the four towers needed to take {tile}.</source>
        <translation>Ce coup bâtit la troisième des quatre tours qu’il faut pour prendre {tile}.</translation>
    </message>
    <message>
        <source>It leaves you with one fewer free corner around {tile}.</source>
        <translation>Ce coup vous ôte un emplacement libre autour de {tile}.</translation>
    </message>
    <message>
        <source>It leaves {name} with one fewer free corner around {tile}.</source>
        <translation>Ce coup ôte à {name} un emplacement libre autour de {tile}.</translation>
    </message>
    <message numerus="yes">
        <source>It makes %n corner(s) where one tower counts for three tiles.</source>
        <translation>
            <numerusform>Ce coup crée %n emplacement où une tour compte pour trois contrées.</numerusform>
            <numerusform>Ce coup crée %n emplacements où une tour compte pour trois contrées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It makes %n corner(s) where one tower counts for two tiles.</source>
        <translation>
            <numerusform>Ce coup crée %n emplacement où une tour compte pour deux contrées.</numerusform>
            <numerusform>Ce coup crée %n emplacements où une tour compte pour deux contrées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It razes %n tower(s)</source>
        <translation>
            <numerusform>Ce coup démolit %n tour</numerusform>
            <numerusform>Ce coup démolit %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes {tiles}</source>
        <translation>Ce coup prend {tiles}</translation>
    </message>
    <message numerus="yes">
        <source>It takes {tiles} and razes %n tower(s)</source>
        <translation>
            <numerusform>Ce coup prend {tiles} et démolit %n tour</numerusform>
            <numerusform>Ce coup prend {tiles} et démolit %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>One more tower then takes {tile}.</source>
        <translation>Il ne manquera plus qu’une tour pour prendre {tile}.</translation>
    </message>
    <message>
        <source>One of your towers falls.</source>
        <translation>Une de vos tours tombe.</translation>
    </message>
    <message>
        <source>One of your towers is surrounded and falls.</source>
        <translation>Une de vos tours, encerclée, tombe.</translation>
    </message>
    <message>
        <source>One of {name}’s towers falls.</source>
        <translation>{name} perd une tour.</translation>
    </message>
    <message>
        <source>One of {name}’s towers is surrounded and falls.</source>
        <translation>{name} perd une tour encerclée.</translation>
    </message>
    <message>
        <source>One wall joins this tile to the land.</source>
        <translation>Une muraille rattache cette contrée au terrain.</translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n corner(s) where three tiles meet, and you build first.</source>
        <translation>
            <numerusform>Il y a alors %n emplacement où trois contrées se touchent, et vous bâtissez en premier.</numerusform>
            <numerusform>Il y a alors %n emplacements où trois contrées se touchent, et vous bâtissez en premier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n corner(s) where three tiles meet, and {name} builds first.</source>
        <translation>
            <numerusform>Il y a alors %n emplacement où trois contrées se touchent, et {name} bâtit en premier.</numerusform>
            <numerusform>Il y a alors %n emplacements où trois contrées se touchent, et {name} bâtit en premier.</numerusform>
        </translation>
    </message>
    <message>
        <source>The snow tile counts three at the end.</source>
        <translation>La contrée blanche compte triple à la fin.</translation>
    </message>
    <message>
        <source>Then {number} tiles need only one more tower each.</source>
        <translation>Il ne manquera plus qu’une tour à {number} contrées.</translation>
    </message>
    <message>
        <source>This group has no free corner left, but it still stands.</source>
        <translation>Ce groupe n’a plus d’emplacement libre, et pourtant il tient encore.</translation>
    </message>
    <message>
        <source>You could raze it at once.</source>
        <translation>Vous pourriez la démolir aussitôt.</translation>
    </message>
    <message>
        <source>You lose {tiles}.</source>
        <translation>Vous perdez {tiles}.</translation>
    </message>
    <message>
        <source>Your fourth tower takes {tiles}.</source>
        <translation>Votre quatrième tour vous donne {tiles}.</translation>
    </message>
    <message>
        <source>Your next tower cannot take {tile}.</source>
        <translation>Vous ne pouvez prendre {tile} au prochain coup.</translation>
    </message>
    <message>
        <source>the snow tile</source>
        <translation>la contrée blanche</translation>
    </message>
    <message>
        <source>the tile</source>
        <translation>la contrée</translation>
    </message>
    <message>
        <source>the tower here has just fallen.</source>
        <translation>sa tour vient d’y tomber.</translation>
    </message>
    <message>
        <source>your tower just fell here.</source>
        <translation>votre tour vient d’y tomber.</translation>
    </message>
    <message>
        <source>{fact}, and also {tiles}.</source>
        <translation>{fact}, et aussi {tiles}.</translation>
    </message>
    <message>
        <source>{fact}.</source>
        <translation>{fact}.</translation>
    </message>
    <message>
        <source>{name} could raze it at once.</source>
        <translation>{name} pourrait la démolir aussitôt.</translation>
    </message>
    <message>
        <source>{name} loses {tiles}.</source>
        <translation>{name} perd {tiles}.</translation>
    </message>
    <message>
        <source>{name}’s fourth tower takes {tiles}.</source>
        <translation>{name} bâtit sa quatrième tour et prend {tiles}.</translation>
    </message>
    <message>
        <source>{name}’s next tower cannot take {tile}.</source>
        <translation>{name} ne peut prendre {tile} au prochain coup.</translation>
    </message>
    <message>
        <source>{number} free corners keep this group alive.</source>
        <translation>Ce groupe tient grâce à {number} emplacements libres.</translation>
    </message>
    <message>
        <source>{number} of your towers are surrounded and fall.</source>
        <translation>{number} de vos tours, encerclées, tombent.</translation>
    </message>
    <message>
        <source>{number} of your towers fall.</source>
        <translation>{number} de vos tours tombent.</translation>
    </message>
    <message>
        <source>{number} of {name}’s towers are surrounded and fall.</source>
        <translation>{name} perd {number} tours encerclées.</translation>
    </message>
    <message>
        <source>{number} of {name}’s towers fall.</source>
        <translation>{name} perd {number} tours.</translation>
    </message>
    <message>
        <source>{number} walls join this tile to the land.</source>
        <translation>{number} murailles rattachent cette contrée au terrain.</translation>
    </message>
</context>
<context>
    <name>Cortez</name>
    <message numerus="yes">
        <source>%n bribery card(s)</source>
        <translation>
            <numerusform>%n carte de corruption</numerusform>
            <numerusform>%n cartes de corruption</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the city</source>
        <translation>
            <numerusform>%n en ville</numerusform>
            <numerusform>%n en ville</numerusform>
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
            <numerusform>%n case de la ville est encore libre.</numerusform>
            <numerusform>%n cases de la ville sont encore libres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s)</source>
        <translation>
            <numerusform>%n trésor</numerusform>
            <numerusform>%n trésors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s)</source>
        <translation>
            <numerusform>%n guerrier</numerusform>
            <numerusform>%n guerriers</numerusform>
        </translation>
    </message>
    <message>
        <source>A mercenary may bring only one warrior to a combat.</source>
        <translation>Un mercenaire ne peut apporter qu’un guerrier par combat.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Accept or refuse an offer</source>
        <translation>Accepter ou refuser une offre</translation>
    </message>
    <message>
        <source>Add Weapons, or add nothing.</source>
        <translation>Ajoutez des Armes, ou tenez-vous-en là.</translation>
    </message>
    <message>
        <source>Add Weapons, or choose “Done”.</source>
        <translation>Ajoutez des Armes, ou choisissez «&#xa0;Terminé&#xa0;».</translation>
    </message>
    <message>
        <source>Add nothing</source>
        <translation>S’en tenir là</translation>
    </message>
    <message>
        <source>Add warriors and Weapons, or add nothing.</source>
        <translation>Ajoutez des guerriers et des Armes, ou tenez-vous-en là.</translation>
    </message>
    <message>
        <source>Add warriors and Weapons, or choose “Done”.</source>
        <translation>Ajoutez des guerriers et des Armes, ou choisissez «&#xa0;Terminé&#xa0;».</translation>
    </message>
    <message>
        <source>Add warriors, or add nothing.</source>
        <translation>Ajoutez des guerriers, ou tenez-vous-en là.</translation>
    </message>
    <message>
        <source>Add warriors, or choose “Done”.</source>
        <translation>Ajoutez des guerriers, ou choisissez «&#xa0;Terminé&#xa0;».</translation>
    </message>
    <message>
        <source>An unmarked troop of your own nation stands there.</source>
        <translation>Une troupe de votre nation, sans collier, s’y trouve.</translation>
    </message>
    <message>
        <source>Another troop stands there.</source>
        <translation>Une autre troupe s’y trouve.</translation>
    </message>
    <message>
        <source>Answer the question below the map.</source>
        <translation>Répondez à la question sous le plateau.</translation>
    </message>
    <message>
        <source>At any time: play a bribery card of your hand</source>
        <translation>À tout moment&#xa0;: jouer une carte de corruption de votre main</translation>
    </message>
    <message>
        <source>At most one Weapon can be laid for each warrior.</source>
        <translation>On ne peut poser qu’une Arme par guerrier.</translation>
    </message>
    <message>
        <source>Attack: put {troop} into the city.</source>
        <translation>Attaque&#xa0;: placez {troop} en ville.</translation>
    </message>
    <message>
        <source>Attacker: {help} for {price}</source>
        <translation>Attaque&#xa0;: {help} contre {price}</translation>
    </message>
    <message>
        <source>Aztec</source>
        <translation>aztèque</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Bid for the bribery card, or pass.</source>
        <translation>Misez pour la carte de corruption, ou passez.</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>Miser {amount}</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Both fighters must have laid cards first.</source>
        <translation>Les deux combattants doivent d’abord avoir posé des cartes.</translation>
    </message>
    <message>
        <source>Break a bridge, mend one, or leave all bridges as they are.</source>
        <translation>Rompez ou refaites un pont, ou laissez-les en l’état.</translation>
    </message>
    <message>
        <source>Break it</source>
        <translation>Le rompre</translation>
    </message>
    <message>
        <source>Break the {name}</source>
        <translation>Rompre le {name}</translation>
    </message>
    <message>
        <source>Bribed troops go anywhere</source>
        <translation>Les troupes soudoyées vont partout</translation>
    </message>
    <message>
        <source>Bribery cards</source>
        <translation>Cartes de corruption</translation>
    </message>
    <message>
        <source>Bribery cards that move a troop put it on any free square, at no cost.</source>
        <translation>Les cartes qui déplacent une troupe la placent sans frais sur n’importe quelle case libre.</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Ponts</translation>
    </message>
    <message>
        <source>Buy no warriors</source>
        <translation>Ne pas acheter de guerriers</translation>
    </message>
    <message>
        <source>Choose a free square of the city for the troop.</source>
        <translation>Choisissez pour la troupe une case libre de la ville.</translation>
    </message>
    <message>
        <source>Choose a free square on dry land for the troop.</source>
        <translation>Choisissez pour la troupe une case libre de terre ferme.</translation>
    </message>
    <message>
        <source>Choose one or two provisions to give and one or two to get, of different types.</source>
        <translation>Choisissez une ou deux provisions de chaque côté, de types différents.</translation>
    </message>
    <message>
        <source>Choose provisions to pay the mercenary.</source>
        <translation>Choisissez des provisions pour payer le mercenaire.</translation>
    </message>
    <message>
        <source>Choose provisions worth {amount}, to pay your bid.</source>
        <translation>Choisissez des provisions d’une valeur de {amount}, pour payer votre enchère.</translation>
    </message>
    <message>
        <source>Choose where the troop goes.</source>
        <translation>Choisissez où va la troupe.</translation>
    </message>
    <message>
        <source>Chosen so far: {sum} of {amount}.</source>
        <translation>Choisi jusqu’ici&#xa0;: {sum} sur {amount}.</translation>
    </message>
    <message>
        <source>Cortez</source>
        <translation>Cortez</translation>
    </message>
    <message>
        <source>Defender: {help} for {price}</source>
        <translation>Défense&#xa0;: {help} contre {price}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Défausser</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n more card(s).</source>
        <translation>
            <numerusform>Défaussez encore&#xa0;%n carte.</numerusform>
            <numerusform>Défaussez encore&#xa0;%n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard these</source>
        <translation>Les défausser</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <translation>Défausser {cards}</translation>
    </message>
    <message>
        <source>Do without</source>
        <translation>Renoncer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Draw a provision</source>
        <translation>Piocher une provision</translation>
    </message>
    <message numerus="yes">
        <source>Draw a provision: %n action(s) left.</source>
        <translation>
            <numerusform>Piochez une provision&#xa0;: encore %n action.</numerusform>
            <numerusform>Piochez une provision&#xa0;: encore %n actions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each nation has %n troop(s) in the city.</source>
        <translation>
            <numerusform>Chaque nation a&#xa0;%n troupe en ville.</numerusform>
            <numerusform>Chaque nation a&#xa0;%n troupes en ville.</numerusform>
        </translation>
    </message>
    <message>
        <source>Event cards</source>
        <translation>Cartes d’événement</translation>
    </message>
    <message>
        <source>Event of the turn</source>
        <translation>Événement du tour</translation>
    </message>
    <message>
        <source>Every player who holds such a card is asked.</source>
        <translation>La question est posée à tout joueur qui a une telle carte.</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Combattre</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Score final</translation>
    </message>
    <message>
        <source>Flight: take {troop} out of the city.</source>
        <translation>Fuite&#xa0;: faites sortir {troop} de la ville.</translation>
    </message>
    <message>
        <source>Give back</source>
        <translation>Rendre</translation>
    </message>
    <message>
        <source>Give back {cards}</source>
        <translation>Rendre {cards}</translation>
    </message>
    <message>
        <source>Give up the game</source>
        <translation>Abandonner la partie</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>Help the attacker</source>
        <translation>Aider l’attaque</translation>
    </message>
    <message>
        <source>Help the defender</source>
        <translation>Aider la défense</translation>
    </message>
    <message>
        <source>If players are level on points, troops in the city decide, then the highest square.</source>
        <translation>À égalité de points, les troupes en ville décident, puis la case la plus élevée.</translation>
    </message>
    <message>
        <source>In combat, with Shift: choose all cards from the last one clicked; with Ctrl, one more</source>
        <translation>En combat, avec Maj&#xa0;: choisir toutes les cartes depuis la dernière cliquée&#xa0;; avec Ctrl, une de plus</translation>
    </message>
    <message>
        <source>In combat: add nothing more, or surrender</source>
        <translation>En combat&#xa0;: s’en tenir là, ou se rendre</translation>
    </message>
    <message>
        <source>In combat: buy a surrender, ask for help or offer it</source>
        <translation>Lors d’un combat&#xa0;: acheter une reddition&#xa0;; demander ou offrir de l’aide</translation>
    </message>
    <message>
        <source>In combat: lay a warrior of that value, or a Weapon</source>
        <translation>En combat&#xa0;: poser un guerrier de cette valeur, ou une Arme</translation>
    </message>
    <message>
        <source>In combat: lay several of your best cards at once</source>
        <translation>En combat&#xa0;: poser d’un coup plusieurs de vos meilleures cartes</translation>
    </message>
    <message>
        <source>In the city: Spaniards {spanish}, Aztecs {aztec}.</source>
        <translation>En ville&#xa0;: Espagnols {spanish}, Aztèques {aztec}.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas à vous de jouer.</translation>
    </message>
    <message>
        <source>It is too late for that in this combat.</source>
        <translation>Il est trop tard pour cela dans ce combat.</translation>
    </message>
    <message>
        <source>It is too late to surrender.</source>
        <translation>Il est trop tard pour se rendre.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>C’est à vous de jouer.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>C’est à {name} de jouer.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Lay</source>
        <translation>Poser</translation>
    </message>
    <message numerus="yes">
        <source>Lay %n card(s)</source>
        <translation>
            <numerusform>Poser %n carte</numerusform>
            <numerusform>Poser %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay a Weapon</source>
        <translation>Poser une Arme</translation>
    </message>
    <message>
        <source>Lay several…</source>
        <translation>En poser plusieurs…</translation>
    </message>
    <message>
        <source>Lay the warriors you attack with.</source>
        <translation>Posez les guerriers avec lesquels vous attaquez.</translation>
    </message>
    <message>
        <source>Lay the {value}</source>
        <translation>Poser le {value}</translation>
    </message>
    <message>
        <source>Lay warriors in defence, or surrender.</source>
        <translation>Posez des guerriers pour vous défendre, ou rendez-vous.</translation>
    </message>
    <message>
        <source>Leave the bridges as they are</source>
        <translation>Laisser les ponts en l’état</translation>
    </message>
    <message>
        <source>Level on points and on troops in the city: the highest-numbered square decided.</source>
        <translation>À égalité de points et de troupes en ville, la case la plus élevée a décidé.</translation>
    </message>
    <message>
        <source>Level on points, and none of the tied players has a troop in the city.</source>
        <translation>À égalité de points, et aucun des joueurs à égalité n’a de troupe en ville.</translation>
    </message>
    <message>
        <source>Level on points: the troops in the city decided.</source>
        <translation>À égalité de points, les troupes en ville ont décidé.</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marquer</translation>
    </message>
    <message>
        <source>Mark none</source>
        <translation>N’en marquer aucune</translation>
    </message>
    <message>
        <source>Mark the troop: {place}</source>
        <translation>Marquer la troupe&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Mark this troop</source>
        <translation>Marquer cette troupe</translation>
    </message>
    <message>
        <source>Mend it</source>
        <translation>Le refaire</translation>
    </message>
    <message>
        <source>Mend the {name}</source>
        <translation>Refaire le {name}</translation>
    </message>
    <message numerus="yes">
        <source>Move a troop, or draw a provision: %n action(s) left.</source>
        <translation>
            <numerusform>Déplacez une troupe ou piochez une provision&#xa0;: encore %n action.</numerusform>
            <numerusform>Déplacez une troupe ou piochez une provision&#xa0;: encore %n actions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move a troop, or recruit: %n action(s) left.</source>
        <translation>
            <numerusform>Déplacez une troupe ou recrutez&#xa0;: encore %n action.</numerusform>
            <numerusform>Déplacez une troupe ou recrutez&#xa0;: encore %n actions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move a troop, recruit, or draw a provision: %n action(s) left.</source>
        <translation>
            <numerusform>Déplacez une troupe, recrutez ou piochez une provision&#xa0;: encore %n action.</numerusform>
            <numerusform>Déplacez une troupe, recrutez ou piochez une provision&#xa0;: encore %n actions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move a troop: %n action(s) left.</source>
        <translation>
            <numerusform>Déplacez une troupe&#xa0;: encore %n action.</numerusform>
            <numerusform>Déplacez une troupe&#xa0;: encore %n actions.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move a troop: {origin} to {place}</source>
        <translation>Déplacer une troupe&#xa0;: {origin} → {place}</translation>
    </message>
    <message>
        <source>Mutiny: choose the warriors you give back.</source>
        <translation>Mutinerie&#xa0;: choisissez les guerriers que vous rendez.</translation>
    </message>
    <message>
        <source>Nation of the first seat</source>
        <translation>Nation de la place 1</translation>
    </message>
    <message>
        <source>Never fight for others</source>
        <translation>Ne jamais combattre pour d’autres</translation>
    </message>
    <message>
        <source>Never surrender for provisions</source>
        <translation>Ne jamais se rendre contre des provisions</translation>
    </message>
    <message>
        <source>No bribery card of yours can be played now.</source>
        <translation>Aucune de vos cartes de corruption ne peut être jouée maintenant.</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Aucune carte</translation>
    </message>
    <message>
        <source>No provision is left to draw.</source>
        <translation>Il ne reste aucune provision à piocher.</translation>
    </message>
    <message>
        <source>No provisions are drawn for it there.</source>
        <translation>Elle n’y apporte aucune provision.</translation>
    </message>
    <message>
        <source>No trade</source>
        <translation>Aucun échange</translation>
    </message>
    <message>
        <source>No troop can be moved with this card now.</source>
        <translation>Cette carte ne peut déplacer aucune troupe maintenant.</translation>
    </message>
    <message>
        <source>No warrior of your nation is left to draw.</source>
        <translation>Il ne reste aucun guerrier de votre nation à piocher.</translation>
    </message>
    <message>
        <source>Nobody has bid so far.</source>
        <translation>Personne n’a encore misé.</translation>
    </message>
    <message>
        <source>Now choose a bridge on the map.</source>
        <translation>Choisissez maintenant un pont sur le plateau.</translation>
    </message>
    <message>
        <source>Now choose a lit square on the map.</source>
        <translation>Choisissez maintenant une case éclairée sur le plateau.</translation>
    </message>
    <message>
        <source>Now choose cards and numbers below the map.</source>
        <translation>Choisissez maintenant des cartes et des nombres sous le plateau.</translation>
    </message>
    <message>
        <source>Now choose one of the buttons above.</source>
        <translation>Choisissez maintenant l’un des boutons ci-dessus.</translation>
    </message>
    <message>
        <source>Now choose one of the lit troops on the map.</source>
        <translation>Choisissez maintenant l’une des troupes éclairées sur le plateau.</translation>
    </message>
    <message>
        <source>Now lay warriors and Weapons from your hand.</source>
        <translation>Posez maintenant des guerriers et des Armes de votre main.</translation>
    </message>
    <message>
        <source>Now play a bribery card from your hand, or none.</source>
        <translation>Jouez maintenant une carte de corruption de votre main, ou aucune.</translation>
    </message>
    <message>
        <source>Number of these cards in the box.</source>
        <translation>Nombre de ces cartes dans la boîte.</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Offrir</translation>
    </message>
    <message>
        <source>Offer a fighter your help, or stay out.</source>
        <translation>Offrez votre aide à un combattant, ou restez en dehors du combat.</translation>
    </message>
    <message>
        <source>Offer it</source>
        <translation>L’offrir</translation>
    </message>
    <message>
        <source>Offer {name} provisions for surrendering, or fight.</source>
        <translation>Offrez des provisions à {name} contre sa reddition, ou combattez.</translation>
    </message>
    <message>
        <source>Only the attacker pays for a surrender.</source>
        <translation>Seul l’attaquant paie une reddition.</translation>
    </message>
    <message>
        <source>Only the defender may surrender.</source>
        <translation>Seule la défense peut se rendre.</translation>
    </message>
    <message>
        <source>Only the two fighters may ask for help.</source>
        <translation>Seuls les deux combattants peuvent demander de l’aide.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Pass, or leave things as they are</source>
        <translation>Passer, ou laisser les choses en l’état</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Payer</translation>
    </message>
    <message numerus="yes">
        <source>Pay %n more card(s).</source>
        <translation>
            <numerusform>Payez encore&#xa0;%n carte.</numerusform>
            <numerusform>Payez encore&#xa0;%n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pay one Food</source>
        <translation>Payer une carte Nourriture</translation>
    </message>
    <message numerus="yes">
        <source>Pay one Food and draw %n warrior(s)</source>
        <translation>
            <numerusform>Payer une carte Nourriture et piocher %n guerrier</numerusform>
            <numerusform>Payer une carte Nourriture et piocher %n guerriers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay one Food for %n warrior(s)</source>
        <translation>
            <numerusform>Payer une carte Nourriture pour %n guerrier</numerusform>
            <numerusform>Payer une carte Nourriture pour %n guerriers</numerusform>
        </translation>
    </message>
    <message>
        <source>Pillage: choose the provisions you discard.</source>
        <translation>Pillage&#xa0;: choisissez les provisions que vous défaussez.</translation>
    </message>
    <message>
        <source>Place the beaten troop: {place}</source>
        <translation>Placer la troupe battue&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Play a bribery card, or go on.</source>
        <translation>Jouez une carte de corruption, ou continuez.</translation>
    </message>
    <message>
        <source>Play “{card}”</source>
        <translation>Jouer «&#xa0;{card}&#xa0;»</translation>
    </message>
    <message>
        <source>Play “{card}”: {origin} to {place}</source>
        <translation>Jouer «&#xa0;{card}&#xa0;»&#xa0;: {origin} → {place}</translation>
    </message>
    <message>
        <source>Propose a trade, or go on.</source>
        <translation>Proposez un échange, ou continuez.</translation>
    </message>
    <message>
        <source>Propose it</source>
        <translation>Le proposer</translation>
    </message>
    <message>
        <source>Put a troop into the city: {origin} to {place}</source>
        <translation>Placer une troupe en ville&#xa0;: {origin} → {place}</translation>
    </message>
    <message>
        <source>Put the beaten troop on a free square outside the city.</source>
        <translation>Placez la troupe battue sur une case libre hors de la ville.</translation>
    </message>
    <message>
        <source>Put your collar on a troop outside the city.</source>
        <translation>Marquez de votre collier une troupe hors de la ville.</translation>
    </message>
    <message>
        <source>Recruit</source>
        <translation>Recruter</translation>
    </message>
    <message>
        <source>Recruit warriors, or draw a provision</source>
        <translation>Recruter des guerriers, ou piocher une provision</translation>
    </message>
    <message numerus="yes">
        <source>Recruit, or draw a provision: %n action(s) left.</source>
        <translation>
            <numerusform>Recrutez ou piochez une provision&#xa0;: encore %n action.</numerusform>
            <numerusform>Recrutez ou piochez une provision&#xa0;: encore %n actions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recruit: %n action(s) left.</source>
        <translation>
            <numerusform>Recrutez&#xa0;: encore %n action.</numerusform>
            <numerusform>Recrutez&#xa0;: encore %n actions.</numerusform>
        </translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}.</source>
        <translation>Manche {round} sur {rounds}.</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Partie courte</translation>
    </message>
    <message>
        <source>Six chiefs, two nations and one city in a lake: lead your troops into the city.</source>
        <translation>Six chefs, deux nations et une ville au milieu d’un lac&#xa0;: menez vos troupes en ville.</translation>
    </message>
    <message>
        <source>Somebody has already bid that much.</source>
        <translation>Quelqu’un a déjà misé autant.</translation>
    </message>
    <message>
        <source>Something else came first. Try again.</source>
        <translation>Autre chose s’est passé avant. Réessayez.</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>espagnole</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Stay out</source>
        <translation>Rester en dehors du combat</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Se rendre</translation>
    </message>
    <message>
        <source>Take a troop out of the city: {origin} to {place}</source>
        <translation>Faire sortir une troupe de la ville&#xa0;: {origin} → {place}</translation>
    </message>
    <message>
        <source>That card cannot be played in a combat.</source>
        <translation>Cette carte ne se joue pas dans un combat.</translation>
    </message>
    <message>
        <source>That card is never played: it counts at the end, or is useless.</source>
        <translation>Cette carte ne se joue jamais&#xa0;: elle compte à la fin, ou ne sert à rien.</translation>
    </message>
    <message>
        <source>That is a troop of your own.</source>
        <translation>C’est une de vos troupes.</translation>
    </message>
    <message>
        <source>That is in the city.</source>
        <translation>C’est en ville.</translation>
    </message>
    <message>
        <source>That is not in your hand.</source>
        <translation>Ce n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>That is not the right number of cards.</source>
        <translation>Ce n’est pas le bon nombre de cartes.</translation>
    </message>
    <message>
        <source>That is not what you have to decide now.</source>
        <translation>Ce n’est pas ce qui vous est demandé.</translation>
    </message>
    <message>
        <source>That is on the water.</source>
        <translation>C’est sur l’eau.</translation>
    </message>
    <message>
        <source>That is outside the city.</source>
        <translation>C’est hors de la ville.</translation>
    </message>
    <message>
        <source>That offer no longer stands.</source>
        <translation>Cette offre ne tient plus.</translation>
    </message>
    <message>
        <source>That player has no provisions to trade.</source>
        <translation>Ce joueur n’a pas de provisions à échanger.</translation>
    </message>
    <message>
        <source>That troop already wears a collar.</source>
        <translation>Cette troupe porte déjà un collier.</translation>
    </message>
    <message>
        <source>That troop belongs to the other nation.</source>
        <translation>Cette troupe est de l’autre nation.</translation>
    </message>
    <message>
        <source>That troop does not wear your collar.</source>
        <translation>Cette troupe ne porte pas votre collier.</translation>
    </message>
    <message>
        <source>That troop is fighting.</source>
        <translation>Cette troupe combat.</translation>
    </message>
    <message>
        <source>That troop wears no collar.</source>
        <translation>Cette troupe ne porte pas de collier.</translation>
    </message>
    <message>
        <source>The attacker must lay at least one warrior.</source>
        <translation>L’attaquant doit poser au moins un guerrier.</translation>
    </message>
    <message>
        <source>The bridge is broken: nobody can stand there.</source>
        <translation>Le pont est rompu&#xa0;: personne ne peut s’y tenir.</translation>
    </message>
    <message>
        <source>The city</source>
        <translation>La ville</translation>
    </message>
    <message>
        <source>The city was full, so the player with the most points won.</source>
        <translation>La ville était pleine&#xa0;: victoire aux points.</translation>
    </message>
    <message>
        <source>The city was full.</source>
        <translation>La ville était pleine.</translation>
    </message>
    <message>
        <source>The event must be carried out first.</source>
        <translation>L’événement doit d’abord être exécuté.</translation>
    </message>
    <message>
        <source>The game ends with the first treasure. This is not in the rulebook.</source>
        <translation>La partie s’arrête au premier trésor. Ce n’est pas dans le livret d’origine.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The highest bid is {best}: the next one must be higher.</source>
        <translation>L’enchère la plus haute est de {best}&#xa0;: la suivante doit être plus élevée.</translation>
    </message>
    <message>
        <source>The highest bidder cannot trade until the auction is over.</source>
        <translation>Le meilleur enchérisseur ne peut rien échanger avant la fin des enchères.</translation>
    </message>
    <message>
        <source>The last treasure was found, so the player with the most points won.</source>
        <translation>Le dernier trésor a été trouvé&#xa0;: victoire aux points.</translation>
    </message>
    <message>
        <source>The last treasure was found.</source>
        <translation>Le dernier trésor a été trouvé.</translation>
    </message>
    <message>
        <source>The mercenary asks for Gold.</source>
        <translation>Le mercenaire demande de l’Or.</translation>
    </message>
    <message>
        <source>The mercenary asks for other cards.</source>
        <translation>Le mercenaire demande d’autres cartes.</translation>
    </message>
    <message numerus="yes">
        <source>The most points win, after %n round(s) or once the city is full.</source>
        <translation>
            <numerusform>Celui qui a le plus de points gagne, après&#xa0;%n manche ou dès que la ville est pleine.</numerusform>
            <numerusform>Celui qui a le plus de points gagne, après&#xa0;%n manches ou dès que la ville est pleine.</numerusform>
        </translation>
    </message>
    <message>
        <source>The open offer must be answered first.</source>
        <translation>Il faut d’abord répondre à l’offre en cours.</translation>
    </message>
    <message>
        <source>The troop cannot get there.</source>
        <translation>La troupe ne peut pas y aller.</translation>
    </message>
    <message>
        <source>The troop is already there.</source>
        <translation>La troupe s’y trouve déjà.</translation>
    </message>
    <message>
        <source>There are no more of them.</source>
        <translation>Il n’y en a pas davantage.</translation>
    </message>
    <message>
        <source>There is a troop on that bridge.</source>
        <translation>Il y a une troupe sur ce pont.</translation>
    </message>
    <message>
        <source>There is no combat.</source>
        <translation>Il n’y a pas de combat.</translation>
    </message>
    <message>
        <source>There is no such move.</source>
        <translation>Ce coup n’existe pas.</translation>
    </message>
    <message>
        <source>These cards do not add up to exactly your bid.</source>
        <translation>Le total de ces cartes n’égale pas exactement votre enchère.</translation>
    </message>
    <message>
        <source>To make no offer, click one of your troops and move it.</source>
        <translation>Pour ne rien proposer, cliquez sur une de vos troupes et déplacez-la.</translation>
    </message>
    <message>
        <source>Too many offers are open already.</source>
        <translation>Trop d’offres sont déjà en cours.</translation>
    </message>
    <message>
        <source>Too many offers have been made in this game.</source>
        <translation>Il y a eu trop d’offres dans cette partie.</translation>
    </message>
    <message>
        <source>Trade with you</source>
        <translation>Échanger avec vous</translation>
    </message>
    <message>
        <source>Trade with {name}</source>
        <translation>Échanger avec {name}</translation>
    </message>
    <message>
        <source>Trade…</source>
        <translation>Échange…</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Trésors</translation>
    </message>
    <message>
        <source>Troops in the city</source>
        <translation>Troupes en ville</translation>
    </message>
    <message>
        <source>Value of provisions</source>
        <translation>Valeur des provisions</translation>
    </message>
    <message>
        <source>What a card of this kind is worth in a bid.</source>
        <translation>Ce que vaut une carte de ce type aux enchères.</translation>
    </message>
    <message>
        <source>Winning nation</source>
        <translation>Nation victorieuse</translation>
    </message>
    <message>
        <source>With an odd number of players, this nation has one more chief.</source>
        <translation>À nombre impair de joueurs, cette nation a un chef de plus.</translation>
    </message>
    <message>
        <source>With one more card, the sum cannot be exactly {amount}.</source>
        <translation>Avec une carte de plus, le total ne peut pas être exactement {amount}.</translation>
    </message>
    <message>
        <source>Without a warrior in hand, you cannot attack.</source>
        <translation>Sans guerrier en main, vous ne pouvez pas attaquer.</translation>
    </message>
    <message>
        <source>You are one of the fighters.</source>
        <translation>Vous êtes l’un des deux combattants.</translation>
    </message>
    <message>
        <source>You attack {name} {place}. The defender wins a tie.</source>
        <translation>Vous attaquez {name} {place}. À égalité, la défense gagne.</translation>
    </message>
    <message>
        <source>You cannot bid more, so you pass.</source>
        <translation>Vous ne pouvez pas miser davantage&#xa0;: vous passez.</translation>
    </message>
    <message>
        <source>You cannot bid, and pass.</source>
        <translation>Vous ne pouvez pas miser&#xa0;: vous passez.</translation>
    </message>
    <message>
        <source>You cannot choose any more cards.</source>
        <translation>Vous ne pouvez pas choisir davantage de cartes.</translation>
    </message>
    <message>
        <source>You cannot trade provisions of the same type for each other.</source>
        <translation>On n’échange pas entre elles des provisions du même type.</translation>
    </message>
    <message>
        <source>You cannot trade with yourself.</source>
        <translation>On n’échange pas avec soi-même.</translation>
    </message>
    <message>
        <source>You defend, and have no Food to pay for warriors.</source>
        <translation>Vous défendez, et vous n’avez pas de carte Nourriture pour payer des guerriers.</translation>
    </message>
    <message numerus="yes">
        <source>You defend: pay one Food for %n warrior(s)?</source>
        <translation>
            <numerusform>Vous défendez&#xa0;: payer une carte Nourriture pour %n guerrier&#xa0;?</numerusform>
            <numerusform>Vous défendez&#xa0;: payer une carte Nourriture pour %n guerriers&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>You do not have enough Camouflage to get there.</source>
        <translation>Vous n’avez pas assez de Camouflages pour y aller.</translation>
    </message>
    <message>
        <source>You do not have what is asked for.</source>
        <translation>Vous n’avez pas ce qui est demandé.</translation>
    </message>
    <message>
        <source>You gave up the game.</source>
        <translation>Vous avez abandonné la partie.</translation>
    </message>
    <message>
        <source>You have no Food to pay.</source>
        <translation>Vous n’avez pas de carte Nourriture pour payer.</translation>
    </message>
    <message>
        <source>You have no help to offer, so you stay out.</source>
        <translation>Vous n’avez aucune aide à offrir&#xa0;: vous restez en dehors du combat.</translation>
    </message>
    <message>
        <source>You have no warriors to lay.</source>
        <translation>Vous n’avez aucun guerrier à poser.</translation>
    </message>
    <message>
        <source>You have nothing left to lay.</source>
        <translation>Vous n’avez plus rien à poser.</translation>
    </message>
    <message numerus="yes">
        <source>You have only %n of them.</source>
        <translation>
            <numerusform>Vous n’en avez pas plus de&#xa0;%n.</numerusform>
            <numerusform>Vous n’en avez pas plus de&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have won: mark a troop of your nation, or none.</source>
        <translation>Vous avez gagné&#xa0;: marquez une troupe de votre nation, ou aucune.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n card(s).</source>
        <translation>
            <numerusform>Vous gardez %n carte.</numerusform>
            <numerusform>Vous gardez %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may choose a temple only if nothing else is free in the city.</source>
        <translation>Un temple ne peut être choisi que si rien d’autre n’est libre en ville.</translation>
    </message>
    <message>
        <source>You may not pass while you can still take an action.</source>
        <translation>Vous ne pouvez pas passer tant qu’une action vous est possible.</translation>
    </message>
    <message>
        <source>You may trade one or two provisions for one or two others.</source>
        <translation>Vous pouvez échanger une ou deux provisions contre une ou deux autres.</translation>
    </message>
    <message>
        <source>You must bid at least 1.</source>
        <translation>L’enchère minimale est de 1.</translation>
    </message>
    <message>
        <source>You must offer a warrior or a Weapon.</source>
        <translation>Vous devez offrir un guerrier ou une Arme.</translation>
    </message>
    <message>
        <source>You play {nation} and begin with two troops.</source>
        <translation>Vous jouez {nation} et commencez avec deux troupes.</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Vous gagnez&#xa0;!</translation>
    </message>
    <message>
        <source>You win, together with {names}!</source>
        <translation>Vous gagnez, avec {names}&#xa0;!</translation>
    </message>
    <message>
        <source>Your provisions are worth {worth} in all.</source>
        <translation>Vos provisions valent {worth} en tout.</translation>
    </message>
    <message>
        <source>Your provisions cannot pay exactly {amounts}.</source>
        <translation>Vos provisions ne permettent pas de payer exactement {amounts}.</translation>
    </message>
    <message>
        <source>Your provisions cannot pay that.</source>
        <translation>Vos provisions ne peuvent pas payer cela.</translation>
    </message>
    <message>
        <source>Your strength would be {sum}.</source>
        <translation>Votre force serait de {sum}.</translation>
    </message>
    <message>
        <source>accepting</source>
        <translation>accepter</translation>
    </message>
    <message>
        <source>adding nothing</source>
        <translation>s’en tenir là</translation>
    </message>
    <message>
        <source>an unmarked Aztec troop</source>
        <translation>une troupe aztèque sans collier</translation>
    </message>
    <message>
        <source>an unmarked Spanish troop</source>
        <translation>une troupe espagnole sans collier</translation>
    </message>
    <message>
        <source>bidding {amount}</source>
        <translation>miser {amount}</translation>
    </message>
    <message>
        <source>breaking the {name}</source>
        <translation>rompre le {name}</translation>
    </message>
    <message>
        <source>buying no warriors</source>
        <translation>ne pas acheter de guerriers</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>tiré au sort</translation>
    </message>
    <message>
        <source>discarding {cards}</source>
        <translation>défausser {cards}</translation>
    </message>
    <message>
        <source>drawing a provision</source>
        <translation>piocher une provision</translation>
    </message>
    <message>
        <source>fighting</source>
        <translation>combattre</translation>
    </message>
    <message>
        <source>giving back {cards}</source>
        <translation>rendre {cards}</translation>
    </message>
    <message>
        <source>keeping {cards}</source>
        <translation>garder {cards}</translation>
    </message>
    <message>
        <source>laying a Weapon</source>
        <translation>poser une Arme</translation>
    </message>
    <message>
        <source>laying no more</source>
        <translation>ne plus rien poser</translation>
    </message>
    <message>
        <source>laying the {value}</source>
        <translation>poser le {value}</translation>
    </message>
    <message>
        <source>leaving the bridges as they are</source>
        <translation>laisser les ponts en l’état</translation>
    </message>
    <message>
        <source>marking none</source>
        <translation>n’en marquer aucune</translation>
    </message>
    <message>
        <source>marking the troop ({place})</source>
        <translation>marquer la troupe ({place})</translation>
    </message>
    <message>
        <source>marking troops</source>
        <translation>on marque des troupes</translation>
    </message>
    <message>
        <source>mending the {name}</source>
        <translation>refaire le {name}</translation>
    </message>
    <message>
        <source>offering {cards}</source>
        <translation>offrir {cards}</translation>
    </message>
    <message>
        <source>passing</source>
        <translation>passer</translation>
    </message>
    <message numerus="yes">
        <source>paying one Food for %n warrior(s)</source>
        <translation>
            <numerusform>payer une carte Nourriture pour %n guerrier</numerusform>
            <numerusform>payer une carte Nourriture pour %n guerriers</numerusform>
        </translation>
    </message>
    <message>
        <source>paying {cards}</source>
        <translation>payer {cards}</translation>
    </message>
    <message>
        <source>playing no card</source>
        <translation>ne jouer aucune carte</translation>
    </message>
    <message>
        <source>playing “{card}”</source>
        <translation>jouer «&#xa0;{card}&#xa0;»</translation>
    </message>
    <message>
        <source>playing “{card}” ({place})</source>
        <translation>jouer «&#xa0;{card}&#xa0;» ({place})</translation>
    </message>
    <message>
        <source>recruiting</source>
        <translation>recruter</translation>
    </message>
    <message>
        <source>refusing</source>
        <translation>refuser</translation>
    </message>
    <message>
        <source>round {round} of {rounds}, event {event}</source>
        <translation>manche {round} sur {rounds}, événement {event}</translation>
    </message>
    <message>
        <source>sending the beaten troop away ({place})</source>
        <translation>éloigner la troupe battue ({place})</translation>
    </message>
    <message>
        <source>staying out</source>
        <translation>rester en dehors du combat</translation>
    </message>
    <message>
        <source>surrendering</source>
        <translation>se rendre</translation>
    </message>
    <message>
        <source>the move {way}</source>
        <translation>le déplacement {way}</translation>
    </message>
    <message>
        <source>the trade for {get}</source>
        <translation>l’échange contre {get}</translation>
    </message>
    <message>
        <source>took the treasure</source>
        <translation>a pris le trésor</translation>
    </message>
    <message>
        <source>trading nothing</source>
        <translation>ne rien échanger</translation>
    </message>
    <message>
        <source>won a bribery card</source>
        <translation>a remporté une carte de corruption</translation>
    </message>
    <message>
        <source>won the combat</source>
        <translation>a gagné le combat</translation>
    </message>
    <message>
        <source>you won the combat</source>
        <translation>vous avez gagné le combat</translation>
    </message>
    <message>
        <source>{card}: choose a free square for the troop.</source>
        <translation>{card}&#xa0;: choisissez une case libre pour la troupe.</translation>
    </message>
    <message>
        <source>{card}: choose the troop to move.</source>
        <translation>{card}&#xa0;: choisissez la troupe à déplacer.</translation>
    </message>
    <message>
        <source>{card}: {troop}</source>
        <translation>{card}&#xa0;: {troop}</translation>
    </message>
    <message>
        <source>{give} for {get}</source>
        <translation>{give} contre {get}</translation>
    </message>
    <message>
        <source>{give} to you for {get}</source>
        <translation>{give} à vous, contre {get}</translation>
    </message>
    <message>
        <source>{give} to {name} for {get}</source>
        <translation>{give} à {name} contre {get}</translation>
    </message>
    <message>
        <source>{help} for {price}</source>
        <translation>{help} contre {price}</translation>
    </message>
    <message>
        <source>{high} against {low}.</source>
        <translation>{high} contre {low}.</translation>
    </message>
    <message>
        <source>{names} win.</source>
        <translation>{names} gagnent.</translation>
    </message>
    <message>
        <source>{name} attacks you {place}. You win a tie.</source>
        <translation>{name} vous attaque {place}. À égalité, vous gagnez.</translation>
    </message>
    <message>
        <source>{name} attacks {place}; you defend for your nation.</source>
        <translation>{name} attaque {place}&#xa0;; vous défendez pour votre nation.</translation>
    </message>
    <message>
        <source>{name} gave up the game.</source>
        <translation>{name} a abandonné la partie.</translation>
    </message>
    <message>
        <source>{name} has bid {amount}.</source>
        <translation>{name} a misé {amount}.</translation>
    </message>
    <message>
        <source>{name} is bidding or paying.</source>
        <translation>{name} mise ou paie son enchère.</translation>
    </message>
    <message>
        <source>{name} is carrying out the event.</source>
        <translation>{name} exécute l’événement.</translation>
    </message>
    <message>
        <source>{name} is choosing a troop to mark.</source>
        <translation>{name} choisit une troupe à marquer.</translation>
    </message>
    <message>
        <source>{name} is choosing an action.</source>
        <translation>{name} choisit une action.</translation>
    </message>
    <message>
        <source>{name} is choosing cards to keep.</source>
        <translation>{name} choisit des cartes à garder.</translation>
    </message>
    <message>
        <source>{name} is placing the beaten troop.</source>
        <translation>{name} place la troupe battue.</translation>
    </message>
    <message>
        <source>{name} is preparing the combat.</source>
        <translation>{name} prépare le combat.</translation>
    </message>
    <message>
        <source>{name} is thinking about the offer.</source>
        <translation>{name} réfléchit à l’offre.</translation>
    </message>
    <message>
        <source>{name} may help one of the fighters.</source>
        <translation>{name} peut aider un combattant.</translation>
    </message>
    <message>
        <source>{name} may play a bribery card.</source>
        <translation>{name} peut jouer une carte de corruption.</translation>
    </message>
    <message>
        <source>{name} may propose a bargain.</source>
        <translation>{name} peut proposer un marché.</translation>
    </message>
    <message>
        <source>{name} offers you {give} for {get}. Accept?</source>
        <translation>{name} vous offre {give} contre {get}. Accepter&#xa0;?</translation>
    </message>
    <message>
        <source>{name} offers you {help} for {price}.</source>
        <translation>{name} vous offre {help}&#xa0;; prix&#xa0;: {price}.</translation>
    </message>
    <message>
        <source>{name} offers {cards} for your surrender.</source>
        <translation>{name} offre {cards} contre votre reddition.</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} gagne.</translation>
    </message>
    <message>
        <source>{name} won the combat</source>
        <translation>{name} a gagné le combat</translation>
    </message>
    <message>
        <source>{nation} lead in the city, {most} troops to {least}.</source>
        <translation>{nation} mènent en ville, {most} troupes à {least}.</translation>
    </message>
    <message>
        <source>{what}: {cards}</source>
        <translation>{what}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{whose}, {place}</source>
        <translation>{whose}, {place}</translation>
    </message>
</context>
<context>
    <name>CortezActs</name>
    <message>
        <source>Ask for help…</source>
        <translation>Demander de l’aide…</translation>
    </message>
    <message>
        <source>Ask for it</source>
        <translation>La demander</translation>
    </message>
    <message>
        <source>Bribery card…</source>
        <translation>Carte de corruption…</translation>
    </message>
    <message>
        <source>Buy a surrender…</source>
        <translation>Acheter une reddition…</translation>
    </message>
    <message>
        <source>Choose a bribery card to play.</source>
        <translation>Choisissez la carte de corruption à jouer.</translation>
    </message>
    <message>
        <source>Choose a warrior or Weapons to offer.</source>
        <translation>Choisissez un guerrier ou des Armes à offrir.</translation>
    </message>
    <message>
        <source>Choose cards on both sides.</source>
        <translation>Choisissez des cartes des deux côtés.</translation>
    </message>
    <message>
        <source>Click the cards that you give, one click for each.</source>
        <translation>Cliquez sur les cartes que vous donnez, une fois par carte.</translation>
    </message>
    <message>
        <source>Offer help…</source>
        <translation>Offrir de l’aide…</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>La jouer</translation>
    </message>
    <message>
        <source>Trade with {name}: what do you give, and for what?</source>
        <translation>Échange avec {name}&#xa0;: que donnez-vous, et contre quoi&#xa0;?</translation>
    </message>
    <message>
        <source>What do you offer {name} for surrendering?</source>
        <translation>Qu’offrez-vous à {name} contre sa reddition&#xa0;?</translation>
    </message>
    <message>
        <source>Whom do you ask for help, and what do you pay?</source>
        <translation>À qui demandez-vous de l’aide, et que payez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Whom do you help, with what, and for what price?</source>
        <translation>Qui aidez-vous, avec quoi et à quel prix&#xa0;?</translation>
    </message>
    <message>
        <source>You have no provisions to give in return.</source>
        <translation>Vous n’avez aucune provision à donner en échange.</translation>
    </message>
    <message>
        <source>You have no provisions to give.</source>
        <translation>Vous n’avez aucune provision à donner.</translation>
    </message>
    <message>
        <source>You may play it now, even when it is not your turn.</source>
        <translation>Vous pouvez la jouer maintenant, même hors de votre tour.</translation>
    </message>
    <message>
        <source>{cards} for the defender’s surrender</source>
        <translation>{cards} contre la reddition du défenseur</translation>
    </message>
    <message>
        <source>{give} for {get}</source>
        <translation>{give} contre {get}</translation>
    </message>
    <message>
        <source>{help} to {name} for {price}</source>
        <translation>{help} à {name} contre {price}</translation>
    </message>
    <message>
        <source>{name}’s help for {price}</source>
        <translation>{name} vous aide pour {price}</translation>
    </message>
    <message>
        <source>{terms}.</source>
        <translation>{terms}.</translation>
    </message>
</context>
<context>
    <name>CortezAid</name>
    <message>
        <source>6, 4, 4, 2 and 1 with two Weapons make {total}.</source>
        <translation>6, 4, 4, 2 et 1 avec deux Armes font {total}.</translation>
    </message>
    <message>
        <source>A treasure goes to the player with the most marked troops in the city; in a tie, to the tied player on the highest-numbered square.</source>
        <translation>Un trésor va au joueur qui a le plus de troupes marquées en ville&#xa0;; à égalité, à celui des ex æquo qui tient la case au plus grand numéro.</translation>
    </message>
    <message>
        <source>A troop is &lt;b&gt;defended&lt;/b&gt; by the owner of its collar, an unmarked troop by a player of its nation, as proxy. If there are several, the one who turns over the highest provision defends.</source>
        <translation>Une troupe est &lt;b&gt;défendue&lt;/b&gt; par le joueur dont elle porte le collier&#xa0;; sans collier, un joueur de sa nation la défend par procuration. S’il y en a plusieurs, c’est celui qui retourne la plus forte provision.</translation>
    </message>
    <message>
        <source>A troop moves any distance and around corners, never diagonally, over dry land, water or both; it changes from one to the other only in a &lt;b&gt;port&lt;/b&gt;.</source>
        <translation>Une troupe va aussi loin qu’elle veut, même en tournant, jamais en diagonale, sur la terre ferme, sur l’eau ou les deux&#xa0;; elle ne passe de l’une à l’autre que dans un &lt;b&gt;port&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>After the combat</source>
        <translation>Après le combat</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>But du jeu</translation>
    </message>
    <message>
        <source>Aztec</source>
        <translation>Aztèque</translation>
    </message>
    <message>
        <source>Both may add cards in turn; cards laid are never taken back. Others may help either side as &lt;b&gt;mercenaries&lt;/b&gt;, with at most one warrior, of any nation, and with Weapons, for a price in provisions or for nothing.</source>
        <translation>Tour à tour, chacun peut ajouter des cartes&#xa0;; une carte posée ne se reprend jamais. Les autres peuvent aider l’un ou l’autre en &lt;b&gt;mercenaires&lt;/b&gt;, avec un guerrier au plus, de toute nation, et des Armes, contre des provisions ou gratuitement.</translation>
    </message>
    <message>
        <source>Bribery cards</source>
        <translation>Cartes de corruption</translation>
    </message>
    <message>
        <source>Bring troops with your collar into Tenochtitlan. Troops in the city, a secret temple, treasures and the victory of your nation bring points; the player with the most wins.</source>
        <translation>Menez à Tenochtitlan des troupes portant votre collier. Les troupes en ville, un temple secret, les trésors et la victoire de votre nation rapportent des points&#xa0;; le joueur qui en a le plus gagne.</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Le combat</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>End on another free square. Or end on a troop with somebody else’s collar, or on an unmarked one of the other nation: then there is a &lt;b&gt;combat&lt;/b&gt;.</source>
        <translation>Terminez sur une autre case libre, ou sur une troupe au collier d’un autre, ou de l’autre nation et sans collier&#xa0;: il y a alors &lt;b&gt;combat&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Everyone gets 4 warriors of their nation, 10 provisions and an objective. Then everyone in turn puts a collar on an unmarked troop of their nation outside the city, and after that, in the same order, on a second one.</source>
        <translation>Chacun reçoit 4 guerriers de sa nation, 10 provisions et un objectif. Puis chacun à son tour marque d’un collier une troupe de sa nation hors de la ville, et ensuite une deuxième.</translation>
    </message>
    <message>
        <source>Everyone takes a chief, Spanish and Aztec in turn; with an odd number of players one nation has one more chief. Shuffle each deck separately; put the treasures aside.</source>
        <translation>Chacun prend un chef, Espagnols et Aztèques en alternance&#xa0;; à nombre impair, une nation a un chef de plus. Mélangez chaque paquet séparément&#xa0;; mettez les trésors à part.</translation>
    </message>
    <message>
        <source>For each troop without your collar that you &lt;b&gt;jump&lt;/b&gt;, pay 1 Camouflage.</source>
        <translation>Pour chaque troupe sans votre collier que vous &lt;b&gt;sautez&lt;/b&gt;, payez 1 Camouflage.</translation>
    </message>
    <message>
        <source>If you end your move in a &lt;b&gt;village&lt;/b&gt;, draw the number of provisions it shows.</source>
        <translation>Si vous terminez dans un &lt;b&gt;village&lt;/b&gt;, piochez le nombre de provisions qu’il indique.</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>Only &lt;b&gt;causeways&lt;/b&gt; lead into the city. Boats cross them under an intact &lt;b&gt;bridge&lt;/b&gt;, where they cannot stop; a broken bridge lets nobody through.</source>
        <translation>Seules les &lt;b&gt;chaussées&lt;/b&gt; mènent en ville. Les bateaux les franchissent sous un &lt;b&gt;pont&lt;/b&gt; intact, sans s’y arrêter&#xa0;; un pont rompu ne laisse passer personne.</translation>
    </message>
    <message>
        <source>Players may exchange provisions at any time and in any number, but not with the piles. Nothing else is traded.</source>
        <translation>Les joueurs peuvent échanger des provisions à tout moment et en nombre quelconque, mais pas avec les pioches. Rien d’autre ne s’échange.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Provisions</source>
        <translation>Provisions</translation>
    </message>
    <message>
        <source>Put the troops where the map shows. The squares that show both nations take two troops of each nation, in the city and outside it; with an odd number of players, the nation with fewer players fills those in the city, and the other those outside.</source>
        <translation>Placez les troupes comme le montre le plateau. Les cases mixtes reçoivent deux troupes de chaque nation en ville et deux dehors&#xa0;; à nombre impair, la nation la moins nombreuse prend celles de la ville, l’autre celles de dehors.</translation>
    </message>
    <message>
        <source>Rounds and treasures</source>
        <translation>Manches et trésors</translation>
    </message>
    <message>
        <source>Sold at auction by the event Bribery. Bidding begins to the left of the active player; a player who passes is out. The winner pays with provisions worth the bid.</source>
        <translation>Vendues aux enchères lors de l’événement Corruption. On commence à gauche du joueur actif&#xa0;; celui qui passe ne mise plus. Le gagnant paie en provisions la valeur de sa mise.</translation>
    </message>
    <message>
        <source>Some are played at any time, even out of turn; that costs no action, and the card leaves the game: &lt;b&gt;move&lt;/b&gt; one of your troops, or somebody else’s, to a free square, by the rules of moving; draw &lt;b&gt;5 warriors&lt;/b&gt;; draw &lt;b&gt;5 provisions&lt;/b&gt;. Others count at the end: 3, 5 or 7 points. Two are worth nothing.</source>
        <translation>Certaines se jouent à tout moment, même hors de son tour, sans coûter d’action, puis quittent le jeu&#xa0;: &lt;b&gt;déplacer&lt;/b&gt; une de vos troupes, ou celle d’un autre, sur une case libre, selon les règles&#xa0;; piocher &lt;b&gt;5 guerriers&lt;/b&gt;&#xa0;; piocher &lt;b&gt;5 provisions&lt;/b&gt;. D’autres comptent à la fin&#xa0;: 3, 5 ou 7 points. Deux ne valent rien.</translation>
    </message>
    <message>
        <source>Spaniard</source>
        <translation>Espagnol</translation>
    </message>
    <message>
        <source>Take &lt;b&gt;two actions&lt;/b&gt;, the same one twice if you like: discard 1 Food to draw 4 warriors of your nation; move a troop with your collar; draw a provision.</source>
        <translation>Faites &lt;b&gt;deux actions&lt;/b&gt;, deux fois la même si vous voulez&#xa0;: défausser 1 carte Nourriture pour piocher 4 guerriers de votre nation&#xa0;; déplacer une troupe portant votre collier&#xa0;; piocher une provision.</translation>
    </message>
    <message>
        <source>The active player takes an unmarked troop of the nation on the card from dry land to a free square of the city; to a temple only if nothing else is free.</source>
        <translation>Le joueur actif fait passer une troupe de la nation indiquée, sans collier, de la terre ferme à une case libre de la ville&#xa0;; à un temple s’il ne reste rien d’autre.</translation>
    </message>
    <message>
        <source>The active player takes an unmarked troop of the nation on the card out of the city to a free square of dry land; even a village gives no provisions then.</source>
        <translation>Le joueur actif mène une troupe de la nation indiquée, sans collier, hors de la ville, sur une case libre de terre ferme&#xa0;; même un village ne donne alors pas de provisions.</translation>
    </message>
    <message>
        <source>The attacker lays &lt;b&gt;one or more warriors&lt;/b&gt; face down and &lt;b&gt;Weapons&lt;/b&gt; face up, at most one for each warrior. The defender does the same, or surrenders and loses without a fight.</source>
        <translation>L’attaquant pose &lt;b&gt;un ou plusieurs guerriers&lt;/b&gt; face cachée et des &lt;b&gt;Armes&lt;/b&gt; face visible, une au plus par guerrier. Le défenseur fait de même, ou se rend et perd sans combat.</translation>
    </message>
    <message>
        <source>The attacker may offer the defender provisions for surrendering.</source>
        <translation>L’attaquant peut offrir au défenseur des provisions contre sa reddition.</translation>
    </message>
    <message>
        <source>The defender may discard 1 Food to draw 4 warriors.</source>
        <translation>Le défenseur peut défausser 1 carte Nourriture pour piocher 4 guerriers.</translation>
    </message>
    <message>
        <source>The game ends when the last treasure has been awarded, or as soon as there are troops, marked or not, on all 25 squares of the city.</source>
        <translation>La partie finit quand le dernier trésor est attribué, ou dès que des troupes, avec ou sans collier, occupent les 25 cases de la ville.</translation>
    </message>
    <message>
        <source>The winner may put a spare collar on any unmarked troop of their nation and, after a combat in a village, draws the provisions it shows.</source>
        <translation>Le vainqueur peut poser un collier libre sur une troupe de sa nation sans collier, où qu’elle soit&#xa0;; si le combat a lieu dans un village, il en pioche aussi les provisions.</translation>
    </message>
    <message>
        <source>The winner puts the beaten troop on any free square outside the city. Its collar comes off, unless it is its owner’s last.</source>
        <translation>Le vainqueur place la troupe battue sur une case libre hors de la ville. Elle perd son collier, sauf si c’est la dernière de son chef.</translation>
    </message>
    <message>
        <source>To begin</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Trading</source>
        <translation>Échanges</translation>
    </message>
    <message>
        <source>Turn over an &lt;b&gt;event&lt;/b&gt; and carry it out.</source>
        <translation>Retournez un &lt;b&gt;événement&lt;/b&gt; et exécutez-le.</translation>
    </message>
    <message>
        <source>Two to six players, about an hour and a half</source>
        <translation>De deux à six joueurs, environ une heure et demie</translation>
    </message>
    <message>
        <source>Warriors go under the piles of their nations, Weapons are discarded. Attacker and defender draw as many warriors as they laid themselves, at most 4.</source>
        <translation>Les guerriers vont sous la pioche de leur nation, les Armes à la défausse. Attaquant et défenseur piochent autant de guerriers qu’ils en ont posé eux-mêmes, 4 au plus.</translation>
    </message>
    <message>
        <source>When nobody adds any more, turn the cards over. Each Weapon &lt;b&gt;doubles&lt;/b&gt; one warrior, the highest first. The higher sum wins; in a &lt;b&gt;tie&lt;/b&gt;, the defender wins.</source>
        <translation>Quand personne n’ajoute plus rien, on retourne les cartes. Chaque Arme &lt;b&gt;double&lt;/b&gt; un guerrier, les plus forts d’abord. La plus haute somme gagne&#xa0;; à &lt;b&gt;égalité&lt;/b&gt;, le défenseur gagne.</translation>
    </message>
    <message>
        <source>With two or three players there are &lt;b&gt;two rounds&lt;/b&gt;, with more &lt;b&gt;three&lt;/b&gt;. For each, shuffle all 17 events, then a treasure into the last four. When it turns up, the round ends, and the same player turns over the first event of the next.</source>
        <translation>À deux ou trois joueurs, &lt;b&gt;deux manches&lt;/b&gt;&#xa0;; à plus, &lt;b&gt;trois&lt;/b&gt;. Pour chacune, mélangez les 17 événements, puis un trésor aux quatre derniers. Quand il sort, la manche finit, et le même joueur retourne le premier événement de la suivante.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>both</source>
        <translation>les deux</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>pont</translation>
    </message>
    <message>
        <source>causeway</source>
        <translation>chaussée</translation>
    </message>
    <message>
        <source>for bribery cards that say so</source>
        <translation>pour les cartes de corruption qui le disent</translation>
    </message>
    <message>
        <source>for each Gold you hold</source>
        <translation>pour chaque carte Or en main</translation>
    </message>
    <message>
        <source>for each treasure</source>
        <translation>pour chaque trésor</translation>
    </message>
    <message>
        <source>for each troop with your collar in the city</source>
        <translation>pour chaque troupe en ville portant votre collier</translation>
    </message>
    <message>
        <source>for your objective, if a troop with your collar stands on it</source>
        <translation>pour votre objectif, si une troupe portant votre collier s’y tient</translation>
    </message>
    <message>
        <source>port</source>
        <translation>port</translation>
    </message>
    <message>
        <source>to each chief of the nation with more troops in the city, marked or not; in a tie, of the nation on the highest-numbered square</source>
        <translation>à chaque chef de la nation qui a le plus de troupes en ville, avec ou sans collier&#xa0;; à égalité, de celle qui tient la case au plus grand numéro</translation>
    </message>
    <message>
        <source>village</source>
        <translation>village</translation>
    </message>
    <message>
        <source>× {number}</source>
        <translation>× {number}</translation>
    </message>
</context>
<context>
    <name>CortezBattles</name>
    <message>
        <source>It was your last troop: it keeps its collar.</source>
        <translation>C’était votre dernière troupe&#xa0;: elle garde son collier.</translation>
    </message>
    <message>
        <source>It was {name}’s last troop: it keeps its collar.</source>
        <translation>C’était la dernière troupe que commandait {name}&#xa0;: elle garde son collier.</translation>
    </message>
    <message>
        <source>Lots are drawn: you defend.</source>
        <translation>Le sort vous charge de la défense.</translation>
    </message>
    <message>
        <source>Lots are drawn: {name} defends.</source>
        <translation>Le sort charge {name} de la défense.</translation>
    </message>
    <message>
        <source>To decide who defends, you turn up “{card}”.</source>
        <translation>Pour savoir qui défend, vous retournez la carte «&#xa0;{card}&#xa0;».</translation>
    </message>
    <message>
        <source>To decide who defends, {name} turns up “{card}”.</source>
        <translation>Pour savoir qui défend, {name} retourne la carte «&#xa0;{card}&#xa0;».</translation>
    </message>
    <message>
        <source>You accept.</source>
        <translation>Vous acceptez.</translation>
    </message>
    <message>
        <source>You add nothing.</source>
        <translation>Vous vous en tenez là.</translation>
    </message>
    <message>
        <source>You ask {other} for help, for {price}.</source>
        <translation>Vous demandez de l’aide à {other}&#xa0;; prix offert&#xa0;: {price}.</translation>
    </message>
    <message>
        <source>You attack an unmarked troop {place}; {other} defends it.</source>
        <translation>Vous attaquez une troupe sans collier {place}&#xa0;; {other} la défend.</translation>
    </message>
    <message>
        <source>You attack {other} {place}.</source>
        <translation>Vous attaquez {other} {place}.</translation>
    </message>
    <message>
        <source>You give {other} {cards}.</source>
        <translation>Vous donnez {cards} à {other}.</translation>
    </message>
    <message>
        <source>You lay a Weapon.</source>
        <translation>Vous posez une Arme.</translation>
    </message>
    <message>
        <source>You lay {card}, with {arms}.</source>
        <translation>Vous posez {card}, avec {arms}.</translation>
    </message>
    <message>
        <source>You lay {card}.</source>
        <translation>Vous posez {card}.</translation>
    </message>
    <message>
        <source>You offer {other} {cards} for surrendering.</source>
        <translation>Vous offrez {cards} à {other} contre sa reddition.</translation>
    </message>
    <message>
        <source>You offer {other} {help} for {price}.</source>
        <translation>Vous offrez {help} à {other}&#xa0;; prix&#xa0;: {price}.</translation>
    </message>
    <message>
        <source>You refuse.</source>
        <translation>Vous refusez.</translation>
    </message>
    <message>
        <source>You stay out.</source>
        <translation>Vous restez en dehors du combat.</translation>
    </message>
    <message>
        <source>You surrender to {name}.</source>
        <translation>Vous vous rendez à {name}.</translation>
    </message>
    <message>
        <source>You win the combat: {high} against {low}.</source>
        <translation>Vous gagnez le combat&#xa0;: {high} contre {low}.</translation>
    </message>
    <message>
        <source>Your collar comes off the troop.</source>
        <translation>Vous récupérez le collier de la troupe battue.</translation>
    </message>
    <message>
        <source>{high} against {low}: you win the tie as defender.</source>
        <translation>{high} contre {low}&#xa0;: à égalité, vous gagnez en défense.</translation>
    </message>
    <message>
        <source>{high} against {low}: {name} wins the tie as defender.</source>
        <translation>{high} contre {low}&#xa0;: à égalité, {name} gagne en défense.</translation>
    </message>
    <message>
        <source>{name} accepts.</source>
        <translation>{name} accepte.</translation>
    </message>
    <message>
        <source>{name} adds nothing.</source>
        <translation>{name}&#xa0;s’en tient là.</translation>
    </message>
    <message>
        <source>{name} asks you for help, for {price}.</source>
        <translation>{name} vous demande de l’aide&#xa0;; prix offert&#xa0;: {price}.</translation>
    </message>
    <message>
        <source>{name} asks {other} for help, for {price}.</source>
        <translation>{name} demande de l’aide à {other}&#xa0;; prix offert&#xa0;: {price}.</translation>
    </message>
    <message>
        <source>{name} attacks an unmarked troop {place}; you defend it.</source>
        <translation>{name} attaque une troupe sans collier {place}&#xa0;; vous la défendez.</translation>
    </message>
    <message>
        <source>{name} attacks an unmarked troop {place}; {other} defends it.</source>
        <translation>{name} attaque une troupe sans collier {place}&#xa0;; {other} la défend.</translation>
    </message>
    <message>
        <source>{name} attacks you {place}.</source>
        <translation>{name} vous attaque {place}.</translation>
    </message>
    <message>
        <source>{name} attacks {other} {place}.</source>
        <translation>{name} attaque {other} {place}.</translation>
    </message>
    <message>
        <source>{name} gives you {cards}.</source>
        <translation>{name} vous donne {cards}.</translation>
    </message>
    <message>
        <source>{name} gives {other} {cards}.</source>
        <translation>{name} donne {cards} à {other}.</translation>
    </message>
    <message>
        <source>{name} lays a Weapon.</source>
        <translation>{name} pose une Arme.</translation>
    </message>
    <message>
        <source>{name} lays {card}, with {arms}.</source>
        <translation>{name} pose {card}, avec {arms}.</translation>
    </message>
    <message>
        <source>{name} lays {card}.</source>
        <translation>{name} pose {card}.</translation>
    </message>
    <message>
        <source>{name} offers you {cards} for surrendering.</source>
        <translation>{name} vous offre {cards} contre votre reddition.</translation>
    </message>
    <message>
        <source>{name} offers you {help} for {price}.</source>
        <translation>{name} vous offre {help}&#xa0;; prix&#xa0;: {price}.</translation>
    </message>
    <message>
        <source>{name} offers {other} {cards} for surrendering.</source>
        <translation>{name} offre {cards} à {other} contre une reddition.</translation>
    </message>
    <message>
        <source>{name} offers {other} {help} for {price}.</source>
        <translation>{name} offre {help} à {other}&#xa0;; prix&#xa0;: {price}.</translation>
    </message>
    <message>
        <source>{name} refuses.</source>
        <translation>{name} refuse.</translation>
    </message>
    <message>
        <source>{name} stays out.</source>
        <translation>{name} reste en dehors du combat.</translation>
    </message>
    <message>
        <source>{name} wins the combat: {high} against {low}.</source>
        <translation>{name} gagne le combat&#xa0;: {high} contre {low}.</translation>
    </message>
    <message>
        <source>{name}’s collar comes off the troop.</source>
        <translation>{name} récupère le collier de la troupe battue.</translation>
    </message>
    <message>
        <source>{other} surrenders to you.</source>
        <translation>{other} se rend à vous.</translation>
    </message>
    <message>
        <source>{other} surrenders to {name}.</source>
        <translation>{other} se rend à {name}.</translation>
    </message>
</context>
<context>
    <name>CortezCards</name>
    <message>
        <source>1 Food: 4 warriors</source>
        <translation>1 Nourriture&#xa0;: 4 guerriers</translation>
    </message>
    <message>
        <source>1 per spare collar</source>
        <translation>1 par collier libre</translation>
    </message>
    <message>
        <source>1 point at the end</source>
        <translation>1 point à la fin</translation>
    </message>
    <message>
        <source>1 point if you still hold it at the end of the game.</source>
        <translation>1 point si vous l’avez encore à la fin de la partie.</translation>
    </message>
    <message>
        <source>10 points at the end</source>
        <translation>10 points à la fin</translation>
    </message>
    <message>
        <source>10 points at the end, if a troop with your collar stands on temple {number}.</source>
        <translation>10 points à la fin si une troupe portant votre collier se tient sur le temple {number}.</translation>
    </message>
    <message>
        <source>Adds {value} to your strength in a combat, or {double} if a Weapon doubles it.</source>
        <translation>Ajoute {value} à votre force dans un combat, ou {double} si une Arme le double.</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>Archer</translation>
    </message>
    <message>
        <source>Arquebusier</source>
        <translation>Arquebusier</translation>
    </message>
    <message>
        <source>At any time, draw 5 provisions; then the card leaves the game.</source>
        <translation>À tout moment, piochez 5 provisions&#xa0;; la carte quitte ensuite le jeu.</translation>
    </message>
    <message>
        <source>At any time, draw 5 warriors of your nation; then the card leaves the game.</source>
        <translation>À tout moment, piochez 5 guerriers de votre nation&#xa0;; la carte quitte ensuite le jeu.</translation>
    </message>
    <message>
        <source>At any time, move another player’s troop to a free square that it can reach; pay 1 Camouflage for each troop it jumps that does not wear the same collar. Then the card leaves the game.</source>
        <translation>À tout moment, déplacez une troupe au collier d’un autre sur une case libre qu’elle peut atteindre, en payant les Camouflages dus pour ses sauts&#xa0;; la carte quitte ensuite le jeu.</translation>
    </message>
    <message>
        <source>At any time, move another player’s troop to any free square, without paying or drawing anything. Then the card leaves the game.</source>
        <translation>À tout moment, placez une troupe au collier d’un autre sur n’importe quelle case libre, sans payer ni piocher&#xa0;; la carte quitte ensuite le jeu.</translation>
    </message>
    <message>
        <source>At any time, move one of your troops to a free square that it can reach; pay 1 Camouflage for each troop it jumps that does not wear the same collar. Then the card leaves the game.</source>
        <translation>À tout moment, déplacez une troupe portant votre collier sur une case libre qu’elle peut atteindre, en payant les Camouflages dus pour ses sauts&#xa0;; la carte quitte ensuite le jeu.</translation>
    </message>
    <message>
        <source>At any time, move one of your troops to any free square, without paying or drawing anything. Then the card leaves the game.</source>
        <translation>À tout moment, placez une troupe portant votre collier sur n’importe quelle case libre, sans payer ni piocher&#xa0;; la carte quitte ensuite le jeu.</translation>
    </message>
    <message>
        <source>Attack: the Aztecs</source>
        <translation>Attaque&#xa0;: les Aztèques</translation>
    </message>
    <message>
        <source>Attack: the Spanish</source>
        <translation>Attaque&#xa0;: les Espagnols</translation>
    </message>
    <message>
        <source>Aztec</source>
        <comment>troop</comment>
        <translation>aztèque</translation>
    </message>
    <message>
        <source>Banner captain</source>
        <translation>Chef à bannière</translation>
    </message>
    <message>
        <source>Blade-bearer</source>
        <translation>Porte-lame</translation>
    </message>
    <message>
        <source>Bribery</source>
        <translation>Corruption</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Ponts</translation>
    </message>
    <message>
        <source>Camouflage</source>
        <translation>Camouflage</translation>
    </message>
    <message>
        <source>Club-bearer</source>
        <translation>Porte-massue</translation>
    </message>
    <message>
        <source>Crossbowman</source>
        <translation>Arbalétrier</translation>
    </message>
    <message>
        <source>Discard it to draw 4 warriors, as an action or when you are attacked.</source>
        <translation>Défaussez-la pour piocher 4 guerriers, comme action ou quand on vous attaque.</translation>
    </message>
    <message>
        <source>Ends the round and goes to the player with the most marked troops in the city; in a tie, to the tied player on the highest-numbered square. It counts 10 points.</source>
        <translation>Termine la manche et revient au joueur qui a le plus de troupes marquées en ville&#xa0;; à égalité, à celui des ex æquo qui tient la case au plus grand numéro. Il vaut 10 points.</translation>
    </message>
    <message>
        <source>Everyone draws a provision for each of their 7 collars that is on no troop.</source>
        <translation>Chacun pioche une provision pour chacun de ses sept colliers qui n’est pas sur une troupe.</translation>
    </message>
    <message>
        <source>Everyone keeps at most 10 provisions and discards the others.</source>
        <translation>Chacun garde au plus 10 provisions et défausse les autres.</translation>
    </message>
    <message>
        <source>Everyone keeps at most 4 warriors; the others go under the pile of their nation.</source>
        <translation>Chacun garde au plus 4 guerriers&#xa0;; les autres vont sous la pioche de leur nation.</translation>
    </message>
    <message>
        <source>Five points</source>
        <translation>Cinq points</translation>
    </message>
    <message>
        <source>Five provisions</source>
        <translation>Cinq provisions</translation>
    </message>
    <message>
        <source>Five warriors</source>
        <translation>Cinq guerriers</translation>
    </message>
    <message>
        <source>Flight: the Aztecs</source>
        <translation>Fuite&#xa0;: les Aztèques</translation>
    </message>
    <message>
        <source>Flight: the Spanish</source>
        <translation>Fuite&#xa0;: les Espagnols</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Nourriture</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>Halberdier</source>
        <translation>Hallebardier</translation>
    </message>
    <message>
        <source>It counts {worth} in a bid.</source>
        <translation>Elle vaut {worth} aux enchères.</translation>
    </message>
    <message>
        <source>Jaguar warrior</source>
        <translation>Guerrier jaguar</translation>
    </message>
    <message>
        <source>Keep it until the end of the game: then it counts {points} points.</source>
        <translation>Gardez-la jusqu’à la fin de la partie&#xa0;: elle vaut alors {points} points.</translation>
    </message>
    <message>
        <source>Lay it in a combat: it doubles your highest warrior not yet doubled.</source>
        <translation>Posez-la dans un combat&#xa0;: elle double votre plus fort guerrier qui ne l’est pas encore.</translation>
    </message>
    <message>
        <source>Mutiny</source>
        <translation>Mutinerie</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>On your turn, you have two actions: discard 1 Food to draw 4 warriors of your nation, move a troop with your collar, or draw a provision.</source>
        <translation>À votre tour, vous avez deux actions&#xa0;: défausser 1 carte Nourriture pour piocher 4 guerriers de votre nation, déplacer une troupe portant votre collier, ou piocher une provision.</translation>
    </message>
    <message>
        <source>One of theirs</source>
        <translation>Une troupe d’un autre</translation>
    </message>
    <message>
        <source>One of yours</source>
        <translation>Une de vos troupes</translation>
    </message>
    <message>
        <source>Pay one for each troop you jump that does not wear your collar.</source>
        <translation>Payez-en un pour chaque troupe sautée qui ne porte pas votre collier.</translation>
    </message>
    <message>
        <source>Pikeman</source>
        <translation>Piquier</translation>
    </message>
    <message>
        <source>Pillage</source>
        <translation>Pillage</translation>
    </message>
    <message>
        <source>Seven points</source>
        <translation>Sept points</translation>
    </message>
    <message>
        <source>Spanish</source>
        <comment>troop</comment>
        <translation>espagnole</translation>
    </message>
    <message>
        <source>Spearman</source>
        <translation>Lancier</translation>
    </message>
    <message>
        <source>Standard-bearer</source>
        <translation>Porte-étendard</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Ravitaillement</translation>
    </message>
    <message>
        <source>Swordsman</source>
        <translation>Épéiste</translation>
    </message>
    <message>
        <source>Temple {number}</source>
        <translation>Temple {number}</translation>
    </message>
    <message>
        <source>The active player may break a bridge on which nobody stands, or mend a broken one.</source>
        <translation>Le joueur actif peut rompre un pont où personne ne se tient, ou refaire un pont rompu.</translation>
    </message>
    <message>
        <source>The active player takes an unmarked {nation} troop from dry land into the city, to a free square; to a temple only if nothing else is free there.</source>
        <translation>Le joueur actif fait passer une troupe {nation} sans collier de la terre ferme à une case libre de la ville&#xa0;; à un temple seulement s’il ne reste rien d’autre.</translation>
    </message>
    <message>
        <source>The active player takes an unmarked {nation} troop out of the city to a free square on dry land; even a village gives no provisions then.</source>
        <translation>Le joueur actif mène une troupe {nation} sans collier hors de la ville, sur une case libre de terre ferme&#xa0;; même un village ne donne alors pas de provisions.</translation>
    </message>
    <message>
        <source>The top bribery card is sold unseen to the highest bidder, who pays with provisions worth the bid; if nobody bids, the active player takes it.</source>
        <translation>La carte de corruption du dessus est vendue à l’aveugle au plus offrant, qui paie en provisions la valeur de sa mise&#xa0;; si personne ne mise, le joueur actif la prend.</translation>
    </message>
    <message>
        <source>This card is of no use to anybody.</source>
        <translation>Cette carte ne sert à personne.</translation>
    </message>
    <message>
        <source>Three points</source>
        <translation>Trois points</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Trésor</translation>
    </message>
    <message>
        <source>Two actions a turn</source>
        <translation>Deux actions par tour</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arme</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>à tout moment</translation>
    </message>
    <message>
        <source>bid for a secret</source>
        <translation>un secret aux enchères</translation>
    </message>
    <message>
        <source>break or mend one</source>
        <translation>en rompre ou en refaire un</translation>
    </message>
    <message>
        <source>counts at the end</source>
        <translation>compte à la fin</translation>
    </message>
    <message>
        <source>doubles a warrior</source>
        <translation>double un guerrier</translation>
    </message>
    <message>
        <source>draw a provision</source>
        <translation>piocher une provision</translation>
    </message>
    <message>
        <source>good for nothing</source>
        <translation>ne sert à rien</translation>
    </message>
    <message>
        <source>jump one troop</source>
        <translation>sauter une troupe</translation>
    </message>
    <message>
        <source>keep 10 provisions</source>
        <translation>gardez 10 provisions</translation>
    </message>
    <message>
        <source>keep 4 warriors</source>
        <translation>gardez 4 guerriers</translation>
    </message>
    <message>
        <source>most troops in the city</source>
        <translation>le plus de troupes en ville</translation>
    </message>
    <message>
        <source>move a troop</source>
        <translation>déplacer une troupe</translation>
    </message>
    <message>
        <source>move another’s troop</source>
        <translation>déplacer la troupe d’un autre</translation>
    </message>
    <message>
        <source>move your troop</source>
        <translation>déplacer votre troupe</translation>
    </message>
    <message>
        <source>one Aztec enters</source>
        <translation>un Aztèque entre</translation>
    </message>
    <message>
        <source>one Aztec leaves</source>
        <translation>un Aztèque sort</translation>
    </message>
    <message>
        <source>one Spaniard enters</source>
        <translation>un Espagnol entre</translation>
    </message>
    <message>
        <source>one Spaniard leaves</source>
        <translation>un Espagnol sort</translation>
    </message>
    <message>
        <source>recruit 4 warriors</source>
        <translation>recruter 4 guerriers</translation>
    </message>
    <message>
        <source>to any free square</source>
        <translation>vers toute case libre</translation>
    </message>
</context>
<context>
    <name>CortezChronicle</name>
    <message>
        <source>It has no effect.</source>
        <translation>Cela reste sans effet.</translation>
    </message>
    <message>
        <source>It is “{card}”.</source>
        <translation>C’est la carte «&#xa0;{card}&#xa0;».</translation>
    </message>
    <message>
        <source>No marked troop is in the city: the treasure is lost.</source>
        <translation>Aucune troupe marquée n’est en ville&#xa0;: le trésor est perdu.</translation>
    </message>
    <message>
        <source>Nobody bids: you take the bribery card.</source>
        <translation>Personne ne mise&#xa0;: vous prenez la carte de corruption.</translation>
    </message>
    <message>
        <source>Nobody bids: {name} takes the bribery card.</source>
        <translation>Personne ne mise&#xa0;: {name} prend la carte de corruption.</translation>
    </message>
    <message>
        <source>Round {round} begins.</source>
        <translation>La manche {round} commence.</translation>
    </message>
    <message>
        <source>The city goes to {nation}: {most} squares to {least}.</source>
        <translation>Nation victorieuse en ville&#xa0;: {nation}, {most} cases à {least}.</translation>
    </message>
    <message>
        <source>The city is empty: no nation wins it.</source>
        <translation>La ville est vide&#xa0;: aucune nation ne l’emporte.</translation>
    </message>
    <message>
        <source>The discarded provisions are shuffled into a new pile.</source>
        <translation>Les provisions défaussées forment une nouvelle pioche.</translation>
    </message>
    <message>
        <source>The troop {place} breaks the tie.</source>
        <translation>La troupe {place} départage les ex æquo.</translation>
    </message>
    <message numerus="yes">
        <source>You and {names} win with %n point(s).</source>
        <translation>
            <numerusform>Vous gagnez avec {names}&#xa0;: %n point.</numerusform>
            <numerusform>Vous gagnez avec {names}&#xa0;: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You begin. First, everyone marks two troops.</source>
        <translation>Vous commencez. Chacun marque d’abord deux troupes.</translation>
    </message>
    <message>
        <source>You bid {amount}.</source>
        <translation>Vous misez {amount}.</translation>
    </message>
    <message>
        <source>You break the bridge of {town}.</source>
        <translation>Vous rompez le pont vers {town}.</translation>
    </message>
    <message>
        <source>You buy no warriors.</source>
        <translation>Vous n’achetez pas de guerriers.</translation>
    </message>
    <message>
        <source>You can take no action.</source>
        <translation>Vous ne pouvez rien faire.</translation>
    </message>
    <message>
        <source>You discard {cards}.</source>
        <translation>Vous défaussez {cards}.</translation>
    </message>
    <message>
        <source>You do not buy a surrender.</source>
        <translation>Vous n’achetez pas de reddition.</translation>
    </message>
    <message>
        <source>You do not trade.</source>
        <translation>Vous n’échangez rien.</translation>
    </message>
    <message>
        <source>You draw nothing.</source>
        <translation>Vous ne piochez rien.</translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translation>Vous piochez {cards}.</translation>
    </message>
    <message>
        <source>You give back {cards}.</source>
        <translation>Vous rendez {cards}.</translation>
    </message>
    <message>
        <source>You lay no more cards for now.</source>
        <translation>Vous ne posez plus de cartes pour l’instant.</translation>
    </message>
    <message>
        <source>You leave the bridges as they are.</source>
        <translation>Vous laissez les ponts en l’état.</translation>
    </message>
    <message>
        <source>You mark no troop.</source>
        <translation>Vous ne marquez aucune troupe.</translation>
    </message>
    <message>
        <source>You mark the troop {place}.</source>
        <translation>Vous marquez la troupe {place}.</translation>
    </message>
    <message>
        <source>You mend the bridge of {town}.</source>
        <translation>Vous refaites le pont vers {town}.</translation>
    </message>
    <message numerus="yes">
        <source>You move {troop} {place} and pay %n Camouflage.</source>
        <translation>
            <numerusform>Vous déplacez {troop} {place} et payez %n carte Camouflage.</numerusform>
            <numerusform>Vous déplacez {troop} {place} et payez %n cartes Camouflage.</numerusform>
        </translation>
    </message>
    <message>
        <source>You move {troop} {place}.</source>
        <translation>Vous déplacez {troop} {place}.</translation>
    </message>
    <message>
        <source>You offer {other} {give} for {get}.</source>
        <translation>Vous offrez {give} à {other} contre {get}.</translation>
    </message>
    <message>
        <source>You pass in the auction.</source>
        <translation>Vous passez et ne misez plus.</translation>
    </message>
    <message>
        <source>You pay {cards}.</source>
        <translation>Vous payez {cards}.</translation>
    </message>
    <message>
        <source>You play no card.</source>
        <translation>Vous ne jouez aucune carte.</translation>
    </message>
    <message>
        <source>You play “{card}”.</source>
        <translation>Vous jouez «&#xa0;{card}&#xa0;».</translation>
    </message>
    <message>
        <source>You put your collar on {troop} {place}.</source>
        <translation>Vous mettez votre collier à {troop}, {place}.</translation>
    </message>
    <message>
        <source>You put {troop} into the city, {place}.</source>
        <translation>Vous placez en ville {troop}, {place}.</translation>
    </message>
    <message>
        <source>You recruit {cards} for {price}.</source>
        <translation>Vous recrutez {cards} contre {price}.</translation>
    </message>
    <message>
        <source>You send the beaten troop {place}.</source>
        <translation>Vous envoyez la troupe battue {place}.</translation>
    </message>
    <message>
        <source>You send {troop} {place}.</source>
        <translation>Vous envoyez {troop} {place}.</translation>
    </message>
    <message>
        <source>You stay out of the combat.</source>
        <translation>Vous restez en dehors du combat.</translation>
    </message>
    <message>
        <source>You take the bribery card for {amount}.</source>
        <translation>Vous prenez la carte de corruption pour {amount}.</translation>
    </message>
    <message>
        <source>You take {troop} out of the city, {place}.</source>
        <translation>Vous faites sortir {troop} de la ville, {place}.</translation>
    </message>
    <message numerus="yes">
        <source>You win the treasure with %n troop(s) in the city.</source>
        <translation>
            <numerusform>Vous gagnez le trésor avec %n troupe en ville.</numerusform>
            <numerusform>Vous gagnez le trésor avec %n troupes en ville.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n point(s).</source>
        <translation>
            <numerusform>Vous gagnez avec %n point.</numerusform>
            <numerusform>Vous gagnez avec %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You withdraw your offer to {other}.</source>
        <translation>Vous retirez votre offre à {other}.</translation>
    </message>
    <message>
        <source>Your offer to {other} has become impossible.</source>
        <translation>Votre offre à {other} est devenue impossible.</translation>
    </message>
    <message>
        <source>Your turn. The event is “{card}”.</source>
        <translation>À vous de jouer. L’événement est «&#xa0;{card}&#xa0;».</translation>
    </message>
    <message>
        <source>a troop</source>
        <translation>une troupe</translation>
    </message>
    <message>
        <source>one of your troops</source>
        <translation>une de vos troupes</translation>
    </message>
    <message>
        <source>one of {name}’s troops</source>
        <translation>une troupe appartenant à {name}</translation>
    </message>
    <message numerus="yes">
        <source>{names} win with %n point(s).</source>
        <translation>
            <numerusform>{names} gagnent avec %n point.</numerusform>
            <numerusform>{names} gagnent avec %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} begins. First, everyone marks two troops.</source>
        <translation>{name} commence. Chacun marque d’abord deux troupes.</translation>
    </message>
    <message>
        <source>{name} bids {amount}.</source>
        <translation>{name} mise {amount}.</translation>
    </message>
    <message>
        <source>{name} breaks the bridge of {town}.</source>
        <translation>{name} rompt le pont vers {town}.</translation>
    </message>
    <message>
        <source>{name} buys no warriors.</source>
        <translation>{name} n’achète pas de guerriers.</translation>
    </message>
    <message>
        <source>{name} can take no action.</source>
        <translation>{name} ne peut rien faire.</translation>
    </message>
    <message>
        <source>{name} discards {cards}.</source>
        <translation>{name} défausse {cards}.</translation>
    </message>
    <message>
        <source>{name} does not buy a surrender.</source>
        <translation>{name} n’achète pas de reddition.</translation>
    </message>
    <message>
        <source>{name} does not trade.</source>
        <translation>{name} n’échange rien.</translation>
    </message>
    <message>
        <source>{name} draws nothing.</source>
        <translation>{name} ne pioche rien.</translation>
    </message>
    <message>
        <source>{name} draws {cards}.</source>
        <translation>{name} pioche {cards}.</translation>
    </message>
    <message>
        <source>{name} gives back {cards}.</source>
        <translation>{name} rend {cards}.</translation>
    </message>
    <message>
        <source>{name} lays no more cards for now.</source>
        <translation>{name} ne pose plus de cartes pour l’instant.</translation>
    </message>
    <message>
        <source>{name} leaves the bridges as they are.</source>
        <translation>{name} laisse les ponts en l’état.</translation>
    </message>
    <message>
        <source>{name} marks no troop.</source>
        <translation>{name} ne marque aucune troupe.</translation>
    </message>
    <message>
        <source>{name} marks the troop {place}.</source>
        <translation>{name} marque la troupe {place}.</translation>
    </message>
    <message>
        <source>{name} mends the bridge of {town}.</source>
        <translation>{name} refait le pont vers {town}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} moves {troop} {place} and pays %n Camouflage.</source>
        <translation>
            <numerusform>{name} déplace {troop} {place} et paie %n carte Camouflage.</numerusform>
            <numerusform>{name} déplace {troop} {place} et paie %n cartes Camouflage.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} moves {troop} {place}.</source>
        <translation>{name} déplace {troop} {place}.</translation>
    </message>
    <message>
        <source>{name} offers you {give} for {get}.</source>
        <translation>{name} vous offre {give} contre {get}.</translation>
    </message>
    <message>
        <source>{name} offers {other} {give} for {get}.</source>
        <translation>{name} offre {give} à {other} contre {get}.</translation>
    </message>
    <message>
        <source>{name} passes in the auction.</source>
        <translation>{name} passe et ne mise plus.</translation>
    </message>
    <message>
        <source>{name} pays {cards}.</source>
        <translation>{name} paie {cards}.</translation>
    </message>
    <message>
        <source>{name} plays no card.</source>
        <translation>{name} ne joue aucune carte.</translation>
    </message>
    <message>
        <source>{name} plays “{card}”.</source>
        <translation>{name} joue «&#xa0;{card}&#xa0;».</translation>
    </message>
    <message>
        <source>{name} puts a collar on {troop} {place}.</source>
        <translation>{name} met son collier à {troop}, {place}.</translation>
    </message>
    <message>
        <source>{name} puts {troop} into the city, {place}.</source>
        <translation>{name} place en ville {troop}, {place}.</translation>
    </message>
    <message>
        <source>{name} recruits {cards} for {price}.</source>
        <translation>{name} recrute {cards} contre {price}.</translation>
    </message>
    <message>
        <source>{name} sends the beaten troop {place}.</source>
        <translation>{name} envoie la troupe battue {place}.</translation>
    </message>
    <message>
        <source>{name} sends {troop} {place}.</source>
        <translation>{name} envoie {troop} {place}.</translation>
    </message>
    <message>
        <source>{name} stays out of the combat.</source>
        <translation>{name} reste en dehors du combat.</translation>
    </message>
    <message>
        <source>{name} takes the bribery card for {amount}.</source>
        <translation>{name} prend la carte de corruption pour {amount}.</translation>
    </message>
    <message>
        <source>{name} takes {troop} out of the city, {place}.</source>
        <translation>{name} fait sortir {troop} de la ville, {place}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the treasure with %n troop(s) in the city.</source>
        <translation>
            <numerusform>{name} gagne le trésor avec %n troupe en ville.</numerusform>
            <numerusform>{name} gagne le trésor avec %n troupes en ville.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n point(s).</source>
        <translation>
            <numerusform>{name} gagne avec %n point.</numerusform>
            <numerusform>{name} gagne avec %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} withdraws the offer to you.</source>
        <translation>{name} retire l’offre qui vous était faite.</translation>
    </message>
    <message>
        <source>{name} withdraws the offer to {other}.</source>
        <translation>{name} retire son offre à {other}.</translation>
    </message>
    <message>
        <source>{name}’s offer to you has become impossible.</source>
        <translation>L’offre qui vous a été faite par {name} est devenue impossible.</translation>
    </message>
    <message>
        <source>{name}’s offer to {other} has become impossible.</source>
        <translation>L’offre faite à {other} par {name} est devenue impossible.</translation>
    </message>
    <message>
        <source>{name}’s turn. The event is “{card}”.</source>
        <translation>À {name} de jouer. L’événement est «&#xa0;{card}&#xa0;».</translation>
    </message>
</context>
<context>
    <name>CortezEditing</name>
    <message>
        <source>A Spanish troop</source>
        <translation>Une troupe espagnole</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Actions left: click for one more, right-click for one fewer</source>
        <translation>Actions restantes&#xa0;: un clic en ajoute une, un clic droit en retire une</translation>
    </message>
    <message>
        <source>All treasures would be awarded, which ends the game.</source>
        <translation>Tous les trésors seraient attribués, ce qui met fin à la partie.</translation>
    </message>
    <message>
        <source>An Aztec troop</source>
        <translation>Une troupe aztèque</translation>
    </message>
    <message>
        <source>Break a bridge</source>
        <translation>Rompre un pont</translation>
    </message>
    <message>
        <source>Bribery</source>
        <translation>Corruption</translation>
    </message>
    <message>
        <source>Chief, temple</source>
        <translation>Chef, temple</translation>
    </message>
    <message>
        <source>Collars</source>
        <translation>Colliers</translation>
    </message>
    <message>
        <source>Each nation has only {most} troops.</source>
        <translation>Chaque nation n’a que {most} troupes.</translation>
    </message>
    <message>
        <source>It is your turn, and your hand is shown</source>
        <translation>À vous de jouer, main visible</translation>
    </message>
    <message>
        <source>No troop can be on a broken bridge.</source>
        <translation>Aucune troupe ne peut être sur un pont rompu.</translation>
    </message>
    <message>
        <source>No warrior of value {value} is left.</source>
        <translation>Il ne reste plus de guerrier de valeur {value}.</translation>
    </message>
    <message>
        <source>Provisions</source>
        <translation>Provisions</translation>
    </message>
    <message>
        <source>That bridge is already broken.</source>
        <translation>Ce pont est déjà rompu.</translation>
    </message>
    <message>
        <source>That number is too high or too low.</source>
        <translation>C’est trop, ou trop peu.</translation>
    </message>
    <message>
        <source>The chief</source>
        <translation>Le chef</translation>
    </message>
    <message>
        <source>The city would be full, which ends the game.</source>
        <translation>La ville serait pleine, ce qui met fin à la partie.</translation>
    </message>
    <message>
        <source>The discarded provisions</source>
        <translation>Les provisions défaussées</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>La main</translation>
    </message>
    <message>
        <source>The objective of the player whose turn it is</source>
        <translation>L’objectif du joueur dont c’est le tour</translation>
    </message>
    <message>
        <source>There is already a troop there: {square}.</source>
        <translation>Il y a déjà une troupe à cet endroit&#xa0;: {square}.</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Trésors</translation>
    </message>
    <message>
        <source>Troops, broken bridges</source>
        <translation>Troupes, ponts rompus</translation>
    </message>
    <message>
        <source>Warriors</source>
        <translation>Guerriers</translation>
    </message>
    <message>
        <source>Whose turn, whose hand</source>
        <translation>À qui de jouer</translation>
    </message>
    <message>
        <source>You can mark troops of your own nation only.</source>
        <translation>Vous ne pouvez marquer que les troupes de votre nation.</translation>
    </message>
    <message>
        <source>You have only {most} collars.</source>
        <translation>Vous n’avez que {most} colliers.</translation>
    </message>
    <message>
        <source>You would have no possible move.</source>
        <translation>Vous n’auriez aucun coup possible.</translation>
    </message>
    <message>
        <source>Your collar: mark a troop, or unmark it</source>
        <translation>Votre collier&#xa0;: le mettre à une troupe, ou l’ôter</translation>
    </message>
    <message>
        <source>Your treasures: click for one more, right-click for one fewer</source>
        <translation>Vos trésors&#xa0;: un clic en ajoute un, un clic droit en retire un</translation>
    </message>
    <message>
        <source>{card}: there are none left.</source>
        <translation>{card}&#xa0;: il n’en reste plus.</translation>
    </message>
    <message>
        <source>{name} can mark troops of their own nation only.</source>
        <translation>{name} ne peut marquer que les troupes de sa nation.</translation>
    </message>
    <message>
        <source>{name} has only {most} collars.</source>
        <translation>{name} n’a que {most} colliers.</translation>
    </message>
    <message>
        <source>{name} to play, and their hand is shown</source>
        <translation>À {name} de jouer, main visible</translation>
    </message>
    <message>
        <source>{name} would have no possible move.</source>
        <translation>{name} n’aurait aucun coup possible.</translation>
    </message>
    <message>
        <source>{name}’s collar: mark a troop, or unmark it</source>
        <translation>{name}, collier&#xa0;: le mettre à une troupe, ou l’ôter</translation>
    </message>
    <message>
        <source>{name}’s treasures: click for one more, right-click for one fewer</source>
        <translation>{name}, trésors&#xa0;: un clic en ajoute un, un clic droit en retire un</translation>
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
            <numerusform>%n point pour les troupes en ville</numerusform>
            <numerusform>%n points pour les troupes en ville</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s)</source>
        <translation>
            <numerusform>%n trésor</numerusform>
            <numerusform>%n trésors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s) came to you on a tie.</source>
        <translation>
            <numerusform>À égalité, %n trésor vous est revenu.</numerusform>
            <numerusform>À égalité, %n trésors vous sont revenus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s) given on a tie</source>
        <translation>
            <numerusform>%n trésor attribué à égalité</numerusform>
            <numerusform>%n trésors attribués à égalité</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s) went to {name} on a tie.</source>
        <translation>
            <numerusform>À égalité, %n trésor est allé à {name}.</numerusform>
            <numerusform>À égalité, %n trésors sont allés à {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) moved</source>
        <translation>
            <numerusform>%n troupe déplacée</numerusform>
            <numerusform>%n troupes déplacées</numerusform>
        </translation>
    </message>
    <message>
        <source>The treasure is shared</source>
        <translation>Le trésor est partagé</translation>
    </message>
    <message>
        <source>The treasure is yours</source>
        <translation>Le trésor est à vous</translation>
    </message>
    <message>
        <source>The treasure is {name}’s</source>
        <translation>Le trésor est à {name}</translation>
    </message>
    <message>
        <source>The treasures</source>
        <translation>Les trésors</translation>
    </message>
    <message>
        <source>combats won</source>
        <translation>combats gagnés</translation>
    </message>
    <message>
        <source>equal: the troop {place} decided</source>
        <translation>égalité, tranchée {place}</translation>
    </message>
    <message>
        <source>goes to nobody: no marked troop in the city</source>
        <translation>pour personne&#xa0;: aucune troupe marquée en ville</translation>
    </message>
    <message numerus="yes">
        <source>of %n treasure(s)</source>
        <translation>
            <numerusform>sur %n trésor</numerusform>
            <numerusform>sur %n trésors</numerusform>
        </translation>
    </message>
    <message>
        <source>the closest combat</source>
        <translation>le combat le plus serré</translation>
    </message>
    <message>
        <source>the greatest combat</source>
        <translation>le plus grand combat</translation>
    </message>
    <message>
        <source>troops in the city when each treasure was given</source>
        <translation>troupes en ville à chaque trésor</translation>
    </message>
    <message numerus="yes">
        <source>won by %n troop(s)</source>
        <translation>
            <numerusform>gagné, avec %n troupe d’avance</numerusform>
            <numerusform>gagné, avec %n troupes d’avance</numerusform>
        </translation>
    </message>
    <message>
        <source>you against {loser}</source>
        <translation>vous contre {loser}</translation>
    </message>
    <message>
        <source>{most} points; the next has {next}.</source>
        <translation>{most} points&#xa0;; le suivant en a {next}.</translation>
    </message>
    <message>
        <source>{winner} against you</source>
        <translation>{winner} contre vous</translation>
    </message>
    <message>
        <source>{winner} against {loser}</source>
        <translation>{winner} contre {loser}</translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation>{won} sur {all}</translation>
    </message>
</context>
<context>
    <name>CortezFigures</name>
    <message>
        <source>The greatest strength: {strength} ({place}).</source>
        <translation>La plus grande force&#xa0;: {strength} ({place}).</translation>
    </message>
    <message numerus="yes">
        <source>There were %n combat(s).</source>
        <translation>
            <numerusform>Il y a eu %n combat.</numerusform>
            <numerusform>Il y a eu %n combats.</numerusform>
        </translation>
    </message>
    <message>
        <source>combats lost</source>
        <translation>combats perdus</translation>
    </message>
    <message>
        <source>combats won</source>
        <translation>combats gagnés</translation>
    </message>
    <message>
        <source>provisions drawn</source>
        <translation>provisions piochées</translation>
    </message>
    <message>
        <source>treasures</source>
        <translation>trésors</translation>
    </message>
    <message>
        <source>troops moved</source>
        <translation>troupes déplacées</translation>
    </message>
    <message>
        <source>warriors laid</source>
        <translation>guerriers posés</translation>
    </message>
</context>
<context>
    <name>CortezMemory</name>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n inconnu</numerusform>
            <numerusform>%n inconnus</numerusform>
        </translation>
    </message>
    <message>
        <source>From the top, each group in unknown order: {lots}.</source>
        <translation>De haut en bas, chaque groupe dans un ordre inconnu&#xa0;: {lots}.</translation>
    </message>
    <message>
        <source>Known cards: {cards}.</source>
        <translation>Cartes connues&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>The others know that you hold {cards}.</source>
        <translation>Les autres savent que vous avez {cards}.</translation>
    </message>
</context>
<context>
    <name>CortezNames</name>
    <message numerus="yes">
        <source>%n Camouflage</source>
        <translation>
            <numerusform>%n Camouflage</numerusform>
            <numerusform>%n Camouflages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Food</source>
        <translation>
            <numerusform>%n Nourriture</numerusform>
            <numerusform>%n Nourritures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Gold</source>
        <translation>
            <numerusform>%n Or</numerusform>
            <numerusform>%n Or</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Weapon(s)</source>
        <translation>
            <numerusform>%n Arme</numerusform>
            <numerusform>%n Armes</numerusform>
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
            <numerusform>%n guerrier</numerusform>
            <numerusform>%n guerriers</numerusform>
        </translation>
    </message>
    <message>
        <source>a warrior of {value}</source>
        <translation>un guerrier de valeur {value}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>warriors of {values}</source>
        <translation>des guerriers de valeur {values}</translation>
    </message>
</context>
<context>
    <name>CortezNotes</name>
    <message numerus="yes">
        <source>%n card(s) to be auctioned.</source>
        <translation>
            <numerusform>%n carte à mettre aux enchères.</numerusform>
            <numerusform>%n cartes à mettre aux enchères.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), the treasure among the last five.</source>
        <translation>
            <numerusform>%n carte, le trésor parmi les cinq dernières.</numerusform>
            <numerusform>%n cartes, le trésor parmi les cinq dernières.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), the treasure among them.</source>
        <translation>
            <numerusform>%n carte&#xa0;: le trésor.</numerusform>
            <numerusform>%n cartes, dont le trésor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s).</source>
        <translation>
            <numerusform>%n carte.</numerusform>
            <numerusform>%n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) to draw.</source>
        <translation>
            <numerusform>%n provision à piocher.</numerusform>
            <numerusform>%n provisions à piocher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s) to draw.</source>
        <translation>
            <numerusform>%n guerrier à piocher.</numerusform>
            <numerusform>%n guerriers à piocher.</numerusform>
        </translation>
    </message>
    <message>
        <source>A marked troop here counts 5 points at the end.</source>
        <translation>Une troupe marquée rapporte ici 5 points à la fin.</translation>
    </message>
    <message numerus="yes">
        <source>A move that ends here brings %n provision(s); after a combat, only the winner draws.</source>
        <translation>
            <numerusform>Un déplacement qui finit ici rapporte&#xa0;%n provision&#xa0;; après un combat, seul le vainqueur pioche.</numerusform>
            <numerusform>Un déplacement qui finit ici rapporte&#xa0;%n provisions&#xa0;; après un combat, seul le vainqueur pioche.</numerusform>
        </translation>
    </message>
    <message>
        <source>Here: {troop}.</source>
        <translation>Ici&#xa0;: {troop}.</translation>
    </message>
    <message>
        <source>No provision has been discarded.</source>
        <translation>Aucune provision n’a été défaussée.</translation>
    </message>
    <message>
        <source>Played: {cards}.</source>
        <translation>Jouées&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>The bridge is broken: nobody passes over or under it.</source>
        <translation>Le pont est rompu&#xa0;: personne ne passe dessus ni dessous.</translation>
    </message>
    <message>
        <source>This is your objective: 10 points at the end.</source>
        <translation>C’est votre objectif&#xa0;: 10 points à la fin.</translation>
    </message>
    <message>
        <source>This is {name}’s objective: 10 points at the end.</source>
        <translation>C’est l’objectif que poursuit {name}&#xa0;: 10 points à la fin.</translation>
    </message>
    <message>
        <source>This may be somebody’s secret objective: 10 points.</source>
        <translation>C’est peut-être l’objectif secret de quelqu’un&#xa0;: 10 points.</translation>
    </message>
    <message>
        <source>To choose several: Shift+click takes all from the last card clicked, Ctrl+click one more; or drag a frame around them on the felt.</source>
        <translation>Pour en choisir plusieurs&#xa0;: Maj+clic prend toutes les cartes depuis la dernière cliquée, Ctrl+clic une de plus&#xa0;; ou tracez un cadre autour d’elles sur le feutre.</translation>
    </message>
    <message>
        <source>Troops change between land and water here.</source>
        <translation>Ici, les troupes passent de la terre à l’eau, et de l’eau à la terre.</translation>
    </message>
    <message>
        <source>Troops walk over the bridge, boats pass below.</source>
        <translation>Les troupes passent sur le pont, les bateaux dessous.</translation>
    </message>
    <message>
        <source>Turned up this round: {cards}.</source>
        <translation>Retournées dans cette manche&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Type your bid, or turn the mouse wheel here.</source>
        <translation>Tapez votre mise, ou tournez ici la molette de la souris.</translation>
    </message>
</context>
<context>
    <name>CortezPlaces</name>
    <message>
        <source>Aztecs</source>
        <translation>Aztèques</translation>
    </message>
    <message>
        <source>Spaniards</source>
        <translation>Espagnols</translation>
    </message>
    <message>
        <source>an unmarked Aztec troop</source>
        <translation>une troupe aztèque sans collier</translation>
    </message>
    <message>
        <source>an unmarked Spanish troop</source>
        <translation>une troupe espagnole sans collier</translation>
    </message>
    <message>
        <source>at the port of {town}</source>
        <translation>au port de {town}</translation>
    </message>
    <message>
        <source>at the port of {town}</source>
        <comment>before a vowel</comment>
        <translation>au port d’{town}</translation>
    </message>
    <message>
        <source>at {name}</source>
        <translation>à {name}</translation>
    </message>
    <message>
        <source>bridge of {name}</source>
        <translation>pont vers {name}</translation>
    </message>
    <message>
        <source>by the city</source>
        <translation>près de la ville</translation>
    </message>
    <message>
        <source>causeway {at}</source>
        <translation>chaussée {at}</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>centre</translation>
    </message>
    <message>
        <source>in the centre</source>
        <translation>au centre</translation>
    </message>
    <message>
        <source>in the east</source>
        <translation>à l’est</translation>
    </message>
    <message>
        <source>in the north</source>
        <translation>au nord</translation>
    </message>
    <message>
        <source>in the north-east</source>
        <translation>au nord-est</translation>
    </message>
    <message>
        <source>in the north-west</source>
        <translation>au nord-ouest</translation>
    </message>
    <message>
        <source>in the south</source>
        <translation>au sud</translation>
    </message>
    <message>
        <source>in the south-east</source>
        <translation>au sud-est</translation>
    </message>
    <message>
        <source>in the south-west</source>
        <translation>au sud-ouest</translation>
    </message>
    <message>
        <source>in the west</source>
        <translation>à l’ouest</translation>
    </message>
    <message>
        <source>lake {at}</source>
        <translation>lac {at}</translation>
    </message>
    <message>
        <source>land {at}</source>
        <translation>terre {at}</translation>
    </message>
    <message>
        <source>on a causeway {side} ({at})</source>
        <translation>sur une chaussée {side} ({at})</translation>
    </message>
    <message>
        <source>on square {number}</source>
        <translation>sur la case {number}</translation>
    </message>
    <message>
        <source>on temple {number}</source>
        <translation>sur le temple {number}</translation>
    </message>
    <message>
        <source>on the bridge of {name}</source>
        <translation>sur le pont vers {name}</translation>
    </message>
    <message>
        <source>on the lake {side} ({at})</source>
        <translation>sur le lac {side} ({at})</translation>
    </message>
    <message>
        <source>on the land {side} ({at})</source>
        <translation>sur la terre ferme {side} ({at})</translation>
    </message>
    <message>
        <source>onto a causeway {side} ({at})</source>
        <translation>sur une chaussée {side} ({at})</translation>
    </message>
    <message>
        <source>onto the bridge of {name}</source>
        <translation>sur le pont vers {name}</translation>
    </message>
    <message>
        <source>onto the lake {side} ({at})</source>
        <translation>sur le lac {side} ({at})</translation>
    </message>
    <message>
        <source>port of {town}</source>
        <translation>port de {town}</translation>
    </message>
    <message>
        <source>port of {town}</source>
        <comment>before a vowel</comment>
        <translation>port d’{town}</translation>
    </message>
    <message>
        <source>square {number}</source>
        <translation>case {number}</translation>
    </message>
    <message>
        <source>temple {number}</source>
        <translation>temple {number}</translation>
    </message>
    <message>
        <source>the Aztecs</source>
        <translation>les Aztèques</translation>
    </message>
    <message>
        <source>the Spanish</source>
        <translation>les Espagnols</translation>
    </message>
    <message>
        <source>to square {number}</source>
        <translation>sur la case {number}</translation>
    </message>
    <message>
        <source>to temple {number}</source>
        <translation>sur le temple {number}</translation>
    </message>
    <message>
        <source>to the centre</source>
        <translation>au centre</translation>
    </message>
    <message>
        <source>to the land {side} ({at})</source>
        <translation>sur la terre ferme {side} ({at})</translation>
    </message>
    <message>
        <source>to the port of {town}</source>
        <translation>au port de {town}</translation>
    </message>
    <message>
        <source>to the port of {town}</source>
        <comment>before a vowel</comment>
        <translation>au port d’{town}</translation>
    </message>
    <message>
        <source>to {name}</source>
        <translation>à {name}</translation>
    </message>
</context>
<context>
    <name>CortezPrint</name>
    <message numerus="yes">
        <source>%n of each colour, one of them a spare. Put one on each of your troops; it moves with the troop.</source>
        <translation>
            <numerusform>%n de chaque couleur, dont un de réserve. Posez-en un sur chacune de vos troupes&#xa0;; il se déplace avec elle.</numerusform>
            <numerusform>%n de chaque couleur, dont un de réserve. Posez-en un sur chacune de vos troupes&#xa0;; il se déplace avec elle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of each nation. Cut along the lines, and glue them on wood or coins if you like.</source>
        <translation>
            <numerusform>%n de chaque nation. Découpez suivant les traits et collez-la, si vous voulez, sur du bois ou une pièce.</numerusform>
            <numerusform>%n de chaque nation. Découpez suivant les traits et collez-les, si vous voulez, sur du bois ou des pièces.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 Food: draw 4 warriors.</source>
        <translation>1 carte Nourriture&#xa0;: piocher 4 guerriers.</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Ponts</translation>
    </message>
    <message>
        <source>Broken bridge</source>
        <translation>Pont rompu</translation>
    </message>
    <message>
        <source>Card labels</source>
        <translation>Étiquettes pour cartes</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Collars</source>
        <translation>Colliers</translation>
    </message>
    <message>
        <source>Cortez · {name}</source>
        <translation>Cortez · {name}</translation>
    </message>
    <message>
        <source>Cut out each strip, fold it along the dashes, pictures outwards, and glue it. Put the bridges on their squares, intact side up; turn one over to break or mend it.</source>
        <translation>Découpez chaque bande, pliez-la suivant les pointillés, images vers l’extérieur, et collez-la. Placez les ponts sur leurs cases, côté intact visible&#xa0;; retournez-en un pour le rompre ou le refaire.</translation>
    </message>
    <message>
        <source>Draw a provision.</source>
        <translation>Piocher une provision.</translation>
    </message>
    <message>
        <source>Events and secrets</source>
        <translation>Événements et secrets</translation>
    </message>
    <message numerus="yes">
        <source>For %n cards. Cut along the lines and fold back along the dashes. Glue the narrow flap to the inside of the last side, then glue the bottom; tuck in the lid.</source>
        <translation>
            <numerusform>Pour&#xa0;%n carte. Découpez suivant les traits et pliez vers l’arrière suivant les pointillés. Collez la languette étroite à l’intérieur du dernier côté, puis le fond&#xa0;; le couvercle se rentre.</numerusform>
            <numerusform>Pour&#xa0;%n cartes. Découpez suivant les traits et pliez vers l’arrière suivant les pointillés. Collez la languette étroite à l’intérieur du dernier côté, puis le fond&#xa0;; le couvercle se rentre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Map of Tenochtitlan</source>
        <translation>Carte de Tenochtitlan</translation>
    </message>
    <message>
        <source>Move a troop with your collar.</source>
        <translation>Déplacer une troupe portant votre collier.</translation>
    </message>
    <message>
        <source>Provisions</source>
        <translation>Provisions</translation>
    </message>
    <message>
        <source>Rules summary</source>
        <translation>Aide de jeu</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Troupes</translation>
    </message>
    <message>
        <source>Troops, collars and bridges</source>
        <translation>Troupes, colliers et ponts</translation>
    </message>
    <message>
        <source>Tuck box: {name}</source>
        <translation>Étui&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Tuck boxes</source>
        <translation>Étuis</translation>
    </message>
    <message>
        <source>Warriors</source>
        <translation>Guerriers</translation>
    </message>
</context>
<context>
    <name>CortezReasons</name>
    <message numerus="yes">
        <source>%n fewer troop(s) in the city at the end of the next turn</source>
        <translation>
            <numerusform>%n troupe de moins en ville à la fin du tour suivant</numerusform>
            <numerusform>%n troupes de moins en ville à la fin du tour suivant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more troop(s) in the city at the end of the next turn</source>
        <translation>
            <numerusform>%n troupe de plus en ville à la fin du tour suivant</numerusform>
            <numerusform>%n troupes de plus en ville à la fin du tour suivant</numerusform>
        </translation>
    </message>
    <message>
        <source>If the offer is refused, you cannot win this combat.</source>
        <translation>Si l’offre est refusée, vous ne pouvez pas gagner ce combat.</translation>
    </message>
    <message>
        <source>If the offer is refused, you win this combat {often}.</source>
        <translation>Si l’offre est refusée, vous gagnez ce combat {often}.</translation>
    </message>
    <message>
        <source>If you accept the offer, you win this combat {often}.</source>
        <translation>Si vous acceptez l’offre, vous gagnez ce combat {often}.</translation>
    </message>
    <message>
        <source>If you add no card, you cannot win without help.</source>
        <translation>Si vous n’ajoutez aucune carte, vous ne pouvez pas gagner sans aide.</translation>
    </message>
    <message>
        <source>If you add no card, you cannot win.</source>
        <translation>Si vous n’ajoutez aucune carte, vous ne pouvez pas gagner.</translation>
    </message>
    <message>
        <source>If you add no card, you win {often}.</source>
        <translation>Si vous n’ajoutez aucune carte, vous gagnez {often}.</translation>
    </message>
    <message>
        <source>If you lay about {strength}, you win this combat {often}.</source>
        <translation>Si vous posez environ {strength}, vous gagnez ce combat {often}.</translation>
    </message>
    <message>
        <source>If {name} accepts the offer, {name} wins this combat {often}.</source>
        <translation>Si {name} accepte l’offre, {name} gagne ce combat {often}.</translation>
    </message>
    <message>
        <source>If {name} adds no card, {name} cannot win without help.</source>
        <translation>Sans ajouter de carte, {name} ne peut pas gagner sans aide.</translation>
    </message>
    <message>
        <source>If {name} adds no card, {name} cannot win.</source>
        <translation>Sans ajouter de carte, {name} ne peut pas gagner.</translation>
    </message>
    <message>
        <source>If {name} adds no card, {name} wins {often}.</source>
        <translation>Sans ajouter de carte, {name} gagne {often}.</translation>
    </message>
    <message numerus="yes">
        <source>It helps the side that fights your own nation, but brings %n Gold, a point each at the end.</source>
        <translation>
            <numerusform>Ce coup joue contre votre propre nation, mais rapporte %n Or, soit un point à la fin.</numerusform>
            <numerusform>Ce coup joue contre votre propre nation, mais rapporte %n Or, soit un point chacun à la fin.</numerusform>
        </translation>
    </message>
    <message>
        <source>It helps the side that fights your own nation.</source>
        <translation>Ce coup joue contre votre propre nation.</translation>
    </message>
    <message numerus="yes">
        <source>It helps the side that fights {name}’s own nation, but brings %n Gold, a point each at the end.</source>
        <translation>
            <numerusform>Ce coup joue contre la nation à laquelle appartient {name}, mais rapporte %n Or, soit un point à la fin.</numerusform>
            <numerusform>Ce coup joue contre la nation à laquelle appartient {name}, mais rapporte %n Or, soit un point chacun à la fin.</numerusform>
        </translation>
    </message>
    <message>
        <source>It helps the side that fights {name}’s own nation.</source>
        <translation>Ce coup joue contre la nation à laquelle appartient {name}.</translation>
    </message>
    <message>
        <source>Lay {cards}</source>
        <translation>Poser {cards}</translation>
    </message>
    <message numerus="yes">
        <source>The price is %n Gold, a point each at the end.</source>
        <translation>
            <numerusform>Le prix est de %n Or, soit un point à la fin.</numerusform>
            <numerusform>Le prix est de %n Or, soit un point chacun à la fin.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {cards}, you come to {strength} and win this combat {often}.</source>
        <translation>Avec {cards}, vous arrivez à {strength} et gagnez ce combat {often}.</translation>
    </message>
    <message>
        <source>With {cards}, you win this combat {often}.</source>
        <translation>Avec {cards}, vous gagnez ce combat {often}.</translation>
    </message>
    <message>
        <source>With {cards}, {name} comes to {strength} and wins this combat {often}.</source>
        <translation>Avec {cards}, {name} arrive à {strength} et gagne ce combat {often}.</translation>
    </message>
    <message>
        <source>With {cards}, {name} wins this combat {often}.</source>
        <translation>Avec {cards}, {name} gagne ce combat {often}.</translation>
    </message>
    <message>
        <source>With “{answer}”, you cannot win.</source>
        <translation>Avec «&#xa0;{answer}&#xa0;», vous ne pouvez pas gagner.</translation>
    </message>
    <message>
        <source>With “{answer}”, you win {often}.</source>
        <translation>Avec «&#xa0;{answer}&#xa0;», vous gagnez {often}.</translation>
    </message>
    <message>
        <source>With “{answer}”, {name} cannot win.</source>
        <translation>Avec «&#xa0;{answer}&#xa0;», {name} ne peut pas gagner.</translation>
    </message>
    <message>
        <source>With “{answer}”, {name} wins {often}.</source>
        <translation>Avec «&#xa0;{answer}&#xa0;», {name} gagne {often}.</translation>
    </message>
    <message>
        <source>Without it, you cannot win.</source>
        <translation>Sans cela, vous ne pouvez pas gagner.</translation>
    </message>
    <message>
        <source>Without it, you win {often}.</source>
        <translation>Sans cela, vous gagnez {often}.</translation>
    </message>
    <message>
        <source>Without it, {name} cannot win.</source>
        <translation>Sans cela, {name} ne peut pas gagner.</translation>
    </message>
    <message>
        <source>Without it, {name} wins {often}.</source>
        <translation>Sans cela, {name} gagne {often}.</translation>
    </message>
    <message>
        <source>You accept it {often}.</source>
        <translation>Vous l’acceptez {often}.</translation>
    </message>
    <message>
        <source>You cannot win this combat, even with it.</source>
        <translation>Même ainsi, vous ne pouvez pas gagner ce combat.</translation>
    </message>
    <message>
        <source>You cannot win this combat, whatever you add.</source>
        <translation>Vous ne pouvez pas gagner ce combat, quoi que vous ajoutiez.</translation>
    </message>
    <message>
        <source>You cannot win this combat.</source>
        <translation>Vous ne pouvez pas gagner ce combat.</translation>
    </message>
    <message>
        <source>You win this combat {often}, even if you add nothing more.</source>
        <translation>Vous gagnez ce combat {often}, même sans plus rien ajouter.</translation>
    </message>
    <message>
        <source>You win this combat {often}, if you add cards later where they help.</source>
        <translation>Vous gagnez ce combat {often}, si vous ajoutez plus tard les cartes utiles.</translation>
    </message>
    <message>
        <source>You win this combat {often}, whether or not you add more cards.</source>
        <translation>Vous gagnez ce combat {often}, que vous ajoutiez ou non des cartes.</translation>
    </message>
    <message>
        <source>You win this combat {often}, with or without it.</source>
        <translation>Vous gagnez ce combat {often}, avec ou sans cela.</translation>
    </message>
    <message>
        <source>You win this combat {often}.</source>
        <translation>Vous gagnez ce combat {often}.</translation>
    </message>
    <message>
        <source>a collar lost by the end of the next turn</source>
        <translation>un collier perdu d’ici la fin du tour suivant</translation>
    </message>
    <message>
        <source>a treasure for you by the end of the next turn</source>
        <translation>un trésor pour vous d’ici la fin du tour suivant</translation>
    </message>
    <message>
        <source>a treasure for {name} by the end of the next turn</source>
        <translation>un trésor pour {name} d’ici la fin du tour suivant</translation>
    </message>
    <message>
        <source>a treasure won by the end of the next turn</source>
        <translation>un trésor gagné d’ici la fin du tour suivant</translation>
    </message>
    <message>
        <source>about half the time</source>
        <translation>à peu près une fois sur deux</translation>
    </message>
    <message>
        <source>ahead in the race for the treasure at the end of the next turn</source>
        <translation>en tête de la course au trésor à la fin du tour suivant</translation>
    </message>
    <message>
        <source>almost always</source>
        <translation>presque toujours</translation>
    </message>
    <message>
        <source>for sure</source>
        <translation>à coup sûr</translation>
    </message>
    <message>
        <source>its nation ahead in the city at the end of the next turn</source>
        <translation>sa nation en tête dans la ville à la fin du tour suivant</translation>
    </message>
    <message>
        <source>less than half the time</source>
        <translation>moins d’une fois sur deux</translation>
    </message>
    <message>
        <source>more often than not</source>
        <translation>plus d’une fois sur deux</translation>
    </message>
    <message>
        <source>most of the time</source>
        <translation>dans la plupart des cas</translation>
    </message>
    <message>
        <source>no longer on the objective at the end of the next turn</source>
        <translation>objectif quitté à la fin du tour suivant</translation>
    </message>
    <message>
        <source>on the objective at the end of the next turn</source>
        <translation>sur l’objectif à la fin du tour suivant</translation>
    </message>
    <message>
        <source>one more troop marked at the end of the next turn</source>
        <translation>une troupe de plus marquée à la fin du tour suivant</translation>
    </message>
    <message>
        <source>only rarely</source>
        <translation>rarement</translation>
    </message>
    <message>
        <source>only very rarely</source>
        <translation>très rarement</translation>
    </message>
    <message>
        <source>over {chance}</source>
        <translation>plus de {chance}</translation>
    </message>
    <message>
        <source>the game won by the end of the next turn</source>
        <translation>la partie gagnée d’ici la fin du tour suivant</translation>
    </message>
    <message>
        <source>the game won by you by the end of the next turn</source>
        <translation>la partie gagnée par vous d’ici la fin du tour suivant</translation>
    </message>
    <message>
        <source>the game won by {name} by the end of the next turn</source>
        <translation>la partie gagnée par {name} d’ici la fin du tour suivant</translation>
    </message>
    <message>
        <source>under {chance}</source>
        <translation>moins de {chance}</translation>
    </message>
    <message>
        <source>{name} accepts it {often}.</source>
        <translation>{name} l’accepte {often}.</translation>
    </message>
    <message>
        <source>{name} cannot win this combat, even with it.</source>
        <translation>Même ainsi, {name} ne peut pas gagner ce combat.</translation>
    </message>
    <message>
        <source>{name} cannot win this combat, whatever is added.</source>
        <translation>{name} ne peut pas gagner ce combat, quelles que soient les cartes ajoutées.</translation>
    </message>
    <message>
        <source>{name} cannot win this combat.</source>
        <translation>{name} ne peut pas gagner ce combat.</translation>
    </message>
    <message>
        <source>{name} wins this combat {often}, by adding cards later where they help.</source>
        <translation>{name} gagne ce combat {often}, en ajoutant plus tard les cartes utiles.</translation>
    </message>
    <message>
        <source>{name} wins this combat {often}, even without more cards.</source>
        <translation>{name} gagne ce combat {often}, même sans carte de plus.</translation>
    </message>
    <message>
        <source>{name} wins this combat {often}, whether or not cards are added.</source>
        <translation>{name} gagne ce combat {often}, avec ou sans cartes de plus.</translation>
    </message>
    <message>
        <source>{name} wins this combat {often}, with or without it.</source>
        <translation>{name} gagne ce combat {often}, avec ou sans cela.</translation>
    </message>
    <message>
        <source>{name} wins this combat {often}.</source>
        <translation>{name} gagne ce combat {often}.</translation>
    </message>
    <message>
        <source>{often} ({chance})</source>
        <translation>{often} ({chance})</translation>
    </message>
    <message>
        <source>{warriors} plus {weapons}</source>
        <translation>{warriors}, plus {weapons}</translation>
    </message>
</context>
<context>
    <name>CortezSaid</name>
    <message>
        <source>All bridges are intact.</source>
        <translation>Tous les ponts sont intacts.</translation>
    </message>
    <message>
        <source>Broken: {bridges}.</source>
        <translation>Rompus&#xa0;: {bridges}.</translation>
    </message>
    <message>
        <source>In the piles, provisions: {provisions}; event cards: {events}.</source>
        <translation>Dans les pioches, provisions&#xa0;: {provisions}&#xa0;; événements&#xa0;: {events}.</translation>
    </message>
    <message>
        <source>In your hand: {cards}.</source>
        <translation>Dans votre main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Unmarked troops of {nation}: {places}.</source>
        <translation>Troupes sans collier, {nation}&#xa0;: {places}.</translation>
    </message>
    <message>
        <source>You have laid {warriors}; Weapons: {weapons}.</source>
        <translation>Vous avez posé {warriors}&#xa0;; Armes&#xa0;: {weapons}.</translation>
    </message>
    <message>
        <source>You lead {nation} as {chief}; your troops: {places}.</source>
        <translation>Vous êtes {chief} et commandez {nation}&#xa0;; vos troupes&#xa0;: {places}.</translation>
    </message>
    <message>
        <source>You may play now, with the key {key}: {cards}.</source>
        <translation>Vous pouvez jouer maintenant, avec la touche {key}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>Votre main est vide.</translation>
    </message>
    <message>
        <source>Your objective: {temple}.</source>
        <translation>Votre objectif&#xa0;: {temple}.</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nulle part</translation>
    </message>
    <message>
        <source>{heading}: {what}.</source>
        <translation>{heading}&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>{name} has laid {warriors}; Weapons: {weapons}.</source>
        <translation>{name} a posé {warriors}&#xa0;; Armes&#xa0;: {weapons}.</translation>
    </message>
    <message>
        <source>{name} leads {nation} as {chief}; troops: {places}.</source>
        <translation>{name} est {chief} et commande {nation}&#xa0;; troupes&#xa0;: {places}.</translation>
    </message>
</context>
<context>
    <name>CortezTable</name>
    <message numerus="yes">
        <source>%n Camouflage to pay</source>
        <translation>
            <numerusform>%n Camouflage à payer</numerusform>
            <numerusform>%n Camouflages à payer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubled</source>
        <translation>
            <numerusform>%n doublé</numerusform>
            <numerusform>%n doublés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) for arriving</source>
        <translation>
            <numerusform>%n provision à l’arrivée</numerusform>
            <numerusform>%n provisions à l’arrivée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) for the winner</source>
        <translation>
            <numerusform>%n provision pour le vainqueur</numerusform>
            <numerusform>%n provisions pour le vainqueur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s)</source>
        <translation>
            <numerusform>%n guerrier</numerusform>
            <numerusform>%n guerriers</numerusform>
        </translation>
    </message>
    <message>
        <source>1 Gold</source>
        <translation>1 Or</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 carte</translation>
    </message>
    <message>
        <source>2 Gold</source>
        <translation>2 Or</translation>
    </message>
    <message>
        <source>2 cards</source>
        <translation>2 cartes</translation>
    </message>
    <message>
        <source>A hidden hand</source>
        <translation>Une main cachée</translation>
    </message>
    <message>
        <source>A tie: the defender wins.</source>
        <translation>Égalité&#xa0;: la défense l’emporte.</translation>
    </message>
    <message>
        <source>Attack an unmarked troop: {place}</source>
        <translation>Attaquer une troupe sans collier&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Attack {name}: {place}</source>
        <translation>Attaquer {name}&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Auction: {bid}</source>
        <translation>Enchères&#xa0;: {bid}</translation>
    </message>
    <message>
        <source>Aztecs</source>
        <translation>Aztèques</translation>
    </message>
    <message>
        <source>Best warriors</source>
        <translation>Meilleurs guerriers</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Bribery</source>
        <translation>Corruption</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Chief</source>
        <translation>Chef</translation>
    </message>
    <message>
        <source>Combat: {place}</source>
        <translation>Combat&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Défaussées</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>For a surrender</source>
        <translation>Contre la reddition</translation>
    </message>
    <message>
        <source>Go to: {place}</source>
        <translation>Aller à&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Mercenaries</source>
        <translation>Mercenaires</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Parley</source>
        <translation>Pourparlers</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Provisions</source>
        <translation>Provisions</translation>
    </message>
    <message>
        <source>Put it here: {place}</source>
        <translation>Placer ici&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Recruits</source>
        <translation>Recrues</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Manche {round} sur {rounds}</translation>
    </message>
    <message>
        <source>Spaniards</source>
        <translation>Espagnols</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>Guerrier</translation>
    </message>
    <message>
        <source>Warriors</source>
        <translation>Guerriers</translation>
    </message>
    <message>
        <source>Warriors {number}</source>
        <translation>Guerriers {number}</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armes</translation>
    </message>
    <message>
        <source>Weapons {number}</source>
        <translation>Armes {number}</translation>
    </message>
    <message>
        <source>Whom you ask</source>
        <translation>À qui</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Avec</translation>
    </message>
    <message>
        <source>You ask</source>
        <translation>Vous demandez</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Vous recevez</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Vous donnez</translation>
    </message>
    <message>
        <source>You pay</source>
        <translation>Vous payez</translation>
    </message>
    <message>
        <source>You win the combat.</source>
        <translation>Vous gagnez le combat.</translation>
    </message>
    <message>
        <source>Your chief</source>
        <translation>Votre chef</translation>
    </message>
    <message>
        <source>Your price</source>
        <translation>Votre prix</translation>
    </message>
    <message>
        <source>a surrender</source>
        <translation>la reddition</translation>
    </message>
    <message>
        <source>a tie, won by the defender</source>
        <translation>égalité&#xa0;: la défense l’emporte</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>doit répondre</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>défense</translation>
    </message>
    <message>
        <source>defender by proxy</source>
        <translation>par procuration</translation>
    </message>
    <message>
        <source>for</source>
        <translation>contre</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratuit</translation>
    </message>
    <message>
        <source>no Camouflage to pay</source>
        <translation>aucun Camouflage à payer</translation>
    </message>
    <message>
        <source>no bid yet</source>
        <translation>aucune mise</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>offers</source>
        <translation>offre</translation>
    </message>
    <message>
        <source>refuses</source>
        <translation>refuse</translation>
    </message>
    <message>
        <source>stays out</source>
        <translation>s’abstient</translation>
    </message>
    <message>
        <source>the defender wins a tie</source>
        <translation>à égalité, la défense gagne</translation>
    </message>
    <message>
        <source>to bid</source>
        <translation>doit miser</translation>
    </message>
    <message>
        <source>unmarked troop of {nation}</source>
        <translation>troupe sans collier, {nation}</translation>
    </message>
    <message>
        <source>won by a bargain</source>
        <translation>gagné par un marché</translation>
    </message>
    <message>
        <source>won by strength</source>
        <translation>gagné par la force</translation>
    </message>
    <message>
        <source>won by surrender</source>
        <translation>gagné par reddition</translation>
    </message>
    <message>
        <source>your objective: 10 points</source>
        <translation>votre objectif&#xa0;: 10 points</translation>
    </message>
    <message>
        <source>your troop</source>
        <translation>votre troupe</translation>
    </message>
    <message>
        <source>your {amount}</source>
        <translation>vous, {amount}</translation>
    </message>
    <message>
        <source>{amount}, {name}</source>
        <translation>{amount}, {name}</translation>
    </message>
    <message>
        <source>{name} wins the combat.</source>
        <translation>{name} gagne le combat.</translation>
    </message>
    <message>
        <source>{name}’s troop, {chief}</source>
        <translation>{name}, troupe marquée&#xa0;: {chief}</translation>
    </message>
</context>
<context>
    <name>CortezTags</name>
    <message numerus="yes">
        <source>After the combat, a new warrior is drawn for each of the next %n warrior(s) laid.</source>
        <translation>
            <numerusform>Après le combat, on pioche %n guerrier pour le prochain guerrier posé.</numerusform>
            <numerusform>Après le combat, on pioche un guerrier pour chacun des %n prochains guerriers posés.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards in hand come to a strength of {strength}.</source>
        <translation>Toute la main vaut une force de {strength}.</translation>
    </message>
    <message>
        <source>As the board is now, no marked troop can attack it there.</source>
        <translation>Dans cette position, aucune troupe marquée ne peut l’y attaquer.</translation>
    </message>
    <message>
        <source>From there, no way leads to a free square of the city.</source>
        <translation>De là, aucun chemin ne mène à une case libre de la ville.</translation>
    </message>
    <message>
        <source>From there, the city can be entered without Camouflage.</source>
        <translation>De là, on entre en ville sans Camouflage.</translation>
    </message>
    <message numerus="yes">
        <source>From there, the way into the city costs at least %n Camouflage.</source>
        <translation>
            <numerusform>De là, entrer en ville coûte au moins %n Camouflage.</numerusform>
            <numerusform>De là, entrer en ville coûte au moins %n Camouflages.</numerusform>
        </translation>
    </message>
    <message>
        <source>It adds nothing to the cards already laid.</source>
        <translation>Ce coup n’ajoute rien aux cartes posées.</translation>
    </message>
    <message>
        <source>It attacks an unmarked troop there.</source>
        <translation>Ce coup y attaque une troupe sans collier.</translation>
    </message>
    <message>
        <source>It attacks you there.</source>
        <translation>Ce coup y attaque vos troupes.</translation>
    </message>
    <message>
        <source>It attacks {name} there.</source>
        <translation>Ce coup y attaque {name}.</translation>
    </message>
    <message numerus="yes">
        <source>It brings %n provision(s).</source>
        <translation>
            <numerusform>Ce coup apporte %n provision.</numerusform>
            <numerusform>Ce coup apporte %n provisions.</numerusform>
        </translation>
    </message>
    <message>
        <source>It brings one more troop into the city: 5 points at the end if it stays.</source>
        <translation>Ce coup amène une troupe de plus en ville&#xa0;: 5 points à la fin si elle y reste.</translation>
    </message>
    <message numerus="yes">
        <source>It brings your hand to %n provision(s).</source>
        <translation>
            <numerusform>Après ce coup, vous avez %n provision en main.</numerusform>
            <numerusform>Après ce coup, vous avez %n provisions en main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings your hand to %n warrior(s).</source>
        <translation>
            <numerusform>Après ce coup, vous avez %n guerrier en main.</numerusform>
            <numerusform>Après ce coup, vous avez %n guerriers en main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings {name}’s hand to %n provision(s).</source>
        <translation>
            <numerusform>Après ce coup, {name} a %n provision en main.</numerusform>
            <numerusform>Après ce coup, {name} a %n provisions en main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings {name}’s hand to %n warrior(s).</source>
        <translation>
            <numerusform>Après ce coup, {name} a %n guerrier en main.</numerusform>
            <numerusform>Après ce coup, {name} a %n guerriers en main.</numerusform>
        </translation>
    </message>
    <message>
        <source>It changes no player’s cheapest way into the city.</source>
        <translation>Ce coup ne change pour personne le chemin le moins cher vers la ville.</translation>
    </message>
    <message>
        <source>It changes the cheapest way into the city for {name}: {now} Camouflage instead of {before}.</source>
        <translation>Ce coup change le prix de l’entrée en ville pour {name}&#xa0;: en Camouflages, {now} au lieu de {before}.</translation>
    </message>
    <message>
        <source>It closes every way into the city for {name}.</source>
        <translation>Ce coup ferme tous les chemins vers la ville pour {name}.</translation>
    </message>
    <message>
        <source>It costs one Food of {held} in hand.</source>
        <translation>Ce coup coûte une Nourriture (en main&#xa0;: {held}).</translation>
    </message>
    <message>
        <source>It does what the card says: {effect}</source>
        <translation>Ce coup fait ce que dit la carte&#xa0;: {effect}</translation>
    </message>
    <message>
        <source>It enters the city, but not at the objective: 5 points at the end if it stays, not 15.</source>
        <translation>Ce coup mène en ville, mais pas à l’objectif&#xa0;: 5 points à la fin si la troupe y reste, et non 15.</translation>
    </message>
    <message>
        <source>It gives up the square and keeps all warriors in hand.</source>
        <translation>Ce coup abandonne la case et garde tous les guerriers en main.</translation>
    </message>
    <message>
        <source>It gives up the square for {cards}.</source>
        <translation>Ce coup abandonne la case contre {cards}.</translation>
    </message>
    <message>
        <source>It gives you one more troop that can move and score.</source>
        <translation>Ce coup vous donne une troupe de plus qui peut se déplacer et marquer des points.</translation>
    </message>
    <message>
        <source>It gives {name} one more troop that can move and score.</source>
        <translation>Ce coup donne à {name} une troupe de plus qui peut se déplacer et marquer des points.</translation>
    </message>
    <message>
        <source>It gives {nation} one more troop in the city.</source>
        <translation>Ce coup met en ville une troupe de plus pour {nation}.</translation>
    </message>
    <message>
        <source>It goes to the objective: 10 points at the end if it stays, and 5 for the city.</source>
        <translation>Ce coup mène à l’objectif&#xa0;: 10 points à la fin si la troupe y reste, et 5 pour la ville.</translation>
    </message>
    <message>
        <source>It goes to the objective: 10 points at the end if it stays.</source>
        <translation>Ce coup mène à l’objectif&#xa0;: 10 points à la fin si la troupe y reste.</translation>
    </message>
    <message>
        <source>It is in the city: 5 points at the end if it stays.</source>
        <translation>La troupe est en ville&#xa0;: 5 points à la fin si elle y reste.</translation>
    </message>
    <message>
        <source>It is on the objective: 15 points at the end if it stays.</source>
        <translation>La troupe est sur l’objectif&#xa0;: 15 points à la fin si elle y reste.</translation>
    </message>
    <message>
        <source>It keeps the beaten troop out of the city.</source>
        <translation>Ce coup tient la troupe battue hors de la ville.</translation>
    </message>
    <message>
        <source>It keeps the bribery cards in hand.</source>
        <translation>Ce coup garde en main les cartes de corruption.</translation>
    </message>
    <message>
        <source>It keeps {cards}.</source>
        <translation>Ce coup garde {cards}.</translation>
    </message>
    <message>
        <source>It leaves all provisions as they are.</source>
        <translation>Ce coup laisse toutes les provisions inchangées.</translation>
    </message>
    <message>
        <source>It leaves every way on the map as it is.</source>
        <translation>Ce coup ne change aucun chemin.</translation>
    </message>
    <message>
        <source>It leaves no provision in hand.</source>
        <translation>Ce coup ne laisse aucune provision en main.</translation>
    </message>
    <message>
        <source>It leaves the card to you for {best}.</source>
        <translation>Ce coup vous laisse la carte pour {best}.</translation>
    </message>
    <message>
        <source>It leaves the card to {name} for {best}.</source>
        <translation>Ce coup laisse la carte à {name} pour {best}.</translation>
    </message>
    <message>
        <source>It leaves the city: 5 points less at the end unless it returns.</source>
        <translation>Ce coup fait quitter la ville&#xa0;: 5 points de moins à la fin, sauf si la troupe revient.</translation>
    </message>
    <message>
        <source>It leaves the objective and the city: 15 points less at the end unless it returns.</source>
        <translation>Ce coup fait quitter l’objectif et la ville&#xa0;: 15 points de moins à la fin, sauf si la troupe revient.</translation>
    </message>
    <message>
        <source>It leaves the objective: 10 points less at the end unless it returns.</source>
        <translation>Ce coup fait quitter l’objectif&#xa0;: 10 points de moins à la fin, sauf si la troupe revient.</translation>
    </message>
    <message>
        <source>It leaves this action unused.</source>
        <translation>Ce coup laisse cette action inutilisée.</translation>
    </message>
    <message>
        <source>It leaves you with {provisions}.</source>
        <translation>Ce coup vous laisse {provisions}.</translation>
    </message>
    <message>
        <source>It leaves {cards} in hand.</source>
        <translation>Ce coup laisse {cards} en main.</translation>
    </message>
    <message>
        <source>It leaves {name} with {provisions}.</source>
        <translation>Ce coup laisse {provisions} à {name}.</translation>
    </message>
    <message>
        <source>It offers you {help} for {price}.</source>
        <translation>Ce coup vous offre {help}&#xa0;; prix&#xa0;: {price}.</translation>
    </message>
    <message>
        <source>It offers {name} {help} for {price}.</source>
        <translation>Ce coup offre {help} à {name}&#xa0;; prix&#xa0;: {price}.</translation>
    </message>
    <message>
        <source>It opens a way into the city for {name}.</source>
        <translation>Ce coup ouvre un chemin vers la ville pour {name}.</translation>
    </message>
    <message>
        <source>It opens the bidding; paying the bid leaves provisions worth {left}.</source>
        <translation>Ce coup ouvre les enchères&#xa0;; après paiement, il reste {left} en provisions.</translation>
    </message>
    <message>
        <source>It raises the strength from {before} to {after}.</source>
        <translation>Ce coup porte la force de {before} à {after}.</translation>
    </message>
    <message>
        <source>It spends nothing; there is no bid yet.</source>
        <translation>Ce coup ne coûte rien&#xa0;; personne n’a encore misé.</translation>
    </message>
    <message>
        <source>It spends nothing; your bid of {best} is the highest.</source>
        <translation>Ce coup ne coûte rien&#xa0;; la plus haute enchère est la vôtre, {best}.</translation>
    </message>
    <message>
        <source>It spends nothing; {name}’s bid of {best} is the highest.</source>
        <translation>Ce coup ne coûte rien&#xa0;; la plus haute enchère est {best}, par {name}.</translation>
    </message>
    <message>
        <source>It takes one troop of {nation} out of the city.</source>
        <translation>Ce coup retire une troupe de la ville ({nation}).</translation>
    </message>
    <message>
        <source>It tops your bid of {best}; paying the new bid leaves provisions worth {left}.</source>
        <translation>Ce coup surenchérit sur votre mise de {best}&#xa0;; après paiement, il reste {left} en provisions.</translation>
    </message>
    <message>
        <source>It tops {name}’s bid of {best}; paying the new bid leaves provisions worth {left}.</source>
        <translation>Ce coup surenchérit sur {name}, qui mise {best}&#xa0;; après paiement, il reste {left} en provisions.</translation>
    </message>
    <message numerus="yes">
        <source>The way costs %n Camouflage of {held} in hand.</source>
        <translation>
            <numerusform>Le chemin coûte %n Camouflage (en main&#xa0;: {held}).</numerusform>
            <numerusform>Le chemin coûte %n Camouflages (en main&#xa0;: {held}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To attack it there, a rival needs at least %n Camouflage.</source>
        <translation>
            <numerusform>Pour l’y attaquer, il faut au moins %n Camouflage.</numerusform>
            <numerusform>Pour l’y attaquer, il faut au moins %n Camouflages.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without Camouflage, it can be attacked there by {names}.</source>
        <translation>Peuvent l’y attaquer sans Camouflage&#xa0;: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n warrior(s).</source>
        <translation>
            <numerusform>Vous avez %n guerrier en main.</numerusform>
            <numerusform>Vous avez %n guerriers en main.</numerusform>
        </translation>
    </message>
    <message>
        <source>You then lead the race for the next treasure, by {most} to {least} in the city.</source>
        <translation>Vous êtes alors en tête de la course au prochain trésor, par {most} à {least} en ville.</translation>
    </message>
    <message>
        <source>You then lead the race for the next treasure: troops are level at {most}, and {square} is the highest square.</source>
        <translation>Vous êtes alors en tête de la course au prochain trésor&#xa0;: égalité à {most}, et {square} est la case la plus haute.</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>{gain}, but {loss}</source>
        <translation>{gain}, mais {loss}</translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n warrior(s).</source>
        <translation>
            <numerusform>{name} a %n guerrier en main.</numerusform>
            <numerusform>{name} a %n guerriers en main.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} then leads the race for the next treasure, by {most} to {least} in the city.</source>
        <translation>{name} est alors en tête de la course au prochain trésor, par {most} à {least} en ville.</translation>
    </message>
    <message>
        <source>{name} then leads the race for the next treasure: troops are level at {most}, and {square} is the highest square.</source>
        <translation>{name} est alors en tête de la course au prochain trésor&#xa0;: égalité à {most}, et {square} est la case la plus haute.</translation>
    </message>
    <message>
        <source>{nation} then lead in the city by {most} to {least}: 5 points for each of their players if that stays so.</source>
        <translation>{nation} mènent alors en ville par {most} à {least}&#xa0;: 5 points pour chacun de leurs joueurs si cela dure.</translation>
    </message>
    <message>
        <source>{nation} then lead in the city, level at {most} but on the highest square: 5 points for each of their players if that stays so.</source>
        <translation>{nation} mènent alors en ville, à égalité à {most} mais sur la case la plus haute&#xa0;: 5 points pour chacun de leurs joueurs si cela dure.</translation>
    </message>
</context>
<context>
    <name>CortezTalk</name>
    <message>
        <source>For so little, I would rather fight.</source>
        <translation>Pour si peu, je préfère combattre.</translation>
    </message>
    <message>
        <source>Gold counts at the end. Nobody gets it for so little.</source>
        <translation>L’or compte à la fin. Personne ne l’aura pour si peu.</translation>
    </message>
    <message>
        <source>I bid no more in this auction</source>
        <translation>je ne mise plus dans ces enchères</translation>
    </message>
    <message>
        <source>I do not attack you</source>
        <translation>je ne vous attaque pas</translation>
    </message>
    <message>
        <source>I do not attack {name}</source>
        <translation>je n’attaque pas {name}</translation>
    </message>
    <message>
        <source>I do not trade with my opponent in a combat.</source>
        <translation>Je n’échange rien avec mon adversaire en plein combat.</translation>
    </message>
    <message>
        <source>I give up my place {at}</source>
        <translation>j’abandonne ma place {at}</translation>
    </message>
    <message>
        <source>I have none to spare for that.</source>
        <translation>Je n’en ai pas à céder pour cela.</translation>
    </message>
    <message>
        <source>I help nobody in this combat</source>
        <translation>je n’aide personne dans ce combat</translation>
    </message>
    <message>
        <source>I help only you in this combat</source>
        <translation>je n’aide que vous dans ce combat</translation>
    </message>
    <message>
        <source>I help only {name} in this combat</source>
        <translation>j’aide seulement {name} dans ce combat</translation>
    </message>
    <message>
        <source>I want more for that.</source>
        <translation>J’en veux davantage.</translation>
    </message>
    <message>
        <source>I would rather stay out of it.</source>
        <translation>Je préfère ne pas m’en mêler.</translation>
    </message>
    <message>
        <source>No combat is fought now.</source>
        <translation>Aucun combat n’est en cours.</translation>
    </message>
    <message>
        <source>None of that player’s troops is there.</source>
        <translation>Aucune de ses troupes ne s’y trouve.</translation>
    </message>
    <message>
        <source>None of your troops is there.</source>
        <translation>Aucune de vos troupes ne s’y trouve.</translation>
    </message>
    <message>
        <source>Nothing is auctioned now.</source>
        <translation>Il n’y a pas d’enchères en cours.</translation>
    </message>
    <message>
        <source>That help is too dear for me.</source>
        <translation>Cette aide est trop chère pour moi.</translation>
    </message>
    <message>
        <source>That player does not fight in this combat.</source>
        <translation>Ce joueur ne prend pas part à ce combat.</translation>
    </message>
    <message>
        <source>That player has dropped out of the auction.</source>
        <translation>Ce joueur s’est retiré des enchères.</translation>
    </message>
    <message>
        <source>That player has no move left before that time is over.</source>
        <translation>Ce joueur ne peut rien déplacer avant la fin de ce délai.</translation>
    </message>
    <message>
        <source>That player has no troops on the map.</source>
        <translation>Ce joueur n’a aucune troupe sur le plateau.</translation>
    </message>
    <message>
        <source>That player has no warriors to sell.</source>
        <translation>Ce joueur n’a aucun guerrier à vendre.</translation>
    </message>
    <message>
        <source>That player has nothing to bid.</source>
        <translation>Ce joueur n’a rien à miser.</translation>
    </message>
    <message>
        <source>That player is fighting in this combat already.</source>
        <translation>Ce joueur se bat lui-même dans ce combat.</translation>
    </message>
    <message>
        <source>You fight in this combat yourself.</source>
        <translation>Vous vous battez vous-même dans ce combat.</translation>
    </message>
    <message>
        <source>You have no move left before that time is over.</source>
        <translation>Vous ne pouvez rien déplacer avant la fin de ce délai.</translation>
    </message>
    <message>
        <source>You have no warriors to sell.</source>
        <translation>Vous n’avez aucun guerrier à vendre.</translation>
    </message>
    <message>
        <source>You have nothing to bid.</source>
        <translation>Vous n’avez rien à miser.</translation>
    </message>
    <message>
        <source>bid no more in this auction</source>
        <translation>ne plus miser dans ces enchères</translation>
    </message>
    <message>
        <source>bids no more in this auction</source>
        <translation>ne mise plus dans ces enchères</translation>
    </message>
    <message>
        <source>do not attack you</source>
        <translation>ne pas vous attaquer</translation>
    </message>
    <message>
        <source>do not attack {name}</source>
        <translation>ne pas attaquer {name}</translation>
    </message>
    <message>
        <source>does not attack me</source>
        <translation>ne m’attaque pas</translation>
    </message>
    <message>
        <source>does not attack you</source>
        <translation>ne vous attaque pas</translation>
    </message>
    <message>
        <source>does not attack {name}</source>
        <translation>n’attaque pas {name}</translation>
    </message>
    <message>
        <source>give up the place</source>
        <comment>a square follows</comment>
        <translation>abandonner la place</translation>
    </message>
    <message>
        <source>give up the place {at}</source>
        <translation>abandonner la place {at}</translation>
    </message>
    <message>
        <source>gives up the place {at}</source>
        <translation>abandonne sa place {at}</translation>
    </message>
    <message>
        <source>help nobody in this combat</source>
        <translation>n’aider personne dans ce combat</translation>
    </message>
    <message>
        <source>help only you in this combat</source>
        <translation>n’aider que vous dans ce combat</translation>
    </message>
    <message>
        <source>help only {name} in this combat</source>
        <translation>aider seulement {name} dans ce combat</translation>
    </message>
    <message>
        <source>helps nobody in this combat</source>
        <translation>n’aide personne dans ce combat</translation>
    </message>
    <message>
        <source>helps only me in this combat</source>
        <translation>n’aide que moi dans ce combat</translation>
    </message>
    <message>
        <source>helps only you in this combat</source>
        <translation>n’aide que vous dans ce combat</translation>
    </message>
    <message>
        <source>helps only {name} in this combat</source>
        <translation>aide seulement {name} dans ce combat</translation>
    </message>
    <message>
        <source>lap</source>
        <comment>until every player has had a turn</comment>
        <translation>tour de table</translation>
    </message>
    <message>
        <source>one turn of each player</source>
        <translation>un tour de chacun</translation>
    </message>
    <message>
        <source>round</source>
        <translation>manche</translation>
    </message>
    <message>
        <source>this round</source>
        <translation>cette manche</translation>
    </message>
    <message>
        <source>this turn</source>
        <translation>ce tour</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>you bid no more in this auction</source>
        <translation>vous ne misez plus dans ces enchères</translation>
    </message>
    <message>
        <source>you do not attack me</source>
        <translation>vous ne m’attaquez pas</translation>
    </message>
    <message>
        <source>you do not attack {name}</source>
        <translation>vous n’attaquez pas {name}</translation>
    </message>
    <message>
        <source>you give up your place {at}</source>
        <translation>vous abandonnez votre place {at}</translation>
    </message>
    <message>
        <source>you help nobody in this combat</source>
        <translation>vous n’aidez personne dans ce combat</translation>
    </message>
    <message>
        <source>you help only me in this combat</source>
        <translation>vous n’aidez que moi dans ce combat</translation>
    </message>
    <message>
        <source>you help only {name} in this combat</source>
        <translation>vous aidez seulement {name} dans ce combat</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>I am here</source>
        <translation>Me voici</translation>
    </message>
    <message>
        <source>I have seen it</source>
        <translation>J’ai vu</translation>
    </message>
    <message>
        <source>Pass the screen to {name}.</source>
        <translation>Passez l’écran à {name}.</translation>
    </message>
    <message>
        <source>{name} shows you this.</source>
        <translation>{name} vous montre ceci.</translation>
    </message>
    <message>
        <source>{name}, make sure that nobody else is looking.</source>
        <translation>{name}, veillez à ce que personne d’autre ne regarde.</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>Counter</source>
        <comment>make another offer in its place</comment>
        <translation>Contre-offre</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Enter withdraws it.</source>
        <translation>Entrée la retire.</translation>
    </message>
    <message>
        <source>From {name}</source>
        <translation>{name} à vous</translation>
    </message>
    <message>
        <source>Gives you {cards}</source>
        <translation>Vous donne {cards}</translation>
    </message>
    <message>
        <source>Open offers</source>
        <translation>Offres en cours</translation>
    </message>
    <message>
        <source>To {name}</source>
        <translation>À {name}</translation>
    </message>
    <message>
        <source>With whom do you trade? Click a seat, or use the arrow keys.</source>
        <translation>Avec qui échangez-vous&#xa0;? Cliquez sur une place, ou servez-vous des flèches.</translation>
    </message>
    <message>
        <source>You give {cards}</source>
        <translation>Vous donnez {cards}</translation>
    </message>
    <message>
        <source>{give} for {get}</source>
        <translation>{give} contre {get}</translation>
    </message>
    <message>
        <source>{name} offers a trade</source>
        <translation>{name} propose un échange</translation>
    </message>
    <message>
        <source>{name} to {other}</source>
        <translation>{name} à {other}</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>An empty board for this many players</source>
        <translation>Un plateau vide pour ce nombre de joueurs</translation>
    </message>
    <message>
        <source>Copy as a line of text</source>
        <translation>Copier en une ligne de texte</translation>
    </message>
    <message>
        <source>Drag a piece onto the board, or off it to take it away; or click it, then its place. Keys: {arrows}, {lay} and {take}.</source>
        <translation>Faites glisser une pièce sur le plateau, ou en dehors pour l’ôter&#xa0;; ou cliquez dessus, puis à l’endroit voulu. Au clavier&#xa0;: {arrows}, {lay} et {take}.</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Plateau vide</translation>
    </message>
    <message>
        <source>Everything hidden from you has been dealt anew.</source>
        <translation>Ce qui vous était caché a été redistribué.</translation>
    </message>
    <message>
        <source>Nothing is hidden here.</source>
        <translation>Ici, rien n’est caché.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Paste a line of text</source>
        <translation>Coller une ligne de texte</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Position editor</source>
        <translation>Éditeur de positions</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>Enregistrer comme image…</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Partager…</translation>
    </message>
    <message>
        <source>Something went wrong; the position stays as it is.</source>
        <translation>Une erreur s’est produite&#xa0;; la position reste telle quelle.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>That piece cannot be dragged onto the board: click it.</source>
        <translation>Cette pièce ne se pose pas sur le plateau&#xa0;: cliquez plutôt sur la pièce.</translation>
    </message>
    <message>
        <source>That piece does not belong there.</source>
        <translation>Cette pièce n’a pas sa place là.</translation>
    </message>
    <message>
        <source>That piece is there already.</source>
        <translation>Cette pièce s’y trouve déjà.</translation>
    </message>
    <message>
        <source>The line is on the clipboard.</source>
        <translation>La ligne est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>There is no position on the clipboard.</source>
        <translation>Il n’y a pas de position dans le presse-papiers.</translation>
    </message>
    <message>
        <source>There is nothing to take away.</source>
        <translation>Il n’y a rien à enlever.</translation>
    </message>
    <message>
        <source>Tray of pieces</source>
        <translation>Réserve de pièces</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Your position</source>
        <translation>Votre position</translation>
    </message>
    <message>
        <source>“{name}” contains no position.</source>
        <translation>«&#xa0;{name}&#xa0;» ne contient pas de position.</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message numerus="yes">
        <source>%n victory(ies) so far</source>
        <translation>
            <numerusform>%n victoire jusqu’ici</numerusform>
            <numerusform>%n victoires jusqu’ici</numerusform>
        </translation>
    </message>
    <message>
        <source>A new seal: {name}</source>
        <translation>Un nouveau sceau&#xa0;: {name}</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Ended by agreement</source>
        <translation>Arrêtée d’un commun accord</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Everyone agreed to end it.</source>
        <translation>Tout le monde était d’accord pour l’arrêter.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandon</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>New seals: {names}</source>
        <translation>Nouveaux sceaux&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Partie suivante</translation>
    </message>
    <message>
        <source>Revenge</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>The game ended without a winner.</source>
        <translation>La partie s’est terminée sans vainqueur.</translation>
    </message>
    <message>
        <source>Your best so far: {number}</source>
        <translation>Votre record&#xa0;: {number}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>stamped into your ledger</source>
        <translation>désormais dans votre registre</translation>
    </message>
    <message numerus="yes">
        <source>your most in %n game(s)</source>
        <translation>
            <numerusform>votre record en %n partie</numerusform>
            <numerusform>votre record en %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} · {date} · {names}</source>
        <translation>{game} · {date} · {names}</translation>
    </message>
    <message>
        <source>{game}, game {number}</source>
        <translation>{game}, partie {number}</translation>
    </message>
    <message>
        <source>{name}, level with {others}</source>
        <translation>{name}, à égalité avec {others}</translation>
    </message>
    <message>
        <source>{name}, the most at the table</source>
        <translation>{name}, le plus à la table</translation>
    </message>
    <message>
        <source>{name}: {fact}.</source>
        <translation>{name}&#xa0;: {fact}.</translation>
    </message>
    <message>
        <source>{name}; the most at the table: {number}</source>
        <translation>{name}&#xa0;; maximum à la table&#xa0;: {number}</translation>
    </message>
    <message>
        <source>{place} · {hold}</source>
        <translation>{place} · {hold}</translation>
    </message>
    <message>
        <source>{round}: {name}</source>
        <translation>{round}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{what}: {name}{note}.</source>
        <translation>{what}&#xa0;: {name}{note}.</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>The disk reports an error.</source>
        <translation>Le disque signale une erreur.</translation>
    </message>
    <message>
        <source>The file cannot be written ({reason}).</source>
        <translation>Le fichier ne peut pas être écrit ({reason}).</translation>
    </message>
    <message>
        <source>The file is too large to be saved here.</source>
        <translation>Le fichier est trop gros pour être enregistré ici.</translation>
    </message>
    <message>
        <source>The file is write-protected.</source>
        <translation>Le fichier est protégé en écriture.</translation>
    </message>
    <message>
        <source>The folder no longer exists.</source>
        <translation>Le dossier n’existe plus.</translation>
    </message>
    <message>
        <source>The item with this name is not a file.</source>
        <translation>L’élément qui porte ce nom n’est pas un fichier.</translation>
    </message>
    <message>
        <source>The name of the file is too long.</source>
        <translation>Le nom du fichier est trop long.</translation>
    </message>
    <message>
        <source>There is a file where a folder is needed.</source>
        <translation>Un fichier se trouve là où il faut un dossier.</translation>
    </message>
    <message>
        <source>There is already a folder with this name.</source>
        <translation>Il existe déjà un dossier de ce nom.</translation>
    </message>
    <message>
        <source>There is already another file where a page would be saved.</source>
        <translation>Il y a déjà un autre fichier là où une page serait enregistrée.</translation>
    </message>
    <message>
        <source>There is no room left on the disk.</source>
        <translation>Il n’y a plus de place sur le disque.</translation>
    </message>
    <message>
        <source>This folder cannot be written to.</source>
        <translation>Impossible d’écrire dans ce dossier.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read. Is it still there?</source>
        <translation>Le fichier «&#xa0;{name}&#xa0;» ne peut pas être lu. Existe-t-il encore&#xa0;?</translation>
    </message>
    <message>
        <source>“{name}” is damaged and cannot be opened. The file was left as it is.</source>
        <translation>Le fichier «&#xa0;{name}&#xa0;» est endommagé et ne peut pas être ouvert. Il est resté tel quel.</translation>
    </message>
    <message>
        <source>“{name}” is far too large to be a Conquista game.</source>
        <translation>Le fichier «&#xa0;{name}&#xa0;» est bien trop gros pour être une partie de Conquista.</translation>
    </message>
    <message>
        <source>“{name}” is from a game that this version of Conquista does not have.</source>
        <translation>La partie «&#xa0;{name}&#xa0;» appartient à un jeu absent de cette version de Conquista.</translation>
    </message>
    <message>
        <source>“{name}” is not a Conquista game.</source>
        <translation>Le fichier «&#xa0;{name}&#xa0;» n’est pas une partie de Conquista.</translation>
    </message>
    <message>
        <source>“{name}” is open in another window.</source>
        <translation>La partie «&#xa0;{name}&#xa0;» est ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>“{name}” was played with older rules and is not finished, so it cannot be continued here. The file was left as it is.</source>
        <translation>La partie «&#xa0;{name}&#xa0;» a été jouée avec des règles plus anciennes et n’est pas terminée&#xa0;: elle ne peut pas être continuée ici. Le fichier est resté tel quel.</translation>
    </message>
    <message>
        <source>“{name}” was played with older rules that this version of Conquista does not know, so it cannot be continued here.</source>
        <translation>La partie «&#xa0;{name}&#xa0;» a été jouée avec des règles plus anciennes que cette version de Conquista ne connaît pas&#xa0;: elle ne peut pas être reprise ici.</translation>
    </message>
    <message>
        <source>“{name}” was saved by a newer Conquista. Update Conquista to open it.</source>
        <translation>Le fichier «&#xa0;{name}&#xa0;» a été enregistré par une version plus récente de Conquista. Mettez Conquista à jour pour l’ouvrir.</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message numerus="yes">
        <source>%n hidden item(s) leaked: this is a bug in Conquista.</source>
        <translation>
            <numerusform>%n élément caché a été révélé&#xa0;: c’est un défaut de Conquista.</numerusform>
            <numerusform>%n éléments cachés ont été révélés&#xa0;: c’est un défaut de Conquista.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) came out differently, as happens once bots have been improved.</source>
        <translation>
            <numerusform>%n coup a changé, comme il arrive quand les robots ont été améliorés.</numerusform>
            <numerusform>%n coups ont changé, comme il arrive quand les robots ont été améliorés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) could not be compared: the bot failed when it was asked again.</source>
        <translation>
            <numerusform>%n coup n’a pas pu être comparé&#xa0;: interrogé de nouveau, le robot n’a pas répondu correctement.</numerusform>
            <numerusform>%n coups n’ont pas pu être comparés&#xa0;: interrogé de nouveau, le robot n’a pas répondu correctement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) could not be compared: the bot had failed, and a simple rule chose its moves.</source>
        <translation>
            <numerusform>%n coup n’a pas pu être comparé&#xa0;: le robot était en panne, une règle simple choisissait ses coups.</numerusform>
            <numerusform>%n coups n’ont pas pu être comparés&#xa0;: le robot était en panne, une règle simple choisissait ses coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) could not be compared: the program that made them is not part of Conquista.</source>
        <translation>
            <numerusform>%n coup n’a pas pu être comparé&#xa0;: le programme qui l’a joué ne fait pas partie de Conquista.</numerusform>
            <numerusform>%n coups n’ont pas pu être comparés&#xa0;: le programme qui les a joués ne fait pas partie de Conquista.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) could not be compared: the record does not say how long the bot thought.</source>
        <translation>
            <numerusform>%n coup n’a pas pu être comparé&#xa0;: la durée de la réflexion n’est pas enregistrée.</numerusform>
            <numerusform>%n coups n’ont pas pu être comparés&#xa0;: la durée de la réflexion n’est pas enregistrée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) could not be compared: the record shows more thinking than the bot’s level allows.</source>
        <translation>
            <numerusform>%n coup n’a pas pu être comparé&#xa0;: la réflexion enregistrée dépasse celle du niveau du robot.</numerusform>
            <numerusform>%n coups n’ont pas pu être comparés&#xa0;: la réflexion enregistrée dépasse celle du niveau du robot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) could not be compared: this time the bot thought for less time than in the game.</source>
        <translation>
            <numerusform>%n coup n’a pas pu être comparé&#xa0;: cette fois, le robot a réfléchi moins longtemps que dans la partie.</numerusform>
            <numerusform>%n coups n’ont pas pu être comparés&#xa0;: cette fois, le robot a réfléchi moins longtemps que dans la partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything random came from 128 bits drawn by this computer: nobody could have foreseen or guessed it.</source>
        <translation>Tout le hasard vient de 128 bits tirés par cet ordinateur&#xa0;: nul ne pouvait le prévoir ni le deviner.</translation>
    </message>
    <message>
        <source>Everything random came from a number that somebody chose: anyone who knew it could have foreseen everything.</source>
        <translation>Tout le hasard vient d’un nombre choisi par quelqu’un&#xa0;: celui qui le connaissait pouvait tout prévoir.</translation>
    </message>
    <message>
        <source>From that alone, every move came out the same again.</source>
        <translation>Avec ces seules données, chaque coup a été retrouvé.</translation>
    </message>
    <message>
        <source>No bot was sent anything its seat could not see.</source>
        <translation>Aucun robot n’a rien reçu qui ne soit visible de sa place.</translation>
    </message>
    <message>
        <source>The bots are thinking again, for as long as they did in the game…</source>
        <translation>Les robots réfléchissent de nouveau, aussi longtemps que dans la partie…</translation>
    </message>
    <message>
        <source>The game is being checked…</source>
        <translation>Examen de la partie…</translation>
    </message>
    <message>
        <source>This covers the game as recorded; hints and moves taken back are left out. The command “conquista audit” lists every question that was put to a bot.</source>
        <translation>L’examen porte sur la partie telle qu’elle a été enregistrée, sans les conseils ni les coups annulés. La commande «&#xa0;conquista audit&#xa0;» énumère toutes les questions posées aux robots.</translation>
    </message>
    <message>
        <source>This game began from a position that was set up.</source>
        <translation>Cette partie a commencé à partir d’une position préparée.</translation>
    </message>
    <message>
        <source>This game was begun with an older version of Conquista, whose deals could be guessed.</source>
        <translation>Cette partie a été commencée avec une version plus ancienne de Conquista, dont les donnes pouvaient être devinées.</translation>
    </message>
    <message>
        <source>Was this fair?</source>
        <translation>Était-ce loyal&#xa0;?</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>cachés</translation>
    </message>
    <message>
        <source>leaked</source>
        <translation>révélés</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>questions</translation>
    </message>
    <message>
        <source>same again</source>
        <translation>identiques</translation>
    </message>
    <message>
        <source>sent</source>
        <translation>envoyé</translation>
    </message>
    <message>
        <source>{same} of {all}</source>
        <translation>{same} sur {all}</translation>
    </message>
</context>
<context>
    <name>Favourites</name>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>&amp;Save this set-up…</source>
        <translation>&amp;Enregistrer cette configuration…</translation>
    </message>
    <message>
        <source>Another favourite already has that name.</source>
        <translation>Un autre favori porte déjà ce nom.</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoris</translation>
    </message>
    <message>
        <source>The favourite with that name will be replaced.</source>
        <translation>Le favori de ce nom sera remplacé.</translation>
    </message>
    <message>
        <source>What should this set-up be called?</source>
        <translation>Quel nom donner à cette configuration&#xa0;?</translation>
    </message>
    <message>
        <source>What should “{name}” be called?</source>
        <translation>Quel nom donner à «&#xa0;{name}&#xa0;»&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>A bot played for you part of the time.</source>
        <translation>Un robot a joué pour vous une partie du temps.</translation>
    </message>
    <message>
        <source>A bot played for {names} part of the time.</source>
        <translation>Un robot a joué pour {names} une partie du temps.</translation>
    </message>
    <message>
        <source>Bots played for you and {names} part of the time.</source>
        <translation>Des robots ont joué pour vous et {names} une partie du temps.</translation>
    </message>
    <message numerus="yes">
        <source>Moves were taken back %n time(s), even after something new had been seen.</source>
        <translation>
            <numerusform>Des coups ont été annulés&#xa0;%n fois, même quand quelque chose de nouveau avait été vu.</numerusform>
            <numerusform>Des coups ont été annulés&#xa0;%n fois, même quand quelque chose de nouveau avait été vu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moves were taken back %n time(s).</source>
        <translation>
            <numerusform>Des coups ont été annulés %n fois.</numerusform>
            <numerusform>Des coups ont été annulés %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game in figures</source>
        <translation>La partie en chiffres</translation>
    </message>
    <message>
        <source>You and {names} gave up; bots played on.</source>
        <translation>Vous et {names} avez abandonné&#xa0;; des robots ont continué.</translation>
    </message>
    <message>
        <source>You gave up; a bot played on for you.</source>
        <translation>Vous avez abandonné&#xa0;; un robot a continué pour vous.</translation>
    </message>
    <message>
        <source>{names} gave up; a bot played on.</source>
        <translation>{names} a abandonné&#xa0;; un robot a continué.</translation>
    </message>
    <message>
        <source>{names} gave up; bots played on.</source>
        <translation>{names} ont abandonné&#xa0;; des robots ont continué.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>GIF films</source>
        <translation>Films GIF</translation>
    </message>
    <message>
        <source>Games of Conquista</source>
        <translation>Parties de Conquista</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation>Ouvrir une position</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Enregistrer dans un fichier</translation>
    </message>
    <message>
        <source>Save the film</source>
        <translation>Enregistrer le film</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Save the review</source>
        <translation>Enregistrer l’analyse</translation>
    </message>
    <message>
        <source>Saved as “{name}” in {folder}.</source>
        <translation>Enregistré sous «&#xa0;{name}&#xa0;» dans {folder}.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>The game could not be opened.</source>
        <translation>La partie n’a pas pu être ouverte.</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>La partie n’a pas pu être enregistrée.</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <translation>L’image n’a pas pu être enregistrée.</translation>
    </message>
    <message>
        <source>The review could not be saved.</source>
        <translation>L’analyse n’a pas pu être enregistrée.</translation>
    </message>
    <message>
        <source>Vector pictures</source>
        <translation>Images vectorielles</translation>
    </message>
    <message>
        <source>WebP films</source>
        <translation>Films WebP</translation>
    </message>
</context>
<context>
    <name>Film</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>It would be larger than 8 MB even with little detail.</source>
        <translation>Il dépasserait 8 Mo même avec peu de détails.</translation>
    </message>
    <message>
        <source>Making the film…</source>
        <translation>Réalisation du film…</translation>
    </message>
    <message>
        <source>Nothing was saved. Try again.</source>
        <translation>Rien n’a été enregistré. Réessayez.</translation>
    </message>
    <message>
        <source>The film could not be made.</source>
        <translation>Le film n’a pas pu être réalisé.</translation>
    </message>
    <message>
        <source>There is already a file with this name.</source>
        <translation>Il y a déjà un fichier de ce nom.</translation>
    </message>
</context>
<context>
    <name>Friends</name>
    <message numerus="yes">
        <source>%n day(s) a move</source>
        <translation>
            <numerusform>%n jour par coup</numerusform>
            <numerusform>%n jours par coup</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) a move</source>
        <translation>
            <numerusform>%n minute par coup</numerusform>
            <numerusform>%n minutes par coup</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) since your last one; {key} looks back.</source>
        <translation>
            <numerusform>%n coup depuis le vôtre&#xa0;; {key} pour le revoir.</numerusform>
            <numerusform>%n coups depuis le vôtre&#xa0;; {key} pour les revoir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) here.</source>
        <translation>
            <numerusform>%n joueur est là.</numerusform>
            <numerusform>%n joueurs sont là.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) a move</source>
        <translation>
            <numerusform>%n seconde par coup</numerusform>
            <numerusform>%n secondes par coup</numerusform>
        </translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>Un ami</translation>
    </message>
    <message>
        <source>A friend, by invitation</source>
        <translation>Un ami, sur invitation</translation>
    </message>
    <message>
        <source>A message was not understood; the match is sent again.</source>
        <translation>Un message n’a pas été compris&#xa0;; la partie est envoyée de nouveau.</translation>
    </message>
    <message>
        <source>A part of Conquista that friends need is missing on this computer. Install it again.</source>
        <translation>Il manque sur cet ordinateur une partie de Conquista nécessaire pour jouer entre amis. Réinstallez-le.</translation>
    </message>
    <message>
        <source>A part of the invitation is missing. Copy all of it.</source>
        <translation>Il manque une partie de l’invitation. Copiez-la en entier.</translation>
    </message>
    <message>
        <source>A player who has given up cannot come back before the match is over.</source>
        <translation>Après un abandon, on ne revient pas avant la fin de la partie.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Allow connections from outside to port {port} of this computer.</source>
        <translation>Autorisez les connexions de l’extérieur vers le port {port} de cet ordinateur.</translation>
    </message>
    <message>
        <source>Another Conquista window on this computer is still using your tables. Close it, and try again.</source>
        <translation>Une autre fenêtre de Conquista sur cet ordinateur utilise encore vos tables. Fermez-la, puis réessayez.</translation>
    </message>
    <message>
        <source>Another computer answers at this address. Ask your friend for a new invitation.</source>
        <translation>Un autre ordinateur répond à cette adresse. Demandez une nouvelle invitation à votre ami.</translation>
    </message>
    <message>
        <source>Any number of people may use it; they see no hidden cards.</source>
        <translation>Autant de personnes que vous voulez peuvent s’en servir&#xa0;; elles ne voient aucune carte cachée.</translation>
    </message>
    <message>
        <source>Ask for a bot</source>
        <translation>Demander un robot</translation>
    </message>
    <message>
        <source>Ask this address which game is played there, and with whom</source>
        <translation>Demander à cette adresse à quoi l’on y joue, et avec qui</translation>
    </message>
    <message>
        <source>At a table with friends nobody can choose the deal: it is random.</source>
        <translation>À une table entre amis, personne ne choisit la donne&#xa0;: elle est tirée au sort.</translation>
    </message>
    <message>
        <source>At this screen</source>
        <translation>À cet écran</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Bot: {level}</source>
        <translation>Robot&#xa0;: {level}</translation>
    </message>
    <message>
        <source>Bots keep the seats of those who are not here yet.</source>
        <translation>Des robots gardent la place des absents.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
    <message>
        <source>Choose who takes this seat</source>
        <translation>Choisir qui prend cette place</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Pendule</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the table for everyone</source>
        <translation>Fermer la table pour tout le monde</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>Fermer la table&#xa0;?</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Connecting to the table…</source>
        <translation>Connexion à la table…</translation>
    </message>
    <message>
        <source>Conquista has told them that it is their turn.</source>
        <translation>Conquista lui a dit que c’est son tour.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the invitation (C), and send it to one friend</source>
        <translation>Copier l’invitation (C), à envoyer à un seul ami</translation>
    </message>
    <message>
        <source>Copy the invitation to this seat</source>
        <translation>Copier l’invitation à cette place</translation>
    </message>
    <message>
        <source>Copy the invitation to watch</source>
        <translation>Copier l’invitation de spectateur</translation>
    </message>
    <message>
        <source>Do not agree</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fermer la table</translation>
    </message>
    <message>
        <source>Everyone agreed: your last move is taken back.</source>
        <translation>Tous sont d’accord&#xa0;: votre dernier coup est annulé.</translation>
    </message>
    <message>
        <source>Everyone agreed: {name} takes back their last move.</source>
        <translation>Tous sont d’accord&#xa0;: {name} annule son dernier coup.</translation>
    </message>
    <message>
        <source>Everyone at the table has to leave.</source>
        <translation>Tous ceux qui sont à la table devront partir.</translation>
    </message>
    <message>
        <source>Everyone is here.</source>
        <translation>Tout le monde est là.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Friends elsewhere can reach this table if your router lets them in.</source>
        <translation>Vos amis peuvent rejoindre cette table à distance si votre routeur les laisse entrer.</translation>
    </message>
    <message>
        <source>Friends sit at this table already; it stays as you opened it.</source>
        <translation>Des amis sont déjà assis à cette table&#xa0;; elle reste telle que vous l’avez ouverte.</translation>
    </message>
    <message>
        <source>Get up</source>
        <translation>Se lever</translation>
    </message>
    <message>
        <source>Hints are allowed</source>
        <translation>Conseils permis</translation>
    </message>
    <message>
        <source>If everyone agrees, your last move is taken back, and so are later moves.</source>
        <translation>Si tous sont d’accord, votre dernier coup et les coups suivants sont annulés.</translation>
    </message>
    <message numerus="yes">
        <source>In %n minute(s) you can ask for a bot.</source>
        <translation>
            <numerusform>Dans %n minute, vous pourrez demander un robot.</numerusform>
            <numerusform>Dans %n minutes, vous pourrez demander un robot.</numerusform>
        </translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Invitation</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Inviter</translation>
    </message>
    <message>
        <source>Invite a friend to this seat</source>
        <translation>Inviter un ami à cette place</translation>
    </message>
    <message>
        <source>It is not this player’s turn.</source>
        <translation>Ce n’est pas à ce joueur de jouer.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas à vous de jouer.</translation>
    </message>
    <message>
        <source>It is your turn at the friends’ table ({game}).</source>
        <translation>À vous de jouer à la table entre amis ({game}).</translation>
    </message>
    <message>
        <source>It is your turn at the friends’ table.</source>
        <translation>À vous de jouer à la table entre amis.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>C’est à vous de jouer.</translation>
    </message>
    <message>
        <source>Leave your seat at this table</source>
        <translation>Quitter votre place à cette table</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Faire entrer</translation>
    </message>
    <message>
        <source>Let in only the person who reads out these digits.</source>
        <translation>Ne faites entrer que celui ou celle qui vous lit ces chiffres.</translation>
    </message>
    <message>
        <source>May {name} take back their last move? Later moves are taken back too.</source>
        <translation>Laissez-vous {name} annuler son dernier coup&#xa0;? Les coups suivants le seraient aussi.</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Sans pendule</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Pas de conseils</translation>
    </message>
    <message>
        <source>No optional rules.</source>
        <translation>Sans règle facultative.</translation>
    </message>
    <message>
        <source>No seat is free for a friend</source>
        <translation>Aucune place pour un ami</translation>
    </message>
    <message>
        <source>No table can be opened on this computer.</source>
        <translation>Aucune table ne peut être ouverte sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Nobody else has sat down yet.</source>
        <translation>Personne d’autre n’a encore pris place.</translation>
    </message>
    <message>
        <source>Not here yet: {names}. Bots keep their seats.</source>
        <translation>Pas encore là&#xa0;: {names}. Des robots gardent leur place.</translation>
    </message>
    <message>
        <source>Not so fast: your last message was not sent.</source>
        <translation>Pas si vite&#xa0;: votre dernier message n’a pas été envoyé.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Pas encore</translation>
    </message>
    <message>
        <source>Nothing is lost: everyone keeps their seat.</source>
        <translation>Rien n’est perdu&#xa0;: chacun garde sa place.</translation>
    </message>
    <message>
        <source>Nothing is lost: your seat stays yours.</source>
        <translation>Rien n’est perdu&#xa0;: votre place reste à vous.</translation>
    </message>
    <message>
        <source>On this network</source>
        <translation>Sur ce réseau</translation>
    </message>
    <message>
        <source>Onlookers are allowed</source>
        <translation>Spectateurs admis</translation>
    </message>
    <message>
        <source>Only friends on this network can reach this table.</source>
        <translation>Seuls les amis connectés à ce réseau peuvent rejoindre cette table.</translation>
    </message>
    <message>
        <source>Only people with a seat at the table can do this.</source>
        <translation>Seuls ceux qui ont une place à la table peuvent le faire.</translation>
    </message>
    <message>
        <source>Only the host can do this.</source>
        <translation>Seul l’hôte peut le faire.</translation>
    </message>
    <message>
        <source>Only the host, {name}, can begin the rematch.</source>
        <translation>Seul l’hôte, {name}, peut lancer la revanche.</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Ouvrir une table</translation>
    </message>
    <message>
        <source>Open a table, and invite friends who are somewhere else</source>
        <translation>Ouvrir une table et inviter des amis qui sont ailleurs</translation>
    </message>
    <message>
        <source>Open a table, and send each friend an invitation: one line of text.</source>
        <translation>Ouvrez une table et envoyez à chaque ami une invitation&#xa0;: une ligne de texte.</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>Place à prendre</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Ouvrir la table</translation>
    </message>
    <message>
        <source>Open: anybody may sit down</source>
        <translation>Ouverte à tous</translation>
    </message>
    <message>
        <source>Opening a table…</source>
        <translation>Ouverture d’une table…</translation>
    </message>
    <message>
        <source>Opening a table… It takes longer than usual: what was open before is still closing.</source>
        <translation>Ouverture d’une table… Cela prend plus de temps que d’habitude&#xa0;: la précédente est encore en train de se fermer.</translation>
    </message>
    <message>
        <source>Opens a table at {address}, for the game on the shelf.</source>
        <translation>Ouvre une table à l’adresse {address}, pour le jeu choisi sur l’étagère.</translation>
    </message>
    <message>
        <source>Optional rules: {names}.</source>
        <translation>Règles facultatives&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Or sit down with the invitation that a friend sent you.</source>
        <translation>Ou prenez place avec l’invitation qu’un ami vous a envoyée.</translation>
    </message>
    <message>
        <source>Paste the invitation that your friend sent you. Nothing is sent before you look at the table or sit down.</source>
        <translation>Collez l’invitation que votre ami vous a envoyée. Rien n’est transmis avant que vous regardiez la table ou preniez place.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play with friends</source>
        <translation>Jouer entre amis</translation>
    </message>
    <message>
        <source>Read these four digits out to {name}, who lets you in if they see the same ones.</source>
        <translation>Lisez ces quatre chiffres à {name}, qui vous fera entrer si son écran montre les mêmes.</translation>
    </message>
    <message>
        <source>Return to the table</source>
        <translation>Retourner à la table</translation>
    </message>
    <message>
        <source>Seats: {names}.</source>
        <translation>Places&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Shall a bot play meanwhile?</source>
        <translation>Un robot jusqu’à son retour&#xa0;?</translation>
    </message>
    <message>
        <source>Shall the game end now, without a winner?</source>
        <translation>Arrêter la partie maintenant, sans vainqueur&#xa0;?</translation>
    </message>
    <message>
        <source>Shown to others on this network</source>
        <translation>Visible sur ce réseau</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Prendre place</translation>
    </message>
    <message>
        <source>Sit down at a friend’s table</source>
        <translation>Prendre place à la table d’un ami</translation>
    </message>
    <message>
        <source>Sit down with an invitation…</source>
        <translation>Prendre place sur invitation…</translation>
    </message>
    <message>
        <source>Somebody at this table has that name already.</source>
        <translation>Quelqu’un à cette table porte déjà ce nom.</translation>
    </message>
    <message>
        <source>Somebody has already used this invitation. Ask your friend for a new one.</source>
        <translation>Quelqu’un a déjà utilisé cette invitation. Demandez-en une nouvelle à votre ami.</translation>
    </message>
    <message>
        <source>Something else happened first. Look, and try again.</source>
        <translation>Il s’est passé autre chose entre-temps. Regardez, puis réessayez.</translation>
    </message>
    <message>
        <source>Table with friends</source>
        <translation>Table entre amis</translation>
    </message>
    <message>
        <source>Take this table off the list; your seat there stays yours.</source>
        <translation>Retirer cette table de la liste&#xa0;; votre place y reste à vous.</translation>
    </message>
    <message>
        <source>That came too late: the table has gone on.</source>
        <translation>C’était trop tard&#xa0;: la table a continué.</translation>
    </message>
    <message>
        <source>The connection is broken, so nobody would read this now.</source>
        <translation>La connexion est coupée&#xa0;: personne ne le lirait maintenant.</translation>
    </message>
    <message>
        <source>The connection is broken, so you cannot play now. Nothing is lost.</source>
        <translation>La connexion est coupée&#xa0;: vous ne pouvez pas jouer maintenant. Rien n’est perdu.</translation>
    </message>
    <message>
        <source>The connection is broken. Next try in {seconds}&#xa0;s.</source>
        <translation>La connexion est coupée. Nouvel essai dans {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>The connection to the table broke off. Try again.</source>
        <translation>La connexion à la table a été coupée. Réessayez.</translation>
    </message>
    <message>
        <source>The file with your own secret cannot be used.</source>
        <translation>Le fichier de votre secret personnel est inutilisable.</translation>
    </message>
    <message>
        <source>The game begins as soon as everyone here agrees. Everyone moves one seat along, so that nobody keeps the same place.</source>
        <translation>La partie commence dès que toutes les personnes présentes sont d’accord. Chacun se décale d’une place, pour que personne ne garde la sienne.</translation>
    </message>
    <message>
        <source>The host begins the match.</source>
        <translation>L’hôte lance la partie.</translation>
    </message>
    <message>
        <source>The host did not let you in.</source>
        <translation>L’hôte ne vous a pas fait entrer.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>L’hôte a fermé la table.</translation>
    </message>
    <message>
        <source>The host has given your seat to somebody else.</source>
        <translation>L’hôte a donné votre place à quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>The host is not here.</source>
        <translation>L’hôte n’est pas là.</translation>
    </message>
    <message>
        <source>The match goes on.</source>
        <translation>La partie continue.</translation>
    </message>
    <message>
        <source>The match has begun; this cannot be changed now.</source>
        <translation>La partie a commencé&#xa0;; cela ne peut plus changer.</translation>
    </message>
    <message>
        <source>The match is not over yet.</source>
        <translation>La partie n’est pas encore finie.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The rules of this table do not allow it.</source>
        <translation>Les règles de cette table ne le permettent pas.</translation>
    </message>
    <message>
        <source>The server has no room at the moment.</source>
        <translation>Le serveur n’a pas de place pour le moment.</translation>
    </message>
    <message>
        <source>The table cannot be reached from here.</source>
        <translation>Cette table est injoignable d’ici.</translation>
    </message>
    <message>
        <source>The table cannot be reached now.</source>
        <translation>La table est injoignable pour le moment.</translation>
    </message>
    <message>
        <source>The table did not open in time on this computer. Try again.</source>
        <translation>La table ne s’est pas ouverte à temps sur cet ordinateur. Réessayez.</translation>
    </message>
    <message>
        <source>The table has a newer version of Conquista. Update yours to sit down.</source>
        <translation>La table a une version plus récente de Conquista. Mettez la vôtre à jour pour prendre place.</translation>
    </message>
    <message>
        <source>The table has an older version of Conquista. Your friend has to update it.</source>
        <translation>La table a une version plus ancienne de Conquista. À votre ami de la mettre à jour.</translation>
    </message>
    <message>
        <source>The table has newer rules of this game. Update Conquista to sit down.</source>
        <translation>La table a des règles plus récentes de ce jeu. Mettez Conquista à jour pour prendre place.</translation>
    </message>
    <message>
        <source>The table has older rules of this game. Your friend has to update.</source>
        <translation>La table a des règles plus anciennes de ce jeu. À votre ami de mettre à jour.</translation>
    </message>
    <message>
        <source>The table is at {address}.</source>
        <translation>La table est à l’adresse {address}.</translation>
    </message>
    <message>
        <source>The table is closed at the moment: Conquista is not running on its computer.</source>
        <translation>La table est fermée pour le moment&#xa0;: Conquista ne tourne pas sur son ordinateur.</translation>
    </message>
    <message>
        <source>The table is waiting for {name}, who is looking at another page.</source>
        <translation>La table attend {name}, qui regarde une autre page.</translation>
    </message>
    <message>
        <source>The table is waiting for {name}, who is offline ({time}).</source>
        <translation>La table attend {name}, hors ligne ({time}).</translation>
    </message>
    <message>
        <source>The table refused it ({reason}).</source>
        <translation>La table l’a refusé ({reason}).</translation>
    </message>
    <message>
        <source>There are enough onlookers at this table.</source>
        <translation>Il y a assez de spectateurs à cette table.</translation>
    </message>
    <message>
        <source>There are no hints at this table.</source>
        <translation>À cette table, on joue sans conseils.</translation>
    </message>
    <message>
        <source>There are no hints at this table. You can edit its positions once the match is over.</source>
        <translation>À cette table, on joue sans conseils. Vous pourrez modifier ses positions une fois la partie finie.</translation>
    </message>
    <message>
        <source>There is a mistake in the invitation. Copy it again.</source>
        <translation>L’invitation contient une erreur. Copiez-la de nouveau.</translation>
    </message>
    <message>
        <source>They can knock; you let them in once you have compared four digits.</source>
        <translation>Les autres peuvent frapper&#xa0;; vous les faites entrer après avoir comparé quatre chiffres.</translation>
    </message>
    <message>
        <source>This computer has no public address. To play with friends elsewhere, use a common private network, or a table on a club’s server.</source>
        <translation>Cet ordinateur n’a pas d’adresse publique. Pour jouer avec des amis au loin, il faut un réseau privé commun ou une table sur le serveur d’un club.</translation>
    </message>
    <message>
        <source>This invitation is from a newer version of Conquista. Update yours.</source>
        <translation>Cette invitation vient d’une version plus récente de Conquista. Mettez la vôtre à jour.</translation>
    </message>
    <message>
        <source>This invitation is from an older version. Ask for a new one.</source>
        <translation>Cette invitation vient d’une version plus ancienne. Demandez-en une nouvelle.</translation>
    </message>
    <message>
        <source>This invitation is not valid. Ask for a new one.</source>
        <translation>Cette invitation n’est pas valable. Demandez-en une nouvelle.</translation>
    </message>
    <message>
        <source>This is not an invitation to a table.</source>
        <translation>Ce n’est pas une invitation à une table.</translation>
    </message>
    <message>
        <source>This is too long for an invitation.</source>
        <translation>C’est trop long pour une invitation.</translation>
    </message>
    <message>
        <source>This line is for opening tables; it is not an invitation to a seat.</source>
        <translation>Cette ligne sert à ouvrir des tables&#xa0;; ce n’est pas une invitation.</translation>
    </message>
    <message>
        <source>This message cannot be sent.</source>
        <translation>Ce message ne peut pas être envoyé.</translation>
    </message>
    <message>
        <source>This name cannot be used. Choose another one.</source>
        <translation>Ce nom ne peut pas servir. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>This player is back.</source>
        <translation>Ce joueur est revenu.</translation>
    </message>
    <message>
        <source>This question has already been answered.</source>
        <translation>On a déjà répondu à cette question.</translation>
    </message>
    <message>
        <source>This server shows its tables only to those who sit down.</source>
        <translation>Ce serveur ne montre ses tables qu’à ceux qui y prennent place.</translation>
    </message>
    <message>
        <source>This table no longer exists.</source>
        <translation>Cette table n’existe plus.</translation>
    </message>
    <message>
        <source>Too many tries. Wait a minute.</source>
        <translation>Trop d’essais. Attendez une minute.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Under which name do you want to sit down?</source>
        <translation>Sous quel nom voulez-vous prendre place&#xa0;?</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>Wait for the host, {name}, to begin a rematch.</source>
        <translation>Attendez que l’hôte, {name}, lance une revanche.</translation>
    </message>
    <message>
        <source>Wait until the player has been away for three minutes.</source>
        <translation>Attendez que le joueur soit absent depuis trois minutes.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>What is your name?</source>
        <translation>Comment vous appelez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Where you play</source>
        <translation>Où vous jouez</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Withdraw the request</source>
        <translation>Retirer la demande</translation>
    </message>
    <message>
        <source>Yes, a bot</source>
        <translation>Oui, un robot</translation>
    </message>
    <message>
        <source>You ask the others</source>
        <translation>Vous demandez aux autres</translation>
    </message>
    <message>
        <source>You asked for a rematch. It begins once all agree.</source>
        <translation>Vous avez demandé une revanche. Elle commence dès que tous sont d’accord.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Vous avez quitté la table.</translation>
    </message>
    <message>
        <source>You have no move to take back.</source>
        <translation>Vous n’avez aucun coup à annuler.</translation>
    </message>
    <message>
        <source>You sat down in another window.</source>
        <translation>Vous avez pris place dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>Your friends see it at your seat.</source>
        <translation>C’est le nom que vos amis verront à la table.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Your seat stays yours: “{way}” takes you back to it.</source>
        <translation>Votre place reste à vous&#xa0;: «&#xa0;{way}&#xa0;» vous y ramène.</translation>
    </message>
    <message>
        <source>Your seat waits for you.</source>
        <translation>Votre place vous attend.</translation>
    </message>
    <message>
        <source>Your tables</source>
        <translation>Vos tables</translation>
    </message>
    <message>
        <source>a bot ({level})</source>
        <translation>un robot ({level})</translation>
    </message>
    <message>
        <source>a free seat</source>
        <translation>une place à prendre</translation>
    </message>
    <message>
        <source>a friend</source>
        <translation>un ami</translation>
    </message>
    <message>
        <source>and you?</source>
        <translation>et vous&#xa0;?</translation>
    </message>
    <message>
        <source>anybody may sit down</source>
        <translation>ouverte à tous</translation>
    </message>
    <message>
        <source>bot, {level}</source>
        <translation>robot, {level}</translation>
    </message>
    <message>
        <source>for one seat, once</source>
        <translation>une place, une seule fois</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>n’est plus là</translation>
    </message>
    <message>
        <source>here</source>
        <translation>est là</translation>
    </message>
    <message>
        <source>here, but looking at another page</source>
        <translation>est là, mais regarde une autre page</translation>
    </message>
    <message>
        <source>invited, not here yet</source>
        <translation>pas encore là</translation>
    </message>
    <message>
        <source>offline, {minutes}&#xa0;min</source>
        <translation>hors ligne, {minutes}&#xa0;min</translation>
    </message>
    <message>
        <source>offline, {seconds}&#xa0;s</source>
        <translation>hors ligne, {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>the host</source>
        <translation>l’hôte</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>avec {names}</translation>
    </message>
    <message numerus="yes">
        <source>with {name}; %n seat(s) free</source>
        <translation>
            <numerusform>avec {name}&#xa0;; %n place à prendre</numerusform>
            <numerusform>avec {name}&#xa0;; %n places à prendre</numerusform>
        </translation>
    </message>
    <message>
        <source>without {option}</source>
        <translation>sans «&#xa0;{option}&#xa0;»</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>you, the host</source>
        <translation>vous, l’hôte</translation>
    </message>
    <message>
        <source>your seat</source>
        <translation>votre place</translation>
    </message>
    <message>
        <source>{charge}: {name}, {state}</source>
        <translation>{charge}&#xa0;: {name}, {state}</translation>
    </message>
    <message>
        <source>{game}, with {name}</source>
        <translation>{game}, avec {name}</translation>
    </message>
    <message>
        <source>{game}, {owner}.</source>
        <translation>{game}, {owner}.</translation>
    </message>
    <message>
        <source>{hours}&#xa0;h</source>
        <translation>{hours}&#xa0;h</translation>
    </message>
    <message>
        <source>{minutes}&#xa0;min</source>
        <translation>{minutes}&#xa0;min</translation>
    </message>
    <message>
        <source>{name} (bot, {level})</source>
        <translation>{name} (robot, {level})</translation>
    </message>
    <message>
        <source>{name} (host)</source>
        <translation>{name} (hôte)</translation>
    </message>
    <message>
        <source>{name} asks</source>
        <translation>{name} demande</translation>
    </message>
    <message>
        <source>{name} does not agree: nothing is taken back.</source>
        <translation>{name} refuse&#xa0;: rien n’est annulé.</translation>
    </message>
    <message>
        <source>{name} does not want a rematch yet.</source>
        <translation>{name} ne souhaite pas encore de revanche.</translation>
    </message>
    <message>
        <source>{name} has {time} left.</source>
        <translation>Il reste {time} à {name}.</translation>
    </message>
    <message>
        <source>{name} is offline</source>
        <translation>{name} n’est plus en ligne</translation>
    </message>
    <message>
        <source>{name} is offline ({time}); play goes on meanwhile.</source>
        <translation>{name} est hors ligne ({time})&#xa0;; la partie continue.</translation>
    </message>
    <message>
        <source>{name} knocks at your table; “{way}” takes you there.</source>
        <translation>{name} frappe à votre table&#xa0;; «&#xa0;{way}&#xa0;» vous y mène.</translation>
    </message>
    <message>
        <source>{name} knocks: {digits}</source>
        <translation>{name} frappe&#xa0;: {digits}</translation>
    </message>
    <message>
        <source>{name} no longer asks for a bot.</source>
        <translation>{name} ne demande plus de robot.</translation>
    </message>
    <message>
        <source>{name} no longer asks for a rematch.</source>
        <translation>{name} ne demande plus de revanche.</translation>
    </message>
    <message>
        <source>{name} no longer asks: nothing is taken back.</source>
        <translation>{name} retire sa demande&#xa0;: rien n’est annulé.</translation>
    </message>
    <message>
        <source>{name} no longer asks: the game goes on.</source>
        <translation>{name} retire sa proposition&#xa0;: la partie continue.</translation>
    </message>
    <message>
        <source>{name} takes back their last move.</source>
        <translation>{name} annule son dernier coup.</translation>
    </message>
    <message>
        <source>{name} would like a rematch.</source>
        <translation>{name} aimerait une revanche.</translation>
    </message>
    <message>
        <source>{name} would like to play on: the game goes on.</source>
        <translation>{name} aimerait continuer à jouer&#xa0;: la partie continue.</translation>
    </message>
    <message>
        <source>{name} would rather wait: no bot plays.</source>
        <translation>{name} préfère attendre&#xa0;: aucun robot ne joue.</translation>
    </message>
    <message>
        <source>{name}’s table</source>
        <translation>table chez {name}</translation>
    </message>
    <message>
        <source>{name}’s table cannot be reached now. Conquista keeps trying.</source>
        <translation>La table ouverte par {name} est injoignable pour le moment. Conquista continue d’essayer.</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>{seconds}&#xa0;s</source>
        <translation>{seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>{time} left, then a bot plays this move for you.</source>
        <translation>Il vous reste {time}, puis un robot joue ce coup pour vous.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>About Conquista</source>
        <translation>À propos de Conquista</translation>
    </message>
    <message>
        <source>Board games of conquest and intrigue, against people at the same screen or against bots that see no more than you would in their place.</source>
        <translation>Des jeux de conquête et d’intrigue, contre des personnes devant le même écran ou contre des robots qui n’en voient pas plus que vous n’en verriez à leur place.</translation>
    </message>
    <message>
        <source>Conquista {version}</source>
        <translation>Conquista {version}</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>The bots run as compiled code.</source>
        <translation>Les robots tournent en code compilé.</translation>
    </message>
    <message>
        <source>The bots run as interpreted code.</source>
        <translation>Les robots tournent en code interprété.</translation>
    </message>
    <message>
        <source>The bots run as interpreted code. They are being compiled now, and will think many times faster from the next start.</source>
        <translation>Les robots tournent en code interprété. La compilation est en cours&#xa0;: dès le prochain démarrage, ils réfléchiront bien plus vite.</translation>
    </message>
    <message>
        <source>The bots run as interpreted code. They have been compiled, and will think many times faster from the next start.</source>
        <translation>Les robots tournent en code interprété. La compilation est terminée&#xa0;: dès le prochain démarrage, ils réfléchiront bien plus vite.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message numerus="yes">
        <source>(in {often} of %n imagined game(s))</source>
        <translation>
            <numerusform>(parties imaginées&#xa0;: {often} sur&#xa0;%n)</numerusform>
            <numerusform>(parties imaginées&#xa0;: {often} sur&#xa0;%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(in {often} of %n imagined game(s); {answer}: in {less})</source>
        <translation>
            <numerusform>(parties imaginées&#xa0;: {often} sur&#xa0;%n&#xa0;; {answer}&#xa0;: {less})</numerusform>
            <numerusform>(parties imaginées&#xa0;: {often} sur&#xa0;%n&#xa0;; {answer}&#xa0;: {less})</numerusform>
        </translation>
    </message>
    <message>
        <source>({low}–{high})</source>
        <translation>({low}–{high})</translation>
    </message>
    <message>
        <source>All chances were about equal.</source>
        <translation>Les chances se valaient.</translation>
    </message>
    <message>
        <source>All moves lead to the same position, turned or mirrored.</source>
        <translation>Tous les coups mènent à la même position, tournée ou en miroir.</translation>
    </message>
    <message>
        <source>All of these are sure to win.</source>
        <translation>Tous ces coups assurent la victoire.</translation>
    </message>
    <message>
        <source>All of these have about the same chance: {chance}.</source>
        <translation>Tous ces coups ont à peu près la même chance&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>All {number} chances are about equal.</source>
        <translation>Les {number} chances sont à peu près égales.</translation>
    </message>
    <message>
        <source>All {number} chances are about equal; see what each move does.</source>
        <translation>Les {number} chances sont à peu près égales&#xa0;; voyez ce que fait chaque coup.</translation>
    </message>
    <message>
        <source>All {number} moves of the list are too close to call.</source>
        <translation>Les {number} coups de la liste sont trop proches pour être départagés.</translation>
    </message>
    <message>
        <source>Any of the first {number} will do.</source>
        <translation>Les {number} premiers se valent.</translation>
    </message>
    <message>
        <source>Any of the first {number} would have done.</source>
        <translation>Les {number} premiers se valaient.</translation>
    </message>
    <message>
        <source>Any of these will do.</source>
        <translation>Ces coups se valent.</translation>
    </message>
    <message>
        <source>Any of these would have done.</source>
        <translation>Ces coups se valaient.</translation>
    </message>
    <message>
        <source>Both moves have about the same chance: {chance}.</source>
        <translation>Les deux coups ont à peu près la même chance&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>But {reason}</source>
        <translation>Mais {reason}</translation>
    </message>
    <message>
        <source>Chance of winning, and how far it may be off.</source>
        <translation>Chances de victoire, avec leur marge d’erreur.</translation>
    </message>
    <message>
        <source>Chance of winning, calculated exactly.</source>
        <translation>Chances de victoire, calculées exactement.</translation>
    </message>
    <message numerus="yes">
        <source>Chance of winning, judged by %n game(s) played on from here with what this player knew.</source>
        <translation>
            <numerusform>Chances de victoire, d’après&#xa0;%n partie jouée à partir d’ici avec ce que savait ce joueur.</numerusform>
            <numerusform>Chances de victoire, d’après&#xa0;%n parties jouées à partir d’ici avec ce que savait ce joueur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chance of winning, judged by %n game(s) played on from here with what you know.</source>
        <translation>
            <numerusform>Chances de victoire, d’après&#xa0;%n partie jouée à partir d’ici avec ce que vous savez.</numerusform>
            <numerusform>Chances de victoire, d’après&#xa0;%n parties jouées à partir d’ici avec ce que vous savez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chance of winning, judged by %n game(s) played on from here.</source>
        <translation>
            <numerusform>Chances de victoire, d’après&#xa0;%n partie jouée à partir d’ici.</numerusform>
            <numerusform>Chances de victoire, d’après&#xa0;%n parties jouées à partir d’ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>Either of the first two will do.</source>
        <translation>L’un ou l’autre des deux premiers convient.</translation>
    </message>
    <message>
        <source>Either of the first two would have done.</source>
        <translation>L’un ou l’autre des deux premiers convenait.</translation>
    </message>
    <message>
        <source>Either will do.</source>
        <translation>L’un ou l’autre convient.</translation>
    </message>
    <message>
        <source>Either would have done.</source>
        <translation>L’un ou l’autre convenait.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Hint {number}</source>
        <translation>Conseil {number}</translation>
    </message>
    <message>
        <source>How often?</source>
        <translation>Combien de fois&#xa0;?</translation>
    </message>
    <message>
        <source>If asked again, the coach would most likely give a chance between the two marks.</source>
        <translation>Interrogé de nouveau, le maître d’armes donnerait très probablement des chances situées entre les deux traits.</translation>
    </message>
    <message>
        <source>In common: {said}</source>
        <translation>Point commun&#xa0;: {said}</translation>
    </message>
    <message>
        <source>In each imagined game, the hidden cards are different.</source>
        <translation>Dans chaque partie imaginée, les cartes cachées sont différentes.</translation>
    </message>
    <message>
        <source>It breaks your promise to stop {name}.</source>
        <translation>Ce coup rompt votre promesse d’arrêter {name}.</translation>
    </message>
    <message>
        <source>It breaks your word to {name}.</source>
        <translation>Ce coup manque à la parole donnée à {name}.</translation>
    </message>
    <message>
        <source>It does worse, though no single effect explains it.</source>
        <translation>Ce coup réussit moins bien, sans qu’aucun effet l’explique à lui seul.</translation>
    </message>
    <message>
        <source>It has little effect at once.</source>
        <translation>Cela ne change pas grand-chose dans l’immédiat.</translation>
    </message>
    <message>
        <source>It holds out longest: after others, a rival wins sooner.</source>
        <translation>Ce coup tient le plus longtemps&#xa0;: après d’autres coups, un rival gagne plus tôt.</translation>
    </message>
    <message>
        <source>It {does}</source>
        <translation>Ce coup {does}</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>Nearly lost</source>
        <translation>Presque perdu</translation>
    </message>
    <message>
        <source>No move wins any more.</source>
        <translation>Aucun coup ne gagne plus.</translation>
    </message>
    <message>
        <source>No move wins often from here.</source>
        <translation>D’ici, aucun coup ne mène souvent à la victoire.</translation>
    </message>
    <message>
        <source>No move won often from there.</source>
        <translation>À partir de là, aucun coup ne menait souvent à la victoire.</translation>
    </message>
    <message>
        <source>No winning move was found.</source>
        <translation>Aucun coup gagnant n’a été trouvé.</translation>
    </message>
    <message>
        <source>Nobody can win any more.</source>
        <translation>Plus personne ne peut gagner.</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Personne ne gagne</translation>
    </message>
    <message>
        <source>Nothing has been played here yet.</source>
        <translation>Rien n’a encore été joué ici.</translation>
    </message>
    <message>
        <source>Play hint {number}</source>
        <translation>Suivre le conseil {number}</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Show in how many imagined games each reason held, or hide it</source>
        <translation>Montrer dans combien de parties imaginées chaque raison s’est vérifiée, ou le masquer</translation>
    </message>
    <message>
        <source>The chance of the other move is less certain.</source>
        <translation>Les chances de l’autre coup sont moins sûres.</translation>
    </message>
    <message>
        <source>The chances of the other moves are less certain.</source>
        <translation>Les chances des autres coups sont moins sûres.</translation>
    </message>
    <message>
        <source>The coach could not look at this move.</source>
        <translation>Le maître d’armes n’a pas pu examiner ce coup.</translation>
    </message>
    <message>
        <source>The coach dismissed all other moves at first glance.</source>
        <translation>Le maître d’armes a écarté d’emblée tous les autres coups.</translation>
    </message>
    <message>
        <source>The coach dismissed this move at first glance.</source>
        <translation>Le maître d’armes a écarté ce coup d’emblée.</translation>
    </message>
    <message>
        <source>The coach is still comparing these.</source>
        <translation>Le maître d’armes compare encore ces coups.</translation>
    </message>
    <message>
        <source>The coach looked at it too briefly to say more.</source>
        <translation>Le maître d’armes l’a examiné trop brièvement pour en dire plus.</translation>
    </message>
    <message>
        <source>The coach saw a gain of {gain} for you, but that may be chance.</source>
        <translation>Le maître d’armes voyait un gain de {gain} pour vous, mais c’est peut-être dû au hasard.</translation>
    </message>
    <message>
        <source>The coach saw a gain of {gain} for {name}, but that may be chance.</source>
        <translation>Le maître d’armes voyait un gain de {gain} pour {name}, mais c’est peut-être dû au hasard.</translation>
    </message>
    <message>
        <source>The coach saw something better for you: +{gain}.</source>
        <translation>Le maître d’armes voyait mieux pour vous&#xa0;: +{gain}.</translation>
    </message>
    <message>
        <source>The coach saw something better for {name}: +{gain}.</source>
        <translation>Le maître d’armes voyait mieux pour {name}&#xa0;: +{gain}.</translation>
    </message>
    <message>
        <source>The coach tried this move too little to judge it.</source>
        <translation>Le maître d’armes a trop peu essayé ce coup pour en juger.</translation>
    </message>
    <message>
        <source>The coach would have chosen at once: {answer}.</source>
        <translation>Le maître d’armes aurait choisi d’emblée&#xa0;: {answer}.</translation>
    </message>
    <message>
        <source>The coach would have chosen: {answer}.</source>
        <translation>Le maître d’armes aurait choisi&#xa0;: {answer}.</translation>
    </message>
    <message>
        <source>The coach would have done the same at once.</source>
        <translation>Le maître d’armes aurait fait de même, sans hésiter.</translation>
    </message>
    <message>
        <source>The coach would pass at first in the battle that follows, so it chooses a region that costs little to lose.</source>
        <translation>Dans la bataille qui suit, le maître d’armes commencerait par passer&#xa0;: il choisit donc une région qu’il coûte peu de perdre.</translation>
    </message>
    <message>
        <source>The first is probably the best, but that is not certain.</source>
        <translation>Le premier est sans doute le meilleur, mais ce n’est pas certain.</translation>
    </message>
    <message>
        <source>The first two are too close to call.</source>
        <translation>Les deux premiers sont trop proches pour être départagés.</translation>
    </message>
    <message>
        <source>The first {number} are too close to call.</source>
        <translation>Les {number} premiers sont trop proches pour être départagés.</translation>
    </message>
    <message>
        <source>The first {number} chances are about equal.</source>
        <translation>Les {number} premières chances se valent.</translation>
    </message>
    <message>
        <source>The first {number} chances are about equal; see what each move does.</source>
        <translation>Les {number} premières chances sont à peu près égales&#xa0;; voyez ce que fait chaque coup.</translation>
    </message>
    <message>
        <source>The first {number} chances were about equal.</source>
        <translation>Les {number} premières chances se valaient.</translation>
    </message>
    <message>
        <source>The other move was hardly tried.</source>
        <translation>L’autre n’a guère été essayé.</translation>
    </message>
    <message>
        <source>The other moves were hardly tried.</source>
        <translation>Les autres n’ont guère été essayés.</translation>
    </message>
    <message>
        <source>The two chances are about equal.</source>
        <translation>Les chances des deux coups se valent.</translation>
    </message>
    <message>
        <source>The two chances are about equal; see what each move does.</source>
        <translation>Les chances des deux coups sont à peu près égales&#xa0;; voyez ce que fait chacun.</translation>
    </message>
    <message>
        <source>The two chances were about equal.</source>
        <translation>Les chances des deux coups se valaient.</translation>
    </message>
    <message>
        <source>The two moves are too close to call.</source>
        <translation>Les deux coups sont trop proches pour être départagés.</translation>
    </message>
    <message>
        <source>There was no choice here.</source>
        <translation>Il n’y avait pas de choix ici.</translation>
    </message>
    <message>
        <source>Think longer</source>
        <translation>Réfléchir encore</translation>
    </message>
    <message>
        <source>This was not a move in the game.</source>
        <translation>Ce n’était pas un coup de la partie.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>You played about as well as the coach would have.</source>
        <translation>Vous avez joué à peu près aussi bien que l’aurait fait le maître d’armes.</translation>
    </message>
    <message>
        <source>You played just as well as the coach would have.</source>
        <translation>Vous avez joué aussi bien que l’aurait fait le maître d’armes.</translation>
    </message>
    <message>
        <source>You played what the coach would have played.</source>
        <translation>Vous avez joué ce que le maître d’armes aurait joué.</translation>
    </message>
    <message>
        <source>Your move and the coach’s are too close to call.</source>
        <translation>Votre coup et celui du maître d’armes sont trop proches pour être départagés.</translation>
    </message>
    <message>
        <source>about half the time it {does}</source>
        <translation>une fois sur deux environ, ce coup {does}</translation>
    </message>
    <message>
        <source>about half the time {answer} {does}</source>
        <translation>une fois sur deux environ, {answer} {does}</translation>
    </message>
    <message>
        <source>after {seconds}&#xa0;s</source>
        <translation>après {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>breaks your word</source>
        <translation>rompt une promesse</translation>
    </message>
    <message>
        <source>chance not known yet</source>
        <translation>chances pas encore connues</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>hardly tried</source>
        <translation>à peine essayé</translation>
    </message>
    <message>
        <source>it almost always {does}</source>
        <translation>presque toujours, ce coup {does}</translation>
    </message>
    <message>
        <source>it sometimes {does}</source>
        <translation>parfois, ce coup {does}</translation>
    </message>
    <message>
        <source>it usually {does}</source>
        <translation>le plus souvent, ce coup {does}</translation>
    </message>
    <message>
        <source>it {does}</source>
        <translation>ce coup {does}</translation>
    </message>
    <message>
        <source>played</source>
        <translation>joué</translation>
    </message>
    <message>
        <source>still thinking…</source>
        <translation>réfléchit encore…</translation>
    </message>
    <message>
        <source>the coach’s</source>
        <translation>celui du maître d’armes</translation>
    </message>
    <message>
        <source>the coach’s move</source>
        <translation>le coup du maître d’armes</translation>
    </message>
    <message>
        <source>this move</source>
        <translation>ce coup</translation>
    </message>
    <message>
        <source>your move</source>
        <translation>votre coup</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>le vôtre</translation>
    </message>
    <message>
        <source>{answer} almost always {does}</source>
        <translation>presque toujours, {answer} {does}</translation>
    </message>
    <message>
        <source>{answer} sometimes {does}</source>
        <translation>parfois, {answer} {does}</translation>
    </message>
    <message>
        <source>{answer} usually {does}</source>
        <translation>le plus souvent, {answer} {does}</translation>
    </message>
    <message>
        <source>{answer} {does}</source>
        <translation>{answer} {does}</translation>
    </message>
    <message>
        <source>{answer}: {said}</source>
        <translation>{answer}&#xa0;: {said}</translation>
    </message>
    <message>
        <source>{fact} and {does}</source>
        <translation>{fact} et {does}</translation>
    </message>
    <message>
        <source>{fact}, as yours does.</source>
        <translation>{fact}, comme le vôtre.</translation>
    </message>
    <message>
        <source>{fact}, as {name}’s does.</source>
        <translation>{fact}, comme le coup choisi par {name}.</translation>
    </message>
    <message>
        <source>{fact}.</source>
        <translation>{fact}.</translation>
    </message>
    <message numerus="yes">
        <source>{fact}: in {often} of %n imagined game(s); {answer}: in {less}.</source>
        <translation>
            <numerusform>{fact} (parties imaginées&#xa0;: {often} sur&#xa0;%n&#xa0;; {answer}&#xa0;: {less}).</numerusform>
            <numerusform>{fact} (parties imaginées&#xa0;: {often} sur&#xa0;%n&#xa0;; {answer}&#xa0;: {less}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{fact}: no other move loses by less.</source>
        <translation>{fact}&#xa0;: c’est ainsi que l’écart reste le plus faible.</translation>
    </message>
    <message>
        <source>{fact}; yours {does}.</source>
        <translation>{fact}&#xa0;; le vôtre {does}.</translation>
    </message>
    <message>
        <source>{fact}; {answer} cannot</source>
        <translation>{fact}&#xa0;; {answer} ne le peut pas</translation>
    </message>
    <message>
        <source>{fact}; {answer} does not</source>
        <translation>{fact}&#xa0;; {answer}, non</translation>
    </message>
    <message>
        <source>{fact}; {name}’s {does}.</source>
        <translation>{fact}&#xa0;; celui joué par {name} {does}.</translation>
    </message>
    <message>
        <source>{name} played about as well as the coach would have.</source>
        <translation>{name} a joué à peu près aussi bien que l’aurait fait le maître d’armes.</translation>
    </message>
    <message>
        <source>{name} played just as well as the coach would have.</source>
        <translation>{name} a joué aussi bien que l’aurait fait le maître d’armes.</translation>
    </message>
    <message>
        <source>{name} played what the coach would have played.</source>
        <translation>{name} a joué ce que le maître d’armes aurait joué.</translation>
    </message>
    <message>
        <source>{name}’s</source>
        <translation>celui joué par {name}</translation>
    </message>
    <message>
        <source>{name}’s move</source>
        <translation>le coup joué par {name}</translation>
    </message>
    <message>
        <source>{name}’s move and the coach’s are too close to call.</source>
        <translation>Le coup joué par {name} et celui du maître d’armes sont trop proches pour être départagés.</translation>
    </message>
    <message>
        <source>{number}&#xa0;%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>“Why?” is available in the review and in the replay.</source>
        <translation>«&#xa0;Pourquoi&#xa0;?&#xa0;» est disponible dans l’analyse et dans la relecture.</translation>
    </message>
    <message>
        <source>“Why?” is available once the game is over.</source>
        <translation>«&#xa0;Pourquoi&#xa0;?&#xa0;» est disponible une fois la partie finie.</translation>
    </message>
    <message>
        <source>“Why?” would name cards that you could not see. Show all hands first.</source>
        <translation>«&#xa0;Pourquoi&#xa0;?&#xa0;» nommerait des cartes que vous ne pouviez pas voir. Montrez d’abord toutes les mains.</translation>
    </message>
</context>
<context>
    <name>Isabeau</name>
    <message>
        <source>A bishop. One lowers one’s eyes, and counts.</source>
        <translation>Un évêque. On baisse les yeux, et l’on compte.</translation>
    </message>
    <message>
        <source>A charming suite. Shall we part it?</source>
        <translation>Charmante suite. Si nous la décousions&#xa0;?</translation>
    </message>
    <message>
        <source>A loss. I shall mourn for a moment.</source>
        <translation>Une perte. Je porterai le deuil un instant.</translation>
    </message>
    <message>
        <source>A pleasure. I never make the first mistake; I wait for it.</source>
        <translation>Enchantée. Je ne fais jamais la première erreur&#xa0;; je l’attends.</translation>
    </message>
    <message>
        <source>A suite. Do not breathe on it.</source>
        <translation>Une suite. Ne soufflez pas dessus.</translation>
    </message>
    <message>
        <source>A treasure. I had a dress waiting for it.</source>
        <translation>Un trésor. J’avais une robe qui l’attendait.</translation>
    </message>
    <message>
        <source>Again? I had hardly taken off my gloves.</source>
        <translation>Déjà&#xa0;? J’avais à peine ôté mes gants.</translation>
    </message>
    <message>
        <source>And how did you plan to come home?</source>
        <translation>Et comment pensiez-vous rentrer&#xa0;?</translation>
    </message>
    <message>
        <source>Be welcome. No hurry: winter comes to everyone.</source>
        <translation>Bienvenue. Rien ne presse&#xa0;: l’hiver vient pour tous.</translation>
    </message>
    <message>
        <source>Card upon card, like snow upon roofs.</source>
        <translation>Carte sur carte, comme la neige sur les toits.</translation>
    </message>
    <message>
        <source>Do think. The candle is long.</source>
        <translation>Réfléchissez donc. La bougie est longue.</translation>
    </message>
    <message>
        <source>Elegant. I would have curtsied, but I am sitting.</source>
        <translation>Élégant. J’aurais fait la révérence, mais je suis assise.</translation>
    </message>
    <message>
        <source>Forgive me. Patience has a sharp side.</source>
        <translation>Pardonnez-moi. La patience a son tranchant.</translation>
    </message>
    <message>
        <source>Gold becomes you. Do not get used to it.</source>
        <translation>L’or vous va bien. Ne vous y habituez pas.</translation>
    </message>
    <message>
        <source>Good day. I brought patience; it keeps well.</source>
        <translation>Bonjour. J’ai apporté de la patience&#xa0;: cela se conserve bien.</translation>
    </message>
    <message>
        <source>Good day. Pretend that I am not here; it helps me.</source>
        <translation>Bonjour. Faites comme si je n’étais pas là&#xa0;; cela m’aide.</translation>
    </message>
    <message>
        <source>Half the road. The slow half, I hope.</source>
        <translation>La moitié du chemin. La plus lente, j’espère.</translation>
    </message>
    <message>
        <source>How brisk of you. I am very good at waiting.</source>
        <translation>Quel entrain. Moi, je sais très bien attendre.</translation>
    </message>
    <message>
        <source>I am ahead. How very unlike me to be early.</source>
        <translation>Me voilà en tête. Moi qui ne suis jamais en avance.</translation>
    </message>
    <message>
        <source>I am far behind. One sees everything from here.</source>
        <translation>Je suis loin derrière. D’ici, on voit tout.</translation>
    </message>
    <message>
        <source>I lead by a thread. I know how to sew.</source>
        <translation>Je mène d’un fil. Par bonheur, je sais coudre.</translation>
    </message>
    <message>
        <source>I remember. Snow covers; it does not erase.</source>
        <translation>Je n’ai rien oublié. La neige couvre, elle n’efface pas.</translation>
    </message>
    <message>
        <source>I said that I could wait.</source>
        <translation>J’avais dit que je savais attendre.</translation>
    </message>
    <message>
        <source>I would rather nobody looked at me just now.</source>
        <translation>J’aimerais mieux qu’on ne me regarde pas en ce moment.</translation>
    </message>
    <message>
        <source>It grows late. Nobody stumble now, please.</source>
        <translation>Il se fait tard. Que personne ne trébuche, je vous prie.</translation>
    </message>
    <message>
        <source>It is getting dark. I like the long nights.</source>
        <translation>La nuit tombe. Je les aime longues.</translation>
    </message>
    <message>
        <source>Last time the weather favoured me. Let us see today.</source>
        <translation>La dernière fois, le temps m’a souri. Voyons aujourd’hui.</translation>
    </message>
    <message>
        <source>Level. The kind of calm before snow.</source>
        <translation>Égalité. Ce calme-là annonce la neige.</translation>
    </message>
    <message>
        <source>My towers! I had only just hung the tapestries.</source>
        <translation>Mes tours&#xa0;! Je venais d’y accrocher mes tapisseries.</translation>
    </message>
    <message>
        <source>Nobody wins? How polite of us all.</source>
        <translation>Personne ne gagne&#xa0;? Nous sommes d’une politesse&#xa0;!</translation>
    </message>
    <message>
        <source>Not one suite. We are all so very cautious.</source>
        <translation>Pas une suite. Que de prudence autour de ce tapis.</translation>
    </message>
    <message>
        <source>One step from the crown? Then we had all better wake up.</source>
        <translation>À un pas de la couronne&#xa0;? Il serait temps de nous réveiller.</translation>
    </message>
    <message>
        <source>Prettily done. I had not expected it so soon.</source>
        <translation>Joliment fait. Je ne m’y attendais pas si tôt.</translation>
    </message>
    <message>
        <source>So little between us. One frost would do.</source>
        <translation>Si peu nous sépare. Une gelée suffirait.</translation>
    </message>
    <message>
        <source>So many people, all that way, for nothing.</source>
        <translation>Tant de monde, tant de chemin, pour rien.</translation>
    </message>
    <message>
        <source>So many suites at court today.</source>
        <translation>Que de suites à la cour, aujourd’hui&#xa0;!</translation>
    </message>
    <message>
        <source>Surrender: such a short word for so much packing.</source>
        <translation>Reddition&#xa0;: un mot bien court pour tant de bagages.</translation>
    </message>
    <message>
        <source>Take your time. I have brought embroidery.</source>
        <translation>Prenez votre temps. J’ai apporté ma broderie.</translation>
    </message>
    <message>
        <source>The first card leaves us. A moment of silence.</source>
        <translation>La première carte nous quitte. Un instant de silence.</translation>
    </message>
    <message>
        <source>The pile is nearly spent. So is the autumn.</source>
        <translation>La pioche s’épuise. L’automne aussi.</translation>
    </message>
    <message>
        <source>They spoiled the view, you must agree.</source>
        <translation>Elles gâchaient la vue, convenez-en.</translation>
    </message>
    <message>
        <source>Twice from me? You grow fond of my house.</source>
        <translation>Deux fois chez moi&#xa0;? Vous prenez goût à ma maison.</translation>
    </message>
    <message>
        <source>What a fair land. A pity to build on it.</source>
        <translation>Quel beau pays. Dommage d’y bâtir.</translation>
    </message>
    <message>
        <source>Winter. At last somebody dresses for the season.</source>
        <translation>L’hiver. Enfin quelqu’un qui s’habille pour la saison.</translation>
    </message>
    <message>
        <source>You won last time. I took notes.</source>
        <translation>Vous avez gagné la dernière fois. J’ai pris des notes.</translation>
    </message>
    <message>
        <source>Your word melted quickly. And it is not even spring.</source>
        <translation>Votre parole a vite fondu. Et ce n’est même pas le printemps.</translation>
    </message>
    <message>
        <source>{place} came to me. One only had to wait.</source>
        <translation>{place} me revient. Il suffisait d’attendre.</translation>
    </message>
    <message>
        <source>{place} would have suited my gown. Well, keep it.</source>
        <translation>{place} allait si bien avec ma robe. Enfin, gardez.</translation>
    </message>
    <message>
        <source>{place}. I shall have the curtains changed.</source>
        <translation>{place}. Je ferai changer les rideaux.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>A hint: what a strong player would do</source>
        <translation>Un conseil&#xa0;: ce que ferait un bon joueur</translation>
    </message>
    <message>
        <source>All my games, to continue or replay</source>
        <translation>Toutes mes parties, à reprendre ou à revoir</translation>
    </message>
    <message>
        <source>Back to the shelf, for a new game</source>
        <translation>Revenir à l’étagère, pour une nouvelle partie</translation>
    </message>
    <message>
        <source>Bots faster, bots slower</source>
        <translation>Robots plus rapides, plus lents</translation>
    </message>
    <message>
        <source>Choose one of the hint’s moves</source>
        <translation>Choisir l’un des coups du conseil</translation>
    </message>
    <message>
        <source>Choose, confirm; on the shelf, play</source>
        <translation>Choisir, confirmer&#xa0;; sur l’étagère, jouer</translation>
    </message>
    <message>
        <source>Enlarge the chosen card</source>
        <translation>Agrandir la carte choisie</translation>
    </message>
    <message>
        <source>Fit the board to the window</source>
        <translation>Ajuster le plateau à la fenêtre</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>Plein écran, et retour</translation>
    </message>
    <message>
        <source>Hold to peek at your hand, when several people share a screen</source>
        <translation>Maintenir pour voir votre main, à plusieurs devant un même écran</translation>
    </message>
    <message>
        <source>In a lesson: a step back</source>
        <translation>Dans une leçon&#xa0;: revenir d’une étape</translation>
    </message>
    <message>
        <source>In a lesson: show what to do, then go on</source>
        <translation>Dans une leçon&#xa0;: montrer ce qu’il faut faire, puis continuer</translation>
    </message>
    <message>
        <source>In a puzzle: check it with the coach</source>
        <translation>Dans un problème&#xa0;: consulter le maître d’armes</translation>
    </message>
    <message>
        <source>In a puzzle: edit a copy of it</source>
        <translation>Dans un problème&#xa0;: en modifier une copie</translation>
    </message>
    <message>
        <source>In a puzzle: open the shelf</source>
        <translation>Dans un problème&#xa0;: ouvrir l’étagère</translation>
    </message>
    <message>
        <source>In a puzzle: show the answer</source>
        <translation>Dans un problème&#xa0;: montrer la solution</translation>
    </message>
    <message>
        <source>In a puzzle: start over</source>
        <translation>Dans un problème&#xa0;: recommencer</translation>
    </message>
    <message>
        <source>Look back through the moves, and forward</source>
        <translation>Revoir les coups, un à un</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Move between the choices</source>
        <translation>Passer d’un choix à l’autre</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <source>Open all hands in a replay</source>
        <translation>Montrer toutes les mains dans une relecture</translation>
    </message>
    <message>
        <source>Previous puzzle, next puzzle</source>
        <translation>Problème précédent, problème suivant</translation>
    </message>
    <message>
        <source>Print boards, cards and rules</source>
        <translation>Imprimer plateaux, cartes et règles</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir le coup annulé</translation>
    </message>
    <message>
        <source>Review: open it, next turning point, try the coach’s move</source>
        <translation>Analyse&#xa0;: l’ouvrir, tournant suivant, essayer le coup du maître d’armes</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Save the game under another name</source>
        <translation>Enregistrer la partie sous un autre nom</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Skip an animation</source>
        <translation>Passer une animation</translation>
    </message>
    <message>
        <source>Sound off, and on</source>
        <translation>Couper le son, et le remettre</translation>
    </message>
    <message>
        <source>Table talk; accept an offer</source>
        <translation>Propos de table&#xa0;; accepter une offre</translation>
    </message>
    <message>
        <source>Take back a half-made choice</source>
        <translation>Revenir sur un choix commencé</translation>
    </message>
    <message>
        <source>The league: an evening of matches</source>
        <translation>Le tournoi&#xa0;: une soirée de parties</translation>
    </message>
    <message>
        <source>The rules for what you see</source>
        <translation>Les règles sur ce que vous voyez</translation>
    </message>
    <message>
        <source>To the first or last card, or moment of a replay</source>
        <translation>À la première ou à la dernière carte, au premier ou au dernier moment d’une relecture</translation>
    </message>
    <message>
        <source>Trade at any time, where players trade</source>
        <translation>Échanger à tout moment, dans les jeux à échanges</translation>
    </message>
    <message>
        <source>Undo your last move</source>
        <translation>Annuler votre dernier coup</translation>
    </message>
    <message>
        <source>While a hint is shown: play it, or let the coach think longer</source>
        <translation>Pendant qu’un conseil est affiché&#xa0;: le jouer, ou laisser le maître d’armes réfléchir encore</translation>
    </message>
    <message>
        <source>Write to the table</source>
        <translation>Écrire à la table</translation>
    </message>
    <message>
        <source>“How often?”: show the figures behind a hint’s reasons, or hide them</source>
        <translation>«&#xa0;Combien de fois&#xa0;?&#xa0;»&#xa0;: montrer les chiffres derrière les raisons d’un conseil, ou les masquer</translation>
    </message>
    <message>
        <source>“Why?” in a replay: what a strong player would have done</source>
        <translation>«&#xa0;Pourquoi&#xa0;?&#xa0;» dans une relecture&#xa0;: ce qu’aurait fait un joueur fort</translation>
    </message>
</context>
<context>
    <name>League</name>
    <message numerus="yes">
        <source>%n box(es)</source>
        <translation>
            <numerusform>%n boîte</numerusform>
            <numerusform>%n boîtes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) played</source>
        <translation>
            <numerusform>%n partie jouée</numerusform>
            <numerusform>%n parties jouées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) won</source>
        <translation>
            <numerusform>%n partie gagnée</numerusform>
            <numerusform>%n parties gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>A new evening?</source>
        <translation>Une nouvelle soirée&#xa0;?</translation>
    </message>
    <message>
        <source>An evening</source>
        <translation>Une soirée</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Revenir à l’étagère</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Boîtes</translation>
    </message>
    <message>
        <source>Choose at least one box.</source>
        <translation>Choisissez au moins une boîte.</translation>
    </message>
    <message>
        <source>Click for the review.</source>
        <translation>Cliquez pour l’analyse.</translation>
    </message>
    <message>
        <source>End here</source>
        <translation>Finir ici</translation>
    </message>
    <message>
        <source>End the evening here?</source>
        <translation>Finir la soirée ici&#xa0;?</translation>
    </message>
    <message>
        <source>End the evening with the standings as they are</source>
        <translation>Finir la soirée sur le classement actuel</translation>
    </message>
    <message>
        <source>Included. Click to leave it out.</source>
        <translation>Incluse. Cliquez pour la laisser de côté.</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Left out. Click to include it.</source>
        <translation>Laissée de côté. Cliquez pour l’inclure.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>New evening</source>
        <translation>Nouvelle soirée</translation>
    </message>
    <message>
        <source>Next. Click to play.</source>
        <translation>La prochaine. Cliquez pour jouer.</translation>
    </message>
    <message>
        <source>Nobody wins the evening</source>
        <translation>Personne ne gagne la soirée</translation>
    </message>
    <message>
        <source>Nobody won.</source>
        <translation>Personne n’a gagné.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Play {game} earlier</source>
        <translation>Jouer {game} plus tôt</translation>
    </message>
    <message>
        <source>Play {game} later</source>
        <translation>Jouer {game} plus tard</translation>
    </message>
    <message>
        <source>Played later.</source>
        <translation>Jouée plus tard.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Se repose</translation>
    </message>
    <message>
        <source>The boxes that are left will not be played.</source>
        <translation>Les boîtes qui restent ne seront pas jouées.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>The evening is {name}’s</source>
        <translation>La soirée est à {name}</translation>
    </message>
    <message>
        <source>The standings will be lost once it begins. The matches themselves stay in “My games”.</source>
        <translation>Le classement sera perdu dès qu’elle commencera. Les parties elles-mêmes restent dans «&#xa0;Mes parties&#xa0;».</translation>
    </message>
    <message>
        <source>To the league</source>
        <translation>Au tournoi</translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <translation>Deux joueurs s’appellent {name}.</translation>
    </message>
    <message>
        <source>Variants of {game}</source>
        <translation>Variantes&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Variants…</source>
        <translation>Variantes…</translation>
    </message>
    <message>
        <source>Won by {names}.</source>
        <translation>Gagnée par {names}.</translation>
    </message>
    <message>
        <source>Write the names on the sheet, and choose the boxes and their order. Where a box has too few seats, players sit out in turn.</source>
        <translation>Écrivez les noms sur la feuille, choisissez les boîtes et leur ordre. Quand une boîte a trop peu de places, chacun se repose à son tour.</translation>
    </message>
    <message>
        <source>You score a point for each rival you beat, and half a point for each rival you share a victory with; if everyone loses, nobody scores.</source>
        <translation>Vous marquez un point par adversaire battu et un demi-point par adversaire avec qui vous partagez la victoire&#xa0;; si tout le monde perd, personne ne marque.</translation>
    </message>
    <message>
        <source>half a point</source>
        <translation>un demi-point</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>match {number} of {count}</source>
        <translation>partie {number} sur {count}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>one screen, several boxes, one winner</source>
        <translation>un écran, plusieurs boîtes, un vainqueur</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>joue</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>se repose</translation>
    </message>
    <message>
        <source>won, {points}</source>
        <translation>gagné, {points}</translation>
    </message>
    <message>
        <source>{boxes}, about {time} of play</source>
        <translation>{boxes}, environ {time} de jeu</translation>
    </message>
    <message>
        <source>{hours}&#xa0;h&#xa0;{minutes:02}&#xa0;min</source>
        <translation>{hours}&#xa0;h&#xa0;{minutes:02}</translation>
    </message>
    <message>
        <source>{names} share the evening</source>
        <translation>{names} se partagent la soirée</translation>
    </message>
    <message>
        <source>{name}, {place}, {points}.</source>
        <translation>{name}, {place}, {points}.</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} points</translation>
    </message>
    <message>
        <source>{points}: {won}, of {count} played.</source>
        <translation>{points}&#xa0;: {won} sur {count}.</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message numerus="yes">
        <source>%n game(s), kept on this computer only.</source>
        <translation>
            <numerusform>%n partie, gardée sur ce seul ordinateur.</numerusform>
            <numerusform>%n parties, gardées sur ce seul ordinateur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victories</source>
        <translation>
            <numerusform>%n victoire</numerusform>
            <numerusform>%n victoires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A little stronger than a {level}: you win about %n out of ten two-player games.</source>
        <translation>
            <numerusform>Un peu au-dessus d’un {level}&#xa0;: sur dix parties à deux, vous en gagnez environ&#xa0;%n.</numerusform>
            <numerusform>Un peu au-dessus d’un {level}&#xa0;: sur dix parties à deux, vous en gagnez environ&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A little weaker than a {level}: you win about %n out of ten two-player games.</source>
        <translation>
            <numerusform>Un peu au-dessous d’un {level}&#xa0;: sur dix parties à deux, vous en gagnez environ&#xa0;%n.</numerusform>
            <numerusform>Un peu au-dessous d’un {level}&#xa0;: sur dix parties à deux, vous en gagnez environ&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message numerus="yes">
        <source>And %n game(s) that several people played together.</source>
        <translation>
            <numerusform>Et %n partie jouée à plusieurs.</numerusform>
            <numerusform>Et %n parties jouées à plusieurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Sans variante</translation>
    </message>
    <message numerus="yes">
        <source>As strong as a {level}: you win about %n out of ten two-player games.</source>
        <translation>
            <numerusform>De la force d’un {level}&#xa0;: sur dix parties à deux, vous en gagnez environ&#xa0;%n.</numerusform>
            <numerusform>De la force d’un {level}&#xa0;: sur dix parties à deux, vous en gagnez environ&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>By order of play</source>
        <translation>Par ordre de jeu</translation>
    </message>
    <message>
        <source>By variant</source>
        <translation>Par variante</translation>
    </message>
    <message>
        <source>Earned on {day}.</source>
        <translation>Obtenu le {day}.</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Empty the ledger?</source>
        <translation>Vider le registre&#xa0;?</translation>
    </message>
    <message>
        <source>Empty…</source>
        <translation>Vider…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Games against bots count towards the rating if played to the end without hints or undo.</source>
        <translation>Seules les parties contre des robots, jouées jusqu’au bout sans conseil ni coup annulé, comptent pour le classement.</translation>
    </message>
    <message>
        <source>Games in the ledger</source>
        <translation>Jeux du registre</translation>
    </message>
    <message>
        <source>How many games you played and won, compared with a fair share of the wins.</source>
        <translation>Combien de parties vous avez jouées et gagnées, et ce que serait une part équitable.</translation>
    </message>
    <message>
        <source>How strong you are, and how that changes from game to game.</source>
        <translation>Votre force, et comment elle évolue de partie en partie.</translation>
    </message>
    <message>
        <source>How you fare against Pages, Squires, Knights, Captains and Doges.</source>
        <translation>Vos résultats face aux Pages, Écuyers, Chevaliers, Capitaines et Doges.</translation>
    </message>
    <message>
        <source>I plays first, II plays second…</source>
        <translation>I commence, II suit…</translation>
    </message>
    <message>
        <source>Its lines, the rating and the seals will be gone for good. The games themselves stay in “My games”.</source>
        <translation>Ses lignes, le classement et les sceaux disparaîtront pour de bon. Les parties elles-mêmes restent dans «&#xa0;Mes parties&#xa0;».</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Registre</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Plus longue série</translation>
    </message>
    <message>
        <source>Met most often</source>
        <translation>Le plus affronté</translation>
    </message>
    <message numerus="yes">
        <source>Much stronger than a {level}: you win about %n out of ten two-player games.</source>
        <translation>
            <numerusform>Bien au-dessus d’un {level}&#xa0;: sur dix parties à deux, vous en gagnez environ&#xa0;%n.</numerusform>
            <numerusform>Bien au-dessus d’un {level}&#xa0;: sur dix parties à deux, vous en gagnez environ&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Much weaker than a {level}: you win about %n out of ten two-player games.</source>
        <translation>
            <numerusform>Bien au-dessous d’un {level}&#xa0;: sur dix parties à deux, vous en gagnez environ&#xa0;%n.</numerusform>
            <numerusform>Bien au-dessous d’un {level}&#xa0;: sur dix parties à deux, vous en gagnez environ&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>Les plus proches</translation>
    </message>
    <message>
        <source>Nothing has been entered yet. Every game that a person plays to the end gets a line.</source>
        <translation>Rien n’est encore inscrit. Toute partie qu’une personne joue jusqu’au bout y aura sa ligne.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Remembered</source>
        <translation>À retenir</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Seals</source>
        <translation>Sceaux</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>Take a box from the shelf, and the first line is yours.</source>
        <translation>Prenez une boîte sur l’étagère, et la première ligne est à vous.</translation>
    </message>
    <message>
        <source>The last games</source>
        <translation>Les dernières parties</translation>
    </message>
    <message>
        <source>To the match</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>Retour à l’étagère</translation>
    </message>
    <message numerus="yes">
        <source>Too few games to tell: play %n more rated game(s) to see your level here.</source>
        <translation>
            <numerusform>Trop peu de parties pour le dire&#xa0;: jouez encore&#xa0;%n partie classée pour voir ici votre niveau.</numerusform>
            <numerusform>Trop peu de parties pour le dire&#xa0;: jouez encore&#xa0;%n parties classées pour voir ici votre niveau.</numerusform>
        </translation>
    </message>
    <message>
        <source>With changed numbers</source>
        <translation>Avec des nombres modifiés</translation>
    </message>
    <message>
        <source>Won against each level</source>
        <translation>Victoires par niveau</translation>
    </message>
    <message>
        <source>Your best game</source>
        <translation>Votre meilleur jeu</translation>
    </message>
    <message>
        <source>Your ledger</source>
        <translation>Votre registre</translation>
    </message>
    <message>
        <source>Your longest streak, your favourite rival, your best game.</source>
        <translation>Votre plus longue série, votre meilleur ennemi, votre meilleur jeu.</translation>
    </message>
    <message>
        <source>a {level}</source>
        <translation>un {level}</translation>
    </message>
    <message>
        <source>all games together</source>
        <translation>tous les jeux</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>équitable</translation>
    </message>
    <message>
        <source>fol. {number}</source>
        <translation>fol. {number}</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>open circle: not rated</source>
        <translation>cercle vide&#xa0;: hors classement</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jouées</translation>
    </message>
    <message>
        <source>red notch: the fair share</source>
        <translation>trait rouge&#xa0;: part équitable</translation>
    </message>
    <message>
        <source>share</source>
        <translation>part</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>partagée</translation>
    </message>
    <message>
        <source>since {day}</source>
        <translation>depuis le {day}</translation>
    </message>
    <message>
        <source>streak</source>
        <translation>série</translation>
    </message>
    <message>
        <source>together</source>
        <translation>ensemble</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnées</translation>
    </message>
    <message>
        <source>won</source>
        <comment>a game</comment>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>{what}: {detail}</source>
        <translation>{what}&#xa0;: {detail}</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <translation>{won} sur {played}</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>encore&#xa0;%n minute</numerusform>
            <numerusform>encore&#xa0;%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>A Courtesan always counts 1. The player with more Courtesans than any other gets the pawn, even after a tie; otherwise the pawn goes as usual.</source>
        <translation>Une Courtisane vaut toujours 1. Le joueur qui en a plus que tout autre reçoit le pion, même après une égalité&#xa0;; sinon, le pion est attribué comme d’habitude.</translation>
    </message>
    <message>
        <source>A Hand turns a card face up again if that card is worth no more than the Hand and has no card on top. The Hand is then out of the game.</source>
        <translation>Une Main relève une carte qui ne vaut pas plus qu’elle, si aucune autre ne la couvre. La Main sort du jeu.</translation>
    </message>
    <message>
        <source>A Sword attacks a card that is not a Sword and is worth no more than it. That card is turned face down; the Sword is then out of the game.</source>
        <translation>Une Épée attaque une carte qui n’est pas une Épée et ne vaut pas plus qu’elle. Cette carte passe face cachée&#xa0;; l’Épée sort du jeu.</translation>
    </message>
    <message>
        <source>A Weapon doubles a warrior, the highest first. You may lay no more Weapons than warriors.</source>
        <translation>Une Arme double un guerrier, le plus fort d’abord. On ne pose jamais plus d’Armes que de guerriers.</translation>
    </message>
    <message>
        <source>A bribery card that moves a troop or lets you draw may be played at any time, with the key C, and costs no action. If nobody bids, the active player gets the bribery card for nothing.</source>
        <translation>Une carte de corruption qui déplace une troupe ou fait piocher se joue à tout moment, avec la touche C, sans coûter d’action. Si personne ne mise, le joueur actif reçoit gratuitement la carte mise aux enchères.</translation>
    </message>
    <message>
        <source>A medallion with a face-down card counts as free: another card may be laid on it. Point at it to see what is there.</source>
        <translation>Un médaillon dont la carte est face cachée compte comme libre&#xa0;: on peut y poser une autre carte. Survolez-le pour voir ce qui s’y trouve.</translation>
    </message>
    <message>
        <source>A move may not end on your own troop or on an unmarked one of your nation. Squares without a name are called by column and row, such as G4 in the lake.</source>
        <translation>Un déplacement ne peut finir ni sur une de vos troupes, ni sur une troupe de votre nation sans collier. Les cases sans nom se désignent par colonne et ligne, comme G4 sur le lac.</translation>
    </message>
    <message>
        <source>A new round</source>
        <translation>Une nouvelle manche</translation>
    </message>
    <message>
        <source>A player who has passed, or has no cards left, plays no more in this battle, but their line still counts.</source>
        <translation>Le joueur qui a passé, ou n’a plus de cartes, ne joue plus dans cette bataille, mais sa ligne compte toujours.</translation>
    </message>
    <message>
        <source>A player who is attacked may first pay one Food for four warriors, or surrender at once and lose. If several players could be the proxy, one is chosen by lot.</source>
        <translation>Le joueur attaqué peut d’abord payer une carte Nourriture pour quatre guerriers, ou se rendre aussitôt et perdre. Si plusieurs peuvent défendre par procuration, le sort décide.</translation>
    </message>
    <message>
        <source>A player who is not fighting may help a side, for a price or for nothing: with one warrior at most, and with Weapons.</source>
        <translation>Un joueur qui ne combat pas peut aider un camp, pour un prix ou gratuitement&#xa0;: avec un guerrier au plus, et des Armes.</translation>
    </message>
    <message>
        <source>A proxy lays cards like anybody else, and keeps the rest for another time.</source>
        <translation>Celui qui défend par procuration pose ses cartes comme pour lui-même, et garde les autres pour une autre fois.</translation>
    </message>
    <message>
        <source>A round ends when, after a battle, at most one player still has cards. Aldric and Maud have none.</source>
        <translation>Une manche s’achève quand, après une bataille, un seul joueur, ou aucun, a encore des cartes. Aldric et Maud n’en ont plus.</translation>
    </message>
    <message>
        <source>A tower needs a liberty: a free corner at the other end of a wall. Aldric’s tower in the north has only one.</source>
        <translation>Une tour a besoin d’une liberté&#xa0;: un emplacement libre à l’autre bout d’une muraille. La tour d’Aldric au nord n’en a qu’une.</translation>
    </message>
    <message>
        <source>A tower there would fall when Aldric takes the middle tile.</source>
        <translation>Une tour y tombera quand Aldric prendra la contrée du centre.</translation>
    </message>
    <message>
        <source>A troop may go there, too. But Tlacopan brings two provisions.</source>
        <translation>Une troupe peut aussi y aller. Mais Tlacopan rapporte deux provisions.</translation>
    </message>
    <message>
        <source>A troop moves as far as you like, never diagonally. If it ends its move in a village, you draw the number of provisions shown there.</source>
        <translation>Une troupe va aussi loin que vous voulez, jamais en diagonale. Si elle finit dans un village, vous piochez le nombre de provisions indiqué.</translation>
    </message>
    <message>
        <source>A troop with a collar in your colour is yours to command. Everyone begins with two troops, marked in turn outside the city.</source>
        <translation>Une troupe qui porte un collier à votre couleur est à vos ordres. Chacun en a deux au début, marquées à tour de rôle hors de la ville.</translation>
    </message>
    <message>
        <source>Add nothing.</source>
        <translation>Tenez-vous-en là.</translation>
    </message>
    <message>
        <source>After a battle, a player with no mercenary in hand may discard the whole hand. Nobody has to.</source>
        <translation>Après une bataille, un joueur qui n’a aucun mercenaire en main peut la défausser tout entière. Ce n’est jamais obligatoire.</translation>
    </message>
    <message>
        <source>After playing a card you draw one. When a player draws the last card, everyone loses.</source>
        <translation>Après avoir joué une carte, on en pioche une. Dès qu’un joueur pioche la dernière, tout le monde perd.</translation>
    </message>
    <message>
        <source>Against two 10s that does little. In Winter each counts only 1.</source>
        <translation>Contre deux 10, c’est peu de chose. En Hiver, chacun ne vaut que 1.</translation>
    </message>
    <message>
        <source>Aldric adds nothing. Add nothing either.</source>
        <translation>Aldric s’en tient là. Faites de même.</translation>
    </message>
    <message>
        <source>Aldric attacks a Spanish troop without a collar. You defend it as its proxy, and have no collar to lose.</source>
        <translation>Aldric attaque une troupe espagnole sans collier. Vous la défendez par procuration, sans risquer de collier.</translation>
    </message>
    <message>
        <source>Aldric could answer that. After Surrender he cannot.</source>
        <translation>Aldric pourrait encore répondre. Après la Reddition, il ne le peut plus.</translation>
    </message>
    <message>
        <source>Aldric has 24 now. The Heroine puts you ahead, and always counts 10.</source>
        <translation>Aldric a maintenant 24. Avec l’Héroïne, vous menez&#xa0;: elle vaut toujours 10.</translation>
    </message>
    <message>
        <source>Aldric has 6 at most, and you have 10. Add nothing.</source>
        <translation>Aldric a 6 au plus, et vous 10. Tenez-vous-en là.</translation>
    </message>
    <message>
        <source>Aldric has bid 3. Bid more, but only an amount that some of your cards add up to exactly. A player who passes is out.</source>
        <translation>Aldric a misé 3. Misez plus, mais seulement une somme que vos cartes peuvent payer exactement. Le joueur qui passe ne mise plus.</translation>
    </message>
    <message>
        <source>Aldric has given you one Food for one Camouflage. A trade costs no action.</source>
        <translation>Aldric vous a donné une Nourriture contre un Camouflage. Un échange ne coûte pas d’action.</translation>
    </message>
    <message>
        <source>Aldric has laid one warrior without a Weapon, so he has 6 at most. Both may add cards until neither wants to.</source>
        <translation>Aldric a posé un guerrier sans Arme&#xa0;: il a donc 6 au plus. Chacun peut ajouter des cartes tant que l’un des deux le veut.</translation>
    </message>
    <message>
        <source>Aldric takes Modena with his 25, but you alone have a Courtesan in your line.</source>
        <translation>Avec 25, Aldric prend Modène, mais il n’y a de Courtisane que dans votre ligne.</translation>
    </message>
    <message>
        <source>Aldric’s 25 is too much. Play the Scarecrow, and take your 10 back.</source>
        <translation>25, c’est trop&#xa0;: Aldric est hors d’atteinte. Jouez l’Épouvantail et reprenez votre 10.</translation>
    </message>
    <message>
        <source>Aldric’s only warrior is 6 at most. As defender, you win ties.</source>
        <translation>Le seul guerrier d’Aldric vaut 6 au plus. Vous défendez&#xa0;: l’égalité vous suffit.</translation>
    </message>
    <message>
        <source>Aldric’s suite would win. Attack one of its ends with your 6.</source>
        <translation>La suite d’Aldric gagnerait. Attaquez une de ses extrémités avec votre 6.</translation>
    </message>
    <message>
        <source>Aldric’s tower in the north still has one free corner. Build there.</source>
        <translation>La tour d’Aldric au nord a encore son emplacement libre. Bâtissez là.</translation>
    </message>
    <message>
        <source>All cards were shuffled, even those in your hand. Everyone was dealt 10, and 2 more for each of their regions.</source>
        <translation>Toutes les cartes ont été mélangées, même celles de votre main. Chacun en a reçu 10, et 2 de plus par région.</translation>
    </message>
    <message>
        <source>All lessons are done.</source>
        <translation>Toutes les leçons sont terminées.</translation>
    </message>
    <message>
        <source>All other bridges are broken: on this one, jump over the Aztec troop to square 15.</source>
        <translation>Les autres ponts sont rompus&#xa0;: ici, sautez par-dessus la troupe aztèque jusqu’à la case 15.</translation>
    </message>
    <message>
        <source>All other cards were shuffled. Everyone was dealt 10, and 1 more for each of their regions, on top of the cards they kept.</source>
        <translation>Toutes les autres cartes ont été mélangées. Chacun en a reçu 10, et 1 de plus par région, outre ce qu’il a gardé.</translation>
    </message>
    <message>
        <source>All players have declined in a row. This ends the game, as taking the last free region does. The player with the most regions wins, linked or not.</source>
        <translation>Tous ont refusé l’un après l’autre&#xa0;: la partie s’achève, comme à la prise de la dernière région libre. Celui qui a le plus de régions, reliées ou non, gagne.</translation>
    </message>
    <message>
        <source>Another table comes next.</source>
        <translation>Une autre table vient ensuite.</translation>
    </message>
    <message>
        <source>Another table is being set up…</source>
        <translation>Une autre table se prépare…</translation>
    </message>
    <message>
        <source>Another table.</source>
        <translation>Une autre table.</translation>
    </message>
    <message>
        <source>Another troop is always welcome. Choose one.</source>
        <translation>Une troupe de plus est toujours bonne à prendre. Choisissez-en une.</translation>
    </message>
    <message>
        <source>At any time, even when it is not your turn, you may trade any number of provisions with anybody: key B.</source>
        <translation>À tout moment, même hors de votre tour, vous pouvez échanger des provisions avec n’importe qui, en nombre quelconque&#xa0;: touche B.</translation>
    </message>
    <message>
        <source>Attack brings an unmarked troop of a nation into the city, and Flight drives one out. The active player chooses.</source>
        <translation>L’Attaque amène en ville une troupe de l’une des nations, sans collier, et la Fuite en fait sortir une. Le joueur actif choisit.</translation>
    </message>
    <message>
        <source>Begin with your strongest, the 5.</source>
        <translation>Commencez par le plus fort, le 5.</translation>
    </message>
    <message>
        <source>Bid 4, just one more than Aldric.</source>
        <translation>Misez 4, juste un de plus qu’Aldric.</translation>
    </message>
    <message>
        <source>Bid 4: your Gold is worth that.</source>
        <translation>Misez 4&#xa0;: c’est ce que vaut votre Or.</translation>
    </message>
    <message>
        <source>Bishop and Surrender</source>
        <translation>Évêque et Reddition</translation>
    </message>
    <message>
        <source>Bologna would be Lorenzo’s third linked region, and he leads. You and Maud could both stop him, but each of you may leave that to the other.</source>
        <translation>Bologne serait la troisième région reliée de Lorenzo, et il mène. Maud et vous pourriez l’arrêter, et chacun peut laisser faire l’autre.</translation>
    </message>
    <message>
        <source>Bologna would be Maud’s fourth linked region. The Bishop ends a battle at once, nobody wins, and the pawn passes to the player on the left.</source>
        <translation>Bologne serait la quatrième région reliée de Maud. L’Évêque met aussitôt fin à une bataille, personne ne gagne, et le pion passe au voisin de gauche.</translation>
    </message>
    <message>
        <source>Break a bridge of your choice.</source>
        <translation>Rompez un pont de votre choix.</translation>
    </message>
    <message>
        <source>Bribery sells a card unseen. Provisions are worth: Camouflage 1, Weapon 2, Food 3, Gold 4.</source>
        <translation>Avec l’événement Corruption, une carte est mise aux enchères sans être vue. Valeurs&#xa0;: Camouflage 1, Arme 2, Nourriture 3, Or 4.</translation>
    </message>
    <message>
        <source>Bring a Spanish troop into the city.</source>
        <translation>Amenez en ville une troupe espagnole.</translation>
    </message>
    <message>
        <source>Build anywhere else.</source>
        <translation>Bâtissez n’importe où ailleurs.</translation>
    </message>
    <message>
        <source>Build between Aldric’s two towers: your tower stays.</source>
        <translation>Bâtissez entre les deux tours d’Aldric&#xa0;: la vôtre reste debout.</translation>
    </message>
    <message>
        <source>Build on the last free corner beside Aldric’s two towers.</source>
        <translation>Bâtissez sur le dernier emplacement libre à côté des deux tours d’Aldric.</translation>
    </message>
    <message>
        <source>Build on the lit corner of the middle tile.</source>
        <translation>Bâtissez sur l’emplacement éclairé de la contrée du centre.</translation>
    </message>
    <message>
        <source>Build the fourth tower: Aldric’s two around the middle tile fall.</source>
        <translation>Bâtissez la quatrième tour&#xa0;: les deux tours d’Aldric autour de la contrée du centre tombent.</translation>
    </message>
    <message>
        <source>Build there yourself: together your two towers have new free corners.</source>
        <translation>Bâtissez-y vous-même&#xa0;: ensemble, vos deux tours ont de nouveaux emplacements libres.</translation>
    </message>
    <message>
        <source>Build there: Aldric’s tower is surrounded and falls.</source>
        <translation>Bâtissez là&#xa0;: la tour d’Aldric est encerclée et tombe.</translation>
    </message>
    <message>
        <source>Build there: while three of the six corners are yours, Aldric cannot get four.</source>
        <translation>Bâtissez là&#xa0;: tant que trois des six emplacements sont à vous, Aldric ne peut en avoir quatre.</translation>
    </message>
    <message>
        <source>Build your last tower so that you take a second tile.</source>
        <translation>Bâtissez votre dernière tour de façon à prendre une seconde contrée.</translation>
    </message>
    <message>
        <source>Cards laid are gone, but both fighters draw as many warriors as they laid, four at most. In a village the winner also draws its provisions.</source>
        <translation>Les cartes posées sont perdues, mais chaque combattant pioche autant de guerriers qu’il en a posé, quatre au plus. Dans un village, le vainqueur pioche aussi les provisions du lieu.</translation>
    </message>
    <message>
        <source>Cards laid are never taken back. Cards you keep can be used another time.</source>
        <translation>Une carte posée ne se reprend jamais. Les cartes que vous gardez serviront une autre fois.</translation>
    </message>
    <message>
        <source>Choose Florence: it borders your Siena, and the Pope is in Rome.</source>
        <translation>Choisissez Florence&#xa0;: elle touche votre Sienne, et le Pape est à Rome.</translation>
    </message>
    <message>
        <source>Choose Florence: it borders your Siena.</source>
        <translation>Choisissez Florence&#xa0;: elle touche votre Sienne.</translation>
    </message>
    <message>
        <source>Choose a region that borders your Siena, but none of Maud’s.</source>
        <translation>Choisissez une région qui touche votre Sienne, mais aucune de celles de Maud.</translation>
    </message>
    <message>
        <source>Choose a region that links with yours, but not with Maud’s.</source>
        <translation>Choisissez une région qui relie les vôtres, et pas celles de Maud.</translation>
    </message>
    <message>
        <source>Choose any region. Lucca, for instance, borders your Parma.</source>
        <translation>Choisissez une région. Lucques, par exemple, touche votre Parme.</translation>
    </message>
    <message>
        <source>Choose the suite you like.</source>
        <translation>Choisissez la suite qui vous plaît.</translation>
    </message>
    <message>
        <source>Choosing a region</source>
        <translation>Choisir une région</translation>
    </message>
    <message>
        <source>Choosing between equals</source>
        <translation>Choisir entre suites égales</translation>
    </message>
    <message>
        <source>Count for Aldric, too. He has three towers round the middle tile, you have two, and one corner is free.</source>
        <translation>Comptez aussi pour Aldric. Il a trois tours autour de la contrée du centre, vous en avez deux, et un emplacement est libre.</translation>
    </message>
    <message>
        <source>Counting ahead</source>
        <translation>Compter d’avance</translation>
    </message>
    <message>
        <source>Declining and the end</source>
        <translation>Refus et fin de partie</translation>
    </message>
    <message>
        <source>Discard your hand: then only Aldric has cards, and the round is over.</source>
        <translation>Défaussez votre main&#xa0;: seul Aldric a encore des cartes, et la manche est finie.</translation>
    </message>
    <message>
        <source>Done: see what happened.</source>
        <translation>C’est fait&#xa0;: voyez le résultat.</translation>
    </message>
    <message>
        <source>Draw a provision.</source>
        <translation>Piochez une provision.</translation>
    </message>
    <message>
        <source>Drum and Heroine</source>
        <translation>Tambour et Héroïne</translation>
    </message>
    <message>
        <source>Each round ends with a treasure for the player with the most troops in the city. The last treasure, or a full city, ends the game.</source>
        <translation>Chaque manche finit par un trésor pour le joueur qui a le plus de troupes en ville. Le dernier trésor, ou une ville pleine, met fin à la partie.</translation>
    </message>
    <message>
        <source>Equal values</source>
        <translation>Valeurs égales</translation>
    </message>
    <message>
        <source>Equal values make a suite, too. Sword, Hand or Book makes no difference: only the values and the line count.</source>
        <translation>Des valeurs égales font aussi une suite. Épée, Main ou Livre, peu importe&#xa0;: seules comptent les valeurs et la ligne.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Les événements</translation>
    </message>
    <message>
        <source>Every turn begins with an event. With Bridges you may break an intact bridge, or mend a broken one.</source>
        <translation>Chaque tour commence par un événement. Avec l’événement Ponts, vous pouvez rompre un pont intact ou refaire un pont rompu.</translation>
    </message>
    <message>
        <source>Fallen towers never come back; the player who razed more wins a tie. Aldric could not build on their corners in his very next turn. From now on he may.</source>
        <translation>Une tour tombée est perdue&#xa0;; à égalité, celui qui en a démoli le plus gagne. Aldric ne pouvait pas rebâtir là au coup suivant. Désormais, il le peut.</translation>
    </message>
    <message>
        <source>Find the corner that takes two tiles at once.</source>
        <translation>Trouvez l’emplacement qui prend deux contrées à la fois.</translation>
    </message>
    <message>
        <source>First the Drum. It doubles the mercenaries already there and those to come.</source>
        <translation>D’abord le Tambour. Il double vos mercenaires, déjà joués ou à venir.</translation>
    </message>
    <message>
        <source>First the Weapon. It turns your 5 into 10.</source>
        <translation>D’abord l’Arme. Elle fait passer votre 5 à 10.</translation>
    </message>
    <message>
        <source>Four of your towers around a tile make it yours, and your standard is raised there.</source>
        <translation>Quatre de vos tours autour d’une contrée vous la donnent, et votre étendard y est planté.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Here three corners of the middle tile are free. If you build on one, Aldric’s fourth tower razes yours.</source>
        <translation>Ici, trois emplacements de la contrée du centre sont libres. Si vous bâtissez sur l’un d’eux, la quatrième tour d’Aldric démolit la vôtre.</translation>
    </message>
    <message>
        <source>If players tie for the most regions, only they fight a final battle, with new hands of 10 cards and 1 more for each of their regions. If that battle is a tie, too, the victory is shared.</source>
        <translation>En cas d’égalité au plus grand nombre de régions, seuls les ex æquo livrent une bataille finale, avec 10 nouvelles cartes et 1 de plus par région. En cas de nouvelle égalité, la victoire est partagée.</translation>
    </message>
    <message>
        <source>If players tie for the most regions, only they fight a final battle. Each draws 10 more cards; no Bishop or Surrender can be played. If that battle is a tie, too, the victory is shared.</source>
        <translation>En cas d’égalité au plus grand nombre de régions, seuls les ex æquo livrent une bataille finale&#xa0;: 10 cartes de plus pour chacun, ni Évêque ni Reddition. En cas de nouvelle égalité, la victoire est partagée.</translation>
    </message>
    <message>
        <source>If there is no region left to fight for, the player with the most regions wins.</source>
        <translation>S’il ne reste aucune région à disputer, celui qui en a le plus gagne.</translation>
    </message>
    <message>
        <source>If you build there, Aldric builds his fourth tower around the middle tile, and your two towers there fall.</source>
        <translation>Si vous bâtissez là, Aldric bâtit sa quatrième tour autour de la contrée du centre, et vos deux tours y tombent.</translation>
    </message>
    <message>
        <source>If you build there, Aldric fills the last free corner, and your tower falls.</source>
        <translation>Si vous bâtissez là, Aldric occupe le dernier emplacement libre, et votre tour tombe.</translation>
    </message>
    <message>
        <source>If you win, it is a victory like any other: you may mark a troop, and you move the beaten one away.</source>
        <translation>Si vous gagnez, c’est une victoire comme les autres&#xa0;: vous pouvez marquer une troupe, et vous éloignez la troupe battue.</translation>
    </message>
    <message>
        <source>In Winter every mercenary counts 1, in all lines, even those played later.</source>
        <translation>En Hiver, chaque mercenaire vaut 1, dans toutes les lignes, même s’il est joué plus tard.</translation>
    </message>
    <message>
        <source>In Winter every mercenary counts 1. Your Drum makes it 2, and your Heroine still counts 10.</source>
        <translation>En Hiver, chaque mercenaire vaut 1. Avec votre Tambour, il vaut 2, et votre Héroïne vaut toujours 10.</translation>
    </message>
    <message>
        <source>In a match, click a rival in the panel to make an offer, and drag a card onto a rival to show it.</source>
        <translation>Dans une partie, cliquez sur un rival dans le panneau pour lui faire une offre, et faites glisser une carte sur lui pour la lui montrer.</translation>
    </message>
    <message>
        <source>In this lesson</source>
        <translation>Dans cette leçon</translation>
    </message>
    <message>
        <source>It is 3 to 3. The Drum doubles your three mercenaries.</source>
        <translation>Vous êtes à 3 contre 3. Le Tambour double vos trois mercenaires.</translation>
    </message>
    <message>
        <source>Just read: there is nothing to play here.</source>
        <translation>Rien à jouer ici&#xa0;: il suffit de lire.</translation>
    </message>
    <message>
        <source>Keep the 1, and choose “Done”.</source>
        <translation>Gardez le 1, et choisissez «&#xa0;Terminé&#xa0;».</translation>
    </message>
    <message>
        <source>Keep the 10 and the Drum.</source>
        <translation>Gardez le 10 et le Tambour.</translation>
    </message>
    <message>
        <source>Keep your part: play the 10.</source>
        <translation>Tenez parole&#xa0;: jouez le 10.</translation>
    </message>
    <message>
        <source>Keeping a hand</source>
        <translation>Garder des cartes</translation>
    </message>
    <message>
        <source>Keeping your towers</source>
        <translation>Sauver vos tours</translation>
    </message>
    <message>
        <source>Lay a card on a free medallion that a thread joins to a face-up card.</source>
        <translation>Posez une carte sur un médaillon libre qu’un fil relie à une carte face visible.</translation>
    </message>
    <message>
        <source>Lay a tile next to another one.</source>
        <translation>Posez une contrée à côté d’une autre.</translation>
    </message>
    <message>
        <source>Lay the 2 as well.</source>
        <translation>Posez aussi le 2.</translation>
    </message>
    <message>
        <source>Lay the Weapon.</source>
        <translation>Posez l’Arme.</translation>
    </message>
    <message>
        <source>Lay your 3 at the lower left: it makes three 3s on the diagonal.</source>
        <translation>Posez votre 3 en bas à gauche&#xa0;: cela fait trois 3 sur la diagonale.</translation>
    </message>
    <message>
        <source>Lay your 4 on the right: three 4s are as long as Aldric’s suite.</source>
        <translation>Posez votre 4 à droite&#xa0;: une suite de trois 4, aussi longue que celle d’Aldric.</translation>
    </message>
    <message>
        <source>Lay your 5 below the 4: 3, 4 and 5 are a suite, and it is yours.</source>
        <translation>Posez votre 5 sous le 4&#xa0;: 3, 4 et 5 font une suite, et elle est à vous.</translation>
    </message>
    <message>
        <source>Lay your 5.</source>
        <translation>Posez votre 5.</translation>
    </message>
    <message>
        <source>Lay your 6 below the 5: the suite is longer, and yours.</source>
        <translation>Posez votre 6 sous le 5&#xa0;: la suite est plus longue, et elle est à vous.</translation>
    </message>
    <message>
        <source>Lay your second tile where you like.</source>
        <translation>Posez votre seconde contrée où vous voulez.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Lengthen or shorten the sovereign suite, and whichever suite is then the longest is yours.</source>
        <translation>Allongez ou raccourcissez la suite souveraine, et celle qui est alors la plus longue est à vous.</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>Leçon {number}&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Look along the diagonal. A third 3 would make a suite.</source>
        <translation>Regardez le long de la diagonale. Un troisième 3 ferait une suite.</translation>
    </message>
    <message>
        <source>Losing a tile</source>
        <translation>Perdre une contrée</translation>
    </message>
    <message>
        <source>Maud could save her cards, and Lorenzo stays one region short. Both of you gain: such offers are worth making.</source>
        <translation>Maud a pu garder ses cartes, et il manque toujours une région à Lorenzo. Vous y gagnez tous deux&#xa0;: de telles offres en valent la peine.</translation>
    </message>
    <message>
        <source>Maud is one linked region short of victory. You choose the next region, so you need not give her the chance.</source>
        <translation>À Maud, il ne manque qu’une région reliée pour gagner. Vous choisissez&#xa0;: ne lui en donnez pas l’occasion.</translation>
    </message>
    <message>
        <source>Mercenaries and passing</source>
        <translation>Jouer et passer</translation>
    </message>
    <message>
        <source>Move the lit troop onto Aldric’s in Tlacopan.</source>
        <translation>Déplacez la troupe éclairée sur celle d’Aldric, à Tlacopan.</translation>
    </message>
    <message>
        <source>Move the lit troop to Tlacopan, and draw two.</source>
        <translation>Déplacez la troupe éclairée jusqu’à Tlacopan, et piochez deux provisions.</translation>
    </message>
    <message>
        <source>Move your troop to square 15, and the city is full.</source>
        <translation>Déplacez votre troupe sur la case 15, et la ville est pleine.</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Se déplacer</translation>
    </message>
    <message>
        <source>Naples is not worth it. Keep your cards for a region that links.</source>
        <translation>Naples n’en vaut pas la peine. Gardez vos cartes pour une région qui relie les vôtres.</translation>
    </message>
    <message>
        <source>Naples links with none of your regions, and Aldric and Maud are spending their best cards on it.</source>
        <translation>Naples ne touche aucune de vos régions, et Aldric et Maud y dépensent leurs meilleures cartes.</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Next: {title}.</source>
        <translation>Ensuite&#xa0;: {title}.</translation>
    </message>
    <message>
        <source>Nobody can choose Rome until another Bishop moves the Pope. The Pope may go to any free region except the one being fought for, or off the map.</source>
        <translation>Personne ne peut choisir Rome tant qu’un autre Évêque n’a pas déplacé le Pape. Le Pape va dans une région libre, sauf celle que l’on se dispute, ou hors du plateau.</translation>
    </message>
    <message>
        <source>Now it counts. Bologna would be Maud’s third linked region, and she leads with 12.</source>
        <translation>Maintenant, c’est sérieux&#xa0;: Bologne serait la troisième région reliée de Maud, et elle mène avec 12.</translation>
    </message>
    <message>
        <source>Now play a game against the easiest bots, the Pages.</source>
        <translation>À vous de jouer&#xa0;: une partie contre les robots les plus faciles, les Pages.</translation>
    </message>
    <message>
        <source>Now your own tower has a single free corner left, and Aldric could build there.</source>
        <translation>Maintenant, votre propre tour n’a plus qu’un emplacement libre, et Aldric pourrait l’occuper.</translation>
    </message>
    <message>
        <source>Offer Maud your 6 for 1 Gold.</source>
        <translation>Proposez à Maud votre 6 contre 1 carte Or.</translation>
    </message>
    <message>
        <source>On your turn, an event comes first, then two actions: recruit, move a troop, or draw a provision.</source>
        <translation>À votre tour, un événement d’abord, puis deux actions&#xa0;: recruter, déplacer une troupe ou piocher une provision.</translation>
    </message>
    <message>
        <source>Once all sixteen tiles are laid, each player builds 24 towers, one a turn; the player who laid first begins. You must build if you can: nobody may choose to pass.</source>
        <translation>Les seize contrées posées, chacun dispose de 24 tours et en bâtit une à chaque coup&#xa0;; celui qui a posé en premier commence. Il faut bâtir si on le peut&#xa0;: on ne passe pas par choix.</translation>
    </message>
    <message>
        <source>One card is left in the pile. Lay any card, and see.</source>
        <translation>Il reste une carte dans la pioche. Posez n’importe laquelle des vôtres, et voyez.</translation>
    </message>
    <message>
        <source>One square of the city is free; the Spanish and the Aztecs hold twelve each.</source>
        <translation>Une case de la ville est libre&#xa0;; Espagnols et Aztèques en tiennent douze chacun.</translation>
    </message>
    <message>
        <source>Only causeways lead into the city. Each troop you jump over costs one Camouflage, unless it wears your collar.</source>
        <translation>Seules les chaussées mènent en ville. Chaque troupe sautée coûte un Camouflage, sauf si elle porte votre collier.</translation>
    </message>
    <message>
        <source>Only the 10 takes the lead, and you promised to stop Lorenzo.</source>
        <translation>Seul le 10 prend la tête, et vous avez promis d’arrêter Lorenzo.</translation>
    </message>
    <message>
        <source>Only the player you ask sees the warrior, and may refuse. After help, both fighters may add cards, and you are asked once more.</source>
        <translation>Seul le joueur à qui vous offrez votre aide voit le guerrier, et il peut refuser. Après une aide, les deux combattants peuvent ajouter des cartes, et l’on vous interroge une dernière fois.</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Autres jeux</translation>
    </message>
    <message>
        <source>Pass at once: next time the others will be weak, and you will still be strong.</source>
        <translation>Passez tout de suite&#xa0;: la prochaine fois, la main des autres sera faible et la vôtre encore forte.</translation>
    </message>
    <message>
        <source>Pass: Aldric takes Modena, but your 10 fights another day.</source>
        <translation>Passez&#xa0;: Aldric prend Modène, mais vous gardez votre 10 pour un autre jour.</translation>
    </message>
    <message>
        <source>Pass: Florence and the game are yours.</source>
        <translation>Passez&#xa0;: Florence et la partie sont à vous.</translation>
    </message>
    <message>
        <source>Pass: all your cards together would only equal Aldric’s 10.</source>
        <translation>Passez&#xa0;: toutes vos cartes ensemble ne feraient que 10, comme Aldric.</translation>
    </message>
    <message>
        <source>Pass: the others have passed, and your 16 takes Bologna.</source>
        <translation>Passez&#xa0;: les autres ont passé, et votre 16 prend Bologne.</translation>
    </message>
    <message>
        <source>Pass: the others have passed, your 16 is the highest, and Bologna is your third region.</source>
        <translation>Passez&#xa0;: les autres ont passé, vous menez avec 16, et Bologne sera votre troisième région.</translation>
    </message>
    <message>
        <source>Pass: the pawn comes to you, and you choose the next region.</source>
        <translation>Passez&#xa0;: vous recevez le pion et choisissez la prochaine région.</translation>
    </message>
    <message>
        <source>Pass: you lead 14 to 3, and Aldric has one card left.</source>
        <translation>Passez&#xa0;: vous menez 14 à 3, et Aldric n’a plus qu’une carte.</translation>
    </message>
    <message>
        <source>Pass: your 12 takes Florence, and the winner gets the pawn.</source>
        <translation>Passez&#xa0;: avec 12, vous prenez Florence, et le vainqueur reçoit le pion.</translation>
    </message>
    <message>
        <source>Pass: your 13 takes Naples, your fifth region.</source>
        <translation>Passez&#xa0;: avec 13, vous prenez Naples, votre cinquième région.</translation>
    </message>
    <message>
        <source>Pass: your 7 beats Maud’s 6.</source>
        <translation>Passez&#xa0;: avec 7, vous battez Maud, qui a 6.</translation>
    </message>
    <message>
        <source>Pass: your 9 takes Parma, and the round is over.</source>
        <translation>Passez&#xa0;: avec 9, vous prenez Parme, et la manche est finie.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play Spring: your two 5s are the highest, and 16 beats 12.</source>
        <translation>Jouez le Printemps&#xa0;: vos deux 5 sont les plus forts, et 16 bat 12.</translation>
    </message>
    <message>
        <source>Play Winter: Aldric’s 20 becomes 2, and your 6 becomes 3.</source>
        <translation>Jouez l’Hiver&#xa0;: Aldric passe de 20 à 2, et vous de 6 à 3.</translation>
    </message>
    <message>
        <source>Play the 1: it is enough.</source>
        <translation>Jouez le 1&#xa0;: il suffit.</translation>
    </message>
    <message>
        <source>Play the 2: 12 against Aldric’s 11.</source>
        <translation>Jouez le 2&#xa0;: vous avez 12, Aldric 11.</translation>
    </message>
    <message>
        <source>Play the 5.</source>
        <translation>Jouez le 5.</translation>
    </message>
    <message>
        <source>Play the 6: you lead with 10.</source>
        <translation>Jouez le 6&#xa0;: vous menez avec 10.</translation>
    </message>
    <message>
        <source>Play the Bishop, and Bologna is spared.</source>
        <translation>Jouez l’Évêque, et Bologne est épargnée.</translation>
    </message>
    <message>
        <source>Play the Bishop, and choose Rome for the Pope this time.</source>
        <translation>Jouez l’Évêque, et choisissez cette fois Rome pour le Pape.</translation>
    </message>
    <message>
        <source>Play the Bishop, and send the Pope to Rome.</source>
        <translation>Jouez l’Évêque et envoyez le Pape à Rome.</translation>
    </message>
    <message>
        <source>Play the Courtesan.</source>
        <translation>Jouez la Courtisane.</translation>
    </message>
    <message>
        <source>Play the Drum: your 11 becomes 22, and Aldric has 14.</source>
        <translation>Jouez le Tambour&#xa0;: votre force passe de 11 à 22, et Aldric a 14.</translation>
    </message>
    <message>
        <source>Play the Drum: your three mercenaries count 6 against Aldric’s 3.</source>
        <translation>Jouez le Tambour&#xa0;: vos trois mercenaires valent 6, contre 3 pour Aldric.</translation>
    </message>
    <message>
        <source>Play the Heroine: 22 and 10 are 32.</source>
        <translation>Jouez l’Héroïne&#xa0;: 22 et 10 font 32.</translation>
    </message>
    <message>
        <source>Play the Heroine: here your best card is well spent.</source>
        <translation>Jouez l’Héroïne&#xa0;: votre meilleure carte est ici bien employée.</translation>
    </message>
    <message>
        <source>Play the Scarecrow, and take back the 10. It is worth more in another battle.</source>
        <translation>Jouez l’Épouvantail et reprenez le 10. Il servira mieux dans une autre bataille.</translation>
    </message>
    <message>
        <source>Points: winning nation 5, each of your troops in the city 5, objective 10, each treasure 10, each Gold 1, and some bribery cards.</source>
        <translation>Points&#xa0;: nation victorieuse 5, chacune de vos troupes en ville 5, objectif 10, chaque trésor 10, chaque carte Or 1, et certaines cartes de corruption.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Proxies and mercenaries</source>
        <translation>Procuration et mercenaires</translation>
    </message>
    <message>
        <source>Put a collar on a Spanish troop of your choice.</source>
        <translation>Mettez un collier à une troupe espagnole de votre choix.</translation>
    </message>
    <message>
        <source>Put a collar on a Spanish troop.</source>
        <translation>Mettez un collier à une troupe espagnole.</translation>
    </message>
    <message>
        <source>Put the beaten troop far away.</source>
        <translation>Placez la troupe battue bien loin.</translation>
    </message>
    <message>
        <source>Put your second collar on a troop.</source>
        <translation>Mettez votre second collier à une troupe.</translation>
    </message>
    <message>
        <source>Recruit: one Food brings four warriors.</source>
        <translation>Recrutez&#xa0;: une carte Nourriture apporte quatre guerriers.</translation>
    </message>
    <message>
        <source>Recruit: pay the Food for four warriors.</source>
        <translation>Recrutez&#xa0;: payez la carte Nourriture pour quatre guerriers.</translation>
    </message>
    <message>
        <source>Regions are won in card battles: the strongest line takes the region being fought for, here Bologna.</source>
        <translation>Les régions se gagnent dans des batailles de cartes&#xa0;: la ligne la plus forte prend la région disputée, ici Bologne.</translation>
    </message>
    <message>
        <source>Restore the face-down 5: it makes a suite for you.</source>
        <translation>Relevez le 5 face cachée&#xa0;: il forme une suite pour vous.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Scarecrow and Courtesan</source>
        <translation>Épouvantail et Courtisane</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Skip lesson</source>
        <translation>Passer la leçon</translation>
    </message>
    <message>
        <source>So talk. At any time you may bargain and promise, and show each other cards; cards never change hands.</source>
        <translation>Parlez donc. À tout moment, on peut négocier, promettre et se montrer des cartes&#xa0;; on ne peut ni en donner ni en échanger.</translation>
    </message>
    <message>
        <source>So weigh every region. What would it link, and for whom, and who still has cards?</source>
        <translation>Pesez donc chaque région. Que relierait-elle, pour qui, et qui a encore des cartes&#xa0;?</translation>
    </message>
    <message>
        <source>Spring ends Winter, and Winter ends Spring. In Spring the mercenaries with the highest number in the battle, marked with a crown, count 3 more; a Drum doubles first.</source>
        <translation>Le Printemps chasse l’Hiver, et l’Hiver le Printemps. Au Printemps, les plus forts mercenaires de la bataille, marqués d’une couronne, valent 3 de plus&#xa0;; un Tambour double d’abord.</translation>
    </message>
    <message>
        <source>Supply brings a provision for each spare collar. Pillage leaves everyone ten provisions at most, Mutiny four warriors.</source>
        <translation>Le Ravitaillement donne à chacun une provision par collier libre. Le Pillage laisse à chacun dix provisions au plus, la Mutinerie quatre guerriers.</translation>
    </message>
    <message>
        <source>Suppose that Maud has promised to keep out of Florence if you stop Lorenzo. A promise binds nobody, but everyone remembers who broke one.</source>
        <translation>Supposons que Maud ait promis de laisser Florence aux autres si vous arrêtez Lorenzo. Une promesse ne lie personne, mais tous se souviennent de qui a manqué à la sienne.</translation>
    </message>
    <message>
        <source>Surrender ends a battle at once, and the line that is now the strongest takes the region.</source>
        <translation>La Reddition met aussitôt fin à une bataille, et la ligne la plus forte à ce moment prend la région.</translation>
    </message>
    <message>
        <source>Surrender ends a battle at once, too, but then the strongest line takes the region.</source>
        <translation>La Reddition met aussi fin à la bataille, mais alors la ligne la plus forte prend la région.</translation>
    </message>
    <message>
        <source>Surround the tower in the north: it falls, and Aldric loses the tile.</source>
        <translation>Encerclez la tour du nord&#xa0;: elle tombe, et Aldric perd la contrée.</translation>
    </message>
    <message>
        <source>Surrounded towers</source>
        <translation>L’encerclement</translation>
    </message>
    <message>
        <source>Taking over a suite</source>
        <translation>S’emparer d’une suite</translation>
    </message>
    <message>
        <source>Talking</source>
        <translation>Parler</translation>
    </message>
    <message>
        <source>That can wait. Play the 5 first.</source>
        <translation>Cela peut attendre. Jouez d’abord le 5.</translation>
    </message>
    <message>
        <source>That can wait. The 2 is just enough to lead.</source>
        <translation>Cela peut attendre. Le 2 suffit tout juste pour mener.</translation>
    </message>
    <message>
        <source>That can wait. The 6 is just enough to lead.</source>
        <translation>Cela peut attendre. Le 6 suffit tout juste pour mener.</translation>
    </message>
    <message>
        <source>That card does not beat Aldric’s 10, and would be lost. Keep it for another battle.</source>
        <translation>Cette carte ne bat pas Aldric, qui a 10, et serait perdue. Gardez-la pour une autre bataille.</translation>
    </message>
    <message>
        <source>That does not stop Maud. The Bishop does.</source>
        <translation>Cela n’arrête pas Maud. L’Évêque, si.</translation>
    </message>
    <message>
        <source>That is a good corner, too. But see what happens between Aldric’s towers.</source>
        <translation>C’est aussi un bon emplacement. Mais voyez ce qui se passe entre les tours d’Aldric.</translation>
    </message>
    <message>
        <source>That is a move, too. But attack Aldric’s troop in Tlacopan.</source>
        <translation>C’est aussi un coup possible. Mais attaquez la troupe d’Aldric à Tlacopan.</translation>
    </message>
    <message>
        <source>That is a move, too. But go into the city, where the points are.</source>
        <translation>C’est aussi un coup possible. Mais allez en ville, où sont les points.</translation>
    </message>
    <message>
        <source>That leaves Aldric’s suite as it is, and he wins when his turn comes.</source>
        <translation>La suite d’Aldric reste alors telle quelle, et il gagne quand vient son tour.</translation>
    </message>
    <message>
        <source>That leaves you with one tile. A tower on another corner would take a second.</source>
        <translation>Vous n’auriez ainsi qu’une contrée. Une tour à un autre emplacement en prendrait une deuxième.</translation>
    </message>
    <message>
        <source>That makes no suite yet. Lay the 5 below the 4.</source>
        <translation>Cela ne fait pas encore de suite. Posez le 5 sous le 4.</translation>
    </message>
    <message>
        <source>That region is free, too, but Florence would be linked to your Siena.</source>
        <translation>Cette région est libre aussi, mais Florence serait reliée à votre Sienne.</translation>
    </message>
    <message>
        <source>That takes no tile yet. Build around the middle one.</source>
        <translation>Cela ne prend encore aucune contrée. Bâtissez autour de celle du centre.</translation>
    </message>
    <message>
        <source>That takes one tile at most. One corner touches two tiles, each with three of your towers.</source>
        <translation>Cela prend une contrée au plus. Un emplacement touche deux contrées où vous avez déjà trois tours.</translation>
    </message>
    <message numerus="yes">
        <source>That was the last lesson, but you still have %n lesson(s) to do.</source>
        <translation>
            <numerusform>C’était la dernière leçon, mais il vous en reste encore&#xa0;%n à faire.</numerusform>
            <numerusform>C’était la dernière leçon, mais il vous en reste encore&#xa0;%n à faire.</numerusform>
        </translation>
    </message>
    <message>
        <source>That was the last lesson: you know the game.</source>
        <translation>C’était la dernière leçon&#xa0;: vous connaissez le jeu.</translation>
    </message>
    <message>
        <source>That will do. Choose “Done”.</source>
        <translation>Cela suffit. Choisissez «&#xa0;Terminé&#xa0;».</translation>
    </message>
    <message>
        <source>That would be an action, too. But recruit while you have Food.</source>
        <translation>Ce serait aussi une action. Mais recrutez tant que vous avez une carte Nourriture.</translation>
    </message>
    <message>
        <source>That would be an action, too. But recruit, now that you have Food.</source>
        <translation>Ce serait aussi une action. Mais recrutez, maintenant que vous avez une carte Nourriture.</translation>
    </message>
    <message>
        <source>That would be an action, too. Draw a provision this time.</source>
        <translation>Ce serait aussi une action. Cette fois, piochez une provision.</translation>
    </message>
    <message>
        <source>That would end it, too. Lay a card this time.</source>
        <translation>La partie finirait aussi. Cette fois, posez une carte.</translation>
    </message>
    <message>
        <source>The 1 is enough. A better card would be wasted, and without a card you win nothing.</source>
        <translation>Le 1 suffit. Une meilleure carte serait gaspillée, et sans carte vous ne gagnez rien.</translation>
    </message>
    <message>
        <source>The 5 below is face down. Your Hand can restore it.</source>
        <translation>Le 5 du bas est face cachée. Votre Main peut le relever.</translation>
    </message>
    <message>
        <source>The Bishop and the Pope</source>
        <translation>L’Évêque et le Pape</translation>
    </message>
    <message>
        <source>The Bishop discards all mercenaries with a crown: those of the highest printed number, yours as well. The season stays. He too is discarded, and you place the Pope.</source>
        <translation>L’Évêque défausse tous les mercenaires couronnés&#xa0;: ceux du plus grand nombre imprimé, les vôtres aussi. La saison demeure. L’Évêque est défaussé lui aussi, et vous placez le Pape.</translation>
    </message>
    <message>
        <source>The Drum doubles the mercenaries in your line, even those you play later, but no other card.</source>
        <translation>Le Tambour double les mercenaires de votre ligne, même ceux qui suivront, mais aucune autre carte.</translation>
    </message>
    <message>
        <source>The Drum works in Winter too. One is enough, a second changes nothing.</source>
        <translation>Le Tambour agit aussi en Hiver. Un seul suffit, un second ne change rien.</translation>
    </message>
    <message>
        <source>The Hand</source>
        <translation>La Main</translation>
    </message>
    <message>
        <source>The Heroine always counts 10. She is not a mercenary: Drum and Winter do not affect her.</source>
        <translation>L’Héroïne vaut toujours 10. Elle n’est pas un mercenaire&#xa0;: ni Tambour ni Hiver ne la touchent.</translation>
    </message>
    <message>
        <source>The Scarecrow</source>
        <translation>L’Épouvantail</translation>
    </message>
    <message>
        <source>The Scarecrow brings one mercenary from your own line, never another card, back to your hand, and is discarded.</source>
        <translation>L’Épouvantail ramène dans votre main un mercenaire de votre propre ligne, jamais une autre carte, puis il est défaussé.</translation>
    </message>
    <message>
        <source>The Scarecrow brings one mercenary from your own line, never another card, back to your hand.</source>
        <translation>L’Épouvantail ramène dans votre main un mercenaire de votre propre ligne, jamais une autre carte.</translation>
    </message>
    <message>
        <source>The Scarecrow stays in your line and counts for nothing. The 10 is back in your hand.</source>
        <translation>L’Épouvantail reste dans votre ligne et ne vaut rien. Le 10 est de nouveau dans votre main.</translation>
    </message>
    <message>
        <source>The Sword</source>
        <translation>L’Épée</translation>
    </message>
    <message>
        <source>The aim: three linked regions, or any five. (With two or three players: four, or any six.) Lucca and Florence are yours and linked: they share a border.</source>
        <translation>Le but&#xa0;: trois régions reliées, ou cinq quelconques (à deux ou trois&#xa0;: quatre, ou six). Lucques et Florence sont à vous et reliées&#xa0;: elles se touchent.</translation>
    </message>
    <message>
        <source>The aim: three linked regions, or four with two or three players. Lucca and Florence are yours and linked: they share a border.</source>
        <translation>Le but&#xa0;: trois régions reliées, ou quatre si l’on joue à deux ou trois. Lucques et Florence sont à vous et reliées&#xa0;: elles se touchent.</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>Les enchères</translation>
    </message>
    <message>
        <source>The battle goes on until everyone has passed. If the strongest lines are tied, even at 0, nobody takes the region, and the pawn passes to the player on the left.</source>
        <translation>La bataille continue jusqu’à ce que tous aient passé. À égalité pour la première place, même à 0, personne ne prend la région, et le pion passe au voisin de gauche.</translation>
    </message>
    <message>
        <source>The beaten troop loses its collar, unless it is its owner’s last. You put the troop on a free square outside the city.</source>
        <translation>La troupe battue perd son collier, sauf si c’est la dernière de son chef. Vous la placez sur une case libre hors de la ville.</translation>
    </message>
    <message>
        <source>The card in the middle was safe: an attack may not cut other cards off. The last face-up card is safe, too.</source>
        <translation>La carte du milieu était à l’abri&#xa0;: une attaque ne doit pas en couper d’autres. La dernière carte face visible l’est aussi.</translation>
    </message>
    <message>
        <source>The card is yours, and only you see it. It may move a troop, draw five cards, bring points, or do nothing.</source>
        <translation>La carte est à vous, et personne d’autre ne la voit. Elle déplace une troupe, fait piocher cinq cartes, donne des points, ou ne sert à rien.</translation>
    </message>
    <message>
        <source>The city and your collars</source>
        <translation>La ville et vos colliers</translation>
    </message>
    <message>
        <source>The combat</source>
        <translation>Le combat</translation>
    </message>
    <message>
        <source>The end and the count</source>
        <translation>La fin et le décompte</translation>
    </message>
    <message>
        <source>The game ends when all towers are built, when neither can build any more, when somebody raises a tenth standard, or when somebody resigns.</source>
        <translation>La partie s’achève quand toutes les tours sont bâties, quand plus personne ne peut bâtir, quand un joueur plante un dixième étendard, ou quand quelqu’un abandonne.</translation>
    </message>
    <message>
        <source>The group still has a free corner. Build there.</source>
        <translation>Le groupe a encore un emplacement libre. Bâtissez là.</translation>
    </message>
    <message>
        <source>The land and the aim</source>
        <translation>Le terrain et le but</translation>
    </message>
    <message>
        <source>The land must hold together, so every tile shares a whole side with another. Holes are allowed. All green tiles are alike, whatever grows on them.</source>
        <translation>Le terrain doit être d’un seul tenant&#xa0;: chaque contrée en touche une autre par tout un côté. Les trous sont permis. Toutes les contrées vertes se valent, quoi qu’il y pousse.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>La dernière carte</translation>
    </message>
    <message>
        <source>The last free square decides which nation wins. Go to 15.</source>
        <translation>La dernière case libre décide de la nation victorieuse. Allez sur la 15.</translation>
    </message>
    <message>
        <source>The longest suite is sovereign. It was still yours when your next turn began, and that wins the game.</source>
        <translation>La suite la plus longue est souveraine. Elle était encore à vous au début de votre tour&#xa0;: la partie est gagnée.</translation>
    </message>
    <message>
        <source>The longest suite wins if it lasts a whole round. A suite is at least three cards side by side in a line, with values that rise or fall by one, or are equal.</source>
        <translation>La plus longue suite gagne si elle tient un tour de table entier. Une suite, ce sont au moins trois cartes côte à côte en ligne, de valeurs égales, ou qui montent ou descendent de un.</translation>
    </message>
    <message>
        <source>The map and the aim</source>
        <translation>Le plateau et le but</translation>
    </message>
    <message>
        <source>The moment you take a tile, all enemy towers around it fall.</source>
        <translation>Au moment où vous prenez une contrée, toutes les tours adverses autour d’elle tombent.</translation>
    </message>
    <message>
        <source>The numbers of your mercenaries add up to your strength. Aldric has 9.</source>
        <translation>Votre force est la somme de vos mercenaires. Celle d’Aldric est de 9.</translation>
    </message>
    <message>
        <source>The other ways to win</source>
        <translation>Les autres victoires</translation>
    </message>
    <message>
        <source>The player who chose begins. On your turn, you play one card or pass.</source>
        <translation>Le joueur qui a choisi commence. À votre tour, vous jouez une carte ou vous passez.</translation>
    </message>
    <message>
        <source>The player who possesses more tiles at the end wins. First you both lay the land, two tiles a turn.</source>
        <translation>Le joueur qui possède le plus de contrées à la fin gagne. D’abord, vous composez le terrain à deux, deux contrées par coup.</translation>
    </message>
    <message>
        <source>The player who still has cards may keep one or two of them for the next round, or none.</source>
        <translation>Le joueur qui a encore des cartes peut en garder une ou deux pour la manche suivante, ou aucune.</translation>
    </message>
    <message>
        <source>The player with more tiles wins; if both have the same number, the one who razed more towers; otherwise it is a draw. In the expert version each has one snow tile, worth three only in this last count.</source>
        <translation>Celui qui a le plus de contrées gagne&#xa0;; à égalité, celui qui a démoli le plus de tours&#xa0;; sinon, la partie est nulle. En version expert, chacun a une contrée blanche, qui ne compte triple que dans ce dernier décompte.</translation>
    </message>
    <message>
        <source>The player with the most points wins. You lead the Spanish, and each of your troops on the city’s 25 squares at the end brings 5.</source>
        <translation>Celui qui a le plus de points gagne. Vous commandez les Espagnols, et chacune de vos troupes sur les 25 cases de la ville à la fin en rapporte 5.</translation>
    </message>
    <message>
        <source>The player with the pawn, at first drawn by lot, chooses the region to fight for. A region that a player holds is never attacked.</source>
        <translation>Le joueur qui a le pion, d’abord tiré au sort, choisit la région à disputer. Une région qu’un joueur tient n’est jamais attaquée.</translation>
    </message>
    <message>
        <source>The player with the pawn, at first drawn by lot, chooses the region to fight for: one that nobody holds, without the Pope.</source>
        <translation>Le joueur qui a le pion, d’abord tiré au sort, choisit la région à disputer&#xa0;: une région que personne ne tient, et où le Pape n’est pas.</translation>
    </message>
    <message>
        <source>The rules allow that, but here it has to wait.</source>
        <translation>Les règles le permettent, mais ici cela doit attendre.</translation>
    </message>
    <message>
        <source>The star and the suite</source>
        <translation>L’étoile et la suite</translation>
    </message>
    <message>
        <source>The tower in the north stands alone, with one free corner left. Build there.</source>
        <translation>La tour du nord est seule, avec un dernier emplacement libre. Bâtissez là.</translation>
    </message>
    <message>
        <source>The treasure is among the last five of a round’s eighteen cards. If players or nations are tied, the one with a troop on the highest-numbered square wins.</source>
        <translation>Le trésor est parmi les cinq dernières des dix-huit cartes d’une manche. À égalité entre joueurs ou nations, c’est la case au plus grand numéro qui départage.</translation>
    </message>
    <message>
        <source>The winner has the pawn and chooses the next region before anything is discarded.</source>
        <translation>Le vainqueur a le pion et choisit la prochaine région avant toute défausse.</translation>
    </message>
    <message>
        <source>These two make the best pair. Keep the 10 and the Drum.</source>
        <translation>Ces deux-là vont le mieux ensemble. Gardez le 10 et le Tambour.</translation>
    </message>
    <message>
        <source>This battle is lost. Keep what you have for another.</source>
        <translation>Cette bataille est perdue. Gardez ce que vous avez pour une autre.</translation>
    </message>
    <message>
        <source>This lesson is done.</source>
        <translation>Cette leçon est terminée.</translation>
    </message>
    <message>
        <source>Tiles are taken before surrounded towers fall. The towers razed around a tile leave free corners, and these may save a group.</source>
        <translation>La prise d’une contrée passe avant l’encerclement. Les tours qu’elle démolit libèrent des emplacements, ce qui peut sauver un groupe.</translation>
    </message>
    <message>
        <source>To take over, a new suite need only be as long as the sovereign one.</source>
        <translation>Pour s’emparer de la suite souveraine, il suffit d’en former une aussi longue.</translation>
    </message>
    <message>
        <source>Towers and possession</source>
        <translation>Tours et possession</translation>
    </message>
    <message>
        <source>Towers joined by walls are one group. They share their liberties, and fall together.</source>
        <translation>Des tours reliées par une muraille forment un groupe&#xa0;: elles partagent leurs libertés et tombent ensemble.</translation>
    </message>
    <message>
        <source>Towers may stand on any free corner. Build on the lit one this time.</source>
        <translation>Une tour peut se dresser sur tout emplacement libre. Bâtissez cette fois sur celui qui est éclairé.</translation>
    </message>
    <message>
        <source>Towers stand on corners and look down on the one, two or three tiles that meet there.</source>
        <translation>Les tours se dressent aux emplacements&#xa0;: chacune surplombe une, deux ou trois contrées qui s’y touchent.</translation>
    </message>
    <message>
        <source>Towers that fall</source>
        <translation>Des tours qui tombent</translation>
    </message>
    <message>
        <source>Trading</source>
        <translation>Les échanges</translation>
    </message>
    <message>
        <source>Treasures and the end</source>
        <translation>Les trésors et la fin</translation>
    </message>
    <message>
        <source>Troops cross the lake by boat, and change between land and water only at a port. Boats pass under bridges; nobody passes a broken one.</source>
        <translation>Les troupes traversent le lac en bateau, et ne passent de la terre à l’eau que dans un port. Les bateaux passent sous les ponts&#xa0;; personne ne franchit un pont rompu.</translation>
    </message>
    <message>
        <source>Two actions</source>
        <translation>Deux actions</translation>
    </message>
    <message>
        <source>Until Aldric lays a card, you could offer him provisions for surrendering: key S. But you need your Weapon yourself.</source>
        <translation>Tant qu’Aldric n’a pas posé de carte, vous pourriez lui offrir des provisions contre sa reddition&#xa0;: touche S. Mais vous avez besoin de votre Arme.</translation>
    </message>
    <message>
        <source>Waiting pays. All the others have passed, each with one weak card left, and Florence would be your third linked region.</source>
        <translation>Attendre paie. Tous les autres ont passé, avec chacun une seule carte faible en main, et Florence serait votre troisième région reliée.</translation>
    </message>
    <message>
        <source>Warriors are laid face down, as many as you like, but at least one.</source>
        <translation>Les guerriers se posent face cachée, autant que vous voulez, mais au moins un.</translation>
    </message>
    <message>
        <source>Well done: you know this now.</source>
        <translation>Bravo&#xa0;: cette leçon est acquise.</translation>
    </message>
    <message>
        <source>When several suites tie for the longest, you choose which one is sovereign. The others are dormant.</source>
        <translation>Quand plusieurs suites sont les plus longues à égalité, vous choisissez laquelle est souveraine. Les autres sont dormantes.</translation>
    </message>
    <message>
        <source>When to fight, when to wait</source>
        <translation>Se battre ou attendre</translation>
    </message>
    <message>
        <source>While it is Winter, that counts 1 at most. Spring is worth more.</source>
        <translation>En Hiver, cela vaut 1 au plus. Le Printemps rapporte davantage.</translation>
    </message>
    <message>
        <source>While you choose a corner, the tiles show their names. A corner is named after a tile and a point of the compass: this tower of yours is on H8 S.</source>
        <translation>Pendant que vous choisissez un emplacement, les contrées montrent leur nom. Un emplacement se désigne par une contrée et un point cardinal&#xa0;: cette tour, qui est à vous, est en H8 S.</translation>
    </message>
    <message>
        <source>Win or lose, the cards you play are gone. New ones are dealt only when at most one player has any left.</source>
        <translation>Gagnée ou perdue, une bataille coûte les cartes jouées. On n’en redistribue que lorsqu’un seul joueur, ou aucun, en a encore.</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>L’Hiver</translation>
    </message>
    <message>
        <source>Winter and Spring</source>
        <translation>Hiver et Printemps</translation>
    </message>
    <message>
        <source>With 5 you might lose. Lay the 2 as well.</source>
        <translation>Avec 5, vous pourriez perdre. Posez aussi le 2.</translation>
    </message>
    <message>
        <source>With three players, a suite has to last through the turns of both opponents.</source>
        <translation>À trois joueurs, une suite doit tenir pendant les tours des deux adversaires.</translation>
    </message>
    <message>
        <source>Without the Heroine you cannot beat 12, and Maud wins the game.</source>
        <translation>Sans l’Héroïne, vous ne pouvez pas battre 12, et Maud gagne la partie.</translation>
    </message>
    <message>
        <source>You attack by moving onto an enemy: a troop with another player’s collar, or an unmarked one of the other nation.</source>
        <translation>Vous attaquez en allant sur un ennemi&#xa0;: une troupe au collier d’un autre joueur, ou une troupe de l’autre nation sans collier.</translation>
    </message>
    <message>
        <source>You cannot win this battle. But the Courtesan can bring you the pawn.</source>
        <translation>Vous ne pouvez pas gagner cette bataille. Mais la Courtisane peut vous apporter le pion.</translation>
    </message>
    <message>
        <source>You could fight, but with these cards others would win. Decline this time.</source>
        <translation>Vous pourriez vous battre, mais avec ces cartes d’autres gagneraient. Refusez cette fois.</translation>
    </message>
    <message>
        <source>You have 10 already. Keep the other warriors.</source>
        <translation>Vous avez déjà 10. Gardez les autres guerriers.</translation>
    </message>
    <message>
        <source>You have 7, and Aldric has 6 at most. Add nothing.</source>
        <translation>Vous avez 7, et Aldric 6 au plus. Tenez-vous-en là.</translation>
    </message>
    <message>
        <source>You have 7, and Aldric has 6 at most. Keep the 1.</source>
        <translation>Vous avez 7, et Aldric 6 au plus. Gardez le 1.</translation>
    </message>
    <message>
        <source>You have one tower left, and Aldric none. Each of you possesses one tile.</source>
        <translation>Il vous reste une tour, et à Aldric aucune. Vous possédez chacun une contrée.</translation>
    </message>
    <message>
        <source>You have one tower left. Before you build on a corner, count the towers around every tile that touches it.</source>
        <translation>Il vous reste une tour. Avant de bâtir, comptez les tours autour de chaque contrée qui touche l’emplacement.</translation>
    </message>
    <message>
        <source>You have three towers around the middle tile. Build the fourth.</source>
        <translation>Vous avez trois tours autour de la contrée du centre. Bâtissez la quatrième.</translation>
    </message>
    <message>
        <source>You hold the pawn. Choose any region you like.</source>
        <translation>Vous avez le pion. Choisissez la région qui vous plaît.</translation>
    </message>
    <message>
        <source>You lead already, 14 to 3. Save your cards.</source>
        <translation>Vous menez déjà, 14 à 3. Ménagez vos cartes.</translation>
    </message>
    <message>
        <source>You lead with 16: play Surrender before Aldric can answer.</source>
        <translation>Vous menez avec 16&#xa0;: jouez la Reddition avant qu’Aldric puisse répondre.</translation>
    </message>
    <message>
        <source>You lead, and nobody can answer. Another card would be wasted.</source>
        <translation>Vous menez, et personne ne peut répondre. Une carte de plus serait gaspillée.</translation>
    </message>
    <message>
        <source>You may also decline to choose. The pawn then goes to the player on your left, who chooses.</source>
        <translation>Vous pouvez aussi refuser de choisir. Le pion passe alors au joueur à votre gauche, qui choisit.</translation>
    </message>
    <message>
        <source>You may build even where your tower has no liberty. What you build never makes your own towers fall.</source>
        <translation>Vous pouvez bâtir même là où votre tour n’a aucune liberté. On ne fait jamais tomber ses propres tours en bâtissant.</translation>
    </message>
    <message>
        <source>You may decline, but choose a region this time.</source>
        <translation>Vous pouvez refuser, mais choisissez cette fois une région.</translation>
    </message>
    <message>
        <source>You may do that, too. But offer Maud your 6 for 1 Gold.</source>
        <translation>C’est possible aussi. Mais proposez à Maud votre 6 contre 1 carte Or.</translation>
    </message>
    <message>
        <source>You may do the same twice, or two different things. Provisions are Camouflage, Weapons, Food and Gold.</source>
        <translation>Vous pouvez faire deux fois la même action, ou deux actions différentes. Les provisions&#xa0;: Camouflage, Armes, Nourriture et Or.</translation>
    </message>
    <message>
        <source>You may keep your hand. But it wins nothing, and new cards come sooner without it.</source>
        <translation>Vous pouvez garder votre main. Mais elle ne gagne rien, et sans elle les nouvelles cartes viennent plus tôt.</translation>
    </message>
    <message>
        <source>You may leave all bridges as they are. But break one this time.</source>
        <translation>Vous pouvez laisser tous les ponts en l’état. Mais rompez-en un cette fois.</translation>
    </message>
    <message>
        <source>You need not count liberties: the Liberties button, or the L key, shows the free corners of every group.</source>
        <translation>Inutile de compter les libertés&#xa0;: le bouton Libertés, ou la touche L, montre les emplacements libres de chaque groupe.</translation>
    </message>
    <message>
        <source>You possess a tile only as long as four of your towers look down on it. Aldric has exactly four around the middle tile.</source>
        <translation>Vous ne possédez une contrée que tant que quatre de vos tours l’entourent. Aldric en a exactement quatre autour de la contrée du centre.</translation>
    </message>
    <message>
        <source>You win more troops only in combats. Up to seven may wear your collar.</source>
        <translation>On ne gagne d’autres troupes que par des combats. Sept au plus peuvent porter votre collier.</translation>
    </message>
    <message>
        <source>You win. The winner may put a spare collar on an unmarked troop of their own nation, anywhere.</source>
        <translation>Vous gagnez. Le vainqueur peut mettre un collier libre à une troupe de sa nation sans collier, où qu’elle soit.</translation>
    </message>
    <message>
        <source>Your hand is weak: decline.</source>
        <translation>Votre main est faible&#xa0;: refusez.</translation>
    </message>
    <message>
        <source>Your objective card names a temple, and nobody else sees it. If a troop with your collar stands there at the end, that brings 10 more.</source>
        <translation>Votre carte d’objectif désigne un temple, et personne d’autre ne la voit. Si une troupe portant votre collier s’y trouve à la fin, cela rapporte 10 de plus.</translation>
    </message>
    <message>
        <source>Your offer stands until it is taken, refused or withdrawn. A player who refuses does not say why, and perhaps does not even have the card.</source>
        <translation>Votre offre tient jusqu’à ce qu’elle soit acceptée, refusée ou retirée. Celui qui refuse ne dit pas pourquoi, et n’a peut-être même pas la carte.</translation>
    </message>
    <message>
        <source>Your regions are not linked. But with four or more players any five regions win as well; with two or three, any six.</source>
        <translation>Vos régions ne sont pas reliées. Mais à quatre ou plus, cinq régions quelconques suffisent aussi&#xa0;; à deux ou trois, six.</translation>
    </message>
    <message>
        <source>Your three towers wait for a fourth around the same tile.</source>
        <translation>Vos trois tours attendent une quatrième autour de la même contrée.</translation>
    </message>
    <message>
        <source>Your tower stays without a liberty. It falls only if a corner beside it comes free and Aldric then builds on the last free one.</source>
        <translation>Sans liberté, votre tour reste. Elle ne tombe que si un emplacement voisin se libère et qu’Aldric bâtit ensuite sur le dernier emplacement libre.</translation>
    </message>
    <message>
        <source>a snow tile counts three</source>
        <translation>une contrée blanche compte triple</translation>
    </message>
    <message>
        <source>allowed without a liberty</source>
        <translation>permis même sans liberté</translation>
    </message>
    <message>
        <source>always counts 10</source>
        <translation>vaut toujours 10</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>breaks or mends a bridge</source>
        <translation>rompt ou refait un pont</translation>
    </message>
    <message>
        <source>brings 10 more</source>
        <translation>rapporte 10 de plus</translation>
    </message>
    <message>
        <source>brings a troop in</source>
        <translation>fait entrer une troupe</translation>
    </message>
    <message>
        <source>brings four warriors</source>
        <translation>apporte quatre guerriers</translation>
    </message>
    <message>
        <source>brings the pawn</source>
        <translation>apporte le pion</translation>
    </message>
    <message>
        <source>continues 3 and 4</source>
        <translation>prolonge 3 et 4</translation>
    </message>
    <message>
        <source>counts 1 in a bid</source>
        <translation>vaut 1 aux enchères</translation>
    </message>
    <message>
        <source>counts 4 in a bid</source>
        <translation>vaut 4 aux enchères</translation>
    </message>
    <message>
        <source>counts 5</source>
        <translation>vaut 5</translation>
    </message>
    <message>
        <source>discards the highest</source>
        <translation>défausse les plus forts</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>doubles a warrior</source>
        <translation>double un guerrier</translation>
    </message>
    <message>
        <source>doubles your mercenaries</source>
        <translation>double vos mercenaires</translation>
    </message>
    <message>
        <source>each mercenary counts 1</source>
        <translation>chaque mercenaire vaut 1</translation>
    </message>
    <message>
        <source>makes the suite longer</source>
        <translation>allonge la suite</translation>
    </message>
    <message>
        <source>nobody wins</source>
        <translation>personne ne gagne</translation>
    </message>
    <message>
        <source>one tower can take three tiles</source>
        <translation>une tour peut prendre trois contrées</translation>
    </message>
    <message>
        <source>one, two or three tiles</source>
        <translation>une, deux ou trois contrées</translation>
    </message>
    <message>
        <source>pays for a jump</source>
        <translation>paie un saut</translation>
    </message>
    <message>
        <source>pays for help</source>
        <translation>paie une aide</translation>
    </message>
    <message>
        <source>restores</source>
        <translation>relève</translation>
    </message>
    <message>
        <source>step {number} of {count}</source>
        <translation>étape {number} sur {count}</translation>
    </message>
    <message>
        <source>takes a mercenary back</source>
        <translation>ramène un mercenaire</translation>
    </message>
    <message>
        <source>the fourth tower takes the tile</source>
        <translation>la quatrième tour prend la contrée</translation>
    </message>
    <message>
        <source>the highest count 3 more</source>
        <translation>les plus forts valent 3 de plus</translation>
    </message>
    <message>
        <source>the last free corner is taken</source>
        <translation>le dernier emplacement libre est pris</translation>
    </message>
    <message>
        <source>the strongest wins at once</source>
        <translation>le plus fort gagne aussitôt</translation>
    </message>
    <message>
        <source>the third 3</source>
        <translation>le troisième 3</translation>
    </message>
    <message>
        <source>the third 4</source>
        <translation>le troisième 4</translation>
    </message>
    <message>
        <source>then each counts 2</source>
        <translation>chacun vaut alors 2</translation>
    </message>
    <message>
        <source>three towers are not enough</source>
        <translation>trois tours ne suffisent pas</translation>
    </message>
    <message>
        <source>tiles, towers and standards</source>
        <translation>contrées, tours et étendards</translation>
    </message>
    <message>
        <source>{done} of {all} done</source>
        <translation>{done} sur {all}</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Captain</source>
        <translation>Capitaine</translation>
    </message>
    <message>
        <source>Doge</source>
        <translation>Doge</translation>
    </message>
    <message>
        <source>For a first game: plays fast and overlooks much.</source>
        <translation>Pour une première partie&#xa0;: joue vite et laisse passer beaucoup de choses.</translation>
    </message>
    <message>
        <source>Has had some practice, and still slips now and then.</source>
        <translation>A déjà un peu d’expérience, et se trompe encore de temps en temps.</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Chevalier</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Plays soundly: an opponent for those who know the rules.</source>
        <translation>Joue juste&#xa0;: un adversaire pour les joueurs qui connaissent les règles.</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>Écuyer</translation>
    </message>
    <message>
        <source>The strongest, and the one that thinks longest.</source>
        <translation>Le plus fort, et celui qui réfléchit le plus longtemps.</translation>
    </message>
    <message>
        <source>Thinks before it moves.</source>
        <translation>Réfléchit avant de jouer.</translation>
    </message>
    <message>
        <source>{name}: a program of yours.</source>
        <translation>{name}&#xa0;: un de vos programmes.</translation>
    </message>
</context>
<context>
    <name>Lorenzo</name>
    <message>
        <source>A card written off. I shall send condolences.</source>
        <translation>Une carte passée par pertes et profits. Mes condoléances.</translation>
    </message>
    <message>
        <source>A sound investment, I must admit.</source>
        <translation>Un bon placement, je l’admets.</translation>
    </message>
    <message>
        <source>A surrender. In my trade we call it bankruptcy.</source>
        <translation>Une reddition. Moi, j’appelle cela faillite.</translation>
    </message>
    <message>
        <source>A thin profit. I have lived on thinner.</source>
        <translation>Maigre bénéfice. J’ai vécu de moins que cela.</translation>
    </message>
    <message>
        <source>A tie. The court keeps the money.</source>
        <translation>Égalité. Le tribunal garde la mise.</translation>
    </message>
    <message>
        <source>A word unpaid. My bank closes your account.</source>
        <translation>Une parole impayée. Ma banque ferme votre compte.</translation>
    </message>
    <message>
        <source>About that earlier matter: the bill is on its way.</source>
        <translation>Pour l’affaire de tout à l’heure&#xa0;: la facture est en route.</translation>
    </message>
    <message>
        <source>Again. Interest has been running meanwhile.</source>
        <translation>Encore. Les intérêts ont couru entre-temps.</translation>
    </message>
    <message>
        <source>All that capital, sunk.</source>
        <translation>Tout ce capital, englouti.</translation>
    </message>
    <message>
        <source>An old debt, paid in rubble.</source>
        <translation>Une vieille dette, réglée en gravats.</translation>
    </message>
    <message>
        <source>And who pays for that bridge?</source>
        <translation>Et ce pont, qui le paie&#xa0;?</translation>
    </message>
    <message>
        <source>Cards face down. Like honest accounts.</source>
        <translation>Des cartes face cachée. Comme des comptes honnêtes.</translation>
    </message>
    <message>
        <source>Closing time. I shall collect what is outstanding.</source>
        <translation>On ferme. Je vais encaisser ce qui reste dû.</translation>
    </message>
    <message>
        <source>Debts upon debts. I recognise the shape.</source>
        <translation>Dettes sur dettes. La forme m’est familière.</translation>
    </message>
    <message>
        <source>Gold. At last a client who keeps quiet.</source>
        <translation>De l’or. Enfin un client discret.</translation>
    </message>
    <message>
        <source>Good day. My bank is open for business.</source>
        <translation>Bonjour. Ma banque ouvre ses guichets.</translation>
    </message>
    <message>
        <source>Good day. My ledger is open; so far it is clean.</source>
        <translation>Bonjour. Mon registre est ouvert&#xa0;; la page est encore blanche.</translation>
    </message>
    <message>
        <source>Half. The first instalment is due.</source>
        <translation>La moitié. La première échéance tombe.</translation>
    </message>
    <message>
        <source>I am ahead. Compound interest does wonders.</source>
        <translation>Je mène. Les intérêts composés font merveille.</translation>
    </message>
    <message>
        <source>I am deep in the red. It matches my hat.</source>
        <translation>Je suis dans le rouge. C’est assorti à mon chapeau.</translation>
    </message>
    <message>
        <source>I charge by the hour, you know.</source>
        <translation>Je facture à l’heure, vous savez.</translation>
    </message>
    <message>
        <source>I lend nothing, I owe nothing. Shall we?</source>
        <translation>Je ne prête rien, je ne dois rien. On commence&#xa0;?</translation>
    </message>
    <message>
        <source>I shall not forget {place}. I forget nothing.</source>
        <translation>Je n’oublierai pas {place}. Je n’oublie rien.</translation>
    </message>
    <message>
        <source>I won last time. I have entered it as income.</source>
        <translation>J’ai gagné la dernière fois. Je le garde à mon crédit.</translation>
    </message>
    <message>
        <source>Level. Somebody’s books are false.</source>
        <translation>Égalité. Quelqu’un a truqué les comptes.</translation>
    </message>
    <message>
        <source>My suite. Trespassers will be invoiced.</source>
        <translation>Ma suite. Les intrus seront facturés.</translation>
    </message>
    <message>
        <source>My towers. They were insured. By you, I have decided.</source>
        <translation>Mes tours. Elles étaient assurées. Par vous, je décrète.</translation>
    </message>
    <message>
        <source>No suite. Nobody invests any more.</source>
        <translation>Pas de suite. Plus personne n’investit.</translation>
    </message>
    <message>
        <source>Noted. With the date, and the hour.</source>
        <translation>C’est noté. Avec la date, et l’heure.</translation>
    </message>
    <message>
        <source>One more signature, and the house is mine.</source>
        <translation>Encore une signature, et la maison est à moi.</translation>
    </message>
    <message>
        <source>Paid back. I waive the interest.</source>
        <translation>Remboursé. Je vous fais grâce des intérêts.</translation>
    </message>
    <message>
        <source>Seized. You may appeal in writing.</source>
        <translation>Saisie effectuée. Recours possible, par écrit.</translation>
    </message>
    <message>
        <source>Somebody prospers. That calls for an audit.</source>
        <translation>Quelqu’un prospère. Il faudra vérifier ses comptes.</translation>
    </message>
    <message>
        <source>Suites all round. A bubble, mark my words.</source>
        <translation>Des suites partout. Une bulle, croyez-moi.</translation>
    </message>
    <message>
        <source>The Church never pays, and always collects.</source>
        <translation>L’Église ne paie jamais, et encaisse toujours.</translation>
    </message>
    <message>
        <source>The land is surveyed. Now the deeds.</source>
        <translation>Le terrain est arpenté. Passons aux actes.</translation>
    </message>
    <message>
        <source>The reserves shrink. I saw it coming.</source>
        <translation>Les réserves fondent. Je l’avais prévu.</translation>
    </message>
    <message>
        <source>Time is money. Yours, for the moment.</source>
        <translation>Le temps, c’est de l’argent. Le vôtre, pour l’instant.</translation>
    </message>
    <message>
        <source>Twice now. I shall need a thicker ledger.</source>
        <translation>Deux fois déjà. Il me faudra un plus gros registre.</translation>
    </message>
    <message>
        <source>Well met. I have a long memory and a sharp quill.</source>
        <translation>Nous voilà. J’ai la mémoire longue et la plume fine.</translation>
    </message>
    <message>
        <source>Well played. I have entered it under losses.</source>
        <translation>Bien joué. C’est noté, colonne des pertes.</translation>
    </message>
    <message>
        <source>Winter. My assets are frozen.</source>
        <translation>L’hiver. Mes avoirs sont gelés.</translation>
    </message>
    <message>
        <source>You are about to cash in. I object.</source>
        <translation>Vous allez encaisser. Je m’y oppose.</translation>
    </message>
    <message>
        <source>You call it a gain. I call it a loan.</source>
        <translation>Vous appelez cela un gain. Moi, un prêt.</translation>
    </message>
    <message>
        <source>You lead by small change.</source>
        <translation>Vous menez de quelques sous.</translation>
    </message>
    <message>
        <source>You owe me a victory since last time.</source>
        <translation>Depuis la dernière fois, vous me devez une victoire.</translation>
    </message>
    <message>
        <source>Your gold. I have a very safe vault, you know.</source>
        <translation>Votre or&#xa0;? J’ai un coffre très sûr, savez-vous.</translation>
    </message>
    <message>
        <source>{place} is mine. Somebody will regret it; I have a list.</source>
        <translation>{place} est à moi. Certains le regretteront&#xa0;; j’ai la liste.</translation>
    </message>
    <message>
        <source>{place}, on the credit side.</source>
        <translation>{place}, à mon actif.</translation>
    </message>
</context>
<context>
    <name>Maud</name>
    <message>
        <source>A suite in other hands. I have counted its days.</source>
        <translation>Une suite en d’autres mains. Ses jours sont comptés, par moi.</translation>
    </message>
    <message>
        <source>A suite. One, two, three, amen.</source>
        <translation>Une suite. Un, deux, trois, amen.</translation>
    </message>
    <message>
        <source>A treasure! For the poor. Minus expenses.</source>
        <translation>Un trésor&#xa0;! Pour les pauvres. Frais déduits.</translation>
    </message>
    <message>
        <source>A word broken. I take it off my sum of trust.</source>
        <translation>Une parole brisée. Je la retranche de ma somme de confiance.</translation>
    </message>
    <message>
        <source>All tiles laid. I counted them, of course.</source>
        <translation>Toutes les contrées sont posées. Je les ai comptées, bien sûr.</translation>
    </message>
    <message>
        <source>Another? I had only just closed the books.</source>
        <translation>Encore une&#xa0;? Je venais de clore mes comptes.</translation>
    </message>
    <message>
        <source>Bless us all, one by one. Nobody is counted twice.</source>
        <translation>Dieu nous garde, un par un. Nul n’est compté deux fois.</translation>
    </message>
    <message>
        <source>Correct. I checked it twice.</source>
        <translation>Exact. J’ai vérifié deux fois.</translation>
    </message>
    <message>
        <source>Equal sums. I must admit, it is pretty.</source>
        <translation>Sommes égales. C’est joli, je l’avoue.</translation>
    </message>
    <message>
        <source>Exactly half. I counted.</source>
        <translation>La moitié, exactement. J’ai compté.</translation>
    </message>
    <message>
        <source>Few cards left to draw. I can tell you how few.</source>
        <translation>Peu de cartes à piocher. Je peux vous dire combien.</translation>
    </message>
    <message>
        <source>Fewer towers. The inventory must be redone.</source>
        <translation>Moins de tours. L’inventaire est à refaire.</translation>
    </message>
    <message>
        <source>Gold for you. The tithe is one tenth.</source>
        <translation>De l’or pour vous. La dîme est d’un dixième.</translation>
    </message>
    <message>
        <source>Good day. I have counted the chairs. All here.</source>
        <translation>Bonjour. J’ai compté les chaises. Le compte y est.</translation>
    </message>
    <message>
        <source>Good morning, Your Grace. I counted on you.</source>
        <translation>Bonjour, Monseigneur. Je comptais sur vous.</translation>
    </message>
    <message>
        <source>I am behind by a sum I would rather not name.</source>
        <translation>Je suis en retard d’une somme que je préfère taire.</translation>
    </message>
    <message>
        <source>I forgive you what happened earlier. It is written down.</source>
        <translation>Je vous pardonne vos offenses. C’est noté.</translation>
    </message>
    <message>
        <source>I lead by very little. My beads confirm it.</source>
        <translation>Je mène de très peu. Mon chapelet le confirme.</translation>
    </message>
    <message>
        <source>I need only one. Pray do not look up.</source>
        <translation>Il ne manque qu’une ligne à mon compte. Ne levez pas les yeux.</translation>
    </message>
    <message>
        <source>I regret your towers. All of them, by number.</source>
        <translation>Je regrette vos tours. Toutes, numéro par numéro.</translation>
    </message>
    <message>
        <source>I seem to be ahead. Let me add it up again.</source>
        <translation>Il semble que je mène. Je refais l’addition.</translation>
    </message>
    <message>
        <source>I won last time. Arithmetic is a quiet virtue.</source>
        <translation>J’ai gagné la dernière fois. Le calcul est une vertu discrète.</translation>
    </message>
    <message>
        <source>Level. The abbess would call it justice.</source>
        <translation>Égalité. L’abbesse dirait que c’est justice.</translation>
    </message>
    <message>
        <source>Minus one. I shall write it small.</source>
        <translation>Moins un. Je l’écrirai en petit.</translation>
    </message>
    <message>
        <source>More than one suite. I shall need my other hand.</source>
        <translation>Plus d’une suite. Il me faut mon autre main.</translation>
    </message>
    <message>
        <source>Nicely added up.</source>
        <translation>Joliment calculé.</translation>
    </message>
    <message>
        <source>One bridge fewer. I had crossed it in my plan.</source>
        <translation>Un pont de moins. Mes calculs passaient par là.</translation>
    </message>
    <message>
        <source>One card gone. The rest I have by heart.</source>
        <translation>Une carte de moins. Les autres, je les sais par cœur.</translation>
    </message>
    <message>
        <source>One more and you win. I have counted that, too.</source>
        <translation>Encore un pas et vous gagnez. Cela aussi, je l’ai compté.</translation>
    </message>
    <message>
        <source>Peace to this table. I keep the tally.</source>
        <translation>Paix à cette table. Je tiens les comptes.</translation>
    </message>
    <message>
        <source>Seventy breaths already. I count in silence.</source>
        <translation>Soixante-dix soupirs déjà. Je compte en silence.</translation>
    </message>
    <message>
        <source>So many cards spent. The cellarer will scold me.</source>
        <translation>Tant de cartes dépensées. La cellérière va me gronder.</translation>
    </message>
    <message>
        <source>So much face down. It takes faith, and a good memory.</source>
        <translation>Tant de dos. Il faut la foi, et bonne mémoire.</translation>
    </message>
    <message>
        <source>Somebody has counted faster than I did.</source>
        <translation>Quelqu’un a compté plus vite que moi.</translation>
    </message>
    <message>
        <source>Spectacles, rosary, patience. We may begin.</source>
        <translation>Lunettes, chapelet, patience. Nous pouvons commencer.</translation>
    </message>
    <message>
        <source>Struck from your column. Neatly, with a ruler.</source>
        <translation>Rayé de votre colonne. Proprement, à la règle.</translation>
    </message>
    <message>
        <source>Suites: nought. A tidy number.</source>
        <translation>Suites&#xa0;: zéro. Un chiffre bien rond.</translation>
    </message>
    <message>
        <source>That makes two. I am opening a column for you.</source>
        <translation>Cela fait deux. Je vous ouvre une colonne.</translation>
    </message>
    <message>
        <source>The Lord gives, and you take away.</source>
        <translation>Le Seigneur donne. Vous, vous prenez.</translation>
    </message>
    <message>
        <source>The account is settled. To the penny.</source>
        <translation>Le compte est soldé. Au denier près.</translation>
    </message>
    <message>
        <source>The last page of the ledger. Blot carefully.</source>
        <translation>Dernière page du registre. Attention aux taches.</translation>
    </message>
    <message>
        <source>Two rosaries, and still no move. Very devout.</source>
        <translation>Deux chapelets, et toujours rien. Quelle dévotion.</translation>
    </message>
    <message>
        <source>What lies beneath? I know, but I never tell.</source>
        <translation>Qu’y a-t-il dessous&#xa0;? Je le sais, mais je me tais.</translation>
    </message>
    <message>
        <source>Winter. Every mercenary counts one. So easy to add.</source>
        <translation>L’hiver. Chaque mercenaire vaut un. Si simple à compter.</translation>
    </message>
    <message>
        <source>You lead by very little. I know exactly how little.</source>
        <translation>Vous menez de très peu. Je sais exactement de combien.</translation>
    </message>
    <message>
        <source>You won last time. I found my error at vespers.</source>
        <translation>Vous avez gagné la dernière fois. J’ai trouvé mon erreur à vêpres.</translation>
    </message>
    <message>
        <source>{place} was in my budget. I must subtract.</source>
        <translation>{place} était dans mes comptes. Je dois soustraire.</translation>
    </message>
    <message>
        <source>{place}. My sum was right.</source>
        <translation>{place}. Le compte tombe juste.</translation>
    </message>
    <message>
        <source>{place}: entered, dated, sealed.</source>
        <translation>{place}&#xa0;: inscrite, datée, scellée.</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Back to the shelf</source>
        <translation>&amp;Revenir à l’étagère</translation>
    </message>
    <message>
        <source>&amp;Back to the shelf (your seat stays yours)</source>
        <translation>Re&amp;venir à l’étagère (votre place reste à vous)</translation>
    </message>
    <message>
        <source>&amp;Continue the unfinished game</source>
        <translation>&amp;Continuer la partie inachevée</translation>
    </message>
    <message>
        <source>&amp;Edit a copy of this position</source>
        <translation>&amp;Modifier une copie de cette position</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;Leave your seat to a bot…</source>
        <translation>&amp;Laisser votre place à un robot…</translation>
    </message>
    <message>
        <source>&amp;Ledger</source>
        <translation>Re&amp;gistre</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Leçons</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Propose to end the game…</source>
        <translation>&amp;Proposer d’arrêter la partie…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Règ&amp;les</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Trade…</source>
        <translation>É&amp;change…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ann&amp;uler</translation>
    </message>
    <message>
        <source>A&amp;bout Conquista</source>
        <translation>À &amp;propos de Conquista</translation>
    </message>
    <message>
        <source>All &amp;my games</source>
        <translation>Toutes &amp;mes parties</translation>
    </message>
    <message>
        <source>Lea&amp;gue</source>
        <translation>&amp;Tournoi</translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>Pro&amp;blèmes</translation>
    </message>
    <message>
        <source>Position &amp;editor</source>
        <translation>Éditeur d&amp;e positions</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>Rét&amp;ablir</translation>
    </message>
    <message>
        <source>Resi&amp;gn…</source>
        <translation>A&amp;bandonner…</translation>
    </message>
    <message>
        <source>Rout&amp;ine moves</source>
        <translation>Coups de rout&amp;ine</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>S&amp;on</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save as a &amp;film…</source>
        <translation>Enregistrer comme &amp;film…</translation>
    </message>
    <message>
        <source>Se&amp;ttings</source>
        <translation>&amp;Réglages</translation>
    </message>
    <message>
        <source>Sit &amp;down at a friend’s table…</source>
        <translation>&amp;Prendre place à la table d’un ami…</translation>
    </message>
</context>
<context>
    <name>Moods</name>
    <message>
        <source>angry</source>
        <comment>he</comment>
        <translation>en colère</translation>
    </message>
    <message>
        <source>angry</source>
        <comment>she</comment>
        <translation>en colère</translation>
    </message>
    <message>
        <source>calm</source>
        <comment>he</comment>
        <translation>calme</translation>
    </message>
    <message>
        <source>calm</source>
        <comment>she</comment>
        <translation>calme</translation>
    </message>
    <message>
        <source>glad</source>
        <comment>he</comment>
        <translation>ravi</translation>
    </message>
    <message>
        <source>glad</source>
        <comment>she</comment>
        <translation>ravie</translation>
    </message>
    <message>
        <source>one move from victory</source>
        <translation>à un coup de la victoire</translation>
    </message>
    <message>
        <source>plotting</source>
        <comment>he</comment>
        <translation>comploteur</translation>
    </message>
    <message>
        <source>plotting</source>
        <comment>she</comment>
        <translation>comploteuse</translation>
    </message>
    <message>
        <source>won the game</source>
        <translation>a gagné la partie</translation>
    </message>
    <message>
        <source>you are one move from victory</source>
        <translation>vous êtes à un coup de la victoire</translation>
    </message>
    <message>
        <source>{name} is one move from victory</source>
        <translation>{name} est à un coup de la victoire</translation>
    </message>
    <message>
        <source>{name}, {mood}</source>
        <translation>{name}, {mood}</translation>
    </message>
    <message>
        <source>{name}, {mood}: {reason}</source>
        <translation>{name}, {mood}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{name}, {temper}, {mood}</source>
        <translation>{name}, {temper}, {mood}</translation>
    </message>
    <message>
        <source>{name}, {temper}, {mood}: {reason}</source>
        <translation>{name}, {temper}, {mood}&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Possible moves</source>
        <translation>Coups possibles</translation>
    </message>
</context>
<context>
    <name>MyGames</name>
    <message numerus="yes">
        <source>%n finished</source>
        <translation>
            <numerusform>%n terminée</numerusform>
            <numerusform>%n terminées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n inachevée</numerusform>
            <numerusform>%n inachevées</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Back to the match (Esc)</source>
        <translation>Retour à la partie (Échap)</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Retour à l’étagère</translation>
    </message>
    <message>
        <source>Back to the shelf (Esc)</source>
        <translation>Retour à l’étagère (Échap)</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Illisibles</translation>
    </message>
    <message>
        <source>Chances move by move, and what the coach would have done</source>
        <translation>Les chances coup par coup, et ce qu’aurait fait le maître d’armes</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete this game (Del); Ctrl+Z brings it back</source>
        <translation>Supprimer cette partie (Suppr)&#xa0;; Ctrl+Z la fait revenir</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>It is open in another window.</source>
        <translation>Elle est ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mes parties</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search: a player, a game, a date</source>
        <translation>Rechercher&#xa0;: un joueur, un jeu, une date</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>L’opération a échoué.</translation>
    </message>
    <message>
        <source>The match with friends is kept here once it is over.</source>
        <translation>La partie entre amis sera gardée ici une fois finie.</translation>
    </message>
    <message>
        <source>There are no games yet. Each one is kept here from its first move.</source>
        <translation>Il n’y a pas encore de partie. Chacune est gardée ici dès son premier coup.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inachevées</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Regardées</translation>
    </message>
    <message>
        <source>Which games are listed</source>
        <translation>Quelles parties sont affichées</translation>
    </message>
    <message>
        <source>bots only; the last {count} are kept</source>
        <translation>robots seuls&#xa0;; les {count} dernières sont gardées</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>aujourd’hui, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>hier, {time}</translation>
    </message>
    <message>
        <source>{moves}, deal {number}</source>
        <translation>{moves}, donne {number}</translation>
    </message>
    <message>
        <source>{unfinished}, {finished}</source>
        <translation>{unfinished}, {finished}</translation>
    </message>
    <message>
        <source>“{name}” was deleted. It can be brought back until Conquista is closed.</source>
        <translation>La partie «&#xa0;{name}&#xa0;» a été supprimée. Elle peut revenir jusqu’à la fermeture de Conquista.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Another window of Conquista is open but did not respond, so this one opened as well. A game that is open there cannot be opened here.</source>
        <translation>Une autre fenêtre de Conquista est ouverte mais n’a pas répondu&#xa0;: celle-ci s’est donc ouverte aussi. Une partie ouverte là-bas ne peut pas être ouverte ici.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The file “league.json” in this folder belongs to another program. It is left as it is, and your league is not saved.</source>
        <translation>Le fichier «&#xa0;league.json&#xa0;» de ce dossier appartient à un autre programme. Il reste tel quel, et votre tournoi n’est pas enregistré.</translation>
    </message>
    <message>
        <source>The file “ledger.json” in this folder belongs to another program. It is left as it is, and your ledger is not saved.</source>
        <translation>Le fichier «&#xa0;ledger.json&#xa0;» de ce dossier appartient à un autre programme. Il reste tel quel, et votre registre n’est pas enregistré.</translation>
    </message>
    <message>
        <source>The file “settings.json” in this folder belongs to another program. It is left as it is: the default settings apply, and changes you make now will not be saved.</source>
        <translation>Le fichier «&#xa0;settings.json&#xa0;» de ce dossier appartient à un autre programme. Il reste tel quel&#xa0;: les réglages par défaut s’appliquent, et vos modifications ne seront pas enregistrées.</translation>
    </message>
    <message>
        <source>The game is kept in “My games”, among the last {count} that you only watched.</source>
        <translation>La partie est gardée dans «&#xa0;Mes parties&#xa0;», parmi les {count} dernières que vous avez seulement regardées.</translation>
    </message>
    <message>
        <source>The game is saved: you can continue it from the shelf at any time.</source>
        <translation>La partie est enregistrée&#xa0;: vous pouvez la reprendre depuis l’étagère à tout moment.</translation>
    </message>
    <message>
        <source>The league cannot be read. Its file is left as it is, and your league is not saved.</source>
        <translation>Le tournoi ne peut pas être lu. Son fichier reste tel quel, et votre tournoi n’est pas enregistré.</translation>
    </message>
    <message>
        <source>The league comes from a newer version of Conquista. It was set aside; its matches are in “My games”.</source>
        <translation>Le tournoi vient d’une version plus récente de Conquista. Il a été mis de côté&#xa0;; ses parties sont dans «&#xa0;Mes parties&#xa0;».</translation>
    </message>
    <message>
        <source>The league could not be saved. {reason}</source>
        <translation>Le tournoi n’a pas pu être enregistré. {reason}</translation>
    </message>
    <message>
        <source>The league was damaged. It was set aside; its matches are in “My games”.</source>
        <translation>Le tournoi était endommagé. Il a été mis de côté&#xa0;; ses parties sont dans «&#xa0;Mes parties&#xa0;».</translation>
    </message>
    <message>
        <source>The ledger cannot be read. It is left as it is, and no new lines are added.</source>
        <translation>Le registre ne peut pas être lu. Il reste tel quel, et aucune ligne n’y est ajoutée.</translation>
    </message>
    <message>
        <source>The ledger comes from a newer version of Conquista. It was set aside, and a new one was started from your saved games.</source>
        <translation>Le registre vient d’une version plus récente de Conquista. Il a été mis de côté, et un nouveau a été établi à partir de vos parties enregistrées.</translation>
    </message>
    <message>
        <source>The ledger was damaged. It was set aside, and a new one was started from your saved games.</source>
        <translation>Le registre était endommagé. Il a été mis de côté, et un nouveau a été établi à partir de vos parties enregistrées.</translation>
    </message>
    <message>
        <source>The settings cannot be read. The default settings apply, and changes you make now will not be saved.</source>
        <translation>Les réglages sont illisibles. Les réglages par défaut s’appliquent, et vos modifications ne seront pas enregistrées.</translation>
    </message>
    <message>
        <source>The settings come from a newer version of Conquista. They have been set aside, and the default settings apply.</source>
        <translation>Les réglages viennent d’une version plus récente de Conquista. Ils ont été mis de côté&#xa0;; les réglages par défaut s’appliquent.</translation>
    </message>
    <message>
        <source>The settings could not be saved. {reason}</source>
        <translation>Les réglages n’ont pas pu être enregistrés. {reason}</translation>
    </message>
    <message>
        <source>The settings were damaged. They have been set aside, and the default settings apply.</source>
        <translation>Les réglages étaient endommagés. Ils ont été mis de côté&#xa0;; les réglages par défaut s’appliquent.</translation>
    </message>
    <message>
        <source>This game cannot be saved automatically. {reason} You can play on, and save it elsewhere.</source>
        <translation>Cette partie ne peut pas être enregistrée automatiquement. {reason} Vous pouvez continuer à jouer et l’enregistrer ailleurs.</translation>
    </message>
</context>
<context>
    <name>Otto</name>
    <message>
        <source>A bishop. I confess nothing.</source>
        <translation>Un évêque. Je n’avoue rien.</translation>
    </message>
    <message>
        <source>A bridge gone. I will send the bill.</source>
        <translation>Un pont perdu. J’enverrai la note.</translation>
    </message>
    <message>
        <source>Again. Good. I was not finished.</source>
        <translation>Encore. Bien. Je n’avais pas fini.</translation>
    </message>
    <message>
        <source>An eye for an eye. We are quits. Nearly.</source>
        <translation>Œil pour œil. Nous sommes quittes. Presque.</translation>
    </message>
    <message>
        <source>Another table. I have seen worse, with both eyes.</source>
        <translation>Encore une table. J’en ai vu de pires, avec deux yeux.</translation>
    </message>
    <message>
        <source>Broken word. I keep a drawer for those.</source>
        <translation>Promesse brisée. J’ai un tiroir pour ça.</translation>
    </message>
    <message>
        <source>Dark. Welcome to my left side.</source>
        <translation>Noir. Bienvenue du côté de mon bandeau.</translation>
    </message>
    <message>
        <source>Done. You know why.</source>
        <translation>C’est fait. Vous savez pourquoi.</translation>
    </message>
    <message>
        <source>Even. I do not trust it.</source>
        <translation>À égalité. Je me méfie.</translation>
    </message>
    <message>
        <source>Few cards left. Settle up.</source>
        <translation>Il reste peu de cartes. Réglez vos comptes.</translation>
    </message>
    <message>
        <source>First one down. They remember the first.</source>
        <translation>La première est tombée. On n’oublie pas la première.</translation>
    </message>
    <message>
        <source>Gold. It does not buy an eye. It helps.</source>
        <translation>De l’or. Ça n’achète pas un œil. Ça aide.</translation>
    </message>
    <message>
        <source>Good day. One eye is enough to see you.</source>
        <translation>Bonjour. Un œil suffit pour vous voir.</translation>
    </message>
    <message>
        <source>Good men wasted. It makes me polite. Beware.</source>
        <translation>De bons soldats perdus. Ça me rend poli. Méfiez-vous.</translation>
    </message>
    <message>
        <source>Good. I did not see that coming. Wrong side.</source>
        <translation>Bien. Pas vu venir. C’était mon mauvais côté.</translation>
    </message>
    <message>
        <source>Half. I see things by halves anyway.</source>
        <translation>La moitié. Je vois déjà tout à moitié.</translation>
    </message>
    <message>
        <source>Hm. From me that is praise.</source>
        <translation>Hum. De ma part, c’est un éloge.</translation>
    </message>
    <message>
        <source>I have grown a beard meanwhile. Look.</source>
        <translation>Ma barbe a poussé entre-temps. Regardez.</translation>
    </message>
    <message>
        <source>I lead. Do not all look so surprised.</source>
        <translation>Je mène. Ne prenez pas cet air étonné.</translation>
    </message>
    <message>
        <source>I pay back. That is all you need to know.</source>
        <translation>Je rends coup pour coup. Le reste est sans intérêt.</translation>
    </message>
    <message>
        <source>I saw that. Even with the patch.</source>
        <translation>Je l’ai vu. Même avec le bandeau.</translation>
    </message>
    <message>
        <source>I see a suite. I see it once.</source>
        <translation>Je vois une suite. Je ne la verrai pas deux fois.</translation>
    </message>
    <message>
        <source>I was further behind once. I still have the scar.</source>
        <translation>J’ai déjà eu plus de retard. J’en garde la cicatrice.</translation>
    </message>
    <message>
        <source>I won last time. I do not boast. I mention it.</source>
        <translation>La dernière fois, j’ai gagné. Je ne me vante pas. Je signale.</translation>
    </message>
    <message>
        <source>In my war we had less time. And more eyes.</source>
        <translation>À la guerre, on avait moins de temps. Et plus d’yeux.</translation>
    </message>
    <message>
        <source>Just ahead. I do not turn round.</source>
        <translation>Juste devant. Je ne me retourne pas.</translation>
    </message>
    <message>
        <source>Just behind. That is where one strikes from.</source>
        <translation>Juste derrière. C’est de là qu’on frappe.</translation>
    </message>
    <message>
        <source>Land. Enough for one grudge each.</source>
        <translation>Du terrain. Assez pour une rancune chacun.</translation>
    </message>
    <message>
        <source>Last time was yours. This one is for the eye.</source>
        <translation>La dernière était à vous. Celle-ci est pour l’œil.</translation>
    </message>
    <message>
        <source>My suite. I sleep beside it.</source>
        <translation>Ma suite. Je dors à côté.</translation>
    </message>
    <message>
        <source>My towers. I have counted every stone.</source>
        <translation>Mes tours. J’en ai compté les pierres.</translation>
    </message>
    <message>
        <source>Nearly done. Debts are due.</source>
        <translation>Presque fini. Les dettes se paient.</translation>
    </message>
    <message>
        <source>No suite. Nothing to avenge. Dull.</source>
        <translation>Pas de suite. Rien à venger. Quel ennui.</translation>
    </message>
    <message>
        <source>Nobody. Nothing. My second favourite result.</source>
        <translation>Personne. Rien. Mon second résultat préféré.</translation>
    </message>
    <message>
        <source>One more. Then I sleep well.</source>
        <translation>Plus qu’un pas. Ensuite, je dormirai bien.</translation>
    </message>
    <message>
        <source>One move. I have my eye on you. The only one.</source>
        <translation>Plus qu’un coup. J’ai l’œil sur vous. Le seul qui me reste.</translation>
    </message>
    <message>
        <source>One to you. I pay back double.</source>
        <translation>Un pour vous. Je rends le double.</translation>
    </message>
    <message>
        <source>Sit. I lost an eye, never my count.</source>
        <translation>Prenez place. J’ai perdu un œil, jamais le compte.</translation>
    </message>
    <message>
        <source>Stacked high. I know who is at the bottom.</source>
        <translation>Bien empilé. Je sais qui est tout en bas.</translation>
    </message>
    <message>
        <source>Surrender. I have forgotten how that is spelt.</source>
        <translation>Se rendre. Je ne sais plus comment cela s’écrit.</translation>
    </message>
    <message>
        <source>They leaned towards me. I felt threatened.</source>
        <translation>Elles penchaient vers moi. Légitime défense.</translation>
    </message>
    <message>
        <source>Too many suites. My eye waters.</source>
        <translation>Trop de suites. Mon œil pleure.</translation>
    </message>
    <message>
        <source>Twice now. I have only one eye to close.</source>
        <translation>Deux fois. Je n’ai qu’un œil à fermer.</translation>
    </message>
    <message>
        <source>Winter. My bones knew.</source>
        <translation>L’hiver. Mes os le savaient.</translation>
    </message>
    <message>
        <source>You. Earlier. I need say no more.</source>
        <translation>Vous. Tout à l’heure. Inutile d’en dire plus.</translation>
    </message>
    <message>
        <source>Yours. For now. I watch well.</source>
        <translation>À vous. Pour l’instant. Je veille.</translation>
    </message>
    <message>
        <source>{place} is mine. Write it down, I do not repeat myself.</source>
        <translation>{place} est à moi. Notez-le, je ne me répète pas.</translation>
    </message>
    <message>
        <source>{place}. I will remember who.</source>
        <translation>{place}. Je retiens le nom.</translation>
    </message>
    <message>
        <source>{place}. It was about time.</source>
        <translation>{place}. Il était temps.</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>1st</source>
        <comment>place</comment>
        <translation>1re</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>place</comment>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>place</comment>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <comment>place</comment>
        <translation>4e</translation>
    </message>
    <message>
        <source>5th</source>
        <comment>place</comment>
        <translation>5e</translation>
    </message>
    <message>
        <source>6th</source>
        <comment>place</comment>
        <translation>6e</translation>
    </message>
    <message>
        <source>First finish or cancel the offer you are making.</source>
        <translation>Terminez d’abord l’offre en cours, ou renoncez-y.</translation>
    </message>
    <message>
        <source>List everything you can play</source>
        <translation>Énumérer tout ce que vous pouvez jouer</translation>
    </message>
    <message>
        <source>Look one step back ({key})</source>
        <translation>Revoir le coup précédent ({key})</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>all that can be played</comment>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Rien n’a encore été joué.</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <translation>Coups possibles</translation>
    </message>
    <message>
        <source>Take back your last move ({key})</source>
        <translation>Annuler votre dernier coup ({key})</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>You have no move to take back.</source>
        <translation>Vous n’avez aucun coup à annuler.</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>robot</translation>
    </message>
    <message>
        <source>bot, {level}</source>
        <translation>robot, {level}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>fifth place</source>
        <translation>cinquième place</translation>
    </message>
    <message>
        <source>first place</source>
        <translation>première place</translation>
    </message>
    <message>
        <source>fourth place</source>
        <translation>quatrième place</translation>
    </message>
    <message>
        <source>joint fifth</source>
        <translation>cinquième ex æquo</translation>
    </message>
    <message>
        <source>joint first</source>
        <translation>première ex æquo</translation>
    </message>
    <message>
        <source>joint fourth</source>
        <translation>quatrième ex æquo</translation>
    </message>
    <message>
        <source>joint second</source>
        <translation>deuxième ex æquo</translation>
    </message>
    <message>
        <source>joint third</source>
        <translation>troisième ex æquo</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>sauté</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>now</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>deuxième place</translation>
    </message>
    <message>
        <source>sixth place</source>
        <translation>sixième place</translation>
    </message>
    <message>
        <source>third place</source>
        <translation>troisième place</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>à venir</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>doit jouer</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>{charge} · bot, {level}</source>
        <translation>{charge} · robot, {level}</translation>
    </message>
    <message>
        <source>{charge} · bot, {level}, {temper}</source>
        <translation>{charge} · robot, {level}, {temper}</translation>
    </message>
    <message>
        <source>{level}, {temper}</source>
        <translation>{level}, {temper}</translation>
    </message>
    <message>
        <source>{place}, tied</source>
        <translation>{place} ex æquo</translation>
    </message>
    <message>
        <source>‹ Step</source>
        <translation>‹ Revoir</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
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
            <numerusform>%n feuille de papier</numerusform>
            <numerusform>%n feuilles de papier</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Backs</source>
        <translation>&amp;Dos</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Cartes</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation>&amp;Pour</translation>
    </message>
    <message>
        <source>&amp;Gutters</source>
        <translation>Espace e&amp;ntre les cartes</translation>
    </message>
    <message>
        <source>&amp;Ink</source>
        <translation>&amp;Encre</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>Étique&amp;ttes</translation>
    </message>
    <message>
        <source>&amp;More choices</source>
        <translation>Plus de choi&amp;x</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>&amp;Feuille</translation>
    </message>
    <message>
        <source>10&#xa0;cm across</source>
        <translation>10&#xa0;cm en largeur</translation>
    </message>
    <message>
        <source>10&#xa0;cm upwards</source>
        <translation>10&#xa0;cm en hauteur</translation>
    </message>
    <message>
        <source>10&#xa0;cm: print at 100%</source>
        <translation>10&#xa0;cm&#xa0;: imprimer à 100&#xa0;%</translation>
    </message>
    <message>
        <source>A copy of the game to print, cut out and glue</source>
        <translation>Le jeu à imprimer, à découper et à coller</translation>
    </message>
    <message>
        <source>A print shop</source>
        <translation>Un imprimeur</translation>
    </message>
    <message>
        <source>A virtual table</source>
        <translation>Une table virtuelle</translation>
    </message>
    <message>
        <source>After all the fronts</source>
        <translation>Après tous les rectos</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>All games in all languages…</source>
        <translation>Tous les jeux dans toutes les langues…</translation>
    </message>
    <message>
        <source>Another size…</source>
        <translation>Un autre format…</translation>
    </message>
    <message>
        <source>As large as the sheet</source>
        <translation>Aussi grand que la feuille</translation>
    </message>
    <message>
        <source>Beside the fronts, fold and glue</source>
        <translation>À côté, à plier et coller</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Card labels</source>
        <translation>Étiquettes de cartes</translation>
    </message>
    <message>
        <source>Cards with their backs</source>
        <translation>Cartes et leurs dos</translation>
    </message>
    <message>
        <source>Choose a paper size to print; this size can only be saved.</source>
        <translation>Pour imprimer, choisissez un format de papier&#xa0;; celui-ci ne peut qu’être enregistré.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Pions à découper</translation>
    </message>
    <message>
        <source>Custom si&amp;ze</source>
        <translation>Format li&amp;bre</translation>
    </message>
    <message>
        <source>Cut along the lines with a ruler and a sharp knife.</source>
        <translation>Coupez le long des traits, à la règle et au cutter.</translation>
    </message>
    <message>
        <source>Cut out each part along the marks at its corners. Adjoining parts share a strip of {overlap}&#xa0;mm, up to the dashed marks: lay one strip over the other so that the pictures line up, and glue.</source>
        <translation>Découpez chaque morceau le long des repères de ses coins. Deux morceaux voisins ont en commun une bande de {overlap}&#xa0;mm, jusqu’aux repères en pointillé&#xa0;: posez une bande sur l’autre de sorte que les images coïncident, et collez.</translation>
    </message>
    <message>
        <source>Cut the cards with a ruler and a sharp knife from mark to mark, then round their corners. No printer lines up front and back exactly: the pale edge hides a shift of 2&#xa0;mm.</source>
        <translation>Coupez les cartes à la règle et au cutter, d’un repère à l’autre, puis arrondissez leurs coins. Aucune imprimante ne fait coïncider exactement recto et verso&#xa0;: le bord clair cache un décalage de 2&#xa0;mm.</translation>
    </message>
    <message>
        <source>Drawing all sheets of all games in all languages…</source>
        <translation>Dessin de toutes les feuilles de tous les jeux dans toutes les langues…</translation>
    </message>
    <message>
        <source>Drawing the pages…</source>
        <translation>Dessin des pages…</translation>
    </message>
    <message>
        <source>Each card face once, with {bleed}&#xa0;mm of bleed, at 300 dots per inch; a list says how many of each are needed.</source>
        <translation>Chaque face une fois, avec {bleed}&#xa0;mm de fond perdu, à 300 points par pouce&#xa0;; une liste indique le nombre d’exemplaires de chacune.</translation>
    </message>
    <message>
        <source>Each card followed b&amp;y its back</source>
        <translation>Chaque carte suivie de so&amp;n dos</translation>
    </message>
    <message>
        <source>Each piece once, with {bleed}&#xa0;mm of bleed and a die line, which is a spot colour in a PDF; a list says how many of each are needed.</source>
        <translation>Chaque pièce une fois, avec {bleed}&#xa0;mm de fond perdu et un tracé de découpe, en ton direct dans un PDF&#xa0;; une liste indique le nombre d’exemplaires de chacune.</translation>
    </message>
    <message>
        <source>Every card of the game followed by its back, with {bleed}&#xa0;mm of bleed.</source>
        <translation>Chaque carte du jeu suivie de son dos, avec {bleed}&#xa0;mm de fond perdu.</translation>
    </message>
    <message>
        <source>First, check the size</source>
        <translation>D’abord, vérifier la taille</translation>
    </message>
    <message>
        <source>Fitted to one page</source>
        <translation>Ajustée à une page</translation>
    </message>
    <message>
        <source>Fitted to one page: every side is {length}&#xa0;cm long.</source>
        <translation>Ajusté à une page&#xa0;: chaque côté mesure {length}&#xa0;cm.</translation>
    </message>
    <message>
        <source>Fitted to one page: {share}% of its true size, too small to play on.</source>
        <translation>Ajusté à une page&#xa0;: {share}&#xa0;% de sa taille réelle, trop petit pour y jouer.</translation>
    </message>
    <message>
        <source>Flip on long edge</source>
        <translation>Au verso, bord long</translation>
    </message>
    <message>
        <source>Flip on short edge</source>
        <translation>Au verso, bord court</translation>
    </message>
    <message>
        <source>Four i&amp;nks (CMYK) in a PDF</source>
        <translation>&amp;Quatre encres (CMJN) dans un PDF</translation>
    </message>
    <message>
        <source>Full colour</source>
        <translation>En couleurs</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>How to go about it</source>
        <translation>Comment s’y prendre</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter (US)</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>No printer is set up here. Save the pages and print them elsewhere.</source>
        <translation>Aucune imprimante n’est installée ici. Enregistrez les pages et imprimez-les ailleurs.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) fit on a page this way, instead of {most}: narrower gutters or another choice of backs would save paper.</source>
        <translation>
            <numerusform>Une page ne contient ainsi que %n carte, au lieu de {most}&#xa0;: des espaces plus étroits ou un autre choix de dos économiseraient du papier.</numerusform>
            <numerusform>Une page ne contient ainsi que %n cartes, au lieu de {most}&#xa0;: des espaces plus étroits ou un autre choix de dos économiseraient du papier.</numerusform>
        </translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>P&amp;apier</translation>
    </message>
    <message>
        <source>PDF document…</source>
        <translation>Document PDF…</translation>
    </message>
    <message>
        <source>PNG pictures in one archive…</source>
        <translation>Images PNG dans une archive…</translation>
    </message>
    <message>
        <source>PNG pictures…</source>
        <translation>Images PNG…</translation>
    </message>
    <message>
        <source>Pag&amp;es</source>
        <translation>Page&amp;s</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Page {page} sur {pages}</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Paper: {paper}</source>
        <translation>Papier&#xa0;: {paper}</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Pictures for a virtual table</source>
        <translation>Images pour une table virtuelle</translation>
    </message>
    <message>
        <source>Pieces and boxes, to be die-cut</source>
        <translation>Pièces et boîtes, à découper</translation>
    </message>
    <message>
        <source>Playing at home</source>
        <translation>Jouer chez soi</translation>
    </message>
    <message>
        <source>Poster of the board</source>
        <translation>Affiche du plateau</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Print at &amp;true size</source>
        <translation>Imprimer en taille &amp;réelle</translation>
    </message>
    <message>
        <source>Print each row of the table as a separate job, on one side or on both as shown. For both sides, let the printer flip the paper on its &lt;b&gt;long edge&lt;/b&gt;.</source>
        <translation>Imprimez séparément chaque ligne du tableau, au recto ou recto verso comme indiqué. Pour le recto verso, faites retourner le papier sur son &lt;b&gt;bord long&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Print each row of the table as a separate job, on one side or on both as shown. For both sides, let the printer flip the paper on its &lt;b&gt;short edge&lt;/b&gt;.</source>
        <translation>Imprimez séparément chaque ligne du tableau, au recto ou recto verso comme indiqué. Pour le recto verso, faites retourner le papier sur son &lt;b&gt;bord court&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Print each row of the table as a separate job, on one side.</source>
        <translation>Imprimez séparément chaque ligne du tableau, au recto seulement.</translation>
    </message>
    <message>
        <source>Print each row of the table as a separate job, on one side. Fold sheets of cards back along the dashes and glue the halves together before you cut.</source>
        <translation>Imprimez séparément chaque ligne du tableau, au recto seulement. Pliez les feuilles de cartes vers l’arrière suivant les pointillés et collez les deux moitiés avant de découper.</translation>
    </message>
    <message>
        <source>Print each row of the table as a separate job. For the cards, print the first half of the pages, flip the paper on its &lt;b&gt;long edge&lt;/b&gt;, put it back and print the other half.</source>
        <translation>Imprimez séparément chaque ligne du tableau. Pour les cartes, imprimez la première moitié des pages, retournez le papier sur son &lt;b&gt;bord long&lt;/b&gt;, remettez-le et imprimez l’autre moitié.</translation>
    </message>
    <message>
        <source>Print this page at 100% (“actual size”, not “fit to page”) and lay a ruler on both bars. Each must be exactly 10&#xa0;cm long. The board is fitted to one page, just to look at. To play on it, print it at its true size: only then is there room for the pieces and cards.</source>
        <translation>Imprimez cette page à 100&#xa0;% («&#xa0;taille réelle&#xa0;», et non «&#xa0;ajuster à la page&#xa0;») et posez une règle sur les deux barres. Chacune doit mesurer exactement 10&#xa0;cm. Le plateau est ajusté à une page, pour être seulement regardé. Pour y jouer, imprimez-le à sa taille réelle&#xa0;: ce n’est qu’alors que pions et cartes y tiennent.</translation>
    </message>
    <message>
        <source>Print this page at 100% (“actual size”, not “fit to page”) and lay a ruler on both bars. Each must be exactly 10&#xa0;cm long; otherwise the cards will not fit the board.</source>
        <translation>Imprimez cette page à 100&#xa0;% («&#xa0;taille réelle&#xa0;», et non «&#xa0;ajuster à la page&#xa0;») et posez une règle sur les deux barres. Chacune doit mesurer exactement 10&#xa0;cm&#xa0;; sinon, les cartes n’iront pas avec le plateau.</translation>
    </message>
    <message>
        <source>Print this page at 100% (“actual size”, not “fit to page”) and lay a ruler on both bars. Each must be exactly 10&#xa0;cm long; otherwise the parts will not fit together.</source>
        <translation>Imprimez cette page à 100&#xa0;% («&#xa0;taille réelle&#xa0;», et non «&#xa0;ajuster à la page&#xa0;») et posez une règle sur les deux barres. Chacune doit mesurer exactement 10&#xa0;cm&#xa0;; sinon, les morceaux ne s’assembleront pas.</translation>
    </message>
    <message>
        <source>Print {game}</source>
        <translation>Imprimer {game}</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Impression</translation>
    </message>
    <message>
        <source>Put together, the parts make {width} × {height}&#xa0;cm. Print them at 100%, not “fit to page”: the bar on every page must be 10&#xa0;cm long.</source>
        <translation>Assemblés, les morceaux font {width}&#xa0;×&#xa0;{height}&#xa0;cm. Imprimez-les à 100&#xa0;%, et non «&#xa0;ajuster à la page&#xa0;»&#xa0;: la barre de chaque page doit mesurer 10&#xa0;cm.</translation>
    </message>
    <message>
        <source>Rules summary</source>
        <translation>Aide de jeu</translation>
    </message>
    <message>
        <source>S&amp;hift</source>
        <translation>Déca&amp;lage</translation>
    </message>
    <message>
        <source>S&amp;hift backs</source>
        <translation>Déca&amp;ler les dos</translation>
    </message>
    <message>
        <source>SVG drawings…</source>
        <translation>Dessins SVG…</translation>
    </message>
    <message>
        <source>Sa&amp;ve as</source>
        <translation>Enre&amp;gistrer sous</translation>
    </message>
    <message>
        <source>Save P&amp;DF…</source>
        <translation>E&amp;nregistrer en PDF…</translation>
    </message>
    <message>
        <source>Save ink: lines on white</source>
        <translation>Économe&#xa0;: des traits sur blanc</translation>
    </message>
    <message>
        <source>Save the pages</source>
        <translation>Enregistrer les pages</translation>
    </message>
    <message>
        <source>Saved in {folder}: {file}</source>
        <translation>Enregistré dans {folder}&#xa0;: {file}</translation>
    </message>
    <message>
        <source>Saved in {folder}: {first} to {last}</source>
        <translation>Enregistré dans {folder}&#xa0;: de {first} à {last}</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>Sheets of paper, this page included</source>
        <translation>Feuilles de papier, cette page comprise</translation>
    </message>
    <message>
        <source>Sheets of up to 10 × 7 cards, and boards, none larger than 4096 pixels, with a list of what is on them.</source>
        <translation>Des planches d’au plus 10 × 7 cartes et les plateaux, aucune image de plus de 4096 pixels, avec une liste de ce qu’elles montrent.</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>Décalage vers le bas</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>Décalage vers la droite</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Taille</translation>
    </message>
    <message>
        <source>Single cards with bleed</source>
        <translation>Cartes à l’unité, avec fond perdu</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Tabloid</source>
        <translation>Tabloïd</translation>
    </message>
    <message>
        <source>Test on plain paper first and hold it up to the light with the labels: if the print is too far left or too high, shift it here.</source>
        <translation>Faites d’abord un essai sur papier ordinaire et tenez-le avec les étiquettes à contre-jour&#xa0;: si l’impression tombe trop à gauche ou trop haut, décalez-la ici.</translation>
    </message>
    <message numerus="yes">
        <source>The board would fit on %n fewer part(s), but then seams would cut through spaces used in play.</source>
        <translation>
            <numerusform>Le plateau tiendrait en %n morceau de moins, mais un raccord couperait alors des endroits où l’on joue.</numerusform>
            <numerusform>Le plateau tiendrait en %n morceaux de moins, mais des raccords couperaient alors des endroits où l’on joue.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name of the file must end in .pdf, .svg, .png or .zip.</source>
        <translation>Le nom du fichier doit finir par .pdf, .svg, .png ou .zip.</translation>
    </message>
    <message>
        <source>The name of the file must end in .zip.</source>
        <translation>Le nom du fichier doit finir par .zip.</translation>
    </message>
    <message>
        <source>The pages could not be printed.</source>
        <translation>Les pages n’ont pas pu être imprimées.</translation>
    </message>
    <message>
        <source>The pages could not be saved.</source>
        <translation>Les pages n’ont pas pu être enregistrées.</translation>
    </message>
    <message>
        <source>The paper is too small for even one card or part.</source>
        <translation>Le papier est trop petit, même pour une seule carte ou un seul morceau.</translation>
    </message>
    <message>
        <source>The picture would be too large. Save a PDF or an SVG.</source>
        <translation>L’image serait trop grande. Enregistrez un PDF ou un SVG.</translation>
    </message>
    <message>
        <source>The printer cannot be reached.</source>
        <translation>L’imprimante ne répond pas.</translation>
    </message>
    <message>
        <source>The whole game, to cut out</source>
        <translation>Tout le jeu, à découper</translation>
    </message>
    <message>
        <source>There are no such pages. Write 1-3, 5 or 8- (from page 8 to the end).</source>
        <translation>Ces pages n’existent pas. Écrivez 1-3, 5 ou 8- (de la page 8 à la fin).</translation>
    </message>
    <message>
        <source>There is no such paper. Write its size, such as 500x700.</source>
        <translation>Ce papier n’existe pas. Écrivez son format, par exemple 500x700.</translation>
    </message>
    <message>
        <source>This game has no such sheet.</source>
        <translation>Ce jeu n’a pas cette feuille.</translation>
    </message>
    <message>
        <source>True size</source>
        <translation>Taille réelle</translation>
    </message>
    <message>
        <source>Tuck box for slee&amp;ved cards</source>
        <translation>Ét&amp;ui, cartes sous protège-cartes</translation>
    </message>
    <message>
        <source>Use stiff paper of 200&#xa0;g/m² or more for cards, box and markers; plain paper will do for the rest. To make the board lie flat, glue its parts onto cardboard or cloth.</source>
        <translation>Pour les cartes, l’étui et les marqueurs, prenez un papier rigide d’au moins 200&#xa0;g/m²&#xa0;; du papier ordinaire suffit pour le reste. Pour un plateau bien plat, collez-en les morceaux sur du carton ou du tissu.</translation>
    </message>
    <message>
        <source>Use stiff paper of 200&#xa0;g/m² or more for everything to be cut out, or glue it onto cardboard; plain paper will do for the rest.</source>
        <translation>Pour tout ce qui se découpe, prenez un papier rigide d’au moins 200&#xa0;g/m², ou collez sur du carton&#xa0;; du papier ordinaire suffit pour le reste.</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Ce qu’il faut imprimer</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>With {bleed}&#xa0;mm of bleed and crop marks. Save it as a PDF.</source>
        <translation>Avec {bleed}&#xa0;mm de fond perdu et des traits de coupe. Enregistrez-la en PDF.</translation>
    </message>
    <message>
        <source>all, or 1-3, 5, 8-</source>
        <translation>toutes, ou 1-3, 5, 8-</translation>
    </message>
    <message>
        <source>on both sides</source>
        <translation>recto verso</translation>
    </message>
    <message>
        <source>on one side</source>
        <translation>recto seul</translation>
    </message>
    <message>
        <source>{board}: {count} parts</source>
        <translation>{board}&#xa0;: {count} morceaux</translation>
    </message>
    <message>
        <source>{columns} × {rows} labels of {width} × {height}&#xa0;mm</source>
        <translation>{columns} × {rows} étiquettes de {width} × {height}&#xa0;mm</translation>
    </message>
    <message>
        <source>{sheet} back</source>
        <translation>{sheet} verso</translation>
    </message>
    <message>
        <source>{sheet} front</source>
        <translation>{sheet} recto</translation>
    </message>
    <message>
        <source>{tile}: row {row} of {rows}, column {column} of {columns}</source>
        <translation>{tile}&#xa0;: rangée {row} sur {rows}, colonne {column} sur {columns}</translation>
    </message>
    <message>
        <source>{width} × {height}&#xa0;mm</source>
        <translation>{width} × {height}&#xa0;mm</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>A program that speaks the bot protocol can take a seat like any other bot. It is checked first.</source>
        <translation>Un programme qui parle le protocole des robots peut prendre place à la table comme tout autre robot. Il est d’abord vérifié.</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>Ajouter un programme</translation>
    </message>
    <message>
        <source>Add a program…</source>
        <translation>Ajouter un programme…</translation>
    </message>
    <message>
        <source>For its author: {detail}</source>
        <translation>Pour son auteur&#xa0;: {detail}</translation>
    </message>
    <message>
        <source>It cannot be isolated: its interpreter is not installed in a folder of its own, away from your files.</source>
        <translation>Il ne peut pas être isolé&#xa0;: son interpréteur n’est pas installé dans un dossier à lui, à l’écart de vos fichiers.</translation>
    </message>
    <message>
        <source>It cannot be started.</source>
        <translation>Il ne peut pas être lancé.</translation>
    </message>
    <message>
        <source>It does not carry on when a question is withdrawn.</source>
        <translation>Il ne continue pas quand une question est retirée.</translation>
    </message>
    <message>
        <source>It does not end when it should.</source>
        <translation>Il ne s’arrête pas quand il le devrait.</translation>
    </message>
    <message>
        <source>It does not give a valid move in {game}.</source>
        <translation>Il ne donne pas de coup valable au jeu {game}.</translation>
    </message>
    <message>
        <source>It does not say who it is.</source>
        <translation>Il ne dit pas qui il est.</translation>
    </message>
    <message>
        <source>It ended too early, or stopped responding.</source>
        <translation>Il s’est arrêté trop tôt, ou a cessé de répondre.</translation>
    </message>
    <message>
        <source>It fails on messages that it should ignore.</source>
        <translation>Il échoue sur des messages qu’il devrait ignorer.</translation>
    </message>
    <message>
        <source>It plays none of these games, or a different version of them.</source>
        <translation>Il ne joue à aucun de ces jeux, ou à une autre version.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Programs cannot be isolated on this computer: they run with your rights, and can read your files and saved games. Add only those you trust.</source>
        <translation>Sur cet ordinateur, les programmes ne peuvent pas être isolés&#xa0;: ils s’exécutent avec vos droits et peuvent lire vos fichiers et vos parties enregistrées. N’ajoutez que ceux en qui vous avez confiance.</translation>
    </message>
    <message>
        <source>Programs that play</source>
        <translation>Programmes qui jouent</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>While it plays, a program is isolated: it can reach neither the network nor your files.</source>
        <translation>Tant qu’il joue, un programme est isolé&#xa0;: il n’a accès ni au réseau ni à vos fichiers.</translation>
    </message>
    <message>
        <source>{file} is gone: a simple rule chooses its moves.</source>
        <translation>{file} a disparu&#xa0;: une règle simple choisit ses coups.</translation>
    </message>
    <message>
        <source>{file}: plays {games}</source>
        <translation>{file}&#xa0;: joue à {games}</translation>
    </message>
    <message>
        <source>“{file}” is being checked…</source>
        <translation>Vérification de «&#xa0;{file}&#xa0;»…</translation>
    </message>
    <message>
        <source>“{file}” was not added.</source>
        <translation>«&#xa0;{file}&#xa0;» n’a pas été ajouté.</translation>
    </message>
    <message>
        <source>“{name}” can take a seat now.</source>
        <translation>«&#xa0;{name}&#xa0;» peut maintenant prendre place.</translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>A Bishop strikes friend and foe.</source>
        <translation>Un Évêque frappe amis et ennemis.</translation>
    </message>
    <message>
        <source>A face-down card would help you.</source>
        <translation>Une carte face cachée vous aiderait.</translation>
    </message>
    <message>
        <source>A hard winter</source>
        <translation>Un rude hiver</translation>
    </message>
    <message>
        <source>A quiet beginning</source>
        <translation>Un début discret</translation>
    </message>
    <message>
        <source>A run of your own</source>
        <translation>Une suite bien à vous</translation>
    </message>
    <message>
        <source>A shield for Ancona</source>
        <translation>Un bouclier pour Ancône</translation>
    </message>
    <message>
        <source>A single tower can tip two tiles.</source>
        <translation>Une seule tour peut décider de deux contrées.</translation>
    </message>
    <message>
        <source>A tie is enough</source>
        <translation>L’égalité suffit</translation>
    </message>
    <message>
        <source>A tie takes nothing.</source>
        <translation>À égalité, personne ne prend rien.</translation>
    </message>
    <message>
        <source>A tile in the north</source>
        <translation>Une contrée au nord</translation>
    </message>
    <message>
        <source>A tower that falls leaves its corner free.</source>
        <translation>Une tour qui tombe libère son emplacement.</translation>
    </message>
    <message>
        <source>A tower without a free corner beside it falls.</source>
        <translation>Une tour sans emplacement libre à côté d’elle tombe.</translation>
    </message>
    <message>
        <source>A whole wall can fall at once.</source>
        <translation>Tout un rempart peut tomber d’un coup.</translation>
    </message>
    <message>
        <source>Before it is too late</source>
        <translation>Avant qu’il ne soit trop tard</translation>
    </message>
    <message>
        <source>Begin where your rival cannot answer at once.</source>
        <translation>Commencez là où votre rival ne peut répondre aussitôt.</translation>
    </message>
    <message>
        <source>Build a suite that no card can break in time.</source>
        <translation>Formez une suite qu’aucune carte ne puisse briser à temps.</translation>
    </message>
    <message>
        <source>Changing threads</source>
        <translation>Changer de fil</translation>
    </message>
    <message>
        <source>Count your Camouflage before you go.</source>
        <translation>Comptez vos Camouflages avant de partir.</translation>
    </message>
    <message>
        <source>Double strike</source>
        <translation>Coup double</translation>
    </message>
    <message>
        <source>Drums in the snow</source>
        <translation>Des tambours dans la neige</translation>
    </message>
    <message>
        <source>Equal values are a suite, too.</source>
        <translation>Des valeurs égales sont une suite aussi.</translation>
    </message>
    <message>
        <source>Even a Sword of 1 finds its match.</source>
        <translation>Même une Épée de 1 trouve à qui parler.</translation>
    </message>
    <message>
        <source>Every penny</source>
        <translation>Jusqu’au dernier sou</translation>
    </message>
    <message>
        <source>Every point counts.</source>
        <translation>Chaque point compte.</translation>
    </message>
    <message>
        <source>Excommunication</source>
        <translation>Excommunication</translation>
    </message>
    <message>
        <source>Fill both free squares with your two actions, and win.</source>
        <translation>Occupez les deux cases libres avec vos deux actions, et gagnez.</translation>
    </message>
    <message>
        <source>Fill the city and win this turn.</source>
        <translation>Remplissez la ville et gagnez dès ce tour.</translation>
    </message>
    <message>
        <source>If players are level on tiles, razed towers decide.</source>
        <translation>À contrées égales, les tours démolies décident.</translation>
    </message>
    <message>
        <source>If the suite cannot be broken, match it.</source>
        <translation>Si la suite ne peut être brisée, égalez-la.</translation>
    </message>
    <message>
        <source>In Winter all mercenaries are poor.</source>
        <translation>En Hiver, tous les mercenaires sont pauvres.</translation>
    </message>
    <message>
        <source>In deep snow</source>
        <translation>Dans la neige profonde</translation>
    </message>
    <message>
        <source>In what order?</source>
        <translation>Dans quel ordre&#xa0;?</translation>
    </message>
    <message>
        <source>Jumping costs Camouflage, but not over your own troops.</source>
        <translation>Sauter coûte du Camouflage, sauf par-dessus vos propres troupes.</translation>
    </message>
    <message>
        <source>Lead first, then choose how it ends.</source>
        <translation>Menez d’abord, puis choisissez comment cela finit.</translation>
    </message>
    <message>
        <source>Neither yours nor theirs</source>
        <translation>Ni à vous ni à eux</translation>
    </message>
    <message>
        <source>No room to breathe</source>
        <translation>À bout de souffle</translation>
    </message>
    <message>
        <source>Not every winter helps.</source>
        <translation>Tout Hiver n’est pas bon à prendre.</translation>
    </message>
    <message>
        <source>Now or never</source>
        <translation>Maintenant ou jamais</translation>
    </message>
    <message>
        <source>One Bishop too many</source>
        <translation>Un Évêque de trop</translation>
    </message>
    <message>
        <source>One card against you</source>
        <translation>Une carte contre vous</translation>
    </message>
    <message>
        <source>One longer</source>
        <translation>Une de plus</translation>
    </message>
    <message>
        <source>One of the others is still in the battle, and a Bishop would undo everything.</source>
        <translation>Un des autres est encore dans la bataille, et un Évêque ruinerait tout.</translation>
    </message>
    <message>
        <source>One of the two is your objective.</source>
        <translation>L’une des deux est votre objectif.</translation>
    </message>
    <message>
        <source>One square is free.</source>
        <translation>Une case est libre.</translation>
    </message>
    <message>
        <source>One step ahead</source>
        <translation>Un coup d’avance</translation>
    </message>
    <message>
        <source>One tower can complete two tiles.</source>
        <translation>Une tour peut compléter deux contrées.</translation>
    </message>
    <message>
        <source>Only you have a tower left. Win with it.</source>
        <translation>Il ne reste qu’une tour à bâtir&#xa0;: la vôtre. Gagnez avec elle.</translation>
    </message>
    <message>
        <source>Shelter</source>
        <translation>À l’abri</translation>
    </message>
    <message>
        <source>Snow lies on your own line.</source>
        <translation>La neige couvre votre propre ligne.</translation>
    </message>
    <message>
        <source>Snow on the Arno</source>
        <translation>Neige sur l’Arno</translation>
    </message>
    <message>
        <source>Spring for everyone</source>
        <translation>Le printemps pour tous</translation>
    </message>
    <message>
        <source>Spring strengthens the highest, no matter who played them.</source>
        <translation>Le Printemps renforce les plus forts, de quelque camp qu’ils soient.</translation>
    </message>
    <message>
        <source>Stone for stone</source>
        <translation>Pierre pour pierre</translation>
    </message>
    <message>
        <source>Stop the others from winning with Ancona, whatever your rival holds.</source>
        <translation>Empêchez les autres de gagner par la prise d’Ancône, quelles que soient les cartes de votre rival.</translation>
    </message>
    <message>
        <source>Stop the others from winning with Bologna, whatever your rival holds.</source>
        <translation>Empêchez les autres de gagner par la prise de Bologne, quelles que soient les cartes de votre rival.</translation>
    </message>
    <message>
        <source>Stop the others from winning with Siena, whatever they play.</source>
        <translation>Empêchez les autres de gagner par la prise de Sienne, quoi qu’ils jouent.</translation>
    </message>
    <message>
        <source>Take Bologna and win the game.</source>
        <translation>Prenez Bologne et gagnez la partie.</translation>
    </message>
    <message>
        <source>Take Ferrara and win the game, with two cards.</source>
        <translation>Prenez Ferrare et gagnez la partie avec deux cartes.</translation>
    </message>
    <message>
        <source>Take Ferrara and win the game.</source>
        <translation>Prenez Ferrare et gagnez la partie.</translation>
    </message>
    <message>
        <source>Take Florence and win the game, with four cards.</source>
        <translation>Prenez Florence et gagnez la partie avec quatre cartes.</translation>
    </message>
    <message>
        <source>Take Lucca and win the game, with one card.</source>
        <translation>Prenez Lucques et gagnez la partie avec une seule carte.</translation>
    </message>
    <message>
        <source>Take Mantua and win the game.</source>
        <translation>Prenez Mantoue et gagnez la partie.</translation>
    </message>
    <message>
        <source>Take Milan and win, whatever card your rival has left.</source>
        <translation>Prenez Milan et gagnez, quelle que soit la dernière carte de votre rival.</translation>
    </message>
    <message>
        <source>Take Naples and win the game.</source>
        <translation>Prenez Naples et gagnez la partie.</translation>
    </message>
    <message>
        <source>Take Parma and win in two moves, whatever your rival holds.</source>
        <translation>Prenez Parme et gagnez en deux coups, quelles que soient les cartes de votre rival.</translation>
    </message>
    <message>
        <source>Take Rome and win the game, with three cards.</source>
        <translation>Prenez Rome et gagnez la partie avec trois cartes.</translation>
    </message>
    <message>
        <source>Take Rome and win the game, with two cards.</source>
        <translation>Prenez Rome et gagnez la partie avec deux cartes.</translation>
    </message>
    <message>
        <source>Take Turin and win the game.</source>
        <translation>Prenez Turin et gagnez la partie.</translation>
    </message>
    <message>
        <source>Take Urbino and win the game.</source>
        <translation>Prenez Urbin et gagnez la partie.</translation>
    </message>
    <message>
        <source>Take Venice and win the game.</source>
        <translation>Prenez Venise et gagnez la partie.</translation>
    </message>
    <message>
        <source>Take a suite that wins, whatever your rival holds.</source>
        <translation>Prenez une suite qui gagne, quelles que soient les cartes de votre rival.</translation>
    </message>
    <message>
        <source>The Bishop stays at home</source>
        <translation>L’Évêque reste chez lui</translation>
    </message>
    <message>
        <source>The Drum at the gate</source>
        <translation>Le Tambour aux portes</translation>
    </message>
    <message>
        <source>The Heroine fears no Bishop</source>
        <translation>L’Héroïne ne craint aucun Évêque</translation>
    </message>
    <message>
        <source>The centre of the world</source>
        <translation>Le centre du monde</translation>
    </message>
    <message>
        <source>The chosen temple</source>
        <translation>Le temple désigné</translation>
    </message>
    <message>
        <source>The drummer waits</source>
        <translation>Le tambour attend</translation>
    </message>
    <message>
        <source>The first one helps. The second?</source>
        <translation>Le premier aide. Le second&#xa0;?</translation>
    </message>
    <message>
        <source>The helping Hand</source>
        <translation>Le coup de Main</translation>
    </message>
    <message>
        <source>The keystone</source>
        <translation>La clef de voûte</translation>
    </message>
    <message>
        <source>The last square</source>
        <translation>La dernière case</translation>
    </message>
    <message>
        <source>The last stone</source>
        <translation>La dernière pierre</translation>
    </message>
    <message>
        <source>The longest suite is sovereign.</source>
        <translation>La plus longue suite est souveraine.</translation>
    </message>
    <message>
        <source>The northern side</source>
        <translation>Le côté nord</translation>
    </message>
    <message>
        <source>The only gap</source>
        <translation>La seule brèche</translation>
    </message>
    <message>
        <source>The others have passed.</source>
        <translation>Les autres ont passé.</translation>
    </message>
    <message>
        <source>The road to Rome</source>
        <translation>La route de Rome</translation>
    </message>
    <message>
        <source>The shortest way is not always the cheapest.</source>
        <translation>Le plus court chemin n’est pas toujours le moins cher.</translation>
    </message>
    <message>
        <source>The siege</source>
        <translation>Le siège</translation>
    </message>
    <message>
        <source>The smallest Sword</source>
        <translation>La plus petite Épée</translation>
    </message>
    <message>
        <source>The sovereign run is about to win, and nobody will help you. Stop it.</source>
        <translation>La séquence souveraine va gagner, et personne ne vous aidera. Arrêtez-la.</translation>
    </message>
    <message>
        <source>The suite runs through the middle, and so do other lines.</source>
        <translation>La suite passe par le milieu, et d’autres lignes aussi.</translation>
    </message>
    <message>
        <source>The thaw</source>
        <translation>Le dégel</translation>
    </message>
    <message>
        <source>The warm road</source>
        <translation>La route chaude</translation>
    </message>
    <message>
        <source>The weak link</source>
        <translation>Le maillon faible</translation>
    </message>
    <message>
        <source>Think of your rival’s Bishop.</source>
        <translation>Pensez à l’Évêque de votre rival.</translation>
    </message>
    <message>
        <source>Three against two</source>
        <translation>Trois contre deux</translation>
    </message>
    <message>
        <source>Three at the gates</source>
        <translation>Trois devant les portes</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Brelan</translation>
    </message>
    <message>
        <source>Through the crowd</source>
        <translation>À travers la foule</translation>
    </message>
    <message>
        <source>Two against one</source>
        <translation>Deux contre une</translation>
    </message>
    <message>
        <source>Two prelates</source>
        <translation>Deux prélats</translation>
    </message>
    <message>
        <source>Two roads into the city</source>
        <translation>Deux routes vers la ville</translation>
    </message>
    <message>
        <source>Two threads</source>
        <translation>Deux fils</translation>
    </message>
    <message>
        <source>Use one card to stop the others from winning with Parma.</source>
        <translation>Avec une seule carte, empêchez les autres de gagner par la prise de Parme.</translation>
    </message>
    <message>
        <source>Use two cards to stop the others from winning with Lucca.</source>
        <translation>Avec deux cartes, empêchez les autres de gagner par la prise de Lucques.</translation>
    </message>
    <message>
        <source>Use two cards to stop the others from winning with Modena.</source>
        <translation>Avec deux cartes, empêchez les autres de gagner par la prise de Modène.</translation>
    </message>
    <message>
        <source>Use two cards to stop the others from winning with Parma.</source>
        <translation>Avec deux cartes, empêchez les autres de gagner par la prise de Parme.</translation>
    </message>
    <message>
        <source>What is in your hand cannot be struck.</source>
        <translation>Ce qui est dans votre main ne peut être frappé.</translation>
    </message>
    <message>
        <source>What nobody takes stays free.</source>
        <translation>Ce que personne ne prend reste libre.</translation>
    </message>
    <message>
        <source>When two quarrel</source>
        <translation>Quand deux se querellent</translation>
    </message>
    <message>
        <source>Who goes where, and who goes first?</source>
        <translation>Qui va où, et qui part le premier&#xa0;?</translation>
    </message>
    <message>
        <source>Whom can a Bishop not strike?</source>
        <translation>Qui un Évêque ne peut-il pas frapper&#xa0;?</translation>
    </message>
    <message>
        <source>Win within two moves, whatever your rival holds.</source>
        <translation>Gagnez en deux coups, quelles que soient les cartes de votre rival.</translation>
    </message>
    <message>
        <source>You each have one tower left. Do not lose, whatever your rival builds.</source>
        <translation>Il vous reste une tour à chacun. Ne perdez pas, quoi que bâtisse votre rival.</translation>
    </message>
    <message>
        <source>You each have one tower left. Win, whatever your rival builds.</source>
        <translation>Il vous reste une tour à chacun. Gagnez, quoi que bâtisse votre rival.</translation>
    </message>
    <message>
        <source>You each have two towers left. Do not lose, whatever your rival builds.</source>
        <translation>Il vous reste deux tours à chacun. Ne perdez pas, quoi que bâtisse votre rival.</translation>
    </message>
    <message>
        <source>You each have two towers left. Win, whatever your rival builds.</source>
        <translation>Il vous reste deux tours à chacun. Gagnez, quoi que bâtisse votre rival.</translation>
    </message>
    <message>
        <source>You have three towers left and your rival two. Win, whatever your rival builds.</source>
        <translation>Il vous reste trois tours, et deux à votre rival. Gagnez, quoi qu’il bâtisse.</translation>
    </message>
    <message>
        <source>You have two towers left and your rival one. Do not lose, whatever your rival builds.</source>
        <translation>Il vous reste deux tours, et une à votre rival. Ne perdez pas, quoi qu’il bâtisse.</translation>
    </message>
    <message>
        <source>You have two towers left and your rival one. Win, whatever your rival builds.</source>
        <translation>Il vous reste deux tours, et une à votre rival. Gagnez, quoi qu’il bâtisse.</translation>
    </message>
    <message>
        <source>You lead in the battle for Siena. Win for certain, whatever your rival holds.</source>
        <translation>Vous menez dans la bataille pour Sienne. Gagnez à coup sûr, quelles que soient les cartes de votre rival.</translation>
    </message>
    <message>
        <source>You need not take the region yourself.</source>
        <translation>Vous n’avez pas besoin de prendre la région vous-même.</translation>
    </message>
    <message>
        <source>Your Drum has nothing to double yet.</source>
        <translation>Votre Tambour n’a encore rien à doubler.</translation>
    </message>
    <message>
        <source>Your Sword may not cut other cards off.</source>
        <translation>Votre Épée ne doit pas couper d’autres cartes.</translation>
    </message>
    <message>
        <source>Your own forces are too weak.</source>
        <translation>Vos propres forces sont trop faibles.</translation>
    </message>
    <message>
        <source>Your rivals still hold many cards.</source>
        <translation>Vos rivaux ont encore beaucoup de cartes en main.</translation>
    </message>
    <message>
        <source>Your rival’s run of four wins next turn. Stop it.</source>
        <translation>La séquence de quatre que détient votre rival gagne au prochain tour. Arrêtez-la.</translation>
    </message>
    <message>
        <source>Your rival’s suite wins next turn. Stop it.</source>
        <translation>La suite de votre rival gagne au prochain tour. Arrêtez-la.</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message numerus="yes">
        <source>%n try(s)</source>
        <translation>
            <numerusform>%n essai</numerusform>
            <numerusform>%n essais</numerusform>
        </translation>
    </message>
    <message>
        <source>After that, nothing saves you.</source>
        <translation>Après cela, plus rien ne vous sauve.</translation>
    </message>
    <message>
        <source>After that, the moves you have left cannot win.</source>
        <translation>Après cela, les coups qui vous restent ne font plus gagner.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Change the position as you like; the puzzle stays as it is.</source>
        <translation>Changez la position à votre guise&#xa0;; le problème reste tel quel.</translation>
    </message>
    <message>
        <source>Check with the coach</source>
        <translation>Consulter le maître d’armes</translation>
    </message>
    <message>
        <source>Conquista puzzles</source>
        <translation>Problèmes de Conquista</translation>
    </message>
    <message>
        <source>Copied: the puzzle is on the clipboard.</source>
        <translation>Copié&#xa0;: le problème est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Copy as a line of text</source>
        <translation>Copier en une ligne de texte</translation>
    </message>
    <message>
        <source>Copy the puzzle as a line of text, save it as a file or a picture, or open what others sent.</source>
        <translation>Copier le problème en une ligne de texte, l’enregistrer dans un fichier ou comme image, ou ouvrir ce que d’autres ont envoyé.</translation>
    </message>
    <message>
        <source>Edit a copy</source>
        <translation>Modifier une copie</translation>
    </message>
    <message>
        <source>It belongs to a game this Conquista does not have.</source>
        <translation>Il appartient à un jeu que cette version de Conquista n’a pas.</translation>
    </message>
    <message>
        <source>It can be won</source>
        <translation>La victoire est possible</translation>
    </message>
    <message>
        <source>It cannot be won</source>
        <translation>On ne peut pas forcer la victoire,</translation>
    </message>
    <message>
        <source>It is damaged: something in it is missing or was changed. Ask for it again.</source>
        <translation>Il est abîmé&#xa0;: quelque chose y manque ou a été changé. Redemandez-le.</translation>
    </message>
    <message>
        <source>It is far too long to be a puzzle.</source>
        <translation>C’est beaucoup trop long pour un problème.</translation>
    </message>
    <message numerus="yes">
        <source>It took you %n try(s), with the hint.</source>
        <translation>
            <numerusform>Il vous a fallu&#xa0;%n essai, avec le conseil.</numerusform>
            <numerusform>Il vous a fallu&#xa0;%n essais, avec le conseil.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It took you %n try(s), without help.</source>
        <translation>
            <numerusform>Il vous a fallu&#xa0;%n essai, sans aide.</numerusform>
            <numerusform>Il vous a fallu&#xa0;%n essais, sans aide.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was made by a newer Conquista. Update Conquista first.</source>
        <translation>Il vient d’une version plus récente de Conquista. Mettez d’abord Conquista à jour.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Looking at every move of every player.</source>
        <translation>Examen de tous les coups de chaque joueur.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Problème suivant</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Pas encore résolus</translation>
    </message>
    <message>
        <source>Nothing keeps {name} from winning now.</source>
        <translation>Plus rien n’empêche {name} de gagner.</translation>
    </message>
    <message>
        <source>Now play it yourself: start over.</source>
        <translation>À vous de la jouer&#xa0;: recommencez.</translation>
    </message>
    <message>
        <source>Open a file that somebody sent…</source>
        <translation>Ouvrir un fichier reçu…</translation>
    </message>
    <message>
        <source>Open or close the shelf</source>
        <translation>Ouvrir ou fermer l’étagère</translation>
    </message>
    <message>
        <source>Paste a line that somebody sent</source>
        <translation>Coller une ligne reçue</translation>
    </message>
    <message>
        <source>Puzzle {number} of {all}</source>
        <translation>Problème {number} sur {all}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>Enregistrer comme image…</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Partager…</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Montrer la solution</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolu</translation>
    </message>
    <message>
        <source>Solved with help</source>
        <translation>Résolu avec aide</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Résolu&#xa0;!</translation>
    </message>
    <message>
        <source>Something went wrong; the puzzle stays as it is.</source>
        <translation>Une erreur s’est produite&#xa0;; le problème reste tel quel.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Stop the coach</source>
        <translation>Arrêter le maître d’armes</translation>
    </message>
    <message>
        <source>That does not save you.</source>
        <translation>Cela ne vous sauve pas.</translation>
    </message>
    <message>
        <source>That does not win.</source>
        <translation>Cela ne fait pas gagner.</translation>
    </message>
    <message>
        <source>That is the answer.</source>
        <translation>Voilà la solution.</translation>
    </message>
    <message>
        <source>That was your last move, and you have not won.</source>
        <translation>C’était votre dernier coup, et vous n’avez pas gagné.</translation>
    </message>
    <message>
        <source>That was your last move.</source>
        <translation>C’était votre dernier coup.</translation>
    </message>
    <message>
        <source>The answer was shown, so there is no seal.</source>
        <translation>La solution a été montrée&#xa0;: pas de sceau.</translation>
    </message>
    <message>
        <source>The coach cannot say.</source>
        <translation>Le maître d’armes ne sait pas.</translation>
    </message>
    <message>
        <source>The coach cannot say:</source>
        <translation>Le maître d’armes ne sait pas&#xa0;:</translation>
    </message>
    <message>
        <source>The coach could not judge that: try again.</source>
        <translation>Le maître d’armes n’a pas pu juger&#xa0;: réessayez.</translation>
    </message>
    <message>
        <source>The coach is thinking…</source>
        <translation>Le maître d’armes réfléchit…</translation>
    </message>
    <message>
        <source>The file cannot be read. Is it still there?</source>
        <translation>Le fichier ne peut être lu. Est-il encore là&#xa0;?</translation>
    </message>
    <message>
        <source>The next puzzle ({key})</source>
        <translation>Le problème suivant ({key})</translation>
    </message>
    <message>
        <source>The puzzle could not be opened.</source>
        <translation>Le problème n’a pas pu être ouvert.</translation>
    </message>
    <message>
        <source>The puzzle could not be saved.</source>
        <translation>Le problème n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>There is more than one way.</source>
        <translation>Il y a plusieurs solutions.</translation>
    </message>
    <message>
        <source>There is no hint for this one: ask the coach.</source>
        <translation>Pas de conseil pour celui-ci&#xa0;: consultez le maître d’armes.</translation>
    </message>
    <message>
        <source>This text is not a puzzle, or part of it is missing. Copy all of it.</source>
        <translation>Ce texte n’est pas un problème, ou il est incomplet. Copiez-le en entier.</translation>
    </message>
    <message>
        <source>Which puzzles are shown</source>
        <translation>Problèmes affichés</translation>
    </message>
    <message>
        <source>You need not lose:</source>
        <translation>Vous pouvez éviter la défaite&#xa0;:</translation>
    </message>
    <message>
        <source>Your tries</source>
        <translation>Vos essais</translation>
    </message>
    <message>
        <source>by force, as far as the coach looked.</source>
        <translation>aussi loin que le maître d’armes a cherché.</translation>
    </message>
    <message>
        <source>fifth try</source>
        <translation>cinquième essai</translation>
    </message>
    <message>
        <source>first try</source>
        <translation>premier essai</translation>
    </message>
    <message>
        <source>fourth try</source>
        <translation>quatrième essai</translation>
    </message>
    <message>
        <source>from a real game</source>
        <translation>tiré d’une vraie partie</translation>
    </message>
    <message>
        <source>grade {grade} of 5</source>
        <translation>difficulté {grade} sur 5</translation>
    </message>
    <message numerus="yes">
        <source>in %n move(s), and no fewer.</source>
        <translation>
            <numerusform>en %n coup.</numerusform>
            <numerusform>en %n coups, pas moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>made by hand</source>
        <translation>fait à la main</translation>
    </message>
    <message>
        <source>play on the board</source>
        <translation>jouez sur le plateau</translation>
    </message>
    <message>
        <source>puzzle of the day</source>
        <translation>problème du jour</translation>
    </message>
    <message>
        <source>second try</source>
        <translation>deuxième essai</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>résolu</translation>
    </message>
    <message>
        <source>solved with help</source>
        <translation>résolu avec aide</translation>
    </message>
    <message>
        <source>there is too much to look at.</source>
        <translation>il y a trop à examiner.</translation>
    </message>
    <message>
        <source>third try</source>
        <translation>troisième essai</translation>
    </message>
    <message>
        <source>today</source>
        <translation>du jour</translation>
    </message>
    <message>
        <source>try number {number}</source>
        <translation>essai n°&#xa0;{number}</translation>
    </message>
    <message numerus="yes">
        <source>with %n card(s) and a pass, and no fewer.</source>
        <translation>
            <numerusform>avec %n carte, puis en passant.</numerusform>
            <numerusform>avec %n cartes, pas moins, puis en passant.</numerusform>
        </translation>
    </message>
    <message>
        <source>with the right moves nobody else wins.</source>
        <translation>avec les bons coups, personne d’autre ne gagne.</translation>
    </message>
    <message>
        <source>{solved} of {all} solved</source>
        <translation>{solved} sur {all} résolus</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>%1 File</source>
        <translation>Fichier %1</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Raccourci</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
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
        <source>&amp;Look in:</source>
        <translation>&amp;Chercher dans&#xa0;:</translation>
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
        <source>Files of &amp;type:</source>
        <translation>&amp;Type de fichiers&#xa0;:</translation>
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
    <name>Remarks</name>
    <message>
        <source>Mute everyone</source>
        <translation>Ne plus lire personne</translation>
    </message>
    <message>
        <source>Mute somebody</source>
        <translation>Ne plus lire quelqu’un</translation>
    </message>
    <message>
        <source>Mute {name}</source>
        <translation>Ne plus lire {name}</translation>
    </message>
    <message>
        <source>Muted: {names}</source>
        <translation>Vous ne lisez plus&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Propos</translation>
    </message>
    <message>
        <source>Write to the table</source>
        <translation>Écrire à la table</translation>
    </message>
    <message>
        <source>Write to the table…</source>
        <translation>Écrire à la table…</translation>
    </message>
    <message>
        <source>You only watch</source>
        <translation>Vous regardez seulement</translation>
    </message>
    <message>
        <source>{key} to write, Enter to send, Esc to go back to the board</source>
        <translation>{key} pour écrire, Entrée pour envoyer, Échap pour revenir au plateau</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Moment de la partie</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Reculer d’un coup</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Avancer d’un coup</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Mains visibles</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Speed (plus and minus)</source>
        <translation>Vitesse (plus et moins)</translation>
    </message>
    <message>
        <source>Speed: {speed}×</source>
        <translation>Vitesse&#xa0;: {speed}×</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>What a strong player would have done, from the same seat</source>
        <translation>Ce qu’un joueur fort aurait fait à la même place</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>{move}, step {step} of {steps}</source>
        <translation>{move}, étape {step} sur {steps}</translation>
    </message>
    <message>
        <source>{number}, {step}/{steps}</source>
        <translation>{number}, {step}/{steps}</translation>
    </message>
    <message>
        <source>{ply} of {last}</source>
        <translation>{ply} sur {last}</translation>
    </message>
    <message>
        <source>{speed}×</source>
        <translation>{speed}×</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%n ahead</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n d’avance</numerusform>
            <numerusform>%n d’avance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n behind</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n de retard</numerusform>
            <numerusform>%n de retard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tries per move</source>
        <translation>
            <numerusform>%n essai par coup</numerusform>
            <numerusform>%n essais par coup</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A bot in your seat played %n move(s).</source>
        <translation>
            <numerusform>Un robot a joué %n coup à votre place.</numerusform>
            <numerusform>Un robot a joué %n coups à votre place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A bot in {name}’s seat played %n move(s).</source>
        <translation>
            <numerusform>Un robot a remplacé {name} pour %n coup.</numerusform>
            <numerusform>Un robot a remplacé {name} pour %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>A rough value so far: the coach is still working on it.</source>
        <translation>Valeur provisoire&#xa0;: le maître d’armes y travaille encore.</translation>
    </message>
    <message numerus="yes">
        <source>About %n min left.</source>
        <comment>time</comment>
        <translation>
            <numerusform>Il reste environ %n min.</numerusform>
            <numerusform>Il reste environ %n min.</numerusform>
        </translation>
    </message>
    <message>
        <source>After move {ply} of {last}</source>
        <translation>Après le coup {ply} sur {last}</translation>
    </message>
    <message>
        <source>All the same: {told}</source>
        <comment>a mistake was followed by a gain</comment>
        <translation>Malgré cela&#xa0;: {told}</translation>
    </message>
    <message numerus="yes">
        <source>At %n possible turning point(s), no certain loss was found.</source>
        <translation>
            <numerusform>%n tournant possible n’a finalement rien fait perdre à coup sûr.</numerusform>
            <numerusform>%n tournants possibles n’ont finalement rien fait perdre à coup sûr.</numerusform>
        </translation>
    </message>
    <message>
        <source>At a turning point, you can try the coach’s move here.</source>
        <translation>À un tournant, on peut essayer ici le coup du maître d’armes.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Before move {ply} of {last}</source>
        <translation>Avant le coup {ply} sur {last}</translation>
    </message>
    <message>
        <source>Being checked</source>
        <translation>En cours d’examen</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Mieux&#xa0;: {move}</translation>
    </message>
    <message>
        <source>Both moves compared directly: the mean of several searches.</source>
        <translation>Les deux coups comparés directement&#xa0;: moyenne de plusieurs calculs.</translation>
    </message>
    <message>
        <source>By what you knew,</source>
        <translation>Selon ce que vous saviez,</translation>
    </message>
    <message>
        <source>By what {name} knew,</source>
        <translation>Selon ce que savait {name},</translation>
    </message>
    <message>
        <source>Cards you had seen are face up, the others face down.</source>
        <translation>Les cartes que vous aviez vues sont face visible, les autres face cachée.</translation>
    </message>
    <message>
        <source>Cards {name} had seen are face up, the others face down.</source>
        <translation>Les cartes déjà vues par {name} sont face visible, les autres face cachée.</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <translation>Chances de victoire</translation>
    </message>
    <message>
        <source>Chance of winning, found by searching ahead from here.</source>
        <translation>Chances de victoire, estimées en calculant les coups suivants.</translation>
    </message>
    <message>
        <source>Chance of winning, in imagined worlds that fit what was known then.</source>
        <translation>Chances de victoire, dans des mondes imaginés selon ce qu’on savait.</translation>
    </message>
    <message>
        <source>Chance with open hands</source>
        <translation>Chances, mains visibles</translation>
    </message>
    <message>
        <source>Chances now</source>
        <translation>Chances à ce moment</translation>
    </message>
    <message>
        <source>Ctrl with ← and →: from chapter to chapter</source>
        <translation>Ctrl avec ← et →&#xa0;: de chapitre en chapitre</translation>
    </message>
    <message>
        <source>Estimated between the moves of {name}, whose chances were searched.</source>
        <translation>Estimé entre les coups joués par {name}, dont les chances ont été calculées.</translation>
    </message>
    <message>
        <source>Estimated between your moves, whose chances were searched.</source>
        <translation>Estimé entre vos coups, dont les chances ont été calculées.</translation>
    </message>
    <message>
        <source>Estimated from the moments around it.</source>
        <translation>Estimé d’après les moments voisins.</translation>
    </message>
    <message>
        <source>Estimated. From the next move on, everything is searched to the end: a jump there need not be a mistake.</source>
        <translation>Estimé. Dès le coup suivant, tout est examiné jusqu’au bout&#xa0;: un écart à cet endroit n’est pas forcément une faute.</translation>
    </message>
    <message>
        <source>Every hand is counted, open or not: this is hindsight.</source>
        <translation>Calculé avec toutes les mains, visibles ou non&#xa0;: c’est un jugement après coup.</translation>
    </message>
    <message>
        <source>Every hand is counted, open or not; estimated from the moments around it.</source>
        <translation>Calculé avec toutes les mains, visibles ou non&#xa0;; estimé d’après les moments voisins.</translation>
    </message>
    <message>
        <source>Everyone agreed to end the game here, without a winner.</source>
        <translation>Ici, tout le monde était d’accord pour arrêter la partie, sans vainqueur.</translation>
    </message>
    <message>
        <source>Found by a search, as for a hint.</source>
        <translation>Calculé comme pour un conseil.</translation>
    </message>
    <message>
        <source>Found by searching ahead from here.</source>
        <translation>Estimé en calculant les coups suivants.</translation>
    </message>
    <message>
        <source>Found by searching ahead,</source>
        <translation>En calculant les coups suivants,</translation>
    </message>
    <message>
        <source>From here on, neither player can force a win. Earlier chances are estimated.</source>
        <translation>À partir d’ici, personne ne peut forcer la victoire. Les chances antérieures sont estimées.</translation>
    </message>
    <message>
        <source>From here on, you can win whatever {rival} plays. Earlier chances are estimated.</source>
        <translation>À partir d’ici, vous pouvez gagner, quoi que joue {rival}. Les chances antérieures sont estimées.</translation>
    </message>
    <message>
        <source>From here on, {name} can win whatever you play. Earlier chances are estimated.</source>
        <translation>À partir d’ici, {name} peut gagner, quoi que vous jouiez. Les chances antérieures sont estimées.</translation>
    </message>
    <message>
        <source>From here on, {name} can win whatever {rival} plays. Earlier chances are estimated.</source>
        <translation>À partir d’ici, {name} peut gagner, quoi que joue {rival}. Les chances antérieures sont estimées.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <source>Hindsight: as the cards lay, it made no clear difference: {after} after this move, {coach} after the coach’s.</source>
        <translation>Après coup&#xa0;: vu les mains de chacun, la différence n’était pas nette&#xa0;: {after} après ce coup, {coach} après celui du maître d’armes.</translation>
    </message>
    <message>
        <source>Hindsight: as the cards lay, nothing was lost by it.</source>
        <translation>Après coup&#xa0;: vu les mains de chacun, ce coup n’a rien coûté.</translation>
    </message>
    <message>
        <source>Hindsight: as the cards lay, {after} after this move, {coach} after the coach’s.</source>
        <translation>Après coup&#xa0;: vu les mains de chacun, {after} après ce coup, {coach} après celui du maître d’armes.</translation>
    </message>
    <message>
        <source>Hindsight: every hand open,</source>
        <translation>Après coup&#xa0;: mains visibles,</translation>
    </message>
    <message>
        <source>In blue: what you could not know, and the coach did not look at.</source>
        <translation>En bleu&#xa0;: ce que vous ne pouviez pas savoir&#xa0;; le maître d’armes ne l’a pas regardé non plus.</translation>
    </message>
    <message>
        <source>In blue: what you could not know.</source>
        <translation>En bleu&#xa0;: ce que vous ne pouviez pas savoir.</translation>
    </message>
    <message>
        <source>In blue: what {name} could not know, and the coach did not look at.</source>
        <translation>En bleu&#xa0;: ce qui restait caché à {name}&#xa0;; le maître d’armes ne l’a pas regardé non plus.</translation>
    </message>
    <message>
        <source>In blue: what {name} could not know.</source>
        <translation>En bleu&#xa0;: ce qui restait caché à {name}.</translation>
    </message>
    <message>
        <source>It might have gone like this.</source>
        <translation>Voilà comment cela aurait pu se passer.</translation>
    </message>
    <message>
        <source>Less than a minute left.</source>
        <translation>Il reste moins d’une minute.</translation>
    </message>
    <message>
        <source>Move {ply} of {last}</source>
        <translation>Coup {ply} sur {last}</translation>
    </message>
    <message>
        <source>Moves of</source>
        <translation>Coups joués par</translation>
    </message>
    <message>
        <source>Moves of {name}</source>
        <translation>Coups joués par {name}</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>brief</comment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Tournant suivant</translation>
    </message>
    <message>
        <source>No immediate effect of the coach’s move explains this: it pays off only later.</source>
        <translation>Aucun effet immédiat du coup du maître d’armes n’explique cet écart&#xa0;: ce coup ne paie que plus tard.</translation>
    </message>
    <message>
        <source>No turning point is known yet.</source>
        <translation>Aucun tournant n’est encore connu.</translation>
    </message>
    <message>
        <source>No turning point: no other move was clearly better than those of {name}.</source>
        <translation>Aucun tournant&#xa0;: aucun autre coup n’était nettement meilleur que ceux joués par {name}.</translation>
    </message>
    <message>
        <source>No turning point: no other move was clearly better than yours.</source>
        <translation>Aucun tournant&#xa0;: aucun autre coup n’était nettement meilleur que les vôtres.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Reculer d’un coup</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Avancer d’un coup</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Mains visibles</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continuer à partir d’ici</translation>
    </message>
    <message>
        <source>Play the coach’s move and see what happens</source>
        <translation>Jouer le coup du maître d’armes et voir ce qui arrive</translation>
    </message>
    <message>
        <source>Played on from here in imagined worlds that fit what you knew.</source>
        <translation>Parties jouées à partir d’ici dans des mondes imaginés conformes à ce que vous saviez.</translation>
    </message>
    <message>
        <source>Played on from here in imagined worlds that fit what {name} knew.</source>
        <translation>Parties jouées à partir d’ici dans des mondes imaginés conformes à ce que savait {name}.</translation>
    </message>
    <message>
        <source>Possible turning point</source>
        <translation>Tournant possible</translation>
    </message>
    <message>
        <source>Save the review as a picture or as text</source>
        <translation>Enregistrer l’analyse en image ou en texte</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Searched to the end.</source>
        <translation>Examiné jusqu’au bout.</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Vu par</translation>
    </message>
    <message>
        <source>Seen by you</source>
        <translation>Vu par vous</translation>
    </message>
    <message>
        <source>Seen by {name}</source>
        <translation>Vu par {name}</translation>
    </message>
    <message>
        <source>The chance of {name} is calculated exactly, the others are estimated.</source>
        <translation>Pour {name}, les chances sont calculées exactement&#xa0;; les autres sont estimées.</translation>
    </message>
    <message>
        <source>The chances here are not computed yet. They will appear soon.</source>
        <translation>Les chances à ce moment ne sont pas encore calculées. Elles s’afficheront bientôt.</translation>
    </message>
    <message>
        <source>The coach could not look at this game.</source>
        <translation>Le maître d’armes n’a pas pu examiner cette partie.</translation>
    </message>
    <message>
        <source>The coach gave this move as a hint. With longer thought it prefers another one.</source>
        <translation>Le maître d’armes a lui-même conseillé ce coup. En y réfléchissant davantage, il en préfère un autre.</translation>
    </message>
    <message>
        <source>The coach has done {share} of the review.</source>
        <translation>Le maître d’armes a fait {share} de l’analyse.</translation>
    </message>
    <message>
        <source>The coach is beginning the review…</source>
        <translation>Le maître d’armes commence l’analyse…</translation>
    </message>
    <message>
        <source>The coach is still checking this move: it may prove to have lost nothing.</source>
        <translation>Le maître d’armes examine encore ce coup&#xa0;: il se peut qu’il n’ait rien coûté.</translation>
    </message>
    <message>
        <source>The coach is still examining this game.</source>
        <translation>Le maître d’armes examine encore cette partie.</translation>
    </message>
    <message>
        <source>The coach’s move</source>
        <translation>Le coup du maître d’armes</translation>
    </message>
    <message>
        <source>The coach’s move is being tried.</source>
        <translation>On essaie le coup du maître d’armes.</translation>
    </message>
    <message>
        <source>The coach’s move saves the draw, whatever you play; the move played loses.</source>
        <translation>Le coup du maître d’armes sauve la nulle, quoi que vous jouiez&#xa0;; le coup joué perd.</translation>
    </message>
    <message>
        <source>The coach’s move saves the draw, whatever {rival} plays; the move played loses.</source>
        <translation>Le coup du maître d’armes sauve la nulle, quoi que joue {rival}&#xa0;; le coup joué perd.</translation>
    </message>
    <message>
        <source>The coach’s move wins, whatever you play; the move played does not.</source>
        <translation>Le coup du maître d’armes gagne, quoi que vous jouiez&#xa0;; le coup joué, non.</translation>
    </message>
    <message>
        <source>The coach’s move wins, whatever {rival} plays; the move played does not.</source>
        <translation>Le coup du maître d’armes gagne, quoi que joue {rival}&#xa0;; le coup joué, non.</translation>
    </message>
    <message>
        <source>The curve is still being computed.</source>
        <translation>Le calcul de la courbe n’est pas terminé.</translation>
    </message>
    <message>
        <source>The final score if both play their best: {better} with the coach’s move, {worse} with the move played.</source>
        <translation>Le score final si chacun joue au mieux&#xa0;: {better} avec le coup du maître d’armes, {worse} avec le coup joué.</translation>
    </message>
    <message>
        <source>The game was given up here.</source>
        <translation>La partie a été abandonnée ici.</translation>
    </message>
    <message>
        <source>The reason is the same as at turning point {number}.</source>
        <translation>La raison est la même qu’au tournant {number}.</translation>
    </message>
    <message>
        <source>The score after the best reply: {better} with the coach’s move, {worse} with the move played.</source>
        <translation>Le score après la meilleure réponse&#xa0;: {better} avec le coup du maître d’armes, {worse} avec le coup joué.</translation>
    </message>
    <message>
        <source>There is no other turning point.</source>
        <translation>Il n’y a pas d’autre tournant.</translation>
    </message>
    <message>
        <source>This game has no turning point.</source>
        <translation>Cette partie n’a pas de tournant.</translation>
    </message>
    <message>
        <source>This move followed a hint of the coach.</source>
        <translation>Ce coup a suivi un conseil du maître d’armes.</translation>
    </message>
    <message>
        <source>To the next turning point; with Shift, to the previous one</source>
        <translation>Au tournant suivant&#xa0;; avec Maj, au précédent</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>brief</comment>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Turning point {number} of {count}</source>
        <translation>Tournant {number} sur {count}</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Tournants</translation>
    </message>
    <message>
        <source>What followed at move {number}: {told}</source>
        <translation>Ce qui a suivi, au coup {number}&#xa0;: {told}</translation>
    </message>
    <message>
        <source>What followed: {told}</source>
        <translation>Ce qui a suivi&#xa0;: {told}</translation>
    </message>
    <message>
        <source>What was known</source>
        <translation>Ce qu’on savait</translation>
    </message>
    <message>
        <source>What you knew</source>
        <translation>Ce qu’on savait</translation>
    </message>
    <message>
        <source>Where the chances went</source>
        <translation>Où les chances ont chuté</translation>
    </message>
    <message>
        <source>You chose no move, so there is nothing to judge.</source>
        <translation>Vous n’avez choisi aucun coup&#xa0;: il n’y a rien à juger.</translation>
    </message>
    <message>
        <source>You gave up before your first move, so there is nothing to judge.</source>
        <translation>Vous avez abandonné avant votre premier coup&#xa0;: il n’y a rien à juger.</translation>
    </message>
    <message>
        <source>You were never the favourite.</source>
        <translation>Vous n’avez jamais eu l’avantage.</translation>
    </message>
    <message numerus="yes">
        <source>You were the favourite for {ahead} of %n move(s).</source>
        <translation>
            <numerusform>Coups où vous aviez l’avantage&#xa0;: {ahead} sur %n.</numerusform>
            <numerusform>Coups où vous aviez l’avantage&#xa0;: {ahead} sur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your best answer to the coach’s move: {told}</source>
        <translation>Votre meilleure réponse au coup du maître d’armes&#xa0;: {told}</translation>
    </message>
    <message>
        <source>Your best answer to the move played: {told}</source>
        <translation>Votre meilleure réponse au coup joué&#xa0;: {told}</translation>
    </message>
    <message>
        <source>Your chance is calculated exactly, the others are estimated.</source>
        <translation>Vos chances sont calculées exactement, les autres sont estimées.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Votre coup</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>Vos coups</translation>
    </message>
    <message>
        <source>Your possible moves</source>
        <translation>Vos coups possibles</translation>
    </message>
    <message>
        <source>Your steepest fall</source>
        <translation>Votre plus forte baisse</translation>
    </message>
    <message>
        <source>after {move}</source>
        <translation>après {move}</translation>
    </message>
    <message>
        <source>before move {ply} of {last}</source>
        <translation>avant le coup {ply} sur {last}</translation>
    </message>
    <message>
        <source>dotted: after the coach’s move</source>
        <translation>pointillé&#xa0;: après celui du maître d’armes</translation>
    </message>
    <message>
        <source>level</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>perd</translation>
    </message>
    <message>
        <source>move</source>
        <translation>coup</translation>
    </message>
    <message>
        <source>move {ply} of {last}</source>
        <translation>coup {ply} sur {last}</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>aucune carte</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>nobody won</source>
        <translation>personne n’a gagné</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>pas encore calculé</translation>
    </message>
    <message numerus="yes">
        <source>up to %n game(s) per move</source>
        <translation>
            <numerusform>au plus&#xa0;%n partie par coup</numerusform>
            <numerusform>au plus&#xa0;%n parties par coup</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n tries per move</source>
        <translation>
            <numerusform>jusqu’à %n essai par coup</numerusform>
            <numerusform>jusqu’à %n essais par coup</numerusform>
        </translation>
    </message>
    <message>
        <source>which you could not know</source>
        <translation>ce qui vous était caché</translation>
    </message>
    <message>
        <source>which {name} could not know</source>
        <translation>ce qui restait caché à {name}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>won</source>
        <translation>victoire</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <comment>two chances, the second with its per cent</comment>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>{earlier} and {later}: from move to move</source>
        <translation>{earlier} et {later}&#xa0;: de coup en coup</translation>
    </message>
    <message>
        <source>{heading}: {move}</source>
        <comment>whose move it was, and the move</comment>
        <translation>{heading}&#xa0;: {move}</translation>
    </message>
    <message>
        <source>{name} chose no move, so there is nothing to judge.</source>
        <translation>{name} n’a choisi aucun coup&#xa0;: il n’y a rien à juger.</translation>
    </message>
    <message>
        <source>{name} gave up before a first move, so there is nothing to judge.</source>
        <translation>{name} a abandonné avant un premier coup&#xa0;: il n’y a rien à juger.</translation>
    </message>
    <message>
        <source>{name} was never the favourite.</source>
        <translation>{name} n’a jamais eu l’avantage.</translation>
    </message>
    <message numerus="yes">
        <source>{name} was the favourite for {ahead} of %n move(s).</source>
        <translation>
            <numerusform>Coups où {name} avait l’avantage&#xa0;: {ahead} sur %n.</numerusform>
            <numerusform>Coups où {name} avait l’avantage&#xa0;: {ahead} sur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} {chance}</source>
        <translation>{name} {chance}</translation>
    </message>
    <message>
        <source>{name}’s move</source>
        <translation>{name} a joué</translation>
    </message>
    <message>
        <source>{name}’s possible moves</source>
        <translation>Coups possibles pour {name}</translation>
    </message>
    <message>
        <source>{name}’s steepest fall</source>
        <translation>Plus forte baisse&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{place} · {move}</source>
        <comment>when it was, and the move</comment>
        <translation>{place} · {move}</translation>
    </message>
    <message>
        <source>{place}, move {ply} of {last}</source>
        <translation>{place}, coup {ply} sur {last}</translation>
    </message>
    <message>
        <source>{place}, won by nobody</source>
        <translation>{place}, que personne ne gagne</translation>
    </message>
    <message>
        <source>{place}, won by you</source>
        <translation>{place}, que vous gagnez</translation>
    </message>
    <message>
        <source>{place}, won by {name}</source>
        <translation>{place}, que gagne {name}</translation>
    </message>
    <message>
        <source>{place}: {name}</source>
        <translation>{place}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{rival}’s best answer to the coach’s move: {told}</source>
        <translation>{rival}, meilleure réponse au coup du maître d’armes&#xa0;: {told}</translation>
    </message>
    <message>
        <source>{rival}’s best answer to the move played: {told}</source>
        <translation>{rival}, meilleure réponse au coup joué&#xa0;: {told}</translation>
    </message>
    <message>
        <source>{words}: {figures} per cent</source>
        <translation>{words}&#xa0;: {figures} pour cent</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>No section has all of these words.</source>
        <translation>Aucun chapitre ne contient tous ces mots.</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>These rules are not yet translated into {language}; this is the English text.</source>
        <translation>Ces règles ne sont pas encore traduites ({language})&#xa0;; voici le texte anglais.</translation>
    </message>
    <message>
        <source>{title} – Conquista</source>
        <translation>{title} – Conquista</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>why this score?</source>
        <translation>pourquoi ce score&#xa0;?</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>pourquoi&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Seals</name>
    <message>
        <source>A hundred games</source>
        <translation>Cent parties</translation>
    </message>
    <message>
        <source>Beat a Captain without hints or undo.</source>
        <translation>Battez un Capitaine sans conseil ni coup annulé.</translation>
    </message>
    <message>
        <source>Beat a Doge five times without hints or undo.</source>
        <translation>Battez cinq fois un Doge sans conseil ni coup annulé.</translation>
    </message>
    <message>
        <source>Beat a Doge without hints or undo.</source>
        <translation>Battez un Doge sans conseil ni coup annulé.</translation>
    </message>
    <message>
        <source>Beat a Knight without hints or undo.</source>
        <translation>Battez un Chevalier sans conseil ni coup annulé.</translation>
    </message>
    <message>
        <source>Beat a Squire without hints or undo.</source>
        <translation>Battez un Écuyer sans conseil ni coup annulé.</translation>
    </message>
    <message>
        <source>Captain beaten</source>
        <translation>Capitaine battu</translation>
    </message>
    <message>
        <source>Do all the lessons of {game}.</source>
        <translation>Suivez toutes les leçons du jeu {game}.</translation>
    </message>
    <message>
        <source>Do the lessons of every box.</source>
        <translation>Suivez les leçons de toutes les boîtes.</translation>
    </message>
    <message>
        <source>Doge beaten</source>
        <translation>Doge battu</translation>
    </message>
    <message>
        <source>Doge, five times</source>
        <translation>Cinq Doges</translation>
    </message>
    <message>
        <source>Every box</source>
        <translation>Toutes les boîtes</translation>
    </message>
    <message>
        <source>Every lesson</source>
        <translation>Toutes les leçons</translation>
    </message>
    <message>
        <source>Every puzzle</source>
        <translation>Tous les problèmes</translation>
    </message>
    <message>
        <source>Fifty games</source>
        <translation>Cinquante parties</translation>
    </message>
    <message>
        <source>First puzzle</source>
        <translation>Premier problème</translation>
    </message>
    <message>
        <source>First victory</source>
        <translation>Première victoire</translation>
    </message>
    <message>
        <source>Full table</source>
        <translation>Table pleine</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règle maison</translation>
    </message>
    <message>
        <source>Knight beaten</source>
        <translation>Chevalier battu</translation>
    </message>
    <message>
        <source>Lessons: {game}</source>
        <translation>Leçons&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Play a hundred games.</source>
        <translation>Jouez cent parties.</translation>
    </message>
    <message>
        <source>Play fifty games.</source>
        <translation>Jouez cinquante parties.</translation>
    </message>
    <message numerus="yes">
        <source>Puzzle of %n star(s)</source>
        <translation>
            <numerusform>Problème à %n étoile</numerusform>
            <numerusform>Problème à %n étoiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Seven in a row</source>
        <translation>Sept de suite</translation>
    </message>
    <message numerus="yes">
        <source>Solve a puzzle of %n star(s) without being shown the answer.</source>
        <translation>
            <numerusform>Résolvez un problème à %n étoile sans en voir la solution.</numerusform>
            <numerusform>Résolvez un problème à %n étoiles sans en voir la solution.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve a puzzle without being shown the answer.</source>
        <translation>Résolvez un problème sans en voir la solution.</translation>
    </message>
    <message>
        <source>Solve all puzzles without being shown the answer.</source>
        <translation>Résolvez tous les problèmes sans en voir la solution.</translation>
    </message>
    <message>
        <source>Solve ten puzzles without being shown the answer.</source>
        <translation>Résolvez dix problèmes sans en voir la solution.</translation>
    </message>
    <message>
        <source>Squire beaten</source>
        <translation>Écuyer battu</translation>
    </message>
    <message>
        <source>Table of four</source>
        <translation>Table de quatre</translation>
    </message>
    <message>
        <source>Ten puzzles</source>
        <translation>Dix problèmes</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>Trois de suite</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Sans aide</translation>
    </message>
    <message>
        <source>Win a game from every box on the shelf.</source>
        <translation>Gagnez une partie avec chaque boîte de l’étagère.</translation>
    </message>
    <message>
        <source>Win a game.</source>
        <translation>Gagnez une partie.</translation>
    </message>
    <message>
        <source>Win at a table of five or more.</source>
        <translation>Gagnez à une table de cinq joueurs ou plus.</translation>
    </message>
    <message>
        <source>Win at a table of four or more.</source>
        <translation>Gagnez à une table de quatre ou plus.</translation>
    </message>
    <message>
        <source>Win seven games in a row.</source>
        <translation>Gagnez sept parties d’affilée.</translation>
    </message>
    <message>
        <source>Win ten games without hints or undo.</source>
        <translation>Gagnez dix parties sans conseil ni coup annulé.</translation>
    </message>
    <message>
        <source>Win three games in a row.</source>
        <translation>Gagnez trois parties d’affilée.</translation>
    </message>
    <message>
        <source>Win with an optional rule.</source>
        <translation>Gagnez avec une règle facultative.</translation>
    </message>
    <message>
        <source>You earn the seal {name}.</source>
        <translation>Vous gagnez le sceau {name}.</translation>
    </message>
    <message>
        <source>You earn the seals {names}.</source>
        <translation>Vous gagnez les sceaux {names}.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>«&#xa0;{name}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>%n en main</numerusform>
            <numerusform>%n en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s)</source>
        <comment>wait for an answer</comment>
        <translation>
            <numerusform>%n offre</numerusform>
            <numerusform>%n offres</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message numerus="yes">
        <source>broke %n promise(s)</source>
        <translation>
            <numerusform>a rompu %n promesse</numerusform>
            <numerusform>a rompu %n promesses</numerusform>
        </translation>
    </message>
    <message>
        <source>{key} hands the screen over to answer them.</source>
        <translation>{key} passe l’écran pour y répondre.</translation>
    </message>
    <message>
        <source>{seconds}&#xa0;s</source>
        <translation>{seconds}&#xa0;s</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>A ship, smoke or a cloud moves while you think, unless animations are off.</source>
        <translation>Si les animations sont actives, un navire, une fumée ou un nuage bouge pendant que vous réfléchissez.</translation>
    </message>
    <message>
        <source>Also before you leave your seat to a bot. Nothing is asked when you leave a game: it is saved, and you can continue it at any time.</source>
        <translation>De même avant de laisser votre place à un robot. Rien n’est demandé quand vous quittez une partie&#xa0;: elle est enregistrée, et vous pouvez la reprendre à tout moment.</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Ask before I resign or surrender</source>
        <translation>Demander avant d’abandonner ou de se rendre</translation>
    </message>
    <message>
        <source>At a table with friends, while another window is in front, if the system shows messages.</source>
        <translation>À une table entre amis, quand une autre fenêtre est au premier plan, si le système affiche des messages.</translation>
    </message>
    <message>
        <source>Curtain</source>
        <comment>hands</comment>
        <translation>Rideau</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>animation</comment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace</comment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Hold a key to look</source>
        <comment>hands</comment>
        <translation>Touche à maintenir</translation>
    </message>
    <message>
        <source>How much the bots say and offer in games where players make agreements, from the next game on.</source>
        <translation>Ce que les robots disent et proposent dans les jeux à accords, dès la prochaine partie.</translation>
    </message>
    <message>
        <source>In Italian</source>
        <comment>places</comment>
        <translation>En italien</translation>
    </message>
    <message>
        <source>In the language of the application</source>
        <comment>places</comment>
        <translation>Dans la langue de l’application</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>pace</comment>
        <translation>Immédiat</translation>
    </message>
    <message>
        <source>Key M turns it off and on.</source>
        <translation>La touche M le coupe et le remet.</translation>
    </message>
    <message>
        <source>Keys + and − change it during a game.</source>
        <translation>Pendant une partie, les touches + et − le changent aussi.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>text</comment>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Largest</source>
        <comment>text</comment>
        <translation>Très grande</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Lively</source>
        <comment>table talk</comment>
        <translation>Animés</translation>
    </message>
    <message>
        <source>Loud</source>
        <comment>volume</comment>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Movement at rest</source>
        <translation>Décor animé</translation>
    </message>
    <message>
        <source>Names of cities</source>
        <translation>Noms des villes</translation>
    </message>
    <message>
        <source>No sound device was found.</source>
        <translation>Aucun périphérique audio n’a été trouvé.</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>animation</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>text</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>volume</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>animation</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Rythme des robots</translation>
    </message>
    <message>
        <source>Programs that play…</source>
        <translation>Programmes qui jouent…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Silent</source>
        <comment>table talk</comment>
        <translation>Muets</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace</comment>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Small</source>
        <comment>text</comment>
        <translation>Petite</translation>
    </message>
    <message>
        <source>Soft</source>
        <comment>volume</comment>
        <translation>Faible</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Sparing</source>
        <comment>table talk</comment>
        <translation>Sobres</translation>
    </message>
    <message>
        <source>Table talk</source>
        <translation>Propos de table</translation>
    </message>
    <message>
        <source>Tell me when friends are waiting for me</source>
        <translation>Me prévenir quand mes amis m’attendent</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>The bots answer, make an offer and call for help.</source>
        <translation>Les robots répondent, proposent peu et appellent à l’aide.</translation>
    </message>
    <message>
        <source>The bots greet, and remark on the game now and then.</source>
        <translation>Les robots saluent et, de temps en temps, commentent la partie.</translation>
    </message>
    <message>
        <source>The bots make more offers, and also greet and praise.</source>
        <translation>Les robots proposent davantage&#xa0;; ils saluent et félicitent aussi.</translation>
    </message>
    <message>
        <source>The bots only greet.</source>
        <translation>Les robots saluent, sans plus.</translation>
    </message>
    <message>
        <source>The bots say nothing and take no offers.</source>
        <translation>Les robots ne disent rien et n’acceptent aucune offre.</translation>
    </message>
    <message>
        <source>The bots say nothing.</source>
        <translation>Les robots ne disent rien.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>With several people at one screen: how a hand stays hidden until its owner looks.</source>
        <translation>À plusieurs devant le même écran&#xa0;: comment une main reste cachée tant que son propriétaire ne la regarde pas.</translation>
    </message>
    <message>
        <source>{talk}: {meaning}</source>
        <translation>{talk}&#xa0;: {meaning}</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message numerus="yes">
        <source>%n number(s) changed</source>
        <translation>
            <numerusform>%n nombre modifié</numerusform>
            <numerusform>%n nombres modifiés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>All bots: {level}</source>
        <translation>Tous les robots&#xa0;: {level}</translation>
    </message>
    <message>
        <source>All my games</source>
        <translation>Toutes mes parties</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Robot</translation>
    </message>
    <message>
        <source>Bots take every seat, with all hands open.</source>
        <translation>Un robot à chaque place, toutes les mains visibles.</translation>
    </message>
    <message>
        <source>Bots take every seat.</source>
        <translation>Un robot à chaque place.</translation>
    </message>
    <message>
        <source>Choose a number to deal the same cards every time.</source>
        <translation>Choisissez un numéro pour distribuer chaque fois les mêmes cartes.</translation>
    </message>
    <message>
        <source>Choose a number to let the same player begin every time.</source>
        <translation>Choisissez un numéro pour que le même joueur commence à chaque fois.</translation>
    </message>
    <message>
        <source>Click to change the name</source>
        <translation>Cliquez pour changer le nom</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Détails…</translation>
    </message>
    <message>
        <source>Double-click to play at once</source>
        <translation>Double-cliquez pour jouer tout de suite</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Give every bot this strength</source>
        <translation>Donner cette force à tous les robots</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Registre</translation>
    </message>
    <message>
        <source>Light, dark or high contrast</source>
        <translation>Clair, sombre ou contraste élevé</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Menu (F10)</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mes parties</translation>
    </message>
    <message>
        <source>Name of {charge}</source>
        <translation>Nom ({charge})</translation>
    </message>
    <message>
        <source>Numbers as printed</source>
        <translation>Nombres d’origine</translation>
    </message>
    <message>
        <source>Numbers that players may agree on</source>
        <translation>Nombres dont les joueurs peuvent convenir</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Jouez votre première partie</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Seat of {charge}</source>
        <translation>Place ({charge})</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Seats and variants</source>
        <translation>Places et variantes</translation>
    </message>
    <message>
        <source>Strength of {charge}</source>
        <translation>Force du robot ({charge})</translation>
    </message>
    <message>
        <source>Take a box from the shelf.</source>
        <translation>Prenez une boîte sur l’étagère.</translation>
    </message>
    <message>
        <source>The number of the deal decides who begins.</source>
        <translation>Le numéro de la donne décide qui commence.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>Partie inachevée</translation>
    </message>
    <message>
        <source>Unfinished game that you watched</source>
        <translation>Partie inachevée que vous regardiez</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Watch bots</source>
        <translation>Regarder les robots</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Who plays {charge}</source>
        <translation>{charge}&#xa0;: qui joue&#xa0;?</translation>
    </message>
    <message>
        <source>a new one every game</source>
        <translation>nouvelle à chaque partie</translation>
    </message>
    <message>
        <source>against</source>
        <translation>contre</translation>
    </message>
    <message>
        <source>an evening of matches</source>
        <translation>une soirée de parties</translation>
    </message>
    <message>
        <source>boards, cards and boxes</source>
        <translation>plateaux, cartes et boîtes</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>tiré au sort</translation>
    </message>
    <message>
        <source>by the deal</source>
        <translation>selon la donne</translation>
    </message>
    <message>
        <source>left off on {day}</source>
        <translation>quittée le {day}</translation>
    </message>
    <message>
        <source>left off today, {time}</source>
        <translation>quittée aujourd’hui à {time}</translation>
    </message>
    <message>
        <source>left off yesterday, {time}</source>
        <translation>quittée hier à {time}</translation>
    </message>
    <message>
        <source>lessons at a real table</source>
        <translation>des leçons à une vraie table</translation>
    </message>
    <message>
        <source>lessons that become a game</source>
        <translation>des leçons qui deviennent une partie</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>one right answer each</source>
        <translation>une seule bonne réponse</translation>
    </message>
    <message>
        <source>to read and search</source>
        <translation>à lire, avec recherche</translation>
    </message>
    <message>
        <source>unfinished and finished</source>
        <translation>inachevées et terminées</translation>
    </message>
    <message>
        <source>victories and seals</source>
        <translation>victoires et sceaux</translation>
    </message>
    <message>
        <source>{first}–{last} players</source>
        <translation>{first} à {last} joueurs</translation>
    </message>
    <message>
        <source>{minutes}&#xa0;min</source>
        <translation>{minutes}&#xa0;min</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>A bot plays for you now.</source>
        <translation>Un robot joue maintenant pour vous.</translation>
    </message>
    <message>
        <source>A bot plays for you.</source>
        <translation>Un robot joue pour vous.</translation>
    </message>
    <message>
        <source>A bot plays for {name}.</source>
        <translation>Un robot joue pour {name}.</translation>
    </message>
    <message>
        <source>A click keeps it open until you click again, press Esc or make your move.</source>
        <translation>Un clic la garde visible jusqu’au prochain clic, à Échap ou à votre coup.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Revenir à la partie</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Retour à l’étagère</translation>
    </message>
    <message>
        <source>Back to your seat</source>
        <translation>Reprendre votre place</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Bots play at once.</source>
        <translation>Les robots jouent aussitôt.</translation>
    </message>
    <message>
        <source>Bots play at their usual pace.</source>
        <translation>Les robots jouent à leur rythme habituel.</translation>
    </message>
    <message>
        <source>Bots play fast.</source>
        <translation>Les robots jouent vite.</translation>
    </message>
    <message>
        <source>Bots play slowly.</source>
        <translation>Les robots jouent lentement.</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Esc closes the card.</source>
        <translation>Échap referme la carte.</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Plus vite</translation>
    </message>
    <message>
        <source>From now on, a simple rule chooses its moves.</source>
        <translation>Désormais, une règle simple choisit ses coups.</translation>
    </message>
    <message>
        <source>From now on, the bots play by a simple rule.</source>
        <translation>Désormais, les robots jouent selon une règle simple.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Hide the hint</source>
        <translation>Masquer le conseil</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Hint {number}: {answer}.</source>
        <translation>Conseil {number}&#xa0;: {answer}.</translation>
    </message>
    <message>
        <source>Hint: {answer}.</source>
        <translation>Conseil&#xa0;: {answer}.</translation>
    </message>
    <message>
        <source>Hold P to look at your hand.</source>
        <translation>Maintenez P pour voir votre main.</translation>
    </message>
    <message>
        <source>Hold to peek at your hand</source>
        <translation>Maintenir pour voir la main</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>En chiffres</translation>
    </message>
    <message>
        <source>It is not your turn yet: {name} is to play.</source>
        <translation>Ce n’est pas encore à vous de jouer, mais à {name}.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Looking back: move {ply} of {last}, step {step} of {steps}.</source>
        <translation>Retour en arrière&#xa0;: coup {ply} sur {last}, étape {step} sur {steps}.</translation>
    </message>
    <message>
        <source>Looking back: move {ply} of {last}.</source>
        <translation>Retour en arrière&#xa0;: coup {ply} sur {last}.</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Recherche d’un bon coup…</translation>
    </message>
    <message>
        <source>Looking longer, the coach found a better move: {answer}.</source>
        <translation>En cherchant plus longtemps, le maître d’armes a trouvé mieux&#xa0;: {answer}.</translation>
    </message>
    <message>
        <source>Make moves like this one automatically</source>
        <translation>Jouer automatiquement les coups de ce genre</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>More answers</source>
        <translation>Autres réponses</translation>
    </message>
    <message>
        <source>No hint is shown. {key} asks for one.</source>
        <translation>Aucun conseil n’est affiché. {key} en demande un.</translation>
    </message>
    <message>
        <source>No hint while hands are hidden: everyone would see which cards you hold.</source>
        <translation>Pas de conseil tant que les mains sont cachées&#xa0;: chacun verrait quelles cartes vous avez.</translation>
    </message>
    <message>
        <source>No winning move was found. The coach would play: {answer}.</source>
        <translation>Aucun coup gagnant n’a été trouvé. Le maître d’armes jouerait&#xa0;: {answer}.</translation>
    </message>
    <message>
        <source>No winning move was found. This one holds out longest: {answer}.</source>
        <translation>Aucun coup gagnant n’a été trouvé. Ce qui tient le plus longtemps&#xa0;: {answer}.</translation>
    </message>
    <message>
        <source>Nobody can win any more. The coach would play: {answer}.</source>
        <translation>Plus personne ne peut gagner. Le maître d’armes jouerait&#xa0;: {answer}.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Peek</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Press I or double-click to enlarge the card.</source>
        <translation>Touche I ou double-clic&#xa0;: agrandir la carte.</translation>
    </message>
    <message>
        <source>Press I to enlarge the card.</source>
        <translation>Touche I&#xa0;: agrandir la carte.</translation>
    </message>
    <message>
        <source>Read the rules; F1 opens them at what was just refused or done</source>
        <translation>Lire les règles&#xa0;; F1 les ouvre sur ce qui vient d’être refusé ou joué</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Étagère</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Moins vite</translation>
    </message>
    <message>
        <source>Taken back after hands were open: the record notes it.</source>
        <translation>Coup annulé alors que les mains étaient visibles&#xa0;: la partie en garde la trace.</translation>
    </message>
    <message>
        <source>Taken back after something new was seen: the record notes it.</source>
        <translation>Coup annulé après une découverte&#xa0;: la partie en garde la trace.</translation>
    </message>
    <message>
        <source>Taken back. {key} plays it again.</source>
        <translation>Coup annulé. {key} le rejoue.</translation>
    </message>
    <message>
        <source>Taken back: the last move of {name}.</source>
        <translation>Annulé&#xa0;: le dernier coup joué par {name}.</translation>
    </message>
    <message>
        <source>Taken back: the moves of {names} too.</source>
        <translation>Annulés aussi&#xa0;: les coups joués par {names}.</translation>
    </message>
    <message>
        <source>Talk</source>
        <comment>table talk</comment>
        <translation>Parler</translation>
    </message>
    <message numerus="yes">
        <source>Talk: %n new</source>
        <comment>table talk</comment>
        <translation>
            <numerusform>Parler&#xa0;: %n nouveau propos</numerusform>
            <numerusform>Parler&#xa0;: %n nouveaux propos</numerusform>
        </translation>
    </message>
    <message>
        <source>That came too late: the game had already gone on.</source>
        <translation>C’était trop tard&#xa0;: la partie avait déjà continué.</translation>
    </message>
    <message>
        <source>The coach gave no answer.</source>
        <translation>Le maître d’armes n’a pas répondu.</translation>
    </message>
    <message>
        <source>The coach is still checking this hint.</source>
        <translation>Le maître d’armes vérifie encore ce conseil.</translation>
    </message>
    <message>
        <source>The coach is still thinking: there is no move to play yet.</source>
        <translation>Le maître d’armes réfléchit encore&#xa0;: il n’y a pas encore de coup à jouer.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partie est en pause.</translation>
    </message>
    <message>
        <source>The hint comes as soon as it is your turn.</source>
        <translation>Le conseil viendra dès que ce sera à vous.</translation>
    </message>
    <message>
        <source>The hint has just changed: {answer}. Press {key} again to play it.</source>
        <translation>Le conseil vient de changer&#xa0;: {answer}. Appuyez encore sur {key} pour le jouer.</translation>
    </message>
    <message>
        <source>The hint is not certain yet: {answer}. Press {key} again to play it.</source>
        <translation>Le conseil n’est pas encore sûr&#xa0;: {answer}. Appuyez encore sur {key} pour le jouer.</translation>
    </message>
    <message>
        <source>The panel shows what the coach would have played, and why.</source>
        <translation>Le panneau montre ce que le maître d’armes aurait joué, et pourquoi.</translation>
    </message>
    <message>
        <source>There are no figures to show for this hint.</source>
        <translation>Il n’y a pas de chiffres à montrer pour ce conseil.</translation>
    </message>
    <message>
        <source>Thinking about it…</source>
        <translation>Réflexion en cours…</translation>
    </message>
    <message>
        <source>This ends the game.</source>
        <translation>Cela met fin à la partie.</translation>
    </message>
    <message>
        <source>This ends the game; who wins is not known yet.</source>
        <translation>Cela met fin à la partie&#xa0;; le gagnant n’est pas encore connu.</translation>
    </message>
    <message>
        <source>This may end the game.</source>
        <translation>Cela peut terminer la partie.</translation>
    </message>
    <message>
        <source>Trade…</source>
        <translation>Échanger…</translation>
    </message>
    <message>
        <source>Was this fair?</source>
        <translation>Était-ce loyal&#xa0;?</translation>
    </message>
    <message>
        <source>{answer}: {said}</source>
        <translation>{answer}&#xa0;: {said}</translation>
    </message>
    <message>
        <source>{enter} or {back} brings you back to the game.</source>
        <translation>{enter} ou {back} ramène à la partie.</translation>
    </message>
    <message>
        <source>{key} plays it again.</source>
        <translation>{key} le rejoue.</translation>
    </message>
    <message>
        <source>{name} comes back</source>
        <translation>{name} revient</translation>
    </message>
    <message>
        <source>{name} did not respond in time.</source>
        <translation>{name} n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>{name} kept sending messages and was stopped.</source>
        <translation>{name} envoyait des messages sans fin et a été arrêté.</translation>
    </message>
    <message>
        <source>{name} sent a reply that makes no sense.</source>
        <translation>{name} a envoyé une réponse dénuée de sens.</translation>
    </message>
    <message>
        <source>{name} tried to make a move that the rules forbid.</source>
        <translation>{name} a voulu jouer un coup que les règles interdisent.</translation>
    </message>
    <message>
        <source>{name}, hold P to look at your hand.</source>
        <translation>{name}, maintenez P pour voir votre main.</translation>
    </message>
    <message>
        <source>{name}’s program cannot be isolated: its interpreter is not installed in a folder of its own.</source>
        <translation>{name}&#xa0;: le programme ne peut pas être isolé, car son interpréteur n’est pas installé dans un dossier à lui.</translation>
    </message>
    <message>
        <source>{name}’s program ended unexpectedly.</source>
        <translation>{name}&#xa0;: le programme s’est arrêté de façon inattendue.</translation>
    </message>
    <message>
        <source>{name}’s program is no longer in your list.</source>
        <translation>{name}&#xa0;: le programme n’est plus dans votre liste.</translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message numerus="yes">
        <source>%n stand(s)</source>
        <comment>agreements</comment>
        <translation>
            <numerusform>%n tient</numerusform>
            <numerusform>%n tiennent</numerusform>
        </translation>
    </message>
    <message>
        <source>(in answer to: {offer})</source>
        <translation>(en réponse à&#xa0;: {offer})</translation>
    </message>
    <message>
        <source>A promise for a whole game was too long for {name}.</source>
        <translation>Une promesse pour toute une partie, c’était trop long pour {name}.</translation>
    </message>
    <message>
        <source>A whole game is too long.</source>
        <translation>Toute une partie, c’est trop long.</translation>
    </message>
    <message>
        <source>Accept</source>
        <comment>an offer</comment>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Add this card</source>
        <translation>Ajouter cette carte</translation>
    </message>
    <message>
        <source>Agreed.</source>
        <translation>D’accord.</translation>
    </message>
    <message>
        <source>Agreements</source>
        <translation>Accords</translation>
    </message>
    <message>
        <source>An agreement binds nobody; all remember it.</source>
        <translation>Un accord ne lie personne&#xa0;; tous s’en souviennent.</translation>
    </message>
    <message>
        <source>An offer needs at least one promise.</source>
        <translation>Une offre contient au moins une promesse.</translation>
    </message>
    <message>
        <source>An offer to {name}.</source>
        <translation>Une offre à {name}.</translation>
    </message>
    <message>
        <source>An offer to {name}: click what you ask.</source>
        <translation>Une offre à {name}&#xa0;: cliquez sur ce que vous demandez.</translation>
    </message>
    <message>
        <source>An offer to {name}: click what you give.</source>
        <translation>Une offre à {name}&#xa0;: cliquez sur ce que vous donnez.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Choose one of the others at the table.</source>
        <translation>Choisissez un autre joueur de la table.</translation>
    </message>
    <message>
        <source>Click cards, then a seat; or use the arrows and Enter.</source>
        <translation>Cliquez sur des cartes, puis sur un joueur&#xa0;; ou prenez les flèches et Entrée.</translation>
    </message>
    <message>
        <source>Click to answer. Nothing is said before you confirm it.</source>
        <translation>Cliquez pour répondre. Rien n’est dit avant que vous confirmiez.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Counter</source>
        <comment>make another offer in its place</comment>
        <translation>Contre-offre</translation>
    </message>
    <message>
        <source>Decline</source>
        <comment>an offer</comment>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Do you take that back?</source>
        <translation>Revenez-vous sur votre parole&#xa0;?</translation>
    </message>
    <message>
        <source>Each side may make two promises at most.</source>
        <translation>Deux promesses de chaque côté, pas plus.</translation>
    </message>
    <message>
        <source>Each would keep out of a region that the other needed more.</source>
        <translation>Chacun laisserait une région dont l’autre avait plus besoin.</translation>
    </message>
    <message>
        <source>Enough has been said in this game.</source>
        <translation>On a assez parlé dans cette partie.</translation>
    </message>
    <message>
        <source>Everyone sees the card. It stays in your hand.</source>
        <translation>Tous voient la carte. Elle reste dans votre main.</translation>
    </message>
    <message>
        <source>For the</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Give my word</source>
        <translation>Donner ma parole</translation>
    </message>
    <message>
        <source>Hand the screen back</source>
        <translation>Rendre l’écran</translation>
    </message>
    <message>
        <source>I ask</source>
        <translation>Je demande</translation>
    </message>
    <message>
        <source>I can stop you.</source>
        <translation>Je peux vous arrêter.</translation>
    </message>
    <message>
        <source>I can stop {rival}.</source>
        <translation>Je peux arrêter {rival}.</translation>
    </message>
    <message>
        <source>I cannot stop you.</source>
        <translation>Je ne peux pas vous arrêter.</translation>
    </message>
    <message>
        <source>I cannot stop {rival}.</source>
        <translation>Je ne peux pas arrêter {rival}.</translation>
    </message>
    <message>
        <source>I doubt it.</source>
        <translation>J’en doute.</translation>
    </message>
    <message>
        <source>I give</source>
        <translation>Je donne</translation>
    </message>
    <message>
        <source>I take my offer back.</source>
        <translation>Je retire mon offre.</translation>
    </message>
    <message>
        <source>I want one of these regions for myself.</source>
        <translation>Je veux l’une de ces régions pour moi.</translation>
    </message>
    <message>
        <source>I want {place} for myself.</source>
        <translation>Je veux {place} pour moi.</translation>
    </message>
    <message>
        <source>I will stop you.</source>
        <translation>C’est moi qui vous arrête.</translation>
    </message>
    <message>
        <source>I will stop {rival}.</source>
        <translation>C’est moi qui arrête {rival}.</translation>
    </message>
    <message>
        <source>Keep my word</source>
        <translation>Tenir parole</translation>
    </message>
    <message>
        <source>Leave this card out</source>
        <translation>Retirer cette carte</translation>
    </message>
    <message>
        <source>Make an offer…</source>
        <translation>Faire une offre…</translation>
    </message>
    <message>
        <source>No answer yet: {names}.</source>
        <translation>Pas encore de réponse&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>to an offer</comment>
        <translation>Non.</translation>
    </message>
    <message>
        <source>Nobody else sees the card. It stays in your hand.</source>
        <translation>Personne d’autre ne voit la carte. Elle reste dans votre main.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Offer it</source>
        <translation>Proposer</translation>
    </message>
    <message>
        <source>One of these regions belongs to somebody already.</source>
        <translation>L’une de ces régions appartient déjà à quelqu’un.</translation>
    </message>
    <message>
        <source>One of these regions would win somebody the game.</source>
        <translation>L’une de ces régions ferait gagner la partie à quelqu’un.</translation>
    </message>
    <message>
        <source>Only the others can accept your offer.</source>
        <translation>Seuls les autres peuvent accepter votre offre.</translation>
    </message>
    <message>
        <source>Others have more cards than I do.</source>
        <translation>D’autres ont plus de cartes que moi.</translation>
    </message>
    <message>
        <source>Show it to all</source>
        <translation>La montrer à tous</translation>
    </message>
    <message>
        <source>Show it to {name}</source>
        <translation>La montrer à {name}</translation>
    </message>
    <message>
        <source>Show me whether you hold {card}.</source>
        <translation>Montrez-moi si vous avez {card}.</translation>
    </message>
    <message>
        <source>Show me your hand.</source>
        <translation>Montrez-moi votre main.</translation>
    </message>
    <message>
        <source>Show now</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Show now: nobody else sees.</source>
        <translation>Montrer maintenant&#xa0;: personne d’autre ne le verra.</translation>
    </message>
    <message>
        <source>Show to all</source>
        <translation>Montrer à tous</translation>
    </message>
    <message>
        <source>Show your whole hand: to whom?</source>
        <translation>Montrer toute votre main&#xa0;: à qui&#xa0;?</translation>
    </message>
    <message>
        <source>Show {card}: to whom?</source>
        <translation>Montrer {card}&#xa0;: à qui&#xa0;?</translation>
    </message>
    <message>
        <source>Somebody had to stop you, and {name} held enough.</source>
        <translation>Il fallait vous arrêter, et {name} avait de quoi le faire.</translation>
    </message>
    <message>
        <source>Somebody had to stop {other}, and {name} held enough.</source>
        <translation>Il fallait arrêter {other}, et {name} avait de quoi le faire.</translation>
    </message>
    <message>
        <source>Something else happened first: say it again.</source>
        <translation>Il s’est passé autre chose entre-temps&#xa0;: dites-le de nouveau.</translation>
    </message>
    <message>
        <source>Stop {name}!</source>
        <translation>Arrêtez {name}&#xa0;!</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Reprendre ma parole</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Merci&#xa0;!</translation>
    </message>
    <message>
        <source>That cannot be said in this game.</source>
        <translation>Cela ne peut pas se dire dans ce jeu.</translation>
    </message>
    <message>
        <source>That has been said already.</source>
        <translation>Cela a déjà été dit.</translation>
    </message>
    <message>
        <source>That offer is no longer open.</source>
        <translation>Cette offre n’est plus ouverte.</translation>
    </message>
    <message>
        <source>That promise makes no sense here.</source>
        <translation>Cette promesse n’a pas de sens ici.</translation>
    </message>
    <message>
        <source>That region is already on the other side of the offer.</source>
        <translation>Cette région figure déjà de l’autre côté de l’offre.</translation>
    </message>
    <message>
        <source>That would cost me more than it brings.</source>
        <translation>Cela me coûterait plus que cela ne me rapporterait.</translation>
    </message>
    <message>
        <source>The agreement between {name} and {other} has lapsed.</source>
        <translation>L’accord entre {name} et {other} est caduc.</translation>
    </message>
    <message>
        <source>The bots of this match are silent.</source>
        <translation>Les robots de cette partie se taisent.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>They want to stop you!</source>
        <translation>On veut vous arrêter&#xa0;!</translation>
    </message>
    <message>
        <source>To all</source>
        <translation>À tous</translation>
    </message>
    <message>
        <source>To {name}</source>
        <comment>an offer</comment>
        <translation>À {name}</translation>
    </message>
    <message>
        <source>Too many offers are open; wait until some are answered.</source>
        <translation>Trop d’offres sont ouvertes&#xa0;; attendez qu’on réponde à quelques-unes.</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Ce qui a été dit</translation>
    </message>
    <message>
        <source>What would I get for it?</source>
        <translation>Et qu’est-ce que j’y gagnerais&#xa0;?</translation>
    </message>
    <message>
        <source>Whom do you want to talk to? Click a seat, or use the arrow keys.</source>
        <translation>À qui voulez-vous parler&#xa0;? Cliquez sur un joueur ou choisissez avec les flèches.</translation>
    </message>
    <message>
        <source>Will you stop {name}?</source>
        <translation>Arrêterez-vous {name}&#xa0;?</translation>
    </message>
    <message>
        <source>You are about to win the game.</source>
        <translation>Vous êtes sur le point de gagner la partie.</translation>
    </message>
    <message>
        <source>You are winning. Who will help me stop you?</source>
        <translation>Vous allez gagner. Qui vous arrête avec moi&#xa0;?</translation>
    </message>
    <message>
        <source>You ask {others}</source>
        <translation>Vous demandez à {others}</translation>
    </message>
    <message>
        <source>You break your word to {other}.</source>
        <translation>Vous manquez à la parole donnée à {other}.</translation>
    </message>
    <message>
        <source>You broke a promise to me.</source>
        <translation>Vous m’avez manqué de parole.</translation>
    </message>
    <message>
        <source>You broke more promises than you kept.</source>
        <translation>Vous avez rompu plus de promesses que vous n’en avez tenu.</translation>
    </message>
    <message>
        <source>You broke your promise to me.</source>
        <translation>Vous avez manqué à la parole que vous m’aviez donnée.</translation>
    </message>
    <message>
        <source>You broke your word here.</source>
        <translation>Ici, vous avez manqué à votre parole.</translation>
    </message>
    <message>
        <source>You had broken a promise to {name}.</source>
        <translation>Vous aviez manqué à la parole donnée à {name}.</translation>
    </message>
    <message>
        <source>You had broken a promise.</source>
        <translation>Vous aviez manqué à une promesse.</translation>
    </message>
    <message>
        <source>You had broken more promises than you had kept.</source>
        <translation>Vous aviez rompu plus de promesses que vous n’en aviez tenu.</translation>
    </message>
    <message>
        <source>You have broken a promise.</source>
        <translation>Vous avez manqué à une promesse.</translation>
    </message>
    <message>
        <source>You have made {name} an offer.</source>
        <translation>Vous avez fait une offre à {name}.</translation>
    </message>
    <message>
        <source>You have more cards than I do.</source>
        <translation>Vous avez plus de cartes que moi.</translation>
    </message>
    <message>
        <source>You may win the game with this battle.</source>
        <translation>Vous pouvez gagner la partie avec cette bataille.</translation>
    </message>
    <message>
        <source>You need not keep the agreement: “Back” shows nothing.</source>
        <translation>Rien ne vous oblige à tenir l’accord&#xa0;: «&#xa0;Retour&#xa0;» ne montre rien.</translation>
    </message>
    <message>
        <source>You offer {others}</source>
        <translation>Vous proposez à {others}</translation>
    </message>
    <message>
        <source>You promised {name}: {words} {key} plays the move all the same.</source>
        <translation>Vous avez promis à {name}&#xa0;: {words} {key} joue le coup quand même.</translation>
    </message>
    <message>
        <source>You said that you would stop {name}.</source>
        <translation>Vous avez dit que vous arrêteriez {name}.</translation>
    </message>
    <message>
        <source>You said that you would stop {name}. {key} plays the move all the same.</source>
        <translation>Vous avez dit que vous arrêteriez {name}. {key} joue le coup quand même.</translation>
    </message>
    <message>
        <source>You said that you would stop {rival}.</source>
        <translation>Vous aviez dit que vous arrêteriez {rival}.</translation>
    </message>
    <message>
        <source>You then give your word for this battle.</source>
        <translation>Vous donnez alors votre parole pour cette bataille.</translation>
    </message>
    <message>
        <source>You were about to win the game.</source>
        <translation>Vous étiez sur le point de gagner la partie.</translation>
    </message>
    <message>
        <source>Your agreement with {name} has lapsed.</source>
        <translation>Votre accord avec {name} est caduc.</translation>
    </message>
    <message>
        <source>Your agreement with {name}: show {cards} now?</source>
        <translation>Votre accord avec {name}&#xa0;: montrer {cards} maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>La vôtre</translation>
    </message>
    <message>
        <source>a place or a promise</source>
        <translation>un lieu ou une promesse</translation>
    </message>
    <message>
        <source>a promise</source>
        <translation>une promesse</translation>
    </message>
    <message>
        <source>broken</source>
        <comment>an agreement</comment>
        <translation>rompu</translation>
    </message>
    <message>
        <source>click map or cards</source>
        <translation>cliquez plateau ou main</translation>
    </message>
    <message>
        <source>click on the board</source>
        <translation>cliquez sur le plateau</translation>
    </message>
    <message>
        <source>clicks go here</source>
        <translation>les clics vont ici</translation>
    </message>
    <message>
        <source>declined</source>
        <comment>an offer</comment>
        <translation>refusée</translation>
    </message>
    <message>
        <source>for {time}</source>
        <comment>how long an offer lasts</comment>
        <translation>pour {time}</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>an agreement</comment>
        <translation>tenu</translation>
    </message>
    <message>
        <source>kept {kept} of {count}</source>
        <translation>tenu {kept} fois sur {count}</translation>
    </message>
    <message>
        <source>lapsed</source>
        <comment>an agreement</comment>
        <translation>caduc</translation>
    </message>
    <message>
        <source>none in force</source>
        <comment>agreements</comment>
        <translation>aucun en vigueur</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>rien encore</translation>
    </message>
    <message>
        <source>open</source>
        <comment>an offer</comment>
        <translation>ouverte</translation>
    </message>
    <message>
        <source>show all</source>
        <translation>tout voir</translation>
    </message>
    <message>
        <source>show fewer</source>
        <translation>en voir moins</translation>
    </message>
    <message>
        <source>stands</source>
        <comment>an agreement</comment>
        <translation>tient</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <comment>an offer</comment>
        <translation>retirée</translation>
    </message>
    <message>
        <source>you</source>
        <comment>one of several</comment>
        <translation>vous</translation>
    </message>
    <message>
        <source>{deed}? Then {threat}.</source>
        <translation>{deed}&#xa0;? Alors {threat}.</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}&#xa0;; {second}</translation>
    </message>
    <message>
        <source>{key} or {other}</source>
        <comment>keys</comment>
        <translation>{key} ou {other}</translation>
    </message>
    <message>
        <source>{name} and you</source>
        <translation>{name} et vous</translation>
    </message>
    <message>
        <source>{name} and you have kept your agreement.</source>
        <translation>{name} et vous avez tenu votre accord.</translation>
    </message>
    <message>
        <source>{name} and {other}</source>
        <translation>{name} et {other}</translation>
    </message>
    <message>
        <source>{name} and {other} have kept their agreement.</source>
        <translation>{name} et {other} ont tenu leur accord.</translation>
    </message>
    <message>
        <source>{name} asks you</source>
        <translation>{name} vous demande</translation>
    </message>
    <message>
        <source>{name} asks {others}</source>
        <translation>{name} demande à {others}</translation>
    </message>
    <message>
        <source>{name} breaks a promise to you.</source>
        <translation>{name} manque à la parole qui vous a été donnée.</translation>
    </message>
    <message>
        <source>{name} breaks a promise to {other}.</source>
        <translation>{name} manque à la parole donnée à {other}.</translation>
    </message>
    <message>
        <source>{name} broke a promise here.</source>
        <translation>Ici, {name} a manqué à sa parole.</translation>
    </message>
    <message>
        <source>{name} broke a promise to me.</source>
        <translation>{name} m’a manqué de parole.</translation>
    </message>
    <message>
        <source>{name} broke a promise to me. Do not trust them.</source>
        <translation>{name} a manqué à la parole qui m’avait été donnée. Ne vous fiez pas à {name}.</translation>
    </message>
    <message>
        <source>{name} broke more promises than they kept.</source>
        <translation>Chez {name}, plus de promesses rompues que tenues.</translation>
    </message>
    <message>
        <source>{name} cannot help</source>
        <translation>{name} ne peut pas aider</translation>
    </message>
    <message>
        <source>{name} expected that both would gain by it.</source>
        <translation>{name} pensait que les deux y gagneraient.</translation>
    </message>
    <message>
        <source>{name} expected this to cost little.</source>
        <translation>{name} pensait que cela coûterait peu.</translation>
    </message>
    <message>
        <source>{name} expected this to cost too much.</source>
        <translation>{name} pensait que cela coûterait trop.</translation>
    </message>
    <message>
        <source>{name} expected to gain by it.</source>
        <translation>{name} pensait y gagner.</translation>
    </message>
    <message>
        <source>{name} expected to gain more by this than a promise to you is worth.</source>
        <translation>{name} comptait y gagner plus que ne lui vaut une promesse tenue envers vous.</translation>
    </message>
    <message>
        <source>{name} expected to gain more by this than a promise to {other} is worth.</source>
        <translation>{name} comptait y gagner plus que ne lui vaut une promesse tenue envers {other}.</translation>
    </message>
    <message>
        <source>{name} had said “I will stop you”.</source>
        <translation>{name} avait annoncé vouloir vous arrêter.</translation>
    </message>
    <message>
        <source>{name} had said “I will stop {rival}”.</source>
        <translation>{name} avait annoncé vouloir arrêter {rival}.</translation>
    </message>
    <message>
        <source>{name} has broken a promise.</source>
        <translation>{name} a manqué à une promesse.</translation>
    </message>
    <message>
        <source>{name} has more cards than I do.</source>
        <translation>{name} a plus de cartes que moi.</translation>
    </message>
    <message>
        <source>{name} has not answered</source>
        <translation>{name} n’a pas répondu</translation>
    </message>
    <message>
        <source>{name} held enough to stop you.</source>
        <translation>{name} avait en main de quoi vous arrêter.</translation>
    </message>
    <message>
        <source>{name} held enough to stop {other}.</source>
        <translation>{name} avait en main de quoi arrêter {other}.</translation>
    </message>
    <message>
        <source>{name} held too little to stop you.</source>
        <translation>{name} n’avait pas en main de quoi vous arrêter.</translation>
    </message>
    <message>
        <source>{name} held too little to stop {other}.</source>
        <translation>{name} n’avait pas en main de quoi arrêter {other}.</translation>
    </message>
    <message>
        <source>{name} is about to win the game.</source>
        <translation>{name} est sur le point de gagner la partie.</translation>
    </message>
    <message>
        <source>{name} kept a promise to you instead.</source>
        <translation>{name} a préféré tenir la parole qui vous avait été donnée.</translation>
    </message>
    <message>
        <source>{name} kept a promise to {other} instead.</source>
        <translation>{name} a préféré tenir la parole donnée à {other}.</translation>
    </message>
    <message>
        <source>{name} may win the game with this battle.</source>
        <translation>{name} peut gagner la partie avec cette bataille.</translation>
    </message>
    <message>
        <source>{name} offers you</source>
        <translation>{name} vous propose</translation>
    </message>
    <message>
        <source>{name} offers you instead</source>
        <translation>{name} vous propose plutôt</translation>
    </message>
    <message>
        <source>{name} offers {others}</source>
        <translation>{name} propose à {others}</translation>
    </message>
    <message>
        <source>{name} to you</source>
        <translation>{name} à vous</translation>
    </message>
    <message>
        <source>{name} to {other}</source>
        <translation>{name} à {other}</translation>
    </message>
    <message>
        <source>{name} wanted {place} too.</source>
        <translation>{name} voulait aussi {place}.</translation>
    </message>
    <message>
        <source>{name} will help</source>
        <translation>{name} va aider</translation>
    </message>
    <message>
        <source>{name} would have got nothing in return.</source>
        <translation>{name} n’aurait rien reçu en échange.</translation>
    </message>
    <message>
        <source>{name} {does}</source>
        <translation>{name} {does}</translation>
    </message>
    <message>
        <source>{no} {because}</source>
        <translation>{no} {because}</translation>
    </message>
    <message>
        <source>{other} had broken a promise to {name}.</source>
        <translation>{other} avait manqué à la parole donnée à {name}.</translation>
    </message>
    <message>
        <source>{other} had broken a promise.</source>
        <translation>{other} avait manqué à une promesse.</translation>
    </message>
    <message>
        <source>{other} had broken more promises than they had kept.</source>
        <translation>{other} avait plus de promesses rompues que de promesses tenues.</translation>
    </message>
    <message>
        <source>{other} was about to win the game.</source>
        <translation>{other} était sur le point de gagner la partie.</translation>
    </message>
    <message>
        <source>{place} belonged to somebody already.</source>
        <translation>{place} appartenait déjà à quelqu’un.</translation>
    </message>
    <message>
        <source>{place} belongs to somebody already.</source>
        <translation>{place} appartient déjà à quelqu’un.</translation>
    </message>
    <message>
        <source>{place} wins you the game. Who will help me stop you?</source>
        <translation>{place} vous fait gagner la partie. Qui vous arrête avec moi&#xa0;?</translation>
    </message>
    <message>
        <source>{place} wins {rival} the game. Who will help me stop {rival}?</source>
        <translation>{place} fait gagner la partie à {rival}. Qui arrête {rival} avec moi&#xa0;?</translation>
    </message>
    <message>
        <source>{place} would have won you the game, and {name} is bold.</source>
        <translation>{place} vous aurait fait gagner la partie, et {name} a de l’audace.</translation>
    </message>
    <message>
        <source>{place} would have won you the game.</source>
        <translation>{place} vous aurait fait gagner la partie.</translation>
    </message>
    <message>
        <source>{place} would have won {other} the game, and {name} is bold.</source>
        <translation>{place} aurait fait gagner la partie à {other}, et {name} a de l’audace.</translation>
    </message>
    <message>
        <source>{place} would have won {other} the game.</source>
        <translation>{place} aurait fait gagner la partie à {other}.</translation>
    </message>
    <message>
        <source>{place} would win somebody the game.</source>
        <translation>{place} ferait gagner la partie à quelqu’un.</translation>
    </message>
    <message>
        <source>{rival} is winning. Who will help me stop {rival}?</source>
        <translation>{rival} va gagner. Qui arrête {rival} avec moi&#xa0;?</translation>
    </message>
    <message>
        <source>{who}, {time}:</source>
        <translation>{who}, {time}&#xa0;:</translation>
    </message>
    <message>
        <source>{who}:</source>
        <translation>{who}&#xa0;:</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>«&#xa0;{words}&#xa0;»</translation>
    </message>
    <message>
        <source>✓ Will stop you: {names}.</source>
        <translation>✓ D’accord pour vous arrêter&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>✓ Will stop {name}: {names}.</source>
        <translation>✓ D’accord pour arrêter {name}&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>✗ Cannot: {names}.</source>
        <translation>✗ Impossible pour&#xa0;: {names}.</translation>
    </message>
</context>
<context>
    <name>Tempers</name>
    <message>
        <source>bold</source>
        <comment>he</comment>
        <translation>hardi</translation>
    </message>
    <message>
        <source>bold</source>
        <comment>she</comment>
        <translation>hardie</translation>
    </message>
    <message>
        <source>careful</source>
        <comment>he</comment>
        <translation>prudent</translation>
    </message>
    <message>
        <source>careful</source>
        <comment>she</comment>
        <translation>prudente</translation>
    </message>
    <message>
        <source>vengeful</source>
        <comment>he</comment>
        <translation>rancunier</translation>
    </message>
    <message>
        <source>vengeful</source>
        <comment>she</comment>
        <translation>rancunière</translation>
    </message>
    <message>
        <source>{name} is {temper} and strikes back at the last player who took something.</source>
        <translation>{name} est {temper} et rend les coups au dernier qui lui a pris quelque chose.</translation>
    </message>
    <message>
        <source>{name} is {temper} and would rather attack than wait.</source>
        <translation>{name} est {temper} et préfère l’attaque à l’attente.</translation>
    </message>
    <message>
        <source>{name} is {temper} and would rather play safe than take a risk.</source>
        <translation>{name} est {temper} et préfère la sûreté au risque.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>{game} – Conquista</source>
        <translation>{game} – Conquista</translation>
    </message>
</context>
</TS>
