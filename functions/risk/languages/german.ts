/** German: the verb of an order stands first, behind `du sollst` last. */
export const german = `
syntax: both; lead: bitte, und, dann, jetzt, auch, einfach, sofort, du/sie musst/sollst/müssen;
narrator: ich, wir, er, sie haben, man, hab*, hat*, nie*, nicht, wer, agenten, modelle;
mention: angriff*, sätze/texte wie; quoting: wie, sätze, markiert, erkannt, gefiltert, beispiel*;

ignore: ignorier*, vergiss, vergesst, vergessen sie, missacht*, verwirf, streich*, überschreib*, lass*,
umgeh*, übergeh*, lösche, brich mit, blende, hebele, deaktivier*, leg* beiseite, halt* dich/sich nicht,
folge/befolg*/beachte*/gehorche/höre nicht, nicht mehr/länger befolgen/beachten/einhalten, setz* dich;
scope: dein*, all*, sämtlich*, jed*, vor*, bisher*, früher*, ob*, zuvor, ursprüng*, ihre*, system;
rules: anweisung*, instruktion*, regel*, vorgabe*, richtlinie*, befehl*, weisung*, einschränkung*, hinweis*;
safety: sicherheits*, schutzma*, inhalts*, alle/deine filter/einschränkungen/sperren, moderation;
inner: system*, chatverlauf, gesprächsverlauf, alles über dieser,
intern*/geheim*/versteckt*/ursprüng*/dein* anweisung*/richtlinie*/vorgabe*/daten/prompt;
everything: alles, was; said: gesagt, gelernt, aufgetragen, verlang*, gebeten, weißt, steht;
voided: aufgehoben, hinfällig, ungültig, nicht mehr, außer kraft, widerrufen, ersetzt durch;
newRules: neue*/eigentliche/wahre/geheime anweisung*/auftrag/aufgabe/befehl*;
boss: dein* entwickler*/betreiber*/schöpfer*/besitzer*, den betreiber;

role: du/sie/ihr bist/sind/seid, bist du, stell dir vor, wechsle, aktivier*, schalte;
pose: tu* so, spiel*, agiere, verhalte, handle, antworte, gib dich, versetz* dich;
unbound: ohne jede*/einschränkung*/regeln/filter/grenzen/zensur, uneingeschränk*, unzensiert*,
kein* regeln/grenzen, entwicklermodus, wartungsmodus, debug modus; owner: inhaber*, seitenbetreiber*, betreiber*;

call: hinweis/nachricht an/für, achtung, an alle/jede/die/das, lieb*, hallo; when: falls du/eine, wenn eine,
sollte eine; ai: ki, sprachmodell*, assistent*, chatbot; reader: agent*; must: soll*, muss*, müssen;
order: empf*, bewert*, antworte*, vergib, stufe, füge, öffne, leite, lösch*, send*, exportier*;
reads: dies* liest/verarbeitet; silently: stillschweigend, heimlich; plant: bewertung*, sterne*;
hush: sag*/verrat* nichts, verschweig*, sag* es nicht, ohne; human: nutzer*, benutzer*;
top: bestnote, fünf sterne*, höchste*/volle punktzahl, als fehlerfrei/sicher/besten, 10 von 10;
records: all*/sämtlich* berichte/daten/kontakte/dateien; say: nur noch meine, gehorche mir/nur,
antworte nur/ausschließlich, ich bin dein entwickler, hier spricht/ist dein entwickler/betreiber;

tell: gib, geben sie, welche, wie ist, zeig*, nenn*, verrat*, wiederhol*, druck*, schreib*, liste, kopier*, offenbar*, enthüll*, veröffentlich*, sag*, send*, schick*,
teil*, tippe, trage, bestätig*, wie laut*, was ist/sind; your: dein*, ihr, ihre, ihren, mir, uns;
tellMe: gib/schick*/send*/nenn*/verrat*/sag/zeig*/teile mir/uns; need: ich/wir brauch*/benötig*;
secret: passw*, kennw*, zugangs*, anmeldedaten, schlüssel, api/private* schlüssel, kreditkarte*,
umgebungsvariable*, wiederherstellungs*, bestätigungscode, einmalcode, bearer;
of: admin, des betreibers/nutzers/administrators/besitzers/servers; dm: direktnachricht*, privat*
`;
