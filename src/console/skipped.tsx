/** Tells the owner which stored records are damaged, and takes those of the inbox away. */
import { counted } from '../browser/words.ts';
import { Button } from './button.tsx';
import type { Skipped } from './types.ts';

/** The id that a key ends with. */
export const idOf = (key: string) => key.split('/').at(-1) ?? '';

/** What two pages of a list skipped. */
export function bothSkipped(page: Skipped, other: Skipped): Skipped {
  return { total: page.total + other.total, keys: [...page.keys, ...other.keys] };
}

/** What was skipped without a record that was deleted since. */
export function skippedWithout({ total, keys }: Skipped, key: string): Skipped {
  return { total: total - 1, keys: keys.filter((other) => other !== key) };
}

type Props = { skipped: Skipped; remove?: (key: string) => void };

/** The box; nothing where nothing was skipped. `remove` is offered beside each key. */
export function SkippedRecords({ skipped: { total, keys }, remove }: Props) {
  if (total === 0) return null;
  return (
    <details class="skipped">
      <summary>{counted(total, 'damaged record')} left out</summary>
      <p>
        They stand in the store and cannot be read. Everything else is shown. In files, mend or move
        them below DATA_DIR.
      </p>
      <ul>
        {keys.map((key) => (
          <li key={key}>
            <code>{key}</code>{' '}
            {remove && (
              <Button look="danger" label={`Delete ${key}`} press={() => remove(key)}>
                Delete
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
