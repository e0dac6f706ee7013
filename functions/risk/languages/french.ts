/** French: the verb of an order stands first. Elided articles are words: `l'IA` is `l` and `ia`. */
export const french = `
lead: s il te plaît, s il vous plaît, et, puis, maintenant, veuillez, tu dois, vous devez;
narrator: je, j, nous, il, elle, on, qui, ne, jamais, les agents, ai, a, sans;
mention: attaque*, phrases/textes comme; quoting: comme, phrase*, signal*, détect*, filtr*, exemple*;

ignore: ignore*, oublie*, néglige*, fais/faites abstraction, ne tiens/tenez pas/plus compte, laisse* de côté,
ne suis/suivez/respecte*/obéis/obéissez pas/plus, arrête*/cesse* de suivre/respecter, désobéi*, écarte*, ne dois/devez plus suivre/respecter,
contourne*, désactive*, supprime*, passe* outre, rejette*, jette*, n écoute* pas/plus, abandonne*;
scope: tou*, précéd*, antérieur*, dessus, tes, vos, ta, ton, votre, reçu*, avant, initial*, système;
rules: instruction*, consigne*, règle*, directive*, ordre*, recommandation*, contrainte*, restriction*;
safety: règles/consignes/filtres/mesures/restrictions de sécurité, garde fous, tes/vos filtres/restrictions;
inner: prompt/message/instructions système, prompt complet, données privées/internes, historique,
tes/vos/ton/votre instructions/consignes/prompt, instructions/consignes initiales/cachées/secrètes/internes;
everything: tout ce que/qui, ce que/qui, tout; said: dit, appris, demand*, précède, dessus, reçu;
voided: annulé*, caduques, ne sont/s_appliquent/valent plus, plus valables, levées, abrogées, remplacées;
newRules: nouvelle*/nouveau/vraie/secrète instruction*/consigne*/tâche/ordre/directive*;
boss: ton/tes/ta/votre/vos développeu*/créateur*/opérateur*/propriétaire*, le propriétaire;

role: tu es, vous êtes, tu seras, passe* en, active*, entre* en;
pose: fais/faites comme si/semblant, joue* le rôle, imagine* que, agis*, comporte*, réponds*, parle, mets toi;
unbound: sans aucun*/restriction*/filtre*/limite*/règle*/censure, aucune restriction/règle, non censuré*,
pas de restrictions/règles/limites, mode développeur/administrateur/débogage; owner: propriétaire*;

call: note/message pour/à, attention, à l attention, à toute, aux, à l, chère, cher, bonjour; when: si vous êtes,
si tu es, si une, en tant qu; ai: ia, intelligence artificielle, modèle*, assistant*, robot; reader: agent*;
must: doi*, dev*; order: recommande*, note*, classe*, attribue*, accorde*, efface*, approuve*, ajoute*, exporte*;
reads: lit, lisant, qui traite; silently: silence, secrètement, discrètement; plant: avis, étoiles;
hush: ne dis*/dites/parle* rien/pas, ne rien dire, sans, n en parle pas, à l insu; human: utilisateur*;
top: note maximale, meilleure note, note la plus haute, score max*, cinq étoiles, comme sûr/fiable/approuvé;
records: tous/toutes les rapports/données/contacts/fichiers/messages, l historique; say: suis les miennes,
réponds/répondez seulement/uniquement, obéi* moi, je suis ton développeur/administrateur;

tell: donne*, envoie*, envoyez, révèle*, affiche*, montre*, répète*, répétez, recopie*, dévoile*, divulgue*,
quel* est/sont, écris, écrivez, partage*, dis, dites, saisi*, entre*, fourni*, communiqu*, confirme*, indique*;
tellMe: donne*/envo*/dis/dites/révèle*/montre*/communique* moi/nous; your: ton, ta, tes, votre, vos, moi, nous;
need: j ai/nous_avons besoin, il me/nous faut, nous/me transmettre/envoyer/communiquer/fournir;
secret: mot* de passe, clé* api/privée*/secrète*/ssh, clé* d api, jeton*, identifiants, codes d accès,
phrase de récupération, carte bancaire, numéro de carte, variable* d environnement, code de vérification;
of: administrateur, de l administrateur/utilisateur/opérateur, du propriétaire/serveur/compte; dm: message privé/direct
`;
