/** German. */
import type { Language } from './language.ts';

export const de: Language = {
  code: 'de',
  name: 'German',
  own: 'Deutsch',
  stop:
    'der die das den dem des ein eine einen einem einer eines kein keine keinen und oder aber ' +
    'nicht auch nur noch schon so als wie wenn dass ob denn weil in im an am auf aus bei beim ' +
    'mit nach von vom vor zu zum zur fur uber unter durch um bis seit wahrend zwischen gegen ohne ' +
    'ist sind war waren bin bist sein gewesen wird werden wurde wurden geworden hat haben hatte ' +
    'hatten habe gehabt kann konnen konnte soll sollte muss mussen darf mochte will wollen ' +
    'wer wen wem wessen was wann wo wohin woher warum wieso weshalb welche welcher welches welchen ' +
    'welchem wieviel viele viel lange sie ihr ihre ihren ihrem ihrer ihres er ihn ihm seine seinen ' +
    'seinem seiner seines es man ich mich mir mein wir uns du dich dir dein deine hier dort da ' +
    'dieser diese dieses diesen diesem jener alle alles jede jeder jedes etwas sehr mehr meisten ' +
    'gibt es bitte nenne nennen sag sagen erzahl erzahle zeig zeige liste beschreibe eigentlich ' +
    'genau person profil kandidatin kandidat dabei damals davon dazu daran darin ja nein mal',
  pronouns: 'sie ihr ihre ihren ihrem ihrer ihres er ihn ihm seine seinen seinem seiner seines',
  months: [
    'januar|janner|jan',
    'februar|feb',
    'marz|mrz',
    'april|apr',
    'mai',
    'juni|jun',
    'juli|jul',
    'august|aug',
    'september|sept|sep',
    'oktober|okt',
    'november|nov',
    'dezember|dez',
  ],
  numbers: [
    'null',
    'eins|ein|eine|einen|einem',
    'zwei',
    'drei',
    'vier',
    'funf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
    'elf',
    'zwolf',
  ],
  irregular: [
    'schreiben schrieb schrieben geschrieben schreibt autorin autor verfasst verfasste',
    'lehren lehrte gelehrt lehrt lehrerin lehrer unterrichtet unterrichtete',
    'leiten leitete geleitet leitet leiterin leiter leitung',
    'bauen baute gebaut baut',
    'geben gab gegeben gibt',
    'beginnen begann begonnen beginnt',
    'verlassen verliess verlasst',
    'halten hielt gehalten halt',
    'gewinnen gewann gewonnen gewinnt',
    'sprechen sprach gesprochen spricht',
    'nehmen nahm genommen nimmt',
    'finden fand gefunden findet',
    'sehen sah gesehen sieht',
    'gehen ging gegangen geht',
    'kommen kam gekommen kommt',
    'arbeiten arbeitete gearbeitet arbeitet',
    'wohnen wohnte gewohnt wohnt',
    'leben lebte gelebt lebt',
    'studieren studierte studiert studium',
    'grunden grundete gegrundet grunderin grunder',
    'erhalten erhielt erhalt',
    'bekommen bekam bekommt',
    'veroffentlichen veroffentlichte veroffentlicht veroffentlichung veroffentlichungen',
    'erfinden erfand erfunden erfinderin erfinder erfindung',
    'sterben starb gestorben tod tot verstorben',
    'gebaren geboren geburt',
    'lernen lernte gelernt lernt',
    'entwerfen entwarf entworfen entwurf entwirft',
    'verkaufen verkaufte verkauft verkauf',
    'machen machte gemacht macht',
    'buch bucher buchern',
    'land lander landern',
    'jahr jahre jahren jahres',
  ],
  negations: 'nicht nie niemals kein keine keinen keinem keiner ohne weder niemand nichts',
};
