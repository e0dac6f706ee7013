/** German: the verb of an order stands first, behind `du sollst` last. */
export const german = `
syntax: both; lead: bitte, und, dann, jetzt, auch, einfach, sofort; narrator: ich, wir, er, sie
haben, man, hab*, hat*, nie*, nicht, wer, agenten, modelle; mention: angriff*, sätze/texte wie;
quoting: wie, sätze, markiert, erkannt, gefiltert, beispiel*;
ignore: ignorier*, vergiss, vergesst, vergessen sie, missacht*, verwirf, streich*, überschreib*,
lass*, umgeh*, übergeh*, lösche, brich mit, blende, hebele, halt* dich nicht, setz* dich; scope:
dein*, all*, sämtlich*, jed*, vor*, bisher*, früher*, ob*, zuvor, ursprüng*; rules: anweisung*,
instruktion*, regel*, vorgabe*, richtlinie*, befehl*, weisung*; safety: sicherheits*, schutzma*,
inhalts*; inner: system*, chatverlauf, gesprächsverlauf, alles über dieser; everything: alles, was;
said: gesagt, gelernt, aufgetragen; voided: aufgehoben, hinfällig, ungültig; newRules:
neue*/eigentliche/wahre/geheime anweisung*/auftrag/aufgabe/befehl*; boss: dein*
entwickler*/betreiber*/schöpfer*/besitzer*;
role: du/sie/ihr bist/sind/seid, bist du; pose: tu* so, spiel*, agiere, verhalte, handle; unbound:
ohne jede*/einschränkung*/regeln/filter/grenzen/zensur, uneingeschränk*; owner: inhaber*,
seitenbetreiber*;
call: hinweis/nachricht an/für, achtung, lieb*; when: falls du/eine, wenn eine, sollte eine; ai: ki,
sprachmodell*, assistent*; reader: agent*; must: soll*, muss*, müssen; order: empf*, bewert*,
antworte*, vergib; reads: dies* liest/verarbeitet; silently: stillschweigend, heimlich; plant:
bewertung*, sterne*; hush: sag*/verrat* nichts, verschweig*; human: nutzer*, benutzer*; top:
bestnote, fünf sterne*, höchste*/volle punktzahl; records: all*/sämtlich*
berichte/daten/kontakte/dateien; say: nur noch meine, gehorche mir/nur, antworte nur;
tell: gib, geben sie, welche, wie ist, zeig*, nenn*, verrat*, wiederhol*, druck*, schreib*, liste,
kopier*, teil*, wie laut*; your: dein*, ihr, ihre, ihren, mir, uns; tellMe:
gib/schick*/send*/nenn*/verrat*/sag/zeig*/teile mir/uns; need: ich/wir brauch*/benötig*; secret:
passw*, kennw*, zugangs*, anmeldedaten, schlüssel, api/private* schlüssel, kreditkarte*,
umgebungsvariable*, wiederherstellungs*; of: des betreibers/nutzers/administrators/servers, admin;
dm: direktnachricht*, privat*
`;
