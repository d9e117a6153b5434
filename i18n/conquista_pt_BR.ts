<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Aldric</name>
    <message>
        <source>A blow I would have been proud of.</source>
        <translation>Um golpe do qual eu me orgulharia.</translation>
    </message>
    <message>
        <source>A bridge down! And I did not even have to hit it.</source>
        <translation>Menos uma ponte! E nem bati nela.</translation>
    </message>
    <message>
        <source>A fine field. Now for something to knock down.</source>
        <translation>Belo campo. Agora falta o que derrubar.</translation>
    </message>
    <message>
        <source>A suite! Come and break your teeth on it.</source>
        <translation>Uma sequência! Venham quebrar os dentes nela.</translation>
    </message>
    <message>
        <source>A suite? Hand me something heavy.</source>
        <translation>Uma sequência? Me passem algo pesado.</translation>
    </message>
    <message>
        <source>A surrender? I had just tied my boots.</source>
        <translation>Uma rendição? Tinha acabado de amarrar as botas.</translation>
    </message>
    <message>
        <source>All my men, and nothing to sing about!</source>
        <translation>Meus homens todos, e nada para cantar!</translation>
    </message>
    <message>
        <source>Another round! My arm was just getting warm.</source>
        <translation>Mais uma! O braço só agora esquentou.</translation>
    </message>
    <message>
        <source>At your service. Mind the hammer.</source>
        <translation>Às ordens. Cuidado com o martelo.</translation>
    </message>
    <message>
        <source>Dark as my cellar. I find my way there, too.</source>
        <translation>Escuro como a minha adega. Lá também me oriento.</translation>
    </message>
    <message>
        <source>Enjoy it! I like a long quarrel.</source>
        <translation>Aproveite! Gosto de uma briga longa.</translation>
    </message>
    <message>
        <source>Far behind? Good. I need the run-up.</source>
        <translation>Muito atrás? Ótimo. Preciso tomar impulso.</translation>
    </message>
    <message>
        <source>Fine gold. Shall I carry it for you?</source>
        <translation>Belo ouro. Quer que eu carregue?</translation>
    </message>
    <message>
        <source>First card gone. The hunt is on!</source>
        <translation>Lá se foi a primeira carta. Está aberta a caça!</translation>
    </message>
    <message>
        <source>Halfway! I have hardly raised my voice.</source>
        <translation>Na metade! E eu mal levantei a voz.</translation>
    </message>
    <message>
        <source>I am so far ahead that I hear you only faintly!</source>
        <translation>Estou tão na frente que mal ouço vocês!</translation>
    </message>
    <message>
        <source>Knock, knock! Sorry about the door.</source>
        <translation>Toc, toc! Desculpe a porta.</translation>
    </message>
    <message>
        <source>Let us begin before the beer gets warm.</source>
        <translation>Vamos começar antes que a cerveja esquente.</translation>
    </message>
    <message>
        <source>My towers! Well, I build faster than you raze.</source>
        <translation>Minhas torres! Ora, construo mais rápido do que derrubam.</translation>
    </message>
    <message>
        <source>One more blow! Hold my drink.</source>
        <translation>Só mais um golpe! Segurem meu copo.</translation>
    </message>
    <message>
        <source>One move from the end? Not while I stand in the door!</source>
        <translation>A uma jogada do fim? Não enquanto eu estiver na porta!</translation>
    </message>
    <message>
        <source>Ouch! A good hit. I shall remember it.</source>
        <translation>Ai! Em cheio. Não vou me esquecer.</translation>
    </message>
    <message>
        <source>So close that I can smell your dinner!</source>
        <translation>Tão perto que já sinto o cheiro do seu jantar!</translation>
    </message>
    <message>
        <source>Still thinking? I have besieged castles in less time.</source>
        <translation>Ainda pensando? Já tomei castelos em menos tempo.</translation>
    </message>
    <message>
        <source>Suites everywhere! Where do I strike first?</source>
        <translation>Sequências por todo lado! Onde bato primeiro?</translation>
    </message>
    <message>
        <source>The last charge! Whatever comes, drinks are on me.</source>
        <translation>Última carga! Aconteça o que acontecer, eu pago.</translation>
    </message>
    <message>
        <source>There! Now we are friends again.</source>
        <translation>Pronto! Amigos de novo.</translation>
    </message>
    <message>
        <source>Timber! Well, stone.</source>
        <translation>Lá vai madeira! Quer dizer, pedra.</translation>
    </message>
    <message>
        <source>Words break, I see. Hammers less so.</source>
        <translation>As palavras se quebram, já vi. Os martelos, menos.</translation>
    </message>
    <message>
        <source>You again? I shall put a bell on that door.</source>
        <translation>De novo? Vou pôr um sino nessa porta.</translation>
    </message>
    <message>
        <source>You beat me last time. Splendid! Now do it again.</source>
        <translation>Da última vez levei uma bela surra. Esplêndido! Agora repita.</translation>
    </message>
    <message>
        <source>You left a dent in my helmet earlier. I kept it.</source>
        <translation>Há pouco você amassou meu elmo. Guardei a marca.</translation>
    </message>
    <message>
        <source>{place} slipped off my anvil. Next time I hold it tighter.</source>
        <translation>{place} escorregou da bigorna. Na próxima aperto mais.</translation>
    </message>
</context>
<context>
    <name>Beatriz</name>
    <message>
        <source>A bishop! Quick, look pious.</source>
        <translation>Um bispo! Rápido, cara de santo.</translation>
    </message>
    <message>
        <source>A suite! Touch it, if you dare.</source>
        <translation>Uma sequência! Toque nela quem tiver coragem.</translation>
    </message>
    <message>
        <source>Ahead by a feather. And I wear one.</source>
        <translation>Na frente por uma pluma. E tenho uma no chapéu.</translation>
    </message>
    <message>
        <source>Bravo! I would throw flowers, had I any.</source>
        <translation>Bravo! Jogaria flores, se tivesse.</translation>
    </message>
    <message>
        <source>From down here the jump looks even finer.</source>
        <translation>Daqui de baixo o salto parece ainda mais bonito.</translation>
    </message>
    <message>
        <source>Jump! You can think on the way down.</source>
        <translation>Pule! A gente pensa durante a queda.</translation>
    </message>
    <message>
        <source>My towers! At least they fell in style.</source>
        <translation>Minhas torres! Ao menos caíram com estilo.</translation>
    </message>
    <message>
        <source>No bridge? I was always good at jumping.</source>
        <translation>Sem ponte? Sempre pulei bem.</translation>
    </message>
    <message>
        <source>Now I lead the dance!</source>
        <translation>Agora eu conduzo a dança!</translation>
    </message>
    <message>
        <source>One card over the side. Bon voyage!</source>
        <translation>Uma carta ao mar. Boa viagem!</translation>
    </message>
    <message>
        <source>One step from the top? Somebody shake that rope!</source>
        <translation>A um degrau do topo? Balancem essa escada!</translation>
    </message>
    <message>
        <source>Outrageous! Charming, but outrageous.</source>
        <translation>Que escândalo! Com charme, mas um escândalo.</translation>
    </message>
    <message>
        <source>Something to climb at last.</source>
        <translation>Até que enfim, algo para escalar.</translation>
    </message>
    <message>
        <source>Sorry! I only wanted to climb them.</source>
        <translation>Desculpem! Eu só queria subir nelas.</translation>
    </message>
    <message>
        <source>The air is wonderful up here!</source>
        <translation>Que ar maravilhoso aqui em cima!</translation>
    </message>
    <message>
        <source>They give up? I was just getting dressed for it.</source>
        <translation>Já se rendem? Eu estava me arrumando para a festa.</translation>
    </message>
    <message>
        <source>While you think, I could learn the lute.</source>
        <translation>Enquanto isso, eu poderia aprender alaúde.</translation>
    </message>
    <message>
        <source>Winter? Then we dance to keep warm.</source>
        <translation>Inverno? Vamos dançar para esquentar.</translation>
    </message>
    <message>
        <source>You blinked before you struck. I saw it.</source>
        <translation>Você piscou antes de atacar. Eu vi.</translation>
    </message>
    <message>
        <source>You found it? I have had my eye on it since noon.</source>
        <translation>Foi parar aí? Eu estava de olho desde o meio-dia.</translation>
    </message>
    <message>
        <source>You lead by a feather. I collect those.</source>
        <translation>Está na frente por uma pluma. Faço coleção.</translation>
    </message>
    <message>
        <source>You looked the other way. I never do.</source>
        <translation>Você olhou para o lado. Eu nunca olho.</translation>
    </message>
    <message>
        <source>You stepped on my foot earlier. I dance better now.</source>
        <translation>Há pouco você pisou no meu pé. Agora danço melhor.</translation>
    </message>
    <message>
        <source>You won last time. I took off my hat to you. Once.</source>
        <translation>A última vitória foi sua. Tirei o chapéu. Uma vez.</translation>
    </message>
    <message>
        <source>{place} danced with you instead. I shall cut in.</source>
        <translation>{place} preferiu outro par. Ainda tiro para dançar.</translation>
    </message>
    <message>
        <source>{place} is mine. They threw me the keys, nearly.</source>
        <translation>{place} é conquista minha. Quase me jogaram as chaves.</translation>
    </message>
    <message>
        <source>{place}! I was over the wall before breakfast.</source>
        <translation>{place}! Pulei o muro antes do café.</translation>
    </message>
</context>
<context>
    <name>Cannir</name>
    <message numerus="yes">
        <source>%n card(s) below.</source>
        <translation>
            <numerusform>%n carta embaixo.</numerusform>
            <numerusform>%n cartas embaixo.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Hand of {value} or more restores it.</source>
        <translation>Uma Mão de {value} ou mais a restaura.</translation>
    </message>
    <message>
        <source>Cards are laid face up in this game.</source>
        <translation>Nesta partida, as cartas são colocadas viradas para cima.</translation>
    </message>
    <message>
        <source>It cannot be attacked now: without it, other cards would be cut off.</source>
        <translation>Não pode ser atacada agora: sem ela, outras ficariam separadas entre si.</translation>
    </message>
    <message>
        <source>No Hand is left that could restore it.</source>
        <translation>Não resta nenhuma Mão que possa restaurá-la.</translation>
    </message>
    <message>
        <source>No Sword can attack it.</source>
        <translation>Nenhuma Espada pode atacá-la.</translation>
    </message>
    <message>
        <source>No Sword is left that could attack it.</source>
        <translation>Não resta nenhuma Espada que possa atacá-la.</translation>
    </message>
    <message>
        <source>No card yet.</source>
        <translation>Nenhuma carta ainda.</translation>
    </message>
    <message>
        <source>Nobody can win any more: when the last card is drawn, &lt;b&gt;everyone&lt;/b&gt; loses.</source>
        <translation>Não há mais como ganhar: quando a última carta for comprada, &lt;b&gt;todos&lt;/b&gt; perdem.</translation>
    </message>
    <message>
        <source>Nothing in your hand can stop {name}’s suite.</source>
        <translation>Nada na sua mão pode barrar a sequência de {name}.</translation>
    </message>
    <message>
        <source>Stop {name}’s suite, or {name} wins.</source>
        <translation>Barre a sequência soberana, ou {name} ganha.</translation>
    </message>
    <message>
        <source>The last card is drawn: everyone loses.</source>
        <translation>A última carta foi comprada: todos perdem.</translation>
    </message>
    <message>
        <source>The last card was drawn, and nobody held a suite.</source>
        <translation>A última carta foi comprada, e ninguém tinha uma sequência.</translation>
    </message>
    <message>
        <source>There is already a face-up card here.</source>
        <translation>Já há uma carta virada para cima aqui.</translation>
    </message>
    <message>
        <source>There is no card here.</source>
        <translation>Não há nenhuma carta aqui.</translation>
    </message>
    <message>
        <source>Three or more cards along the threads, equal or rising one by one, make a suite. The longest is sovereign: if yours lasts a whole round, you win.</source>
        <translation>Três ou mais cartas ao longo dos fios, iguais ou subindo de um em um, formam uma sequência. A mais longa é soberana: se a sua resistir uma volta inteira, você ganha.</translation>
    </message>
    <message>
        <source>Three or more cards in a line, equal or rising one by one, make a suite. The longest is sovereign: if yours lasts a whole round, you win.</source>
        <translation>Três ou mais cartas em linha, iguais ou subindo de um em um, formam uma sequência. A mais longa é soberana: se a sua resistir uma volta inteira, você ganha.</translation>
    </message>
    <message>
        <source>When the last card is drawn, &lt;b&gt;everyone&lt;/b&gt; loses. Only the suite that is sovereign now can still win.</source>
        <translation>Quando a última carta for comprada, &lt;b&gt;todos&lt;/b&gt; perdem: só a sequência agora soberana ainda pode ganhar.</translation>
    </message>
    <message>
        <source>You draw {card}.</source>
        <translation>Você compra {card}.</translation>
    </message>
    <message>
        <source>You spend {card} on {cell} in vain: the card there is worth more than {value}.</source>
        <translation>Você gasta {card} em vão em {cell}: a carta que está lá vale mais de {value}.</translation>
    </message>
    <message>
        <source>Your sovereign suite is broken.</source>
        <translation>Sua sequência soberana se desfez.</translation>
    </message>
    <message>
        <source>Your sovereign suite is lengthened.</source>
        <translation>Sua sequência soberana é aumentada.</translation>
    </message>
    <message>
        <source>Your suite</source>
        <translation>Sua sequência</translation>
    </message>
    <message>
        <source>Your suite lasted a whole round: you win!</source>
        <translation>Sua sequência resistiu uma volta inteira: você ganhou!</translation>
    </message>
    <message>
        <source>is laid</source>
        <translation>é colocado</translation>
    </message>
    <message>
        <source>left to draw</source>
        <translation>a comprar</translation>
    </message>
    <message>
        <source>{cell}, bottom card first</source>
        <translation>{cell}, começando pela carta de baixo</translation>
    </message>
    <message>
        <source>{name} is choosing a card.</source>
        <translation>{name} está escolhendo uma carta.</translation>
    </message>
    <message>
        <source>{name} spends {card} on {cell} in vain: the card there is worth more than {value}.</source>
        <translation>{name} gasta {card} em vão em {cell}: a carta que está lá vale mais de {value}.</translation>
    </message>
    <message>
        <source>{name}’s sovereign suite is broken.</source>
        <translation>A sequência soberana de {name} se desfez.</translation>
    </message>
    <message>
        <source>{owner} holds the sovereign suite; after you, only {name} can stop it.</source>
        <translation>{owner} detém a sequência soberana; depois de você, só {name} pode barrá-la.</translation>
    </message>
</context>
<context>
    <name>CannirAid</name>
    <message>
        <source>&lt;b&gt;Everyone loses&lt;/b&gt; at once when the last card of the draw pile is drawn.</source>
        <translation>&lt;b&gt;Todos perdem&lt;/b&gt; assim que for comprada a última carta do monte.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Is laid,&lt;/b&gt; and does nothing else.</source>
        <translation>&lt;b&gt;É colocado&lt;/b&gt;, e não faz mais nada.</translation>
    </message>
    <message>
        <source>&lt;b&gt;You win&lt;/b&gt; if you still own the sovereign suite when your next turn begins: every opponent has had one turn to prevent it.</source>
        <translation>&lt;b&gt;Você ganha&lt;/b&gt; se ainda detiver a sequência soberana no início do seu próximo turno: cada adversário terá tido um turno para impedir isso.</translation>
    </message>
    <message>
        <source>A Hand may try to restore such a card blindly; if the card is worth more than the Hand, the Hand is lost and the card stays as it is.</source>
        <translation>Uma Mão pode tentar restaurá-la às cegas; se a carta valer mais do que a Mão, a Mão se perde e a carta fica como está.</translation>
    </message>
    <message>
        <source>A suite is three or more face-up cards, one after the other along a straight line of threads (a row, a column or a diagonal), whose values</source>
        <translation>Uma sequência são três ou mais cartas viradas para cima, uma depois da outra numa mesma linha reta de fios (horizontal, vertical ou diagonal), cujos valores</translation>
    </message>
    <message>
        <source>A suite need not be straight: it may wind along the threads from medallion to medallion, without using any twice.</source>
        <translation>Uma sequência não precisa ser reta: pode seguir os fios de medalhão em medalhão, sem passar duas vezes pelo mesmo.</translation>
    </message>
    <message>
        <source>Blue restores the 6 with a Hand and owns 4·5·6 again. If Orange cannot stop it, Blue wins when Blue’s next turn begins.</source>
        <translation>O Azul restaura o 6 com uma Mão e detém de novo 4·5·6. Se o Laranja não o impedir, o Azul ganha assim que chegar de novo a vez do Azul.</translation>
    </message>
    <message>
        <source>Cards may also be laid face down. Such a card is like one that was attacked: its medallion is free, and it belongs to no suite. Only the player who laid it may look at it, until it is turned up.</source>
        <translation>As cartas também podem ser colocadas viradas para baixo. Uma carta assim conta como uma carta atacada: o medalhão dela está livre e ela não faz parte de nenhuma sequência. Só quem a colocou pode vê-la, até ser restaurada.</translation>
    </message>
    <message>
        <source>Draw one card.</source>
        <translation>Compre uma carta.</translation>
    </message>
    <message>
        <source>Form a suite of three or more cards, make it the &lt;b&gt;sovereign suite&lt;/b&gt;, and keep it until your next turn begins.</source>
        <translation>Forme uma sequência de três ou mais cartas, faça dela a &lt;b&gt;sequência soberana&lt;/b&gt; e conserve-a até o início do seu turno seguinte.</translation>
    </message>
    <message>
        <source>If the sovereign suite is yours, you have &lt;b&gt;won&lt;/b&gt;.</source>
        <translation>Se a sequência soberana for sua, você &lt;b&gt;ganhou&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Orange attacks the 6. No suite is left, so nobody owns one.</source>
        <translation>O Laranja ataca o 6. Não resta mais nenhuma sequência, e ninguém detém a soberana.</translation>
    </message>
    <message>
        <source>Orders do not matter. Values must follow each other along the line: a gap ends the suite, and 1 does not follow 7.</source>
        <translation>As ordens não contam. Os valores são lidos pela ordem da linha: uma lacuna interrompe a sequência, e o 1 não vem depois do 7.</translation>
    </message>
    <message>
        <source>Shuffle the 21 cards. Lay the first face up on the medallion in the middle, deal three to each player and put the rest aside as the draw pile.</source>
        <translation>Embaralhe as 21 cartas. Coloque a primeira, virada para cima, no medalhão do meio, dê três a cada um e deixe as outras num monte.</translation>
    </message>
    <message>
        <source>The player whose cards have the lowest total begins; if players tie, the youngest of them.</source>
        <translation>Começa o jogador cuja mão tem a menor soma; em caso de empate, o mais jovem dos empatados.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Seu turno</translation>
    </message>
    <message>
        <source>• &lt;b&gt;follow each other&lt;/b&gt;, rising or falling by one, or</source>
        <translation>• &lt;b&gt;se seguem&lt;/b&gt;, subindo ou descendo de um em um, ou</translation>
    </message>
</context>
<context>
    <name>CannirEditing</name>
    <message>
        <source>That card is already somewhere else.</source>
        <translation>Essa carta já está em outro lugar.</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>Quem joga</translation>
    </message>
    <message>
        <source>Veil the card on a medallion; you know what it is</source>
        <translation>Velar a carta de um medalhão; você sabe qual é</translation>
    </message>
    <message>
        <source>You must hold {least} to {most} cards: to swap, drop the new card on one of them.</source>
        <translation>Você precisa ter entre {least} e {most} cartas: para trocar, solte a carta nova sobre uma delas.</translation>
    </message>
    <message>
        <source>Your cord: the suite on a medallion becomes yours</source>
        <translation>Seu cordão: a sequência de um medalhão é sua</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Sua mão</translation>
    </message>
    <message>
        <source>{name} must hold {least} to {most} cards: to swap, drop the new card on one of them.</source>
        <translation>{name} precisa ter entre {least} e {most} cartas: para trocar, solte a carta nova sobre uma delas.</translation>
    </message>
</context>
<context>
    <name>CannirEnding</name>
    <message>
        <source>The star goes dark</source>
        <translation>A estrela se apaga</translation>
    </message>
</context>
<context>
    <name>CannirPrint</name>
    <message>
        <source>Cut along the lines and fold back along the dashes. Glue the narrow flap to the inside of the last side, then glue the bottom; tuck in the lid.</source>
        <translation>Recorte pelas linhas contínuas e dobre para trás pelas tracejadas. Cole a aba estreita no interior do último lado e, em seguida, cole o fundo; a tampa se encaixa.</translation>
    </message>
    <message>
        <source>Everyone takes one. Put yours on the sovereign suite for as long as you own it.</source>
        <translation>Cada um fica com o seu e o põe sobre a sequência soberana enquanto ela for sua.</translation>
    </message>
</context>
<context>
    <name>CannirReasons</name>
    <message>
        <source>It stops your suite</source>
        <translation>Esta jogada barra a sua sequência</translation>
    </message>
    <message>
        <source>It stops {name}’s suite</source>
        <translation>Esta jogada barra a sequência de {name}</translation>
    </message>
</context>
<context>
    <name>CannirTags</name>
    <message>
        <source>, and no unseen card makes another at once</source>
        <translation>, e nenhuma carta não vista forma outra de imediato</translation>
    </message>
    <message numerus="yes">
        <source>, but %n of the {total} unseen cards make another</source>
        <translation>
            <numerusform>, mas %n das {total} cartas não vistas forma outra</numerusform>
            <numerusform>, mas %n das {total} cartas não vistas formam outra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, which %n of the {total} unseen cards can stop</source>
        <translation>
            <numerusform>, que %n das {total} cartas não vistas pode barrar</numerusform>
            <numerusform>, que %n das {total} cartas não vistas podem barrar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, which %n of the {total} unseen cards can stop: at least one of them is in another hand, so it lasts only if that player lets it</source>
        <translation>
            <numerusform>, que %n das {total} cartas não vistas pode barrar: está em outra mão, e a sequência só se mantém se esse jogador deixar</numerusform>
            <numerusform>, que %n das {total} cartas não vistas podem barrar: pelo menos uma está em outra mão, e a sequência só se mantém se esse jogador deixar</numerusform>
        </translation>
    </message>
    <message>
        <source>, which no unseen card can stop</source>
        <translation>, que nenhuma carta não vista pode barrar</translation>
    </message>
    <message>
        <source>, which no unseen card can stop at once</source>
        <translation>, que nenhuma carta não vista pode barrar de imediato</translation>
    </message>
    <message>
        <source>It draws the last card, and everyone loses.</source>
        <translation>Esta jogada compra a última carta do monte, e todos perdem.</translation>
    </message>
    <message>
        <source>It holds back a suite that {card} on {cell} would make at once.</source>
        <translation>Esta jogada guarda para depois uma sequência que {card} em {cell} formaria agora.</translation>
    </message>
    <message numerus="yes">
        <source>It holds back a suite that {card} on {cell} would make at once; you can make it first with %n of the {total} unseen cards.</source>
        <translation>
            <numerusform>Esta jogada guarda para depois uma sequência que {card} em {cell} formaria já; você pode formá-la antes com %n das {total} cartas não vistas.</numerusform>
            <numerusform>Esta jogada guarda para depois uma sequência que {card} em {cell} formaria já; você pode formá-la antes com %n das {total} cartas não vistas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It holds back a suite that {card} on {cell} would make at once; {name} can make it first with %n of the {total} unseen cards.</source>
        <translation>
            <numerusform>Esta jogada guarda para depois uma sequência que {card} em {cell} formaria já; {name} pode formá-la antes com %n das {total} cartas não vistas.</numerusform>
            <numerusform>Esta jogada guarda para depois uma sequência que {card} em {cell} formaria já; {name} pode formá-la antes com %n das {total} cartas não vistas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves it to you to stop {owner}’s suite: %n of the {total} unseen cards can.</source>
        <translation>
            <numerusform>Depois desta jogada, é você quem tem que barrar a sequência de {owner}: %n das {total} cartas não vistas pode fazer isso.</numerusform>
            <numerusform>Depois desta jogada, é você quem tem que barrar a sequência de {owner}: %n das {total} cartas não vistas podem fazer isso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves it to {name} to stop your suite: %n of the {total} unseen cards can.</source>
        <translation>
            <numerusform>Esta jogada deixa a {name} o encargo de barrar a sua sequência: %n das {total} cartas não vistas pode fazer isso.</numerusform>
            <numerusform>Esta jogada deixa a {name} o encargo de barrar a sua sequência: %n das {total} cartas não vistas podem fazer isso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves it to {name} to stop {owner}’s suite: %n of the {total} unseen cards can.</source>
        <translation>
            <numerusform>Esta jogada deixa a {name} o encargo de barrar a sequência de {owner}: %n das {total} cartas não vistas pode fazer isso.</numerusform>
            <numerusform>Esta jogada deixa a {name} o encargo de barrar a sequência de {owner}: %n das {total} cartas não vistas podem fazer isso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves you %n of the {total} unseen cards for a suite.</source>
        <translation>
            <numerusform>Depois desta jogada, você pode formar uma sequência com %n das {total} cartas não vistas.</numerusform>
            <numerusform>Depois desta jogada, você pode formar uma sequência com %n das {total} cartas não vistas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It leaves you no suite: no unseen card makes one at once.</source>
        <translation>Depois desta jogada, você não pode formar de imediato uma sequência com nenhuma carta não vista.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves you only %n of the {total} unseen cards for a suite, instead of {before}.</source>
        <translation>
            <numerusform>Depois desta jogada, você só pode formar uma sequência com %n das {total} cartas não vistas, em vez de {before}.</numerusform>
            <numerusform>Depois desta jogada, você só pode formar uma sequência com %n das {total} cartas não vistas, em vez de {before}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It leaves your suite in place, and no unseen card can stop it.</source>
        <translation>Esta jogada deixa a sua sequência como está, e nenhuma carta não vista pode barrá-la.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves {name} %n of the {total} unseen cards for a suite.</source>
        <translation>
            <numerusform>Depois desta jogada, %n das {total} cartas não vistas dá a {name} uma sequência.</numerusform>
            <numerusform>Depois desta jogada, %n das {total} cartas não vistas dão a {name} uma sequência.</numerusform>
        </translation>
    </message>
    <message>
        <source>It leaves {name} no suite: no unseen card makes one at once.</source>
        <translation>Depois desta jogada, nenhuma carta não vista dá de imediato uma sequência a {name}.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves {name} only %n of the {total} unseen cards for a suite, instead of {before}.</source>
        <translation>
            <numerusform>Esta jogada só deixa a {name} %n das {total} cartas não vistas para uma sequência, em vez de {before}.</numerusform>
            <numerusform>Esta jogada só deixa a {name} %n das {total} cartas não vistas para uma sequência, em vez de {before}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It leaves {owner}’s suite in place, and no unseen card can stop it.</source>
        <translation>Esta jogada deixa a sequência de {owner} como está, e nenhuma carta não vista pode barrá-la.</translation>
    </message>
    <message numerus="yes">
        <source>It lets you make a suite with %n of the {total} unseen cards.</source>
        <translation>
            <numerusform>Esta jogada permite que você forme uma sequência com %n das {total} cartas não vistas.</numerusform>
            <numerusform>Esta jogada permite que você forme uma sequência com %n das {total} cartas não vistas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It lets you win at once.</source>
        <translation>Esta jogada permite que você ganhe a partida agora.</translation>
    </message>
    <message numerus="yes">
        <source>It lets {name} make a suite with %n of the {total} unseen cards.</source>
        <translation>
            <numerusform>Esta jogada permite que {name} forme uma sequência com %n das {total} cartas não vistas.</numerusform>
            <numerusform>Esta jogada permite que {name} forme uma sequência com %n das {total} cartas não vistas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It lets {name} win at once.</source>
        <translation>Esta jogada permite que {name} ganhe a partida agora.</translation>
    </message>
    <message numerus="yes">
        <source>It prepares a suite with {card} on {cell}; you can make it first with %n of the {total} unseen cards.</source>
        <translation>
            <numerusform>Esta jogada prepara uma sequência com {card} em {cell}; você pode formá-la antes com %n das {total} cartas não vistas.</numerusform>
            <numerusform>Esta jogada prepara uma sequência com {card} em {cell}; você pode formá-la antes com %n das {total} cartas não vistas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It prepares a suite with {card} on {cell}; {name} can make it first with %n of the {total} unseen cards.</source>
        <translation>
            <numerusform>Esta jogada prepara uma sequência com {card} em {cell}; {name} pode formá-la antes com %n das {total} cartas não vistas.</numerusform>
            <numerusform>Esta jogada prepara uma sequência com {card} em {cell}; {name} pode formá-la antes com %n das {total} cartas não vistas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It stops a suite: a {value} on {cell} would have made one, and now no unseen card does.</source>
        <translation>Esta jogada impede uma sequência: um {value} em {cell} formaria uma, e agora nenhuma carta não vista o faz.</translation>
    </message>
    <message>
        <source>{card} stays in hand and could break or take over a suite made in reply.</source>
        <translation>{card} fica na mão e poderia desfazer uma sequência formada em resposta, ou se apoderar dela.</translation>
    </message>
    <message>
        <source>{card} stays in hand and could take over a suite made in reply.</source>
        <translation>{card} fica na mão e poderia se apoderar de uma sequência formada em resposta.</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>Chronicle</source>
        <translation>Crônica</translation>
    </message>
    <message>
        <source>You give up; a bot ({level}) plays on to the end.</source>
        <translation>Você desiste; um robô ({level}) joga até o fim.</translation>
    </message>
    <message>
        <source>You take back your last move.</source>
        <translation>Você desfaz a última jogada.</translation>
    </message>
    <message>
        <source>Your time is up: a bot plays this move for you.</source>
        <translation>Seu tempo acabou: um robô faz esta jogada por você.</translation>
    </message>
    <message>
        <source>{name} gives up; a bot ({level}) plays on to the end.</source>
        <translation>{name} desiste; um robô ({level}) joga até o fim.</translation>
    </message>
    <message>
        <source>{name} takes back their last move.</source>
        <translation>{name} desfaz a última jogada.</translation>
    </message>
</context>
<context>
    <name>Coming</name>
    <message>
        <source>Laying out the score sheet…</source>
        <translation>Preparando a folha de pontos…</translation>
    </message>
    <message>
        <source>Looking for your games…</source>
        <translation>Procurando suas partidas…</translation>
    </message>
    <message>
        <source>Opening the editor…</source>
        <translation>Abrindo o editor…</translation>
    </message>
    <message>
        <source>Opening the ledger…</source>
        <translation>Abrindo o livro de contas…</translation>
    </message>
    <message>
        <source>Opening the lesson…</source>
        <translation>Abrindo a lição…</translation>
    </message>
    <message>
        <source>Opening the puzzles…</source>
        <translation>Abrindo os desafios…</translation>
    </message>
    <message>
        <source>Setting up the table…</source>
        <translation>Preparando a mesa…</translation>
    </message>
    <message>
        <source>Setting up the table… {key} stops it.</source>
        <translation>Preparando a mesa… {key} interrompe.</translation>
    </message>
</context>
<context>
    <name>Condottiere</name>
    <message numerus="yes">
        <source>%n region(s) would win the game for {name}: see Threats.</source>
        <translation>
            <numerusform>%n região daria a vitória a {name}: veja “Ameaças”.</numerusform>
            <numerusform>%n regiões dariam a vitória a {name}: veja “Ameaças”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) would win you the game: see Threats.</source>
        <translation>
            <numerusform>Você ganharia com %n região: veja “Ameaças”.</numerusform>
            <numerusform>Você ganharia com qualquer uma de %n regiões: veja “Ameaças”.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who keeps two cards is dealt two fewer.</source>
        <translation>Quem guarda 2 cartas recebe 2 a menos.</translation>
    </message>
    <message>
        <source>All others have passed; you lead {mine}&#xa0;to&#xa0;{best}.</source>
        <translation>Todos os outros passaram; você está na frente por {mine} a {best}.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Comprar %n carta</numerusform>
            <numerusform>Comprar %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw after battle</source>
        <translation>Comprar cartas após a batalha</translation>
    </message>
    <message>
        <source>Draw none</source>
        <translation>Não comprar nenhuma</translation>
    </message>
    <message>
        <source>Draw up to three cards.</source>
        <translation>Compre até três cartas.</translation>
    </message>
    <message>
        <source>Hire mercenaries, and unite the cities of Italy battle by battle.</source>
        <translation>Contrate mercenários e una, batalha a batalha, as cidades da Itália.</translation>
    </message>
    <message>
        <source>If you decline as well, a final battle follows.</source>
        <translation>Se você também recusar, haverá uma batalha final.</translation>
    </message>
    <message>
        <source>If you decline as well, the game ends.</source>
        <translation>Se você também recusar, a partida acaba.</translation>
    </message>
    <message>
        <source>Keep up to two cards for the next round.</source>
        <translation>Guarde até duas cartas para a próxima rodada.</translation>
    </message>
    <message>
        <source>Most cards lie face down until the next one joins their line.</source>
        <translation>A maioria das cartas fica escondida até a seguinte da mesma frente.</translation>
    </message>
    <message>
        <source>No region was left to fight for, so the player with the most regions won.</source>
        <translation>Não havia mais regiões a disputar: vitória pelo número de regiões.</translation>
    </message>
    <message>
        <source>Nobody is ahead in the battle for {region}.</source>
        <translation>Ninguém está na frente na batalha por {region}.</translation>
    </message>
    <message>
        <source>Nobody is ahead in the final battle.</source>
        <translation>Ninguém está na frente na batalha final.</translation>
    </message>
    <message>
        <source>Nobody played cards any longer, so the player with the most regions won.</source>
        <translation>Todos deixaram de jogar cartas: vitória pelo número de regiões.</translation>
    </message>
    <message>
        <source>Or leave the Pope off the map.</source>
        <translation>Você também pode deixar o Papa fora do mapa.</translation>
    </message>
    <message>
        <source>The battle for {region} decided the game. As the open hands show, you had the cards to keep {winner} from leading, but passed.</source>
        <translation>A batalha por {region} decidiu a partida. As mãos à vista mostram que você tinha cartas para impedir {winner} de ficar à frente, mas passou.</translation>
    </message>
    <message>
        <source>The first region of a game must be chosen, so you cannot decline.</source>
        <translation>A primeira região de uma partida tem que ser escolhida: você não pode recusar.</translation>
    </message>
    <message>
        <source>The game had gone on for too long, so the player with the most regions won.</source>
        <translation>Partida longa demais: vitória pelo número de regiões.</translation>
    </message>
    <message>
        <source>The hidden cards decide who leads the battle for {region}.</source>
        <translation>As cartas escondidas decidem quem está na frente na batalha por {region}.</translation>
    </message>
    <message>
        <source>The hidden cards decide who leads the final battle.</source>
        <translation>As cartas escondidas decidem quem está na frente na batalha final.</translation>
    </message>
    <message>
        <source>There is no battle for this region until the next Bishop.</source>
        <translation>Não há batalha por esta região até o próximo Bispo.</translation>
    </message>
    <message>
        <source>You are ahead in the battle for {region}.</source>
        <translation>Você está na frente na batalha por {region}.</translation>
    </message>
    <message>
        <source>You are ahead in the final battle.</source>
        <translation>Você está na frente na batalha final.</translation>
    </message>
    <message>
        <source>You are ahead with {mine}, whatever is hidden.</source>
        <translation>Você está na frente com {mine}, sejam quais forem as cartas escondidas.</translation>
    </message>
    <message>
        <source>You are ahead with {mine}.</source>
        <translation>Você está na frente com {mine}.</translation>
    </message>
    <message>
        <source>You are ahead, whatever is hidden.</source>
        <translation>Você está na frente, sejam quais forem as cartas escondidas.</translation>
    </message>
    <message>
        <source>You are also dealt {count} new cards.</source>
        <translation>Além delas, você receberá {count} novas.</translation>
    </message>
    <message>
        <source>You are level with {names}, at {best}.</source>
        <translation>Você empata com {names} em {best}.</translation>
    </message>
    <message>
        <source>You have no hidden card.</source>
        <translation>Você não tem nenhuma carta escondida.</translation>
    </message>
    <message>
        <source>You hold a mercenary, so you keep your hand.</source>
        <translation>Você tem um mercenário: fica com a sua mão.</translation>
    </message>
    <message>
        <source>You hold no mercenary: discard your whole hand?</source>
        <translation>Você não tem nenhum mercenário: quer descartar a mão inteira?</translation>
    </message>
    <message>
        <source>You lead {mine}&#xa0;to&#xa0;{best}.</source>
        <translation>Você está na frente por {mine} a {best}.</translation>
    </message>
    <message>
        <source>You may decline: the pawn then passes to the player on your left.</source>
        <translation>Você pode recusar: o peão passa então para o jogador à sua esquerda.</translation>
    </message>
    <message>
        <source>You may keep two cards at most.</source>
        <translation>Você pode guardar duas cartas, no máximo.</translation>
    </message>
    <message>
        <source>You may not draw that many cards.</source>
        <translation>Você não pode comprar tantas cartas.</translation>
    </message>
    <message>
        <source>You may, but you do not have to.</source>
        <translation>Você pode, mas não é obrigatório.</translation>
    </message>
    <message>
        <source>You must choose a region.</source>
        <translation>Você precisa escolher uma região.</translation>
    </message>
    <message>
        <source>You share the victory with {names}.</source>
        <translation>Você compartilha a vitória com {names}.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand holds at most {limit}: there is room for %n.</source>
        <translation>
            <numerusform>Sua mão não passa de {limit} cartas: há lugar para mais %n.</numerusform>
            <numerusform>Sua mão não passa de {limit} cartas: há lugar para mais %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>passed while leading</source>
        <translation>passou quando estava na frente</translation>
    </message>
    <message>
        <source>round {round}, battle {battle}</source>
        <translation>rodada {round}, batalha {battle}</translation>
    </message>
    <message>
        <source>{names} are level at {best}; you have {mine}.</source>
        <translation>{names} empatam com {best}; você tem {mine}.</translation>
    </message>
    <message>
        <source>{names} each need only one more region: see Threats.</source>
        <translation>{names} estão a uma só região da vitória: veja “Ameaças”.</translation>
    </message>
    <message>
        <source>{names} share the victory.</source>
        <translation>{names} compartilham a vitória.</translation>
    </message>
    <message>
        <source>{name} is ahead in the battle for {region}.</source>
        <translation>{name} está na frente na batalha por {region}.</translation>
    </message>
    <message>
        <source>{name} is ahead in the final battle.</source>
        <translation>{name} está na frente na batalha final.</translation>
    </message>
    <message>
        <source>{name} is ahead with {best}; you have {mine}.</source>
        <translation>{name} está na frente com {best}; você tem {mine}.</translation>
    </message>
    <message>
        <source>{name} is choosing a card.</source>
        <translation>{name} está escolhendo uma carta.</translation>
    </message>
    <message>
        <source>{name} is choosing a region.</source>
        <translation>{name} está escolhendo uma região.</translation>
    </message>
    <message>
        <source>{name} is choosing cards to keep.</source>
        <translation>{name} está escolhendo as cartas que vai guardar.</translation>
    </message>
    <message>
        <source>{name} is drawing cards.</source>
        <translation>{name} está comprando cartas.</translation>
    </message>
    <message>
        <source>{name} leads with {best}, {other} has {second}, and you have {mine}.</source>
        <translation>{name} está na frente com {best}, {other} tem {second} e você tem {mine}.</translation>
    </message>
    <message>
        <source>{name} leads with {best}; you have {mine}.</source>
        <translation>{name} está na frente com {best}; você tem {mine}.</translation>
    </message>
    <message>
        <source>{name} leads {best}&#xa0;to&#xa0;{mine}.</source>
        <translation>{name} está na frente por {best} a {mine}.</translation>
    </message>
    <message>
        <source>{name} shows {best} and is ahead, whatever is hidden; you have {mine}.</source>
        <translation>{name} mostra {best} e está na frente, sejam quais forem as cartas escondidas; você tem {mine}.</translation>
    </message>
    <message>
        <source>{region} wins the game for {name}, and nobody can prevent it any more.</source>
        <translation>{region} dá a vitória a {name}, e nada pode impedir isso.</translation>
    </message>
    <message>
        <source>{region} wins you the game, and nobody can prevent it any more.</source>
        <translation>{region} dá a vitória a você, e nada pode impedir isso.</translation>
    </message>
    <message>
        <source>{region} would win the game for {winners}, and only you are left to stop it.</source>
        <translation>{region} daria a vitória a {winners}, e só você ainda pode impedir isso.</translation>
    </message>
