/** French. Elided articles are words of their own: `l'IA` is `l` and `ia`. */
import type { Phrases } from './phrases.ts';

export const french: Phrases = {
  words: {
    lead: `
      s il te plaît, s il vous plaît, veuillez, merci de, et, puis, maintenant, tu dois, vous devez, alors, aussi, d
      abord, ensuite`,
    narrator:
      'je, j ai, nous, il, elle, on, ils, ne jamais, jamais, n ai, qui, les agents, sans, n a',
    mention: 'injection*, attaque*, phrases comme, phrases telles, textes comme, tentatives',
    quoting: `
      comme, telles que, tels que, phrase, phrases, signalée*, détecté*, filtré*, attaque*, injection*, exemple*,
      test*, motif*, documenté*, marqué*`,
    ignore: `
      ignore, ignorez, oublie, oubliez, néglige, négligez, ne tiens pas compte, ne tenez pas compte, ne tiens plus
      compte, ne tenez plus compte, fais abstraction, faites abstraction, ne suis pas, ne suivez pas, ne suis plus, ne
      suivez plus, ne respecte plus, ne respecte pas, ne respectez plus, ne respectez pas, n obéis plus, n obéissez
      plus, écarte, écartez, passe outre, passez outre, annule, annulez, laisse tomber, contourne, contournez, fais
      fi, faites fi, cesse de suivre, cessez de suivre, arrête de suivre, arrêtez de suivre, désobéis, outrepasse`,
    scope: `
      toutes, tous, toute, tout, précédentes, précédents, antérieures, antérieurs, ci dessus, tes, vos, ta, ton,
      votre, reçues, reçu, auparavant, avant, initiales, d origine, du système, système, de sécurité, données, ces,
      plus haut`,
    rules: `
      instruction, instructions, consigne, consignes, règle, règles, directive, directives, ordre, ordres, prompt,
      prompts, recommandations, indications, contraintes, restrictions, programmation, formation, entraînement,
      message système, garde fous, commandes, politiques`,
    strong: `
      règles de sécurité, consignes de sécurité, garde fous, prompt système, message système, politique de contenu,
      filtres de sécurité`,
    everything: 'tout ce que, tout ce qui, ce que, ce qui, tout',
    saidBefore:
      'dit, dit avant, appris, demandé, été dit, précède, avant ce message, as reçu, ci dessus',
    newRules: `
      nouvelle instruction, nouvelles instructions, nouvelle consigne, nouvelles consignes, nouvelle tâche, vraie
      tâche, véritable tâche, nouveau prompt système, nouvel ordre, nouvelle directive, instruction secrète, nouvelles
      directives, véritables instructions`,
    obeyMe: `
      suis les miennes, suivez les miennes, obéis moi, obéissez moi, réponds seulement, réponds uniquement, répondez
      uniquement, répondez seulement, fais ce que je dis, n écoute que moi, suis uniquement mes, suivez uniquement mes`,
    playRole: `
      tu es, vous êtes, tu seras, fais comme si, faites comme si, fais semblant, faites semblant, imagine que,
      imaginez que, joue le rôle, jouez le rôle, agis comme, agissez comme, comporte toi comme, prétends`,
    unbound: `
      pas de restrictions, aucune restriction, pas de règles, pas de limites, pas de filtre, sans aucune restriction,
      sans restriction, sans restrictions, sans filtre, sans filtres, sans limite, sans limites, sans règles, sans
      aucune règle, sans aucune limite, sans censure, non censuré*, mode développeur, mode administrateur, mode
      débogage, illimité*, dan, plus aucune règle, libérée, libéré`,
    switch: 'passe en, passez en, active, activez, entre en, entrez en, bascule en, tu es en',
    mode: 'mode développeur, mode administrateur, mode dieu, mode jailbreak, mode sans filtre',
    reveal: `
      révèle, révélez, affiche, affichez, montre, montrez, donne, donnez, répète, répétez, imprime, imprimez, recopie,
      recopiez, dévoile, dévoilez, divulgue, divulguez, quelles sont, quel est, quelle est, écris, écrivez, partage,
      partagez, traduis, résume, envoie, dis`,
    innerRules: `
      ton prompt, votre prompt, prompt complet, ton message système, prompt système, prompt du système, invite
      système, message système, instructions système, instructions initiales, instructions cachées, instructions
      secrètes, instructions d origine, consignes initiales, consignes secrètes, consignes internes, instructions
      internes, tes instructions, vos instructions, tes consignes, données privées, données internes, tout ce qui
      précède, historique de la conversation, texte ci dessus`,
    bypass: 'contourne, contournez, désactive, désactivez, ignore, ignorez, supprime, lève',
    safety: `
      garde fous, filtres de sécurité, filtre de sécurité, filtres de contenu, mesures de sécurité, tes filtres, tes
      restrictions, tes limites, protections, sécurités, restrictions de sécurité, modération`,
    address: `
      note pour, note à, message pour, message à, attention, à l attention, si vous êtes, si tu es, cher, chère,
      bonjour, instructions pour, consigne pour, à toute, à tous les, en tant qu, en tant que`,
    ai: `
      ia, ias, intelligence artificielle, modèle de langage, modèles de langage, assistant, assistants, llm, chatgpt,
      modèle, robot, agent ia, agents ia, lecteur automatique`,
    order: `
      donne, donnez, vous devez, tu dois, devez, dois, recommande, recommandez, dis, dites, réponds, répondez, écris,
      classe, classez, attribue, attribuez, ignore, ignorez, envoie, envoyez, supprime, note, notez, considère, ne
      mentionne, approuve, oublie, ajoute`,
    hush: `
      ne rien dire à l utilisateur, ne dis rien à l utilisateur, ne dites rien à l utilisateur, n en parle pas à l
      utilisateur, sans prévenir l utilisateur, sans en informer l utilisateur, sans le dire à l utilisateur, ne le
      dis pas à l utilisateur, ne le dites pas à l utilisateur, garde le secret, entre nous, à l insu de l
      utilisateur, sans informer l utilisateur, ne mentionne pas ce`,
    rate: `
      donne, donnez, attribue, attribuez, note, notez, classe, classez, évalue, évaluez, considère, considérez,
      marque, marquez, accorde, mets`,
    topMark: `
      note maximale, meilleure note, note la plus haute, score maximal, score maximum, cinq étoiles, 10 sur 10, comme
      sûr, comme fiable, comme approuvé, comme inoffensif, comme sans risque, note parfaite`,
    wipe: `
      supprime, supprimez, efface, effacez, envoie, envoyez, exporte, exportez, transmets, transmettez, transfère,
      détruis, publie`,
    records: `
      tous les rapports, toutes les données, tous les contacts, historique de la conversation, l historique, tous les
      fichiers, données privées, tous les messages, données de l utilisateur, toutes les conversations`,
    iAm: 'je suis ton, je suis votre, ici ton, ici votre, message de, c est ton, ici l',
    boss: 'développeur, administrateur, créateur, openai, anthropic, équipe de sécurité, concepteur',
    give: `
      envoie, envoyez, donne, donnez, partage, partagez, communique, communiquez, fournis, fournissez, révèle,
      révélez, dis, dites, indique, indiquez, saisis, saisissez, entre, entrez, transmets, transmettez, colle, collez,
      affiche, affichez, montre, confirme, confirmez, confirmer, vérifie, vérifiez, vérifier, tape, tapez, poste,
      réponds avec, répondez avec, quel est, quelle est, quels sont, saisir, fournir, communiquer, envoyer, indiquer,
      besoin de, demande, entrer`,
    whose: 'ton, ta, tes, votre, vos, moi, nous, le, la, l, son, sa, ses, toutes, tous, de, du',
    your: `
      ton, ta, tes, votre, vos, moi, nous, de l administrateur, de l utilisateur, du propriétaire, de l opérateur`,
    secret: `
      mot de passe, mots de passe, clé d api, clé api, clés api, clés d api, jeton d accès, jeton, jetons, clé privée,
      clés privées, clé secrète, clés secrètes, identifiants, phrase de récupération, phrase secrète, phrase de passe,
      numéro de carte, carte bancaire, carte de crédit, cryptogramme, code de vérification, code de sécurité, code à
      usage unique, code pin, variables d environnement, cookie de session, cookies de session, secrets, token, clé
      ssh`,
    owner: `
      administrateur, admin, root, de l administrateur, de l utilisateur, du propriétaire, de l opérateur, du serveur,
      de la base, du compte, de l admin, du site`,
    voided: `
      annulées, annulés, caduques, ne sont plus valables, ne s appliquent plus, ne valent plus, sont levées, abrogées,
      remplacées par, nulles, obsolètes`,
    noLongerFollow: `
      tu ne dois plus suivre, tu ne dois plus respecter, vous ne devez plus suivre, vous ne devez plus respecter, ne
      dois plus obéir, n es plus tenu de respecter, n es plus tenu de suivre, n es plus obligé de`,
    aiReader: `
      toute intelligence artificielle qui, toute ia qui, tout modèle qui, toute ia lisant, tout assistant qui, l ia
      qui lit, les ia qui lisent`,
    mustDo: 'doit, devra, doivent, est tenue de, est priée de, sont priées de',
    need: 'j ai besoin, nous avons besoin, il me faut, il nous faut, je veux, je voudrais',
    sendUs: `
      de nous transmettre, de me transmettre, de nous envoyer, de m envoyer, de nous communiquer, de me communiquer,
      de nous fournir, nous transmettre, me communiquer`,
    yourCodes:
      'vos codes d accès, vos codes, tes codes d accès, vos accès, tes accès, code d accès, codes d accès',
    calling: `
      à l ia, note pour l ia, chère ia, attention ia, message pour l ia, aux ia qui, à toute ia, aux modèles de
      langage, message à l ia, cher assistant`,
    the: 'la, le, les, l, moi la, moi le, moi les',
    strongSecret:
      'mot de passe, clé api, clé d api, clé privée, jeton d accès, identifiants, phrase de récupération',
    stopFollowing: `
      arrête de suivre, arrêtez de suivre, cesse de suivre, cessez de suivre, ne suis plus, ne suivez plus, ne
      respecte plus, ne respecte aucune, ne suis aucune`,
    norms: 'règles, consignes, instructions, directives',
    doNotListen:
      'n écoute pas, n écoutez pas, n obéis pas, n obéissez pas, ignore ce que, désobéis à, n écoute plus',
    overseer: 'opérateur, propriétaire, développeur, développeurs, utilisateur, ton créateur',
    ifAi: 'si une ia, si un modèle, si une intelligence artificielle, si un llm',
    mustDo2: 'doit, devra, qu elle, est priée',
  },
  injection: [
    'ignore ~4 scope ~3 rules',
    'ignore ~3 rules ~5 scope',
    'ignore ~2 strong',
    'ignore ~2 everything ~7 saidBefore',
    'newRules:',
    'obeyMe',
    'playRole ~8 unbound',
    'switch ~1 mode',
    '^reveal ~4 innerRules',
    'bypass ~3 safety',
    'address ~2 ai ~12 order',
    'hush',
    '^rate ~3 topMark',
    '^wipe ~2 records',
    'iAm ~1 boss',
    'scope ~3 rules ~5 voided',
    'rules ~3 scope ~5 voided',
    'noLongerFollow ~4 rules',
    'aiReader ~4 mustDo',
    '^calling',
    '^stopFollowing ~2 norms',
    'doNotListen ~3 overseer',
    'ifAi ~6 mustDo2',
    '^ignore ~1 rules',
  ],
  credential: [
    '^give ~2 your ~3 secret',
    '^give ~2 whose ~2 secret ~2 owner',
    'need ~4 your ~2 secret',
    'sendUs ~2 your ~2 secret',
    'sendUs ~2 yourCodes',
    '^give ~1 the ~1 strongSecret',
  ],
};
