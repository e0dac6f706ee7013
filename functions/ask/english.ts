/** Common English words: whoever writes one of them has not misspelt another. */
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { stemOf } from './words.ts';

/** Frequent words that are missing in the word list of BIP 39, which holds no short, irregular or look-alike words. */
const MORE = `
employee employees typist typing
after aged along ate back bad band bank beads beat beer bend bent beside bible big bit bitten bled blew blown boast
both bound boyfriend break breakfast broke burnt bury buy cases cast catholic causes center centre chess
church cigarettes class classes coded coding cold colleague college colour conservative continue county courses
court cure cut dead dealt dear death debt died dirty discuss doubt drank drawn dreamt drew driven drove drug drunk
each easiest eat eaten email even ever every exam expensive fact fair fake fallen far fast fastest favourite fed
feet fell felt fewer fight fired flew flown fond football forgive forgot forgotten form fought free froze full fund
funeral girlfriend god goes going golf gone grade grades grave gray grey guest guilty hack hate hear heard heat here
hid hike hiking hindu hired hit homework honest hoped hostel hot house how idol instrument invent jail jewish joint
king laid last late lay lead learnt least lent less let liberal licence lie lies liked likely line listen lived look
lord lose lost loved lover madam maiden many mark maybe meal meet mend mentor money mortgage most muslim neighbor
neighbour new newer nickname niece none odd older paid pain paint part partner patent pay perhaps pick plane polite
poll poor pray press prince queen quickest rang rank rated read red religion religious rest ridden rise risen rode
salary sang score see senate send set several shaken shirt shook shot showed shown shut single sir sit sky slept
smell sold some son sought spelt sponsored spouse star steal stole stolen stood stop strange strict stupid sued sung
suppose supposed surname swam taken tall tax tea theatre these thief thin think those threw through thrown till tomb
too took tore torn touch tour trace traces tune understood unpaid unsure vacation vegan vegetarian voted voter wake
war watch weak week weight went which while white who whole whom whose why woke wore worn worse worst wound
yesterday yoga
`;

const WORDS: ReadonlySet<string> = new Set([...wordlist, ...MORE.trim().split(/\s+/)]);
const STEMS: ReadonlySet<string> = new Set([...WORDS].map(stemOf));

/** Whether a folded word is a common word of English, in any of its forms. */
export function isEnglish(word: string): boolean {
  const stem = stemOf(word);
  return WORDS.has(word) || (stem !== word && STEMS.has(stem));
}