</context>
<context>
    <name>CondottiereAid</name>
    <message>
        <source>Add 1 for each &lt;b&gt;Courtesan&lt;/b&gt;.</source>
        <translation>Acrescente 1 por &lt;b&gt;Cortesã&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Add 10 for each &lt;b&gt;Heroine&lt;/b&gt;.</source>
        <translation>Acrescente 10 por &lt;b&gt;Heroína&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>All lines are discarded.</source>
        <translation>Todas as frentes são descartadas.</translation>
    </message>
    <message>
        <source>Begin with seven cards. There are no rounds, and hands are not discarded: after each battle, before a region is chosen, everyone may draw up to three cards, but hold no more than ten plus one for each of their regions. If all hands are empty, everyone draws ten.</source>
        <translation>Começa-se com sete cartas, sem rodadas e sem descartar mãos. Depois de cada batalha, antes de se escolher uma região, cada um pode comprar até três cartas, sem que a mão passe de dez cartas mais uma por região. Se todas as mãos estiverem vazias, cada um compra dez.</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>Fim de uma rodada</translation>
    </message>
    <message>
        <source>Everyone is dealt &lt;b&gt;ten cards, plus one for each region&lt;/b&gt; they hold.</source>
        <translation>Cada jogador recebe &lt;b&gt;dez cartas e mais uma por região&lt;/b&gt; que tiver.</translation>
    </message>
    <message>
        <source>Everyone is dealt &lt;b&gt;ten cards, plus two for each region&lt;/b&gt; they hold.</source>
        <translation>Cada jogador recebe &lt;b&gt;dez cartas e mais duas por região&lt;/b&gt; que tiver.</translation>
    </message>
    <message>
        <source>Everyone takes the markers of one colour. Shuffle the {count} cards and deal &lt;b&gt;ten&lt;/b&gt; to each player.</source>
        <translation>Cada jogador recebe os marcadores de uma cor. Embaralhe as {count} cartas e distribua &lt;b&gt;dez&lt;/b&gt; a cada um.</translation>
    </message>
    <message>
        <source>If &lt;b&gt;Spring&lt;/b&gt; is in play, add 3 for each of your mercenaries whose value is the highest of all mercenaries on the table.</source>
        <translation>Se houver uma &lt;b&gt;Primavera&lt;/b&gt; em jogo, acrescente 3 para cada mercenário seu que nenhum outro supere.</translation>
    </message>
    <message>
        <source>If at most one player still has cards after step &lt;b&gt;4&lt;/b&gt;, the round is over. All cards are shuffled; none are kept.</source>
        <translation>Se, depois do passo &lt;b&gt;4&lt;/b&gt;, no máximo um jogador ainda tiver cartas, a rodada acaba. Embaralham-se todas as cartas; não se guarda nenhuma.</translation>
    </message>
    <message>
        <source>If at most one player still has cards after step &lt;b&gt;5&lt;/b&gt;, the round is over. That player, if any, may &lt;b&gt;keep up to two&lt;/b&gt;; all other cards are shuffled.</source>
        <translation>Se, depois do passo &lt;b&gt;5&lt;/b&gt;, no máximo um jogador ainda tiver cartas, a rodada acaba. Esse jogador pode &lt;b&gt;guardar até duas&lt;/b&gt;; embaralham-se todas as outras.</translation>
    </message>
    <message>
        <source>If several tie, only they fight a &lt;b&gt;final battle&lt;/b&gt;: all hands are discarded, and each of them is dealt ten cards, plus one for each region. The Condottiere begins or, if not taking part, the nearest participant to the left. The winner of this battle wins the game; in another tie, the strongest share the victory.</source>
        <translation>Em caso de empate no primeiro lugar, só os jogadores empatados travam uma &lt;b&gt;batalha final&lt;/b&gt;: descartam-se todas as mãos, e cada um deles recebe dez cartas e mais uma por região. Começa o Condottiere ou, se não participar, o participante mais próximo à esquerda dele. Quem a vencer ganha a partida; em novo empate, os mais fortes compartilham a vitória.</translation>
    </message>
    <message>
        <source>If several tie, only they fight a battle in the &lt;b&gt;open field&lt;/b&gt;: each is dealt ten cards on top of their hand, and neither Surrender nor Bishop may be played. The Condottiere begins or, if not taking part, the nearest participant to the left. The winner of this battle wins the game; in another tie, the strongest share the victory.</source>
        <translation>Em caso de empate no primeiro lugar, só os jogadores empatados travam uma batalha em &lt;b&gt;campo aberto&lt;/b&gt;: cada um deles junta dez cartas à mão que tem, e não se joga nem Rendição nem Bispo. Começa o Condottiere ou, se não participar, o participante mais próximo à esquerda dele. Quem a vencer ganha a partida; em novo empate, os mais fortes compartilham a vitória.</translation>
    </message>
    <message>
        <source>Mercenaries, Drums, Heroines and Courtesans are played face down. Turn each up when the next card joins your line or, if you like, when you pass. Announce only the strength of your face-up cards. Scarecrow and Bishop do not affect a hidden card. All are turned up before lines are compared.</source>
        <translation>Mercenários, Tambores, Heroínas e Cortesãs são jogados virados para baixo. A carta é virada ao jogar a seguinte ou, se quiser, ao passar. Anuncia-se só a força do que está virado para cima. Espantalho e Bispo não afetam uma carta escondida. Todas são viradas antes de comparar as frentes.</translation>
    </message>
    <message>
        <source>Once you have passed, you play no more cards in this battle, but can still win it. Nobody has to play; if all others have passed, you may go on alone, card by card. Without cards, you pass.</source>
        <translation>Quem passou não joga mais nada nesta batalha, mas ainda pode vencê-la. Ninguém é obrigado a jogar; quem ficar sozinho pode continuar, carta a carta. Quem não tem cartas passa.</translation>
    </message>
    <message>
        <source>The Condottiere begins; turns pass to the left. On your turn, play any &lt;b&gt;one card&lt;/b&gt; face up in your line and announce your line’s strength, or &lt;b&gt;pass&lt;/b&gt;.</source>
        <translation>O Condottiere começa, e a vez passa no sentido horário. Na sua vez, jogue &lt;b&gt;uma carta&lt;/b&gt; qualquer, virada para cima, na sua frente de batalha e anuncie a força dela; ou &lt;b&gt;passe&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The game is also over when no region is left to fight for: then the player with the &lt;b&gt;most regions&lt;/b&gt; wins.</source>
        <translation>A partida acaba também quando não restar nenhuma região a disputar: ganha então quem tiver &lt;b&gt;mais regiões&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The youngest player is the first &lt;b&gt;Condottiere&lt;/b&gt; and puts the pawn on any region: the first battle is for it.</source>
        <translation>O jogador mais jovem é o primeiro &lt;b&gt;Condottiere&lt;/b&gt; e coloca o peão numa região qualquer: a primeira batalha é por ela.</translation>
    </message>
    <message>
        <source>The youngest player is the first &lt;b&gt;Condottiere&lt;/b&gt;, keeps the pawn, and chooses any region: the first battle is for it.</source>
        <translation>O jogador mais jovem é o primeiro &lt;b&gt;Condottiere&lt;/b&gt;: fica com o peão e escolhe uma região qualquer. A primeira batalha é por ela.</translation>
    </message>
    <message>
        <source>Two to six players, about an hour and a quarter</source>
        <translation>De dois a seis jogadores, cerca de uma hora e quinze minutos</translation>
    </message>
    <message>
        <source>With four to six players, four linked regions win; with two or three, five. The totals do not change.</source>
        <translation>Com 4 a 6 jogadores, vencem quatro regiões ligadas; com 2 ou 3, cinco. Os totais não mudam.</translation>
    </message>
    <message>
        <source>With four to six players, you win at once if you hold &lt;b&gt;three linked regions&lt;/b&gt; after a battle; with two or three players, you need &lt;b&gt;four&lt;/b&gt;.</source>
        <translation>Com quatro a seis jogadores, quem tiver &lt;b&gt;três regiões ligadas&lt;/b&gt; depois de uma batalha ganha de imediato; com dois ou três, são necessárias &lt;b&gt;quatro&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>With four to six players, you win at once if you hold &lt;b&gt;three linked regions&lt;/b&gt; or &lt;b&gt;five in all&lt;/b&gt; after a battle; with two or three players, you need &lt;b&gt;four linked&lt;/b&gt; or &lt;b&gt;six in all&lt;/b&gt;.</source>
        <translation>Com quatro a seis jogadores, quem tiver &lt;b&gt;três regiões ligadas&lt;/b&gt; ou &lt;b&gt;cinco ao todo&lt;/b&gt; depois de uma batalha ganha de imediato; com dois ou três, são necessárias &lt;b&gt;quatro ligadas&lt;/b&gt; ou &lt;b&gt;seis ao todo&lt;/b&gt;.</translation>
    </message>
</context>
<context>
    <name>CondottiereCards</name>
    <message>
        <source>Discards all mercenaries of the highest value in play, yours too. Then put the Pope on another free region, where nobody can fight until the next Bishop, or leave him off the map.</source>
        <translation>Descarta todos os mercenários do valor mais alto em jogo, incluindo os seus. Depois, coloque o Papa em outra região livre, onde ninguém poderá lutar até o próximo Bispo, ou deixe-o fora do mapa.</translation>
    </message>
    <message>
        <source>Discards all mercenaries of the highest value in play, yours too. Then put the Pope on any region but the one being fought for: nobody can fight there until the next Bishop. Or leave him off the map.</source>
        <translation>Descarta todos os mercenários do valor mais alto em jogo, incluindo os seus. Depois, coloque o Papa em qualquer região, menos a que está em disputa: ninguém poderá lutar ali até o próximo Bispo. Ou deixe-o fora do mapa.</translation>
    </message>
    <message>
        <source>Discards all mercenaries of the highest value that lie face up, yours too. Then put the Pope on another free region, where nobody can fight until the next Bishop, or leave him off the map.</source>
        <translation>Descarta todos os mercenários virados para cima de maior valor, inclusive os seus. Depois, coloque o Papa em outra região livre, onde ninguém poderá lutar até o próximo Bispo, ou deixe-o fora do mapa.</translation>
    </message>
    <message>
        <source>Discards all mercenaries of the highest value that lie face up, yours too. Then put the Pope on any region but the one being fought for: nobody can fight there until the next Bishop. Or leave him off the map.</source>
        <translation>Descarta todos os mercenários virados para cima de maior valor, inclusive os seus. Depois, coloque o Papa em qualquer região, menos a que está em disputa: ninguém poderá lutar ali até o próximo Bispo. Ou deixe-o fora do mapa.</translation>
    </message>
    <message>
        <source>Every mercenary in this battle counts 1, in all lines, whether played before or after. Heroines still count 10.</source>
        <translation>Cada mercenário desta batalha vale 1, em todas as frentes, jogado antes ou depois. As Heroínas continuam valendo 10.</translation>
    </message>
    <message>
        <source>It is played face down. It adds {value} to your strength: double with a Drum in your line, only 1 in Winter, and 3 more in Spring if no mercenary in play is higher. A Bishop discards the highest of those that lie face up.</source>
        <translation>É jogado virado para baixo. Acrescenta {value} à sua força: o dobro ao lado de um Tambor seu, só 1 no Inverno, e mais 3 na Primavera se nenhum mercenário em jogo for mais forte. Um Bispo descarta os mais fortes dos que estão virados para cima.</translation>
    </message>
    <message>
        <source>It is played face down. Your mercenaries count double in this battle, those played before as well as after. A second Drum adds nothing.</source>
        <translation>É jogado virado para baixo. Seus mercenários valem em dobro nesta batalha, tanto os já jogados quanto os próximos. Um segundo Tambor não acrescenta nada.</translation>
    </message>
    <message>
        <source>She always counts 10, whatever the season, and no Drum doubles her. She is not a mercenary: neither Bishop nor Scarecrow touches her.</source>
        <translation>Vale sempre 10, seja qual for a estação, e nenhum Tambor a duplica. Não é um mercenário: nem o Bispo nem o Espantalho a afetam.</translation>
    </message>
    <message>
        <source>She is played face down. She always counts 10, whatever the season, and no Drum doubles her. She is not a mercenary: neither Bishop nor Scarecrow touches her.</source>
        <translation>É jogada virada para baixo. Vale sempre 10, seja qual for a estação, e nenhum Tambor a duplica. Não é um mercenário: nem o Bispo nem o Espantalho a afetam.</translation>
    </message>
    <message>
        <source>She is played face down. She counts 1 and is not a mercenary. The player with more Courtesans than any other gets the pawn, even without winning the battle.</source>
        <translation>É jogada virada para baixo. Vale 1 e não é um mercenário. Quem tiver mais Cortesãs do que qualquer outro jogador recebe o peão, mesmo sem vencer a batalha.</translation>
    </message>
    <message>
        <source>Your mercenaries count double in this battle, those played before as well as after. A second Drum adds nothing.</source>
        <translation>Seus mercenários valem em dobro nesta batalha, tanto os já jogados quanto os próximos. Um segundo Tambor não acrescenta nada.</translation>
    </message>
</context>
<context>
    <name>CondottiereChronicle</name>
    <message>
        <source>A tie at {more} between you and {names}: nobody takes {region}.</source>
        <translation>Com {more} de força, você empata com {names}: ninguém toma {region}.</translation>
    </message>
    <message>
        <source>A tie at {more} between you, {names}: nobody takes {region}.</source>
        <translation>Com {more} de força, você empata com {names}: ninguém toma {region}.</translation>
    </message>
    <message>
        <source>A tie at {more} between {names}: nobody takes {region}.</source>
        <translation>{names} empatam com {more}: ninguém toma {region}.</translation>
    </message>
    <message>
        <source>All hands are empty, so cards are dealt.</source>
        <translation>Todas as mãos estão vazias: novas cartas são distribuídas.</translation>
    </message>
    <message>
        <source>Nobody played any cards, so round {number} ends. New hands are dealt.</source>
        <translation>Ninguém jogou cartas: fim da rodada {number}. Novas mãos são distribuídas.</translation>
    </message>
    <message>
        <source>Round {number} ends; new hands are dealt.</source>
        <translation>Fim da rodada {number}; em seguida, nova distribuição.</translation>
    </message>
    <message>
        <source>The city surrenders.</source>
        <translation>A cidade se rende.</translation>
    </message>
    <message>
        <source>You decline to choose a region.</source>
        <translation>Você se recusa a escolher uma região.</translation>
    </message>
    <message>
        <source>You draw no card.</source>
        <translation>Você não compra nenhuma carta.</translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translation>Você compra {cards}.</translation>
    </message>
    <message>
        <source>You share the victory with {names}.</source>
        <translation>Você compartilha a vitória com {names}.</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Você ganhou!</translation>
    </message>
    <message>
        <source>You win, together with {names}!</source>
        <translation>Você ganhou, junto com {names}!</translation>
    </message>
    <message>
        <source>{name} declines to choose a region.</source>
        <translation>{name} se recusa a escolher uma região.</translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %n card(s).</source>
        <translation>
            <numerusform>{name} compra %n carta.</numerusform>
            <numerusform>{name} compra %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} draws no card.</source>
        <translation>{name} não compra nenhuma carta.</translation>
    </message>
    <message>
        <source>{name} draws {cards}.</source>
        <translation>{name} compra {cards}.</translation>
    </message>
    <message>
        <source>{name} shows you {cards}.</source>
        <translation>{name} mostra {cards} a você.</translation>
    </message>
</context>
<context>
    <name>CondottiereEditing</name>
    <message>
        <source>This seat takes no part in the battle.</source>
        <translation>Este jogador não participa da batalha.</translation>
    </message>
    <message>
        <source>You have nothing to decide now.</source>
        <translation>Agora você não tem nada a decidir.</translation>
    </message>
    <message>
        <source>You have passed.</source>
        <translation>Você já passou.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Sua mão</translation>
    </message>
    <message>
        <source>Your line</source>
        <translation>Sua frente</translation>
    </message>
    <message>
        <source>Your shield</source>
        <translation>Seu escudo</translation>
    </message>
    <message>
        <source>{region} belongs to you: this needs the option “Capture regions”.</source>
        <translation>{region} é sua: isto exige a opção “Capturar regiões”.</translation>
    </message>
    <message>
        <source>{region} belongs to {name}: this needs the option “Capture regions”.</source>
        <translation>{region} é de {name}: isto exige a opção “Capturar regiões”.</translation>
    </message>
