/** Contact and the terms of working together. */
import { type Found, looked, silent, sourceOf } from './answers.ts';
import { framed, type Part, quoted } from './frames.ts';
import type { Known } from './knowledge.ts';
import { beyond, type Lookup, recordOf } from './lookup.ts';
import { isSoft } from './related.ts';
import { retrieve } from './retrieve.ts';
import { meaningOf } from './vocabulary.ts';
import { tokensOf } from './words.ts';

const list = (values: readonly string[]): string => values.join('; ');

/** An answer from the terms, or that nothing is said there. */
function term(known: Known, why: string, parts: Part[]): Found {
  const filled = parts.filter((part) => 'quote' in part || part.values.every(Boolean));
  if (filled.length === 0) return silent('not_published', 'notPublished', why);
  const [first] = filled;
  return looked(why, filled, [
    sourceOf(
      recordOf(known, 'collaboration'),
      first && ('quote' in first ? first.quote : first.values[0]),
    ),
  ]);
}

const contact: Lookup = (known, { line, ...asked }) => {
  const question = { line, ...asked };
  const { contact: policy } = known.facts.manifest;
  const source = recordOf(known, 'contact');
  const words =
    'made public go private confidential keep fastest quickest contact message mail email reply answer send reach touch info write address welcome kind route endpoint post api agent person read quick fast soon expect route preferred policy private privacy operator response get human people wait hear directly public if 2 4 out end point best fast quick easy easiest good way channel somebody someone anybody human back once soon typical usual long day week arrive take mean method possible language letter line note hold need make use ask refuse';
  const unwelcome =
    /\b(not welcome|unwelcome|not (be |get |wanted|desired )?(answered|accepted|read|wanted|desired)|(messages?|mail) .*refus\w+|spam|ignored|avoid|should(nt| not) (send|write))\b/.test(
      line,
    );
  const about =
    /\b(contact\w*|e ?mail|get in touch|in touch|reach (her|him|them|you|out|the)|message[sd]?|mail|write to|(way|how|where|address) (.{0,12} )?(write|ask|mail|letters?)|write (her|him|them|you)|repl(y|ies)|respond|response)\b/.test(
      line,
    );
  const writes =
    /\b(can|may|could|should|do|does|will|shall|must|how|where|who|what|which)\b.*\b(i|we|my|our|agents?|bots?|one|people|somebody|someone|human|principal|client)\b.*\b(send|e ?mail|write|mail|submit|contact\w*|messag\w*|hear|ask|report|introduce|post)\b/.test(
      line,
    ) ||
    /\b(after|when|once|if) (i|we|an agent|agents|they|it|my agent) (sends?|writes?|contacts?|e ?mails?|messages?)\b/.test(
      line,
    ) ||
    /\b(contacting|e ?mailing|messaging|writing to|when (you |it |they |an agent )?(write|writes|contacts?|sends?))\b/.test(
      line,
    ) ||
    /\bwill (i|we) (get|receive|have) (an? )?(answer|reply|response)\b|\b(i|we|my \w+|principal|client)\b.*\b(want|wants|like|need|needs|wish|wishes|have|has|hope)\b.*\b(send|contact|write|submit|report)\b/.test(
      line,
    );
  if (!about && !unwelcome && !writes) return null;
  if (/\b(phone|telephone|mobile|cell|whatsapp|home address)\b/.test(line))
    return silent('not_published', 'notPublished', 'no phone number is published');
  const more = beyond(question, words).filter((one) => !isSoft(one));
  const route = [
    framed('contact', policy.preferred),
    ...(policy.email ? [framed('email', policy.email)] : []),
  ];
  if (more.length > 0) {
    // What is asked beyond the route stands in the policy, or it is not said.
    const [best] = retrieve(known, question, {}, ['contact']);
    const said = [...policy.welcome, ...policy.not_welcome].find((one) => {
      const meanings = tokensOf(one).map(({ stem }) => meaningOf(stem));
      return more.some((matter) => known.weight(matter) > 1 && meanings.includes(matter));
    });
    if (said)
      return looked(
        'contact, a kind of message',
        [
          policy.welcome.includes(said) ? framed('welcome', said) : framed('notWelcome', said),
          ...route,
        ],
        [sourceOf(source, said)],
      );
    return best && best.own >= 0.34 && (writes || unwelcome)
      ? looked('contact policy', [quoted(best.text), ...route], [sourceOf(source, best.text)])
      : null;
  }
  if (unwelcome)
    return policy.not_welcome.length > 0
      ? looked(
          'not welcome',
          [framed('notWelcome', list(policy.not_welcome))],
          [sourceOf(source, policy.not_welcome[0])],
        )
      : null;
  if (/\bwelcomed?\b/.test(line) && policy.welcome.length > 0)
    return looked(
      'welcome',
      [framed('welcome', list(policy.welcome))],
      [sourceOf(source, policy.welcome[0])],
    );
  if (/\b(how (soon|quick(ly)?|fast|long)|when|response time|repl(y|ies)|wait|expect)\b/.test(line))
    return looked(
      'response time',
      [framed('response', policy.response_time), ...route],
      [sourceOf(source, policy.response_time)],
    );
  if (
    /\b(who (reads?|gets?|receives?|sees?|answers?)|privac?y|private|confidential|public|read by|published|stored|happens)\b/.test(
      line,
    )
  )
    return looked(
      'who reads messages',
      [...source.lines.slice(0, 3).map(({ text }) => quoted(text)), ...route],
      [sourceOf(source)],
    );
  return looked(
    'contact',
    [...route, framed('response', policy.response_time)],
    [sourceOf(source, policy.preferred)],
  );
};

