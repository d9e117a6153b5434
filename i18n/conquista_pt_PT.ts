<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_PT" sourcelanguage="en">
<context>
    <name>Aldric</name>
    <message>
        <source>A bishop! Now one may not even swear.</source>
        <translation>Um bispo! Agora nem praguejar se pode.</translation>
    </message>
    <message>
        <source>A blow I would have been proud of.</source>
        <translation>Um golpe de que eu me orgulharia.</translation>
    </message>
    <message>
        <source>A bridge down! And I did not even have to hit it.</source>
        <translation>Menos uma ponte! E nem lhe bati.</translation>
    </message>
    <message>
        <source>A draw is a quarrel that went home early!</source>
        <translation>Um empate é uma briga que foi cedo para casa!</translation>
    </message>
    <message>
        <source>A fine field. Now for something to knock down.</source>
        <translation>Belo campo. Agora falta o que deitar abaixo.</translation>
    </message>
    <message>
        <source>A small lead is still a lead. Forward!</source>
        <translation>Vantagem pequena também é vantagem. Em frente!</translation>
    </message>
    <message>
        <source>A suite! Come and break your teeth on it.</source>
        <translation>Uma sequência! Venham cá partir os dentes.</translation>
    </message>
    <message>
        <source>A suite? Hand me something heavy.</source>
        <translation>Uma sequência? Passem-me uma coisa pesada.</translation>
    </message>
    <message>
        <source>A surrender? I had just tied my boots.</source>
        <translation>Uma rendição? Tinha acabado de atar as botas.</translation>
    </message>
    <message>
        <source>All my men, and nothing to sing about!</source>
        <translation>Os meus homens todos, e nada para cantar!</translation>
    </message>
    <message>
        <source>Another round! My arm was just getting warm.</source>
        <translation>Mais uma! O braço só agora aqueceu.</translation>
    </message>
    <message>
        <source>At your service. Mind the hammer.</source>
        <translation>Ao seu dispor. Cuidado com o martelo.</translation>
    </message>
    <message>
        <source>Dark as my cellar. I find my way there, too.</source>
        <translation>Escuro como a minha adega. Também lá me oriento.</translation>
    </message>
    <message>
        <source>Enjoy it! I like a long quarrel.</source>
        <translation>Aproveite! Gosto de brigas compridas.</translation>
    </message>
    <message>
        <source>Far behind? Good. I need the run-up.</source>
        <translation>Muito atrás? Ótimo. Preciso de balanço.</translation>
    </message>
    <message>
        <source>Fine gold. Shall I carry it for you?</source>
        <translation>Belo ouro. Quer que o carregue?</translation>
    </message>
    <message>
        <source>First card gone. The hunt is on!</source>
        <translation>Foi-se a primeira carta. Está aberta a caça!</translation>
    </message>
    <message>
        <source>Gold! Heavy. Just as I like it.</source>
        <translation>Ouro! Pesado, como eu gosto.</translation>
    </message>
    <message>
        <source>Ha! A table, a game, and somebody to beat. A good day!</source>
        <translation>Ah! Uma mesa, um jogo e alguém para derrotar. Belo dia!</translation>
    </message>
    <message>
        <source>Ha! That is how it is done!</source>
        <translation>Ah! É assim mesmo que se faz!</translation>
    </message>
    <message>
        <source>Halfway! I have hardly raised my voice.</source>
        <translation>A meio! E ainda mal levantei a voz.</translation>
    </message>
    <message>
        <source>Higher! I like towers, even of paper.</source>
        <translation>Mais alto! Gosto de torres, até de papel.</translation>
    </message>
    <message>
        <source>I am so far ahead that I hear you only faintly!</source>
        <translation>Vou tão à frente que mal vos ouço!</translation>
    </message>
    <message>
        <source>I brought the hammer. Somebody else bring the nails.</source>
        <translation>Eu trouxe o martelo. Os pregos ficam por conta dos outros.</translation>
    </message>
    <message>
        <source>I won last time. The song about it is nearly finished.</source>
        <translation>Da última vez ganhei eu. A canção está quase pronta.</translation>
    </message>
    <message>
        <source>Just hit something! That is what I do.</source>
        <translation>Bata em qualquer coisa! É o meu método.</translation>
    </message>
    <message>
        <source>Knock, knock! Sorry about the door.</source>
        <translation>Truz, truz! Desculpe lá a porta.</translation>
    </message>
    <message>
        <source>Let us begin before the beer gets warm.</source>
        <translation>Comecemos antes que a cerveja aqueça.</translation>
    </message>
    <message>
        <source>Level! One good push will do. Who dares?</source>
        <translation>Empate! Basta um empurrão. Quem se atreve?</translation>
    </message>
    <message>
        <source>My towers! Well, I build faster than you raze.</source>
        <translation>As minhas torres! Ora, construo mais depressa do que as arrasam.</translation>
    </message>
    <message>
        <source>No suite? Has everyone gone to mass?</source>
        <translation>Nenhuma sequência? Foram todos à missa?</translation>
    </message>
    <message>
        <source>One more blow! Hold my drink.</source>
        <translation>Só mais um golpe! Segurem-me no copo.</translation>
    </message>
    <message>
        <source>One move from the end? Not while I stand in the door!</source>
        <translation>A uma jogada do fim? Não enquanto eu guardar a porta!</translation>
    </message>
    <message>
        <source>Ouch! A good hit. I shall remember it.</source>
        <translation>Ai! Em cheio. Não me esquecerei.</translation>
    </message>
    <message>
        <source>So close that I can smell your dinner!</source>
        <translation>Tão perto que já cheiro o seu jantar!</translation>
    </message>
    <message>
        <source>Still thinking? I have besieged castles in less time.</source>
        <translation>Ainda a pensar? Já tomei castelos em menos tempo.</translation>
    </message>
    <message>
        <source>Suites everywhere! Where do I strike first?</source>
        <translation>Sequências por todo o lado! Onde bato primeiro?</translation>
    </message>
    <message>
        <source>The barrel is nearly empty. Drink up!</source>
        <translation>O barril está quase vazio. Bebam!</translation>
    </message>
    <message>
        <source>The last charge! Whatever comes, drinks are on me.</source>
        <translation>Última carga! Aconteça o que acontecer, pago eu.</translation>
    </message>
    <message>
        <source>There! Now we are friends again.</source>
        <translation>Pronto! Outra vez amigos.</translation>
    </message>
    <message>
        <source>Timber! Well, stone.</source>
        <translation>Madeira abaixo! Quer dizer, pedra.</translation>
    </message>
    <message>
        <source>Winter? I carry my own fire.</source>
        <translation>Inverno? Eu trago a minha própria lareira.</translation>
    </message>
    <message>
        <source>Words break, I see. Hammers less so.</source>
        <translation>As palavras quebram-se, já vi. Os martelos, menos.</translation>
    </message>
    <message>
        <source>You again? I shall put a bell on that door.</source>
        <translation>Outra vez? Vou pôr um sino nessa porta.</translation>
    </message>
    <message>
        <source>You beat me last time. Splendid! Now do it again.</source>
        <translation>Da última vez levei uma bela sova. Esplêndido! Agora repita.</translation>
    </message>
    <message>
        <source>You left a dent in my helmet earlier. I kept it.</source>
        <translation>Há pouco deixou-me uma mossa no elmo. Guardei-a.</translation>
    </message>
    <message>
        <source>{place} is mine! Ring every bell!</source>
        <translation>{place} é conquista minha! Toquem todos os sinos!</translation>
    </message>
    <message>
        <source>{place} slipped off my anvil. Next time I hold it tighter.</source>
        <translation>{place} escorregou-me da bigorna. Para a próxima aperto mais.</translation>
    </message>
    <message>
        <source>{place}! They opened before the second knock.</source>
        <translation>{place}! Abriram antes da segunda pancada.</translation>
    </message>
</context>
<context>
    <name>Beatriz</name>
    <message>
        <source>A bishop! Quick, look pious.</source>
        <translation>Um bispo! Depressa, ar devoto.</translation>
    </message>
    <message>
        <source>A lovely suite. I shall borrow the middle.</source>
        <translation>Linda sequência. Levo emprestado o meio.</translation>
    </message>
    <message>
        <source>A promise like a feather: pretty, and gone.</source>
        <translation>Promessa de pluma: bonita, e voou.</translation>
    </message>
    <message>
        <source>A suite! Touch it, if you dare.</source>
        <translation>Uma sequência! Toque-lhe quem se atrever.</translation>
    </message>
    <message>
        <source>A tie! Two on one rope never ends well.</source>
        <translation>Empate! Dois na mesma escada nunca acaba bem.</translation>
    </message>
    <message>
        <source>Again? I never could leave a dance early.</source>
        <translation>Outra? Nunca soube sair cedo de um baile.</translation>
    </message>
    <message>
        <source>Ahead by a feather. And I wear one.</source>
        <translation>À frente por uma pluma. E trago uma no chapéu.</translation>
    </message>
    <message>
        <source>All my ladders, and the wall was higher.</source>
        <translation>Tantas escadas, e o muro era mais alto.</translation>
    </message>
    <message>
        <source>Bravo! I would throw flowers, had I any.</source>
        <translation>Bravo! Atirava flores, se as tivesse.</translation>
    </message>
    <message>
        <source>Cheek to cheek! Who leads?</source>
        <translation>De rosto colado! Quem conduz?</translation>
    </message>
    <message>
        <source>First over every wall, as ever. Hold the rope!</source>
        <translation>Sempre a primeira a subir. Segurem a escada!</translation>
    </message>
    <message>
        <source>From down here the jump looks even finer.</source>
        <translation>Cá de baixo o salto parece ainda mais bonito.</translation>
    </message>
    <message>
        <source>Gold! It goes with everything.</source>
        <translation>Ouro! Fica bem com tudo.</translation>
    </message>
    <message>
        <source>Half the climb. Do not look down!</source>
        <translation>Meia escada. Não olhem para baixo!</translation>
    </message>
    <message>
        <source>I came for the wine. I stay for the victory.</source>
        <translation>Vim pelo vinho. Fico pela vitória.</translation>
    </message>
    <message>
        <source>I won last time. The feather is new, do you like it?</source>
        <translation>Da última vez ganhei. A pluma é nova, que tal?</translation>
    </message>
    <message>
        <source>In the dark all cards are beautiful.</source>
        <translation>No escuro, todas as cartas são belas.</translation>
    </message>
    <message>
        <source>Jump! You can think on the way down.</source>
        <translation>Salte! Pensa-se durante a queda.</translation>
    </message>
    <message>
        <source>Last dance! Choose your partner.</source>
        <translation>Última dança! Escolham o par.</translation>
    </message>
    <message>
        <source>My towers! At least they fell in style.</source>
        <translation>As minhas torres! Ao menos caíram com estilo.</translation>
    </message>
    <message>
        <source>New game, old tricks. Delighted, my dears!</source>
        <translation>Jogo novo, truques velhos. Muito prazer, minha gente!</translation>
    </message>
    <message>
        <source>No bridge? I was always good at jumping.</source>
        <translation>Sem ponte? Sempre saltei bem.</translation>
    </message>
    <message>
        <source>No suite? Nobody asks anybody to dance.</source>
        <translation>Nenhuma sequência? Ninguém convida ninguém.</translation>
    </message>
    <message>
        <source>Now I lead the dance!</source>
        <translation>Agora conduzo eu a dança!</translation>
    </message>
    <message>
        <source>Oh, that was cheeky. I approve.</source>
        <translation>Oh, que atrevimento. Gostei.</translation>
    </message>
    <message>
        <source>One card over the side. Bon voyage!</source>
        <translation>Uma carta borda fora. Boa viagem!</translation>
    </message>
    <message>
        <source>One step from the top? Somebody shake that rope!</source>
        <translation>A um degrau do cimo? Abanem essa escada!</translation>
    </message>
    <message>
        <source>One step more. Nobody sneeze!</source>
        <translation>Só mais um degrau. Ninguém espirre!</translation>
    </message>
    <message>
        <source>Outrageous! Charming, but outrageous.</source>
        <translation>Que escândalo! Com encanto, mas um escândalo.</translation>
    </message>
    <message>
        <source>So many suites! It is a ball!</source>
        <translation>Tantas sequências! É um baile!</translation>
    </message>
    <message>
        <source>So much to climb! Where do I begin?</source>
        <translation>Tanto para escalar! Por onde começo?</translation>
    </message>
    <message>
        <source>Something to climb at last.</source>
        <translation>Até que enfim, uma coisa para trepar.</translation>
    </message>
    <message>
        <source>Sorry! I only wanted to climb them.</source>
        <translation>Perdão! Só queria subir lá acima.</translation>
    </message>
    <message>
        <source>The air is wonderful up here!</source>
        <translation>Que ar maravilhoso cá em cima!</translation>
    </message>
    <message>
        <source>The candles burn low. Now or never!</source>
        <translation>As velas estão no fim. Agora ou nunca!</translation>
    </message>
    <message>
        <source>They give up? I was just getting dressed for it.</source>
        <translation>Rendem-se? Estava eu a vestir-me para a festa.</translation>
    </message>
    <message>
        <source>Twice! People will start to talk about us.</source>
        <translation>Duas vezes! Vão começar a falar de nós.</translation>
    </message>
    <message>
        <source>What a lovely table. Who dances first?</source>
        <translation>Que bela mesa. Quem abre o baile?</translation>
    </message>
    <message>
        <source>While you think, I could learn the lute.</source>
        <translation>Entretanto, podia eu aprender alaúde.</translation>
    </message>
    <message>
        <source>Winter? Then we dance to keep warm.</source>
        <translation>Inverno? Dancemos para aquecer.</translation>
    </message>
    <message>
        <source>You blinked before you struck. I saw it.</source>
        <translation>Pestanejou antes de atacar. Eu vi.</translation>
    </message>
    <message>
        <source>You found it? I have had my eye on it since noon.</source>
        <translation>Foi parar aí? Andava de olho nele desde o meio-dia.</translation>
    </message>
    <message>
        <source>You lead by a feather. I collect those.</source>
        <translation>Vai à frente por uma pluma. Faço coleção.</translation>
    </message>
    <message>
        <source>You looked the other way. I never do.</source>
        <translation>Estava a olhar para o lado. Eu nunca olho.</translation>
    </message>
    <message>
        <source>You stepped on my foot earlier. I dance better now.</source>
        <translation>Há pouco pisou-me o pé. Já danço melhor.</translation>
    </message>
    <message>
        <source>You won last time. I took off my hat to you. Once.</source>
        <translation>A última vitória foi sua. Tirei-lhe o chapéu. Uma vez.</translation>
    </message>
    <message>
        <source>{place} danced with you instead. I shall cut in.</source>
        <translation>{place} preferiu outro par. Ainda lhe peço uma dança.</translation>
    </message>
    <message>
        <source>{place} is mine. They threw me the keys, nearly.</source>
        <translation>{place} é conquista minha. Quase me atiraram as chaves.</translation>
    </message>
    <message>
        <source>{place}! I was over the wall before breakfast.</source>
        <translation>{place}! Saltei o muro antes do almoço.</translation>
    </message>
</context>
<context>
    <name>Cannir</name>
    <message numerus="yes">
        <source>%n card(s) below.</source>
        <translation>
            <numerusform>%n carta por baixo.</numerusform>
            <numerusform>%n cartas por baixo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hands.</source>
        <translation>
            <numerusform>%n carta nas mãos.</numerusform>
            <numerusform>%n cartas nas mãos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in other hands.</source>
        <translation>
            <numerusform>%n carta nas outras mãos.</numerusform>
            <numerusform>%n cartas nas outras mãos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the other hand.</source>
        <translation>
            <numerusform>%n carta na outra mão.</numerusform>
            <numerusform>%n cartas na outra mão.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile and in hands.</source>
        <translation>
            <numerusform>%n carta no monte e nas mãos.</numerusform>
            <numerusform>%n cartas no monte e nas mãos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile and in other hands.</source>
        <translation>
            <numerusform>%n carta no monte e nas outras mãos.</numerusform>
            <numerusform>%n cartas no monte e nas outras mãos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile.</source>
        <translation>
            <numerusform>%n carta no monte.</numerusform>
            <numerusform>%n cartas no monte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left to draw.</source>
        <translation>
            <numerusform>Resta %n carta no monte.</numerusform>
            <numerusform>Restam %n cartas no monte.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Hand of {value} or more restores it.</source>
        <translation>Uma Mão de {value} ou mais restaura-a.</translation>
    </message>
    <message>
        <source>A Sword cannot attack another Sword.</source>
        <translation>Uma Espada não pode atacar outra Espada.</translation>
    </message>
    <message>
        <source>A Sword of {value} or more can attack it.</source>
        <translation>Uma Espada de {value} ou mais pode atacá-la.</translation>
    </message>
    <message>
        <source>A suite may turn corners along the threads.</source>
        <translation>Uma sequência pode mudar de direção, seguindo os fios.</translation>
    </message>
    <message>
        <source>Aim: keep the sovereign suite for a whole round</source>
        <translation>Objetivo: conservar a sequência soberana uma volta inteira</translation>
    </message>
    <message>
        <source>Attack {cell}</source>
        <translation>Atacar em {cell}</translation>
    </message>
    <message>
        <source>Attack {target} on {cell} with {card}</source>
        <translation>Atacar {target} em {cell} com {card}</translation>
    </message>
    <message>
        <source>Break or lengthen {name}’s suite, or make one at least as long, or {name} wins.</source>
        <translation>Desfaça ou aumente a sequência soberana, ou forme uma pelo menos tão longa, ou {name} ganha.</translation>
    </message>
    <message>
        <source>Break or lengthen {name}’s suite, or {name} wins.</source>
        <translation>Desfaça ou aumente a sequência soberana, ou {name} ganha.</translation>
    </message>
    <message>
        <source>Break {name}’s suite or make one at least as long, or {name} wins.</source>
        <translation>Desfaça a sequência soberana ou forme uma pelo menos tão longa, ou {name} ganha.</translation>
    </message>
    <message>
        <source>Break {name}’s suite, or {name} wins.</source>
        <translation>Desfaça a sequência soberana, ou {name} ganha.</translation>
    </message>
    <message>
        <source>Cannir</source>
        <translation>Cannir</translation>
    </message>
    <message>
        <source>Cards are laid face up in this game.</source>
        <translation>Nesta partida, as cartas colocam-se viradas para cima.</translation>
    </message>
    <message>
        <source>Cards may also be laid face down.</source>
        <translation>As cartas também podem ser colocadas viradas para baixo.</translation>
    </message>
    <message>
        <source>Choose a card to play.</source>
        <translation>Escolha uma carta para jogar.</translation>
    </message>
    <message>
        <source>Choose which suite becomes sovereign.</source>
        <translation>Escolha a sequência que vai ser soberana.</translation>
    </message>
    <message>
        <source>Cover {cell} with {card}</source>
        <translation>Cobrir {cell} com {card}</translation>
    </message>
    <message>
        <source>Cover {cell} with {card}, face down</source>
        <translation>Cobrir {cell} com carta virada para baixo: {card}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Descartar {card}</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Monte</translation>
    </message>
    <message>
        <source>Everyone loses.</source>
        <translation>Todos perdem.</translation>
    </message>
    <message>
        <source>First choose a card from your hand.</source>
        <translation>Escolha primeiro uma carta da sua mão.</translation>
    </message>
    <message>
        <source>First take one of the outlined suites.</source>
        <translation>Tome primeiro uma das sequências contornadas.</translation>
    </message>
    <message>
        <source>Give up the game</source>
        <translation>Desistir da partida</translation>
    </message>
    <message>
        <source>Hold the longest suite for a whole round to win.</source>
        <translation>Detenha a sequência mais longa uma volta inteira para ganhar.</translation>
    </message>
    <message>
        <source>If the last card is drawn, &lt;b&gt;everyone&lt;/b&gt; loses.</source>
        <translation>Se sair a última carta, &lt;b&gt;todos&lt;/b&gt; perdem.</translation>
    </message>
    <message>
        <source>If the last card is drawn, &lt;b&gt;everyone&lt;/b&gt; loses. A suite made after this turn comes too late.</source>
        <translation>Se sair a última carta, &lt;b&gt;todos&lt;/b&gt; perdem: depois deste turno, uma nova sequência chega tarde demais.</translation>
    </message>
    <message>
        <source>In your hand: {cards}.</source>
        <translation>Na sua mão: {cards}.</translation>
    </message>
    <message>
        <source>It can attack a card worth {value} or less, but no Sword.</source>
        <translation>Pode atacar uma carta de {value} ou menos, exceto uma Espada.</translation>
    </message>
    <message>
        <source>It can only be laid.</source>
        <translation>Só pode ser colocado.</translation>
    </message>
    <message>
        <source>It can restore a face-down card worth {value} or less.</source>
        <translation>Pode restaurar uma carta de {value} ou menos virada para baixo.</translation>
    </message>
    <message>
        <source>It cannot be attacked now: without it, other cards would be cut off.</source>
        <translation>Agora não pode ser atacada: sem ela, outras ficariam separadas entre si.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Não é a sua vez.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>É a sua vez.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>É a vez de {name}.</translation>
    </message>
    <message>
        <source>It turns face down, and the Sword leaves the game.</source>
        <translation>A carta é virada para baixo, e a Espada sai do jogo.</translation>
    </message>
    <message>
        <source>It turns face up if it is worth {value} or less. The Hand leaves the game in any case.</source>
        <translation>É virada para cima se valer no máximo {value}. A Mão sai do jogo em qualquer caso.</translation>
    </message>
    <message>
        <source>It turns face up, and the Hand leaves the game.</source>
        <translation>A carta é virada para cima, e a Mão sai do jogo.</translation>
    </message>
    <message>
        <source>Lay a suite of cards on the star and keep it for a whole round.</source>
        <translation>Forme uma sequência de cartas na estrela e conserve-a durante uma volta inteira.</translation>
    </message>
    <message>
        <source>Lay it on a lit medallion, or attack a card worth {value} or less that is not a Sword: that card turns face down, and this Sword leaves the game.</source>
        <translation>Coloque-a num medalhão iluminado, ou ataque uma carta que não seja Espada e valha no máximo {value}: ela é virada para baixo, e esta Espada sai do jogo.</translation>
    </message>
    <message>
        <source>Lay it on a lit medallion, or restore a face-down card worth {value} or less: that card turns face up, and this Hand leaves the game.</source>
        <translation>Coloque-a num medalhão iluminado, ou restaure uma carta virada para baixo que valha no máximo {value}: ela é virada para cima, e esta Mão sai do jogo.</translation>
    </message>
    <message>
        <source>Lay it on a lit medallion.</source>
        <translation>Coloque-a num medalhão iluminado.</translation>
    </message>
    <message>
        <source>Lay it on a lit medallion. A Book can do nothing else, and Swords can attack it.</source>
        <translation>Coloque-a num medalhão iluminado. Um Livro não faz mais nada, e uma Espada pode atacá-lo.</translation>
    </message>
    <message>
        <source>Lay it, or attack a marked card.</source>
        <translation>Coloque-a ou ataque uma carta marcada.</translation>
    </message>
    <message>
        <source>Lay it, or restore a marked card.</source>
        <translation>Coloque-a ou restaure uma carta marcada.</translation>
    </message>
    <message>
        <source>Lay on {cell}</source>
        <translation>Colocar em {cell}</translation>
    </message>
    <message>
        <source>Lay the card veiled or face up</source>
        <translation>Colocar a carta velada ou virada para cima</translation>
    </message>
    <message>
        <source>Lay the chosen card, or restore with it</source>
        <translation>Colocar a carta escolhida ou restaurar com ela</translation>
    </message>
    <message>
        <source>Lay {card} on {cell}</source>
        <translation>Colocar {card} em {cell}</translation>
    </message>
    <message>
        <source>Lay {card} on {cell}, face down</source>
        <translation>Colocar em {cell}, virada para baixo: {card}</translation>
    </message>
    <message>
        <source>Lengthen {name}’s suite or make one at least as long, or {name} wins.</source>
        <translation>Aumente a sequência soberana ou forme uma pelo menos tão longa, ou {name} ganha.</translation>
    </message>
    <message>
        <source>Lengthen {name}’s suite, or {name} wins.</source>
        <translation>Aumente a sequência soberana, ou {name} ganha.</translation>
    </message>
    <message>
        <source>Make a suite at least as long as {name}’s, or {name} wins.</source>
        <translation>Forme uma sequência pelo menos tão longa, ou {name} ganha.</translation>
    </message>
    <message>
        <source>No Hand is left that could restore it.</source>
        <translation>Já não resta nenhuma Mão que a possa restaurar.</translation>
    </message>
    <message>
        <source>No Sword can attack it.</source>
        <translation>Nenhuma Espada a pode atacar.</translation>
    </message>
    <message>
        <source>No Sword is left that could attack it.</source>
        <translation>Já não resta nenhuma Espada que a possa atacar.</translation>
    </message>
    <message>
        <source>No card yet.</source>
        <translation>Ainda nenhuma carta.</translation>
    </message>
    <message>
        <source>No thread leads from here to a face-up card.</source>
        <translation>Nenhum fio une este medalhão a uma carta virada para cima.</translation>
    </message>
    <message>
        <source>Nobody can win any more: when the last card is drawn, &lt;b&gt;everyone&lt;/b&gt; loses.</source>
        <translation>Já ninguém pode ganhar: quando for tirada a última carta, &lt;b&gt;todos&lt;/b&gt; perdem.</translation>
    </message>
    <message>
        <source>Nothing in your hand can stop {name}’s suite.</source>
        <translation>Nada na sua mão pode travar a sequência de {name}.</translation>
    </message>
    <message>
        <source>Now it could attack {targets}.</source>
        <translation>Com ela, você poderia atacar agora: {targets}.</translation>
    </message>
    <message>
        <source>Now it could restore {targets}.</source>
        <translation>Com ela, você poderia restaurar agora: {targets}.</translation>
    </message>
    <message>
        <source>Now there is nothing it could attack.</source>
        <translation>Agora não há nada que ela possa atacar.</translation>
    </message>
    <message>
        <source>Now there is nothing it could restore.</source>
        <translation>Agora não há nada que ela possa restaurar.</translation>
    </message>
    <message>
        <source>Only a Sword can attack a face-up card.</source>
        <translation>Só uma Espada pode atacar uma carta virada para cima.</translation>
    </message>
    <message>
        <source>Only one of the longest suites can be taken.</source>
        <translation>Só se pode tomar uma das sequências mais longas.</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Fora do jogo</translation>
    </message>
    <message>
        <source>Restore {cell}</source>
        <translation>Restaurar em {cell}</translation>
    </message>
    <message>
        <source>Restore {target} on {cell} with {card}</source>
        <translation>Restaurar {target} em {cell} com {card}</translation>
    </message>
    <message>
        <source>Stop {name}’s suite, or {name} wins.</source>
        <translation>Trave a sequência soberana, ou {name} ganha.</translation>
    </message>
    <message>
        <source>Take a suite by its number</source>
        <translation>Tomar uma sequência pelo número</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Take the suite {values} on {cells}</source>
        <translation>Tomar a sequência {values} em {cells}</translation>
    </message>
    <message>
        <source>Take {values}: {cells}</source>
        <translation>Tomar {values}: {cells}</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Essa carta não está na sua mão.</translation>
    </message>
    <message>
        <source>That is not what you have to decide now.</source>
        <translation>Não é isso que se pede agora.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>The last card is drawn: everyone loses.</source>
        <translation>A última carta foi tirada: todos perdem.</translation>
    </message>
    <message>
        <source>The last card was drawn before a suite had won.</source>
        <translation>Saiu a última carta antes de alguma sequência ganhar.</translation>
    </message>
    <message>
        <source>The last card was drawn, and nobody held a suite.</source>
        <translation>A última carta foi tirada, e ninguém tinha uma sequência.</translation>
    </message>
    <message>
        <source>The only face-up card cannot be attacked.</source>
        <translation>A única carta virada para cima não pode ser atacada.</translation>
    </message>
    <message numerus="yes">
        <source>The pile was %n card(s) too short for your suite.</source>
        <translation>
            <numerusform>Faltou %n carta no monte para a sua sequência.</numerusform>
            <numerusform>Faltaram %n cartas no monte para a sua sequência.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile was %n card(s) too short for {name}’s suite.</source>
        <translation>
            <numerusform>Faltou %n carta no monte para a sequência de {name}.</numerusform>
            <numerusform>Faltaram %n cartas no monte para a sequência de {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sovereign suite is on {cells}.</source>
        <translation>A sequência soberana está em {cells}.</translation>
    </message>
    <message>
        <source>The sovereign suite lasted a whole round.</source>
        <translation>A sequência soberana resistiu uma volta inteira.</translation>
    </message>
    <message>
        <source>The suite {values} is sovereign and belongs to you.</source>
        <translation>A sequência {values} é soberana e é sua.</translation>
    </message>
    <message>
        <source>The suite {values} is sovereign and belongs to {name}.</source>
        <translation>A sequência {values} é soberana e pertence a {name}.</translation>
    </message>
    <message>
        <source>There is already a face-up card here.</source>
        <translation>Já há aqui uma carta virada para cima.</translation>
    </message>
    <message>
        <source>There is no card here.</source>
        <translation>Não há aqui nenhuma carta.</translation>
    </message>
    <message>
        <source>There is no such move.</source>
        <translation>Essa jogada não existe.</translation>
    </message>
    <message>
        <source>This card is worth more than {value}.</source>
        <translation>Esta carta vale mais de {value}.</translation>
    </message>
    <message>
        <source>Three or more cards along the threads, equal or rising one by one, make a suite. The longest is sovereign: if yours lasts a whole round, you win.</source>
        <translation>Três ou mais cartas ao longo dos fios, iguais ou a subir de um em um, formam uma sequência. A mais longa é soberana: se a sua resistir uma volta inteira, ganha.</translation>
    </message>
    <message>
        <source>Three or more cards in a line, equal or rising one by one, make a suite. The longest is sovereign: if yours lasts a whole round, you win.</source>
        <translation>Três ou mais cartas em linha, iguais ou a subir de um em um, formam uma sequência. A mais longa é soberana: se a sua resistir uma volta inteira, ganha.</translation>
    </message>
    <message>
        <source>Veil on {cell}</source>
        <translation>Velar em {cell}</translation>
    </message>
    <message>
        <source>Veiled</source>
        <translation>Velada</translation>
    </message>
    <message>
        <source>Veiled cards</source>
        <translation>Cartas veladas</translation>
    </message>
    <message>
        <source>When the last card is drawn, &lt;b&gt;everyone&lt;/b&gt; loses. Only the suite that is sovereign now can still win.</source>
        <translation>Quando for tirada a última carta, &lt;b&gt;todos&lt;/b&gt; perdem: só a sequência agora soberana ainda pode ganhar.</translation>
    </message>
    <message>
        <source>Winding suites</source>
        <translation>Sequências sinuosas</translation>
    </message>
    <message>
        <source>Without this card, other cards would be cut off.</source>
        <translation>Sem esta carta, outras ficariam separadas entre si.</translation>
    </message>
    <message>
        <source>You attack {cell} with {card}: {target} turns face down.</source>
        <translation>Você ataca em {cell} com {card}: {target} fica de face para baixo.</translation>
    </message>
    <message>
        <source>You discard a card only when nothing else is possible.</source>
        <translation>Só se descarta uma carta quando nada mais é possível.</translation>
    </message>
    <message>
        <source>You discard {card}.</source>
        <translation>Você descarta {card}.</translation>
    </message>
    <message>
        <source>You draw {card}.</source>
        <translation>Você tira {card}.</translation>
    </message>
    <message>
        <source>You gave up the game.</source>
        <translation>Você desistiu da partida.</translation>
    </message>
    <message>
        <source>You hold the sovereign suite.</source>
        <translation>Você detém a sequência soberana.</translation>
    </message>
    <message>
        <source>You lay {card} face down on {cell}.</source>
        <translation>Você coloca em {cell} uma carta virada para baixo: {card}.</translation>
    </message>
    <message>
        <source>You lay {card} on {cell}.</source>
        <translation>Você coloca {card} em {cell}.</translation>
    </message>
    <message>
        <source>You restore {target} on {cell} with {card}.</source>
        <translation>Você restaura {target} em {cell} com {card}.</translation>
    </message>
    <message>
        <source>You spend {card} on {cell} in vain: the card there is worth more than {value}.</source>
        <translation>Você gasta {card} em vão em {cell}: a carta que lá está vale mais de {value}.</translation>
    </message>
    <message>
        <source>You win with the sovereign suite!</source>
        <translation>Você ganhou com a sequência soberana!</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Você ganhou!</translation>
    </message>
    <message>
        <source>Your sovereign suite is broken.</source>
        <translation>A sua sequência soberana é desfeita.</translation>
    </message>
    <message>
        <source>Your sovereign suite is lengthened.</source>
        <translation>A sua sequência soberana é aumentada.</translation>
    </message>
    <message>
        <source>Your suite</source>
        <translation>A sua sequência</translation>
    </message>
    <message>
        <source>Your suite lasted a whole round: you win!</source>
        <translation>A sua sequência resistiu uma volta inteira: a vitória é sua!</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>ataca</translation>
    </message>
    <message>
        <source>holds {values}</source>
        <translation>detém {values}</translation>
    </message>
    <message>
        <source>is laid</source>
        <translation>coloca-se</translation>
    </message>
    <message>
        <source>laid a card face down</source>
        <translation>colocou uma carta virada para baixo</translation>
    </message>
    <message>
        <source>left to draw</source>
        <translation>por tirar</translation>
    </message>
    <message>
        <source>made the sovereign suite</source>
        <translation>formou a sequência soberana</translation>
    </message>
    <message>
        <source>restores</source>
        <translation>restaura</translation>
    </message>
    <message>
        <source>the suite {values} on {cells}</source>
        <translation>a sequência {values} em {cells}</translation>
    </message>
    <message>
        <source>the veiled card</source>
        <translation>a carta velada</translation>
    </message>
    <message>
        <source>turn {number} of {total}</source>
        <translation>turno {number} de {total}</translation>
    </message>
    <message>
        <source>you put an end to the suite</source>
        <translation>você pôs fim à sequência</translation>
    </message>
    <message>
        <source>{card} on {cell}</source>
        <translation>{card} em {cell}</translation>
    </message>
    <message>
        <source>{card} opens the star. No hand has a lower total than yours: you begin.</source>
        <translation>{card} abre a estrela. Nenhuma mão tem uma soma mais baixa do que a sua: você começa.</translation>
    </message>
    <message>
        <source>{card} opens the star. No hand has a lower total than {name}’s: {name} begins.</source>
        <translation>{card} abre a estrela. Nenhuma mão tem uma soma mais baixa do que a de {name}: {name} começa.</translation>
    </message>
    <message>
        <source>{card}, {cell}</source>
        <translation>{card}, {cell}</translation>
    </message>
    <message>
        <source>{card}: {answer}</source>
        <translation>{card}: {answer}</translation>
    </message>
    <message>
        <source>{cell}, bottom card first</source>
        <translation>{cell}, a começar pela carta de baixo</translation>
    </message>
    <message>
        <source>{cell}: a veiled card.</source>
        <translation>{cell}: uma carta velada.</translation>
    </message>
    <message>
        <source>{cell}: {card}, face down.</source>
        <translation>{cell}: {card}, de face para baixo.</translation>
    </message>
    <message>
        <source>{cell}: {card}.</source>
        <translation>{cell}: {card}.</translation>
    </message>
    <message>
        <source>{first} and {second} win.</source>
        <translation>{first} e {second} ganham.</translation>
    </message>
    <message>
        <source>{name} attacks {cell} with {card}: {target} turns face down.</source>
        <translation>{name} ataca em {cell} com {card}: {target} fica de face para baixo.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} descarta {card}.</translation>
    </message>
    <message>
        <source>{name} gave up the game.</source>
        <translation>{name} desistiu da partida.</translation>
    </message>
    <message>
        <source>{name} holds the sovereign suite.</source>
        <translation>{name} detém a sequência soberana.</translation>
    </message>
    <message>
        <source>{name} is choosing a card.</source>
        <translation>{name} está a escolher uma carta.</translation>
    </message>
    <message>
        <source>{name} kept the sovereign suite for a whole round and wins.</source>
        <translation>{name} conservou a sequência soberana uma volta inteira e ganha.</translation>
    </message>
    <message>
        <source>{name} lays a card face down on {cell}.</source>
        <translation>{name} coloca em {cell} uma carta virada para baixo.</translation>
    </message>
    <message>
        <source>{name} lays {card} face down on {cell}.</source>
        <translation>{name} coloca em {cell} uma carta virada para baixo: {card}.</translation>
    </message>
    <message>
        <source>{name} lays {card} on {cell}.</source>
        <translation>{name} coloca {card} em {cell}.</translation>
    </message>
    <message>
        <source>{name} put an end to the suite</source>
        <translation>{name} pôs fim à sequência</translation>
    </message>
    <message>
        <source>{name} restores {target} on {cell} with {card}.</source>
        <translation>{name} restaura {target} em {cell} com {card}.</translation>
    </message>
    <message>
        <source>{name} spends {card} on {cell} in vain: the card there is worth more than {value}.</source>
        <translation>{name} gasta {card} em vão em {cell}: a carta que lá está vale mais de {value}.</translation>
    </message>
    <message>
        <source>{name} wins with the sovereign suite.</source>
        <translation>{name} ganha com a sequência soberana.</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} ganha.</translation>
    </message>
    <message>
        <source>{name} {holds}.</source>
        <translation>{name} {holds}.</translation>
    </message>
    <message>
        <source>{name}’s sovereign suite is broken.</source>
        <translation>A sequência soberana de {name} é desfeita.</translation>
    </message>
    <message>
        <source>{name}’s sovereign suite is lengthened.</source>
        <translation>A sequência soberana de {name} é aumentada.</translation>
    </message>
    <message>
        <source>{owner} holds the sovereign suite; after you, only {name} can stop it.</source>
        <translation>{owner} detém a sequência soberana; depois de você, só {name} a pode travar.</translation>
    </message>
</context>
<context>
    <name>CannirAid</name>
    <message>
        <source>7 cards, 1 to 7</source>
        <translation>7 cartas, de 1 a 7</translation>
    </message>
    <message>
        <source>&lt;b&gt;Attacks:&lt;/b&gt; turn face down a card that is not a Sword and is worth no more than the Sword you play, which then leaves the game. You may not attack the only face-up card, or a card without which other cards would be cut off from each other along the threads.</source>
        <translation>&lt;b&gt;Ataca:&lt;/b&gt; vire para baixo uma carta que não seja Espada e não valha mais do que a Espada jogada; esta sai do jogo. Nunca a única carta virada para cima, nem uma carta sem a qual outras deixariam de estar ligadas pelos fios.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Everyone loses&lt;/b&gt; at once when the last card of the draw pile is drawn.</source>
        <translation>&lt;b&gt;Todos perdem&lt;/b&gt; assim que for tirada a última carta do monte.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Is laid,&lt;/b&gt; and does nothing else.</source>
        <translation>&lt;b&gt;Coloca-se,&lt;/b&gt; e não faz mais nada.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Restores:&lt;/b&gt; turn the top card of a medallion face up if it is face down and worth no more than the Hand you play, which then leaves the game.</source>
        <translation>&lt;b&gt;Restaura:&lt;/b&gt; vire para cima a carta de cima de um medalhão, se estiver virada para baixo e não valer mais do que a Mão jogada; esta sai do jogo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;You win&lt;/b&gt; if you still own the sovereign suite when your next turn begins: every opponent has had one turn to prevent it.</source>
        <translation>&lt;b&gt;Ganha&lt;/b&gt; se ainda detiver a sequência soberana no início do seu turno seguinte: cada adversário terá tido um turno para o evitar.</translation>
    </message>
    <message>
        <source>A Hand may try to restore such a card blindly; if the card is worth more than the Hand, the Hand is lost and the card stays as it is.</source>
        <translation>Uma Mão pode tentar restaurá-la às cegas; se a carta valer mais do que a Mão, a Mão perde-se e a carta fica como está.</translation>
    </message>
    <message>
        <source>A medallion is free if there is no card on it, or if its top card is face down. Anyone may look at face-down cards.</source>
        <translation>Um medalhão está livre se estiver vazio ou se a sua carta de cima estiver virada para baixo. Todos podem ver as cartas viradas para baixo.</translation>
    </message>
    <message>
        <source>A suite is three or more face-up cards, one after the other along a straight line of threads (a row, a column or a diagonal), whose values</source>
        <translation>Uma sequência são três ou mais cartas viradas para cima, umas a seguir às outras numa mesma linha reta de fios (horizontal, vertical ou diagonal), cujos valores</translation>
    </message>
    <message>
        <source>A suite need not be straight: it may wind along the threads from medallion to medallion, without using any twice.</source>
        <translation>Uma sequência não precisa de ser reta: pode seguir os fios de medalhão em medalhão, sem passar duas vezes pelo mesmo.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Um exemplo</translation>
    </message>
    <message>
        <source>Blue attacks the 3. The rest, 4·5·6, is shorter but still the longest suite: Blue takes it over.</source>
        <translation>O Azul ataca o 3. Resta 4·5·6, mais curta, mas a mais longa que há: passa para o Azul.</translation>
    </message>
    <message>
        <source>Blue lays the 5: the suite 3·4·5 is sovereign and belongs to Blue.</source>
        <translation>O Azul coloca o 5: a sequência 3·4·5 é soberana, e é do Azul.</translation>
    </message>
    <message>
        <source>Blue restores the 6 with a Hand and owns 4·5·6 again. If Orange cannot stop it, Blue wins when Blue’s next turn begins.</source>
        <translation>O Azul restaura o 6 com uma Mão e detém de novo 4·5·6. Se o Laranja não o impedir, o Azul ganha assim que volte a ser a vez do Azul.</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>Livros</translation>
    </message>
    <message>
        <source>Cards may also be laid face down. Such a card is like one that was attacked: its medallion is free, and it belongs to no suite. Only the player who laid it may look at it, until it is turned up.</source>
        <translation>As cartas também podem ser colocadas viradas para baixo. Uma carta assim conta como uma carta atacada: o medalhão dela está livre e ela não faz parte de nenhuma sequência. Só quem a colocou a pode ver, até ser restaurada.</translation>
    </message>
    <message>
        <source>Draw one card.</source>
        <translation>Tire uma carta.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fim da partida</translation>
    </message>
    <message>
        <source>Form a suite of three or more cards, make it the &lt;b&gt;sovereign suite&lt;/b&gt;, and keep it until your next turn begins.</source>
        <translation>Forme uma sequência de três ou mais cartas, faça dela a &lt;b&gt;sequência soberana&lt;/b&gt; e conserve-a até ao início do seu turno seguinte.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>If the sovereign suite is yours, you have &lt;b&gt;won&lt;/b&gt;.</source>
        <translation>Se a sequência soberana for sua, &lt;b&gt;ganhou&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Orange attacks the 6. No suite is left, so nobody owns one.</source>
        <translation>O Laranja ataca o 6. Já não resta nenhuma sequência, e ninguém detém a soberana.</translation>
    </message>
    <message>
        <source>Orange lays a 6 at the end of the suite, which is now longer and belongs to Orange.</source>
        <translation>O Laranja coloca um 6 na ponta: a sequência fica mais longa e passa para o Laranja.</translation>
    </message>
    <message>
        <source>Orders do not matter. Values must follow each other along the line: a gap ends the suite, and 1 does not follow 7.</source>
        <translation>As ordens não contam. Os valores leem-se pela ordem da linha: uma lacuna interrompe a sequência, e o 1 não se segue ao 7.</translation>
    </message>
    <message>
        <source>Play exactly one card. Either &lt;b&gt;lay&lt;/b&gt; it, whatever its order, face up on a free medallion that a thread joins to a face-up card, or use the &lt;b&gt;power&lt;/b&gt; of a Sword or a Hand.</source>
        <translation>Jogue exatamente uma carta: &lt;b&gt;coloque-a&lt;/b&gt;, seja de que ordem for, virada para cima num medalhão livre que um fio una a uma carta virada para cima, ou use o &lt;b&gt;poder&lt;/b&gt; de uma Espada ou de uma Mão.</translation>
    </message>
    <message>
        <source>Shuffle the 21 cards. Lay the first face up on the medallion in the middle, deal three to each player and put the rest aside as the draw pile.</source>
        <translation>Baralhe as 21 cartas. Coloque a primeira, virada para cima, no medalhão do meio, dê três a cada um e deixe as outras num monte.</translation>
    </message>
    <message>
        <source>Suites</source>
        <translation>As sequências</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Espadas</translation>
    </message>
    <message>
        <source>The 21 cards</source>
        <translation>As 21 cartas</translation>
    </message>
    <message>
        <source>The &lt;b&gt;longest&lt;/b&gt; suite on the star is the sovereign one; all others are dormant. It belongs to the player who made it sovereign, no matter who laid its cards.</source>
        <translation>A sequência &lt;b&gt;mais longa&lt;/b&gt; da estrela é a soberana; todas as outras estão adormecidas. Pertence a quem a tornou soberana, seja quem for que colocou as cartas.</translation>
    </message>
    <message>
        <source>The player whose cards have the lowest total begins; if players tie, the youngest of them.</source>
        <translation>Começa o jogador cuja mão tem a menor soma; em caso de empate, o mais novo dos empatados.</translation>
    </message>
    <message>
        <source>The sovereign suite</source>
        <translation>A sequência soberana</translation>
    </message>
    <message>
        <source>The star and the names of its medallions; the first card goes on C.</source>
        <translation>A estrela e os nomes dos medalhões; a primeira carta fica em C.</translation>
    </message>
    <message>
        <source>To begin</source>
        <translation>Preparação</translation>
    </message>
    <message>
        <source>Two or three players, about ten minutes</source>
        <translation>Dois ou três jogadores, cerca de dez minutos</translation>
    </message>
    <message>
        <source>Variant: veiled cards</source>
        <translation>Variante: cartas veladas</translation>
    </message>
    <message>
        <source>Variant: winding suites</source>
        <translation>Variante: sequências sinuosas</translation>
    </message>
    <message>
        <source>You take it over when the card you play</source>
        <translation>Apodera-se dela quem joga uma carta que</translation>
    </message>
    <message>
        <source>You then own the longest suite; if several are equally long, you choose one. If no suite is left, nobody owns one.</source>
        <translation>Esse jogador detém então a sequência mais longa; entre iguais, escolhe uma. Se não restar nenhuma, ninguém detém a soberana.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>O seu turno</translation>
    </message>
    <message>
        <source>a suite</source>
        <translation>é sequência</translation>
    </message>
    <message>
        <source>no suite</source>
        <translation>não é</translation>
    </message>
    <message>
        <source>the Fish</source>
        <translation>os Peixes</translation>
    </message>
    <message>
        <source>the Keys</source>
        <translation>as Chaves</translation>
    </message>
    <message>
        <source>the Mill</source>
        <translation>o Moinho</translation>
    </message>
    <message>
        <source>the Moon</source>
        <translation>a Lua</translation>
    </message>
    <message>
        <source>the Oak</source>
        <translation>o Carvalho</translation>
    </message>
    <message>
        <source>the Rose</source>
        <translation>a Rosa</translation>
    </message>
    <message>
        <source>the Wheel</source>
        <translation>a Roda</translation>
    </message>
    <message>
        <source>• &lt;b&gt;are all equal&lt;/b&gt;.</source>
        <translation>• &lt;b&gt;são todos iguais&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>• &lt;b&gt;follow each other&lt;/b&gt;, rising or falling by one, or</source>
        <translation>• &lt;b&gt;se seguem&lt;/b&gt;, a subir ou a descer de um em um, ou</translation>
    </message>
    <message>
        <source>• makes a new suite that is as long or longer, or</source>
        <translation>• forma uma nova, tão longa ou mais longa, ou</translation>
    </message>
    <message>
        <source>• makes the sovereign suite longer, or</source>
        <translation>• aumenta a sequência soberana, ou</translation>
    </message>
    <message>
        <source>• shortens or breaks it while some suite is left.</source>
        <translation>• a encurta ou a desfaz, se restar alguma sequência.</translation>
    </message>
</context>
<context>
    <name>CannirCards</name>
    <message>
        <source>Book of the Fish</source>
        <translation>Livro dos Peixes</translation>
    </message>
    <message>
        <source>Book of the Keys</source>
        <translation>Livro das Chaves</translation>
    </message>
    <message>
        <source>Book of the Mill</source>
        <translation>Livro do Moinho</translation>
    </message>
    <message>
        <source>Book of the Moon</source>
        <translation>Livro da Lua</translation>
    </message>
    <message>
        <source>Book of the Oak</source>
        <translation>Livro do Carvalho</translation>
    </message>
    <message>
        <source>Book of the Rose</source>
        <translation>Livro da Rosa</translation>
    </message>
    <message>
        <source>Book of the Wheel</source>
        <translation>Livro da Roda</translation>
    </message>
    <message>
        <source>Hand of the Fish</source>
        <translation>Mão dos Peixes</translation>
    </message>
    <message>
        <source>Hand of the Keys</source>
        <translation>Mão das Chaves</translation>
    </message>
    <message>
        <source>Hand of the Mill</source>
        <translation>Mão do Moinho</translation>
    </message>
    <message>
        <source>Hand of the Moon</source>
        <translation>Mão da Lua</translation>
    </message>
    <message>
        <source>Hand of the Oak</source>
        <translation>Mão do Carvalho</translation>
    </message>
    <message>
        <source>Hand of the Rose</source>
        <translation>Mão da Rosa</translation>
    </message>
    <message>
        <source>Hand of the Wheel</source>
        <translation>Mão da Roda</translation>
    </message>
    <message>
        <source>Sword of the Fish</source>
        <translation>Espada dos Peixes</translation>
    </message>
    <message>
        <source>Sword of the Keys</source>
        <translation>Espada das Chaves</translation>
    </message>
    <message>
        <source>Sword of the Mill</source>
        <translation>Espada do Moinho</translation>
    </message>
    <message>
        <source>Sword of the Moon</source>
        <translation>Espada da Lua</translation>
    </message>
    <message>
        <source>Sword of the Oak</source>
        <translation>Espada do Carvalho</translation>
    </message>
    <message>
        <source>Sword of the Rose</source>
        <translation>Espada da Rosa</translation>
    </message>
    <message>
        <source>Sword of the Wheel</source>
        <translation>Espada da Roda</translation>
    </message>
    <message>
        <source>the Book of the Fish</source>
        <translation>o Livro dos Peixes</translation>
    </message>
    <message>
        <source>the Book of the Keys</source>
        <translation>o Livro das Chaves</translation>
    </message>
    <message>
        <source>the Book of the Mill</source>
        <translation>o Livro do Moinho</translation>
    </message>
    <message>
        <source>the Book of the Moon</source>
        <translation>o Livro da Lua</translation>
    </message>
    <message>
        <source>the Book of the Oak</source>
        <translation>o Livro do Carvalho</translation>
    </message>
    <message>
        <source>the Book of the Rose</source>
        <translation>o Livro da Rosa</translation>
    </message>
    <message>
        <source>the Book of the Wheel</source>
        <translation>o Livro da Roda</translation>
    </message>
    <message>
        <source>the Hand of the Fish</source>
        <translation>a Mão dos Peixes</translation>
    </message>
    <message>
        <source>the Hand of the Keys</source>
        <translation>a Mão das Chaves</translation>
    </message>
    <message>
        <source>the Hand of the Mill</source>
        <translation>a Mão do Moinho</translation>
    </message>
    <message>
        <source>the Hand of the Moon</source>
        <translation>a Mão da Lua</translation>
    </message>
    <message>
        <source>the Hand of the Oak</source>
        <translation>a Mão do Carvalho</translation>
    </message>
    <message>
        <source>the Hand of the Rose</source>
        <translation>a Mão da Rosa</translation>
    </message>
    <message>
        <source>the Hand of the Wheel</source>
        <translation>a Mão da Roda</translation>
    </message>
    <message>
        <source>the Sword of the Fish</source>
        <translation>a Espada dos Peixes</translation>
    </message>
    <message>
        <source>the Sword of the Keys</source>
        <translation>a Espada das Chaves</translation>
    </message>
    <message>
        <source>the Sword of the Mill</source>
        <translation>a Espada do Moinho</translation>
    </message>
    <message>
        <source>the Sword of the Moon</source>
        <translation>a Espada da Lua</translation>
    </message>
    <message>
        <source>the Sword of the Oak</source>
        <translation>a Espada do Carvalho</translation>
    </message>
    <message>
        <source>the Sword of the Rose</source>
        <translation>a Espada da Rosa</translation>
    </message>
    <message>
        <source>the Sword of the Wheel</source>
        <translation>a Espada da Roda</translation>
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
        <translation>Livros</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>É a sua vez</translation>
    </message>
    <message>
        <source>Only the top card may be face up.</source>
        <translation>Só a carta de cima pode estar virada para cima.</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Fora do jogo</translation>
    </message>
    <message>
        <source>Sovereign suite</source>
        <translation>Sequência soberana</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Espadas</translation>
    </message>
    <message>
        <source>That card is already somewhere else.</source>
        <translation>Essa carta já está noutro lugar.</translation>
    </message>
    <message>
        <source>There is no suite there.</source>
        <translation>Ali não há nenhuma sequência.</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>A jogar</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>Virar</translation>
    </message>
    <message>
        <source>Turn over the card on a medallion</source>
        <translation>Virar a carta de um medalhão</translation>
    </message>
    <message>
        <source>Veil the card on a medallion; you know what it is</source>
        <translation>Velar a carta de um medalhão; sabe qual é</translation>
    </message>
    <message>
        <source>Veil the card on a medallion; {name} knows what it is</source>
        <translation>Velar a carta de um medalhão; {name} sabe qual é</translation>
    </message>
    <message>
        <source>Veiled cards need the variant “Veiled cards”.</source>
        <translation>As cartas veladas exigem a variante com esse nome.</translation>
    </message>
    <message>
        <source>You must hold {least} to {most} cards: to swap, drop the new card on one of them.</source>
        <translation>Tem de ter {least} a {most} cartas: para trocar, largue a carta sobre uma delas.</translation>
    </message>
    <message>
        <source>Your cord: the suite on a medallion becomes yours</source>
        <translation>O seu cordão: a sequência de um medalhão é sua</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>A sua mão</translation>
    </message>
    <message>
        <source>{name} must hold {least} to {most} cards: to swap, drop the new card on one of them.</source>
        <translation>{name} tem de ter {least} a {most} cartas: para trocar, largue a carta sobre uma delas.</translation>
    </message>
    <message>
        <source>{name} to play</source>
        <translation>É a vez de {name}</translation>
    </message>
    <message>
        <source>{name}’s cord: the suite on a medallion becomes theirs</source>
        <translation>Cordão de {name}: a sequência de um medalhão é de {name}</translation>
    </message>
    <message>
        <source>{name}’s hand</source>
        <translation>Mão de {name}</translation>
    </message>
</context>
<context>
    <name>CannirEnding</name>
    <message numerus="yes">
        <source>%n broken</source>
        <translation>
            <numerusform>%n desfeita</numerusform>
            <numerusform>%n desfeitas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) attacked</source>
        <translation>
            <numerusform>%n carta atacada</numerusform>
            <numerusform>%n cartas atacadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the highest stack</source>
        <translation>
            <numerusform>%n carta na pilha mais alta</numerusform>
            <numerusform>%n cartas na pilha mais alta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) laid</source>
        <translation>
            <numerusform>%n carta colocada</numerusform>
            <numerusform>%n cartas colocadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left the game</source>
        <translation>
            <numerusform>%n carta fora do jogo</numerusform>
            <numerusform>%n cartas fora do jogo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) restored</source>
        <translation>
            <numerusform>%n carta restaurada</numerusform>
            <numerusform>%n cartas restauradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of owner</source>
        <translation>
            <numerusform>%n mudança de dono</numerusform>
            <numerusform>%n mudanças de dono</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lengthened</source>
        <translation>
            <numerusform>%n aumentada</numerusform>
            <numerusform>%n aumentadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replaced by another</source>
        <translation>
            <numerusform>%n substituída por outra</numerusform>
            <numerusform>%n substituídas por outra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sovereign suite(s) held</source>
        <translation>
            <numerusform>%n sequência soberana detida</numerusform>
            <numerusform>%n sequências soberanas detidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suite(s)</source>
        <translation>
            <numerusform>%n sequência</numerusform>
            <numerusform>%n sequências</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suite(s) became sovereign</source>
        <translation>
            <numerusform>%n sequência soberana</numerusform>
            <numerusform>%n sequências soberanas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suite(s) broken</source>
        <translation>
            <numerusform>%n sequência desfeita</numerusform>
            <numerusform>%n sequências desfeitas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suite(s) lengthened or replaced</source>
        <translation>
            <numerusform>%n sequência aumentada ou substituída</numerusform>
            <numerusform>%n sequências aumentadas ou substituídas</numerusform>
        </translation>
    </message>
    <message>
        <source>The sovereign suite {values} lasted a whole round.</source>
        <translation>A sequência soberana {values} resistiu uma volta inteira.</translation>
    </message>
    <message>
        <source>The sovereign suites</source>
        <translation>As sequências soberanas</translation>
    </message>
    <message>
        <source>The star goes dark</source>
        <translation>A estrela apaga-se</translation>
    </message>
    <message>
        <source>The star is yours</source>
        <translation>A estrela é sua</translation>
    </message>
    <message>
        <source>The star is {name}’s</source>
        <translation>A estrela é de {name}</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>no fim</translation>
    </message>
    <message>
        <source>card {number}, on {cells}</source>
        <translation>carta {number}, em {cells}</translation>
    </message>
    <message>
        <source>medallions covered</source>
        <translation>medalhões cobertos</translation>
    </message>
    <message>
        <source>spent to attack or restore</source>
        <translation>gastas para atacar ou restaurar</translation>
    </message>
    <message>
        <source>the longest suite</source>
        <translation>a sequência mais longa</translation>
    </message>
    <message>
        <source>the shortest reign</source>
        <translation>o reinado mais curto</translation>
    </message>
    <message>
        <source>yours, ended by {other}</source>
        <translation>o seu, terminado por {other}</translation>
    </message>
    <message>
        <source>{name}, ended by you</source>
        <translation>{name}, terminado por você</translation>
    </message>
    <message>
        <source>{name}, ended by {other}</source>
        <translation>{name}, terminado por {other}</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} de {all}</translation>
    </message>
    <message>
        <source>{suites}: {ends}</source>
        <translation>{suites}: {ends}</translation>
    </message>
</context>
<context>
    <name>CannirFigures</name>
    <message>
        <source>No suite ever became sovereign.</source>
        <translation>Nenhuma sequência chegou a ser soberana.</translation>
    </message>
    <message numerus="yes">
        <source>The longest sovereign suite had %n card(s).</source>
        <translation>
            <numerusform>A sequência soberana mais longa tinha %n carta.</numerusform>
            <numerusform>A sequência soberana mais longa tinha %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>attacked</source>
        <translation>atacadas</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>desfeitas</translation>
    </message>
    <message>
        <source>cards laid</source>
        <translation>cartas colocadas</translation>
    </message>
    <message>
        <source>lengthened or replaced</source>
        <translation>aumentadas ou substituídas</translation>
    </message>
    <message>
        <source>restored</source>
        <translation>restauradas</translation>
    </message>
    <message>
        <source>sovereign suites</source>
        <translation>sequências soberanas</translation>
    </message>
</context>
<context>
    <name>CannirPrint</name>
    <message>
        <source>Box and markers</source>
        <translation>Caixa e marcadores</translation>
    </message>
    <message>
        <source>Cut along the lines and fold back along the dashes. Glue the narrow flap to the inside of the last side, then glue the bottom; tuck in the lid.</source>
        <translation>Recorte pelas linhas contínuas e dobre para trás pelas tracejadas. Cole a aba estreita no interior do último lado e, em seguida, cole o fundo; a tampa encaixa-se.</translation>
    </message>
    <message>
        <source>Everyone takes one. Put yours on the sovereign suite for as long as you own it.</source>
        <translation>Cada um fica com o seu e põe-no sobre a sequência soberana enquanto ela for sua.</translation>
    </message>
    <message>
        <source>Rules summary</source>
        <translation>Resumo das regras</translation>
    </message>
    <message>
        <source>Sovereign markers</source>
        <translation>Marcadores da sequência soberana</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>As cartas</translation>
    </message>
    <message>
        <source>The cloth</source>
        <translation>O pano</translation>
    </message>
    <message>
        <source>The star</source>
        <translation>A estrela</translation>
    </message>
    <message>
        <source>Tuck box</source>
        <translation>Caixa dobrável</translation>
    </message>
</context>
<context>
    <name>CannirReasons</name>
    <message>
        <source>, before it can last a whole round and win</source>
        <translation>, antes que possa resistir uma volta inteira e ganhar</translation>
    </message>
    <message>
        <source>, which wins if it lasts a whole round</source>
        <translation>, que ganha se resistir uma volta inteira</translation>
    </message>
    <message numerus="yes">
        <source>It gains a sovereign suite of %n card(s)</source>
        <translation>
            <numerusform>Esta jogada conquista uma sequência soberana de %n carta</numerusform>
            <numerusform>Esta jogada conquista uma sequência soberana de %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>It leaves you with the sovereign suite</source>
        <translation>Esta jogada deixa a sequência soberana nas suas mãos</translation>
    </message>
    <message>
        <source>It leaves {name} with the sovereign suite</source>
        <translation>Esta jogada deixa a sequência soberana nas mãos de {name}</translation>
    </message>
    <message>
        <source>It lets you win on the next turn</source>
        <translation>Esta jogada permite que você ganhe a partida no próximo turno</translation>
    </message>
    <message>
        <source>It lets {name} win on the next turn</source>
        <translation>Esta jogada permite que {name} ganhe a partida no próximo turno</translation>
    </message>
    <message>
        <source>It prepares a suite for the next turn</source>
        <translation>Esta jogada prepara uma sequência para o próximo turno</translation>
    </message>
    <message>
        <source>It stops your suite</source>
        <translation>Esta jogada trava a sua sequência</translation>
    </message>
    <message>
        <source>It stops {name}’s suite</source>
        <translation>Esta jogada trava a sequência de {name}</translation>
    </message>
    <message>
        <source>It wins the game on the next turn</source>
        <translation>Esta jogada ganha a partida no próximo turno</translation>
    </message>
</context>
<context>
    <name>CannirTags</name>
    <message>
        <source>, and no unseen card makes another at once</source>
        <translation>, e nenhuma carta por ver forma outra de imediato</translation>
    </message>
    <message numerus="yes">
        <source>, but %n of the {total} unseen cards make another</source>
        <translation>
            <numerusform>, mas %n das {total} cartas por ver forma outra</numerusform>
            <numerusform>, mas %n das {total} cartas por ver formam outra</numerusform>
        </translation>
    </message>
    <message>
        <source>, such as a Hand that restores the {value} on {cell}</source>
        <translation>, por exemplo, uma Mão que restaure o {value} em {cell}</translation>
    </message>
    <message>
        <source>, such as a {value} on {cell}</source>
        <translation>, por exemplo, um {value} em {cell}</translation>
    </message>
    <message>
        <source>, too late to last a whole round</source>
        <translation>, tarde demais para resistir uma volta inteira</translation>
    </message>
    <message numerus="yes">
        <source>, which %n of the {total} unseen cards can stop</source>
        <translation>
            <numerusform>, que %n das {total} cartas por ver pode travar</numerusform>
            <numerusform>, que %n das {total} cartas por ver podem travar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, which %n of the {total} unseen cards can stop: at least one of them is in another hand, so it lasts only if that player lets it</source>
        <translation>
            <numerusform>, que %n das {total} cartas por ver pode travar: está em outra mão, e a sequência só se mantém se esse jogador deixar</numerusform>
            <numerusform>, que %n das {total} cartas por ver podem travar: pelo menos uma está em outra mão, e a sequência só se mantém se esse jogador deixar</numerusform>
        </translation>
    </message>
    <message>
        <source>, which no unseen card can stop</source>
        <translation>, que nenhuma carta por ver pode travar</translation>
    </message>
    <message>
        <source>, which no unseen card can stop at once</source>
        <translation>, que nenhuma carta por ver pode travar de imediato</translation>
    </message>
    <message numerus="yes">
        <source>It breaks your suite and gains a suite of %n card(s).</source>
        <translation>
            <numerusform>Esta jogada desfaz a sua sequência e forma uma soberana, de %n carta.</numerusform>
            <numerusform>Esta jogada desfaz a sua sequência e forma uma soberana, de %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It breaks your suite.</source>
        <translation>Esta jogada desfaz a sua sequência.</translation>
    </message>
    <message numerus="yes">
        <source>It breaks {name}’s suite and gains a suite of %n card(s).</source>
        <translation>
            <numerusform>Esta jogada desfaz a sequência de {name} e forma uma soberana, de %n carta.</numerusform>
            <numerusform>Esta jogada desfaz a sequência de {name} e forma uma soberana, de %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It breaks {name}’s suite.</source>
        <translation>Esta jogada desfaz a sequência de {name}.</translation>
    </message>
    <message>
        <source>It changes nothing: no suite made from now on can last a whole round.</source>
        <translation>Esta jogada não muda nada: nenhuma sequência formada a partir de agora pode resistir uma volta inteira.</translation>
    </message>
    <message>
        <source>It draws the last card, and everyone loses.</source>
        <translation>Esta jogada tira a última carta do monte, e todos perdem.</translation>
    </message>
    <message>
        <source>It fills {cell} and counts in no suite.</source>
        <translation>Esta jogada ocupa {cell} e não conta em nenhuma sequência.</translation>
    </message>
    <message>
        <source>It gives up {card} and leaves the cloth as it is.</source>
        <translation>Esta jogada descarta {card} e deixa o pano como está.</translation>
    </message>
    <message>
        <source>It holds back a suite that {card} on {cell} would make at once.</source>
        <translation>Esta jogada guarda para depois uma sequência que {card} em {cell} formaria já.</translation>
    </message>
    <message numerus="yes">
        <source>It holds back a suite that {card} on {cell} would make at once; you can make it first with %n of the {total} unseen cards.</source>
        <translation>
            <numerusform>Esta jogada guarda para depois uma sequência que {card} em {cell} formaria já; você pode formá-la antes com %n das {total} cartas por ver.</numerusform>
            <numerusform>Esta jogada guarda para depois uma sequência que {card} em {cell} formaria já; você pode formá-la antes com %n das {total} cartas por ver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It holds back a suite that {card} on {cell} would make at once; {name} can make it first with %n of the {total} unseen cards.</source>
        <translation>
            <numerusform>Esta jogada guarda para depois uma sequência que {card} em {cell} formaria já; {name} pode formá-la antes com %n das {total} cartas por ver.</numerusform>
            <numerusform>Esta jogada guarda para depois uma sequência que {card} em {cell} formaria já; {name} pode formá-la antes com %n das {total} cartas por ver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves it to you to stop {owner}’s suite: %n of the {total} unseen cards can.</source>
        <translation>
            <numerusform>Depois desta jogada, é você quem tem de travar a sequência de {owner}: %n das {total} cartas por ver pode fazê-lo.</numerusform>
            <numerusform>Depois desta jogada, é você quem tem de travar a sequência de {owner}: %n das {total} cartas por ver podem fazê-lo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves it to {name} to stop your suite: %n of the {total} unseen cards can.</source>
        <translation>
            <numerusform>Esta jogada deixa a {name} o encargo de travar a sua sequência: %n das {total} cartas por ver pode fazê-lo.</numerusform>
            <numerusform>Esta jogada deixa a {name} o encargo de travar a sua sequência: %n das {total} cartas por ver podem fazê-lo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves it to {name} to stop {owner}’s suite: %n of the {total} unseen cards can.</source>
        <translation>
            <numerusform>Esta jogada deixa a {name} o encargo de travar a sequência de {owner}: %n das {total} cartas por ver pode fazê-lo.</numerusform>
            <numerusform>Esta jogada deixa a {name} o encargo de travar a sequência de {owner}: %n das {total} cartas por ver podem fazê-lo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves you %n of the {total} unseen cards for a suite.</source>
        <translation>
            <numerusform>Depois desta jogada, você pode formar uma sequência com %n das {total} cartas por ver.</numerusform>
            <numerusform>Depois desta jogada, você pode formar uma sequência com %n das {total} cartas por ver.</numerusform>
        </translation>
    </message>
    <message>
        <source>It leaves you no suite: no unseen card makes one at once.</source>
        <translation>Depois desta jogada, você não pode formar de imediato uma sequência com nenhuma carta por ver.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves you only %n of the {total} unseen cards for a suite, instead of {before}.</source>
        <translation>
            <numerusform>Depois desta jogada, você só pode formar uma sequência com %n das {total} cartas por ver, em vez de {before}.</numerusform>
            <numerusform>Depois desta jogada, você só pode formar uma sequência com %n das {total} cartas por ver, em vez de {before}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It leaves your suite in place, and no unseen card can stop it.</source>
        <translation>Esta jogada deixa a sua sequência como está, e nenhuma carta por ver a pode travar.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves {name} %n of the {total} unseen cards for a suite.</source>
        <translation>
            <numerusform>Depois desta jogada, %n das {total} cartas por ver dá a {name} uma sequência.</numerusform>
            <numerusform>Depois desta jogada, %n das {total} cartas por ver dão a {name} uma sequência.</numerusform>
        </translation>
    </message>
    <message>
        <source>It leaves {name} no suite: no unseen card makes one at once.</source>
        <translation>Depois desta jogada, nenhuma carta por ver dá de imediato uma sequência a {name}.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves {name} only %n of the {total} unseen cards for a suite, instead of {before}.</source>
        <translation>
            <numerusform>Esta jogada só deixa a {name} %n das {total} cartas por ver para uma sequência, em vez de {before}.</numerusform>
            <numerusform>Esta jogada só deixa a {name} %n das {total} cartas por ver para uma sequência, em vez de {before}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It leaves {owner}’s suite in place, and no unseen card can stop it.</source>
        <translation>Esta jogada deixa a sequência de {owner} como está, e nenhuma carta por ver a pode travar.</translation>
    </message>
    <message numerus="yes">
        <source>It lengthens your suite and gains a suite of %n card(s).</source>
        <translation>
            <numerusform>Esta jogada aumenta a sua sequência e forma uma soberana, de %n carta.</numerusform>
            <numerusform>Esta jogada aumenta a sua sequência e forma uma soberana, de %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It lengthens {name}’s suite and gains a suite of %n card(s).</source>
        <translation>
            <numerusform>Esta jogada aumenta a sequência de {name} e forma uma soberana, de %n carta.</numerusform>
            <numerusform>Esta jogada aumenta a sequência de {name} e forma uma soberana, de %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It lets you make a suite with %n of the {total} unseen cards.</source>
        <translation>
            <numerusform>Esta jogada permite que você forme uma sequência com %n das {total} cartas por ver.</numerusform>
            <numerusform>Esta jogada permite que você forme uma sequência com %n das {total} cartas por ver.</numerusform>
        </translation>
    </message>
    <message>
        <source>It lets you win at once.</source>
        <translation>Esta jogada permite que você ganhe já a partida.</translation>
    </message>
    <message numerus="yes">
        <source>It lets {name} make a suite with %n of the {total} unseen cards.</source>
        <translation>
            <numerusform>Esta jogada permite que {name} forme uma sequência com %n das {total} cartas por ver.</numerusform>
            <numerusform>Esta jogada permite que {name} forme uma sequência com %n das {total} cartas por ver.</numerusform>
        </translation>
    </message>
    <message>
        <source>It lets {name} win at once.</source>
        <translation>Esta jogada permite que {name} ganhe já a partida.</translation>
    </message>
    <message numerus="yes">
        <source>It makes a sovereign suite of %n card(s).</source>
        <translation>
            <numerusform>Esta jogada forma uma sequência soberana de %n carta.</numerusform>
            <numerusform>Esta jogada forma uma sequência soberana de %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It makes no suite.</source>
        <translation>Esta jogada não forma nenhuma sequência.</translation>
    </message>
    <message>
        <source>It prepares a suite with {card} on {cell}.</source>
        <translation>Esta jogada prepara uma sequência com {card} em {cell}.</translation>
    </message>
    <message numerus="yes">
        <source>It prepares a suite with {card} on {cell}; you can make it first with %n of the {total} unseen cards.</source>
        <translation>
            <numerusform>Esta jogada prepara uma sequência com {card} em {cell}; você pode formá-la antes com %n das {total} cartas por ver.</numerusform>
            <numerusform>Esta jogada prepara uma sequência com {card} em {cell}; você pode formá-la antes com %n das {total} cartas por ver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It prepares a suite with {card} on {cell}; {name} can make it first with %n of the {total} unseen cards.</source>
        <translation>
            <numerusform>Esta jogada prepara uma sequência com {card} em {cell}; {name} pode formá-la antes com %n das {total} cartas por ver.</numerusform>
            <numerusform>Esta jogada prepara uma sequência com {card} em {cell}; {name} pode formá-la antes com %n das {total} cartas por ver.</numerusform>
        </translation>
    </message>
    <message>
        <source>It stops a suite: a {value} on {cell} would have made one, and now no unseen card does.</source>
        <translation>Esta jogada impede uma sequência: um {value} em {cell} formaria uma, e agora nenhuma carta por ver o faz.</translation>
    </message>
    <message numerus="yes">
        <source>It takes a sovereign suite of %n card(s).</source>
        <translation>
            <numerusform>Esta jogada toma uma sequência soberana de %n carta.</numerusform>
            <numerusform>Esta jogada toma uma sequência soberana de %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It turns {card} face down.</source>
        <translation>Esta jogada vira {card} de face para baixo.</translation>
    </message>
    <message>
        <source>It turns {card} face up again.</source>
        <translation>Esta jogada volta a virar {card} de face para cima.</translation>
    </message>
    <message>
        <source>It turns {card} face up if it is worth no more.</source>
        <translation>Esta jogada vira {card} de face para cima, se essa carta não valer mais do que a Mão.</translation>
    </message>
    <message>
        <source>{card} stays in hand and could break a suite made in reply.</source>
        <translation>{card} fica na mão e poderia desfazer uma sequência formada em resposta.</translation>
    </message>
    <message>
        <source>{card} stays in hand and could break or take over a suite made in reply.</source>
        <translation>{card} fica na mão e poderia desfazer uma sequência formada em resposta, ou apoderar-se dela.</translation>
    </message>
    <message>
        <source>{card} stays in hand and could take over a suite made in reply.</source>
        <translation>{card} fica na mão e poderia apoderar-se de uma sequência formada em resposta.</translation>
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
        <translation>Águia</translation>
    </message>
    <message>
        <source>Lily</source>
        <translation>Lírio</translation>
    </message>
    <message>
        <source>Lion</source>
        <translation>Leão</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Torre</translation>
    </message>
    <message>
        <source>Wolf</source>
        <translation>Lobo</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>&amp;Copy this line</source>
        <translation>&amp;Copiar esta linha</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Crónica</translation>
    </message>
    <message>
        <source>Copy &amp;all lines</source>
        <translation>Copiar &amp;todas as linhas</translation>
    </message>
    <message>
        <source>Copy as &amp;notation</source>
        <translation>Copiar em &amp;notação</translation>
    </message>
    <message>
        <source>Copy the whole &amp;game as notation</source>
        <translation>Copiar toda a &amp;partida em notação</translation>
    </message>
    <message>
        <source>Everyone agrees to end the game: nobody wins.</source>
        <translation>Todos concordam em terminar a partida: ninguém ganha.</translation>
    </message>
    <message>
        <source>You are back in your seat.</source>
        <translation>Você está de volta ao seu lugar.</translation>
    </message>
    <message>
        <source>You give up the game.</source>
        <translation>Você desiste da partida.</translation>
    </message>
    <message>
        <source>You give up; a bot ({level}) plays on to the end.</source>
        <translation>Você desiste; um robô ({level}) joga até ao fim.</translation>
    </message>
    <message>
        <source>You leave your seat; a bot ({level}) plays on for you.</source>
        <translation>Você deixa o seu lugar; um robô ({level}) continua a partida.</translation>
    </message>
    <message>
        <source>You look at a hint.</source>
        <translation>Você consulta uma sugestão.</translation>
    </message>
    <message>
        <source>You take back your last move.</source>
        <translation>Você anula a última jogada.</translation>
    </message>
    <message>
        <source>Your time is up: a bot plays this move for you.</source>
        <translation>O seu tempo acabou: um robô faz esta jogada no seu lugar.</translation>
    </message>
    <message>
        <source>{name} gives up the game.</source>
        <translation>{name} desiste da partida.</translation>
    </message>
    <message>
        <source>{name} gives up; a bot ({level}) plays on to the end.</source>
        <translation>{name} desiste; um robô ({level}) joga até ao fim.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} está de volta.</translation>
    </message>
    <message>
        <source>{name} leaves; a bot ({level}) plays on in that seat.</source>
        <translation>{name} sai; um robô ({level}) continua nesse lugar.</translation>
    </message>
    <message>
        <source>{name} looks at a hint.</source>
        <translation>{name} consulta uma sugestão.</translation>
    </message>
    <message>
        <source>{name} takes back their last move.</source>
        <translation>{name} anula a última jogada.</translation>
    </message>
    <message>
        <source>{name}’s time is up: a bot plays this move.</source>
        <translation>Acabou o tempo de {name}: um robô faz esta jogada.</translation>
    </message>
</context>
<context>
    <name>Coming</name>
    <message>
        <source>Laying out the score sheet…</source>
        <translation>A preparar a folha de pontos…</translation>
    </message>
    <message>
        <source>Looking for your games…</source>
        <translation>A procurar as suas partidas…</translation>
    </message>
    <message>
        <source>Opening the editor…</source>
        <translation>A abrir o editor…</translation>
    </message>
    <message>
        <source>Opening the ledger…</source>
        <translation>A abrir o livro de contas…</translation>
    </message>
    <message>
        <source>Opening the lesson…</source>
        <translation>A abrir a lição…</translation>
    </message>
    <message>
        <source>Opening the puzzles…</source>
        <translation>A abrir os problemas…</translation>
    </message>
    <message>
        <source>Setting up the table…</source>
        <translation>A preparar a mesa…</translation>
    </message>
    <message>
        <source>Setting up the table… {key} stops it.</source>
        <translation>A preparar a mesa… {key} interrompe.</translation>
    </message>
</context>
<context>
    <name>Condottiere</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n linked</source>
        <translation>
            <numerusform>%n ligada</numerusform>
            <numerusform>%n ligadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {need} linked</source>
        <translation>
            <numerusform>%n de {need} ligadas</numerusform>
            <numerusform>%n de {need} ligadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n região</numerusform>
            <numerusform>%n regiões</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) would win the game for {name}: see Threats.</source>
        <translation>
            <numerusform>%n região daria a vitória a {name}: veja «Ameaças».</numerusform>
            <numerusform>%n regiões dariam a vitória a {name}: veja «Ameaças».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) would win the game for {name}: {regions}.</source>
        <translation>
            <numerusform>%n região daria a vitória a {name}: {regions}.</numerusform>
            <numerusform>%n regiões dariam a vitória a {name}: {regions}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) would win you the game: see Threats.</source>
        <translation>
            <numerusform>Você ganharia com %n região: veja «Ameaças».</numerusform>
            <numerusform>Você ganharia com qualquer uma de %n regiões: veja «Ameaças».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) would win you the game: {regions}.</source>
        <translation>
            <numerusform>Você ganharia com %n região: {regions}.</numerusform>
            <numerusform>Você ganharia com qualquer uma de %n regiões: {regions}.</numerusform>
        </translation>
    </message>
    <message>
        <source>30 points win the match instead of 20.</source>
        <translation>Ganha-se com 30 pontos em vez de 20.</translation>
    </message>
    <message>
        <source>A Scarecrow brings back mercenaries only.</source>
        <translation>Um Espantalho só devolve mercenários.</translation>
    </message>
    <message>
        <source>A Scarecrow cannot bring back a hidden card.</source>
        <translation>Um Espantalho não devolve uma carta escondida.</translation>
    </message>
    <message>
        <source>A higher hidden mercenary would gain the 3 of Spring instead.</source>
        <translation>Um mercenário escondido mais forte ganharia, em vez destes, os 3 da Primavera.</translation>
    </message>
    <message>
        <source>A player who keeps two cards is dealt two fewer.</source>
        <translation>Quem guarda 2 cartas recebe menos 2.</translation>
    </message>
    <message>
        <source>A player’s crowned shield marks a region that would win them the game.</source>
        <translation>Um escudo com coroa marca uma região que daria a vitória ao jogador desse escudo.</translation>
    </message>
    <message>
        <source>All others have passed.</source>
        <translation>Todos os outros passaram.</translation>
    </message>
    <message>
        <source>All others have passed; you have {mine} against {best}.</source>
        <translation>Todos os outros passaram; você tem {mine} contra {best}.</translation>
    </message>
    <message>
        <source>All others have passed; you lead {mine}&#xa0;to&#xa0;{best}.</source>
        <translation>Todos os outros passaram; você vai à frente por {mine} a {best}.</translation>
    </message>
    <message>
        <source>Also still in the battle: {names}.</source>
        <translation>Ainda na batalha: {names}.</translation>
    </message>
    <message>
        <source>Always keep my hand</source>
        <translation>Guardar sempre a minha mão</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Bring back no mercenary, or leave the Pope off the map</source>
        <translation>Não devolver nenhum mercenário ou deixar o Papa fora do mapa</translation>
    </message>
    <message>
        <source>Capture regions</source>
        <translation>Capturar regiões</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Cards you know in this hand or hidden in the line: {cards}.</source>
        <translation>Desta mão e da carta escondida, você conhece: {cards}.</translation>
    </message>
    <message>
        <source>Cards you know in this hand: {cards}.</source>
        <translation>Desta mão, você conhece: {cards}.</translation>
    </message>
    <message>
        <source>Choose the mercenary the Scarecrow brings back.</source>
        <translation>Escolha o mercenário que o Espantalho devolve.</translation>
    </message>
    <message>
        <source>Choose the region of the first battle.</source>
        <translation>Escolha a região da primeira batalha.</translation>
    </message>
    <message>
        <source>Choose the region of the next battle.</source>
        <translation>Escolha a região da próxima batalha.</translation>
    </message>
    <message>
        <source>Choose the region the Pope protects.</source>
        <translation>Escolha a região que o Papa protege.</translation>
    </message>
    <message>
        <source>Choose {region}</source>
        <translation>Escolher {region}</translation>
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
        <translation>Recusar</translation>
    </message>
    <message>
        <source>Decline to choose a region</source>
        <translation>Recusar-se a escolher uma região</translation>
    </message>
    <message>
        <source>Discard the hand</source>
        <translation>Descartar a mão</translation>
    </message>
    <message>
        <source>Discard the whole hand</source>
        <translation>Descartar a mão inteira</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Tirar %n carta</numerusform>
            <numerusform>Tirar %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw after battle</source>
        <translation>Tirar cartas após a batalha</translation>
    </message>
    <message>
        <source>Draw none</source>
        <translation>Não tirar nenhuma</translation>
    </message>
    <message>
        <source>Draw up to three cards.</source>
        <translation>Tire até três cartas.</translation>
    </message>
    <message>
        <source>Enough regions were linked.</source>
        <translation>Vitória por regiões ligadas.</translation>
    </message>
    <message>
        <source>Enough regions were taken.</source>
        <translation>Vitória por regiões tomadas.</translation>
    </message>
    <message>
        <source>Everyone declined to choose a region, so the player with the most regions won.</source>
        <translation>Todos se recusaram a escolher uma região: vitória pelo número de regiões.</translation>
    </message>
    <message>
        <source>Everyone who still has cards is asked, so that nobody learns who may discard.</source>
        <translation>A pergunta é feita a todos os que têm cartas, para que ninguém saiba quem pode descartar.</translation>
    </message>
    <message>
        <source>Give up the game</source>
        <translation>Desistir da partida</translation>
    </message>
    <message>
        <source>Hidden cards</source>
        <translation>Cartas escondidas</translation>
    </message>
    <message>
        <source>Hire mercenaries, and unite the cities of Italy battle by battle.</source>
        <translation>Contrate mercenários e una, batalha a batalha, as cidades de Itália.</translation>
    </message>
    <message>
        <source>Hire mercenaries, court the Pope, and unite Italy battle by battle.</source>
        <translation>Contrate mercenários, corteje o Papa e una a Itália, batalha a batalha.</translation>
    </message>
    <message>
        <source>If you decline as well, a final battle follows.</source>
        <translation>Se também recusar, segue-se uma batalha final.</translation>
    </message>
    <message>
        <source>If you decline as well, the game ends.</source>
        <translation>Se também recusar, a partida acaba.</translation>
    </message>
    <message>
        <source>In the final battle the Pope stays where he is.</source>
        <translation>Na batalha final, o Papa fica onde está.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Não é a sua vez.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>É a sua vez.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>É a vez de {name}.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Keep none</source>
        <translation>Não guardar nenhuma</translation>
    </message>
    <message>
        <source>Keep the hand</source>
        <translation>Guardar a mão</translation>
    </message>
    <message>
        <source>Keep the hand; discard it or decline</source>
        <translation>Guardar a mão; descartá-la ou recusar</translation>
    </message>
    <message>
        <source>Keep these</source>
        <translation>Guardar estas</translation>
    </message>
    <message>
        <source>Keep up to two cards for the next round.</source>
        <translation>Guarde até duas cartas para a próxima ronda.</translation>
    </message>
    <message>
        <source>Keep {cards}</source>
        <translation>Guardar {cards}</translation>
    </message>
    <message>
        <source>Kept cards count in the new hand</source>
        <translation>Cartas guardadas contam</translation>
    </message>
    <message>
        <source>Kept cards count towards your new hand of {count}.</source>
        <translation>As cartas guardadas contam para a sua nova mão de {count} cartas.</translation>
    </message>
    <message>
        <source>Larger kingdoms</source>
        <translation>Reinos maiores</translation>
    </message>
    <message>
        <source>Leave it face down</source>
        <translation>Deixá-la escondida</translation>
    </message>
    <message>
        <source>Leave the Pope off the map</source>
        <translation>Deixar o Papa fora do mapa</translation>
    </message>
    <message>
        <source>Match: {target} points. Game: {aim}</source>
        <translation>Jogo: {target} pontos. Partida: {aim}</translation>
    </message>
    <message>
        <source>Most cards lie face down until the next one joins their line.</source>
        <translation>A maioria das cartas fica escondida até à seguinte da mesma frente.</translation>
    </message>
    <message>
        <source>No region was left to fight for, so the player with the most regions won.</source>
        <translation>Já não havia regiões por disputar: vitória pelo número de regiões.</translation>
    </message>
    <message>
        <source>Nobody has any strength.</source>
        <translation>Ninguém tem força.</translation>
    </message>
    <message>
        <source>Nobody is ahead in the battle for {region}.</source>
        <translation>Ninguém vai à frente na batalha por {region}.</translation>
    </message>
    <message>
        <source>Nobody is ahead in the final battle.</source>
        <translation>Ninguém vai à frente na batalha final.</translation>
    </message>
    <message>
        <source>Nobody played cards any longer, so the player with the most regions won.</source>
        <translation>Já ninguém jogava cartas: vitória pelo número de regiões.</translation>
    </message>
    <message>
        <source>Now choose a mercenary in your own line to take back.</source>
        <translation>Agora escolha um mercenário da sua frente para recuperar.</translation>
    </message>
    <message>
        <source>Now choose a region on the map for the Pope.</source>
        <translation>Agora escolha no mapa uma região para o Papa.</translation>
    </message>
    <message>
        <source>Now choose a region on the map.</source>
        <translation>Agora escolha uma região no mapa.</translation>
    </message>
    <message>
        <source>Now choose one of the buttons above.</source>
        <translation>Agora escolha um dos botões acima.</translation>
    </message>
    <message>
        <source>Now choose up to two cards in your hand to keep.</source>
        <translation>Agora escolha até duas cartas da mão para guardar.</translation>
    </message>
    <message>
        <source>Now play a card from your hand, or pass.</source>
        <translation>Agora jogue uma carta da mão ou passe.</translation>
    </message>
    <message>
        <source>Off the map</source>
        <translation>Fora do mapa</translation>
    </message>
    <message>
        <source>One more region would be enough for {names}, too.</source>
        <translation>Mais uma região bastaria também a {names}.</translation>
    </message>
    <message>
        <source>Only a hand without mercenaries can be discarded.</source>
        <translation>Só se pode descartar uma mão sem mercenários.</translation>
    </message>
    <message>
        <source>Or leave the Pope off the map.</source>
        <translation>Também pode deixar o Papa fora do mapa.</translation>
    </message>
    <message>
        <source>Or let the Scarecrow take nothing back.</source>
        <translation>O Espantalho também pode não recuperar nada.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>Play a card, or pass.</source>
        <translation>Jogue uma carta ou passe.</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Jogar {card}</translation>
    </message>
    <message>
        <source>Play {card} and leave the Pope off the map</source>
        <translation>Jogar {card} e deixar o Papa fora do mapa</translation>
    </message>
    <message>
        <source>Play {card} and put the Pope on {region}</source>
        <translation>Jogar {card} e colocar o Papa em {region}</translation>
    </message>
    <message>
        <source>Play {card} and take back {taken}</source>
        <translation>Jogar {card} e recuperar {taken}</translation>
    </message>
    <message>
        <source>Play {card} and take nothing back</source>
        <translation>Jogar {card} sem recuperar nada</translation>
    </message>
    <message>
        <source>Players may attack and take each other’s regions. Not advised in a points match.</source>
        <translation>As regiões dos outros podem ser atacadas e tomadas. Desaconselhado num jogo por pontos.</translation>
    </message>
    <message>
        <source>Points match</source>
        <translation>Jogo por pontos</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiões</translation>
    </message>
    <message>
        <source>Regions held: {regions}.</source>
        <translation>Regiões conquistadas: {regions}.</translation>
    </message>
    <message>
        <source>Regions linked: {regions}.</source>
        <translation>Regiões ligadas: {regions}.</translation>
    </message>
    <message>
        <source>Several games; 20 points win the match.</source>
        <translation>Várias partidas, até alguém ter 20 pontos.</translation>
    </message>
    <message>
        <source>Show a card to others</source>
        <translation>Mostrar uma carta a outros</translation>
    </message>
    <message>
        <source>Show which regions would win the game, or hide them</source>
        <translation>Mostrar ou esconder as regiões que dariam a vitória</translation>
    </message>
    <message>
        <source>Start with 7 cards; draw up to 3 after each battle.</source>
        <translation>7 cartas no início e até 3 após cada batalha.</translation>
    </message>
    <message>
        <source>Surrender and Bishop cannot be played in the final battle.</source>
        <translation>Rendição e Bispo não podem ser jogados na batalha final.</translation>
    </message>
    <message>
        <source>Surrender and Bishop cannot be played now.</source>
        <translation>Rendição e Bispo não podem ser jogados agora.</translation>
    </message>
    <message>
        <source>Take back {taken}</source>
        <translation>Recuperar {taken}</translation>
    </message>
    <message>
        <source>Take none</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Take nothing back</source>
        <translation>Não recuperar nada</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Essa carta não está na sua mão.</translation>
    </message>
    <message>
        <source>That is not what you have to decide now.</source>
        <translation>Não é isso que se pede agora.</translation>
    </message>
    <message>
        <source>That region has an owner.</source>
        <translation>Essa região já tem dono.</translation>
    </message>
    <message>
        <source>That region is yours already.</source>
        <translation>Essa região já é sua.</translation>
    </message>
    <message>
        <source>The Pope</source>
        <translation>O Papa</translation>
    </message>
    <message>
        <source>The Pope on {region}</source>
        <translation>O Papa em {region}</translation>
    </message>
    <message>
        <source>The Pope protects that region.</source>
        <translation>O Papa protege essa região.</translation>
    </message>
    <message>
        <source>The Pope protects {region}: no battle there.</source>
        <translation>O Papa protege {region}: ali não há batalha.</translation>
    </message>
    <message>
        <source>The battle for {region} decided the game. As the open hands show, these had the cards to keep {winner} from leading, but passed: {names}.</source>
        <translation>A batalha por {region} decidiu a partida. As mãos à vista mostram quem tinha cartas para impedir {winner} de ficar à frente, mas passou: {names}.</translation>
    </message>
    <message>
        <source>The battle for {region} decided the game. As the open hands show, two of these together, or one alone, had the cards to keep {winner} from leading: {names}.</source>
        <translation>A batalha por {region} decidiu a partida. As mãos à vista mostram que dois destes jogadores juntos, ou um só, tinham cartas para impedir {winner} de ficar à frente: {names}.</translation>
    </message>
    <message>
        <source>The battle for {region} decided the game. As the open hands show, you had the cards to keep {winner} from leading, but passed.</source>
        <translation>A batalha por {region} decidiu a partida. As mãos à vista mostram que tinha cartas para impedir {winner} de ficar à frente, mas passou.</translation>
    </message>
    <message>
        <source>The battle is for that region: the Pope cannot go there.</source>
        <translation>A batalha é por essa região: o Papa não pode ir para lá.</translation>
    </message>
    <message>
        <source>The card counts either way.</source>
        <translation>A carta conta nos dois casos.</translation>
    </message>
    <message>
        <source>The final battle decided it.</source>
        <translation>Vitória na batalha final.</translation>
    </message>
    <message>
        <source>The final battle was a tie.</source>
        <translation>A batalha final acabou empatada.</translation>
    </message>
    <message>
        <source>The final battle: play a card, or pass.</source>
        <translation>Batalha final: jogue uma carta ou passe.</translation>
    </message>
    <message>
        <source>The first region of a game must be chosen, so you cannot decline.</source>
        <translation>A primeira região de uma partida tem de ser escolhida: não pode recusar.</translation>
    </message>
    <message>
        <source>The game had gone on for too long, so the player with the most regions won.</source>
        <translation>Partida demasiado longa: vitória pelo número de regiões.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>The hidden cards decide who leads the battle for {region}.</source>
        <translation>As cartas escondidas decidem quem vai à frente na batalha por {region}.</translation>
    </message>
    <message>
        <source>The hidden cards decide who leads the final battle.</source>
        <translation>As cartas escondidas decidem quem vai à frente na batalha final.</translation>
    </message>
    <message>
        <source>The match was decided on points.</source>
        <translation>Vitória por pontos.</translation>
    </message>
    <message>
        <source>There is no battle for this region until the next Bishop.</source>
        <translation>Não há batalha por esta região até ao próximo Bispo.</translation>
    </message>
    <message>
        <source>There is no such mercenary in your line.</source>
        <translation>Esse mercenário não está na sua frente de batalha.</translation>
    </message>
    <message>
        <source>There is no such move.</source>
        <translation>Essa jogada não existe.</translation>
    </message>
    <message>
        <source>These cards have been shown already.</source>
        <translation>Estas cartas já foram mostradas.</translation>
    </message>
    <message>
        <source>To 30 points</source>
        <translation>Até 30 pontos</translation>
    </message>
    <message>
        <source>Turn a hidden card up, or leave it down</source>
        <translation>Virar uma carta escondida ou deixá-la escondida</translation>
    </message>
    <message>
        <source>Turn it up</source>
        <translation>Virá-la</translation>
    </message>
    <message>
        <source>Turn up and pass</source>
        <translation>Virar e passar</translation>
    </message>
    <message>
        <source>Turn up the hidden card and pass</source>
        <translation>Virar a carta escondida e passar</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Esperar</translation>
    </message>
    <message>
        <source>With a hidden card: {names}.</source>
        <translation>Com uma carta escondida: {names}.</translation>
    </message>
    <message>
        <source>You are ahead in the battle for {region}.</source>
        <translation>Você vai à frente na batalha por {region}.</translation>
    </message>
    <message>
        <source>You are ahead in the final battle.</source>
        <translation>Você vai à frente na batalha final.</translation>
    </message>
    <message>
        <source>You are ahead with {mine}, whatever is hidden.</source>
        <translation>Você vai à frente com {mine}, sejam quais forem as cartas escondidas.</translation>
    </message>
    <message>
        <source>You are ahead with {mine}.</source>
        <translation>Você vai à frente com {mine}.</translation>
    </message>
    <message>
        <source>You are ahead, whatever is hidden.</source>
        <translation>Você vai à frente, sejam quais forem as cartas escondidas.</translation>
    </message>
    <message>
        <source>You are also dealt {count} new cards.</source>
        <translation>Além delas, receberá {count} novas.</translation>
    </message>
    <message>
        <source>You are level with {names}, at {best}.</source>
        <translation>Você empata com {names} a {best}.</translation>
    </message>
    <message>
        <source>You are level with {names}, whatever is hidden.</source>
        <translation>Você empata com {names}, sejam quais forem as cartas escondidas.</translation>
    </message>
    <message>
        <source>You defend: you may pass and still join in later.</source>
        <translation>Você defende: pode passar e intervir mais tarde.</translation>
    </message>
    <message>
        <source>You gave up the game.</source>
        <translation>Você desistiu da partida.</translation>
    </message>
    <message>
        <source>You have no hidden card.</source>
        <translation>Não tem nenhuma carta escondida.</translation>
    </message>
    <message>
        <source>You have {mine} against {best} shown.</source>
        <translation>Você tem {mine} contra {best} à vista.</translation>
    </message>
    <message>
        <source>You have {mine}; the others show at most {best}. With a hidden card: {names}.</source>
        <translation>Você tem {mine}; os outros mostram no máximo {best}. Com uma carta escondida: {names}.</translation>
    </message>
    <message>
        <source>You have {mine}; {name} shows {best} and has one hidden card.</source>
        <translation>Você tem {mine}; {name} mostra {best} e tem uma carta escondida.</translation>
    </message>
    <message>
        <source>You have {number} of {need} linked regions.</source>
        <translation>Você tem {number} de {need} regiões ligadas.</translation>
    </message>
    <message>
        <source>You hold a mercenary, so you keep your hand.</source>
        <translation>Tem um mercenário: fica com a sua mão.</translation>
    </message>
    <message>
        <source>You hold no mercenary: discard your whole hand?</source>
        <translation>Não tem nenhum mercenário: quer descartar a mão inteira?</translation>
    </message>
    <message>
        <source>You lead {mine}&#xa0;to&#xa0;{best}.</source>
        <translation>Você vai à frente por {mine} a {best}.</translation>
    </message>
    <message>
        <source>You may decline: the pawn then passes to the player on your left.</source>
        <translation>Pode recusar: o peão passa então para o jogador à sua esquerda.</translation>
    </message>
    <message>
        <source>You may keep two cards at most.</source>
        <translation>Pode guardar duas cartas, no máximo.</translation>
    </message>
    <message>
        <source>You may not draw that many cards.</source>
        <translation>Não pode tirar tantas cartas.</translation>
    </message>
    <message>
        <source>You may, but you do not have to.</source>
        <translation>Pode fazê-lo, mas não é obrigatório.</translation>
    </message>
    <message>
        <source>You must choose a region.</source>
        <translation>Tem de escolher uma região.</translation>
    </message>
    <message>
        <source>You need one more linked region to win.</source>
        <translation>A vitória exige mais uma região ligada.</translation>
    </message>
    <message>
        <source>You pass: turn up your hidden card?</source>
        <translation>Você passa: quer virar a sua carta escondida?</translation>
    </message>
    <message>
        <source>You share the victory with {names}.</source>
        <translation>Você partilha a vitória com {names}.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n linked region(s)!</source>
        <translation>
            <numerusform>Você ganhou com %n região ligada!</numerusform>
            <numerusform>Você ganhou com %n regiões ligadas!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n point(s)!</source>
        <translation>
            <numerusform>Você ganhou com %n ponto!</numerusform>
            <numerusform>Você ganhou com %n pontos!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n region(s)!</source>
        <translation>
            <numerusform>Você ganhou com %n região!</numerusform>
            <numerusform>Você ganhou com %n regiões!</numerusform>
        </translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Você ganhou!</translation>
    </message>
    <message>
        <source>You win, together with {names}!</source>
        <translation>Você ganhou, juntamente com {names}!</translation>
    </message>
    <message numerus="yes">
        <source>Your hand holds at most {limit}: there is room for %n.</source>
        <translation>
            <numerusform>A sua mão não passa de {limit} cartas: há lugar para mais %n.</numerusform>
            <numerusform>A sua mão não passa de {limit} cartas: há lugar para mais %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>battle {battle}</source>
        <translation>batalha {battle}</translation>
    </message>
    <message>
        <source>chooses the next region</source>
        <translation>escolhe a próxima região</translation>
    </message>
    <message>
        <source>choosing {region}</source>
        <translation>escolher {region}</translation>
    </message>
    <message>
        <source>declining to choose</source>
        <translation>recusar-se a escolher</translation>
    </message>
    <message>
        <source>discarding the hand</source>
        <translation>descartar a mão</translation>
    </message>
    <message>
        <source>final battle</source>
        <translation>batalha final</translation>
    </message>
    <message>
        <source>game {game}, battle {battle}</source>
        <translation>partida {game}, batalha {battle}</translation>
    </message>
    <message>
        <source>has an eye on {region}</source>
        <translation>está de olho em {region}</translation>
    </message>
    <message>
        <source>has the pawn</source>
        <translation>tem o peão</translation>
    </message>
    <message>
        <source>keeping no card</source>
        <translation>não guardar nenhuma carta</translation>
    </message>
    <message>
        <source>keeping the hand</source>
        <translation>ficar com a mão</translation>
    </message>
    <message>
        <source>keeping {cards}</source>
        <translation>guardar {cards}</translation>
    </message>
    <message>
        <source>one region short</source>
        <translation>falta uma região</translation>
    </message>
    <message>
        <source>one short</source>
        <comment>region</comment>
        <translation>falta uma</translation>
    </message>
    <message>
        <source>passed while leading</source>
        <translation>passou quando ia à frente</translation>
    </message>
    <message>
        <source>passing</source>
        <translation>passar</translation>
    </message>
    <message>
        <source>round {round}, battle {battle}</source>
        <translation>ronda {round}, batalha {battle}</translation>
    </message>
    <message>
        <source>took {region}</source>
        <translation>tomou {region}</translation>
    </message>
    <message>
        <source>you took {region}</source>
        <translation>você tomou {region}</translation>
    </message>
    <message>
        <source>{card} ({taken})</source>
        <translation>{card} ({taken})</translation>
    </message>
    <message>
        <source>{card} with the Pope on {region}</source>
        <translation>{card} com o Papa em {region}</translation>
    </message>
    <message>
        <source>{names} are level at {best}; you have {mine}.</source>
        <translation>{names} empatam a {best}; você tem {mine}.</translation>
    </message>
    <message>
        <source>{names} are level, whatever is hidden; you have {mine}.</source>
        <translation>Empate entre {names}, sejam quais forem as cartas escondidas; você tem {mine}.</translation>
    </message>
    <message>
        <source>{names} each need only one more region: see Threats.</source>
        <translation>{names} estão a uma só região da vitória: veja «Ameaças».</translation>
    </message>
    <message>
        <source>{names} share the victory.</source>
        <translation>{names} partilham a vitória.</translation>
    </message>
    <message>
        <source>{names} win.</source>
        <translation>{names} ganham.</translation>
    </message>
    <message>
        <source>{names} would each win the game with {region}.</source>
        <translation>{names} ganhariam com {region}.</translation>
    </message>
    <message>
        <source>{name} gave up the game.</source>
        <translation>{name} desistiu da partida.</translation>
    </message>
    <message>
        <source>{name} has {number} of {need} linked regions.</source>
        <translation>{name} tem {number} de {need} regiões ligadas.</translation>
    </message>
    <message>
        <source>{name} is ahead in the battle for {region}.</source>
        <translation>{name} vai à frente na batalha por {region}.</translation>
    </message>
    <message>
        <source>{name} is ahead in the final battle.</source>
        <translation>{name} vai à frente na batalha final.</translation>
    </message>
    <message>
        <source>{name} is ahead with {best}; you have {mine}.</source>
        <translation>{name} vai à frente com {best}; você tem {mine}.</translation>
    </message>
    <message>
        <source>{name} is choosing a card.</source>
        <translation>{name} está a escolher uma carta.</translation>
    </message>
    <message>
        <source>{name} is choosing a region.</source>
        <translation>{name} está a escolher uma região.</translation>
    </message>
    <message>
        <source>{name} is choosing cards to keep.</source>
        <translation>{name} está a escolher as cartas que vai guardar.</translation>
    </message>
    <message>
        <source>{name} is drawing cards.</source>
        <translation>{name} está a tirar cartas.</translation>
    </message>
    <message>
        <source>{name} leads with {best}, {other} has {second}, and you have {mine}.</source>
        <translation>{name} vai à frente com {best}, {other} tem {second} e você tem {mine}.</translation>
    </message>
    <message>
        <source>{name} leads with {best}; you have {mine}.</source>
        <translation>{name} vai à frente com {best}; você tem {mine}.</translation>
    </message>
    <message>
        <source>{name} leads {best}&#xa0;to&#xa0;{mine}.</source>
        <translation>{name} vai à frente por {best} a {mine}.</translation>
    </message>
    <message>
        <source>{name} may discard a hand without a mercenary.</source>
        <translation>{name} pode descartar uma mão sem mercenários.</translation>
    </message>
    <message>
        <source>{name} may turn up a hidden card.</source>
        <translation>{name} pode virar uma carta escondida.</translation>
    </message>
    <message>
        <source>{name} shows {best} and is ahead, whatever is hidden; you have {mine}.</source>
        <translation>{name} mostra {best} e vai à frente, sejam quais forem as cartas escondidas; você tem {mine}.</translation>
    </message>
    <message>
        <source>{name} took {region}</source>
        <translation>{name} tomou {region}</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n linked region(s).</source>
        <translation>
            <numerusform>{name} ganha com %n região ligada.</numerusform>
            <numerusform>{name} ganha com %n regiões ligadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n point(s).</source>
        <translation>
            <numerusform>{name} ganha com %n ponto.</numerusform>
            <numerusform>{name} ganha com %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n region(s).</source>
        <translation>
            <numerusform>{name} ganha com %n região.</numerusform>
            <numerusform>{name} ganha com %n regiões.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} ganha.</translation>
    </message>
    <message>
        <source>{points}/{target} points</source>
        <translation>{points}/{target} pontos</translation>
    </message>
    <message>
        <source>{region} has an owner already.</source>
        <translation>{region} já tem dono.</translation>
    </message>
    <message>
        <source>{region} has an owner already: the Pope cannot go there.</source>
        <translation>{region} já tem dono: o Papa não pode ir para lá.</translation>
    </message>
    <message>
        <source>{region} is yours already.</source>
        <translation>{region} já é sua.</translation>
    </message>
    <message>
        <source>{region} wins the game for {name}, and nobody can prevent it any more.</source>
        <translation>{region} dá a vitória a {name}, e já ninguém o pode impedir.</translation>
    </message>
    <message>
        <source>{region} wins you the game, and nobody can prevent it any more.</source>
        <translation>{region} dá-lhe a vitória, e já ninguém o pode impedir.</translation>
    </message>
    <message>
        <source>{region} would win the game for {name}.</source>
        <translation>{region} daria a vitória a {name}.</translation>
    </message>
    <message>
        <source>{region} would win the game for {winners}, and only you are left to stop it.</source>
        <translation>{region} daria a vitória a {winners}, e só você ainda o pode impedir.</translation>
    </message>
    <message>
        <source>{region} would win you the game.</source>
        <translation>Com {region}, você ganharia a partida.</translation>
    </message>
</context>
<context>
    <name>CondottiereAid</name>
    <message numerus="yes">
        <source>%n cards, worth 1 to 6 or 10. They make an army strong. No other card is a mercenary; many change what mercenaries count.</source>
        <translation>
            <numerusform>%n cartas, de valor 1 a 6 ou 10. São a força de um exército. Nenhuma outra carta é um mercenário; muitas mudam o que os mercenários valem.</numerusform>
            <numerusform>%n cartas, de valor 1 a 6 ou 10. São a força de um exército. Nenhuma outra carta é um mercenário; muitas mudam o que os mercenários valem.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player with &lt;b&gt;no mercenary&lt;/b&gt; in hand may discard the whole hand.</source>
        <translation>Quem não tiver &lt;b&gt;nenhum mercenário&lt;/b&gt; na mão pode descartá-la toda.</translation>
    </message>
    <message>
        <source>Add 1 for each &lt;b&gt;Courtesan&lt;/b&gt;.</source>
        <translation>Acrescente 1 por cada &lt;b&gt;Cortesã&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Add 10 for each &lt;b&gt;Heroine&lt;/b&gt;.</source>
        <translation>Acrescente 10 por cada &lt;b&gt;Heroína&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Add up the &lt;b&gt;mercenaries&lt;/b&gt; of your line.</source>
        <translation>Some os &lt;b&gt;mercenários&lt;/b&gt; da sua frente de batalha.</translation>
    </message>
    <message>
        <source>After the battle</source>
        <translation>Depois da batalha</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>All lines are discarded.</source>
        <translation>Descartam-se todas as frentes de batalha.</translation>
    </message>
    <message>
        <source>Begin with seven cards. There are no rounds, and hands are not discarded: after each battle, before a region is chosen, everyone may draw up to three cards, but hold no more than ten plus one for each of their regions. If all hands are empty, everyone draws ten.</source>
        <translation>Começa-se com sete cartas, sem rondas e sem descartar mãos. Depois de cada batalha, antes de se escolher uma região, cada um pode tirar até três cartas, sem que a mão passe de dez cartas mais uma por região. Se todas as mãos estiverem vazias, cada um tira dez.</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>Fim de uma ronda</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fim da partida</translation>
    </message>
    <message>
        <source>Everyone is dealt &lt;b&gt;ten cards, plus one for each region&lt;/b&gt; they hold.</source>
        <translation>Cada jogador recebe &lt;b&gt;dez cartas e mais uma por cada região&lt;/b&gt; que tiver.</translation>
    </message>
    <message>
        <source>Everyone is dealt &lt;b&gt;ten cards, plus two for each region&lt;/b&gt; they hold.</source>
        <translation>Cada jogador recebe &lt;b&gt;dez cartas e mais duas por cada região&lt;/b&gt; que tiver.</translation>
    </message>
    <message>
        <source>Everyone takes the markers of one colour. Shuffle the {count} cards and deal &lt;b&gt;ten&lt;/b&gt; to each player.</source>
        <translation>Cada jogador recebe os marcadores de uma cor. Baralhe as {count} cartas e distribua &lt;b&gt;dez&lt;/b&gt; a cada um.</translation>
    </message>
    <message>
        <source>Four players. Blue holds three regions that do not touch: any of the three ringed regions would link three and win.</source>
        <translation>Com quatro jogadores. O Azul tem três regiões que não se tocam: cada uma das assinaladas ligaria três regiões e daria a vitória.</translation>
    </message>
    <message>
        <source>Four players. Blue holds three regions that do not touch: any of the three ringed regions would link three and win. Green wins with any fifth region.</source>
        <translation>Com quatro jogadores. O Azul tem três regiões que não se tocam: cada uma das assinaladas ligaria três regiões e daria a vitória. O Verde ganha com uma quinta região qualquer.</translation>
    </message>
    <message>
        <source>How strong is a line?</source>
        <translation>Que força tem uma frente de batalha?</translation>
    </message>
    <message>
        <source>If &lt;b&gt;Spring&lt;/b&gt; is in play, add 3 for each of your mercenaries whose value is the highest of all mercenaries on the table.</source>
        <translation>Se houver uma &lt;b&gt;Primavera&lt;/b&gt; em jogo, acrescente 3 por cada mercenário seu que nenhum outro supere.</translation>
    </message>
    <message>
        <source>If &lt;b&gt;Winter&lt;/b&gt; is in play, each of them counts 1.</source>
        <translation>Se houver um &lt;b&gt;Inverno&lt;/b&gt; em jogo, cada um deles vale 1.</translation>
    </message>
    <message>
        <source>If at most one player still has cards after step &lt;b&gt;4&lt;/b&gt;, the round is over. All cards are shuffled; none are kept.</source>
        <translation>Se, depois do passo &lt;b&gt;4&lt;/b&gt;, no máximo um jogador ainda tiver cartas, a ronda acaba. Baralham-se todas as cartas; não se guarda nenhuma.</translation>
    </message>
    <message>
        <source>If at most one player still has cards after step &lt;b&gt;5&lt;/b&gt;, the round is over. That player, if any, may &lt;b&gt;keep up to two&lt;/b&gt;; all other cards are shuffled.</source>
        <translation>Se, depois do passo &lt;b&gt;5&lt;/b&gt;, no máximo um jogador ainda tiver cartas, a ronda acaba. Esse jogador pode &lt;b&gt;guardar até duas&lt;/b&gt;; baralham-se todas as outras.</translation>
    </message>
    <message>
        <source>If several are equally strong, nobody has played, or a Bishop was played, nobody takes the region, and the pawn goes to the player on the left of the last Condottiere.</source>
        <translation>Se houver empate, se ninguém jogou ou se foi jogado um Bispo, ninguém toma a região e o peão passa para o jogador à esquerda do último Condottiere.</translation>
    </message>
    <message>
        <source>If several tie, only they fight a &lt;b&gt;final battle&lt;/b&gt;: all hands are discarded, and each of them is dealt ten cards, plus one for each region. The Condottiere begins or, if not taking part, the nearest participant to the left. The winner of this battle wins the game; in another tie, the strongest share the victory.</source>
        <translation>Em caso de empate no primeiro lugar, só os jogadores empatados travam uma &lt;b&gt;batalha final&lt;/b&gt;: descartam-se todas as mãos, e cada um deles recebe dez cartas e mais uma por cada região. Começa o Condottiere ou, se não participar, o participante mais próximo à esquerda dele. Quem a vencer ganha a partida; em novo empate, os mais fortes partilham a vitória.</translation>
    </message>
    <message>
        <source>If several tie, only they fight a battle in the &lt;b&gt;open field&lt;/b&gt;: each is dealt ten cards on top of their hand, and neither Surrender nor Bishop may be played. The Condottiere begins or, if not taking part, the nearest participant to the left. The winner of this battle wins the game; in another tie, the strongest share the victory.</source>
        <translation>Em caso de empate no primeiro lugar, só os jogadores empatados travam uma batalha em &lt;b&gt;campo aberto&lt;/b&gt;: cada um deles junta dez cartas à mão que tem, e não se joga nem Rendição nem Bispo. Começa o Condottiere ou, se não participar, o participante mais próximo à esquerda dele. Quem a vencer ganha a partida; em novo empate, os mais fortes partilham a vitória.</translation>
    </message>
    <message>
        <source>Mercenaries, Drums, Heroines and Courtesans are played face down. Turn each up when the next card joins your line or, if you like, when you pass. Announce only the strength of your face-up cards. Scarecrow and Bishop do not affect a hidden card. All are turned up before lines are compared.</source>
        <translation>Mercenários, Tambores, Heroínas e Cortesãs jogam-se virados para baixo. A carta vira-se ao jogar a seguinte ou, se quiser, ao passar. Anuncia-se só a força do que está virado para cima. Espantalho e Bispo não afetam uma carta escondida. Viram-se todas antes de comparar as frentes.</translation>
    </message>
    <message>
        <source>Once you have passed, you play no more cards in this battle, but can still win it. Nobody has to play; if all others have passed, you may go on alone, card by card. Without cards, you pass.</source>
        <translation>Quem passou não joga mais nada nesta batalha, mas ainda a pode vencer. Ninguém é obrigado a jogar; quem ficar sozinho pode continuar, carta a carta. Sem cartas, passa-se.</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <translation>Regras opcionais</translation>
    </message>
    <message>
        <source>Play games until somebody has 20 (or 30) points. After each game, everyone scores &lt;b&gt;1 for each region&lt;/b&gt;; a player who won it with linked regions scores &lt;b&gt;5 more&lt;/b&gt;.</source>
        <translation>Jogam-se partidas até alguém ter 20 pontos (ou 30). Depois de cada uma, cada jogador marca &lt;b&gt;1 ponto por região&lt;/b&gt;; quem a ganhou com regiões ligadas marca &lt;b&gt;mais 5&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Regions are linked if you can walk from any of them to any other across common borders without leaving them.</source>
        <translation>As regiões estão ligadas quando se pode ir de qualquer uma a qualquer outra pelas fronteiras comuns, sem sair delas.</translation>
    </message>
    <message>
        <source>Talk and deals</source>
        <translation>Conversas e acordos</translation>
    </message>
    <message numerus="yes">
        <source>The %n cards</source>
        <translation>
            <numerusform>As %n cartas</numerusform>
            <numerusform>As %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>The &lt;b&gt;pawn&lt;/b&gt; goes to the player with more Courtesans than any other; otherwise to the winner; otherwise to the player on the left of the last Condottiere.</source>
        <translation>O &lt;b&gt;peão&lt;/b&gt; vai para quem tiver mais Cortesãs do que qualquer outro jogador; senão, para o vencedor; senão, para o jogador à esquerda do último Condottiere.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;strongest player&lt;/b&gt; puts a marker on the region and takes the &lt;b&gt;pawn&lt;/b&gt;.</source>
        <translation>O jogador &lt;b&gt;mais forte&lt;/b&gt; coloca um marcador na região e fica com o &lt;b&gt;peão&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;strongest player&lt;/b&gt; puts a marker on the region. If several are equally strong, nobody does.</source>
        <translation>O jogador &lt;b&gt;mais forte&lt;/b&gt; coloca um marcador na região. Em caso de empate, ninguém o faz.</translation>
    </message>
    <message>
        <source>The Condottiere begins; turns pass to the left. On your turn, play any &lt;b&gt;one card&lt;/b&gt; face up in your line and announce your line’s strength, or &lt;b&gt;pass&lt;/b&gt;.</source>
        <translation>O Condottiere começa e joga-se para a esquerda. Na sua vez, jogue &lt;b&gt;uma carta&lt;/b&gt; qualquer, virada para cima, na sua frente de batalha e anuncie a força dela; ou &lt;b&gt;passe&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The Condottiere chooses a &lt;b&gt;free region&lt;/b&gt; for the next battle, even the same one again, or &lt;b&gt;declines&lt;/b&gt;: then the player on the left gets the pawn and chooses.</source>
        <translation>O Condottiere escolhe uma &lt;b&gt;região livre&lt;/b&gt; para a próxima batalha, mesmo que seja a anterior, ou &lt;b&gt;recusa&lt;/b&gt;: o peão passa então para a esquerda, e é esse jogador que escolhe.</translation>
    </message>
    <message>
        <source>The Condottiere may also choose another player’s region. Until its owner plays a card, they may pass and still join in later. In a tie, the owner keeps it and gets the pawn. The Pope may be put on any region.</source>
        <translation>Também se pode atacar a região de outro jogador. Antes de jogar a primeira carta, o dono da região pode passar e intervir mais tarde; se empatar, mantém a região e recebe o peão. O Papa pode ir para qualquer região.</translation>
    </message>
    <message>
        <source>The Pope waits beside the map.</source>
        <translation>O Papa espera ao lado do mapa.</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>A batalha</translation>
    </message>
    <message>
        <source>The battle ends when everyone has passed, or at once if &lt;b&gt;Surrender&lt;/b&gt; is played.</source>
        <translation>A batalha termina quando todos tiverem passado, ou de imediato se for jogada uma &lt;b&gt;Rendição&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The battle ends when everyone has passed, or at once if &lt;b&gt;Surrender&lt;/b&gt; or a &lt;b&gt;Bishop&lt;/b&gt; is played.</source>
        <translation>A batalha termina quando todos tiverem passado, ou de imediato se for jogada uma &lt;b&gt;Rendição&lt;/b&gt; ou um &lt;b&gt;Bispo&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The game is also over when no region is left to fight for: then the player with the &lt;b&gt;most regions&lt;/b&gt; wins.</source>
        <translation>A partida acaba também quando não restar nenhuma região por disputar: ganha então quem tiver &lt;b&gt;mais regiões&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The game is also over when the last free region is taken, or when everyone in turn has declined to choose one: then the player with the &lt;b&gt;most regions&lt;/b&gt; wins.</source>
        <translation>A partida acaba também quando é tomada a última região livre, ou quando todos, um após outro, se recusaram a escolher uma: ganha então quem tiver &lt;b&gt;mais regiões&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The new Condottiere puts the pawn on a &lt;b&gt;free region&lt;/b&gt; without the Pope, even the same one again: the next battle is for it.</source>
        <translation>O novo Condottiere coloca o peão numa &lt;b&gt;região livre&lt;/b&gt; e sem Papa, mesmo que seja a anterior: a próxima batalha é por ela.</translation>
    </message>
    <message>
        <source>The youngest player is the first &lt;b&gt;Condottiere&lt;/b&gt; and puts the pawn on any region: the first battle is for it.</source>
        <translation>O jogador mais novo é o primeiro &lt;b&gt;Condottiere&lt;/b&gt; e coloca o peão numa região qualquer: a primeira batalha é por ela.</translation>
    </message>
    <message>
        <source>The youngest player is the first &lt;b&gt;Condottiere&lt;/b&gt;, keeps the pawn, and chooses any region: the first battle is for it.</source>
        <translation>O jogador mais novo é o primeiro &lt;b&gt;Condottiere&lt;/b&gt;: fica com o peão e escolhe uma região qualquer. A primeira batalha é por ela.</translation>
    </message>
    <message>
        <source>To begin</source>
        <translation>Preparação</translation>
    </message>
    <message>
        <source>Two to six players, about an hour</source>
        <translation>De dois a seis jogadores, cerca de uma hora</translation>
    </message>
    <message>
        <source>Two to six players, about an hour and a quarter</source>
        <translation>De dois a seis jogadores, cerca de uma hora e um quarto</translation>
    </message>
    <message>
        <source>With a &lt;b&gt;Drum&lt;/b&gt; in your line, double that (only once).</source>
        <translation>Com um &lt;b&gt;Tambor&lt;/b&gt; na sua frente de batalha, duplique isso, uma só vez.</translation>
    </message>
    <message>
        <source>With four to six players, four linked regions win; with two or three, five. The totals do not change.</source>
        <translation>Com 4 a 6 jogadores, são precisas quatro regiões ligadas; com 2 ou 3, cinco. Os totais não mudam.</translation>
    </message>
    <message>
        <source>With four to six players, you win at once if you hold &lt;b&gt;three linked regions&lt;/b&gt; after a battle; with two or three players, you need &lt;b&gt;four&lt;/b&gt;.</source>
        <translation>Com quatro a seis jogadores, quem tiver &lt;b&gt;três regiões ligadas&lt;/b&gt; depois de uma batalha ganha de imediato; com dois ou três, são precisas &lt;b&gt;quatro&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>With four to six players, you win at once if you hold &lt;b&gt;three linked regions&lt;/b&gt; or &lt;b&gt;five in all&lt;/b&gt; after a battle; with two or three players, you need &lt;b&gt;four linked&lt;/b&gt; or &lt;b&gt;six in all&lt;/b&gt;.</source>
        <translation>Com quatro a seis jogadores, quem tiver &lt;b&gt;três regiões ligadas&lt;/b&gt; ou &lt;b&gt;cinco ao todo&lt;/b&gt; depois de uma batalha ganha de imediato; com dois ou três, são precisas &lt;b&gt;quatro ligadas&lt;/b&gt; ou &lt;b&gt;seis ao todo&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>You may make deals and promises and show cards; nothing is binding. Cards never change hands.</source>
        <translation>Pode-se negociar, prometer e mostrar cartas a qualquer momento; nada obriga ninguém. As cartas nunca mudam de mãos.</translation>
    </message>
    <message>
        <source>in Spring, if no mercenary is above 6</source>
        <translation>na Primavera, se nenhum mercenário em jogo valer mais de 6</translation>
    </message>
    <message>
        <source>in Winter</source>
        <translation>no Inverno</translation>
    </message>
    <message>
        <source>without a season</source>
        <translation>sem estação</translation>
    </message>
    <message>
        <source>× {number}</source>
        <translation>× {number}</translation>
    </message>
</context>
<context>
    <name>CondottiereCards</name>
    <message numerus="yes">
        <source>%n Bishop(s)</source>
        <translation>
            <numerusform>%n Bispo</numerusform>
            <numerusform>%n Bispos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Courtesan(s)</source>
        <translation>
            <numerusform>%n Cortesã</numerusform>
            <numerusform>%n Cortesãs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Drum(s)</source>
        <translation>
            <numerusform>%n Tambor</numerusform>
            <numerusform>%n Tambores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Heroine(s)</source>
        <translation>
            <numerusform>%n Heroína</numerusform>
            <numerusform>%n Heroínas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Scarecrow(s)</source>
        <translation>
            <numerusform>%n Espantalho</numerusform>
            <numerusform>%n Espantalhos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Spring card(s)</source>
        <translation>
            <numerusform>%n Primavera</numerusform>
            <numerusform>%n Primaveras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Surrender card(s)</source>
        <translation>
            <numerusform>%n Rendição</numerusform>
            <numerusform>%n Rendições</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Winter card(s)</source>
        <translation>
            <numerusform>%n Inverno</numerusform>
            <numerusform>%n Invernos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of {value}</source>
        <translation>
            <numerusform>%n carta de valor {value}</numerusform>
            <numerusform>%n cartas de valor {value}</numerusform>
        </translation>
    </message>
    <message>
        <source>Adds {value} to your strength.</source>
        <translation>Acrescenta {value} à sua força.</translation>
    </message>
    <message>
        <source>Always counts 10.</source>
        <translation>Vale sempre 10.</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Bispo</translation>
    </message>
    <message>
        <source>Counts 1. With the most, you get the pawn.</source>
        <translation>Vale 1. Quem tiver mais Cortesãs fica com o peão.</translation>
    </message>
    <message>
        <source>Courtesan</source>
        <translation>Cortesã</translation>
    </message>
    <message>
        <source>Discards all mercenaries of the highest value in play, yours too. Then put the Pope on another free region, where nobody can fight until the next Bishop, or leave him off the map.</source>
        <translation>Descarta todos os mercenários do valor mais alto em jogo, incluindo os seus. Depois, coloque o Papa noutra região livre, onde ninguém poderá lutar até ao próximo Bispo, ou deixe-o fora do mapa.</translation>
    </message>
    <message>
        <source>Discards all mercenaries of the highest value in play, yours too. Then put the Pope on any region but the one being fought for: nobody can fight there until the next Bishop. Or leave him off the map.</source>
        <translation>Descarta todos os mercenários do valor mais alto em jogo, incluindo os seus. Depois, coloque o Papa em qualquer região, menos a que está em disputa: ninguém poderá lutar ali até ao próximo Bispo. Ou deixe-o fora do mapa.</translation>
    </message>
    <message>
        <source>Discards all mercenaries of the highest value that lie face up, yours too. Then put the Pope on another free region, where nobody can fight until the next Bishop, or leave him off the map.</source>
        <translation>Descarta todos os mercenários virados para cima de valor mais alto, incluindo os seus. Depois, coloque o Papa noutra região livre, onde ninguém poderá lutar até ao próximo Bispo, ou deixe-o fora do mapa.</translation>
    </message>
    <message>
        <source>Discards all mercenaries of the highest value that lie face up, yours too. Then put the Pope on any region but the one being fought for: nobody can fight there until the next Bishop. Or leave him off the map.</source>
        <translation>Descarta todos os mercenários virados para cima de valor mais alto, incluindo os seus. Depois, coloque o Papa em qualquer região, menos a que está em disputa: ninguém poderá lutar ali até ao próximo Bispo. Ou deixe-o fora do mapa.</translation>
    </message>
    <message>
        <source>Discards every Spring. While Winter is in play, every mercenary counts 1, in all lines. Heroines and Courtesans are not affected.</source>
        <translation>Descarta todas as Primaveras. Enquanto o Inverno estiver em jogo, cada mercenário vale 1, em todas as frentes. Heroínas e Cortesãs não são afetadas.</translation>
    </message>
    <message>
        <source>Discards every Winter. While Spring is on the table, each mercenary of the highest value in play gains 3, after doubling.</source>
        <translation>Descarta todos os Invernos. Enquanto a Primavera estiver em jogo, cada mercenário do valor mais alto em jogo ganha 3, depois de contado o Tambor.</translation>
    </message>
    <message>
        <source>Discards the highest mercenaries. Place the Pope.</source>
        <translation>Descarta os mercenários mais fortes. Coloque o Papa.</translation>
    </message>
    <message>
        <source>Doubles your mercenaries.</source>
        <translation>Duplica os seus mercenários.</translation>
    </message>
    <message>
        <source>Drum</source>
        <translation>Tambor</translation>
    </message>
    <message>
        <source>Ends the battle: nobody wins.</source>
        <translation>Termina a batalha: ninguém vence.</translation>
    </message>
    <message>
        <source>Ends the battle: the strongest line wins.</source>
        <translation>Termina a batalha: vence quem for mais forte.</translation>
    </message>
    <message>
        <source>Every mercenary counts 1.</source>
        <translation>Cada mercenário vale 1.</translation>
    </message>
    <message>
        <source>Every mercenary counts 1. Ends Spring.</source>
        <translation>Cada mercenário vale 1. Acaba com a Primavera.</translation>
    </message>
    <message>
        <source>Every mercenary in this battle counts 1, in all lines, whether played before or after. Heroines still count 10.</source>
        <translation>Cada mercenário desta batalha vale 1, em todas as frentes, jogado antes ou depois. As Heroínas continuam a valer 10.</translation>
    </message>
    <message>
        <source>Heroine</source>
        <translation>Heroína</translation>
    </message>
    <message>
        <source>It adds {value} to your strength: double with a Drum in your line, and only 1 in Winter.</source>
        <translation>Acrescenta {value} à sua força: o dobro ao lado de um Tambor seu, e só 1 no Inverno.</translation>
    </message>
    <message>
        <source>It adds {value} to your strength: double with a Drum in your line, only 1 in Winter, and 3 more in Spring if no mercenary in play is higher. A Bishop discards the highest.</source>
        <translation>Acrescenta {value} à sua força: o dobro ao lado de um Tambor seu, só 1 no Inverno, e mais 3 na Primavera se nenhum mercenário em jogo for mais forte. Um Bispo descarta os mais fortes.</translation>
    </message>
    <message>
        <source>It is played face down. It adds {value} to your strength: double with a Drum in your line, only 1 in Winter, and 3 more in Spring if no mercenary in play is higher. A Bishop discards the highest of those that lie face up.</source>
        <translation>Joga-se virado para baixo. Acrescenta {value} à sua força: o dobro ao lado de um Tambor seu, só 1 no Inverno, e mais 3 na Primavera se nenhum mercenário em jogo for mais forte. Um Bispo descarta os mais fortes dos que estão virados para cima.</translation>
    </message>
    <message>
        <source>It is played face down. Your mercenaries count double in this battle, those played before as well as after. A second Drum adds nothing.</source>
        <translation>Joga-se virado para baixo. Os seus mercenários valem a dobrar nesta batalha, jogados antes ou depois. Um segundo Tambor não acrescenta nada.</translation>
    </message>
    <message>
        <source>Mercenary</source>
        <translation>Mercenário</translation>
    </message>
    <message>
        <source>Mercenary {value}</source>
        <translation>Mercenário&#xa0;{value}</translation>
    </message>
    <message>
        <source>Mercenary {value}</source>
        <comment>subject of a sentence</comment>
        <translation>o Mercenário&#xa0;{value}</translation>
    </message>
    <message>
        <source>Scarecrow</source>
        <translation>Espantalho</translation>
    </message>
    <message>
        <source>She always counts 10, whatever the season, and no Drum doubles her. She is not a mercenary, and no Scarecrow takes her back.</source>
        <translation>Vale sempre 10, seja qual for a estação, e nenhum Tambor a duplica. Não é um mercenário: nenhum Espantalho a devolve à mão.</translation>
    </message>
    <message>
        <source>She always counts 10, whatever the season, and no Drum doubles her. She is not a mercenary: neither Bishop nor Scarecrow touches her.</source>
        <translation>Vale sempre 10, seja qual for a estação, e nenhum Tambor a duplica. Não é um mercenário: nem o Bispo nem o Espantalho lhe tocam.</translation>
    </message>
    <message>
        <source>She counts 1 and is not a mercenary. The player with more Courtesans than any other gets the pawn, even without winning the battle.</source>
        <translation>Vale 1 e não é um mercenário. Quem tiver mais Cortesãs do que qualquer outro jogador recebe o peão, mesmo sem vencer a batalha.</translation>
    </message>
    <message>
        <source>She is played face down. She always counts 10, whatever the season, and no Drum doubles her. She is not a mercenary: neither Bishop nor Scarecrow touches her.</source>
        <translation>Joga-se virada para baixo. Vale sempre 10, seja qual for a estação, e nenhum Tambor a duplica. Não é um mercenário: nem o Bispo nem o Espantalho lhe tocam.</translation>
    </message>
    <message>
        <source>She is played face down. She counts 1 and is not a mercenary. The player with more Courtesans than any other gets the pawn, even without winning the battle.</source>
        <translation>Joga-se virada para baixo. Vale 1 e não é um mercenário. Quem tiver mais Cortesãs do que qualquer outro jogador recebe o peão, mesmo sem vencer a batalha.</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Primavera</translation>
    </message>
    <message>
        <source>Spring</source>
        <comment>inside a sentence</comment>
        <translation>a Primavera</translation>
    </message>
    <message>
        <source>Spring</source>
        <comment>subject of a sentence</comment>
        <translation>a Primavera</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Rendição</translation>
    </message>
    <message>
        <source>Surrender</source>
        <comment>inside a sentence</comment>
        <translation>a Rendição</translation>
    </message>
    <message>
        <source>Surrender</source>
        <comment>subject of a sentence</comment>
        <translation>a Rendição</translation>
    </message>
    <message>
        <source>Take one mercenary from your line back into your hand, or none. The Scarecrow is discarded.</source>
        <translation>Devolva à mão um mercenário da sua frente, ou nenhum. O Espantalho é descartado.</translation>
    </message>
    <message>
        <source>Take one mercenary from your line back into your hand, or none. The Scarecrow stays in your line and counts for nothing.</source>
        <translation>Devolva à mão um mercenário da sua frente, ou nenhum. O Espantalho fica na frente e não vale nada.</translation>
    </message>
    <message>
        <source>Take one mercenary that lies face up in your line back into your hand, or none. The Scarecrow is discarded.</source>
        <translation>Devolva à mão um mercenário virado para cima da sua frente, ou nenhum. O Espantalho é descartado.</translation>
    </message>
    <message>
        <source>Takes one of your mercenaries back into your hand.</source>
        <translation>Devolve à mão um dos seus mercenários.</translation>
    </message>
    <message>
        <source>The battle ends at once and nobody takes the region. The pawn passes to the player on the left of the Condottiere.</source>
        <translation>A batalha termina de imediato e ninguém toma a região. O peão passa para o jogador à esquerda do Condottiere.</translation>
    </message>
    <message>
        <source>The battle ends at once. The strongest line takes the region; if several are equally strong, nobody does.</source>
        <translation>A batalha termina de imediato. Quem for mais forte nesse momento toma a região; em caso de empate, ninguém.</translation>
    </message>
    <message>
        <source>The highest mercenaries gain 3. Ends Winter.</source>
        <translation>Os mercenários mais fortes ganham 3. Acaba com o Inverno.</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Inverno</translation>
    </message>
    <message>
        <source>Winter</source>
        <comment>inside a sentence</comment>
        <translation>o Inverno</translation>
    </message>
    <message>
        <source>Winter</source>
        <comment>subject of a sentence</comment>
        <translation>o Inverno</translation>
    </message>
    <message>
        <source>Your mercenaries count double in this battle, those played before as well as after. A second Drum adds nothing.</source>
        <translation>Os seus mercenários valem a dobrar nesta batalha, jogados antes ou depois. Um segundo Tambor não acrescenta nada.</translation>
    </message>
    <message>
        <source>a Bishop</source>
        <translation>um Bispo</translation>
    </message>
    <message>
        <source>a Courtesan</source>
        <translation>uma Cortesã</translation>
    </message>
    <message>
        <source>a Drum</source>
        <translation>um Tambor</translation>
    </message>
    <message>
        <source>a Heroine</source>
        <translation>uma Heroína</translation>
    </message>
    <message>
        <source>a Scarecrow</source>
        <translation>um Espantalho</translation>
    </message>
    <message>
        <source>a {value}</source>
        <translation>um {value}</translation>
    </message>
    <message>
        <source>the Bishop</source>
        <translation>o Bispo</translation>
    </message>
    <message>
        <source>the Courtesan</source>
        <translation>a Cortesã</translation>
    </message>
    <message>
        <source>the Drum</source>
        <translation>o Tambor</translation>
    </message>
    <message>
        <source>the Heroine</source>
        <translation>a Heroína</translation>
    </message>
    <message>
        <source>the Scarecrow</source>
        <translation>o Espantalho</translation>
    </message>
</context>
<context>
    <name>CondottiereChronicle</name>
    <message>
        <source>A tie at {more} between you and {names}: nobody takes {region}.</source>
        <translation>Você empata a {more} com {names}: ninguém toma {region}.</translation>
    </message>
    <message>
        <source>A tie at {more} between you, {names}: nobody takes {region}.</source>
        <translation>Você empata a {more} com {names}: ninguém toma {region}.</translation>
    </message>
    <message>
        <source>A tie at {more} between {names}: nobody takes {region}.</source>
        <translation>{names} empatam a {more}: ninguém toma {region}.</translation>
    </message>
    <message>
        <source>All hands are empty, so cards are dealt.</source>
        <translation>Todas as mãos estão vazias: distribuem-se cartas.</translation>
    </message>
    <message>
        <source>Game {game} begins. You have the Condottiere’s pawn.</source>
        <translation>Começa a partida {game}. O peão do Condottiere é seu.</translation>
    </message>
    <message>
        <source>Game {game} begins. {name} has the Condottiere’s pawn.</source>
        <translation>Começa a partida {game}. {name} tem o peão do Condottiere.</translation>
    </message>
    <message>
        <source>Lots are drawn: you get the Condottiere’s pawn.</source>
        <translation>Por sorteio, você recebe o peão do Condottiere.</translation>
    </message>
    <message>
        <source>Lots are drawn: {name} gets the Condottiere’s pawn.</source>
        <translation>Por sorteio, {name} recebe o peão do Condottiere.</translation>
    </message>
    <message>
        <source>Nobody has any strength, so nobody takes {region}.</source>
        <translation>Ninguém tem força: ninguém toma {region}.</translation>
    </message>
    <message>
        <source>Nobody played any cards, so round {number} ends. New hands are dealt.</source>
        <translation>Ninguém jogou cartas: fim da ronda {number}. Distribuem-se novas mãos.</translation>
    </message>
    <message>
        <source>Points: {list}.</source>
        <translation>Pontos: {list}.</translation>
    </message>
    <message>
        <source>Round {number} ends; new hands are dealt.</source>
        <translation>Fim da ronda {number}; segue-se nova distribuição.</translation>
    </message>
    <message>
        <source>Spring is over.</source>
        <translation>A Primavera acabou.</translation>
    </message>
    <message>
        <source>Strength shown:&#xa0;{total}.</source>
        <translation>Força à vista:&#xa0;{total}.</translation>
    </message>
    <message>
        <source>Strength:&#xa0;{total}.</source>
        <translation>Força:&#xa0;{total}.</translation>
    </message>
    <message>
        <source>The Bishop spares {region}: nobody takes it.</source>
        <translation>O Bispo poupa {region}: ninguém a toma.</translation>
    </message>
    <message>
        <source>The battle for {region} begins.</source>
        <translation>Começa a batalha por {region}.</translation>
    </message>
    <message>
        <source>The city surrenders.</source>
        <translation>A cidade rende-se.</translation>
    </message>
    <message>
        <source>The discarded cards are shuffled into a new pile.</source>
        <translation>As cartas descartadas formam um novo monte.</translation>
    </message>
    <message>
        <source>The final battle is a tie, {more}&#xa0;to&#xa0;{less}.</source>
        <translation>A batalha final acaba empatada, {more}&#xa0;a&#xa0;{less}.</translation>
    </message>
    <message>
        <source>The pawn goes to you.</source>
        <translation>Você recebe o peão.</translation>
    </message>
    <message>
        <source>The pawn goes to you: you have the most Courtesans.</source>
        <translation>Você recebe o peão, por ter mais Cortesãs.</translation>
    </message>
    <message>
        <source>The pawn goes to you: you hold the region.</source>
        <translation>Você recebe o peão, por ter a região.</translation>
    </message>
    <message>
        <source>The pawn goes to {name}, who has the most Courtesans.</source>
        <translation>O peão passa para {name}, que tem mais Cortesãs.</translation>
    </message>
    <message>
        <source>The pawn goes to {name}, who holds the region.</source>
        <translation>O peão passa para {name}, que tem a região.</translation>
    </message>
    <message>
        <source>The pawn goes to {name}.</source>
        <translation>O peão passa para {name}.</translation>
    </message>
    <message>
        <source>The pawn passes to the left, to you.</source>
        <translation>Você recebe o peão, à esquerda do último Condottiere.</translation>
    </message>
    <message>
        <source>The pawn passes to the left, to {name}.</source>
        <translation>O peão passa para a esquerda, para {name}.</translation>
    </message>
    <message>
        <source>The pawn stays with you.</source>
        <translation>Você conserva o peão.</translation>
    </message>
    <message>
        <source>The pawn stays with you: you have the most Courtesans.</source>
        <translation>Você conserva o peão, por ter mais Cortesãs.</translation>
    </message>
    <message>
        <source>The pawn stays with you: you hold the region.</source>
        <translation>Você conserva o peão, por ter a região.</translation>
    </message>
    <message>
        <source>The pawn stays with {name}, who has the most Courtesans.</source>
        <translation>O peão continua com {name}, que tem mais Cortesãs.</translation>
    </message>
    <message>
        <source>The pawn stays with {name}, who holds the region.</source>
        <translation>O peão continua com {name}, que tem a região.</translation>
    </message>
    <message>
        <source>The pawn stays with {name}.</source>
        <translation>O peão continua com {name}.</translation>
    </message>
    <message>
        <source>This game goes to {names}.</source>
        <translation>Partida ganha por {names}.</translation>
    </message>
    <message>
        <source>Winter is over.</source>
        <translation>O Inverno acabou.</translation>
    </message>
    <message>
        <source>You are level on points with {names}: a final battle decides the match.</source>
        <translation>Você empata em pontos com {names}: uma batalha final decide tudo.</translation>
    </message>
    <message>
        <source>You are level on regions with {names}: a final battle decides the game.</source>
        <translation>Você empata em regiões com {names}: uma batalha final decide a partida.</translation>
    </message>
    <message>
        <source>You attack {region}, held by {holder}.</source>
        <translation>Você ataca {region}, em poder de {holder}.</translation>
    </message>
    <message>
        <source>You choose {region}.</source>
        <translation>Você escolhe {region}.</translation>
    </message>
    <message>
        <source>You decline to choose a region.</source>
        <translation>Você recusa-se a escolher uma região.</translation>
    </message>
    <message>
        <source>You defend, and wait.</source>
        <translation>Você defende e espera.</translation>
    </message>
    <message numerus="yes">
        <source>You discard your hand of %n card(s).</source>
        <translation>
            <numerusform>Você descarta a mão (%n carta).</numerusform>
            <numerusform>Você descarta a mão (%n cartas).</numerusform>
        </translation>
    </message>
    <message>
        <source>You draw no card.</source>
        <translation>Você não tira nenhuma carta.</translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translation>Você tira {cards}.</translation>
    </message>
    <message>
        <source>You have linked enough regions to win.</source>
        <translation>Você ligou regiões suficientes para ganhar.</translation>
    </message>
    <message>
        <source>You have taken enough regions to win.</source>
        <translation>Você tomou regiões suficientes para ganhar.</translation>
    </message>
    <message>
        <source>You hold {region}, {more}&#xa0;to&#xa0;{less}.</source>
        <translation>Você mantém {region} por {more} a {less}.</translation>
    </message>
    <message>
        <source>You keep no card.</source>
        <translation>Você não guarda nenhuma carta.</translation>
    </message>
    <message>
        <source>You keep your hand.</source>
        <translation>Você fica com a sua mão.</translation>
    </message>
    <message>
        <source>You keep {cards}.</source>
        <translation>Você guarda {cards}.</translation>
    </message>
    <message>
        <source>You leave the Pope off the map.</source>
        <translation>Você deixa o Papa fora do mapa.</translation>
    </message>
    <message>
        <source>You lose {cards}.</source>
        <translation>Você perde {cards}.</translation>
    </message>
    <message>
        <source>You lose {region}.</source>
        <translation>Você perde {region}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Você passa.</translation>
    </message>
    <message>
        <source>You play {card}, face down.</source>
        <translation>Você joga uma carta virada para baixo: {card}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Você joga {card}.</translation>
    </message>
    <message>
        <source>You put the Pope on {region}.</source>
        <translation>Você coloca o Papa em {region}.</translation>
    </message>
    <message>
        <source>You share the victory with {names}.</source>
        <translation>Você partilha a vitória com {names}.</translation>
    </message>
    <message>
        <source>You show {cards} to everyone.</source>
        <translation>Você mostra {cards} a todos.</translation>
    </message>
    <message>
        <source>You show {cards} to {other}.</source>
        <translation>Você mostra {cards} a {other}.</translation>
    </message>
    <message>
        <source>You take back {card}.</source>
        <translation>Você recupera {card}.</translation>
    </message>
    <message>
        <source>You take {region}, {more}&#xa0;to&#xa0;{less}.</source>
        <translation>Você toma {region} por {more} a {less}.</translation>
    </message>
    <message>
        <source>You turn up {card}.</source>
        <translation>Você vira uma carta escondida: {card}.</translation>
    </message>
    <message>
        <source>You win the final battle, {more}&#xa0;to&#xa0;{less}!</source>
        <translation>Você vence a batalha final por {more} a {less}!</translation>
    </message>
    <message>
        <source>You win this game, together with {names}.</source>
        <translation>Você ganha esta partida com {names}.</translation>
    </message>
    <message>
        <source>You win this game.</source>
        <translation>Você ganha esta partida.</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Você ganha!</translation>
    </message>
    <message>
        <source>You win, together with {names}!</source>
        <translation>Você ganha, juntamente com {names}!</translation>
    </message>
    <message>
        <source>you&#xa0;{points}</source>
        <translation>você&#xa0;{points}</translation>
    </message>
    <message>
        <source>{names} are level on points: a final battle decides the match.</source>
        <translation>Igualdade de pontos entre {names}: uma batalha final decide tudo.</translation>
    </message>
    <message>
        <source>{names} are level on regions: a final battle decides the game.</source>
        <translation>Igualdade de regiões entre {names}: uma batalha final decide a partida.</translation>
    </message>
    <message>
        <source>{name} attacks {region}, held by you.</source>
        <translation>{name} ataca {region}, que é sua.</translation>
    </message>
    <message>
        <source>{name} attacks {region}, held by {holder}.</source>
        <translation>{name} ataca {region}, em poder de {holder}.</translation>
    </message>
    <message>
        <source>{name} chooses {region}.</source>
        <translation>{name} escolhe {region}.</translation>
    </message>
    <message>
        <source>{name} declines to choose a region.</source>
        <translation>{name} recusa-se a escolher uma região.</translation>
    </message>
    <message>
        <source>{name} defends, and waits.</source>
        <translation>{name} defende e espera.</translation>
    </message>
    <message numerus="yes">
        <source>{name} discards a hand of %n card(s).</source>
        <translation>
            <numerusform>{name} descarta a mão (%n carta).</numerusform>
            <numerusform>{name} descarta a mão (%n cartas).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %n card(s).</source>
        <translation>
            <numerusform>{name} tira %n carta.</numerusform>
            <numerusform>{name} tira %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} draws no card.</source>
        <translation>{name} não tira nenhuma carta.</translation>
    </message>
    <message>
        <source>{name} draws {cards}.</source>
        <translation>{name} tira {cards}.</translation>
    </message>
    <message>
        <source>{name} has linked enough regions to win.</source>
        <translation>{name} ligou regiões suficientes para ganhar.</translation>
    </message>
    <message>
        <source>{name} has taken enough regions to win.</source>
        <translation>{name} tomou regiões suficientes para ganhar.</translation>
    </message>
    <message>
        <source>{name} holds {region}, {more}&#xa0;to&#xa0;{less}.</source>
        <translation>{name} mantém {region} por {more} a {less}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} keeps %n card(s).</source>
        <translation>
            <numerusform>{name} guarda %n carta.</numerusform>
            <numerusform>{name} guarda %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} keeps no card.</source>
        <translation>{name} não guarda nenhuma carta.</translation>
    </message>
    <message>
        <source>{name} keeps the hand.</source>
        <translation>{name} fica com a mão que tem.</translation>
    </message>
    <message>
        <source>{name} keeps {cards}.</source>
        <translation>{name} guarda {cards}.</translation>
    </message>
    <message>
        <source>{name} leaves the Pope off the map.</source>
        <translation>{name} deixa o Papa fora do mapa.</translation>
    </message>
    <message>
        <source>{name} loses {cards}.</source>
        <translation>{name} perde {cards}.</translation>
    </message>
    <message>
        <source>{name} loses {region}.</source>
        <translation>{name} perde {region}.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passa.</translation>
    </message>
    <message>
        <source>{name} plays a card, face down.</source>
        <translation>{name} joga uma carta virada para baixo.</translation>
    </message>
    <message>
        <source>{name} plays {card}, face down.</source>
        <translation>{name} joga uma carta virada para baixo: {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} joga {card}.</translation>
    </message>
    <message>
        <source>{name} puts the Pope on {region}.</source>
        <translation>{name} coloca o Papa em {region}.</translation>
    </message>
    <message>
        <source>{name} shows you {cards}.</source>
        <translation>{name} mostra-lhe {cards}.</translation>
    </message>
    <message>
        <source>{name} shows {cards} to everyone.</source>
        <translation>{name} mostra {cards} a todos.</translation>
    </message>
    <message>
        <source>{name} shows {cards} to {other}.</source>
        <translation>{name} mostra {cards} a {other}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} shows {other} %n card(s).</source>
        <translation>
            <numerusform>{name} mostra %n carta a {other}.</numerusform>
            <numerusform>{name} mostra %n cartas a {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes back {card}.</source>
        <translation>{name} recupera {card}.</translation>
    </message>
    <message>
        <source>{name} takes {region}, {more}&#xa0;to&#xa0;{less}.</source>
        <translation>{name} toma {region} por {more} a {less}.</translation>
    </message>
    <message>
        <source>{name} turns up {card}.</source>
        <translation>{name} vira uma carta escondida: {card}.</translation>
    </message>
    <message>
        <source>{name} wins the final battle, {more}&#xa0;to&#xa0;{less}.</source>
        <translation>{name} vence a batalha final por {more} a {less}.</translation>
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
        <translation>Uma batalha final precisa de dois lugares.</translation>
    </message>
    <message>
        <source>Cards: for a hand, a line or the discard pile</source>
        <translation>Cartas: para uma mão, uma frente ou o descarte</translation>
    </message>
    <message>
        <source>Has passed</source>
        <translation>Passou</translation>
    </message>
    <message>
        <source>No region would be left to choose.</source>
        <translation>Não sobraria nenhuma região para escolher.</translation>
    </message>
    <message>
        <source>Nobody passes without a battle: first put the Condottiere on a region.</source>
        <translation>Sem batalha ninguém passa: coloque primeiro o Condottiere numa região.</translation>
    </message>
    <message>
        <source>Owners</source>
        <translation>Donos</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Peões</translation>
    </message>
    <message>
        <source>The Condottiere chooses the next region: give the pawn to somebody else.</source>
        <translation>O Condottiere escolhe a próxima região: dê o peão a outro jogador.</translation>
    </message>
    <message>
        <source>The Condottiere: for a region or a line</source>
        <translation>O Condottiere: para uma região ou uma frente</translation>
    </message>
    <message>
        <source>The Pope</source>
        <translation>O Papa</translation>
    </message>
    <message>
        <source>The Pope is on {region}: it cannot be fought for.</source>
        <translation>O Papa está em {region}: não se pode disputar essa região.</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>O descarte</translation>
    </message>
    <message>
        <source>Then nobody would have anything to decide.</source>
        <translation>Assim ninguém teria nada a decidir.</translation>
    </message>
    <message>
        <source>There are no battle lines now: first put the Condottiere on a region.</source>
        <translation>Agora não há frentes de batalha: coloque primeiro o Condottiere numa região.</translation>
    </message>
    <message>
        <source>This seat takes no part in the battle.</source>
        <translation>Este jogador não participa na batalha.</translation>
    </message>
    <message>
        <source>Turn and passes</source>
        <translation>Vez e passes</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>De quem é a vez</translation>
    </message>
    <message>
        <source>Winter and Spring are never in play together.</source>
        <translation>O Inverno e a Primavera nunca estão em jogo ao mesmo tempo.</translation>
    </message>
    <message>
        <source>You have nothing to decide now.</source>
        <translation>Agora não tem nada a decidir.</translation>
    </message>
    <message>
        <source>You have passed.</source>
        <translation>Já passou.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>A sua mão</translation>
    </message>
    <message>
        <source>Your line</source>
        <translation>A sua frente</translation>
    </message>
    <message>
        <source>Your shield</source>
        <translation>O seu escudo</translation>
    </message>
    <message>
        <source>{card}: it does not stay in a line.</source>
        <translation>{card}: esta carta não fica numa frente.</translation>
    </message>
    <message>
        <source>{card}: it ends the battle.</source>
        <translation>{card}: esta carta termina a batalha.</translation>
    </message>
    <message>
        <source>{card}: the deck holds {most} of them.</source>
        <translation>{card}: o baralho só tem {most}.</translation>
    </message>
    <message>
        <source>{name} has nothing to decide now.</source>
        <translation>Agora {name} não tem nada a decidir.</translation>
    </message>
    <message>
        <source>{name} has passed.</source>
        <translation>{name} já passou.</translation>
    </message>
    <message>
        <source>{name}’s hand</source>
        <translation>Mão de {name}</translation>
    </message>
    <message>
        <source>{name}’s line</source>
        <translation>Frente de {name}</translation>
    </message>
    <message>
        <source>{name}’s shield</source>
        <translation>Escudo de {name}</translation>
    </message>
    <message>
        <source>{region} belongs to the Condottiere.</source>
        <translation>{region} já é do Condottiere.</translation>
    </message>
    <message>
        <source>{region} belongs to you: this needs the option “Capture regions”.</source>
        <translation>{region} é sua: isto exige a opção «Capturar regiões».</translation>
    </message>
    <message>
        <source>{region} belongs to {name}: this needs the option “Capture regions”.</source>
        <translation>{region} é de {name}: isto exige a opção «Capturar regiões».</translation>
    </message>
</context>
<context>
    <name>CondottiereEnding</name>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n batalha</numerusform>
            <numerusform>%n batalhas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) stopped by a bishop</source>
        <translation>
            <numerusform>%n batalha interrompida por um bispo</numerusform>
            <numerusform>%n batalhas interrompidas por um bispo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in one battle</source>
        <translation>
            <numerusform>%n carta numa só batalha</numerusform>
            <numerusform>%n cartas numa só batalha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mercenary(s) of 10 fought for you</source>
        <translation>
            <numerusform>%n mercenário de 10 ao seu serviço</numerusform>
            <numerusform>%n mercenários de 10 ao seu serviço</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mercenary(s) of 10 fought for {name}</source>
        <translation>
            <numerusform>%n mercenário de 10 ao serviço de {name}</numerusform>
            <numerusform>%n mercenários de 10 ao serviço de {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n região</numerusform>
            <numerusform>%n regiões</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A total of %n region(s) would have won, too.</source>
        <translation>
            <numerusform>A %n região detida também teria bastado.</numerusform>
            <numerusform>As %n regiões detidas também teriam bastado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Game {number} is yours</source>
        <translation>A partida {number} é sua</translation>
    </message>
    <message>
        <source>Game {number} is {name}’s</source>
        <translation>A partida {number} é de {name}</translation>
    </message>
    <message>
        <source>Game {number}: a shared victory</source>
        <translation>Partida {number}: vitória partilhada</translation>
    </message>
    <message>
        <source>Italy is shared</source>
        <translation>A Itália é partilhada</translation>
    </message>
    <message>
        <source>Italy is yours</source>
        <translation>A Itália é sua</translation>
    </message>
    <message>
        <source>Italy is {name}’s</source>
        <translation>A Itália é de {name}</translation>
    </message>
    <message>
        <source>Points so far: {points}.</source>
        <translation>Pontos até agora: {points}.</translation>
    </message>
    <message>
        <source>The campaign</source>
        <translation>A campanha</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>As partidas</translation>
    </message>
    <message numerus="yes">
        <source>With {region}, you hold %n region(s).</source>
        <translation>
            <numerusform>Com {region}, tem %n região.</numerusform>
            <numerusform>Com {region}, tem %n regiões.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {region}, you hold a realm of %n linked region(s); {needed} were needed.</source>
        <translation>
            <numerusform>Com {region}, tem um reino de %n região ligada; eram precisas {needed}.</numerusform>
            <numerusform>Com {region}, tem um reino de %n regiões ligadas; eram precisas {needed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {region}, {name} holds %n region(s).</source>
        <translation>
            <numerusform>Com {region}, {name} tem %n região.</numerusform>
            <numerusform>Com {region}, {name} tem %n regiões.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {region}, {name} holds a realm of %n linked region(s); {needed} were needed.</source>
        <translation>
            <numerusform>Com {region}, {name} tem um reino de %n região ligada; eram precisas {needed}.</numerusform>
            <numerusform>Com {region}, {name} tem um reino de %n regiões ligadas; eram precisas {needed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n point(s)</source>
        <translation>
            <numerusform>Tem %n ponto</numerusform>
            <numerusform>Tem %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>battles won</source>
        <translation>batalhas ganhas</translation>
    </message>
    <message>
        <source>battles won in a row</source>
        <translation>batalhas ganhas seguidas</translation>
    </message>
    <message>
        <source>decided by a single point</source>
        <translation>decidida por um só ponto</translation>
    </message>
    <message>
        <source>no region</source>
        <translation>nenhuma região</translation>
    </message>
    <message numerus="yes">
        <source>of %n battle(s)</source>
        <translation>
            <numerusform>em %n batalha</numerusform>
            <numerusform>em %n batalhas</numerusform>
        </translation>
    </message>
    <message>
        <source>points after each game</source>
        <translation>pontos depois de cada partida</translation>
    </message>
    <message>
        <source>stopped by a bishop</source>
        <translation>interrompida por um bispo</translation>
    </message>
    <message>
        <source>the closest battle</source>
        <translation>a batalha mais renhida</translation>
    </message>
    <message>
        <source>the final battle</source>
        <translation>a batalha final</translation>
    </message>
    <message>
        <source>the greatest battle</source>
        <translation>a maior batalha</translation>
    </message>
    <message numerus="yes">
        <source>{battles}, %n of them without a winner</source>
        <translation>
            <numerusform>{battles}, %n delas sem vencedor</numerusform>
            <numerusform>{battles}, %n delas sem vencedor</numerusform>
        </translation>
    </message>
    <message>
        <source>{lead}; the next has {points}.</source>
        <translation>{lead}; quem vem depois tem {points}.</translation>
    </message>
    <message>
        <source>{most} to {next}</source>
        <translation>{most} a {next}</translation>
    </message>
    <message>
        <source>{name} +{points}</source>
        <translation>{name} +{points}</translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n point(s)</source>
        <translation>
            <numerusform>{name} tem %n ponto</numerusform>
            <numerusform>{name} tem %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{region}, you over {loser}</source>
        <translation>{region}, você vence {loser}</translation>
    </message>
    <message>
        <source>{region}, {winner} over you</source>
        <translation>{region}, {winner} vence você</translation>
    </message>
    <message>
        <source>{region}, {winner} over {loser}</source>
        <translation>{region}, {winner} vence {loser}</translation>
    </message>
    <message>
        <source>{strengths}, after a surrender</source>
        <translation>{strengths}, depois de uma rendição</translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation>{won} de {all}</translation>
    </message>
</context>
<context>
    <name>CondottiereFigures</name>
    <message numerus="yes">
        <source>%n battle(s) were fought.</source>
        <translation>
            <numerusform>Travou-se %n batalha.</numerusform>
            <numerusform>Travaram-se %n batalhas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest: the final one, %n card(s).</source>
        <translation>
            <numerusform>A mais longa: a final, %n carta.</numerusform>
            <numerusform>A mais longa: a final, %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest: {regions}, %n card(s) each.</source>
        <translation>
            <numerusform>As mais longas: {regions}, %n carta cada uma.</numerusform>
            <numerusform>As mais longas: {regions}, %n cartas cada uma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest: {region}, %n card(s).</source>
        <translation>
            <numerusform>A mais longa: {region}, %n carta.</numerusform>
            <numerusform>A mais longa: {region}, %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>battles won</source>
        <translation>batalhas ganhas</translation>
    </message>
    <message>
        <source>cards lost or discarded</source>
        <translation>cartas perdidas ou descartadas</translation>
    </message>
    <message>
        <source>cards played</source>
        <translation>cartas jogadas</translation>
    </message>
    <message>
        <source>strongest line at the end of a battle</source>
        <translation>frente mais forte no fim de uma batalha</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>recuperadas</translation>
    </message>
    <message>
        <source>the final one</source>
        <translation>a final</translation>
    </message>
</context>
<context>
    <name>CondottiereNotes</name>
    <message>
        <source>Going by the cards you can see, it counts {points} here.</source>
        <translation>Pelas cartas que vê, esta vale aqui {points}.</translation>
    </message>
    <message>
        <source>Going by the cards you can see:</source>
        <translation>Pelas cartas que vê:</translation>
    </message>
    <message>
        <source>Here it counts {points}.</source>
        <translation>Aqui, esta carta vale {points}.</translation>
    </message>
    <message>
        <source>It lies face down.</source>
        <translation>Está virado para baixo.</translation>
    </message>
    <message>
        <source>It lies face down: no Bishop discards it, and no Scarecrow takes it back.</source>
        <translation>Está virado para baixo: nenhum Bispo o descarta e nenhum Espantalho o devolve à mão.</translation>
    </message>
    <message>
        <source>Played now, it would not change any strength shown.</source>
        <translation>Jogada agora, esta carta não mudaria nenhuma força à vista.</translation>
    </message>
    <message>
        <source>Played now, it would not change anybody’s strength.</source>
        <translation>Jogada agora, esta carta não mudaria a força de ninguém.</translation>
    </message>
    <message>
        <source>She lies face down.</source>
        <translation>Está virada para baixo.</translation>
    </message>
    <message>
        <source>Your {before} would become {after}.</source>
        <translation>A sua força passaria de {before} para {after}.</translation>
    </message>
    <message>
        <source>{name}’s {before} would become {after}.</source>
        <translation>{name} passaria de {before} para {after}.</translation>
    </message>
</context>
<context>
    <name>CondottierePlaces</name>
    <message>
        <source>Adriatic Sea</source>
        <translation>Mar Adriático</translation>
    </message>
    <message>
        <source>Ancona</source>
        <translation>Ancona</translation>
    </message>
    <message>
        <source>Apulia</source>
        <translation>Apúlia</translation>
    </message>
    <message>
        <source>Bologna</source>
        <translation>Bolonha</translation>
    </message>
    <message>
        <source>Calabria</source>
        <translation>Calábria</translation>
    </message>
    <message>
        <source>Corsica</source>
        <translation>Córsega</translation>
    </message>
    <message>
        <source>Ferrara</source>
        <translation>Ferrara</translation>
    </message>
    <message>
        <source>Florence</source>
        <translation>Florença</translation>
    </message>
    <message>
        <source>Genoa</source>
        <translation>Génova</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Alemanha</translation>
    </message>
    <message>
        <source>Illyria</source>
        <translation>Ilíria</translation>
    </message>
    <message>
        <source>Ionian Sea</source>
        <translation>Mar Jónico</translation>
    </message>
    <message>
        <source>Ligurian Sea</source>
        <translation>Mar Lígure</translation>
    </message>
    <message>
        <source>Lucca</source>
        <translation>Luca</translation>
    </message>
    <message>
        <source>Mantua</source>
        <translation>Mântua</translation>
    </message>
    <message>
        <source>Milan</source>
        <translation>Milão</translation>
    </message>
    <message>
        <source>Modena</source>
        <translation>Módena</translation>
    </message>
    <message>
        <source>Naples</source>
        <translation>Nápoles</translation>
    </message>
    <message>
        <source>Parma</source>
        <translation>Parma</translation>
    </message>
    <message>
        <source>Provence</source>
        <translation>Provença</translation>
    </message>
    <message>
        <source>Rome</source>
        <translation>Roma</translation>
    </message>
    <message>
        <source>Sardinia</source>
        <translation>Sardenha</translation>
    </message>
    <message>
        <source>Siena</source>
        <translation>Siena</translation>
    </message>
    <message>
        <source>Spoleto</source>
        <translation>Espoleto</translation>
    </message>
    <message>
        <source>Turin</source>
        <translation>Turim</translation>
    </message>
    <message>
        <source>Tyrrhenian Sea</source>
        <translation>Mar Tirreno</translation>
    </message>
    <message>
        <source>Urbino</source>
        <translation>Urbino</translation>
    </message>
    <message>
        <source>Venice</source>
        <translation>Veneza</translation>
    </message>
</context>
<context>
    <name>CondottierePrint</name>
    <message numerus="yes">
        <source>%n of each colour: cut along the lines, from mark to mark, or round if you like. Lay one on the red seal of every region you take.</source>
        <translation>
            <numerusform>%n de cada cor: recorte pelas linhas, de marca a marca, ou em redondo, se preferir. Coloque um no selo vermelho de cada região que tomar.</numerusform>
            <numerusform>%n de cada cor: recorte pelas linhas, de marca a marca, ou em redondo, se preferir. Coloque um no selo vermelho de cada região que tomar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Control markers</source>
        <translation>Marcadores de controlo</translation>
    </message>
    <message>
        <source>Cut out the strip and fold it at the dashes: in the middle so that the pictures look outwards, at the feet the other way. Glue the pictures back to back and the feet to a coin.</source>
        <translation>Recorte a tira e dobre-a pelo tracejado: ao meio, com as imagens para fora; nos pés, ao contrário. Cole as imagens costas com costas e os pés numa moeda.</translation>
    </message>
    <message numerus="yes">
        <source>For %n cards. Cut along the lines and fold back along the dashes. Glue the narrow flap to the inside of the last side, then glue the bottom; tuck in the lid.</source>
        <translation>
            <numerusform>Para %n carta. Recorte pelas linhas contínuas e dobre para trás pelas tracejadas. Cole a aba estreita no interior do último lado e, em seguida, cole o fundo; a tampa encaixa-se.</numerusform>
            <numerusform>Para %n cartas. Recorte pelas linhas contínuas e dobre para trás pelas tracejadas. Cole a aba estreita no interior do último lado e, em seguida, cole o fundo; a tampa encaixa-se.</numerusform>
        </translation>
    </message>
    <message>
        <source>Map of Italy</source>
        <translation>Mapa de Itália</translation>
    </message>
    <message>
        <source>Markers and pawns</source>
        <translation>Marcadores e peões</translation>
    </message>
    <message>
        <source>One player holds two regions that border each other, another holds one, and the next battle is for the fourth.</source>
        <translation>Um jogador tem duas regiões vizinhas, outro tem uma, e a próxima batalha é pela quarta.</translation>
    </message>
    <message>
        <source>Rules summary</source>
        <translation>Resumo das regras</translation>
    </message>
    <message>
        <source>The Condottiere</source>
        <translation>O Condottiere</translation>
    </message>
    <message>
        <source>The Pope</source>
        <translation>O Papa</translation>
    </message>
    <message>
        <source>The black Condottiere marks the region being fought for. The player who gets the pawn after the battle chooses the next one.</source>
        <translation>O Condottiere preto fica na região por que se luta. Quem receber o peão depois da batalha escolhe a seguinte.</translation>
    </message>
    <message>
        <source>The pawn</source>
        <translation>O peão</translation>
    </message>
    <message>
        <source>The pawns</source>
        <translation>Os peões</translation>
    </message>
    <message>
        <source>The white Pope stands in the region he protects, or beside the map.</source>
        <translation>O Papa branco fica na região que protege ou ao lado do mapa.</translation>
    </message>
    <message>
        <source>Tuck box</source>
        <translation>Caixa dobrável</translation>
    </message>
</context>
<context>
    <name>CondottiereReasons</name>
    <message numerus="yes">
        <source>%n region(s) linked</source>
        <translation>
            <numerusform>%n região ligada</numerusform>
            <numerusform>%n regiões ligadas</numerusform>
        </translation>
    </message>
    <message>
        <source>, after which one more region wins the game</source>
        <translation>, e depois basta mais uma região para ganhar</translation>
    </message>
    <message>
        <source>, and with it the choice of the next region</source>
        <translation>, e com ele a escolha da próxima região</translation>
    </message>
    <message>
        <source>, and you then need only one more region to win the game</source>
        <translation>, e você fica a uma só região da vitória</translation>
    </message>
    <message>
        <source>, in which one region is enough for you to win</source>
        <translation>, em que basta uma região para você ganhar</translation>
    </message>
    <message>
        <source>, in which one region is enough for {names} to win</source>
        <translation>, em que basta uma região a {names} para ganhar</translation>
    </message>
    <message>
        <source>, so that you can wait longest there</source>
        <translation>, e assim você pode esperar mais do que todos</translation>
    </message>
    <message>
        <source>, so that {name} can wait longest there</source>
        <translation>, e assim {name} pode esperar mais do que todos</translation>
    </message>
    <message>
        <source>, the strongest mercenary in hand</source>
        <translation>, o mercenário mais forte da mão</translation>
    </message>
    <message>
        <source>, where he discards the highest mercenaries</source>
        <translation>, onde descarta os mercenários mais fortes</translation>
    </message>
    <message>
        <source>, where it adds 3 to the highest mercenaries</source>
        <translation>, onde soma 3 aos mercenários mais fortes</translation>
    </message>
    <message>
        <source>, where it can take a mercenary back</source>
        <translation>, onde pode recuperar um mercenário</translation>
    </message>
    <message>
        <source>, where it cuts every mercenary to 1</source>
        <translation>, onde reduz cada mercenário a 1</translation>
    </message>
    <message>
        <source>, where it doubles mercenaries</source>
        <translation>, onde duplica os mercenários</translation>
    </message>
    <message>
        <source>, where she always counts 10</source>
        <translation>, onde vale sempre 10</translation>
    </message>
    <message>
        <source>, where she counts for the pawn</source>
        <translation>, onde conta para o peão</translation>
    </message>
    <message>
        <source>, which he can end without a winner</source>
        <translation>, que assim pode acabar sem vencedor</translation>
    </message>
    <message>
        <source>, which it can end at once</source>
        <translation>, que assim pode acabar de imediato</translation>
    </message>
    <message numerus="yes">
        <source>, which links %n of your region(s)</source>
        <translation>
            <numerusform>, o que liga %n das suas regiões</numerusform>
            <numerusform>, o que liga %n das suas regiões</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, which links %n region(s)</source>
        <translation>
            <numerusform>, o que liga %n região</numerusform>
            <numerusform>, o que liga %n regiões</numerusform>
        </translation>
    </message>
    <message>
        <source>, which wins the game</source>
        <translation>, o que dá a vitória na partida</translation>
    </message>
    <message>
        <source>, which wins you the game</source>
        <translation>, e você ganha a partida</translation>
    </message>
    <message numerus="yes">
        <source>, who then links %n region(s)</source>
        <translation>
            <numerusform>, que passa a ligar %n região</numerusform>
            <numerusform>, que passa a ligar %n regiões</numerusform>
        </translation>
    </message>
    <message>
        <source>, who then needs only one more region to win the game</source>
        <translation>, que fica a uma só região da vitória</translation>
    </message>
    <message>
        <source>, who wins the game with it</source>
        <translation>, que assim ganha a partida</translation>
    </message>
    <message>
        <source>Chance of taking {region}: about {chance}.</source>
        <translation>Hipótese de tomar {region}: cerca de {chance}.</translation>
    </message>
    <message>
        <source>Chance of taking {region}: above {chance}.</source>
        <translation>Hipótese de tomar {region}: acima de {chance}.</translation>
    </message>
    <message>
        <source>Chance of taking {region}: below {chance}.</source>
        <translation>Hipótese de tomar {region}: abaixo de {chance}.</translation>
    </message>
    <message>
        <source>It gets the pawn</source>
        <translation>Esta jogada garante o peão</translation>
    </message>
    <message>
        <source>It keeps you from winning with {region}</source>
        <translation>Esta jogada impede que você ganhe com {region}</translation>
    </message>
    <message>
        <source>It keeps {card} for the battle after the next one</source>
        <translation>Esta jogada guarda {card} para a batalha depois da próxima</translation>
    </message>
    <message>
        <source>It keeps {card} for the next battle</source>
        <translation>Esta jogada guarda {card} para a próxima batalha</translation>
    </message>
    <message>
        <source>It keeps {name} from winning with {region}</source>
        <translation>Esta jogada impede que {name} ganhe com {region}</translation>
    </message>
    <message>
        <source>It leaves the choice of the next region to you</source>
        <translation>Esta jogada põe a escolha da próxima região nas suas mãos</translation>
    </message>
    <message>
        <source>It leaves the choice of the next region to {name}</source>
        <translation>Esta jogada põe a escolha da próxima região nas mãos de {name}</translation>
    </message>
    <message>
        <source>It leaves you with the most cards for the next battle</source>
        <translation>Esta jogada permite que você tenha mais cartas do que qualquer rival na próxima batalha</translation>
    </message>
    <message>
        <source>It leaves {name} with the most cards for the next battle</source>
        <translation>Esta jogada deixa {name} com mais cartas do que qualquer rival para a próxima batalha</translation>
    </message>
    <message>
        <source>It leaves {region} to you</source>
        <translation>Esta jogada deixa {region} nas suas mãos</translation>
    </message>
    <message>
        <source>It leaves {region} to {name}</source>
        <translation>Esta jogada deixa {region} nas mãos de {name}</translation>
    </message>
    <message>
        <source>It lets you win in this battle</source>
        <translation>Esta jogada permite que você ganhe a partida nesta batalha</translation>
    </message>
    <message>
        <source>It lets {name} win in this battle</source>
        <translation>Esta jogada permite que {name} ganhe a partida nesta batalha</translation>
    </message>
    <message numerus="yes">
        <source>It links %n region(s)</source>
        <translation>
            <numerusform>Esta jogada liga %n região</numerusform>
            <numerusform>Esta jogada liga %n regiões</numerusform>
        </translation>
    </message>
    <message>
        <source>It means spending a {value}</source>
        <translation>Esta jogada obriga a gastar um {value}</translation>
    </message>
    <message>
        <source>It means spending {cards}</source>
        <translation>Esta jogada obriga a gastar {cards}</translation>
    </message>
    <message>
        <source>It stops you from winning the game in {region}</source>
        <translation>Esta jogada impede que você ganhe a partida em {region}</translation>
    </message>
    <message>
        <source>It stops {name} from winning the game in {region}</source>
        <translation>Esta jogada impede que {name} ganhe a partida em {region}</translation>
    </message>
    <message>
        <source>It takes the lead from {name} with {number}</source>
        <translation>Esta jogada tira a dianteira a {name}, com {number}</translation>
    </message>
    <message>
        <source>It takes the lead with {number}</source>
        <translation>Esta jogada dá a dianteira, com {number}</translation>
    </message>
    <message>
        <source>It takes {region}</source>
        <translation>Esta jogada toma {region}</translation>
    </message>
    <message>
        <source>It wins the game in this battle</source>
        <translation>Esta jogada ganha a partida nesta batalha</translation>
    </message>
    <message>
        <source>the game won by you in the battle</source>
        <translation>a partida ganha por você na batalha</translation>
    </message>
    <message>
        <source>the game won by {name} in the battle</source>
        <translation>a partida ganha por {name} na batalha</translation>
    </message>
    <message>
        <source>the game won in the battle</source>
        <translation>a partida ganha na batalha</translation>
    </message>
    <message>
        <source>the most cards in hand after the battle</source>
        <translation>mais cartas na mão do que os outros depois da batalha</translation>
    </message>
    <message>
        <source>the pawn gained</source>
        <translation>o peão obtido</translation>
    </message>
    <message>
        <source>you kept from winning with {region}</source>
        <translation>a sua vitória impedida em {region}</translation>
    </message>
    <message>
        <source>{cards} spent</source>
        <translation>gasto: {cards}</translation>
    </message>
    <message>
        <source>{name} kept from winning with {region}</source>
        <translation>a vitória de {name} impedida em {region}</translation>
    </message>
    <message>
        <source>{region} taken</source>
        <translation>região tomada: {region}</translation>
    </message>
    <message>
        <source>{region} taken by you</source>
        <translation>região tomada por você: {region}</translation>
    </message>
    <message>
        <source>{region} taken by {name}</source>
        <translation>região tomada por {name}: {region}</translation>
    </message>
</context>
<context>
    <name>CondottiereSaid</name>
    <message numerus="yes">
        <source>%n card(s) to draw, {gone} discarded.</source>
        <translation>
            <numerusform>%n carta por tirar; descartadas: {gone}.</numerusform>
            <numerusform>%n cartas por tirar; descartadas: {gone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In your hand: {cards}.</source>
        <translation>Na sua mão: {cards}.</translation>
    </message>
    <message>
        <source>It borders {regions}.</source>
        <translation>Faz fronteira com {regions}.</translation>
    </message>
    <message>
        <source>It would win the game for {name}.</source>
        <translation>Daria a vitória a {name}.</translation>
    </message>
    <message>
        <source>It would win you the game.</source>
        <translation>Com ela, você ganharia.</translation>
    </message>
    <message>
        <source>Passed.</source>
        <translation>Passou.</translation>
    </message>
    <message>
        <source>The Pope is on {region}.</source>
        <translation>O Papa está em {region}.</translation>
    </message>
    <message>
        <source>The Pope protects it.</source>
        <translation>O Papa protege-a.</translation>
    </message>
    <message>
        <source>The battle is for it.</source>
        <translation>A batalha é por ela.</translation>
    </message>
    <message>
        <source>The next battle is for it.</source>
        <translation>A próxima batalha é por ela.</translation>
    </message>
    <message>
        <source>The next battle is for {region}.</source>
        <translation>A próxima batalha é por {region}.</translation>
    </message>
    <message>
        <source>You have the pawn.</source>
        <translation>Você tem o peão.</translation>
    </message>
    <message>
        <source>You hold no region.</source>
        <translation>Você não tem nenhuma região.</translation>
    </message>
    <message>
        <source>You hold {regions}.</source>
        <translation>Você tem {regions}.</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>A sua mão está vazia.</translation>
    </message>
    <message>
        <source>Your line: {cards}. Strength shown: {total}.</source>
        <translation>A sua frente de batalha: {cards}. Força à vista: {total}.</translation>
    </message>
    <message>
        <source>Your line: {cards}. Strength: {total}.</source>
        <translation>A sua frente de batalha: {cards}. Força: {total}.</translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>uma carta escondida</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>nenhuma carta</translation>
    </message>
    <message>
        <source>{card}, face down</source>
        <translation>{card}, de face para baixo</translation>
    </message>
    <message>
        <source>{name} has the pawn.</source>
        <translation>{name} tem o peão.</translation>
    </message>
    <message>
        <source>{name} holds no region.</source>
        <translation>{name} não tem nenhuma região.</translation>
    </message>
    <message>
        <source>{name} holds {regions}.</source>
        <translation>{name} tem {regions}.</translation>
    </message>
    <message>
        <source>{name}’s line: {cards}. Strength shown: {total}.</source>
        <translation>Frente de batalha de {name}: {cards}. Força à vista: {total}.</translation>
    </message>
    <message>
        <source>{name}’s line: {cards}. Strength: {total}.</source>
        <translation>Frente de batalha de {name}: {cards}. Força: {total}.</translation>
    </message>
    <message>
        <source>{region}: free.</source>
        <translation>{region}: livre.</translation>
    </message>
    <message>
        <source>{region}: held by {name}.</source>
        <translation>{region}: em poder de {name}.</translation>
    </message>
    <message>
        <source>{region}: yours.</source>
        <translation>{region}: sua.</translation>
    </message>
    <message>
        <source>{season}: {effect}.</source>
        <translation>{season}: {effect}.</translation>
    </message>
</context>
<context>
    <name>CondottiereTable</name>
    <message numerus="yes">
        <source>%n discarded</source>
        <translation>
            <numerusform>%n descartada</numerusform>
            <numerusform>%n descartadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to draw</source>
        <translation>
            <numerusform>%n por tirar</numerusform>
            <numerusform>%n por tirar</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle for {region}</source>
        <translation>Batalha por {region}</translation>
    </message>
    <message>
        <source>E S W</source>
        <translation>E S O</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>Carta escondida</translation>
    </message>
    <message>
        <source>Italian miles</source>
        <translation>milhas italianas</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Itália</translation>
    </message>
    <message>
        <source>Last battle: {region}</source>
        <translation>Última batalha: {region}</translation>
    </message>
    <message>
        <source>Linked regions if taken</source>
        <translation>Regiões ligadas se a tomar</translation>
    </message>
    <message>
        <source>No battle yet</source>
        <translation>Ainda sem batalha</translation>
    </message>
    <message>
        <source>No region would win the game now.</source>
        <translation>Agora, nenhuma região daria a vitória.</translation>
    </message>
    <message>
        <source>No strength</source>
        <translation>Sem força</translation>
    </message>
    <message>
        <source>Not seen yet</source>
        <translation>Ainda não vistas</translation>
    </message>
    <message>
        <source>Seen, and out of play until the next shuffle</source>
        <translation>Vistas, e fora do jogo até se baralhar de novo</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Força</translation>
    </message>
    <message>
        <source>Strength shown</source>
        <translation>Força à vista</translation>
    </message>
    <message>
        <source>The final battle</source>
        <translation>A batalha final</translation>
    </message>
    <message>
        <source>The final battle is not for a region.</source>
        <translation>A batalha final não é por nenhuma região.</translation>
    </message>
    <message>
        <source>The final battle is over</source>
        <translation>A batalha final terminou</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Ameaças</translation>
    </message>
    <message>
        <source>Your army</source>
        <translation>O seu exército</translation>
    </message>
    <message>
        <source>first to {group} linked regions</source>
        <translation>vitória com {group} regiões ligadas</translation>
    </message>
    <message>
        <source>first to {group} linked regions or {total} in all</source>
        <translation>vitória com {group} regiões ligadas ou {total} ao todo</translation>
    </message>
    <message>
        <source>mercenaries count 1</source>
        <translation>mercenários valem 1</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passou</translation>
    </message>
    <message>
        <source>seventeen cities, one hand of cards</source>
        <translation>dezassete cidades, uma só mão de cartas</translation>
    </message>
    <message>
        <source>the highest gain 3</source>
        <translation>os mais fortes ganham 3</translation>
    </message>
</context>
<context>
    <name>CondottiereTags</name>
    <message numerus="yes">
        <source>%n card(s), {cards} among them</source>
        <translation>
            <numerusform>%n carta: {cards}</numerusform>
            <numerusform>%n cartas, entre elas {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>A Scarecrow could take {card} back first.</source>
        <translation>Antes disso, um Espantalho poderia recuperar {card}.</translation>
    </message>
    <message>
        <source>A mercenary left in the line is lost with the battle.</source>
        <translation>Um mercenário deixado na frente perde-se com a batalha.</translation>
    </message>
    <message>
        <source>Every region that is left helps a rival; none of them won more of the imagined games.</source>
        <translation>Todas as regiões que restam ajudam um rival; nenhuma ganhou mais partidas imaginadas.</translation>
    </message>
    <message>
        <source>Every region that is left would win the game for a rival.</source>
        <translation>Todas as regiões que restam dariam a vitória a um rival.</translation>
    </message>
    <message numerus="yes">
        <source>Every region that is left would win the game for a rival: here %n other player(s) can prevent it.</source>
        <translation>
            <numerusform>Todas as regiões que restam dariam a vitória a um rival: aqui, %n outro jogador pode impedi-lo.</numerusform>
            <numerusform>Todas as regiões que restam dariam a vitória a um rival: aqui, %n outros jogadores podem impedi-lo.</numerusform>
        </translation>
    </message>
    <message>
        <source>If nobody stops {name}, the game is over: {card} keeps you in the battle and costs little.</source>
        <translation>Se ninguém travar {name}, a partida acaba: com {card}, você continua na batalha e gasta pouco.</translation>
    </message>
    <message>
        <source>If nobody stops {name}, the game is over: {card} keeps you in the battle.</source>
        <translation>Se ninguém travar {name}, a partida acaba: com {card}, você continua na batalha.</translation>
    </message>
    <message>
        <source>It adds {cards} to the new hand.</source>
        <translation>Esta jogada junta {cards} à nova mão.</translation>
    </message>
    <message numerus="yes">
        <source>It borders %n free region(s) that could be linked later, more than any other.</source>
        <translation>
            <numerusform>A região faz fronteira com %n região livre, que se poderá ligar mais tarde: mais do que qualquer outra.</numerusform>
            <numerusform>A região faz fronteira com %n regiões livres, que se poderão ligar mais tarde: mais do que qualquer outra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It borders %n free region(s) that could be linked later; none borders more.</source>
        <translation>
            <numerusform>A região faz fronteira com %n região livre, que se poderá ligar mais tarde; nenhuma tem mais.</numerusform>
            <numerusform>A região faz fronteira com %n regiões livres, que se poderão ligar mais tarde; nenhuma tem mais.</numerusform>
        </translation>
    </message>
    <message>
        <source>It borders no rival’s region.</source>
        <translation>A região não faz fronteira com nenhuma região adversária.</translation>
    </message>
    <message>
        <source>It borders {regions}.</source>
        <translation>A região faz fronteira com {regions}.</translation>
    </message>
    <message numerus="yes">
        <source>It borders {regions}: taking it links %n region(s).</source>
        <translation>
            <numerusform>A região faz fronteira com {regions}: tomá-la liga %n região.</numerusform>
            <numerusform>A região faz fronteira com {regions}: tomá-la liga %n regiões.</numerusform>
        </translation>
    </message>
    <message>
        <source>It brings {cards} back and leaves you with {mine} against {best}.</source>
        <translation>Esta jogada traz {cards} de volta, e você fica com {mine} contra {best}.</translation>
    </message>
    <message>
        <source>It brings {cards} back and leaves you with {mine}.</source>
        <translation>Esta jogada traz {cards} de volta, e você fica com {mine}.</translation>
    </message>
    <message>
        <source>It brings {cards} back and leaves {name} with {mine} against {best}.</source>
        <translation>Esta jogada traz {cards} de volta e deixa {name} com {mine} contra {best}.</translation>
    </message>
    <message>
        <source>It brings {cards} back and leaves {name} with {mine}.</source>
        <translation>Esta jogada traz {cards} de volta e deixa {name} com {mine}.</translation>
    </message>
    <message>
        <source>It brings {cards} back to the hand.</source>
        <translation>Esta jogada traz {cards} de volta à mão.</translation>
    </message>
    <message>
        <source>It brings {cards} back.</source>
        <translation>Esta jogada traz {cards} de volta.</translation>
    </message>
    <message>
        <source>It cuts your lead from {was} to {now}.</source>
        <translation>Esta jogada reduz a sua vantagem de {was} para {now}.</translation>
    </message>
    <message>
        <source>It cuts {name}’s lead from {was} to {now}.</source>
        <translation>Esta jogada reduz a vantagem de {name} de {was} para {now}.</translation>
    </message>
    <message>
        <source>It draws level: {mine} against {best}.</source>
        <translation>Esta jogada empata, {mine} contra {best}.</translation>
    </message>
    <message>
        <source>It ends the battle, and nobody takes the region.</source>
        <translation>Esta jogada termina a batalha, e ninguém toma a região.</translation>
    </message>
    <message>
        <source>It ends the battle: {name} has {region}.</source>
        <translation>Esta jogada termina a batalha: {region} fica para {name}.</translation>
    </message>
    <message>
        <source>It ends the battle: {region} is yours.</source>
        <translation>Esta jogada termina a batalha: {region} é sua.</translation>
    </message>
    <message>
        <source>It ends the game with victory for {names}.</source>
        <translation>Esta jogada termina a partida com a vitória de {names}.</translation>
    </message>
    <message>
        <source>It ends the game, and you have won.</source>
        <translation>Esta jogada termina a partida, com a sua vitória.</translation>
    </message>
    <message>
        <source>It falls behind with {mine} against {best}.</source>
        <translation>Esta jogada fica atrás: {mine} contra {best}.</translation>
    </message>
    <message>
        <source>It gives up {cards}.</source>
        <translation>Esta jogada sacrifica {cards}.</translation>
    </message>
    <message>
        <source>It keeps the tie: {mine} against {best}.</source>
        <translation>Esta jogada mantém o empate, {mine} contra {best}.</translation>
    </message>
    <message>
        <source>It keeps {cards} for the next battle.</source>
        <translation>Esta jogada guarda {cards} para a próxima batalha.</translation>
    </message>
    <message>
        <source>It keeps {cards}, but without a mercenary that doubles nothing.</source>
        <translation>Esta jogada guarda {cards}, o que não duplica nada sem mercenário.</translation>
    </message>
    <message>
        <source>It keeps {cards}, while {name} leads with {number}.</source>
        <translation>Esta jogada guarda {cards}, enquanto {name} vai à frente com {number}.</translation>
    </message>
    <message>
        <source>It keeps {cards}.</source>
        <translation>Esta jogada guarda {cards}.</translation>
    </message>
    <message>
        <source>It keeps {cards}; {name} leads with {number} against {mine}.</source>
        <translation>Esta jogada guarda {cards}; {name} vai à frente por {number} a {mine}.</translation>
    </message>
    <message>
        <source>It leads to a final battle between those with the most regions.</source>
        <translation>Esta jogada leva a uma batalha final entre quem tem mais regiões.</translation>
    </message>
    <message>
        <source>It leads with {mine} against {best}.</source>
        <translation>Esta jogada dá a dianteira, {mine} contra {best}.</translation>
    </message>
    <message>
        <source>It leads with {mine}, whatever is hidden.</source>
        <translation>Esta jogada dá a dianteira com {mine}, sejam quais forem as cartas escondidas.</translation>
    </message>
    <message>
        <source>It leads, whatever is hidden.</source>
        <translation>Esta jogada dá a dianteira, sejam quais forem as cartas escondidas.</translation>
    </message>
    <message>
        <source>It leaves it to {names} to keep {winners} from winning with {region}.</source>
        <translation>Esta jogada deixa a {names} a tarefa de impedir {winners} de ganhar com {region}.</translation>
    </message>
    <message>
        <source>It leaves nobody to keep {winners} from winning with {region}.</source>
        <translation>Depois desta jogada, ninguém pode impedir {winners} de ganhar com {region}.</translation>
    </message>
    <message>
        <source>It leaves only the cards of the new hand.</source>
        <translation>Depois desta jogada, restam apenas as cartas da nova mão.</translation>
    </message>
    <message>
        <source>It leaves the choice of the region to you.</source>
        <translation>Esta jogada põe a escolha da região nas suas mãos.</translation>
    </message>
    <message>
        <source>It leaves the choice of the region to {name}.</source>
        <translation>Esta jogada põe a escolha da região nas mãos de {name}.</translation>
    </message>
    <message>
        <source>It lets you win the game.</source>
        <translation>Esta jogada permite que você ganhe a partida.</translation>
    </message>
    <message>
        <source>It lets {name} win the game.</source>
        <translation>Esta jogada permite que {name} ganhe a partida.</translation>
    </message>
    <message>
        <source>It loses the lead: {mine} against {best}.</source>
        <translation>Esta jogada perde a dianteira, {mine} contra {best}.</translation>
    </message>
    <message>
        <source>It reaches {mine}.</source>
        <translation>Esta jogada chega a {mine}.</translation>
    </message>
    <message>
        <source>It saves {cards} for a later battle and falls back to {mine} against {best}.</source>
        <translation>Esta jogada guarda {cards} para outra batalha e recua para {mine} contra {best}.</translation>
    </message>
    <message>
        <source>It saves {cards} for a later battle and still leads with {mine} against {best}.</source>
        <translation>Esta jogada guarda {cards} para outra batalha e continua à frente, {mine} contra {best}.</translation>
    </message>
    <message>
        <source>It stays behind with {mine} against {best}.</source>
        <translation>Esta jogada continua atrás: {mine} contra {best}.</translation>
    </message>
    <message>
        <source>It stays in the battle for the price of a Scarecrow: {cards} comes back, and {mine} is left against {best}.</source>
        <translation>Esta jogada paga um Espantalho para continuar na batalha: {cards} volta à mão, e fica {mine} contra {best}.</translation>
    </message>
    <message>
        <source>It stays in the battle for the price of {card}.</source>
        <translation>Esta jogada paga {card} para continuar na batalha.</translation>
    </message>
    <message>
        <source>It takes {region}: a further card would be wasted.</source>
        <translation>Esta jogada toma {region}: mais uma carta seria desperdiçada.</translation>
    </message>
    <message>
        <source>It takes {region}: everyone else has passed.</source>
        <translation>Esta jogada toma {region}: todos os outros passaram.</translation>
    </message>
    <message>
        <source>It wins the game: no further card is needed.</source>
        <translation>Esta jogada ganha a partida: não é necessária mais nenhuma carta.</translation>
    </message>
    <message numerus="yes">
        <source>It would help only {name}, who has %n card(s) left, fewer than you.</source>
        <translation>
            <numerusform>Só ajudaria {name}, que tem apenas %n carta, menos do que você.</numerusform>
            <numerusform>Só ajudaria {name}, que tem apenas %n cartas, menos do que você.</numerusform>
        </translation>
    </message>
    <message>
        <source>It would win the game for {names}.</source>
        <translation>Daria a vitória na partida a {names}.</translation>
    </message>
    <message>
        <source>It would win you the game.</source>
        <translation>Com ela, você ganharia a partida.</translation>
    </message>
    <message>
        <source>No rival would link any regions with it.</source>
        <translation>Com esta região, nenhum rival ligaria outras.</translation>
    </message>
    <message>
        <source>No single card you hold takes the lead.</source>
        <translation>Nenhuma das suas cartas basta para passar para a frente.</translation>
    </message>
    <message>
        <source>Nobody holds a region beside it.</source>
        <translation>Ninguém tem uma região vizinha.</translation>
    </message>
    <message>
        <source>Nobody takes {region}.</source>
        <translation>Ninguém toma {region}.</translation>
    </message>
    <message>
        <source>Nobody would lead.</source>
        <translation>Ninguém ficaria à frente.</translation>
    </message>
    <message>
        <source>Nothing you hold can stop {name} from winning.</source>
        <translation>Nada do que tem na mão pode impedir {name} de ganhar.</translation>
    </message>
    <message>
        <source>Nothing {holder} holds can stop you from winning.</source>
        <translation>Nada do que {holder} tem na mão pode impedir a sua vitória.</translation>
    </message>
    <message>
        <source>Nothing {holder} holds can stop {name} from winning.</source>
        <translation>Nada do que {holder} tem na mão pode impedir {name} de ganhar.</translation>
    </message>
    <message>
        <source>Only {card} would take the lead.</source>
        <translation>Só com {card} você passaria para a frente.</translation>
    </message>
    <message>
        <source>Other regions look better on the map, but none of them won more of the imagined games.</source>
        <translation>No mapa, outras regiões parecem melhores, mas nenhuma ganhou mais partidas imaginadas.</translation>
    </message>
    <message>
        <source>Taking it leaves you one region short of victory.</source>
        <translation>Ao tomá-la, você fica a uma região da vitória.</translation>
    </message>
    <message>
        <source>Taking it leaves {name} one region short of victory.</source>
        <translation>Ao tomá-la, {name} fica a uma região da vitória.</translation>
    </message>
    <message>
        <source>Taking it wins the game.</source>
        <translation>Tomá-la dá a vitória na partida.</translation>
    </message>
    <message>
        <source>That wins the game for {name}.</source>
        <translation>Isso dá a vitória a {name}.</translation>
    </message>
    <message>
        <source>That wins you the game.</source>
        <translation>Com isso, a vitória é sua.</translation>
    </message>
    <message>
        <source>The battle ends at once.</source>
        <translation>A batalha termina de imediato.</translation>
    </message>
    <message>
        <source>The battle ends: {mine} against {best}.</source>
        <translation>A batalha termina: {mine} contra {best}.</translation>
    </message>
    <message>
        <source>The cards you keep are of use only if {winners} is kept from winning now.</source>
        <translation>As cartas que guarda só servirão se alguém impedir {winners} de ganhar agora.</translation>
    </message>
    <message>
        <source>The hidden cards decide who leads.</source>
        <translation>As cartas escondidas decidem quem vai à frente.</translation>
    </message>
    <message>
        <source>The others show at most {best}. With a hidden card: {names}.</source>
        <translation>Os outros mostram no máximo {best}. Com uma carta escondida: {names}.</translation>
    </message>
    <message>
        <source>The pawn would be yours.</source>
        <translation>O peão seria seu.</translation>
    </message>
    <message>
        <source>The pawn would go to {name}, who has the most Courtesans.</source>
        <translation>O peão iria para {name}, que tem mais Cortesãs.</translation>
    </message>
    <message>
        <source>The pawn would go to {name}.</source>
        <translation>O peão iria para {name}.</translation>
    </message>
    <message>
        <source>The pawn would stay with {name}, who has the most Courtesans.</source>
        <translation>O peão continuaria com {name}, que tem mais Cortesãs.</translation>
    </message>
    <message>
        <source>The pawn would stay with {name}.</source>
        <translation>O peão continuaria com {name}.</translation>
    </message>
    <message>
        <source>Victory goes to {name}.</source>
        <translation>A vitória é de {name}.</translation>
    </message>
    <message>
        <source>Victory is shared.</source>
        <translation>A vitória é partilhada.</translation>
    </message>
    <message>
        <source>Victory is yours.</source>
        <translation>A vitória é sua.</translation>
    </message>
    <message numerus="yes">
        <source>With it, you would have %n linked region(s).</source>
        <translation>
            <numerusform>Com ela, você teria %n região ligada.</numerusform>
            <numerusform>Com ela, você teria %n regiões ligadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With it, {name} would have %n linked region(s).</source>
        <translation>
            <numerusform>Com ela, {name} teria %n região ligada.</numerusform>
            <numerusform>Com ela, {name} teria %n regiões ligadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>With this card: {mine} against {best} shown.</source>
        <translation>Com esta carta: {mine} contra {best} à vista.</translation>
    </message>
    <message>
        <source>With this card: {mine} against {best}.</source>
        <translation>Com esta carta: {mine} contra {best}.</translation>
    </message>
    <message>
        <source>You hold {region}.</source>
        <translation>Você mantém {region}.</translation>
    </message>
    <message>
        <source>You lead, whatever is hidden.</source>
        <translation>Você vai à frente, sejam quais forem as cartas escondidas.</translation>
    </message>
    <message>
        <source>You may still join in later.</source>
        <translation>Você ainda poderá intervir mais tarde.</translation>
    </message>
    <message>
        <source>You pass before anybody has any strength.</source>
        <translation>Você passa antes de alguém ter qualquer força.</translation>
    </message>
    <message>
        <source>You pass while in the lead.</source>
        <translation>Você passa estando à frente.</translation>
    </message>
    <message>
        <source>You pass while in the lead; the battle goes on.</source>
        <translation>Você passa estando à frente; a batalha continua.</translation>
    </message>
    <message>
        <source>You pass with {mine} against {best}.</source>
        <translation>Você passa com {mine} contra {best}.</translation>
    </message>
    <message>
        <source>You pass with {mine}.</source>
        <translation>Você passa com {mine}.</translation>
    </message>
    <message>
        <source>You show {best} and have one hidden card.</source>
        <translation>Você mostra {best} e tem uma carta escondida.</translation>
    </message>
    <message>
        <source>You stop at {mine} against {best}.</source>
        <translation>Você passa com {mine} contra {best}.</translation>
    </message>
    <message>
        <source>You stop at {mine}.</source>
        <translation>Você passa com {mine}.</translation>
    </message>
    <message>
        <source>You stop before anybody has any strength.</source>
        <translation>Você passa antes de alguém ter qualquer força.</translation>
    </message>
    <message>
        <source>You stop in the lead, {mine} against {best}; the battle goes on.</source>
        <translation>Você passa estando à frente, {mine} contra {best}; a batalha continua.</translation>
    </message>
    <message>
        <source>You take {region}.</source>
        <translation>Você toma {region}.</translation>
    </message>
    <message>
        <source>You would be level with {name}.</source>
        <translation>Você empataria com {name}.</translation>
    </message>
    <message>
        <source>You would get the pawn: nobody would have as many Courtesans.</source>
        <translation>Você receberia o peão: ninguém teria tantas Cortesãs.</translation>
    </message>
    <message>
        <source>You would keep the pawn.</source>
        <translation>Você conservaria o peão.</translation>
    </message>
    <message>
        <source>You would keep the pawn: nobody would have as many Courtesans.</source>
        <translation>Você conservaria o peão: ninguém teria tantas Cortesãs.</translation>
    </message>
    <message>
        <source>You would lead, whatever is hidden.</source>
        <translation>Você iria à frente, fossem quais fossem as cartas escondidas.</translation>
    </message>
    <message>
        <source>You would lead.</source>
        <translation>Você ficaria à frente.</translation>
    </message>
    <message>
        <source>You would lose {cards}.</source>
        <translation>Você perderia {cards}.</translation>
    </message>
    <message>
        <source>You would stay ahead, whatever is hidden.</source>
        <translation>Você continuaria à frente, fossem quais fossem as cartas escondidas.</translation>
    </message>
    <message>
        <source>You would stay ahead.</source>
        <translation>Você continuaria à frente.</translation>
    </message>
    <message>
        <source>You would take back {card}.</source>
        <translation>Você recuperaria {card}.</translation>
    </message>
    <message>
        <source>{cards} are certain to take {region}: everyone else has passed.</source>
        <translation>{cards} tomam {region} de certeza: todos os outros passaram.</translation>
    </message>
    <message>
        <source>{names} would be level at {best}.</source>
        <translation>{names} empatariam a {best}.</translation>
    </message>
    <message>
        <source>{name} holds {region}.</source>
        <translation>{name} mantém {region}.</translation>
    </message>
    <message>
        <source>{name} keeps {cards}.</source>
        <translation>{name} guarda {cards}.</translation>
    </message>
    <message>
        <source>{name} leads, whatever is hidden.</source>
        <translation>{name} vai à frente, sejam quais forem as cartas escondidas.</translation>
    </message>
    <message>
        <source>{name} shows {best} and has one hidden card.</source>
        <translation>{name} mostra {best} e tem uma carta escondida.</translation>
    </message>
    <message>
        <source>{name} stops at {mine} against {best}.</source>
        <translation>{name} passa com {mine} contra {best}.</translation>
    </message>
    <message>
        <source>{name} stops at {mine}.</source>
        <translation>{name} passa com {mine}.</translation>
    </message>
    <message>
        <source>{name} stops before anybody has any strength.</source>
        <translation>{name} passa antes de alguém ter qualquer força.</translation>
    </message>
    <message>
        <source>{name} stops in the lead, {mine} against {best}; the battle goes on.</source>
        <translation>{name} passa estando à frente, {mine} contra {best}; a batalha continua.</translation>
    </message>
    <message>
        <source>{name} takes {region}.</source>
        <translation>{name} toma {region}.</translation>
    </message>
    <message>
        <source>{name} would lead, whatever is hidden.</source>
        <translation>{name} iria à frente, fossem quais fossem as cartas escondidas.</translation>
    </message>
    <message>
        <source>{name} would lead.</source>
        <translation>{name} ficaria à frente.</translation>
    </message>
    <message>
        <source>{name} would lose {cards}.</source>
        <translation>{name} perderia {cards}.</translation>
    </message>
    <message>
        <source>{name} would stay ahead, whatever is hidden.</source>
        <translation>{name} continuaria à frente, fossem quais fossem as cartas escondidas.</translation>
    </message>
    <message>
        <source>{name} would stay ahead.</source>
        <translation>{name} continuaria à frente.</translation>
    </message>
    <message>
        <source>{region} would win the game for {name}.</source>
        <translation>{region} daria a vitória a {name}.</translation>
    </message>
    <message>
        <source>{region} would win you the game.</source>
        <translation>Com {region}, você ganharia a partida.</translation>
    </message>
</context>
<context>
    <name>CondottiereTalk</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards of that kind have been played.</source>
        <translation>Já foram jogadas todas as cartas desse tipo.</translation>
    </message>
    <message>
        <source>I choose {region} next</source>
        <translation>escolho {region} a seguir</translation>
    </message>
    <message>
        <source>I do not choose {region}</source>
        <translation>não escolho {region}</translation>
    </message>
    <message>
        <source>I fight on against you in {region}</source>
        <translation>continuo a lutar contra você em {region}</translation>
    </message>
    <message>
        <source>I fight on against {name} in {region}</source>
        <translation>continuo a lutar contra {name} em {region}</translation>
    </message>
    <message>
        <source>I keep out of {region}</source>
        <translation>fico fora de {region}</translation>
    </message>
    <message>
        <source>I pass on my next turn</source>
        <translation>passo na minha próxima jogada</translation>
    </message>
    <message>
        <source>I play no Bishop</source>
        <translation>não jogo nenhum Bispo</translation>
    </message>
    <message>
        <source>I play no Surrender</source>
        <translation>não jogo nenhuma Rendição</translation>
    </message>
    <message>
        <source>I send the Pope to {region}</source>
        <translation>envio o Papa para {region}</translation>
    </message>
    <message numerus="yes">
        <source>I show you %n card(s)</source>
        <translation>
            <numerusform>mostro-lhe %n carta</numerusform>
            <numerusform>mostro-lhe %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>I show you my hand</source>
        <translation>mostro-lhe a minha mão</translation>
    </message>
    <message numerus="yes">
        <source>I show {name} %n card(s)</source>
        <translation>
            <numerusform>mostro %n carta a {name}</numerusform>
            <numerusform>mostro %n cartas a {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>I show {name} my hand</source>
        <translation>mostro a minha mão a {name}</translation>
    </message>
    <message>
        <source>No battle is fought now.</source>
        <translation>Não há nenhuma batalha em curso.</translation>
    </message>
    <message>
        <source>No more regions are chosen in this game.</source>
        <translation>Já não se escolhem regiões nesta partida.</translation>
    </message>
    <message>
        <source>That player does not choose the region of the next battle.</source>
        <translation>Não é esse jogador que escolhe a região da próxima batalha.</translation>
    </message>
    <message>
        <source>That player has already seen your cards.</source>
        <translation>Esse jogador já viu as suas cartas.</translation>
    </message>
    <message>
        <source>That player has cards in the battle for {region}.</source>
        <translation>Esse jogador tem cartas na batalha por {region}.</translation>
    </message>
    <message>
        <source>That player has fewer cards in hand.</source>
        <translation>Esse jogador tem menos cartas na mão.</translation>
    </message>
    <message>
        <source>That player has no cards in hand.</source>
        <translation>A mão desse jogador está vazia.</translation>
    </message>
    <message>
        <source>That player holds {region} already.</source>
        <translation>{region} já é desse jogador.</translation>
    </message>
    <message>
        <source>That player is no longer in this battle.</source>
        <translation>Esse jogador já não está nesta batalha.</translation>
    </message>
    <message>
        <source>That rival has no cards left to take the lead with.</source>
        <translation>Esse rival já não tem cartas para passar à frente.</translation>
    </message>
    <message>
        <source>The Pope is in {region}.</source>
        <translation>O Papa está em {region}.</translation>
    </message>
    <message>
        <source>The next region is chosen only after this battle: choose “round”.</source>
        <translation>A próxima região só é escolhida depois desta batalha: proponha «ronda».</translation>
    </message>
    <message>
        <source>There is no other battle in this round.</source>
        <translation>Esta ronda já não tem outra batalha.</translation>
    </message>
    <message>
        <source>These cards have been shown already.</source>
        <translation>Estas cartas já foram mostradas.</translation>
    </message>
    <message>
        <source>This battle is not for {region}.</source>
        <translation>Esta batalha não é por {region}.</translation>
    </message>
    <message>
        <source>You are no longer in this battle.</source>
        <translation>Já não está nesta batalha.</translation>
    </message>
    <message>
        <source>You do not choose the region of the next battle.</source>
        <translation>Não é você que escolhe a região da próxima batalha.</translation>
    </message>
    <message>
        <source>You have cards in the battle for {region}.</source>
        <translation>Você tem cartas na batalha por {region}.</translation>
    </message>
    <message>
        <source>You hold fewer cards.</source>
        <translation>Tem menos cartas na mão.</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>A sua mão está vazia.</translation>
    </message>
    <message>
        <source>battle</source>
        <translation>batalha</translation>
    </message>
    <message>
        <source>choose next</source>
        <comment>a region follows</comment>
        <translation>escolher a seguir</translation>
    </message>
    <message>
        <source>choose {region} next</source>
        <translation>escolher {region} a seguir</translation>
    </message>
    <message>
        <source>chooses {region} next</source>
        <translation>escolhe {region} a seguir</translation>
    </message>
    <message>
        <source>do not choose</source>
        <comment>a region follows</comment>
        <translation>não escolher</translation>
    </message>
    <message>
        <source>do not choose {region}</source>
        <translation>não escolher {region}</translation>
    </message>
    <message>
        <source>does not choose {region}</source>
        <translation>não escolhe {region}</translation>
    </message>
    <message>
        <source>fight on against you in</source>
        <comment>a region follows</comment>
        <translation>continuar a lutar contra você em</translation>
    </message>
    <message>
        <source>fight on against you in {region}</source>
        <translation>continuar a lutar contra você em {region}</translation>
    </message>
    <message>
        <source>fight on against {name} in</source>
        <comment>a region follows</comment>
        <translation>continuar a lutar contra {name} em</translation>
    </message>
    <message>
        <source>fight on against {name} in {region}</source>
        <translation>continuar a lutar contra {name} em {region}</translation>
    </message>
    <message>
        <source>fights on against me in {region}</source>
        <translation>continua a lutar contra mim em {region}</translation>
    </message>
    <message>
        <source>fights on against you in {region}</source>
        <translation>continua a lutar contra você em {region}</translation>
    </message>
    <message>
        <source>fights on against {name} in {region}</source>
        <translation>continua a lutar contra {name} em {region}</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partida</translation>
    </message>
    <message>
        <source>keep out of</source>
        <comment>a region follows</comment>
        <translation>ficar fora de</translation>
    </message>
    <message>
        <source>keep out of {region}</source>
        <translation>ficar fora de {region}</translation>
    </message>
    <message>
        <source>keeps out of {region}</source>
        <translation>fica fora de {region}</translation>
    </message>
    <message>
        <source>pass on the next turn</source>
        <translation>passar na próxima jogada</translation>
    </message>
    <message>
        <source>passes on the next turn</source>
        <translation>passa na próxima jogada</translation>
    </message>
    <message>
        <source>play no Bishop</source>
        <translation>não jogar nenhum Bispo</translation>
    </message>
    <message>
        <source>play no Surrender</source>
        <translation>não jogar nenhuma Rendição</translation>
    </message>
    <message>
        <source>plays no Bishop</source>
        <translation>não joga nenhum Bispo</translation>
    </message>
    <message>
        <source>plays no Surrender</source>
        <translation>não joga nenhuma Rendição</translation>
    </message>
    <message>
        <source>round</source>
        <translation>ronda</translation>
    </message>
    <message>
        <source>send the Pope to</source>
        <comment>a region follows</comment>
        <translation>enviar o Papa para</translation>
    </message>
    <message>
        <source>send the Pope to {region}</source>
        <translation>enviar o Papa para {region}</translation>
    </message>
    <message>
        <source>sends the Pope to {region}</source>
        <translation>envia o Papa para {region}</translation>
    </message>
    <message>
        <source>show you</source>
        <comment>cards follow</comment>
        <translation>mostrar-lhe</translation>
    </message>
    <message numerus="yes">
        <source>show you %n card(s)</source>
        <translation>
            <numerusform>mostrar-lhe %n carta</numerusform>
            <numerusform>mostrar-lhe %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>show you the hand</source>
        <translation>mostrar-lhe a mão</translation>
    </message>
    <message>
        <source>show {name}</source>
        <comment>cards follow</comment>
        <translation>mostrar a {name}</translation>
    </message>
    <message numerus="yes">
        <source>show {name} %n card(s)</source>
        <translation>
            <numerusform>mostrar %n carta a {name}</numerusform>
            <numerusform>mostrar %n cartas a {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>show {name} the hand</source>
        <translation>mostrar a mão a {name}</translation>
    </message>
    <message numerus="yes">
        <source>shows me %n card(s)</source>
        <translation>
            <numerusform>mostra-me %n carta</numerusform>
            <numerusform>mostra-me %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>shows me the hand</source>
        <translation>mostra-me a mão</translation>
    </message>
    <message numerus="yes">
        <source>shows you %n card(s)</source>
        <translation>
            <numerusform>mostra-lhe %n carta</numerusform>
            <numerusform>mostra-lhe %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>shows you the hand</source>
        <translation>mostra-lhe a mão</translation>
    </message>
    <message numerus="yes">
        <source>shows {name} %n card(s)</source>
        <translation>
            <numerusform>mostra %n carta a {name}</numerusform>
            <numerusform>mostra %n cartas a {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>shows {name} the hand</source>
        <translation>mostra a mão a {name}</translation>
    </message>
    <message>
        <source>the next battle</source>
        <translation>a próxima batalha</translation>
    </message>
    <message>
        <source>this battle</source>
        <translation>esta batalha</translation>
    </message>
    <message>
        <source>this game</source>
        <translation>esta partida</translation>
    </message>
    <message>
        <source>this round</source>
        <translation>esta ronda</translation>
    </message>
    <message>
        <source>you choose {region} next</source>
        <translation>você escolhe {region} a seguir</translation>
    </message>
    <message>
        <source>you do not choose {region}</source>
        <translation>você não escolhe {region}</translation>
    </message>
    <message>
        <source>you fight on against me in {region}</source>
        <translation>você continua a lutar contra mim em {region}</translation>
    </message>
    <message>
        <source>you fight on against {name} in {region}</source>
        <translation>você continua a lutar contra {name} em {region}</translation>
    </message>
    <message>
        <source>you keep out of {region}</source>
        <translation>você fica fora de {region}</translation>
    </message>
    <message>
        <source>you pass on your next turn</source>
        <translation>você passa na sua próxima jogada</translation>
    </message>
    <message>
        <source>you play no Bishop</source>
        <translation>você não joga nenhum Bispo</translation>
    </message>
    <message>
        <source>you play no Surrender</source>
        <translation>você não joga nenhuma Rendição</translation>
    </message>
    <message>
        <source>you send the Pope to {region}</source>
        <translation>você envia o Papa para {region}</translation>
    </message>
    <message numerus="yes">
        <source>you show me %n card(s)</source>
        <translation>
            <numerusform>você mostra-me %n carta</numerusform>
            <numerusform>você mostra-me %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>you show me your hand</source>
        <translation>você mostra-me a sua mão</translation>
    </message>
    <message numerus="yes">
        <source>you show {name} %n card(s)</source>
        <translation>
            <numerusform>você mostra %n carta a {name}</numerusform>
            <numerusform>você mostra %n cartas a {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>you show {name} your hand</source>
        <translation>você mostra a sua mão a {name}</translation>
    </message>
    <message>
        <source>{region} has already been chosen.</source>
        <translation>{region} já foi escolhida.</translation>
    </message>
    <message>
        <source>{region} is taken: nobody fights for it.</source>
        <translation>{region} está tomada: ninguém luta por ela.</translation>
    </message>
    <message>
        <source>{region} is yours already.</source>
        <translation>{region} já é sua.</translation>
    </message>
</context>
<context>
    <name>CondottiereTotals</name>
    <message>
        <source>Courtesans</source>
        <translation>Cortesãs</translation>
    </message>
    <message>
        <source>Doubled by the Drum</source>
        <translation>O dobro pelo Tambor</translation>
    </message>
    <message>
        <source>Heroines</source>
        <translation>Heroínas</translation>
    </message>
    <message>
        <source>Highest in Spring, 3 more</source>
        <translation>Os mais fortes na Primavera, mais 3</translation>
    </message>
    <message>
        <source>Mercenaries</source>
        <translation>Mercenários</translation>
    </message>
    <message>
        <source>Mercenaries, 1 in Winter</source>
        <translation>Mercenários, 1 no Inverno</translation>
    </message>
</context>
<context>
    <name>Confirm</name>
    <message>
        <source>A bot ({level}) plays your seat to the end of the game. You can look on, but not come back.</source>
        <translation>Um robô ({level}) joga no seu lugar até ao fim da partida. Pode ficar a ver, mas não voltar.</translation>
    </message>
    <message>
        <source>A bot ({level}) takes over your seat, and the game goes on.</source>
        <translation>Um robô ({level}) continua no seu lugar e a partida prossegue.</translation>
    </message>
    <message>
        <source>From then on, {name}’s hand is shown openly, so you cannot come back.</source>
        <translation>A partir daí, a mão de {name} fica à vista: não poderá voltar.</translation>
    </message>
    <message>
        <source>It ends once everyone who is playing agrees. Nobody wins or loses, and the ledger does not count it.</source>
        <translation>A partida termina assim que todas as pessoas que jogam concordarem. Ninguém ganha nem perde, e o livro de contas não a conta.</translation>
    </message>
    <message>
        <source>Its last moves could not be saved. Save the game elsewhere first, or they will be lost.</source>
        <translation>As últimas jogadas não puderam ser guardadas no disco. Guarde primeiro a partida noutro sítio, senão perdem-se.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Deixar a partida</translation>
    </message>
    <message>
        <source>Leave the seat</source>
        <translation>Deixar o lugar</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>Deixar esta partida?</translation>
    </message>
    <message>
        <source>Leave your seat to a bot?</source>
        <translation>Deixar o seu lugar a um robô?</translation>
    </message>
    <message>
        <source>Propose it</source>
        <translation>Propor</translation>
    </message>
    <message>
        <source>Propose to end this game without a winner?</source>
        <translation>Propor terminar esta partida sem vencedor?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <translation>Desistir desta partida?</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Render-se</translation>
    </message>
    <message>
        <source>Surrender this combat?</source>
        <translation>Render-se neste combate?</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Anular as jogadas</translation>
    </message>
    <message>
        <source>Take back other players’ moves too?</source>
        <translation>Anular também as jogadas dos outros jogadores?</translation>
    </message>
    <message>
        <source>The attacker wins the combat at once.</source>
        <translation>O atacante ganha logo o combate.</translation>
    </message>
    <message>
        <source>You can come back as long as two other people are playing at this screen.</source>
        <translation>Poderá voltar enquanto outras duas pessoas jogarem neste ecrã.</translation>
    </message>
    <message>
        <source>You can come back at any time.</source>
        <translation>Poderá voltar a qualquer momento.</translation>
    </message>
    <message>
        <source>You go back to your last choice. This also takes back what {names} did since, so ask them first.</source>
        <translation>Volta à sua última escolha. As jogadas de {names} feitas depois são anuladas também: peça-lhes primeiro licença.</translation>
    </message>
    <message>
        <source>Your opponent wins, and the game is over.</source>
        <translation>O adversário ganha, e a partida acaba.</translation>
    </message>
</context>
<context>
    <name>Contrees</name>
    <message numerus="yes">
        <source>%n of them snow</source>
        <comment>below the figure</comment>
        <translation>
            <numerusform>%n branco</numerusform>
            <numerusform>%n brancos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n snow tile(s) to lay</source>
        <translation>
            <numerusform>%n território branco por colocar</numerusform>
            <numerusform>%n territórios brancos por colocar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n território</numerusform>
            <numerusform>%n territórios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of 16 are laid.</source>
        <translation>
            <numerusform>%n território de 16 está colocado.</numerusform>
            <numerusform>%n territórios de 16 estão colocados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) to lay</source>
        <translation>
            <numerusform>%n território por colocar</numerusform>
            <numerusform>%n territórios por colocar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) to lay</source>
        <comment>below the figure</comment>
        <translation>
            <numerusform>%n por colocar</numerusform>
            <numerusform>%n por colocar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s) left</source>
        <translation>
            <numerusform>%n torre por construir</numerusform>
            <numerusform>%n torres por construir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s) left</source>
        <comment>below the figure</comment>
        <translation>
            <numerusform>%n na reserva</numerusform>
            <numerusform>%n na reserva</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s) of {total} built</source>
        <translation>
            <numerusform>%n torre de {total} construída</numerusform>
            <numerusform>%n torres de {total} construídas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s) razed</source>
        <translation>
            <numerusform>%n torre demolida</numerusform>
            <numerusform>%n torres demolidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s) razed</source>
        <comment>below the figure</comment>
        <translation>
            <numerusform>%n demolida</numerusform>
            <numerusform>%n demolidas</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;One more of your standards&lt;/b&gt; will end the game.</source>
        <translation>&lt;b&gt;Mais um estandarte&lt;/b&gt; seu, e a partida acaba.</translation>
    </message>
    <message>
        <source>&lt;b&gt;One more of {name}’s standards&lt;/b&gt; will end the game.</source>
        <translation>&lt;b&gt;Mais um estandarte&lt;/b&gt; de {name}, e a partida acaba.</translation>
    </message>
    <message>
        <source>A player gave up, so the tiles do not count.</source>
        <translation>A partida acabou por desistência: os territórios não contam.</translation>
    </message>
    <message>
        <source>A player’s tenth standard ends the game.</source>
        <translation>Dez estandartes do mesmo jogador no terreno põem fim à partida.</translation>
    </message>
    <message>
        <source>A snow tile counts 3.</source>
        <translation>Um território branco vale 3.</translation>
    </message>
    <message>
        <source>A tenth standard ended the game, and the tiles were counted.</source>
        <translation>Um décimo estandarte pôs fim à partida, e contaram-se os territórios.</translation>
    </message>
    <message>
        <source>A tile must share a side with the land.</source>
        <translation>Um território deve ter um lado em comum com o terreno.</translation>
    </message>
    <message>
        <source>Aim: the most tiles at the end</source>
        <translation>Objetivo: o maior número de territórios no fim</translation>
    </message>
    <message>
        <source>Aim: the most tiles at the end; a snow tile counts three</source>
        <translation>Objetivo: o maior número de territórios no fim; os brancos valem três</translation>
    </message>
    <message>
        <source>Begin the land with a tile</source>
        <translation>Começar o terreno com um território</translation>
    </message>
    <message>
        <source>Begin the land with a tile.</source>
        <translation>Comece o terreno com um território.</translation>
    </message>
    <message>
        <source>Begin the land with your snow tile</source>
        <translation>Começar o terreno com o seu território branco</translation>
    </message>
    <message>
        <source>Beside {tile}</source>
        <translation>Ao lado de {tile}</translation>
    </message>
    <message>
        <source>Build here</source>
        <translation>Construir aqui</translation>
    </message>
    <message>
        <source>Build on {corner}</source>
        <translation>Construir no {corner}</translation>
    </message>
    <message>
        <source>Choose an ordinary tile, or a snow tile</source>
        <translation>Escolher um território comum ou o território branco</translation>
    </message>
    <message>
        <source>Contrées</source>
        <translation>Contrées</translation>
    </message>
    <message>
        <source>Drag the tile to a free place beside the land, or click that place.</source>
        <translation>Arraste o território para um lugar livre junto ao terreno, ou clique nesse lugar.</translation>
    </message>
    <message>
        <source>Each player lays one snow tile, which counts three at the end.</source>
        <translation>Cada jogador coloca um território branco: no fim, vale três.</translation>
    </message>
    <message>
        <source>Expert version</source>
        <translation>Versão avançada</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Resultado final</translation>
    </message>
    <message>
        <source>Give up the game</source>
        <translation>Desistir da partida</translation>
    </message>
    <message>
        <source>If the score is level, razed towers decide: {first} to {second}.</source>
        <translation>Em caso de igualdade, decidem as torres demolidas: {first} a {second}.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Não é a sua vez.</translation>
    </message>
    <message>
        <source>It is your last tower.</source>
        <translation>É a sua última torre.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>É a sua vez.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>É a vez de {name}.</translation>
    </message>
    <message>
        <source>It must share a side with the land.</source>
        <translation>Deve ter um lado em comum com o terreno.</translation>
    </message>
    <message>
        <source>Lay a tile {place}</source>
        <translation>Colocar um território {place}</translation>
    </message>
    <message>
        <source>Lay here</source>
        <translation>Colocar aqui</translation>
    </message>
    <message>
        <source>Lay out a land together, then fight for its tiles with towers.</source>
        <translation>A dois, forma-se um terreno; depois, disputam-se os territórios com torres.</translation>
    </message>
    <message>
        <source>Lay the first of two tiles.</source>
        <translation>Coloque o primeiro de dois territórios.</translation>
    </message>
    <message>
        <source>Lay the snow tile here</source>
        <translation>Colocar aqui o território branco</translation>
    </message>
    <message>
        <source>Lay your second tile of this turn.</source>
        <translation>Coloque o segundo território deste turno.</translation>
    </message>
    <message>
        <source>Lay your snow tile {place}</source>
        <translation>Colocar o seu território branco {place}</translation>
    </message>
    <message>
        <source>Liberties</source>
        <translation>Liberdades</translation>
    </message>
    <message>
        <source>Neither player could build, and the tiles were counted.</source>
        <translation>Nenhum dos dois podia construir, e contaram-se os territórios.</translation>
    </message>
    <message>
        <source>No tile of that colour is left.</source>
        <translation>Não resta nenhum território dessa cor.</translation>
    </message>
    <message>
        <source>Only your snow tile is left.</source>
        <translation>Só lhe resta o território branco.</translation>
    </message>
    <message>
        <source>Ordinary tile</source>
        <translation>Território comum</translation>
    </message>
    <message>
        <source>Place a tower on a free corner.</source>
        <translation>Coloque uma torre num canto livre.</translation>
    </message>
    <message>
        <source>Score now</source>
        <translation>Resultado atual</translation>
    </message>
    <message>
        <source>Score when given up</source>
        <translation>Resultado ao desistir</translation>
    </message>
    <message>
        <source>Show or hide the liberties of every group</source>
        <translation>Mostrar ou esconder as liberdades de todos os grupos</translation>
    </message>
    <message>
        <source>Snow tile</source>
        <translation>Território branco</translation>
    </message>
    <message>
        <source>Snow tiles</source>
        <translation>Territórios brancos</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>A partida acaba empatada.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>The land is finished: build a tower on a corner.</source>
        <translation>O terreno está completo: construa uma torre num canto.</translation>
    </message>
    <message>
        <source>The land is not finished: lay tiles now.</source>
        <translation>O terreno não está completo: coloque agora territórios.</translation>
    </message>
    <message>
        <source>The last tower was built, and the tiles were counted.</source>
        <translation>Com a última torre de pé, contaram-se os territórios.</translation>
    </message>
    <message>
        <source>The score and the razed towers were level.</source>
        <translation>Igualdade na pontuação e em torres demolidas.</translation>
    </message>
    <message>
        <source>The score is {more} to {less}.</source>
        <translation>O resultado é {more} a {less}.</translation>
    </message>
    <message>
        <source>The score was level; the winner razed more towers.</source>
        <translation>Igualdade na pontuação: o vencedor demoliu mais torres.</translation>
    </message>
    <message>
        <source>There is already a tile here.</source>
        <translation>Já há um território aqui.</translation>
    </message>
    <message>
        <source>There is already a tower on this corner.</source>
        <translation>Já há uma torre neste canto.</translation>
    </message>
    <message>
        <source>There is no such move.</source>
        <translation>Essa jogada não existe.</translation>
    </message>
    <message>
        <source>This is the last tile; after it, you both build towers.</source>
        <translation>É o último território: depois constroem-se as torres.</translation>
    </message>
    <message>
        <source>This land has no such corner.</source>
        <translation>Este terreno não tem esse canto.</translation>
    </message>
    <message>
        <source>Tile {tile}</source>
        <translation>Território {tile}</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Territórios</translation>
    </message>
    <message>
        <source>You and {name} have nine standards each; a tenth ends the game.</source>
        <translation>Você e {name} têm, cada qual, nove estandartes; o décimo de um dos lados põe fim à partida.</translation>
    </message>
    <message>
        <source>You gave up the game.</source>
        <translation>Você desistiu da partida.</translation>
    </message>
    <message>
        <source>You have nine standards; the tenth ends the game.</source>
        <translation>Você tem nove estandartes; o décimo põe fim à partida.</translation>
    </message>
    <message>
        <source>You have no snow tile left.</source>
        <translation>Já não tem o território branco.</translation>
    </message>
    <message>
        <source>You have no such tile left.</source>
        <translation>Já não tem nenhum território desses.</translation>
    </message>
    <message>
        <source>You lay two tiles a turn.</source>
        <translation>Em cada turno, coloca dois territórios.</translation>
    </message>
    <message>
        <source>You lead by {more} to {less}.</source>
        <translation>Você vai à frente por {more} a {less}.</translation>
    </message>
    <message>
        <source>You may not build where you just lost a tower.</source>
        <translation>Não pode construir onde uma torre sua acabou de cair.</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Você ganhou!</translation>
    </message>
    <message>
        <source>Your tower just fell here: wait one turn.</source>
        <translation>A sua torre acabou de cair aqui: espere um turno.</translation>
    </message>
    <message numerus="yes">
        <source>lost %n tile(s) to you</source>
        <translation>
            <numerusform>perdeu %n território para você</numerusform>
            <numerusform>perdeu %n territórios para você</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost %n tile(s) to {name}</source>
        <translation>
            <numerusform>perdeu %n território para {name}</numerusform>
            <numerusform>perdeu %n territórios para {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>passed while leading</source>
        <translation>passou quando ia à frente</translation>
    </message>
    <message numerus="yes">
        <source>razed %n tower(s)</source>
        <translation>
            <numerusform>demoliu %n torre</numerusform>
            <numerusform>demoliu %n torres</numerusform>
        </translation>
    </message>
    <message>
        <source>tile {number} of {total}</source>
        <translation>território {number} de {total}</translation>
    </message>
    <message numerus="yes">
        <source>took %n tile(s)</source>
        <translation>
            <numerusform>tomou %n território</numerusform>
            <numerusform>tomou %n territórios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you razed %n tower(s)</source>
        <translation>
            <numerusform>você demoliu %n torre</numerusform>
            <numerusform>você demoliu %n torres</numerusform>
        </translation>
    </message>
    <message>
        <source>{direction}, snow tile</source>
        <translation>{direction}, território branco</translation>
    </message>
    <message>
        <source>{name} gave up the game.</source>
        <translation>{name} desistiu da partida.</translation>
    </message>
    <message>
        <source>{name} has nine standards; the tenth ends the game.</source>
        <translation>{name} tem nove estandartes; o décimo põe fim à partida.</translation>
    </message>
    <message>
        <source>{name} is laying a tile.</source>
        <translation>{name} está a colocar um território.</translation>
    </message>
    <message>
        <source>{name} is placing a tower.</source>
        <translation>{name} está a colocar uma torre.</translation>
    </message>
    <message>
        <source>{name} leads by {more} to {less}.</source>
        <translation>{name} vai à frente por {more} a {less}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} razed %n tower(s)</source>
        <translation>
            <numerusform>{name} demoliu %n torre</numerusform>
            <numerusform>{name} demoliu %n torres</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} ganha.</translation>
    </message>
    <message>
        <source>{number} more of your standards will end the game.</source>
        <translation>Mais {number} estandartes seus, e a partida acaba.</translation>
    </message>
    <message>
        <source>{number} more of {name}’s standards will end the game.</source>
        <translation>Mais {number} estandartes de {name}, e a partida acaba.</translation>
    </message>
</context>
<context>
    <name>ContreesAid</name>
    <message>
        <source>A corner touches one, two or three tiles, and a tower counts for each of them. There is never more than one tower on a corner.</source>
        <translation>Um canto toca um, dois ou três territórios, e a torre nele construída conta para cada um. Nunca há mais do que uma torre por canto.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>As soon as &lt;b&gt;four of your towers&lt;/b&gt; stand around a tile, you possess it: put a standard on it. At once all &lt;b&gt;enemy towers around it are razed&lt;/b&gt;.</source>
        <translation>Assim que &lt;b&gt;quatro das suas torres&lt;/b&gt; estiverem à volta de um território, possui-o: coloque nele um estandarte. São logo &lt;b&gt;demolidas todas as torres inimigas&lt;/b&gt; à volta dele.</translation>
    </message>
    <message>
        <source>Barred corners</source>
        <translation>Cantos interditos</translation>
    </message>
    <message>
        <source>Blue builds the ringed tower, the fourth around the tile on the left. Two enemy towers fall; their corners are barred to the opponent for one turn.</source>
        <translation>O Azul constrói a torre com anel, a quarta à volta do território da esquerda. Caem duas torres inimigas; os cantos delas ficam interditos ao adversário por um turno.</translation>
    </message>
    <message>
        <source>Blue surrounds one of four towers. Three are left, and the opponent loses the tile.</source>
        <translation>O Azul cerca uma das quatro torres. Restam três, e o adversário perde o território.</translation>
    </message>
    <message>
        <source>Each player has a &lt;b&gt;snow tile&lt;/b&gt; in place of one of the eight, and lays it whenever they like. It is taken and lost like any other.</source>
        <translation>Cada jogador tem um &lt;b&gt;território branco&lt;/b&gt; em vez de um dos oito, e coloca-o quando quiser. Toma-se e perde-se como qualquer outro.</translation>
    </message>
    <message>
        <source>Each player takes eight tiles, and the 24 towers and ten standards of one colour. Draw lots to see who begins.</source>
        <translation>Cada jogador recebe oito territórios, as 24 torres e os dez estandartes de uma cor. Tirem à sorte quem começa.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fim da partida</translation>
    </message>
    <message>
        <source>Enemy groups beside your new tower are razed if surrounded.</source>
        <translation>Os grupos inimigos ao lado da sua nova torre são demolidos se estiverem cercados.</translation>
    </message>
    <message>
        <source>Every tile but the first must share a whole side with one already laid. Holes are allowed.</source>
        <translation>Todos os territórios, exceto o primeiro, têm de encostar um lado inteiro a um território já colocado. São permitidos buracos.</translation>
    </message>
    <message>
        <source>Expert version</source>
        <translation>Versão avançada</translation>
    </message>
    <message>
        <source>First part: the land</source>
        <translation>Primeira parte: o terreno</translation>
    </message>
    <message>
        <source>If fewer than four of your towers are left around your tile, you take the standard back.</source>
        <translation>Se restarem menos de quatro das suas torres à volta do seu território, retira o estandarte.</translation>
    </message>
    <message>
        <source>In the final count it is worth &lt;b&gt;three&lt;/b&gt;; towards the ten tiles that end the game it counts as one.</source>
        <translation>Na contagem final vale &lt;b&gt;três&lt;/b&gt;; para os dez territórios que põem fim à partida, conta como um.</translation>
    </message>
    <message>
        <source>In turn, each player lays &lt;b&gt;two&lt;/b&gt; tiles, one after the other, until all sixteen are laid: four turns each.</source>
        <translation>À vez, cada jogador coloca &lt;b&gt;dois&lt;/b&gt; territórios, um depois do outro, até estarem colocados os dezasseis: quatro turnos para cada um.</translation>
    </message>
    <message>
        <source>Left: Blue’s new tower has no liberty, but it stands. Right: Blue’s new tower has razed one; that corner is barred to the opponent.</source>
        <translation>À esquerda: a nova torre do Azul não tem liberdades, mas continua de pé. À direita: a nova torre do Azul demoliu uma do adversário; o canto dela fica interdito ao adversário.</translation>
    </message>
    <message>
        <source>Left: a group and its two liberties. Right: Blue builds on the last liberty, and the group falls.</source>
        <translation>À esquerda: um grupo e as duas liberdades dele. À direita: o Azul constrói na última liberdade, e o grupo cai.</translation>
    </message>
    <message>
        <source>One tile each, but the snow tile counts three.</source>
        <translation>Um território para cada jogador, mas o branco vale três.</translation>
    </message>
    <message>
        <source>One tower can take two or three tiles at once. Taking a tile razes only the towers around it at that moment, not one built there later.</source>
        <translation>Uma só torre pode tomar dois ou três territórios ao mesmo tempo. A tomada só demole as torres que estiverem à volta do território nesse momento, não as que lá forem construídas mais tarde.</translation>
    </message>
    <message>
        <source>One tower takes three tiles, and four enemy towers fall.</source>
        <translation>Uma torre toma três territórios, e caem quatro torres inimigas.</translation>
    </message>
    <message>
        <source>Otherwise the player who possesses &lt;b&gt;more tiles&lt;/b&gt; wins, however the game ended. If both have the same number of tiles, the player who &lt;b&gt;razed more towers&lt;/b&gt; wins; if they razed the same number, it is a draw.</source>
        <translation>Senão, ganha quem possuir &lt;b&gt;mais territórios&lt;/b&gt;, seja qual for o fim da partida. Em caso de empate, ganha quem &lt;b&gt;demoliu mais torres&lt;/b&gt;; se também nisso houver igualdade, a partida acaba empatada.</translation>
    </message>
    <message>
        <source>Possess more tiles than your opponent at the end: a tile with &lt;b&gt;four of your towers&lt;/b&gt; around it is yours.</source>
        <translation>Possuir mais territórios do que o adversário no fim: quem tem &lt;b&gt;quatro torres&lt;/b&gt; à volta de um território toma posse dele.</translation>
    </message>
    <message>
        <source>Possession</source>
        <translation>A posse</translation>
    </message>
    <message>
        <source>Razed towers are out of the game. The player who razed them keeps them: they can decide a tie.</source>
        <translation>As torres demolidas saem do jogo. Quem as demoliu guarda-as: podem resolver um empate.</translation>
    </message>
    <message>
        <source>Second part: the conquest</source>
        <translation>Segunda parte: a conquista</translation>
    </message>
    <message>
        <source>Surrounded towers</source>
        <translation>O cerco</translation>
    </message>
    <message>
        <source>Surrounding yourself</source>
        <translation>Cercar as próprias torres</translation>
    </message>
    <message>
        <source>The game is over as soon as</source>
        <translation>A partida acaba assim que</translation>
    </message>
    <message>
        <source>The next tile can be laid on any dashed place.</source>
        <translation>O próximo território pode ficar em qualquer lugar tracejado.</translation>
    </message>
    <message>
        <source>The turns go on: the player who laid first builds first. On your turn, build &lt;b&gt;one tower&lt;/b&gt; on any free corner, even beside a tile your opponent possesses.</source>
        <translation>A alternância continua: quem colocou primeiro também constrói primeiro. No seu turno, construa &lt;b&gt;uma torre&lt;/b&gt; num canto livre, mesmo à beira de um território que o adversário possui.</translation>
    </message>
    <message>
        <source>To begin</source>
        <translation>Preparação</translation>
    </message>
    <message>
        <source>Towers of one player on corners joined by walls form a &lt;b&gt;group&lt;/b&gt;; a single tower is one too. The free corners that walls join to it are its &lt;b&gt;liberties&lt;/b&gt;.</source>
        <translation>As torres da mesma cor em cantos ligados por muralhas formam um &lt;b&gt;grupo&lt;/b&gt;; uma torre isolada também é um grupo. Os cantos livres que muralhas ligam ao grupo são as &lt;b&gt;liberdades&lt;/b&gt; dele.</translation>
    </message>
    <message>
        <source>Two players, about half an hour</source>
        <translation>Dois jogadores, cerca de meia hora</translation>
    </message>
    <message>
        <source>What happens first</source>
        <translation>O que acontece primeiro</translation>
    </message>
    <message>
        <source>When you build beside an enemy group and it has no liberty left, it is surrounded: all its towers are razed at once.</source>
        <translation>Quando constrói ao lado de um grupo inimigo e este fica sem liberdades, está cercado: todas as torres do grupo são logo demolidas.</translation>
    </message>
    <message>
        <source>Where your tower has just fallen, you may &lt;b&gt;not build in your very next turn&lt;/b&gt;; your opponent may. The corner still counts as a liberty.</source>
        <translation>Onde uma das suas torres acabou de cair, &lt;b&gt;não pode construir no seu turno seguinte&lt;/b&gt;; o adversário pode. O canto continua a contar como liberdade.</translation>
    </message>
    <message>
        <source>You must build if you can. If you have no tower left, or no corner to build on, you pass.</source>
        <translation>Quem pode construir tem de o fazer. Quem já não tem torres, ou não tem canto onde construir, passa.</translation>
    </message>
    <message>
        <source>You take tiles, and enemy towers around them are razed.</source>
        <translation>Você toma territórios, e as torres inimigas à volta deles são demolidas.</translation>
    </message>
    <message>
        <source>Your opponent takes back the standards of tiles that have fewer than four of their towers left.</source>
        <translation>O adversário retira os estandartes dos territórios em que ficou com menos de quatro torres.</translation>
    </message>
    <message>
        <source>Your own towers are &lt;b&gt;not razed&lt;/b&gt; when you take their last liberty yourself. They are surrounded only when your opponent builds beside them and they have none left.</source>
        <translation>As suas próprias torres &lt;b&gt;não são demolidas&lt;/b&gt; quando é você quem lhes tira a última liberdade. Só ficam cercadas se o adversário construir ao lado delas e elas então não tiverem nenhuma.</translation>
    </message>
    <message>
        <source>a player gives up: the opponent wins.</source>
        <translation>um jogador desistir: ganha o adversário.</translation>
    </message>
    <message>
        <source>a player possesses &lt;b&gt;ten tiles&lt;/b&gt; or more,</source>
        <translation>um jogador possuir &lt;b&gt;dez territórios&lt;/b&gt; ou mais,</translation>
    </message>
    <message>
        <source>both players have built all their towers, or must pass,</source>
        <translation>ambos os jogadores tiverem construído todas as torres, ou tiverem de passar,</translation>
    </message>
</context>
<context>
    <name>ContreesChronicle</name>
    <message>
        <source>A tenth standard ends the game.</source>
        <translation>Um décimo estandarte põe fim à partida.</translation>
    </message>
    <message>
        <source>Lots are drawn: you begin.</source>
        <translation>Por sorteio, você começa.</translation>
    </message>
    <message>
        <source>Lots are drawn: {name} begins.</source>
        <translation>Por sorteio, começa {name}.</translation>
    </message>
    <message>
        <source>Neither player can build.</source>
        <translation>Nenhum dos dois pode construir.</translation>
    </message>
    <message>
        <source>One of your towers falls.</source>
        <translation>Você perde uma torre.</translation>
    </message>
    <message>
        <source>One of your towers is surrounded and falls.</source>
        <translation>Você perde uma torre, cercada.</translation>
    </message>
    <message>
        <source>The land is finished. You build first.</source>
        <translation>O terreno está completo. Você constrói primeiro.</translation>
    </message>
    <message>
        <source>The land is finished. {name} builds first.</source>
        <translation>O terreno está completo. {name} constrói primeiro.</translation>
    </message>
    <message>
        <source>The last tower is built.</source>
        <translation>A última torre está construída.</translation>
    </message>
    <message>
        <source>The score and the razed towers are level: a draw.</source>
        <translation>Igualdade na pontuação e em torres demolidas: empate.</translation>
    </message>
    <message>
        <source>The score is level: you win on razed towers, {more} to {less}!</source>
        <translation>Igualdade na pontuação: você ganha pelas torres demolidas, {more}&#xa0;a&#xa0;{less}!</translation>
    </message>
    <message>
        <source>The score is level: {name} wins on razed towers, {more} to {less}.</source>
        <translation>Igualdade na pontuação: {name} ganha pelas torres demolidas, {more}&#xa0;a&#xa0;{less}.</translation>
    </message>
    <message>
        <source>You &lt;b&gt;take {places}&lt;/b&gt;.</source>
        <translation>Você &lt;b&gt;toma {places}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>You &lt;b&gt;take {tiles}&lt;/b&gt;: {places}.</source>
        <translation>Você &lt;b&gt;toma {tiles}&lt;/b&gt;: {places}.</translation>
    </message>
    <message>
        <source>You build a tower: {corner}.</source>
        <translation>Você constrói uma torre: {corner}.</translation>
    </message>
    <message>
        <source>You cannot build, so you pass.</source>
        <translation>Você não pode construir e passa.</translation>
    </message>
    <message>
        <source>You lay a tile: {place}.</source>
        <translation>Você coloca um território: {place}.</translation>
    </message>
    <message>
        <source>You lay your &lt;b&gt;snow tile&lt;/b&gt;: {place}.</source>
        <translation>Você coloca o seu &lt;b&gt;território branco&lt;/b&gt;: {place}.</translation>
    </message>
    <message>
        <source>You lose {tiles}.</source>
        <translation>Você perde {tiles}.</translation>
    </message>
    <message>
        <source>You win, {more} to {less}!</source>
        <translation>Você ganha por {more} a {less}!</translation>
    </message>
    <message>
        <source>{name} &lt;b&gt;takes {places}&lt;/b&gt;.</source>
        <translation>{name} &lt;b&gt;toma {places}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>{name} &lt;b&gt;takes {tiles}&lt;/b&gt;: {places}.</source>
        <translation>{name} &lt;b&gt;toma {tiles}&lt;/b&gt;: {places}.</translation>
    </message>
    <message>
        <source>{name} builds a tower: {corner}.</source>
        <translation>{name} constrói uma torre: {corner}.</translation>
    </message>
    <message>
        <source>{name} cannot build, and passes.</source>
        <translation>{name} não pode construir e passa.</translation>
    </message>
    <message>
        <source>{name} lays a &lt;b&gt;snow tile&lt;/b&gt;: {place}.</source>
        <translation>{name} coloca um &lt;b&gt;território branco&lt;/b&gt;: {place}.</translation>
    </message>
    <message>
        <source>{name} lays a tile: {place}.</source>
        <translation>{name} coloca um território: {place}.</translation>
    </message>
    <message>
        <source>{name} wins, {more} to {less}.</source>
        <translation>{name} ganha por {more} a {less}.</translation>
    </message>
    <message>
        <source>{number} of your towers are surrounded and fall.</source>
        <translation>Você perde {number} torres, cercadas.</translation>
    </message>
    <message>
        <source>{number} of your towers fall.</source>
        <translation>Você perde {number} torres.</translation>
    </message>
</context>
<context>
    <name>ContreesEditing</name>
    <message>
        <source>A snow tile</source>
        <translation>Um território branco</translation>
    </message>
    <message>
        <source>A tile</source>
        <translation>Um território</translation>
    </message>
    <message>
        <source>A tower would be left without land.</source>
        <translation>Uma torre ficaria sem terreno.</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>É a sua vez</translation>
    </message>
    <message>
        <source>No land would be left under the towers.</source>
        <translation>Não sobraria terreno debaixo das torres.</translation>
    </message>
    <message>
        <source>No tower of that colour is left.</source>
        <translation>Já não há torres dessa cor.</translation>
    </message>
    <message>
        <source>Snow tiles need the expert version.</source>
        <translation>Os territórios brancos exigem a versão avançada.</translation>
    </message>
    <message>
        <source>Standards: whose tile it is</source>
        <translation>Estandartes: de quem é o território</translation>
    </message>
    <message>
        <source>That is too far from the middle of the table.</source>
        <translation>Fica demasiado longe do centro da mesa.</translation>
    </message>
    <message>
        <source>The land must stay in one piece.</source>
        <translation>O terreno tem de ficar todo ligado.</translation>
    </message>
    <message>
        <source>The opponent has {hold} towers there: the tile is theirs.</source>
        <translation>Há ali {hold} torres adversárias: o território é do adversário.</translation>
    </message>
    <message>
        <source>The snow tiles laid and those still to lay do not add up.</source>
        <translation>Os territórios brancos colocados e os que estão por colocar não batem certo.</translation>
    </message>
    <message>
        <source>There are only {most} snow tiles.</source>
        <translation>Só há {most} territórios brancos.</translation>
    </message>
    <message>
        <source>There are only {most} tiles.</source>
        <translation>Só há {most} territórios.</translation>
    </message>
    <message>
        <source>There is no tile there.</source>
        <translation>Ali não há nenhum território.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Territórios</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>A jogar</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Torres</translation>
    </message>
    <message>
        <source>Towers left</source>
        <translation>Torres restantes</translation>
    </message>
    <message>
        <source>Towers left for you: {most} at most.</source>
        <translation>Torres que lhe restam: {most}, no máximo.</translation>
    </message>
    <message>
        <source>Towers left for {name}: {most} at most.</source>
        <translation>Torres que {name} ainda tem: {most}, no máximo.</translation>
    </message>
    <message>
        <source>Until the land is finished, you have all {most} towers.</source>
        <translation>Enquanto se colocam os territórios, tem todas as suas {most} torres.</translation>
    </message>
    <message>
        <source>Until the land is finished, {name} has all {most} towers.</source>
        <translation>Enquanto se colocam os territórios, {name} tem todas as {most} torres.</translation>
    </message>
    <message>
        <source>Your standard</source>
        <translation>O seu estandarte</translation>
    </message>
    <message>
        <source>Your supply: click for one more, right-click for one fewer</source>
        <translation>A sua reserva: um clique dá mais uma, o botão direito tira uma</translation>
    </message>
    <message>
        <source>Your tower</source>
        <translation>A sua torre</translation>
    </message>
    <message>
        <source>{name} to play</source>
        <translation>É a vez de {name}</translation>
    </message>
    <message>
        <source>{name}’s standard</source>
        <translation>Estandarte de {name}</translation>
    </message>
    <message>
        <source>{name}’s supply: click for one more, right-click for one fewer</source>
        <translation>Reserva de {name}: um clique dá mais uma, o botão direito tira uma</translation>
    </message>
    <message>
        <source>{name}’s tower</source>
        <translation>Torre de {name}</translation>
    </message>
</context>
<context>
    <name>ContreesEnding</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n território</numerusform>
            <numerusform>%n territórios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) taken, in this order</source>
        <translation>
            <numerusform>%n território tomado, por ordem</numerusform>
            <numerusform>%n territórios tomados, por ordem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) taken, in this order; those with a crown were kept</source>
        <translation>
            <numerusform>%n território tomado, por ordem; com coroa, foi conservado</numerusform>
            <numerusform>%n territórios tomados, por ordem; os que têm coroa foram conservados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) the lead changed</source>
        <translation>
            <numerusform>%n mudança de liderança</numerusform>
            <numerusform>%n mudanças de liderança</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s) built</source>
        <translation>
            <numerusform>%n torre construída</numerusform>
            <numerusform>%n torres construídas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s) in the largest group</source>
        <translation>
            <numerusform>%n torre no maior grupo</numerusform>
            <numerusform>%n torres no maior grupo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s) razed in one move</source>
        <translation>
            <numerusform>%n torre demolida de uma só vez</numerusform>
            <numerusform>%n torres demolidas de uma só vez</numerusform>
        </translation>
    </message>
    <message>
        <source>How the land was taken</source>
        <translation>A tomada do terreno</translation>
    </message>
    <message>
        <source>The land is divided</source>
        <translation>O terreno fica dividido</translation>
    </message>
    <message>
        <source>The land is yours</source>
        <translation>O terreno é seu</translation>
    </message>
    <message>
        <source>The land is {name}’s</source>
        <translation>O terreno é de {name}</translation>
    </message>
    <message>
        <source>counted in tiles</source>
        <translation>em número de territórios</translation>
    </message>
    <message>
        <source>the score at the end</source>
        <translation>o resultado no fim</translation>
    </message>
    <message>
        <source>tiles taken, then lost</source>
        <translation>territórios tomados e depois perdidos</translation>
    </message>
    <message>
        <source>tower {number}; score {first} : {second}</source>
        <translation>torre {number}; resultado {first} : {second}</translation>
    </message>
    <message>
        <source>you against {other}</source>
        <translation>você contra {other}</translation>
    </message>
    <message>
        <source>{lost} of {taken}</source>
        <translation>{lost} de {taken}</translation>
    </message>
    <message>
        <source>{name} against you</source>
        <translation>{name} contra você</translation>
    </message>
    <message>
        <source>{name} against {other}</source>
        <translation>{name} contra {other}</translation>
    </message>
    <message>
        <source>{reason} Final score: {more} to {less}.</source>
        <translation>{reason} Resultado: {more}&#xa0;a&#xa0;{less}.</translation>
    </message>
    <message>
        <source>{reason} Razed towers: {more} to {less}.</source>
        <translation>{reason} Torres demolidas: {more}&#xa0;a&#xa0;{less}.</translation>
    </message>
</context>
<context>
    <name>ContreesFigures</name>
    <message>
        <source>No tower was razed.</source>
        <translation>Nenhuma torre foi demolida.</translation>
    </message>
    <message numerus="yes">
        <source>The most towers razed at once: %n.</source>
        <translation>
            <numerusform>Máximo de torres demolidas de uma só vez: %n.</numerusform>
            <numerusform>Máximo de torres demolidas de uma só vez: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>largest group at the end</source>
        <translation>maior grupo no fim</translation>
    </message>
    <message>
        <source>tiles lost</source>
        <translation>territórios perdidos</translation>
    </message>
    <message>
        <source>tiles taken</source>
        <translation>territórios tomados</translation>
    </message>
    <message>
        <source>towers built</source>
        <translation>torres construídas</translation>
    </message>
    <message>
        <source>towers razed</source>
        <translation>torres demolidas</translation>
    </message>
</context>
<context>
    <name>ContreesNotes</name>
    <message>
        <source>A group of towers falls when the opponent builds on the last free corner beside it.</source>
        <translation>Um grupo de torres cai quando o adversário constrói no último canto livre junto ao grupo.</translation>
    </message>
    <message>
        <source>A snow tile counts three at the end.</source>
        <translation>No fim, um território branco vale três.</translation>
    </message>
    <message>
        <source>Each of your two tiles must share a side with the land.</source>
        <translation>Cada um dos seus dois territórios deve ter um lado em comum com o terreno.</translation>
    </message>
    <message>
        <source>Four towers of one player around a tile take it, and the enemy towers around it fall at once.</source>
        <translation>Quatro torres do mesmo jogador à volta de um território tomam-no, e as torres inimigas que o rodeiam caem logo.</translation>
    </message>
    <message>
        <source>One of your towers around it.</source>
        <translation>Uma das suas torres à volta deste território.</translation>
    </message>
    <message>
        <source>One of {name}’s towers around it.</source>
        <translation>{name} tem uma torre à volta deste território.</translation>
    </message>
    <message>
        <source>Snow tile still to lay</source>
        <translation>Território branco ainda por colocar</translation>
    </message>
    <message>
        <source>Tiles still to lay</source>
        <translation>Territórios ainda por colocar</translation>
    </message>
    <message>
        <source>{number} of your towers around it.</source>
        <translation>Você tem {number} torres à volta deste território.</translation>
    </message>
    <message>
        <source>{number} of {name}’s towers around it.</source>
        <translation>{name} tem {number} torres à volta deste território.</translation>
    </message>
</context>
<context>
    <name>ContreesNumbers</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n território</numerusform>
            <numerusform>%n territórios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s), one of them a snow tile</source>
        <translation>
            <numerusform>%n território, um deles branco</numerusform>
            <numerusform>%n territórios, um deles branco</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s), two of them snow tiles</source>
        <translation>
            <numerusform>%n território, dois deles brancos</numerusform>
            <numerusform>%n territórios, dois deles brancos</numerusform>
        </translation>
    </message>
    <message>
        <source>a snow tile</source>
        <translation>um território branco</translation>
    </message>
    <message>
        <source>a tile</source>
        <translation>um território</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>of corners</comment>
        <translation>oito</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>of towers</comment>
        <translation>oito</translation>
    </message>
    <message>
        <source>five</source>
        <comment>of corners</comment>
        <translation>cinco</translation>
    </message>
    <message>
        <source>five</source>
        <comment>of towers</comment>
        <translation>cinco</translation>
    </message>
    <message>
        <source>four</source>
        <comment>of corners</comment>
        <translation>quatro</translation>
    </message>
    <message>
        <source>four</source>
        <comment>of towers</comment>
        <translation>quatro</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>of corners</comment>
        <translation>nove</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>of towers</comment>
        <translation>nove</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>of corners</comment>
        <translation>sete</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>of towers</comment>
        <translation>sete</translation>
    </message>
    <message>
        <source>six</source>
        <comment>of corners</comment>
        <translation>seis</translation>
    </message>
    <message>
        <source>six</source>
        <comment>of towers</comment>
        <translation>seis</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>of corners</comment>
        <translation>dez</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>of towers</comment>
        <translation>dez</translation>
    </message>
    <message>
        <source>three</source>
        <comment>of corners</comment>
        <translation>três</translation>
    </message>
    <message>
        <source>three</source>
        <comment>of towers</comment>
        <translation>três</translation>
    </message>
    <message>
        <source>three tiles</source>
        <translation>três territórios</translation>
    </message>
    <message>
        <source>three tiles, one of them a snow tile</source>
        <translation>três territórios, um deles branco</translation>
    </message>
    <message>
        <source>three tiles, two of them snow tiles</source>
        <translation>três territórios, dois deles brancos</translation>
    </message>
    <message>
        <source>two</source>
        <comment>of corners</comment>
        <translation>dois</translation>
    </message>
    <message>
        <source>two</source>
        <comment>of towers</comment>
        <translation>duas</translation>
    </message>
    <message>
        <source>two snow tiles</source>
        <translation>dois territórios brancos</translation>
    </message>
    <message>
        <source>two tiles</source>
        <translation>dois territórios</translation>
    </message>
    <message>
        <source>two tiles, one of them a snow tile</source>
        <translation>dois territórios, um deles branco</translation>
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
        <translation>leste</translation>
    </message>
    <message>
        <source>east of {tile}</source>
        <translation>a leste de {tile}</translation>
    </message>
    <message>
        <source>north corner</source>
        <translation>canto norte</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nordeste</translation>
    </message>
    <message>
        <source>north-east corner</source>
        <translation>canto nordeste</translation>
    </message>
    <message>
        <source>north-east of {tile}</source>
        <translation>a nordeste de {tile}</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>noroeste</translation>
    </message>
    <message>
        <source>north-west corner</source>
        <translation>canto noroeste</translation>
    </message>
    <message>
        <source>north-west of {tile}</source>
        <translation>a noroeste de {tile}</translation>
    </message>
    <message>
        <source>south corner</source>
        <translation>canto sul</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sudeste</translation>
    </message>
    <message>
        <source>south-east corner</source>
        <translation>canto sudeste</translation>
    </message>
    <message>
        <source>south-east of {tile}</source>
        <translation>a sudeste de {tile}</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>sudoeste</translation>
    </message>
    <message>
        <source>south-west corner</source>
        <translation>canto sudoeste</translation>
    </message>
    <message>
        <source>south-west of {tile}</source>
        <translation>a sudoeste de {tile}</translation>
    </message>
    <message>
        <source>the north corner of {tile}</source>
        <translation>canto norte de {tile}</translation>
    </message>
    <message>
        <source>the north-east corner of {tile}</source>
        <translation>canto nordeste de {tile}</translation>
    </message>
    <message>
        <source>the north-west corner of {tile}</source>
        <translation>canto noroeste de {tile}</translation>
    </message>
    <message>
        <source>the south corner of {tile}</source>
        <translation>canto sul de {tile}</translation>
    </message>
    <message>
        <source>the south-east corner of {tile}</source>
        <translation>canto sudeste de {tile}</translation>
    </message>
    <message>
        <source>the south-west corner of {tile}</source>
        <translation>canto sudoeste de {tile}</translation>
    </message>
    <message>
        <source>west</source>
        <translation>oeste</translation>
    </message>
    <message>
        <source>west of {tile}</source>
        <translation>a oeste de {tile}</translation>
    </message>
</context>
<context>
    <name>ContreesPrint</name>
    <message>
        <source>16 tiles</source>
        <translation>16 territórios</translation>
    </message>
    <message>
        <source>2 snow tiles</source>
        <translation>2 territórios brancos</translation>
    </message>
    <message>
        <source>2 × 10 standards</source>
        <translation>2 × 10 estandartes</translation>
    </message>
    <message>
        <source>2 × 24 towers</source>
        <translation>2 × 24 torres</translation>
    </message>
    <message>
        <source>Cut along the lines and fold back along the dashes. Glue the narrow flap to the inside of the last side, then glue the bottom; tuck in the lid.</source>
        <translation>Recorte pelas linhas contínuas e dobre para trás pelas tracejadas. Cole a aba estreita no interior do último lado e, em seguida, cole o fundo; a tampa encaixa-se.</translation>
    </message>
    <message>
        <source>One player has four towers around the tile on the left, and so a standard on it. The opponent has two towers beside the other tile.</source>
        <translation>Um jogador tem quatro torres à volta do território da esquerda e, por isso, um estandarte nele. O adversário tem duas torres à beira do outro território.</translation>
    </message>
    <message>
        <source>Rules summary</source>
        <translation>Resumo das regras</translation>
    </message>
    <message>
        <source>Standards</source>
        <translation>Estandartes</translation>
    </message>
    <message>
        <source>Ten for each player: put one on every tile you possess.</source>
        <translation>Dez por jogador: coloque um em cada território que possui.</translation>
    </message>
    <message>
        <source>The basic game is played with the 16 ordinary tiles; in the expert version each player has a snow tile in place of one of them.</source>
        <translation>A partida simples joga-se com os 16 territórios comuns; na versão avançada, cada jogador tem um território branco em vez de um deles.</translation>
    </message>
    <message>
        <source>The pieces differ in more than their colours: those with the lion have round roofs and plain hems, those with the tower have crowns and hems with battlements.</source>
        <translation>As peças não se distinguem só pelas cores: as do leão têm telhados redondos e orlas lisas, as da torre têm coroas e orlas com ameias.</translation>
    </message>
    <message>
        <source>Tile {number}</source>
        <translation>Território {number}</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Territórios</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Torres</translation>
    </message>
    <message>
        <source>Towers and standards</source>
        <translation>Torres e estandartes</translation>
    </message>
    <message>
        <source>Tuck box</source>
        <translation>Caixa dobrável</translation>
    </message>
    <message>
        <source>Twenty-four for each player: cut along the lines, from mark to mark, or around the towers if you like them round. Put them on the corners of the tiles.</source>
        <translation>Vinte e quatro por jogador: recorte pelas linhas, de marca a marca, ou em redondo, se preferir. Ficam nos cantos dos territórios.</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>O que está na caixa</translation>
    </message>
    <message>
        <source>Where they go</source>
        <translation>Onde se colocam</translation>
    </message>
</context>
<context>
    <name>ContreesReasons</name>
    <message>
        <source>, so that a tower between the two counts for both</source>
        <translation>, de modo que uma torre entre os dois conta para ambos</translation>
    </message>
    <message>
        <source>, so that towers between them count for several tiles</source>
        <translation>, de modo que as torres entre eles contam para vários</translation>
    </message>
    <message>
        <source>, where one tower counts for all three</source>
        <translation>, onde uma torre conta para os três</translation>
    </message>
    <message>
        <source>After each of these, the reply {does}.</source>
        <translation>Depois de cada uma destas jogadas, a resposta {does}.</translation>
    </message>
    <message>
        <source>After {move}, the reply {does}.</source>
        <translation>Depois de {move}, a resposta {does}.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n point(s) after the best reply</source>
        <translation>
            <numerusform>Esta jogada custa %n ponto depois da melhor resposta</numerusform>
            <numerusform>Esta jogada custa %n pontos depois da melhor resposta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %n tile(s) after the best reply</source>
        <translation>
            <numerusform>Esta jogada custa %n território depois da melhor resposta</numerusform>
            <numerusform>Esta jogada custa %n territórios depois da melhor resposta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends %n point(s) ahead if both play their best</source>
        <translation>
            <numerusform>Esta jogada termina com %n ponto de vantagem se ambos jogarem o melhor possível</numerusform>
            <numerusform>Esta jogada termina com %n pontos de vantagem se ambos jogarem o melhor possível</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends %n point(s) behind if both play their best</source>
        <translation>
            <numerusform>Esta jogada termina com %n ponto de desvantagem se ambos jogarem o melhor possível</numerusform>
            <numerusform>Esta jogada termina com %n pontos de desvantagem se ambos jogarem o melhor possível</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends %n tile(s) ahead if both play their best</source>
        <translation>
            <numerusform>Esta jogada termina com %n território de vantagem se ambos jogarem o melhor possível</numerusform>
            <numerusform>Esta jogada termina com %n territórios de vantagem se ambos jogarem o melhor possível</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends %n tile(s) behind if both play their best</source>
        <translation>
            <numerusform>Esta jogada termina com %n território de desvantagem se ambos jogarem o melhor possível</numerusform>
            <numerusform>Esta jogada termina com %n territórios de desvantagem se ambos jogarem o melhor possível</numerusform>
        </translation>
    </message>
    <message>
        <source>It ends level if both play their best</source>
        <translation>Esta jogada termina em igualdade se ambos jogarem o melhor possível</translation>
    </message>
    <message numerus="yes">
        <source>It is %n point(s) behind after the best reply</source>
        <translation>
            <numerusform>Esta jogada deixa uma desvantagem de %n ponto depois da melhor resposta</numerusform>
            <numerusform>Esta jogada deixa uma desvantagem de %n pontos depois da melhor resposta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is %n tile(s) behind after the best reply</source>
        <translation>
            <numerusform>Esta jogada deixa uma desvantagem de %n território depois da melhor resposta</numerusform>
            <numerusform>Esta jogada deixa uma desvantagem de %n territórios depois da melhor resposta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is still %n point(s) ahead after the best reply</source>
        <translation>
            <numerusform>Esta jogada conserva uma vantagem de %n ponto depois da melhor resposta</numerusform>
            <numerusform>Esta jogada conserva uma vantagem de %n pontos depois da melhor resposta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is still %n tile(s) ahead after the best reply</source>
        <translation>
            <numerusform>Esta jogada conserva uma vantagem de %n território depois da melhor resposta</numerusform>
            <numerusform>Esta jogada conserva uma vantagem de %n territórios depois da melhor resposta</numerusform>
        </translation>
    </message>
    <message>
        <source>It leaves both level after the best reply</source>
        <translation>Esta jogada leva ao empate depois da melhor resposta</translation>
    </message>
    <message numerus="yes">
        <source>It lets the opponent raze %n tower(s) in reply</source>
        <translation>
            <numerusform>Esta jogada permite ao adversário demolir %n torre em resposta</numerusform>
            <numerusform>Esta jogada permite ao adversário demolir %n torres em resposta</numerusform>
        </translation>
    </message>
    <message>
        <source>It loses the game</source>
        <translation>Esta jogada perde a partida</translation>
    </message>
    <message numerus="yes">
        <source>It makes %n corner(s) where three tiles meet</source>
        <translation>
            <numerusform>Esta jogada cria %n canto comum a três territórios</numerusform>
            <numerusform>Esta jogada cria %n cantos comuns a três territórios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It razes %n tower(s)</source>
        <translation>
            <numerusform>Esta jogada demole %n torre</numerusform>
            <numerusform>Esta jogada demole %n torres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It shares a side with %n tile(s)</source>
        <translation>
            <numerusform>Esta jogada encosta o território a %n outro</numerusform>
            <numerusform>Esta jogada encosta o território a %n outros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes %n tile(s)</source>
        <translation>
            <numerusform>Esta jogada toma %n território</numerusform>
            <numerusform>Esta jogada toma %n territórios</numerusform>
        </translation>
    </message>
    <message>
        <source>It wins the game</source>
        <translation>Esta jogada ganha a partida</translation>
    </message>
    <message>
        <source>The reply {does}.</source>
        <translation>A resposta {does}.</translation>
    </message>
    <message>
        <source>Then {does}.</source>
        <translation>Depois {does}.</translation>
    </message>
    <message>
        <source>Without {move}, the best reply makes it {score}.</source>
        <translation>Sem {move}, a melhor resposta deixa {score}.</translation>
    </message>
    <message>
        <source>Without {move}, the reply {does}.</source>
        <translation>Sem {move}, a resposta {does}.</translation>
    </message>
    <message>
        <source>frees {tiles}</source>
        <translation>liberta {tiles}</translation>
    </message>
    <message numerus="yes">
        <source>razes %n tower(s)</source>
        <translation>
            <numerusform>demole %n torre</numerusform>
            <numerusform>demole %n torres</numerusform>
        </translation>
    </message>
    <message>
        <source>razes the tower on {corner}</source>
        <translation>demole a torre em {corner}</translation>
    </message>
    <message>
        <source>razes the towers on {corner}</source>
        <translation>demole as torres em {corner}</translation>
    </message>
    <message>
        <source>takes {tiles}</source>
        <translation>toma {tiles}</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>ganha a partida</translation>
    </message>
    <message>
        <source>{corner} {does}</source>
        <translation>{corner} {does}</translation>
    </message>
    <message>
        <source>{fact}: {before} becomes {after}</source>
        <translation>{fact}: {before} passa a {after}</translation>
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
        <translation>No fim, você tinha {tiles} junto a {corner}.</translation>
    </message>
    <message>
        <source>At the end {name} held {tiles} beside {corner}.</source>
        <translation>No fim, {name} tinha {tiles} junto a {corner}.</translation>
    </message>
    <message>
        <source>You built on {corner} at move {number} and held {tiles} beside it at the end.</source>
        <translation>Você construiu em {corner} na jogada {number} e tinha {tiles} ao lado no fim.</translation>
    </message>
    <message>
        <source>You built on {corner} at move {number}.</source>
        <translation>Você construiu em {corner} na jogada {number}.</translation>
    </message>
    <message>
        <source>{name} built on {corner} at move {number} and held {tiles} beside it at the end.</source>
        <translation>{name} construiu em {corner} na jogada {number} e tinha {tiles} ao lado no fim.</translation>
    </message>
    <message>
        <source>{name} built on {corner} at move {number}.</source>
        <translation>{name} construiu em {corner} na jogada {number}.</translation>
    </message>
</context>
<context>
    <name>ContreesSaid</name>
    <message>
        <source>Free place {place}.</source>
        <translation>Lugar livre {place}.</translation>
    </message>
    <message>
        <source>The middle of the table.</source>
        <translation>O meio da mesa.</translation>
    </message>
    <message>
        <source>Your towers: {corners}.</source>
        <translation>As suas torres: {corners}.</translation>
    </message>
    <message>
        <source>nobody’s, no corner free</source>
        <translation>de ninguém, sem cantos livres</translation>
    </message>
    <message>
        <source>nobody’s, one corner free</source>
        <translation>de ninguém, um canto livre</translation>
    </message>
    <message>
        <source>nobody’s, {number} corners free</source>
        <translation>de ninguém, {number} cantos livres</translation>
    </message>
    <message>
        <source>possessed by {name}</source>
        <translation>de {name}</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>seu</translation>
    </message>
    <message>
        <source>{corner}: free.</source>
        <translation>{corner}: livre.</translation>
    </message>
    <message>
        <source>{corner}: your tower.</source>
        <translation>{corner}: a sua torre.</translation>
    </message>
    <message>
        <source>{corner}: {name}’s tower.</source>
        <translation>{corner}: uma torre de {name}.</translation>
    </message>
    <message>
        <source>{name}’s towers: {corners}.</source>
        <translation>Torres de {name}: {corners}.</translation>
    </message>
    <message>
        <source>{tile}, a snow tile: {state}.</source>
        <translation>{tile}, território branco: {state}.</translation>
    </message>
    <message>
        <source>{tile}: {state}.</source>
        <translation>{tile}: {state}.</translation>
    </message>
</context>
<context>
    <name>ContreesTags</name>
    <message>
        <source>A single free corner keeps this group alive.</source>
        <translation>Um único canto livre mantém este grupo de pé.</translation>
    </message>
    <message numerus="yes">
        <source>A snow tile counts three at the end; here %n of its corner(s) count for other tiles, too.</source>
        <translation>
            <numerusform>Um território branco vale 3 no fim; aqui, %n dos cantos dele conta também para outros territórios.</numerusform>
            <numerusform>Um território branco vale 3 no fim; aqui, %n dos cantos dele contam também para outros territórios.</numerusform>
        </translation>
    </message>
    <message>
        <source>A tower on this corner takes {tiles}.</source>
        <translation>Uma torre aqui toma {tiles}.</translation>
    </message>
    <message>
        <source>Barred this turn:</source>
        <translation>Interdito neste turno:</translation>
    </message>
    <message>
        <source>Barred to {name} for one turn:</source>
        <translation>Interdito a {name} por um turno:</translation>
    </message>
    <message numerus="yes">
        <source>Beside the new tile, %n place(s) can make a corner where three tiles meet; you lay next.</source>
        <translation>
            <numerusform>Ao lado do novo território, %n lugar pode criar um canto de três territórios; é você quem coloca o seguinte.</numerusform>
            <numerusform>Ao lado do novo território, %n lugares podem criar um canto de três territórios; é você quem coloca o seguinte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Beside the new tile, %n place(s) can make a corner where three tiles meet; {name} lays next.</source>
        <translation>
            <numerusform>Ao lado do novo território, %n lugar pode criar um canto de três territórios; é {name} quem coloca o seguinte.</numerusform>
            <numerusform>Ao lado do novo território, %n lugares podem criar um canto de três territórios; é {name} quem coloca o seguinte.</numerusform>
        </translation>
    </message>
    <message>
        <source>It encloses {tile}: each of its corners then belongs to three tiles.</source>
        <translation>Esta jogada rodeia {tile}: em cada um dos cantos dele, uma torre conta para três territórios.</translation>
    </message>
    <message>
        <source>It fills the gap between {tiles}.</source>
        <translation>Esta jogada preenche o vazio entre {tiles}.</translation>
    </message>
    <message>
        <source>It is the first of the four towers needed to take {tile}.</source>
        <translation>Esta jogada constrói a primeira das quatro torres que tomam {tile}.</translation>
    </message>
    <message>
        <source>It is the last tile.</source>
        <translation>É o último território.</translation>
    </message>
    <message>
        <source>It is the second of the four towers needed to take {tile}.</source>
        <translation>Esta jogada constrói a segunda das quatro torres que tomam {tile}.</translation>
    </message>
    <message>
        <source>It is the third of the four towers needed to take {tile}.</source>
        <translation>Esta jogada constrói a terceira das quatro torres que tomam {tile}.</translation>
    </message>
    <message>
        <source>It leaves you with one fewer free corner around {tile}.</source>
        <translation>Depois desta jogada, você tem menos um canto livre à volta de {tile}.</translation>
    </message>
    <message>
        <source>It leaves {name} with one fewer free corner around {tile}.</source>
        <translation>Esta jogada tira a {name} um canto livre à volta de {tile}.</translation>
    </message>
    <message numerus="yes">
        <source>It makes %n corner(s) where one tower counts for three tiles.</source>
        <translation>
            <numerusform>Esta jogada cria %n canto onde uma torre conta para três territórios.</numerusform>
            <numerusform>Esta jogada cria %n cantos onde uma torre conta para três territórios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It makes %n corner(s) where one tower counts for two tiles.</source>
        <translation>
            <numerusform>Esta jogada cria %n canto onde uma torre conta para dois territórios.</numerusform>
            <numerusform>Esta jogada cria %n cantos onde uma torre conta para dois territórios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It razes %n tower(s)</source>
        <translation>
            <numerusform>Esta jogada demole %n torre</numerusform>
            <numerusform>Esta jogada demole %n torres</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes {tiles}</source>
        <translation>Esta jogada toma {tiles}</translation>
    </message>
    <message numerus="yes">
        <source>It takes {tiles} and razes %n tower(s)</source>
        <translation>
            <numerusform>Esta jogada toma {tiles} e demole %n torre</numerusform>
            <numerusform>Esta jogada toma {tiles} e demole %n torres</numerusform>
        </translation>
    </message>
    <message>
        <source>One more tower then takes {tile}.</source>
        <translation>Faltará então uma só torre para tomar {tile}.</translation>
    </message>
    <message>
        <source>One of your towers falls.</source>
        <translation>Uma das suas torres cai.</translation>
    </message>
    <message>
        <source>One of your towers is surrounded and falls.</source>
        <translation>Uma das suas torres, cercada, cai.</translation>
    </message>
    <message>
        <source>One of {name}’s towers falls.</source>
        <translation>Uma torre de {name} cai.</translation>
    </message>
    <message>
        <source>One of {name}’s towers is surrounded and falls.</source>
        <translation>Uma torre de {name}, cercada, cai.</translation>
    </message>
    <message>
        <source>One wall joins this tile to the land.</source>
        <translation>Uma muralha liga este território ao terreno.</translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n corner(s) where three tiles meet, and you build first.</source>
        <translation>
            <numerusform>Passa a haver %n canto de três territórios, e é você quem constrói primeiro.</numerusform>
            <numerusform>Passa a haver %n cantos de três territórios, e é você quem constrói primeiro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n corner(s) where three tiles meet, and {name} builds first.</source>
        <translation>
            <numerusform>Passa a haver %n canto de três territórios, e é {name} quem constrói primeiro.</numerusform>
            <numerusform>Passa a haver %n cantos de três territórios, e é {name} quem constrói primeiro.</numerusform>
        </translation>
    </message>
    <message>
        <source>The snow tile counts three at the end.</source>
        <translation>O território branco vale três no fim.</translation>
    </message>
    <message>
        <source>Then {number} tiles need only one more tower each.</source>
        <translation>Então, a cada um de {number} territórios faltará só uma torre.</translation>
    </message>
    <message>
        <source>This group has no free corner left, but it still stands.</source>
        <translation>Este grupo já não tem nenhum canto livre, mas continua de pé.</translation>
    </message>
    <message>
        <source>You could raze it at once.</source>
        <translation>Você poderia demoli-la logo em seguida.</translation>
    </message>
    <message>
        <source>You lose {tiles}.</source>
        <translation>Você perde {tiles}.</translation>
    </message>
    <message>
        <source>Your fourth tower takes {tiles}.</source>
        <translation>A sua quarta torre toma {tiles}.</translation>
    </message>
    <message>
        <source>Your next tower cannot take {tile}.</source>
        <translation>Você não pode tomar {tile} com a próxima torre.</translation>
    </message>
    <message>
        <source>the snow tile</source>
        <translation>o território branco</translation>
    </message>
    <message>
        <source>the tile</source>
        <translation>o território</translation>
    </message>
    <message>
        <source>the tower here has just fallen.</source>
        <translation>a torre daqui acabou de cair.</translation>
    </message>
    <message>
        <source>your tower just fell here.</source>
        <translation>a sua torre acabou de cair aqui.</translation>
    </message>
    <message>
        <source>{fact}, and also {tiles}.</source>
        <translation>{fact}, e também {tiles}.</translation>
    </message>
    <message>
        <source>{fact}.</source>
        <translation>{fact}.</translation>
    </message>
    <message>
        <source>{name} could raze it at once.</source>
        <translation>{name} poderia demoli-la logo em seguida.</translation>
    </message>
    <message>
        <source>{name} loses {tiles}.</source>
        <translation>{name} perde {tiles}.</translation>
    </message>
    <message>
        <source>{name}’s fourth tower takes {tiles}.</source>
        <translation>A quarta torre de {name} toma {tiles}.</translation>
    </message>
    <message>
        <source>{name}’s next tower cannot take {tile}.</source>
        <translation>{name} não pode tomar {tile} com a próxima torre.</translation>
    </message>
    <message>
        <source>{number} free corners keep this group alive.</source>
        <translation>{number} cantos livres mantêm este grupo de pé.</translation>
    </message>
    <message>
        <source>{number} of your towers are surrounded and fall.</source>
        <translation>{number} das suas torres, cercadas, caem.</translation>
    </message>
    <message>
        <source>{number} of your towers fall.</source>
        <translation>{number} das suas torres caem.</translation>
    </message>
    <message>
        <source>{number} of {name}’s towers are surrounded and fall.</source>
        <translation>{number} torres de {name}, cercadas, caem.</translation>
    </message>
    <message>
        <source>{number} of {name}’s towers fall.</source>
        <translation>{number} torres de {name} caem.</translation>
    </message>
    <message>
        <source>{number} walls join this tile to the land.</source>
        <translation>{number} muralhas ligam este território ao terreno.</translation>
    </message>
</context>
<context>
    <name>Cortez</name>
    <message numerus="yes">
        <source>%n bribery card(s)</source>
        <translation>
            <numerusform>%n carta de suborno</numerusform>
            <numerusform>%n cartas de suborno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the city</source>
        <translation>
            <numerusform>%n na cidade</numerusform>
            <numerusform>%n na cidade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s)</source>
        <translation>
            <numerusform>%n provisão</numerusform>
            <numerusform>%n provisões</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) of the city are still free.</source>
        <translation>
            <numerusform>Há ainda %n casa livre na cidade.</numerusform>
            <numerusform>Há ainda %n casas livres na cidade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s)</source>
        <translation>
            <numerusform>%n tesouro</numerusform>
            <numerusform>%n tesouros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s)</source>
        <translation>
            <numerusform>%n guerreiro</numerusform>
            <numerusform>%n guerreiros</numerusform>
        </translation>
    </message>
    <message>
        <source>A mercenary may bring only one warrior to a combat.</source>
        <translation>Um mercenário traz no máximo um guerreiro por combate.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceitar</translation>
    </message>
    <message>
        <source>Accept or refuse an offer</source>
        <translation>Aceitar ou recusar uma oferta</translation>
    </message>
    <message>
        <source>Add Weapons, or add nothing.</source>
        <translation>Acrescente Armas, ou nada.</translation>
    </message>
    <message>
        <source>Add Weapons, or choose “Done”.</source>
        <translation>Acrescente Armas ou escolha «Feito».</translation>
    </message>
    <message>
        <source>Add nothing</source>
        <translation>Não acrescentar</translation>
    </message>
    <message>
        <source>Add warriors and Weapons, or add nothing.</source>
        <translation>Acrescente guerreiros e Armas, ou nada.</translation>
    </message>
    <message>
        <source>Add warriors and Weapons, or choose “Done”.</source>
        <translation>Acrescente guerreiros e Armas ou escolha «Feito».</translation>
    </message>
    <message>
        <source>Add warriors, or add nothing.</source>
        <translation>Acrescente guerreiros, ou nada.</translation>
    </message>
    <message>
        <source>Add warriors, or choose “Done”.</source>
        <translation>Acrescente guerreiros ou escolha «Feito».</translation>
    </message>
    <message>
        <source>An unmarked troop of your own nation stands there.</source>
        <translation>Está lá uma tropa da sua nação, sem colar.</translation>
    </message>
    <message>
        <source>Another troop stands there.</source>
        <translation>Está lá outra tropa.</translation>
    </message>
    <message>
        <source>Answer the question below the map.</source>
        <translation>Responda à pergunta abaixo do mapa.</translation>
    </message>
    <message>
        <source>At any time: play a bribery card of your hand</source>
        <translation>A qualquer momento: jogar uma carta de suborno da mão</translation>
    </message>
    <message>
        <source>At most one Weapon can be laid for each warrior.</source>
        <translation>No máximo, uma Arma por guerreiro.</translation>
    </message>
    <message>
        <source>Attack: put {troop} into the city.</source>
        <translation>Ataque: ponha {troop} na cidade.</translation>
    </message>
    <message>
        <source>Attacker: {help} for {price}</source>
        <translation>Ataque: {help} por {price}</translation>
    </message>
    <message>
        <source>Aztec</source>
        <translation>asteca</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Bid for the bribery card, or pass.</source>
        <translation>Licite a carta de suborno ou passe.</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>Licitar {amount}</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Lances</translation>
    </message>
    <message>
        <source>Both fighters must have laid cards first.</source>
        <translation>Os dois combatentes têm de ter colocado cartas primeiro.</translation>
    </message>
    <message>
        <source>Break a bridge, mend one, or leave all bridges as they are.</source>
        <translation>Destrua uma ponte, refaça uma ou deixe todas como estão.</translation>
    </message>
    <message>
        <source>Break it</source>
        <translation>Destruí-la</translation>
    </message>
    <message>
        <source>Break the {name}</source>
        <translation>Destruir a {name}</translation>
    </message>
    <message>
        <source>Bribed troops go anywhere</source>
        <translation>Suborno para qualquer casa</translation>
    </message>
    <message>
        <source>Bribery cards</source>
        <translation>Cartas de suborno</translation>
    </message>
    <message>
        <source>Bribery cards that move a troop put it on any free square, at no cost.</source>
        <translation>As cartas de suborno que movem uma tropa põem-na de graça em qualquer casa livre.</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Pontes</translation>
    </message>
    <message>
        <source>Buy no warriors</source>
        <translation>Não comprar guerreiros</translation>
    </message>
    <message>
        <source>Choose a free square of the city for the troop.</source>
        <translation>Escolha uma casa livre da cidade para a tropa.</translation>
    </message>
    <message>
        <source>Choose a free square on dry land for the troop.</source>
        <translation>Escolha uma casa livre em terra firme para a tropa.</translation>
    </message>
    <message>
        <source>Choose one or two provisions to give and one or two to get, of different types.</source>
        <translation>Escolha uma ou duas provisões para dar e uma ou duas para receber, de tipos diferentes.</translation>
    </message>
    <message>
        <source>Choose provisions to pay the mercenary.</source>
        <translation>Escolha as provisões para pagar ao mercenário.</translation>
    </message>
    <message>
        <source>Choose provisions worth {amount}, to pay your bid.</source>
        <translation>Escolha provisões no valor de {amount}, para pagar o seu lance.</translation>
    </message>
    <message>
        <source>Choose where the troop goes.</source>
        <translation>Escolha para onde vai a tropa.</translation>
    </message>
    <message>
        <source>Chosen so far: {sum} of {amount}.</source>
        <translation>Escolhido até agora: {sum} de {amount}.</translation>
    </message>
    <message>
        <source>Cortez</source>
        <translation>Cortez</translation>
    </message>
    <message>
        <source>Defender: {help} for {price}</source>
        <translation>Defesa: {help} por {price}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n more card(s).</source>
        <translation>
            <numerusform>Falta descartar %n carta.</numerusform>
            <numerusform>Falta descartar %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard these</source>
        <translation>Descartar estas</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <translation>Descartar {cards}</translation>
    </message>
    <message>
        <source>Do without</source>
        <translation>Não pagar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Feito</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>Draw a provision</source>
        <translation>Tirar uma provisão</translation>
    </message>
    <message numerus="yes">
        <source>Draw a provision: %n action(s) left.</source>
        <translation>
            <numerusform>Tire uma provisão: resta %n ação.</numerusform>
            <numerusform>Tire uma provisão: restam %n ações.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each nation has %n troop(s) in the city.</source>
        <translation>
            <numerusform>Ambas as nações têm %n tropa na cidade.</numerusform>
            <numerusform>Ambas as nações têm %n tropas na cidade.</numerusform>
        </translation>
    </message>
    <message>
        <source>Event cards</source>
        <translation>Cartas de evento</translation>
    </message>
    <message>
        <source>Event of the turn</source>
        <translation>Evento deste turno</translation>
    </message>
    <message>
        <source>Every player who holds such a card is asked.</source>
        <translation>Pergunta-se a quem tiver uma carta destas.</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Combater</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Resultado final</translation>
    </message>
    <message>
        <source>Flight: take {troop} out of the city.</source>
        <translation>Fuga: tire {troop} da cidade.</translation>
    </message>
    <message>
        <source>Give back</source>
        <translation>Devolver</translation>
    </message>
    <message>
        <source>Give back {cards}</source>
        <translation>Devolver {cards}</translation>
    </message>
    <message>
        <source>Give up the game</source>
        <translation>Desistir da partida</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir para lá</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Ouro</translation>
    </message>
    <message>
        <source>Help the attacker</source>
        <translation>Ajudar o ataque</translation>
    </message>
    <message>
        <source>Help the defender</source>
        <translation>Ajudar a defesa</translation>
    </message>
    <message>
        <source>If players are level on points, troops in the city decide, then the highest square.</source>
        <translation>Em caso de igualdade de pontos, decidem as tropas na cidade e depois a casa mais alta.</translation>
    </message>
    <message>
        <source>In combat, with Shift: choose all cards from the last one clicked; with Ctrl, one more</source>
        <translation>Em combate, com Shift: escolher todas as cartas desde a última clicada; com Ctrl, mais uma</translation>
    </message>
    <message>
        <source>In combat: add nothing more, or surrender</source>
        <translation>Em combate: não acrescentar mais cartas ou render-se</translation>
    </message>
    <message>
        <source>In combat: buy a surrender, ask for help or offer it</source>
        <translation>Em combate: comprar uma rendição, pedir ajuda ou oferecê-la</translation>
    </message>
    <message>
        <source>In combat: lay a warrior of that value, or a Weapon</source>
        <translation>Em combate: colocar um guerreiro desse valor ou uma Arma</translation>
    </message>
    <message>
        <source>In combat: lay several of your best cards at once</source>
        <translation>Em combate: colocar de uma vez várias das melhores cartas</translation>
    </message>
    <message>
        <source>In the city: Spaniards {spanish}, Aztecs {aztec}.</source>
        <translation>Na cidade: Espanhóis {spanish}, Astecas {aztec}.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Não é a sua vez.</translation>
    </message>
    <message>
        <source>It is too late for that in this combat.</source>
        <translation>É tarde demais para isso neste combate.</translation>
    </message>
    <message>
        <source>It is too late to surrender.</source>
        <translation>É tarde demais para se render.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>É a sua vez.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>É a vez de {name}.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Lay</source>
        <translation>Colocar</translation>
    </message>
    <message numerus="yes">
        <source>Lay %n card(s)</source>
        <translation>
            <numerusform>Colocar %n carta</numerusform>
            <numerusform>Colocar %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay a Weapon</source>
        <translation>Colocar uma Arma</translation>
    </message>
    <message>
        <source>Lay several…</source>
        <translation>Colocar várias…</translation>
    </message>
    <message>
        <source>Lay the warriors you attack with.</source>
        <translation>Coloque os guerreiros com que vai atacar.</translation>
    </message>
    <message>
        <source>Lay the {value}</source>
        <translation>Colocar o {value}</translation>
    </message>
    <message>
        <source>Lay warriors in defence, or surrender.</source>
        <translation>Coloque guerreiros para se defender, ou renda-se.</translation>
    </message>
    <message>
        <source>Leave the bridges as they are</source>
        <translation>Deixar as pontes como estão</translation>
    </message>
    <message>
        <source>Level on points and on troops in the city: the highest-numbered square decided.</source>
        <translation>Igualdade de pontos e de tropas na cidade: decidiu a casa de número mais alto.</translation>
    </message>
    <message>
        <source>Level on points, and none of the tied players has a troop in the city.</source>
        <translation>Igualdade de pontos, e nenhum dos jogadores empatados tem tropas na cidade.</translation>
    </message>
    <message>
        <source>Level on points: the troops in the city decided.</source>
        <translation>Igualdade de pontos: decidiram as tropas na cidade.</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marcar</translation>
    </message>
    <message>
        <source>Mark none</source>
        <translation>Não marcar nenhuma</translation>
    </message>
    <message>
        <source>Mark the troop: {place}</source>
        <translation>Marcar a tropa: {place}</translation>
    </message>
    <message>
        <source>Mark this troop</source>
        <translation>Marcar esta tropa</translation>
    </message>
    <message>
        <source>Mend it</source>
        <translation>Refazê-la</translation>
    </message>
    <message>
        <source>Mend the {name}</source>
        <translation>Refazer a {name}</translation>
    </message>
    <message numerus="yes">
        <source>Move a troop, or draw a provision: %n action(s) left.</source>
        <translation>
            <numerusform>Mova uma tropa ou tire uma provisão: resta %n ação.</numerusform>
            <numerusform>Mova uma tropa ou tire uma provisão: restam %n ações.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move a troop, or recruit: %n action(s) left.</source>
        <translation>
            <numerusform>Mova uma tropa ou recrute: resta %n ação.</numerusform>
            <numerusform>Mova uma tropa ou recrute: restam %n ações.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move a troop, recruit, or draw a provision: %n action(s) left.</source>
        <translation>
            <numerusform>Mova uma tropa, recrute ou tire uma provisão: resta %n ação.</numerusform>
            <numerusform>Mova uma tropa, recrute ou tire uma provisão: restam %n ações.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move a troop: %n action(s) left.</source>
        <translation>
            <numerusform>Mova uma tropa: resta %n ação.</numerusform>
            <numerusform>Mova uma tropa: restam %n ações.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move a troop: {origin} to {place}</source>
        <translation>Mover uma tropa: {origin} → {place}</translation>
    </message>
    <message>
        <source>Mutiny: choose the warriors you give back.</source>
        <translation>Motim: escolha os guerreiros que vai devolver.</translation>
    </message>
    <message>
        <source>Nation of the first seat</source>
        <translation>Nação do lugar 1</translation>
    </message>
    <message>
        <source>Never fight for others</source>
        <translation>Nunca combater por outros</translation>
    </message>
    <message>
        <source>Never surrender for provisions</source>
        <translation>Nunca se render em troca de provisões</translation>
    </message>
    <message>
        <source>No bribery card of yours can be played now.</source>
        <translation>Nenhuma das suas cartas de suborno pode ser jogada agora.</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Nenhuma carta</translation>
    </message>
    <message>
        <source>No provision is left to draw.</source>
        <translation>Já não há provisões para tirar.</translation>
    </message>
    <message>
        <source>No provisions are drawn for it there.</source>
        <translation>Lá, a tropa não traz provisões.</translation>
    </message>
    <message>
        <source>No trade</source>
        <translation>Nenhuma troca</translation>
    </message>
    <message>
        <source>No troop can be moved with this card now.</source>
        <translation>Agora esta carta não pode mover nenhuma tropa.</translation>
    </message>
    <message>
        <source>No warrior of your nation is left to draw.</source>
        <translation>Já não há guerreiros da sua nação para tirar.</translation>
    </message>
    <message>
        <source>Nobody has bid so far.</source>
        <translation>Ainda ninguém licitou.</translation>
    </message>
    <message>
        <source>Now choose a bridge on the map.</source>
        <translation>Agora escolha uma ponte no mapa.</translation>
    </message>
    <message>
        <source>Now choose a lit square on the map.</source>
        <translation>Agora escolha uma casa iluminada no mapa.</translation>
    </message>
    <message>
        <source>Now choose cards and numbers below the map.</source>
        <translation>Agora escolha cartas e números abaixo do mapa.</translation>
    </message>
    <message>
        <source>Now choose one of the buttons above.</source>
        <translation>Agora escolha um dos botões acima.</translation>
    </message>
    <message>
        <source>Now choose one of the lit troops on the map.</source>
        <translation>Agora escolha uma das tropas iluminadas no mapa.</translation>
    </message>
    <message>
        <source>Now lay warriors and Weapons from your hand.</source>
        <translation>Agora coloque guerreiros e Armas da sua mão.</translation>
    </message>
    <message>
        <source>Now play a bribery card from your hand, or none.</source>
        <translation>Agora jogue uma carta de suborno da sua mão, ou nenhuma.</translation>
    </message>
    <message>
        <source>Number of these cards in the box.</source>
        <translation>Número de cartas deste tipo na caixa.</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Oferecer</translation>
    </message>
    <message>
        <source>Offer a fighter your help, or stay out.</source>
        <translation>Ofereça ajuda a um combatente ou fique de fora.</translation>
    </message>
    <message>
        <source>Offer it</source>
        <translation>Oferecer</translation>
    </message>
    <message>
        <source>Offer {name} provisions for surrendering, or fight.</source>
        <translation>Ofereça provisões a {name} para que se renda, ou combata.</translation>
    </message>
    <message>
        <source>Only the attacker pays for a surrender.</source>
        <translation>Só o atacante paga uma rendição.</translation>
    </message>
    <message>
        <source>Only the defender may surrender.</source>
        <translation>Só a defesa se pode render.</translation>
    </message>
    <message>
        <source>Only the two fighters may ask for help.</source>
        <translation>Só os dois combatentes podem pedir ajuda.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>Pass, or leave things as they are</source>
        <translation>Passar ou deixar tudo como está</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Pagar</translation>
    </message>
    <message numerus="yes">
        <source>Pay %n more card(s).</source>
        <translation>
            <numerusform>Falta pagar %n carta.</numerusform>
            <numerusform>Falta pagar %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pay one Food</source>
        <translation>Pagar um Alimento</translation>
    </message>
    <message numerus="yes">
        <source>Pay one Food and draw %n warrior(s)</source>
        <translation>
            <numerusform>Pagar um Alimento e tirar %n guerreiro</numerusform>
            <numerusform>Pagar um Alimento e tirar %n guerreiros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay one Food for %n warrior(s)</source>
        <translation>
            <numerusform>Pagar um Alimento por %n guerreiro</numerusform>
            <numerusform>Pagar um Alimento por %n guerreiros</numerusform>
        </translation>
    </message>
    <message>
        <source>Pillage: choose the provisions you discard.</source>
        <translation>Pilhagem: escolha as provisões que vai descartar.</translation>
    </message>
    <message>
        <source>Place the beaten troop: {place}</source>
        <translation>Pôr a tropa derrotada: {place}</translation>
    </message>
    <message>
        <source>Play a bribery card, or go on.</source>
        <translation>Jogue uma carta de suborno ou continue.</translation>
    </message>
    <message>
        <source>Play “{card}”</source>
        <translation>Jogar «{card}»</translation>
    </message>
    <message>
        <source>Play “{card}”: {origin} to {place}</source>
        <translation>Jogar «{card}»: {origin} → {place}</translation>
    </message>
    <message>
        <source>Propose a trade, or go on.</source>
        <translation>Proponha uma troca ou continue.</translation>
    </message>
    <message>
        <source>Propose it</source>
        <translation>Propor</translation>
    </message>
    <message>
        <source>Put a troop into the city: {origin} to {place}</source>
        <translation>Pôr uma tropa na cidade: {origin} → {place}</translation>
    </message>
    <message>
        <source>Put the beaten troop on a free square outside the city.</source>
        <translation>Ponha a tropa derrotada numa casa livre fora da cidade.</translation>
    </message>
    <message>
        <source>Put your collar on a troop outside the city.</source>
        <translation>Marque com o seu colar uma tropa fora da cidade.</translation>
    </message>
    <message>
        <source>Recruit</source>
        <translation>Recrutar</translation>
    </message>
    <message>
        <source>Recruit warriors, or draw a provision</source>
        <translation>Recrutar guerreiros ou tirar uma provisão</translation>
    </message>
    <message numerus="yes">
        <source>Recruit, or draw a provision: %n action(s) left.</source>
        <translation>
            <numerusform>Recrute ou tire uma provisão: resta %n ação.</numerusform>
            <numerusform>Recrute ou tire uma provisão: restam %n ações.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recruit: %n action(s) left.</source>
        <translation>
            <numerusform>Recrute: resta %n ação.</numerusform>
            <numerusform>Recrute: restam %n ações.</numerusform>
        </translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Recusar</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}.</source>
        <translation>Ronda {round} de {rounds}.</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Partida curta</translation>
    </message>
    <message>
        <source>Six chiefs, two nations and one city in a lake: lead your troops into the city.</source>
        <translation>Seis chefes, duas nações e uma cidade num lago: leve as suas tropas até à cidade.</translation>
    </message>
    <message>
        <source>Somebody has already bid that much.</source>
        <translation>Alguém já licitou esse valor.</translation>
    </message>
    <message>
        <source>Something else came first. Try again.</source>
        <translation>Outra coisa aconteceu antes. Tente outra vez.</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>espanhola</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Casas</translation>
    </message>
    <message>
        <source>Stay out</source>
        <translation>Ficar de fora</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Render-se</translation>
    </message>
    <message>
        <source>Take a troop out of the city: {origin} to {place}</source>
        <translation>Tirar uma tropa da cidade: {origin} → {place}</translation>
    </message>
    <message>
        <source>That card cannot be played in a combat.</source>
        <translation>Essa carta não se joga num combate.</translation>
    </message>
    <message>
        <source>That card is never played: it counts at the end, or is useless.</source>
        <translation>Essa carta nunca se joga: conta no fim ou não serve para nada.</translation>
    </message>
    <message>
        <source>That is a troop of your own.</source>
        <translation>Essa tropa é sua.</translation>
    </message>
    <message>
        <source>That is in the city.</source>
        <translation>Isso fica na cidade.</translation>
    </message>
    <message>
        <source>That is not in your hand.</source>
        <translation>Isso não está na sua mão.</translation>
    </message>
    <message>
        <source>That is not the right number of cards.</source>
        <translation>Não é esse o número de cartas pedido.</translation>
    </message>
    <message>
        <source>That is not what you have to decide now.</source>
        <translation>Não é isso que se pede agora.</translation>
    </message>
    <message>
        <source>That is on the water.</source>
        <translation>Isso fica na água.</translation>
    </message>
    <message>
        <source>That is outside the city.</source>
        <translation>Isso fica fora da cidade.</translation>
    </message>
    <message>
        <source>That offer no longer stands.</source>
        <translation>Essa oferta já não está de pé.</translation>
    </message>
    <message>
        <source>That player has no provisions to trade.</source>
        <translation>Esse jogador não tem provisões para trocar.</translation>
    </message>
    <message>
        <source>That troop already wears a collar.</source>
        <translation>Essa tropa já tem um colar.</translation>
    </message>
    <message>
        <source>That troop belongs to the other nation.</source>
        <translation>Essa tropa é da outra nação.</translation>
    </message>
    <message>
        <source>That troop does not wear your collar.</source>
        <translation>Essa tropa não tem o seu colar.</translation>
    </message>
    <message>
        <source>That troop is fighting.</source>
        <translation>Essa tropa está a combater.</translation>
    </message>
    <message>
        <source>That troop wears no collar.</source>
        <translation>Essa tropa não tem colar.</translation>
    </message>
    <message>
        <source>The attacker must lay at least one warrior.</source>
        <translation>O atacante tem de colocar pelo menos um guerreiro.</translation>
    </message>
    <message>
        <source>The bridge is broken: nobody can stand there.</source>
        <translation>A ponte está destruída: ninguém pode lá estar.</translation>
    </message>
    <message>
        <source>The city</source>
        <translation>A cidade</translation>
    </message>
    <message>
        <source>The city was full, so the player with the most points won.</source>
        <translation>A cidade ficou cheia: vitória por pontos.</translation>
    </message>
    <message>
        <source>The city was full.</source>
        <translation>A cidade ficou cheia.</translation>
    </message>
    <message>
        <source>The event must be carried out first.</source>
        <translation>Primeiro tem de se executar o evento.</translation>
    </message>
    <message>
        <source>The game ends with the first treasure. This is not in the rulebook.</source>
        <translation>A partida acaba com o primeiro tesouro. Não está no livro de regras original.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>The highest bid is {best}: the next one must be higher.</source>
        <translation>O lance mais alto é de {best}: o seguinte tem de o superar.</translation>
    </message>
    <message>
        <source>The highest bidder cannot trade until the auction is over.</source>
        <translation>Quem fez o lance mais alto não pode trocar antes do fim do leilão.</translation>
    </message>
    <message>
        <source>The last treasure was found, so the player with the most points won.</source>
        <translation>Apareceu o último tesouro: vitória por pontos.</translation>
    </message>
    <message>
        <source>The last treasure was found.</source>
        <translation>Apareceu o último tesouro.</translation>
    </message>
    <message>
        <source>The mercenary asks for Gold.</source>
        <translation>O mercenário pede Ouro.</translation>
    </message>
    <message>
        <source>The mercenary asks for other cards.</source>
        <translation>O mercenário pede outras cartas.</translation>
    </message>
    <message numerus="yes">
        <source>The most points win, after %n round(s) or once the city is full.</source>
        <translation>
            <numerusform>Ganha quem tiver mais pontos após %n ronda ou quando a cidade estiver cheia.</numerusform>
            <numerusform>Ganha quem tiver mais pontos após %n rondas ou quando a cidade estiver cheia.</numerusform>
        </translation>
    </message>
    <message>
        <source>The open offer must be answered first.</source>
        <translation>Primeiro é preciso responder à oferta em aberto.</translation>
    </message>
    <message>
        <source>The troop cannot get there.</source>
        <translation>A tropa não consegue lá chegar.</translation>
    </message>
    <message>
        <source>The troop is already there.</source>
        <translation>A tropa já lá está.</translation>
    </message>
    <message>
        <source>There are no more of them.</source>
        <translation>Não há mais.</translation>
    </message>
    <message>
        <source>There is a troop on that bridge.</source>
        <translation>Há uma tropa nessa ponte.</translation>
    </message>
    <message>
        <source>There is no combat.</source>
        <translation>Não há nenhum combate.</translation>
    </message>
    <message>
        <source>There is no such move.</source>
        <translation>Essa jogada não existe.</translation>
    </message>
    <message>
        <source>These cards do not add up to exactly your bid.</source>
        <translation>Estas cartas não somam exatamente o seu lance.</translation>
    </message>
    <message>
        <source>To make no offer, click one of your troops and move it.</source>
        <translation>Para não propor nada, clique numa das suas tropas e mova-a.</translation>
    </message>
    <message>
        <source>Too many offers are open already.</source>
        <translation>Já há demasiadas ofertas em aberto.</translation>
    </message>
    <message>
        <source>Too many offers have been made in this game.</source>
        <translation>Houve demasiadas ofertas nesta partida.</translation>
    </message>
    <message>
        <source>Trade with you</source>
        <translation>Trocar com você</translation>
    </message>
    <message>
        <source>Trade with {name}</source>
        <translation>Trocar com {name}</translation>
    </message>
    <message>
        <source>Trade…</source>
        <translation>Troca…</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Tesouros</translation>
    </message>
    <message>
        <source>Troops in the city</source>
        <translation>Tropas na cidade</translation>
    </message>
    <message>
        <source>Value of provisions</source>
        <translation>Valor das provisões</translation>
    </message>
    <message>
        <source>What a card of this kind is worth in a bid.</source>
        <translation>O que vale uma carta deste tipo num lance.</translation>
    </message>
    <message>
        <source>Winning nation</source>
        <translation>Nação vencedora</translation>
    </message>
    <message>
        <source>With an odd number of players, this nation has one more chief.</source>
        <translation>Com um número ímpar de jogadores, essa nação tem mais um chefe.</translation>
    </message>
    <message>
        <source>With one more card, the sum cannot be exactly {amount}.</source>
        <translation>Com mais uma carta, a soma não pode ser exatamente {amount}.</translation>
    </message>
    <message>
        <source>Without a warrior in hand, you cannot attack.</source>
        <translation>Sem um guerreiro na mão, não pode atacar.</translation>
    </message>
    <message>
        <source>You are one of the fighters.</source>
        <translation>Você já está neste combate.</translation>
    </message>
    <message>
        <source>You attack {name} {place}. The defender wins a tie.</source>
        <translation>Você ataca {name} {place}. Em caso de empate, vence a defesa.</translation>
    </message>
    <message>
        <source>You cannot bid more, so you pass.</source>
        <translation>Não pode licitar mais, e passa.</translation>
    </message>
    <message>
        <source>You cannot bid, and pass.</source>
        <translation>Não pode licitar, e passa.</translation>
    </message>
    <message>
        <source>You cannot choose any more cards.</source>
        <translation>Não pode escolher mais cartas.</translation>
    </message>
    <message>
        <source>You cannot trade provisions of the same type for each other.</source>
        <translation>Não se podem trocar entre si provisões do mesmo tipo.</translation>
    </message>
    <message>
        <source>You cannot trade with yourself.</source>
        <translation>A troca tem de ser com outro jogador.</translation>
    </message>
    <message>
        <source>You defend, and have no Food to pay for warriors.</source>
        <translation>Você defende e não tem Alimento para pagar guerreiros.</translation>
    </message>
    <message numerus="yes">
        <source>You defend: pay one Food for %n warrior(s)?</source>
        <translation>
            <numerusform>Você defende: paga um Alimento por %n guerreiro?</numerusform>
            <numerusform>Você defende: paga um Alimento por %n guerreiros?</numerusform>
        </translation>
    </message>
    <message>
        <source>You do not have enough Camouflage to get there.</source>
        <translation>Não tem Camuflagens que cheguem para lá ir.</translation>
    </message>
    <message>
        <source>You do not have what is asked for.</source>
        <translation>Não tem o que é pedido.</translation>
    </message>
    <message>
        <source>You gave up the game.</source>
        <translation>Você desistiu da partida.</translation>
    </message>
    <message>
        <source>You have no Food to pay.</source>
        <translation>Não tem Alimento para pagar.</translation>
    </message>
    <message>
        <source>You have no help to offer, so you stay out.</source>
        <translation>Não tem ajuda para oferecer, e fica de fora.</translation>
    </message>
    <message>
        <source>You have no warriors to lay.</source>
        <translation>Não tem guerreiros para colocar.</translation>
    </message>
    <message>
        <source>You have nothing left to lay.</source>
        <translation>Já não tem nada para colocar.</translation>
    </message>
    <message numerus="yes">
        <source>You have only %n of them.</source>
        <translation>
            <numerusform>Não tem mais do que %n.</numerusform>
            <numerusform>Não tem mais do que %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have won: mark a troop of your nation, or none.</source>
        <translation>Você venceu o combate: marque uma tropa da sua nação, ou nenhuma.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n card(s).</source>
        <translation>
            <numerusform>Fica com %n carta.</numerusform>
            <numerusform>Fica com %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may choose a temple only if nothing else is free in the city.</source>
        <translation>Só pode escolher um templo se nada mais estiver livre na cidade.</translation>
    </message>
    <message>
        <source>You may not pass while you can still take an action.</source>
        <translation>Não pode passar enquanto puder fazer uma ação.</translation>
    </message>
    <message>
        <source>You may trade one or two provisions for one or two others.</source>
        <translation>Pode trocar uma ou duas provisões por uma ou duas outras.</translation>
    </message>
    <message>
        <source>You must bid at least 1.</source>
        <translation>O lance mais baixo é 1.</translation>
    </message>
    <message>
        <source>You must offer a warrior or a Weapon.</source>
        <translation>Ofereça um guerreiro ou uma Arma.</translation>
    </message>
    <message>
        <source>You play {nation} and begin with two troops.</source>
        <translation>Você joga com {nation} e começa com duas tropas.</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Você ganhou!</translation>
    </message>
    <message>
        <source>You win, together with {names}!</source>
        <translation>Você ganhou, juntamente com {names}!</translation>
    </message>
    <message>
        <source>Your provisions are worth {worth} in all.</source>
        <translation>As suas provisões valem {worth} ao todo.</translation>
    </message>
    <message>
        <source>Your provisions cannot pay exactly {amounts}.</source>
        <translation>As suas provisões não permitem pagar exatamente {amounts}.</translation>
    </message>
    <message>
        <source>Your provisions cannot pay that.</source>
        <translation>As suas provisões não chegam para pagar isso.</translation>
    </message>
    <message>
        <source>Your strength would be {sum}.</source>
        <translation>A sua força seria {sum}.</translation>
    </message>
    <message>
        <source>accepting</source>
        <translation>aceitar</translation>
    </message>
    <message>
        <source>adding nothing</source>
        <translation>não acrescentar nada</translation>
    </message>
    <message>
        <source>an unmarked Aztec troop</source>
        <translation>uma tropa asteca sem colar</translation>
    </message>
    <message>
        <source>an unmarked Spanish troop</source>
        <translation>uma tropa espanhola sem colar</translation>
    </message>
    <message>
        <source>bidding {amount}</source>
        <translation>licitar {amount}</translation>
    </message>
    <message>
        <source>breaking the {name}</source>
        <translation>destruir a {name}</translation>
    </message>
    <message>
        <source>buying no warriors</source>
        <translation>não comprar guerreiros</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>por sorteio</translation>
    </message>
    <message>
        <source>discarding {cards}</source>
        <translation>descartar {cards}</translation>
    </message>
    <message>
        <source>drawing a provision</source>
        <translation>tirar uma provisão</translation>
    </message>
    <message>
        <source>fighting</source>
        <translation>combater</translation>
    </message>
    <message>
        <source>giving back {cards}</source>
        <translation>devolver {cards}</translation>
    </message>
    <message>
        <source>keeping {cards}</source>
        <translation>guardar {cards}</translation>
    </message>
    <message>
        <source>laying a Weapon</source>
        <translation>colocar uma Arma</translation>
    </message>
    <message>
        <source>laying no more</source>
        <translation>não colocar mais nada</translation>
    </message>
    <message>
        <source>laying the {value}</source>
        <translation>colocar o {value}</translation>
    </message>
    <message>
        <source>leaving the bridges as they are</source>
        <translation>deixar as pontes como estão</translation>
    </message>
    <message>
        <source>marking none</source>
        <translation>não marcar nenhuma</translation>
    </message>
    <message>
        <source>marking the troop ({place})</source>
        <translation>marcar a tropa ({place})</translation>
    </message>
    <message>
        <source>marking troops</source>
        <translation>marcação das tropas</translation>
    </message>
    <message>
        <source>mending the {name}</source>
        <translation>refazer a {name}</translation>
    </message>
    <message>
        <source>offering {cards}</source>
        <translation>oferecer {cards}</translation>
    </message>
    <message>
        <source>passing</source>
        <translation>passar</translation>
    </message>
    <message numerus="yes">
        <source>paying one Food for %n warrior(s)</source>
        <translation>
            <numerusform>pagar um Alimento por %n guerreiro</numerusform>
            <numerusform>pagar um Alimento por %n guerreiros</numerusform>
        </translation>
    </message>
    <message>
        <source>paying {cards}</source>
        <translation>pagar {cards}</translation>
    </message>
    <message>
        <source>playing no card</source>
        <translation>não jogar nenhuma carta</translation>
    </message>
    <message>
        <source>playing “{card}”</source>
        <translation>jogar «{card}»</translation>
    </message>
    <message>
        <source>playing “{card}” ({place})</source>
        <translation>jogar «{card}» ({place})</translation>
    </message>
    <message>
        <source>recruiting</source>
        <translation>recrutar</translation>
    </message>
    <message>
        <source>refusing</source>
        <translation>recusar</translation>
    </message>
    <message>
        <source>round {round} of {rounds}, event {event}</source>
        <translation>ronda {round} de {rounds}, evento {event}</translation>
    </message>
    <message>
        <source>sending the beaten troop away ({place})</source>
        <translation>afastar a tropa derrotada ({place})</translation>
    </message>
    <message>
        <source>staying out</source>
        <translation>ficar de fora</translation>
    </message>
    <message>
        <source>surrendering</source>
        <translation>render-se</translation>
    </message>
    <message>
        <source>the move {way}</source>
        <translation>o movimento {way}</translation>
    </message>
    <message>
        <source>the trade for {get}</source>
        <translation>a troca por {get}</translation>
    </message>
    <message>
        <source>took the treasure</source>
        <translation>ficou com o tesouro</translation>
    </message>
    <message>
        <source>trading nothing</source>
        <translation>não trocar nada</translation>
    </message>
    <message>
        <source>won a bribery card</source>
        <translation>arrematou uma carta de suborno</translation>
    </message>
    <message>
        <source>won the combat</source>
        <translation>ganhou o combate</translation>
    </message>
    <message>
        <source>you won the combat</source>
        <translation>você ganhou o combate</translation>
    </message>
    <message>
        <source>{card}: choose a free square for the troop.</source>
        <translation>{card}: escolha uma casa livre para a tropa.</translation>
    </message>
    <message>
        <source>{card}: choose the troop to move.</source>
        <translation>{card}: escolha a tropa a mover.</translation>
    </message>
    <message>
        <source>{card}: {troop}</source>
        <translation>{card}: {troop}</translation>
    </message>
    <message>
        <source>{give} for {get}</source>
        <translation>{give} por {get}</translation>
    </message>
    <message>
        <source>{give} to you for {get}</source>
        <translation>você recebe {give} por {get}</translation>
    </message>
    <message>
        <source>{give} to {name} for {get}</source>
        <translation>{give} para {name} por {get}</translation>
    </message>
    <message>
        <source>{help} for {price}</source>
        <translation>{help} por {price}</translation>
    </message>
    <message>
        <source>{high} against {low}.</source>
        <translation>{high} contra {low}.</translation>
    </message>
    <message>
        <source>{names} win.</source>
        <translation>{names} ganham.</translation>
    </message>
    <message>
        <source>{name} attacks you {place}. You win a tie.</source>
        <translation>Você sofre um ataque de {name} {place}. Em caso de empate, vence a defesa.</translation>
    </message>
    <message>
        <source>{name} attacks {place}; you defend for your nation.</source>
        <translation>{name} ataca {place}; é você quem defende, pela sua nação.</translation>
    </message>
    <message>
        <source>{name} gave up the game.</source>
        <translation>{name} desistiu da partida.</translation>
    </message>
    <message>
        <source>{name} has bid {amount}.</source>
        <translation>{name} licitou {amount}.</translation>
    </message>
    <message>
        <source>{name} is bidding or paying.</source>
        <translation>{name} está a licitar ou a pagar.</translation>
    </message>
    <message>
        <source>{name} is carrying out the event.</source>
        <translation>{name} está a executar o evento.</translation>
    </message>
    <message>
        <source>{name} is choosing a troop to mark.</source>
        <translation>{name} está a escolher uma tropa para marcar.</translation>
    </message>
    <message>
        <source>{name} is choosing an action.</source>
        <translation>{name} está a escolher uma ação.</translation>
    </message>
    <message>
        <source>{name} is choosing cards to keep.</source>
        <translation>{name} está a escolher as cartas que vai guardar.</translation>
    </message>
    <message>
        <source>{name} is placing the beaten troop.</source>
        <translation>{name} está a colocar a tropa derrotada.</translation>
    </message>
    <message>
        <source>{name} is preparing the combat.</source>
        <translation>{name} está a preparar o combate.</translation>
    </message>
    <message>
        <source>{name} is thinking about the offer.</source>
        <translation>{name} está a pensar na oferta.</translation>
    </message>
    <message>
        <source>{name} may help one of the fighters.</source>
        <translation>{name} pode ajudar um combatente.</translation>
    </message>
    <message>
        <source>{name} may play a bribery card.</source>
        <translation>{name} pode jogar uma carta de suborno.</translation>
    </message>
    <message>
        <source>{name} may propose a bargain.</source>
        <translation>{name} pode propor um negócio.</translation>
    </message>
    <message>
        <source>{name} offers you {give} for {get}. Accept?</source>
        <translation>{name} oferece-lhe {give} por {get}. Aceita?</translation>
    </message>
    <message>
        <source>{name} offers you {help} for {price}.</source>
        <translation>{name} oferece-lhe {help} por {price}.</translation>
    </message>
    <message>
        <source>{name} offers {cards} for your surrender.</source>
        <translation>{name} oferece-lhe {cards} para se render.</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} ganha.</translation>
    </message>
    <message>
        <source>{name} won the combat</source>
        <translation>{name} ganhou o combate</translation>
    </message>
    <message>
        <source>{nation} lead in the city, {most} troops to {least}.</source>
        <translation>{nation} vão à frente na cidade, {most} tropas contra {least}.</translation>
    </message>
    <message>
        <source>{what}: {cards}</source>
        <translation>{what}: {cards}</translation>
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
        <translation>Pedir ajuda…</translation>
    </message>
    <message>
        <source>Ask for it</source>
        <translation>Pedir</translation>
    </message>
    <message>
        <source>Bribery card…</source>
        <translation>Carta de suborno…</translation>
    </message>
    <message>
        <source>Buy a surrender…</source>
        <translation>Comprar uma rendição…</translation>
    </message>
    <message>
        <source>Choose a bribery card to play.</source>
        <translation>Escolha a carta de suborno que vai jogar.</translation>
    </message>
    <message>
        <source>Choose a warrior or Weapons to offer.</source>
        <translation>Escolha um guerreiro ou Armas para oferecer.</translation>
    </message>
    <message>
        <source>Choose cards on both sides.</source>
        <translation>Escolha cartas dos dois lados.</translation>
    </message>
    <message>
        <source>Click the cards that you give, one click for each.</source>
        <translation>Clique nas cartas que dá, uma vez por carta.</translation>
    </message>
    <message>
        <source>Offer help…</source>
        <translation>Oferecer ajuda…</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Trade with {name}: what do you give, and for what?</source>
        <translation>Troca com {name}: o que você dá e o que recebe?</translation>
    </message>
    <message>
        <source>What do you offer {name} for surrendering?</source>
        <translation>O que oferece a {name} para que se renda?</translation>
    </message>
    <message>
        <source>Whom do you ask for help, and what do you pay?</source>
        <translation>A quem pede ajuda, e o que paga?</translation>
    </message>
    <message>
        <source>Whom do you help, with what, and for what price?</source>
        <translation>A quem oferece ajuda, com quê e por que preço?</translation>
    </message>
    <message>
        <source>You have no provisions to give in return.</source>
        <translation>Não tem provisões para dar em troca.</translation>
    </message>
    <message>
        <source>You have no provisions to give.</source>
        <translation>Não tem provisões para dar.</translation>
    </message>
    <message>
        <source>You may play it now, even when it is not your turn.</source>
        <translation>Pode jogá-la agora, mesmo fora da sua vez.</translation>
    </message>
    <message>
        <source>{cards} for the defender’s surrender</source>
        <translation>{cards} para que o defensor se renda</translation>
    </message>
    <message>
        <source>{give} for {get}</source>
        <translation>{give} por {get}</translation>
    </message>
    <message>
        <source>{help} to {name} for {price}</source>
        <translation>{help} para {name} por {price}</translation>
    </message>
    <message>
        <source>{name}’s help for {price}</source>
        <translation>Ajuda de {name} por {price}</translation>
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
        <translation>6, 4, 4, 2 e 1 com duas Armas somam {total}.</translation>
    </message>
    <message>
        <source>A treasure goes to the player with the most marked troops in the city; in a tie, to the tied player on the highest-numbered square.</source>
        <translation>Um tesouro vai para quem tiver mais tropas marcadas na cidade; em caso de empate, para o empatado que estiver na casa de número mais alto.</translation>
    </message>
    <message>
        <source>A troop is &lt;b&gt;defended&lt;/b&gt; by the owner of its collar, an unmarked troop by a player of its nation, as proxy. If there are several, the one who turns over the highest provision defends.</source>
        <translation>&lt;b&gt;Defende&lt;/b&gt; o dono do colar; uma tropa sem colar é defendida, por procuração, por um jogador da nação dela. Havendo vários, defende o que virar a provisão mais alta.</translation>
    </message>
    <message>
        <source>A troop moves any distance and around corners, never diagonally, over dry land, water or both; it changes from one to the other only in a &lt;b&gt;port&lt;/b&gt;.</source>
        <translation>A qualquer distância e com curvas, nunca na diagonal, por terra firme, por água ou por ambas; só num &lt;b&gt;porto&lt;/b&gt; uma tropa passa de uma à outra.</translation>
    </message>
    <message>
        <source>After the combat</source>
        <translation>Depois do combate</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Objetivo do jogo</translation>
    </message>
    <message>
        <source>Aztec</source>
        <translation>Asteca</translation>
    </message>
    <message>
        <source>Both may add cards in turn; cards laid are never taken back. Others may help either side as &lt;b&gt;mercenaries&lt;/b&gt;, with at most one warrior, of any nation, and with Weapons, for a price in provisions or for nothing.</source>
        <translation>Alternadamente, ambos podem acrescentar cartas; nenhuma se retira. Os outros podem ajudar um dos lados como &lt;b&gt;mercenários&lt;/b&gt;, com um guerreiro no máximo, de qualquer nação, e com Armas, a troco de provisões ou de graça.</translation>
    </message>
    <message>
        <source>Bribery cards</source>
        <translation>Cartas de suborno</translation>
    </message>
    <message>
        <source>Bring troops with your collar into Tenochtitlan. Troops in the city, a secret temple, treasures and the victory of your nation bring points; the player with the most wins.</source>
        <translation>Leve tropas com o seu colar para Tenochtitlan. As tropas na cidade, um templo secreto, os tesouros e a vitória da sua nação dão pontos; quem tiver mais ganha.</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>O combate</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fim da partida</translation>
    </message>
    <message>
        <source>End on another free square. Or end on a troop with somebody else’s collar, or on an unmarked one of the other nation: then there is a &lt;b&gt;combat&lt;/b&gt;.</source>
        <translation>Termine numa casa livre que não seja a de partida; ou numa tropa com o colar de outro jogador, ou sem colar mas da outra nação: há &lt;b&gt;combate&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Everyone gets 4 warriors of their nation, 10 provisions and an objective. Then everyone in turn puts a collar on an unmarked troop of their nation outside the city, and after that, in the same order, on a second one.</source>
        <translation>Cada um recebe 4 guerreiros da sua nação, 10 provisões e um objetivo. Depois, cada um, na sua vez, põe um colar numa tropa da sua nação ainda sem colar, fora da cidade, e a seguir, pela mesma ordem, numa segunda.</translation>
    </message>
    <message>
        <source>Everyone takes a chief, Spanish and Aztec in turn; with an odd number of players one nation has one more chief. Shuffle each deck separately; put the treasures aside.</source>
        <translation>Cada um fica com um chefe, alternando Espanhóis e Astecas; com um número ímpar de jogadores, uma nação tem mais um chefe. Baralhe cada monte em separado; ponha os tesouros à parte.</translation>
    </message>
    <message>
        <source>For each troop without your collar that you &lt;b&gt;jump&lt;/b&gt;, pay 1 Camouflage.</source>
        <translation>Se &lt;b&gt;saltar&lt;/b&gt; por cima de tropas sem o seu colar, pague 1 Camuflagem por cada uma.</translation>
    </message>
    <message>
        <source>If you end your move in a &lt;b&gt;village&lt;/b&gt;, draw the number of provisions it shows.</source>
        <translation>Se terminar o movimento numa &lt;b&gt;aldeia&lt;/b&gt;, tire o número de provisões que ela indica.</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Only &lt;b&gt;causeways&lt;/b&gt; lead into the city. Boats cross them under an intact &lt;b&gt;bridge&lt;/b&gt;, where they cannot stop; a broken bridge lets nobody through.</source>
        <translation>Só as &lt;b&gt;calçadas&lt;/b&gt; levam à cidade. Os barcos atravessam-nas por baixo de uma &lt;b&gt;ponte&lt;/b&gt; intacta, onde não podem parar; uma ponte destruída não deixa passar ninguém.</translation>
    </message>
    <message>
        <source>Players may exchange provisions at any time and in any number, but not with the piles. Nothing else is traded.</source>
        <translation>Os jogadores podem trocar provisões a qualquer momento e em qualquer número, mas não com os montes. Não se troca mais nada.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Provisions</source>
        <translation>Provisões</translation>
    </message>
    <message>
        <source>Put the troops where the map shows. The squares that show both nations take two troops of each nation, in the city and outside it; with an odd number of players, the nation with fewer players fills those in the city, and the other those outside.</source>
        <translation>Ponha as tropas como mostra o mapa. Nas casas que mostram as duas nações ficam duas tropas de cada uma na cidade e duas fora; com um número ímpar de jogadores, a nação com menos jogadores ocupa as da cidade e a outra as de fora.</translation>
    </message>
    <message>
        <source>Rounds and treasures</source>
        <translation>Rondas e tesouros</translation>
    </message>
    <message>
        <source>Sold at auction by the event Bribery. Bidding begins to the left of the active player; a player who passes is out. The winner pays with provisions worth the bid.</source>
        <translation>Vendidas em leilão pelo evento Suborno. Começa quem está à esquerda do jogador ativo; quem passa não volta a licitar. O vencedor paga com provisões no valor do lance.</translation>
    </message>
    <message>
        <source>Some are played at any time, even out of turn; that costs no action, and the card leaves the game: &lt;b&gt;move&lt;/b&gt; one of your troops, or somebody else’s, to a free square, by the rules of moving; draw &lt;b&gt;5 warriors&lt;/b&gt;; draw &lt;b&gt;5 provisions&lt;/b&gt;. Others count at the end: 3, 5 or 7 points. Two are worth nothing.</source>
        <translation>Algumas jogam-se a qualquer momento, mesmo fora da vez, sem gastar ação, e depois saem do jogo: &lt;b&gt;mover&lt;/b&gt; uma tropa sua, ou de outro, para uma casa livre, segundo as regras do movimento; tirar &lt;b&gt;5 guerreiros&lt;/b&gt;; tirar &lt;b&gt;5 provisões&lt;/b&gt;. Outras contam no fim: 3, 5 ou 7 pontos. Duas não valem nada.</translation>
    </message>
    <message>
        <source>Spaniard</source>
        <translation>Espanhol</translation>
    </message>
    <message>
        <source>Take &lt;b&gt;two actions&lt;/b&gt;, the same one twice if you like: discard 1 Food to draw 4 warriors of your nation; move a troop with your collar; draw a provision.</source>
        <translation>Faça &lt;b&gt;duas ações&lt;/b&gt;, duas vezes a mesma se quiser: descartar 1 Alimento para tirar 4 guerreiros da sua nação; mover uma tropa com o seu colar; tirar uma provisão.</translation>
    </message>
    <message>
        <source>The active player takes an unmarked troop of the nation on the card from dry land to a free square of the city; to a temple only if nothing else is free.</source>
        <translation>O jogador ativo leva uma tropa sem colar da nação indicada de terra firme para uma casa livre da cidade; para um templo só se não houver mais nada livre.</translation>
    </message>
    <message>
        <source>The active player takes an unmarked troop of the nation on the card out of the city to a free square of dry land; even a village gives no provisions then.</source>
        <translation>O jogador ativo leva uma tropa sem colar da nação indicada para fora da cidade, até uma casa livre de terra firme; nem uma aldeia dá então provisões.</translation>
    </message>
    <message>
        <source>The attacker lays &lt;b&gt;one or more warriors&lt;/b&gt; face down and &lt;b&gt;Weapons&lt;/b&gt; face up, at most one for each warrior. The defender does the same, or surrenders and loses without a fight.</source>
        <translation>O atacante coloca &lt;b&gt;um ou mais guerreiros&lt;/b&gt; virados para baixo e &lt;b&gt;Armas&lt;/b&gt; viradas para cima, no máximo uma por guerreiro. O defensor faz o mesmo, ou rende-se: é uma derrota sem luta.</translation>
    </message>
    <message>
        <source>The attacker may offer the defender provisions for surrendering.</source>
        <translation>O atacante pode oferecer provisões ao defensor pela rendição dele.</translation>
    </message>
    <message>
        <source>The defender may discard 1 Food to draw 4 warriors.</source>
        <translation>O defensor pode descartar 1 Alimento para tirar 4 guerreiros.</translation>
    </message>
    <message>
        <source>The game ends when the last treasure has been awarded, or as soon as there are troops, marked or not, on all 25 squares of the city.</source>
        <translation>A partida acaba quando o último tesouro for entregue, ou logo que haja tropas, com ou sem colar, nas 25 casas da cidade.</translation>
    </message>
    <message>
        <source>The winner may put a spare collar on any unmarked troop of their nation and, after a combat in a village, draws the provisions it shows.</source>
        <translation>O vencedor pode pôr um colar livre em qualquer tropa sem colar da própria nação e, se o combate for numa aldeia, tira também as provisões dela.</translation>
    </message>
    <message>
        <source>The winner puts the beaten troop on any free square outside the city. Its collar comes off, unless it is its owner’s last.</source>
        <translation>O vencedor põe a tropa derrotada em qualquer casa livre fora da cidade. A tropa perde o colar, a não ser que seja a última do dono.</translation>
    </message>
    <message>
        <source>To begin</source>
        <translation>Preparação</translation>
    </message>
    <message>
        <source>Trading</source>
        <translation>Trocas</translation>
    </message>
    <message>
        <source>Turn over an &lt;b&gt;event&lt;/b&gt; and carry it out.</source>
        <translation>Vire um &lt;b&gt;evento&lt;/b&gt; e execute-o.</translation>
    </message>
    <message>
        <source>Two to six players, about an hour and a half</source>
        <translation>De dois a seis jogadores, cerca de hora e meia</translation>
    </message>
    <message>
        <source>Warriors go under the piles of their nations, Weapons are discarded. Attacker and defender draw as many warriors as they laid themselves, at most 4.</source>
        <translation>Os guerreiros vão para baixo do monte da nação deles, as Armas descartam-se. Atacante e defensor tiram tantos guerreiros como os que eles próprios colocaram, no máximo 4.</translation>
    </message>
    <message>
        <source>When nobody adds any more, turn the cards over. Each Weapon &lt;b&gt;doubles&lt;/b&gt; one warrior, the highest first. The higher sum wins; in a &lt;b&gt;tie&lt;/b&gt;, the defender wins.</source>
        <translation>Quando ninguém acrescentar mais nada, viram-se as cartas. Cada Arma &lt;b&gt;duplica&lt;/b&gt; um guerreiro, primeiro os mais fortes. Ganha a soma maior; em caso de &lt;b&gt;empate&lt;/b&gt;, o defensor.</translation>
    </message>
    <message>
        <source>With two or three players there are &lt;b&gt;two rounds&lt;/b&gt;, with more &lt;b&gt;three&lt;/b&gt;. For each, shuffle all 17 events, then a treasure into the last four. When it turns up, the round ends, and the same player turns over the first event of the next.</source>
        <translation>Com dois ou três jogadores, há &lt;b&gt;duas rondas&lt;/b&gt;; com mais jogadores, &lt;b&gt;três&lt;/b&gt;. Para cada uma, baralhe os 17 eventos e depois misture um tesouro aos últimos quatro. Quando o tesouro aparece, a ronda acaba, e o mesmo jogador vira o primeiro evento da seguinte.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>A sua vez</translation>
    </message>
    <message>
        <source>both</source>
        <translation>as duas</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>ponte</translation>
    </message>
    <message>
        <source>causeway</source>
        <translation>calçada</translation>
    </message>
    <message>
        <source>for bribery cards that say so</source>
        <translation>pelas cartas de suborno que o dizem</translation>
    </message>
    <message>
        <source>for each Gold you hold</source>
        <translation>por cada carta de Ouro na mão</translation>
    </message>
    <message>
        <source>for each treasure</source>
        <translation>por cada tesouro</translation>
    </message>
    <message>
        <source>for each troop with your collar in the city</source>
        <translation>por cada tropa com o seu colar na cidade</translation>
    </message>
    <message>
        <source>for your objective, if a troop with your collar stands on it</source>
        <translation>pelo seu objetivo, se lá estiver uma tropa com o seu colar</translation>
    </message>
    <message>
        <source>port</source>
        <translation>porto</translation>
    </message>
    <message>
        <source>to each chief of the nation with more troops in the city, marked or not; in a tie, of the nation on the highest-numbered square</source>
        <translation>a cada chefe da nação com mais tropas na cidade, com ou sem colar; em caso de empate, da que estiver na casa de número mais alto</translation>
    </message>
    <message>
        <source>village</source>
        <translation>aldeia</translation>
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
        <translation>Você fica com o colar: era a sua última tropa.</translation>
    </message>
    <message>
        <source>It was {name}’s last troop: it keeps its collar.</source>
        <translation>Era a última tropa de {name}: fica com o colar.</translation>
    </message>
    <message>
        <source>Lots are drawn: you defend.</source>
        <translation>Por sorteio, você defende.</translation>
    </message>
    <message>
        <source>Lots are drawn: {name} defends.</source>
        <translation>Por sorteio, cabe a {name} defender.</translation>
    </message>
    <message>
        <source>To decide who defends, you turn up “{card}”.</source>
        <translation>Para decidir quem defende, você vira a carta «{card}».</translation>
    </message>
    <message>
        <source>To decide who defends, {name} turns up “{card}”.</source>
        <translation>Para decidir quem defende, {name} vira a carta «{card}».</translation>
    </message>
    <message>
        <source>You accept.</source>
        <translation>Você aceita.</translation>
    </message>
    <message>
        <source>You add nothing.</source>
        <translation>Você não acrescenta nada.</translation>
    </message>
    <message>
        <source>You ask {other} for help, for {price}.</source>
        <translation>Você pede ajuda a {other} por {price}.</translation>
    </message>
    <message>
        <source>You attack an unmarked troop {place}; {other} defends it.</source>
        <translation>Você ataca uma tropa sem colar {place}; {other} defende-a.</translation>
    </message>
    <message>
        <source>You attack {other} {place}.</source>
        <translation>Você ataca {other} {place}.</translation>
    </message>
    <message>
        <source>You give {other} {cards}.</source>
        <translation>Você dá a {other} {cards}.</translation>
    </message>
    <message>
        <source>You lay a Weapon.</source>
        <translation>Você coloca uma Arma.</translation>
    </message>
    <message>
        <source>You lay {card}, with {arms}.</source>
        <translation>Você coloca {card}, com {arms}.</translation>
    </message>
    <message>
        <source>You lay {card}.</source>
        <translation>Você coloca {card}.</translation>
    </message>
    <message>
        <source>You offer {other} {cards} for surrendering.</source>
        <translation>Você oferece {cards} a {other} para que se renda.</translation>
    </message>
    <message>
        <source>You offer {other} {help} for {price}.</source>
        <translation>Você oferece {help} a {other} por {price}.</translation>
    </message>
    <message>
        <source>You refuse.</source>
        <translation>Você recusa.</translation>
    </message>
    <message>
        <source>You stay out.</source>
        <translation>Você fica de fora.</translation>
    </message>
    <message>
        <source>You surrender to {name}.</source>
        <translation>Você rende-se a {name}.</translation>
    </message>
    <message>
        <source>You win the combat: {high} against {low}.</source>
        <translation>Você ganha o combate: {high} contra {low}.</translation>
    </message>
    <message>
        <source>Your collar comes off the troop.</source>
        <translation>Você perde o colar da tropa derrotada.</translation>
    </message>
    <message>
        <source>{high} against {low}: you win the tie as defender.</source>
        <translation>{high} contra {low}: você vence o empate, porque defende.</translation>
    </message>
    <message>
        <source>{high} against {low}: {name} wins the tie as defender.</source>
        <translation>{high} contra {low}: o empate é de {name}, que defende.</translation>
    </message>
    <message>
        <source>{name} accepts.</source>
        <translation>{name} aceita.</translation>
    </message>
    <message>
        <source>{name} adds nothing.</source>
        <translation>{name} não acrescenta nada.</translation>
    </message>
    <message>
        <source>{name} asks you for help, for {price}.</source>
        <translation>{name} pede-lhe ajuda por {price}.</translation>
    </message>
    <message>
        <source>{name} asks {other} for help, for {price}.</source>
        <translation>{name} pede ajuda a {other} por {price}.</translation>
    </message>
    <message>
        <source>{name} attacks an unmarked troop {place}; you defend it.</source>
        <translation>{name} ataca uma tropa sem colar {place}; é você quem a defende.</translation>
    </message>
    <message>
        <source>{name} attacks an unmarked troop {place}; {other} defends it.</source>
        <translation>{name} ataca uma tropa sem colar {place}; {other} defende-a.</translation>
    </message>
    <message>
        <source>{name} attacks you {place}.</source>
        <translation>Você sofre um ataque de {name} {place}.</translation>
    </message>
    <message>
        <source>{name} attacks {other} {place}.</source>
        <translation>{name} ataca {other} {place}.</translation>
    </message>
    <message>
        <source>{name} gives you {cards}.</source>
        <translation>{name} dá-lhe {cards}.</translation>
    </message>
    <message>
        <source>{name} gives {other} {cards}.</source>
        <translation>{name} dá a {other} {cards}.</translation>
    </message>
    <message>
        <source>{name} lays a Weapon.</source>
        <translation>{name} coloca uma Arma.</translation>
    </message>
    <message>
        <source>{name} lays {card}, with {arms}.</source>
        <translation>{name} coloca {card}, com {arms}.</translation>
    </message>
    <message>
        <source>{name} lays {card}.</source>
        <translation>{name} coloca {card}.</translation>
    </message>
    <message>
        <source>{name} offers you {cards} for surrendering.</source>
        <translation>{name} oferece-lhe {cards} pela sua rendição.</translation>
    </message>
    <message>
        <source>{name} offers you {help} for {price}.</source>
        <translation>{name} oferece-lhe {help} por {price}.</translation>
    </message>
    <message>
        <source>{name} offers {other} {cards} for surrendering.</source>
        <translation>{name} oferece a {other} {cards} para que se renda.</translation>
    </message>
    <message>
        <source>{name} offers {other} {help} for {price}.</source>
        <translation>{name} oferece a {other} {help} por {price}.</translation>
    </message>
    <message>
        <source>{name} refuses.</source>
        <translation>{name} recusa.</translation>
    </message>
    <message>
        <source>{name} stays out.</source>
        <translation>{name} fica de fora.</translation>
    </message>
    <message>
        <source>{name} wins the combat: {high} against {low}.</source>
        <translation>{name} ganha o combate: {high} contra {low}.</translation>
    </message>
    <message>
        <source>{name}’s collar comes off the troop.</source>
        <translation>A tropa derrotada perde o colar de {name}.</translation>
    </message>
    <message>
        <source>{other} surrenders to you.</source>
        <translation>{other} rende-se: o combate é seu.</translation>
    </message>
    <message>
        <source>{other} surrenders to {name}.</source>
        <translation>{other} rende-se a {name}.</translation>
    </message>
</context>
<context>
    <name>CortezCards</name>
    <message>
        <source>1 Food: 4 warriors</source>
        <translation>1 Alimento: 4 guerreiros</translation>
    </message>
    <message>
        <source>1 per spare collar</source>
        <translation>1 por colar livre</translation>
    </message>
    <message>
        <source>1 point at the end</source>
        <translation>1 ponto no fim</translation>
    </message>
    <message>
        <source>1 point if you still hold it at the end of the game.</source>
        <translation>1 ponto se ainda o tiver no fim da partida.</translation>
    </message>
    <message>
        <source>10 points at the end</source>
        <translation>10 pontos no fim</translation>
    </message>
    <message>
        <source>10 points at the end, if a troop with your collar stands on temple {number}.</source>
        <translation>10 pontos no fim, se uma tropa com o seu colar estiver no templo {number}.</translation>
    </message>
    <message>
        <source>Adds {value} to your strength in a combat, or {double} if a Weapon doubles it.</source>
        <translation>Soma {value} à sua força num combate, ou {double} se uma Arma o duplicar.</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>Arqueiro</translation>
    </message>
    <message>
        <source>Arquebusier</source>
        <translation>Arcabuzeiro</translation>
    </message>
    <message>
        <source>At any time, draw 5 provisions; then the card leaves the game.</source>
        <translation>A qualquer momento, tire 5 provisões; depois a carta sai do jogo.</translation>
    </message>
    <message>
        <source>At any time, draw 5 warriors of your nation; then the card leaves the game.</source>
        <translation>A qualquer momento, tire 5 guerreiros da sua nação; depois a carta sai do jogo.</translation>
    </message>
    <message>
        <source>At any time, move another player’s troop to a free square that it can reach; pay 1 Camouflage for each troop it jumps that does not wear the same collar. Then the card leaves the game.</source>
        <translation>A qualquer momento, mova uma tropa com o colar de outro jogador para uma casa livre a que possa chegar, pagando a Camuflagem devida pelos saltos; depois a carta sai do jogo.</translation>
    </message>
    <message>
        <source>At any time, move another player’s troop to any free square, without paying or drawing anything. Then the card leaves the game.</source>
        <translation>A qualquer momento, ponha uma tropa com o colar de outro jogador em qualquer casa livre, sem pagar nem tirar cartas; depois a carta sai do jogo.</translation>
    </message>
    <message>
        <source>At any time, move one of your troops to a free square that it can reach; pay 1 Camouflage for each troop it jumps that does not wear the same collar. Then the card leaves the game.</source>
        <translation>A qualquer momento, mova uma tropa com o seu colar para uma casa livre a que possa chegar, pagando a Camuflagem devida pelos saltos; depois a carta sai do jogo.</translation>
    </message>
    <message>
        <source>At any time, move one of your troops to any free square, without paying or drawing anything. Then the card leaves the game.</source>
        <translation>A qualquer momento, ponha uma tropa com o seu colar em qualquer casa livre, sem pagar nem tirar cartas; depois a carta sai do jogo.</translation>
    </message>
    <message>
        <source>Attack: the Aztecs</source>
        <translation>Ataque: os Astecas</translation>
    </message>
    <message>
        <source>Attack: the Spanish</source>
        <translation>Ataque: os Espanhóis</translation>
    </message>
    <message>
        <source>Aztec</source>
        <comment>troop</comment>
        <translation>asteca</translation>
    </message>
    <message>
        <source>Banner captain</source>
        <translation>Capitão da bandeira</translation>
    </message>
    <message>
        <source>Blade-bearer</source>
        <translation>Guerreiro da lâmina</translation>
    </message>
    <message>
        <source>Bribery</source>
        <translation>Suborno</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Pontes</translation>
    </message>
    <message>
        <source>Camouflage</source>
        <translation>Camuflagem</translation>
    </message>
    <message>
        <source>Club-bearer</source>
        <translation>Guerreiro da clava</translation>
    </message>
    <message>
        <source>Crossbowman</source>
        <translation>Besteiro</translation>
    </message>
    <message>
        <source>Discard it to draw 4 warriors, as an action or when you are attacked.</source>
        <translation>Descarte-o para tirar 4 guerreiros, como ação ou ao ser alvo de um ataque.</translation>
    </message>
    <message>
        <source>Ends the round and goes to the player with the most marked troops in the city; in a tie, to the tied player on the highest-numbered square. It counts 10 points.</source>
        <translation>Termina a ronda e vai para quem tiver mais tropas marcadas na cidade; em caso de empate, para o empatado que estiver na casa de número mais alto. Vale 10 pontos.</translation>
    </message>
    <message>
        <source>Everyone draws a provision for each of their 7 collars that is on no troop.</source>
        <translation>Cada um tira uma provisão por cada colar livre, dos sete que tem.</translation>
    </message>
    <message>
        <source>Everyone keeps at most 10 provisions and discards the others.</source>
        <translation>Cada um fica com 10 provisões, no máximo, e descarta as outras.</translation>
    </message>
    <message>
        <source>Everyone keeps at most 4 warriors; the others go under the pile of their nation.</source>
        <translation>Cada um fica com 4 guerreiros, no máximo; os outros vão para baixo do monte da nação deles.</translation>
    </message>
    <message>
        <source>Five points</source>
        <translation>Cinco pontos</translation>
    </message>
    <message>
        <source>Five provisions</source>
        <translation>Cinco provisões</translation>
    </message>
    <message>
        <source>Five warriors</source>
        <translation>Cinco guerreiros</translation>
    </message>
    <message>
        <source>Flight: the Aztecs</source>
        <translation>Fuga: os Astecas</translation>
    </message>
    <message>
        <source>Flight: the Spanish</source>
        <translation>Fuga: os Espanhóis</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Alimento</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Ouro</translation>
    </message>
    <message>
        <source>Halberdier</source>
        <translation>Alabardeiro</translation>
    </message>
    <message>
        <source>It counts {worth} in a bid.</source>
        <translation>Vale {worth} num lance.</translation>
    </message>
    <message>
        <source>Jaguar warrior</source>
        <translation>Guerreiro jaguar</translation>
    </message>
    <message>
        <source>Keep it until the end of the game: then it counts {points} points.</source>
        <translation>Guarde-a até ao fim da partida: vale então {points} pontos.</translation>
    </message>
    <message>
        <source>Lay it in a combat: it doubles your highest warrior not yet doubled.</source>
        <translation>Coloque-a num combate: duplica o seu guerreiro mais forte ainda não duplicado.</translation>
    </message>
    <message>
        <source>Mutiny</source>
        <translation>Motim</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>On your turn, you have two actions: discard 1 Food to draw 4 warriors of your nation, move a troop with your collar, or draw a provision.</source>
        <translation>Na sua vez tem duas ações: descartar 1 Alimento para tirar 4 guerreiros da sua nação, mover uma tropa com o seu colar ou tirar uma provisão.</translation>
    </message>
    <message>
        <source>One of theirs</source>
        <translation>Uma tropa de outro</translation>
    </message>
    <message>
        <source>One of yours</source>
        <translation>Uma tropa sua</translation>
    </message>
    <message>
        <source>Pay one for each troop you jump that does not wear your collar.</source>
        <translation>Pague uma por cada tropa saltada que não tenha o seu colar.</translation>
    </message>
    <message>
        <source>Pikeman</source>
        <translation>Piqueiro</translation>
    </message>
    <message>
        <source>Pillage</source>
        <translation>Pilhagem</translation>
    </message>
    <message>
        <source>Seven points</source>
        <translation>Sete pontos</translation>
    </message>
    <message>
        <source>Spanish</source>
        <comment>troop</comment>
        <translation>espanhola</translation>
    </message>
    <message>
        <source>Spearman</source>
        <translation>Lanceiro</translation>
    </message>
    <message>
        <source>Standard-bearer</source>
        <translation>Porta-estandarte</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Abastecimento</translation>
    </message>
    <message>
        <source>Swordsman</source>
        <translation>Espadachim</translation>
    </message>
    <message>
        <source>Temple {number}</source>
        <translation>Templo {number}</translation>
    </message>
    <message>
        <source>The active player may break a bridge on which nobody stands, or mend a broken one.</source>
        <translation>O jogador ativo pode destruir uma ponte onde não esteja ninguém ou refazer uma destruída.</translation>
    </message>
    <message>
        <source>The active player takes an unmarked {nation} troop from dry land into the city, to a free square; to a temple only if nothing else is free there.</source>
        <translation>O jogador ativo leva uma tropa {nation} sem colar de terra firme para uma casa livre da cidade; para um templo só se ali não houver mais nada livre.</translation>
    </message>
    <message>
        <source>The active player takes an unmarked {nation} troop out of the city to a free square on dry land; even a village gives no provisions then.</source>
        <translation>O jogador ativo leva uma tropa {nation} sem colar para fora da cidade, até uma casa livre em terra firme; nem uma aldeia dá então provisões.</translation>
    </message>
    <message>
        <source>The top bribery card is sold unseen to the highest bidder, who pays with provisions worth the bid; if nobody bids, the active player takes it.</source>
        <translation>A carta de suborno de cima é vendida às cegas a quem mais der, que paga com provisões no valor do lance; sem lances, fica para o jogador ativo.</translation>
    </message>
    <message>
        <source>This card is of no use to anybody.</source>
        <translation>Esta carta não serve a ninguém.</translation>
    </message>
    <message>
        <source>Three points</source>
        <translation>Três pontos</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Tesouro</translation>
    </message>
    <message>
        <source>Two actions a turn</source>
        <translation>Duas ações na sua vez</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arma</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>a qualquer momento</translation>
    </message>
    <message>
        <source>bid for a secret</source>
        <translation>um segredo em leilão</translation>
    </message>
    <message>
        <source>break or mend one</source>
        <translation>destruir ou refazer uma</translation>
    </message>
    <message>
        <source>counts at the end</source>
        <translation>conta no fim</translation>
    </message>
    <message>
        <source>doubles a warrior</source>
        <translation>duplica um guerreiro</translation>
    </message>
    <message>
        <source>draw a provision</source>
        <translation>tirar uma provisão</translation>
    </message>
    <message>
        <source>good for nothing</source>
        <translation>não serve para nada</translation>
    </message>
    <message>
        <source>jump one troop</source>
        <translation>saltar uma tropa</translation>
    </message>
    <message>
        <source>keep 10 provisions</source>
        <translation>fique com 10 provisões</translation>
    </message>
    <message>
        <source>keep 4 warriors</source>
        <translation>fique com 4 guerreiros</translation>
    </message>
    <message>
        <source>most troops in the city</source>
        <translation>mais tropas na cidade</translation>
    </message>
    <message>
        <source>move a troop</source>
        <translation>mover uma tropa</translation>
    </message>
    <message>
        <source>move another’s troop</source>
        <translation>mover a tropa de outro</translation>
    </message>
    <message>
        <source>move your troop</source>
        <translation>mover uma tropa sua</translation>
    </message>
    <message>
        <source>one Aztec enters</source>
        <translation>entra um asteca</translation>
    </message>
    <message>
        <source>one Aztec leaves</source>
        <translation>sai um asteca</translation>
    </message>
    <message>
        <source>one Spaniard enters</source>
        <translation>entra um espanhol</translation>
    </message>
    <message>
        <source>one Spaniard leaves</source>
        <translation>sai um espanhol</translation>
    </message>
    <message>
        <source>recruit 4 warriors</source>
        <translation>recrutar 4 guerreiros</translation>
    </message>
    <message>
        <source>to any free square</source>
        <translation>para qualquer casa livre</translation>
    </message>
</context>
<context>
    <name>CortezChronicle</name>
    <message>
        <source>It has no effect.</source>
        <translation>Não tem efeito.</translation>
    </message>
    <message>
        <source>It is “{card}”.</source>
        <translation>É a carta «{card}».</translation>
    </message>
    <message>
        <source>No marked troop is in the city: the treasure is lost.</source>
        <translation>Não há nenhuma tropa marcada na cidade: o tesouro perde-se.</translation>
    </message>
    <message>
        <source>Nobody bids: you take the bribery card.</source>
        <translation>Ninguém licita: você fica com a carta de suborno.</translation>
    </message>
    <message>
        <source>Nobody bids: {name} takes the bribery card.</source>
        <translation>Ninguém licita: {name} fica com a carta de suborno.</translation>
    </message>
    <message>
        <source>Round {round} begins.</source>
        <translation>Começa a ronda {round}.</translation>
    </message>
    <message>
        <source>The city goes to {nation}: {most} squares to {least}.</source>
        <translation>Nação vencedora na cidade: {nation}, {most} casas contra {least}.</translation>
    </message>
    <message>
        <source>The city is empty: no nation wins it.</source>
        <translation>A cidade está vazia: nenhuma nação a ganha.</translation>
    </message>
    <message>
        <source>The discarded provisions are shuffled into a new pile.</source>
        <translation>As provisões descartadas formam um novo monte.</translation>
    </message>
    <message>
        <source>The troop {place} breaks the tie.</source>
        <translation>A tropa {place} desfaz o empate.</translation>
    </message>
    <message numerus="yes">
        <source>You and {names} win with %n point(s).</source>
        <translation>
            <numerusform>Você e {names} ganham com %n ponto.</numerusform>
            <numerusform>Você e {names} ganham com %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>You begin. First, everyone marks two troops.</source>
        <translation>Você joga primeiro. Antes, todos marcam duas tropas.</translation>
    </message>
    <message>
        <source>You bid {amount}.</source>
        <translation>Você licita {amount}.</translation>
    </message>
    <message>
        <source>You break the bridge of {town}.</source>
        <translation>Você destrói a ponte de {town}.</translation>
    </message>
    <message>
        <source>You buy no warriors.</source>
        <translation>Você não compra guerreiros.</translation>
    </message>
    <message>
        <source>You can take no action.</source>
        <translation>Você não pode fazer nenhuma ação.</translation>
    </message>
    <message>
        <source>You discard {cards}.</source>
        <translation>Você descarta {cards}.</translation>
    </message>
    <message>
        <source>You do not buy a surrender.</source>
        <translation>Você não compra a rendição.</translation>
    </message>
    <message>
        <source>You do not trade.</source>
        <translation>Você não troca nada.</translation>
    </message>
    <message>
        <source>You draw nothing.</source>
        <translation>Você não tira nada.</translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translation>Você tira {cards}.</translation>
    </message>
    <message>
        <source>You give back {cards}.</source>
        <translation>Você devolve {cards}.</translation>
    </message>
    <message>
        <source>You lay no more cards for now.</source>
        <translation>Por agora, você não coloca mais cartas.</translation>
    </message>
    <message>
        <source>You leave the bridges as they are.</source>
        <translation>Você deixa as pontes como estão.</translation>
    </message>
    <message>
        <source>You mark no troop.</source>
        <translation>Você não marca nenhuma tropa.</translation>
    </message>
    <message>
        <source>You mark the troop {place}.</source>
        <translation>Você marca a tropa {place}.</translation>
    </message>
    <message>
        <source>You mend the bridge of {town}.</source>
        <translation>Você refaz a ponte de {town}.</translation>
    </message>
    <message numerus="yes">
        <source>You move {troop} {place} and pay %n Camouflage.</source>
        <translation>
            <numerusform>Você move {troop} {place} e paga %n Camuflagem.</numerusform>
            <numerusform>Você move {troop} {place} e paga %n Camuflagens.</numerusform>
        </translation>
    </message>
    <message>
        <source>You move {troop} {place}.</source>
        <translation>Você move {troop} {place}.</translation>
    </message>
    <message>
        <source>You offer {other} {give} for {get}.</source>
        <translation>Você oferece {give} a {other} por {get}.</translation>
    </message>
    <message>
        <source>You pass in the auction.</source>
        <translation>Você passa no leilão.</translation>
    </message>
    <message>
        <source>You pay {cards}.</source>
        <translation>Você paga {cards}.</translation>
    </message>
    <message>
        <source>You play no card.</source>
        <translation>Você não joga nenhuma carta.</translation>
    </message>
    <message>
        <source>You play “{card}”.</source>
        <translation>Você joga «{card}».</translation>
    </message>
    <message>
        <source>You put your collar on {troop} {place}.</source>
        <translation>Você põe o seu colar a {troop}, {place}.</translation>
    </message>
    <message>
        <source>You put {troop} into the city, {place}.</source>
        <translation>Você leva para a cidade {troop}, {place}.</translation>
    </message>
    <message>
        <source>You recruit {cards} for {price}.</source>
        <translation>Você recruta {cards} por {price}.</translation>
    </message>
    <message>
        <source>You send the beaten troop {place}.</source>
        <translation>Você manda a tropa derrotada {place}.</translation>
    </message>
    <message>
        <source>You send {troop} {place}.</source>
        <translation>Você leva {troop} {place}.</translation>
    </message>
    <message>
        <source>You stay out of the combat.</source>
        <translation>Você fica fora do combate.</translation>
    </message>
    <message>
        <source>You take the bribery card for {amount}.</source>
        <translation>Você fica com a carta de suborno por {amount}.</translation>
    </message>
    <message>
        <source>You take {troop} out of the city, {place}.</source>
        <translation>Você tira da cidade {troop}, {place}.</translation>
    </message>
    <message numerus="yes">
        <source>You win the treasure with %n troop(s) in the city.</source>
        <translation>
            <numerusform>Você ganha o tesouro com %n tropa na cidade.</numerusform>
            <numerusform>Você ganha o tesouro com %n tropas na cidade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n point(s).</source>
        <translation>
            <numerusform>Você ganha com %n ponto.</numerusform>
            <numerusform>Você ganha com %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>You withdraw your offer to {other}.</source>
        <translation>Você retira a sua oferta a {other}.</translation>
    </message>
    <message>
        <source>Your offer to {other} has become impossible.</source>
        <translation>A sua oferta a {other} tornou-se impossível.</translation>
    </message>
    <message>
        <source>Your turn. The event is “{card}”.</source>
        <translation>É a sua vez. O evento é «{card}».</translation>
    </message>
    <message>
        <source>a troop</source>
        <translation>uma tropa</translation>
    </message>
    <message>
        <source>one of your troops</source>
        <translation>uma tropa comandada por você</translation>
    </message>
    <message>
        <source>one of {name}’s troops</source>
        <translation>uma tropa de {name}</translation>
    </message>
    <message numerus="yes">
        <source>{names} win with %n point(s).</source>
        <translation>
            <numerusform>{names} ganham com %n ponto.</numerusform>
            <numerusform>{names} ganham com %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} begins. First, everyone marks two troops.</source>
        <translation>{name} joga primeiro. Antes, todos marcam duas tropas.</translation>
    </message>
    <message>
        <source>{name} bids {amount}.</source>
        <translation>{name} licita {amount}.</translation>
    </message>
    <message>
        <source>{name} breaks the bridge of {town}.</source>
        <translation>{name} destrói a ponte de {town}.</translation>
    </message>
    <message>
        <source>{name} buys no warriors.</source>
        <translation>{name} não compra guerreiros.</translation>
    </message>
    <message>
        <source>{name} can take no action.</source>
        <translation>{name} não pode fazer nenhuma ação.</translation>
    </message>
    <message>
        <source>{name} discards {cards}.</source>
        <translation>{name} descarta {cards}.</translation>
    </message>
    <message>
        <source>{name} does not buy a surrender.</source>
        <translation>{name} não compra a rendição.</translation>
    </message>
    <message>
        <source>{name} does not trade.</source>
        <translation>{name} não troca nada.</translation>
    </message>
    <message>
        <source>{name} draws nothing.</source>
        <translation>{name} não tira nada.</translation>
    </message>
    <message>
        <source>{name} draws {cards}.</source>
        <translation>{name} tira {cards}.</translation>
    </message>
    <message>
        <source>{name} gives back {cards}.</source>
        <translation>{name} devolve {cards}.</translation>
    </message>
    <message>
        <source>{name} lays no more cards for now.</source>
        <translation>Por agora, {name} não coloca mais cartas.</translation>
    </message>
    <message>
        <source>{name} leaves the bridges as they are.</source>
        <translation>{name} deixa as pontes como estão.</translation>
    </message>
    <message>
        <source>{name} marks no troop.</source>
        <translation>{name} não marca nenhuma tropa.</translation>
    </message>
    <message>
        <source>{name} marks the troop {place}.</source>
        <translation>{name} marca a tropa {place}.</translation>
    </message>
    <message>
        <source>{name} mends the bridge of {town}.</source>
        <translation>{name} refaz a ponte de {town}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} moves {troop} {place} and pays %n Camouflage.</source>
        <translation>
            <numerusform>{name} move {troop} {place} e paga %n Camuflagem.</numerusform>
            <numerusform>{name} move {troop} {place} e paga %n Camuflagens.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} moves {troop} {place}.</source>
        <translation>{name} move {troop} {place}.</translation>
    </message>
    <message>
        <source>{name} offers you {give} for {get}.</source>
        <translation>{name} oferece-lhe {give} por {get}.</translation>
    </message>
    <message>
        <source>{name} offers {other} {give} for {get}.</source>
        <translation>{name} oferece a {other} {give} por {get}.</translation>
    </message>
    <message>
        <source>{name} passes in the auction.</source>
        <translation>{name} passa no leilão.</translation>
    </message>
    <message>
        <source>{name} pays {cards}.</source>
        <translation>{name} paga {cards}.</translation>
    </message>
    <message>
        <source>{name} plays no card.</source>
        <translation>{name} não joga nenhuma carta.</translation>
    </message>
    <message>
        <source>{name} plays “{card}”.</source>
        <translation>{name} joga «{card}».</translation>
    </message>
    <message>
        <source>{name} puts a collar on {troop} {place}.</source>
        <translation>{name} põe um colar a {troop}, {place}.</translation>
    </message>
    <message>
        <source>{name} puts {troop} into the city, {place}.</source>
        <translation>{name} leva para a cidade {troop}, {place}.</translation>
    </message>
    <message>
        <source>{name} recruits {cards} for {price}.</source>
        <translation>{name} recruta {cards} por {price}.</translation>
    </message>
    <message>
        <source>{name} sends the beaten troop {place}.</source>
        <translation>{name} manda a tropa derrotada {place}.</translation>
    </message>
    <message>
        <source>{name} sends {troop} {place}.</source>
        <translation>{name} leva {troop} {place}.</translation>
    </message>
    <message>
        <source>{name} stays out of the combat.</source>
        <translation>{name} fica fora do combate.</translation>
    </message>
    <message>
        <source>{name} takes the bribery card for {amount}.</source>
        <translation>{name} fica com a carta de suborno por {amount}.</translation>
    </message>
    <message>
        <source>{name} takes {troop} out of the city, {place}.</source>
        <translation>{name} tira da cidade {troop}, {place}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the treasure with %n troop(s) in the city.</source>
        <translation>
            <numerusform>{name} ganha o tesouro com %n tropa na cidade.</numerusform>
            <numerusform>{name} ganha o tesouro com %n tropas na cidade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n point(s).</source>
        <translation>
            <numerusform>{name} ganha com %n ponto.</numerusform>
            <numerusform>{name} ganha com %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} withdraws the offer to you.</source>
        <translation>{name} retira a oferta que lhe fez.</translation>
    </message>
    <message>
        <source>{name} withdraws the offer to {other}.</source>
        <translation>{name} retira a oferta a {other}.</translation>
    </message>
    <message>
        <source>{name}’s offer to you has become impossible.</source>
        <translation>A oferta que {name} lhe fez tornou-se impossível.</translation>
    </message>
    <message>
        <source>{name}’s offer to {other} has become impossible.</source>
        <translation>A oferta de {name} a {other} tornou-se impossível.</translation>
    </message>
    <message>
        <source>{name}’s turn. The event is “{card}”.</source>
        <translation>É a vez de {name}. O evento é «{card}».</translation>
    </message>
</context>
<context>
    <name>CortezEditing</name>
    <message>
        <source>A Spanish troop</source>
        <translation>Uma tropa espanhola</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Ações</translation>
    </message>
    <message>
        <source>Actions left: click for one more, right-click for one fewer</source>
        <translation>Ações restantes: um clique dá mais uma, o botão direito tira uma</translation>
    </message>
    <message>
        <source>All treasures would be awarded, which ends the game.</source>
        <translation>Todos os tesouros estariam atribuídos, o que põe fim à partida.</translation>
    </message>
    <message>
        <source>An Aztec troop</source>
        <translation>Uma tropa asteca</translation>
    </message>
    <message>
        <source>Break a bridge</source>
        <translation>Destruir uma ponte</translation>
    </message>
    <message>
        <source>Bribery</source>
        <translation>Suborno</translation>
    </message>
    <message>
        <source>Chief, temple</source>
        <translation>Chefe, templo</translation>
    </message>
    <message>
        <source>Collars</source>
        <translation>Colares</translation>
    </message>
    <message>
        <source>Each nation has only {most} troops.</source>
        <translation>Cada nação tem só {most} tropas.</translation>
    </message>
    <message>
        <source>It is your turn, and your hand is shown</source>
        <translation>É a sua vez, e a sua mão está à vista</translation>
    </message>
    <message>
        <source>No troop can be on a broken bridge.</source>
        <translation>Nenhuma tropa pode estar numa ponte destruída.</translation>
    </message>
    <message>
        <source>No warrior of value {value} is left.</source>
        <translation>Já não há guerreiros de valor {value}.</translation>
    </message>
    <message>
        <source>Provisions</source>
        <translation>Provisões</translation>
    </message>
    <message>
        <source>That bridge is already broken.</source>
        <translation>Essa ponte já está destruída.</translation>
    </message>
    <message>
        <source>That number is too high or too low.</source>
        <translation>Número demasiado alto ou baixo.</translation>
    </message>
    <message>
        <source>The chief</source>
        <translation>O chefe</translation>
    </message>
    <message>
        <source>The city would be full, which ends the game.</source>
        <translation>A cidade ficaria cheia, o que põe fim à partida.</translation>
    </message>
    <message>
        <source>The discarded provisions</source>
        <translation>As provisões descartadas</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>A mão</translation>
    </message>
    <message>
        <source>The objective of the player whose turn it is</source>
        <translation>O objetivo do jogador que tem a vez</translation>
    </message>
    <message>
        <source>There is already a troop there: {square}.</source>
        <translation>Já lá está uma tropa: {square}.</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Tesouros</translation>
    </message>
    <message>
        <source>Troops, broken bridges</source>
        <translation>Tropas, pontes destruídas</translation>
    </message>
    <message>
        <source>Warriors</source>
        <translation>Guerreiros</translation>
    </message>
    <message>
        <source>Whose turn, whose hand</source>
        <translation>Vez e mão de</translation>
    </message>
    <message>
        <source>You can mark troops of your own nation only.</source>
        <translation>Só pode marcar tropas da sua nação.</translation>
    </message>
    <message>
        <source>You have only {most} collars.</source>
        <translation>Só tem {most} colares.</translation>
    </message>
    <message>
        <source>You would have no possible move.</source>
        <translation>Não teria nada para jogar.</translation>
    </message>
    <message>
        <source>Your collar: mark a troop, or unmark it</source>
        <translation>O seu colar: marcar uma tropa, ou desmarcá-la</translation>
    </message>
    <message>
        <source>Your treasures: click for one more, right-click for one fewer</source>
        <translation>Os seus tesouros: um clique dá mais um, o botão direito tira um</translation>
    </message>
    <message>
        <source>{card}: there are none left.</source>
        <translation>{card}: já não há nenhuma.</translation>
    </message>
    <message>
        <source>{name} can mark troops of their own nation only.</source>
        <translation>{name} só pode marcar tropas da própria nação.</translation>
    </message>
    <message>
        <source>{name} has only {most} collars.</source>
        <translation>{name} só tem {most} colares.</translation>
    </message>
    <message>
        <source>{name} to play, and their hand is shown</source>
        <translation>É a vez de {name}, cuja mão está à vista</translation>
    </message>
    <message>
        <source>{name} would have no possible move.</source>
        <translation>{name} não teria nenhuma jogada possível.</translation>
    </message>
    <message>
        <source>{name}’s collar: mark a troop, or unmark it</source>
        <translation>Colar de {name}: marcar uma tropa, ou desmarcá-la</translation>
    </message>
    <message>
        <source>{name}’s treasures: click for one more, right-click for one fewer</source>
        <translation>Tesouros de {name}: um clique dá mais um, o botão direito tira um</translation>
    </message>
</context>
<context>
    <name>CortezEnding</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for troops in the city</source>
        <translation>
            <numerusform>%n ponto pelas tropas na cidade</numerusform>
            <numerusform>%n pontos pelas tropas na cidade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s)</source>
        <translation>
            <numerusform>%n tesouro</numerusform>
            <numerusform>%n tesouros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s) came to you on a tie.</source>
        <translation>
            <numerusform>Num empate, você ficou com %n tesouro.</numerusform>
            <numerusform>Em empates, você ficou com %n tesouros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s) given on a tie</source>
        <translation>
            <numerusform>%n tesouro atribuído por desempate</numerusform>
            <numerusform>%n tesouros atribuídos por desempate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s) went to {name} on a tie.</source>
        <translation>
            <numerusform>Num empate, %n tesouro coube a {name}.</numerusform>
            <numerusform>Em empates, %n tesouros couberam a {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troop(s) moved</source>
        <translation>
            <numerusform>%n tropa movida</numerusform>
            <numerusform>%n tropas movidas</numerusform>
        </translation>
    </message>
    <message>
        <source>The treasure is shared</source>
        <translation>O tesouro é partilhado</translation>
    </message>
    <message>
        <source>The treasure is yours</source>
        <translation>O tesouro é seu</translation>
    </message>
    <message>
        <source>The treasure is {name}’s</source>
        <translation>O tesouro é de {name}</translation>
    </message>
    <message>
        <source>The treasures</source>
        <translation>Os tesouros</translation>
    </message>
    <message>
        <source>combats won</source>
        <translation>combates ganhos</translation>
    </message>
    <message>
        <source>equal: the troop {place} decided</source>
        <translation>empate desfeito pela tropa {place}</translation>
    </message>
    <message>
        <source>goes to nobody: no marked troop in the city</source>
        <translation>para ninguém: nenhuma tropa marcada na cidade</translation>
    </message>
    <message numerus="yes">
        <source>of %n treasure(s)</source>
        <translation>
            <numerusform>em %n tesouro</numerusform>
            <numerusform>em %n tesouros</numerusform>
        </translation>
    </message>
    <message>
        <source>the closest combat</source>
        <translation>o combate mais renhido</translation>
    </message>
    <message>
        <source>the greatest combat</source>
        <translation>o maior combate</translation>
    </message>
    <message>
        <source>troops in the city when each treasure was given</source>
        <translation>tropas na cidade ao atribuir cada tesouro</translation>
    </message>
    <message numerus="yes">
        <source>won by %n troop(s)</source>
        <translation>
            <numerusform>ganho por %n tropa</numerusform>
            <numerusform>ganho por %n tropas</numerusform>
        </translation>
    </message>
    <message>
        <source>you against {loser}</source>
        <translation>você contra {loser}</translation>
    </message>
    <message>
        <source>{most} points; the next has {next}.</source>
        <translation>{most} pontos; quem vem depois tem {next}.</translation>
    </message>
    <message>
        <source>{winner} against you</source>
        <translation>{winner} contra você</translation>
    </message>
    <message>
        <source>{winner} against {loser}</source>
        <translation>{winner} contra {loser}</translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation>{won} de {all}</translation>
    </message>
</context>
<context>
    <name>CortezFigures</name>
    <message>
        <source>The greatest strength: {strength} ({place}).</source>
        <translation>A maior força: {strength} ({place}).</translation>
    </message>
    <message numerus="yes">
        <source>There were %n combat(s).</source>
        <translation>
            <numerusform>Houve %n combate.</numerusform>
            <numerusform>Houve %n combates.</numerusform>
        </translation>
    </message>
    <message>
        <source>combats lost</source>
        <translation>combates perdidos</translation>
    </message>
    <message>
        <source>combats won</source>
        <translation>combates ganhos</translation>
    </message>
    <message>
        <source>provisions drawn</source>
        <translation>provisões tiradas</translation>
    </message>
    <message>
        <source>treasures</source>
        <translation>tesouros</translation>
    </message>
    <message>
        <source>troops moved</source>
        <translation>tropas movidas</translation>
    </message>
    <message>
        <source>warriors laid</source>
        <translation>guerreiros colocados</translation>
    </message>
</context>
<context>
    <name>CortezMemory</name>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n por conhecer</numerusform>
            <numerusform>%n por conhecer</numerusform>
        </translation>
    </message>
    <message>
        <source>From the top, each group in unknown order: {lots}.</source>
        <translation>De cima para baixo, cada grupo por ordem desconhecida: {lots}.</translation>
    </message>
    <message>
        <source>Known cards: {cards}.</source>
        <translation>Cartas conhecidas: {cards}.</translation>
    </message>
    <message>
        <source>The others know that you hold {cards}.</source>
        <translation>Os outros sabem que você tem {cards}.</translation>
    </message>
</context>
<context>
    <name>CortezNames</name>
    <message numerus="yes">
        <source>%n Camouflage</source>
        <translation>
            <numerusform>%n Camuflagem</numerusform>
            <numerusform>%n Camuflagens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Food</source>
        <translation>
            <numerusform>%n Alimento</numerusform>
            <numerusform>%n Alimentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Gold</source>
        <translation>
            <numerusform>%n Ouro</numerusform>
            <numerusform>%n Ouros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Weapon(s)</source>
        <translation>
            <numerusform>%n Arma</numerusform>
            <numerusform>%n Armas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s)</source>
        <translation>
            <numerusform>%n provisão</numerusform>
            <numerusform>%n provisões</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s)</source>
        <translation>
            <numerusform>%n guerreiro</numerusform>
            <numerusform>%n guerreiros</numerusform>
        </translation>
    </message>
    <message>
        <source>a warrior of {value}</source>
        <translation>um guerreiro de valor {value}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>warriors of {values}</source>
        <translation>guerreiros de valor {values}</translation>
    </message>
</context>
<context>
    <name>CortezNotes</name>
    <message numerus="yes">
        <source>%n card(s) to be auctioned.</source>
        <translation>
            <numerusform>%n carta por leiloar.</numerusform>
            <numerusform>%n cartas por leiloar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), the treasure among the last five.</source>
        <translation>
            <numerusform>%n carta, o tesouro entre as últimas cinco.</numerusform>
            <numerusform>%n cartas, o tesouro entre as últimas cinco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), the treasure among them.</source>
        <translation>
            <numerusform>%n carta: o tesouro.</numerusform>
            <numerusform>%n cartas, com o tesouro entre elas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s).</source>
        <translation>
            <numerusform>%n carta.</numerusform>
            <numerusform>%n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) to draw.</source>
        <translation>
            <numerusform>%n provisão por tirar.</numerusform>
            <numerusform>%n provisões por tirar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s) to draw.</source>
        <translation>
            <numerusform>%n guerreiro por tirar.</numerusform>
            <numerusform>%n guerreiros por tirar.</numerusform>
        </translation>
    </message>
    <message>
        <source>A marked troop here counts 5 points at the end.</source>
        <translation>Uma tropa marcada vale aqui 5 pontos no fim.</translation>
    </message>
    <message numerus="yes">
        <source>A move that ends here brings %n provision(s); after a combat, only the winner draws.</source>
        <translation>
            <numerusform>Um movimento que acabe aqui dá %n provisão; se houver combate, só ao vencedor.</numerusform>
            <numerusform>Um movimento que acabe aqui dá %n provisões; se houver combate, só ao vencedor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Here: {troop}.</source>
        <translation>Aqui: {troop}.</translation>
    </message>
    <message>
        <source>No provision has been discarded.</source>
        <translation>Nenhuma provisão foi descartada.</translation>
    </message>
    <message>
        <source>Played: {cards}.</source>
        <translation>Jogadas: {cards}.</translation>
    </message>
    <message>
        <source>The bridge is broken: nobody passes over or under it.</source>
        <translation>A ponte está destruída: ninguém passa por cima nem por baixo.</translation>
    </message>
    <message>
        <source>This is your objective: 10 points at the end.</source>
        <translation>É o seu objetivo: 10 pontos no fim.</translation>
    </message>
    <message>
        <source>This is {name}’s objective: 10 points at the end.</source>
        <translation>É o objetivo de {name}: 10 pontos no fim.</translation>
    </message>
    <message>
        <source>This may be somebody’s secret objective: 10 points.</source>
        <translation>Pode ser o objetivo secreto de alguém: 10 pontos.</translation>
    </message>
    <message>
        <source>To choose several: Shift+click takes all from the last card clicked, Ctrl+click one more; or drag a frame around them on the felt.</source>
        <translation>Para escolher várias: Shift+clique seleciona todas desde a última carta clicada, Ctrl+clique mais uma; ou arraste um retângulo à volta delas no feltro.</translation>
    </message>
    <message>
        <source>Troops change between land and water here.</source>
        <translation>Aqui as tropas passam da terra à água e vice-versa.</translation>
    </message>
    <message>
        <source>Troops walk over the bridge, boats pass below.</source>
        <translation>As tropas passam por cima da ponte, os barcos por baixo.</translation>
    </message>
    <message>
        <source>Turned up this round: {cards}.</source>
        <translation>Viradas nesta ronda: {cards}.</translation>
    </message>
    <message>
        <source>Type your bid, or turn the mouse wheel here.</source>
        <translation>Escreva o seu lance ou use aqui a roda do rato.</translation>
    </message>
</context>
<context>
    <name>CortezPlaces</name>
    <message>
        <source>Aztecs</source>
        <translation>Astecas</translation>
    </message>
    <message>
        <source>Spaniards</source>
        <translation>Espanhóis</translation>
    </message>
    <message>
        <source>an unmarked Aztec troop</source>
        <translation>uma tropa asteca sem colar</translation>
    </message>
    <message>
        <source>an unmarked Spanish troop</source>
        <translation>uma tropa espanhola sem colar</translation>
    </message>
    <message>
        <source>at the port of {town}</source>
        <translation>no porto de {town}</translation>
    </message>
    <message>
        <source>at the port of {town}</source>
        <comment>before a vowel</comment>
        <translation>no porto de {town}</translation>
    </message>
    <message>
        <source>at {name}</source>
        <translation>em {name}</translation>
    </message>
    <message>
        <source>bridge of {name}</source>
        <translation>ponte de {name}</translation>
    </message>
    <message>
        <source>by the city</source>
        <translation>junto à cidade</translation>
    </message>
    <message>
        <source>causeway {at}</source>
        <translation>calçada {at}</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>centro</translation>
    </message>
    <message>
        <source>in the centre</source>
        <translation>no centro</translation>
    </message>
    <message>
        <source>in the east</source>
        <translation>a leste</translation>
    </message>
    <message>
        <source>in the north</source>
        <translation>a norte</translation>
    </message>
    <message>
        <source>in the north-east</source>
        <translation>a nordeste</translation>
    </message>
    <message>
        <source>in the north-west</source>
        <translation>a noroeste</translation>
    </message>
    <message>
        <source>in the south</source>
        <translation>a sul</translation>
    </message>
    <message>
        <source>in the south-east</source>
        <translation>a sudeste</translation>
    </message>
    <message>
        <source>in the south-west</source>
        <translation>a sudoeste</translation>
    </message>
    <message>
        <source>in the west</source>
        <translation>a oeste</translation>
    </message>
    <message>
        <source>lake {at}</source>
        <translation>lago {at}</translation>
    </message>
    <message>
        <source>land {at}</source>
        <translation>terra {at}</translation>
    </message>
    <message>
        <source>on a causeway {side} ({at})</source>
        <translation>numa calçada {side} ({at})</translation>
    </message>
    <message>
        <source>on square {number}</source>
        <translation>na casa {number}</translation>
    </message>
    <message>
        <source>on temple {number}</source>
        <translation>no templo {number}</translation>
    </message>
    <message>
        <source>on the bridge of {name}</source>
        <translation>na ponte de {name}</translation>
    </message>
    <message>
        <source>on the lake {side} ({at})</source>
        <translation>no lago {side} ({at})</translation>
    </message>
    <message>
        <source>on the land {side} ({at})</source>
        <translation>em terra firme {side} ({at})</translation>
    </message>
    <message>
        <source>onto a causeway {side} ({at})</source>
        <translation>para uma calçada {side} ({at})</translation>
    </message>
    <message>
        <source>onto the bridge of {name}</source>
        <translation>para a ponte de {name}</translation>
    </message>
    <message>
        <source>onto the lake {side} ({at})</source>
        <translation>para o lago {side} ({at})</translation>
    </message>
    <message>
        <source>port of {town}</source>
        <translation>porto de {town}</translation>
    </message>
    <message>
        <source>port of {town}</source>
        <comment>before a vowel</comment>
        <translation>porto de {town}</translation>
    </message>
    <message>
        <source>square {number}</source>
        <translation>casa {number}</translation>
    </message>
    <message>
        <source>temple {number}</source>
        <translation>templo {number}</translation>
    </message>
    <message>
        <source>the Aztecs</source>
        <translation>os Astecas</translation>
    </message>
    <message>
        <source>the Spanish</source>
        <translation>os Espanhóis</translation>
    </message>
    <message>
        <source>to square {number}</source>
        <translation>para a casa {number}</translation>
    </message>
    <message>
        <source>to temple {number}</source>
        <translation>para o templo {number}</translation>
    </message>
    <message>
        <source>to the centre</source>
        <translation>para o centro</translation>
    </message>
    <message>
        <source>to the land {side} ({at})</source>
        <translation>para terra firme {side} ({at})</translation>
    </message>
    <message>
        <source>to the port of {town}</source>
        <translation>para o porto de {town}</translation>
    </message>
    <message>
        <source>to the port of {town}</source>
        <comment>before a vowel</comment>
        <translation>para o porto de {town}</translation>
    </message>
    <message>
        <source>to {name}</source>
        <translation>para {name}</translation>
    </message>
</context>
<context>
    <name>CortezPrint</name>
    <message numerus="yes">
        <source>%n of each colour, one of them a spare. Put one on each of your troops; it moves with the troop.</source>
        <translation>
            <numerusform>%n de cada cor, de reserva. Ponha um em cada tropa sua; move-se com ela.</numerusform>
            <numerusform>%n de cada cor, um deles de reserva. Ponha um em cada tropa sua; move-se com ela.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of each nation. Cut along the lines, and glue them on wood or coins if you like.</source>
        <translation>
            <numerusform>%n de cada nação. Recorte pelas linhas e, se quiser, cole-a em madeira ou numa moeda.</numerusform>
            <numerusform>%n de cada nação. Recorte pelas linhas e, se quiser, cole-as em madeira ou em moedas.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 Food: draw 4 warriors.</source>
        <translation>1 Alimento: tirar 4 guerreiros.</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Ponte</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Pontes</translation>
    </message>
    <message>
        <source>Broken bridge</source>
        <translation>Ponte destruída</translation>
    </message>
    <message>
        <source>Card labels</source>
        <translation>Etiquetas para cartas</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Collars</source>
        <translation>Colares</translation>
    </message>
    <message>
        <source>Cortez · {name}</source>
        <translation>Cortez · {name}</translation>
    </message>
    <message>
        <source>Cut out each strip, fold it along the dashes, pictures outwards, and glue it. Put the bridges on their squares, intact side up; turn one over to break or mend it.</source>
        <translation>Recorte cada tira, dobre-a pelo tracejado, com as imagens para fora, e cole-a. Ponha cada ponte na casa respetiva, com o lado intacto para cima; para destruir ou refazer uma ponte, vire-a.</translation>
    </message>
    <message>
        <source>Draw a provision.</source>
        <translation>Tirar uma provisão.</translation>
    </message>
    <message>
        <source>Events and secrets</source>
        <translation>Eventos e segredos</translation>
    </message>
    <message numerus="yes">
        <source>For %n cards. Cut along the lines and fold back along the dashes. Glue the narrow flap to the inside of the last side, then glue the bottom; tuck in the lid.</source>
        <translation>
            <numerusform>Para %n carta. Recorte pelas linhas contínuas e dobre para trás pelas tracejadas. Cole a aba estreita no interior do último lado e, em seguida, cole o fundo; a tampa encaixa-se.</numerusform>
            <numerusform>Para %n cartas. Recorte pelas linhas contínuas e dobre para trás pelas tracejadas. Cole a aba estreita no interior do último lado e, em seguida, cole o fundo; a tampa encaixa-se.</numerusform>
        </translation>
    </message>
    <message>
        <source>Map of Tenochtitlan</source>
        <translation>Mapa de Tenochtitlan</translation>
    </message>
    <message>
        <source>Move a troop with your collar.</source>
        <translation>Mover uma tropa com o seu colar.</translation>
    </message>
    <message>
        <source>Provisions</source>
        <translation>Provisões</translation>
    </message>
    <message>
        <source>Rules summary</source>
        <translation>Resumo das regras</translation>
    </message>
    <message>
        <source>Troops</source>
        <translation>Tropas</translation>
    </message>
    <message>
        <source>Troops, collars and bridges</source>
        <translation>Tropas, colares e pontes</translation>
    </message>
    <message>
        <source>Tuck box: {name}</source>
        <translation>Caixa dobrável: {name}</translation>
    </message>
    <message>
        <source>Tuck boxes</source>
        <translation>Caixas dobráveis</translation>
    </message>
    <message>
        <source>Warriors</source>
        <translation>Guerreiros</translation>
    </message>
</context>
<context>
    <name>CortezReasons</name>
    <message numerus="yes">
        <source>%n fewer troop(s) in the city at the end of the next turn</source>
        <translation>
            <numerusform>menos %n tropa na cidade no fim do turno seguinte</numerusform>
            <numerusform>menos %n tropas na cidade no fim do turno seguinte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more troop(s) in the city at the end of the next turn</source>
        <translation>
            <numerusform>mais %n tropa na cidade no fim do turno seguinte</numerusform>
            <numerusform>mais %n tropas na cidade no fim do turno seguinte</numerusform>
        </translation>
    </message>
    <message>
        <source>If the offer is refused, you cannot win this combat.</source>
        <translation>Se a oferta for recusada, você não pode ganhar este combate.</translation>
    </message>
    <message>
        <source>If the offer is refused, you win this combat {often}.</source>
        <translation>Se a oferta for recusada, você ganha este combate {often}.</translation>
    </message>
    <message>
        <source>If you accept the offer, you win this combat {often}.</source>
        <translation>Se aceitar a oferta, você ganha este combate {often}.</translation>
    </message>
    <message>
        <source>If you add no card, you cannot win without help.</source>
        <translation>Se você não acrescentar nenhuma carta, não pode ganhar sem ajuda.</translation>
    </message>
    <message>
        <source>If you add no card, you cannot win.</source>
        <translation>Se você não acrescentar nenhuma carta, não pode ganhar.</translation>
    </message>
    <message>
        <source>If you add no card, you win {often}.</source>
        <translation>Se você não acrescentar nenhuma carta, ganha {often}.</translation>
    </message>
    <message>
        <source>If you lay about {strength}, you win this combat {often}.</source>
        <translation>Se colocar cerca de {strength}, você ganha este combate {often}.</translation>
    </message>
    <message>
        <source>If {name} accepts the offer, {name} wins this combat {often}.</source>
        <translation>Se {name} aceitar a oferta, {name} ganha este combate {often}.</translation>
    </message>
    <message>
        <source>If {name} adds no card, {name} cannot win without help.</source>
        <translation>Se {name} não acrescentar nenhuma carta, não pode ganhar sem ajuda.</translation>
    </message>
    <message>
        <source>If {name} adds no card, {name} cannot win.</source>
        <translation>Se {name} não acrescentar nenhuma carta, não pode ganhar.</translation>
    </message>
    <message>
        <source>If {name} adds no card, {name} wins {often}.</source>
        <translation>Se {name} não acrescentar nenhuma carta, ganha {often}.</translation>
    </message>
    <message numerus="yes">
        <source>It helps the side that fights your own nation, but brings %n Gold, a point each at the end.</source>
        <translation>
            <numerusform>Esta jogada ajuda contra a sua própria nação, mas rende %n Ouro, um ponto no fim.</numerusform>
            <numerusform>Esta jogada ajuda contra a sua própria nação, mas rende %n Ouros, um ponto cada um no fim.</numerusform>
        </translation>
    </message>
    <message>
        <source>It helps the side that fights your own nation.</source>
        <translation>Esta jogada ajuda contra a sua própria nação.</translation>
    </message>
    <message numerus="yes">
        <source>It helps the side that fights {name}’s own nation, but brings %n Gold, a point each at the end.</source>
        <translation>
            <numerusform>Esta jogada ajuda contra a nação de {name}, mas rende %n Ouro, um ponto no fim.</numerusform>
            <numerusform>Esta jogada ajuda contra a nação de {name}, mas rende %n Ouros, um ponto cada um no fim.</numerusform>
        </translation>
    </message>
    <message>
        <source>It helps the side that fights {name}’s own nation.</source>
        <translation>Esta jogada ajuda contra a nação de {name}.</translation>
    </message>
    <message>
        <source>Lay {cards}</source>
        <translation>Colocar {cards}</translation>
    </message>
    <message numerus="yes">
        <source>The price is %n Gold, a point each at the end.</source>
        <translation>
            <numerusform>O preço é %n Ouro, um ponto no fim.</numerusform>
            <numerusform>O preço são %n Ouros, um ponto cada no fim.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {cards}, you come to {strength} and win this combat {often}.</source>
        <translation>Com {cards}, você chega a {strength} e ganha este combate {often}.</translation>
    </message>
    <message>
        <source>With {cards}, you win this combat {often}.</source>
        <translation>Com {cards}, você ganha este combate {often}.</translation>
    </message>
    <message>
        <source>With {cards}, {name} comes to {strength} and wins this combat {often}.</source>
        <translation>Com {cards}, {name} chega a {strength} e ganha este combate {often}.</translation>
    </message>
    <message>
        <source>With {cards}, {name} wins this combat {often}.</source>
        <translation>Com {cards}, {name} ganha este combate {often}.</translation>
    </message>
    <message>
        <source>With “{answer}”, you cannot win.</source>
        <translation>Com «{answer}», você não pode ganhar.</translation>
    </message>
    <message>
        <source>With “{answer}”, you win {often}.</source>
        <translation>Com «{answer}», você ganha {often}.</translation>
    </message>
    <message>
        <source>With “{answer}”, {name} cannot win.</source>
        <translation>Com «{answer}», {name} não pode ganhar.</translation>
    </message>
    <message>
        <source>With “{answer}”, {name} wins {often}.</source>
        <translation>Com «{answer}», {name} ganha {often}.</translation>
    </message>
    <message>
        <source>Without it, you cannot win.</source>
        <translation>Sem isso, você não pode ganhar.</translation>
    </message>
    <message>
        <source>Without it, you win {often}.</source>
        <translation>Sem isso, você ganha {often}.</translation>
    </message>
    <message>
        <source>Without it, {name} cannot win.</source>
        <translation>Sem isso, {name} não pode ganhar.</translation>
    </message>
    <message>
        <source>Without it, {name} wins {often}.</source>
        <translation>Sem isso, {name} ganha {often}.</translation>
    </message>
    <message>
        <source>You accept it {often}.</source>
        <translation>Você aceita-a {often}.</translation>
    </message>
    <message>
        <source>You cannot win this combat, even with it.</source>
        <translation>Mesmo assim, você não pode ganhar este combate.</translation>
    </message>
    <message>
        <source>You cannot win this combat, whatever you add.</source>
        <translation>Você não pode ganhar este combate, acrescente o que acrescentar.</translation>
    </message>
    <message>
        <source>You cannot win this combat.</source>
        <translation>Você não pode ganhar este combate.</translation>
    </message>
    <message>
        <source>You win this combat {often}, even if you add nothing more.</source>
        <translation>Você ganha este combate {often}, mesmo sem acrescentar mais nada.</translation>
    </message>
    <message>
        <source>You win this combat {often}, if you add cards later where they help.</source>
        <translation>Você ganha este combate {often}, se acrescentar cartas mais tarde, quando isso ajudar.</translation>
    </message>
    <message>
        <source>You win this combat {often}, whether or not you add more cards.</source>
        <translation>Você ganha este combate {often}, acrescente ou não mais cartas.</translation>
    </message>
    <message>
        <source>You win this combat {often}, with or without it.</source>
        <translation>Você ganha este combate {often}, com ou sem isso.</translation>
    </message>
    <message>
        <source>You win this combat {often}.</source>
        <translation>Você ganha este combate {often}.</translation>
    </message>
    <message>
        <source>a collar lost by the end of the next turn</source>
        <translation>um colar perdido até ao fim do turno seguinte</translation>
    </message>
    <message>
        <source>a treasure for you by the end of the next turn</source>
        <translation>um tesouro para você até ao fim do turno seguinte</translation>
    </message>
    <message>
        <source>a treasure for {name} by the end of the next turn</source>
        <translation>um tesouro para {name} até ao fim do turno seguinte</translation>
    </message>
    <message>
        <source>a treasure won by the end of the next turn</source>
        <translation>um tesouro ganho até ao fim do turno seguinte</translation>
    </message>
    <message>
        <source>about half the time</source>
        <translation>cerca de metade das vezes</translation>
    </message>
    <message>
        <source>ahead in the race for the treasure at the end of the next turn</source>
        <translation>à frente na corrida pelo tesouro no fim do turno seguinte</translation>
    </message>
    <message>
        <source>almost always</source>
        <translation>quase sempre</translation>
    </message>
    <message>
        <source>for sure</source>
        <translation>de certeza</translation>
    </message>
    <message>
        <source>its nation ahead in the city at the end of the next turn</source>
        <translation>a própria nação à frente na cidade no fim do turno seguinte</translation>
    </message>
    <message>
        <source>less than half the time</source>
        <translation>menos de metade das vezes</translation>
    </message>
    <message>
        <source>more often than not</source>
        <translation>mais de metade das vezes</translation>
    </message>
    <message>
        <source>most of the time</source>
        <translation>na maioria dos casos</translation>
    </message>
    <message>
        <source>no longer on the objective at the end of the next turn</source>
        <translation>já fora do objetivo no fim do turno seguinte</translation>
    </message>
    <message>
        <source>on the objective at the end of the next turn</source>
        <translation>no objetivo no fim do turno seguinte</translation>
    </message>
    <message>
        <source>one more troop marked at the end of the next turn</source>
        <translation>mais uma tropa marcada no fim do turno seguinte</translation>
    </message>
    <message>
        <source>only rarely</source>
        <translation>raramente</translation>
    </message>
    <message>
        <source>only very rarely</source>
        <translation>muito raramente</translation>
    </message>
    <message>
        <source>over {chance}</source>
        <translation>mais de {chance}</translation>
    </message>
    <message>
        <source>the game won by the end of the next turn</source>
        <translation>a partida ganha até ao fim do turno seguinte</translation>
    </message>
    <message>
        <source>the game won by you by the end of the next turn</source>
        <translation>a partida ganha por você até ao fim do turno seguinte</translation>
    </message>
    <message>
        <source>the game won by {name} by the end of the next turn</source>
        <translation>a partida ganha por {name} até ao fim do turno seguinte</translation>
    </message>
    <message>
        <source>under {chance}</source>
        <translation>menos de {chance}</translation>
    </message>
    <message>
        <source>{name} accepts it {often}.</source>
        <translation>{name} aceita-a {often}.</translation>
    </message>
    <message>
        <source>{name} cannot win this combat, even with it.</source>
        <translation>Mesmo assim, {name} não pode ganhar este combate.</translation>
    </message>
    <message>
        <source>{name} cannot win this combat, whatever is added.</source>
        <translation>{name} não pode ganhar este combate, seja qual for a carta acrescentada.</translation>
    </message>
    <message>
        <source>{name} cannot win this combat.</source>
        <translation>{name} não pode ganhar este combate.</translation>
    </message>
    <message>
        <source>{name} wins this combat {often}, by adding cards later where they help.</source>
        <translation>{name} ganha este combate {often}, acrescentando cartas mais tarde, quando isso ajudar.</translation>
    </message>
    <message>
        <source>{name} wins this combat {often}, even without more cards.</source>
        <translation>{name} ganha este combate {often}, mesmo sem mais cartas.</translation>
    </message>
    <message>
        <source>{name} wins this combat {often}, whether or not cards are added.</source>
        <translation>{name} ganha este combate {often}, com ou sem mais cartas.</translation>
    </message>
    <message>
        <source>{name} wins this combat {often}, with or without it.</source>
        <translation>{name} ganha este combate {often}, com ou sem isso.</translation>
    </message>
    <message>
        <source>{name} wins this combat {often}.</source>
        <translation>{name} ganha este combate {often}.</translation>
    </message>
    <message>
        <source>{often} ({chance})</source>
        <translation>{often} ({chance})</translation>
    </message>
    <message>
        <source>{warriors} plus {weapons}</source>
        <translation>{warriors}, mais {weapons}</translation>
    </message>
</context>
<context>
    <name>CortezSaid</name>
    <message>
        <source>All bridges are intact.</source>
        <translation>Todas as pontes estão intactas.</translation>
    </message>
    <message>
        <source>Broken: {bridges}.</source>
        <translation>Destruídas: {bridges}.</translation>
    </message>
    <message>
        <source>In the piles, provisions: {provisions}; event cards: {events}.</source>
        <translation>Nos montes, provisões: {provisions}; eventos: {events}.</translation>
    </message>
    <message>
        <source>In your hand: {cards}.</source>
        <translation>Na sua mão: {cards}.</translation>
    </message>
    <message>
        <source>Unmarked troops of {nation}: {places}.</source>
        <translation>Tropas sem colar, {nation}: {places}.</translation>
    </message>
    <message>
        <source>You have laid {warriors}; Weapons: {weapons}.</source>
        <translation>Você colocou {warriors}; Armas: {weapons}.</translation>
    </message>
    <message>
        <source>You lead {nation} as {chief}; your troops: {places}.</source>
        <translation>Você é {chief} e comanda {nation}; as suas tropas: {places}.</translation>
    </message>
    <message>
        <source>You may play now, with the key {key}: {cards}.</source>
        <translation>Pode jogar agora, com a tecla {key}: {cards}.</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>A sua mão está vazia.</translation>
    </message>
    <message>
        <source>Your objective: {temple}.</source>
        <translation>O seu objetivo: {temple}.</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>em lado nenhum</translation>
    </message>
    <message>
        <source>{heading}: {what}.</source>
        <translation>{heading}: {what}.</translation>
    </message>
    <message>
        <source>{name} has laid {warriors}; Weapons: {weapons}.</source>
        <translation>{name} colocou {warriors}; Armas: {weapons}.</translation>
    </message>
    <message>
        <source>{name} leads {nation} as {chief}; troops: {places}.</source>
        <translation>{name} é {chief} e comanda {nation}; tropas: {places}.</translation>
    </message>
</context>
<context>
    <name>CortezTable</name>
    <message numerus="yes">
        <source>%n Camouflage to pay</source>
        <translation>
            <numerusform>%n Camuflagem a pagar</numerusform>
            <numerusform>%n Camuflagens a pagar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubled</source>
        <translation>
            <numerusform>%n duplicado</numerusform>
            <numerusform>%n duplicados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation>
            <numerusform>%n outro</numerusform>
            <numerusform>%n outros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) for arriving</source>
        <translation>
            <numerusform>%n provisão à chegada</numerusform>
            <numerusform>%n provisões à chegada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) for the winner</source>
        <translation>
            <numerusform>%n provisão para quem vencer</numerusform>
            <numerusform>%n provisões para quem vencer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s)</source>
        <translation>
            <numerusform>%n guerreiro</numerusform>
            <numerusform>%n guerreiros</numerusform>
        </translation>
    </message>
    <message>
        <source>1 Gold</source>
        <translation>1 Ouro</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 carta</translation>
    </message>
    <message>
        <source>2 Gold</source>
        <translation>2 Ouros</translation>
    </message>
    <message>
        <source>2 cards</source>
        <translation>2 cartas</translation>
    </message>
    <message>
        <source>A hidden hand</source>
        <translation>Uma mão escondida</translation>
    </message>
    <message>
        <source>A tie: the defender wins.</source>
        <translation>Empate: ganha a defesa.</translation>
    </message>
    <message>
        <source>Attack an unmarked troop: {place}</source>
        <translation>Atacar uma tropa sem colar: {place}</translation>
    </message>
    <message>
        <source>Attack {name}: {place}</source>
        <translation>Atacar {name}: {place}</translation>
    </message>
    <message>
        <source>Auction: {bid}</source>
        <translation>Leilão: {bid}</translation>
    </message>
    <message>
        <source>Aztecs</source>
        <translation>Astecas</translation>
    </message>
    <message>
        <source>Best warriors</source>
        <translation>Melhores guerreiros</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Lance</translation>
    </message>
    <message>
        <source>Bribery</source>
        <translation>Suborno</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Chief</source>
        <translation>Chefe</translation>
    </message>
    <message>
        <source>Combat: {place}</source>
        <translation>Combate: {place}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Descartadas</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>For a surrender</source>
        <translation>Pela rendição</translation>
    </message>
    <message>
        <source>Go to: {place}</source>
        <translation>Ir para: {place}</translation>
    </message>
    <message>
        <source>Mercenaries</source>
        <translation>Mercenários</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Parley</source>
        <translation>Negociação</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preço</translation>
    </message>
    <message>
        <source>Provisions</source>
        <translation>Provisões</translation>
    </message>
    <message>
        <source>Put it here: {place}</source>
        <translation>Pôr aqui: {place}</translation>
    </message>
    <message>
        <source>Recruits</source>
        <translation>Recrutas</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Ronda {round} de {rounds}</translation>
    </message>
    <message>
        <source>Spaniards</source>
        <translation>Espanhóis</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Vitória</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>Guerreiro</translation>
    </message>
    <message>
        <source>Warriors</source>
        <translation>Guerreiros</translation>
    </message>
    <message>
        <source>Warriors {number}</source>
        <translation>Guerreiros {number}</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armas</translation>
    </message>
    <message>
        <source>Weapons {number}</source>
        <translation>Armas {number}</translation>
    </message>
    <message>
        <source>Whom you ask</source>
        <translation>A quem</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Com</translation>
    </message>
    <message>
        <source>You ask</source>
        <translation>Pede</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Recebe</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Dá</translation>
    </message>
    <message>
        <source>You pay</source>
        <translation>Paga</translation>
    </message>
    <message>
        <source>You win the combat.</source>
        <translation>Você ganhou o combate.</translation>
    </message>
    <message>
        <source>Your chief</source>
        <translation>O seu chefe</translation>
    </message>
    <message>
        <source>Your price</source>
        <translation>O seu preço</translation>
    </message>
    <message>
        <source>a surrender</source>
        <translation>a rendição</translation>
    </message>
    <message>
        <source>a tie, won by the defender</source>
        <translation>empate, ganho pela defesa</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>deve responder</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>ataque</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>defesa</translation>
    </message>
    <message>
        <source>defender by proxy</source>
        <translation>por procuração</translation>
    </message>
    <message>
        <source>for</source>
        <translation>por</translation>
    </message>
    <message>
        <source>free</source>
        <translation>grátis</translation>
    </message>
    <message>
        <source>no Camouflage to pay</source>
        <translation>sem Camuflagem a pagar</translation>
    </message>
    <message>
        <source>no bid yet</source>
        <translation>ainda sem lances</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>offers</source>
        <translation>oferece</translation>
    </message>
    <message>
        <source>refuses</source>
        <translation>recusa</translation>
    </message>
    <message>
        <source>stays out</source>
        <translation>fica de fora</translation>
    </message>
    <message>
        <source>the defender wins a tie</source>
        <translation>o empate é da defesa</translation>
    </message>
    <message>
        <source>to bid</source>
        <translation>a licitar</translation>
    </message>
    <message>
        <source>unmarked troop of {nation}</source>
        <translation>tropa sem colar, {nation}</translation>
    </message>
    <message>
        <source>won by a bargain</source>
        <translation>ganho por acordo</translation>
    </message>
    <message>
        <source>won by strength</source>
        <translation>ganho pela força</translation>
    </message>
    <message>
        <source>won by surrender</source>
        <translation>ganho por rendição</translation>
    </message>
    <message>
        <source>your objective: 10 points</source>
        <translation>o seu objetivo: 10 pontos</translation>
    </message>
    <message>
        <source>your troop</source>
        <translation>a sua tropa</translation>
    </message>
    <message>
        <source>your {amount}</source>
        <translation>{amount}, a sua</translation>
    </message>
    <message>
        <source>{amount}, {name}</source>
        <translation>{amount}, {name}</translation>
    </message>
    <message>
        <source>{name} wins the combat.</source>
        <translation>{name} ganha o combate.</translation>
    </message>
    <message>
        <source>{name}’s troop, {chief}</source>
        <translation>{name}, tropa marcada: {chief}</translation>
    </message>
</context>
<context>
    <name>CortezTags</name>
    <message numerus="yes">
        <source>After the combat, a new warrior is drawn for each of the next %n warrior(s) laid.</source>
        <translation>
            <numerusform>Depois do combate, tira-se um guerreiro novo se for colocado mais %n.</numerusform>
            <numerusform>Depois do combate, tira-se um guerreiro novo por cada um dos %n colocados a seguir.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards in hand come to a strength of {strength}.</source>
        <translation>Todas as cartas na mão somam uma força de {strength}.</translation>
    </message>
    <message>
        <source>As the board is now, no marked troop can attack it there.</source>
        <translation>Nesta posição, nenhuma tropa marcada a pode atacar aí.</translation>
    </message>
    <message>
        <source>From there, no way leads to a free square of the city.</source>
        <translation>Daí, nenhum caminho leva a uma casa livre da cidade.</translation>
    </message>
    <message>
        <source>From there, the city can be entered without Camouflage.</source>
        <translation>Daí, entra-se na cidade sem Camuflagem.</translation>
    </message>
    <message numerus="yes">
        <source>From there, the way into the city costs at least %n Camouflage.</source>
        <translation>
            <numerusform>Daí, entrar na cidade custa pelo menos %n Camuflagem.</numerusform>
            <numerusform>Daí, entrar na cidade custa pelo menos %n Camuflagens.</numerusform>
        </translation>
    </message>
    <message>
        <source>It adds nothing to the cards already laid.</source>
        <translation>Esta jogada não acrescenta nada às cartas colocadas.</translation>
    </message>
    <message>
        <source>It attacks an unmarked troop there.</source>
        <translation>Esta jogada ataca uma tropa sem colar aí.</translation>
    </message>
    <message>
        <source>It attacks you there.</source>
        <translation>Esta jogada ataca aí as suas tropas.</translation>
    </message>
    <message>
        <source>It attacks {name} there.</source>
        <translation>Esta jogada ataca {name} aí.</translation>
    </message>
    <message numerus="yes">
        <source>It brings %n provision(s).</source>
        <translation>
            <numerusform>Esta jogada traz %n provisão.</numerusform>
            <numerusform>Esta jogada traz %n provisões.</numerusform>
        </translation>
    </message>
    <message>
        <source>It brings one more troop into the city: 5 points at the end if it stays.</source>
        <translation>Esta jogada leva mais uma tropa para a cidade: 5 pontos no fim, se lá ficar.</translation>
    </message>
    <message numerus="yes">
        <source>It brings your hand to %n provision(s).</source>
        <translation>
            <numerusform>Depois desta jogada, você fica com %n provisão na mão.</numerusform>
            <numerusform>Depois desta jogada, você fica com %n provisões na mão.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings your hand to %n warrior(s).</source>
        <translation>
            <numerusform>Depois desta jogada, você fica com %n guerreiro na mão.</numerusform>
            <numerusform>Depois desta jogada, você fica com %n guerreiros na mão.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings {name}’s hand to %n provision(s).</source>
        <translation>
            <numerusform>Esta jogada deixa {name} com %n provisão na mão.</numerusform>
            <numerusform>Esta jogada deixa {name} com %n provisões na mão.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings {name}’s hand to %n warrior(s).</source>
        <translation>
            <numerusform>Esta jogada deixa {name} com %n guerreiro na mão.</numerusform>
            <numerusform>Esta jogada deixa {name} com %n guerreiros na mão.</numerusform>
        </translation>
    </message>
    <message>
        <source>It changes no player’s cheapest way into the city.</source>
        <translation>Esta jogada não muda para ninguém o caminho mais barato até à cidade.</translation>
    </message>
    <message>
        <source>It changes the cheapest way into the city for {name}: {now} Camouflage instead of {before}.</source>
        <translation>Esta jogada muda o caminho mais barato até à cidade para {name} (Camuflagens: {now} em vez de {before}).</translation>
    </message>
    <message>
        <source>It closes every way into the city for {name}.</source>
        <translation>Esta jogada fecha todos os caminhos até à cidade para {name}.</translation>
    </message>
    <message>
        <source>It costs one Food of {held} in hand.</source>
        <translation>Esta jogada custa um Alimento (na mão: {held}).</translation>
    </message>
    <message>
        <source>It does what the card says: {effect}</source>
        <translation>Esta jogada faz o que a carta diz: {effect}</translation>
    </message>
    <message>
        <source>It enters the city, but not at the objective: 5 points at the end if it stays, not 15.</source>
        <translation>Esta jogada leva a tropa para a cidade, mas não para o objetivo: 5 pontos no fim, se lá ficar, e não 15.</translation>
    </message>
    <message>
        <source>It gives up the square and keeps all warriors in hand.</source>
        <translation>Esta jogada abandona a casa e guarda todos os guerreiros na mão.</translation>
    </message>
    <message>
        <source>It gives up the square for {cards}.</source>
        <translation>Esta jogada abandona a casa em troca de {cards}.</translation>
    </message>
    <message>
        <source>It gives you one more troop that can move and score.</source>
        <translation>Depois desta jogada, você tem mais uma tropa que pode mover-se e pontuar.</translation>
    </message>
    <message>
        <source>It gives {name} one more troop that can move and score.</source>
        <translation>Esta jogada dá a {name} mais uma tropa que pode mover-se e pontuar.</translation>
    </message>
    <message>
        <source>It gives {nation} one more troop in the city.</source>
        <translation>Esta jogada põe na cidade mais uma tropa para {nation}.</translation>
    </message>
    <message>
        <source>It goes to the objective: 10 points at the end if it stays, and 5 for the city.</source>
        <translation>Esta jogada vai para o objetivo: 10 pontos no fim, se lá ficar, e 5 pela cidade.</translation>
    </message>
    <message>
        <source>It goes to the objective: 10 points at the end if it stays.</source>
        <translation>Esta jogada vai para o objetivo: 10 pontos no fim, se lá ficar.</translation>
    </message>
    <message>
        <source>It is in the city: 5 points at the end if it stays.</source>
        <translation>A tropa está na cidade: 5 pontos no fim, se lá ficar.</translation>
    </message>
    <message>
        <source>It is on the objective: 15 points at the end if it stays.</source>
        <translation>A tropa está no objetivo: 15 pontos no fim, se lá ficar.</translation>
    </message>
    <message>
        <source>It keeps the beaten troop out of the city.</source>
        <translation>Esta jogada mantém a tropa derrotada fora da cidade.</translation>
    </message>
    <message>
        <source>It keeps the bribery cards in hand.</source>
        <translation>Esta jogada guarda as cartas de suborno na mão.</translation>
    </message>
    <message>
        <source>It keeps {cards}.</source>
        <translation>Esta jogada guarda {cards}.</translation>
    </message>
    <message>
        <source>It leaves all provisions as they are.</source>
        <translation>Esta jogada deixa todas as provisões como estão.</translation>
    </message>
    <message>
        <source>It leaves every way on the map as it is.</source>
        <translation>Esta jogada não muda nenhum caminho.</translation>
    </message>
    <message>
        <source>It leaves no provision in hand.</source>
        <translation>Esta jogada não deixa nenhuma provisão na mão.</translation>
    </message>
    <message>
        <source>It leaves the card to you for {best}.</source>
        <translation>Depois desta jogada, a carta é sua por {best}.</translation>
    </message>
    <message>
        <source>It leaves the card to {name} for {best}.</source>
        <translation>Esta jogada deixa a carta a {name} por {best}.</translation>
    </message>
    <message>
        <source>It leaves the city: 5 points less at the end unless it returns.</source>
        <translation>Esta jogada sai da cidade: menos 5 pontos no fim, a não ser que a tropa volte.</translation>
    </message>
    <message>
        <source>It leaves the objective and the city: 15 points less at the end unless it returns.</source>
        <translation>Esta jogada sai do objetivo e da cidade: menos 15 pontos no fim, a não ser que a tropa volte.</translation>
    </message>
    <message>
        <source>It leaves the objective: 10 points less at the end unless it returns.</source>
        <translation>Esta jogada sai do objetivo: menos 10 pontos no fim, a não ser que a tropa volte.</translation>
    </message>
    <message>
        <source>It leaves this action unused.</source>
        <translation>Esta jogada deixa esta ação por usar.</translation>
    </message>
    <message>
        <source>It leaves you with {provisions}.</source>
        <translation>Depois desta jogada, você fica com {provisions}.</translation>
    </message>
    <message>
        <source>It leaves {cards} in hand.</source>
        <translation>Esta jogada deixa {cards} na mão.</translation>
    </message>
    <message>
        <source>It leaves {name} with {provisions}.</source>
        <translation>Depois desta jogada, {name} fica com {provisions}.</translation>
    </message>
    <message>
        <source>It offers you {help} for {price}.</source>
        <translation>Esta jogada oferece a você {help} por {price}.</translation>
    </message>
    <message>
        <source>It offers {name} {help} for {price}.</source>
        <translation>Esta jogada oferece a {name} {help} por {price}.</translation>
    </message>
    <message>
        <source>It opens a way into the city for {name}.</source>
        <translation>Esta jogada abre um caminho até à cidade para {name}.</translation>
    </message>
    <message>
        <source>It opens the bidding; paying the bid leaves provisions worth {left}.</source>
        <translation>Esta jogada abre os lances; pago o lance, restam provisões no valor de {left}.</translation>
    </message>
    <message>
        <source>It raises the strength from {before} to {after}.</source>
        <translation>Esta jogada eleva a força de {before} para {after}.</translation>
    </message>
    <message>
        <source>It spends nothing; there is no bid yet.</source>
        <translation>Esta jogada não gasta nada; ainda não há lances.</translation>
    </message>
    <message>
        <source>It spends nothing; your bid of {best} is the highest.</source>
        <translation>Esta jogada não gasta nada; o seu lance de {best} é o mais alto.</translation>
    </message>
    <message>
        <source>It spends nothing; {name}’s bid of {best} is the highest.</source>
        <translation>Esta jogada não gasta nada; o lance mais alto é de {best}, de {name}.</translation>
    </message>
    <message>
        <source>It takes one troop of {nation} out of the city.</source>
        <translation>Esta jogada tira uma tropa da cidade ({nation}).</translation>
    </message>
    <message>
        <source>It tops your bid of {best}; paying the new bid leaves provisions worth {left}.</source>
        <translation>Esta jogada supera o seu lance de {best}; pago o novo lance, restam provisões no valor de {left}.</translation>
    </message>
    <message>
        <source>It tops {name}’s bid of {best}; paying the new bid leaves provisions worth {left}.</source>
        <translation>Esta jogada supera o lance de {best} de {name}; pago o novo lance, restam provisões no valor de {left}.</translation>
    </message>
    <message numerus="yes">
        <source>The way costs %n Camouflage of {held} in hand.</source>
        <translation>
            <numerusform>O caminho custa %n Camuflagem (na mão: {held}).</numerusform>
            <numerusform>O caminho custa %n Camuflagens (na mão: {held}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To attack it there, a rival needs at least %n Camouflage.</source>
        <translation>
            <numerusform>Para a atacar aí, um rival precisa de pelo menos %n Camuflagem.</numerusform>
            <numerusform>Para a atacar aí, um rival precisa de pelo menos %n Camuflagens.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without Camouflage, it can be attacked there by {names}.</source>
        <translation>Podem atacá-la aí sem Camuflagem: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n warrior(s).</source>
        <translation>
            <numerusform>Você tem %n guerreiro na mão.</numerusform>
            <numerusform>Você tem %n guerreiros na mão.</numerusform>
        </translation>
    </message>
    <message>
        <source>You then lead the race for the next treasure, by {most} to {least} in the city.</source>
        <translation>Você fica à frente na corrida pelo próximo tesouro, por {most} a {least} na cidade.</translation>
    </message>
    <message>
        <source>You then lead the race for the next treasure: troops are level at {most}, and {square} is the highest square.</source>
        <translation>Você fica à frente na corrida pelo próximo tesouro: empate a {most}, e {square} é a casa mais alta.</translation>
    </message>
    <message>
        <source>you</source>
        <translation>você</translation>
    </message>
    <message>
        <source>{gain}, but {loss}</source>
        <translation>{gain}, mas {loss}</translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n warrior(s).</source>
        <translation>
            <numerusform>{name} tem %n guerreiro na mão.</numerusform>
            <numerusform>{name} tem %n guerreiros na mão.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} then leads the race for the next treasure, by {most} to {least} in the city.</source>
        <translation>{name} fica à frente na corrida pelo próximo tesouro, por {most} a {least} na cidade.</translation>
    </message>
    <message>
        <source>{name} then leads the race for the next treasure: troops are level at {most}, and {square} is the highest square.</source>
        <translation>{name} fica à frente na corrida pelo próximo tesouro: empate a {most}, e {square} é a casa mais alta.</translation>
    </message>
    <message>
        <source>{nation} then lead in the city by {most} to {least}: 5 points for each of their players if that stays so.</source>
        <translation>Com isso, {nation} ficam à frente na cidade por {most} a {least}: 5 pontos para cada jogador dessa nação, se assim ficar.</translation>
    </message>
    <message>
        <source>{nation} then lead in the city, level at {most} but on the highest square: 5 points for each of their players if that stays so.</source>
        <translation>Com isso, {nation} ficam à frente na cidade, empatados a {most} mas na casa mais alta: 5 pontos para cada jogador dessa nação, se assim ficar.</translation>
    </message>
</context>
<context>
    <name>CortezTalk</name>
    <message>
        <source>For so little, I would rather fight.</source>
        <translation>Por tão pouco, prefiro combater.</translation>
    </message>
    <message>
        <source>Gold counts at the end. Nobody gets it for so little.</source>
        <translation>O Ouro conta no fim. Ninguém o leva por tão pouco.</translation>
    </message>
    <message>
        <source>I bid no more in this auction</source>
        <translation>não faço mais lances neste leilão</translation>
    </message>
    <message>
        <source>I do not attack you</source>
        <translation>não ataco as suas tropas</translation>
    </message>
    <message>
        <source>I do not attack {name}</source>
        <translation>não ataco {name}</translation>
    </message>
    <message>
        <source>I do not trade with my opponent in a combat.</source>
        <translation>Não troco nada com o meu adversário num combate.</translation>
    </message>
    <message>
        <source>I give up my place {at}</source>
        <translation>deixo o meu lugar {at}</translation>
    </message>
    <message>
        <source>I have none to spare for that.</source>
        <translation>Não tenho provisões de sobra para isso.</translation>
    </message>
    <message>
        <source>I help nobody in this combat</source>
        <translation>não ajudo ninguém neste combate</translation>
    </message>
    <message>
        <source>I help only you in this combat</source>
        <translation>só ajudo o seu lado neste combate</translation>
    </message>
    <message>
        <source>I help only {name} in this combat</source>
        <translation>só ajudo {name} neste combate</translation>
    </message>
    <message>
        <source>I want more for that.</source>
        <translation>Quero mais por isso.</translation>
    </message>
    <message>
        <source>I would rather stay out of it.</source>
        <translation>Prefiro não me meter nisso.</translation>
    </message>
    <message>
        <source>No combat is fought now.</source>
        <translation>Não há nenhum combate em curso.</translation>
    </message>
    <message>
        <source>None of that player’s troops is there.</source>
        <translation>Nenhuma tropa desse jogador está aí.</translation>
    </message>
    <message>
        <source>None of your troops is there.</source>
        <translation>Nenhuma das suas tropas está aí.</translation>
    </message>
    <message>
        <source>Nothing is auctioned now.</source>
        <translation>Não há nenhum leilão em curso.</translation>
    </message>
    <message>
        <source>That help is too dear for me.</source>
        <translation>Essa ajuda é cara demais para mim.</translation>
    </message>
    <message>
        <source>That player does not fight in this combat.</source>
        <translation>Esse jogador não luta neste combate.</translation>
    </message>
    <message>
        <source>That player has dropped out of the auction.</source>
        <translation>Esse jogador já saiu do leilão.</translation>
    </message>
    <message>
        <source>That player has no move left before that time is over.</source>
        <translation>Esse jogador não pode mover nada antes de acabar este prazo.</translation>
    </message>
    <message>
        <source>That player has no troops on the map.</source>
        <translation>Esse jogador não tem tropas no mapa.</translation>
    </message>
    <message>
        <source>That player has no warriors to sell.</source>
        <translation>Esse jogador não tem guerreiros para vender.</translation>
    </message>
    <message>
        <source>That player has nothing to bid.</source>
        <translation>Esse jogador não tem com que licitar.</translation>
    </message>
    <message>
        <source>That player is fighting in this combat already.</source>
        <translation>Esse jogador já está neste combate.</translation>
    </message>
    <message>
        <source>You fight in this combat yourself.</source>
        <translation>Você já está neste combate.</translation>
    </message>
    <message>
        <source>You have no move left before that time is over.</source>
        <translation>Não pode mover nada antes de acabar este prazo.</translation>
    </message>
    <message>
        <source>You have no warriors to sell.</source>
        <translation>Não tem guerreiros para vender.</translation>
    </message>
    <message>
        <source>You have nothing to bid.</source>
        <translation>Não tem com que licitar.</translation>
    </message>
    <message>
        <source>bid no more in this auction</source>
        <translation>não fazer mais lances neste leilão</translation>
    </message>
    <message>
        <source>bids no more in this auction</source>
        <translation>não faz mais lances neste leilão</translation>
    </message>
    <message>
        <source>do not attack you</source>
        <translation>não atacar as suas tropas</translation>
    </message>
    <message>
        <source>do not attack {name}</source>
        <translation>não atacar {name}</translation>
    </message>
    <message>
        <source>does not attack me</source>
        <translation>não me ataca</translation>
    </message>
    <message>
        <source>does not attack you</source>
        <translation>não ataca as suas tropas</translation>
    </message>
    <message>
        <source>does not attack {name}</source>
        <translation>não ataca {name}</translation>
    </message>
    <message>
        <source>give up the place</source>
        <comment>a square follows</comment>
        <translation>deixar o lugar</translation>
    </message>
    <message>
        <source>give up the place {at}</source>
        <translation>deixar o lugar {at}</translation>
    </message>
    <message>
        <source>gives up the place {at}</source>
        <translation>deixa o lugar {at}</translation>
    </message>
    <message>
        <source>help nobody in this combat</source>
        <translation>não ajudar ninguém neste combate</translation>
    </message>
    <message>
        <source>help only you in this combat</source>
        <translation>só ajudar o seu lado neste combate</translation>
    </message>
    <message>
        <source>help only {name} in this combat</source>
        <translation>só ajudar {name} neste combate</translation>
    </message>
    <message>
        <source>helps nobody in this combat</source>
        <translation>não ajuda ninguém neste combate</translation>
    </message>
    <message>
        <source>helps only me in this combat</source>
        <translation>só me ajuda a mim neste combate</translation>
    </message>
    <message>
        <source>helps only you in this combat</source>
        <translation>só ajuda o seu lado neste combate</translation>
    </message>
    <message>
        <source>helps only {name} in this combat</source>
        <translation>só ajuda {name} neste combate</translation>
    </message>
    <message>
        <source>lap</source>
        <comment>until every player has had a turn</comment>
        <translation>volta</translation>
    </message>
    <message>
        <source>one turn of each player</source>
        <translation>um turno de cada jogador</translation>
    </message>
    <message>
        <source>round</source>
        <translation>ronda</translation>
    </message>
    <message>
        <source>this round</source>
        <translation>esta ronda</translation>
    </message>
    <message>
        <source>this turn</source>
        <translation>este turno</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>turno</translation>
    </message>
    <message>
        <source>you bid no more in this auction</source>
        <translation>você não faz mais lances neste leilão</translation>
    </message>
    <message>
        <source>you do not attack me</source>
        <translation>você não me ataca</translation>
    </message>
    <message>
        <source>you do not attack {name}</source>
        <translation>você não ataca {name}</translation>
    </message>
    <message>
        <source>you give up your place {at}</source>
        <translation>você deixa o seu lugar {at}</translation>
    </message>
    <message>
        <source>you help nobody in this combat</source>
        <translation>você não ajuda ninguém neste combate</translation>
    </message>
    <message>
        <source>you help only me in this combat</source>
        <translation>você só me ajuda a mim neste combate</translation>
    </message>
    <message>
        <source>you help only {name} in this combat</source>
        <translation>você só ajuda {name} neste combate</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>I am here</source>
        <translation>Estou aqui</translation>
    </message>
    <message>
        <source>I have seen it</source>
        <translation>Já vi</translation>
    </message>
    <message>
        <source>Pass the screen to {name}.</source>
        <translation>Passe o ecrã a {name}.</translation>
    </message>
    <message>
        <source>{name} shows you this.</source>
        <translation>{name} mostra-lhe isto.</translation>
    </message>
    <message>
        <source>{name}, make sure that nobody else is looking.</source>
        <translation>{name}, certifique-se de que mais ninguém está a ver.</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>Counter</source>
        <comment>make another offer in its place</comment>
        <translation>Contraproposta</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Recusar</translation>
    </message>
    <message>
        <source>Enter withdraws it.</source>
        <translation>Enter retira a oferta.</translation>
    </message>
    <message>
        <source>From {name}</source>
        <translation>De {name}</translation>
    </message>
    <message>
        <source>Gives you {cards}</source>
        <translation>Dá-lhe {cards}</translation>
    </message>
    <message>
        <source>Open offers</source>
        <translation>Ofertas em aberto</translation>
    </message>
    <message>
        <source>To {name}</source>
        <translation>Para {name}</translation>
    </message>
    <message>
        <source>With whom do you trade? Click a seat, or use the arrow keys.</source>
        <translation>Com quem quer trocar? Clique num lugar ou use as setas.</translation>
    </message>
    <message>
        <source>You give {cards}</source>
        <translation>Você dá {cards}</translation>
    </message>
    <message>
        <source>{give} for {get}</source>
        <translation>{give} por {get}</translation>
    </message>
    <message>
        <source>{name} offers a trade</source>
        <translation>{name} propõe uma troca</translation>
    </message>
    <message>
        <source>{name} to {other}</source>
        <translation>{name} para {other}</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>An empty board for this many players</source>
        <translation>Um tabuleiro vazio para este número de jogadores</translation>
    </message>
    <message>
        <source>Copy as a line of text</source>
        <translation>Copiar como linha de texto</translation>
    </message>
    <message>
        <source>Drag a piece onto the board, or off it to take it away; or click it, then its place. Keys: {arrows}, {lay} and {take}.</source>
        <translation>Arraste uma peça para o tabuleiro, ou para fora dele para a tirar; ou clique nela e depois no lugar. Com teclas: {arrows}, {lay} e {take}.</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Tabuleiro vazio</translation>
    </message>
    <message>
        <source>Everything hidden from you has been dealt anew.</source>
        <translation>Tudo o que lhe estava escondido foi distribuído de novo.</translation>
    </message>
    <message>
        <source>Nothing is hidden here.</source>
        <translation>Aqui nada está escondido.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir um ficheiro…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Paste a line of text</source>
        <translation>Colar uma linha de texto</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jogar daqui</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Position editor</source>
        <translation>Editor de posições</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posições</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Guardar como ficheiro…</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>Guardar como imagem…</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Partilhar…</translation>
    </message>
    <message>
        <source>Something went wrong; the position stays as it is.</source>
        <translation>Algo correu mal; a posição fica como está.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>That piece cannot be dragged onto the board: click it.</source>
        <translation>Essa peça não vai para o tabuleiro: basta clicar nela.</translation>
    </message>
    <message>
        <source>That piece does not belong there.</source>
        <translation>Essa peça não tem lugar ali.</translation>
    </message>
    <message>
        <source>That piece is there already.</source>
        <translation>Essa peça já lá está.</translation>
    </message>
    <message>
        <source>The line is on the clipboard.</source>
        <translation>A linha está na área de transferência.</translation>
    </message>
    <message>
        <source>There is no position on the clipboard.</source>
        <translation>Não há nenhuma posição na área de transferência.</translation>
    </message>
    <message>
        <source>There is nothing to take away.</source>
        <translation>Não há nada para tirar.</translation>
    </message>
    <message>
        <source>Tray of pieces</source>
        <translation>Reserva de peças</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Anular</translation>
    </message>
    <message>
        <source>Your position</source>
        <translation>A sua posição</translation>
    </message>
    <message>
        <source>“{name}” contains no position.</source>
        <translation>«{name}» não contém nenhuma posição.</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message numerus="yes">
        <source>%n victory(ies) so far</source>
        <translation>
            <numerusform>%n vitória até agora</numerusform>
            <numerusform>%n vitórias até agora</numerusform>
        </translation>
    </message>
    <message>
        <source>A new seal: {name}</source>
        <translation>Um novo selo: {name}</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Na mesa</translation>
    </message>
    <message>
        <source>Ended by agreement</source>
        <translation>Terminada por acordo</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Everyone agreed to end it.</source>
        <translation>Todos concordaram em terminá-la.</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partida {number}</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Desistência</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Ver a mesa</translation>
    </message>
    <message>
        <source>New seals: {names}</source>
        <translation>Novos selos: {names}</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Próxima partida</translation>
    </message>
    <message>
        <source>Revenge</source>
        <translation>Desforra</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Guardar a imagem</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>The game ended without a winner.</source>
        <translation>A partida terminou sem vencedor.</translation>
    </message>
    <message>
        <source>Your best so far: {number}</source>
        <translation>O seu recorde: {number}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ninguém</translation>
    </message>
    <message>
        <source>stamped into your ledger</source>
        <translation>no seu livro de contas</translation>
    </message>
    <message numerus="yes">
        <source>your most in %n game(s)</source>
        <translation>
            <numerusform>o seu recorde em %n partida</numerusform>
            <numerusform>o seu recorde em %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} · {date} · {names}</source>
        <translation>{game} · {date} · {names}</translation>
    </message>
    <message>
        <source>{game}, game {number}</source>
        <translation>{game}, partida {number}</translation>
    </message>
    <message>
        <source>{name}, level with {others}</source>
        <translation>{name}, em igualdade com {others}</translation>
    </message>
    <message>
        <source>{name}, the most at the table</source>
        <translation>{name}, o máximo na mesa</translation>
    </message>
    <message>
        <source>{name}: {fact}.</source>
        <translation>{name}: {fact}.</translation>
    </message>
    <message>
        <source>{name}; the most at the table: {number}</source>
        <translation>{name}; máximo na mesa: {number}</translation>
    </message>
    <message>
        <source>{place} · {hold}</source>
        <translation>{place} · {hold}</translation>
    </message>
    <message>
        <source>{round}: {name}</source>
        <translation>{round}: {name}</translation>
    </message>
    <message>
        <source>{what}: {name}{note}.</source>
        <translation>{what}: {name}{note}.</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>The disk reports an error.</source>
        <translation>O disco comunica um erro.</translation>
    </message>
    <message>
        <source>The file cannot be written ({reason}).</source>
        <translation>Não é possível escrever o ficheiro ({reason}).</translation>
    </message>
    <message>
        <source>The file is too large to be saved here.</source>
        <translation>O ficheiro é demasiado grande para ser guardado aqui.</translation>
    </message>
    <message>
        <source>The file is write-protected.</source>
        <translation>O ficheiro está protegido contra alterações.</translation>
    </message>
    <message>
        <source>The folder no longer exists.</source>
        <translation>A pasta já não existe.</translation>
    </message>
    <message>
        <source>The item with this name is not a file.</source>
        <translation>O que tem este nome não é um ficheiro.</translation>
    </message>
    <message>
        <source>The name of the file is too long.</source>
        <translation>O nome do ficheiro é demasiado longo.</translation>
    </message>
    <message>
        <source>There is a file where a folder is needed.</source>
        <translation>Onde devia haver uma pasta, há um ficheiro.</translation>
    </message>
    <message>
        <source>There is already a folder with this name.</source>
        <translation>Já existe uma pasta com este nome.</translation>
    </message>
    <message>
        <source>There is already another file where a page would be saved.</source>
        <translation>Já existe outro ficheiro no lugar onde se guardaria uma página.</translation>
    </message>
    <message>
        <source>There is no room left on the disk.</source>
        <translation>Já não há espaço no disco.</translation>
    </message>
    <message>
        <source>This folder cannot be written to.</source>
        <translation>Não é possível escrever nesta pasta.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read. Is it still there?</source>
        <translation>Não é possível ler o ficheiro «{name}». Ainda existe?</translation>
    </message>
    <message>
        <source>“{name}” is damaged and cannot be opened. The file was left as it is.</source>
        <translation>O ficheiro «{name}» está danificado e não pode ser aberto. Ficou como estava.</translation>
    </message>
    <message>
        <source>“{name}” is far too large to be a Conquista game.</source>
        <translation>O ficheiro «{name}» é demasiado grande para ser uma partida do Conquista.</translation>
    </message>
    <message>
        <source>“{name}” is from a game that this version of Conquista does not have.</source>
        <translation>A partida «{name}» é de um jogo que esta versão do Conquista não tem.</translation>
    </message>
    <message>
        <source>“{name}” is not a Conquista game.</source>
        <translation>O ficheiro «{name}» não é uma partida do Conquista.</translation>
    </message>
    <message>
        <source>“{name}” is open in another window.</source>
        <translation>«{name}» está aberta noutra janela.</translation>
    </message>
    <message>
        <source>“{name}” was played with older rules and is not finished, so it cannot be continued here. The file was left as it is.</source>
        <translation>A partida «{name}» foi jogada com regras mais antigas e não terminou; por isso não pode ser continuada aqui. O ficheiro ficou como estava.</translation>
    </message>
    <message>
        <source>“{name}” was played with older rules that this version of Conquista does not know, so it cannot be continued here.</source>
        <translation>A partida «{name}» foi jogada com regras mais antigas do que as desta versão do Conquista: não pode ser retomada aqui.</translation>
    </message>
    <message>
        <source>“{name}” was saved by a newer Conquista. Update Conquista to open it.</source>
        <translation>O ficheiro «{name}» foi guardado por uma versão mais recente do Conquista. Atualize o Conquista para o abrir.</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message numerus="yes">
        <source>%n hidden item(s) leaked: this is a bug in Conquista.</source>
        <translation>
            <numerusform>%n elemento escondido foi revelado: é um erro do Conquista.</numerusform>
            <numerusform>%n elementos escondidos foram revelados: é um erro do Conquista.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) came out differently, as happens once bots have been improved.</source>
        <translation>
            <numerusform>%n jogada saiu diferente, como acontece quando os robôs são melhorados.</numerusform>
            <numerusform>%n jogadas saíram diferentes, como acontece quando os robôs são melhorados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) could not be compared: the bot failed when it was asked again.</source>
        <translation>
            <numerusform>%n jogada não pôde ser comparada: ao ser interrogado de novo, o robô falhou.</numerusform>
            <numerusform>%n jogadas não puderam ser comparadas: ao ser interrogado de novo, o robô falhou.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) could not be compared: the bot had failed, and a simple rule chose its moves.</source>
        <translation>
            <numerusform>%n jogada não pôde ser comparada: o robô tinha falhado e uma regra simples jogava no lugar dele.</numerusform>
            <numerusform>%n jogadas não puderam ser comparadas: o robô tinha falhado e uma regra simples jogava no lugar dele.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) could not be compared: the program that made them is not part of Conquista.</source>
        <translation>
            <numerusform>%n jogada não pôde ser comparada: o programa que a fez não faz parte do Conquista.</numerusform>
            <numerusform>%n jogadas não puderam ser comparadas: o programa que as fez não faz parte do Conquista.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) could not be compared: the record does not say how long the bot thought.</source>
        <translation>
            <numerusform>%n jogada não pôde ser comparada: não ficou registado quanto tempo o robô pensou.</numerusform>
            <numerusform>%n jogadas não puderam ser comparadas: não ficou registado quanto tempo o robô pensou.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) could not be compared: the record shows more thinking than the bot’s level allows.</source>
        <translation>
            <numerusform>%n jogada não pôde ser comparada: a reflexão registada excede a do nível do robô.</numerusform>
            <numerusform>%n jogadas não puderam ser comparadas: a reflexão registada excede a do nível do robô.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) could not be compared: this time the bot thought for less time than in the game.</source>
        <translation>
            <numerusform>%n jogada não pôde ser comparada: desta vez, o robô pensou menos tempo do que na partida.</numerusform>
            <numerusform>%n jogadas não puderam ser comparadas: desta vez, o robô pensou menos tempo do que na partida.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything random came from 128 bits drawn by this computer: nobody could have foreseen or guessed it.</source>
        <translation>Todo o acaso veio de 128 bits sorteados por este computador: ninguém o podia prever nem adivinhar.</translation>
    </message>
    <message>
        <source>Everything random came from a number that somebody chose: anyone who knew it could have foreseen everything.</source>
        <translation>Todo o acaso veio de um número escolhido por alguém: quem o conhecia podia prever tudo.</translation>
    </message>
    <message>
        <source>From that alone, every move came out the same again.</source>
        <translation>Só com isso, todas as jogadas se repetiram exatamente.</translation>
    </message>
    <message>
        <source>No bot was sent anything its seat could not see.</source>
        <translation>Nenhum robô recebeu nada que não fosse visível do lugar dele.</translation>
    </message>
    <message>
        <source>The bots are thinking again, for as long as they did in the game…</source>
        <translation>Os robôs estão a pensar de novo, tanto tempo como na partida…</translation>
    </message>
    <message>
        <source>The game is being checked…</source>
        <translation>A partida está a ser verificada…</translation>
    </message>
    <message>
        <source>This covers the game as recorded; hints and moves taken back are left out. The command “conquista audit” lists every question that was put to a bot.</source>
        <translation>Isto abrange a partida tal como ficou registada; as sugestões e as jogadas anuladas não contam. O comando «conquista audit» enumera todas as perguntas feitas aos robôs.</translation>
    </message>
    <message>
        <source>This game began from a position that was set up.</source>
        <translation>Esta partida começou a partir de uma posição preparada.</translation>
    </message>
    <message>
        <source>This game was begun with an older version of Conquista, whose deals could be guessed.</source>
        <translation>Esta partida foi começada numa versão mais antiga do Conquista, cujas distribuições podiam ser adivinhadas.</translation>
    </message>
    <message>
        <source>Was this fair?</source>
        <translation>Foi jogo limpo?</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>escondidos</translation>
    </message>
    <message>
        <source>leaked</source>
        <translation>revelados</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>perguntas</translation>
    </message>
    <message>
        <source>same again</source>
        <translation>iguais</translation>
    </message>
    <message>
        <source>sent</source>
        <translation>enviado</translation>
    </message>
    <message>
        <source>{same} of {all}</source>
        <translation>{same} de {all}</translation>
    </message>
</context>
<context>
    <name>Favourites</name>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Mudar o nome</translation>
    </message>
    <message>
        <source>&amp;Save this set-up…</source>
        <translation>&amp;Guardar esta configuração…</translation>
    </message>
    <message>
        <source>Another favourite already has that name.</source>
        <translation>Já há outro favorito com esse nome.</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoritos</translation>
    </message>
    <message>
        <source>The favourite with that name will be replaced.</source>
        <translation>O favorito com esse nome será substituído.</translation>
    </message>
    <message>
        <source>What should this set-up be called?</source>
        <translation>Que nome dar a esta configuração?</translation>
    </message>
    <message>
        <source>What should “{name}” be called?</source>
        <translation>Que nome dar a «{name}»?</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>A bot played for you part of the time.</source>
        <translation>Durante parte do tempo, um robô jogou no seu lugar.</translation>
    </message>
    <message>
        <source>A bot played for {names} part of the time.</source>
        <translation>Durante parte do tempo, um robô jogou por {names}.</translation>
    </message>
    <message>
        <source>Bots played for you and {names} part of the time.</source>
        <translation>Durante parte do tempo, robôs jogaram por você e por {names}.</translation>
    </message>
    <message numerus="yes">
        <source>Moves were taken back %n time(s), even after something new had been seen.</source>
        <translation>
            <numerusform>Anularam-se jogadas %n vez, mesmo depois de se ter visto algo novo.</numerusform>
            <numerusform>Anularam-se jogadas %n vezes, mesmo depois de se ter visto algo novo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moves were taken back %n time(s).</source>
        <translation>
            <numerusform>Anularam-se jogadas %n vez.</numerusform>
            <numerusform>Anularam-se jogadas %n vezes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game in figures</source>
        <translation>A partida em números</translation>
    </message>
    <message>
        <source>You and {names} gave up; bots played on.</source>
        <translation>{names} e você desistiram; robôs continuaram.</translation>
    </message>
    <message>
        <source>You gave up; a bot played on for you.</source>
        <translation>Você desistiu; um robô continuou no seu lugar.</translation>
    </message>
    <message>
        <source>{names} gave up; a bot played on.</source>
        <translation>{names} desistiu; um robô continuou.</translation>
    </message>
    <message>
        <source>{names} gave up; bots played on.</source>
        <translation>{names} desistiram; robôs continuaram.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>GIF films</source>
        <translation>Filmes GIF</translation>
    </message>
    <message>
        <source>Games of Conquista</source>
        <translation>Partidas do Conquista</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir uma partida</translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation>Abrir uma posição</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imagens</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posições</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Guardar como ficheiro</translation>
    </message>
    <message>
        <source>Save the film</source>
        <translation>Guardar o filme</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar a partida</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Guardar a imagem</translation>
    </message>
    <message>
        <source>Save the review</source>
        <translation>Guardar a análise</translation>
    </message>
    <message>
        <source>Saved as “{name}” in {folder}.</source>
        <translation>Guardado como «{name}» em {folder}.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>The game could not be opened.</source>
        <translation>Não foi possível abrir a partida.</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>Não foi possível guardar a partida.</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <translation>Não foi possível guardar a imagem.</translation>
    </message>
    <message>
        <source>The review could not be saved.</source>
        <translation>Não foi possível guardar a análise.</translation>
    </message>
    <message>
        <source>Vector pictures</source>
        <translation>Imagens vetoriais</translation>
    </message>
    <message>
        <source>WebP films</source>
        <translation>Filmes WebP</translation>
    </message>
</context>
<context>
    <name>Film</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>It would be larger than 8 MB even with little detail.</source>
        <translation>Teria mais de 8 MB, mesmo com pouco pormenor.</translation>
    </message>
    <message>
        <source>Making the film…</source>
        <translation>A fazer o filme…</translation>
    </message>
    <message>
        <source>Nothing was saved. Try again.</source>
        <translation>Nada foi guardado. Tente outra vez.</translation>
    </message>
    <message>
        <source>The film could not be made.</source>
        <translation>Não foi possível fazer o filme.</translation>
    </message>
    <message>
        <source>There is already a file with this name.</source>
        <translation>Já existe um ficheiro com este nome.</translation>
    </message>
</context>
<context>
    <name>Friends</name>
    <message numerus="yes">
        <source>%n day(s) a move</source>
        <translation>
            <numerusform>%n dia por jogada</numerusform>
            <numerusform>%n dias por jogada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) a move</source>
        <translation>
            <numerusform>%n minuto por jogada</numerusform>
            <numerusform>%n minutos por jogada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) since your last one; {key} looks back.</source>
        <translation>
            <numerusform>%n jogada desde a sua última; {key} para a rever.</numerusform>
            <numerusform>%n jogadas desde a sua última; {key} para as rever.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) here.</source>
        <translation>
            <numerusform>Está aqui %n jogador.</numerusform>
            <numerusform>Estão aqui %n jogadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) a move</source>
        <translation>
            <numerusform>%n segundo por jogada</numerusform>
            <numerusform>%n segundos por jogada</numerusform>
        </translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>Um amigo</translation>
    </message>
    <message>
        <source>A friend, by invitation</source>
        <translation>Um amigo, por convite</translation>
    </message>
    <message>
        <source>A message was not understood; the match is sent again.</source>
        <translation>Uma mensagem não foi entendida; a partida é enviada de novo.</translation>
    </message>
    <message>
        <source>A part of Conquista that friends need is missing on this computer. Install it again.</source>
        <translation>Falta neste computador uma parte do Conquista necessária para jogar com amigos. Instale-o de novo.</translation>
    </message>
    <message>
        <source>A part of the invitation is missing. Copy all of it.</source>
        <translation>Falta uma parte do convite. Copie-o inteiro.</translation>
    </message>
    <message>
        <source>A player who has given up cannot come back before the match is over.</source>
        <translation>Quem desistiu só volta quando a partida acabar.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Aceitar</translation>
    </message>
    <message>
        <source>Allow connections from outside to port {port} of this computer.</source>
        <translation>Permita ligações externas à porta {port} deste computador.</translation>
    </message>
    <message>
        <source>Another Conquista window on this computer is still using your tables. Close it, and try again.</source>
        <translation>Outra janela do Conquista neste computador ainda está a usar as suas mesas. Feche-a e tente outra vez.</translation>
    </message>
    <message>
        <source>Another computer answers at this address. Ask your friend for a new invitation.</source>
        <translation>É outro computador que responde neste endereço. Peça um novo convite ao seu amigo.</translation>
    </message>
    <message>
        <source>Any number of people may use it; they see no hidden cards.</source>
        <translation>Pode servir a quantas pessoas quiser; não veem cartas escondidas.</translation>
    </message>
    <message>
        <source>Ask for a bot</source>
        <translation>Pedir um robô</translation>
    </message>
    <message>
        <source>Ask this address which game is played there, and with whom</source>
        <translation>Perguntar a este endereço que jogo se joga lá, e com quem</translation>
    </message>
    <message>
        <source>At a table with friends nobody can choose the deal: it is random.</source>
        <translation>Numa mesa com amigos ninguém escolhe a distribuição: é sorteada.</translation>
    </message>
    <message>
        <source>At this screen</source>
        <translation>Neste ecrã</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Bot: {level}</source>
        <translation>Robô: {level}</translation>
    </message>
    <message>
        <source>Bots keep the seats of those who are not here yet.</source>
        <translation>Os robôs guardam o lugar de quem ainda não chegou.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Mudar</translation>
    </message>
    <message>
        <source>Choose who takes this seat</source>
        <translation>Escolher quem ocupa este lugar</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Relógio</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Close the table for everyone</source>
        <translation>Fechar a mesa para todos</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>Fechar a mesa?</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Connecting to the table…</source>
        <translation>A ligar à mesa…</translation>
    </message>
    <message>
        <source>Conquista has told them that it is their turn.</source>
        <translation>Este jogador já foi avisado de que é a vez dele.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the invitation (C), and send it to one friend</source>
        <translation>Copiar o convite (C) e enviá-lo a um só amigo</translation>
    </message>
    <message>
        <source>Copy the invitation to this seat</source>
        <translation>Copiar o convite para este lugar</translation>
    </message>
    <message>
        <source>Copy the invitation to watch</source>
        <translation>Copiar o convite para assistir</translation>
    </message>
    <message>
        <source>Do not agree</source>
        <translation>Recusar</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fechar a mesa</translation>
    </message>
    <message>
        <source>Everyone agreed: your last move is taken back.</source>
        <translation>Todos concordaram: a sua última jogada é anulada.</translation>
    </message>
    <message>
        <source>Everyone agreed: {name} takes back their last move.</source>
        <translation>Todos concordaram: {name} anula a última jogada.</translation>
    </message>
    <message>
        <source>Everyone at the table has to leave.</source>
        <translation>Todos os que estão à mesa terão de sair.</translation>
    </message>
    <message>
        <source>Everyone is here.</source>
        <translation>Estão todos aqui.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Esquecer</translation>
    </message>
    <message>
        <source>Friends elsewhere can reach this table if your router lets them in.</source>
        <translation>Os amigos que estão noutro sítio podem chegar a esta mesa se o router desta rede os deixar entrar.</translation>
    </message>
    <message>
        <source>Friends sit at this table already; it stays as you opened it.</source>
        <translation>Já há amigos sentados a esta mesa; ela fica como a abriu.</translation>
    </message>
    <message>
        <source>Get up</source>
        <translation>Levantar-se</translation>
    </message>
    <message>
        <source>Hints are allowed</source>
        <translation>Sugestões permitidas</translation>
    </message>
    <message>
        <source>If everyone agrees, your last move is taken back, and so are later moves.</source>
        <translation>Se todos concordarem, a sua última jogada e as seguintes são anuladas.</translation>
    </message>
    <message numerus="yes">
        <source>In %n minute(s) you can ask for a bot.</source>
        <translation>
            <numerusform>Daqui a %n minuto pode pedir um robô.</numerusform>
            <numerusform>Daqui a %n minutos pode pedir um robô.</numerusform>
        </translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Convite</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Convidar</translation>
    </message>
    <message>
        <source>Invite a friend to this seat</source>
        <translation>Convidar um amigo para este lugar</translation>
    </message>
    <message>
        <source>It is not this player’s turn.</source>
        <translation>Não é a vez deste jogador.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Não é a sua vez.</translation>
    </message>
    <message>
        <source>It is your turn at the friends’ table ({game}).</source>
        <translation>É a sua vez na mesa de amigos ({game}).</translation>
    </message>
    <message>
        <source>It is your turn at the friends’ table.</source>
        <translation>É a sua vez na mesa de amigos.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>É a sua vez.</translation>
    </message>
    <message>
        <source>Leave your seat at this table</source>
        <translation>Deixar o seu lugar nesta mesa</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Deixar entrar</translation>
    </message>
    <message>
        <source>Let in only the person who reads out these digits.</source>
        <translation>Deixe entrar apenas quem lhe ler estes algarismos.</translation>
    </message>
    <message>
        <source>May {name} take back their last move? Later moves are taken back too.</source>
        <translation>{name} pode anular a última jogada? As jogadas seguintes também seriam anuladas.</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Sem relógio</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Sem sugestões</translation>
    </message>
    <message>
        <source>No optional rules.</source>
        <translation>Sem regras opcionais.</translation>
    </message>
    <message>
        <source>No seat is free for a friend</source>
        <translation>Não há lugar livre para um amigo</translation>
    </message>
    <message>
        <source>No table can be opened on this computer.</source>
        <translation>Não é possível abrir uma mesa neste computador.</translation>
    </message>
    <message>
        <source>Nobody else has sat down yet.</source>
        <translation>Ainda ninguém mais se sentou.</translation>
    </message>
    <message>
        <source>Not here yet: {names}. Bots keep their seats.</source>
        <translation>Ainda não chegou: {names}. Os robôs guardam esses lugares.</translation>
    </message>
    <message>
        <source>Not so fast: your last message was not sent.</source>
        <translation>Mais devagar: a sua última mensagem não foi enviada.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Ainda não</translation>
    </message>
    <message>
        <source>Nothing is lost: everyone keeps their seat.</source>
        <translation>Nada se perde: cada um conserva o seu lugar.</translation>
    </message>
    <message>
        <source>Nothing is lost: your seat stays yours.</source>
        <translation>Nada se perde: o seu lugar continua a ser seu.</translation>
    </message>
    <message>
        <source>On this network</source>
        <translation>Nesta rede</translation>
    </message>
    <message>
        <source>Onlookers are allowed</source>
        <translation>Espectadores permitidos</translation>
    </message>
    <message>
        <source>Only friends on this network can reach this table.</source>
        <translation>Só os amigos ligados a esta rede podem chegar a esta mesa.</translation>
    </message>
    <message>
        <source>Only people with a seat at the table can do this.</source>
        <translation>Só quem tem lugar à mesa pode fazer isto.</translation>
    </message>
    <message>
        <source>Only the host can do this.</source>
        <translation>Só o anfitrião pode fazer isto.</translation>
    </message>
    <message>
        <source>Only the host, {name}, can begin the rematch.</source>
        <translation>Só {name}, que abriu a mesa, pode começar a desforra.</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Abrir uma mesa</translation>
    </message>
    <message>
        <source>Open a table, and invite friends who are somewhere else</source>
        <translation>Abrir uma mesa e convidar amigos que estão noutro sítio</translation>
    </message>
    <message>
        <source>Open a table, and send each friend an invitation: one line of text.</source>
        <translation>Abra uma mesa e envie um convite a cada amigo: uma linha de texto.</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>Lugar livre</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Abrir a mesa</translation>
    </message>
    <message>
        <source>Open: anybody may sit down</source>
        <translation>Livre: para quem se quiser sentar</translation>
    </message>
    <message>
        <source>Opening a table…</source>
        <translation>A abrir uma mesa…</translation>
    </message>
    <message>
        <source>Opening a table… It takes longer than usual: what was open before is still closing.</source>
        <translation>A abrir uma mesa… Está a demorar mais do que o habitual: o que estava aberto antes ainda se está a fechar.</translation>
    </message>
    <message>
        <source>Opens a table at {address}, for the game on the shelf.</source>
        <translation>Abre uma mesa em {address}, para o jogo escolhido na prateleira.</translation>
    </message>
    <message>
        <source>Optional rules: {names}.</source>
        <translation>Regras opcionais: {names}.</translation>
    </message>
    <message>
        <source>Or sit down with the invitation that a friend sent you.</source>
        <translation>Ou sente-se com o convite que um amigo lhe enviou.</translation>
    </message>
    <message>
        <source>Paste the invitation that your friend sent you. Nothing is sent before you look at the table or sit down.</source>
        <translation>Cole o convite que o seu amigo lhe enviou. Nada é enviado antes de ver a mesa ou de se sentar.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Play with friends</source>
        <translation>Jogar com amigos</translation>
    </message>
    <message>
        <source>Read these four digits out to {name}, who lets you in if they see the same ones.</source>
        <translation>Leia estes quatro algarismos a {name}, que lhe abre a porta se vir os mesmos.</translation>
    </message>
    <message>
        <source>Return to the table</source>
        <translation>Voltar à mesa</translation>
    </message>
    <message>
        <source>Seats: {names}.</source>
        <translation>Lugares: {names}.</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Ver a mesa</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>Recusar</translation>
    </message>
    <message>
        <source>Shall a bot play meanwhile?</source>
        <translation>Um robô pode jogar entretanto?</translation>
    </message>
    <message>
        <source>Shall the game end now, without a winner?</source>
        <translation>Terminar a partida agora, sem vencedor?</translation>
    </message>
    <message>
        <source>Shown to others on this network</source>
        <translation>Visível nesta rede</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Sentar-se</translation>
    </message>
    <message>
        <source>Sit down at a friend’s table</source>
        <translation>Sentar-se à mesa de um amigo</translation>
    </message>
    <message>
        <source>Sit down with an invitation…</source>
        <translation>Sentar-se com um convite…</translation>
    </message>
    <message>
        <source>Somebody at this table has that name already.</source>
        <translation>Alguém nesta mesa já tem esse nome.</translation>
    </message>
    <message>
        <source>Somebody has already used this invitation. Ask your friend for a new one.</source>
        <translation>Alguém já usou este convite. Peça outro ao seu amigo.</translation>
    </message>
    <message>
        <source>Something else happened first. Look, and try again.</source>
        <translation>Aconteceu outra coisa antes. Veja, e tente outra vez.</translation>
    </message>
    <message>
        <source>Table with friends</source>
        <translation>Mesa com amigos</translation>
    </message>
    <message>
        <source>Take this table off the list; your seat there stays yours.</source>
        <translation>Tirar esta mesa da lista; o seu lugar nela continua a ser seu.</translation>
    </message>
    <message>
        <source>That came too late: the table has gone on.</source>
        <translation>Chegou tarde demais: a partida já avançou.</translation>
    </message>
    <message>
        <source>The connection is broken, so nobody would read this now.</source>
        <translation>A ligação caiu: agora ninguém leria isto.</translation>
    </message>
    <message>
        <source>The connection is broken, so you cannot play now. Nothing is lost.</source>
        <translation>A ligação caiu: agora não pode jogar. Nada se perde.</translation>
    </message>
    <message>
        <source>The connection is broken. Next try in {seconds}&#xa0;s.</source>
        <translation>A ligação caiu. Nova tentativa em {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>The connection to the table broke off. Try again.</source>
        <translation>A ligação à mesa caiu. Tente outra vez.</translation>
    </message>
    <message>
        <source>The file with your own secret cannot be used.</source>
        <translation>O ficheiro com o seu segredo pessoal não pode ser usado.</translation>
    </message>
    <message>
        <source>The game begins as soon as everyone here agrees. Everyone moves one seat along, so that nobody keeps the same place.</source>
        <translation>Começa assim que todos os presentes concordarem. Cada um passa ao lugar seguinte, para que ninguém fique no mesmo.</translation>
    </message>
    <message>
        <source>The host begins the match.</source>
        <translation>O anfitrião começa a partida.</translation>
    </message>
    <message>
        <source>The host did not let you in.</source>
        <translation>O anfitrião não permitiu a sua entrada.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>O anfitrião fechou a mesa.</translation>
    </message>
    <message>
        <source>The host has given your seat to somebody else.</source>
        <translation>O anfitrião deu o seu lugar a outra pessoa.</translation>
    </message>
    <message>
        <source>The host is not here.</source>
        <translation>Quem abriu a mesa não está cá.</translation>
    </message>
    <message>
        <source>The match goes on.</source>
        <translation>A partida continua.</translation>
    </message>
    <message>
        <source>The match has begun; this cannot be changed now.</source>
        <translation>A partida começou; isto já não pode ser mudado.</translation>
    </message>
    <message>
        <source>The match is not over yet.</source>
        <translation>A partida ainda não acabou.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>The rules of this table do not allow it.</source>
        <translation>As regras desta mesa não o permitem.</translation>
    </message>
    <message>
        <source>The server has no room at the moment.</source>
        <translation>Neste momento, o servidor está cheio.</translation>
    </message>
    <message>
        <source>The table cannot be reached from here.</source>
        <translation>Não é possível chegar a esta mesa a partir daqui.</translation>
    </message>
    <message>
        <source>The table cannot be reached now.</source>
        <translation>Neste momento, não é possível chegar à mesa.</translation>
    </message>
    <message>
        <source>The table did not open in time on this computer. Try again.</source>
        <translation>A mesa não abriu a tempo neste computador. Tente outra vez.</translation>
    </message>
    <message>
        <source>The table has a newer version of Conquista. Update yours to sit down.</source>
        <translation>A mesa tem uma versão mais recente do Conquista. Atualize a sua para se sentar.</translation>
    </message>
    <message>
        <source>The table has an older version of Conquista. Your friend has to update it.</source>
        <translation>A mesa tem uma versão mais antiga do Conquista. O seu amigo tem de a atualizar.</translation>
    </message>
    <message>
        <source>The table has newer rules of this game. Update Conquista to sit down.</source>
        <translation>A mesa tem regras mais recentes deste jogo. Atualize o Conquista para se sentar.</translation>
    </message>
    <message>
        <source>The table has older rules of this game. Your friend has to update.</source>
        <translation>A mesa tem regras mais antigas deste jogo. O seu amigo tem de atualizar.</translation>
    </message>
    <message>
        <source>The table is at {address}.</source>
        <translation>A mesa está em {address}.</translation>
    </message>
    <message>
        <source>The table is closed at the moment: Conquista is not running on its computer.</source>
        <translation>A mesa está fechada neste momento: o Conquista não está aberto no computador do anfitrião.</translation>
    </message>
    <message>
        <source>The table is waiting for {name}, who is looking at another page.</source>
        <translation>A mesa espera por {name}, que está a ver outra página.</translation>
    </message>
    <message>
        <source>The table is waiting for {name}, who is offline ({time}).</source>
        <translation>A mesa espera por {name}, sem ligação ({time}).</translation>
    </message>
    <message>
        <source>The table refused it ({reason}).</source>
        <translation>A mesa recusou o pedido ({reason}).</translation>
    </message>
    <message>
        <source>There are enough onlookers at this table.</source>
        <translation>Esta mesa já tem espectadores suficientes.</translation>
    </message>
    <message>
        <source>There are no hints at this table.</source>
        <translation>Nesta mesa joga-se sem sugestões.</translation>
    </message>
    <message>
        <source>There are no hints at this table. You can edit its positions once the match is over.</source>
        <translation>Nesta mesa joga-se sem sugestões. Poderá editar as posições dela quando a partida acabar.</translation>
    </message>
    <message>
        <source>There is a mistake in the invitation. Copy it again.</source>
        <translation>O convite tem um erro. Copie-o outra vez.</translation>
    </message>
    <message>
        <source>They can knock; you let them in once you have compared four digits.</source>
        <translation>Os outros podem bater à porta; deixa-os entrar depois de comparar quatro algarismos.</translation>
    </message>
    <message>
        <source>This computer has no public address. To play with friends elsewhere, use a common private network, or a table on a club’s server.</source>
        <translation>Este computador não tem um endereço público. Para jogar com amigos distantes, é preciso uma rede privada comum ou uma mesa no servidor de um clube.</translation>
    </message>
    <message>
        <source>This invitation is from a newer version of Conquista. Update yours.</source>
        <translation>Este convite é de uma versão mais recente do Conquista. Atualize a sua.</translation>
    </message>
    <message>
        <source>This invitation is from an older version. Ask for a new one.</source>
        <translation>Este convite é de uma versão mais antiga. Peça outro.</translation>
    </message>
    <message>
        <source>This invitation is not valid. Ask for a new one.</source>
        <translation>Este convite não é válido. Peça outro.</translation>
    </message>
    <message>
        <source>This is not an invitation to a table.</source>
        <translation>Isto não é um convite para uma mesa.</translation>
    </message>
    <message>
        <source>This is too long for an invitation.</source>
        <translation>Isto é demasiado comprido para um convite.</translation>
    </message>
    <message>
        <source>This line is for opening tables; it is not an invitation to a seat.</source>
        <translation>Esta linha serve para abrir mesas; não é convite para um lugar.</translation>
    </message>
    <message>
        <source>This message cannot be sent.</source>
        <translation>Esta mensagem não pode ser enviada.</translation>
    </message>
    <message>
        <source>This name cannot be used. Choose another one.</source>
        <translation>Este nome não pode ser usado. Escolha outro.</translation>
    </message>
    <message>
        <source>This player is back.</source>
        <translation>Este jogador voltou.</translation>
    </message>
    <message>
        <source>This question has already been answered.</source>
        <translation>Esta pergunta já tem resposta.</translation>
    </message>
    <message>
        <source>This server shows its tables only to those who sit down.</source>
        <translation>Este servidor só mostra as mesas a quem se senta.</translation>
    </message>
    <message>
        <source>This table no longer exists.</source>
        <translation>Esta mesa já não existe.</translation>
    </message>
    <message>
        <source>Too many tries. Wait a minute.</source>
        <translation>Demasiadas tentativas. Espere um minuto.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar outra vez</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Tentar já</translation>
    </message>
    <message>
        <source>Under which name do you want to sit down?</source>
        <translation>Com que nome quer sentar-se?</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Esperar</translation>
    </message>
    <message>
        <source>Wait for the host, {name}, to begin a rematch.</source>
        <translation>Espere até {name}, que abriu a mesa, começar a desforra.</translation>
    </message>
    <message>
        <source>Wait until the player has been away for three minutes.</source>
        <translation>Espere até que o jogador esteja ausente há três minutos.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Assistir</translation>
    </message>
    <message>
        <source>What is your name?</source>
        <translation>Como se chama?</translation>
    </message>
    <message>
        <source>Where you play</source>
        <translation>Onde joga</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Withdraw the request</source>
        <translation>Retirar o pedido</translation>
    </message>
    <message>
        <source>Yes, a bot</source>
        <translation>Sim, um robô</translation>
    </message>
    <message>
        <source>You ask the others</source>
        <translation>A sua pergunta aos outros</translation>
    </message>
    <message>
        <source>You asked for a rematch. It begins once all agree.</source>
        <translation>Pediu a desforra. Começa assim que todos concordarem.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Saiu da mesa.</translation>
    </message>
    <message>
        <source>You have no move to take back.</source>
        <translation>Não tem nenhuma jogada para anular.</translation>
    </message>
    <message>
        <source>You sat down in another window.</source>
        <translation>Sentou-se noutra janela.</translation>
    </message>
    <message>
        <source>Your friends see it at your seat.</source>
        <translation>Os seus amigos veem este nome no seu lugar.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>O seu nome</translation>
    </message>
    <message>
        <source>Your seat stays yours: “{way}” takes you back to it.</source>
        <translation>O seu lugar continua a ser seu: para voltar, use «{way}».</translation>
    </message>
    <message>
        <source>Your seat waits for you.</source>
        <translation>O seu lugar está à sua espera.</translation>
    </message>
    <message>
        <source>Your tables</source>
        <translation>As suas mesas</translation>
    </message>
    <message>
        <source>a bot ({level})</source>
        <translation>um robô ({level})</translation>
    </message>
    <message>
        <source>a free seat</source>
        <translation>um lugar livre</translation>
    </message>
    <message>
        <source>a friend</source>
        <translation>um amigo</translation>
    </message>
    <message>
        <source>and you?</source>
        <translation>e você?</translation>
    </message>
    <message>
        <source>anybody may sit down</source>
        <translation>aberto a todos</translation>
    </message>
    <message>
        <source>bot, {level}</source>
        <translation>robô, {level}</translation>
    </message>
    <message>
        <source>for one seat, once</source>
        <translation>para um só lugar, uma só vez</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>saiu</translation>
    </message>
    <message>
        <source>here</source>
        <translation>presente</translation>
    </message>
    <message>
        <source>here, but looking at another page</source>
        <translation>está cá, mas a ver outra página</translation>
    </message>
    <message>
        <source>invited, not here yet</source>
        <translation>ainda não chegou</translation>
    </message>
    <message>
        <source>offline, {minutes}&#xa0;min</source>
        <translation>sem ligação, {minutes}&#xa0;min</translation>
    </message>
    <message>
        <source>offline, {seconds}&#xa0;s</source>
        <translation>sem ligação, {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>the host</source>
        <translation>abriu a mesa</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>com {names}</translation>
    </message>
    <message numerus="yes">
        <source>with {name}; %n seat(s) free</source>
        <translation>
            <numerusform>com {name}; %n lugar livre</numerusform>
            <numerusform>com {name}; %n lugares livres</numerusform>
        </translation>
    </message>
    <message>
        <source>without {option}</source>
        <translation>sem «{option}»</translation>
    </message>
    <message>
        <source>you</source>
        <translation>você</translation>
    </message>
    <message>
        <source>you, the host</source>
        <translation>você, que abriu a mesa</translation>
    </message>
    <message>
        <source>your seat</source>
        <translation>o seu lugar</translation>
    </message>
    <message>
        <source>{charge}: {name}, {state}</source>
        <translation>{charge}: {name}, {state}</translation>
    </message>
    <message>
        <source>{game}, with {name}</source>
        <translation>{game}, com {name}</translation>
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
        <translation>{name} (robô, {level})</translation>
    </message>
    <message>
        <source>{name} (host)</source>
        <translation>{name} (abriu a mesa)</translation>
    </message>
    <message>
        <source>{name} asks</source>
        <translation>{name} pergunta</translation>
    </message>
    <message>
        <source>{name} does not agree: nothing is taken back.</source>
        <translation>{name} não aceita: nada é anulado.</translation>
    </message>
    <message>
        <source>{name} does not want a rematch yet.</source>
        <translation>{name} ainda não quer a desforra.</translation>
    </message>
    <message>
        <source>{name} has {time} left.</source>
        <translation>{name} tem {time}.</translation>
    </message>
    <message>
        <source>{name} is offline</source>
        <translation>{name} ficou sem ligação</translation>
    </message>
    <message>
        <source>{name} is offline ({time}); play goes on meanwhile.</source>
        <translation>{name} está sem ligação ({time}); o jogo continua entretanto.</translation>
    </message>
    <message>
        <source>{name} knocks at your table; “{way}” takes you there.</source>
        <translation>{name} bate à porta da sua mesa; «{way}» leva até lá.</translation>
    </message>
    <message>
        <source>{name} knocks: {digits}</source>
        <translation>{name} bate à porta: {digits}</translation>
    </message>
    <message>
        <source>{name} no longer asks for a bot.</source>
        <translation>{name} já não pede um robô.</translation>
    </message>
    <message>
        <source>{name} no longer asks for a rematch.</source>
        <translation>{name} já não pede a desforra.</translation>
    </message>
    <message>
        <source>{name} no longer asks: nothing is taken back.</source>
        <translation>{name} retira o pedido: nada volta atrás.</translation>
    </message>
    <message>
        <source>{name} no longer asks: the game goes on.</source>
        <translation>{name} retira a pergunta: a partida continua.</translation>
    </message>
    <message>
        <source>{name} takes back their last move.</source>
        <translation>{name} anula a última jogada.</translation>
    </message>
    <message>
        <source>{name} would like a rematch.</source>
        <translation>{name} gostaria de uma desforra.</translation>
    </message>
    <message>
        <source>{name} would like to play on: the game goes on.</source>
        <translation>{name} gostaria de continuar a jogar: a partida continua.</translation>
    </message>
    <message>
        <source>{name} would rather wait: no bot plays.</source>
        <translation>{name} prefere esperar: nenhum robô joga.</translation>
    </message>
    <message>
        <source>{name}’s table</source>
        <translation>mesa de {name}</translation>
    </message>
    <message>
        <source>{name}’s table cannot be reached now. Conquista keeps trying.</source>
        <translation>Neste momento, não é possível chegar à mesa de {name}. O Conquista continua a tentar.</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>{seconds}&#xa0;s</source>
        <translation>{seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>{time} left, then a bot plays this move for you.</source>
        <translation>Tem {time}; depois, um robô faz esta jogada no seu lugar.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>About Conquista</source>
        <translation>Acerca do Conquista</translation>
    </message>
    <message>
        <source>Board games of conquest and intrigue, against people at the same screen or against bots that see no more than you would in their place.</source>
        <translation>Jogos de tabuleiro de conquista e intriga, contra pessoas diante do mesmo ecrã ou contra robôs que não veem mais do que qualquer pessoa veria no lugar deles.</translation>
    </message>
    <message>
        <source>Conquista {version}</source>
        <translation>Conquista {version}</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Software livre sob a Licença Pública Geral GNU, versão 3 ou posterior. É distribuído sem qualquer garantia.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>The bots run as compiled code.</source>
        <translation>Os robôs correm em código compilado.</translation>
    </message>
    <message>
        <source>The bots run as interpreted code.</source>
        <translation>Os robôs correm em código interpretado.</translation>
    </message>
    <message>
        <source>The bots run as interpreted code. They are being compiled now, and will think many times faster from the next start.</source>
        <translation>Os robôs correm em código interpretado. Estão agora a ser compilados: a partir do próximo arranque pensarão muito mais depressa.</translation>
    </message>
    <message>
        <source>The bots run as interpreted code. They have been compiled, and will think many times faster from the next start.</source>
        <translation>Os robôs correm em código interpretado. Já foram compilados: a partir do próximo arranque pensarão muito mais depressa.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message numerus="yes">
        <source>(in {often} of %n imagined game(s))</source>
        <translation>
            <numerusform>(em {often} de %n partida imaginada)</numerusform>
            <numerusform>(em {often} de %n partidas imaginadas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(in {often} of %n imagined game(s); {answer}: in {less})</source>
        <translation>
            <numerusform>(em {often} de %n partida imaginada; {answer}: em {less})</numerusform>
            <numerusform>(em {often} de %n partidas imaginadas; {answer}: em {less})</numerusform>
        </translation>
    </message>
    <message>
        <source>({low}–{high})</source>
        <translation>({low}–{high})</translation>
    </message>
    <message>
        <source>All chances were about equal.</source>
        <translation>As hipóteses de vitória eram quase iguais.</translation>
    </message>
    <message>
        <source>All moves lead to the same position, turned or mirrored.</source>
        <translation>Todas as jogadas levam à mesma posição, rodada ou em espelho.</translation>
    </message>
    <message>
        <source>All of these are sure to win.</source>
        <translation>Todas estas jogadas ganham de certeza.</translation>
    </message>
    <message>
        <source>All of these have about the same chance: {chance}.</source>
        <translation>Todas estas jogadas têm quase a mesma hipótese de vitória: {chance}.</translation>
    </message>
    <message>
        <source>All {number} chances are about equal.</source>
        <translation>As {number} hipóteses de vitória são quase iguais.</translation>
    </message>
    <message>
        <source>All {number} chances are about equal; see what each move does.</source>
        <translation>As {number} hipóteses de vitória são quase iguais; veja o que faz cada jogada.</translation>
    </message>
    <message>
        <source>All {number} moves of the list are too close to call.</source>
        <translation>As {number} jogadas da lista estão demasiado próximas para desempatar.</translation>
    </message>
    <message>
        <source>Any of the first {number} will do.</source>
        <translation>Qualquer das {number} primeiras serve.</translation>
    </message>
    <message>
        <source>Any of the first {number} would have done.</source>
        <translation>Qualquer das {number} primeiras teria servido.</translation>
    </message>
    <message>
        <source>Any of these will do.</source>
        <translation>Qualquer destas serve.</translation>
    </message>
    <message>
        <source>Any of these would have done.</source>
        <translation>Qualquer destas teria servido.</translation>
    </message>
    <message>
        <source>Both moves have about the same chance: {chance}.</source>
        <translation>As duas jogadas têm quase a mesma hipótese de vitória: {chance}.</translation>
    </message>
    <message>
        <source>But {reason}</source>
        <translation>Mas {reason}</translation>
    </message>
    <message>
        <source>Chance of winning, and how far it may be off.</source>
        <translation>Hipóteses de vitória, com a margem de erro.</translation>
    </message>
    <message>
        <source>Chance of winning, calculated exactly.</source>
        <translation>Hipóteses de vitória, calculadas com exatidão.</translation>
    </message>
    <message numerus="yes">
        <source>Chance of winning, judged by %n game(s) played on from here with what this player knew.</source>
        <translation>
            <numerusform>Hipóteses de vitória em %n continuação simulada até ao fim com o que este jogador sabia.</numerusform>
            <numerusform>Hipóteses de vitória em %n continuações simuladas até ao fim com o que este jogador sabia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chance of winning, judged by %n game(s) played on from here with what you know.</source>
        <translation>
            <numerusform>Hipóteses de vitória em %n continuação simulada até ao fim com o que você sabe.</numerusform>
            <numerusform>Hipóteses de vitória em %n continuações simuladas até ao fim com o que você sabe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chance of winning, judged by %n game(s) played on from here.</source>
        <translation>
            <numerusform>Hipóteses de vitória em %n continuação simulada a partir daqui.</numerusform>
            <numerusform>Hipóteses de vitória em %n continuações simuladas a partir daqui.</numerusform>
        </translation>
    </message>
    <message>
        <source>Either of the first two will do.</source>
        <translation>Qualquer das duas primeiras serve.</translation>
    </message>
    <message>
        <source>Either of the first two would have done.</source>
        <translation>Qualquer das duas primeiras teria servido.</translation>
    </message>
    <message>
        <source>Either will do.</source>
        <translation>Qualquer das duas serve.</translation>
    </message>
    <message>
        <source>Either would have done.</source>
        <translation>Qualquer das duas teria servido.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Sugestão</translation>
    </message>
    <message>
        <source>Hint {number}</source>
        <translation>Sugestão {number}</translation>
    </message>
    <message>
        <source>How often?</source>
        <translation>Com que frequência?</translation>
    </message>
    <message>
        <source>If asked again, the coach would most likely give a chance between the two marks.</source>
        <translation>Interrogado de novo, o mestre de armas daria, muito provavelmente, um valor entre os dois traços.</translation>
    </message>
    <message>
        <source>In common: {said}</source>
        <translation>Em comum: {said}</translation>
    </message>
    <message>
        <source>In each imagined game, the hidden cards are different.</source>
        <translation>Em cada partida imaginada, as cartas escondidas são outras.</translation>
    </message>
    <message>
        <source>It breaks your promise to stop {name}.</source>
        <translation>Esta jogada falta à sua promessa de travar {name}.</translation>
    </message>
    <message>
        <source>It breaks your word to {name}.</source>
        <translation>Esta jogada falta à palavra dada a {name}.</translation>
    </message>
    <message>
        <source>It does worse, though no single effect explains it.</source>
        <translation>Esta jogada dá pior resultado, sem que um só efeito o explique.</translation>
    </message>
    <message>
        <source>It has little effect at once.</source>
        <translation>Muda pouco de imediato.</translation>
    </message>
    <message>
        <source>It holds out longest: after others, a rival wins sooner.</source>
        <translation>Esta jogada é a que resiste mais tempo: depois de outras, um rival ganha mais cedo.</translation>
    </message>
    <message>
        <source>It {does}</source>
        <translation>Esta jogada {does}</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Derrota certa</translation>
    </message>
    <message>
        <source>Nearly lost</source>
        <translation>Derrota à vista</translation>
    </message>
    <message>
        <source>No move wins any more.</source>
        <translation>Já nenhuma jogada ganha.</translation>
    </message>
    <message>
        <source>No move wins often from here.</source>
        <translation>Daqui, nenhuma jogada leva muitas vezes à vitória.</translation>
    </message>
    <message>
        <source>No move won often from there.</source>
        <translation>A partir dali, nenhuma jogada levava muitas vezes à vitória.</translation>
    </message>
    <message>
        <source>No winning move was found.</source>
        <translation>Não foi encontrada nenhuma jogada vencedora.</translation>
    </message>
    <message>
        <source>Nobody can win any more.</source>
        <translation>Já ninguém pode ganhar.</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Ninguém ganha</translation>
    </message>
    <message>
        <source>Nothing has been played here yet.</source>
        <translation>Ainda nada foi jogado aqui.</translation>
    </message>
    <message>
        <source>Play hint {number}</source>
        <translation>Jogar a sugestão {number}</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Show in how many imagined games each reason held, or hide it</source>
        <translation>Mostrar ou esconder em quantas partidas imaginadas cada razão se confirmou</translation>
    </message>
    <message>
        <source>The chance of the other move is less certain.</source>
        <translation>As hipóteses da outra jogada são menos seguras.</translation>
    </message>
    <message>
        <source>The chances of the other moves are less certain.</source>
        <translation>As hipóteses das outras jogadas são menos seguras.</translation>
    </message>
    <message>
        <source>The coach could not look at this move.</source>
        <translation>O mestre de armas não conseguiu examinar esta jogada.</translation>
    </message>
    <message>
        <source>The coach dismissed all other moves at first glance.</source>
        <translation>O mestre de armas pôs logo de parte todas as outras jogadas.</translation>
    </message>
    <message>
        <source>The coach dismissed this move at first glance.</source>
        <translation>O mestre de armas pôs logo de parte esta jogada.</translation>
    </message>
    <message>
        <source>The coach is still comparing these.</source>
        <translation>O mestre de armas ainda está a comparar estas jogadas.</translation>
    </message>
    <message>
        <source>The coach looked at it too briefly to say more.</source>
        <translation>O mestre de armas examinou esta jogada demasiado depressa para dizer mais.</translation>
    </message>
    <message>
        <source>The coach saw a gain of {gain} for you, but that may be chance.</source>
        <translation>O mestre de armas viu uma vantagem de {gain} para você, mas pode ser acaso.</translation>
    </message>
    <message>
        <source>The coach saw a gain of {gain} for {name}, but that may be chance.</source>
        <translation>O mestre de armas viu uma vantagem de {gain} para {name}, mas pode ser acaso.</translation>
    </message>
    <message>
        <source>The coach saw something better for you: +{gain}.</source>
        <translation>O mestre de armas viu uma jogada melhor para você: +{gain}.</translation>
    </message>
    <message>
        <source>The coach saw something better for {name}: +{gain}.</source>
        <translation>O mestre de armas viu uma jogada melhor para {name}: +{gain}.</translation>
    </message>
    <message>
        <source>The coach tried this move too little to judge it.</source>
        <translation>O mestre de armas experimentou pouco esta jogada e não a pode julgar.</translation>
    </message>
    <message>
        <source>The coach would have chosen at once: {answer}.</source>
        <translation>O mestre de armas teria escolhido logo: {answer}.</translation>
    </message>
    <message>
        <source>The coach would have chosen: {answer}.</source>
        <translation>O mestre de armas teria escolhido: {answer}.</translation>
    </message>
    <message>
        <source>The coach would have done the same at once.</source>
        <translation>O mestre de armas teria feito logo o mesmo.</translation>
    </message>
    <message>
        <source>The coach would pass at first in the battle that follows, so it chooses a region that costs little to lose.</source>
        <translation>Na batalha seguinte, o mestre de armas começaria por passar; por isso, escolhe uma região que custa pouco perder.</translation>
    </message>
    <message>
        <source>The first is probably the best, but that is not certain.</source>
        <translation>A primeira é provavelmente a melhor, mas não é certo.</translation>
    </message>
    <message>
        <source>The first two are too close to call.</source>
        <translation>As duas primeiras estão demasiado próximas para desempatar.</translation>
    </message>
    <message>
        <source>The first {number} are too close to call.</source>
        <translation>As {number} primeiras estão demasiado próximas para desempatar.</translation>
    </message>
    <message>
        <source>The first {number} chances are about equal.</source>
        <translation>As hipóteses de vitória das {number} primeiras são quase iguais.</translation>
    </message>
    <message>
        <source>The first {number} chances are about equal; see what each move does.</source>
        <translation>As hipóteses de vitória das {number} primeiras são quase iguais; veja o que faz cada jogada.</translation>
    </message>
    <message>
        <source>The first {number} chances were about equal.</source>
        <translation>As hipóteses de vitória das {number} primeiras eram quase iguais.</translation>
    </message>
    <message>
        <source>The other move was hardly tried.</source>
        <translation>A outra jogada quase não foi experimentada.</translation>
    </message>
    <message>
        <source>The other moves were hardly tried.</source>
        <translation>As outras jogadas quase não foram experimentadas.</translation>
    </message>
    <message>
        <source>The two chances are about equal.</source>
        <translation>As hipóteses de vitória das duas são quase iguais.</translation>
    </message>
    <message>
        <source>The two chances are about equal; see what each move does.</source>
        <translation>As hipóteses de vitória das duas são quase iguais; veja o que faz cada jogada.</translation>
    </message>
    <message>
        <source>The two chances were about equal.</source>
        <translation>As hipóteses de vitória das duas eram quase iguais.</translation>
    </message>
    <message>
        <source>The two moves are too close to call.</source>
        <translation>As duas jogadas estão demasiado próximas para desempatar.</translation>
    </message>
    <message>
        <source>There was no choice here.</source>
        <translation>Aqui não havia escolha.</translation>
    </message>
    <message>
        <source>Think longer</source>
        <translation>Pensar mais</translation>
    </message>
    <message>
        <source>This was not a move in the game.</source>
        <translation>Isto não foi uma jogada da partida.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Porquê?</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vitória certa</translation>
    </message>
    <message>
        <source>You played about as well as the coach would have.</source>
        <translation>Você jogou quase tão bem como o mestre de armas teria jogado.</translation>
    </message>
    <message>
        <source>You played just as well as the coach would have.</source>
        <translation>Você jogou tão bem como o mestre de armas teria jogado.</translation>
    </message>
    <message>
        <source>You played what the coach would have played.</source>
        <translation>Você jogou o que o mestre de armas teria jogado.</translation>
    </message>
    <message>
        <source>Your move and the coach’s are too close to call.</source>
        <translation>A sua jogada e a do mestre de armas estão demasiado próximas para desempatar.</translation>
    </message>
    <message>
        <source>about half the time it {does}</source>
        <translation>cerca de metade das vezes, esta jogada {does}</translation>
    </message>
    <message>
        <source>about half the time {answer} {does}</source>
        <translation>cerca de metade das vezes, {answer} {does}</translation>
    </message>
    <message>
        <source>after {seconds}&#xa0;s</source>
        <translation>ao fim de {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>breaks your word</source>
        <translation>falta à sua palavra</translation>
    </message>
    <message>
        <source>chance not known yet</source>
        <translation>hipóteses ainda desconhecidas</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exato</translation>
    </message>
    <message>
        <source>hardly tried</source>
        <translation>pouco experimentada</translation>
    </message>
    <message>
        <source>it almost always {does}</source>
        <translation>quase sempre, esta jogada {does}</translation>
    </message>
    <message>
        <source>it sometimes {does}</source>
        <translation>por vezes, esta jogada {does}</translation>
    </message>
    <message>
        <source>it usually {does}</source>
        <translation>em geral, esta jogada {does}</translation>
    </message>
    <message>
        <source>it {does}</source>
        <translation>esta jogada {does}</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jogada</translation>
    </message>
    <message>
        <source>still thinking…</source>
        <translation>ainda a pensar…</translation>
    </message>
    <message>
        <source>the coach’s</source>
        <translation>a do mestre de armas</translation>
    </message>
    <message>
        <source>the coach’s move</source>
        <translation>a jogada do mestre de armas</translation>
    </message>
    <message>
        <source>this move</source>
        <translation>esta jogada</translation>
    </message>
    <message>
        <source>your move</source>
        <translation>a sua jogada</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>a sua</translation>
    </message>
    <message>
        <source>{answer} almost always {does}</source>
        <translation>quase sempre, {answer} {does}</translation>
    </message>
    <message>
        <source>{answer} sometimes {does}</source>
        <translation>por vezes, {answer} {does}</translation>
    </message>
    <message>
        <source>{answer} usually {does}</source>
        <translation>em geral, {answer} {does}</translation>
    </message>
    <message>
        <source>{answer} {does}</source>
        <translation>{answer} {does}</translation>
    </message>
    <message>
        <source>{answer}: {said}</source>
        <translation>{answer}: {said}</translation>
    </message>
    <message>
        <source>{fact} and {does}</source>
        <translation>{fact} e {does}</translation>
    </message>
    <message>
        <source>{fact}, as yours does.</source>
        <translation>{fact}, tal como a sua.</translation>
    </message>
    <message>
        <source>{fact}, as {name}’s does.</source>
        <translation>{fact}, tal como a de {name}.</translation>
    </message>
    <message>
        <source>{fact}.</source>
        <translation>{fact}.</translation>
    </message>
    <message numerus="yes">
        <source>{fact}: in {often} of %n imagined game(s); {answer}: in {less}.</source>
        <translation>
            <numerusform>{fact}: em {often} de %n partida imaginada; {answer}: em {less}.</numerusform>
            <numerusform>{fact}: em {often} de %n partidas imaginadas; {answer}: em {less}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{fact}: no other move loses by less.</source>
        <translation>{fact}: é a derrota pela menor margem.</translation>
    </message>
    <message>
        <source>{fact}; yours {does}.</source>
        <translation>{fact}; a sua {does}.</translation>
    </message>
    <message>
        <source>{fact}; {answer} cannot</source>
        <translation>{fact}; {answer}, é impossível</translation>
    </message>
    <message>
        <source>{fact}; {answer} does not</source>
        <translation>{fact}; {answer}, não</translation>
    </message>
    <message>
        <source>{fact}; {name}’s {does}.</source>
        <translation>{fact}; a de {name} {does}.</translation>
    </message>
    <message>
        <source>{name} played about as well as the coach would have.</source>
        <translation>{name} jogou quase tão bem como o mestre de armas teria jogado.</translation>
    </message>
    <message>
        <source>{name} played just as well as the coach would have.</source>
        <translation>{name} jogou tão bem como o mestre de armas teria jogado.</translation>
    </message>
    <message>
        <source>{name} played what the coach would have played.</source>
        <translation>{name} jogou o que o mestre de armas teria jogado.</translation>
    </message>
    <message>
        <source>{name}’s</source>
        <translation>a de {name}</translation>
    </message>
    <message>
        <source>{name}’s move</source>
        <translation>a jogada de {name}</translation>
    </message>
    <message>
        <source>{name}’s move and the coach’s are too close to call.</source>
        <translation>A jogada de {name} e a do mestre de armas estão demasiado próximas para desempatar.</translation>
    </message>
    <message>
        <source>{number}&#xa0;%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>“Why?” is available in the review and in the replay.</source>
        <translation>«Porquê?» está disponível na análise e na repetição.</translation>
    </message>
    <message>
        <source>“Why?” is available once the game is over.</source>
        <translation>«Porquê?» fica disponível quando a partida acabar.</translation>
    </message>
    <message>
        <source>“Why?” would name cards that you could not see. Show all hands first.</source>
        <translation>«Porquê?» nomearia cartas que você não podia ver. Mostre primeiro todas as mãos.</translation>
    </message>
</context>
<context>
    <name>Isabeau</name>
    <message>
        <source>A bishop. One lowers one’s eyes, and counts.</source>
        <translation>Um bispo. Baixam-se os olhos, e contam-se as cartas.</translation>
    </message>
    <message>
        <source>A charming suite. Shall we part it?</source>
        <translation>Encantadora sequência. E se a separássemos?</translation>
    </message>
    <message>
        <source>A loss. I shall mourn for a moment.</source>
        <translation>Uma perda. Farei luto por um instante.</translation>
    </message>
    <message>
        <source>A pleasure. I never make the first mistake; I wait for it.</source>
        <translation>Muito prazer. Nunca cometo o primeiro erro; espero por ele.</translation>
    </message>
    <message>
        <source>A suite. Do not breathe on it.</source>
        <translation>Uma sequência. Não lhe soprem.</translation>
    </message>
    <message>
        <source>A treasure. I had a dress waiting for it.</source>
        <translation>Um tesouro. Tinha um vestido à espera dele.</translation>
    </message>
    <message>
        <source>Again? I had hardly taken off my gloves.</source>
        <translation>Outra vez? Mal tinha tirado as luvas.</translation>
    </message>
    <message>
        <source>And how did you plan to come home?</source>
        <translation>E como pensava voltar para casa?</translation>
    </message>
    <message>
        <source>Be welcome. No hurry: winter comes to everyone.</source>
        <translation>Boas-vindas a esta mesa. Sem pressa: o inverno chega a todos.</translation>
    </message>
    <message>
        <source>Card upon card, like snow upon roofs.</source>
        <translation>Carta sobre carta, como neve nos telhados.</translation>
    </message>
    <message>
        <source>Do think. The candle is long.</source>
        <translation>Pense à vontade. A vela é comprida.</translation>
    </message>
    <message>
        <source>Elegant. I would have curtsied, but I am sitting.</source>
        <translation>Elegante. Faria uma vénia, mas estou sentada.</translation>
    </message>
    <message>
        <source>Forgive me. Patience has a sharp side.</source>
        <translation>Perdoe-me. A paciência também tem gume.</translation>
    </message>
    <message>
        <source>Gold becomes you. Do not get used to it.</source>
        <translation>O ouro fica-lhe bem. Não se habitue.</translation>
    </message>
    <message>
        <source>Good day. I brought patience; it keeps well.</source>
        <translation>Bom dia. Trouxe paciência, que se conserva bem.</translation>
    </message>
    <message>
        <source>Good day. Pretend that I am not here; it helps me.</source>
        <translation>Bom dia. Façam de conta que não estou aqui; ajuda-me.</translation>
    </message>
    <message>
        <source>Half the road. The slow half, I hope.</source>
        <translation>Meio caminho. A metade lenta, espero.</translation>
    </message>
    <message>
        <source>How brisk of you. I am very good at waiting.</source>
        <translation>Quanta pressa. Eu sei esperar muito bem.</translation>
    </message>
    <message>
        <source>I am ahead. How very unlike me to be early.</source>
        <translation>Vou à frente. E eu que nunca chego cedo.</translation>
    </message>
    <message>
        <source>I am far behind. One sees everything from here.</source>
        <translation>Vou muito atrás. Daqui vê-se tudo.</translation>
    </message>
    <message>
        <source>I lead by a thread. I know how to sew.</source>
        <translation>Vou à frente por um fio. Sei coser.</translation>
    </message>
    <message>
        <source>I remember. Snow covers; it does not erase.</source>
        <translation>Não esqueci. A neve cobre, não apaga.</translation>
    </message>
    <message>
        <source>I said that I could wait.</source>
        <translation>Eu disse que sabia esperar.</translation>
    </message>
    <message>
        <source>I would rather nobody looked at me just now.</source>
        <translation>Preferia que agora ninguém olhasse para mim.</translation>
    </message>
    <message>
        <source>It grows late. Nobody stumble now, please.</source>
        <translation>Faz-se tarde. Que ninguém tropece agora, por favor.</translation>
    </message>
    <message>
        <source>It is getting dark. I like the long nights.</source>
        <translation>Está a escurecer. Gosto das noites longas.</translation>
    </message>
    <message>
        <source>Last time the weather favoured me. Let us see today.</source>
        <translation>Da última vez o tempo sorriu-me. Vejamos hoje.</translation>
    </message>
    <message>
        <source>Level. The kind of calm before snow.</source>
        <translation>Empate. É a calma antes da neve.</translation>
    </message>
    <message>
        <source>My towers! I had only just hung the tapestries.</source>
        <translation>As minhas torres! Mal tinha pendurado as tapeçarias.</translation>
    </message>
    <message>
        <source>Nobody wins? How polite of us all.</source>
        <translation>Ninguém ganha? Que gente tão educada.</translation>
    </message>
    <message>
        <source>Not one suite. We are all so very cautious.</source>
        <translation>Nem uma sequência. Quanta cautela à volta deste pano.</translation>
    </message>
    <message>
        <source>One step from the crown? Then we had all better wake up.</source>
        <translation>A um passo da coroa? Então é melhor acordarmos todos.</translation>
    </message>
    <message>
        <source>Prettily done. I had not expected it so soon.</source>
        <translation>Muito bonito. Não esperava isto tão cedo.</translation>
    </message>
    <message>
        <source>So little between us. One frost would do.</source>
        <translation>Tão pouco entre nós. Bastava uma geada.</translation>
    </message>
    <message>
        <source>So many people, all that way, for nothing.</source>
        <translation>Tanta gente, de tão longe, para nada.</translation>
    </message>
    <message>
        <source>So many suites at court today.</source>
        <translation>Quantas sequências hoje na corte.</translation>
    </message>
    <message>
        <source>Surrender: such a short word for so much packing.</source>
        <translation>Rendição: palavra curta para tanta bagagem.</translation>
    </message>
    <message>
        <source>Take your time. I have brought embroidery.</source>
        <translation>Não se apresse. Trouxe o meu bordado.</translation>
    </message>
    <message>
        <source>The first card leaves us. A moment of silence.</source>
        <translation>A primeira carta deixa-nos. Um momento de silêncio.</translation>
    </message>
    <message>
        <source>The pile is nearly spent. So is the autumn.</source>
        <translation>O monte está no fim. O outono também.</translation>
    </message>
    <message>
        <source>They spoiled the view, you must agree.</source>
        <translation>Estragavam a vista, há de concordar.</translation>
    </message>
    <message>
        <source>Twice from me? You grow fond of my house.</source>
        <translation>Duas vezes? Está a tomar gosto à minha casa.</translation>
    </message>
    <message>
        <source>What a fair land. A pity to build on it.</source>
        <translation>Que bela terra. É pena construir nela.</translation>
    </message>
    <message>
        <source>Winter. At last somebody dresses for the season.</source>
        <translation>Inverno. Até que enfim alguém se veste para a estação.</translation>
    </message>
    <message>
        <source>You won last time. I took notes.</source>
        <translation>A última vitória foi sua. Tomei notas.</translation>
    </message>
    <message>
        <source>Your word melted quickly. And it is not even spring.</source>
        <translation>A sua palavra derreteu depressa. E nem é primavera.</translation>
    </message>
    <message>
        <source>{place} came to me. One only had to wait.</source>
        <translation>{place} veio ter comigo. Bastava esperar.</translation>
    </message>
    <message>
        <source>{place} would have suited my gown. Well, keep it.</source>
        <translation>{place} ficava bem com o meu vestido. Enfim, guarde.</translation>
    </message>
    <message>
        <source>{place}. I shall have the curtains changed.</source>
        <translation>{place}. Mandarei mudar as cortinas.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>A hint: what a strong player would do</source>
        <translation>Uma sugestão: o que faria um bom jogador</translation>
    </message>
    <message>
        <source>All my games, to continue or replay</source>
        <translation>Todas as minhas partidas, para continuar ou rever</translation>
    </message>
    <message>
        <source>Back to the shelf, for a new game</source>
        <translation>Voltar à prateleira, para uma nova partida</translation>
    </message>
    <message>
        <source>Bots faster, bots slower</source>
        <translation>Robôs mais rápidos, mais lentos</translation>
    </message>
    <message>
        <source>Choose one of the hint’s moves</source>
        <translation>Escolher uma das jogadas da sugestão</translation>
    </message>
    <message>
        <source>Choose, confirm; on the shelf, play</source>
        <translation>Escolher, confirmar; na prateleira, jogar</translation>
    </message>
    <message>
        <source>Enlarge the chosen card</source>
        <translation>Ampliar a carta escolhida</translation>
    </message>
    <message>
        <source>Fit the board to the window</source>
        <translation>Ajustar o tabuleiro à janela</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>Ecrã inteiro, e voltar</translation>
    </message>
    <message>
        <source>Hold to peek at your hand, when several people share a screen</source>
        <translation>Manter premido para ver a mão, com várias pessoas no mesmo ecrã</translation>
    </message>
    <message>
        <source>In a lesson: a step back</source>
        <translation>Numa lição: um passo atrás</translation>
    </message>
    <message>
        <source>In a lesson: show what to do, then go on</source>
        <translation>Numa lição: mostrar o que fazer e depois continuar</translation>
    </message>
    <message>
        <source>In a puzzle: check it with the coach</source>
        <translation>Num problema: consultar o mestre de armas</translation>
    </message>
    <message>
        <source>In a puzzle: edit a copy of it</source>
        <translation>Num problema: editar uma cópia</translation>
    </message>
    <message>
        <source>In a puzzle: open the shelf</source>
        <translation>Num problema: abrir a prateleira</translation>
    </message>
    <message>
        <source>In a puzzle: show the answer</source>
        <translation>Num problema: mostrar a solução</translation>
    </message>
    <message>
        <source>In a puzzle: start over</source>
        <translation>Num problema: recomeçar</translation>
    </message>
    <message>
        <source>Look back through the moves, and forward</source>
        <translation>Rever as jogadas, uma a uma</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Move between the choices</source>
        <translation>Passar de uma escolha a outra</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Abrir uma partida guardada</translation>
    </message>
    <message>
        <source>Open all hands in a replay</source>
        <translation>Mostrar todas as mãos numa repetição</translation>
    </message>
    <message>
        <source>Previous puzzle, next puzzle</source>
        <translation>Problema anterior, problema seguinte</translation>
    </message>
    <message>
        <source>Print boards, cards and rules</source>
        <translation>Imprimir tabuleiros, cartas e regras</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Review: open it, next turning point, try the coach’s move</source>
        <translation>Análise: abri-la, ponto de viragem seguinte, tentar a jogada do mestre de armas</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar a partida</translation>
    </message>
    <message>
        <source>Save the game under another name</source>
        <translation>Guardar a partida com outro nome</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Definições</translation>
    </message>
    <message>
        <source>Skip an animation</source>
        <translation>Saltar uma animação</translation>
    </message>
    <message>
        <source>Sound off, and on</source>
        <translation>Desligar o som, e voltar a ligá-lo</translation>
    </message>
    <message>
        <source>Table talk; accept an offer</source>
        <translation>Conversa de mesa; aceitar uma proposta</translation>
    </message>
    <message>
        <source>Take back a half-made choice</source>
        <translation>Anular uma escolha a meio</translation>
    </message>
    <message>
        <source>The league: an evening of matches</source>
        <translation>O torneio: um serão de partidas</translation>
    </message>
    <message>
        <source>The rules for what you see</source>
        <translation>As regras sobre o que está a ver</translation>
    </message>
    <message>
        <source>To the first or last card, or moment of a replay</source>
        <translation>À primeira e à última carta, ou ao primeiro e ao último momento de uma repetição</translation>
    </message>
    <message>
        <source>Trade at any time, where players trade</source>
        <translation>Trocar a qualquer momento, nos jogos com trocas</translation>
    </message>
    <message>
        <source>Undo your last move</source>
        <translation>Anular a sua última jogada</translation>
    </message>
    <message>
        <source>While a hint is shown: play it, or let the coach think longer</source>
        <translation>Enquanto há uma sugestão à vista: jogá-la, ou deixar o mestre de armas pensar mais</translation>
    </message>
    <message>
        <source>Write to the table</source>
        <translation>Escrever para a mesa</translation>
    </message>
    <message>
        <source>“How often?”: show the figures behind a hint’s reasons, or hide them</source>
        <translation>«Com que frequência?»: mostrar ou esconder os números por trás das razões de uma sugestão</translation>
    </message>
    <message>
        <source>“Why?” in a replay: what a strong player would have done</source>
        <translation>«Porquê?» numa repetição: o que um jogador forte teria feito</translation>
    </message>
</context>
<context>
    <name>League</name>
    <message numerus="yes">
        <source>%n box(es)</source>
        <translation>
            <numerusform>%n caixa</numerusform>
            <numerusform>%n caixas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) played</source>
        <translation>
            <numerusform>%n partida jogada</numerusform>
            <numerusform>%n partidas jogadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) won</source>
        <translation>
            <numerusform>%n partida ganha</numerusform>
            <numerusform>%n partidas ganhas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>A new evening?</source>
        <translation>Um novo serão?</translation>
    </message>
    <message>
        <source>An evening</source>
        <translation>Um serão</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À mesa</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Voltar à prateleira</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Caixas</translation>
    </message>
    <message>
        <source>Choose at least one box.</source>
        <translation>Escolha pelo menos uma caixa.</translation>
    </message>
    <message>
        <source>Click for the review.</source>
        <translation>Clique para a análise.</translation>
    </message>
    <message>
        <source>End here</source>
        <translation>Acabar aqui</translation>
    </message>
    <message>
        <source>End the evening here?</source>
        <translation>Acabar aqui o serão?</translation>
    </message>
    <message>
        <source>End the evening with the standings as they are</source>
        <translation>Acabar o serão com a classificação atual</translation>
    </message>
    <message>
        <source>Included. Click to leave it out.</source>
        <translation>Incluída. Clique para a deixar de fora.</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Torneio</translation>
    </message>
    <message>
        <source>Left out. Click to include it.</source>
        <translation>Fica de fora. Clique para a incluir.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>New evening</source>
        <translation>Novo serão</translation>
    </message>
    <message>
        <source>Next. Click to play.</source>
        <translation>A próxima. Clique para jogar.</translation>
    </message>
    <message>
        <source>Nobody wins the evening</source>
        <translation>Ninguém ganha o serão</translation>
    </message>
    <message>
        <source>Nobody won.</source>
        <translation>Ninguém ganhou.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humano</translation>
    </message>
    <message>
        <source>Play {game} earlier</source>
        <translation>Jogar {game} mais cedo</translation>
    </message>
    <message>
        <source>Play {game} later</source>
        <translation>Jogar {game} mais tarde</translation>
    </message>
    <message>
        <source>Played later.</source>
        <translation>Joga-se mais tarde.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Descansa</translation>
    </message>
    <message>
        <source>The boxes that are left will not be played.</source>
        <translation>As caixas que faltam não serão jogadas.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Fim</translation>
    </message>
    <message>
        <source>The evening is {name}’s</source>
        <translation>O serão é de {name}</translation>
    </message>
    <message>
        <source>The standings will be lost once it begins. The matches themselves stay in “My games”.</source>
        <translation>A classificação perde-se quando o novo serão começar. As partidas em si ficam em «As minhas partidas».</translation>
    </message>
    <message>
        <source>To the league</source>
        <translation>Ao torneio</translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <translation>Dois jogadores chamam-se {name}.</translation>
    </message>
    <message>
        <source>Variants of {game}</source>
        <translation>Variantes: {game}</translation>
    </message>
    <message>
        <source>Variants…</source>
        <translation>Variantes…</translation>
    </message>
    <message>
        <source>Won by {names}.</source>
        <translation>Ganha por {names}.</translation>
    </message>
    <message>
        <source>Write the names on the sheet, and choose the boxes and their order. Where a box has too few seats, players sit out in turn.</source>
        <translation>Escreva os nomes na folha e escolha as caixas e a ordem delas. Quando uma caixa não tem lugar para todos, os jogadores descansam à vez.</translation>
    </message>
    <message>
        <source>You score a point for each rival you beat, and half a point for each rival you share a victory with; if everyone loses, nobody scores.</source>
        <translation>Ganha um ponto por cada adversário vencido e meio ponto por cada um com quem partilha a vitória; se todos perdem, ninguém pontua.</translation>
    </message>
    <message>
        <source>half a point</source>
        <translation>meio ponto</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdeu</translation>
    </message>
    <message>
        <source>match {number} of {count}</source>
        <translation>partida {number} de {count}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ninguém</translation>
    </message>
    <message>
        <source>one screen, several boxes, one winner</source>
        <translation>um ecrã, várias caixas, um vencedor</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>joga</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pontos</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>descansa</translation>
    </message>
    <message>
        <source>won, {points}</source>
        <translation>ganhou, {points}</translation>
    </message>
    <message>
        <source>{boxes}, about {time} of play</source>
        <translation>{boxes}, cerca de {time} de jogo</translation>
    </message>
    <message>
        <source>{hours}&#xa0;h&#xa0;{minutes:02}&#xa0;min</source>
        <translation>{hours}&#xa0;h&#xa0;{minutes:02}</translation>
    </message>
    <message>
        <source>{names} share the evening</source>
        <translation>{names} partilham o serão</translation>
    </message>
    <message>
        <source>{name}, {place}, {points}.</source>
        <translation>{name}, {place}, {points}.</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} pontos</translation>
    </message>
    <message>
        <source>{points}: {won}, of {count} played.</source>
        <translation>{points}: {won} em {count}.</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message numerus="yes">
        <source>%n game(s), kept on this computer only.</source>
        <translation>
            <numerusform>%n partida, guardada só neste computador.</numerusform>
            <numerusform>%n partidas, guardadas só neste computador.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victories</source>
        <translation>
            <numerusform>%n vitória</numerusform>
            <numerusform>%n vitórias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A little stronger than a {level}: you win about %n out of ten two-player games.</source>
        <translation>
            <numerusform>Um pouco acima de um {level}: em dez partidas a dois, você ganha cerca de %n.</numerusform>
            <numerusform>Um pouco acima de um {level}: em dez partidas a dois, você ganha cerca de %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A little weaker than a {level}: you win about %n out of ten two-player games.</source>
        <translation>
            <numerusform>Um pouco abaixo de um {level}: em dez partidas a dois, você ganha cerca de %n.</numerusform>
            <numerusform>Um pouco abaixo de um {level}: em dez partidas a dois, você ganha cerca de %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message numerus="yes">
        <source>And %n game(s) that several people played together.</source>
        <translation>
            <numerusform>E %n partida jogada por várias pessoas.</numerusform>
            <numerusform>E %n partidas jogadas por várias pessoas.</numerusform>
        </translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Sem variante</translation>
    </message>
    <message numerus="yes">
        <source>As strong as a {level}: you win about %n out of ten two-player games.</source>
        <translation>
            <numerusform>Ao nível de um {level}: em dez partidas a dois, você ganha cerca de %n.</numerusform>
            <numerusform>Ao nível de um {level}: em dez partidas a dois, você ganha cerca de %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>By order of play</source>
        <translation>Por ordem de jogo</translation>
    </message>
    <message>
        <source>By variant</source>
        <translation>Por variante</translation>
    </message>
    <message>
        <source>Earned on {day}.</source>
        <translation>Obtido em {day}.</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Esvaziar</translation>
    </message>
    <message>
        <source>Empty the ledger?</source>
        <translation>Esvaziar o livro de contas?</translation>
    </message>
    <message>
        <source>Empty…</source>
        <translation>Esvaziar…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Games against bots count towards the rating if played to the end without hints or undo.</source>
        <translation>Só contam para a classificação as partidas contra robôs jogadas até ao fim, sem sugestões nem jogadas anuladas.</translation>
    </message>
    <message>
        <source>Games in the ledger</source>
        <translation>Jogos no livro de contas</translation>
    </message>
    <message>
        <source>How many games you played and won, compared with a fair share of the wins.</source>
        <translation>Quantas partidas jogou e ganhou, em comparação com o esperado.</translation>
    </message>
    <message>
        <source>How strong you are, and how that changes from game to game.</source>
        <translation>A sua força, e como muda de partida em partida.</translation>
    </message>
    <message>
        <source>How you fare against Pages, Squires, Knights, Captains and Doges.</source>
        <translation>Como se sai contra Pajens, Escudeiros, Cavaleiros, Capitães e Doges.</translation>
    </message>
    <message>
        <source>I plays first, II plays second…</source>
        <translation>I começa, II joga a seguir…</translation>
    </message>
    <message>
        <source>Its lines, the rating and the seals will be gone for good. The games themselves stay in “My games”.</source>
        <translation>As linhas, a classificação e os selos perdem-se de vez. As partidas em si ficam em «As minhas partidas».</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Livro de contas</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Maior série</translation>
    </message>
    <message>
        <source>Met most often</source>
        <translation>Rival mais frequente</translation>
    </message>
    <message numerus="yes">
        <source>Much stronger than a {level}: you win about %n out of ten two-player games.</source>
        <translation>
            <numerusform>Bem acima de um {level}: em dez partidas a dois, você ganha cerca de %n.</numerusform>
            <numerusform>Bem acima de um {level}: em dez partidas a dois, você ganha cerca de %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Much weaker than a {level}: you win about %n out of ten two-player games.</source>
        <translation>
            <numerusform>Bem abaixo de um {level}: em dez partidas a dois, você ganha cerca de %n.</numerusform>
            <numerusform>Bem abaixo de um {level}: em dez partidas a dois, você ganha cerca de %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>Os mais próximos</translation>
    </message>
    <message>
        <source>Nothing has been entered yet. Every game that a person plays to the end gets a line.</source>
        <translation>Ainda não há nada escrito aqui. Cada partida que uma pessoa jogar até ao fim ganha uma linha.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Classificação</translation>
    </message>
    <message>
        <source>Remembered</source>
        <translation>Para recordar</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Guardar como ficheiro</translation>
    </message>
    <message>
        <source>Seals</source>
        <translation>Selos</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabelas</translation>
    </message>
    <message>
        <source>Take a box from the shelf, and the first line is yours.</source>
        <translation>Tire uma caixa da prateleira, e a primeira linha é sua.</translation>
    </message>
    <message>
        <source>The last games</source>
        <translation>As últimas partidas</translation>
    </message>
    <message>
        <source>To the match</source>
        <translation>Para a partida</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>Para a prateleira</translation>
    </message>
    <message numerus="yes">
        <source>Too few games to tell: play %n more rated game(s) to see your level here.</source>
        <translation>
            <numerusform>Ainda não há partidas suficientes: jogue mais %n partida classificada para ver aqui o seu nível.</numerusform>
            <numerusform>Ainda não há partidas suficientes: jogue mais %n partidas classificadas para ver aqui o seu nível.</numerusform>
        </translation>
    </message>
    <message>
        <source>With changed numbers</source>
        <translation>Com números alterados</translation>
    </message>
    <message>
        <source>Won against each level</source>
        <translation>Vitórias contra cada nível</translation>
    </message>
    <message>
        <source>Your best game</source>
        <translation>O seu melhor jogo</translation>
    </message>
    <message>
        <source>Your ledger</source>
        <translation>O seu livro de contas</translation>
    </message>
    <message>
        <source>Your longest streak, your favourite rival, your best game.</source>
        <translation>A sua maior série, o seu rival de estimação, o seu melhor jogo.</translation>
    </message>
    <message>
        <source>a {level}</source>
        <translation>um {level}</translation>
    </message>
    <message>
        <source>all games together</source>
        <translation>todos os jogos</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>esperada</translation>
    </message>
    <message>
        <source>fol. {number}</source>
        <translation>fl. {number}</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partidas</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>open circle: not rated</source>
        <translation>círculo vazio: não classificada</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jogadas</translation>
    </message>
    <message>
        <source>red notch: the fair share</source>
        <translation>traço vermelho: a parte esperada</translation>
    </message>
    <message>
        <source>share</source>
        <translation>parte</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>repartida</translation>
    </message>
    <message>
        <source>since {day}</source>
        <translation>desde {day}</translation>
    </message>
    <message>
        <source>streak</source>
        <translation>série</translation>
    </message>
    <message>
        <source>together</source>
        <translation>em conjunto</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganhas</translation>
    </message>
    <message>
        <source>won</source>
        <comment>a game</comment>
        <translation>ganha</translation>
    </message>
    <message>
        <source>{what}: {detail}</source>
        <translation>{what}: {detail}</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <translation>{won} de {played}</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>falta %n minuto</numerusform>
            <numerusform>faltam %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>A Courtesan always counts 1. The player with more Courtesans than any other gets the pawn, even after a tie; otherwise the pawn goes as usual.</source>
        <translation>Uma Cortesã vale sempre 1. Quem tiver mais Cortesãs do que qualquer outro recebe o peão, mesmo depois de um empate; senão, vale a regra habitual.</translation>
    </message>
    <message>
        <source>A Hand turns a card face up again if that card is worth no more than the Hand and has no card on top. The Hand is then out of the game.</source>
        <translation>Uma Mão volta a virar para cima uma carta de valor igual ou inferior, se nenhuma outra a cobrir. Depois, a Mão sai do jogo.</translation>
    </message>
    <message>
        <source>A Sword attacks a card that is not a Sword and is worth no more than it. That card is turned face down; the Sword is then out of the game.</source>
        <translation>Uma Espada ataca uma carta de valor igual ou inferior que não seja Espada. Essa carta é virada para baixo, e a Espada sai do jogo.</translation>
    </message>
    <message>
        <source>A Weapon doubles a warrior, the highest first. You may lay no more Weapons than warriors.</source>
        <translation>Uma Arma duplica um guerreiro, primeiro o mais forte. Nunca se colocam mais Armas do que guerreiros.</translation>
    </message>
    <message>
        <source>A bribery card that moves a troop or lets you draw may be played at any time, with the key C, and costs no action. If nobody bids, the active player gets the bribery card for nothing.</source>
        <translation>Uma carta de suborno que mova uma tropa ou dê cartas pode jogar-se a qualquer momento, com a tecla C, e não custa ações. Se ninguém licitar, o jogador ativo recebe a carta de suborno de graça.</translation>
    </message>
    <message>
        <source>A medallion with a face-down card counts as free: another card may be laid on it. Point at it to see what is there.</source>
        <translation>Um medalhão cuja carta está virada para baixo conta como livre, e pode colocar-se nele outra carta. Aponte para ele para ver o que lá está.</translation>
    </message>
    <message>
        <source>A move may not end on your own troop or on an unmarked one of your nation. Squares without a name are called by column and row, such as G4 in the lake.</source>
        <translation>Um movimento não pode acabar numa tropa sua, nem numa da sua nação sem colar. As casas sem nome indicam-se por coluna e linha, como G4 no lago.</translation>
    </message>
    <message>
        <source>A new round</source>
        <translation>Uma nova ronda</translation>
    </message>
    <message>
        <source>A player who has passed, or has no cards left, plays no more in this battle, but their line still counts.</source>
        <translation>Quem passou, ou já não tem cartas, não joga mais nada nesta batalha, mas a frente que formou ainda conta.</translation>
    </message>
    <message>
        <source>A player who is attacked may first pay one Food for four warriors, or surrender at once and lose. If several players could be the proxy, one is chosen by lot.</source>
        <translation>Quem é atacado pode antes pagar um Alimento por quatro guerreiros, ou render-se logo e perder. Se vários puderem defender por procuração, decide a sorte.</translation>
    </message>
    <message>
        <source>A player who is not fighting may help a side, for a price or for nothing: with one warrior at most, and with Weapons.</source>
        <translation>Quem não combate pode ajudar um lado, por um preço ou de graça: com um guerreiro no máximo, e com Armas.</translation>
    </message>
    <message>
        <source>A proxy lays cards like anybody else, and keeps the rest for another time.</source>
        <translation>Quem defende por procuração coloca cartas como qualquer outro, e guarda as restantes para outra altura.</translation>
    </message>
    <message>
        <source>A round ends when, after a battle, at most one player still has cards. Aldric and Maud have none.</source>
        <translation>Uma ronda acaba quando, após uma batalha, já só um jogador tem cartas, ou nenhum. Aldric e Maud já não as têm.</translation>
    </message>
    <message>
        <source>A tower needs a liberty: a free corner at the other end of a wall. Aldric’s tower in the north has only one.</source>
        <translation>Uma torre precisa de uma liberdade: um canto livre na outra ponta de uma muralha. A torre de Aldric, a norte, só tem uma.</translation>
    </message>
    <message>
        <source>A tower there would fall when Aldric takes the middle tile.</source>
        <translation>Uma torre aí cairá quando Aldric tomar o território do meio.</translation>
    </message>
    <message>
        <source>A troop may go there, too. But Tlacopan brings two provisions.</source>
        <translation>Uma tropa também pode ir lá. Mas Tlacopan traz duas provisões.</translation>
    </message>
    <message>
        <source>A troop moves as far as you like, never diagonally. If it ends its move in a village, you draw the number of provisions shown there.</source>
        <translation>Uma tropa vai tão longe quanto você quiser, nunca na diagonal. Se terminar o movimento numa aldeia, você tira o número de provisões que ela indica.</translation>
    </message>
    <message>
        <source>A troop with a collar in your colour is yours to command. Everyone begins with two troops, marked in turn outside the city.</source>
        <translation>Um colar da sua cor põe uma tropa às suas ordens. No início, cada um marca duas, alternadamente, fora da cidade.</translation>
    </message>
    <message>
        <source>Add nothing.</source>
        <translation>Não acrescente nada.</translation>
    </message>
    <message>
        <source>After a battle, a player with no mercenary in hand may discard the whole hand. Nobody has to.</source>
        <translation>Após uma batalha, quem não tem mercenários na mão pode descartar a mão toda. Ninguém é obrigado.</translation>
    </message>
    <message>
        <source>After playing a card you draw one. When a player draws the last card, everyone loses.</source>
        <translation>Depois de jogar uma carta, tira-se outra. Quem tirar a última faz com que todos percam.</translation>
    </message>
    <message>
        <source>Against two 10s that does little. In Winter each counts only 1.</source>
        <translation>Contra dois 10, isso serve de pouco. No Inverno, cada um só vale 1.</translation>
    </message>
    <message>
        <source>Aldric adds nothing. Add nothing either.</source>
        <translation>Aldric não acrescenta nada. Também não acrescente nada.</translation>
    </message>
    <message>
        <source>Aldric attacks a Spanish troop without a collar. You defend it as its proxy, and have no collar to lose.</source>
        <translation>Aldric ataca uma tropa espanhola sem colar. É você quem a defende por procuração, sem arriscar nenhum colar.</translation>
    </message>
    <message>
        <source>Aldric could answer that. After Surrender he cannot.</source>
        <translation>Aldric ainda poderia responder. Depois da Rendição já não pode.</translation>
    </message>
    <message>
        <source>Aldric has 24 now. The Heroine puts you ahead, and always counts 10.</source>
        <translation>Aldric tem agora 24. Com a Heroína, você vai à frente, e ela vale sempre 10.</translation>
    </message>
    <message>
        <source>Aldric has 6 at most, and you have 10. Add nothing.</source>
        <translation>Aldric tem 6 no máximo, e você tem 10. Não acrescente nada.</translation>
    </message>
    <message>
        <source>Aldric has bid 3. Bid more, but only an amount that some of your cards add up to exactly. A player who passes is out.</source>
        <translation>Aldric licitou 3. Licite mais, mas só um valor que algumas das suas cartas somem exatamente. Quem passa fica de fora.</translation>
    </message>
    <message>
        <source>Aldric has given you one Food for one Camouflage. A trade costs no action.</source>
        <translation>Aldric deu-lhe um Alimento por uma Camuflagem. Uma troca não custa ações.</translation>
    </message>
    <message>
        <source>Aldric has laid one warrior without a Weapon, so he has 6 at most. Both may add cards until neither wants to.</source>
        <translation>Aldric colocou um guerreiro sem Arma: tem 6 no máximo. Ambos os lados podem acrescentar cartas enquanto um deles quiser.</translation>
    </message>
    <message>
        <source>Aldric takes Modena with his 25, but you alone have a Courtesan in your line.</source>
        <translation>Aldric toma Módena com 25, mas só você tem uma Cortesã na frente de batalha.</translation>
    </message>
    <message>
        <source>Aldric’s 25 is too much. Play the Scarecrow, and take your 10 back.</source>
        <translation>Contra os 25 de Aldric não há nada a fazer. Jogue o Espantalho e recupere o seu 10.</translation>
    </message>
    <message>
        <source>Aldric’s only warrior is 6 at most. As defender, you win ties.</source>
        <translation>O único guerreiro de Aldric vale 6 no máximo. A defesa é sua: um empate chega.</translation>
    </message>
    <message>
        <source>Aldric’s suite would win. Attack one of its ends with your 6.</source>
        <translation>A sequência de Aldric ganharia. Ataque uma das pontas com o seu 6.</translation>
    </message>
    <message>
        <source>Aldric’s tower in the north still has one free corner. Build there.</source>
        <translation>A torre de Aldric, a norte, ainda tem um canto livre. Construa aí.</translation>
    </message>
    <message>
        <source>All cards were shuffled, even those in your hand. Everyone was dealt 10, and 2 more for each of their regions.</source>
        <translation>Todas as cartas foram baralhadas, até as da sua mão. Cada um recebeu 10, e mais 2 por cada região que tem.</translation>
    </message>
    <message>
        <source>All lessons are done.</source>
        <translation>Todas as lições estão feitas.</translation>
    </message>
    <message>
        <source>All other bridges are broken: on this one, jump over the Aztec troop to square 15.</source>
        <translation>Todas as outras pontes estão destruídas: nesta, salte por cima da tropa asteca até à casa 15.</translation>
    </message>
    <message>
        <source>All other cards were shuffled. Everyone was dealt 10, and 1 more for each of their regions, on top of the cards they kept.</source>
        <translation>Todas as outras cartas foram baralhadas. Cada um recebeu 10, e mais 1 por cada região que tem, além das cartas que guardou.</translation>
    </message>
    <message>
        <source>All players have declined in a row. This ends the game, as taking the last free region does. The player with the most regions wins, linked or not.</source>
        <translation>Todos recusaram um após outro, e isso põe fim à partida, tal como a tomada da última região livre. Ganha quem tem mais regiões, ligadas ou não.</translation>
    </message>
    <message>
        <source>Another table comes next.</source>
        <translation>Segue-se outra mesa.</translation>
    </message>
    <message>
        <source>Another table is being set up…</source>
        <translation>Outra mesa está a ser preparada…</translation>
    </message>
    <message>
        <source>Another table.</source>
        <translation>Outra mesa.</translation>
    </message>
    <message>
        <source>Another troop is always welcome. Choose one.</source>
        <translation>Mais uma tropa é sempre bem-vinda. Escolha uma.</translation>
    </message>
    <message>
        <source>At any time, even when it is not your turn, you may trade any number of provisions with anybody: key B.</source>
        <translation>A qualquer momento, mesmo fora da sua vez, pode trocar provisões com qualquer jogador, em qualquer número: tecla B.</translation>
    </message>
    <message>
        <source>Attack brings an unmarked troop of a nation into the city, and Flight drives one out. The active player chooses.</source>
        <translation>O Ataque leva para a cidade uma tropa sem colar de uma nação, a Fuga tira uma. O jogador ativo escolhe.</translation>
    </message>
    <message>
        <source>Begin with your strongest, the 5.</source>
        <translation>Comece pelo mais forte, o 5.</translation>
    </message>
    <message>
        <source>Bid 4, just one more than Aldric.</source>
        <translation>Licite 4, só mais um do que Aldric.</translation>
    </message>
    <message>
        <source>Bid 4: your Gold is worth that.</source>
        <translation>Licite 4: é o que vale o seu Ouro.</translation>
    </message>
    <message>
        <source>Bishop and Surrender</source>
        <translation>Bispo e Rendição</translation>
    </message>
    <message>
        <source>Bologna would be Lorenzo’s third linked region, and he leads. You and Maud could both stop him, but each of you may leave that to the other.</source>
        <translation>Bolonha seria a terceira região ligada de Lorenzo, e ele vai à frente. Tanto Maud como você o poderiam travar, mas cada um pode deixar isso para o outro.</translation>
    </message>
    <message>
        <source>Bologna would be Maud’s fourth linked region. The Bishop ends a battle at once, nobody wins, and the pawn passes to the player on the left.</source>
        <translation>Bolonha seria a quarta região ligada de Maud. O Bispo termina logo a batalha, ninguém ganha, e o peão passa para o jogador à esquerda.</translation>
    </message>
    <message>
        <source>Break a bridge of your choice.</source>
        <translation>Destrua uma ponte à sua escolha.</translation>
    </message>
    <message>
        <source>Bribery sells a card unseen. Provisions are worth: Camouflage 1, Weapon 2, Food 3, Gold 4.</source>
        <translation>O Suborno leiloa uma carta sem a mostrar. Valores: Camuflagem 1, Arma 2, Alimento 3, Ouro 4.</translation>
    </message>
    <message>
        <source>Bring a Spanish troop into the city.</source>
        <translation>Leve uma tropa espanhola para a cidade.</translation>
    </message>
    <message>
        <source>Build anywhere else.</source>
        <translation>Construa em qualquer outro lugar.</translation>
    </message>
    <message>
        <source>Build between Aldric’s two towers: your tower stays.</source>
        <translation>Construa entre as duas torres de Aldric: a sua fica de pé.</translation>
    </message>
    <message>
        <source>Build on the last free corner beside Aldric’s two towers.</source>
        <translation>Construa no último canto livre ao lado das duas torres de Aldric.</translation>
    </message>
    <message>
        <source>Build on the lit corner of the middle tile.</source>
        <translation>Construa no canto iluminado do território do meio.</translation>
    </message>
    <message>
        <source>Build the fourth tower: Aldric’s two around the middle tile fall.</source>
        <translation>Construa a quarta torre: as duas de Aldric à volta do território do meio caem.</translation>
    </message>
    <message>
        <source>Build there yourself: together your two towers have new free corners.</source>
        <translation>Construa aí: juntas, as suas duas torres têm novos cantos livres.</translation>
    </message>
    <message>
        <source>Build there: Aldric’s tower is surrounded and falls.</source>
        <translation>Construa aí: a torre de Aldric fica cercada e cai.</translation>
    </message>
    <message>
        <source>Build there: while three of the six corners are yours, Aldric cannot get four.</source>
        <translation>Construa aí: enquanto três dos seis cantos forem seus, Aldric não pode ter quatro.</translation>
    </message>
    <message>
        <source>Build your last tower so that you take a second tile.</source>
        <translation>Construa a sua última torre de modo a tomar um segundo território.</translation>
    </message>
    <message>
        <source>Cards laid are gone, but both fighters draw as many warriors as they laid, four at most. In a village the winner also draws its provisions.</source>
        <translation>O que se colocou perde-se, mas ambos os combatentes tiram tantos guerreiros quantos colocaram, no máximo quatro. Numa aldeia, o vencedor tira também as provisões.</translation>
    </message>
    <message>
        <source>Cards laid are never taken back. Cards you keep can be used another time.</source>
        <translation>O que se coloca nunca se recupera. O que guardar pode servir noutra altura.</translation>
    </message>
    <message>
        <source>Choose Florence: it borders your Siena, and the Pope is in Rome.</source>
        <translation>Escolha Florença: faz fronteira com a sua Siena, e em Roma está o Papa.</translation>
    </message>
    <message>
        <source>Choose Florence: it borders your Siena.</source>
        <translation>Escolha Florença: faz fronteira com a sua Siena.</translation>
    </message>
    <message>
        <source>Choose a region that borders your Siena, but none of Maud’s.</source>
        <translation>Escolha uma região que faça fronteira com a sua Siena, mas com nenhuma de Maud.</translation>
    </message>
    <message>
        <source>Choose a region that links with yours, but not with Maud’s.</source>
        <translation>Escolha uma região que se ligue às suas, mas não às de Maud.</translation>
    </message>
    <message>
        <source>Choose any region. Lucca, for instance, borders your Parma.</source>
        <translation>Escolha uma região. Luca, por exemplo, faz fronteira com a sua Parma.</translation>
    </message>
    <message>
        <source>Choose the suite you like.</source>
        <translation>Escolha a sequência que quiser.</translation>
    </message>
    <message>
        <source>Choosing a region</source>
        <translation>Escolher uma região</translation>
    </message>
    <message>
        <source>Choosing between equals</source>
        <translation>Escolher entre sequências iguais</translation>
    </message>
    <message>
        <source>Count for Aldric, too. He has three towers round the middle tile, you have two, and one corner is free.</source>
        <translation>Conte também por Aldric. Ele tem três torres à volta do território do meio, as suas são duas, e um canto está livre.</translation>
    </message>
    <message>
        <source>Counting ahead</source>
        <translation>Contar antes de construir</translation>
    </message>
    <message>
        <source>Declining and the end</source>
        <translation>A recusa e o fim</translation>
    </message>
    <message>
        <source>Discard your hand: then only Aldric has cards, and the round is over.</source>
        <translation>Descarte a sua mão: só Aldric fica com cartas, e a ronda acaba.</translation>
    </message>
    <message>
        <source>Done: see what happened.</source>
        <translation>Está feito: veja o que aconteceu.</translation>
    </message>
    <message>
        <source>Draw a provision.</source>
        <translation>Tire uma provisão.</translation>
    </message>
    <message>
        <source>Drum and Heroine</source>
        <translation>Tambor e Heroína</translation>
    </message>
    <message>
        <source>Each round ends with a treasure for the player with the most troops in the city. The last treasure, or a full city, ends the game.</source>
        <translation>Cada ronda acaba com um tesouro para quem tiver mais tropas na cidade. O último tesouro, ou a cidade cheia, põe fim à partida.</translation>
    </message>
    <message>
        <source>Equal values</source>
        <translation>Valores iguais</translation>
    </message>
    <message>
        <source>Equal values make a suite, too. Sword, Hand or Book makes no difference: only the values and the line count.</source>
        <translation>Valores iguais também fazem uma sequência. Espada, Mão ou Livro, tanto faz: só contam os valores e a linha.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Os eventos</translation>
    </message>
    <message>
        <source>Every turn begins with an event. With Bridges you may break an intact bridge, or mend a broken one.</source>
        <translation>Cada turno começa com um evento. Com o evento Pontes, pode destruir uma ponte intacta ou refazer uma destruída.</translation>
    </message>
    <message>
        <source>Fallen towers never come back; the player who razed more wins a tie. Aldric could not build on their corners in his very next turn. From now on he may.</source>
        <translation>As torres caídas não voltam, e quem demolir mais ganha o desempate. Aldric não podia construir nos cantos delas logo na vez seguinte. A partir de agora pode.</translation>
    </message>
    <message>
        <source>Find the corner that takes two tiles at once.</source>
        <translation>Encontre o canto que toma dois territórios de uma vez.</translation>
    </message>
    <message>
        <source>First the Drum. It doubles the mercenaries already there and those to come.</source>
        <translation>Primeiro o Tambor. Duplica os mercenários que já lá estão e os que vierem.</translation>
    </message>
    <message>
        <source>First the Weapon. It turns your 5 into 10.</source>
        <translation>Primeiro, a Arma: transforma o seu 5 em 10.</translation>
    </message>
    <message>
        <source>Four of your towers around a tile make it yours, and your standard is raised there.</source>
        <translation>Quatro torres suas à volta de um território tornam-no seu, e o seu estandarte é lá erguido.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Here three corners of the middle tile are free. If you build on one, Aldric’s fourth tower razes yours.</source>
        <translation>Aqui há três cantos livres no território do meio. Se construir num deles, a quarta torre de Aldric demole a sua.</translation>
    </message>
    <message>
        <source>If players tie for the most regions, only they fight a final battle, with new hands of 10 cards and 1 more for each of their regions. If that battle is a tie, too, the victory is shared.</source>
        <translation>Em caso de empate no primeiro lugar, só os empatados travam uma batalha final, com 10 cartas novas e mais 1 por região. Em novo empate, partilham a vitória.</translation>
    </message>
    <message>
        <source>If players tie for the most regions, only they fight a final battle. Each draws 10 more cards; no Bishop or Surrender can be played. If that battle is a tie, too, the victory is shared.</source>
        <translation>Em caso de empate no primeiro lugar, só os empatados travam uma batalha final: mais 10 cartas para cada um, sem Bispo nem Rendição. Em novo empate, partilham a vitória.</translation>
    </message>
    <message>
        <source>If there is no region left to fight for, the player with the most regions wins.</source>
        <translation>Se não restar nenhuma região para disputar, ganha quem tiver mais regiões.</translation>
    </message>
    <message>
        <source>If you build there, Aldric builds his fourth tower around the middle tile, and your two towers there fall.</source>
        <translation>Se construir aí, Aldric constrói a quarta torre à volta do território do meio, e caem as duas torres que você tem ali.</translation>
    </message>
    <message>
        <source>If you build there, Aldric fills the last free corner, and your tower falls.</source>
        <translation>Se construir aí, Aldric ocupa o último canto livre, e a sua torre cai.</translation>
    </message>
    <message>
        <source>If you win, it is a victory like any other: you may mark a troop, and you move the beaten one away.</source>
        <translation>Se vencer, é uma vitória como as outras: você pode marcar uma tropa e afasta a derrotada.</translation>
    </message>
    <message>
        <source>In Winter every mercenary counts 1, in all lines, even those played later.</source>
        <translation>No Inverno cada mercenário vale 1, em todas as frentes, também os que ainda vierem.</translation>
    </message>
    <message>
        <source>In Winter every mercenary counts 1. Your Drum makes it 2, and your Heroine still counts 10.</source>
        <translation>No Inverno cada mercenário vale 1. Com o seu Tambor vale 2, e a sua Heroína continua a valer 10.</translation>
    </message>
    <message>
        <source>In a match, click a rival in the panel to make an offer, and drag a card onto a rival to show it.</source>
        <translation>Numa partida, clique num rival no painel para fazer uma proposta, e arraste uma carta para um rival para a mostrar.</translation>
    </message>
    <message>
        <source>In this lesson</source>
        <translation>Nesta lição</translation>
    </message>
    <message>
        <source>It is 3 to 3. The Drum doubles your three mercenaries.</source>
        <translation>Está 3 a 3. O Tambor duplica os seus três mercenários.</translation>
    </message>
    <message>
        <source>Just read: there is nothing to play here.</source>
        <translation>Aqui não há nada para jogar: basta ler.</translation>
    </message>
    <message>
        <source>Keep the 1, and choose “Done”.</source>
        <translation>Guarde o 1 e escolha «Feito».</translation>
    </message>
    <message>
        <source>Keep the 10 and the Drum.</source>
        <translation>Guarde o 10 e o Tambor.</translation>
    </message>
    <message>
        <source>Keep your part: play the 10.</source>
        <translation>Cumpra a sua parte: jogue o 10.</translation>
    </message>
    <message>
        <source>Keeping a hand</source>
        <translation>Guardar cartas</translation>
    </message>
    <message>
        <source>Keeping your towers</source>
        <translation>Salvar as suas torres</translation>
    </message>
    <message>
        <source>Lay a card on a free medallion that a thread joins to a face-up card.</source>
        <translation>Coloque uma carta num medalhão livre que um fio una a uma carta virada para cima.</translation>
    </message>
    <message>
        <source>Lay a tile next to another one.</source>
        <translation>Coloque um território ao lado de outro.</translation>
    </message>
    <message>
        <source>Lay the 2 as well.</source>
        <translation>Coloque também o 2.</translation>
    </message>
    <message>
        <source>Lay the Weapon.</source>
        <translation>Coloque a Arma.</translation>
    </message>
    <message>
        <source>Lay your 3 at the lower left: it makes three 3s on the diagonal.</source>
        <translation>Coloque o seu 3 em baixo à esquerda: assim há três 3 na diagonal.</translation>
    </message>
    <message>
        <source>Lay your 4 on the right: three 4s are as long as Aldric’s suite.</source>
        <translation>Coloque o seu 4 à direita: uma sequência de três 4 iguala a de Aldric.</translation>
    </message>
    <message>
        <source>Lay your 5 below the 4: 3, 4 and 5 are a suite, and it is yours.</source>
        <translation>Coloque o seu 5 por baixo do 4: 3, 4 e 5 formam uma sequência, que é sua.</translation>
    </message>
    <message>
        <source>Lay your 5.</source>
        <translation>Coloque o seu 5.</translation>
    </message>
    <message>
        <source>Lay your 6 below the 5: the suite is longer, and yours.</source>
        <translation>Coloque o seu 6 por baixo do 5: a sequência fica maior e passa a ser sua.</translation>
    </message>
    <message>
        <source>Lay your second tile where you like.</source>
        <translation>Coloque o segundo território onde quiser.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Lengthen or shorten the sovereign suite, and whichever suite is then the longest is yours.</source>
        <translation>Aumente ou encurte a sequência soberana, e a que passar a ser a mais longa fica sua.</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>Lição {number}: {title}</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lições</translation>
    </message>
    <message>
        <source>Look along the diagonal. A third 3 would make a suite.</source>
        <translation>Olhe ao longo da diagonal. Um terceiro 3 faria uma sequência.</translation>
    </message>
    <message>
        <source>Losing a tile</source>
        <translation>Perder um território</translation>
    </message>
    <message>
        <source>Maud could save her cards, and Lorenzo stays one region short. Both of you gain: such offers are worth making.</source>
        <translation>Maud pôde poupar as cartas dela, e ainda falta uma região a Lorenzo. Ganham os dois lados, o seu e o de Maud: propostas assim valem a pena.</translation>
    </message>
    <message>
        <source>Maud is one linked region short of victory. You choose the next region, so you need not give her the chance.</source>
        <translation>Falta uma região ligada para Maud ganhar. A escolha da próxima região é sua: não precisa de dar essa oportunidade a Maud.</translation>
    </message>
    <message>
        <source>Mercenaries and passing</source>
        <translation>Jogar e passar</translation>
    </message>
    <message>
        <source>Move the lit troop onto Aldric’s in Tlacopan.</source>
        <translation>Mova a tropa iluminada para cima da de Aldric, em Tlacopan.</translation>
    </message>
    <message>
        <source>Move the lit troop to Tlacopan, and draw two.</source>
        <translation>Mova a tropa iluminada até Tlacopan, e tire duas.</translation>
    </message>
    <message>
        <source>Move your troop to square 15, and the city is full.</source>
        <translation>Mova a sua tropa para a casa 15, e a cidade fica cheia.</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Naples is not worth it. Keep your cards for a region that links.</source>
        <translation>Nápoles não vale a pena. Guarde as cartas para uma região que se ligue às suas.</translation>
    </message>
    <message>
        <source>Naples links with none of your regions, and Aldric and Maud are spending their best cards on it.</source>
        <translation>Nápoles não se liga a nenhuma das suas regiões, e Aldric e Maud gastam nela as melhores cartas.</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Lição seguinte</translation>
    </message>
    <message>
        <source>Next: {title}.</source>
        <translation>A seguir: {title}.</translation>
    </message>
    <message>
        <source>Nobody can choose Rome until another Bishop moves the Pope. The Pope may go to any free region except the one being fought for, or off the map.</source>
        <translation>Ninguém pode escolher Roma até outro Bispo mover o Papa. O Papa pode ir para qualquer região livre, menos a que está em disputa, ou ficar fora do mapa.</translation>
    </message>
    <message>
        <source>Now it counts. Bologna would be Maud’s third linked region, and she leads with 12.</source>
        <translation>Agora é a sério: Bolonha seria a terceira região ligada de Maud, e ela vai à frente com 12.</translation>
    </message>
    <message>
        <source>Now play a game against the easiest bots, the Pages.</source>
        <translation>Agora jogue uma partida contra os robôs mais fáceis, os Pajens.</translation>
    </message>
    <message>
        <source>Now your own tower has a single free corner left, and Aldric could build there.</source>
        <translation>Agora é a sua torre que só tem um canto livre, e Aldric poderia construir nele.</translation>
    </message>
    <message>
        <source>Offer Maud your 6 for 1 Gold.</source>
        <translation>Proponha a Maud o seu 6 por 1 Ouro.</translation>
    </message>
    <message>
        <source>On your turn, an event comes first, then two actions: recruit, move a troop, or draw a provision.</source>
        <translation>Na sua vez vem primeiro um evento, depois duas ações: recrutar, mover uma tropa ou tirar uma provisão.</translation>
    </message>
    <message>
        <source>Once all sixteen tiles are laid, each player builds 24 towers, one a turn; the player who laid first begins. You must build if you can: nobody may choose to pass.</source>
        <translation>Colocados os dezasseis territórios, cada um tem 24 torres e constrói uma por turno; começa quem colocou primeiro. Quem pode construir tem de o fazer: ninguém passa por escolha.</translation>
    </message>
    <message>
        <source>One card is left in the pile. Lay any card, and see.</source>
        <translation>Resta uma carta no monte. Coloque qualquer carta da mão, e veja.</translation>
    </message>
    <message>
        <source>One square of the city is free; the Spanish and the Aztecs hold twelve each.</source>
        <translation>Uma casa da cidade está livre; Espanhóis e Astecas têm doze casas cada um.</translation>
    </message>
    <message>
        <source>Only causeways lead into the city. Each troop you jump over costs one Camouflage, unless it wears your collar.</source>
        <translation>Só as calçadas levam à cidade. Cada tropa por cima da qual saltar custa uma Camuflagem, salvo se tiver o seu colar.</translation>
    </message>
    <message>
        <source>Only the 10 takes the lead, and you promised to stop Lorenzo.</source>
        <translation>Só o 10 dá a dianteira, e você prometeu travar Lorenzo.</translation>
    </message>
    <message>
        <source>Only the player you ask sees the warrior, and may refuse. After help, both fighters may add cards, and you are asked once more.</source>
        <translation>Só quem recebe a proposta vê o guerreiro, e pode recusar. Depois de uma ajuda ambos podem acrescentar cartas, e a pergunta volta uma última vez.</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Outros jogos</translation>
    </message>
    <message>
        <source>Pass at once: next time the others will be weak, and you will still be strong.</source>
        <translation>Passe já: da próxima vez, os outros estarão fracos, e a sua mão ainda forte.</translation>
    </message>
    <message>
        <source>Pass: Aldric takes Modena, but your 10 fights another day.</source>
        <translation>Passe: Aldric toma Módena, mas você guarda o seu 10 para outro dia.</translation>
    </message>
    <message>
        <source>Pass: Florence and the game are yours.</source>
        <translation>Passe: Florença é sua, e a partida também.</translation>
    </message>
    <message>
        <source>Pass: all your cards together would only equal Aldric’s 10.</source>
        <translation>Passe: todas as suas cartas juntas só igualariam os 10 de Aldric.</translation>
    </message>
    <message>
        <source>Pass: the others have passed, and your 16 takes Bologna.</source>
        <translation>Passe: os outros passaram, e os seus 16 tomam Bolonha.</translation>
    </message>
    <message>
        <source>Pass: the others have passed, your 16 is the highest, and Bologna is your third region.</source>
        <translation>Passe: os outros já passaram, os seus 16 são a força mais alta, e Bolonha é a sua terceira região.</translation>
    </message>
    <message>
        <source>Pass: the pawn comes to you, and you choose the next region.</source>
        <translation>Passe: assim fica com o peão e escolhe a próxima região.</translation>
    </message>
    <message>
        <source>Pass: you lead 14 to 3, and Aldric has one card left.</source>
        <translation>Passe: vai à frente por 14 a 3, e Aldric só tem mais uma carta.</translation>
    </message>
    <message>
        <source>Pass: your 12 takes Florence, and the winner gets the pawn.</source>
        <translation>Passe: os seus 12 tomam Florença, e o vencedor recebe o peão.</translation>
    </message>
    <message>
        <source>Pass: your 13 takes Naples, your fifth region.</source>
        <translation>Passe: os seus 13 tomam Nápoles, a sua quinta região.</translation>
    </message>
    <message>
        <source>Pass: your 7 beats Maud’s 6.</source>
        <translation>Passe: os seus 7 vencem os 6 de Maud.</translation>
    </message>
    <message>
        <source>Pass: your 9 takes Parma, and the round is over.</source>
        <translation>Passe: os seus 9 tomam Parma, e a ronda acaba.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Play Spring: your two 5s are the highest, and 16 beats 12.</source>
        <translation>Jogue a Primavera: os seus 5 são os mais fortes, e 16 vence 12.</translation>
    </message>
    <message>
        <source>Play Winter: Aldric’s 20 becomes 2, and your 6 becomes 3.</source>
        <translation>Jogue o Inverno: os 20 de Aldric passam a 2, e os seus 6 a 3.</translation>
    </message>
    <message>
        <source>Play the 1: it is enough.</source>
        <translation>Jogue o 1: chega.</translation>
    </message>
    <message>
        <source>Play the 2: 12 against Aldric’s 11.</source>
        <translation>Jogue o 2: 12 contra os 11 de Aldric.</translation>
    </message>
    <message>
        <source>Play the 5.</source>
        <translation>Jogue o 5.</translation>
    </message>
    <message>
        <source>Play the 6: you lead with 10.</source>
        <translation>Jogue o 6: vai à frente com 10.</translation>
    </message>
    <message>
        <source>Play the Bishop, and Bologna is spared.</source>
        <translation>Jogue o Bispo, e Bolonha é poupada.</translation>
    </message>
    <message>
        <source>Play the Bishop, and choose Rome for the Pope this time.</source>
        <translation>Jogue o Bispo, e desta vez escolha Roma para o Papa.</translation>
    </message>
    <message>
        <source>Play the Bishop, and send the Pope to Rome.</source>
        <translation>Jogue o Bispo e envie o Papa para Roma.</translation>
    </message>
    <message>
        <source>Play the Courtesan.</source>
        <translation>Jogue a Cortesã.</translation>
    </message>
    <message>
        <source>Play the Drum: your 11 becomes 22, and Aldric has 14.</source>
        <translation>Jogue o Tambor: os seus 11 passam a 22, e Aldric tem 14.</translation>
    </message>
    <message>
        <source>Play the Drum: your three mercenaries count 6 against Aldric’s 3.</source>
        <translation>Jogue o Tambor: os seus três mercenários valem 6 contra os 3 de Aldric.</translation>
    </message>
    <message>
        <source>Play the Heroine: 22 and 10 are 32.</source>
        <translation>Jogue a Heroína: 22 e 10 são 32.</translation>
    </message>
    <message>
        <source>Play the Heroine: here your best card is well spent.</source>
        <translation>Jogue a Heroína: aqui a sua melhor carta é bem gasta.</translation>
    </message>
    <message>
        <source>Play the Scarecrow, and take back the 10. It is worth more in another battle.</source>
        <translation>Jogue o Espantalho e recupere o 10. Vale mais noutra batalha.</translation>
    </message>
    <message>
        <source>Points: winning nation 5, each of your troops in the city 5, objective 10, each treasure 10, each Gold 1, and some bribery cards.</source>
        <translation>Pontos: nação vencedora 5, cada tropa sua na cidade 5, objetivo 10, cada tesouro 10, cada Ouro 1, e certas cartas de suborno.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Proxies and mercenaries</source>
        <translation>Procurações e mercenários</translation>
    </message>
    <message>
        <source>Put a collar on a Spanish troop of your choice.</source>
        <translation>Ponha um colar numa tropa espanhola à sua escolha.</translation>
    </message>
    <message>
        <source>Put a collar on a Spanish troop.</source>
        <translation>Ponha um colar numa tropa espanhola.</translation>
    </message>
    <message>
        <source>Put the beaten troop far away.</source>
        <translation>Ponha a tropa derrotada bem longe.</translation>
    </message>
    <message>
        <source>Put your second collar on a troop.</source>
        <translation>Ponha o segundo colar numa tropa.</translation>
    </message>
    <message>
        <source>Recruit: one Food brings four warriors.</source>
        <translation>Recrute: um Alimento traz quatro guerreiros.</translation>
    </message>
    <message>
        <source>Recruit: pay the Food for four warriors.</source>
        <translation>Recrute: pague o Alimento por quatro guerreiros.</translation>
    </message>
    <message>
        <source>Regions are won in card battles: the strongest line takes the region being fought for, here Bologna.</source>
        <translation>As regiões ganham-se em batalhas de cartas: a frente mais forte toma a região em disputa, aqui Bolonha.</translation>
    </message>
    <message>
        <source>Restore the face-down 5: it makes a suite for you.</source>
        <translation>Restaure o 5 virado para baixo: faz uma sequência sua.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Scarecrow and Courtesan</source>
        <translation>Espantalho e Cortesã</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Skip lesson</source>
        <translation>Saltar a lição</translation>
    </message>
    <message>
        <source>So talk. At any time you may bargain and promise, and show each other cards; cards never change hands.</source>
        <translation>Por isso fale. A qualquer momento pode negociar e prometer, e mostrar cartas; não se podem dar nem trocar cartas.</translation>
    </message>
    <message>
        <source>So weigh every region. What would it link, and for whom, and who still has cards?</source>
        <translation>Por isso pese cada região. O que ligaria, para quem, e quem ainda tem cartas?</translation>
    </message>
    <message>
        <source>Spring ends Winter, and Winter ends Spring. In Spring the mercenaries with the highest number in the battle, marked with a crown, count 3 more; a Drum doubles first.</source>
        <translation>A Primavera afasta o Inverno, e o Inverno a Primavera. Na Primavera os mercenários do número mais alto da batalha, marcados com uma coroa, valem mais 3; o Tambor duplica primeiro.</translation>
    </message>
    <message>
        <source>Supply brings a provision for each spare collar. Pillage leaves everyone ten provisions at most, Mutiny four warriors.</source>
        <translation>O Abastecimento dá uma provisão por cada colar livre. A Pilhagem deixa a cada um dez provisões, no máximo, e o Motim quatro guerreiros.</translation>
    </message>
    <message>
        <source>Suppose that Maud has promised to keep out of Florence if you stop Lorenzo. A promise binds nobody, but everyone remembers who broke one.</source>
        <translation>Imagine que Maud prometeu ficar fora de Florença se você travar Lorenzo. A promessa não obriga ninguém, mas todos se lembram de quem a quebra.</translation>
    </message>
    <message>
        <source>Surrender ends a battle at once, and the line that is now the strongest takes the region.</source>
        <translation>A Rendição termina logo a batalha, e a frente que nesse momento é a mais forte toma a região.</translation>
    </message>
    <message>
        <source>Surrender ends a battle at once, too, but then the strongest line takes the region.</source>
        <translation>A Rendição também termina logo a batalha, mas então a frente mais forte toma a região.</translation>
    </message>
    <message>
        <source>Surround the tower in the north: it falls, and Aldric loses the tile.</source>
        <translation>Cerque a torre do norte: ela cai, e Aldric perde o território.</translation>
    </message>
    <message>
        <source>Surrounded towers</source>
        <translation>Torres cercadas</translation>
    </message>
    <message>
        <source>Taking over a suite</source>
        <translation>Apoderar-se de uma sequência</translation>
    </message>
    <message>
        <source>Talking</source>
        <translation>Conversar</translation>
    </message>
    <message>
        <source>That can wait. Play the 5 first.</source>
        <translation>Isso pode esperar. Jogue primeiro o 5.</translation>
    </message>
    <message>
        <source>That can wait. The 2 is just enough to lead.</source>
        <translation>Isso pode esperar. O 2 chega à justa para ir à frente.</translation>
    </message>
    <message>
        <source>That can wait. The 6 is just enough to lead.</source>
        <translation>Isso pode esperar. O 6 chega à justa para ir à frente.</translation>
    </message>
    <message>
        <source>That card does not beat Aldric’s 10, and would be lost. Keep it for another battle.</source>
        <translation>Essa carta não vence os 10 de Aldric e seria perdida. Guarde-a para outra batalha.</translation>
    </message>
    <message>
        <source>That does not stop Maud. The Bishop does.</source>
        <translation>Isso não trava Maud. O Bispo trava.</translation>
    </message>
    <message>
        <source>That is a good corner, too. But see what happens between Aldric’s towers.</source>
        <translation>Também é um bom canto. Mas veja o que acontece entre as torres de Aldric.</translation>
    </message>
    <message>
        <source>That is a move, too. But attack Aldric’s troop in Tlacopan.</source>
        <translation>Também é uma jogada. Mas ataque a tropa de Aldric em Tlacopan.</translation>
    </message>
    <message>
        <source>That is a move, too. But go into the city, where the points are.</source>
        <translation>Também é uma jogada. Mas vá para a cidade, onde estão os pontos.</translation>
    </message>
    <message>
        <source>That leaves Aldric’s suite as it is, and he wins when his turn comes.</source>
        <translation>Isso deixa a sequência de Aldric como está, e ele ganha quando chegar a vez dele.</translation>
    </message>
    <message>
        <source>That leaves you with one tile. A tower on another corner would take a second.</source>
        <translation>Assim fica só com um território. Uma torre noutro canto tomaria mais um.</translation>
    </message>
    <message>
        <source>That makes no suite yet. Lay the 5 below the 4.</source>
        <translation>Isso ainda não faz uma sequência. Coloque o 5 por baixo do 4.</translation>
    </message>
    <message>
        <source>That region is free, too, but Florence would be linked to your Siena.</source>
        <translation>Essa região também está livre, mas Florença ficaria ligada à sua Siena.</translation>
    </message>
    <message>
        <source>That takes no tile yet. Build around the middle one.</source>
        <translation>Isso ainda não toma nenhum território. Construa à volta do território do meio.</translation>
    </message>
    <message>
        <source>That takes one tile at most. One corner touches two tiles, each with three of your towers.</source>
        <translation>Isso toma no máximo um território. Há um canto que toca dois, cada um já com três torres suas.</translation>
    </message>
    <message numerus="yes">
        <source>That was the last lesson, but you still have %n lesson(s) to do.</source>
        <translation>
            <numerusform>Foi a última lição, mas ainda há %n lição por fazer.</numerusform>
            <numerusform>Foi a última lição, mas ainda há %n lições por fazer.</numerusform>
        </translation>
    </message>
    <message>
        <source>That was the last lesson: you know the game.</source>
        <translation>Foi a última lição: já conhece o jogo.</translation>
    </message>
    <message>
        <source>That will do. Choose “Done”.</source>
        <translation>Isto chega. Escolha «Feito».</translation>
    </message>
    <message>
        <source>That would be an action, too. But recruit while you have Food.</source>
        <translation>Também seria uma ação. Mas recrute enquanto tiver Alimento.</translation>
    </message>
    <message>
        <source>That would be an action, too. But recruit, now that you have Food.</source>
        <translation>Também seria uma ação. Mas recrute, agora que tem um Alimento.</translation>
    </message>
    <message>
        <source>That would be an action, too. Draw a provision this time.</source>
        <translation>Também seria uma ação. Desta vez tire uma provisão.</translation>
    </message>
    <message>
        <source>That would end it, too. Lay a card this time.</source>
        <translation>Isso também acabaria a partida. Desta vez coloque uma carta.</translation>
    </message>
    <message>
        <source>The 1 is enough. A better card would be wasted, and without a card you win nothing.</source>
        <translation>O 1 basta. Uma carta melhor seria um desperdício, e sem carta não ganha nada.</translation>
    </message>
    <message>
        <source>The 5 below is face down. Your Hand can restore it.</source>
        <translation>O 5 de baixo está virado para baixo. A sua Mão pode restaurá-lo.</translation>
    </message>
    <message>
        <source>The Bishop and the Pope</source>
        <translation>O Bispo e o Papa</translation>
    </message>
    <message>
        <source>The Bishop discards all mercenaries with a crown: those of the highest printed number, yours as well. The season stays. He too is discarded, and you place the Pope.</source>
        <translation>O Bispo descarta todos os mercenários com coroa: os do maior número impresso, os seus também. A estação mantém-se. O Bispo também é descartado, e você coloca o Papa.</translation>
    </message>
    <message>
        <source>The Drum doubles the mercenaries in your line, even those you play later, but no other card.</source>
        <translation>O Tambor duplica os mercenários da sua frente, também os que ainda vierem, mas nenhuma outra carta.</translation>
    </message>
    <message>
        <source>The Drum works in Winter too. One is enough, a second changes nothing.</source>
        <translation>O Tambor também atua no Inverno. Um basta, um segundo não muda nada.</translation>
    </message>
    <message>
        <source>The Hand</source>
        <translation>A Mão</translation>
    </message>
    <message>
        <source>The Heroine always counts 10. She is not a mercenary: Drum and Winter do not affect her.</source>
        <translation>A Heroína vale sempre 10. Não é um mercenário: nem Tambor nem Inverno lhe tocam.</translation>
    </message>
    <message>
        <source>The Scarecrow</source>
        <translation>O Espantalho</translation>
    </message>
    <message>
        <source>The Scarecrow brings one mercenary from your own line, never another card, back to your hand, and is discarded.</source>
        <translation>O Espantalho devolve à sua mão um mercenário da sua frente, nunca outra carta, e é descartado.</translation>
    </message>
    <message>
        <source>The Scarecrow brings one mercenary from your own line, never another card, back to your hand.</source>
        <translation>O Espantalho devolve à sua mão um mercenário da sua frente, nunca outra carta.</translation>
    </message>
    <message>
        <source>The Scarecrow stays in your line and counts for nothing. The 10 is back in your hand.</source>
        <translation>O Espantalho fica na sua frente e não vale nada. O 10 voltou à sua mão.</translation>
    </message>
    <message>
        <source>The Sword</source>
        <translation>A Espada</translation>
    </message>
    <message>
        <source>The aim: three linked regions, or any five. (With two or three players: four, or any six.) Lucca and Florence are yours and linked: they share a border.</source>
        <translation>O objetivo: três regiões ligadas, ou cinco quaisquer (a dois ou três: quatro, ou seis). Luca e Florença são suas e estão ligadas: fazem fronteira.</translation>
    </message>
    <message>
        <source>The aim: three linked regions, or four with two or three players. Lucca and Florence are yours and linked: they share a border.</source>
        <translation>O objetivo: três regiões ligadas, ou quatro a dois ou três jogadores. Luca e Florença são suas e estão ligadas: fazem fronteira.</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>O leilão</translation>
    </message>
    <message>
        <source>The battle goes on until everyone has passed. If the strongest lines are tied, even at 0, nobody takes the region, and the pawn passes to the player on the left.</source>
        <translation>A batalha continua até todos terem passado. Em caso de empate no primeiro lugar, mesmo a 0, ninguém toma a região, e o peão passa para o jogador à esquerda.</translation>
    </message>
    <message>
        <source>The beaten troop loses its collar, unless it is its owner’s last. You put the troop on a free square outside the city.</source>
        <translation>A tropa derrotada perde o colar, a não ser que seja a última do dono. É você quem a coloca numa casa livre fora da cidade.</translation>
    </message>
    <message>
        <source>The card in the middle was safe: an attack may not cut other cards off. The last face-up card is safe, too.</source>
        <translation>A carta do centro estava a salvo: um ataque não pode separar outras. A última virada para cima também.</translation>
    </message>
    <message>
        <source>The card is yours, and only you see it. It may move a troop, draw five cards, bring points, or do nothing.</source>
        <translation>A carta é sua, e só você a vê. Pode mover uma tropa, tirar cinco cartas, dar pontos, ou não servir para nada.</translation>
    </message>
    <message>
        <source>The city and your collars</source>
        <translation>A cidade e os seus colares</translation>
    </message>
    <message>
        <source>The combat</source>
        <translation>O combate</translation>
    </message>
    <message>
        <source>The end and the count</source>
        <translation>O fim e a contagem</translation>
    </message>
    <message>
        <source>The game ends when all towers are built, when neither can build any more, when somebody raises a tenth standard, or when somebody resigns.</source>
        <translation>A partida acaba quando todas as torres estão construídas, quando nenhum dos dois pode construir mais, quando alguém coloca o décimo estandarte ou quando alguém desiste.</translation>
    </message>
    <message>
        <source>The group still has a free corner. Build there.</source>
        <translation>O grupo ainda tem um canto livre. Construa aí.</translation>
    </message>
    <message>
        <source>The land and the aim</source>
        <translation>O terreno e o objetivo</translation>
    </message>
    <message>
        <source>The land must hold together, so every tile shares a whole side with another. Holes are allowed. All green tiles are alike, whatever grows on them.</source>
        <translation>O terreno tem de ficar todo ligado: cada território encosta um lado inteiro a outro. São permitidos buracos. Todos os territórios verdes valem o mesmo.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>A última carta</translation>
    </message>
    <message>
        <source>The last free square decides which nation wins. Go to 15.</source>
        <translation>A última casa livre decide que nação vence. Vá para a 15.</translation>
    </message>
    <message>
        <source>The longest suite is sovereign. It was still yours when your next turn began, and that wins the game.</source>
        <translation>A sequência mais longa é soberana. Ainda era sua quando a sua vez começou, e isso ganha a partida.</translation>
    </message>
    <message>
        <source>The longest suite wins if it lasts a whole round. A suite is at least three cards side by side in a line, with values that rise or fall by one, or are equal.</source>
        <translation>A sequência mais longa ganha se resistir uma volta inteira. Uma sequência são pelo menos três cartas lado a lado numa linha, de valores seguidos ou iguais.</translation>
    </message>
    <message>
        <source>The map and the aim</source>
        <translation>O mapa e o objetivo</translation>
    </message>
    <message>
        <source>The moment you take a tile, all enemy towers around it fall.</source>
        <translation>No momento em que toma um território, todas as torres inimigas à volta dele caem.</translation>
    </message>
    <message>
        <source>The numbers of your mercenaries add up to your strength. Aldric has 9.</source>
        <translation>Os números dos seus mercenários somam-se e dão a sua força. Aldric tem 9.</translation>
    </message>
    <message>
        <source>The other ways to win</source>
        <translation>As outras vitórias</translation>
    </message>
    <message>
        <source>The player who chose begins. On your turn, you play one card or pass.</source>
        <translation>Quem escolheu começa. Na sua vez joga uma carta, ou passa.</translation>
    </message>
    <message>
        <source>The player who possesses more tiles at the end wins. First you both lay the land, two tiles a turn.</source>
        <translation>Quem possuir mais territórios no fim ganha. Primeiro formam ambos o terreno, dois territórios por turno.</translation>
    </message>
    <message>
        <source>The player who still has cards may keep one or two of them for the next round, or none.</source>
        <translation>Quem ainda tem cartas pode guardar uma ou duas para a ronda seguinte, ou nenhuma.</translation>
    </message>
    <message>
        <source>The player with more tiles wins; if both have the same number, the one who razed more towers; otherwise it is a draw. In the expert version each has one snow tile, worth three only in this last count.</source>
        <translation>Ganha quem tem mais territórios; em caso de empate, quem demoliu mais torres; senão a partida acaba empatada. Na versão avançada cada um tem um território branco, que só nesta última contagem vale três.</translation>
    </message>
    <message>
        <source>The player with the most points wins. You lead the Spanish, and each of your troops on the city’s 25 squares at the end brings 5.</source>
        <translation>Ganha quem tiver mais pontos. Você comanda os Espanhóis, e cada tropa sua que no fim estiver nas 25 casas da cidade traz 5.</translation>
    </message>
    <message>
        <source>The player with the pawn, at first drawn by lot, chooses the region to fight for. A region that a player holds is never attacked.</source>
        <translation>Quem tem o peão, no início por sorteio, escolhe a região que se disputa. Uma região que tem dono nunca é atacada.</translation>
    </message>
    <message>
        <source>The player with the pawn, at first drawn by lot, chooses the region to fight for: one that nobody holds, without the Pope.</source>
        <translation>Quem tem o peão, no início por sorteio, escolhe a região que se disputa: uma que ninguém tenha e onde não esteja o Papa.</translation>
    </message>
    <message>
        <source>The rules allow that, but here it has to wait.</source>
        <translation>As regras permitem-no, mas aqui tem de esperar.</translation>
    </message>
    <message>
        <source>The star and the suite</source>
        <translation>A estrela e a sequência</translation>
    </message>
    <message>
        <source>The tower in the north stands alone, with one free corner left. Build there.</source>
        <translation>A torre do norte está sozinha, com um último canto livre. Construa aí.</translation>
    </message>
    <message>
        <source>The treasure is among the last five of a round’s eighteen cards. If players or nations are tied, the one with a troop on the highest-numbered square wins.</source>
        <translation>O tesouro está entre as últimas cinco das dezoito cartas de uma ronda. Em caso de empate, de jogadores ou de nações, decide a casa de número mais alto.</translation>
    </message>
    <message>
        <source>The winner has the pawn and chooses the next region before anything is discarded.</source>
        <translation>O vencedor tem o peão e escolhe a próxima região antes de se descartar o que quer que seja.</translation>
    </message>
    <message>
        <source>These two make the best pair. Keep the 10 and the Drum.</source>
        <translation>Estes dois fazem o melhor par. Guarde o 10 e o Tambor.</translation>
    </message>
    <message>
        <source>This battle is lost. Keep what you have for another.</source>
        <translation>Esta batalha está perdida. Guarde o que tem para outra.</translation>
    </message>
    <message>
        <source>This lesson is done.</source>
        <translation>Esta lição está feita.</translation>
    </message>
    <message>
        <source>Tiles are taken before surrounded towers fall. The towers razed around a tile leave free corners, and these may save a group.</source>
        <translation>Os territórios são tomados antes de caírem as torres cercadas. As torres demolidas nessa tomada deixam cantos livres, e esses podem salvar um grupo.</translation>
    </message>
    <message>
        <source>To take over, a new suite need only be as long as the sovereign one.</source>
        <translation>Basta uma nova sequência tão longa como a soberana para se apoderar dela.</translation>
    </message>
    <message>
        <source>Towers and possession</source>
        <translation>Torres e posse</translation>
    </message>
    <message>
        <source>Towers joined by walls are one group. They share their liberties, and fall together.</source>
        <translation>As torres unidas por muralhas são um grupo. Partilham as liberdades e caem juntas.</translation>
    </message>
    <message>
        <source>Towers may stand on any free corner. Build on the lit one this time.</source>
        <translation>As torres podem ficar em qualquer canto livre. Desta vez construa no que está iluminado.</translation>
    </message>
    <message>
        <source>Towers stand on corners and look down on the one, two or three tiles that meet there.</source>
        <translation>As torres ficam nos cantos. De lá dominam um, dois ou três territórios que ali se encontram.</translation>
    </message>
    <message>
        <source>Towers that fall</source>
        <translation>Torres que caem</translation>
    </message>
    <message>
        <source>Trading</source>
        <translation>As trocas</translation>
    </message>
    <message>
        <source>Treasures and the end</source>
        <translation>Os tesouros e o fim</translation>
    </message>
    <message>
        <source>Troops cross the lake by boat, and change between land and water only at a port. Boats pass under bridges; nobody passes a broken one.</source>
        <translation>As tropas atravessam o lago de barco, e só num porto passam da terra à água e vice-versa. Os barcos passam por baixo das pontes; ninguém passa por uma ponte destruída.</translation>
    </message>
    <message>
        <source>Two actions</source>
        <translation>Duas ações</translation>
    </message>
    <message>
        <source>Until Aldric lays a card, you could offer him provisions for surrendering: key S. But you need your Weapon yourself.</source>
        <translation>Enquanto Aldric não colocar cartas, você podia oferecer provisões pela rendição dele: tecla S. Mas precisa da sua Arma.</translation>
    </message>
    <message>
        <source>Waiting pays. All the others have passed, each with one weak card left, and Florence would be your third linked region.</source>
        <translation>Esperar compensa. Todos os outros passaram, cada um com uma carta fraca na mão, e Florença seria a sua terceira região ligada.</translation>
    </message>
    <message>
        <source>Warriors are laid face down, as many as you like, but at least one.</source>
        <translation>Os guerreiros colocam-se virados para baixo, quantos quiser, mas pelo menos um.</translation>
    </message>
    <message>
        <source>Well done: you know this now.</source>
        <translation>Muito bem: esta lição está aprendida.</translation>
    </message>
    <message>
        <source>When several suites tie for the longest, you choose which one is sovereign. The others are dormant.</source>
        <translation>Quando várias sequências empatam em comprimento, você escolhe qual é a soberana. As outras ficam adormecidas.</translation>
    </message>
    <message>
        <source>When to fight, when to wait</source>
        <translation>Lutar ou esperar</translation>
    </message>
    <message>
        <source>While it is Winter, that counts 1 at most. Spring is worth more.</source>
        <translation>No Inverno isso vale 1 no máximo. A Primavera vale mais.</translation>
    </message>
    <message>
        <source>While you choose a corner, the tiles show their names. A corner is named after a tile and a point of the compass: this tower of yours is on H8 S.</source>
        <translation>Enquanto escolhe um canto, os territórios mostram os nomes. Um canto indica-se por um território e um ponto cardeal: esta sua torre está em H8 S.</translation>
    </message>
    <message>
        <source>Win or lose, the cards you play are gone. New ones are dealt only when at most one player has any left.</source>
        <translation>Ganha ou perdida, uma batalha custa as cartas jogadas, e só há novas quando no máximo um jogador ainda tiver alguma.</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>O Inverno</translation>
    </message>
    <message>
        <source>Winter and Spring</source>
        <translation>Inverno e Primavera</translation>
    </message>
    <message>
        <source>With 5 you might lose. Lay the 2 as well.</source>
        <translation>Com 5 poderia perder. Coloque também o 2.</translation>
    </message>
    <message>
        <source>With three players, a suite has to last through the turns of both opponents.</source>
        <translation>Com três jogadores, uma sequência tem de resistir aos turnos dos dois adversários.</translation>
    </message>
    <message>
        <source>Without the Heroine you cannot beat 12, and Maud wins the game.</source>
        <translation>Sem a Heroína não consegue vencer 12, e Maud ganha a partida.</translation>
    </message>
    <message>
        <source>You attack by moving onto an enemy: a troop with another player’s collar, or an unmarked one of the other nation.</source>
        <translation>Ataca-se indo para cima de um inimigo: uma tropa com o colar de outro jogador, ou sem colar e da outra nação.</translation>
    </message>
    <message>
        <source>You cannot win this battle. But the Courtesan can bring you the pawn.</source>
        <translation>Não pode ganhar esta batalha. Mas a Cortesã pode trazer-lhe o peão.</translation>
    </message>
    <message>
        <source>You could fight, but with these cards others would win. Decline this time.</source>
        <translation>Podia lutar, mas com estas cartas ganhariam outros. Desta vez recuse.</translation>
    </message>
    <message>
        <source>You have 10 already. Keep the other warriors.</source>
        <translation>Já tem 10. Guarde os outros guerreiros.</translation>
    </message>
    <message>
        <source>You have 7, and Aldric has 6 at most. Add nothing.</source>
        <translation>Tem 7, e Aldric no máximo 6. Não acrescente nada.</translation>
    </message>
    <message>
        <source>You have 7, and Aldric has 6 at most. Keep the 1.</source>
        <translation>Tem 7, e Aldric no máximo 6. Guarde o 1.</translation>
    </message>
    <message>
        <source>You have one tower left, and Aldric none. Each of you possesses one tile.</source>
        <translation>Resta-lhe uma torre, e a Aldric nenhuma. Cada um possui um território.</translation>
    </message>
    <message>
        <source>You have one tower left. Before you build on a corner, count the towers around every tile that touches it.</source>
        <translation>Resta-lhe uma torre. Antes de construir num canto, conte as torres à volta de cada território que ele toca.</translation>
    </message>
    <message>
        <source>You have three towers around the middle tile. Build the fourth.</source>
        <translation>Tem três torres à volta do território do meio. Construa a quarta.</translation>
    </message>
    <message>
        <source>You hold the pawn. Choose any region you like.</source>
        <translation>Tem o peão. Escolha a região que quiser.</translation>
    </message>
    <message>
        <source>You lead already, 14 to 3. Save your cards.</source>
        <translation>Já vai à frente por 14 a 3. Poupe as suas cartas.</translation>
    </message>
    <message>
        <source>You lead with 16: play Surrender before Aldric can answer.</source>
        <translation>Vai à frente com 16: jogue a Rendição antes que Aldric possa responder.</translation>
    </message>
    <message>
        <source>You lead, and nobody can answer. Another card would be wasted.</source>
        <translation>Vai à frente, e ninguém pode responder. Mais uma carta seria desperdiçada.</translation>
    </message>
    <message>
        <source>You may also decline to choose. The pawn then goes to the player on your left, who chooses.</source>
        <translation>Também pode recusar-se a escolher. O peão passa então para o jogador à sua esquerda, que escolhe.</translation>
    </message>
    <message>
        <source>You may build even where your tower has no liberty. What you build never makes your own towers fall.</source>
        <translation>Pode construir mesmo onde a sua torre não terá nenhuma liberdade. Ao construir, nunca faz cair as próprias torres.</translation>
    </message>
    <message>
        <source>You may decline, but choose a region this time.</source>
        <translation>Pode recusar, mas desta vez escolha uma região.</translation>
    </message>
    <message>
        <source>You may do that, too. But offer Maud your 6 for 1 Gold.</source>
        <translation>Também é possível. Mas proponha a Maud o seu 6 por 1 Ouro.</translation>
    </message>
    <message>
        <source>You may do the same twice, or two different things. Provisions are Camouflage, Weapons, Food and Gold.</source>
        <translation>Pode fazer duas vezes a mesma, ou duas diferentes. As provisões são Camuflagem, Armas, Alimento e Ouro.</translation>
    </message>
    <message>
        <source>You may keep your hand. But it wins nothing, and new cards come sooner without it.</source>
        <translation>Pode guardar a mão. Mas não ganha nada com ela, e sem ela as cartas novas vêm mais cedo.</translation>
    </message>
    <message>
        <source>You may leave all bridges as they are. But break one this time.</source>
        <translation>Pode deixar todas as pontes como estão. Mas desta vez destrua uma.</translation>
    </message>
    <message>
        <source>You need not count liberties: the Liberties button, or the L key, shows the free corners of every group.</source>
        <translation>Não é preciso contar as liberdades: o botão Liberdades, ou a tecla L, mostra os cantos livres de cada grupo.</translation>
    </message>
    <message>
        <source>You possess a tile only as long as four of your towers look down on it. Aldric has exactly four around the middle tile.</source>
        <translation>Só possui um território enquanto quatro das suas torres o dominarem. Aldric tem exatamente quatro à volta do território do meio.</translation>
    </message>
    <message>
        <source>You win more troops only in combats. Up to seven may wear your collar.</source>
        <translation>Só nos combates se ganham mais tropas. Até sete podem trazer o seu colar.</translation>
    </message>
    <message>
        <source>You win. The winner may put a spare collar on an unmarked troop of their own nation, anywhere.</source>
        <translation>Você ganha. O vencedor pode pôr um colar livre numa tropa sem colar da própria nação, onde quer que esteja.</translation>
    </message>
    <message>
        <source>Your hand is weak: decline.</source>
        <translation>A sua mão é fraca: recuse.</translation>
    </message>
    <message>
        <source>Your objective card names a temple, and nobody else sees it. If a troop with your collar stands there at the end, that brings 10 more.</source>
        <translation>A sua carta de objetivo indica um templo, e só você a vê. Se no fim lá estiver uma tropa com o seu colar, são mais 10 pontos.</translation>
    </message>
    <message>
        <source>Your offer stands until it is taken, refused or withdrawn. A player who refuses does not say why, and perhaps does not even have the card.</source>
        <translation>A sua oferta mantém-se até ser aceite, recusada ou retirada. Quem recusa não diz porquê, e pode nem ter a carta.</translation>
    </message>
    <message>
        <source>Your regions are not linked. But with four or more players any five regions win as well; with two or three, any six.</source>
        <translation>As suas regiões não estão ligadas. Mas a quatro ou mais, cinco regiões quaisquer também ganham; a dois ou três, seis.</translation>
    </message>
    <message>
        <source>Your three towers wait for a fourth around the same tile.</source>
        <translation>As suas três torres esperam uma quarta à volta do mesmo território.</translation>
    </message>
    <message>
        <source>Your tower stays without a liberty. It falls only if a corner beside it comes free and Aldric then builds on the last free one.</source>
        <translation>Sem liberdade, a sua torre fica de pé. Só cai se vagar um canto ao lado e Aldric construir depois no último.</translation>
    </message>
    <message>
        <source>a snow tile counts three</source>
        <translation>um território branco vale três</translation>
    </message>
    <message>
        <source>allowed without a liberty</source>
        <translation>permitido, mesmo sem liberdade</translation>
    </message>
    <message>
        <source>always counts 10</source>
        <translation>vale sempre 10</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>ataca</translation>
    </message>
    <message>
        <source>breaks or mends a bridge</source>
        <translation>destrói ou refaz uma ponte</translation>
    </message>
    <message>
        <source>brings 10 more</source>
        <translation>dá mais 10</translation>
    </message>
    <message>
        <source>brings a troop in</source>
        <translation>faz entrar uma tropa</translation>
    </message>
    <message>
        <source>brings four warriors</source>
        <translation>traz quatro guerreiros</translation>
    </message>
    <message>
        <source>brings the pawn</source>
        <translation>traz o peão</translation>
    </message>
    <message>
        <source>continues 3 and 4</source>
        <translation>continua o 3 e o 4</translation>
    </message>
    <message>
        <source>counts 1 in a bid</source>
        <translation>vale 1 no leilão</translation>
    </message>
    <message>
        <source>counts 4 in a bid</source>
        <translation>vale 4 no leilão</translation>
    </message>
    <message>
        <source>counts 5</source>
        <translation>vale 5</translation>
    </message>
    <message>
        <source>discards the highest</source>
        <translation>descarta os mais fortes</translation>
    </message>
    <message>
        <source>done</source>
        <translation>concluída</translation>
    </message>
    <message>
        <source>doubles a warrior</source>
        <translation>duplica um guerreiro</translation>
    </message>
    <message>
        <source>doubles your mercenaries</source>
        <translation>duplica os seus mercenários</translation>
    </message>
    <message>
        <source>each mercenary counts 1</source>
        <translation>cada mercenário vale 1</translation>
    </message>
    <message>
        <source>makes the suite longer</source>
        <translation>aumenta a sequência</translation>
    </message>
    <message>
        <source>nobody wins</source>
        <translation>ninguém ganha</translation>
    </message>
    <message>
        <source>one tower can take three tiles</source>
        <translation>uma torre pode tomar três territórios</translation>
    </message>
    <message>
        <source>one, two or three tiles</source>
        <translation>um, dois ou três territórios</translation>
    </message>
    <message>
        <source>pays for a jump</source>
        <translation>paga um salto</translation>
    </message>
    <message>
        <source>pays for help</source>
        <translation>paga ajuda</translation>
    </message>
    <message>
        <source>restores</source>
        <translation>restaura</translation>
    </message>
    <message>
        <source>step {number} of {count}</source>
        <translation>passo {number} de {count}</translation>
    </message>
    <message>
        <source>takes a mercenary back</source>
        <translation>devolve um mercenário</translation>
    </message>
    <message>
        <source>the fourth tower takes the tile</source>
        <translation>a quarta torre toma o território</translation>
    </message>
    <message>
        <source>the highest count 3 more</source>
        <translation>os mais fortes valem mais 3</translation>
    </message>
    <message>
        <source>the last free corner is taken</source>
        <translation>o último canto livre é ocupado</translation>
    </message>
    <message>
        <source>the strongest wins at once</source>
        <translation>o mais forte ganha logo</translation>
    </message>
    <message>
        <source>the third 3</source>
        <translation>o terceiro 3</translation>
    </message>
    <message>
        <source>the third 4</source>
        <translation>o terceiro 4</translation>
    </message>
    <message>
        <source>then each counts 2</source>
        <translation>cada um vale então 2</translation>
    </message>
    <message>
        <source>three towers are not enough</source>
        <translation>três torres não chegam</translation>
    </message>
    <message>
        <source>tiles, towers and standards</source>
        <translation>territórios, torres e estandartes</translation>
    </message>
    <message>
        <source>{done} of {all} done</source>
        <translation>{done} de {all}</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Captain</source>
        <translation>Capitão</translation>
    </message>
    <message>
        <source>Doge</source>
        <translation>Doge</translation>
    </message>
    <message>
        <source>For a first game: plays fast and overlooks much.</source>
        <translation>Para uma primeira partida: joga depressa e deixa escapar muita coisa.</translation>
    </message>
    <message>
        <source>Has had some practice, and still slips now and then.</source>
        <translation>Já tem alguma prática, e ainda se engana de vez em quando.</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Cavaleiro</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pajem</translation>
    </message>
    <message>
        <source>Plays soundly: an opponent for those who know the rules.</source>
        <translation>Joga com acerto: um adversário para quem conhece as regras.</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>Escudeiro</translation>
    </message>
    <message>
        <source>The strongest, and the one that thinks longest.</source>
        <translation>O mais forte, e o que pensa durante mais tempo.</translation>
    </message>
    <message>
        <source>Thinks before it moves.</source>
        <translation>Pensa antes de jogar.</translation>
    </message>
    <message>
        <source>{name}: a program of yours.</source>
        <translation>{name}: um dos seus programas.</translation>
    </message>
</context>
<context>
    <name>Lorenzo</name>
    <message>
        <source>A card written off. I shall send condolences.</source>
        <translation>Uma carta dada por perdida. Envio os pêsames.</translation>
    </message>
    <message>
        <source>A sound investment, I must admit.</source>
        <translation>Bom investimento, há que admitir.</translation>
    </message>
    <message>
        <source>A surrender. In my trade we call it bankruptcy.</source>
        <translation>Uma rendição. Eu chamo-lhe falência.</translation>
    </message>
    <message>
        <source>A thin profit. I have lived on thinner.</source>
        <translation>Lucro magro. Já vivi com menos.</translation>
    </message>
    <message>
        <source>A tie. The court keeps the money.</source>
        <translation>Empate. O tribunal fica com o dinheiro.</translation>
    </message>
    <message>
        <source>A word unpaid. My bank closes your account.</source>
        <translation>Palavra por pagar. A minha banca fecha-lhe a conta.</translation>
    </message>
    <message>
        <source>About that earlier matter: the bill is on its way.</source>
        <translation>Quanto àquele assunto: a fatura vai a caminho.</translation>
    </message>
    <message>
        <source>Again. Interest has been running meanwhile.</source>
        <translation>Outra vez. Os juros foram correndo.</translation>
    </message>
    <message>
        <source>All that capital, sunk.</source>
        <translation>Tanto capital, ao fundo.</translation>
    </message>
    <message>
        <source>An old debt, paid in rubble.</source>
        <translation>Dívida antiga, paga em entulho.</translation>
    </message>
    <message>
        <source>And who pays for that bridge?</source>
        <translation>E essa ponte, quem a paga?</translation>
    </message>
    <message>
        <source>Cards face down. Like honest accounts.</source>
        <translation>Cartas viradas para baixo. Como contas honestas.</translation>
    </message>
    <message>
        <source>Closing time. I shall collect what is outstanding.</source>
        <translation>Hora de fechar. Vou cobrar o que falta.</translation>
    </message>
    <message>
        <source>Debts upon debts. I recognise the shape.</source>
        <translation>Dívida sobre dívida. Já vi pilhas destas.</translation>
    </message>
    <message>
        <source>Gold. At last a client who keeps quiet.</source>
        <translation>Ouro. Até que enfim um cliente discreto.</translation>
    </message>
    <message>
        <source>Good day. My bank is open for business.</source>
        <translation>Bom dia. A minha banca está aberta.</translation>
    </message>
    <message>
        <source>Good day. My ledger is open; so far it is clean.</source>
        <translation>Bom dia. O meu livro está aberto; por ora, limpo.</translation>
    </message>
    <message>
        <source>Half. The first instalment is due.</source>
        <translation>Metade. Vence a primeira prestação.</translation>
    </message>
    <message>
        <source>I am ahead. Compound interest does wonders.</source>
        <translation>Vou à frente. Os juros compostos fazem maravilhas.</translation>
    </message>
    <message>
        <source>I am deep in the red. It matches my hat.</source>
        <translation>Estou no vermelho. Condiz com o meu turbante.</translation>
    </message>
    <message>
        <source>I charge by the hour, you know.</source>
        <translation>Olhe que eu cobro à hora.</translation>
    </message>
    <message>
        <source>I lend nothing, I owe nothing. Shall we?</source>
        <translation>Nada empresto, nada devo. Começamos?</translation>
    </message>
    <message>
        <source>I shall not forget {place}. I forget nothing.</source>
        <translation>Não vou esquecer {place}. Eu não esqueço nada.</translation>
    </message>
    <message>
        <source>I won last time. I have entered it as income.</source>
        <translation>Da última vez ganhei. Fica a meu crédito.</translation>
    </message>
    <message>
        <source>Level. Somebody’s books are false.</source>
        <translation>Empate. Há aqui contas falsas.</translation>
    </message>
    <message>
        <source>My suite. Trespassers will be invoiced.</source>
        <translation>A minha sequência. Cobro entrada a intrusos.</translation>
    </message>
    <message>
        <source>My towers. They were insured. By you, I have decided.</source>
        <translation>As minhas torres. Tinham seguro. O seu, decido eu.</translation>
    </message>
    <message>
        <source>No suite. Nobody invests any more.</source>
        <translation>Nenhuma sequência. Já ninguém investe.</translation>
    </message>
    <message>
        <source>Noted. With the date, and the hour.</source>
        <translation>Anotado. Com a data, e a hora.</translation>
    </message>
    <message>
        <source>One more signature, and the house is mine.</source>
        <translation>Mais uma assinatura, e a casa é minha.</translation>
    </message>
    <message>
        <source>Paid back. I waive the interest.</source>
        <translation>Dívida paga. Perdoo os juros.</translation>
    </message>
    <message>
        <source>Seized. You may appeal in writing.</source>
        <translation>Penhorado. Aceito recurso, por escrito.</translation>
    </message>
    <message>
        <source>Somebody prospers. That calls for an audit.</source>
        <translation>Há quem prospere. Isso pede uma auditoria.</translation>
    </message>
    <message>
        <source>Suites all round. A bubble, mark my words.</source>
        <translation>Sequências por toda a parte. É uma bolha, acreditem.</translation>
    </message>
    <message>
        <source>The Church never pays, and always collects.</source>
        <translation>A Igreja nunca paga, e cobra sempre.</translation>
    </message>
    <message>
        <source>The land is surveyed. Now the deeds.</source>
        <translation>O terreno está medido. Agora, as escrituras.</translation>
    </message>
    <message>
        <source>The reserves shrink. I saw it coming.</source>
        <translation>As reservas encolhem. Eu já o previa.</translation>
    </message>
    <message>
        <source>Time is money. Yours, for the moment.</source>
        <translation>Tempo é dinheiro. Para já, o seu.</translation>
    </message>
    <message>
        <source>Twice now. I shall need a thicker ledger.</source>
        <translation>É a segunda vez. Vou precisar de um livro de contas mais grosso.</translation>
    </message>
    <message>
        <source>Well met. I have a long memory and a sharp quill.</source>
        <translation>Cá estamos. Tenho a memória longa e a pena fina.</translation>
    </message>
    <message>
        <source>Well played. I have entered it under losses.</source>
        <translation>Bem jogado. Anotei-o nas perdas.</translation>
    </message>
    <message>
        <source>Winter. My assets are frozen.</source>
        <translation>Inverno. Os meus bens estão congelados.</translation>
    </message>
    <message>
        <source>You are about to cash in. I object.</source>
        <translation>Está quase a receber. Eu oponho-me.</translation>
    </message>
    <message>
        <source>You call it a gain. I call it a loan.</source>
        <translation>Chama-lhe ganho. Eu chamo-lhe empréstimo.</translation>
    </message>
    <message>
        <source>You lead by small change.</source>
        <translation>Leva-me uns trocos de avanço.</translation>
    </message>
    <message>
        <source>You owe me a victory since last time.</source>
        <translation>Desde a última vez, deve-me uma vitória.</translation>
    </message>
    <message>
        <source>Your gold. I have a very safe vault, you know.</source>
        <translation>O seu ouro. Tenho um cofre muito seguro, sabe.</translation>
    </message>
    <message>
        <source>{place} is mine. Somebody will regret it; I have a list.</source>
        <translation>{place} é propriedade minha. Alguém o lamentará; tenho a lista.</translation>
    </message>
    <message>
        <source>{place}, on the credit side.</source>
        <translation>{place}, na coluna do haver.</translation>
    </message>
</context>
<context>
    <name>Maud</name>
    <message>
        <source>A suite in other hands. I have counted its days.</source>
        <translation>Uma sequência noutras mãos. Contei-lhe os dias.</translation>
    </message>
    <message>
        <source>A suite. One, two, three, amen.</source>
        <translation>Uma sequência. Um, dois, três, ámen.</translation>
    </message>
    <message>
        <source>A treasure! For the poor. Minus expenses.</source>
        <translation>Um tesouro! Para os pobres. Menos as despesas.</translation>
    </message>
    <message>
        <source>A word broken. I take it off my sum of trust.</source>
        <translation>Uma palavra quebrada. Desconto-a na minha soma de confiança.</translation>
    </message>
    <message>
        <source>All tiles laid. I counted them, of course.</source>
        <translation>O terreno está todo posto. Contei-o, claro.</translation>
    </message>
    <message>
        <source>Another? I had only just closed the books.</source>
        <translation>Mais uma? Tinha acabado de fechar as contas.</translation>
    </message>
    <message>
        <source>Bless us all, one by one. Nobody is counted twice.</source>
        <translation>Deus nos guarde, um a um. Ninguém conta duas vezes.</translation>
    </message>
    <message>
        <source>Correct. I checked it twice.</source>
        <translation>Certo. Verifiquei duas vezes.</translation>
    </message>
    <message>
        <source>Equal sums. I must admit, it is pretty.</source>
        <translation>Somas iguais. Confesso que é bonito.</translation>
    </message>
    <message>
        <source>Exactly half. I counted.</source>
        <translation>Exatamente metade. Contei.</translation>
    </message>
    <message>
        <source>Few cards left to draw. I can tell you how few.</source>
        <translation>Poucas cartas no monte. Posso dizer quantas.</translation>
    </message>
    <message>
        <source>Fewer towers. The inventory must be redone.</source>
        <translation>Menos torres. Há que refazer o inventário.</translation>
    </message>
    <message>
        <source>Gold for you. The tithe is one tenth.</source>
        <translation>Bom ouro, o seu. O dízimo é de um décimo.</translation>
    </message>
    <message>
        <source>Good day. I have counted the chairs. All here.</source>
        <translation>Bom dia. Contei as cadeiras. Estão todas.</translation>
    </message>
    <message>
        <source>Good morning, Your Grace. I counted on you.</source>
        <translation>Bom dia, Senhor Bispo. Já contava com a visita.</translation>
    </message>
    <message>
        <source>I am behind by a sum I would rather not name.</source>
        <translation>Vou atrás por uma soma que prefiro calar.</translation>
    </message>
    <message>
        <source>I forgive you what happened earlier. It is written down.</source>
        <translation>Perdoo-lhe o que se passou há pouco. Está anotado.</translation>
    </message>
    <message>
        <source>I lead by very little. My beads confirm it.</source>
        <translation>Vou à frente por muito pouco. O terço confirma.</translation>
    </message>
    <message>
        <source>I need only one. Pray do not look up.</source>
        <translation>Só me falta uma. Peço que não levantem os olhos.</translation>
    </message>
    <message>
        <source>I regret your towers. All of them, by number.</source>
        <translation>Lamento as suas torres. Todas, por número.</translation>
    </message>
    <message>
        <source>I seem to be ahead. Let me add it up again.</source>
        <translation>Parece que vou à frente. Deixem-me somar outra vez.</translation>
    </message>
    <message>
        <source>I won last time. Arithmetic is a quiet virtue.</source>
        <translation>Da última vez ganhei. A aritmética é uma virtude discreta.</translation>
    </message>
    <message>
        <source>Level. The abbess would call it justice.</source>
        <translation>Empate. A abadessa diria que é justiça.</translation>
    </message>
    <message>
        <source>Minus one. I shall write it small.</source>
        <translation>Menos um. Escrevo-o pequenino.</translation>
    </message>
    <message>
        <source>More than one suite. I shall need my other hand.</source>
        <translation>Mais de uma sequência. Vou precisar da outra mão.</translation>
    </message>
    <message>
        <source>Nicely added up.</source>
        <translation>Belas contas.</translation>
    </message>
    <message>
        <source>One bridge fewer. I had crossed it in my plan.</source>
        <translation>Menos uma ponte. No meu plano já a tinha passado.</translation>
    </message>
    <message>
        <source>One card gone. The rest I have by heart.</source>
        <translation>Menos uma carta. As outras sei-as de cor.</translation>
    </message>
    <message>
        <source>One more and you win. I have counted that, too.</source>
        <translation>Mais uma e a vitória é sua. Também contei isso.</translation>
    </message>
    <message>
        <source>Peace to this table. I keep the tally.</source>
        <translation>Paz a esta mesa. Eu faço as contas.</translation>
    </message>
    <message>
        <source>Seventy breaths already. I count in silence.</source>
        <translation>Já respirei setenta vezes. Conto em silêncio.</translation>
    </message>
    <message>
        <source>So many cards spent. The cellarer will scold me.</source>
        <translation>Tantas cartas gastas. A ecónoma vai ralhar comigo.</translation>
    </message>
    <message>
        <source>So much face down. It takes faith, and a good memory.</source>
        <translation>Tanta carta virada. É preciso fé, e boa memória.</translation>
    </message>
    <message>
        <source>Somebody has counted faster than I did.</source>
        <translation>Alguém contou mais depressa do que eu.</translation>
    </message>
    <message>
        <source>Spectacles, rosary, patience. We may begin.</source>
        <translation>Óculos, terço, paciência. Podemos começar.</translation>
    </message>
    <message>
        <source>Struck from your column. Neatly, with a ruler.</source>
        <translation>Riscado da sua coluna. À régua, direitinho.</translation>
    </message>
    <message>
        <source>Suites: nought. A tidy number.</source>
        <translation>Sequências: zero. Um número arrumado.</translation>
    </message>
    <message>
        <source>That makes two. I am opening a column for you.</source>
        <translation>Com esta são duas. Vou abrir-lhe uma coluna.</translation>
    </message>
    <message>
        <source>The Lord gives, and you take away.</source>
        <translation>Deus dá. Outras mãos tiram.</translation>
    </message>
    <message>
        <source>The account is settled. To the penny.</source>
        <translation>Contas saldadas. Até ao último tostão.</translation>
    </message>
    <message>
        <source>The last page of the ledger. Blot carefully.</source>
        <translation>Última página do livro de contas. Cuidado com os borrões.</translation>
    </message>
    <message>
        <source>Two rosaries, and still no move. Very devout.</source>
        <translation>Dois terços, e nada de jogada. Que devoção.</translation>
    </message>
    <message>
        <source>What lies beneath? I know, but I never tell.</source>
        <translation>O que está por baixo? Eu sei, mas não digo.</translation>
    </message>
    <message>
        <source>Winter. Every mercenary counts one. So easy to add.</source>
        <translation>Inverno. Cada mercenário vale um. Tão fácil de somar.</translation>
    </message>
    <message>
        <source>You lead by very little. I know exactly how little.</source>
        <translation>Leva muito pouco avanço. Sei exatamente quanto.</translation>
    </message>
    <message>
        <source>You won last time. I found my error at vespers.</source>
        <translation>A última vitória foi sua. Achei o meu erro nas vésperas.</translation>
    </message>
    <message>
        <source>{place} was in my budget. I must subtract.</source>
        <translation>{place} estava no meu orçamento. Tenho de subtrair.</translation>
    </message>
    <message>
        <source>{place}. My sum was right.</source>
        <translation>{place}. A conta deu certa.</translation>
    </message>
    <message>
        <source>{place}: entered, dated, sealed.</source>
        <translation>{place}: registo, data e selo.</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Back to the shelf</source>
        <translation>&amp;Voltar à prateleira</translation>
    </message>
    <message>
        <source>&amp;Back to the shelf (your seat stays yours)</source>
        <translation>&amp;Voltar à prateleira (o lugar continua a ser seu)</translation>
    </message>
    <message>
        <source>&amp;Continue the unfinished game</source>
        <translation>&amp;Continuar a partida por acabar</translation>
    </message>
    <message>
        <source>&amp;Edit a copy of this position</source>
        <translation>&amp;Editar uma cópia desta posição</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;juda</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>&amp;Leave your seat to a bot…</source>
        <translation>&amp;Deixar o seu lugar a um robô…</translation>
    </message>
    <message>
        <source>&amp;Ledger</source>
        <translation>&amp;Livro de contas</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lições</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nova partida</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>&amp;Propose to end the game…</source>
        <translation>&amp;Propor terminar a partida…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regras</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Trade…</source>
        <translation>&amp;Troca…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Anu&amp;lar</translation>
    </message>
    <message>
        <source>A&amp;bout Conquista</source>
        <translation>Acerca d&amp;o Conquista</translation>
    </message>
    <message>
        <source>All &amp;my games</source>
        <translation>Todas as min&amp;has partidas</translation>
    </message>
    <message>
        <source>Lea&amp;gue</source>
        <translation>&amp;Torneio</translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>Pro&amp;blemas</translation>
    </message>
    <message>
        <source>Position &amp;editor</source>
        <translation>&amp;Editor de posições</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>Refa&amp;zer</translation>
    </message>
    <message>
        <source>Resi&amp;gn…</source>
        <translation>&amp;Desistir…</translation>
    </message>
    <message>
        <source>Rout&amp;ine moves</source>
        <translation>Jogadas de rot&amp;ina</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>S&amp;om</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar co&amp;mo…</translation>
    </message>
    <message>
        <source>Save as a &amp;film…</source>
        <translation>Guardar como &amp;filme…</translation>
    </message>
    <message>
        <source>Se&amp;ttings</source>
        <translation>De&amp;finições</translation>
    </message>
    <message>
        <source>Sit &amp;down at a friend’s table…</source>
        <translation>Sentar-se à mesa &amp;de um amigo…</translation>
    </message>
</context>
<context>
    <name>Moods</name>
    <message>
        <source>angry</source>
        <comment>he</comment>
        <translation>zangado</translation>
    </message>
    <message>
        <source>angry</source>
        <comment>she</comment>
        <translation>zangada</translation>
    </message>
    <message>
        <source>calm</source>
        <comment>he</comment>
        <translation>calmo</translation>
    </message>
    <message>
        <source>calm</source>
        <comment>she</comment>
        <translation>calma</translation>
    </message>
    <message>
        <source>glad</source>
        <comment>he</comment>
        <translation>contente</translation>
    </message>
    <message>
        <source>glad</source>
        <comment>she</comment>
        <translation>contente</translation>
    </message>
    <message>
        <source>one move from victory</source>
        <translation>a uma jogada da vitória</translation>
    </message>
    <message>
        <source>plotting</source>
        <comment>he</comment>
        <translation>calculista</translation>
    </message>
    <message>
        <source>plotting</source>
        <comment>she</comment>
        <translation>calculista</translation>
    </message>
    <message>
        <source>won the game</source>
        <translation>ganhou a partida</translation>
    </message>
    <message>
        <source>you are one move from victory</source>
        <translation>você está a uma jogada da vitória</translation>
    </message>
    <message>
        <source>{name} is one move from victory</source>
        <translation>{name} está a uma jogada da vitória</translation>
    </message>
    <message>
        <source>{name}, {mood}</source>
        <translation>{name}, {mood}</translation>
    </message>
    <message>
        <source>{name}, {mood}: {reason}</source>
        <translation>{name}, {mood}: {reason}</translation>
    </message>
    <message>
        <source>{name}, {temper}, {mood}</source>
        <translation>{name}, {temper}, {mood}</translation>
    </message>
    <message>
        <source>{name}, {temper}, {mood}: {reason}</source>
        <translation>{name}, {temper}, {mood}: {reason}</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Possible moves</source>
        <translation>Jogadas possíveis</translation>
    </message>
</context>
<context>
    <name>MyGames</name>
    <message numerus="yes">
        <source>%n finished</source>
        <translation>
            <numerusform>%n terminada</numerusform>
            <numerusform>%n terminadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n jogada</numerusform>
            <numerusform>%n jogadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n por acabar</numerusform>
            <numerusform>%n por acabar</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Voltar à partida</translation>
    </message>
    <message>
        <source>Back to the match (Esc)</source>
        <translation>Voltar à partida (Esc)</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Voltar à prateleira</translation>
    </message>
    <message>
        <source>Back to the shelf (Esc)</source>
        <translation>Voltar à prateleira (Esc)</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Ilegíveis</translation>
    </message>
    <message>
        <source>Chances move by move, and what the coach would have done</source>
        <translation>As hipóteses jogada a jogada, e o que o mestre de armas teria feito</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete this game (Del); Ctrl+Z brings it back</source>
        <translation>Eliminar esta partida (Del); Ctrl+Z recupera-a</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>It is open in another window.</source>
        <translation>Está aberta noutra janela.</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>As minhas partidas</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Nenhuma partida encontrada.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rever</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisar</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>Search: a player, a game, a date</source>
        <translation>Procurar: jogador, jogo ou data</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Não foi possível.</translation>
    </message>
    <message>
        <source>The match with friends is kept here once it is over.</source>
        <translation>A partida com amigos fica guardada aqui quando acabar.</translation>
    </message>
    <message>
        <source>There are no games yet. Each one is kept here from its first move.</source>
        <translation>Ainda não há partidas. Cada uma fica guardada aqui desde a primeira jogada.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Anular</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Por acabar</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Assistidas</translation>
    </message>
    <message>
        <source>Which games are listed</source>
        <translation>Partidas mostradas</translation>
    </message>
    <message>
        <source>bots only; the last {count} are kept</source>
        <translation>só robôs; guardam-se as últimas {count}</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>hoje, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>ontem, {time}</translation>
    </message>
    <message>
        <source>{moves}, deal {number}</source>
        <translation>{moves}, distribuição {number}</translation>
    </message>
    <message>
        <source>{unfinished}, {finished}</source>
        <translation>{unfinished}, {finished}</translation>
    </message>
    <message>
        <source>“{name}” was deleted. It can be brought back until Conquista is closed.</source>
        <translation>«{name}» foi eliminada. Pode ser recuperada até fechar o Conquista.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Another window of Conquista is open but did not respond, so this one opened as well. A game that is open there cannot be opened here.</source>
        <translation>Há outra janela do Conquista aberta, que não respondeu; por isso abriu-se também esta. Uma partida aberta nessa janela não pode ser aberta aqui.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>The file “league.json” in this folder belongs to another program. It is left as it is, and your league is not saved.</source>
        <translation>O ficheiro «league.json» desta pasta pertence a outro programa. Fica como está, e o torneio não é guardado.</translation>
    </message>
    <message>
        <source>The file “ledger.json” in this folder belongs to another program. It is left as it is, and your ledger is not saved.</source>
        <translation>O ficheiro «ledger.json» desta pasta é de outro programa. Fica como está, e o livro de contas não é guardado.</translation>
    </message>
    <message>
        <source>The file “settings.json” in this folder belongs to another program. It is left as it is: the default settings apply, and changes you make now will not be saved.</source>
        <translation>O ficheiro «settings.json» desta pasta é de outro programa. Fica como está: são usadas as predefinições, e as alterações não serão guardadas.</translation>
    </message>
    <message>
        <source>The game is kept in “My games”, among the last {count} that you only watched.</source>
        <translation>A partida fica guardada em «As minhas partidas», entre as últimas {count} a que apenas assistiu.</translation>
    </message>
    <message>
        <source>The game is saved: you can continue it from the shelf at any time.</source>
        <translation>A partida fica guardada: continue-a a partir da prateleira quando quiser.</translation>
    </message>
    <message>
        <source>The league cannot be read. Its file is left as it is, and your league is not saved.</source>
        <translation>Não é possível ler o torneio. O ficheiro fica como está, e o seu torneio não é guardado.</translation>
    </message>
    <message>
        <source>The league comes from a newer version of Conquista. It was set aside; its matches are in “My games”.</source>
        <translation>O torneio vem de uma versão mais recente do Conquista. Foi guardado à parte; as partidas estão em «As minhas partidas».</translation>
    </message>
    <message>
        <source>The league could not be saved. {reason}</source>
        <translation>Não foi possível guardar o torneio. {reason}</translation>
    </message>
    <message>
        <source>The league was damaged. It was set aside; its matches are in “My games”.</source>
        <translation>O torneio estava danificado. Foi guardado à parte; as partidas estão em «As minhas partidas».</translation>
    </message>
    <message>
        <source>The ledger cannot be read. It is left as it is, and no new lines are added.</source>
        <translation>Não é possível ler o livro de contas. Fica como está, e não se acrescentam linhas novas.</translation>
    </message>
    <message>
        <source>The ledger comes from a newer version of Conquista. It was set aside, and a new one was started from your saved games.</source>
        <translation>O livro de contas vem de uma versão mais recente do Conquista. Foi guardado à parte, e começou-se outro a partir das partidas guardadas.</translation>
    </message>
    <message>
        <source>The ledger was damaged. It was set aside, and a new one was started from your saved games.</source>
        <translation>O livro de contas estava danificado. Foi guardado à parte, e começou-se outro a partir das partidas guardadas.</translation>
    </message>
    <message>
        <source>The settings cannot be read. The default settings apply, and changes you make now will not be saved.</source>
        <translation>Não é possível ler as definições. São usadas as predefinidas, e as alterações não serão guardadas.</translation>
    </message>
    <message>
        <source>The settings come from a newer version of Conquista. They have been set aside, and the default settings apply.</source>
        <translation>As definições vêm de uma versão mais recente do Conquista. Foram guardadas à parte, e são usadas as predefinidas.</translation>
    </message>
    <message>
        <source>The settings could not be saved. {reason}</source>
        <translation>Não foi possível guardar as definições. {reason}</translation>
    </message>
    <message>
        <source>The settings were damaged. They have been set aside, and the default settings apply.</source>
        <translation>As definições estavam danificadas. Foram guardadas à parte, e são usadas as predefinidas.</translation>
    </message>
    <message>
        <source>This game cannot be saved automatically. {reason} You can play on, and save it elsewhere.</source>
        <translation>Não é possível guardar automaticamente esta partida. {reason} Pode continuar a jogar e guardá-la noutro sítio.</translation>
    </message>
</context>
<context>
    <name>Otto</name>
    <message>
        <source>A bishop. I confess nothing.</source>
        <translation>Um bispo. Eu não confesso nada.</translation>
    </message>
    <message>
        <source>A bridge gone. I will send the bill.</source>
        <translation>Foi-se a ponte. Mando a conta.</translation>
    </message>
    <message>
        <source>Again. Good. I was not finished.</source>
        <translation>Outra vez. Ainda bem. Não tinha acabado.</translation>
    </message>
    <message>
        <source>An eye for an eye. We are quits. Nearly.</source>
        <translation>Olho por olho. Estamos quites. Quase.</translation>
    </message>
    <message>
        <source>Another table. I have seen worse, with both eyes.</source>
        <translation>Outra mesa. Já vi piores, com dois olhos.</translation>
    </message>
    <message>
        <source>Broken word. I keep a drawer for those.</source>
        <translation>Palavra quebrada. Tenho uma gaveta para essas.</translation>
    </message>
    <message>
        <source>Dark. Welcome to my left side.</source>
        <translation>Escuro. Como o meu lado esquerdo.</translation>
    </message>
    <message>
        <source>Done. You know why.</source>
        <translation>Está feito. Sabe-se bem porquê.</translation>
    </message>
    <message>
        <source>Even. I do not trust it.</source>
        <translation>Empate. Desconfio.</translation>
    </message>
    <message>
        <source>Few cards left. Settle up.</source>
        <translation>Restam poucas cartas. Acertem as contas.</translation>
    </message>
    <message>
        <source>First one down. They remember the first.</source>
        <translation>Caiu a primeira. A primeira não se esquece.</translation>
    </message>
    <message>
        <source>Gold. It does not buy an eye. It helps.</source>
        <translation>Ouro. Não compra um olho. Mas ajuda.</translation>
    </message>
    <message>
        <source>Good day. One eye is enough to see you.</source>
        <translation>Bom dia. Um olho chega para ver todos.</translation>
    </message>
    <message>
        <source>Good men wasted. It makes me polite. Beware.</source>
        <translation>Bons homens perdidos. Fico cortês. Cuidado.</translation>
    </message>
    <message>
        <source>Good. I did not see that coming. Wrong side.</source>
        <translation>Boa. Não vi chegar. Veio do lado mau.</translation>
    </message>
    <message>
        <source>Half. I see things by halves anyway.</source>
        <translation>Metade. Vejo tudo pela metade, de resto.</translation>
    </message>
    <message>
        <source>Hm. From me that is praise.</source>
        <translation>Hum. Vindo de mim, é elogio.</translation>
    </message>
    <message>
        <source>I have grown a beard meanwhile. Look.</source>
        <translation>Entretanto cresceu-me a barba. Repare.</translation>
    </message>
    <message>
        <source>I lead. Do not all look so surprised.</source>
        <translation>Vou à frente. Não façam essa cara de espanto.</translation>
    </message>
    <message>
        <source>I pay back. That is all you need to know.</source>
        <translation>Eu retribuo. É tudo o que há a saber.</translation>
    </message>
    <message>
        <source>I saw that. Even with the patch.</source>
        <translation>Eu vi. Mesmo com a pala.</translation>
    </message>
    <message>
        <source>I see a suite. I see it once.</source>
        <translation>Vejo uma sequência. Não a vejo duas vezes.</translation>
    </message>
    <message>
        <source>I was further behind once. I still have the scar.</source>
        <translation>Já estive mais atrás. Ainda tenho a cicatriz.</translation>
    </message>
    <message>
        <source>I won last time. I do not boast. I mention it.</source>
        <translation>Da última vez ganhei eu. Não me gabo. Só digo.</translation>
    </message>
    <message>
        <source>In my war we had less time. And more eyes.</source>
        <translation>Na minha guerra havia menos tempo. E mais olhos.</translation>
    </message>
    <message>
        <source>Just ahead. I do not turn round.</source>
        <translation>À frente por pouco. Não olho para trás.</translation>
    </message>
    <message>
        <source>Just behind. That is where one strikes from.</source>
        <translation>Mesmo atrás. É daí que se ataca.</translation>
    </message>
    <message>
        <source>Land. Enough for one grudge each.</source>
        <translation>Terreno. Chega para um rancor a cada um.</translation>
    </message>
    <message>
        <source>Last time was yours. This one is for the eye.</source>
        <translation>A última foi sua. Esta é pelo olho.</translation>
    </message>
    <message>
        <source>My suite. I sleep beside it.</source>
        <translation>A minha sequência. Durmo ao lado.</translation>
    </message>
    <message>
        <source>My towers. I have counted every stone.</source>
        <translation>As minhas torres. Contei cada pedra.</translation>
    </message>
    <message>
        <source>Nearly done. Debts are due.</source>
        <translation>Quase no fim. As dívidas pagam-se.</translation>
    </message>
    <message>
        <source>No suite. Nothing to avenge. Dull.</source>
        <translation>Nenhuma sequência. Nada a vingar. Que tédio.</translation>
    </message>
    <message>
        <source>Nobody. Nothing. My second favourite result.</source>
        <translation>Ninguém. Nada. O meu segundo resultado preferido.</translation>
    </message>
    <message>
        <source>One more. Then I sleep well.</source>
        <translation>Mais uma. Depois durmo bem.</translation>
    </message>
    <message>
        <source>One move. I have my eye on you. The only one.</source>
        <translation>Uma jogada. Não tiro o olho daí. O único.</translation>
    </message>
    <message>
        <source>One to you. I pay back double.</source>
        <translation>Um a zero. Eu pago a dobrar.</translation>
    </message>
    <message>
        <source>Sit. I lost an eye, never my count.</source>
        <translation>Sentem-se. Perdi um olho, nunca a conta.</translation>
    </message>
    <message>
        <source>Stacked high. I know who is at the bottom.</source>
        <translation>Bem empilhado. Eu sei quem está no fundo.</translation>
    </message>
    <message>
        <source>Surrender. I have forgotten how that is spelt.</source>
        <translation>Rendição. Já não sei como se escreve.</translation>
    </message>
    <message>
        <source>They leaned towards me. I felt threatened.</source>
        <translation>Inclinavam-se para mim. Legítima defesa.</translation>
    </message>
    <message>
        <source>Too many suites. My eye waters.</source>
        <translation>Sequências a mais. Chora-me o olho.</translation>
    </message>
    <message>
        <source>Twice now. I have only one eye to close.</source>
        <translation>Já são duas. Só tenho um olho para fechar.</translation>
    </message>
    <message>
        <source>Winter. My bones knew.</source>
        <translation>Inverno. Os meus ossos já sabiam.</translation>
    </message>
    <message>
        <source>You. Earlier. I need say no more.</source>
        <translation>Aquilo de há pouco. Não preciso de dizer mais.</translation>
    </message>
    <message>
        <source>Yours. For now. I watch well.</source>
        <translation>Fica aí. Por agora. Eu vigio bem.</translation>
    </message>
    <message>
        <source>{place} is mine. Write it down, I do not repeat myself.</source>
        <translation>{place} pertence-me. Anotem, não repito.</translation>
    </message>
    <message>
        <source>{place}. I will remember who.</source>
        <translation>{place}. Hei de lembrar-me de quem foi.</translation>
    </message>
    <message>
        <source>{place}. It was about time.</source>
        <translation>{place}. Já era tempo.</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>1st</source>
        <comment>place</comment>
        <translation>1.º</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>place</comment>
        <translation>2.º</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>place</comment>
        <translation>3.º</translation>
    </message>
    <message>
        <source>4th</source>
        <comment>place</comment>
        <translation>4.º</translation>
    </message>
    <message>
        <source>5th</source>
        <comment>place</comment>
        <translation>5.º</translation>
    </message>
    <message>
        <source>6th</source>
        <comment>place</comment>
        <translation>6.º</translation>
    </message>
    <message>
        <source>First finish or cancel the offer you are making.</source>
        <translation>Primeiro termine a proposta que está a fazer, ou cancele-a.</translation>
    </message>
    <message>
        <source>List everything you can play</source>
        <translation>Listar tudo o que pode jogar</translation>
    </message>
    <message>
        <source>Look one step back ({key})</source>
        <translation>Ver a jogada anterior ({key})</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>all that can be played</comment>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Ainda nada foi jogado.</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <translation>Jogadas possíveis</translation>
    </message>
    <message>
        <source>Take back your last move ({key})</source>
        <translation>Anular a sua última jogada ({key})</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Anular</translation>
    </message>
    <message>
        <source>You have no move to take back.</source>
        <translation>Não tem nenhuma jogada para anular.</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>robô</translation>
    </message>
    <message>
        <source>bot, {level}</source>
        <translation>robô, {level}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>feito</translation>
    </message>
    <message>
        <source>fifth place</source>
        <translation>quinto lugar</translation>
    </message>
    <message>
        <source>first place</source>
        <translation>primeiro lugar</translation>
    </message>
    <message>
        <source>fourth place</source>
        <translation>quarto lugar</translation>
    </message>
    <message>
        <source>joint fifth</source>
        <translation>quinto lugar ex aequo</translation>
    </message>
    <message>
        <source>joint first</source>
        <translation>primeiro lugar ex aequo</translation>
    </message>
    <message>
        <source>joint fourth</source>
        <translation>quarto lugar ex aequo</translation>
    </message>
    <message>
        <source>joint second</source>
        <translation>segundo lugar ex aequo</translation>
    </message>
    <message>
        <source>joint third</source>
        <translation>terceiro lugar ex aequo</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>omitido</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdeu</translation>
    </message>
    <message>
        <source>now</source>
        <translation>agora</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>segundo lugar</translation>
    </message>
    <message>
        <source>sixth place</source>
        <translation>sexto lugar</translation>
    </message>
    <message>
        <source>third place</source>
        <translation>terceiro lugar</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>por fazer</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>a jogar</translation>
    </message>
    <message>
        <source>won</source>
        <translation>venceu</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>a sua vez</translation>
    </message>
    <message>
        <source>{charge} · bot, {level}</source>
        <translation>{charge} · robô, {level}</translation>
    </message>
    <message>
        <source>{charge} · bot, {level}, {temper}</source>
        <translation>{charge} · robô, {level}, {temper}</translation>
    </message>
    <message>
        <source>{level}, {temper}</source>
        <translation>{level}, {temper}</translation>
    </message>
    <message>
        <source>{place}, tied</source>
        <translation>{place} ex aequo</translation>
    </message>
    <message>
        <source>‹ Step</source>
        <translation>‹ Rever</translation>
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
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) of paper</source>
        <translation>
            <numerusform>%n folha de papel</numerusform>
            <numerusform>%n folhas de papel</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Backs</source>
        <translation>&amp;Versos</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Cartas</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation>Pa&amp;ra</translation>
    </message>
    <message>
        <source>&amp;Gutters</source>
        <translation>&amp;Espaços</translation>
    </message>
    <message>
        <source>&amp;Ink</source>
        <translation>T&amp;inta</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>E&amp;tiquetas</translation>
    </message>
    <message>
        <source>&amp;More choices</source>
        <translation>&amp;Mais opções</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primir…</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>&amp;Folha</translation>
    </message>
    <message>
        <source>10&#xa0;cm across</source>
        <translation>10&#xa0;cm na horizontal</translation>
    </message>
    <message>
        <source>10&#xa0;cm upwards</source>
        <translation>10&#xa0;cm na vertical</translation>
    </message>
    <message>
        <source>10&#xa0;cm: print at 100%</source>
        <translation>10&#xa0;cm: imprimir a 100%</translation>
    </message>
    <message>
        <source>A copy of the game to print, cut out and glue</source>
        <translation>O jogo para imprimir, recortar e colar</translation>
    </message>
    <message>
        <source>A print shop</source>
        <translation>Uma gráfica</translation>
    </message>
    <message>
        <source>A virtual table</source>
        <translation>Uma mesa virtual</translation>
    </message>
    <message>
        <source>After all the fronts</source>
        <translation>Depois de todas as frentes</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>All games in all languages…</source>
        <translation>Todos os jogos em todas as línguas…</translation>
    </message>
    <message>
        <source>Another size…</source>
        <translation>Outro tamanho…</translation>
    </message>
    <message>
        <source>As large as the sheet</source>
        <translation>Do tamanho da folha</translation>
    </message>
    <message>
        <source>Beside the fronts, fold and glue</source>
        <translation>Ao lado das frentes, para dobrar e colar</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Card labels</source>
        <translation>Etiquetas de cartas</translation>
    </message>
    <message>
        <source>Cards with their backs</source>
        <translation>Cartas e respetivos versos</translation>
    </message>
    <message>
        <source>Choose a paper size to print; this size can only be saved.</source>
        <translation>Para imprimir, escolha um formato de papel; este só pode ser guardado.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Peças para recortar</translation>
    </message>
    <message>
        <source>Custom si&amp;ze</source>
        <translation>&amp;Outro</translation>
    </message>
    <message>
        <source>Cut along the lines with a ruler and a sharp knife.</source>
        <translation>Corte pelas linhas, com régua e x-ato.</translation>
    </message>
    <message>
        <source>Cut out each part along the marks at its corners. Adjoining parts share a strip of {overlap}&#xa0;mm, up to the dashed marks: lay one strip over the other so that the pictures line up, and glue.</source>
        <translation>Recorte cada parte pelas marcas dos cantos. Duas partes vizinhas mostram a mesma faixa de {overlap}&#xa0;mm, até às marcas tracejadas: sobreponha as faixas de modo que as imagens coincidam, e cole.</translation>
    </message>
    <message>
        <source>Cut the cards with a ruler and a sharp knife from mark to mark, then round their corners. No printer lines up front and back exactly: the pale edge hides a shift of 2&#xa0;mm.</source>
        <translation>Corte as cartas com régua e x-ato, de marca a marca, e arredonde os cantos. Nenhuma impressora acerta exatamente a frente com o verso: a margem clara esconde um desvio de 2&#xa0;mm.</translation>
    </message>
    <message>
        <source>Drawing all sheets of all games in all languages…</source>
        <translation>A desenhar todas as folhas de todos os jogos em todas as línguas…</translation>
    </message>
    <message>
        <source>Drawing the pages…</source>
        <translation>A desenhar as páginas…</translation>
    </message>
    <message>
        <source>Each card face once, with {bleed}&#xa0;mm of bleed, at 300 dots per inch; a list says how many of each are needed.</source>
        <translation>Cada face uma vez, com {bleed}&#xa0;mm de sangria, a 300 pontos por polegada; uma lista diz quantas são precisas de cada uma.</translation>
    </message>
    <message>
        <source>Each card followed b&amp;y its back</source>
        <translation>Cada carta seguida do seu v&amp;erso</translation>
    </message>
    <message>
        <source>Each piece once, with {bleed}&#xa0;mm of bleed and a die line, which is a spot colour in a PDF; a list says how many of each are needed.</source>
        <translation>Cada peça uma vez, com {bleed}&#xa0;mm de sangria e uma linha de corte, que num PDF é uma cor direta; uma lista diz quantas são precisas de cada uma.</translation>
    </message>
    <message>
        <source>Every card of the game followed by its back, with {bleed}&#xa0;mm of bleed.</source>
        <translation>Cada carta do jogo seguida do verso, com {bleed}&#xa0;mm de sangria.</translation>
    </message>
    <message>
        <source>First, check the size</source>
        <translation>Primeiro, verificar o tamanho</translation>
    </message>
    <message>
        <source>Fitted to one page</source>
        <translation>Ajustado a uma página</translation>
    </message>
    <message>
        <source>Fitted to one page: every side is {length}&#xa0;cm long.</source>
        <translation>Ajustado a uma página: cada lado mede {length}&#xa0;cm.</translation>
    </message>
    <message>
        <source>Fitted to one page: {share}% of its true size, too small to play on.</source>
        <translation>Ajustado a uma página: {share}% do tamanho real, pequeno demais para jogar nele.</translation>
    </message>
    <message>
        <source>Flip on long edge</source>
        <translation>Virar pela margem longa</translation>
    </message>
    <message>
        <source>Flip on short edge</source>
        <translation>Virar pela margem curta</translation>
    </message>
    <message>
        <source>Four i&amp;nks (CMYK) in a PDF</source>
        <translation>&amp;Quatro tintas (CMYK) num PDF</translation>
    </message>
    <message>
        <source>Full colour</source>
        <translation>A cores</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>How to go about it</source>
        <translation>Como proceder</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter (EUA)</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página seguinte</translation>
    </message>
    <message>
        <source>No printer is set up here. Save the pages and print them elsewhere.</source>
        <translation>Não há aqui nenhuma impressora instalada. Guarde as páginas e imprima-as noutro lado.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) fit on a page this way, instead of {most}: narrower gutters or another choice of backs would save paper.</source>
        <translation>
            <numerusform>Assim só cabe %n carta por página, em vez de {most}: espaços menores ou outra escolha de versos poupariam papel.</numerusform>
            <numerusform>Assim só cabem %n cartas por página, em vez de {most}: espaços menores ou outra escolha de versos poupariam papel.</numerusform>
        </translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>P&amp;apel</translation>
    </message>
    <message>
        <source>PDF document…</source>
        <translation>Documento PDF…</translation>
    </message>
    <message>
        <source>PNG pictures in one archive…</source>
        <translation>Imagens PNG num só arquivo…</translation>
    </message>
    <message>
        <source>PNG pictures…</source>
        <translation>Imagens PNG…</translation>
    </message>
    <message>
        <source>Pag&amp;es</source>
        <translation>Página&amp;s</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Página {page} de {pages}</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Paper: {paper}</source>
        <translation>Papel: {paper}</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Pictures for a virtual table</source>
        <translation>Imagens para uma mesa virtual</translation>
    </message>
    <message>
        <source>Pieces and boxes, to be die-cut</source>
        <translation>Peças e caixas, para corte e vinco</translation>
    </message>
    <message>
        <source>Playing at home</source>
        <translation>Jogar em casa</translation>
    </message>
    <message>
        <source>Poster of the board</source>
        <translation>Cartaz do tabuleiro</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Print at &amp;true size</source>
        <translation>Imprimir em tama&amp;nho real</translation>
    </message>
    <message>
        <source>Print each row of the table as a separate job, on one side or on both as shown. For both sides, let the printer flip the paper on its &lt;b&gt;long edge&lt;/b&gt;.</source>
        <translation>Imprima à parte as páginas de cada linha do quadro, só na frente ou frente e verso, como indicado. Para frente e verso, mande a impressora virar o papel pela &lt;b&gt;margem longa&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Print each row of the table as a separate job, on one side or on both as shown. For both sides, let the printer flip the paper on its &lt;b&gt;short edge&lt;/b&gt;.</source>
        <translation>Imprima à parte as páginas de cada linha do quadro, só na frente ou frente e verso, como indicado. Para frente e verso, mande a impressora virar o papel pela &lt;b&gt;margem curta&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Print each row of the table as a separate job, on one side.</source>
        <translation>Imprima à parte as páginas de cada linha do quadro, só na frente.</translation>
    </message>
    <message>
        <source>Print each row of the table as a separate job, on one side. Fold sheets of cards back along the dashes and glue the halves together before you cut.</source>
        <translation>Imprima à parte as páginas de cada linha do quadro, só na frente. Dobre para trás as folhas de cartas pelo tracejado e cole as duas metades antes de recortar.</translation>
    </message>
    <message>
        <source>Print each row of the table as a separate job. For the cards, print the first half of the pages, flip the paper on its &lt;b&gt;long edge&lt;/b&gt;, put it back and print the other half.</source>
        <translation>Imprima à parte as páginas de cada linha do quadro. Das cartas, imprima a primeira metade das páginas, vire o papel pela &lt;b&gt;margem longa&lt;/b&gt;, volte a pô-lo e imprima a outra metade.</translation>
    </message>
    <message>
        <source>Print this page at 100% (“actual size”, not “fit to page”) and lay a ruler on both bars. Each must be exactly 10&#xa0;cm long. The board is fitted to one page, just to look at. To play on it, print it at its true size: only then is there room for the pieces and cards.</source>
        <translation>Imprima esta página a 100% («tamanho real», e não «ajustar à página») e ponha uma régua sobre as duas barras. Cada uma deve medir exatamente 10&#xa0;cm. O tabuleiro está ajustado a uma página, só para ser visto. Para jogar nele, imprima-o no tamanho real: só assim há lugar para as peças e as cartas.</translation>
    </message>
    <message>
        <source>Print this page at 100% (“actual size”, not “fit to page”) and lay a ruler on both bars. Each must be exactly 10&#xa0;cm long; otherwise the cards will not fit the board.</source>
        <translation>Imprima esta página a 100% («tamanho real», e não «ajustar à página») e ponha uma régua sobre as duas barras. Cada uma deve medir exatamente 10&#xa0;cm; caso contrário, as cartas não servirão no tabuleiro.</translation>
    </message>
    <message>
        <source>Print this page at 100% (“actual size”, not “fit to page”) and lay a ruler on both bars. Each must be exactly 10&#xa0;cm long; otherwise the parts will not fit together.</source>
        <translation>Imprima esta página a 100% («tamanho real», e não «ajustar à página») e ponha uma régua sobre as duas barras. Cada uma deve medir exatamente 10&#xa0;cm; caso contrário, as partes não encaixarão umas nas outras.</translation>
    </message>
    <message>
        <source>Print {game}</source>
        <translation>Imprimir {game}</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Impressão</translation>
    </message>
    <message>
        <source>Put together, the parts make {width} × {height}&#xa0;cm. Print them at 100%, not “fit to page”: the bar on every page must be 10&#xa0;cm long.</source>
        <translation>Juntas, as partes fazem {width}&#xa0;×&#xa0;{height}&#xa0;cm. Imprima-as a 100%, nunca ajustadas à página: a barra de cada página deve medir 10&#xa0;cm.</translation>
    </message>
    <message>
        <source>Rules summary</source>
        <translation>Resumo das regras</translation>
    </message>
    <message>
        <source>S&amp;hift</source>
        <translation>&amp;Deslocar</translation>
    </message>
    <message>
        <source>S&amp;hift backs</source>
        <translation>&amp;Deslocar versos</translation>
    </message>
    <message>
        <source>SVG drawings…</source>
        <translation>Desenhos SVG…</translation>
    </message>
    <message>
        <source>Sa&amp;ve as</source>
        <translation>&amp;Guardar como</translation>
    </message>
    <message>
        <source>Save P&amp;DF…</source>
        <translation>G&amp;uardar em PDF…</translation>
    </message>
    <message>
        <source>Save ink: lines on white</source>
        <translation>Poupar tinta: traços sobre branco</translation>
    </message>
    <message>
        <source>Save the pages</source>
        <translation>Guardar as páginas</translation>
    </message>
    <message>
        <source>Saved in {folder}: {file}</source>
        <translation>Guardado em {folder}: {file}</translation>
    </message>
    <message>
        <source>Saved in {folder}: {first} to {last}</source>
        <translation>Guardado em {folder}: de {first} a {last}</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Enviado para a impressora.</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Folhas</translation>
    </message>
    <message>
        <source>Sheets of paper, this page included</source>
        <translation>Folhas de papel, incluindo esta página</translation>
    </message>
    <message>
        <source>Sheets of up to 10 × 7 cards, and boards, none larger than 4096 pixels, with a list of what is on them.</source>
        <translation>Folhas de 10 × 7 cartas, no máximo, e tabuleiros, em imagens até 4096 píxeis, com uma lista do que mostram.</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>Deslocar para baixo</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>Deslocar para a direita</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Tamanho</translation>
    </message>
    <message>
        <source>Single cards with bleed</source>
        <translation>Cartas avulsas com sangria</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Parado.</translation>
    </message>
    <message>
        <source>Tabloid</source>
        <translation>Tabloide</translation>
    </message>
    <message>
        <source>Test on plain paper first and hold it up to the light with the labels: if the print is too far left or too high, shift it here.</source>
        <translation>Experimente primeiro em papel comum e segure-o com as etiquetas contra a luz: se a impressão ficar demasiado à esquerda ou demasiado alta, corrija aqui.</translation>
    </message>
    <message numerus="yes">
        <source>The board would fit on %n fewer part(s), but then seams would cut through spaces used in play.</source>
        <translation>
            <numerusform>Bastaria %n parte a menos para o tabuleiro, mas uma junção cortaria então lugares onde se joga.</numerusform>
            <numerusform>Bastariam %n partes a menos para o tabuleiro, mas as junções cortariam então lugares onde se joga.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name of the file must end in .pdf, .svg, .png or .zip.</source>
        <translation>O nome do ficheiro tem de acabar em .pdf, .svg, .png ou .zip.</translation>
    </message>
    <message>
        <source>The name of the file must end in .zip.</source>
        <translation>O nome do ficheiro tem de acabar em .zip.</translation>
    </message>
    <message>
        <source>The pages could not be printed.</source>
        <translation>Não foi possível imprimir as páginas.</translation>
    </message>
    <message>
        <source>The pages could not be saved.</source>
        <translation>Não foi possível guardar as páginas.</translation>
    </message>
    <message>
        <source>The paper is too small for even one card or part.</source>
        <translation>O papel é demasiado pequeno, mesmo para uma só carta ou parte.</translation>
    </message>
    <message>
        <source>The picture would be too large. Save a PDF or an SVG.</source>
        <translation>A imagem seria demasiado grande. Guarde um PDF ou um SVG.</translation>
    </message>
    <message>
        <source>The printer cannot be reached.</source>
        <translation>A impressora não responde.</translation>
    </message>
    <message>
        <source>The whole game, to cut out</source>
        <translation>O jogo completo, para recortar</translation>
    </message>
    <message>
        <source>There are no such pages. Write 1-3, 5 or 8- (from page 8 to the end).</source>
        <translation>Essas páginas não existem. Escreva 1-3, 5 ou 8- (da página 8 até ao fim).</translation>
    </message>
    <message>
        <source>There is no such paper. Write its size, such as 500x700.</source>
        <translation>Esse papel não existe. Escreva o tamanho, por exemplo 500x700.</translation>
    </message>
    <message>
        <source>This game has no such sheet.</source>
        <translation>Este jogo não tem essa folha.</translation>
    </message>
    <message>
        <source>True size</source>
        <translation>Tamanho real</translation>
    </message>
    <message>
        <source>Tuck box for slee&amp;ved cards</source>
        <translation>Caixa para cartas com prote&amp;tores</translation>
    </message>
    <message>
        <source>Use stiff paper of 200&#xa0;g/m² or more for cards, box and markers; plain paper will do for the rest. To make the board lie flat, glue its parts onto cardboard or cloth.</source>
        <translation>Para as cartas, a caixa e os marcadores, use papel rígido de pelo menos 200&#xa0;g/m²; para o resto basta papel comum. Para um tabuleiro bem plano, cole as partes em cartão ou tecido.</translation>
    </message>
    <message>
        <source>Use stiff paper of 200&#xa0;g/m² or more for everything to be cut out, or glue it onto cardboard; plain paper will do for the rest.</source>
        <translation>Para tudo o que se recorta, use papel rígido de pelo menos 200&#xa0;g/m², ou cole as folhas em cartão; para o resto basta papel comum.</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>O que imprimir</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largura</translation>
    </message>
    <message>
        <source>With {bleed}&#xa0;mm of bleed and crop marks. Save it as a PDF.</source>
        <translation>Com {bleed}&#xa0;mm de sangria e marcas de corte. Guarde-o em PDF.</translation>
    </message>
    <message>
        <source>all, or 1-3, 5, 8-</source>
        <translation>todas, ou 1-3, 5, 8-</translation>
    </message>
    <message>
        <source>on both sides</source>
        <translation>frente e verso</translation>
    </message>
    <message>
        <source>on one side</source>
        <translation>só na frente</translation>
    </message>
    <message>
        <source>{board}: {count} parts</source>
        <translation>{board}: {count} partes</translation>
    </message>
    <message>
        <source>{columns} × {rows} labels of {width} × {height}&#xa0;mm</source>
        <translation>{columns} × {rows} etiquetas de {width} × {height}&#xa0;mm</translation>
    </message>
    <message>
        <source>{sheet} back</source>
        <translation>{sheet} verso</translation>
    </message>
    <message>
        <source>{sheet} front</source>
        <translation>{sheet} frente</translation>
    </message>
    <message>
        <source>{tile}: row {row} of {rows}, column {column} of {columns}</source>
        <translation>{tile}: linha {row} de {rows}, coluna {column} de {columns}</translation>
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
        <translation>Um programa que fale o protocolo dos robôs pode sentar-se à mesa como qualquer outro robô. Primeiro, é verificado.</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>Adicionar um programa</translation>
    </message>
    <message>
        <source>Add a program…</source>
        <translation>Adicionar um programa…</translation>
    </message>
    <message>
        <source>For its author: {detail}</source>
        <translation>Para o autor: {detail}</translation>
    </message>
    <message>
        <source>It cannot be isolated: its interpreter is not installed in a folder of its own, away from your files.</source>
        <translation>Não pode ser isolado: o interpretador dele não está instalado numa pasta própria, à parte dos seus ficheiros.</translation>
    </message>
    <message>
        <source>It cannot be started.</source>
        <translation>Não é possível iniciá-lo.</translation>
    </message>
    <message>
        <source>It does not carry on when a question is withdrawn.</source>
        <translation>Não continua quando uma pergunta é retirada.</translation>
    </message>
    <message>
        <source>It does not end when it should.</source>
        <translation>Não termina quando devia.</translation>
    </message>
    <message>
        <source>It does not give a valid move in {game}.</source>
        <translation>Não dá uma jogada válida no jogo {game}.</translation>
    </message>
    <message>
        <source>It does not say who it is.</source>
        <translation>Não diz quem é.</translation>
    </message>
    <message>
        <source>It ended too early, or stopped responding.</source>
        <translation>Terminou antes do tempo ou deixou de responder.</translation>
    </message>
    <message>
        <source>It fails on messages that it should ignore.</source>
        <translation>Atrapalha-se com mensagens que devia ignorar.</translation>
    </message>
    <message>
        <source>It plays none of these games, or a different version of them.</source>
        <translation>Não joga nenhum destes jogos, ou joga outra versão deles.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Programs cannot be isolated on this computer: they run with your rights, and can read your files and saved games. Add only those you trust.</source>
        <translation>Neste computador não é possível isolar os programas: correm com as suas permissões e podem ler os seus ficheiros e as partidas guardadas. Adicione apenas aqueles em que confia.</translation>
    </message>
    <message>
        <source>Programs that play</source>
        <translation>Programas que jogam</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>While it plays, a program is isolated: it can reach neither the network nor your files.</source>
        <translation>Enquanto joga, um programa fica isolado: não tem acesso à rede nem aos seus ficheiros.</translation>
    </message>
    <message>
        <source>{file} is gone: a simple rule chooses its moves.</source>
        <translation>{file} desapareceu: uma regra simples joga no lugar dele.</translation>
    </message>
    <message>
        <source>{file}: plays {games}</source>
        <translation>{file}: joga {games}</translation>
    </message>
    <message>
        <source>“{file}” is being checked…</source>
        <translation>A verificar «{file}»…</translation>
    </message>
    <message>
        <source>“{file}” was not added.</source>
        <translation>«{file}» não foi adicionado.</translation>
    </message>
    <message>
        <source>“{name}” can take a seat now.</source>
        <translation>«{name}» já se pode sentar à mesa.</translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>A Bishop strikes friend and foe.</source>
        <translation>Um Bispo atinge amigos e inimigos.</translation>
    </message>
    <message>
        <source>A face-down card would help you.</source>
        <translation>Uma carta virada para baixo ajudaria.</translation>
    </message>
    <message>
        <source>A hard winter</source>
        <translation>Um inverno rigoroso</translation>
    </message>
    <message>
        <source>A quiet beginning</source>
        <translation>Um começo discreto</translation>
    </message>
    <message>
        <source>A run of your own</source>
        <translation>Uma escada só sua</translation>
    </message>
    <message>
        <source>A shield for Ancona</source>
        <translation>Um escudo para Ancona</translation>
    </message>
    <message>
        <source>A single tower can tip two tiles.</source>
        <translation>Uma só torre pode decidir dois territórios.</translation>
    </message>
    <message>
        <source>A tie is enough</source>
        <translation>O empate basta</translation>
    </message>
    <message>
        <source>A tie takes nothing.</source>
        <translation>Um empate não toma nada.</translation>
    </message>
    <message>
        <source>A tile in the north</source>
        <translation>Um território a norte</translation>
    </message>
    <message>
        <source>A tower that falls leaves its corner free.</source>
        <translation>Uma torre que cai deixa o canto livre.</translation>
    </message>
    <message>
        <source>A tower without a free corner beside it falls.</source>
        <translation>Uma torre sem canto livre ao lado cai.</translation>
    </message>
    <message>
        <source>A whole wall can fall at once.</source>
        <translation>Um muro inteiro pode cair de uma vez.</translation>
    </message>
    <message>
        <source>Before it is too late</source>
        <translation>Antes que seja tarde</translation>
    </message>
    <message>
        <source>Begin where your rival cannot answer at once.</source>
        <translation>Comece onde o seu rival não pode responder de imediato.</translation>
    </message>
    <message>
        <source>Build a suite that no card can break in time.</source>
        <translation>Forme uma sequência que nenhuma carta possa desfazer a tempo.</translation>
    </message>
    <message>
        <source>Changing threads</source>
        <translation>Mudar de fio</translation>
    </message>
    <message>
        <source>Count your Camouflage before you go.</source>
        <translation>Conte as suas Camuflagens antes de partir.</translation>
    </message>
    <message>
        <source>Double strike</source>
        <translation>Golpe duplo</translation>
    </message>
    <message>
        <source>Drums in the snow</source>
        <translation>Tambores na neve</translation>
    </message>
    <message>
        <source>Equal values are a suite, too.</source>
        <translation>Valores iguais também são uma sequência.</translation>
    </message>
    <message>
        <source>Even a Sword of 1 finds its match.</source>
        <translation>Até uma Espada de 1 encontra adversário à altura.</translation>
    </message>
    <message>
        <source>Every penny</source>
        <translation>Até ao último tostão</translation>
    </message>
    <message>
        <source>Every point counts.</source>
        <translation>Cada ponto conta.</translation>
    </message>
    <message>
        <source>Excommunication</source>
        <translation>Excomunhão</translation>
    </message>
    <message>
        <source>Fill both free squares with your two actions, and win.</source>
        <translation>Ocupe as duas casas livres com as suas duas ações e ganhe.</translation>
    </message>
    <message>
        <source>Fill the city and win this turn.</source>
        <translation>Encha a cidade e ganhe neste turno.</translation>
    </message>
    <message>
        <source>If players are level on tiles, razed towers decide.</source>
        <translation>Com o mesmo número de territórios, decidem as torres demolidas.</translation>
    </message>
    <message>
        <source>If the suite cannot be broken, match it.</source>
        <translation>Se a sequência não se pode desfazer, iguale-a.</translation>
    </message>
    <message>
        <source>In Winter all mercenaries are poor.</source>
        <translation>No Inverno todos os mercenários são pobres.</translation>
    </message>
    <message>
        <source>In deep snow</source>
        <translation>Na neve funda</translation>
    </message>
    <message>
        <source>In what order?</source>
        <translation>Por que ordem?</translation>
    </message>
    <message>
        <source>Jumping costs Camouflage, but not over your own troops.</source>
        <translation>Saltar custa Camuflagem, mas não por cima das suas tropas.</translation>
    </message>
    <message>
        <source>Lead first, then choose how it ends.</source>
        <translation>Primeiro fique à frente, depois escolha como acaba.</translation>
    </message>
    <message>
        <source>Neither yours nor theirs</source>
        <translation>Nem sua nem deles</translation>
    </message>
    <message>
        <source>No room to breathe</source>
        <translation>Sem espaço para respirar</translation>
    </message>
    <message>
        <source>Not every winter helps.</source>
        <translation>Nem todo o Inverno ajuda.</translation>
    </message>
    <message>
        <source>Now or never</source>
        <translation>Agora ou nunca</translation>
    </message>
    <message>
        <source>One Bishop too many</source>
        <translation>Um Bispo a mais</translation>
    </message>
    <message>
        <source>One card against you</source>
        <translation>Uma carta contra você</translation>
    </message>
    <message>
        <source>One longer</source>
        <translation>Mais uma</translation>
    </message>
    <message>
        <source>One of the others is still in the battle, and a Bishop would undo everything.</source>
        <translation>Um dos outros ainda está na batalha, e um Bispo estragaria tudo.</translation>
    </message>
    <message>
        <source>One of the two is your objective.</source>
        <translation>Uma das duas é o seu objetivo.</translation>
    </message>
    <message>
        <source>One square is free.</source>
        <translation>Há uma casa livre.</translation>
    </message>
    <message>
        <source>One step ahead</source>
        <translation>Um passo à frente</translation>
    </message>
    <message>
        <source>One tower can complete two tiles.</source>
        <translation>Uma torre pode completar dois territórios.</translation>
    </message>
    <message>
        <source>Only you have a tower left. Win with it.</source>
        <translation>Só você ainda tem uma torre. Ganhe com ela.</translation>
    </message>
    <message>
        <source>Shelter</source>
        <translation>Ao abrigo</translation>
    </message>
    <message>
        <source>Snow lies on your own line.</source>
        <translation>A neve cobre a sua própria frente.</translation>
    </message>
    <message>
        <source>Snow on the Arno</source>
        <translation>Neve sobre o Arno</translation>
    </message>
    <message>
        <source>Spring for everyone</source>
        <translation>A primavera é para todos</translation>
    </message>
    <message>
        <source>Spring strengthens the highest, no matter who played them.</source>
        <translation>A Primavera reforça os mais fortes, sejam de quem forem.</translation>
    </message>
    <message>
        <source>Stone for stone</source>
        <translation>Pedra por pedra</translation>
    </message>
    <message>
        <source>Stop the others from winning with Ancona, whatever your rival holds.</source>
        <translation>Impeça os outros de ganhar com Ancona, tenha o seu rival o que tiver.</translation>
    </message>
    <message>
        <source>Stop the others from winning with Bologna, whatever your rival holds.</source>
        <translation>Impeça os outros de ganhar com Bolonha, tenha o seu rival o que tiver.</translation>
    </message>
    <message>
        <source>Stop the others from winning with Siena, whatever they play.</source>
        <translation>Impeça os outros de ganhar com Siena, joguem o que jogarem.</translation>
    </message>
    <message>
        <source>Take Bologna and win the game.</source>
        <translation>Tome Bolonha e ganhe a partida.</translation>
    </message>
    <message>
        <source>Take Ferrara and win the game, with two cards.</source>
        <translation>Tome Ferrara e ganhe a partida, com duas cartas.</translation>
    </message>
    <message>
        <source>Take Ferrara and win the game.</source>
        <translation>Tome Ferrara e ganhe a partida.</translation>
    </message>
    <message>
        <source>Take Florence and win the game, with four cards.</source>
        <translation>Tome Florença e ganhe a partida, com quatro cartas.</translation>
    </message>
    <message>
        <source>Take Lucca and win the game, with one card.</source>
        <translation>Tome Luca e ganhe a partida, com uma só carta.</translation>
    </message>
    <message>
        <source>Take Mantua and win the game.</source>
        <translation>Tome Mântua e ganhe a partida.</translation>
    </message>
    <message>
        <source>Take Milan and win, whatever card your rival has left.</source>
        <translation>Tome Milão e ganhe, seja qual for a última carta do seu rival.</translation>
    </message>
    <message>
        <source>Take Naples and win the game.</source>
        <translation>Tome Nápoles e ganhe a partida.</translation>
    </message>
    <message>
        <source>Take Parma and win in two moves, whatever your rival holds.</source>
        <translation>Tome Parma e ganhe em duas jogadas, tenha o seu rival o que tiver.</translation>
    </message>
    <message>
        <source>Take Rome and win the game, with three cards.</source>
        <translation>Tome Roma e ganhe a partida, com três cartas.</translation>
    </message>
    <message>
        <source>Take Rome and win the game, with two cards.</source>
        <translation>Tome Roma e ganhe a partida, com duas cartas.</translation>
    </message>
    <message>
        <source>Take Turin and win the game.</source>
        <translation>Tome Turim e ganhe a partida.</translation>
    </message>
    <message>
        <source>Take Urbino and win the game.</source>
        <translation>Tome Urbino e ganhe a partida.</translation>
    </message>
    <message>
        <source>Take Venice and win the game.</source>
        <translation>Tome Veneza e ganhe a partida.</translation>
    </message>
    <message>
        <source>Take a suite that wins, whatever your rival holds.</source>
        <translation>Tome uma sequência que ganhe, tenha o seu rival o que tiver.</translation>
    </message>
    <message>
        <source>The Bishop stays at home</source>
        <translation>O Bispo fica em casa</translation>
    </message>
    <message>
        <source>The Drum at the gate</source>
        <translation>O Tambor às portas</translation>
    </message>
    <message>
        <source>The Heroine fears no Bishop</source>
        <translation>A Heroína não teme nenhum Bispo</translation>
    </message>
    <message>
        <source>The centre of the world</source>
        <translation>O centro do mundo</translation>
    </message>
    <message>
        <source>The chosen temple</source>
        <translation>O templo escolhido</translation>
    </message>
    <message>
        <source>The drummer waits</source>
        <translation>O tambor espera</translation>
    </message>
    <message>
        <source>The first one helps. The second?</source>
        <translation>O primeiro ajuda. E o segundo?</translation>
    </message>
    <message>
        <source>The helping Hand</source>
        <translation>Uma Mão amiga</translation>
    </message>
    <message>
        <source>The keystone</source>
        <translation>A pedra angular</translation>
    </message>
    <message>
        <source>The last square</source>
        <translation>A última casa</translation>
    </message>
    <message>
        <source>The last stone</source>
        <translation>A última pedra</translation>
    </message>
    <message>
        <source>The longest suite is sovereign.</source>
        <translation>A sequência mais longa é soberana.</translation>
    </message>
    <message>
        <source>The northern side</source>
        <translation>O lado norte</translation>
    </message>
    <message>
        <source>The only gap</source>
        <translation>A única brecha</translation>
    </message>
    <message>
        <source>The others have passed.</source>
        <translation>Os outros passaram.</translation>
    </message>
    <message>
        <source>The road to Rome</source>
        <translation>O caminho de Roma</translation>
    </message>
    <message>
        <source>The shortest way is not always the cheapest.</source>
        <translation>O caminho mais curto nem sempre é o mais barato.</translation>
    </message>
    <message>
        <source>The siege</source>
        <translation>O cerco</translation>
    </message>
    <message>
        <source>The smallest Sword</source>
        <translation>A Espada mais pequena</translation>
    </message>
    <message>
        <source>The sovereign run is about to win, and nobody will help you. Stop it.</source>
        <translation>Sem ajuda de ninguém, trave a escada soberana, que está prestes a ganhar.</translation>
    </message>
    <message>
        <source>The suite runs through the middle, and so do other lines.</source>
        <translation>A sequência passa pelo meio, e outras linhas também.</translation>
    </message>
    <message>
        <source>The thaw</source>
        <translation>O degelo</translation>
    </message>
    <message>
        <source>The warm road</source>
        <translation>O caminho quente</translation>
    </message>
    <message>
        <source>The weak link</source>
        <translation>O elo mais fraco</translation>
    </message>
    <message>
        <source>Think of your rival’s Bishop.</source>
        <translation>Pense no Bispo do seu rival.</translation>
    </message>
    <message>
        <source>Three against two</source>
        <translation>Três contra duas</translation>
    </message>
    <message>
        <source>Three at the gates</source>
        <translation>Três às portas</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Três iguais</translation>
    </message>
    <message>
        <source>Through the crowd</source>
        <translation>Por entre a multidão</translation>
    </message>
    <message>
        <source>Two against one</source>
        <translation>Duas contra uma</translation>
    </message>
    <message>
        <source>Two prelates</source>
        <translation>Dois prelados</translation>
    </message>
    <message>
        <source>Two roads into the city</source>
        <translation>Dois caminhos para a cidade</translation>
    </message>
    <message>
        <source>Two threads</source>
        <translation>Dois fios</translation>
    </message>
    <message>
        <source>Use one card to stop the others from winning with Parma.</source>
        <translation>Impeça os outros de ganhar com Parma, e não use mais de uma carta.</translation>
    </message>
    <message>
        <source>Use two cards to stop the others from winning with Lucca.</source>
        <translation>Impeça os outros de ganhar com Luca, e não use mais de duas cartas.</translation>
    </message>
    <message>
        <source>Use two cards to stop the others from winning with Modena.</source>
        <translation>Impeça os outros de ganhar com Módena, e não use mais de duas cartas.</translation>
    </message>
    <message>
        <source>Use two cards to stop the others from winning with Parma.</source>
        <translation>Impeça os outros de ganhar com Parma, e não use mais de duas cartas.</translation>
    </message>
    <message>
        <source>What is in your hand cannot be struck.</source>
        <translation>O que está na sua mão não pode ser atingido.</translation>
    </message>
    <message>
        <source>What nobody takes stays free.</source>
        <translation>O que ninguém toma fica livre.</translation>
    </message>
    <message>
        <source>When two quarrel</source>
        <translation>Quando dois se zangam</translation>
    </message>
    <message>
        <source>Who goes where, and who goes first?</source>
        <translation>Quem vai para onde, e quem vai primeiro?</translation>
    </message>
    <message>
        <source>Whom can a Bishop not strike?</source>
        <translation>Quem é que um Bispo não pode atingir?</translation>
    </message>
    <message>
        <source>Win within two moves, whatever your rival holds.</source>
        <translation>Ganhe em duas jogadas, tenha o seu rival o que tiver.</translation>
    </message>
    <message>
        <source>You each have one tower left. Do not lose, whatever your rival builds.</source>
        <translation>Resta uma torre a cada um. Não perca, construa o seu rival o que construir.</translation>
    </message>
    <message>
        <source>You each have one tower left. Win, whatever your rival builds.</source>
        <translation>Resta uma torre a cada um. Ganhe, construa o seu rival o que construir.</translation>
    </message>
    <message>
        <source>You each have two towers left. Do not lose, whatever your rival builds.</source>
        <translation>Restam duas torres a cada um. Não perca, construa o seu rival o que construir.</translation>
    </message>
    <message>
        <source>You each have two towers left. Win, whatever your rival builds.</source>
        <translation>Restam duas torres a cada um. Ganhe, construa o seu rival o que construir.</translation>
    </message>
    <message>
        <source>You have three towers left and your rival two. Win, whatever your rival builds.</source>
        <translation>Restam-lhe três torres, e duas ao seu rival. Ganhe, construa ele o que construir.</translation>
    </message>
    <message>
        <source>You have two towers left and your rival one. Do not lose, whatever your rival builds.</source>
        <translation>Restam-lhe duas torres, e uma ao seu rival. Não perca, construa ele o que construir.</translation>
    </message>
    <message>
        <source>You have two towers left and your rival one. Win, whatever your rival builds.</source>
        <translation>Restam-lhe duas torres, e uma ao seu rival. Ganhe, construa ele o que construir.</translation>
    </message>
    <message>
        <source>You lead in the battle for Siena. Win for certain, whatever your rival holds.</source>
        <translation>Vai à frente na batalha por Siena. Garanta a vitória, tenha o seu rival o que tiver.</translation>
    </message>
    <message>
        <source>You need not take the region yourself.</source>
        <translation>Não precisa de ser você a tomar a região.</translation>
    </message>
    <message>
        <source>Your Drum has nothing to double yet.</source>
        <translation>O seu Tambor ainda não tem nada para duplicar.</translation>
    </message>
    <message>
        <source>Your Sword may not cut other cards off.</source>
        <translation>A sua Espada não pode separar outras cartas.</translation>
    </message>
    <message>
        <source>Your own forces are too weak.</source>
        <translation>O seu exército é demasiado fraco.</translation>
    </message>
    <message>
        <source>Your rivals still hold many cards.</source>
        <translation>Os seus rivais ainda têm muitas cartas.</translation>
    </message>
    <message>
        <source>Your rival’s run of four wins next turn. Stop it.</source>
        <translation>A escada de quatro do seu rival ganha no próximo turno. Trave-a.</translation>
    </message>
    <message>
        <source>Your rival’s suite wins next turn. Stop it.</source>
        <translation>A sequência do seu rival ganha no próximo turno. Trave-a.</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message numerus="yes">
        <source>%n try(s)</source>
        <translation>
            <numerusform>%n tentativa</numerusform>
            <numerusform>%n tentativas</numerusform>
        </translation>
    </message>
    <message>
        <source>After that, nothing saves you.</source>
        <translation>Depois disso, já nada evita a derrota.</translation>
    </message>
    <message>
        <source>After that, the moves you have left cannot win.</source>
        <translation>Depois disso, as jogadas que lhe restam já não chegam para ganhar.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>Change the position as you like; the puzzle stays as it is.</source>
        <translation>Altere a posição como quiser; o problema fica como está.</translation>
    </message>
    <message>
        <source>Check with the coach</source>
        <translation>Consultar o mestre de armas</translation>
    </message>
    <message>
        <source>Conquista puzzles</source>
        <translation>Problemas do Conquista</translation>
    </message>
    <message>
        <source>Copied: the puzzle is on the clipboard.</source>
        <translation>Copiado: o problema está na área de transferência.</translation>
    </message>
    <message>
        <source>Copy as a line of text</source>
        <translation>Copiar como linha de texto</translation>
    </message>
    <message>
        <source>Copy the puzzle as a line of text, save it as a file or a picture, or open what others sent.</source>
        <translation>Copiar o problema como linha de texto, guardá-lo como ficheiro ou imagem, ou abrir o que outros enviaram.</translation>
    </message>
    <message>
        <source>Edit a copy</source>
        <translation>Editar uma cópia</translation>
    </message>
    <message>
        <source>It belongs to a game this Conquista does not have.</source>
        <translation>É de um jogo que este Conquista não tem.</translation>
    </message>
    <message>
        <source>It can be won</source>
        <translation>Pode ganhar-se</translation>
    </message>
    <message>
        <source>It cannot be won</source>
        <translation>Não se pode forçar a vitória</translation>
    </message>
    <message>
        <source>It is damaged: something in it is missing or was changed. Ask for it again.</source>
        <translation>Está danificado: falta-lhe algo ou algo foi mudado. Peça-o outra vez.</translation>
    </message>
    <message>
        <source>It is far too long to be a puzzle.</source>
        <translation>É demasiado longo para ser um problema.</translation>
    </message>
    <message numerus="yes">
        <source>It took you %n try(s), with the hint.</source>
        <translation>
            <numerusform>Precisou de %n tentativa, com a sugestão.</numerusform>
            <numerusform>Precisou de %n tentativas, com a sugestão.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It took you %n try(s), without help.</source>
        <translation>
            <numerusform>Precisou de %n tentativa, sem ajuda.</numerusform>
            <numerusform>Precisou de %n tentativas, sem ajuda.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was made by a newer Conquista. Update Conquista first.</source>
        <translation>Foi feito por um Conquista mais recente. Atualize primeiro o Conquista.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Looking at every move of every player.</source>
        <translation>A examinar todas as jogadas de todos.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seguinte</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Problema seguinte</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Por resolver</translation>
    </message>
    <message>
        <source>Nothing keeps {name} from winning now.</source>
        <translation>Já nada impede {name} de ganhar.</translation>
    </message>
    <message>
        <source>Now play it yourself: start over.</source>
        <translation>Agora é a sua vez: recomece.</translation>
    </message>
    <message>
        <source>Open a file that somebody sent…</source>
        <translation>Abrir um ficheiro recebido…</translation>
    </message>
    <message>
        <source>Open or close the shelf</source>
        <translation>Abrir ou fechar a prateleira</translation>
    </message>
    <message>
        <source>Paste a line that somebody sent</source>
        <translation>Colar uma linha recebida</translation>
    </message>
    <message>
        <source>Puzzle {number} of {all}</source>
        <translation>Problema {number} de {all}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Guardar como ficheiro…</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>Guardar como imagem…</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Partilhar…</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar a solução</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resolvido</translation>
    </message>
    <message>
        <source>Solved with help</source>
        <translation>Resolvido com ajuda</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Resolvido!</translation>
    </message>
    <message>
        <source>Something went wrong; the puzzle stays as it is.</source>
        <translation>Algo correu mal; o problema fica como está.</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>Stop the coach</source>
        <translation>Parar o mestre de armas</translation>
    </message>
    <message>
        <source>That does not save you.</source>
        <translation>Assim não se evita a derrota.</translation>
    </message>
    <message>
        <source>That does not win.</source>
        <translation>Assim não se ganha.</translation>
    </message>
    <message>
        <source>That is the answer.</source>
        <translation>Eis a solução.</translation>
    </message>
    <message>
        <source>That was your last move, and you have not won.</source>
        <translation>Era a sua última jogada, e não ganhou.</translation>
    </message>
    <message>
        <source>That was your last move.</source>
        <translation>Era a sua última jogada.</translation>
    </message>
    <message>
        <source>The answer was shown, so there is no seal.</source>
        <translation>A solução foi mostrada, por isso não há selo.</translation>
    </message>
    <message>
        <source>The coach cannot say.</source>
        <translation>O mestre de armas não sabe dizer.</translation>
    </message>
    <message>
        <source>The coach cannot say:</source>
        <translation>O mestre de armas não sabe dizer:</translation>
    </message>
    <message>
        <source>The coach could not judge that: try again.</source>
        <translation>O mestre de armas não conseguiu julgar: tente outra vez.</translation>
    </message>
    <message>
        <source>The coach is thinking…</source>
        <translation>O mestre de armas está a pensar…</translation>
    </message>
    <message>
        <source>The file cannot be read. Is it still there?</source>
        <translation>O ficheiro não pode ser lido. Ainda lá está?</translation>
    </message>
    <message>
        <source>The next puzzle ({key})</source>
        <translation>O problema seguinte ({key})</translation>
    </message>
    <message>
        <source>The puzzle could not be opened.</source>
        <translation>Não foi possível abrir o problema.</translation>
    </message>
    <message>
        <source>The puzzle could not be saved.</source>
        <translation>Não foi possível guardar o problema.</translation>
    </message>
    <message>
        <source>There is more than one way.</source>
        <translation>Há mais do que uma maneira.</translation>
    </message>
    <message>
        <source>There is no hint for this one: ask the coach.</source>
        <translation>Para este não há sugestão: consulte o mestre de armas.</translation>
    </message>
    <message>
        <source>This text is not a puzzle, or part of it is missing. Copy all of it.</source>
        <translation>Este texto não é um problema, ou falta-lhe uma parte. Copie-o inteiro.</translation>
    </message>
    <message>
        <source>Which puzzles are shown</source>
        <translation>Problemas mostrados</translation>
    </message>
    <message>
        <source>You need not lose:</source>
        <translation>Pode evitar a derrota:</translation>
    </message>
    <message>
        <source>Your tries</source>
        <translation>As suas tentativas</translation>
    </message>
    <message>
        <source>by force, as far as the coach looked.</source>
        <translation>tanto quanto o mestre de armas viu.</translation>
    </message>
    <message>
        <source>fifth try</source>
        <translation>quinta tentativa</translation>
    </message>
    <message>
        <source>first try</source>
        <translation>primeira tentativa</translation>
    </message>
    <message>
        <source>fourth try</source>
        <translation>quarta tentativa</translation>
    </message>
    <message>
        <source>from a real game</source>
        <translation>de uma partida real</translation>
    </message>
    <message>
        <source>grade {grade} of 5</source>
        <translation>dificuldade {grade} de 5</translation>
    </message>
    <message numerus="yes">
        <source>in %n move(s), and no fewer.</source>
        <translation>
            <numerusform>em %n jogada.</numerusform>
            <numerusform>em %n jogadas, e não em menos.</numerusform>
        </translation>
    </message>
    <message>
        <source>made by hand</source>
        <translation>feito à mão</translation>
    </message>
    <message>
        <source>play on the board</source>
        <translation>jogue no tabuleiro</translation>
    </message>
    <message>
        <source>puzzle of the day</source>
        <translation>problema do dia</translation>
    </message>
    <message>
        <source>second try</source>
        <translation>segunda tentativa</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>resolvido</translation>
    </message>
    <message>
        <source>solved with help</source>
        <translation>resolvido com ajuda</translation>
    </message>
    <message>
        <source>there is too much to look at.</source>
        <translation>há demasiado para examinar.</translation>
    </message>
    <message>
        <source>third try</source>
        <translation>terceira tentativa</translation>
    </message>
    <message>
        <source>today</source>
        <translation>do dia</translation>
    </message>
    <message>
        <source>try number {number}</source>
        <translation>tentativa n.º {number}</translation>
    </message>
    <message numerus="yes">
        <source>with %n card(s) and a pass, and no fewer.</source>
        <translation>
            <numerusform>com %n carta, passando depois.</numerusform>
            <numerusform>com %n cartas, e não com menos, passando depois.</numerusform>
        </translation>
    </message>
    <message>
        <source>with the right moves nobody else wins.</source>
        <translation>com as jogadas certas, nenhum outro jogador ganha.</translation>
    </message>
    <message>
        <source>{solved} of {all} solved</source>
        <translation>{solved} de {all} resolvidos</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>%1 File</source>
        <translation>Ficheiro %1</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unidade</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Ficheiro</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Atalho</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconhecido</translation>
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
        <source>&amp;Look in:</source>
        <translation>&amp;Procurar em:</translation>
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
        <source>Files of &amp;type:</source>
        <translation>Ficheiros do &amp;tipo:</translation>
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
        <translation>&amp;Anular</translation>
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
        <translation>Rejeitar alterações</translation>
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
        <translation>&amp;Anular</translation>
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
    <name>Remarks</name>
    <message>
        <source>Mute everyone</source>
        <translation>Silenciar todos</translation>
    </message>
    <message>
        <source>Mute somebody</source>
        <translation>Silenciar alguém</translation>
    </message>
    <message>
        <source>Mute {name}</source>
        <translation>Silenciar {name}</translation>
    </message>
    <message>
        <source>Muted: {names}</source>
        <translation>Em silêncio: {names}</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Conversa</translation>
    </message>
    <message>
        <source>Write to the table</source>
        <translation>Escrever para a mesa</translation>
    </message>
    <message>
        <source>Write to the table…</source>
        <translation>Escrever para a mesa…</translation>
    </message>
    <message>
        <source>You only watch</source>
        <translation>Está só a assistir</translation>
    </message>
    <message>
        <source>{key} to write, Enter to send, Esc to go back to the board</source>
        <translation>{key} para escrever, Enter para enviar, Esc para voltar ao tabuleiro</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Momento da partida</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Recuar uma jogada</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Avançar uma jogada</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Mãos à vista</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Speed (plus and minus)</source>
        <translation>Velocidade (mais e menos)</translation>
    </message>
    <message>
        <source>Speed: {speed}×</source>
        <translation>Velocidade: {speed}×</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Ao início</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ao fim</translation>
    </message>
    <message>
        <source>What a strong player would have done, from the same seat</source>
        <translation>O que um jogador forte teria feito no mesmo lugar</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Porquê?</translation>
    </message>
    <message>
        <source>{move}, step {step} of {steps}</source>
        <translation>{move}, passo {step} de {steps}</translation>
    </message>
    <message>
        <source>{number}, {step}/{steps}</source>
        <translation>{number}, {step}/{steps}</translation>
    </message>
    <message>
        <source>{ply} of {last}</source>
        <translation>{ply} de {last}</translation>
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
            <numerusform>%n à frente</numerusform>
            <numerusform>%n à frente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n behind</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n atrás</numerusform>
            <numerusform>%n atrás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tries per move</source>
        <translation>
            <numerusform>%n tentativa por jogada</numerusform>
            <numerusform>%n tentativas por jogada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A bot in your seat played %n move(s).</source>
        <translation>
            <numerusform>Um robô fez %n jogada no seu lugar.</numerusform>
            <numerusform>Um robô fez %n jogadas no seu lugar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A bot in {name}’s seat played %n move(s).</source>
        <translation>
            <numerusform>Um robô substituiu {name} em %n jogada.</numerusform>
            <numerusform>Um robô substituiu {name} em %n jogadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A rough value so far: the coach is still working on it.</source>
        <translation>Valor provisório: o mestre de armas ainda está a trabalhar nele.</translation>
    </message>
    <message numerus="yes">
        <source>About %n min left.</source>
        <comment>time</comment>
        <translation>
            <numerusform>Falta cerca de %n min.</numerusform>
            <numerusform>Faltam cerca de %n min.</numerusform>
        </translation>
    </message>
    <message>
        <source>After move {ply} of {last}</source>
        <translation>Depois da jogada {ply} de {last}</translation>
    </message>
    <message>
        <source>All the same: {told}</source>
        <comment>a mistake was followed by a gain</comment>
        <translation>Mesmo assim: {told}</translation>
    </message>
    <message numerus="yes">
        <source>At %n possible turning point(s), no certain loss was found.</source>
        <translation>
            <numerusform>Em %n possível ponto de viragem, não foi encontrada nenhuma perda certa.</numerusform>
            <numerusform>Em %n possíveis pontos de viragem, não foi encontrada nenhuma perda certa.</numerusform>
        </translation>
    </message>
    <message>
        <source>At a turning point, you can try the coach’s move here.</source>
        <translation>Num ponto de viragem, pode experimentar-se aqui a jogada do mestre de armas.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Before move {ply} of {last}</source>
        <translation>Antes da jogada {ply} de {last}</translation>
    </message>
    <message>
        <source>Being checked</source>
        <translation>Em exame</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Melhor: {move}</translation>
    </message>
    <message>
        <source>Both moves compared directly: the mean of several searches.</source>
        <translation>As duas jogadas comparadas diretamente: a média de várias pesquisas.</translation>
    </message>
    <message>
        <source>By what you knew,</source>
        <translation>Pelo que você sabia,</translation>
    </message>
    <message>
        <source>By what {name} knew,</source>
        <translation>Pelo que {name} sabia,</translation>
    </message>
    <message>
        <source>Cards you had seen are face up, the others face down.</source>
        <translation>As cartas que você tinha visto estão viradas para cima, as outras para baixo.</translation>
    </message>
    <message>
        <source>Cards {name} had seen are face up, the others face down.</source>
        <translation>As cartas que {name} tinha visto estão viradas para cima, as outras para baixo.</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <translation>Hipóteses de vitória</translation>
    </message>
    <message>
        <source>Chance of winning, found by searching ahead from here.</source>
        <translation>Hipóteses de vitória, estimadas pela análise da continuação.</translation>
    </message>
    <message>
        <source>Chance of winning, in imagined worlds that fit what was known then.</source>
        <translation>Hipóteses de vitória, em mundos imaginados segundo o que se sabia.</translation>
    </message>
    <message>
        <source>Chance with open hands</source>
        <translation>Hipóteses com mãos abertas</translation>
    </message>
    <message>
        <source>Chances now</source>
        <translation>Hipóteses neste momento</translation>
    </message>
    <message>
        <source>Ctrl with ← and →: from chapter to chapter</source>
        <translation>Ctrl com ← e →: de capítulo em capítulo</translation>
    </message>
    <message>
        <source>Estimated between the moves of {name}, whose chances were searched.</source>
        <translation>Estimado entre as jogadas de {name}, cujas hipóteses foram calculadas.</translation>
    </message>
    <message>
        <source>Estimated between your moves, whose chances were searched.</source>
        <translation>Estimado entre as suas jogadas, cujas hipóteses foram calculadas.</translation>
    </message>
    <message>
        <source>Estimated from the moments around it.</source>
        <translation>Estimado a partir dos momentos vizinhos.</translation>
    </message>
    <message>
        <source>Estimated. From the next move on, everything is searched to the end: a jump there need not be a mistake.</source>
        <translation>Estimado. A partir da jogada seguinte foram vistas todas as continuações: um salto aí não é forçosamente um erro.</translation>
    </message>
    <message>
        <source>Every hand is counted, open or not: this is hindsight.</source>
        <translation>Calculado com todas as mãos, à vista ou não: é um juízo a posteriori.</translation>
    </message>
    <message>
        <source>Every hand is counted, open or not; estimated from the moments around it.</source>
        <translation>Calculado com todas as mãos, à vista ou não; estimado a partir dos momentos vizinhos.</translation>
    </message>
    <message>
        <source>Everyone agreed to end the game here, without a winner.</source>
        <translation>Aqui todos concordaram em terminar a partida, sem vencedor.</translation>
    </message>
    <message>
        <source>Found by a search, as for a hint.</source>
        <translation>Calculado como para uma sugestão.</translation>
    </message>
    <message>
        <source>Found by searching ahead from here.</source>
        <translation>Estimado pela análise da continuação.</translation>
    </message>
    <message>
        <source>Found by searching ahead,</source>
        <translation>Pela análise da continuação,</translation>
    </message>
    <message>
        <source>From here on, neither player can force a win. Earlier chances are estimated.</source>
        <translation>Daqui em diante ninguém pode forçar a vitória. As hipóteses anteriores são estimadas.</translation>
    </message>
    <message>
        <source>From here on, you can win whatever {rival} plays. Earlier chances are estimated.</source>
        <translation>Daqui em diante pode ganhar, jogue {rival} o que jogar. As hipóteses anteriores são estimadas.</translation>
    </message>
    <message>
        <source>From here on, {name} can win whatever you play. Earlier chances are estimated.</source>
        <translation>Daqui em diante {name} pode ganhar, jogue você o que jogar. As hipóteses anteriores são estimadas.</translation>
    </message>
    <message>
        <source>From here on, {name} can win whatever {rival} plays. Earlier chances are estimated.</source>
        <translation>Daqui em diante {name} pode ganhar, jogue {rival} o que jogar. As hipóteses anteriores são estimadas.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Hindsight: as the cards lay, it made no clear difference: {after} after this move, {coach} after the coach’s.</source>
        <translation>A posteriori: com as mãos que havia, não fazia diferença segura: {after} depois desta jogada, {coach} depois da do mestre de armas.</translation>
    </message>
    <message>
        <source>Hindsight: as the cards lay, nothing was lost by it.</source>
        <translation>A posteriori: com as mãos que havia, nada se perdeu com esta jogada.</translation>
    </message>
    <message>
        <source>Hindsight: as the cards lay, {after} after this move, {coach} after the coach’s.</source>
        <translation>A posteriori: com as mãos que havia, {after} depois desta jogada, {coach} depois da do mestre de armas.</translation>
    </message>
    <message>
        <source>Hindsight: every hand open,</source>
        <translation>A posteriori: mãos à vista,</translation>
    </message>
    <message>
        <source>In blue: what you could not know, and the coach did not look at.</source>
        <translation>A azul: o que você não podia saber; o mestre de armas também não o viu.</translation>
    </message>
    <message>
        <source>In blue: what you could not know.</source>
        <translation>A azul: o que você não podia saber.</translation>
    </message>
    <message>
        <source>In blue: what {name} could not know, and the coach did not look at.</source>
        <translation>A azul: o que {name} não podia saber; o mestre de armas também não o viu.</translation>
    </message>
    <message>
        <source>In blue: what {name} could not know.</source>
        <translation>A azul: o que {name} não podia saber.</translation>
    </message>
    <message>
        <source>It might have gone like this.</source>
        <translation>Podia ter sido assim.</translation>
    </message>
    <message>
        <source>Less than a minute left.</source>
        <translation>Falta menos de um minuto.</translation>
    </message>
    <message>
        <source>Move {ply} of {last}</source>
        <translation>Jogada {ply} de {last}</translation>
    </message>
    <message>
        <source>Moves of</source>
        <translation>Jogadas de</translation>
    </message>
    <message>
        <source>Moves of {name}</source>
        <translation>Jogadas de {name}</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>brief</comment>
        <translation>Seguinte</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Ponto de viragem seguinte</translation>
    </message>
    <message>
        <source>No immediate effect of the coach’s move explains this: it pays off only later.</source>
        <translation>Nenhum efeito imediato da jogada do mestre de armas explica isto: ela só compensa mais tarde.</translation>
    </message>
    <message>
        <source>No turning point is known yet.</source>
        <translation>Ainda não se conhece nenhum ponto de viragem.</translation>
    </message>
    <message>
        <source>No turning point: no other move was clearly better than those of {name}.</source>
        <translation>Nenhum ponto de viragem: nenhuma outra jogada era claramente melhor do que as de {name}.</translation>
    </message>
    <message>
        <source>No turning point: no other move was clearly better than yours.</source>
        <translation>Nenhum ponto de viragem: nenhuma outra jogada era claramente melhor do que as suas.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ninguém</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Recuar uma jogada</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Avançar uma jogada</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Mãos à vista</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continuar daqui</translation>
    </message>
    <message>
        <source>Play the coach’s move and see what happens</source>
        <translation>Fazer a jogada do mestre de armas e ver o que acontece</translation>
    </message>
    <message>
        <source>Played on from here in imagined worlds that fit what you knew.</source>
        <translation>Partidas jogadas a partir daqui em mundos imaginados de acordo com o que você sabia.</translation>
    </message>
    <message>
        <source>Played on from here in imagined worlds that fit what {name} knew.</source>
        <translation>Partidas jogadas a partir daqui em mundos imaginados de acordo com o que {name} sabia.</translation>
    </message>
    <message>
        <source>Possible turning point</source>
        <translation>Possível ponto de viragem</translation>
    </message>
    <message>
        <source>Save the review as a picture or as text</source>
        <translation>Guardar a análise como imagem ou como texto</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Searched to the end.</source>
        <translation>Todas as continuações foram vistas.</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Visto por</translation>
    </message>
    <message>
        <source>Seen by you</source>
        <translation>O que você viu</translation>
    </message>
    <message>
        <source>Seen by {name}</source>
        <translation>Visto por {name}</translation>
    </message>
    <message>
        <source>The chance of {name} is calculated exactly, the others are estimated.</source>
        <translation>As hipóteses de {name} são calculadas com exatidão; as dos outros são estimadas.</translation>
    </message>
    <message>
        <source>The chances here are not computed yet. They will appear soon.</source>
        <translation>As hipóteses neste momento ainda não estão calculadas. Aparecem em breve.</translation>
    </message>
    <message>
        <source>The coach could not look at this game.</source>
        <translation>O mestre de armas não conseguiu ver esta partida.</translation>
    </message>
    <message>
        <source>The coach gave this move as a hint. With longer thought it prefers another one.</source>
        <translation>O mestre de armas deu esta jogada como sugestão. Depois de pensar mais, prefere outra.</translation>
    </message>
    <message>
        <source>The coach has done {share} of the review.</source>
        <translation>O mestre de armas fez {share} da análise.</translation>
    </message>
    <message>
        <source>The coach is beginning the review…</source>
        <translation>O mestre de armas começa a análise…</translation>
    </message>
    <message>
        <source>The coach is still checking this move: it may prove to have lost nothing.</source>
        <translation>O mestre de armas ainda está a examinar esta jogada: pode não ter custado nada.</translation>
    </message>
    <message>
        <source>The coach is still examining this game.</source>
        <translation>O mestre de armas ainda está a examinar esta partida.</translation>
    </message>
    <message>
        <source>The coach’s move</source>
        <translation>A jogada do mestre de armas</translation>
    </message>
    <message>
        <source>The coach’s move is being tried.</source>
        <translation>Experimenta-se a jogada do mestre de armas.</translation>
    </message>
    <message>
        <source>The coach’s move saves the draw, whatever you play; the move played loses.</source>
        <translation>A jogada do mestre de armas salva o empate, jogue você o que jogar; a jogada feita perde.</translation>
    </message>
    <message>
        <source>The coach’s move saves the draw, whatever {rival} plays; the move played loses.</source>
        <translation>A jogada do mestre de armas salva o empate, jogue {rival} o que jogar; a jogada feita perde.</translation>
    </message>
    <message>
        <source>The coach’s move wins, whatever you play; the move played does not.</source>
        <translation>A jogada do mestre de armas ganha, jogue você o que jogar; a jogada feita, não.</translation>
    </message>
    <message>
        <source>The coach’s move wins, whatever {rival} plays; the move played does not.</source>
        <translation>A jogada do mestre de armas ganha, jogue {rival} o que jogar; a jogada feita, não.</translation>
    </message>
    <message>
        <source>The curve is still being computed.</source>
        <translation>A curva ainda está a ser calculada.</translation>
    </message>
    <message>
        <source>The final score if both play their best: {better} with the coach’s move, {worse} with the move played.</source>
        <translation>O resultado final, se ambos jogarem o melhor possível: {better} com a jogada do mestre de armas, {worse} com a jogada feita.</translation>
    </message>
    <message>
        <source>The game was given up here.</source>
        <translation>A partida foi abandonada aqui.</translation>
    </message>
    <message>
        <source>The reason is the same as at turning point {number}.</source>
        <translation>A razão é a mesma que no ponto de viragem {number}.</translation>
    </message>
    <message>
        <source>The score after the best reply: {better} with the coach’s move, {worse} with the move played.</source>
        <translation>O resultado depois da melhor resposta: {better} com a jogada do mestre de armas, {worse} com a jogada feita.</translation>
    </message>
    <message>
        <source>There is no other turning point.</source>
        <translation>Não há outro ponto de viragem.</translation>
    </message>
    <message>
        <source>This game has no turning point.</source>
        <translation>Esta partida não tem nenhum ponto de viragem.</translation>
    </message>
    <message>
        <source>This move followed a hint of the coach.</source>
        <translation>Esta jogada seguiu uma sugestão do mestre de armas.</translation>
    </message>
    <message>
        <source>To the next turning point; with Shift, to the previous one</source>
        <translation>Para o ponto de viragem seguinte; com Shift, para o anterior</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Experimentar</translation>
    </message>
    <message>
        <source>Try it</source>
        <comment>brief</comment>
        <translation>Tentar</translation>
    </message>
    <message>
        <source>Turning point {number} of {count}</source>
        <translation>Ponto de viragem {number} de {count}</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Pontos de viragem</translation>
    </message>
    <message>
        <source>What followed at move {number}: {told}</source>
        <translation>O que se seguiu na jogada {number}: {told}</translation>
    </message>
    <message>
        <source>What followed: {told}</source>
        <translation>O que se seguiu: {told}</translation>
    </message>
    <message>
        <source>What was known</source>
        <translation>O que se sabia</translation>
    </message>
    <message>
        <source>What you knew</source>
        <translation>O que você sabia</translation>
    </message>
    <message>
        <source>Where the chances went</source>
        <translation>Onde se perderam as hipóteses</translation>
    </message>
    <message>
        <source>You chose no move, so there is nothing to judge.</source>
        <translation>Você não escolheu nenhuma jogada: não há nada para avaliar.</translation>
    </message>
    <message>
        <source>You gave up before your first move, so there is nothing to judge.</source>
        <translation>Você desistiu antes da primeira jogada: não há nada para avaliar.</translation>
    </message>
    <message>
        <source>You were never the favourite.</source>
        <translation>Você nunca esteve em vantagem.</translation>
    </message>
    <message numerus="yes">
        <source>You were the favourite for {ahead} of %n move(s).</source>
        <translation>
            <numerusform>Você esteve em vantagem em {ahead} de %n jogada.</numerusform>
            <numerusform>Você esteve em vantagem em {ahead} de %n jogadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your best answer to the coach’s move: {told}</source>
        <translation>A sua melhor resposta à jogada do mestre de armas: {told}</translation>
    </message>
    <message>
        <source>Your best answer to the move played: {told}</source>
        <translation>A sua melhor resposta à jogada feita: {told}</translation>
    </message>
    <message>
        <source>Your chance is calculated exactly, the others are estimated.</source>
        <translation>As suas hipóteses são calculadas com exatidão; as dos outros são estimadas.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>A sua jogada</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>As suas jogadas</translation>
    </message>
    <message>
        <source>Your possible moves</source>
        <translation>As suas jogadas possíveis</translation>
    </message>
    <message>
        <source>Your steepest fall</source>
        <translation>A sua maior queda</translation>
    </message>
    <message>
        <source>after {move}</source>
        <translation>depois de {move}</translation>
    </message>
    <message>
        <source>before move {ply} of {last}</source>
        <translation>antes da jogada {ply} de {last}</translation>
    </message>
    <message>
        <source>dotted: after the coach’s move</source>
        <translation>pontilhado: jogada do mestre</translation>
    </message>
    <message>
        <source>level</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>perde</translation>
    </message>
    <message>
        <source>move</source>
        <translation>jogada</translation>
    </message>
    <message>
        <source>move {ply} of {last}</source>
        <translation>jogada {ply} de {last}</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>sem cartas</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ninguém</translation>
    </message>
    <message>
        <source>nobody won</source>
        <translation>ninguém ganhou</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>ainda por calcular</translation>
    </message>
    <message numerus="yes">
        <source>up to %n game(s) per move</source>
        <translation>
            <numerusform>até %n partida por jogada</numerusform>
            <numerusform>até %n partidas por jogada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n tries per move</source>
        <translation>
            <numerusform>até %n tentativa por jogada</numerusform>
            <numerusform>até %n tentativas por jogada</numerusform>
        </translation>
    </message>
    <message>
        <source>which you could not know</source>
        <translation>o que você não podia saber</translation>
    </message>
    <message>
        <source>which {name} could not know</source>
        <translation>o que {name} não podia saber</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>ganha</translation>
    </message>
    <message>
        <source>won</source>
        <translation>venceu</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <comment>two chances, the second with its per cent</comment>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>{earlier} and {later}: from move to move</source>
        <translation>{earlier} e {later}: de jogada em jogada</translation>
    </message>
    <message>
        <source>{heading}: {move}</source>
        <comment>whose move it was, and the move</comment>
        <translation>{heading}: {move}</translation>
    </message>
    <message>
        <source>{name} chose no move, so there is nothing to judge.</source>
        <translation>{name} não escolheu nenhuma jogada: não há nada para avaliar.</translation>
    </message>
    <message>
        <source>{name} gave up before a first move, so there is nothing to judge.</source>
        <translation>{name} desistiu antes da primeira jogada: não há nada para avaliar.</translation>
    </message>
    <message>
        <source>{name} was never the favourite.</source>
        <translation>{name} nunca esteve em vantagem.</translation>
    </message>
    <message numerus="yes">
        <source>{name} was the favourite for {ahead} of %n move(s).</source>
        <translation>
            <numerusform>{name} esteve em vantagem em {ahead} de %n jogada.</numerusform>
            <numerusform>{name} esteve em vantagem em {ahead} de %n jogadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} {chance}</source>
        <translation>{name} {chance}</translation>
    </message>
    <message>
        <source>{name}’s move</source>
        <translation>Jogada de {name}</translation>
    </message>
    <message>
        <source>{name}’s possible moves</source>
        <translation>Jogadas possíveis de {name}</translation>
    </message>
    <message>
        <source>{name}’s steepest fall</source>
        <translation>Maior queda: {name}</translation>
    </message>
    <message>
        <source>{place} · {move}</source>
        <comment>when it was, and the move</comment>
        <translation>{place} · {move}</translation>
    </message>
    <message>
        <source>{place}, move {ply} of {last}</source>
        <translation>{place}, jogada {ply} de {last}</translation>
    </message>
    <message>
        <source>{place}, won by nobody</source>
        <translation>{place}, que ninguém ganha</translation>
    </message>
    <message>
        <source>{place}, won by you</source>
        <translation>{place}, que você ganha</translation>
    </message>
    <message>
        <source>{place}, won by {name}</source>
        <translation>{place}, que {name} ganha</translation>
    </message>
    <message>
        <source>{place}: {name}</source>
        <translation>{place}: {name}</translation>
    </message>
    <message>
        <source>{rival}’s best answer to the coach’s move: {told}</source>
        <translation>Melhor resposta de {rival} à jogada do mestre de armas: {told}</translation>
    </message>
    <message>
        <source>{rival}’s best answer to the move played: {told}</source>
        <translation>Melhor resposta de {rival} à jogada feita: {told}</translation>
    </message>
    <message>
        <source>{words}: {figures} per cent</source>
        <translation>{words}: {figures} por cento</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>No section has all of these words.</source>
        <translation>Nenhum capítulo tem todas estas palavras.</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Procurar nas regras</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>These rules are not yet translated into {language}; this is the English text.</source>
        <translation>Estas regras ainda não estão traduzidas ({language}); este é o texto em inglês.</translation>
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
        <translation>número</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pontos</translation>
    </message>
    <message>
        <source>why this score?</source>
        <translation>porquê esta pontuação?</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>porquê?</translation>
    </message>
</context>
<context>
    <name>Seals</name>
    <message>
        <source>A hundred games</source>
        <translation>Cem partidas</translation>
    </message>
    <message>
        <source>Beat a Captain without hints or undo.</source>
        <translation>Vença um Capitão sem sugestões nem jogadas anuladas.</translation>
    </message>
    <message>
        <source>Beat a Doge five times without hints or undo.</source>
        <translation>Vença um Doge cinco vezes sem sugestões nem jogadas anuladas.</translation>
    </message>
    <message>
        <source>Beat a Doge without hints or undo.</source>
        <translation>Vença um Doge sem sugestões nem jogadas anuladas.</translation>
    </message>
    <message>
        <source>Beat a Knight without hints or undo.</source>
        <translation>Vença um Cavaleiro sem sugestões nem jogadas anuladas.</translation>
    </message>
    <message>
        <source>Beat a Squire without hints or undo.</source>
        <translation>Vença um Escudeiro sem sugestões nem jogadas anuladas.</translation>
    </message>
    <message>
        <source>Captain beaten</source>
        <translation>Capitão vencido</translation>
    </message>
    <message>
        <source>Do all the lessons of {game}.</source>
        <translation>Faça todas as lições da caixa {game}.</translation>
    </message>
    <message>
        <source>Do the lessons of every box.</source>
        <translation>Faça as lições de todas as caixas.</translation>
    </message>
    <message>
        <source>Doge beaten</source>
        <translation>Doge vencido</translation>
    </message>
    <message>
        <source>Doge, five times</source>
        <translation>Cinco Doges</translation>
    </message>
    <message>
        <source>Every box</source>
        <translation>Todas as caixas</translation>
    </message>
    <message>
        <source>Every lesson</source>
        <translation>Todas as lições</translation>
    </message>
    <message>
        <source>Every puzzle</source>
        <translation>Todos os problemas</translation>
    </message>
    <message>
        <source>Fifty games</source>
        <translation>Cinquenta partidas</translation>
    </message>
    <message>
        <source>First puzzle</source>
        <translation>Primeiro problema</translation>
    </message>
    <message>
        <source>First victory</source>
        <translation>Primeira vitória</translation>
    </message>
    <message>
        <source>Full table</source>
        <translation>Mesa cheia</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regra da casa</translation>
    </message>
    <message>
        <source>Knight beaten</source>
        <translation>Cavaleiro vencido</translation>
    </message>
    <message>
        <source>Lessons: {game}</source>
        <translation>Lições: {game}</translation>
    </message>
    <message>
        <source>Play a hundred games.</source>
        <translation>Jogue cem partidas.</translation>
    </message>
    <message>
        <source>Play fifty games.</source>
        <translation>Jogue cinquenta partidas.</translation>
    </message>
    <message numerus="yes">
        <source>Puzzle of %n star(s)</source>
        <translation>
            <numerusform>Problema de %n estrela</numerusform>
            <numerusform>Problema de %n estrelas</numerusform>
        </translation>
    </message>
    <message>
        <source>Seven in a row</source>
        <translation>Sete seguidas</translation>
    </message>
    <message numerus="yes">
        <source>Solve a puzzle of %n star(s) without being shown the answer.</source>
        <translation>
            <numerusform>Resolva um problema de %n estrela sem ver a solução.</numerusform>
            <numerusform>Resolva um problema de %n estrelas sem ver a solução.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve a puzzle without being shown the answer.</source>
        <translation>Resolva um problema sem ver a solução.</translation>
    </message>
    <message>
        <source>Solve all puzzles without being shown the answer.</source>
        <translation>Resolva todos os problemas sem ver a solução.</translation>
    </message>
    <message>
        <source>Solve ten puzzles without being shown the answer.</source>
        <translation>Resolva dez problemas sem ver a solução.</translation>
    </message>
    <message>
        <source>Squire beaten</source>
        <translation>Escudeiro vencido</translation>
    </message>
    <message>
        <source>Table of four</source>
        <translation>Mesa de quatro</translation>
    </message>
    <message>
        <source>Ten puzzles</source>
        <translation>Dez problemas</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>Três seguidas</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Sem ajuda</translation>
    </message>
    <message>
        <source>Win a game from every box on the shelf.</source>
        <translation>Ganhe uma partida de cada caixa da prateleira.</translation>
    </message>
    <message>
        <source>Win a game.</source>
        <translation>Ganhe uma partida.</translation>
    </message>
    <message>
        <source>Win at a table of five or more.</source>
        <translation>Ganhe numa mesa de cinco ou mais.</translation>
    </message>
    <message>
        <source>Win at a table of four or more.</source>
        <translation>Ganhe numa mesa de quatro ou mais.</translation>
    </message>
    <message>
        <source>Win seven games in a row.</source>
        <translation>Ganhe sete partidas seguidas.</translation>
    </message>
    <message>
        <source>Win ten games without hints or undo.</source>
        <translation>Ganhe dez partidas sem sugestões nem jogadas anuladas.</translation>
    </message>
    <message>
        <source>Win three games in a row.</source>
        <translation>Ganhe três partidas seguidas.</translation>
    </message>
    <message>
        <source>Win with an optional rule.</source>
        <translation>Ganhe com uma regra opcional.</translation>
    </message>
    <message>
        <source>You earn the seal {name}.</source>
        <translation>Você ganha o selo {name}.</translation>
    </message>
    <message>
        <source>You earn the seals {names}.</source>
        <translation>Você ganha os selos {names}.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>«{name}»</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>%n na mão</numerusform>
            <numerusform>%n na mão</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s)</source>
        <comment>wait for an answer</comment>
        <translation>
            <numerusform>%n proposta</numerusform>
            <numerusform>%n propostas</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message numerus="yes">
        <source>broke %n promise(s)</source>
        <translation>
            <numerusform>quebrou %n promessa</numerusform>
            <numerusform>quebrou %n promessas</numerusform>
        </translation>
    </message>
    <message>
        <source>{key} hands the screen over to answer them.</source>
        <translation>{key} passa o ecrã para lhes responder.</translation>
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
        <translation>Um navio, fumo ou uma nuvem move-se enquanto pensa, a não ser sem animação.</translation>
    </message>
    <message>
        <source>Also before you leave your seat to a bot. Nothing is asked when you leave a game: it is saved, and you can continue it at any time.</source>
        <translation>E também antes de deixar o seu lugar a um robô. Ao sair de uma partida, nada é perguntado: fica guardada e pode continuá-la quando quiser.</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animação</translation>
    </message>
    <message>
        <source>Ask before I resign or surrender</source>
        <translation>Perguntar antes de desistir ou de se render</translation>
    </message>
    <message>
        <source>At a table with friends, while another window is in front, if the system shows messages.</source>
        <translation>Numa mesa de amigos, quando outra janela está à frente, se o sistema mostrar mensagens.</translation>
    </message>
    <message>
        <source>Curtain</source>
        <comment>hands</comment>
        <translation>Cortina</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>animation</comment>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace</comment>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Hold a key to look</source>
        <comment>hands</comment>
        <translation>Manter uma tecla premida</translation>
    </message>
    <message>
        <source>How much the bots say and offer in games where players make agreements, from the next game on.</source>
        <translation>Quanto os robôs dizem e propõem nos jogos com acordos, a partir da próxima partida.</translation>
    </message>
    <message>
        <source>In Italian</source>
        <comment>places</comment>
        <translation>Em italiano</translation>
    </message>
    <message>
        <source>In the language of the application</source>
        <comment>places</comment>
        <translation>No idioma da aplicação</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>pace</comment>
        <translation>Imediato</translation>
    </message>
    <message>
        <source>Key M turns it off and on.</source>
        <translation>A tecla M desliga-o e volta a ligá-lo.</translation>
    </message>
    <message>
        <source>Keys + and − change it during a game.</source>
        <translation>Durante uma partida, as teclas + e − também o mudam.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>text</comment>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Largest</source>
        <comment>text</comment>
        <translation>Muito grande</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Lively</source>
        <comment>table talk</comment>
        <translation>Animada</translation>
    </message>
    <message>
        <source>Loud</source>
        <comment>volume</comment>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Movement at rest</source>
        <translation>Movimento durante a espera</translation>
    </message>
    <message>
        <source>Names of cities</source>
        <translation>Nomes das cidades</translation>
    </message>
    <message>
        <source>No sound device was found.</source>
        <translation>Não foi encontrado nenhum dispositivo de som.</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>animation</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>text</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>volume</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>animation</comment>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Ritmo dos robôs</translation>
    </message>
    <message>
        <source>Programs that play…</source>
        <translation>Programas que jogam…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Definições</translation>
    </message>
    <message>
        <source>Silent</source>
        <comment>table talk</comment>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace</comment>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Small</source>
        <comment>text</comment>
        <translation>Pequeno</translation>
    </message>
    <message>
        <source>Soft</source>
        <comment>volume</comment>
        <translation>Baixo</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Sparing</source>
        <comment>table talk</comment>
        <translation>Sóbria</translation>
    </message>
    <message>
        <source>Table talk</source>
        <translation>Conversa de mesa</translation>
    </message>
    <message>
        <source>Tell me when friends are waiting for me</source>
        <translation>Avisar-me quando os amigos estiverem à minha espera</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>The bots answer, make an offer and call for help.</source>
        <translation>Os robôs respondem, fazem uma ou outra proposta e pedem ajuda.</translation>
    </message>
    <message>
        <source>The bots greet, and remark on the game now and then.</source>
        <translation>Os robôs cumprimentam e, de vez em quando, comentam o jogo.</translation>
    </message>
    <message>
        <source>The bots make more offers, and also greet and praise.</source>
        <translation>Os robôs fazem mais propostas, e também cumprimentam e elogiam.</translation>
    </message>
    <message>
        <source>The bots only greet.</source>
        <translation>Os robôs só cumprimentam.</translation>
    </message>
    <message>
        <source>The bots say nothing and take no offers.</source>
        <translation>Os robôs não dizem nada nem aceitam propostas.</translation>
    </message>
    <message>
        <source>The bots say nothing.</source>
        <translation>Os robôs não dizem nada.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>With several people at one screen: how a hand stays hidden until its owner looks.</source>
        <translation>Com várias pessoas no mesmo ecrã: como uma mão fica escondida até que o dono a veja.</translation>
    </message>
    <message>
        <source>{talk}: {meaning}</source>
        <translation>{talk}: {meaning}</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message numerus="yes">
        <source>%n number(s) changed</source>
        <translation>
            <numerusform>%n número alterado</numerusform>
            <numerusform>%n números alterados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jogador</numerusform>
            <numerusform>%n jogadores</numerusform>
        </translation>
    </message>
    <message>
        <source>All bots: {level}</source>
        <translation>Todos os robôs: {level}</translation>
    </message>
    <message>
        <source>All my games</source>
        <translation>Todas as minhas partidas</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Robô</translation>
    </message>
    <message>
        <source>Bots take every seat, with all hands open.</source>
        <translation>Um robô em cada lugar, com todas as mãos à vista.</translation>
    </message>
    <message>
        <source>Bots take every seat.</source>
        <translation>Um robô em cada lugar.</translation>
    </message>
    <message>
        <source>Choose a number to deal the same cards every time.</source>
        <translation>Escolha um número para ter sempre as mesmas cartas.</translation>
    </message>
    <message>
        <source>Choose a number to let the same player begin every time.</source>
        <translation>Escolha um número para que comece sempre o mesmo jogador.</translation>
    </message>
    <message>
        <source>Click to change the name</source>
        <translation>Clique para mudar o nome</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuição</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Pormenores</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Pormenores…</translation>
    </message>
    <message>
        <source>Double-click to play at once</source>
        <translation>Clique duas vezes para jogar já</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Give every bot this strength</source>
        <translation>Dar esta força a todos os robôs</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humano</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Torneio</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Livro de contas</translation>
    </message>
    <message>
        <source>Light, dark or high contrast</source>
        <translation>Claro, escuro ou alto contraste</translation>
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
        <translation>As minhas partidas</translation>
    </message>
    <message>
        <source>Name of {charge}</source>
        <translation>Nome ({charge})</translation>
    </message>
    <message>
        <source>Numbers as printed</source>
        <translation>Números de origem</translation>
    </message>
    <message>
        <source>Numbers that players may agree on</source>
        <translation>Números que os jogadores podem combinar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Jogue a sua primeira partida</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Seat of {charge}</source>
        <translation>Lugar ({charge})</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Seats and variants</source>
        <translation>Lugares e variantes</translation>
    </message>
    <message>
        <source>Strength of {charge}</source>
        <translation>Força do robô ({charge})</translation>
    </message>
    <message>
        <source>Take a box from the shelf.</source>
        <translation>Tire uma caixa da prateleira.</translation>
    </message>
    <message>
        <source>The number of the deal decides who begins.</source>
        <translation>O número da distribuição decide quem começa.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>Partida por acabar</translation>
    </message>
    <message>
        <source>Unfinished game that you watched</source>
        <translation>Partida por acabar a que assistiu</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Watch bots</source>
        <translation>Ver os robôs jogar</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Quem começa</translation>
    </message>
    <message>
        <source>Who plays {charge}</source>
        <translation>{charge}: quem joga</translation>
    </message>
    <message>
        <source>a new one every game</source>
        <translation>nova em cada partida</translation>
    </message>
    <message>
        <source>against</source>
        <translation>contra</translation>
    </message>
    <message>
        <source>an evening of matches</source>
        <translation>um serão de partidas</translation>
    </message>
    <message>
        <source>boards, cards and boxes</source>
        <translation>tabuleiros, cartas e caixas</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>por sorteio</translation>
    </message>
    <message>
        <source>by the deal</source>
        <translation>pela distribuição</translation>
    </message>
    <message>
        <source>left off on {day}</source>
        <translation>interrompida a {day}</translation>
    </message>
    <message>
        <source>left off today, {time}</source>
        <translation>interrompida hoje, {time}</translation>
    </message>
    <message>
        <source>left off yesterday, {time}</source>
        <translation>interrompida ontem, {time}</translation>
    </message>
    <message>
        <source>lessons at a real table</source>
        <translation>lições numa mesa a sério</translation>
    </message>
    <message>
        <source>lessons that become a game</source>
        <translation>lições que se tornam uma partida</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nova</translation>
    </message>
    <message>
        <source>one right answer each</source>
        <translation>uma só resposta certa</translation>
    </message>
    <message>
        <source>to read and search</source>
        <translation>para ler e pesquisar</translation>
    </message>
    <message>
        <source>unfinished and finished</source>
        <translation>por acabar e terminadas</translation>
    </message>
    <message>
        <source>victories and seals</source>
        <translation>vitórias e selos</translation>
    </message>
    <message>
        <source>{first}–{last} players</source>
        <translation>{first} a {last} jogadores</translation>
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
        <translation>Agora um robô joga no seu lugar.</translation>
    </message>
    <message>
        <source>A bot plays for you.</source>
        <translation>Um robô joga no seu lugar.</translation>
    </message>
    <message>
        <source>A bot plays for {name}.</source>
        <translation>Um robô joga por {name}.</translation>
    </message>
    <message>
        <source>A click keeps it open until you click again, press Esc or make your move.</source>
        <translation>Um clique mantém-na à vista até novo clique, Esc ou a sua jogada.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceitar</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Voltar à partida</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Voltar à prateleira</translation>
    </message>
    <message>
        <source>Back to your seat</source>
        <translation>Voltar ao seu lugar</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Bots play at once.</source>
        <translation>Os robôs jogam de imediato.</translation>
    </message>
    <message>
        <source>Bots play at their usual pace.</source>
        <translation>Os robôs jogam ao ritmo habitual.</translation>
    </message>
    <message>
        <source>Bots play fast.</source>
        <translation>Os robôs jogam depressa.</translation>
    </message>
    <message>
        <source>Bots play slowly.</source>
        <translation>Os robôs jogam devagar.</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Esc closes the card.</source>
        <translation>Esc fecha a carta.</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Mais depressa</translation>
    </message>
    <message>
        <source>From now on, a simple rule chooses its moves.</source>
        <translation>A partir de agora, uma regra simples joga no lugar dele.</translation>
    </message>
    <message>
        <source>From now on, the bots play by a simple rule.</source>
        <translation>A partir de agora, os robôs jogam segundo uma regra simples.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Hide the hint</source>
        <translation>Ocultar a sugestão</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Sugestão</translation>
    </message>
    <message>
        <source>Hint {number}: {answer}.</source>
        <translation>Sugestão {number}: {answer}.</translation>
    </message>
    <message>
        <source>Hint: {answer}.</source>
        <translation>Sugestão: {answer}.</translation>
    </message>
    <message>
        <source>Hold P to look at your hand.</source>
        <translation>Mantenha P premido para ver a sua mão.</translation>
    </message>
    <message>
        <source>Hold to peek at your hand</source>
        <translation>Manter premido para ver a mão</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>Em números</translation>
    </message>
    <message>
        <source>It is not your turn yet: {name} is to play.</source>
        <translation>Ainda não é a sua vez: é a de {name}.</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>Looking back: move {ply} of {last}, step {step} of {steps}.</source>
        <translation>A rever: jogada {ply} de {last}, passo {step} de {steps}.</translation>
    </message>
    <message>
        <source>Looking back: move {ply} of {last}.</source>
        <translation>A rever: jogada {ply} de {last}.</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>À procura de uma boa jogada…</translation>
    </message>
    <message>
        <source>Looking longer, the coach found a better move: {answer}.</source>
        <translation>Pensando mais tempo, o mestre de armas encontrou melhor: {answer}.</translation>
    </message>
    <message>
        <source>Make moves like this one automatically</source>
        <translation>Fazer automaticamente jogadas como esta</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>More answers</source>
        <translation>Outras respostas</translation>
    </message>
    <message>
        <source>No hint is shown. {key} asks for one.</source>
        <translation>Não há nenhuma sugestão à vista. {key} pede uma.</translation>
    </message>
    <message>
        <source>No hint while hands are hidden: everyone would see which cards you hold.</source>
        <translation>Sem sugestão com as mãos escondidas: todos veriam que cartas tem.</translation>
    </message>
    <message>
        <source>No winning move was found. The coach would play: {answer}.</source>
        <translation>Não foi encontrada nenhuma jogada vencedora. O mestre de armas jogaria: {answer}.</translation>
    </message>
    <message>
        <source>No winning move was found. This one holds out longest: {answer}.</source>
        <translation>Não foi encontrada nenhuma jogada vencedora. A que resiste mais tempo: {answer}.</translation>
    </message>
    <message>
        <source>Nobody can win any more. The coach would play: {answer}.</source>
        <translation>Já ninguém pode ganhar. O mestre de armas jogaria: {answer}.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Peek</source>
        <translation>Espreitar</translation>
    </message>
    <message>
        <source>Press I or double-click to enlarge the card.</source>
        <translation>I ou duplo clique: ampliar a carta.</translation>
    </message>
    <message>
        <source>Press I to enlarge the card.</source>
        <translation>I: ampliar a carta.</translation>
    </message>
    <message>
        <source>Read the rules; F1 opens them at what was just refused or done</source>
        <translation>Ler as regras; F1 abre-as no que acabou de ser recusado ou jogado</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Desforra</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetição</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Prateleira</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Mais devagar</translation>
    </message>
    <message>
        <source>Taken back after hands were open: the record notes it.</source>
        <translation>Anulado com as mãos à vista: fica anotado no registo da partida.</translation>
    </message>
    <message>
        <source>Taken back after something new was seen: the record notes it.</source>
        <translation>Anulado depois de se ver algo novo: fica anotado no registo da partida.</translation>
    </message>
    <message>
        <source>Taken back. {key} plays it again.</source>
        <translation>Jogada anulada. {key} repete-a.</translation>
    </message>
    <message>
        <source>Taken back: the last move of {name}.</source>
        <translation>Foi anulada a última jogada de {name}.</translation>
    </message>
    <message>
        <source>Taken back: the moves of {names} too.</source>
        <translation>Também foram anuladas as jogadas de {names}.</translation>
    </message>
    <message>
        <source>Talk</source>
        <comment>table talk</comment>
        <translation>Falar</translation>
    </message>
    <message numerus="yes">
        <source>Talk: %n new</source>
        <comment>table talk</comment>
        <translation>
            <numerusform>Falar: %n frase nova</numerusform>
            <numerusform>Falar: %n frases novas</numerusform>
        </translation>
    </message>
    <message>
        <source>That came too late: the game had already gone on.</source>
        <translation>Chegou tarde demais: a partida já tinha avançado.</translation>
    </message>
    <message>
        <source>The coach gave no answer.</source>
        <translation>O mestre de armas não respondeu.</translation>
    </message>
    <message>
        <source>The coach is still checking this hint.</source>
        <translation>O mestre de armas ainda está a verificar esta sugestão.</translation>
    </message>
    <message>
        <source>The coach is still thinking: there is no move to play yet.</source>
        <translation>O mestre de armas ainda está a pensar: ainda não há jogada para fazer.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>A partida está em pausa.</translation>
    </message>
    <message>
        <source>The hint comes as soon as it is your turn.</source>
        <translation>A sugestão chega assim que for a sua vez.</translation>
    </message>
    <message>
        <source>The hint has just changed: {answer}. Press {key} again to play it.</source>
        <translation>A sugestão acaba de mudar: {answer}. Prima {key} outra vez para a jogar.</translation>
    </message>
    <message>
        <source>The hint is not certain yet: {answer}. Press {key} again to play it.</source>
        <translation>A sugestão ainda não é certa: {answer}. Prima {key} outra vez para a jogar.</translation>
    </message>
    <message>
        <source>The panel shows what the coach would have played, and why.</source>
        <translation>O painel mostra o que o mestre de armas teria jogado, e porquê.</translation>
    </message>
    <message>
        <source>There are no figures to show for this hint.</source>
        <translation>Não há números a mostrar para esta sugestão.</translation>
    </message>
    <message>
        <source>Thinking about it…</source>
        <translation>A pensar nisso…</translation>
    </message>
    <message>
        <source>This ends the game.</source>
        <translation>Isto termina a partida.</translation>
    </message>
    <message>
        <source>This ends the game; who wins is not known yet.</source>
        <translation>Isto termina a partida; ainda não se sabe quem ganha.</translation>
    </message>
    <message>
        <source>This may end the game.</source>
        <translation>Isto pode terminar a partida.</translation>
    </message>
    <message>
        <source>Trade…</source>
        <translation>Trocar…</translation>
    </message>
    <message>
        <source>Was this fair?</source>
        <translation>Foi jogo limpo?</translation>
    </message>
    <message>
        <source>{answer}: {said}</source>
        <translation>{answer}: {said}</translation>
    </message>
    <message>
        <source>{enter} or {back} brings you back to the game.</source>
        <translation>{enter} ou {back}: voltar à partida.</translation>
    </message>
    <message>
        <source>{key} plays it again.</source>
        <translation>{key} repete a jogada.</translation>
    </message>
    <message>
        <source>{name} comes back</source>
        <translation>{name} volta</translation>
    </message>
    <message>
        <source>{name} did not respond in time.</source>
        <translation>{name} não respondeu a tempo.</translation>
    </message>
    <message>
        <source>{name} kept sending messages and was stopped.</source>
        <translation>{name} enviava mensagens sem parar, e o programa foi encerrado.</translation>
    </message>
    <message>
        <source>{name} sent a reply that makes no sense.</source>
        <translation>{name} enviou uma resposta sem sentido.</translation>
    </message>
    <message>
        <source>{name} tried to make a move that the rules forbid.</source>
        <translation>{name} tentou uma jogada que as regras proíbem.</translation>
    </message>
    <message>
        <source>{name}, hold P to look at your hand.</source>
        <translation>{name}, mantenha P premido para ver a sua mão.</translation>
    </message>
    <message>
        <source>{name}’s program cannot be isolated: its interpreter is not installed in a folder of its own.</source>
        <translation>{name}: o programa não pode ser isolado, porque o interpretador dele não está instalado numa pasta própria.</translation>
    </message>
    <message>
        <source>{name}’s program ended unexpectedly.</source>
        <translation>{name}: o programa terminou inesperadamente.</translation>
    </message>
    <message>
        <source>{name}’s program is no longer in your list.</source>
        <translation>{name}: o programa já não está na sua lista.</translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message numerus="yes">
        <source>%n stand(s)</source>
        <comment>agreements</comment>
        <translation>
            <numerusform>%n em vigor</numerusform>
            <numerusform>%n em vigor</numerusform>
        </translation>
    </message>
    <message>
        <source>(in answer to: {offer})</source>
        <translation>(em resposta a: {offer})</translation>
    </message>
    <message>
        <source>A promise for a whole game was too long for {name}.</source>
        <translation>Uma promessa para a partida inteira era demasiado longa para {name}.</translation>
    </message>
    <message>
        <source>A whole game is too long.</source>
        <translation>Uma partida inteira é tempo demais.</translation>
    </message>
    <message>
        <source>Accept</source>
        <comment>an offer</comment>
        <translation>Aceitar</translation>
    </message>
    <message>
        <source>Add this card</source>
        <translation>Juntar esta carta</translation>
    </message>
    <message>
        <source>Agreed.</source>
        <translation>De acordo.</translation>
    </message>
    <message>
        <source>Agreements</source>
        <translation>Acordos</translation>
    </message>
    <message>
        <source>An agreement binds nobody; all remember it.</source>
        <translation>Um acordo não obriga ninguém; todos se lembram dele.</translation>
    </message>
    <message>
        <source>An offer needs at least one promise.</source>
        <translation>Uma proposta contém pelo menos uma promessa.</translation>
    </message>
    <message>
        <source>An offer to {name}.</source>
        <translation>Uma proposta a {name}.</translation>
    </message>
    <message>
        <source>An offer to {name}: click what you ask.</source>
        <translation>Uma proposta a {name}: clique no que pede.</translation>
    </message>
    <message>
        <source>An offer to {name}: click what you give.</source>
        <translation>Uma proposta a {name}: clique no que dá.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Choose one of the others at the table.</source>
        <translation>Escolha outro jogador da mesa.</translation>
    </message>
    <message>
        <source>Click cards, then a seat; or use the arrows and Enter.</source>
        <translation>Clique em cartas e depois num jogador; ou use as setas e Enter.</translation>
    </message>
    <message>
        <source>Click to answer. Nothing is said before you confirm it.</source>
        <translation>Clique para responder. Nada é dito antes de confirmar.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Counter</source>
        <comment>make another offer in its place</comment>
        <translation>Contraproposta</translation>
    </message>
    <message>
        <source>Decline</source>
        <comment>an offer</comment>
        <translation>Recusar</translation>
    </message>
    <message>
        <source>Do you take that back?</source>
        <translation>Retira o que disse?</translation>
    </message>
    <message>
        <source>Each side may make two promises at most.</source>
        <translation>Cada lado pode fazer duas promessas, no máximo.</translation>
    </message>
    <message>
        <source>Each would keep out of a region that the other needed more.</source>
        <translation>Cada um ficaria fora de uma região de que o outro precisava mais.</translation>
    </message>
    <message>
        <source>Enough has been said in this game.</source>
        <translation>Já se falou bastante nesta partida.</translation>
    </message>
    <message>
        <source>Everyone sees the card. It stays in your hand.</source>
        <translation>Todos veem a carta. Fica na sua mão.</translation>
    </message>
    <message>
        <source>For the</source>
        <translation>Duração</translation>
    </message>
    <message>
        <source>Give my word</source>
        <translation>Dar a minha palavra</translation>
    </message>
    <message>
        <source>Hand the screen back</source>
        <translation>Devolver o ecrã</translation>
    </message>
    <message>
        <source>I ask</source>
        <translation>Eu peço</translation>
    </message>
    <message>
        <source>I can stop you.</source>
        <translation>Eu posso impedir a sua vitória.</translation>
    </message>
    <message>
        <source>I can stop {rival}.</source>
        <translation>Eu posso travar {rival}.</translation>
    </message>
    <message>
        <source>I cannot stop you.</source>
        <translation>Não posso impedir a sua vitória.</translation>
    </message>
    <message>
        <source>I cannot stop {rival}.</source>
        <translation>Não posso travar {rival}.</translation>
    </message>
    <message>
        <source>I doubt it.</source>
        <translation>Duvido.</translation>
    </message>
    <message>
        <source>I give</source>
        <translation>Eu dou</translation>
    </message>
    <message>
        <source>I take my offer back.</source>
        <translation>Retiro a minha proposta.</translation>
    </message>
    <message>
        <source>I want one of these regions for myself.</source>
        <translation>Quero uma destas regiões para mim.</translation>
    </message>
    <message>
        <source>I want {place} for myself.</source>
        <translation>Quero {place} para mim.</translation>
    </message>
    <message>
        <source>I will stop you.</source>
        <translation>Eu impeço a sua vitória.</translation>
    </message>
    <message>
        <source>I will stop {rival}.</source>
        <translation>Eu travo {rival}.</translation>
    </message>
    <message>
        <source>Keep my word</source>
        <translation>Manter a palavra</translation>
    </message>
    <message>
        <source>Leave this card out</source>
        <translation>Retirar esta carta</translation>
    </message>
    <message>
        <source>Make an offer…</source>
        <translation>Fazer uma proposta…</translation>
    </message>
    <message>
        <source>No answer yet: {names}.</source>
        <translation>Ainda sem resposta: {names}.</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>to an offer</comment>
        <translation>Não.</translation>
    </message>
    <message>
        <source>Nobody else sees the card. It stays in your hand.</source>
        <translation>Mais ninguém vê a carta. Fica na sua mão.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>Offer it</source>
        <translation>Propor</translation>
    </message>
    <message>
        <source>One of these regions belongs to somebody already.</source>
        <translation>Uma destas regiões já pertence a alguém.</translation>
    </message>
    <message>
        <source>One of these regions would win somebody the game.</source>
        <translation>Uma destas regiões daria a vitória a alguém.</translation>
    </message>
    <message>
        <source>Only the others can accept your offer.</source>
        <translation>Só os outros podem aceitar a sua proposta.</translation>
    </message>
    <message>
        <source>Others have more cards than I do.</source>
        <translation>Outros têm mais cartas do que eu.</translation>
    </message>
    <message>
        <source>Show it to all</source>
        <translation>Mostrar esta carta a todos</translation>
    </message>
    <message>
        <source>Show it to {name}</source>
        <translation>Mostrar esta carta a {name}</translation>
    </message>
    <message>
        <source>Show me whether you hold {card}.</source>
        <translation>Mostre-me se tem {card}.</translation>
    </message>
    <message>
        <source>Show me your hand.</source>
        <translation>Mostre-me a sua mão.</translation>
    </message>
    <message>
        <source>Show now</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show now: nobody else sees.</source>
        <translation>Mostrar: mais ninguém vê.</translation>
    </message>
    <message>
        <source>Show to all</source>
        <translation>Mostrar a todos</translation>
    </message>
    <message>
        <source>Show your whole hand: to whom?</source>
        <translation>Mostrar toda a sua mão: a quem?</translation>
    </message>
    <message>
        <source>Show {card}: to whom?</source>
        <translation>Mostrar {card}: a quem?</translation>
    </message>
    <message>
        <source>Somebody had to stop you, and {name} held enough.</source>
        <translation>Alguém tinha de impedir a sua vitória, e {name} tinha cartas para isso.</translation>
    </message>
    <message>
        <source>Somebody had to stop {other}, and {name} held enough.</source>
        <translation>Alguém tinha de travar {other}, e {name} tinha cartas para isso.</translation>
    </message>
    <message>
        <source>Something else happened first: say it again.</source>
        <translation>Entretanto aconteceu outra coisa: diga-o de novo.</translation>
    </message>
    <message>
        <source>Stop {name}!</source>
        <translation>Travem {name}!</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Retirar a palavra</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Agradeço!</translation>
    </message>
    <message>
        <source>That cannot be said in this game.</source>
        <translation>Isso não se pode dizer neste jogo.</translation>
    </message>
    <message>
        <source>That has been said already.</source>
        <translation>Isso já foi dito.</translation>
    </message>
    <message>
        <source>That offer is no longer open.</source>
        <translation>Essa proposta já não está aberta.</translation>
    </message>
    <message>
        <source>That promise makes no sense here.</source>
        <translation>Essa promessa não faz sentido aqui.</translation>
    </message>
    <message>
        <source>That region is already on the other side of the offer.</source>
        <translation>Essa região já está do outro lado da proposta.</translation>
    </message>
    <message>
        <source>That would cost me more than it brings.</source>
        <translation>Isso custar-me-ia mais do que rende.</translation>
    </message>
    <message>
        <source>The agreement between {name} and {other} has lapsed.</source>
        <translation>O acordo entre {name} e {other} caducou.</translation>
    </message>
    <message>
        <source>The bots of this match are silent.</source>
        <translation>Os robôs desta partida não falam.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>They want to stop you!</source>
        <translation>Querem impedir a sua vitória!</translation>
    </message>
    <message>
        <source>To all</source>
        <translation>A todos</translation>
    </message>
    <message>
        <source>To {name}</source>
        <comment>an offer</comment>
        <translation>Para {name}</translation>
    </message>
    <message>
        <source>Too many offers are open; wait until some are answered.</source>
        <translation>Há demasiadas propostas abertas; espere até que algumas tenham resposta.</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>O que se disse</translation>
    </message>
    <message>
        <source>What would I get for it?</source>
        <translation>E o que ganharia eu com isso?</translation>
    </message>
    <message>
        <source>Whom do you want to talk to? Click a seat, or use the arrow keys.</source>
        <translation>Com quem quer falar? Clique num jogador ou escolha com as setas.</translation>
    </message>
    <message>
        <source>Will you stop {name}?</source>
        <translation>Vai travar {name}?</translation>
    </message>
    <message>
        <source>You are about to win the game.</source>
        <translation>Você está prestes a ganhar a partida.</translation>
    </message>
    <message>
        <source>You are winning. Who will help me stop you?</source>
        <translation>Você está a ganhar. Quem me ajuda a impedir isso?</translation>
    </message>
    <message>
        <source>You ask {others}</source>
        <translation>Pedido seu a {others}</translation>
    </message>
    <message>
        <source>You break your word to {other}.</source>
        <translation>Você falta à palavra dada a {other}.</translation>
    </message>
    <message>
        <source>You broke a promise to me.</source>
        <translation>Você faltou à palavra que me deu.</translation>
    </message>
    <message>
        <source>You broke more promises than you kept.</source>
        <translation>Você quebrou mais promessas do que cumpriu.</translation>
    </message>
    <message>
        <source>You broke your promise to me.</source>
        <translation>Você faltou à palavra que me deu.</translation>
    </message>
    <message>
        <source>You broke your word here.</source>
        <translation>Aqui você faltou à sua palavra.</translation>
    </message>
    <message>
        <source>You had broken a promise to {name}.</source>
        <translation>Você tinha faltado à palavra dada a {name}.</translation>
    </message>
    <message>
        <source>You had broken a promise.</source>
        <translation>Você tinha quebrado uma promessa.</translation>
    </message>
    <message>
        <source>You had broken more promises than you had kept.</source>
        <translation>Você tinha quebrado mais promessas do que tinha cumprido.</translation>
    </message>
    <message>
        <source>You have broken a promise.</source>
        <translation>Você quebrou uma promessa.</translation>
    </message>
    <message>
        <source>You have made {name} an offer.</source>
        <translation>Você fez uma proposta a {name}.</translation>
    </message>
    <message>
        <source>You have more cards than I do.</source>
        <translation>Você tem mais cartas do que eu.</translation>
    </message>
    <message>
        <source>You may win the game with this battle.</source>
        <translation>Você pode ganhar a partida com esta batalha.</translation>
    </message>
    <message>
        <source>You need not keep the agreement: “Back” shows nothing.</source>
        <translation>Nada obriga a cumprir o acordo: com «Voltar», não se mostra nada.</translation>
    </message>
    <message>
        <source>You offer {others}</source>
        <translation>Proposta sua a {others}</translation>
    </message>
    <message>
        <source>You promised {name}: {words} {key} plays the move all the same.</source>
        <translation>Prometeu a {name}: {words} {key} joga mesmo assim.</translation>
    </message>
    <message>
        <source>You said that you would stop {name}.</source>
        <translation>Disse que ia travar {name}.</translation>
    </message>
    <message>
        <source>You said that you would stop {name}. {key} plays the move all the same.</source>
        <translation>Disse que travaria {name}. {key} joga mesmo assim.</translation>
    </message>
    <message>
        <source>You said that you would stop {rival}.</source>
        <translation>Você disse que travaria {rival}.</translation>
    </message>
    <message>
        <source>You then give your word for this battle.</source>
        <translation>Dá assim a sua palavra para esta batalha.</translation>
    </message>
    <message>
        <source>You were about to win the game.</source>
        <translation>Você estava prestes a ganhar a partida.</translation>
    </message>
    <message>
        <source>Your agreement with {name} has lapsed.</source>
        <translation>O seu acordo com {name} caducou.</translation>
    </message>
    <message>
        <source>Your agreement with {name}: show {cards} now?</source>
        <translation>O seu acordo com {name}: mostrar {cards} agora?</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>A sua</translation>
    </message>
    <message>
        <source>a place or a promise</source>
        <translation>um lugar ou uma promessa</translation>
    </message>
    <message>
        <source>a promise</source>
        <translation>uma promessa</translation>
    </message>
    <message>
        <source>broken</source>
        <comment>an agreement</comment>
        <translation>quebrado</translation>
    </message>
    <message>
        <source>click map or cards</source>
        <translation>clique no mapa ou na mão</translation>
    </message>
    <message>
        <source>click on the board</source>
        <translation>clique no tabuleiro</translation>
    </message>
    <message>
        <source>clicks go here</source>
        <translation>um clique acrescenta aqui</translation>
    </message>
    <message>
        <source>declined</source>
        <comment>an offer</comment>
        <translation>recusada</translation>
    </message>
    <message>
        <source>for {time}</source>
        <comment>how long an offer lasts</comment>
        <translation>durante {time}</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>an agreement</comment>
        <translation>cumprido</translation>
    </message>
    <message>
        <source>kept {kept} of {count}</source>
        <translation>cumpriu {kept} de {count}</translation>
    </message>
    <message>
        <source>lapsed</source>
        <comment>an agreement</comment>
        <translation>caducado</translation>
    </message>
    <message>
        <source>none in force</source>
        <comment>agreements</comment>
        <translation>nenhum em vigor</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nada ainda</translation>
    </message>
    <message>
        <source>open</source>
        <comment>an offer</comment>
        <translation>aberta</translation>
    </message>
    <message>
        <source>show all</source>
        <translation>ver todos</translation>
    </message>
    <message>
        <source>show fewer</source>
        <translation>ver menos</translation>
    </message>
    <message>
        <source>stands</source>
        <comment>an agreement</comment>
        <translation>em vigor</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <comment>an offer</comment>
        <translation>retirada</translation>
    </message>
    <message>
        <source>you</source>
        <comment>one of several</comment>
        <translation>você</translation>
    </message>
    <message>
        <source>{deed}? Then {threat}.</source>
        <translation>{deed}? Então {threat}.</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}; {second}</translation>
    </message>
    <message>
        <source>{key} or {other}</source>
        <comment>keys</comment>
        <translation>{key} ou {other}</translation>
    </message>
    <message>
        <source>{name} and you</source>
        <translation>{name} e você</translation>
    </message>
    <message>
        <source>{name} and you have kept your agreement.</source>
        <translation>{name} e você cumpriram o acordo.</translation>
    </message>
    <message>
        <source>{name} and {other}</source>
        <translation>{name} e {other}</translation>
    </message>
    <message>
        <source>{name} and {other} have kept their agreement.</source>
        <translation>{name} e {other} cumpriram o acordo.</translation>
    </message>
    <message>
        <source>{name} asks you</source>
        <translation>{name} pede-lhe</translation>
    </message>
    <message>
        <source>{name} asks {others}</source>
        <translation>Pedido de {name} a {others}</translation>
    </message>
    <message>
        <source>{name} breaks a promise to you.</source>
        <translation>{name} falta à palavra que lhe deu.</translation>
    </message>
    <message>
        <source>{name} breaks a promise to {other}.</source>
        <translation>{name} falta à palavra dada a {other}.</translation>
    </message>
    <message>
        <source>{name} broke a promise here.</source>
        <translation>Aqui, {name} faltou à palavra.</translation>
    </message>
    <message>
        <source>{name} broke a promise to me.</source>
        <translation>{name} faltou à palavra que me deu.</translation>
    </message>
    <message>
        <source>{name} broke a promise to me. Do not trust them.</source>
        <translation>{name} faltou à palavra que me deu. Não confiem em {name}.</translation>
    </message>
    <message>
        <source>{name} broke more promises than they kept.</source>
        <translation>{name} quebrou mais promessas do que cumpriu.</translation>
    </message>
    <message>
        <source>{name} cannot help</source>
        <translation>{name} não pode ajudar</translation>
    </message>
    <message>
        <source>{name} expected that both would gain by it.</source>
        <translation>{name} esperava que ambos ganhassem com isso.</translation>
    </message>
    <message>
        <source>{name} expected this to cost little.</source>
        <translation>{name} contava que isto custasse pouco.</translation>
    </message>
    <message>
        <source>{name} expected this to cost too much.</source>
        <translation>{name} contava que isto custasse demasiado.</translation>
    </message>
    <message>
        <source>{name} expected to gain by it.</source>
        <translation>{name} esperava ganhar com isso.</translation>
    </message>
    <message>
        <source>{name} expected to gain more by this than a promise to you is worth.</source>
        <translation>{name} contava ganhar com isto mais do que vale a palavra que lhe deu.</translation>
    </message>
    <message>
        <source>{name} expected to gain more by this than a promise to {other} is worth.</source>
        <translation>{name} contava ganhar com isto mais do que vale uma palavra dada a {other}.</translation>
    </message>
    <message>
        <source>{name} had said “I will stop you”.</source>
        <translation>{name} tinha dito que impediria a sua vitória.</translation>
    </message>
    <message>
        <source>{name} had said “I will stop {rival}”.</source>
        <translation>{name} tinha dito que travaria {rival}.</translation>
    </message>
    <message>
        <source>{name} has broken a promise.</source>
        <translation>{name} quebrou uma promessa.</translation>
    </message>
    <message>
        <source>{name} has more cards than I do.</source>
        <translation>{name} tem mais cartas do que eu.</translation>
    </message>
    <message>
        <source>{name} has not answered</source>
        <translation>{name} não respondeu</translation>
    </message>
    <message>
        <source>{name} held enough to stop you.</source>
        <translation>{name} tinha cartas para impedir a sua vitória.</translation>
    </message>
    <message>
        <source>{name} held enough to stop {other}.</source>
        <translation>{name} tinha cartas para travar {other}.</translation>
    </message>
    <message>
        <source>{name} held too little to stop you.</source>
        <translation>{name} não tinha cartas suficientes para impedir a sua vitória.</translation>
    </message>
    <message>
        <source>{name} held too little to stop {other}.</source>
        <translation>{name} não tinha cartas suficientes para travar {other}.</translation>
    </message>
    <message>
        <source>{name} is about to win the game.</source>
        <translation>{name} está prestes a ganhar a partida.</translation>
    </message>
    <message>
        <source>{name} kept a promise to you instead.</source>
        <translation>{name} preferiu cumprir a palavra que lhe deu.</translation>
    </message>
    <message>
        <source>{name} kept a promise to {other} instead.</source>
        <translation>{name} preferiu cumprir a palavra dada a {other}.</translation>
    </message>
    <message>
        <source>{name} may win the game with this battle.</source>
        <translation>{name} pode ganhar a partida com esta batalha.</translation>
    </message>
    <message>
        <source>{name} offers you</source>
        <translation>{name} propõe-lhe</translation>
    </message>
    <message>
        <source>{name} offers you instead</source>
        <translation>{name} propõe-lhe em alternativa</translation>
    </message>
    <message>
        <source>{name} offers {others}</source>
        <translation>Proposta de {name} a {others}</translation>
    </message>
    <message>
        <source>{name} to you</source>
        <translation>{name} para você</translation>
    </message>
    <message>
        <source>{name} to {other}</source>
        <translation>{name} para {other}</translation>
    </message>
    <message>
        <source>{name} wanted {place} too.</source>
        <translation>{name} também queria {place}.</translation>
    </message>
    <message>
        <source>{name} will help</source>
        <translation>{name} vai ajudar</translation>
    </message>
    <message>
        <source>{name} would have got nothing in return.</source>
        <translation>{name} não teria recebido nada em troca.</translation>
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
        <translation>{other} tinha faltado à palavra dada a {name}.</translation>
    </message>
    <message>
        <source>{other} had broken a promise.</source>
        <translation>{other} tinha quebrado uma promessa.</translation>
    </message>
    <message>
        <source>{other} had broken more promises than they had kept.</source>
        <translation>{other} tinha quebrado mais promessas do que tinha cumprido.</translation>
    </message>
    <message>
        <source>{other} was about to win the game.</source>
        <translation>{other} estava prestes a ganhar a partida.</translation>
    </message>
    <message>
        <source>{place} belonged to somebody already.</source>
        <translation>{place} já pertencia a alguém.</translation>
    </message>
    <message>
        <source>{place} belongs to somebody already.</source>
        <translation>{place} já pertence a alguém.</translation>
    </message>
    <message>
        <source>{place} wins you the game. Who will help me stop you?</source>
        <translation>{place} dá-lhe a vitória. Quem me ajuda a impedir isso?</translation>
    </message>
    <message>
        <source>{place} wins {rival} the game. Who will help me stop {rival}?</source>
        <translation>{place} dá a vitória a {rival}. Quem me ajuda a travar {rival}?</translation>
    </message>
    <message>
        <source>{place} would have won you the game, and {name} is bold.</source>
        <translation>Com {place}, você teria ganho a partida, e {name} joga com ousadia.</translation>
    </message>
    <message>
        <source>{place} would have won you the game.</source>
        <translation>Com {place}, você teria ganho a partida.</translation>
    </message>
    <message>
        <source>{place} would have won {other} the game, and {name} is bold.</source>
        <translation>{place} teria dado a vitória a {other}, e {name} joga com ousadia.</translation>
    </message>
    <message>
        <source>{place} would have won {other} the game.</source>
        <translation>{place} teria dado a vitória a {other}.</translation>
    </message>
    <message>
        <source>{place} would win somebody the game.</source>
        <translation>{place} daria a vitória a alguém.</translation>
    </message>
    <message>
        <source>{rival} is winning. Who will help me stop {rival}?</source>
        <translation>{rival} está a ganhar. Quem me ajuda a travar {rival}?</translation>
    </message>
    <message>
        <source>{who}, {time}:</source>
        <translation>{who}, {time}:</translation>
    </message>
    <message>
        <source>{who}:</source>
        <translation>{who}:</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>«{words}»</translation>
    </message>
    <message>
        <source>✓ Will stop you: {names}.</source>
        <translation>✓ Compromisso de impedir a sua vitória: {names}.</translation>
    </message>
    <message>
        <source>✓ Will stop {name}: {names}.</source>
        <translation>✓ Compromisso contra {name}: {names}.</translation>
    </message>
    <message>
        <source>✗ Cannot: {names}.</source>
        <translation>✗ Não está ao alcance de: {names}.</translation>
    </message>
</context>
<context>
    <name>Tempers</name>
    <message>
        <source>bold</source>
        <comment>he</comment>
        <translation>ousado</translation>
    </message>
    <message>
        <source>bold</source>
        <comment>she</comment>
        <translation>ousada</translation>
    </message>
    <message>
        <source>careful</source>
        <comment>he</comment>
        <translation>cauteloso</translation>
    </message>
    <message>
        <source>careful</source>
        <comment>she</comment>
        <translation>cautelosa</translation>
    </message>
    <message>
        <source>vengeful</source>
        <comment>he</comment>
        <translation>vingativo</translation>
    </message>
    <message>
        <source>vengeful</source>
        <comment>she</comment>
        <translation>vingativa</translation>
    </message>
    <message>
        <source>{name} is {temper} and strikes back at the last player who took something.</source>
        <translation>{name} é {temper} e devolve o golpe ao último que tirou alguma coisa.</translation>
    </message>
    <message>
        <source>{name} is {temper} and would rather attack than wait.</source>
        <translation>{name} é {temper} e prefere atacar a esperar.</translation>
    </message>
    <message>
        <source>{name} is {temper} and would rather play safe than take a risk.</source>
        <translation>{name} é {temper} e prefere jogar pelo seguro a arriscar.</translation>
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
