/** Tells the owner which stored records are damaged, and takes those of the inbox away. */
import { counted } from '../browser/words.ts';
import { Actions } from './actions.tsx';
import type { Skipped } from './types.ts';

/** The id that a key ends with. */
export const idOf = (key: string) => key.split('/').at(-1) ?? '';

type Props = { skipped: Skipped; remove?: ((key: string) => Promise<void>) | undefined };

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
            <code>{key}</code>
            {remove && (
              <Actions
                actions={[
                  {
                    text: 'Delete',
                    label: `Delete ${key}`,
                    ask: {
                      question: `Delete ${key}?`,
                      text: 'It is deleted for good, without being read.',
                    },
                    run: async () => {
                      await remove(key);
                      return `Deleted: ${key}.`;
                    },
                  },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