</context>
<context>
    <name>CondottiereEnding</name>
    <message numerus="yes">
        <source>%n mercenary(s) of 10 fought for you</source>
        <translation>
            <numerusform>%n mercenário de 10 a seu serviço</numerusform>
            <numerusform>%n mercenários de 10 a seu serviço</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mercenary(s) of 10 fought for {name}</source>
        <translation>
            <numerusform>%n mercenário de 10 a serviço de {name}</numerusform>
            <numerusform>%n mercenários de 10 a serviço de {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Game {number}: a shared victory</source>
        <translation>Partida {number}: vitória compartilhada</translation>
    </message>
    <message>
        <source>Italy is shared</source>
        <translation>A Itália é compartilhada</translation>
    </message>
    <message numerus="yes">
        <source>With {region}, you hold %n region(s).</source>
        <translation>
            <numerusform>Com {region}, você tem %n região.</numerusform>
            <numerusform>Com {region}, você tem %n regiões.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {region}, you hold a realm of %n linked region(s); {needed} were needed.</source>
        <translation>
            <numerusform>Com {region}, você tem um reino de %n região ligada; eram necessárias {needed}.</numerusform>
            <numerusform>Com {region}, você tem um reino de %n regiões ligadas; eram necessárias {needed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {region}, {name} holds a realm of %n linked region(s); {needed} were needed.</source>
        <translation>
            <numerusform>Com {region}, {name} tem um reino de %n região ligada; eram necessárias {needed}.</numerusform>
            <numerusform>Com {region}, {name} tem um reino de %n regiões ligadas; eram necessárias {needed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n point(s)</source>
        <translation>
            <numerusform>Você tem %n ponto</numerusform>
            <numerusform>Você tem %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>the closest battle</source>
        <translation>a batalha mais disputada</translation>
    </message>
</context>
<context>
    <name>CondottiereNotes</name>
    <message>
        <source>Going by the cards you can see, it counts {points} here.</source>
        <translation>Pelas cartas que você vê, esta vale {points} aqui.</translation>
    </message>
    <message>
        <source>Going by the cards you can see:</source>
        <translation>Pelas cartas que você vê:</translation>
    </message>
    <message>
        <source>Your {before} would become {after}.</source>
        <translation>Sua força passaria de {before} para {after}.</translation>
    </message>
</context>
<context>
    <name>CondottierePlaces</name>
    <message>
        <source>Genoa</source>
        <translation>Gênova</translation>
    </message>
    <message>
        <source>Ionian Sea</source>
        <translation>Mar Jônico</translation>
    </message>
</context>
<context>
    <name>CondottierePrint</name>
    <message numerus="yes">
        <source>%n of each colour: cut along the lines, from mark to mark, or round if you like. Lay one on the red seal of every region you take.</source>
        <translation>
            <numerusform>%n de cada cor: recorte pelas linhas, de marca a marca, ou em círculo, se preferir. Coloque um no selo vermelho de cada região que tomar.</numerusform>
            <numerusform>%n de cada cor: recorte pelas linhas, de marca a marca, ou em círculo, se preferir. Coloque um no selo vermelho de cada região que tomar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Control markers</source>
        <translation>Marcadores de controle</translation>
    </message>
    <message>
        <source>Cut out the strip and fold it at the dashes: in the middle so that the pictures look outwards, at the feet the other way. Glue the pictures back to back and the feet to a coin.</source>
        <translation>Recorte a tira e dobre-a pelo tracejado: ao meio, com as imagens para fora; nos pés, ao contrário. Cole as imagens verso com verso e os pés numa moeda.</translation>
    </message>
    <message numerus="yes">
        <source>For %n cards. Cut along the lines and fold back along the dashes. Glue the narrow flap to the inside of the last side, then glue the bottom; tuck in the lid.</source>
        <translation>
            <numerusform>Para %n carta. Recorte pelas linhas contínuas e dobre para trás pelas tracejadas. Cole a aba estreita no interior do último lado e, em seguida, cole o fundo; a tampa se encaixa.</numerusform>
            <numerusform>Para %n cartas. Recorte pelas linhas contínuas e dobre para trás pelas tracejadas. Cole a aba estreita no interior do último lado e, em seguida, cole o fundo; a tampa se encaixa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Map of Italy</source>
        <translation>Mapa da Itália</translation>
    </message>
</context>
<context>
    <name>CondottiereReasons</name>
    <message>
        <source>, which it can end at once</source>
        <translation>, que assim pode acabar na hora</translation>
    </message>
    <message>
        <source>Chance of taking {region}: about {chance}.</source>
        <translation>Chance de tomar {region}: cerca de {chance}.</translation>
    </message>
    <message>
        <source>Chance of taking {region}: above {chance}.</source>
        <translation>Chance de tomar {region}: acima de {chance}.</translation>
    </message>
    <message>
        <source>Chance of taking {region}: below {chance}.</source>
        <translation>Chance de tomar {region}: abaixo de {chance}.</translation>
    </message>
    <message>
        <source>It takes the lead from {name} with {number}</source>
        <translation>Esta jogada tira a dianteira de {name}, com {number}</translation>
    </message>
</context>
<context>
    <name>CondottiereSaid</name>
    <message numerus="yes">
        <source>%n card(s) to draw, {gone} discarded.</source>
        <translation>
            <numerusform>%n carta a comprar; descartadas: {gone}.</numerusform>
            <numerusform>%n cartas a comprar; descartadas: {gone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Pope protects it.</source>
        <translation>O Papa a protege.</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>Sua mão está vazia.</translation>
    </message>
    <message>
        <source>Your line: {cards}. Strength shown: {total}.</source>
        <translation>Sua frente de batalha: {cards}. Força à vista: {total}.</translation>
    </message>
    <message>
        <source>Your line: {cards}. Strength: {total}.</source>
        <translation>Sua frente de batalha: {cards}. Força: {total}.</translation>
    </message>
</context>
<context>
    <name>CondottiereTable</name>
    <message numerus="yes">
        <source>%n to draw</source>
        <translation>
            <numerusform>%n a comprar</numerusform>
            <numerusform>%n a comprar</numerusform>
        </translation>
    </message>
    <message>
        <source>Linked regions if taken</source>
        <translation>Regiões ligadas se você a tomar</translation>
    </message>
    <message>
        <source>Seen, and out of play until the next shuffle</source>
        <translation>Vistas, e fora do jogo até embaralhar de novo</translation>
    </message>
    <message>
        <source>Your army</source>
        <translation>Seu exército</translation>
    </message>
    <message>
        <source>seventeen cities, one hand of cards</source>
        <translation>dezessete cidades, uma só mão de cartas</translation>
    </message>
</context>
<context>
    <name>CondottiereTags</name>
    <message>
        <source>A mercenary left in the line is lost with the battle.</source>
        <translation>Um mercenário deixado na frente se perde com a batalha.</translation>
    </message>
    <message>
        <source>If nobody stops {name}, the game is over: {card} keeps you in the battle and costs little.</source>
        <translation>Se ninguém impedir {name}, a partida acaba: com {card}, você continua na batalha e gasta pouco.</translation>
    </message>
    <message>
        <source>If nobody stops {name}, the game is over: {card} keeps you in the battle.</source>
        <translation>Se ninguém impedir {name}, a partida acaba: com {card}, você continua na batalha.</translation>
    </message>
    <message>
        <source>It keeps {cards}, while {name} leads with {number}.</source>
        <translation>Esta jogada guarda {cards}, enquanto {name} está na frente com {number}.</translation>
    </message>
    <message>
        <source>It keeps {cards}; {name} leads with {number} against {mine}.</source>
        <translation>Esta jogada guarda {cards}; {name} está na frente por {number} a {mine}.</translation>
    </message>
    <message>
        <source>It saves {cards} for a later battle and still leads with {mine} against {best}.</source>
        <translation>Esta jogada guarda {cards} para outra batalha e continua na frente, {mine} contra {best}.</translation>
    </message>
    <message>
        <source>It wins the game: no further card is needed.</source>
        <translation>Esta jogada ganha a partida: nenhuma outra carta é necessária.</translation>
    </message>
    <message>
        <source>Nobody would lead.</source>
        <translation>Ninguém ficaria na frente.</translation>
    </message>
    <message>
        <source>Nothing you hold can stop {name} from winning.</source>
        <translation>Nada do que você tem na mão pode impedir {name} de ganhar.</translation>
    </message>
    <message>
        <source>The cards you keep are of use only if {winners} is kept from winning now.</source>
        <translation>As cartas que você guarda só servirão se alguém impedir {winners} de ganhar agora.</translation>
    </message>
    <message>
        <source>The hidden cards decide who leads.</source>
        <translation>As cartas escondidas decidem quem está na frente.</translation>
    </message>
    <message>
        <source>Victory is shared.</source>
        <translation>A vitória é compartilhada.</translation>
    </message>
    <message>
        <source>You lead, whatever is hidden.</source>
        <translation>Você está na frente, sejam quais forem as cartas escondidas.</translation>
    </message>
    <message>
        <source>You pass while in the lead.</source>
        <translation>Você passa estando na frente.</translation>
    </message>
    <message>
        <source>You pass while in the lead; the battle goes on.</source>
        <translation>Você passa estando na frente; a batalha continua.</translation>
    </message>
    <message>
        <source>You stop in the lead, {mine} against {best}; the battle goes on.</source>
        <translation>Você passa estando na frente, {mine} contra {best}; a batalha continua.</translation>
    </message>
    <message>
        <source>You would lead, whatever is hidden.</source>
        <translation>Você ficaria na frente, fossem quais fossem as cartas escondidas.</translation>
    </message>
    <message>
        <source>You would lead.</source>
        <translation>Você ficaria na frente.</translation>
    </message>
    <message>
        <source>You would stay ahead, whatever is hidden.</source>
        <translation>Você continuaria na frente, fossem quais fossem as cartas escondidas.</translation>
    </message>
    <message>
        <source>You would stay ahead.</source>
        <translation>Você continuaria na frente.</translation>
    </message>
    <message>
        <source>{cards} are certain to take {region}: everyone else has passed.</source>
        <translation>{cards} tomam {region} com certeza: todos os outros passaram.</translation>
    </message>
    <message>
        <source>{names} would be level at {best}.</source>
        <translation>{names} empatariam com {best}.</translation>
    </message>
    <message>
        <source>{name} leads, whatever is hidden.</source>
        <translation>{name} está na frente, sejam quais forem as cartas escondidas.</translation>
    </message>
    <message>
        <source>{name} stops in the lead, {mine} against {best}; the battle goes on.</source>
        <translation>{name} passa estando na frente, {mine} contra {best}; a batalha continua.</translation>
    </message>
    <message>
        <source>{name} would lead, whatever is hidden.</source>
        <translation>{name} ficaria na frente, fossem quais fossem as cartas escondidas.</translation>
    </message>
    <message>
        <source>{name} would lead.</source>
        <translation>{name} ficaria na frente.</translation>
    </message>
    <message>
        <source>{name} would stay ahead, whatever is hidden.</source>
        <translation>{name} continuaria na frente, fossem quais fossem as cartas escondidas.</translation>
    </message>
    <message>
        <source>{name} would stay ahead.</source>
        <translation>{name} continuaria na frente.</translation>
    </message>
</context>
<context>
    <name>CondottiereTalk</name>
    <message>
        <source>I choose {region} next</source>
        <translation>escolho {region} em seguida</translation>
    </message>
    <message>
        <source>I fight on against you in {region}</source>
        <translation>continuo lutando contra você em {region}</translation>
    </message>
    <message>
        <source>I fight on against {name} in {region}</source>
        <translation>continuo lutando contra {name} em {region}</translation>
    </message>
    <message numerus="yes">
        <source>I show you %n card(s)</source>
        <translation>
            <numerusform>mostro %n carta a você</numerusform>
            <numerusform>mostro %n cartas a você</numerusform>
        </translation>
    </message>
    <message>
        <source>I show you my hand</source>
        <translation>mostro minha mão a você</translation>
    </message>
    <message>
        <source>I show {name} my hand</source>
        <translation>mostro minha mão a {name}</translation>
    </message>
    <message>
        <source>No battle is fought now.</source>
        <translation>Não há nenhuma batalha em andamento.</translation>
    </message>
    <message>
        <source>No more regions are chosen in this game.</source>
        <translation>Não se escolhem mais regiões nesta partida.</translation>
    </message>
    <message>
        <source>That player is no longer in this battle.</source>
        <translation>Esse jogador não está mais nesta batalha.</translation>
    </message>
    <message>
        <source>That rival has no cards left to take the lead with.</source>
        <translation>Esse rival não tem mais cartas para ficar na frente.</translation>
    </message>
    <message>
        <source>The next region is chosen only after this battle: choose “round”.</source>
        <translation>A próxima região só é escolhida depois desta batalha: proponha “rodada”.</translation>
    </message>
    <message>
        <source>There is no other battle in this round.</source>
        <translation>Não há mais batalhas nesta rodada.</translation>
    </message>
    <message>
        <source>You are no longer in this battle.</source>
        <translation>Você não está mais nesta batalha.</translation>
    </message>
    <message>
        <source>You hold fewer cards.</source>
        <translation>Você tem menos cartas na mão.</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>Sua mão está vazia.</translation>
    </message>
    <message>
        <source>choose next</source>
        <comment>a region follows</comment>
        <translation>escolher em seguida</translation>
    </message>
    <message>
        <source>choose {region} next</source>
        <translation>escolher {region} em seguida</translation>
    </message>
    <message>
        <source>chooses {region} next</source>
        <translation>escolhe {region} em seguida</translation>
    </message>
    <message>
        <source>fight on against you in</source>
        <comment>a region follows</comment>
        <translation>continuar lutando contra você em</translation>
    </message>
    <message>
        <source>fight on against you in {region}</source>
        <translation>continuar lutando contra você em {region}</translation>
    </message>
    <message>
        <source>fight on against {name} in</source>
        <comment>a region follows</comment>
        <translation>continuar lutando contra {name} em</translation>
    </message>
    <message>
        <source>fight on against {name} in {region}</source>
        <translation>continuar lutando contra {name} em {region}</translation>
    </message>
    <message>
        <source>fights on against me in {region}</source>
        <translation>continua lutando contra mim em {region}</translation>
    </message>
    <message>
        <source>fights on against you in {region}</source>
        <translation>continua lutando contra você em {region}</translation>
    </message>
    <message>
        <source>fights on against {name} in {region}</source>
        <translation>continua lutando contra {name} em {region}</translation>
    </message>
    <message>
        <source>round</source>
        <translation>rodada</translation>
    </message>
    <message>
        <source>show you</source>
        <comment>cards follow</comment>
        <translation>mostrar a você</translation>
    </message>
    <message numerus="yes">
        <source>show you %n card(s)</source>
        <translation>
            <numerusform>mostrar %n carta a você</numerusform>
            <numerusform>mostrar %n cartas a você</numerusform>
        </translation>
    </message>
    <message>
        <source>show you the hand</source>
        <translation>mostrar a mão a você</translation>
    </message>
    <message numerus="yes">
        <source>shows me %n card(s)</source>
        <translation>
            <numerusform>me mostra %n carta</numerusform>
            <numerusform>me mostra %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>shows me the hand</source>
        <translation>me mostra a mão</translation>
    </message>
    <message numerus="yes">
        <source>shows you %n card(s)</source>
        <translation>
            <numerusform>mostra %n carta a você</numerusform>
            <numerusform>mostra %n cartas a você</numerusform>
        </translation>
    </message>
    <message>
        <source>shows you the hand</source>
        <translation>mostra a mão a você</translation>
    </message>
    <message>
        <source>this round</source>
        <translation>esta rodada</translation>
    </message>
    <message>
        <source>you choose {region} next</source>
        <translation>você escolhe {region} em seguida</translation>
    </message>
    <message>
        <source>you fight on against me in {region}</source>
        <translation>você continua lutando contra mim em {region}</translation>
    </message>
    <message>
        <source>you fight on against {name} in {region}</source>
        <translation>você continua lutando contra {name} em {region}</translation>
    </message>
    <message numerus="yes">
        <source>you show me %n card(s)</source>
        <translation>
            <numerusform>você me mostra %n carta</numerusform>
            <numerusform>você me mostra %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>you show me your hand</source>
        <translation>você me mostra sua mão</translation>
    </message>
    <message>
        <source>you show {name} your hand</source>
        <translation>você mostra sua mão a {name}</translation>
    </message>
</context>
<context>
    <name>Confirm</name>
    <message>
        <source>A bot ({level}) plays your seat to the end of the game. You can look on, but not come back.</source>
        <translation>Um robô ({level}) joga no seu lugar até o fim da partida. Você pode assistir, mas não voltar.</translation>
    </message>
    <message>
        <source>From then on, {name}’s hand is shown openly, so you cannot come back.</source>
        <translation>A partir daí, a mão de {name} fica à vista: você não poderá voltar.</translation>
    </message>
    <message>
        <source>Its last moves could not be saved. Save the game elsewhere first, or they will be lost.</source>
        <translation>As últimas jogadas não puderam ser salvas no disco. Salve primeiro a partida em outro lugar, senão se perdem.</translation>
    </message>
    <message>
        <source>Leave your seat to a bot?</source>
        <translation>Deixar o seu lugar para um robô?</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Desfazer as jogadas</translation>
    </message>
    <message>
        <source>Take back other players’ moves too?</source>
        <translation>Desfazer também as jogadas dos outros jogadores?</translation>
    </message>
    <message>
        <source>The attacker wins the combat at once.</source>
        <translation>O atacante ganha o combate na hora.</translation>
    </message>
    <message>
        <source>You can come back as long as two other people are playing at this screen.</source>
        <translation>Você poderá voltar enquanto outras duas pessoas jogarem nesta tela.</translation>
    </message>
    <message>
        <source>You can come back at any time.</source>
        <translation>Você poderá voltar a qualquer momento.</translation>
    </message>
    <message>
        <source>You go back to your last choice. This also takes back what {names} did since, so ask them first.</source>
        <translation>Você volta à sua última escolha. As jogadas de {names} feitas depois também são desfeitas: peça licença primeiro.</translation>
    </message>
</context>
<context>
    <name>Contrees</name>
    <message numerus="yes">
        <source>%n snow tile(s) to lay</source>
        <translation>
            <numerusform>%n território branco a colocar</numerusform>
            <numerusform>%n territórios brancos a colocar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) to lay</source>
        <translation>
            <numerusform>%n território a colocar</numerusform>
            <numerusform>%n territórios a colocar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) to lay</source>
        <comment>below the figure</comment>
        <translation>
            <numerusform>%n a colocar</numerusform>
            <numerusform>%n a colocar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s) left</source>
        <translation>
            <numerusform>%n torre a construir</numerusform>
            <numerusform>%n torres a construir</numerusform>
        </translation>
    </message>
    <message>
        <source>A tenth standard ended the game, and the tiles were counted.</source>
        <translation>Um décimo estandarte pôs fim à partida, e os territórios foram contados.</translation>
    </message>
    <message>
        <source>Lay out a land together, then fight for its tiles with towers.</source>
        <translation>Os dois formam um terreno e depois disputam os territórios com torres.</translation>
    </message>
    <message>
        <source>Neither player could build, and the tiles were counted.</source>
        <translation>Nenhum dos dois podia construir, e os territórios foram contados.</translation>
    </message>
    <message>
        <source>Only your snow tile is left.</source>
        <translation>Só resta a você o território branco.</translation>
    </message>
    <message>
        <source>The last tower was built, and the tiles were counted.</source>
        <translation>Com a última torre de pé, os territórios foram contados.</translation>
    </message>
    <message>
        <source>This is the last tile; after it, you both build towers.</source>
        <translation>É o último território: depois são construídas as torres.</translation>
    </message>
    <message>
        <source>You have no snow tile left.</source>
        <translation>Você não tem mais o território branco.</translation>
    </message>
    <message>
        <source>You have no such tile left.</source>
        <translation>Você não tem mais nenhum território desses.</translation>
    </message>
    <message>
        <source>You lay two tiles a turn.</source>
        <translation>A cada turno, você coloca dois territórios.</translation>
    </message>
    <message>
        <source>You lead by {more} to {less}.</source>
        <translation>Você está na frente por {more} a {less}.</translation>
    </message>
    <message>
        <source>You may not build where you just lost a tower.</source>
        <translation>Você não pode construir onde uma torre sua acabou de cair.</translation>
    </message>
    <message>
        <source>Your tower just fell here: wait one turn.</source>
        <translation>Sua torre acabou de cair aqui: espere um turno.</translation>
    </message>
    <message>
        <source>passed while leading</source>
        <translation>passou quando estava na frente</translation>
    </message>
    <message>
        <source>{name} is laying a tile.</source>
        <translation>{name} está colocando um território.</translation>
    </message>
    <message>
        <source>{name} is placing a tower.</source>
        <translation>{name} está colocando uma torre.</translation>
    </message>
    <message>
        <source>{name} leads by {more} to {less}.</source>
        <translation>{name} está na frente por {more} a {less}.</translation>
    </message>
</context>
<context>
    <name>ContreesAid</name>
    <message>
        <source>As soon as &lt;b&gt;four of your towers&lt;/b&gt; stand around a tile, you possess it: put a standard on it. At once all &lt;b&gt;enemy towers around it are razed&lt;/b&gt;.</source>
        <translation>Assim que &lt;b&gt;quatro das suas torres&lt;/b&gt; estiverem em volta de um território, você o possui: coloque nele um estandarte. Na mesma hora, todas as &lt;b&gt;torres inimigas em volta dele são demolidas&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Barred corners</source>
        <translation>Cantos interditados</translation>
    </message>
    <message>
        <source>Blue builds the ringed tower, the fourth around the tile on the left. Two enemy towers fall; their corners are barred to the opponent for one turn.</source>
        <translation>O Azul constrói a torre com anel, a quarta em volta do território da esquerda. Caem duas torres inimigas; os cantos delas ficam interditados ao adversário por um turno.</translation>
    </message>
    <message>
        <source>Each player has a &lt;b&gt;snow tile&lt;/b&gt; in place of one of the eight, and lays it whenever they like. It is taken and lost like any other.</source>
        <translation>Cada jogador tem um &lt;b&gt;território branco&lt;/b&gt; em vez de um dos oito, e o coloca quando quiser. Ele é tomado e perdido como qualquer outro.</translation>
    </message>
    <message>
        <source>Each player takes eight tiles, and the 24 towers and ten standards of one colour. Draw lots to see who begins.</source>
        <translation>Cada jogador recebe oito territórios, as 24 torres e os dez estandartes de uma cor. Sorteiem quem começa.</translation>
    </message>
    <message>
        <source>Every tile but the first must share a whole side with one already laid. Holes are allowed.</source>
        <translation>Todos os territórios, exceto o primeiro, têm que encostar um lado inteiro num território já colocado. São permitidos buracos.</translation>
    </message>
    <message>
        <source>If fewer than four of your towers are left around your tile, you take the standard back.</source>
        <translation>Se restarem menos de quatro das suas torres em volta do seu território, você retira o estandarte.</translation>
    </message>
    <message>
        <source>In turn, each player lays &lt;b&gt;two&lt;/b&gt; tiles, one after the other, until all sixteen are laid: four turns each.</source>
        <translation>Alternadamente, cada jogador coloca &lt;b&gt;dois&lt;/b&gt; territórios, um depois do outro, até estarem colocados os dezesseis: quatro turnos para cada um.</translation>
    </message>
    <message>
        <source>Left: Blue’s new tower has no liberty, but it stands. Right: Blue’s new tower has razed one; that corner is barred to the opponent.</source>
        <translation>À esquerda: a nova torre do Azul não tem liberdades, mas continua de pé. À direita: a nova torre do Azul demoliu uma do adversário; o canto dela fica interditado ao adversário.</translation>
    </message>
    <message>
        <source>One tower can take two or three tiles at once. Taking a tile razes only the towers around it at that moment, not one built there later.</source>
        <translation>Uma só torre pode tomar dois ou três territórios ao mesmo tempo. Ao tomar um território, você só demole as torres que estiverem em volta dele nesse momento, não as que forem construídas ali mais tarde.</translation>
    </message>
    <message>
        <source>Possess more tiles than your opponent at the end: a tile with &lt;b&gt;four of your towers&lt;/b&gt; around it is yours.</source>
        <translation>Possuir mais territórios do que o adversário no fim: com &lt;b&gt;quatro das suas torres&lt;/b&gt; em volta de um território, você toma posse dele.</translation>
    </message>
    <message>
        <source>Razed towers are out of the game. The player who razed them keeps them: they can decide a tie.</source>
        <translation>As torres demolidas saem do jogo. Quem as demoliu as guarda: podem resolver um empate.</translation>
    </message>
    <message>
        <source>The turns go on: the player who laid first builds first. On your turn, build &lt;b&gt;one tower&lt;/b&gt; on any free corner, even beside a tile your opponent possesses.</source>
        <translation>A alternância continua: quem colocou primeiro também constrói primeiro. No seu turno, construa &lt;b&gt;uma torre&lt;/b&gt; num canto livre, mesmo ao lado de um território que o adversário possui.</translation>
    </message>
    <message>
        <source>When you build beside an enemy group and it has no liberty left, it is surrounded: all its towers are razed at once.</source>
        <translation>Quando você constrói ao lado de um grupo inimigo e este fica sem liberdades, está cercado: todas as torres do grupo são demolidas na hora.</translation>
    </message>
    <message>
        <source>Where your tower has just fallen, you may &lt;b&gt;not build in your very next turn&lt;/b&gt;; your opponent may. The corner still counts as a liberty.</source>
        <translation>Onde uma das suas torres acabou de cair, você &lt;b&gt;não pode construir no seu turno seguinte&lt;/b&gt;; o adversário pode. O canto continua contando como liberdade.</translation>
    </message>
    <message>
        <source>You must build if you can. If you have no tower left, or no corner to build on, you pass.</source>
        <translation>Quem pode construir tem que construir. Quem não tem mais torres, ou não tem canto onde construir, passa.</translation>
    </message>
    <message>
        <source>You take tiles, and enemy towers around them are razed.</source>
        <translation>Você toma territórios, e as torres inimigas em volta deles são demolidas.</translation>
    </message>
    <message>
        <source>Your own towers are &lt;b&gt;not razed&lt;/b&gt; when you take their last liberty yourself. They are surrounded only when your opponent builds beside them and they have none left.</source>
        <translation>Suas próprias torres &lt;b&gt;não são demolidas&lt;/b&gt; quando é você que tira a última liberdade delas. Só ficam cercadas se o adversário construir ao lado delas e elas então não tiverem nenhuma.</translation>
    </message>
    <message>
        <source>both players have built all their towers, or must pass,</source>
        <translation>ambos os jogadores tiverem construído todas as torres, ou tiverem que passar,</translation>
    </message>
</context>
<context>
    <name>ContreesEditing</name>
    <message>
        <source>No tower of that colour is left.</source>
        <translation>Não há mais torres dessa cor.</translation>
    </message>
    <message>
        <source>That is too far from the middle of the table.</source>
        <translation>Fica longe demais do centro da mesa.</translation>
    </message>
    <message>
        <source>The land must stay in one piece.</source>
        <translation>O terreno tem que ficar todo ligado.</translation>
    </message>
    <message>
        <source>The opponent has {hold} towers there: the tile is theirs.</source>
        <translation>Ali há {hold} torres adversárias: o território é do adversário.</translation>
    </message>
    <message>
        <source>The snow tiles laid and those still to lay do not add up.</source>
        <translation>Os territórios brancos colocados e os que falta colocar não batem.</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>Quem joga</translation>
    </message>
    <message>
        <source>Towers left for you: {most} at most.</source>
        <translation>Torres que você ainda tem: {most}, no máximo.</translation>
    </message>
    <message>
        <source>Until the land is finished, you have all {most} towers.</source>
        <translation>Enquanto se colocam os territórios, você tem todas as suas {most} torres.</translation>
    </message>
    <message>
        <source>Your standard</source>
        <translation>Seu estandarte</translation>
    </message>
    <message>
        <source>Your supply: click for one more, right-click for one fewer</source>
        <translation>Sua reserva: um clique dá mais uma, o botão direito tira uma</translation>
    </message>
    <message>
        <source>Your tower</source>
        <translation>Sua torre</translation>
    </message>
</context>
<context>
    <name>ContreesEnding</name>
    <message>
        <source>How the land was taken</source>
        <translation>Como o terreno foi tomado</translation>
    </message>
</context>
<context>
    <name>ContreesNotes</name>
    <message>
        <source>Four towers of one player around a tile take it, and the enemy towers around it fall at once.</source>
        <translation>Quatro torres do mesmo jogador em volta de um território o tomam, e as torres inimigas em volta dele caem logo.</translation>
    </message>
    <message>
        <source>One of your towers around it.</source>
        <translation>Uma das suas torres em volta deste território.</translation>
    </message>
    <message>
        <source>One of {name}’s towers around it.</source>
        <translation>{name} tem uma torre em volta deste território.</translation>
    </message>
    <message>
        <source>Snow tile still to lay</source>
        <translation>Território branco ainda não colocado</translation>
    </message>
    <message>
        <source>Tiles still to lay</source>
        <translation>Territórios ainda não colocados</translation>
    </message>
    <message>
        <source>{number} of your towers around it.</source>
        <translation>Você tem {number} torres em volta deste território.</translation>
    </message>
    <message>
        <source>{number} of {name}’s towers around it.</source>
        <translation>{name} tem {number} torres em volta deste território.</translation>
    </message>
</context>
<context>
    <name>ContreesPrint</name>
    <message>
        <source>Cut along the lines and fold back along the dashes. Glue the narrow flap to the inside of the last side, then glue the bottom; tuck in the lid.</source>
        <translation>Recorte pelas linhas contínuas e dobre para trás pelas tracejadas. Cole a aba estreita no interior do último lado e, em seguida, cole o fundo; a tampa se encaixa.</translation>
    </message>
    <message>
        <source>One player has four towers around the tile on the left, and so a standard on it. The opponent has two towers beside the other tile.</source>
        <translation>Um jogador tem quatro torres em volta do território da esquerda e, por isso, um estandarte nele. O adversário tem duas torres ao lado do outro território.</translation>
    </message>
    <message>
        <source>Ten for each player: put one on every tile you possess.</source>
        <translation>Dez por jogador: coloque um em cada território que você possuir.</translation>
    </message>
    <message>
        <source>The basic game is played with the 16 ordinary tiles; in the expert version each player has a snow tile in place of one of them.</source>
        <translation>A partida simples é jogada com os 16 territórios comuns; na versão avançada, cada jogador tem um território branco em vez de um deles.</translation>
    </message>
    <message>
        <source>Twenty-four for each player: cut along the lines, from mark to mark, or around the towers if you like them round. Put them on the corners of the tiles.</source>
        <translation>Vinte e quatro por jogador: recorte pelas linhas, de marca a marca, ou em círculo, se preferir. Ficam nos cantos dos territórios.</translation>
    </message>
</context>
<context>
    <name>ContreesReasons</name>
    <message>
        <source>frees {tiles}</source>
        <translation>libera {tiles}</translation>
    </message>
</context>
<context>
    <name>ContreesSaid</name>
    <message>
        <source>Your towers: {corners}.</source>
        <translation>Suas torres: {corners}.</translation>
    </message>
</context>
<context>
    <name>ContreesTags</name>
    <message>
        <source>Barred this turn:</source>
        <translation>Interditado neste turno:</translation>
    </message>
    <message>
        <source>Barred to {name} for one turn:</source>
        <translation>Interditado a {name} por um turno:</translation>
    </message>
    <message>
        <source>It leaves you with one fewer free corner around {tile}.</source>
        <translation>Depois desta jogada, você tem um canto livre a menos em volta de {tile}.</translation>
    </message>
    <message>
        <source>It leaves {name} with one fewer free corner around {tile}.</source>
        <translation>Esta jogada tira a {name} um canto livre em volta de {tile}.</translation>
    </message>
    <message>
        <source>This group has no free corner left, but it still stands.</source>
        <translation>Este grupo não tem mais nenhum canto livre, mas continua de pé.</translation>
    </message>
    <message>
        <source>Your fourth tower takes {tiles}.</source>
        <translation>Sua quarta torre toma {tiles}.</translation>
    </message>
    <message>
        <source>your tower just fell here.</source>
        <translation>sua torre acabou de cair aqui.</translation>
    </message>
</context>
<context>
    <name>Cortez</name>
    <message>
        <source>Accept or refuse an offer</source>
        <translation>Aceitar ou recusar uma proposta</translation>
    </message>
    <message>
        <source>Add Weapons, or choose “Done”.</source>
        <translation>Acrescente Armas ou escolha “Pronto”.</translation>
    </message>
    <message>
        <source>Add warriors and Weapons, or choose “Done”.</source>
        <translation>Acrescente guerreiros e Armas ou escolha “Pronto”.</translation>
    </message>
    <message>
        <source>Add warriors, or choose “Done”.</source>
        <translation>Acrescente guerreiros ou escolha “Pronto”.</translation>
    </message>
    <message>
        <source>An unmarked troop of your own nation stands there.</source>
        <translation>Há ali uma tropa da sua nação, sem colar.</translation>
    </message>
    <message>
        <source>Another troop stands there.</source>
        <translation>Há outra tropa lá.</translation>
    </message>
    <message>
        <source>Bid for the bribery card, or pass.</source>
        <translation>Dê um lance pela carta de suborno, ou passe.</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>Dar um lance de {amount}</translation>
    </message>
    <message>
        <source>Both fighters must have laid cards first.</source>
        <translation>Os dois combatentes precisam ter colocado cartas primeiro.</translation>
    </message>
    <message>
        <source>Bribery cards that move a troop put it on any free square, at no cost.</source>
        <translation>As cartas de suborno que movem uma tropa a põem de graça em qualquer casa livre.</translation>
    </message>
    <message>
        <source>Choose provisions to pay the mercenary.</source>
        <translation>Escolha as provisões para pagar o mercenário.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Draw a provision</source>
        <translation>Comprar uma provisão</translation>
    </message>
    <message numerus="yes">
        <source>Draw a provision: %n action(s) left.</source>
        <translation>
            <numerusform>Compre uma provisão: resta %n ação.</numerusform>
            <numerusform>Compre uma provisão: restam %n ações.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move a troop, or draw a provision: %n action(s) left.</source>
        <translation>
            <numerusform>Mova uma tropa ou compre uma provisão: resta %n ação.</numerusform>
            <numerusform>Mova uma tropa ou compre uma provisão: restam %n ações.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move a troop, recruit, or draw a provision: %n action(s) left.</source>
        <translation>
            <numerusform>Mova uma tropa, recrute ou compre uma provisão: resta %n ação.</numerusform>
            <numerusform>Mova uma tropa, recrute ou compre uma provisão: restam %n ações.</numerusform>
        </translation>
    </message>
    <message>
        <source>No provision is left to draw.</source>
        <translation>Não há mais provisões para comprar.</translation>
    </message>
    <message>
        <source>No warrior of your nation is left to draw.</source>
        <translation>Não há mais guerreiros da sua nação para comprar.</translation>
    </message>
    <message>
        <source>Nobody has bid so far.</source>
        <translation>Ninguém deu lances ainda.</translation>
    </message>
    <message>
        <source>Only the defender may surrender.</source>
        <translation>Só a defesa pode se render.</translation>
    </message>
    <message numerus="yes">
        <source>Pay one Food and draw %n warrior(s)</source>
        <translation>
            <numerusform>Pagar um Alimento e comprar %n guerreiro</numerusform>
            <numerusform>Pagar um Alimento e comprar %n guerreiros</numerusform>
        </translation>
    </message>
    <message>
        <source>Play “{card}”</source>
        <translation>Jogar “{card}”</translation>
    </message>
    <message>
        <source>Play “{card}”: {origin} to {place}</source>
        <translation>Jogar “{card}”: {origin} → {place}</translation>
    </message>
    <message>
        <source>Recruit warriors, or draw a provision</source>
        <translation>Recrutar guerreiros ou comprar uma provisão</translation>
    </message>
    <message numerus="yes">
        <source>Recruit, or draw a provision: %n action(s) left.</source>
        <translation>
            <numerusform>Recrute ou compre uma provisão: resta %n ação.</numerusform>
            <numerusform>Recrute ou compre uma provisão: restam %n ações.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} of {rounds}.</source>
        <translation>Rodada {round} de {rounds}.</translation>
    </message>
    <message>
        <source>Six chiefs, two nations and one city in a lake: lead your troops into the city.</source>
        <translation>Seis chefes, duas nações e uma cidade num lago: leve as suas tropas até a cidade.</translation>
    </message>
    <message>
        <source>Somebody has already bid that much.</source>
        <translation>Alguém já deu esse lance.</translation>
    </message>
    <message>
        <source>Something else came first. Try again.</source>
        <translation>Outra coisa aconteceu antes. Tente de novo.</translation>
    </message>
    <message>
        <source>That card is never played: it counts at the end, or is useless.</source>
        <translation>Essa carta nunca é jogada: conta no fim ou não serve para nada.</translation>
    </message>
    <message>
        <source>That is not the right number of cards.</source>
        <translation>Esse não é o número de cartas pedido.</translation>
    </message>
    <message>
        <source>That offer no longer stands.</source>
        <translation>Essa proposta não vale mais.</translation>
    </message>
    <message>
        <source>That troop is fighting.</source>
        <translation>Essa tropa está combatendo.</translation>
    </message>
    <message>
        <source>The attacker must lay at least one warrior.</source>
        <translation>O atacante tem que colocar pelo menos um guerreiro.</translation>
    </message>
    <message>
        <source>The bridge is broken: nobody can stand there.</source>
        <translation>A ponte está destruída: ninguém pode ficar nela.</translation>
    </message>
    <message>
        <source>The event must be carried out first.</source>
        <translation>Primeiro é preciso executar o evento.</translation>
    </message>
    <message>
        <source>The highest bid is {best}: the next one must be higher.</source>
        <translation>O lance mais alto é de {best}: o seguinte tem que ser maior.</translation>
    </message>
    <message>
        <source>The highest bidder cannot trade until the auction is over.</source>
        <translation>Quem deu o lance mais alto não pode trocar antes do fim do leilão.</translation>
    </message>
    <message numerus="yes">
        <source>The most points win, after %n round(s) or once the city is full.</source>
        <translation>
            <numerusform>Ganha quem tiver mais pontos após %n rodada ou quando a cidade estiver cheia.</numerusform>
            <numerusform>Ganha quem tiver mais pontos após %n rodadas ou quando a cidade estiver cheia.</numerusform>
        </translation>
    </message>
    <message>
        <source>The open offer must be answered first.</source>
        <translation>Primeiro é preciso responder à proposta em aberto.</translation>
    </message>
    <message>
        <source>The troop cannot get there.</source>
        <translation>A tropa não consegue chegar lá.</translation>
    </message>
    <message>
        <source>The troop is already there.</source>
        <translation>A tropa já está lá.</translation>
    </message>
    <message>
        <source>To make no offer, click one of your troops and move it.</source>
        <translation>Para não propor nada, clique numa das suas tropas para movê-la.</translation>
    </message>
    <message>
        <source>Too many offers are open already.</source>
        <translation>Já há propostas demais em aberto.</translation>
    </message>
    <message>
        <source>Too many offers have been made in this game.</source>
        <translation>Houve propostas demais nesta partida.</translation>
    </message>
    <message>
        <source>With an odd number of players, this nation has one more chief.</source>
        <translation>Com um número ímpar de jogadores, essa nação tem um chefe a mais.</translation>
    </message>
    <message>
        <source>Without a warrior in hand, you cannot attack.</source>
        <translation>Sem um guerreiro na mão, você não pode atacar.</translation>
    </message>
    <message>
        <source>You cannot bid more, so you pass.</source>
        <translation>Você não pode dar um lance mais alto, e passa.</translation>
    </message>
    <message>
        <source>You cannot bid, and pass.</source>
        <translation>Você não pode dar lances, e passa.</translation>
    </message>
    <message>
        <source>You cannot choose any more cards.</source>
        <translation>Você não pode escolher mais cartas.</translation>
    </message>
    <message>
        <source>You cannot trade with yourself.</source>
        <translation>A troca tem que ser com outro jogador.</translation>
    </message>
    <message>
        <source>You do not have enough Camouflage to get there.</source>
        <translation>Você não tem Camuflagens suficientes para ir até lá.</translation>
    </message>
    <message>
        <source>You do not have what is asked for.</source>
        <translation>Você não tem o que é pedido.</translation>
    </message>
    <message>
        <source>You have no Food to pay.</source>
        <translation>Você não tem Alimento para pagar.</translation>
    </message>
    <message>
        <source>You have no help to offer, so you stay out.</source>
        <translation>Você não tem ajuda para oferecer, e fica de fora.</translation>
    </message>
    <message>
        <source>You have no warriors to lay.</source>
        <translation>Você não tem guerreiros para colocar.</translation>
    </message>
    <message>
        <source>You have nothing left to lay.</source>
        <translation>Você não tem mais nada para colocar.</translation>
    </message>
    <message numerus="yes">
        <source>You have only %n of them.</source>
        <translation>
            <numerusform>Você não tem mais do que %n.</numerusform>
            <numerusform>Você não tem mais do que %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep %n card(s).</source>
        <translation>
            <numerusform>Você fica com %n carta.</numerusform>
            <numerusform>Você fica com %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may choose a temple only if nothing else is free in the city.</source>
        <translation>Você só pode escolher um templo se nada mais estiver livre na cidade.</translation>
    </message>
    <message>
        <source>You may not pass while you can still take an action.</source>
        <translation>Você não pode passar enquanto puder fazer uma ação.</translation>
    </message>
    <message>
        <source>You may trade one or two provisions for one or two others.</source>
        <translation>Você pode trocar uma ou duas provisões por uma ou duas outras.</translation>
    </message>
    <message>
        <source>You win, together with {names}!</source>
        <translation>Você ganhou, junto com {names}!</translation>
    </message>
    <message>
        <source>Your provisions are worth {worth} in all.</source>
        <translation>Suas provisões valem {worth} ao todo.</translation>
    </message>
    <message>
        <source>Your provisions cannot pay exactly {amounts}.</source>
        <translation>Suas provisões não permitem pagar exatamente {amounts}.</translation>
    </message>
    <message>
        <source>Your provisions cannot pay that.</source>
        <translation>Suas provisões não bastam para pagar isso.</translation>
    </message>
    <message>
        <source>Your strength would be {sum}.</source>
        <translation>Sua força seria {sum}.</translation>
    </message>
    <message>
        <source>bidding {amount}</source>
        <translation>dar um lance de {amount}</translation>
    </message>
    <message>
        <source>drawing a provision</source>
        <translation>comprar uma provisão</translation>
    </message>
    <message>
        <source>playing “{card}”</source>
        <translation>jogar “{card}”</translation>
    </message>
    <message>
        <source>playing “{card}” ({place})</source>
        <translation>jogar “{card}” ({place})</translation>
    </message>
    <message>
        <source>round {round} of {rounds}, event {event}</source>
        <translation>rodada {round} de {rounds}, evento {event}</translation>
    </message>
    <message>
        <source>{name} has bid {amount}.</source>
        <translation>{name} deu um lance de {amount}.</translation>
    </message>
    <message>
        <source>{name} is bidding or paying.</source>
        <translation>{name} está dando um lance ou pagando.</translation>
    </message>
    <message>
        <source>{name} is carrying out the event.</source>
        <translation>{name} está executando o evento.</translation>
    </message>
    <message>
        <source>{name} is choosing a troop to mark.</source>
        <translation>{name} está escolhendo uma tropa para marcar.</translation>
    </message>
    <message>
        <source>{name} is choosing an action.</source>
        <translation>{name} está escolhendo uma ação.</translation>
    </message>
    <message>
        <source>{name} is choosing cards to keep.</source>
        <translation>{name} está escolhendo as cartas que vai guardar.</translation>
    </message>
    <message>
        <source>{name} is placing the beaten troop.</source>
        <translation>{name} está colocando a tropa derrotada.</translation>
    </message>
    <message>
        <source>{name} is preparing the combat.</source>
        <translation>{name} está preparando o combate.</translation>
    </message>
    <message>
        <source>{name} is thinking about the offer.</source>
        <translation>{name} está pensando na proposta.</translation>
    </message>
    <message>
        <source>{name} offers you {give} for {get}. Accept?</source>
        <translation>{name} lhe oferece {give} por {get}. Aceita?</translation>
    </message>
    <message>
        <source>{name} offers you {help} for {price}.</source>
        <translation>{name} lhe oferece {help} por {price}.</translation>
    </message>
    <message>
        <source>{name} offers {cards} for your surrender.</source>
        <translation>{name} lhe oferece {cards} para você se render.</translation>
    </message>
    <message>
        <source>{nation} lead in the city, {most} troops to {least}.</source>
        <translation>{nation} estão na frente na cidade, {most} tropas contra {least}.</translation>
    </message>
</context>
<context>
    <name>CortezActs</name>
    <message>
        <source>Click the cards that you give, one click for each.</source>
        <translation>Clique nas cartas que você dá, uma vez por carta.</translation>
    </message>
    <message>
        <source>What do you offer {name} for surrendering?</source>
        <translation>O que você oferece a {name} para que se renda?</translation>
    </message>
    <message>
        <source>Whom do you ask for help, and what do you pay?</source>
        <translation>A quem você pede ajuda, e o que paga?</translation>
    </message>
    <message>
        <source>Whom do you help, with what, and for what price?</source>
        <translation>A quem você oferece ajuda, com o quê e por que preço?</translation>
    </message>
    <message>
        <source>You have no provisions to give in return.</source>
        <translation>Você não tem provisões para dar em troca.</translation>
    </message>
    <message>
        <source>You have no provisions to give.</source>
        <translation>Você não tem provisões para dar.</translation>
    </message>
    <message>
        <source>You may play it now, even when it is not your turn.</source>
        <translation>Você pode jogá-la agora, mesmo fora da sua vez.</translation>
    </message>
</context>
<context>
    <name>CortezAid</name>
    <message>
        <source>Both may add cards in turn; cards laid are never taken back. Others may help either side as &lt;b&gt;mercenaries&lt;/b&gt;, with at most one warrior, of any nation, and with Weapons, for a price in provisions or for nothing.</source>
        <translation>Alternadamente, ambos podem acrescentar cartas; nenhuma é retirada. Os outros podem ajudar um dos lados como &lt;b&gt;mercenários&lt;/b&gt;, com um guerreiro no máximo, de qualquer nação, e com Armas, em troca de provisões ou de graça.</translation>
    </message>
    <message>
        <source>Everyone gets 4 warriors of their nation, 10 provisions and an objective. Then everyone in turn puts a collar on an unmarked troop of their nation outside the city, and after that, in the same order, on a second one.</source>
        <translation>Cada um recebe 4 guerreiros da sua nação, 10 provisões e um objetivo. Depois, cada um, na sua vez, põe um colar numa tropa da sua nação ainda sem colar, fora da cidade, e em seguida, na mesma ordem, numa segunda.</translation>
    </message>
    <message>
        <source>Everyone takes a chief, Spanish and Aztec in turn; with an odd number of players one nation has one more chief. Shuffle each deck separately; put the treasures aside.</source>
        <translation>Cada um fica com um chefe, alternando Espanhóis e Astecas; com um número ímpar de jogadores, uma nação tem um chefe a mais. Embaralhe cada monte separadamente; ponha os tesouros à parte.</translation>
    </message>
    <message>
        <source>For each troop without your collar that you &lt;b&gt;jump&lt;/b&gt;, pay 1 Camouflage.</source>
        <translation>Para cada tropa sem o seu colar que você &lt;b&gt;pular&lt;/b&gt;, pague 1 Camuflagem.</translation>
    </message>
    <message>
        <source>If you end your move in a &lt;b&gt;village&lt;/b&gt;, draw the number of provisions it shows.</source>
        <translation>Se terminar o movimento numa &lt;b&gt;aldeia&lt;/b&gt;, compre o número de provisões que ela indica.</translation>
    </message>
    <message>
        <source>Only &lt;b&gt;causeways&lt;/b&gt; lead into the city. Boats cross them under an intact &lt;b&gt;bridge&lt;/b&gt;, where they cannot stop; a broken bridge lets nobody through.</source>
        <translation>Só as &lt;b&gt;estradas sobre o lago&lt;/b&gt; levam à cidade. Os barcos as atravessam por baixo de uma &lt;b&gt;ponte&lt;/b&gt; intacta, onde não podem parar; uma ponte destruída não deixa passar ninguém.</translation>
    </message>
    <message>
        <source>Rounds and treasures</source>
        <translation>Rodadas e tesouros</translation>
    </message>
    <message>
        <source>Sold at auction by the event Bribery. Bidding begins to the left of the active player; a player who passes is out. The winner pays with provisions worth the bid.</source>
        <translation>Vendidas em leilão pelo evento Suborno. Começa quem está à esquerda do jogador ativo; quem passa não dá mais lances. O vencedor paga com provisões no valor do lance.</translation>
    </message>
    <message>
        <source>Some are played at any time, even out of turn; that costs no action, and the card leaves the game: &lt;b&gt;move&lt;/b&gt; one of your troops, or somebody else’s, to a free square, by the rules of moving; draw &lt;b&gt;5 warriors&lt;/b&gt;; draw &lt;b&gt;5 provisions&lt;/b&gt;. Others count at the end: 3, 5 or 7 points. Two are worth nothing.</source>
        <translation>Algumas são jogadas a qualquer momento, mesmo fora da vez, sem gastar ação, e depois saem do jogo: &lt;b&gt;mover&lt;/b&gt; uma tropa sua, ou de outro, para uma casa livre, segundo as regras do movimento; comprar &lt;b&gt;5 guerreiros&lt;/b&gt;; comprar &lt;b&gt;5 provisões&lt;/b&gt;. Outras contam no fim: 3, 5 ou 7 pontos. Duas não valem nada.</translation>
    </message>
    <message>
        <source>Take &lt;b&gt;two actions&lt;/b&gt;, the same one twice if you like: discard 1 Food to draw 4 warriors of your nation; move a troop with your collar; draw a provision.</source>
        <translation>Faça &lt;b&gt;duas ações&lt;/b&gt;, duas vezes a mesma se quiser: descartar 1 Alimento para comprar 4 guerreiros da sua nação; mover uma tropa com o seu colar; comprar uma provisão.</translation>
    </message>
    <message>
        <source>The attacker lays &lt;b&gt;one or more warriors&lt;/b&gt; face down and &lt;b&gt;Weapons&lt;/b&gt; face up, at most one for each warrior. The defender does the same, or surrenders and loses without a fight.</source>
        <translation>O atacante coloca &lt;b&gt;um ou mais guerreiros&lt;/b&gt; virados para baixo e &lt;b&gt;Armas&lt;/b&gt; viradas para cima, no máximo uma por guerreiro. O defensor faz o mesmo, ou se rende: é uma derrota sem luta.</translation>
    </message>
    <message>
        <source>The defender may discard 1 Food to draw 4 warriors.</source>
        <translation>O defensor pode descartar 1 Alimento para comprar 4 guerreiros.</translation>
    </message>
    <message>
        <source>The game ends when the last treasure has been awarded, or as soon as there are troops, marked or not, on all 25 squares of the city.</source>
        <translation>A partida acaba quando o último tesouro for entregue, ou assim que houver tropas, com ou sem colar, nas 25 casas da cidade.</translation>
    </message>
    <message>
        <source>The winner may put a spare collar on any unmarked troop of their nation and, after a combat in a village, draws the provisions it shows.</source>
        <translation>O vencedor pode pôr um colar livre em qualquer tropa sem colar da própria nação e, se o combate for numa aldeia, compra também as provisões dela.</translation>
    </message>
    <message>
        <source>Two to six players, about an hour and a half</source>
        <translation>De dois a seis jogadores, cerca de uma hora e meia</translation>
    </message>
    <message>
        <source>Warriors go under the piles of their nations, Weapons are discarded. Attacker and defender draw as many warriors as they laid themselves, at most 4.</source>
        <translation>Os guerreiros vão para baixo do monte da nação deles, as Armas são descartadas. Atacante e defensor compram tantos guerreiros quantos eles próprios colocaram, no máximo 4.</translation>
    </message>
    <message>
        <source>When nobody adds any more, turn the cards over. Each Weapon &lt;b&gt;doubles&lt;/b&gt; one warrior, the highest first. The higher sum wins; in a &lt;b&gt;tie&lt;/b&gt;, the defender wins.</source>
        <translation>Quando ninguém acrescentar mais nada, as cartas são viradas. Cada Arma &lt;b&gt;duplica&lt;/b&gt; um guerreiro, primeiro os mais fortes. Ganha a soma maior; em caso de &lt;b&gt;empate&lt;/b&gt;, o defensor.</translation>
    </message>
    <message>
        <source>With two or three players there are &lt;b&gt;two rounds&lt;/b&gt;, with more &lt;b&gt;three&lt;/b&gt;. For each, shuffle all 17 events, then a treasure into the last four. When it turns up, the round ends, and the same player turns over the first event of the next.</source>
        <translation>Com dois ou três jogadores, há &lt;b&gt;duas rodadas&lt;/b&gt;; com mais jogadores, &lt;b&gt;três&lt;/b&gt;. Para cada uma, embaralhe os 17 eventos e depois misture um tesouro aos últimos quatro. Quando o tesouro aparece, a rodada acaba, e o mesmo jogador vira o primeiro evento da seguinte.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>causeway</source>
        <translation>estrada sobre o lago</translation>
    </message>
    <message>
        <source>for each Gold you hold</source>
        <translation>por carta de Ouro na mão</translation>
    </message>
    <message>
        <source>for each treasure</source>
        <translation>por tesouro</translation>
    </message>
    <message>
        <source>for each troop with your collar in the city</source>
        <translation>por tropa com o seu colar na cidade</translation>
    </message>
    <message>
        <source>for your objective, if a troop with your collar stands on it</source>
        <translation>pelo seu objetivo, se uma tropa com o seu colar estiver lá</translation>
    </message>
