/** French: the verb of an order stands first. Elided articles are words: `l'IA` is `l` and `ia`. */
export const french = `
lead: s il te plaît, s il vous plaît, et, puis, maintenant, veuillez; narrator: je, j, nous, il,
elle, on, qui, ne, jamais, les agents, ai, a, sans; mention: attaque*, phrases/textes comme;
quoting: comme, phrase*, signal*, détect*, filtr*, exemple*;
ignore: ignore*, oublie*, néglige*, fais/faites abstraction, ne tiens/tenez pas/plus compte, laisse*
de côté, ne suis plus, ne dois plus suivre; scope: tou*, précéd*, antérieur*, dessus, tes, vos, ta,
ton, votre, reçu*, avant; rules: instruction*, consigne*, règle*, directive*, ordre*,
recommandation*, contrainte*; safety: règles/consignes/filtres/mesures/restrictions de sécurité;
inner: prompt/message/instructions système, prompt complet, données privées/internes; everything:
tout ce que/qui, ce que/qui, tout; said: dit, appris, demand*, précède; voided: annulé*, caduques;
newRules: nouvelle*/nouveau/vraie/secrète instruction*/consigne*/tâche/ordre/directive*; boss:
ton/tes/ta/votre/vos développeu*/créateur*/opérateur*/propriétaire*;
role: tu es, vous êtes, tu seras; pose: fais/faites comme si/semblant, joue* le rôle, agis*;
unbound: sans aucun*/restriction*/filtre*/limite*/règle*/censure, mode développeur; owner:
propriétaire*;
call: note/message pour/à, attention, à l attention, chère; when: si vous êtes, si tu es, si une;
ai: ia, intelligence artificielle; reader: agent*; must: doi*, dev*; order: recommande*, note*,
classe*; reads: lit, lisant, qui traite; silently: silence, secrètement, discrètement; plant: avis,
étoiles; hush: ne dis*/dites/parle* rien/pas, ne rien dire; human: utilisateur*; top: note maximale,
meilleure note; records: tous/toutes les rapports/données/contacts/fichiers/messages; say: suis les
miennes;
tell: donne*, envoie*, envoyez, révèle*, affiche*, montre*, répète*, répétez, recopie*, dévoile*,
divulgue*, quel* est/sont, confirme*; tellMe: donne*/envo*/dis/dites/révèle*/montre*/communique*
moi/nous; your: ton, ta, tes, votre, vos, moi, nous; need: j ai/nous_avons besoin, nous transmettre;
secret: mot* de passe, clé* api/privée*/secrète*/ssh, clé* d api, jeton*, identifiants, codes d
accès, phrase de récupération, variable* d environnement; of: administrateur; dm: message
privé/direct
`;
