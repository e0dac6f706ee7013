/** German. */
import { type Language, pattern, words } from './language.ts';

export const de: Language = {
  code: 'de',
  marks: 'äöüß',
  stop: words`herr frau doktor dr der die das den dem des ein eine einen einem einer eines kein
    keine keinen und oder aber nicht auch nur noch schon so als wenn dass ob denn weil im an am auf
    aus beim mit nach von vom vor zu zum zur fur uber unter durch um bis wahrend zwischen gegen ohne
    waren bin bist sein gewesen wird werden wurde wurden geworden hatte hatten habe gehabt konnen
    konnte soll sollte muss mussen darf mochte will wollen wieso weshalb wieviel viele viel lange es
    man ich mich mir mein wir uns du dich dir dein deine hier dort da sich worum wovon womit woruber
    wobei welch dieser diese dieses diesen diesem jener alle alles jede jeder jedes etwas sehr mehr
    meisten bitte nenne nennen sag sagen erzahl erzahle zeig zeige liste beschreibe eigentlich genau
    person profil kandidatin kandidat dabei damals davon dazu daran darin ja nein mal`,
  pronouns: 'sie ihr ihre ihren ihrem ihrer ihres er ihn ihm seine seinen seinem seiner seines',
  openers: words`wer wen wem wessen was wann wo woher wohin warum wie wieviele welche welcher
    welches welchen welchem ist war sind hat haben kann gibt in seit bei`,
  months: words`januar|janner|jan februar|feb marz|mrz april|apr mai juni|jun juli|jul august|aug
    september|sept|sep oktober|okt november|nov dezember|dez`,
  numbers: words`null eins|ein|eine|einen|einem zwei drei vier funf sechs sieben acht neun zehn elf
    zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn 20|zwanzig 30|dreissig
    40|vierzig 50|funfzig 100|hundert 1000|tausend`,
  irregular: words`schreiben schrieb schrieben geschrieben schreibt autorin autor verfasst verfasste
    / lehren lehrte gelehrt lehrt lehrerin unterrichtet unterrichtete / leiten leitete geleitet
    leitet leiterin leitung / bauen baute gebaut baut / geben gab gegeben gibt / beginnen begann
    begonnen beginnt / verlassen verliess verlasst / halten hielt gehalten / gewinnen gewann
    gewonnen gewinnt / sprechen sprach gesprochen spricht / nehmen nahm genommen nimmt / finden fand
    gefunden findet / sehen sah gesehen sieht / gehen ging gegangen geht / kommen kam gekommen kommt
    / arbeiten arbeitete gearbeitet arbeitet / wohnen wohnte gewohnt wohnt / leben lebte gelebt lebt
    / studieren studierte studiert studium / grunden grundete gegrundet grunderin / erhalten erhielt
    / bekommen bekam bekommt / veroffentlichen veroffentlichte veroffentlicht veroffentlichung
    veroffentlichungen / erfinden erfand erfunden erfinderin / sterben starb gestorben tod tot
    verstorben / gebaren geboren geburt / lernen lernte gelernt lernt / entwerfen entwarf entworfen
    entwurf entwirft / verkaufen verkaufte verkauft / machen machte gemacht macht`,
  negations: 'nicht nie niemals kein keine keinen keinem keiner ohne weder niemand nichts',
  qualifiers: words`erste erster erstes ersten einzige einziger einziges alteste alterster jungste
    allein alleine alleinige erfinden beste bester wichtigste meiste schlechteste letzte letzter
    fruheste neueste original einzigartig fuhrend grosste immer ganz vollstandig ausschliesslich
    bekannteste beruhmteste selbst personlich pionierin`,
  totals: 'alle allen aller alles jede jeder jedes jeden jedem ganze ganzen ganzer beide immer',
  disputed: 'umstritten strittig zweifelhaft ungewiss unbestatigt unsicher widersprechen',
  fillers: words`uberblick zusammenfassung kurz knapp vollstandig info infos information angabe
    detail reihenfolge tabelle stichworte brauche mochte suche finden antwort frage schnell danke
    hallo eigene verschiedene art allgemein professionell beruflich zwei satz worten agent eintrag
    konnen sagen auflisten aufzahlen vorweisen jetzt`,
  asking: 'alt jahr tag datum monat stadt ort land zahl anzahl stelle zeitpunkt',
  light: words`geben bekommen erhalten nehmen machen passieren geschehen erscheinen werden heissen
    nennen bringen gehen kommen haben benutzen sehen wollen tun lassen arbeiten enthalten dauern
    teil sache`,
  slots: {
    who: pattern`\b(wer|wen|wem|wessen)\b`,
    when: pattern`\b(wann|welche[mns]? (jahr|tag|datum|monat)|(jahr|datum) (der|des|von))\b`,
    where: pattern`\b(wo|woher|wohin)\b|\bwelche[mnrs]? (stadt|ort|land|dorf|bundesland)\b`,
    many: pattern`\b(wie ?viele?|anzahl|zahl der)\b`,
    long: pattern`\b(wie lange?|wie ?viele? (jahre|monate|wochen|tage|stunden)|dauer)\b`,
    old: pattern`\b(wie alt|welche[mrs]? alter)\b`,
    much: pattern`\b(wie ?viel|wie (gross|oft|weit|schnell|hoch|schwer)|prozent|anteil)\b`,
    how: pattern`\bwie\b(?! (heisst|lautet|ist ihr|ist sein))|\b(warum|wieso|weshalb|weswegen|
      grund)\b`,
  },
  yesNo: pattern`^((und|aber|auch) )?(ist|war|sind|waren|hat|haben|hatte|kann|konnte|wird|wurde|
    spricht|kennt|arbeitet|arbeitete|lebt|wohnt|darf|soll|gibt|stimmt|bietet|nimmt|macht|besitzt|
    braucht|beherrscht)\b`,
  open: pattern`\b(noch|derzeit|momentan|zurzeit|aktuell|heute|gerade|seit wann)\b`,
  ahead: pattern`\b(kann|konnen|konnte|konnten|darf|mochte)\b(?! (ich|wir|man)\b)`,
  unfinished: pattern`\babgebrochen|\bnicht (abgeschlossen|beendet|bestanden|vollendet)|
    \bohne abschluss|\bunvollendet|\bexmatrikuliert`,
  private: pattern`\b(gehalt\w*|verdien\w*|einkommen|lohn|vermogen|religi\w*|kirche|glaube\w*|
    konfession|politi\w*|partei|wahl\w*|gesundheit\w*|krank(?!enh|enpf|ensch|enk)\w*|behinder\w*|
    privatadresse|wohnadresse|strasse|telefon\w*|handy\w*|verheiratet|ehe\w*|gatte|gattin|
    (seine[rmn]?|deine[rmn]?|ihre[rmn]?|die) frau|ehemann|ehefrau|geschieden|scheidung|kinder|kind|
    sohn|tochter|eltern|mutter|vater|geschwister|bruder|schwester|sexu\w*|schwul|lesbisch|herkunft|
    nationalitat|staatsangehorigkeit|wie alt|alter|schwanger\w*|gewicht|passwort|vorbestraft|
    verurteilt|freund|freundin|beziehung|hobby\w*|lieblings\w*)\b`,
  people: words`chef chefin vorgesetzte vorgesetzter vorgesetzten kollege kollegin kollegen vorganger
    vorgangerin nachfolger nachfolgerin betreuer betreuerin lehrer lehrerin mentor mentorin schuler
    schulerin schulerinnen student studentin studenten lehrling lehrlinge auszubildende azubi
    assistent assistentin kunde kundin kunden koautor koautorin nachbar nachbarin`,
  family: words`frau mann gatte gattin ehemann ehefrau kinder kind sohn tochter eltern mutter
    vater geschwister bruder schwester freund freundin`,
  kinds: words`experience: position stelle beruf job arbeitgeber firma unternehmen werdegang
    laufbahn karriere | Position | Positionen / education: abschluss ausbildung studium diplom
    universitat hochschule schule qualifikation | Abschluss | Abschlüsse / certificate: zertifikat
    bescheinigung zeugnis qualifikation | Zertifikat | Zertifikate / volunteering: ehrenamt |
    Ehrenamt | Ehrenämter / award: preis auszeichnung ehrung medaille | Auszeichnung |
    Auszeichnungen / reference: referenz empfehlung | Referenz | Referenzen / interest: interesse
    hobby | Interesse | Interessen / project: projekt portfolio | Projekt | Projekte / skill:
    fahigkeit kenntnis kompetenz starke fertigkeit | Fähigkeit | Fähigkeiten / talk: vortrag keynote
    konferenz rede interview podcast auftritt prasentation | Vortrag | Vorträge / writing:
    publikation veroffentlichung buch aufsatz artikel bericht kapitel handbuch beitrag |
    Veröffentlichung | Veröffentlichungen / claim: behauptung aussage | Aussage | Aussagen / note:
    notiz neuigkeit meldung | Notiz | Notizen / article: artikel text essay | langer Text | lange
    Texte / question: frage faq | häufige Frage | häufige Fragen`,
  words: 'bis bis seit mit Jahr Jahre Monat Monate',
  headings: words`location: Ansässig in | languages: Sprachen | born: Geboren | died: Gestorben |
    focus: Derzeitiger Schwerpunkt | links: Links | operator: Betrieben von | capacity: Kapazität |
    minimum: Mindestumfang | engagements: Bevorzugte Aufträge | refused: Abgelehnt wird |
    industries: Branchen von Interesse | from: Verfügbar ab | notice: Kündigungsfrist | workplace:
    Arbeitsort | zone: Zeitzone | authorization: Arbeitserlaubnis | contact: Bevorzugter Kontaktweg
    | response: Antwortzeit | email: E-Mail | welcome: Willkommen | unwelcome: Nicht willkommen |
    start: Beginn | end: Ende | length: Dauer | evidence: Beleglage | first: Am frühesten
    verzeichnet | latest: Zuletzt verzeichnet | longest: Am längsten verzeichnet | ongoing: Ohne
    Ende verzeichnet | last: Zuletzt verzeichnet | before: Davor verzeichnet | after: Danach
    verzeichnet | span: Von der ersten bis zur letzten verzeichneten Position`,
  frames: {
    says: 'Verzeichnet ist:',
    note: 'Anmerkung zur Beleglage:',
    curated: 'Eigene Antwort zu',
    nearest:
      'Nicht beurteilt. Die nächstliegenden Angaben sind beigefügt: bitte selbst vergleichen.',
    silent: words`Nichts Veröffentlichtes kommt dem nahe; was fehlt, ist nicht verneint.`,
    private: 'Das ist eine private Angelegenheit; sie wird hier nicht beantwortet.',
    scope: words`Dieser Dienst beantwortet Fragen zur Person dieses Profils aus veröffentlichten
      Angaben; /api/init sagt, welche es gibt.`,
    language: words`Fragen werden auf Englisch, Deutsch, Französisch und Spanisch gelesen;
      /api/manifest enthält alle Angaben.`,
    quoted: 'Die Angaben sind in ihrer eigenen Sprache zitiert:',
    written: 'Die Angaben sind auf {language}; eine Frage in dieser Sprache findet mehr.',
    part: 'Teil {n} der Frage:',
    missing: 'Veröffentlicht fand sich nichts, das dies sicher beantwortet.',
  },
  ways: `
who: wer ist das | wer bist du | wer sind sie | um wen geht es hier |
  wer ist sie | erzahl mir von ihr | kurzbiografie | stell sie vor | wessen profil ist das |
  biografie | hintergrund | wofur ist sie bekannt
profession: was macht sie | ihr beruf | was macht sie beruflich | was arbeitet sie
location [ansassig wohnen leben sitz stadt land ort wohnort heimat zuhause standort]: wo wohnt sie |
  wo lebt sie | wo ist sie ansassig | in welcher stadt lebt sie | wohnort | standort | in welchem
  land lebt sie | wo ist sie zu hause
languages [sprache sprechen muttersprache fliessend fremdsprache]-programmiersprache: welche
  sprachen spricht sie | sprachkenntnisse | wie viele sprachen spricht sie | muttersprache |
  fremdsprachen | in welchen sprachen kann sie arbeiten | welches sprachniveau hat sie | spricht sie
focus [moment schwerpunkt derzeit momentan gerade aktuell augenblick
  beschaftigen]-stelle-position-job-arbeitgeber-firma: woran arbeitet sie im moment | woran arbeitet
  sie gerade | ihr schwerpunkt | was macht sie derzeit | womit beschaftigt sie sich aktuell
born [geboren geburtsdatum geburtstag geburtsjahr]: wann ist sie geboren | geburtsdatum |
  geburtsjahr
died [gestorben leben todesdatum]: wann ist sie gestorben | todesdatum | lebt sie noch
links [link webseite website internet homepage seite mehr]: hat sie eine webseite | wo finde ich
  mehr uber sie | links zu anderen profilen | ihre homepage
capacity [verfugbar frei kapazitat buchen beauftragen offen suchen annehmen engagieren]: ist sie
  verfugbar | hat sie kapazitat | wann ist sie verfugbar | kann ich sie buchen | kann ich sie
  beauftragen | nimmt sie neue auftrage an | sucht sie eine stelle | ist sie offen fur angebote
engagements [auftrag zusammenarbeit angebot leistung dienstleistung anbieten arbeit]: welche
  auftrage nimmt sie an | welche art von zusammenarbeit bevorzugt sie | was bietet sie an | welche
  leistungen bietet sie an
industries [branche bereich feld]: welche branchen interessieren sie | in welchen branchen mochte
  sie arbeiten
from [verfugbar anfangen beginnen starten eintrittstermin eintritt]: ab wann ist sie verfugbar |
  wann konnte sie anfangen | fruhester eintrittstermin | ab wann kann sie anfangen
notice [kundigungsfrist frist]: wie lang ist ihre kundigungsfrist | welche kundigungsfrist hat sie
workplace [remote homeoffice hybrid ort]: arbeitet sie remote | ist homeoffice moglich | arbeitet
  sie auch vor ort | hybrides arbeiten
zone [zeitzone]: in welcher zeitzone arbeitet sie | zeitzone
authorization [arbeitserlaubnis arbeitsgenehmigung visum]: hat sie eine arbeitserlaubnis | wo darf
  sie arbeiten | braucht sie ein visum | arbeitsgenehmigung
refused [ablehnen lehnt nicht lehnen nein]: was lehnt sie ab | welche anfragen lehnt sie ab | welche
  auftrage nimmt sie nicht an | was macht sie nicht | wozu sagt sie nein
rates [preis kosten honorar tagessatz stundensatz gehalt gehaltsvorstellung satz verlangen]: was
  kostet sie | ihr tagessatz | stundensatz | honorar | wie hoch ist ihr honorar | gehaltsvorstellung
  | welche preise hat sie | preisliste | was verlangt sie
contact [kontakt kontaktieren erreichen schreiben nachricht melden]-schnell-lange: wie kann ich sie
  kontaktieren | wie erreiche ich sie | kontaktdaten | wie nehme ich kontakt auf | wie kann ich ihr
  schreiben | kontakt | wohin schicke ich eine nachricht
email [mail email mailadresse]: ihre mail adresse | email adresse | hat sie eine email
response [schnell lange antwort wann antwortzeit reagieren]: wie schnell antwortet sie | wann
  bekomme ich eine antwort | antwortzeit | wie lange dauert eine antwort
welcome [willkommen]: welche nachrichten sind willkommen | woruber darf ich ihr schreiben
unwelcome [unerwunscht willkommen nicht]: welche nachrichten sind nicht willkommen | unerwunschte
  nachrichten
current [moment aktuell derzeit zurzeit jetzt heute momentan gegenwartig]-fruher-vorher: was ist im
  moment ihre stelle | wo arbeitet sie jetzt | bei welchem unternehmen arbeitet sie zurzeit | ihre
  aktuelle position | ihre derzeitige stelle | jetziger job | fur wen arbeitet sie heute
ongoing [laufend lauft noch offen aktuell]: welche projekte laufen noch | laufende projekte | was
  lauft noch
history-suchen: wo hat sie gearbeitet | berufserfahrung | beruflicher werdegang | welche positionen
  hatte sie | lebenslauf | bei welchen firmen hat sie gearbeitet | karriere | stationen | hat sie
  bei gearbeitet
education: welche abschlusse hat sie | wo hat sie studiert | an welcher universitat war sie |
  ausbildung | wo hat sie gelernt | welche schule hat sie besucht | qualifikationen | wann hat sie
  ihren abschluss gemacht | wann hat sie studiert
highest [hochste]: ihr hochster abschluss
projects [projekt portfolio]: welche projekte hat sie gemacht | liste der projekte | an welchen
  projekten hat sie gearbeitet
skills [kann fahigkeit kenntnis kompetenz starke fertigkeit konnen]: welche fahigkeiten hat sie |
  ihre kenntnisse | was kann sie | starken | kompetenzen | kann sie
talks [vortrag rede konferenz keynote interview sprechen auftritt podcast]: welche vortrage hat sie
  gehalten | liste der vortrage | auf welchen konferenzen hat sie gesprochen | interviews
writings [veroffentlichen publikation publizieren schreiben schrift]: was hat sie veroffentlicht |
  liste der publikationen | was hat sie geschrieben
books [buch]: welche bucher hat sie geschrieben | ihre bucher | hat sie ein buch veroffentlicht
awards [preis auszeichnung ehrung medaille orden stipendium]: welche preise hat sie gewonnen |
  auszeichnungen | welche auszeichnungen hat sie erhalten | ehrungen | hat sie preise bekommen
count [viele anzahl zahl wieviele]: wie viele projekte gibt es | wie viele vortrage hat sie gehalten
  | wie viele stellen hatte sie | wie viele abschlusse hat sie | anzahl der publikationen | wie
  viele bucher hat sie geschrieben | wie viele arbeitgeber hatte sie
latest [letzte neueste jungste zuletzt]: ihr neuestes projekt | letzter vortrag | was hat sie
  zuletzt veroffentlicht
first [erste fruheste zuerst]: ihre erste stelle | erstes projekt | wo hat sie zuerst gearbeitet
longest [langste]: wo hat sie am langsten gearbeitet | langste stelle | welches projekt dauerte am
  langsten
years [jahr berufserfahrung erfahrung lange seit]-in: wie viele jahre berufserfahrung hat sie | wie
  lange arbeitet sie schon | jahre erfahrung | seit wann arbeitet sie | wie lange ist sie im beruf
during: was hat sie YEAR gemacht | wo hat sie YEAR gearbeitet | welche stelle hatte sie YEAR | was
  hat sie YEAR veroffentlicht | was war YEAR
before [vor davor vorher]: was machte sie vor X | wo arbeitete sie vor X
after [nach danach nachher]: was machte sie nach X | wo arbeitete sie nach X | was kam nach X
when-of [wann jahr datum zeit zeitraum]: wann war X | wann fand X statt | wann arbeitete sie bei X |
  wann erschien X | wann kam X heraus | wann ist X rausgekommen | wann hat sie X geschrieben | in
  welchem jahr war X | wann wurde X veroffentlicht | wann hat sie X gehalten | wann bekam sie X |
  wann erhielt sie X
start-of [beginnen anfangen seit eintreten starten]: wann begann sie bei X | seit wann ist sie bei X
  | seit wann arbeitet sie bei X | wann hat sie bei X angefangen
end-of [verlassen ende bis abschliessen aufhoren]: wann verliess sie X | wann endete X | bis wann
  war sie bei X | wann hat sie X abgeschlossen | ende von X
length-of [lange dauer jahr]: wie lange war sie bei X | wie lange arbeitete sie bei X | wie lange
  dauerte X | wie viele jahre war sie bei X | dauer von X | wie lange blieb sie bei X | wie viele
  jahre erfahrung hat sie mit X
place-of [wo stadt ort]: wo war X | wo fand X statt | in welcher stadt war X
role-of [rolle position aufgabe titel tatigkeit funktion machen tun]: ihre rolle bei X | was machte
  sie bei X | welche position hatte sie bei X | ihre aufgaben bei X
skill-of [kann erfahrung kennen konnen kenntnis beherrschen]: hat sie erfahrung mit X | kann sie X |
  kennt sie X | kenntnisse in X
about [was handeln beschreiben erklaren worum zusammenfassen erzahlen]-wer: was ist X | worum geht
  es in X | erklare X | was sagt X | wovon handelt X
coauthors-of [wer koautor mitautor autor zusammen gemeinsam]: wer hat X mit ihr geschrieben |
  koautoren von X
references [referenz empfehlung sagen andere]: was sagen andere uber sie | referenzen | wer
  empfiehlt sie | empfehlungen
interests [interesse hobby hobbys freizeit]: welche interessen hat sie | hobbys | was macht sie in
  der freizeit
volunteering [ehrenamt freiwillig]: welche ehrenamter hat sie | engagiert sie sich ehrenamtlich
expiry-of [gultig ablaufen lauft gilt]: wie lange ist X gultig | bis wann gilt X | wann lauft X ab
grade-of [note punktzahl]: welche note hatte sie in X | abschlussnote von X
evidence [beleg nachweis beweis quelle gesichert bestatigen uberprufen verlasslich]: welche belege
  gibt es dafur | wie gut ist es belegt | gibt es einen nachweis | quellen dafur | ist es bestatigt
  | lasst es sich uberprufen | wie sicher ist es
`,
  checks: {
    caller: 'person kandidatin kandidat',
    small: words`der die das den dem des ein eine einen einem einer als bei von vom zu zum zur fur
      mit und position stelle rolle titel firma unternehmen abschluss zertifikat preis auszeichnung
      vortrag sprache jahr jahre ansassig wohnhaft gultig namens`,
    now: 'derzeit zurzeit aktuell heute jetzt gegenwartig noch momentan weiterhin immer',
    at: 'in im am an auf aus',
    from: 'zwischen ab von vom',
    since: 'seit',
    until: 'bis',
    to: 'und',
    perfect: '',
    ended: words`ehemals ehemalig ehemalige fruher fruhere vorher vormals beendet einst mehr abgelehnt
      ablehnen lehne lehnt`,
    inferring: words`annehmen ableiten folgern schliessen zuschreiben sagen behaupten unterstellen
      dass`,
    verbs: {
      be: { past: 'gewesen', helps: 'ist war waren' },
      work: { now: 'arbeitet wirkt', past: 'arbeitete gearbeitet tatig' },
      employ: { past: 'beschaftigt angestellt' },
      hold: { now: 'besitzt', past: 'besass', helps: 'hat hatte' },
      begin: { past: 'begann', helps: 'wurde' },
      join: { past: 'wechselte' },
      leave: { past: 'verliess verlassen' },
      end: { past: 'endete beendet abgeschlossen' },
      study: { now: 'studiert', past: 'studierte besuchte besucht' },
      get: {
        past: words`erhielt erhalten erwarb erworben bekam bekommen gewann gewonnen absolvierte
        bestand bestanden`,
      },
      speak: { past: 'sprach gesprochen hielt gehalten' },
      write: { past: 'schrieb geschrieben verfasste verfasst veroffentlichte veroffentlicht' },
      expire: { now: 'gilt', past: 'abgelaufen' },
      live: { now: 'wohnt lebt' },
      born: { past: 'geboren' },
      die: { past: 'starb gestorben' },
      master: { now: 'spricht' },
    },
  },
};
