/** What the list of messages is narrowed by: state, words, intent, flag, day and sender. */
import type { RefObject } from 'preact';
import { CONTACT_INTENTS, RISK_FLAGS } from '../schemas/inbox-words.ts';
import { Button } from './button.tsx';
import { SelectField, TextField } from './field.tsx';
import { INTENTS } from './message-words.ts';
import { flagWords } from './parts.tsx';
import type { Contacts } from './types.ts';

export type Filters = {
  state: string;
  q: string;
  intent: string;
  flag: string;
  day: string;
  from: string;
};

export const OPEN: Filters = { state: 'open', q: '', intent: '', flag: '', day: '', from: '' };

/** The query of the list. */
export function queryOf({ day, ...filters }: Filters): Record<string, string> {
  const given = Object.entries(filters).filter(([, value]) => value.trim() !== '');
  return { ...Object.fromEntries(given), ...(day ? { since: day, until: day } : {}) };
}

const TABS: readonly [state: string, text: string, of: (counts: Contacts['counts']) => number][] = [
  ['open', 'Open', (counts) => counts.new + counts.read],
  ['new', 'New', (counts) => counts.new],
  ['answered', 'Answered', (counts) => counts.answered],
  ['archived', 'Archived', (counts) => counts.archived],
  ['', 'All', (counts) => counts.new + counts.read + counts.answered + counts.archived],
];

type Props = {
  filters: Filters;
  change: (part: Partial<Filters>) => void;
  counts: Contacts['counts'];
  search: RefObject<HTMLInputElement | null>;
};

export function MessageFilters({ filters, change, counts, search }: Props) {
  const narrowed = [filters.intent, filters.flag, filters.day].filter(Boolean).length;
  return (
    <search class="filters">
      <fieldset class="states">
        <legend class="sr-only">State</legend>
        {TABS.map(([state, text, of]) => (
          <Button look="quiet" pressed={filters.state === state} press={() => change({ state })}>
            {text} <span class="count">{of(counts)}</span>
          </Button>
        ))}
      </fieldset>
      <TextField
        label="Search"
        value={filters.q}
        change={(q) => change({ q })}
        attributes={{ type: 'search', ref: search, maxLength: 320 }}
      />
      <details>
        <summary>Intent, flag, day{narrowed > 0 && <span class="count"> {narrowed}</span>}</summary>
        <div class="narrowing">
          <SelectField
            label="Intent"
            value={filters.intent}
            change={(intent) => change({ intent })}
            choices={[
              ['', 'Any'],
              ...CONTACT_INTENTS.map((intent) => [intent, INTENTS[intent]] as const),
            ]}
          />
          <SelectField
            label="Flag"
            value={filters.flag}
            change={(flag) => change({ flag })}
            choices={[['', 'Any'], ...RISK_FLAGS.map((flag) => [flag, flagWords(flag)] as const)]}
          />
          <TextField
            label="Day (UTC)"
            value={filters.day}
            change={(day) => change({ day })}
            attributes={{ type: 'date' }}
          />
        </div>
      </details>
      {filters.from !== '' && (
        <p class="told">
          Only from <strong dir="auto">{filters.from}</strong>.{' '}
          <Button look="quiet" press={() => change({ from: '' })}>
            Show all senders
          </Button>
        </p>
      )}
    </search>
  );
}