</context>
<context>
    <name>CortezBattles</name>
    <message>
        <source>To decide who defends, you turn up “{card}”.</source>
        <translation>Para decidir quem defende, você vira a carta “{card}”.</translation>
    </message>
    <message>
        <source>To decide who defends, {name} turns up “{card}”.</source>
        <translation>Para decidir quem defende, {name} vira a carta “{card}”.</translation>
    </message>
    <message>
        <source>You attack an unmarked troop {place}; {other} defends it.</source>
        <translation>Você ataca uma tropa sem colar {place}; {other} a defende.</translation>
    </message>
    <message>
        <source>You offer {other} {cards} for surrendering.</source>
        <translation>Você oferece a {other} {cards} para que se renda.</translation>
    </message>
    <message>
        <source>You offer {other} {help} for {price}.</source>
        <translation>Você oferece a {other} {help} por {price}.</translation>
    </message>
    <message>
        <source>You surrender to {name}.</source>
        <translation>Você se rende a {name}.</translation>
    </message>
    <message>
        <source>{name} asks you for help, for {price}.</source>
        <translation>{name} pede sua ajuda por {price}.</translation>
    </message>
    <message>
        <source>{name} attacks an unmarked troop {place}; {other} defends it.</source>
        <translation>{name} ataca uma tropa sem colar {place}; {other} a defende.</translation>
    </message>
    <message>
        <source>{name} gives you {cards}.</source>
        <translation>{name} lhe dá {cards}.</translation>
    </message>
    <message>
        <source>{name} offers you {cards} for surrendering.</source>
        <translation>{name} lhe oferece {cards} pela sua rendição.</translation>
    </message>
    <message>
        <source>{name} offers you {help} for {price}.</source>
        <translation>{name} lhe oferece {help} por {price}.</translation>
    </message>
    <message>
        <source>{other} surrenders to you.</source>
        <translation>{other} se rende a você.</translation>
    </message>
    <message>
        <source>{other} surrenders to {name}.</source>
        <translation>{other} se rende a {name}.</translation>
    </message>
</context>
<context>
    <name>CortezCards</name>
    <message>
        <source>At any time, draw 5 provisions; then the card leaves the game.</source>
        <translation>A qualquer momento, compre 5 provisões; depois a carta sai do jogo.</translation>
    </message>
    <message>
        <source>At any time, draw 5 warriors of your nation; then the card leaves the game.</source>
        <translation>A qualquer momento, compre 5 guerreiros da sua nação; depois a carta sai do jogo.</translation>
    </message>
    <message>
        <source>At any time, move another player’s troop to a free square that it can reach; pay 1 Camouflage for each troop it jumps that does not wear the same collar. Then the card leaves the game.</source>
        <translation>A qualquer momento, mova uma tropa com o colar de outro jogador para uma casa livre a que ela possa chegar, pagando a Camuflagem devida pelos pulos; depois a carta sai do jogo.</translation>
    </message>
    <message>
        <source>At any time, move another player’s troop to any free square, without paying or drawing anything. Then the card leaves the game.</source>
        <translation>A qualquer momento, ponha uma tropa com o colar de outro jogador em qualquer casa livre, sem pagar nem comprar cartas; depois a carta sai do jogo.</translation>
    </message>
    <message>
        <source>At any time, move one of your troops to a free square that it can reach; pay 1 Camouflage for each troop it jumps that does not wear the same collar. Then the card leaves the game.</source>
        <translation>A qualquer momento, mova uma tropa com o seu colar para uma casa livre a que ela possa chegar, pagando a Camuflagem devida pelos pulos; depois a carta sai do jogo.</translation>
    </message>
    <message>
        <source>At any time, move one of your troops to any free square, without paying or drawing anything. Then the card leaves the game.</source>
        <translation>A qualquer momento, ponha uma tropa com o seu colar em qualquer casa livre, sem pagar nem comprar cartas; depois a carta sai do jogo.</translation>
    </message>
    <message>
        <source>Discard it to draw 4 warriors, as an action or when you are attacked.</source>
        <translation>Descarte-o para comprar 4 guerreiros, como ação ou ao ser alvo de um ataque.</translation>
    </message>
    <message>
        <source>Ends the round and goes to the player with the most marked troops in the city; in a tie, to the tied player on the highest-numbered square. It counts 10 points.</source>
        <translation>Termina a rodada e vai para quem tiver mais tropas marcadas na cidade; em caso de empate, para o empatado que estiver na casa de número mais alto. Vale 10 pontos.</translation>
    </message>
    <message>
        <source>Everyone draws a provision for each of their 7 collars that is on no troop.</source>
        <translation>Cada jogador compra uma provisão por colar livre, dos sete que tem.</translation>
    </message>
    <message>
        <source>Keep it until the end of the game: then it counts {points} points.</source>
        <translation>Guarde-a até o fim da partida: vale então {points} pontos.</translation>
    </message>
    <message>
        <source>On your turn, you have two actions: discard 1 Food to draw 4 warriors of your nation, move a troop with your collar, or draw a provision.</source>
        <translation>Na sua vez você tem duas ações: descartar 1 Alimento para comprar 4 guerreiros da sua nação, mover uma tropa com o seu colar ou comprar uma provisão.</translation>
    </message>
    <message>
        <source>Pay one for each troop you jump that does not wear your collar.</source>
        <translation>Pague uma para cada tropa pulada que não tenha o seu colar.</translation>
    </message>
    <message>
        <source>The top bribery card is sold unseen to the highest bidder, who pays with provisions worth the bid; if nobody bids, the active player takes it.</source>
        <translation>A carta de suborno de cima é vendida às cegas a quem der mais, que paga com provisões no valor do lance; sem lances, fica para o jogador ativo.</translation>
    </message>
    <message>
        <source>This card is of no use to anybody.</source>
        <translation>Esta carta não serve para ninguém.</translation>
    </message>
    <message>
        <source>draw a provision</source>
        <translation>comprar uma provisão</translation>
    </message>
    <message>
        <source>jump one troop</source>
        <translation>pular uma tropa</translation>
    </message>
</context>
<context>
    <name>CortezChronicle</name>
    <message>
        <source>It is “{card}”.</source>
        <translation>É a carta “{card}”.</translation>
    </message>
    <message>
        <source>No marked troop is in the city: the treasure is lost.</source>
        <translation>Não há nenhuma tropa marcada na cidade: o tesouro se perde.</translation>
    </message>
    <message>
        <source>Nobody bids: you take the bribery card.</source>
        <translation>Ninguém dá lances: você fica com a carta de suborno.</translation>
    </message>
    <message>
        <source>Nobody bids: {name} takes the bribery card.</source>
        <translation>Ninguém dá lances: {name} fica com a carta de suborno.</translation>
    </message>
    <message>
        <source>Round {round} begins.</source>
        <translation>Começa a rodada {round}.</translation>
    </message>
    <message>
        <source>You bid {amount}.</source>
        <translation>Você dá um lance de {amount}.</translation>
    </message>
    <message>
        <source>You draw nothing.</source>
        <translation>Você não compra nada.</translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translation>Você compra {cards}.</translation>
    </message>
    <message>
        <source>You offer {other} {give} for {get}.</source>
        <translation>Você oferece a {other} {give} por {get}.</translation>
    </message>
    <message>
        <source>You play “{card}”.</source>
        <translation>Você joga “{card}”.</translation>
    </message>
    <message>
        <source>You put your collar on {troop} {place}.</source>
        <translation>Você põe o seu colar em {troop}, {place}.</translation>
    </message>
    <message>
        <source>You withdraw your offer to {other}.</source>
        <translation>Você retira sua proposta a {other}.</translation>
    </message>
    <message>
        <source>Your offer to {other} has become impossible.</source>
        <translation>Sua proposta a {other} se tornou impossível.</translation>
    </message>
    <message>
        <source>Your turn. The event is “{card}”.</source>
        <translation>É a sua vez. O evento é “{card}”.</translation>
    </message>
    <message>
        <source>{name} bids {amount}.</source>
        <translation>{name} dá um lance de {amount}.</translation>
    </message>
    <message>
        <source>{name} draws nothing.</source>
        <translation>{name} não compra nada.</translation>
    </message>
    <message>
        <source>{name} draws {cards}.</source>
        <translation>{name} compra {cards}.</translation>
    </message>
    <message>
        <source>{name} offers you {give} for {get}.</source>
        <translation>{name} lhe oferece {give} por {get}.</translation>
    </message>
    <message>
        <source>{name} plays “{card}”.</source>
        <translation>{name} joga “{card}”.</translation>
    </message>
    <message>
        <source>{name} puts a collar on {troop} {place}.</source>
        <translation>{name} põe um colar em {troop}, {place}.</translation>
    </message>
    <message>
        <source>{name} withdraws the offer to you.</source>
        <translation>{name} retira a proposta que fez a você.</translation>
    </message>
    <message>
        <source>{name} withdraws the offer to {other}.</source>
        <translation>{name} retira a proposta a {other}.</translation>
    </message>
    <message>
        <source>{name}’s offer to you has become impossible.</source>
        <translation>A proposta que {name} fez a você se tornou impossível.</translation>
    </message>
    <message>
        <source>{name}’s offer to {other} has become impossible.</source>
        <translation>A proposta de {name} a {other} se tornou impossível.</translation>
    </message>
    <message>
        <source>{name}’s turn. The event is “{card}”.</source>
        <translation>É a vez de {name}. O evento é “{card}”.</translation>
    </message>
</context>
<context>
    <name>CortezEditing</name>
    <message>
        <source>No warrior of value {value} is left.</source>
        <translation>Não há mais guerreiros de valor {value}.</translation>
    </message>
    <message>
        <source>That number is too high or too low.</source>
        <translation>Número alto ou baixo demais.</translation>
    </message>
    <message>
        <source>There is already a troop there: {square}.</source>
        <translation>Já há uma tropa lá: {square}.</translation>
    </message>
    <message>
        <source>You can mark troops of your own nation only.</source>
        <translation>Você só pode marcar tropas da sua nação.</translation>
    </message>
    <message>
        <source>You have only {most} collars.</source>
        <translation>Você só tem {most} colares.</translation>
    </message>
    <message>
        <source>You would have no possible move.</source>
        <translation>Você não teria nada para jogar.</translation>
    </message>
    <message>
        <source>Your collar: mark a troop, or unmark it</source>
        <translation>Seu colar: marcar uma tropa, ou desmarcá-la</translation>
    </message>
    <message>
        <source>Your treasures: click for one more, right-click for one fewer</source>
        <translation>Seus tesouros: um clique dá mais um, o botão direito tira um</translation>
    </message>
    <message>
        <source>{card}: there are none left.</source>
        <translation>{card}: não há mais nenhuma.</translation>
    </message>
</context>
<context>
    <name>CortezEnding</name>
    <message>
        <source>The treasure is shared</source>
        <translation>O tesouro é compartilhado</translation>
    </message>
    <message>
        <source>the closest combat</source>
        <translation>o combate mais disputado</translation>
    </message>
</context>
<context>
    <name>CortezFigures</name>
    <message>
        <source>provisions drawn</source>
        <translation>provisões compradas</translation>
    </message>
</context>
<context>
    <name>CortezMemory</name>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n que não se conhece</numerusform>
            <numerusform>%n que não se conhecem</numerusform>
        </translation>
    </message>
    <message>
        <source>From the top, each group in unknown order: {lots}.</source>
        <translation>De cima para baixo, cada grupo em ordem desconhecida: {lots}.</translation>
    </message>
</context>
<context>
    <name>CortezNotes</name>
    <message numerus="yes">
        <source>%n card(s) to be auctioned.</source>
        <translation>
            <numerusform>%n carta a leiloar.</numerusform>
            <numerusform>%n cartas a leiloar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provision(s) to draw.</source>
        <translation>
            <numerusform>%n provisão a comprar.</numerusform>
            <numerusform>%n provisões a comprar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warrior(s) to draw.</source>
        <translation>
            <numerusform>%n guerreiro a comprar.</numerusform>
            <numerusform>%n guerreiros a comprar.</numerusform>
        </translation>
    </message>
    <message>
        <source>To choose several: Shift+click takes all from the last card clicked, Ctrl+click one more; or drag a frame around them on the felt.</source>
        <translation>Para escolher várias: Shift+clique seleciona todas desde a última carta clicada, Ctrl+clique mais uma; ou arraste um retângulo em volta delas no feltro.</translation>
    </message>
    <message>
        <source>Troops change between land and water here.</source>
        <translation>Aqui as tropas passam da terra para a água e vice-versa.</translation>
    </message>
    <message>
        <source>Turned up this round: {cards}.</source>
        <translation>Viradas nesta rodada: {cards}.</translation>
    </message>
    <message>
        <source>Type your bid, or turn the mouse wheel here.</source>
        <translation>Digite o seu lance ou use aqui a roda do mouse.</translation>
    </message>
</context>
<context>
    <name>CortezPlaces</name>
    <message>
        <source>causeway {at}</source>
        <translation>estrada sobre o lago {at}</translation>
    </message>
    <message>
        <source>in the north</source>
        <translation>ao norte</translation>
    </message>
    <message>
        <source>in the south</source>
        <translation>ao sul</translation>
    </message>
    <message>
        <source>on a causeway {side} ({at})</source>
        <translation>numa estrada sobre o lago {side} ({at})</translation>
    </message>
    <message>
        <source>onto a causeway {side} ({at})</source>
        <translation>para uma estrada sobre o lago {side} ({at})</translation>
    </message>
</context>
<context>
    <name>CortezPrint</name>
    <message numerus="yes">
        <source>%n of each colour, one of them a spare. Put one on each of your troops; it moves with the troop.</source>
        <translation>
            <numerusform>%n de cada cor, de reserva. Ponha um em cada tropa sua; ele se move com ela.</numerusform>
            <numerusform>%n de cada cor, um deles de reserva. Ponha um em cada tropa sua; ele se move com ela.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 Food: draw 4 warriors.</source>
        <translation>1 Alimento: comprar 4 guerreiros.</translation>
    </message>
    <message>
        <source>Cut out each strip, fold it along the dashes, pictures outwards, and glue it. Put the bridges on their squares, intact side up; turn one over to break or mend it.</source>
        <translation>Recorte cada tira, dobre-a pelo tracejado, com as imagens para fora, e cole-a. Coloque cada ponte na casa respectiva, com o lado intacto para cima; para destruir ou refazer uma ponte, vire-a.</translation>
    </message>
    <message>
        <source>Draw a provision.</source>
        <translation>Comprar uma provisão.</translation>
    </message>
    <message numerus="yes">
        <source>For %n cards. Cut along the lines and fold back along the dashes. Glue the narrow flap to the inside of the last side, then glue the bottom; tuck in the lid.</source>
        <translation>
            <numerusform>Para %n carta. Recorte pelas linhas contínuas e dobre para trás pelas tracejadas. Cole a aba estreita no interior do último lado e, em seguida, cole o fundo; a tampa se encaixa.</numerusform>
            <numerusform>Para %n cartas. Recorte pelas linhas contínuas e dobre para trás pelas tracejadas. Cole a aba estreita no interior do último lado e, em seguida, cole o fundo; a tampa se encaixa.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CortezReasons</name>
    <message numerus="yes">
        <source>%n fewer troop(s) in the city at the end of the next turn</source>
        <translation>
            <numerusform>%n tropa a menos na cidade no fim do turno seguinte</numerusform>
            <numerusform>%n tropas a menos na cidade no fim do turno seguinte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more troop(s) in the city at the end of the next turn</source>
        <translation>
            <numerusform>%n tropa a mais na cidade no fim do turno seguinte</numerusform>
            <numerusform>%n tropas a mais na cidade no fim do turno seguinte</numerusform>
        </translation>
    </message>
    <message>
        <source>If the offer is refused, you cannot win this combat.</source>
        <translation>Se a proposta for recusada, você não pode ganhar este combate.</translation>
    </message>
    <message>
        <source>If the offer is refused, you win this combat {often}.</source>
        <translation>Se a proposta for recusada, você ganha este combate {often}.</translation>
    </message>
    <message>
        <source>If you accept the offer, you win this combat {often}.</source>
        <translation>Se aceitar a proposta, você ganha este combate {often}.</translation>
    </message>
    <message>
        <source>If {name} accepts the offer, {name} wins this combat {often}.</source>
        <translation>Se {name} aceitar a proposta, {name} ganha este combate {often}.</translation>
    </message>
    <message>
        <source>With “{answer}”, you cannot win.</source>
        <translation>Com “{answer}”, você não pode ganhar.</translation>
    </message>
    <message>
        <source>With “{answer}”, you win {often}.</source>
        <translation>Com “{answer}”, você ganha {often}.</translation>
    </message>
    <message>
        <source>With “{answer}”, {name} cannot win.</source>
        <translation>Com “{answer}”, {name} não pode ganhar.</translation>
    </message>
    <message>
        <source>With “{answer}”, {name} wins {often}.</source>
        <translation>Com “{answer}”, {name} ganha {often}.</translation>
    </message>
    <message>
        <source>You accept it {often}.</source>
        <translation>Você a aceita {often}.</translation>
    </message>
    <message>
        <source>You cannot win this combat, whatever you add.</source>
        <translation>Você não pode ganhar este combate, não importa o que acrescente.</translation>
    </message>
    <message>
        <source>a collar lost by the end of the next turn</source>
        <translation>um colar perdido até o fim do turno seguinte</translation>
    </message>
    <message>
        <source>a treasure for you by the end of the next turn</source>
        <translation>um tesouro para você até o fim do turno seguinte</translation>
    </message>
    <message>
        <source>a treasure for {name} by the end of the next turn</source>
        <translation>um tesouro para {name} até o fim do turno seguinte</translation>
    </message>
    <message>
        <source>a treasure won by the end of the next turn</source>
        <translation>um tesouro ganho até o fim do turno seguinte</translation>
    </message>
    <message>
        <source>ahead in the race for the treasure at the end of the next turn</source>
        <translation>na frente na corrida pelo tesouro no fim do turno seguinte</translation>
    </message>
    <message>
        <source>for sure</source>
        <translation>com certeza</translation>
    </message>
    <message>
        <source>less than half the time</source>
        <translation>em menos da metade das vezes</translation>
    </message>
    <message>
        <source>more often than not</source>
        <translation>em mais da metade das vezes</translation>
    </message>
    <message>
        <source>the game won by the end of the next turn</source>
        <translation>a partida ganha até o fim do turno seguinte</translation>
    </message>
    <message>
        <source>the game won by you by the end of the next turn</source>
        <translation>a partida ganha por você até o fim do turno seguinte</translation>
    </message>
    <message>
        <source>the game won by {name} by the end of the next turn</source>
        <translation>a partida ganha por {name} até o fim do turno seguinte</translation>
    </message>
    <message>
        <source>{name} accepts it {often}.</source>
        <translation>{name} a aceita {often}.</translation>
    </message>
</context>
<context>
    <name>CortezSaid</name>
    <message>
        <source>You may play now, with the key {key}: {cards}.</source>
        <translation>Você pode jogar agora, com a tecla {key}: {cards}.</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>Sua mão está vazia.</translation>
    </message>
    <message>
        <source>Your objective: {temple}.</source>
        <translation>Seu objetivo: {temple}.</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>em lugar nenhum</translation>
    </message>
</context>
<context>
    <name>CortezTable</name>
    <message numerus="yes">
        <source>%n provision(s) for arriving</source>
        <translation>
            <numerusform>%n provisão na chegada</numerusform>
            <numerusform>%n provisões na chegada</numerusform>
        </translation>
    </message>
    <message>
        <source>Put it here: {place}</source>
        <translation>Colocar aqui: {place}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Rodada {round} de {rounds}</translation>
    </message>
    <message>
        <source>You ask</source>
        <translation>Você pede</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Você recebe</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Você dá</translation>
    </message>
    <message>
        <source>You pay</source>
        <translation>Você paga</translation>
    </message>
    <message>
        <source>Your chief</source>
        <translation>Seu chefe</translation>
    </message>
    <message>
        <source>Your price</source>
        <translation>Seu preço</translation>
    </message>
    <message>
        <source>to bid</source>
        <translation>a dar lance</translation>
    </message>
    <message>
        <source>your objective: 10 points</source>
        <translation>seu objetivo: 10 pontos</translation>
    </message>
    <message>
        <source>your troop</source>
        <translation>sua tropa</translation>
    </message>
</context>
<context>
    <name>CortezTags</name>
    <message numerus="yes">
        <source>After the combat, a new warrior is drawn for each of the next %n warrior(s) laid.</source>
        <translation>
            <numerusform>Depois do combate, compra-se um guerreiro novo se for colocado mais %n.</numerusform>
            <numerusform>Depois do combate, compra-se um guerreiro novo para cada um dos %n colocados em seguida.</numerusform>
        </translation>
    </message>
    <message>
        <source>As the board is now, no marked troop can attack it there.</source>
        <translation>Nesta posição, nenhuma tropa marcada pode atacá-la ali.</translation>
    </message>
    <message>
        <source>It attacks an unmarked troop there.</source>
        <translation>Esta jogada ataca uma tropa sem colar ali.</translation>
    </message>
    <message>
        <source>It attacks you there.</source>
        <translation>Esta jogada ataca ali as suas tropas.</translation>
    </message>
    <message>
        <source>It attacks {name} there.</source>
        <translation>Esta jogada ataca {name} ali.</translation>
    </message>
    <message>
        <source>It brings one more troop into the city: 5 points at the end if it stays.</source>
        <translation>Esta jogada leva mais uma tropa para a cidade: 5 pontos no fim, se ficar lá.</translation>
    </message>
    <message>
        <source>It changes no player’s cheapest way into the city.</source>
        <translation>Esta jogada não muda para ninguém o caminho mais barato até a cidade.</translation>
    </message>
    <message>
        <source>It changes the cheapest way into the city for {name}: {now} Camouflage instead of {before}.</source>
        <translation>Esta jogada muda o caminho mais barato até a cidade para {name} (Camuflagens: {now} em vez de {before}).</translation>
    </message>
    <message>
        <source>It closes every way into the city for {name}.</source>
        <translation>Esta jogada fecha todos os caminhos até a cidade para {name}.</translation>
    </message>
    <message>
        <source>It enters the city, but not at the objective: 5 points at the end if it stays, not 15.</source>
        <translation>Esta jogada leva a tropa para a cidade, mas não para o objetivo: 5 pontos no fim, se ficar lá, e não 15.</translation>
    </message>
    <message>
        <source>It gives you one more troop that can move and score.</source>
        <translation>Depois desta jogada, você tem mais uma tropa que pode se mover e pontuar.</translation>
    </message>
    <message>
        <source>It gives {name} one more troop that can move and score.</source>
        <translation>Esta jogada dá a {name} mais uma tropa que pode se mover e pontuar.</translation>
    </message>
    <message>
        <source>It goes to the objective: 10 points at the end if it stays, and 5 for the city.</source>
        <translation>Esta jogada vai para o objetivo: 10 pontos no fim, se ficar lá, e 5 pela cidade.</translation>
    </message>
    <message>
        <source>It goes to the objective: 10 points at the end if it stays.</source>
        <translation>Esta jogada vai para o objetivo: 10 pontos no fim, se ficar lá.</translation>
    </message>
    <message>
        <source>It is in the city: 5 points at the end if it stays.</source>
        <translation>A tropa está na cidade: 5 pontos no fim, se ficar lá.</translation>
    </message>
    <message>
        <source>It is on the objective: 15 points at the end if it stays.</source>
        <translation>A tropa está no objetivo: 15 pontos no fim, se ficar lá.</translation>
    </message>
    <message>
        <source>It leaves the card to {name} for {best}.</source>
        <translation>Esta jogada deixa a carta para {name} por {best}.</translation>
    </message>
    <message>
        <source>It leaves this action unused.</source>
        <translation>Esta jogada deixa esta ação sem uso.</translation>
    </message>
    <message>
        <source>It offers you {help} for {price}.</source>
        <translation>Esta jogada lhe oferece {help} por {price}.</translation>
    </message>
    <message>
        <source>It opens a way into the city for {name}.</source>
        <translation>Esta jogada abre um caminho até a cidade para {name}.</translation>
    </message>
    <message numerus="yes">
        <source>To attack it there, a rival needs at least %n Camouflage.</source>
        <translation>
            <numerusform>Para atacá-la ali, um rival precisa de pelo menos %n Camuflagem.</numerusform>
            <numerusform>Para atacá-la ali, um rival precisa de pelo menos %n Camuflagens.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without Camouflage, it can be attacked there by {names}.</source>
        <translation>Podem atacá-la ali sem Camuflagem: {names}.</translation>
    </message>
    <message>
        <source>You then lead the race for the next treasure, by {most} to {least} in the city.</source>
        <translation>Você fica na frente na corrida pelo próximo tesouro, por {most} a {least} na cidade.</translation>
    </message>
    <message>
        <source>You then lead the race for the next treasure: troops are level at {most}, and {square} is the highest square.</source>
        <translation>Você fica na frente na corrida pelo próximo tesouro: empate em {most}, e {square} é a casa mais alta.</translation>
    </message>
    <message>
        <source>{name} then leads the race for the next treasure, by {most} to {least} in the city.</source>
        <translation>{name} fica na frente na corrida pelo próximo tesouro, por {most} a {least} na cidade.</translation>
    </message>
    <message>
        <source>{name} then leads the race for the next treasure: troops are level at {most}, and {square} is the highest square.</source>
        <translation>{name} fica na frente na corrida pelo próximo tesouro: empate em {most}, e {square} é a casa mais alta.</translation>
    </message>
    <message>
        <source>{nation} then lead in the city by {most} to {least}: 5 points for each of their players if that stays so.</source>
        <translation>Com isso, {nation} ficam na frente na cidade por {most} a {least}: 5 pontos para cada jogador dessa nação, se assim ficar.</translation>
    </message>
    <message>
        <source>{nation} then lead in the city, level at {most} but on the highest square: 5 points for each of their players if that stays so.</source>
        <translation>Com isso, {nation} ficam na frente na cidade, empatados em {most} mas na casa mais alta: 5 pontos para cada jogador dessa nação, se assim ficar.</translation>
    </message>
</context>
<context>
    <name>CortezTalk</name>
    <message>
        <source>For so little, I would rather fight.</source>
        <translation>Por tão pouco, prefiro lutar.</translation>
    </message>
    <message>
        <source>Gold counts at the end. Nobody gets it for so little.</source>
        <translation>O Ouro conta no fim. Ninguém leva por tão pouco.</translation>
    </message>
    <message>
        <source>I bid no more in this auction</source>
        <translation>não dou mais lances neste leilão</translation>
    </message>
    <message>
        <source>I give up my place {at}</source>
        <translation>deixo meu lugar {at}</translation>
    </message>
    <message>
        <source>No combat is fought now.</source>
        <translation>Não há nenhum combate em andamento.</translation>
    </message>
    <message>
        <source>None of that player’s troops is there.</source>
        <translation>Nenhuma tropa desse jogador está ali.</translation>
    </message>
    <message>
        <source>None of your troops is there.</source>
        <translation>Nenhuma das suas tropas está ali.</translation>
    </message>
    <message>
        <source>Nothing is auctioned now.</source>
        <translation>Não há nenhum leilão em andamento.</translation>
    </message>
    <message>
        <source>That player has nothing to bid.</source>
        <translation>Esse jogador não tem com que dar um lance.</translation>
    </message>
    <message>
        <source>You have no move left before that time is over.</source>
        <translation>Você não pode mover nada antes de acabar este prazo.</translation>
    </message>
    <message>
        <source>You have no warriors to sell.</source>
        <translation>Você não tem guerreiros para vender.</translation>
    </message>
    <message>
        <source>You have nothing to bid.</source>
        <translation>Você não tem com que dar um lance.</translation>
    </message>
    <message>
        <source>bid no more in this auction</source>
        <translation>não dar mais lances neste leilão</translation>
    </message>
    <message>
        <source>bids no more in this auction</source>
        <translation>não dá mais lances neste leilão</translation>
    </message>
    <message>
        <source>helps only me in this combat</source>
        <translation>ajuda só a mim neste combate</translation>
    </message>
    <message>
        <source>round</source>
        <translation>rodada</translation>
    </message>
    <message>
        <source>this round</source>
        <translation>esta rodada</translation>
    </message>
    <message>
        <source>you bid no more in this auction</source>
        <translation>você não dá mais lances neste leilão</translation>
    </message>
    <message>
        <source>you give up your place {at}</source>
        <translation>você deixa seu lugar {at}</translation>
    </message>
    <message>
        <source>you help only me in this combat</source>
        <translation>você ajuda só a mim neste combate</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the screen to {name}.</source>
        <translation>Passe a tela para {name}.</translation>
    </message>
    <message>
        <source>{name} shows you this.</source>
        <translation>{name} mostra isto a você.</translation>
    </message>
    <message>
        <source>{name}, make sure that nobody else is looking.</source>
        <translation>{name}, certifique-se de que não há mais ninguém olhando.</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>Enter withdraws it.</source>
        <translation>Enter retira a proposta.</translation>
    </message>
    <message>
        <source>Gives you {cards}</source>
        <translation>Dá a você {cards}</translation>
    </message>
    <message>
        <source>Open offers</source>
        <translation>Propostas em aberto</translation>
    </message>
    <message>
        <source>With whom do you trade? Click a seat, or use the arrow keys.</source>
        <translation>Com quem você quer trocar? Clique num lugar ou use as setas.</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>Drag a piece onto the board, or off it to take it away; or click it, then its place. Keys: {arrows}, {lay} and {take}.</source>
        <translation>Arraste uma peça para o tabuleiro, ou para fora dele para tirá-la; ou clique nela e depois no lugar. Com teclas: {arrows}, {lay} e {take}.</translation>
    </message>
    <message>
        <source>Everything hidden from you has been dealt anew.</source>
        <translation>Tudo o que estava escondido de você foi distribuído de novo.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir um arquivo…</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Salvar como arquivo…</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>Salvar como imagem…</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Compartilhar…</translation>
    </message>
    <message>
        <source>Something went wrong; the position stays as it is.</source>
        <translation>Algo deu errado; a posição fica como está.</translation>
    </message>
    <message>
        <source>That piece is there already.</source>
        <translation>Essa peça já está lá.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Your position</source>
        <translation>Sua posição</translation>
    </message>
    <message>
        <source>“{name}” contains no position.</source>
        <translation>“{name}” não contém nenhuma posição.</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Revenge</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Rodada {number}</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Salvar a imagem</translation>
    </message>
    <message>
        <source>Your best so far: {number}</source>
        <translation>Seu recorde: {number}</translation>
    </message>
    <message numerus="yes">
        <source>your most in %n game(s)</source>
        <translation>
            <numerusform>seu recorde em %n partida</numerusform>
            <numerusform>seu recorde em %n partidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>The disk reports an error.</source>
        <translation>O disco informa um erro.</translation>
    </message>
    <message>
        <source>The file cannot be written ({reason}).</source>
        <translation>Não é possível escrever o arquivo ({reason}).</translation>
    </message>
    <message>
        <source>The file is too large to be saved here.</source>
        <translation>O arquivo é grande demais para ser salvo aqui.</translation>
    </message>
    <message>
        <source>The file is write-protected.</source>
        <translation>O arquivo está protegido contra alterações.</translation>
    </message>
    <message>
        <source>The folder no longer exists.</source>
        <translation>A pasta não existe mais.</translation>
    </message>
    <message>
        <source>The item with this name is not a file.</source>
        <translation>O que tem este nome não é um arquivo.</translation>
    </message>
    <message>
        <source>The name of the file is too long.</source>
        <translation>O nome do arquivo é longo demais.</translation>
    </message>
    <message>
        <source>There is a file where a folder is needed.</source>
        <translation>Onde deveria haver uma pasta, há um arquivo.</translation>
    </message>
    <message>
        <source>There is already another file where a page would be saved.</source>
        <translation>Já existe outro arquivo no lugar onde uma página seria salva.</translation>
    </message>
    <message>
        <source>There is no room left on the disk.</source>
        <translation>Não há mais espaço no disco.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read. Is it still there?</source>
        <translation>Não é possível ler o arquivo “{name}”. Ele ainda existe?</translation>
    </message>
    <message>
        <source>“{name}” is damaged and cannot be opened. The file was left as it is.</source>
        <translation>O arquivo “{name}” está danificado e não pode ser aberto. Ficou como estava.</translation>
    </message>
    <message>
        <source>“{name}” is far too large to be a Conquista game.</source>
        <translation>O arquivo “{name}” é grande demais para ser uma partida do Conquista.</translation>
    </message>
    <message>
        <source>“{name}” is from a game that this version of Conquista does not have.</source>
        <translation>A partida “{name}” é de um jogo que esta versão do Conquista não tem.</translation>
    </message>
    <message>
        <source>“{name}” is not a Conquista game.</source>
        <translation>O arquivo “{name}” não é uma partida do Conquista.</translation>
    </message>
    <message>
        <source>“{name}” is open in another window.</source>
        <translation>“{name}” está aberta em outra janela.</translation>
    </message>
    <message>
        <source>“{name}” was played with older rules and is not finished, so it cannot be continued here. The file was left as it is.</source>
        <translation>A partida “{name}” foi jogada com regras mais antigas e não terminou; por isso não pode ser continuada aqui. O arquivo ficou como estava.</translation>
    </message>
    <message>
        <source>“{name}” was played with older rules that this version of Conquista does not know, so it cannot be continued here.</source>
        <translation>A partida “{name}” foi jogada com regras mais antigas do que as desta versão do Conquista: não pode ser retomada aqui.</translation>
    </message>
    <message>
        <source>“{name}” was saved by a newer Conquista. Update Conquista to open it.</source>
        <translation>O arquivo “{name}” foi salvo por uma versão mais recente do Conquista. Atualize o Conquista para abri-lo.</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message numerus="yes">
        <source>%n move(s) could not be compared: the record does not say how long the bot thought.</source>
        <translation>
            <numerusform>%n jogada não pôde ser comparada: não ficou registrado quanto tempo o robô pensou.</numerusform>
            <numerusform>%n jogadas não puderam ser comparadas: não ficou registrado quanto tempo o robô pensou.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) could not be compared: the record shows more thinking than the bot’s level allows.</source>
        <translation>
            <numerusform>%n jogada não pôde ser comparada: a reflexão registrada excede a do nível do robô.</numerusform>
            <numerusform>%n jogadas não puderam ser comparadas: a reflexão registrada excede a do nível do robô.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) could not be compared: this time the bot thought for less time than in the game.</source>
        <translation>
            <numerusform>%n jogada não pôde ser comparada: desta vez, o robô pensou por menos tempo do que na partida.</numerusform>
            <numerusform>%n jogadas não puderam ser comparadas: desta vez, o robô pensou por menos tempo do que na partida.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything random came from 128 bits drawn by this computer: nobody could have foreseen or guessed it.</source>
        <translation>Todo o acaso veio de 128 bits sorteados por este computador: ninguém podia prevê-lo nem adivinhá-lo.</translation>
    </message>
    <message>
        <source>The bots are thinking again, for as long as they did in the game…</source>
        <translation>Os robôs estão pensando de novo, pelo mesmo tempo que na partida…</translation>
    </message>
    <message>
        <source>The game is being checked…</source>
        <translation>A partida está sendo verificada…</translation>
    </message>
    <message>
        <source>This covers the game as recorded; hints and moves taken back are left out. The command “conquista audit” lists every question that was put to a bot.</source>
        <translation>Isto abrange a partida tal como ficou registrada; as sugestões e as jogadas desfeitas não contam. O comando “conquista audit” lista todas as perguntas feitas aos robôs.</translation>
    </message>
    <message>
        <source>This game was begun with an older version of Conquista, whose deals could be guessed.</source>
        <translation>Esta partida foi iniciada numa versão mais antiga do Conquista, cujas distribuições podiam ser adivinhadas.</translation>
    </message>
