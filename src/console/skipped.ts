/** Tells the owner which stored records are damaged, and takes those of the inbox away. */
import { type Child, el } from '../browser/element.ts';
import { counted } from '../browser/words.ts';
import type { Skipped } from './types.ts';

/** The box; nothing where nothing was skipped. `actions` makes what stands behind a key. */
export function skippedNode(
  { total, keys }: Skipped,
  actions: (key: string, item: HTMLElement) => Child = () => null,
): Child {
  if (total === 0) return null;
  return el(
    'details',
    { class: 'skipped' },
    el('summary', {}, `${counted(total, 'damaged record')} left out`),
    el(
      'p',
      {},
      'They stand in the store and cannot be read. Everything else is shown. In files, mend or move ' +
        'them below DATA_DIR.',
    ),
    el(
      'ul',
      {},
      keys.map((key) => {
        const item = el('li', {}, el('code', {}, key), ' ');
        const action = actions(key, item);
        if (action instanceof Node) item.append(action);
        return item;
      }),
    ),
  );
}
