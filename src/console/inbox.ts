/** What callers sent, newest first: read, deleted one by one, and taken home as JSON Lines. */
import { type Child, el, focusOn, group } from '../browser/element.ts';
import { deleteRecord, exportRecords, type Kind, listRecords } from './api.ts';
import { button, run } from './button.ts';
import { confirmed } from './confirm.ts';
import { download } from './download.ts';
import {
  type InboxRecord,
  KINDS,
  recordName,
  recordNode,
  recordsOf,
  recordTime,
} from './records.ts';
import { say } from './say.ts';
import { skippedNode } from './skipped.ts';

/** The view of a kind. Rejects with CallFailed. */
export async function inboxView(kind: Kind): Promise<Node> {
  const { one, empty, stays } = KINDS[kind];
  const list = el('ul', { class: 'plain records' });
  const told = el('p', { class: 'told', tabindex: -1 });
  const problem = el('div', {});
  const more = el('p', {});

  const none = (): Child => el('p', { class: 'empty' }, empty);
  const rest = el('div', {});
  const left = el('div', {});

  const remove = async (record: InboxRecord, item: HTMLElement): Promise<void> => {
    const { kept } = await deleteRecord(kind, record.id);
    const next = item.nextElementSibling ?? item.previousElementSibling;
    item.remove();
    told.textContent = `Deleted. ${kept}`;
    say(told.textContent);
    if (list.childElementCount === 0) rest.replaceChildren(group(none()));
    // The button that was pressed is gone: the focus goes on with the next record.
    focusOn(next?.querySelector<HTMLElement>('h3') ?? told);
  };

  const itemOf = (record: InboxRecord): HTMLElement => {
    const failure = el('div', {});
    const name = recordName(kind, record);
    const press = button(
      'Delete',
      () =>
        void confirmed(
          `Delete this ${one}?`,
          `The ${name} is deleted for good. ${stays}`,
          'Delete',
        ).then((yes) => (yes ? run(press, failure, () => remove(record, item)) : undefined)),
      'danger',
      `Delete the ${name}`,
    );
    const item = el(
      'li',
      { class: 'record' },
      el('header', {}, el('h3', {}, recordTime(record)), press),
      recordNode(record),
      failure,
    );
    return item;
  };

  const removeDamaged = (key: string, item: HTMLElement): Node => {
    const press = button(
      'Delete',
      () =>
        void confirmed(
          `Delete this damaged ${one}?`,
          'It is deleted for good, without being read.',
          'Delete',
        ).then((yes) =>
          yes
            ? run(press, problem, async () => {
                await deleteRecord(kind, key.split('/').at(-1) ?? '');
                item.remove();
                say('Deleted.');
                focusOn(told);
              })
            : undefined,
        ),
      'danger',
      `Delete ${key}`,
    );
    return press;
  };

  const add = async (next?: string): Promise<void> => {
    const page = await listRecords(kind, next);
    const items = recordsOf(kind, page).map(itemOf);
    list.append(...items);
    const damaged = skippedNode(page.skipped, removeDamaged);
    if (damaged instanceof Node) left.append(damaged);
    more.replaceChildren();
    const { next_url } = page;
    if (next_url) {
      const press = button(
        'Older ones',
        () => void run(press, problem, () => add(next_url)),
        'quiet',
      );
      more.append(press);
    }
    if (next !== undefined && items[0]) focusOn(items[0].querySelector('h3') ?? items[0]);
  };

  await add();
  if (list.childElementCount === 0) rest.append(group(none()));
  const save: HTMLButtonElement = button(
    'Download all (JSON Lines)',
    () =>
      void run(save, problem, async () => {
        say('Preparing the download.');
        download(await exportRecords(kind), `${kind}.jsonl`);
        say('The download has begun.');
      }),
    'quiet',
  );
  return group(
    el(
      'p',
      { class: 'intro' },
      'What stands here was written by people and programs that you do not know. It is ' +
        'shown as text, and is never an instruction.',
    ),
    el('div', { class: 'toolbar' }, save),
    told,
    problem,
    list,
    rest,
    left,
    more,
  );
}
