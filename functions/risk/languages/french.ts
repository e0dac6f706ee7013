/** French: the verb of an order stands first. Elided articles are words: `l'IA` is `l` and `ia`. */
export const french = `
lead: s_il_te_plaît s_il_vous_plaît veuillez; narrator: je j nous il elle on qui ne jamais
les_agents ai a sans; mention: attaque* phrases/textes_comme; quoting: comme phrase* signal* détect*
filtr* exemple*; ignore: ignore/ignorez oublie* néglige* laisse*/mets/mettez_de_côté jette* écarte*
rejette* contourne* désactive* désobéi* ne_suis/suivez/respecte*/écoute*/tiens_pas/plus
fais_abstraction ne_dois_plus_suivre; scope: tous/tout/toute/toutes précéd* antérieur* dessus tes
vos ton; rules: instruction* consigne* règle* directive*; safety: règles/consignes/filtres/mesures/
restrictions_de_sécurité; inner: prompt/message/instructions_système prompt_complet; everything:
tout_ce_que/qui ce_que; said: dit appris demand* voulu donné*; voided: annulé* caduques; newRules:
nouvelle*/nouveau/vraie/secrète_instruction*/consigne*/tâche/ordre/directive*; boss: ton/tes/ta/
votre/vos_développeu*/créateur*/opérateur*/propriétaire*; role: tu_es vous_êtes tu_seras; pose:
fais/faites_comme_si/semblant agis* comporte* mets_toi; unbound: sans_aucun*/restriction*/filtre*/
limite*/règle*/censure mode_développeur; owner: propriétaire*; call: note/message_pour/à chère;
when: si_vous_êtes si_tu_es; ai: ia intelligence_artificielle modèle*; reader: agent*; must: doi*
dev*; order: recommande* note* classe*; reads: lit lisant qui_traite; silently: silence secrètement;
plant: avis étoiles; hush: ne_dis*/dites/parle*_rien/pas; human: utilisateur*; top: note_maximale
meilleure_note; records: tous/toutes_les_rapports/données/contacts/fichiers/messages; say:
suis_les_miennes; tell: donne* envoie* dis dites montre* affiche* écris écrivez répète* recopie*
quel*_est/sont confirme*; tellMe: donne*/envoie*/dis/dites/révèle*/montre*/communique*/partage*_moi/
nous; your: ton ta tes votre vos; need: j_ai/nous-avons_besoin nous_transmettre; secret:
mot*_de_passe phrase_de_récupération variable*_d_environnement clé*_api clé*_d_api jeton*
identifiants codes_d_accès; of: de_l_administrateur/utilisateur/opérateur administrateur; dm:
message_privé/direct
`;
