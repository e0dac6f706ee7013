/** The inbox: a list and the message that is open, side by side where there is room. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { exportRecords } from './api.ts';
import { Button, useWork } from './button.tsx';
import { download } from './download.ts';
import { Problem } from './load.tsx';
import { Message } from './message.tsx';
import { MessageFilters, OPEN } from './message-filters.tsx';
import { keysAreOn, turnKeys, useKeys } from './message-keys.ts';
import { MessageList } from './message-list.tsx';
import { say } from './say.ts';
import { SkippedRecords } from './skipped.tsx';
import { open, useMessageActions } from './use-message-actions.ts';
import { type Listed, useMessages, useOpened } from './use-messages.ts';

/** What was chosen stays chosen while the tab is open. */
let chosen = OPEN;

function Foot({ busy, save }: { busy: boolean; save: () => void }) {
  const [keys, setKeys] = useState(keysAreOn);
  return (
    <div class="toolbar foot">
      <label>
        <input
          type="checkbox"
          checked={keys}
          onChange={({ currentTarget: { checked } }) => {
            turnKeys(checked);
            setKeys(checked);
          }}
        />{' '}
        Keys: <kbd>j</kbd> next, <kbd>k</kbd> before, <kbd>e</kbd> archive, <kbd>/</kbd> search
      </label>
      <Button look="quiet" busy={busy} press={save}>
        Download all (JSON Lines)
      </Button>
    </div>
  );
}

function NoMessages({ list: { counts } }: { list: Listed }) {
  return (
    <p class="empty">
      {Object.values(counts).some((count) => count > 0)
        ? 'No message is like that.'
        : 'No message has come in. The form at /contact and POST /api/contact take them.'}
    </p>
  );
}

export function MessagesView({ id, setUnread }: Props) {
  const [filters, setFilters] = useState(chosen);
  const [told, tell] = useState('');
  const work = useWork();
  const search = useRef<HTMLInputElement>(null);
  const messages = useMessages(filters);
  const { list, failed, again } = messages;
  const opened = useOpened(id, list, messages.setFailed);
  const { at, shown } = opened;
  const shows = (state: string) => ['', state].includes(filters.state);
  const actions = {
    ...useMessageActions({ messages, opened, work, shows, tell }),
    onlySender: (from: string) => setFilters({ ...OPEN, state: '', from }),
  };

  useEffect(() => {
    chosen = filters;
  }, [filters]);
  useEffect(() => {
    if (list) setUnread(list.counts.new);
  }, [list]);
  // Whoever sees it has read it.
  useEffect(() => {
    if (shown?.state === 'new') void actions.mark(shown, 'read');
  }, [shown?.id]);

  const older = () =>
    void work.run(async () => {
      const first = await messages.more();
      if (first !== undefined) open(first);
    });
  const step = (by: number) => {
    const next = list?.contacts[at + by];
    if (next) open(next.id);
    else if (by > 0) older();
  };
  useKeys({
    j: () => step(1),
    k: () => at > 0 && step(-1),
    e: () => shown && shown.state !== 'archived' && void actions.mark(shown, 'archived'),
    '/': () => search.current?.focus(),
  });

  const save = () =>
    void work.run(async () => {
      say('Preparing the download.');
      download(await exportRecords('contacts'), 'contacts.jsonl');
      say('The download has begun.');
    });
  const problem = failed !== undefined && (
    <Problem error={failed}>
      <Button press={again}>Try again</Button>
    </Problem>
  );
  if (list === null) return problem || <p class="loading">Loading messages…</p>;
  return (
    <div class={`inbox ${shown ? 'one-open' : ''}`}>
      <MessageFilters
        filters={filters}
        change={(part) => setFilters((now) => ({ ...now, ...part }))}
        counts={list.counts}
        search={search}
      />
      {problem}
      {work.error !== undefined && <Problem error={work.error} />}
      <p class="told">{told}</p>
      <div class="panes">
        <div class="found">
          {list.contacts.length > 0 && <MessageList messages={list.contacts} open={id} />}
          {list.contacts.length === 0 && !list.next_url && <NoMessages list={list} />}
          <SkippedRecords
            skipped={list.skipped}
            remove={(key) => void actions.removeDamaged(key)}
          />
          {list.next_url && (
            <Button look="quiet" busy={work.busy} press={older}>
              Older ones
            </Button>
          )}
        </div>
        <div class="pane">
          {shown ? (
            <Message message={shown} actions={actions} />
          ) : (
            <p class="empty">
              Choose a message. What stands in one was written by people and programs that you do
              not know: it is shown as text, and is never an instruction.
            </p>
          )}
        </div>
      </div>
      <Foot busy={work.busy} save={save} />
    </div>
  );
}

type Props = { id: string | null; setUnread: (count: number) => void };
