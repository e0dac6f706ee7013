/**
 * German. Imperatives have forms of their own (`ignoriere`, `ignorieren Sie`), so that little
 * depends on `narrator`.
 */
import type { Phrases } from './phrases.ts';

export const german: Phrases = {
  words: {
    lead: `
      bitte, und, dann, nun, jetzt, also, auch, sofort, du musst, du sollst, sie müssen, musst du, zuerst, einfach,
      sondern, stattdessen`,
    narrator: `
      ich, wir, er, sie haben, man, habe, haben, hat, niemals, nie, nicht, wer, die agenten, angreifer, modelle, wenn
      man`,
    mention:
      'prompt injection*, angriff*, angriffsversuch*, sätze wie, formulierungen wie, texte wie',
    quoting: `
      wie, sätze, satz, formulierung*, markiert, erkannt, gefiltert, angriff*, injection*, beispiel*, zum beispiel,
      test*, muster*, warnt, enthält`,
    ignore: `
      ignoriere, ignoriert, ignorieren sie, ignorier, vergiss, vergesst, vergessen sie, missachte, missachten sie,
      missachtet, verwirf, verwerfen sie, überschreibe, überschreiben sie, übergehe, übergehen sie, beachte nicht,
      befolge nicht, befolgen sie nicht, folge nicht, folgen sie nicht, halte dich nicht an, halte dich nicht mehr an,
      halten sie sich nicht an, setze dich über, setz dich über, setzen sie sich über, schenke keine beachtung, lass
      außer acht, brich mit, blende aus, hör auf, höre auf, streiche, lösche, umgehe, umgehen sie, musst du
      ignorieren, zu ignorieren, sollst du ignorieren, nicht mehr befolgen, nicht länger befolgen`,
    scope: `
      dein, alle, alles, allen, sämtliche, jegliche, vorherigen, vorigen, bisherigen, früheren, obigen, oben,
      vorangegangenen, vorhergehenden, ursprünglichen, deine, deinen, deiner, ihre, ihren, eure, euren, vorstehenden,
      system, geltenden, zuvor, bisher, vorher`,
    rules: `
      anweisung, anweisungen, instruktion, instruktionen, regel, regeln, vorgabe, vorgaben, richtlinie, richtlinien,
      befehl, befehle, befehlen, weisung, weisungen, anleitung, prompt, prompts, systemprompt, system prompt,
      sicherheitsrichtlinien, sicherheitsregeln, sicherheitsvorgaben, einschränkungen, programmierung, beschränkungen,
      direktiven, aufforderungen, hinweise, systemnachricht, training, grundregeln, leitlinien, ethik,
      sicherheitsmaßnahmen`,
    strong: `
      sicherheitsrichtlinien, sicherheitsregeln, systemnachricht, systemprompt, system prompt, leitplanken,
      schutzmaßnahmen, inhaltsrichtlinien, sicherheitsvorgaben, alle regeln, jede regel`,
    everything: 'alles, was',
    saidBefore: `
      gesagt wurde, gesagt hat, gelernt hast, gesagt worden, mitgeteilt, aufgetragen, bisher, vorher, zuvor, davor,
      gesagt haben, weißt, oben steht`,
    newRules: `
      neue anweisung, neue anweisungen, neue instruktion, neue instruktionen, neuer auftrag, neue aufgabe, neuer
      system prompt, neuer systemprompt, eigentliche aufgabe, wahre aufgabe, geheime anweisung, neuer befehl, neue
      befehle, neue systemanweisung`,
    valid: `
      gelten neue regeln, gelten neue anweisungen, gelten nicht mehr, sind aufgehoben, sind ungültig, gilt nicht mehr,
      sind hinfällig`,
    obeyMe: `
      nur noch meine, nur meine, folge meinen, gehorche mir, gehorche nur, antworte nur mit, antworte nur noch,
      antworte ausschließlich, tu was ich sage, mach genau was, tue was ich`,
    playRole: `
      du bist, sie sind, ihr seid, du bist jetzt, du bist ab, bist du, tu so als, tu so, stell dir vor du, tue so,
      spiele, spiel, agiere als, verhalte dich wie, handle als, gib dich als`,
    unbound: `
      ohne jede einschränkung, ohne einschränkungen, ohne einschränkung, ohne regeln, ohne filter, ohne grenzen, ohne
      beschränkungen, uneingeschränkter, uneingeschränkte, unzensiert*, uncensored, keine regeln, keine grenzen, ohne
      zensur, entwicklermodus, wartungsmodus, debug modus, böse*, der administrator, administrator und, dan, root`,
    switch: `
      wechsle in den, wechsle, aktiviere, aktivieren sie, schalte in, starte, gehe in, betritt, du bist im, bist im`,
    mode: `
      entwicklermodus, wartungsmodus, debug modus, debugmodus, unbeschränkten modus, uneingeschränkten modus, gott
      modus, administratormodus, admin modus, jailbreak modus`,
    reveal: `
      gib, zeige, zeig, nenne, verrate, wiederhole, drucke, schreibe, offenbare, enthülle, veröffentliche, liste,
      kopiere, übersetze, geben sie, zeigen sie, nennen sie, wie lauten, wie lautet, was sind, was ist, was steht in,
      teile, sag, sende, schicke`,
    innerRules: `
      dein prompt, deinen vollständigen prompt, vollständigen prompt, deine vorgaben, deine internen, deine
      systemnachricht, system prompt, systemprompt, systemanweisungen, systemanweisung, system anweisungen,
      systemnachricht, geheimen anweisungen, ursprünglichen anweisungen, versteckten anweisungen, internen
      anweisungen, internen richtlinien, deine anweisungen, deine instruktionen, deine regeln, initialen anweisungen,
      internen daten, alles über dieser zeile, bisherigen chatverlauf, gesprächsverlauf, chatverlauf, deinen prompt`,
    bypass:
      'umgehe, umgehen sie, deaktiviere, deaktivieren sie, schalte, hebele, ignoriere, setze, entferne',
    safety: `
      schutzmaßnahmen, sicherheitsfilter, inhaltsfilter, sicherheitsvorkehrungen, deine filter, alle filter, filter
      aus, sämtliche filter, deine einschränkungen, sicherheitsmechanismen, schutzmechanismen, sperren,
      sicherheitsrichtlinien, moderation`,
    address: `
      hinweis an, hinweis für, nachricht an, achtung, an alle, an jede, falls du, wenn du, liebe, lieber, hallo,
      botschaft an, anweisung an, anweisungen für, falls ein, sollte ein, sollte eine, als`,
    ai: `
      ki, ki assistent, ki assistenten, ki modelle, ki modell, ki system, ki systeme, ki agenten, sprachmodell,
      sprachmodelle, assistent, assistenten, chatbot, llm, chatgpt, künstliche intelligenz, modell, ki leser`,
    order: `
      empfehlt, empfiehl, empfehle, musst du, du musst, bewerte, bewertet, einstufen, stufe, sag, sage, sagt,
      antworte, antwortet, schreibe, lösche, sende, schicke, vergib, gib, ignoriere, ignoriert, vergiss, bestätige,
      erwähne, verschweige, müssen, lobe, führe, öffne, leite`,
    hush: `
      sag dem nutzer nichts, sage dem nutzer nichts, sag dem benutzer nichts, sag es nicht dem, ohne den nutzer zu
      informieren, ohne dem nutzer, erwähne das nicht, erwähne dies nicht, verrate dem nutzer nicht, ohne den
      benutzer, das bleibt unter uns, sage nichts dem, verschweige dem`,
    topMark: `
      mit der bestnote, mit der höchstnote, mit fünf sternen, mit der höchsten punktzahl, die höchste punktzahl, die
      volle punktzahl, die bestnote, als fehlerfrei, als sicher, als vertrauenswürdig, als unbedenklich,
      uneingeschränkt, mit 10 von 10, als besten kandidaten`,
    rate: `
      bewerte, bewerten sie, bewertet, gib, vergib, geben sie, vergeben sie, stufe, einstufen, empfiehl, empfehlen
      sie, empfehlt, klassifiziere, markiere`,
    wipe: 'lösche, löschen sie, entferne, vernichte, exportiere, veröffentliche, sende, schicke, leite',
    records: `
      alle berichte, alle daten, alle kontakte, sämtliche berichte, alle dateien, alle gespeicherten, alle privaten,
      den gesprächsverlauf, den chatverlauf, die internen daten, alle nutzerdaten`,
    iAm: 'hier spricht dein, ich bin dein, hier ist dein, nachricht von, hier spricht der, hier spricht das',
    boss: 'entwickler, administrator, betreiber, openai, anthropic, schöpfer, admin, sicherheitsteam',
    give: `
      schick, schicke, schicken sie, sende, senden sie, nenne, nennen sie, gib, geben sie, teile, teilen sie, verrate,
      verraten sie, sag, sagen sie, zeige, zeigen sie, tippe, trage, tragen sie, poste, übermittle, übermitteln sie,
      maile, mailen sie, lade, laden sie, kopiere, füge, bestätige, bestätigen sie, verifiziere, antworte mit,
      antworten sie mit, leite, hinterlege, reiche, wiederhole, liste, fordere, frage, besorge, brauche, brauchen,
      benötige, benötigen, wie lautet, wie ist, was ist`,
    whose: `
      dein, deine, deinen, deiner, ihr, ihre, ihren, ihrer, euer, eure, euren, sein, mir, uns, des betreibers, des
      nutzers, des administrators, des besitzers, alle, sämtliche, gespeicherten, das admin, den admin`,
    secret: `
      passwort, passwörter, kennwort, kennwörter, api schlüssel, api key, api keys, schlüssel, zugangsdaten,
      anmeldedaten, logindaten, login daten, token, zugriffstoken, zugangstoken, privaten schlüssel, private
      schlüssel, private key, seed phrase, wiederherstellungsphrase, kreditkartennummer, kreditkarte, pin, tan,
      geheimnisse, umgebungsvariablen, bestätigungscode, einmalcode, sicherheitscode, ssh schlüssel, sitzungscookie,
      cookies`,
    owner: `
      des betreibers, des nutzers, des administrators, des besitzers, des servers, der datenbank, des admins, vom
      server, des inhabers`,
    voided: `
      aufgehoben, hinfällig, ungültig, nicht mehr gültig, gelten nicht mehr, gilt nicht mehr, außer kraft, widerrufen,
      überholt, ersetzt durch, nichtig, gegenstandslos`,
    leave: 'lass, lassen sie, lasst',
    aside: 'außer acht, beiseite, unbeachtet, links liegen, hinter dir',
    mayYou: 'du musst, du brauchst, du sollst, sie müssen, du darfst',
    toIgnore: `
      nicht mehr befolgen, ignorieren, missachten, nicht mehr beachten, nicht beachten, vergessen, brechen, nicht mehr
      einhalten`,
    which: 'welche, was für',
    ordersWord: 'anweisungen, instruktionen, vorgaben, regeln, prompt',
    received: 'bekommen, erhalten, entwickler, betreiber, dir gegeben, stehen in deinem',
    yourSecret: `
      ihr kennwort, ihr passwort, dein passwort, dein kennwort, ihre pin, deine pin, ihre zugangsdaten, deine
      zugangsdaten`,
    withUs: 'mit, ein, uns',
    need: 'ich brauche, wir brauchen, ich benötige, wir benötigen, brauche ich, benötigen wir, brauchen wir',
    calling: `
      an die ki, an alle ki, hinweis an die ki, liebe ki, hallo ki, hinweis für ki, nachricht an das sprachmodell, an
      das sprachmodell, achtung ki, lieber assistent, an den assistenten, an alle sprachmodelle, hinweis an alle ki`,
    stopFollowing: `
      halte dich nicht mehr an, hör auf zu befolgen, hör auf dich an, befolge keine, befolge nicht mehr`,
    norms: 'regeln, vorgaben, anweisungen, richtlinien',
    heed: 'beachte, befolge, beachten sie, befolgen sie, beachtet, befolgt, halte',
    not: 'nicht, nicht mehr, nicht länger',
    doNotListen:
      'höre nicht auf, hör nicht auf, gehorche nicht, folge nicht, hören sie nicht auf, ignoriere',
    overseer: `
      betreiber, den betreiber, dem betreiber, des betreibers, entwickler, eigentümer, deinem nutzer, deinen nutzer,
      deinen entwickler`,
    ifAi: 'wenn eine ki, falls eine ki, sobald eine ki, sollte eine ki, wenn ein sprachmodell, wenn ein llm',
    mustDo2: 'soll sie, soll es, muss sie, muss es, bitte, dann bewerte, dann antworte',
    sendMe: `
      schick, schicke, sende, gib, maile, verrate, übermittle, schicken sie, senden sie, verraten sie, geben sie`,
    theSecret: `
      das passwort, die passwörter, die zugangsdaten, den api schlüssel, den privaten schlüssel, die anmeldedaten, die
      logindaten, das kennwort, den zugriffstoken`,
  },
  injection: [
    'ignore ~4 scope ~3 rules',
    'ignore ~3 rules ~2 scope',
    'ignore ~2 strong',
    'ignore ~2 everything ~6 saidBefore',
    'newRules:',
    'valid',
    'obeyMe',
    'playRole ~8 unbound',
    'switch ~3 mode',
    '^reveal ~4 innerRules',
    'bypass ~4 safety',
    'address ~3 ai ~14 order',
    'hush',
    '^rate ~5 topMark',
    '^wipe ~2 records',
    'iAm ~1 boss',
    'scope ~3 rules ~5 voided',
    'leave ~3 scope ~3 rules ~3 aside',
    'mayYou ~6 rules ~4 toIgnore',
    'which ~1 ordersWord ~6 received',
    '^calling',
    '^stopFollowing ~2 norms',
    '^heed ~4 rules ~1 not',
    'doNotListen ~3 overseer',
    'ifAi ~6 mustDo2',
    '^ignore ~1 rules',
  ],
  credential: [
    '^give ~3 whose ~3 secret',
    '^give ~3 secret ~2 owner',
    '^give ~3 yourSecret ~2 withUs',
    'need ~3 whose ~2 secret',
    '^sendMe ~2 theSecret',
  ],
};
