/** Words that only build a question. Words of a language, never of a profile. */
import { meaningOf } from './vocabulary.ts';
import { stemOf } from './words.ts';

/** Words that a question is built with and that a record need not say. */
const SOFT = new Set(
  `topic subject theme idea concept content context activity matter case point period moment era phase stage event occasion spot site
  audience listener public together word term manner means method form shape amount quantity size reason cause background involve concern deal treat consist contain
  include cover relate link connect describe regard refer reach become remain bring put set offer act provide look happen occur feature
  carry carried handle handled hand handed print printed broadcast appear act accept attend visit represent return manage help support play run turn fill
  move moved continue follow precede result cause base reader heard hear learn understand reason purpose aim goal real actual formal official
  own alone self personally personal early late first last second third next former previous later then afterwards prior ending beginning
  short long big small large little high low great best famous known well certain particular specific special general common different various
  original particular overall eventually originally initially finally briefly mainly mostly officially formally publicly professionally
  exist count add say speak call name title mean stand serve spend spent stint tenure spell stay stayed pass passed
  magazine journal newspaper outlet network channel broadcaster programme program show machine computer tool product institution body
  honour honor distinction society award prize field discipline speciality specialty expertise area domain
  whole entire complete quick brief nice happy thing stuff aspect side fact proof place origin
  man woman colleague figure character name guy lady gentleman
  find found discover keep kept hold preserve locate located see seen view read write written author tell told
  date dated dates year years month day time decade century
  kind kinds type sort category class
  career professional job position role post work working worker employment
  career life biography story account history
  make made create created develop built build design designed produce produced
  send key absolute absolutely originally exactly really actually incident episode affair thing state say mean term expression phrase`
    .split(/\s+/)
    .map((word) => meaningOf(stemOf(word))),
);

/** Whether a meaning only builds the question. */
export function isSoft(meaning: string): boolean {
  return SOFT.has(meaning);
}