</context>
<context>
    <name>Favourites</name>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Excluir</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renomear</translation>
    </message>
    <message>
        <source>&amp;Save this set-up…</source>
        <translation>&amp;Salvar estas opções…</translation>
    </message>
    <message>
        <source>What should this set-up be called?</source>
        <translation>Que nome dar a estas opções?</translation>
    </message>
    <message>
        <source>What should “{name}” be called?</source>
        <translation>Que nome dar a “{name}”?</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>Moves were taken back %n time(s), even after something new had been seen.</source>
        <translation>
            <numerusform>Houve jogadas desfeitas %n vez, mesmo depois de se ter visto algo novo.</numerusform>
            <numerusform>Houve jogadas desfeitas %n vezes, mesmo depois de se ter visto algo novo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moves were taken back %n time(s).</source>
        <translation>
            <numerusform>Houve jogadas desfeitas %n vez.</numerusform>
            <numerusform>Houve jogadas desfeitas %n vezes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Save as a file</source>
        <translation>Salvar como arquivo</translation>
    </message>
    <message>
        <source>Save the film</source>
        <translation>Salvar o filme</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salvar a partida</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Salvar a imagem</translation>
    </message>
    <message>
        <source>Save the review</source>
        <translation>Salvar a análise</translation>
    </message>
    <message>
        <source>Saved as “{name}” in {folder}.</source>
        <translation>Salvo como “{name}” em {folder}.</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>Não foi possível salvar a partida.</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <translation>Não foi possível salvar a imagem.</translation>
    </message>
    <message>
        <source>The review could not be saved.</source>
        <translation>Não foi possível salvar a análise.</translation>
    </message>
</context>
<context>
    <name>Film</name>
    <message>
        <source>It would be larger than 8 MB even with little detail.</source>
        <translation>Teria mais de 8 MB, mesmo com poucos detalhes.</translation>
    </message>
    <message>
        <source>Making the film…</source>
        <translation>Fazendo o filme…</translation>
    </message>
    <message>
        <source>Nothing was saved. Try again.</source>
        <translation>Nada foi salvo. Tente de novo.</translation>
    </message>
    <message>
        <source>There is already a file with this name.</source>
        <translation>Já existe um arquivo com este nome.</translation>
    </message>
