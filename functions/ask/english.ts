/** Common English words: whoever writes one of them has not misspelt another. */
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { stemOf } from './words.ts';

/** Frequent words that are missing in the word list of BIP 39, which holds no short, irregular or look-alike words. */
const MORE = `
able above across address afraid after age aged alcohol all almost alone along also among angry animal animals answer
answers any apart army arrive arrived ask asked asks ate aunt autumn aware away baby back bad band bank beads beat
beer before began begin begun behind believe believed below bend bent beside best better between bible big bigger bike
bird birds birth birthday bit bitten black bled blew blown blue boast boat bone bonus book books border boring born
borne boss both bottom bought bound boyfriend brand brave bread break breakfast bring broke broken brother brought
brown budget build built burnt bury bus busy buy cake call called calls came car carry cars case cases cast cat catch
catholic cats caught cause causes center centre certain change changed changes chat cheap cheaper chess child children
chose chosen church cigar cigarettes city class classes clean clever close closed cloth clothes coast code coded codes
coding coffee cold colleague college color colour come comes coming conservative continue cool corner cost costs
cotton country county course courses court cousin crew crime cure cut dad dance dances daughter daughters day days
dead deal dealt dear death debt debts design designed died diet dinner dirty discuss disease dish doctor dog dogs
double doubt doubted drank draw drawn dreamt dress drew drink drinks drive driven driver driving drop dropped drove
drug drugs drunk dry during each early earn easier easiest east easy eat eaten eats edge either else email empty end
ended enemy enjoy enjoyed even evening ever every exam exams expensive eye eyes face fact facts fair faith fake fall
fallen false family far fast faster fastest fat father favorite favourite fed feed feel fees feet fell felt few fewer
fight film films finish fire fired firm firms fish fit fits fix fixed flat flew flight flown fly fond food football
forgive forgot forgotten form forms fought found free friend friends front froze frozen full fund funded funding funds
funeral funny game games garden gave gift gifts girlfriend given glass god goes going gold golf gone good grade grades
grave gray great green grew grey grow grown grows guest guests guilty guitar hack hacked hair half hand handed hands
happy hard harder hat hate hated heads health hear heard hears heat heavy height held help helped helps here hero
heroes hid hidden hike hiking hill hindu hire hired hit hobbies hobby hold holds holiday home homework honest hope
hoped horse horses hospital host hosted hostel hosts hot hotel hour hours house how huge hurt husband idea ideas idol
ill illness income inspire inspired instrument invent invented iron issue issues jail jewish job jobs joint judge just
keen keep kept kick kid kids kind kinds king knew known lady laid lake large larger last lasted lasts late later law
laws lay lazy lead leads learnt least leave led left lend lent less lesson let letter letters liberal licence license
lie lies lift like liked likely likes line lines list listen listened lists live lived lives loan lock long look
looked looks lord lose lost love loved lover loves lunch madam made maiden mail mails make makes making manager many
mark marks match matched matter matters maybe meal mean meant meat medal media meet mend mention mentioned mentions
mentor met middle mind miss missed missing mom money month moon more morning mortgage most mother mountain move moved
moves movie movies much music muslim name names nation near nearly need needed needs neighbor neighbour neither nephew
never new newer news nice nickname niece night none north note notes novel novels number numbers ocean odd old older
only open opened opinion over own owned owner owns page pages paid pain paint painting paper parents part parties
partner parts party patent patents pay peace perhaps pet pets phone phones piano pick picked pilot pink pizza plane
play played player plays poem poems point points police polite poll polls poor pray prefer preferred press price
prices pricing prince prison prize promote proof proud pull pupil pupils push put queen question questions quick
quicker quickest quit quite rain raise raised ran rang rank rate rated rates rather read reader ready real reason
reasons record red region relied religion religious rely remain remained rent repair rest retire retired return
returned rich ridden right rise risen rival river road rode rose rude run running sad said sail sailed salaries salary
sang sat saw say school schools score sea see seek seen sell senate send sense sent set several shaken share shared
shares ship shirt shoe shoes shook shoot short shot showed shown shut shy sick side sides sign signed silk silver
since sing single sir sister sit size sketch skin sky sleep slept slim slow slower small smaller smart smell smoke
smoker smokes smoking snow soccer sold solid some son song songs sons soon sort sorts sought source sources south
speak spelt spent split spoke sponsor sponsored sport sports spouse spring staff stage stages stand star stars start
started state stay stayed stays steal steel step steps stock stocks stole stolen stone stood stop stopped strange
street strict strong student students stuff stupid sued suggest suit suits summer sun sung suppose supposed sure
surname swam swim swimming switch taken talk tall taste taught tax taxes tea teach teacher teaches team teams tell
tennis text that theatre there these thief thin thing things think this those thought threw through throw thrown till
tiny tired title today together told tomb tomorrow tone tonight too took tool tools top tore torn touch tour town
trace traces track tracks trade trader train travel treat treated tried trip true trust trusted try trying tune turn
turned turns twins type types unable uncle under understood unpaid unsure until use used uses using vacation vegan
vegetarian very view views village violin visit visited visits vote voted voter wage wages wake want wanted wants war
warm wars watch watched weak wear wears weather week weeks weight weird went west wet what when where which while
white who whole whom whose why wife will wine winter wish woke won wonder wood wool word words wore work worked
working works world worn worse worst wound wrong wrote year yellow yesterday yoga young younger
`;

const WORDS: ReadonlySet<string> = new Set([...wordlist, ...MORE.trim().split(/\s+/)]);
const STEMS: ReadonlySet<string> = new Set([...WORDS].map(stemOf));

/** Whether a folded word is a common word of English, in any of its forms. */
export function isEnglish(word: string): boolean {
  const stem = stemOf(word);
  return WORDS.has(word) || (stem !== word && STEMS.has(stem));
}