const terms: Lookup = (known, { line, ...rest }) => {
  const asked = { line, ...rest };
  const { collaboration: own } = known.facts.manifest;
  const words =
    'operator together working want like desire seek look sought accept possible kind sort offer contract profile area topic help contribution do not will would never list off ask request thing exclude refuse type collaboration engagement collaborate project work interest industry sector field minimum duration length short capacity availability available preferred welcome kind refuse hard no list pricing policy rate card terms condition hire budget request send go money offer accept decline open rule area';
  if (beyond(asked, words).some((one) => !isSoft(one))) return null;
  if (
    /\b(industr(y|ies)|sectors?|fields? of interest|domains?|areas? of interest|interests|(fields?|areas?|topics?|subjects?) .*interest\w*)\b/.test(
      line,
    )
  )
    return term(known, 'industries', [framed('industries', list(own.industries_of_interest))]);
  if (/\b(minimum|minimal|shortest|min)\b/.test(line))
    return term(known, 'minimum duration', [
      framed('minimum', own.minimum_engagement_duration ?? ''),
    ]);
  if (
    /\b(hard no|no list|refus\w+|exclud\w+|declin\w+|reject\w*|forbid\w*|dealbreakers?|never accept|not accept|no go)\b/.test(
      line,
    )
  )
    return term(known, 'hard no list', [framed('refused', list(own.hard_no_list))]);
  if (/\b(capacity|availab\w+)\b/.test(line))
    return term(known, 'capacity', [
      framed('capacity', own.current_capacity ?? ''),
      ...(own.availability_note ? [quoted(own.availability_note)] : []),
    ]);
  if (/\b(engagements?|kinds? of (work|project|collaboration)|collaborat\w+)\b/.test(line))
    return term(known, 'engagement', [
      framed('engagement', list(own.preferred_engagement_types)),
      ...(own.availability_note ? [quoted(own.availability_note)] : []),
    ]);
  if (/\b(terms|conditions|work(ing)? together|collaborat\w+)\b/.test(line))
    return term(known, 'terms', [
      framed('engagement', list(own.preferred_engagement_types)),
      framed('capacity', own.current_capacity ?? ''),
      framed('refused', list(own.hard_no_list)),
    ]);
  if (/\b(pricing policy|rate card|budgets?|money)\b/.test(line))
    return term(known, 'pricing policy', [quoted(own.pricing_policy.note), framed('goTerms')]);
  return null;
};

export const TERMS: readonly Lookup[] = [contact, terms];
