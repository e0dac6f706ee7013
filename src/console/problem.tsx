/** What failed, in words: of the service, of the way there, or of this page. */
import type { ComponentChildren } from 'preact';
import { CallFailed } from '../browser/call.ts';
import { say } from './labels.ts';

/** The message of what was thrown; what is no answer of the service is a fault of this page. */
export function messageOf(error: unknown): string {
  if (error instanceof CallFailed)
    return error.code === 'offline' ? say.problems.unreachable : error.message;
  console.error(error);
  return say.problems.fault;
}

/** A problem as a box: what happened, problems of single fields, and ways on. */
export function Problem({ error, children }: { error: unknown; children?: ComponentChildren }) {
  const fields = error instanceof CallFailed ? error.fields : [];
  return (
    <div class="problem" role="alert">
      <p>{messageOf(error)}</p>
      {fields.length > 0 && (
        <ul>
          {fields.map(({ where, message }) => (
            <li>
              {where !== '' && <code>{where}</code>} {message}
            </li>
          ))}
        </ul>
      )}
      {children && <div class="actions">{children}</div>}
    </div>
  );
}