</context>
<context>
    <name>Friends</name>
    <message numerus="yes">
        <source>%n move(s) since your last one; {key} looks back.</source>
        <translation>
            <numerusform>%n jogada desde a sua última; {key} para revê-la.</numerusform>
            <numerusform>%n jogadas desde a sua última; {key} para revê-las.</numerusform>
        </translation>
    </message>
    <message>
        <source>Allow connections from outside to port {port} of this computer.</source>
        <translation>Permita conexões externas na porta {port} deste computador.</translation>
    </message>
    <message>
        <source>Another Conquista window on this computer is still using your tables. Close it, and try again.</source>
        <translation>Outra janela do Conquista neste computador ainda está usando as suas mesas. Feche-a e tente de novo.</translation>
    </message>
    <message>
        <source>Another computer answers at this address. Ask your friend for a new invitation.</source>
        <translation>É outro computador que responde neste endereço. Peça um novo convite a seu amigo.</translation>
    </message>
    <message>
        <source>Any number of people may use it; they see no hidden cards.</source>
        <translation>Quantas pessoas você quiser podem usá-lo; elas não veem cartas escondidas.</translation>
    </message>
    <message>
        <source>At this screen</source>
        <translation>Nesta tela</translation>
    </message>
    <message>
        <source>Connecting to the table…</source>
        <translation>Conectando à mesa…</translation>
    </message>
    <message>
        <source>Everyone agreed: your last move is taken back.</source>
        <translation>Todos concordaram: sua última jogada é desfeita.</translation>
    </message>
    <message>
        <source>Everyone agreed: {name} takes back their last move.</source>
        <translation>Todos concordaram: {name} desfaz a última jogada.</translation>
    </message>
    <message>
        <source>Everyone at the table has to leave.</source>
        <translation>Todos os que estão à mesa terão que sair.</translation>
    </message>
    <message>
        <source>Friends elsewhere can reach this table if your router lets them in.</source>
        <translation>Os amigos que estão em outro lugar podem chegar a esta mesa se o roteador desta rede permitir.</translation>
    </message>
    <message>
        <source>Friends sit at this table already; it stays as you opened it.</source>
        <translation>Já há amigos sentados nesta mesa; ela fica como você a abriu.</translation>
    </message>
    <message>
        <source>If everyone agrees, your last move is taken back, and so are later moves.</source>
        <translation>Se todos concordarem, sua última jogada e as seguintes serão desfeitas.</translation>
    </message>
    <message numerus="yes">
        <source>In %n minute(s) you can ask for a bot.</source>
        <translation>
            <numerusform>Daqui a %n minuto você pode pedir um robô.</numerusform>
            <numerusform>Daqui a %n minutos você pode pedir um robô.</numerusform>
        </translation>
    </message>
    <message>
        <source>Let in only the person who reads out these digits.</source>
        <translation>Deixe entrar apenas quem ler estes dígitos para você.</translation>
    </message>
    <message>
        <source>May {name} take back their last move? Later moves are taken back too.</source>
        <translation>{name} pode desfazer a última jogada? As jogadas seguintes também seriam desfeitas.</translation>
    </message>
    <message>
        <source>Nobody else has sat down yet.</source>
        <translation>Nenhum outro jogador se sentou ainda.</translation>
    </message>
    <message>
        <source>Nothing is lost: everyone keeps their seat.</source>
        <translation>Nada se perde: cada um conserva seu lugar.</translation>
    </message>
    <message>
        <source>Nothing is lost: your seat stays yours.</source>
        <translation>Nada se perde: seu lugar continua sendo seu.</translation>
    </message>
    <message>
        <source>Only friends on this network can reach this table.</source>
        <translation>Só os amigos conectados a esta rede podem chegar a esta mesa.</translation>
    </message>
    <message>
        <source>Only people with a seat at the table can do this.</source>
        <translation>Só quem tem lugar na mesa pode fazer isto.</translation>
    </message>
    <message>
        <source>Only the host, {name}, can begin the rematch.</source>
        <translation>Só {name}, que abriu a mesa, pode começar a revanche.</translation>
    </message>
    <message>
        <source>Open a table, and invite friends who are somewhere else</source>
        <translation>Abrir uma mesa e convidar amigos que estão em outro lugar</translation>
    </message>
    <message>
        <source>Open: anybody may sit down</source>
        <translation>Livre: para quem quiser se sentar</translation>
    </message>
    <message>
        <source>Opening a table…</source>
        <translation>Abrindo uma mesa…</translation>
    </message>
    <message>
        <source>Opening a table… It takes longer than usual: what was open before is still closing.</source>
        <translation>Abrindo uma mesa… Está demorando mais do que o normal: o que estava aberto antes ainda está fechando.</translation>
    </message>
    <message>
        <source>Opens a table at {address}, for the game on the shelf.</source>
        <translation>Abre uma mesa em {address}, para o jogo escolhido na estante.</translation>
    </message>
    <message>
        <source>Or sit down with the invitation that a friend sent you.</source>
        <translation>Ou sente-se com o convite que um amigo enviou a você.</translation>
    </message>
    <message>
        <source>Paste the invitation that your friend sent you. Nothing is sent before you look at the table or sit down.</source>
        <translation>Cole o convite que seu amigo enviou. Nada é enviado antes de você ver a mesa ou se sentar.</translation>
    </message>
    <message>
        <source>Read these four digits out to {name}, who lets you in if they see the same ones.</source>
        <translation>Leia estes quatro dígitos para {name}, que deixará você entrar se vir os mesmos.</translation>
    </message>
    <message>
        <source>Shall a bot play meanwhile?</source>
        <translation>Um robô pode jogar enquanto isso?</translation>
    </message>
    <message>
        <source>Somebody has already used this invitation. Ask your friend for a new one.</source>
        <translation>Alguém já usou este convite. Peça outro a seu amigo.</translation>
    </message>
    <message>
        <source>Something else happened first. Look, and try again.</source>
        <translation>Aconteceu outra coisa antes. Veja, e tente de novo.</translation>
    </message>
    <message>
        <source>Take this table off the list; your seat there stays yours.</source>
        <translation>Tirar esta mesa da lista; seu lugar nela continua sendo seu.</translation>
    </message>
    <message>
        <source>The connection is broken, so nobody would read this now.</source>
        <translation>A conexão caiu: agora ninguém leria isto.</translation>
    </message>
    <message>
        <source>The connection is broken, so you cannot play now. Nothing is lost.</source>
        <translation>A conexão caiu: agora você não pode jogar. Nada se perde.</translation>
    </message>
    <message>
        <source>The connection is broken. Next try in {seconds}&#xa0;s.</source>
        <translation>A conexão caiu. Nova tentativa em {seconds}&#xa0;s.</translation>
    </message>
    <message>
        <source>The connection to the table broke off. Try again.</source>
        <translation>A conexão com a mesa caiu. Tente de novo.</translation>
    </message>
    <message>
        <source>The file with your own secret cannot be used.</source>
        <translation>O arquivo com seu segredo pessoal não pode ser usado.</translation>
    </message>
    <message>
        <source>The host is not here.</source>
        <translation>Quem abriu a mesa não está aqui.</translation>
    </message>
    <message>
        <source>The match has begun; this cannot be changed now.</source>
        <translation>A partida começou; isto não pode mais ser mudado.</translation>
    </message>
    <message>
        <source>The rules of this table do not allow it.</source>
        <translation>As regras desta mesa não permitem isso.</translation>
    </message>
    <message>
        <source>The table cannot be reached now.</source>
        <translation>No momento, não é possível chegar à mesa.</translation>
    </message>
    <message>
        <source>The table did not open in time on this computer. Try again.</source>
        <translation>A mesa não abriu a tempo neste computador. Tente de novo.</translation>
    </message>
    <message>
        <source>The table has an older version of Conquista. Your friend has to update it.</source>
        <translation>A mesa tem uma versão mais antiga do Conquista. Seu amigo precisa atualizá-la.</translation>
    </message>
    <message>
        <source>The table has older rules of this game. Your friend has to update.</source>
        <translation>A mesa tem regras mais antigas deste jogo. Seu amigo precisa atualizar.</translation>
    </message>
    <message>
        <source>The table is waiting for {name}, who is looking at another page.</source>
        <translation>A mesa espera por {name}, que está vendo outra página.</translation>
    </message>
    <message>
        <source>The table is waiting for {name}, who is offline ({time}).</source>
        <translation>A mesa espera por {name}, sem conexão ({time}).</translation>
    </message>
    <message>
        <source>There are no hints at this table.</source>
        <translation>Nesta mesa se joga sem sugestões.</translation>
    </message>
    <message>
        <source>There are no hints at this table. You can edit its positions once the match is over.</source>
        <translation>Nesta mesa se joga sem sugestões. Você poderá editar as posições dela quando a partida acabar.</translation>
    </message>
    <message>
        <source>They can knock; you let them in once you have compared four digits.</source>
        <translation>Os outros podem bater na porta; você os deixa entrar depois de comparar quatro dígitos.</translation>
    </message>
    <message>
        <source>This computer has no public address. To play with friends elsewhere, use a common private network, or a table on a club’s server.</source>
        <translation>Este computador não tem um endereço público. Para jogar com amigos distantes, é preciso uma rede privada em comum ou uma mesa no servidor de um clube.</translation>
    </message>
    <message>
        <source>This is too long for an invitation.</source>
        <translation>Isto é comprido demais para um convite.</translation>
    </message>
    <message>
        <source>This table no longer exists.</source>
        <translation>Esta mesa não existe mais.</translation>
    </message>
    <message>
        <source>Too many tries. Wait a minute.</source>
        <translation>Tentativas demais. Espere um minuto.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Under which name do you want to sit down?</source>
        <translation>Com que nome você quer se sentar?</translation>
    </message>
    <message>
        <source>Wait for the host, {name}, to begin a rematch.</source>
        <translation>Espere até {name}, que abriu a mesa, começar a revanche.</translation>
    </message>
    <message>
        <source>What is your name?</source>
        <translation>Qual é o seu nome?</translation>
    </message>
    <message>
        <source>Where you play</source>
        <translation>Onde você joga</translation>
    </message>
    <message>
        <source>You ask the others</source>
        <translation>Sua pergunta aos outros</translation>
    </message>
    <message>
        <source>You asked for a rematch. It begins once all agree.</source>
        <translation>Você pediu a revanche. Ela começa assim que todos concordarem.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Você saiu da mesa.</translation>
    </message>
    <message>
        <source>You have no move to take back.</source>
        <translation>Você não tem nenhuma jogada para desfazer.</translation>
    </message>
    <message>
        <source>You sat down in another window.</source>
        <translation>Você se sentou em outra janela.</translation>
    </message>
    <message>
        <source>Your friends see it at your seat.</source>
        <translation>Seus amigos veem este nome no seu lugar.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Seu nome</translation>
    </message>
    <message>
        <source>Your seat stays yours: “{way}” takes you back to it.</source>
        <translation>Seu lugar continua sendo seu: para voltar, use “{way}”.</translation>
    </message>
    <message>
        <source>Your seat waits for you.</source>
        <translation>Seu lugar está à sua espera.</translation>
    </message>
    <message>
        <source>Your tables</source>
        <translation>Suas mesas</translation>
    </message>
    <message>
        <source>here, but looking at another page</source>
        <translation>está aqui, mas vendo outra página</translation>
    </message>
    <message>
        <source>offline, {minutes}&#xa0;min</source>
        <translation>sem conexão, {minutes}&#xa0;min</translation>
    </message>
    <message>
        <source>offline, {seconds}&#xa0;s</source>
        <translation>sem conexão, {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>without {option}</source>
        <translation>sem “{option}”</translation>
    </message>
    <message>
        <source>your seat</source>
        <translation>seu lugar</translation>
    </message>
    <message>
        <source>{name} does not agree: nothing is taken back.</source>
        <translation>{name} não aceita: nada é desfeito.</translation>
    </message>
    <message>
        <source>{name} does not want a rematch yet.</source>
        <translation>{name} ainda não quer a revanche.</translation>
    </message>
    <message>
        <source>{name} is offline</source>
        <translation>{name} ficou sem conexão</translation>
    </message>
    <message>
        <source>{name} is offline ({time}); play goes on meanwhile.</source>
        <translation>{name} está sem conexão ({time}); o jogo continua enquanto isso.</translation>
    </message>
    <message>
        <source>{name} knocks at your table; “{way}” takes you there.</source>
        <translation>{name} bate na porta da sua mesa; “{way}” leva até lá.</translation>
    </message>
    <message>
        <source>{name} knocks: {digits}</source>
        <translation>{name} bate na porta: {digits}</translation>
    </message>
    <message>
        <source>{name} no longer asks for a bot.</source>
        <translation>{name} não pede mais um robô.</translation>
    </message>
    <message>
        <source>{name} no longer asks for a rematch.</source>
        <translation>{name} não pede mais a revanche.</translation>
    </message>
    <message>
        <source>{name} takes back their last move.</source>
        <translation>{name} desfaz a última jogada.</translation>
    </message>
    <message>
        <source>{name} would like a rematch.</source>
        <translation>{name} gostaria de uma revanche.</translation>
    </message>
    <message>
        <source>{name} would like to play on: the game goes on.</source>
        <translation>{name} gostaria de continuar jogando: a partida continua.</translation>
    </message>
    <message>
        <source>{name}’s table cannot be reached now. Conquista keeps trying.</source>
        <translation>No momento, não é possível chegar à mesa de {name}. O Conquista continua tentando.</translation>
    </message>
    <message>
        <source>{time} left, then a bot plays this move for you.</source>
        <translation>Você tem {time}; depois, um robô faz esta jogada por você.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>About Conquista</source>
        <translation>Sobre o Conquista</translation>
    </message>
    <message>
        <source>Board games of conquest and intrigue, against people at the same screen or against bots that see no more than you would in their place.</source>
        <translation>Jogos de tabuleiro de conquista e intriga, contra pessoas diante da mesma tela ou contra robôs que não veem mais do que qualquer pessoa veria no lugar deles.</translation>
    </message>
    <message>
        <source>The bots run as compiled code.</source>
        <translation>Os robôs rodam em código compilado.</translation>
    </message>
    <message>
        <source>The bots run as interpreted code.</source>
        <translation>Os robôs rodam em código interpretado.</translation>
    </message>
    <message>
        <source>The bots run as interpreted code. They are being compiled now, and will think many times faster from the next start.</source>
        <translation>Os robôs rodam em código interpretado. Estão sendo compilados agora: a partir da próxima inicialização pensarão muito mais rápido.</translation>
    </message>
    <message>
        <source>The bots run as interpreted code. They have been compiled, and will think many times faster from the next start.</source>
        <translation>Os robôs rodam em código interpretado. Já foram compilados: a partir da próxima inicialização pensarão muito mais rápido.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>All chances were about equal.</source>
        <translation>As chances de vitória eram quase iguais.</translation>
    </message>
    <message>
        <source>All of these are sure to win.</source>
        <translation>Todas estas jogadas ganham com certeza.</translation>
    </message>
    <message>
        <source>All of these have about the same chance: {chance}.</source>
        <translation>Todas estas jogadas têm quase a mesma chance de vitória: {chance}.</translation>
    </message>
    <message>
        <source>All {number} chances are about equal.</source>
        <translation>As {number} chances de vitória são quase iguais.</translation>
    </message>
    <message>
        <source>All {number} chances are about equal; see what each move does.</source>
        <translation>As {number} chances de vitória são quase iguais; veja o que faz cada jogada.</translation>
    </message>
    <message>
        <source>All {number} moves of the list are too close to call.</source>
        <translation>As {number} jogadas da lista estão próximas demais para desempatar.</translation>
    </message>
    <message>
        <source>Any of the first {number} will do.</source>
        <translation>Qualquer uma das {number} primeiras serve.</translation>
    </message>
    <message>
        <source>Any of the first {number} would have done.</source>
        <translation>Qualquer uma das {number} primeiras teria servido.</translation>
    </message>
    <message>
        <source>Any of these will do.</source>
        <translation>Qualquer uma destas serve.</translation>
    </message>
    <message>
        <source>Any of these would have done.</source>
        <translation>Qualquer uma destas teria servido.</translation>
    </message>
    <message>
        <source>Both moves have about the same chance: {chance}.</source>
        <translation>As duas jogadas têm quase a mesma chance de vitória: {chance}.</translation>
    </message>
    <message>
        <source>Chance of winning, and how far it may be off.</source>
        <translation>Chances de vitória, com a margem de erro.</translation>
    </message>
    <message>
        <source>Chance of winning, calculated exactly.</source>
        <translation>Chances de vitória, calculadas com exatidão.</translation>
    </message>
    <message numerus="yes">
        <source>Chance of winning, judged by %n game(s) played on from here with what this player knew.</source>
        <translation>
            <numerusform>Chances de vitória em %n continuação simulada até o fim com o que este jogador sabia.</numerusform>
            <numerusform>Chances de vitória em %n continuações simuladas até o fim com o que este jogador sabia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chance of winning, judged by %n game(s) played on from here with what you know.</source>
        <translation>
            <numerusform>Chances de vitória em %n continuação simulada até o fim com o que você sabe.</numerusform>
            <numerusform>Chances de vitória em %n continuações simuladas até o fim com o que você sabe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chance of winning, judged by %n game(s) played on from here.</source>
        <translation>
            <numerusform>Chances de vitória em %n continuação simulada a partir daqui.</numerusform>
            <numerusform>Chances de vitória em %n continuações simuladas a partir daqui.</numerusform>
        </translation>
    </message>
    <message>
        <source>Either of the first two will do.</source>
        <translation>Qualquer uma das duas primeiras serve.</translation>
    </message>
    <message>
        <source>Either of the first two would have done.</source>
        <translation>Qualquer uma das duas primeiras teria servido.</translation>
    </message>
    <message>
        <source>Either will do.</source>
        <translation>Qualquer uma das duas serve.</translation>
    </message>
    <message>
        <source>Either would have done.</source>
        <translation>Qualquer uma das duas teria servido.</translation>
    </message>
    <message>
        <source>It breaks your promise to stop {name}.</source>
        <translation>Esta jogada quebra a sua promessa de impedir {name} de ganhar.</translation>
    </message>
    <message>
        <source>No move wins any more.</source>
        <translation>Nenhuma jogada ganha mais.</translation>
    </message>
    <message>
        <source>Nobody can win any more.</source>
        <translation>Não há mais como ganhar.</translation>
    </message>
    <message>
        <source>Nothing has been played here yet.</source>
        <translation>Nada foi jogado aqui ainda.</translation>
    </message>
    <message>
        <source>The chance of the other move is less certain.</source>
        <translation>As chances da outra jogada são menos seguras.</translation>
    </message>
    <message>
        <source>The chances of the other moves are less certain.</source>
        <translation>As chances das outras jogadas são menos seguras.</translation>
    </message>
    <message>
        <source>The coach dismissed all other moves at first glance.</source>
        <translation>O mestre de armas descartou logo todas as outras jogadas.</translation>
    </message>
    <message>
        <source>The coach dismissed this move at first glance.</source>
        <translation>O mestre de armas descartou esta jogada de imediato.</translation>
    </message>
    <message>
        <source>The coach is still comparing these.</source>
        <translation>O mestre de armas ainda está comparando estas jogadas.</translation>
    </message>
    <message>
        <source>The coach looked at it too briefly to say more.</source>
        <translation>O mestre de armas examinou esta jogada rápido demais para dizer mais.</translation>
    </message>
    <message>
        <source>The coach tried this move too little to judge it.</source>
        <translation>O mestre de armas experimentou pouco esta jogada e não pode julgá-la.</translation>
    </message>
    <message>
        <source>The coach would have chosen at once: {answer}.</source>
        <translation>O mestre de armas teria escolhido de imediato: {answer}.</translation>
    </message>
    <message>
        <source>The coach would have done the same at once.</source>
        <translation>O mestre de armas teria feito o mesmo de imediato.</translation>
    </message>
    <message>
        <source>The coach would pass at first in the battle that follows, so it chooses a region that costs little to lose.</source>
        <translation>Na batalha seguinte, o mestre de armas começaria passando; por isso, escolhe uma região que custa pouco perder.</translation>
    </message>
    <message>
        <source>The first two are too close to call.</source>
        <translation>As duas primeiras estão próximas demais para desempatar.</translation>
    </message>
    <message>
        <source>The first {number} are too close to call.</source>
        <translation>As {number} primeiras estão próximas demais para desempatar.</translation>
    </message>
    <message>
        <source>The first {number} chances are about equal.</source>
        <translation>As chances de vitória das {number} primeiras são quase iguais.</translation>
    </message>
    <message>
        <source>The first {number} chances are about equal; see what each move does.</source>
        <translation>As chances de vitória das {number} primeiras são quase iguais; veja o que faz cada jogada.</translation>
    </message>
    <message>
        <source>The first {number} chances were about equal.</source>
        <translation>As chances de vitória das {number} primeiras eram quase iguais.</translation>
    </message>
    <message>
        <source>The two chances are about equal.</source>
        <translation>As chances de vitória das duas são quase iguais.</translation>
    </message>
    <message>
        <source>The two chances are about equal; see what each move does.</source>
        <translation>As chances de vitória das duas são quase iguais; veja o que faz cada jogada.</translation>
    </message>
    <message>
        <source>The two chances were about equal.</source>
        <translation>As chances de vitória das duas eram quase iguais.</translation>
    </message>
    <message>
        <source>The two moves are too close to call.</source>
        <translation>As duas jogadas estão próximas demais para desempatar.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Por quê?</translation>
    </message>
    <message>
        <source>You played about as well as the coach would have.</source>
        <translation>Você jogou quase tão bem quanto o mestre de armas teria jogado.</translation>
    </message>
    <message>
        <source>You played just as well as the coach would have.</source>
        <translation>Você jogou tão bem quanto o mestre de armas teria jogado.</translation>
    </message>
    <message>
        <source>Your move and the coach’s are too close to call.</source>
        <translation>Sua jogada e a do mestre de armas estão próximas demais para desempatar.</translation>
    </message>
    <message>
        <source>after {seconds}&#xa0;s</source>
        <translation>após {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>chance not known yet</source>
        <translation>chances ainda desconhecidas</translation>
    </message>
    <message>
        <source>it sometimes {does}</source>
        <translation>às vezes, esta jogada {does}</translation>
    </message>
    <message>
        <source>still thinking…</source>
        <translation>ainda pensando…</translation>
    </message>
    <message>
        <source>your move</source>
        <translation>sua jogada</translation>
    </message>
    <message>
        <source>{answer} sometimes {does}</source>
        <translation>às vezes, {answer} {does}</translation>
    </message>
    <message>
        <source>{name} played about as well as the coach would have.</source>
        <translation>{name} jogou quase tão bem quanto o mestre de armas teria jogado.</translation>
    </message>
    <message>
        <source>{name} played just as well as the coach would have.</source>
        <translation>{name} jogou tão bem quanto o mestre de armas teria jogado.</translation>
    </message>
    <message>
        <source>{name}’s move and the coach’s are too close to call.</source>
        <translation>A jogada de {name} e a do mestre de armas estão próximas demais para desempatar.</translation>
    </message>
    <message>
        <source>{number}&#xa0;%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>“Why?” is available in the review and in the replay.</source>
        <translation>“Por quê?” está disponível na análise e no replay.</translation>
    </message>
    <message>
        <source>“Why?” is available once the game is over.</source>
        <translation>“Por quê?” fica disponível quando a partida acabar.</translation>
    </message>
    <message>
        <source>“Why?” would name cards that you could not see. Show all hands first.</source>
        <translation>“Por quê?” nomearia cartas que você não podia ver. Mostre primeiro todas as mãos.</translation>
    </message>
</context>
<context>
    <name>Isabeau</name>
    <message>
        <source>A bishop. One lowers one’s eyes, and counts.</source>
        <translation>Um bispo. Baixam-se os olhos e fazem-se as contas.</translation>
    </message>
    <message>
        <source>A charming suite. Shall we part it?</source>
        <translation>Encantadora sequência. E se a gente a separasse?</translation>
    </message>
    <message>
        <source>A loss. I shall mourn for a moment.</source>
        <translation>Uma perda. Fico de luto por um instante.</translation>
    </message>
    <message>
        <source>A suite. Do not breathe on it.</source>
        <translation>Uma sequência. Não soprem nela.</translation>
    </message>
    <message>
        <source>A treasure. I had a dress waiting for it.</source>
        <translation>Um tesouro. Tinha um vestido esperando por ele.</translation>
    </message>
    <message>
        <source>And how did you plan to come home?</source>
        <translation>E como você pensava voltar para casa?</translation>
    </message>
    <message>
        <source>Elegant. I would have curtsied, but I am sitting.</source>
        <translation>Elegante. Faria uma reverência, mas estou sentada.</translation>
    </message>
    <message>
        <source>Forgive me. Patience has a sharp side.</source>
        <translation>Me perdoe. A paciência também tem gume.</translation>
    </message>
    <message>
        <source>Gold becomes you. Do not get used to it.</source>
        <translation>O ouro lhe cai bem. Não se acostume.</translation>
    </message>
    <message>
        <source>Good day. Pretend that I am not here; it helps me.</source>
        <translation>Bom dia. Façam de conta que não estou aqui; isso me ajuda.</translation>
    </message>
    <message>
        <source>I am ahead. How very unlike me to be early.</source>
        <translation>Estou na frente. E eu que nunca chego cedo.</translation>
    </message>
    <message>
        <source>I am far behind. One sees everything from here.</source>
        <translation>Estou muito atrás. Daqui se vê tudo.</translation>
    </message>
    <message>
        <source>I lead by a thread. I know how to sew.</source>
        <translation>Estou na frente por um fio. Sei costurar.</translation>
    </message>
    <message>
        <source>I would rather nobody looked at me just now.</source>
        <translation>Preferiria que agora ninguém olhasse para mim.</translation>
    </message>
    <message>
        <source>It grows late. Nobody stumble now, please.</source>
        <translation>Já é tarde. Que ninguém tropece agora, por favor.</translation>
    </message>
    <message>
        <source>It is getting dark. I like the long nights.</source>
        <translation>Está escurecendo. Gosto das noites longas.</translation>
    </message>
    <message>
        <source>Last time the weather favoured me. Let us see today.</source>
        <translation>Da última vez o tempo sorriu para mim. Vejamos hoje.</translation>
    </message>
    <message>
        <source>My towers! I had only just hung the tapestries.</source>
        <translation>Minhas torres! Mal tinha pendurado as tapeçarias.</translation>
    </message>
    <message>
        <source>Not one suite. We are all so very cautious.</source>
        <translation>Nem uma sequência. Quanta cautela em volta deste pano.</translation>
    </message>
    <message>
        <source>So little between us. One frost would do.</source>
        <translation>Tão pouco entre nós. Uma geada bastaria.</translation>
    </message>
    <message>
        <source>The first card leaves us. A moment of silence.</source>
        <translation>A primeira carta nos deixa. Um momento de silêncio.</translation>
    </message>
    <message>
        <source>Twice from me? You grow fond of my house.</source>
        <translation>Duas vezes? Está tomando gosto pela minha casa.</translation>
    </message>
    <message>
        <source>What a fair land. A pity to build on it.</source>
        <translation>Que bela terra. É uma pena construir nela.</translation>
    </message>
    <message>
        <source>Your word melted quickly. And it is not even spring.</source>
        <translation>Sua palavra derreteu depressa. E nem é primavera.</translation>
    </message>
    <message>
        <source>{place} came to me. One only had to wait.</source>
        <translation>{place} veio até mim. Bastava esperar.</translation>
    </message>
    <message>
        <source>{place} would have suited my gown. Well, keep it.</source>
        <translation>{place} ficaria bem com o meu vestido. Enfim, guarde.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Back to the shelf, for a new game</source>
        <translation>Voltar à estante, para uma nova partida</translation>
    </message>
    <message>
        <source>Choose, confirm; on the shelf, play</source>
        <translation>Escolher, confirmar; na estante, jogar</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>Tela cheia, e voltar</translation>
    </message>
    <message>
        <source>Hold to peek at your hand, when several people share a screen</source>
        <translation>Segurar para ver a mão, com várias pessoas na mesma tela</translation>
    </message>
    <message>
        <source>In a puzzle: check it with the coach</source>
        <translation>Num desafio: consultar o mestre de armas</translation>
    </message>
    <message>
        <source>In a puzzle: edit a copy of it</source>
        <translation>Num desafio: editar uma cópia</translation>
    </message>
    <message>
        <source>In a puzzle: open the shelf</source>
        <translation>Num desafio: abrir a estante</translation>
    </message>
    <message>
        <source>In a puzzle: show the answer</source>
        <translation>Num desafio: mostrar a solução</translation>
    </message>
    <message>
        <source>In a puzzle: start over</source>
        <translation>Num desafio: recomeçar</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Abrir uma partida salva</translation>
    </message>
    <message>
        <source>Open all hands in a replay</source>
        <translation>Mostrar todas as mãos num replay</translation>
    </message>
    <message>
        <source>Previous puzzle, next puzzle</source>
        <translation>Desafio anterior, próximo desafio</translation>
    </message>
    <message>
        <source>Review: open it, next turning point, try the coach’s move</source>
        <translation>Análise: abri-la, próximo ponto de virada, tentar a jogada do mestre de armas</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salvar a partida</translation>
    </message>
    <message>
        <source>Save the game under another name</source>
        <translation>Salvar a partida com outro nome</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Skip an animation</source>
        <translation>Pular uma animação</translation>
    </message>
    <message>
        <source>Sound off, and on</source>
        <translation>Desligar o som, e ligar de novo</translation>
    </message>
    <message>
        <source>Take back a half-made choice</source>
        <translation>Desfazer uma escolha pela metade</translation>
    </message>
    <message>
        <source>The league: an evening of matches</source>
        <translation>O torneio: uma noite de partidas</translation>
    </message>
    <message>
        <source>The rules for what you see</source>
        <translation>As regras sobre o que você está vendo</translation>
    </message>
    <message>
        <source>To the first or last card, or moment of a replay</source>
        <translation>À primeira e à última carta, ou ao primeiro e ao último momento de um replay</translation>
    </message>
    <message>
        <source>Undo your last move</source>
        <translation>Desfazer a sua última jogada</translation>
    </message>
    <message>
        <source>“How often?”: show the figures behind a hint’s reasons, or hide them</source>
        <translation>“Com que frequência?”: mostrar ou esconder os números por trás das razões de uma sugestão</translation>
    </message>
    <message>
        <source>“Why?” in a replay: what a strong player would have done</source>
        <translation>“Por quê?” num replay: o que um jogador forte teria feito</translation>
    </message>
</context>
<context>
    <name>League</name>
    <message>
        <source>A new evening?</source>
        <translation>Uma nova noite de jogos?</translation>
    </message>
    <message>
        <source>An evening</source>
        <translation>Uma noite</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Voltar à estante</translation>
    </message>
    <message>
        <source>End the evening here?</source>
        <translation>Acabar a noite aqui?</translation>
    </message>
    <message>
        <source>End the evening with the standings as they are</source>
        <translation>Acabar a noite com a classificação atual</translation>
    </message>
    <message>
        <source>Included. Click to leave it out.</source>
        <translation>Incluída. Clique para deixá-la de fora.</translation>
    </message>
    <message>
        <source>Left out. Click to include it.</source>
        <translation>Fica de fora. Clique para incluí-la.</translation>
    </message>
    <message>
        <source>New evening</source>
        <translation>Nova noite de jogos</translation>
    </message>
    <message>
        <source>Nobody wins the evening</source>
        <translation>Ninguém ganha a noite</translation>
    </message>
    <message>
        <source>Played later.</source>
        <translation>Será jogada mais tarde.</translation>
    </message>
    <message>
        <source>The evening is {name}’s</source>
        <translation>A noite é de {name}</translation>
    </message>
    <message>
        <source>The standings will be lost once it begins. The matches themselves stay in “My games”.</source>
        <translation>A classificação vai se perder quando a nova noite de jogos começar. Já as partidas ficam em “Minhas partidas”.</translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <translation>Dois jogadores se chamam {name}.</translation>
    </message>
    <message>
        <source>Write the names on the sheet, and choose the boxes and their order. Where a box has too few seats, players sit out in turn.</source>
        <translation>Escreva os nomes na folha e escolha as caixas e a ordem delas. Quando uma caixa não tem lugar para todos, os jogadores se revezam.</translation>
    </message>
    <message>
        <source>You score a point for each rival you beat, and half a point for each rival you share a victory with; if everyone loses, nobody scores.</source>
        <translation>Você ganha um ponto por adversário vencido e meio ponto por adversário com quem divide a vitória; se todos perdem, ninguém pontua.</translation>
    </message>
    <message>
        <source>one screen, several boxes, one winner</source>
        <translation>uma tela, várias caixas, um vencedor</translation>
    </message>
    <message>
        <source>{names} share the evening</source>
        <translation>{names} dividem a vitória da noite</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message numerus="yes">
        <source>%n game(s), kept on this computer only.</source>
        <translation>
            <numerusform>%n partida, salva só neste computador.</numerusform>
            <numerusform>%n partidas, salvas só neste computador.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A little stronger than a {level}: you win about %n out of ten two-player games.</source>
        <translation>
            <numerusform>Um pouco acima de um {level}: em dez duelos, você ganha cerca de %n.</numerusform>
            <numerusform>Um pouco acima de um {level}: em dez duelos, você ganha cerca de %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A little weaker than a {level}: you win about %n out of ten two-player games.</source>
        <translation>
            <numerusform>Um pouco abaixo de um {level}: em dez duelos, você ganha cerca de %n.</numerusform>
            <numerusform>Um pouco abaixo de um {level}: em dez duelos, você ganha cerca de %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As strong as a {level}: you win about %n out of ten two-player games.</source>
        <translation>
            <numerusform>No nível de um {level}: em dez duelos, você ganha cerca de&#xa0;%n.</numerusform>
            <numerusform>No nível de um {level}: em dez duelos, você ganha cerca de&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games against bots count towards the rating if played to the end without hints or undo.</source>
        <translation>Só contam para a pontuação as partidas contra robôs jogadas até o fim, sem sugestões nem jogadas desfeitas.</translation>
    </message>
    <message>
        <source>How many games you played and won, compared with a fair share of the wins.</source>
        <translation>Quantas partidas você jogou e ganhou, em comparação com o esperado.</translation>
    </message>
    <message>
        <source>How strong you are, and how that changes from game to game.</source>
        <translation>Sua força, e como muda de partida em partida.</translation>
    </message>
    <message>
        <source>How you fare against Pages, Squires, Knights, Captains and Doges.</source>
        <translation>Como você se sai contra Pajens, Escudeiros, Cavaleiros, Capitães e Doges.</translation>
    </message>
    <message>
        <source>I plays first, II plays second…</source>
        <translation>I começa, II joga depois…</translation>
    </message>
    <message>
        <source>Its lines, the rating and the seals will be gone for good. The games themselves stay in “My games”.</source>
        <translation>As linhas, a pontuação e os selos vão se perder de vez. Já as partidas ficam em “Minhas partidas”.</translation>
    </message>
    <message numerus="yes">
        <source>Much stronger than a {level}: you win about %n out of ten two-player games.</source>
        <translation>
            <numerusform>Bem acima de um {level}: em dez duelos, você ganha cerca de %n.</numerusform>
            <numerusform>Bem acima de um {level}: em dez duelos, você ganha cerca de %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Much weaker than a {level}: you win about %n out of ten two-player games.</source>
        <translation>
            <numerusform>Bem abaixo de um {level}: em dez duelos, você ganha cerca de %n.</numerusform>
            <numerusform>Bem abaixo de um {level}: em dez duelos, você ganha cerca de %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been entered yet. Every game that a person plays to the end gets a line.</source>
        <translation>Ainda não há nada escrito aqui. Cada partida que uma pessoa jogar até o fim ganha uma linha.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Salvar como arquivo</translation>
    </message>
    <message>
        <source>Take a box from the shelf, and the first line is yours.</source>
        <translation>Tire uma caixa da estante, e a primeira linha é sua.</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>Para a estante</translation>
    </message>
    <message numerus="yes">
        <source>Too few games to tell: play %n more rated game(s) to see your level here.</source>
        <translation>
            <numerusform>Ainda não há partidas suficientes: jogue mais %n partida pontuada para ver aqui o seu nível.</numerusform>
            <numerusform>Ainda não há partidas suficientes: jogue mais %n partidas pontuadas para ver aqui o seu nível.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your best game</source>
        <translation>Seu melhor jogo</translation>
    </message>
    <message>
        <source>Your ledger</source>
        <translation>Seu livro de contas</translation>
    </message>
    <message>
        <source>Your longest streak, your favourite rival, your best game.</source>
        <translation>Sua maior série, o seu rival favorito, o seu melhor jogo.</translation>
    </message>
    <message>
        <source>open circle: not rated</source>
        <translation>círculo vazio: não pontuada</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>compartilhada</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>A Hand turns a card face up again if that card is worth no more than the Hand and has no card on top. The Hand is then out of the game.</source>
        <translation>Uma Mão vira de novo para cima uma carta de valor igual ou menor, se nenhuma outra a cobrir. Depois, a Mão sai do jogo.</translation>
    </message>
    <message>
        <source>A Sword attacks a card that is not a Sword and is worth no more than it. That card is turned face down; the Sword is then out of the game.</source>
        <translation>Uma Espada ataca uma carta de valor igual ou menor que não seja Espada. Essa carta é virada para baixo, e a Espada sai do jogo.</translation>
    </message>
    <message>
        <source>A bribery card that moves a troop or lets you draw may be played at any time, with the key C, and costs no action. If nobody bids, the active player gets the bribery card for nothing.</source>
        <translation>Uma carta de suborno que mova uma tropa ou dê cartas pode ser jogada a qualquer momento, com a tecla C, e não custa ações. Se ninguém der lances, o jogador ativo recebe a carta de suborno de graça.</translation>
    </message>
    <message>
        <source>A medallion with a face-down card counts as free: another card may be laid on it. Point at it to see what is there.</source>
        <translation>Um medalhão cuja carta está virada para baixo conta como livre, e outra carta pode ser colocada nele. Aponte para ele para ver o que está lá.</translation>
    </message>
    <message>
        <source>A move may not end on your own troop or on an unmarked one of your nation. Squares without a name are called by column and row, such as G4 in the lake.</source>
        <translation>Um movimento não pode acabar numa tropa sua, nem numa da sua nação sem colar. As casas sem nome são indicadas por coluna e linha, como G4 no lago.</translation>
    </message>
    <message>
        <source>A new round</source>
        <translation>Uma nova rodada</translation>
    </message>
    <message>
        <source>A player who has passed, or has no cards left, plays no more in this battle, but their line still counts.</source>
        <translation>Quem passou, ou não tem mais cartas, não joga mais nada nesta batalha, mas a frente que formou ainda conta.</translation>
    </message>
    <message>
        <source>A player who is attacked may first pay one Food for four warriors, or surrender at once and lose. If several players could be the proxy, one is chosen by lot.</source>
        <translation>Quem é atacado pode antes pagar um Alimento por quatro guerreiros, ou se render na hora e perder. Se vários puderem defender por procuração, decide a sorte.</translation>
    </message>
    <message>
        <source>A proxy lays cards like anybody else, and keeps the rest for another time.</source>
        <translation>Quem defende por procuração coloca cartas como qualquer outro, e guarda as restantes para outra ocasião.</translation>
    </message>
    <message>
        <source>A round ends when, after a battle, at most one player still has cards. Aldric and Maud have none.</source>
        <translation>Uma rodada acaba quando, após uma batalha, só um jogador ainda tem cartas, ou nenhum. Aldric e Maud não têm mais cartas.</translation>
    </message>
    <message>
        <source>A tower needs a liberty: a free corner at the other end of a wall. Aldric’s tower in the north has only one.</source>
        <translation>Uma torre precisa de uma liberdade: um canto livre na outra ponta de uma muralha. A torre de Aldric, ao norte, só tem uma.</translation>
    </message>
    <message>
        <source>A tower there would fall when Aldric takes the middle tile.</source>
        <translation>Uma torre ali cairá quando Aldric tomar o território do meio.</translation>
    </message>
    <message>
        <source>A troop moves as far as you like, never diagonally. If it ends its move in a village, you draw the number of provisions shown there.</source>
        <translation>Uma tropa vai tão longe quanto você quiser, nunca na diagonal. Se terminar o movimento numa aldeia, você compra o número de provisões que ela indica.</translation>
    </message>
    <message>
        <source>A troop with a collar in your colour is yours to command. Everyone begins with two troops, marked in turn outside the city.</source>
        <translation>Um colar da sua cor põe uma tropa sob as suas ordens. No início, cada um marca duas, alternadamente, fora da cidade.</translation>
    </message>
    <message>
        <source>After playing a card you draw one. When a player draws the last card, everyone loses.</source>
        <translation>Depois de jogar uma carta, você compra outra. Quem comprar a última faz com que todos percam.</translation>
    </message>
    <message>
        <source>Aldric attacks a Spanish troop without a collar. You defend it as its proxy, and have no collar to lose.</source>
        <translation>Aldric ataca uma tropa espanhola sem colar. Você a defende por procuração, sem arriscar nenhum colar.</translation>
    </message>
    <message>
        <source>Aldric could answer that. After Surrender he cannot.</source>
        <translation>Aldric ainda poderia responder. Depois da Rendição não pode mais.</translation>
    </message>
    <message>
        <source>Aldric has 24 now. The Heroine puts you ahead, and always counts 10.</source>
        <translation>Aldric tem agora 24. Com a Heroína, você fica na frente, e ela vale sempre 10.</translation>
    </message>
    <message>
        <source>Aldric has bid 3. Bid more, but only an amount that some of your cards add up to exactly. A player who passes is out.</source>
        <translation>Aldric deu um lance de 3. Dê um lance maior, mas só de um valor que algumas das suas cartas somem exatamente. Quem passa fica de fora.</translation>
    </message>
    <message>
        <source>Aldric has given you one Food for one Camouflage. A trade costs no action.</source>
        <translation>Aldric deu a você um Alimento por uma Camuflagem. Uma troca não custa ações.</translation>
    </message>
    <message>
        <source>Aldric’s only warrior is 6 at most. As defender, you win ties.</source>
        <translation>O único guerreiro de Aldric vale 6 no máximo. A defesa é sua: um empate basta.</translation>
    </message>
    <message>
        <source>Aldric’s tower in the north still has one free corner. Build there.</source>
        <translation>A torre de Aldric, ao norte, ainda tem um canto livre. Construa ali.</translation>
    </message>
    <message>
        <source>All cards were shuffled, even those in your hand. Everyone was dealt 10, and 2 more for each of their regions.</source>
        <translation>Todas as cartas foram embaralhadas, até as da sua mão. Cada um recebeu 10, e mais 2 por região que tem.</translation>
    </message>
    <message>
        <source>All other bridges are broken: on this one, jump over the Aztec troop to square 15.</source>
        <translation>Todas as outras pontes estão destruídas: nesta, pule por cima da tropa asteca até a casa 15.</translation>
    </message>
    <message>
        <source>All other cards were shuffled. Everyone was dealt 10, and 1 more for each of their regions, on top of the cards they kept.</source>
        <translation>Todas as outras cartas foram embaralhadas. Cada um recebeu 10, e mais 1 por região que tem, além das cartas que guardou.</translation>
    </message>
    <message>
        <source>Another table comes next.</source>
        <translation>Em seguida vem outra mesa.</translation>
    </message>
    <message>
        <source>Another table is being set up…</source>
        <translation>Outra mesa está sendo preparada…</translation>
    </message>
    <message>
        <source>At any time, even when it is not your turn, you may trade any number of provisions with anybody: key B.</source>
        <translation>A qualquer momento, mesmo fora da sua vez, você pode trocar provisões com qualquer jogador, em qualquer número: tecla B.</translation>
    </message>
    <message>
        <source>Bid 4, just one more than Aldric.</source>
        <translation>Dê um lance de 4, só um a mais do que Aldric.</translation>
    </message>
    <message>
        <source>Bid 4: your Gold is worth that.</source>
        <translation>Dê um lance de 4: é o que vale o seu Ouro.</translation>
    </message>
    <message>
        <source>Bologna would be Lorenzo’s third linked region, and he leads. You and Maud could both stop him, but each of you may leave that to the other.</source>
        <translation>Bolonha seria a terceira região ligada de Lorenzo, e ele está na frente. Tanto Maud quanto você poderiam impedi-lo, mas cada um pode deixar isso para o outro.</translation>
    </message>
    <message>
        <source>Bologna would be Maud’s fourth linked region. The Bishop ends a battle at once, nobody wins, and the pawn passes to the player on the left.</source>
        <translation>Bolonha seria a quarta região ligada de Maud. O Bispo termina a batalha na hora, ninguém ganha, e o peão passa para o jogador à esquerda.</translation>
    </message>
    <message>
        <source>Bribery sells a card unseen. Provisions are worth: Camouflage 1, Weapon 2, Food 3, Gold 4.</source>
        <translation>O Suborno leiloa uma carta sem mostrá-la. Valores: Camuflagem 1, Arma 2, Alimento 3, Ouro 4.</translation>
    </message>
    <message>
        <source>Build the fourth tower: Aldric’s two around the middle tile fall.</source>
        <translation>Construa a quarta torre: as duas de Aldric em volta do território do meio caem.</translation>
    </message>
    <message>
        <source>Build there yourself: together your two towers have new free corners.</source>
        <translation>Construa ali: juntas, as suas duas torres têm novos cantos livres.</translation>
    </message>
    <message>
        <source>Build there: Aldric’s tower is surrounded and falls.</source>
        <translation>Construa ali: a torre de Aldric fica cercada e cai.</translation>
    </message>
    <message>
        <source>Build there: while three of the six corners are yours, Aldric cannot get four.</source>
        <translation>Construa ali: enquanto três dos seis cantos forem seus, Aldric não pode ter quatro.</translation>
    </message>
    <message>
        <source>Cards laid are gone, but both fighters draw as many warriors as they laid, four at most. In a village the winner also draws its provisions.</source>
        <translation>O que foi colocado se perde, mas ambos os combatentes compram tantos guerreiros quantos colocaram, no máximo quatro. Numa aldeia, o vencedor compra também as provisões.</translation>
    </message>
    <message>
        <source>Cards laid are never taken back. Cards you keep can be used another time.</source>
        <translation>O que é colocado nunca se recupera. O que você guardar pode servir em outra ocasião.</translation>
    </message>
    <message>
        <source>Count for Aldric, too. He has three towers round the middle tile, you have two, and one corner is free.</source>
        <translation>Conte também por Aldric. Ele tem três torres em volta do território do meio, você tem duas, e um canto está livre.</translation>
    </message>
    <message>
        <source>Discard your hand: then only Aldric has cards, and the round is over.</source>
        <translation>Descarte a sua mão: só Aldric fica com cartas, e a rodada acaba.</translation>
    </message>
    <message>
        <source>Done: see what happened.</source>
        <translation>Pronto: veja o que aconteceu.</translation>
    </message>
    <message>
        <source>Draw a provision.</source>
        <translation>Compre uma provisão.</translation>
    </message>
    <message>
        <source>Each round ends with a treasure for the player with the most troops in the city. The last treasure, or a full city, ends the game.</source>
        <translation>Cada rodada acaba com um tesouro para quem tiver mais tropas na cidade. O último tesouro, ou a cidade cheia, põe fim à partida.</translation>
    </message>
    <message>
        <source>Every turn begins with an event. With Bridges you may break an intact bridge, or mend a broken one.</source>
        <translation>Cada turno começa com um evento. Com o evento Pontes, você pode destruir uma ponte intacta ou refazer uma destruída.</translation>
    </message>
    <message>
        <source>Fallen towers never come back; the player who razed more wins a tie. Aldric could not build on their corners in his very next turn. From now on he may.</source>
        <translation>As torres caídas não voltam, e quem demolir mais ganha o desempate. Aldric não podia construir nos cantos delas logo no turno seguinte. A partir de agora pode.</translation>
    </message>
    <message>
        <source>First the Drum. It doubles the mercenaries already there and those to come.</source>
        <translation>Primeiro o Tambor. Duplica os mercenários que já estão lá e os que vierem.</translation>
    </message>
    <message>
        <source>Four of your towers around a tile make it yours, and your standard is raised there.</source>
        <translation>Quatro torres suas em volta de um território o tornam seu, e o seu estandarte é erguido lá.</translation>
    </message>
    <message>
        <source>Here three corners of the middle tile are free. If you build on one, Aldric’s fourth tower razes yours.</source>
        <translation>Aqui há três cantos livres no território do meio. Se você construir num deles, a quarta torre de Aldric demole a sua.</translation>
    </message>
    <message>
        <source>If players tie for the most regions, only they fight a final battle, with new hands of 10 cards and 1 more for each of their regions. If that battle is a tie, too, the victory is shared.</source>
        <translation>Em caso de empate no primeiro lugar, só os empatados travam uma batalha final, com 10 cartas novas e mais 1 por região. Em novo empate, compartilham a vitória.</translation>
    </message>
    <message>
        <source>If players tie for the most regions, only they fight a final battle. Each draws 10 more cards; no Bishop or Surrender can be played. If that battle is a tie, too, the victory is shared.</source>
        <translation>Em caso de empate no primeiro lugar, só os empatados travam uma batalha final: mais 10 cartas para cada um, sem Bispo nem Rendição. Em novo empate, compartilham a vitória.</translation>
    </message>
    <message>
        <source>If you build there, Aldric builds his fourth tower around the middle tile, and your two towers there fall.</source>
        <translation>Se você construir aí, Aldric constrói a quarta torre em volta do território do meio, e caem as duas torres que você tem ali.</translation>
    </message>
    <message>
        <source>If you build there, Aldric fills the last free corner, and your tower falls.</source>
        <translation>Se você construir aí, Aldric ocupa o último canto livre, e a sua torre cai.</translation>
    </message>
    <message>
        <source>If you win, it is a victory like any other: you may mark a troop, and you move the beaten one away.</source>
        <translation>Se você vencer, é uma vitória como as outras: você pode marcar uma tropa e afasta a derrotada.</translation>
    </message>
    <message>
        <source>In Winter every mercenary counts 1, in all lines, even those played later.</source>
        <translation>No Inverno cada mercenário vale 1, em todas as frentes, inclusive os que ainda vierem.</translation>
    </message>
    <message>
        <source>In Winter every mercenary counts 1. Your Drum makes it 2, and your Heroine still counts 10.</source>
        <translation>No Inverno cada mercenário vale 1. Com o seu Tambor vale 2, e a sua Heroína continua valendo 10.</translation>
    </message>
    <message>
        <source>In a match, click a rival in the panel to make an offer, and drag a card onto a rival to show it.</source>
        <translation>Numa partida, clique num rival no painel para fazer uma proposta, e arraste uma carta até um rival para mostrá-la.</translation>
    </message>
    <message>
        <source>Keep the 1, and choose “Done”.</source>
        <translation>Guarde o 1 e escolha “Pronto”.</translation>
    </message>
    <message>
        <source>Lay your 3 at the lower left: it makes three 3s on the diagonal.</source>
        <translation>Coloque o seu 3 embaixo, à esquerda: assim há três 3 na diagonal.</translation>
    </message>
    <message>
        <source>Lay your 5 below the 4: 3, 4 and 5 are a suite, and it is yours.</source>
        <translation>Coloque o seu 5 embaixo do 4: 3, 4 e 5 formam uma sequência, e ela é sua.</translation>
    </message>
    <message>
        <source>Lay your 6 below the 5: the suite is longer, and yours.</source>
        <translation>Coloque o seu 6 embaixo do 5: a sequência fica maior e passa a ser sua.</translation>
    </message>
    <message>
        <source>Maud is one linked region short of victory. You choose the next region, so you need not give her the chance.</source>
        <translation>Falta uma região ligada para Maud ganhar. Quem escolhe a próxima região é você: não precisa dar essa oportunidade a Maud.</translation>
    </message>
    <message>
        <source>Move the lit troop to Tlacopan, and draw two.</source>
        <translation>Mova a tropa iluminada até Tlacopan, e compre duas.</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Próxima lição</translation>
    </message>
    <message>
        <source>Next: {title}.</source>
        <translation>Em seguida: {title}.</translation>
    </message>
    <message>
        <source>Now it counts. Bologna would be Maud’s third linked region, and she leads with 12.</source>
        <translation>Agora é para valer: Bolonha seria a terceira região ligada de Maud, e ela está na frente com 12.</translation>
    </message>
    <message>
        <source>On your turn, an event comes first, then two actions: recruit, move a troop, or draw a provision.</source>
        <translation>Na sua vez vem primeiro um evento, depois duas ações: recrutar, mover uma tropa ou comprar uma provisão.</translation>
    </message>
    <message>
        <source>Once all sixteen tiles are laid, each player builds 24 towers, one a turn; the player who laid first begins. You must build if you can: nobody may choose to pass.</source>
        <translation>Colocados os dezesseis territórios, cada um tem 24 torres e constrói uma por turno; começa quem colocou primeiro. Quem pode construir tem que construir: ninguém passa por escolha.</translation>
    </message>
    <message>
        <source>Only causeways lead into the city. Each troop you jump over costs one Camouflage, unless it wears your collar.</source>
        <translation>Só as estradas sobre o lago levam à cidade. Cada tropa que você pular custa uma Camuflagem, a não ser que tenha o seu colar.</translation>
    </message>
    <message>
        <source>Only the 10 takes the lead, and you promised to stop Lorenzo.</source>
        <translation>Só o 10 dá a dianteira, e você prometeu impedir Lorenzo de ganhar.</translation>
    </message>
    <message>
        <source>Pass at once: next time the others will be weak, and you will still be strong.</source>
        <translation>Passe agora: da próxima vez, os outros estarão fracos, e a sua mão ainda forte.</translation>
    </message>
    <message>
        <source>Pass: the pawn comes to you, and you choose the next region.</source>
        <translation>Passe: assim você fica com o peão e escolhe a próxima região.</translation>
    </message>
    <message>
        <source>Pass: you lead 14 to 3, and Aldric has one card left.</source>
        <translation>Passe: você está na frente por 14 a 3, e Aldric só tem mais uma carta.</translation>
    </message>
    <message>
        <source>Pass: your 9 takes Parma, and the round is over.</source>
        <translation>Passe: os seus 9 tomam Parma, e a rodada acaba.</translation>
    </message>
    <message>
        <source>Play the 1: it is enough.</source>
        <translation>Jogue o 1: basta.</translation>
    </message>
    <message>
        <source>Play the 6: you lead with 10.</source>
        <translation>Jogue o 6: você fica na frente com 10.</translation>
    </message>
    <message>
        <source>Play the Scarecrow, and take back the 10. It is worth more in another battle.</source>
        <translation>Jogue o Espantalho e recupere o 10. Vale mais em outra batalha.</translation>
    </message>
    <message>
        <source>Regions are won in card battles: the strongest line takes the region being fought for, here Bologna.</source>
        <translation>As regiões são ganhas em batalhas de cartas: a frente mais forte toma a região em disputa, aqui Bolonha.</translation>
    </message>
    <message>
        <source>Skip lesson</source>
        <translation>Pular a lição</translation>
    </message>
    <message>
        <source>So talk. At any time you may bargain and promise, and show each other cards; cards never change hands.</source>
        <translation>Por isso, fale. A qualquer momento você pode negociar, prometer e mostrar cartas; nenhuma carta pode ser dada nem trocada.</translation>
    </message>
    <message>
        <source>Supply brings a provision for each spare collar. Pillage leaves everyone ten provisions at most, Mutiny four warriors.</source>
        <translation>O Abastecimento dá uma provisão por colar livre. A Pilhagem deixa a cada um dez provisões, no máximo, e o Motim quatro guerreiros.</translation>
    </message>
    <message>
        <source>Suppose that Maud has promised to keep out of Florence if you stop Lorenzo. A promise binds nobody, but everyone remembers who broke one.</source>
        <translation>Imagine que Maud prometeu ficar fora de Florença se você impedir Lorenzo de ganhar. A promessa não obriga ninguém, mas todos se lembram de quem a quebra.</translation>
    </message>
    <message>
        <source>Surrender ends a battle at once, and the line that is now the strongest takes the region.</source>
        <translation>A Rendição termina a batalha na hora, e a frente que nesse momento é a mais forte toma a região.</translation>
    </message>
    <message>
        <source>Surrender ends a battle at once, too, but then the strongest line takes the region.</source>
        <translation>A Rendição também termina a batalha na hora, mas então a frente mais forte toma a região.</translation>
    </message>
    <message>
        <source>That can wait. The 2 is just enough to lead.</source>
        <translation>Isso pode esperar. O 2 já basta para ficar na frente.</translation>
    </message>
    <message>
        <source>That can wait. The 6 is just enough to lead.</source>
        <translation>Isso pode esperar. O 6 já basta para ficar na frente.</translation>
    </message>
    <message>
        <source>That does not stop Maud. The Bishop does.</source>
        <translation>Isso não impede Maud de ganhar. O Bispo impede.</translation>
    </message>
    <message>
        <source>That leaves you with one tile. A tower on another corner would take a second.</source>
        <translation>Assim você fica com um só território. Uma torre em outro canto tomaria mais um.</translation>
    </message>
    <message>
        <source>That makes no suite yet. Lay the 5 below the 4.</source>
        <translation>Isso ainda não faz uma sequência. Coloque o 5 embaixo do 4.</translation>
    </message>
    <message>
        <source>That takes no tile yet. Build around the middle one.</source>
        <translation>Isso ainda não toma nenhum território. Construa em volta do território do meio.</translation>
    </message>
    <message numerus="yes">
        <source>That was the last lesson, but you still have %n lesson(s) to do.</source>
        <translation>
            <numerusform>Foi a última lição, mas ainda há %n lição a fazer.</numerusform>
            <numerusform>Foi a última lição, mas ainda há %n lições a fazer.</numerusform>
        </translation>
    </message>
    <message>
        <source>That was the last lesson: you know the game.</source>
        <translation>Foi a última lição: você já conhece o jogo.</translation>
    </message>
    <message>
        <source>That will do. Choose “Done”.</source>
        <translation>Isso basta. Escolha “Pronto”.</translation>
    </message>
    <message>
        <source>That would be an action, too. But recruit while you have Food.</source>
        <translation>Também seria uma ação. Mas recrute enquanto você tem Alimento.</translation>
    </message>
    <message>
        <source>That would be an action, too. But recruit, now that you have Food.</source>
        <translation>Também seria uma ação. Mas recrute, agora que você tem um Alimento.</translation>
    </message>
    <message>
        <source>That would be an action, too. Draw a provision this time.</source>
        <translation>Também seria uma ação. Desta vez compre uma provisão.</translation>
    </message>
    <message>
        <source>The 1 is enough. A better card would be wasted, and without a card you win nothing.</source>
        <translation>O 1 basta. Uma carta melhor seria um desperdício, e sem carta você não ganha nada.</translation>
    </message>
    <message>
        <source>The 5 below is face down. Your Hand can restore it.</source>
        <translation>O 5 de baixo está virado para baixo. Sua Mão pode restaurá-lo.</translation>
    </message>
    <message>
        <source>The Bishop discards all mercenaries with a crown: those of the highest printed number, yours as well. The season stays. He too is discarded, and you place the Pope.</source>
        <translation>O Bispo descarta todos os mercenários com coroa: os do maior número impresso, os seus também. A estação não muda. O Bispo também é descartado, e você coloca o Papa.</translation>
    </message>
    <message>
        <source>The Drum doubles the mercenaries in your line, even those you play later, but no other card.</source>
        <translation>O Tambor duplica os mercenários da sua frente, inclusive os que ainda vierem, mas nenhuma outra carta.</translation>
    </message>
    <message>
        <source>The Heroine always counts 10. She is not a mercenary: Drum and Winter do not affect her.</source>
        <translation>A Heroína vale sempre 10. Não é um mercenário: nem Tambor nem Inverno a afetam.</translation>
    </message>
    <message>
        <source>The Scarecrow stays in your line and counts for nothing. The 10 is back in your hand.</source>
        <translation>O Espantalho fica na sua frente e não vale nada. O 10 voltou para a sua mão.</translation>
    </message>
    <message>
        <source>The aim: three linked regions, or any five. (With two or three players: four, or any six.) Lucca and Florence are yours and linked: they share a border.</source>
        <translation>O objetivo: três regiões ligadas, ou cinco quaisquer (com dois ou três jogadores: quatro, ou seis). Luca e Florença são suas e estão ligadas: fazem fronteira.</translation>
    </message>
    <message>
        <source>The aim: three linked regions, or four with two or three players. Lucca and Florence are yours and linked: they share a border.</source>
        <translation>O objetivo: três regiões ligadas, ou quatro com dois ou três jogadores. Luca e Florença são suas e estão ligadas: fazem fronteira.</translation>
    </message>
    <message>
        <source>The beaten troop loses its collar, unless it is its owner’s last. You put the troop on a free square outside the city.</source>
        <translation>A tropa derrotada perde o colar, a não ser que seja a última do dono. Você a coloca numa casa livre fora da cidade.</translation>
    </message>
    <message>
        <source>The card is yours, and only you see it. It may move a troop, draw five cards, bring points, or do nothing.</source>
        <translation>A carta é sua, e só você a vê. Pode mover uma tropa, comprar cinco cartas, dar pontos, ou não servir para nada.</translation>
    </message>
    <message>
        <source>The game ends when all towers are built, when neither can build any more, when somebody raises a tenth standard, or when somebody resigns.</source>
        <translation>A partida acaba quando todas as torres estão construídas, quando nenhum dos dois pode mais construir, quando alguém coloca o décimo estandarte ou quando alguém desiste.</translation>
    </message>
    <message>
        <source>The group still has a free corner. Build there.</source>
        <translation>O grupo ainda tem um canto livre. Construa ali.</translation>
    </message>
    <message>
        <source>The land must hold together, so every tile shares a whole side with another. Holes are allowed. All green tiles are alike, whatever grows on them.</source>
        <translation>O terreno tem que ficar todo ligado: cada território encosta um lado inteiro em outro. São permitidos buracos. Todos os territórios verdes valem o mesmo.</translation>
    </message>
    <message>
        <source>The moment you take a tile, all enemy towers around it fall.</source>
        <translation>No momento em que você toma um território, todas as torres inimigas em volta dele caem.</translation>
    </message>
    <message>
        <source>The numbers of your mercenaries add up to your strength. Aldric has 9.</source>
        <translation>Os números dos seus mercenários se somam e dão a sua força. Aldric tem 9.</translation>
    </message>
    <message>
        <source>The player who chose begins. On your turn, you play one card or pass.</source>
        <translation>Quem escolheu começa. Na sua vez, você joga uma carta ou passa.</translation>
    </message>
    <message>
        <source>The player who possesses more tiles at the end wins. First you both lay the land, two tiles a turn.</source>
        <translation>Quem possuir mais territórios no fim ganha. Primeiro ambos formam o terreno, dois territórios por turno.</translation>
    </message>
    <message>
        <source>The player who still has cards may keep one or two of them for the next round, or none.</source>
        <translation>Quem ainda tem cartas pode guardar uma ou duas para a próxima rodada, ou nenhuma.</translation>
    </message>
    <message>
        <source>The rules allow that, but here it has to wait.</source>
        <translation>As regras permitem isso, mas aqui você tem que esperar.</translation>
    </message>
    <message>
        <source>The tower in the north stands alone, with one free corner left. Build there.</source>
        <translation>A torre do norte está sozinha, com um último canto livre. Construa ali.</translation>
    </message>
    <message>
        <source>The treasure is among the last five of a round’s eighteen cards. If players or nations are tied, the one with a troop on the highest-numbered square wins.</source>
        <translation>O tesouro está entre as últimas cinco das dezoito cartas de uma rodada. Em caso de empate, de jogadores ou de nações, ganha quem ocupa a casa de número mais alto.</translation>
    </message>
    <message>
        <source>This battle is lost. Keep what you have for another.</source>
        <translation>Esta batalha está perdida. Guarde o que você tem para outra.</translation>
    </message>
    <message>
        <source>To take over, a new suite need only be as long as the sovereign one.</source>
        <translation>Basta uma nova sequência tão longa quanto a soberana para se apoderar dela.</translation>
    </message>
    <message>
        <source>Towers joined by walls are one group. They share their liberties, and fall together.</source>
        <translation>As torres unidas por muralhas são um grupo. Compartilham as liberdades e caem juntas.</translation>
    </message>
    <message>
        <source>Troops cross the lake by boat, and change between land and water only at a port. Boats pass under bridges; nobody passes a broken one.</source>
        <translation>As tropas atravessam o lago de barco, e só num porto passam da terra para a água e vice-versa. Os barcos passam por baixo das pontes; ninguém passa por uma ponte destruída.</translation>
    </message>
    <message>
        <source>Until Aldric lays a card, you could offer him provisions for surrendering: key S. But you need your Weapon yourself.</source>
        <translation>Enquanto Aldric não colocar cartas, você poderia oferecer provisões pela rendição dele: tecla S. Mas precisa da sua Arma.</translation>
    </message>
    <message>
        <source>Warriors are laid face down, as many as you like, but at least one.</source>
        <translation>Os guerreiros são colocados virados para baixo, quantos você quiser, mas pelo menos um.</translation>
    </message>
    <message>
        <source>While you choose a corner, the tiles show their names. A corner is named after a tile and a point of the compass: this tower of yours is on H8 S.</source>
        <translation>Enquanto você escolhe um canto, os territórios mostram os nomes. Um canto é indicado por um território e um ponto cardeal: esta sua torre está em H8 S.</translation>
    </message>
    <message>
        <source>With 5 you might lose. Lay the 2 as well.</source>
        <translation>Com 5 você poderia perder. Coloque também o 2.</translation>
    </message>
    <message>
        <source>With three players, a suite has to last through the turns of both opponents.</source>
        <translation>Com três jogadores, uma sequência tem que resistir aos turnos dos dois adversários.</translation>
    </message>
    <message>
        <source>Without the Heroine you cannot beat 12, and Maud wins the game.</source>
        <translation>Sem a Heroína você não consegue vencer 12, e Maud ganha a partida.</translation>
    </message>
    <message>
        <source>You cannot win this battle. But the Courtesan can bring you the pawn.</source>
        <translation>Você não pode ganhar esta batalha. Mas a Cortesã pode trazer o peão para você.</translation>
    </message>
    <message>
        <source>You could fight, but with these cards others would win. Decline this time.</source>
        <translation>Você poderia lutar, mas com estas cartas outros ganhariam. Desta vez recuse.</translation>
    </message>
    <message>
        <source>You have 10 already. Keep the other warriors.</source>
        <translation>Você já tem 10. Guarde os outros guerreiros.</translation>
    </message>
    <message>
        <source>You have 7, and Aldric has 6 at most. Add nothing.</source>
        <translation>Você tem 7, e Aldric no máximo 6. Não acrescente nada.</translation>
    </message>
    <message>
        <source>You have 7, and Aldric has 6 at most. Keep the 1.</source>
        <translation>Você tem 7, e Aldric no máximo 6. Guarde o 1.</translation>
    </message>
    <message>
        <source>You have one tower left, and Aldric none. Each of you possesses one tile.</source>
        <translation>Você ainda tem uma torre, e Aldric nenhuma. Cada um possui um território.</translation>
    </message>
    <message>
        <source>You have one tower left. Before you build on a corner, count the towers around every tile that touches it.</source>
        <translation>Você ainda tem uma torre. Antes de construir num canto, conte as torres em volta de cada território que ele toca.</translation>
    </message>
    <message>
        <source>You have three towers around the middle tile. Build the fourth.</source>
        <translation>Você tem três torres em volta do território do meio. Construa a quarta.</translation>
    </message>
    <message>
        <source>You hold the pawn. Choose any region you like.</source>
        <translation>Você tem o peão. Escolha a região que quiser.</translation>
    </message>
    <message>
        <source>You lead already, 14 to 3. Save your cards.</source>
        <translation>Você já está na frente por 14 a 3. Poupe as suas cartas.</translation>
    </message>
    <message>
        <source>You lead with 16: play Surrender before Aldric can answer.</source>
        <translation>Você está na frente com 16: jogue a Rendição antes que Aldric possa responder.</translation>
    </message>
    <message>
        <source>You lead, and nobody can answer. Another card would be wasted.</source>
        <translation>Você está na frente, e ninguém pode responder. Mais uma carta seria desperdiçada.</translation>
    </message>
    <message>
        <source>You may also decline to choose. The pawn then goes to the player on your left, who chooses.</source>
        <translation>Você também pode se recusar a escolher. O peão passa então para o jogador à sua esquerda, que escolhe.</translation>
    </message>
    <message>
        <source>You may build even where your tower has no liberty. What you build never makes your own towers fall.</source>
        <translation>Você pode construir mesmo onde a sua torre não terá nenhuma liberdade. Ao construir, você nunca faz cair as próprias torres.</translation>
    </message>
    <message>
        <source>You may decline, but choose a region this time.</source>
        <translation>Você pode recusar, mas desta vez escolha uma região.</translation>
    </message>
    <message>
        <source>You may do the same twice, or two different things. Provisions are Camouflage, Weapons, Food and Gold.</source>
        <translation>Você pode fazer duas vezes a mesma, ou duas diferentes. As provisões são Camuflagem, Armas, Alimento e Ouro.</translation>
    </message>
    <message>
        <source>You may keep your hand. But it wins nothing, and new cards come sooner without it.</source>
        <translation>Você pode guardar a mão. Mas não ganha nada com ela, e sem ela as cartas novas vêm mais cedo.</translation>
    </message>
    <message>
        <source>You may leave all bridges as they are. But break one this time.</source>
        <translation>Você pode deixar todas as pontes como estão. Mas desta vez destrua uma.</translation>
    </message>
    <message>
        <source>You possess a tile only as long as four of your towers look down on it. Aldric has exactly four around the middle tile.</source>
        <translation>Você só possui um território enquanto quatro das suas torres o dominarem. Aldric tem exatamente quatro em volta do território do meio.</translation>
    </message>
    <message>
        <source>You win more troops only in combats. Up to seven may wear your collar.</source>
        <translation>Só nos combates se ganham mais tropas. Até sete podem ter o seu colar.</translation>
    </message>
    <message>
        <source>Your hand is weak: decline.</source>
        <translation>Sua mão é fraca: recuse.</translation>
    </message>
    <message>
        <source>Your objective card names a temple, and nobody else sees it. If a troop with your collar stands there at the end, that brings 10 more.</source>
        <translation>Sua carta de objetivo indica um templo, e só você a vê. Se no fim uma tropa com o seu colar estiver lá, são mais 10 pontos.</translation>
    </message>
    <message>
        <source>Your offer stands until it is taken, refused or withdrawn. A player who refuses does not say why, and perhaps does not even have the card.</source>
        <translation>Sua proposta vale até ser aceita, recusada ou retirada. Quem recusa não diz por quê, e pode nem ter a carta.</translation>
    </message>
    <message>
        <source>Your regions are not linked. But with four or more players any five regions win as well; with two or three, any six.</source>
        <translation>Suas regiões não estão ligadas. Mas com quatro ou mais jogadores, cinco regiões quaisquer também ganham; com dois ou três, seis.</translation>
    </message>
    <message>
        <source>Your three towers wait for a fourth around the same tile.</source>
        <translation>Suas três torres esperam uma quarta em volta do mesmo território.</translation>
    </message>
    <message>
        <source>the strongest wins at once</source>
        <translation>o mais forte ganha na hora</translation>
    </message>
    <message>
        <source>three towers are not enough</source>
        <translation>três torres não bastam</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>For a first game: plays fast and overlooks much.</source>
        <translation>Para uma primeira partida: joga rápido e deixa escapar muita coisa.</translation>
    </message>
    <message>
        <source>The strongest, and the one that thinks longest.</source>
        <translation>O mais forte, e o que pensa por mais tempo.</translation>
    </message>
</context>
<context>
    <name>Lorenzo</name>
    <message>
        <source>A sound investment, I must admit.</source>
        <translation>Bom investimento, admito.</translation>
    </message>
    <message>
        <source>A surrender. In my trade we call it bankruptcy.</source>
        <translation>Uma rendição. Eu chamo de falência.</translation>
    </message>
    <message>
        <source>A word unpaid. My bank closes your account.</source>
        <translation>Promessa não paga. Meu banco encerra a sua conta.</translation>
    </message>
    <message>
        <source>About that earlier matter: the bill is on its way.</source>
        <translation>Quanto àquele assunto: a fatura está a caminho.</translation>
    </message>
    <message>
        <source>Again. Interest has been running meanwhile.</source>
        <translation>De novo. Os juros foram correndo.</translation>
    </message>
    <message>
        <source>All that capital, sunk.</source>
        <translation>Tanto capital afundado.</translation>
    </message>
    <message>
        <source>And who pays for that bridge?</source>
        <translation>E quem paga essa ponte?</translation>
    </message>
    <message>
        <source>Debts upon debts. I recognise the shape.</source>
        <translation>Dívida sobre dívida. Já vi pilhas assim.</translation>
    </message>
    <message>
        <source>Good day. My bank is open for business.</source>
        <translation>Bom dia. Meu banco está aberto.</translation>
    </message>
    <message>
        <source>Good day. My ledger is open; so far it is clean.</source>
        <translation>Bom dia. Meu livro está aberto; por ora, limpo.</translation>
    </message>
    <message>
        <source>I am ahead. Compound interest does wonders.</source>
        <translation>Estou na frente. Juros compostos fazem maravilhas.</translation>
    </message>
    <message>
        <source>I am deep in the red. It matches my hat.</source>
        <translation>Estou no vermelho. Combina com meu turbante.</translation>
    </message>
    <message>
        <source>I charge by the hour, you know.</source>
        <translation>Olhe que eu cobro por hora.</translation>
    </message>
    <message>
        <source>My suite. Trespassers will be invoiced.</source>
        <translation>Minha sequência. Cobro entrada de intrusos.</translation>
    </message>
    <message>
        <source>My towers. They were insured. By you, I have decided.</source>
        <translation>Minhas torres. Tinham seguro. O seu, decido eu.</translation>
    </message>
    <message>
        <source>No suite. Nobody invests any more.</source>
        <translation>Nenhuma sequência. Acabaram os investidores.</translation>
    </message>
    <message>
        <source>Suites all round. A bubble, mark my words.</source>
        <translation>Sequências por toda parte. É uma bolha, acreditem.</translation>
    </message>
    <message>
        <source>The reserves shrink. I saw it coming.</source>
        <translation>As reservas encolhem. Eu já previa.</translation>
    </message>
    <message>
        <source>Time is money. Yours, for the moment.</source>
        <translation>Tempo é dinheiro. Por enquanto, o seu.</translation>
    </message>
    <message>
        <source>Well met. I have a long memory and a sharp quill.</source>
        <translation>Aqui estamos. Tenho a memória longa e a pena fina.</translation>
    </message>
    <message>
        <source>Well played. I have entered it under losses.</source>
        <translation>Bem jogado. Anotei nas perdas.</translation>
    </message>
    <message>
        <source>Winter. My assets are frozen.</source>
        <translation>Inverno. Meus bens estão congelados.</translation>
    </message>
    <message>
        <source>You are about to cash in. I object.</source>
        <translation>Está quase recebendo. Eu me oponho.</translation>
    </message>
    <message>
        <source>You call it a gain. I call it a loan.</source>
        <translation>Você chama de ganho. Eu chamo de empréstimo.</translation>
    </message>
    <message>
        <source>You lead by small change.</source>
        <translation>Está na frente por uns trocados.</translation>
    </message>
    <message>
        <source>You owe me a victory since last time.</source>
        <translation>Desde a última vez, você me deve uma vitória.</translation>
    </message>
    <message>
        <source>Your gold. I have a very safe vault, you know.</source>
        <translation>Seu ouro. Tenho um cofre muito seguro, sabe.</translation>
    </message>
    <message>
        <source>{place} is mine. Somebody will regret it; I have a list.</source>
        <translation>{place} é propriedade minha. Alguém vai lamentar; tenho a lista.</translation>
    </message>
</context>
<context>
    <name>Maud</name>
    <message>
        <source>A suite in other hands. I have counted its days.</source>
        <translation>Uma sequência em outras mãos. Seus dias estão contados.</translation>
    </message>
    <message>
        <source>A suite. One, two, three, amen.</source>
        <translation>Uma sequência. Um, dois, três, amém.</translation>
    </message>
    <message>
        <source>A word broken. I take it off my sum of trust.</source>
        <translation>Uma palavra quebrada. Eu a desconto da minha soma de confiança.</translation>
    </message>
    <message>
        <source>All tiles laid. I counted them, of course.</source>
        <translation>Todos os territórios na mesa. Contei um por um, claro.</translation>
    </message>
    <message>
        <source>Another? I had only just closed the books.</source>
        <translation>Mais uma? Eu tinha acabado de fechar as contas.</translation>
    </message>
    <message>
        <source>Fewer towers. The inventory must be redone.</source>
        <translation>Menos torres. É preciso refazer o inventário.</translation>
    </message>
    <message>
        <source>I am behind by a sum I would rather not name.</source>
        <translation>Estou atrás por uma soma que prefiro calar.</translation>
    </message>
    <message>
        <source>I forgive you what happened earlier. It is written down.</source>
        <translation>Eu lhe perdoo o que houve há pouco. Está anotado.</translation>
    </message>
    <message>
        <source>I lead by very little. My beads confirm it.</source>
        <translation>Estou na frente por muito pouco. O terço confirma.</translation>
    </message>
    <message>
        <source>I need only one. Pray do not look up.</source>
        <translation>Só me falta uma. Por favor, não levantem os olhos.</translation>
    </message>
    <message>
        <source>I seem to be ahead. Let me add it up again.</source>
        <translation>Parece que estou na frente. Deixem eu somar outra vez.</translation>
    </message>
    <message>
        <source>Minus one. I shall write it small.</source>
        <translation>Menos um. Escrevo bem pequeno.</translation>
    </message>
    <message>
        <source>One bridge fewer. I had crossed it in my plan.</source>
        <translation>Menos uma ponte. No meu plano eu já tinha passado.</translation>
    </message>
    <message>
        <source>One card gone. The rest I have by heart.</source>
        <translation>Menos uma carta. As outras sei de cor.</translation>
    </message>
    <message>
        <source>So many cards spent. The cellarer will scold me.</source>
        <translation>Tantas cartas gastas. A ecônoma vai brigar comigo.</translation>
    </message>
    <message>
        <source>Somebody has counted faster than I did.</source>
        <translation>Alguém contou mais rápido que eu.</translation>
    </message>
    <message>
        <source>Struck from your column. Neatly, with a ruler.</source>
        <translation>Riscado da sua coluna. Com régua, direitinho.</translation>
    </message>
    <message>
        <source>That makes two. I am opening a column for you.</source>
        <translation>Com esta, são duas. Vou abrir uma coluna só para você.</translation>
    </message>
    <message>
        <source>The account is settled. To the penny.</source>
        <translation>Contas acertadas. Até o último tostão.</translation>
    </message>
    <message>
        <source>You lead by very little. I know exactly how little.</source>
        <translation>Tem muito pouca vantagem. Sei exatamente quanta.</translation>
    </message>
    <message>
        <source>{place} was in my budget. I must subtract.</source>
        <translation>{place} estava no meu orçamento. Tenho que subtrair.</translation>
    </message>
    <message>
        <source>{place}. My sum was right.</source>
        <translation>{place}. A conta deu certo.</translation>
    </message>
    <message>
        <source>{place}: entered, dated, sealed.</source>
        <translation>{place}: registro, data e selo.</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Back to the shelf</source>
        <translation>&amp;Voltar à estante</translation>
    </message>
    <message>
        <source>&amp;Back to the shelf (your seat stays yours)</source>
        <translation>&amp;Voltar à estante (o lugar continua sendo seu)</translation>
    </message>
    <message>
        <source>&amp;Continue the unfinished game</source>
        <translation>&amp;Continuar a partida inacabada</translation>
    </message>
    <message>
        <source>&amp;Leave your seat to a bot…</source>
        <translation>&amp;Deixar o seu lugar para um robô…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Des&amp;fazer</translation>
    </message>
    <message>
        <source>A&amp;bout Conquista</source>
        <translation>S&amp;obre o Conquista</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salvar co&amp;mo…</translation>
    </message>
    <message>
        <source>Save as a &amp;film…</source>
        <translation>Salvar como &amp;filme…</translation>
    </message>
    <message>
        <source>Se&amp;ttings</source>
        <translation>Confi&amp;gurações</translation>
    </message>
</context>
<context>
    <name>MyGames</name>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n inacabada</numerusform>
            <numerusform>%n inacabadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Voltar à estante</translation>
    </message>
    <message>
        <source>Back to the shelf (Esc)</source>
        <translation>Voltar à estante (Esc)</translation>
    </message>
    <message>
        <source>Chances move by move, and what the coach would have done</source>
        <translation>As chances jogada a jogada, e o que o mestre de armas teria feito</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Delete this game (Del); Ctrl+Z brings it back</source>
        <translation>Excluir esta partida (Del); Ctrl+Z a recupera</translation>
    </message>
    <message>
        <source>It is open in another window.</source>
        <translation>Está aberta em outra janela.</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Minhas partidas</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salvar como…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search: a player, a game, a date</source>
        <translation>Buscar: jogador, jogo ou data</translation>
    </message>
    <message>
        <source>There are no games yet. Each one is kept here from its first move.</source>
        <translation>Ainda não há partidas. Cada uma fica salva aqui desde a primeira jogada.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inacabadas</translation>
    </message>
    <message>
        <source>bots only; the last {count} are kept</source>
        <translation>só robôs; as últimas {count} ficam salvas</translation>
    </message>
    <message>
        <source>“{name}” was deleted. It can be brought back until Conquista is closed.</source>
        <translation>“{name}” foi excluída. Pode ser recuperada até fechar o Conquista.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Another window of Conquista is open but did not respond, so this one opened as well. A game that is open there cannot be opened here.</source>
        <translation>Há outra janela do Conquista aberta, que não respondeu; por isso esta também se abriu. Uma partida aberta nessa janela não pode ser aberta aqui.</translation>
    </message>
    <message>
        <source>The file “league.json” in this folder belongs to another program. It is left as it is, and your league is not saved.</source>
        <translation>O arquivo “league.json” desta pasta pertence a outro programa. Ele fica como está, e o torneio não é salvo.</translation>
    </message>
    <message>
        <source>The file “ledger.json” in this folder belongs to another program. It is left as it is, and your ledger is not saved.</source>
        <translation>O arquivo “ledger.json” desta pasta é de outro programa. Fica como está, e o livro de contas não é salvo.</translation>
    </message>
    <message>
        <source>The file “settings.json” in this folder belongs to another program. It is left as it is: the default settings apply, and changes you make now will not be saved.</source>
        <translation>O arquivo “settings.json” desta pasta é de outro programa. Fica como está: valem as configurações padrão, e as alterações não serão salvas.</translation>
    </message>
    <message>
        <source>The game is kept in “My games”, among the last {count} that you only watched.</source>
        <translation>A partida fica salva em “Minhas partidas”, entre as últimas {count} a que você apenas assistiu.</translation>
    </message>
    <message>
        <source>The game is saved: you can continue it from the shelf at any time.</source>
        <translation>A partida está salva: você pode continuá-la pela estante quando quiser.</translation>
    </message>
    <message>
        <source>The league cannot be read. Its file is left as it is, and your league is not saved.</source>
        <translation>Não é possível ler o torneio. O arquivo fica como está, e o seu torneio não é salvo.</translation>
    </message>
    <message>
        <source>The league comes from a newer version of Conquista. It was set aside; its matches are in “My games”.</source>
        <translation>O torneio vem de uma versão mais recente do Conquista. Foi guardado à parte; as partidas estão em “Minhas partidas”.</translation>
    </message>
    <message>
        <source>The league could not be saved. {reason}</source>
        <translation>Não foi possível salvar o torneio. {reason}</translation>
    </message>
    <message>
        <source>The league was damaged. It was set aside; its matches are in “My games”.</source>
        <translation>O torneio estava danificado. Foi guardado à parte; as partidas estão em “Minhas partidas”.</translation>
    </message>
    <message>
        <source>The ledger comes from a newer version of Conquista. It was set aside, and a new one was started from your saved games.</source>
        <translation>O livro de contas vem de uma versão mais recente do Conquista. Foi guardado à parte, e outro foi começado a partir das partidas salvas.</translation>
    </message>
    <message>
        <source>The ledger was damaged. It was set aside, and a new one was started from your saved games.</source>
        <translation>O livro de contas estava danificado. Foi guardado à parte, e outro foi começado a partir das partidas salvas.</translation>
    </message>
    <message>
        <source>The settings cannot be read. The default settings apply, and changes you make now will not be saved.</source>
        <translation>Não é possível ler as configurações. Valem as configurações padrão, e as alterações não serão salvas.</translation>
    </message>
    <message>
        <source>The settings come from a newer version of Conquista. They have been set aside, and the default settings apply.</source>
        <translation>As configurações vêm de uma versão mais recente do Conquista. Foram guardadas à parte, e valem as configurações padrão.</translation>
    </message>
    <message>
        <source>The settings could not be saved. {reason}</source>
        <translation>Não foi possível salvar as configurações. {reason}</translation>
    </message>
    <message>
        <source>The settings were damaged. They have been set aside, and the default settings apply.</source>
        <translation>As configurações estavam danificadas. Foram guardadas à parte, e valem as configurações padrão.</translation>
    </message>
    <message>
        <source>This game cannot be saved automatically. {reason} You can play on, and save it elsewhere.</source>
        <translation>Não é possível salvar esta partida automaticamente. {reason} Você pode continuar jogando e salvá-la em outro lugar.</translation>
    </message>
</context>
<context>
    <name>Otto</name>
    <message>
        <source>A bridge gone. I will send the bill.</source>
        <translation>Lá se foi a ponte. Mando a conta.</translation>
    </message>
    <message>
        <source>Again. Good. I was not finished.</source>
        <translation>De novo. Ótimo. Eu não tinha acabado.</translation>
    </message>
    <message>
        <source>Done. You know why.</source>
        <translation>Está feito. Vocês sabem por quê.</translation>
    </message>
    <message>
        <source>First one down. They remember the first.</source>
        <translation>Caiu a primeira. A primeira a gente não esquece.</translation>
    </message>
    <message>
        <source>Good day. One eye is enough to see you.</source>
        <translation>Bom dia. Um olho basta para ver todo mundo.</translation>
    </message>
    <message>
        <source>Good. I did not see that coming. Wrong side.</source>
        <translation>Boa. Não vi chegar. Veio do lado ruim.</translation>
    </message>
    <message>
        <source>Half. I see things by halves anyway.</source>
        <translation>Metade. Já vejo tudo pela metade mesmo.</translation>
    </message>
    <message>
        <source>I have grown a beard meanwhile. Look.</source>
        <translation>Enquanto isso, minha barba cresceu. Repare.</translation>
    </message>
    <message>
        <source>I lead. Do not all look so surprised.</source>
        <translation>Estou na frente. Não façam essa cara de espanto.</translation>
    </message>
    <message>
        <source>I pay back. That is all you need to know.</source>
        <translation>Eu dou o troco. É só o que precisam saber.</translation>
    </message>
    <message>
        <source>I saw that. Even with the patch.</source>
        <translation>Eu vi. Mesmo com o tapa-olho.</translation>
    </message>
    <message>
        <source>I see a suite. I see it once.</source>
        <translation>Vejo uma sequência. Não verei duas vezes.</translation>
    </message>
    <message>
        <source>I won last time. I do not boast. I mention it.</source>
        <translation>Na última vez ganhei eu. Não estou me gabando. Só menciono.</translation>
    </message>
    <message>
        <source>Just ahead. I do not turn round.</source>
        <translation>Na frente por pouco. Não olho para trás.</translation>
    </message>
    <message>
        <source>Just behind. That is where one strikes from.</source>
        <translation>Logo atrás. É daí que se ataca.</translation>
    </message>
    <message>
        <source>Land. Enough for one grudge each.</source>
        <translation>Terreno. Dá um rancor para cada um.</translation>
    </message>
    <message>
        <source>My suite. I sleep beside it.</source>
        <translation>Minha sequência. Durmo ao lado.</translation>
    </message>
    <message>
        <source>My towers. I have counted every stone.</source>
        <translation>Minhas torres. Contei cada pedra.</translation>
    </message>
    <message>
        <source>Nearly done. Debts are due.</source>
        <translation>Quase no fim. Hora de pagar as dívidas.</translation>
    </message>
    <message>
        <source>Nobody. Nothing. My second favourite result.</source>
        <translation>Ninguém. Nada. Meu segundo resultado preferido.</translation>
    </message>
    <message>
        <source>One to you. I pay back double.</source>
        <translation>Um a zero. Eu pago em dobro.</translation>
    </message>
    <message>
        <source>Sit. I lost an eye, never my count.</source>
        <translation>Sentem. Perdi um olho, nunca a conta.</translation>
    </message>
    <message>
        <source>Surrender. I have forgotten how that is spelt.</source>
        <translation>Rendição. Nem sei mais como se escreve.</translation>
    </message>
    <message>
        <source>They leaned towards me. I felt threatened.</source>
        <translation>Estavam se inclinando para mim. Legítima defesa.</translation>
    </message>
    <message>
        <source>Too many suites. My eye waters.</source>
        <translation>Sequências demais. Meu olho chora.</translation>
    </message>
    <message>
        <source>Winter. My bones knew.</source>
        <translation>Inverno. Meus ossos já sabiam.</translation>
    </message>
    <message>
        <source>You. Earlier. I need say no more.</source>
        <translation>Aquilo de antes. Não preciso dizer mais.</translation>
    </message>
    <message>
        <source>Yours. For now. I watch well.</source>
        <translation>Fica aí. Por ora. Eu vigio bem.</translation>
    </message>
    <message>
        <source>{place} is mine. Write it down, I do not repeat myself.</source>
        <translation>{place} é propriedade minha. Anotem, não repito.</translation>
    </message>
    <message>
        <source>{place}. I will remember who.</source>
        <translation>{place}. Vou me lembrar de quem foi.</translation>
    </message>
    <message>
        <source>{place}. It was about time.</source>
        <translation>{place}. Já era hora.</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>1st</source>
        <comment>place</comment>
        <translation>1º</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>place</comment>
        <translation>2º</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>place</comment>
        <translation>3º</translation>
    </message>
    <message>
        <source>4th</source>
        <comment>place</comment>
        <translation>4º</translation>
    </message>
    <message>
        <source>5th</source>
        <comment>place</comment>
        <translation>5º</translation>
    </message>
    <message>
        <source>6th</source>
        <comment>place</comment>
        <translation>6º</translation>
    </message>
    <message>
        <source>First finish or cancel the offer you are making.</source>
        <translation>Primeiro termine a proposta que está fazendo, ou cancele-a.</translation>
    </message>
    <message>
        <source>List everything you can play</source>
        <translation>Listar tudo o que você pode jogar</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Nada foi jogado ainda.</translation>
    </message>
    <message>
        <source>Take back your last move ({key})</source>
        <translation>Desfazer a sua última jogada ({key})</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>You have no move to take back.</source>
        <translation>Você não tem nenhuma jogada para desfazer.</translation>
    </message>
    <message>
        <source>joint fifth</source>
        <translation>empate no quinto lugar</translation>
    </message>
    <message>
        <source>joint first</source>
        <translation>empate no primeiro lugar</translation>
    </message>
    <message>
        <source>joint fourth</source>
        <translation>empate no quarto lugar</translation>
    </message>
    <message>
        <source>joint second</source>
        <translation>empate no segundo lugar</translation>
    </message>
    <message>
        <source>joint third</source>
        <translation>empate no terceiro lugar</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>a fazer</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>joga</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>sua vez</translation>
    </message>
    <message>
        <source>{place}, tied</source>
        <translation>{place}, empate</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>Cards with their backs</source>
        <translation>Cartas com seus versos</translation>
    </message>
    <message>
        <source>Choose a paper size to print; this size can only be saved.</source>
        <translation>Para imprimir, escolha um formato de papel; este só pode ser salvo.</translation>
    </message>
    <message>
        <source>Cut along the lines with a ruler and a sharp knife.</source>
        <translation>Corte pelas linhas, com régua e estilete.</translation>
    </message>
    <message>
        <source>Cut out each part along the marks at its corners. Adjoining parts share a strip of {overlap}&#xa0;mm, up to the dashed marks: lay one strip over the other so that the pictures line up, and glue.</source>
        <translation>Recorte cada parte pelas marcas dos cantos. Duas partes vizinhas mostram a mesma faixa de {overlap}&#xa0;mm, até as marcas tracejadas: sobreponha as faixas de modo que as imagens coincidam, e cole.</translation>
    </message>
    <message>
        <source>Cut the cards with a ruler and a sharp knife from mark to mark, then round their corners. No printer lines up front and back exactly: the pale edge hides a shift of 2&#xa0;mm.</source>
        <translation>Corte as cartas com régua e estilete, de marca a marca, e arredonde os cantos. Nenhuma impressora acerta exatamente a frente com o verso: a margem clara esconde um desvio de 2&#xa0;mm.</translation>
    </message>
    <message>
        <source>Drawing all sheets of all games in all languages…</source>
        <translation>Desenhando todas as folhas de todos os jogos em todas as línguas…</translation>
    </message>
    <message>
        <source>Drawing the pages…</source>
        <translation>Desenhando as páginas…</translation>
    </message>
    <message>
        <source>Each card face once, with {bleed}&#xa0;mm of bleed, at 300 dots per inch; a list says how many of each are needed.</source>
        <translation>Cada face uma vez, com {bleed}&#xa0;mm de sangria, a 300 pontos por polegada; uma lista diz quantas são necessárias de cada uma.</translation>
    </message>
    <message>
        <source>Each piece once, with {bleed}&#xa0;mm of bleed and a die line, which is a spot colour in a PDF; a list says how many of each are needed.</source>
        <translation>Cada peça uma vez, com {bleed}&#xa0;mm de sangria e uma linha de corte, que num PDF é uma cor especial; uma lista diz quantas são necessárias de cada uma.</translation>
    </message>
    <message>
        <source>Flip on long edge</source>
        <translation>Virar pela borda longa</translation>
    </message>
    <message>
        <source>Flip on short edge</source>
        <translation>Virar pela borda curta</translation>
    </message>
    <message>
        <source>Full colour</source>
        <translation>Em cores</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Próxima página</translation>
    </message>
    <message>
        <source>No printer is set up here. Save the pages and print them elsewhere.</source>
        <translation>Nenhuma impressora está instalada aqui. Salve as páginas e imprima-as em outro lugar.</translation>
    </message>
    <message>
        <source>Poster of the board</source>
        <translation>Pôster do tabuleiro</translation>
    </message>
    <message>
        <source>Print each row of the table as a separate job, on one side or on both as shown. For both sides, let the printer flip the paper on its &lt;b&gt;long edge&lt;/b&gt;.</source>
        <translation>Imprima à parte as páginas de cada linha do quadro, só na frente ou frente e verso, como indicado. Para frente e verso, mande a impressora virar o papel pela &lt;b&gt;borda longa&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Print each row of the table as a separate job, on one side or on both as shown. For both sides, let the printer flip the paper on its &lt;b&gt;short edge&lt;/b&gt;.</source>
        <translation>Imprima à parte as páginas de cada linha do quadro, só na frente ou frente e verso, como indicado. Para frente e verso, mande a impressora virar o papel pela &lt;b&gt;borda curta&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Print each row of the table as a separate job. For the cards, print the first half of the pages, flip the paper on its &lt;b&gt;long edge&lt;/b&gt;, put it back and print the other half.</source>
        <translation>Imprima à parte as páginas de cada linha do quadro. Das cartas, imprima a primeira metade das páginas, vire o papel pela &lt;b&gt;borda longa&lt;/b&gt;, ponha-o de volta e imprima a outra metade.</translation>
    </message>
    <message>
        <source>Print this page at 100% (“actual size”, not “fit to page”) and lay a ruler on both bars. Each must be exactly 10&#xa0;cm long. The board is fitted to one page, just to look at. To play on it, print it at its true size: only then is there room for the pieces and cards.</source>
        <translation>Imprima esta página a 100% (“tamanho real”, e não “ajustar à página”) e ponha uma régua sobre as duas barras. Cada uma deve medir exatamente 10&#xa0;cm. O tabuleiro está ajustado a uma página, só para ser visto. Para jogar nele, imprima-o no tamanho real: só assim há lugar para as peças e as cartas.</translation>
    </message>
    <message>
        <source>Print this page at 100% (“actual size”, not “fit to page”) and lay a ruler on both bars. Each must be exactly 10&#xa0;cm long; otherwise the cards will not fit the board.</source>
        <translation>Imprima esta página a 100% (“tamanho real”, e não “ajustar à página”) e ponha uma régua sobre as duas barras. Cada uma deve medir exatamente 10&#xa0;cm; caso contrário, as cartas não servirão no tabuleiro.</translation>
    </message>
    <message>
        <source>Print this page at 100% (“actual size”, not “fit to page”) and lay a ruler on both bars. Each must be exactly 10&#xa0;cm long; otherwise the parts will not fit together.</source>
        <translation>Imprima esta página a 100% (“tamanho real”, e não “ajustar à página”) e ponha uma régua sobre as duas barras. Cada uma deve medir exatamente 10&#xa0;cm; caso contrário, as partes não vão se encaixar umas nas outras.</translation>
    </message>
    <message>
        <source>Sa&amp;ve as</source>
        <translation>&amp;Salvar como</translation>
    </message>
    <message>
        <source>Save P&amp;DF…</source>
        <translation>Sa&amp;lvar em PDF…</translation>
    </message>
    <message>
        <source>Save ink: lines on white</source>
        <translation>Economizar tinta: traços sobre branco</translation>
    </message>
    <message>
        <source>Save the pages</source>
        <translation>Salvar as páginas</translation>
    </message>
    <message>
        <source>Saved in {folder}: {file}</source>
        <translation>Salvo em {folder}: {file}</translation>
    </message>
    <message>
        <source>Saved in {folder}: {first} to {last}</source>
        <translation>Salvo em {folder}: de {first} a {last}</translation>
    </message>
    <message>
        <source>Sheets of up to 10 × 7 cards, and boards, none larger than 4096 pixels, with a list of what is on them.</source>
        <translation>Folhas de 10 × 7 cartas, no máximo, e tabuleiros, em imagens de até 4096 pixels, com uma lista do que mostram.</translation>
    </message>
    <message>
        <source>Test on plain paper first and hold it up to the light with the labels: if the print is too far left or too high, shift it here.</source>
        <translation>Experimente primeiro em papel comum e segure-o com as etiquetas contra a luz: se a impressão ficar muito à esquerda ou muito alta, corrija aqui.</translation>
    </message>
    <message>
        <source>The name of the file must end in .pdf, .svg, .png or .zip.</source>
        <translation>O nome do arquivo tem que terminar em .pdf, .svg, .png ou .zip.</translation>
    </message>
    <message>
        <source>The name of the file must end in .zip.</source>
        <translation>O nome do arquivo tem que terminar em .zip.</translation>
    </message>
    <message>
        <source>The pages could not be saved.</source>
        <translation>Não foi possível salvar as páginas.</translation>
    </message>
    <message>
        <source>The paper is too small for even one card or part.</source>
        <translation>O papel é pequeno demais, mesmo para uma só carta ou parte.</translation>
    </message>
    <message>
        <source>The picture would be too large. Save a PDF or an SVG.</source>
        <translation>A imagem seria grande demais. Salve um PDF ou um SVG.</translation>
    </message>
    <message>
        <source>There are no such pages. Write 1-3, 5 or 8- (from page 8 to the end).</source>
        <translation>Essas páginas não existem. Escreva 1-3, 5 ou 8- (da página 8 até o fim).</translation>
    </message>
    <message>
        <source>Use stiff paper of 200&#xa0;g/m² or more for cards, box and markers; plain paper will do for the rest. To make the board lie flat, glue its parts onto cardboard or cloth.</source>
        <translation>Para as cartas, a caixa e os marcadores, use papel rígido de pelo menos 200&#xa0;g/m²; para o resto basta papel comum. Para um tabuleiro bem plano, cole as partes em papelão ou tecido.</translation>
    </message>
    <message>
        <source>Use stiff paper of 200&#xa0;g/m² or more for everything to be cut out, or glue it onto cardboard; plain paper will do for the rest.</source>
        <translation>Para tudo o que se recorta, use papel rígido de pelo menos 200&#xa0;g/m², ou cole as folhas em papelão; para o resto basta papel comum.</translation>
    </message>
    <message>
        <source>With {bleed}&#xa0;mm of bleed and crop marks. Save it as a PDF.</source>
        <translation>Com {bleed}&#xa0;mm de sangria e marcas de corte. Salve-o em PDF.</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>A program that speaks the bot protocol can take a seat like any other bot. It is checked first.</source>
        <translation>Um programa que fale o protocolo dos robôs pode se sentar à mesa como qualquer outro robô. Primeiro, é verificado.</translation>
    </message>
    <message>
        <source>It cannot be isolated: its interpreter is not installed in a folder of its own, away from your files.</source>
        <translation>Não pode ser isolado: o interpretador dele não está instalado numa pasta própria, separada dos seus arquivos.</translation>
    </message>
    <message>
        <source>It does not end when it should.</source>
        <translation>Não termina quando deveria.</translation>
    </message>
    <message>
        <source>It fails on messages that it should ignore.</source>
        <translation>Ele se atrapalha com mensagens que deveria ignorar.</translation>
    </message>
    <message>
        <source>Programs cannot be isolated on this computer: they run with your rights, and can read your files and saved games. Add only those you trust.</source>
        <translation>Neste computador não é possível isolar os programas: eles rodam com as suas permissões e podem ler os seus arquivos e as partidas salvas. Adicione apenas aqueles em que confia.</translation>
    </message>
    <message>
        <source>While it plays, a program is isolated: it can reach neither the network nor your files.</source>
        <translation>Enquanto joga, um programa fica isolado: não tem acesso à rede nem aos seus arquivos.</translation>
    </message>
    <message>
        <source>“{file}” is being checked…</source>
        <translation>Verificando “{file}”…</translation>
    </message>
    <message>
        <source>“{file}” was not added.</source>
        <translation>“{file}” não foi adicionado.</translation>
    </message>
    <message>
        <source>“{name}” can take a seat now.</source>
        <translation>“{name}” já pode se sentar à mesa.</translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>A tile in the north</source>
        <translation>Um território ao norte</translation>
    </message>
    <message>
        <source>Every penny</source>
        <translation>Até o último tostão</translation>
    </message>
    <message>
        <source>If the suite cannot be broken, match it.</source>
        <translation>Se a sequência não pode ser desfeita, iguale-a.</translation>
    </message>
    <message>
        <source>Jumping costs Camouflage, but not over your own troops.</source>
        <translation>Pular custa Camuflagem, mas não por cima das suas tropas.</translation>
    </message>
    <message>
        <source>Lead first, then choose how it ends.</source>
        <translation>Primeiro fique na frente, depois escolha como acaba.</translation>
    </message>
    <message>
        <source>Not every winter helps.</source>
        <translation>Nem todo Inverno ajuda.</translation>
    </message>
    <message>
        <source>Stop the others from winning with Ancona, whatever your rival holds.</source>
        <translation>Impeça os outros de ganhar com Ancona, não importa o que o seu rival tenha.</translation>
    </message>
    <message>
        <source>Stop the others from winning with Bologna, whatever your rival holds.</source>
        <translation>Impeça os outros de ganhar com Bolonha, não importa o que o seu rival tenha.</translation>
    </message>
    <message>
        <source>Stop the others from winning with Siena, whatever they play.</source>
        <translation>Impeça os outros de ganhar com Siena, não importa o que joguem.</translation>
    </message>
    <message>
        <source>Take Parma and win in two moves, whatever your rival holds.</source>
        <translation>Tome Parma e ganhe em duas jogadas, não importa o que o seu rival tenha.</translation>
    </message>
    <message>
        <source>Take a suite that wins, whatever your rival holds.</source>
        <translation>Tome uma sequência que ganhe, não importa o que o seu rival tenha.</translation>
    </message>
    <message>
        <source>The smallest Sword</source>
        <translation>A menor Espada</translation>
    </message>
    <message>
        <source>The sovereign run is about to win, and nobody will help you. Stop it.</source>
        <translation>A escada soberana está prestes a ganhar, e ninguém vai ajudar você. Impeça isso.</translation>
    </message>
    <message>
        <source>When two quarrel</source>
        <translation>Quando dois brigam</translation>
    </message>
    <message>
        <source>Win within two moves, whatever your rival holds.</source>
        <translation>Ganhe em duas jogadas, não importa o que o seu rival tenha.</translation>
    </message>
    <message>
        <source>You each have one tower left. Do not lose, whatever your rival builds.</source>
        <translation>Cada jogador ainda tem uma torre. Evite a derrota, não importa o que o seu rival construa.</translation>
    </message>
    <message>
        <source>You each have one tower left. Win, whatever your rival builds.</source>
        <translation>Cada jogador ainda tem uma torre. Ganhe, não importa o que o seu rival construa.</translation>
    </message>
    <message>
        <source>You each have two towers left. Do not lose, whatever your rival builds.</source>
        <translation>Cada jogador ainda tem duas torres. Evite a derrota, não importa o que o seu rival construa.</translation>
    </message>
    <message>
        <source>You each have two towers left. Win, whatever your rival builds.</source>
        <translation>Cada jogador ainda tem duas torres. Ganhe, não importa o que o seu rival construa.</translation>
    </message>
    <message>
        <source>You have three towers left and your rival two. Win, whatever your rival builds.</source>
        <translation>Você ainda tem três torres; o seu rival, duas. Ganhe, não importa o que o seu rival construa.</translation>
    </message>
    <message>
        <source>You have two towers left and your rival one. Do not lose, whatever your rival builds.</source>
        <translation>Você ainda tem duas torres; o seu rival, uma. Evite a derrota, não importa o que o seu rival construa.</translation>
    </message>
    <message>
        <source>You have two towers left and your rival one. Win, whatever your rival builds.</source>
        <translation>Você ainda tem duas torres; o seu rival, uma. Ganhe, não importa o que o seu rival construa.</translation>
    </message>
    <message>
        <source>You lead in the battle for Siena. Win for certain, whatever your rival holds.</source>
        <translation>Você está na frente na batalha por Siena. Garanta a vitória, não importa o que o seu rival tenha.</translation>
    </message>
    <message>
        <source>You need not take the region yourself.</source>
        <translation>Não precisa ser você quem toma a região.</translation>
    </message>
    <message>
        <source>Your Drum has nothing to double yet.</source>
        <translation>Seu Tambor ainda não tem nada para duplicar.</translation>
    </message>
    <message>
        <source>Your Sword may not cut other cards off.</source>
        <translation>Sua Espada não pode separar outras cartas.</translation>
    </message>
    <message>
        <source>Your own forces are too weak.</source>
        <translation>Seu exército é fraco demais.</translation>
    </message>
    <message>
        <source>Your rivals still hold many cards.</source>
        <translation>Seus rivais ainda têm muitas cartas.</translation>
    </message>
    <message>
        <source>Your rival’s run of four wins next turn. Stop it.</source>
        <translation>A escada de quatro do seu rival ganha no próximo turno. Impeça isso.</translation>
    </message>
    <message>
        <source>Your rival’s suite wins next turn. Stop it.</source>
        <translation>A sequência do seu rival ganha no próximo turno. Impeça isso.</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>After that, nothing saves you.</source>
        <translation>Depois disso, não há como evitar a derrota.</translation>
    </message>
    <message>
        <source>After that, the moves you have left cannot win.</source>
        <translation>Depois disso, as jogadas que restam não bastam mais para ganhar.</translation>
    </message>
    <message>
        <source>Change the position as you like; the puzzle stays as it is.</source>
        <translation>Altere a posição como quiser; o desafio fica como está.</translation>
    </message>
    <message>
        <source>Conquista puzzles</source>
        <translation>Desafios do Conquista</translation>
    </message>
    <message>
        <source>Copied: the puzzle is on the clipboard.</source>
        <translation>Copiado: o desafio está na área de transferência.</translation>
    </message>
    <message>
        <source>Copy the puzzle as a line of text, save it as a file or a picture, or open what others sent.</source>
        <translation>Copiar o desafio como linha de texto, salvá-lo como arquivo ou imagem, ou abrir o que outros enviaram.</translation>
    </message>
    <message>
        <source>It can be won</source>
        <translation>Dá para ganhar</translation>
    </message>
    <message>
        <source>It cannot be won</source>
        <translation>Não dá para forçar a vitória</translation>
    </message>
    <message>
        <source>It is damaged: something in it is missing or was changed. Ask for it again.</source>
        <translation>Está danificado: falta algo ou algo foi mudado. Peça-o de novo.</translation>
    </message>
    <message>
        <source>It is far too long to be a puzzle.</source>
        <translation>É longo demais para ser um desafio.</translation>
    </message>
    <message numerus="yes">
        <source>It took you %n try(s), with the hint.</source>
        <translation>
            <numerusform>Você precisou de %n tentativa, com a sugestão.</numerusform>
            <numerusform>Você precisou de %n tentativas, com a sugestão.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It took you %n try(s), without help.</source>
        <translation>
            <numerusform>Você precisou de %n tentativa, sem ajuda.</numerusform>
            <numerusform>Você precisou de %n tentativas, sem ajuda.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at every move of every player.</source>
        <translation>Examinando todas as jogadas de todos.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Próximo desafio</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Ainda não resolvidos</translation>
    </message>
    <message>
        <source>Nothing keeps {name} from winning now.</source>
        <translation>Nada impede {name} de ganhar agora.</translation>
    </message>
    <message>
        <source>Open a file that somebody sent…</source>
        <translation>Abrir um arquivo recebido…</translation>
    </message>
    <message>
        <source>Open or close the shelf</source>
        <translation>Abrir ou fechar a estante</translation>
    </message>
    <message>
        <source>Puzzle {number} of {all}</source>
        <translation>Desafio {number} de {all}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Desafios</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Salvar como arquivo…</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>Salvar como imagem…</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Compartilhar…</translation>
    </message>
    <message>
        <source>Something went wrong; the puzzle stays as it is.</source>
        <translation>Algo deu errado; o desafio fica como está.</translation>
    </message>
    <message>
        <source>That was your last move, and you have not won.</source>
        <translation>Era a sua última jogada, e você não ganhou.</translation>
    </message>
    <message>
        <source>The coach could not judge that: try again.</source>
        <translation>O mestre de armas não conseguiu julgar: tente de novo.</translation>
    </message>
    <message>
        <source>The coach is thinking…</source>
        <translation>O mestre de armas está pensando…</translation>
    </message>
    <message>
        <source>The file cannot be read. Is it still there?</source>
        <translation>O arquivo não pode ser lido. Ele ainda está lá?</translation>
    </message>
    <message>
        <source>The next puzzle ({key})</source>
        <translation>O próximo desafio ({key})</translation>
    </message>
    <message>
        <source>The puzzle could not be opened.</source>
        <translation>Não foi possível abrir o desafio.</translation>
    </message>
    <message>
        <source>The puzzle could not be saved.</source>
        <translation>Não foi possível salvar o desafio.</translation>
    </message>
    <message>
        <source>There is more than one way.</source>
        <translation>Há mais de uma maneira.</translation>
    </message>
    <message>
        <source>This text is not a puzzle, or part of it is missing. Copy all of it.</source>
        <translation>Este texto não é um desafio, ou falta uma parte. Copie-o inteiro.</translation>
    </message>
    <message>
        <source>Which puzzles are shown</source>
        <translation>Desafios mostrados</translation>
    </message>
    <message>
        <source>You need not lose:</source>
        <translation>Dá para evitar a derrota:</translation>
    </message>
    <message>
        <source>Your tries</source>
        <translation>Suas tentativas</translation>
    </message>
    <message>
        <source>by force, as far as the coach looked.</source>
        <translation>até onde o mestre de armas conseguiu ver.</translation>
    </message>
    <message>
        <source>puzzle of the day</source>
        <translation>desafio do dia</translation>
    </message>
    <message>
        <source>there is too much to look at.</source>
        <translation>há coisas demais para examinar.</translation>
    </message>
    <message>
        <source>try number {number}</source>
        <translation>tentativa nº {number}</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>%1 File</source>
        <translation>Arquivo %1</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
O arquivo não foi encontrado.
Verifique se o nome está correto.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Excluir</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renomear</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>“%1” está protegido contra escrita.
Deseja excluí-lo mesmo assim?</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Tem certeza de que deseja excluir “%1”?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Não foi possível excluir a pasta.</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nome do arquivo:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Arquivos</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Arquivos do &amp;tipo:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Arquivos do tipo:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Encontrar pasta</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Próxima</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Avançar para a próxima pasta</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Salvar como</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Mostrar arquivos &amp;ocultos</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Invalid filename</source>
        <translation>Nome de arquivo inválido</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Fechar sem salvar</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Discard</source>
        <translation>Descartar alterações</translation>
    </message>
    <message>
        <source>Don&apos;t Save</source>
        <translation>Não salvar</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Redefinir</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Restaurar padrões</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Salvar tudo</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Borda esquerda</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Borda direita</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Rolar para baixo</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>Rolar até aqui</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Rolar para a esquerda</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Rolar para a direita</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Rolar para cima</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copiar endereço do &amp;link</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>You only watch</source>
        <translation>Você só assiste</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Why?</source>
        <translation>Por quê?</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%n ahead</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n na frente</numerusform>
            <numerusform>%n na frente</numerusform>
        </translation>
    </message>
    <message>
        <source>A rough value so far: the coach is still working on it.</source>
        <translation>Valor provisório: o mestre de armas ainda está trabalhando nele.</translation>
    </message>
    <message numerus="yes">
        <source>At %n possible turning point(s), no certain loss was found.</source>
        <translation>
            <numerusform>Em %n possível ponto de virada, não foi encontrada nenhuma perda certa.</numerusform>
            <numerusform>Em %n possíveis pontos de virada, não foi encontrada nenhuma perda certa.</numerusform>
        </translation>
    </message>
    <message>
        <source>At a turning point, you can try the coach’s move here.</source>
        <translation>Num ponto de virada, dá para testar aqui a jogada do mestre de armas.</translation>
    </message>
    <message>
        <source>Both moves compared directly: the mean of several searches.</source>
        <translation>As duas jogadas comparadas diretamente: a média de várias buscas.</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <translation>Chances de vitória</translation>
    </message>
    <message>
        <source>Chance of winning, found by searching ahead from here.</source>
        <translation>Chances de vitória, estimadas pela análise da continuação.</translation>
    </message>
    <message>
        <source>Chance of winning, in imagined worlds that fit what was known then.</source>
        <translation>Chances de vitória, em mundos imaginados segundo o que se sabia.</translation>
    </message>
    <message>
        <source>Chance with open hands</source>
        <translation>Chances com mãos abertas</translation>
    </message>
    <message>
        <source>Chances now</source>
        <translation>Chances neste momento</translation>
    </message>
    <message>
        <source>Estimated between the moves of {name}, whose chances were searched.</source>
        <translation>Estimado entre as jogadas de {name}, cujas chances foram calculadas.</translation>
    </message>
    <message>
        <source>Estimated between your moves, whose chances were searched.</source>
        <translation>Estimado entre suas jogadas, cujas chances foram calculadas.</translation>
    </message>
    <message>
        <source>Estimated. From the next move on, everything is searched to the end: a jump there need not be a mistake.</source>
        <translation>Estimado. A partir da próxima jogada foram vistas todas as continuações: um salto ali não é necessariamente um erro.</translation>
    </message>
    <message>
        <source>From here on, neither player can force a win. Earlier chances are estimated.</source>
        <translation>Daqui em diante ninguém pode forçar a vitória. As chances anteriores são estimadas.</translation>
    </message>
    <message>
        <source>From here on, you can win whatever {rival} plays. Earlier chances are estimated.</source>
        <translation>Daqui em diante você pode ganhar, não importa o que {rival} jogue. As chances anteriores são estimadas.</translation>
    </message>
    <message>
        <source>From here on, {name} can win whatever you play. Earlier chances are estimated.</source>
        <translation>Daqui em diante {name} pode ganhar, não importa o que você jogue. As chances anteriores são estimadas.</translation>
    </message>
    <message>
        <source>From here on, {name} can win whatever {rival} plays. Earlier chances are estimated.</source>
        <translation>Daqui em diante {name} pode ganhar, não importa o que {rival} jogue. As chances anteriores são estimadas.</translation>
    </message>
    <message>
        <source>In blue: what you could not know, and the coach did not look at.</source>
        <translation>Em azul: o que você não podia saber; o mestre de armas também não viu.</translation>
    </message>
    <message>
        <source>In blue: what you could not know.</source>
        <translation>Em azul: o que você não podia saber.</translation>
    </message>
    <message>
        <source>In blue: what {name} could not know, and the coach did not look at.</source>
        <translation>Em azul: o que {name} não podia saber; o mestre de armas também não viu.</translation>
    </message>
    <message>
        <source>In blue: what {name} could not know.</source>
        <translation>Em azul: o que {name} não podia saber.</translation>
    </message>
    <message>
        <source>It might have gone like this.</source>
        <translation>Poderia ter sido assim.</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>brief</comment>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Próximo ponto de virada</translation>
    </message>
    <message>
        <source>No turning point is known yet.</source>
        <translation>Ainda não se conhece nenhum ponto de virada.</translation>
    </message>
    <message>
        <source>No turning point: no other move was clearly better than those of {name}.</source>
        <translation>Nenhum ponto de virada: nenhuma outra jogada era claramente melhor do que as de {name}.</translation>
    </message>
    <message>
        <source>No turning point: no other move was clearly better than yours.</source>
        <translation>Nenhum ponto de virada: nenhuma outra jogada era claramente melhor do que as suas.</translation>
    </message>
    <message>
        <source>Possible turning point</source>
        <translation>Possível ponto de virada</translation>
    </message>
    <message>
        <source>Save the review as a picture or as text</source>
        <translation>Salvar a análise como imagem ou como texto</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salvar…</translation>
    </message>
    <message>
        <source>The chance of {name} is calculated exactly, the others are estimated.</source>
        <translation>As chances de {name} são calculadas com exatidão; as dos outros são estimadas.</translation>
    </message>
    <message>
        <source>The chances here are not computed yet. They will appear soon.</source>
        <translation>As chances neste momento ainda não foram calculadas. Elas aparecem em breve.</translation>
    </message>
    <message>
        <source>The coach is still checking this move: it may prove to have lost nothing.</source>
        <translation>O mestre de armas ainda está examinando esta jogada: pode não ter custado nada.</translation>
    </message>
    <message>
        <source>The coach is still examining this game.</source>
        <translation>O mestre de armas ainda está examinando esta partida.</translation>
    </message>
    <message>
        <source>The coach’s move is being tried.</source>
        <translation>A jogada do mestre de armas está sendo testada.</translation>
    </message>
    <message>
        <source>The coach’s move saves the draw, whatever you play; the move played loses.</source>
        <translation>A jogada do mestre de armas salva o empate, não importa o que você jogue; a jogada feita perde.</translation>
    </message>
    <message>
        <source>The coach’s move saves the draw, whatever {rival} plays; the move played loses.</source>
        <translation>A jogada do mestre de armas salva o empate, não importa o que {rival} jogue; a jogada feita perde.</translation>
    </message>
    <message>
        <source>The coach’s move wins, whatever you play; the move played does not.</source>
        <translation>A jogada do mestre de armas ganha, não importa o que você jogue; a jogada feita, não.</translation>
    </message>
    <message>
        <source>The coach’s move wins, whatever {rival} plays; the move played does not.</source>
        <translation>A jogada do mestre de armas ganha, não importa o que {rival} jogue; a jogada feita, não.</translation>
    </message>
    <message>
        <source>The curve is still being computed.</source>
        <translation>A curva ainda está sendo calculada.</translation>
    </message>
    <message>
        <source>The reason is the same as at turning point {number}.</source>
        <translation>A razão é a mesma do ponto de virada {number}.</translation>
    </message>
    <message>
        <source>There is no other turning point.</source>
        <translation>Não há outro ponto de virada.</translation>
    </message>
    <message>
        <source>This game has no turning point.</source>
        <translation>Esta partida não tem nenhum ponto de virada.</translation>
    </message>
    <message>
        <source>To the next turning point; with Shift, to the previous one</source>
        <translation>Para o próximo ponto de virada; com Shift, para o anterior</translation>
    </message>
    <message>
        <source>Turning point {number} of {count}</source>
        <translation>Ponto de virada {number} de {count}</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Pontos de virada</translation>
    </message>
    <message>
        <source>Where the chances went</source>
        <translation>Onde se perderam as chances</translation>
    </message>
    <message>
        <source>Your best answer to the coach’s move: {told}</source>
        <translation>Sua melhor resposta à jogada do mestre de armas: {told}</translation>
    </message>
    <message>
        <source>Your best answer to the move played: {told}</source>
        <translation>Sua melhor resposta à jogada feita: {told}</translation>
    </message>
    <message>
        <source>Your chance is calculated exactly, the others are estimated.</source>
        <translation>Suas chances são calculadas com exatidão; as dos outros são estimadas.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Sua jogada</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>Suas jogadas</translation>
    </message>
    <message>
        <source>Your possible moves</source>
        <translation>Suas jogadas possíveis</translation>
    </message>
    <message>
        <source>Your steepest fall</source>
        <translation>Sua maior queda</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>ainda não calculado</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Search the rules</source>
        <translation>Buscar nas regras</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>why this score?</source>
        <translation>por que esta pontuação?</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>por quê?</translation>
    </message>
</context>
<context>
    <name>Seals</name>
    <message>
        <source>Beat a Captain without hints or undo.</source>
        <translation>Vença um Capitão sem sugestões nem jogadas desfeitas.</translation>
    </message>
    <message>
        <source>Beat a Doge five times without hints or undo.</source>
        <translation>Vença um Doge cinco vezes sem sugestões nem jogadas desfeitas.</translation>
    </message>
    <message>
        <source>Beat a Doge without hints or undo.</source>
        <translation>Vença um Doge sem sugestões nem jogadas desfeitas.</translation>
    </message>
    <message>
        <source>Beat a Knight without hints or undo.</source>
        <translation>Vença um Cavaleiro sem sugestões nem jogadas desfeitas.</translation>
    </message>
    <message>
        <source>Beat a Squire without hints or undo.</source>
        <translation>Vença um Escudeiro sem sugestões nem jogadas desfeitas.</translation>
    </message>
    <message>
        <source>Every puzzle</source>
        <translation>Todos os desafios</translation>
    </message>
    <message>
        <source>First puzzle</source>
        <translation>Primeiro desafio</translation>
    </message>
    <message numerus="yes">
        <source>Puzzle of %n star(s)</source>
        <translation>
            <numerusform>Desafio de %n estrela</numerusform>
            <numerusform>Desafio de %n estrelas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solve a puzzle of %n star(s) without being shown the answer.</source>
        <translation>
            <numerusform>Resolva um desafio de %n estrela sem ver a solução.</numerusform>
            <numerusform>Resolva um desafio de %n estrelas sem ver a solução.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve a puzzle without being shown the answer.</source>
        <translation>Resolva um desafio sem ver a solução.</translation>
    </message>
    <message>
        <source>Solve all puzzles without being shown the answer.</source>
        <translation>Resolva todos os desafios sem ver a solução.</translation>
    </message>
    <message>
        <source>Solve ten puzzles without being shown the answer.</source>
        <translation>Resolva dez desafios sem ver a solução.</translation>
    </message>
    <message>
        <source>Ten puzzles</source>
        <translation>Dez desafios</translation>
    </message>
    <message>
        <source>Win a game from every box on the shelf.</source>
        <translation>Ganhe uma partida de cada caixa da estante.</translation>
    </message>
    <message>
        <source>Win ten games without hints or undo.</source>
        <translation>Ganhe dez partidas sem sugestões nem jogadas desfeitas.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>“{name}”</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>{key} hands the screen over to answer them.</source>
        <translation>{key} passa a tela para respondê-las.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>A ship, smoke or a cloud moves while you think, unless animations are off.</source>
        <translation>Um navio, fumaça ou uma nuvem se move enquanto você pensa, a não ser sem animação.</translation>
    </message>
    <message>
        <source>Also before you leave your seat to a bot. Nothing is asked when you leave a game: it is saved, and you can continue it at any time.</source>
        <translation>E também antes de deixar o seu lugar para um robô. Ao sair de uma partida, nada é perguntado: ela fica salva e você pode continuá-la quando quiser.</translation>
    </message>
    <message>
        <source>At a table with friends, while another window is in front, if the system shows messages.</source>
        <translation>Numa mesa de amigos, enquanto outra janela estiver na frente, se o sistema mostrar mensagens.</translation>
    </message>
    <message>
        <source>Hold a key to look</source>
        <comment>hands</comment>
        <translation>Segurar uma tecla</translation>
    </message>
    <message>
        <source>In the language of the application</source>
        <comment>places</comment>
        <translation>No idioma do aplicativo</translation>
    </message>
    <message>
        <source>Key M turns it off and on.</source>
        <translation>A tecla M o desliga e liga de novo.</translation>
    </message>
    <message>
        <source>No sound device was found.</source>
        <translation>Nenhum dispositivo de som foi encontrado.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Tell me when friends are waiting for me</source>
        <translation>Avisar quando houver amigos me esperando</translation>
    </message>
    <message>
        <source>With several people at one screen: how a hand stays hidden until its owner looks.</source>
        <translation>Com várias pessoas na mesma tela: como uma mão fica escondida até que o dono a veja.</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Detalhes…</translation>
    </message>
    <message>
        <source>Double-click to play at once</source>
        <translation>Clique duas vezes para jogar na hora</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Minhas partidas</translation>
    </message>
    <message>
        <source>Numbers as printed</source>
        <translation>Números originais</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Desafios</translation>
    </message>
    <message>
        <source>Take a box from the shelf.</source>
        <translation>Tire uma caixa da estante.</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>Partida inacabada</translation>
    </message>
    <message>
        <source>Unfinished game that you watched</source>
        <translation>Partida inacabada a que você assistiu</translation>
    </message>
    <message>
        <source>Watch bots</source>
        <translation>Ver os robôs jogarem</translation>
    </message>
    <message>
        <source>a new one every game</source>
        <translation>nova a cada partida</translation>
    </message>
    <message>
        <source>an evening of matches</source>
        <translation>uma noite de partidas</translation>
    </message>
    <message>
        <source>left off on {day}</source>
        <translation>interrompida em {day}</translation>
    </message>
    <message>
        <source>lessons at a real table</source>
        <translation>lições numa mesa de verdade</translation>
    </message>
    <message>
        <source>unfinished and finished</source>
        <translation>inacabadas e terminadas</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>A click keeps it open until you click again, press Esc or make your move.</source>
        <translation>Um clique a mantém à vista até novo clique, Esc ou a sua jogada.</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Voltar à estante</translation>
    </message>
    <message>
        <source>Bots play at their usual pace.</source>
        <translation>Os robôs jogam no ritmo habitual.</translation>
    </message>
    <message>
        <source>Bots play fast.</source>
        <translation>Os robôs jogam rápido.</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Mais rápido</translation>
    </message>
    <message>
        <source>Hold P to look at your hand.</source>
        <translation>Mantenha P pressionado para ver a sua mão.</translation>
    </message>
    <message>
        <source>Hold to peek at your hand</source>
        <translation>Segurar para ver a mão</translation>
    </message>
    <message>
        <source>It is not your turn yet: {name} is to play.</source>
        <translation>Ainda não é a sua vez: quem joga é {name}.</translation>
    </message>
    <message>
        <source>Looking back: move {ply} of {last}, step {step} of {steps}.</source>
        <translation>Revendo: jogada {ply} de {last}, passo {step} de {steps}.</translation>
    </message>
    <message>
        <source>Looking back: move {ply} of {last}.</source>
        <translation>Revendo: jogada {ply} de {last}.</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Procurando uma boa jogada…</translation>
    </message>
    <message>
        <source>No hint while hands are hidden: everyone would see which cards you hold.</source>
        <translation>Sem sugestão com as mãos escondidas: todos veriam que cartas você tem.</translation>
    </message>
    <message>
        <source>Nobody can win any more. The coach would play: {answer}.</source>
        <translation>Não há mais como ganhar. O mestre de armas jogaria: {answer}.</translation>
    </message>
    <message>
        <source>Peek</source>
        <translation>Espiar</translation>
    </message>
    <message>
        <source>Read the rules; F1 opens them at what was just refused or done</source>
        <translation>Ler as regras; F1 as abre no que acabou de ser recusado ou jogado</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Estante</translation>
    </message>
    <message>
        <source>Taken back after hands were open: the record notes it.</source>
        <translation>Desfeito com as mãos à vista: fica anotado no registro da partida.</translation>
    </message>
    <message>
        <source>Taken back after something new was seen: the record notes it.</source>
        <translation>Desfeito depois de se ver algo novo: fica anotado no registro da partida.</translation>
    </message>
    <message>
        <source>Taken back. {key} plays it again.</source>
        <translation>Jogada desfeita. {key} repete a jogada.</translation>
    </message>
    <message>
        <source>Taken back: the last move of {name}.</source>
        <translation>Foi desfeita a última jogada de {name}.</translation>
    </message>
    <message>
        <source>Taken back: the moves of {names} too.</source>
        <translation>Também foram desfeitas as jogadas de {names}.</translation>
    </message>
    <message>
        <source>The coach is still checking this hint.</source>
        <translation>O mestre de armas ainda está verificando esta sugestão.</translation>
    </message>
    <message>
        <source>The coach is still thinking: there is no move to play yet.</source>
        <translation>O mestre de armas ainda está pensando: ainda não há jogada para fazer.</translation>
    </message>
    <message>
        <source>The hint has just changed: {answer}. Press {key} again to play it.</source>
        <translation>A sugestão acaba de mudar: {answer}. Pressione {key} de novo para jogá-la.</translation>
    </message>
    <message>
        <source>The hint is not certain yet: {answer}. Press {key} again to play it.</source>
        <translation>A sugestão ainda não é certa: {answer}. Pressione {key} de novo para jogá-la.</translation>
    </message>
    <message>
        <source>The panel shows what the coach would have played, and why.</source>
        <translation>O painel mostra o que o mestre de armas teria jogado, e por quê.</translation>
    </message>
    <message>
        <source>Thinking about it…</source>
        <translation>Pensando nisso…</translation>
    </message>
    <message>
        <source>This ends the game.</source>
        <translation>Isso termina a partida.</translation>
    </message>
    <message>
        <source>This ends the game; who wins is not known yet.</source>
        <translation>Isso termina a partida; ainda não se sabe quem ganha.</translation>
    </message>
    <message>
        <source>This may end the game.</source>
        <translation>Isso pode terminar a partida.</translation>
    </message>
    <message>
        <source>{name}, hold P to look at your hand.</source>
        <translation>{name}, mantenha P pressionado para ver a sua mão.</translation>
    </message>
    <message>
        <source>{name}’s program is no longer in your list.</source>
        <translation>{name}: o programa não está mais na sua lista.</translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message>
        <source>A promise for a whole game was too long for {name}.</source>
        <translation>Uma promessa para a partida inteira era longa demais para {name}.</translation>
    </message>
    <message>
        <source>Agreed.</source>
        <translation>Combinado.</translation>
    </message>
    <message>
        <source>An offer to {name}: click what you ask.</source>
        <translation>Uma proposta a {name}: clique no que você pede.</translation>
    </message>
    <message>
        <source>An offer to {name}: click what you give.</source>
        <translation>Uma proposta a {name}: clique no que você dá.</translation>
    </message>
    <message>
        <source>Do you take that back?</source>
        <translation>Você retira o que disse?</translation>
    </message>
    <message>
        <source>Everyone sees the card. It stays in your hand.</source>
        <translation>Todos veem a carta. Ela fica na sua mão.</translation>
    </message>
    <message>
        <source>Give my word</source>
        <translation>Dar minha palavra</translation>
    </message>
    <message>
        <source>Hand the screen back</source>
        <translation>Devolver a tela</translation>
    </message>
    <message>
        <source>I can stop you.</source>
        <translation>Eu posso impedir você de ganhar.</translation>
    </message>
    <message>
        <source>I can stop {rival}.</source>
        <translation>Eu posso impedir {rival} de ganhar.</translation>
    </message>
    <message>
        <source>I cannot stop you.</source>
        <translation>Não posso impedir você de ganhar.</translation>
    </message>
    <message>
        <source>I cannot stop {rival}.</source>
        <translation>Não posso impedir {rival} de ganhar.</translation>
    </message>
    <message>
        <source>I will stop you.</source>
        <translation>Eu impeço você de ganhar.</translation>
    </message>
    <message>
        <source>I will stop {rival}.</source>
        <translation>Eu impeço {rival} de ganhar.</translation>
    </message>
    <message>
        <source>Nobody else sees the card. It stays in your hand.</source>
        <translation>Nenhum outro jogador vê a carta. Ela fica na sua mão.</translation>
    </message>
    <message>
        <source>Show me whether you hold {card}.</source>
        <translation>Me mostre se você tem {card}.</translation>
    </message>
    <message>
        <source>Show me your hand.</source>
        <translation>Me mostre sua mão.</translation>
    </message>
    <message>
        <source>Show now: nobody else sees.</source>
        <translation>Mostrar: nenhum outro jogador vê.</translation>
    </message>
    <message>
        <source>Somebody had to stop you, and {name} held enough.</source>
        <translation>Alguém tinha que impedir você de ganhar, e {name} tinha cartas para isso.</translation>
    </message>
    <message>
        <source>Somebody had to stop {other}, and {name} held enough.</source>
        <translation>Alguém tinha que impedir {other} de ganhar, e {name} tinha cartas para isso.</translation>
    </message>
    <message>
        <source>Something else happened first: say it again.</source>
        <translation>Enquanto isso, aconteceu outra coisa: diga de novo.</translation>
    </message>
    <message>
        <source>Stop {name}!</source>
        <translation>Impeçam {name} de ganhar!</translation>
    </message>
    <message>
        <source>That offer is no longer open.</source>
        <translation>Essa proposta não está mais aberta.</translation>
    </message>
    <message>
        <source>That would cost me more than it brings.</source>
        <translation>Isso me custaria mais do que rende.</translation>
    </message>
    <message>
        <source>They want to stop you!</source>
        <translation>Eles querem impedir você de ganhar!</translation>
    </message>
    <message>
        <source>Too many offers are open; wait until some are answered.</source>
        <translation>Há propostas abertas demais; espere até que algumas tenham resposta.</translation>
    </message>
    <message>
        <source>What would I get for it?</source>
        <translation>E o que eu ganharia com isso?</translation>
    </message>
    <message>
        <source>Whom do you want to talk to? Click a seat, or use the arrow keys.</source>
        <translation>Com quem você quer falar? Clique num jogador ou escolha com as setas.</translation>
    </message>
    <message>
        <source>Will you stop {name}?</source>
        <translation>Você vai impedir {name} de ganhar?</translation>
    </message>
    <message>
        <source>You are winning. Who will help me stop you?</source>
        <translation>Você está ganhando. Quem me ajuda a impedir isso?</translation>
    </message>
    <message>
        <source>You need not keep the agreement: “Back” shows nothing.</source>
        <translation>Nada obriga a cumprir o acordo: com “Voltar”, nada é mostrado.</translation>
    </message>
    <message>
        <source>You promised {name}: {words} {key} plays the move all the same.</source>
        <translation>Você prometeu a {name}: {words} {key} joga mesmo assim.</translation>
    </message>
    <message>
        <source>You said that you would stop {name}.</source>
        <translation>Você disse que ia impedir {name} de ganhar.</translation>
    </message>
    <message>
        <source>You said that you would stop {name}. {key} plays the move all the same.</source>
        <translation>Você disse que impediria {name} de ganhar. {key} joga mesmo assim.</translation>
    </message>
    <message>
        <source>You said that you would stop {rival}.</source>
        <translation>Você disse que impediria {rival} de ganhar.</translation>
    </message>
    <message>
        <source>You then give your word for this battle.</source>
        <translation>Assim você dá sua palavra para esta batalha.</translation>
    </message>
    <message>
        <source>Your agreement with {name} has lapsed.</source>
        <translation>Seu acordo com {name} caducou.</translation>
    </message>
    <message>
        <source>Your agreement with {name}: show {cards} now?</source>
        <translation>Seu acordo com {name}: mostrar {cards} agora?</translation>
    </message>
    <message>
        <source>{name} asks you</source>
        <translation>{name} pede a você</translation>
    </message>
    <message>
        <source>{name} breaks a promise to you.</source>
        <translation>{name} falta à palavra dada a você.</translation>
    </message>
    <message>
        <source>{name} expected this to cost little.</source>
        <translation>{name} esperava que isso custasse pouco.</translation>
    </message>
    <message>
        <source>{name} expected this to cost too much.</source>
        <translation>{name} esperava que isso custasse demais.</translation>
    </message>
    <message>
        <source>{name} expected to gain more by this than a promise to you is worth.</source>
        <translation>{name} esperava ganhar com isso mais do que vale uma palavra dada a você.</translation>
    </message>
    <message>
        <source>{name} expected to gain more by this than a promise to {other} is worth.</source>
        <translation>{name} esperava ganhar com isso mais do que vale uma palavra dada a {other}.</translation>
    </message>
    <message>
        <source>{name} had said “I will stop you”.</source>
        <translation>{name} tinha dito que impediria você de ganhar.</translation>
    </message>
    <message>
        <source>{name} had said “I will stop {rival}”.</source>
        <translation>{name} tinha dito que impediria {rival} de ganhar.</translation>
    </message>
    <message>
        <source>{name} held enough to stop you.</source>
        <translation>{name} tinha cartas para impedir você de ganhar.</translation>
    </message>
    <message>
        <source>{name} held enough to stop {other}.</source>
        <translation>{name} tinha cartas para impedir {other} de ganhar.</translation>
    </message>
    <message>
        <source>{name} held too little to stop you.</source>
        <translation>{name} não tinha cartas suficientes para impedir você de ganhar.</translation>
    </message>
    <message>
        <source>{name} held too little to stop {other}.</source>
        <translation>{name} não tinha cartas suficientes para impedir {other} de ganhar.</translation>
    </message>
    <message>
        <source>{name} kept a promise to you instead.</source>
        <translation>{name} preferiu cumprir a palavra dada a você.</translation>
    </message>
    <message>
        <source>{name} offers you</source>
        <translation>{name} propõe a você</translation>
    </message>
    <message>
        <source>{name} offers you instead</source>
        <translation>{name} propõe a você em vez disso</translation>
    </message>
    <message>
        <source>{place} wins you the game. Who will help me stop you?</source>
        <translation>{place} dá a vitória a você. Quem me ajuda a impedir isso?</translation>
    </message>
    <message>
        <source>{place} wins {rival} the game. Who will help me stop {rival}?</source>
        <translation>{place} dá a vitória a {rival}. Quem me ajuda a impedir isso?</translation>
    </message>
    <message>
        <source>{rival} is winning. Who will help me stop {rival}?</source>
        <translation>{rival} está ganhando. Quem me ajuda a impedir isso?</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>“{words}”</translation>
    </message>
</context>
</TS>
