/** Hands a file to the browser, to be saved. */
import { el } from '../browser/element.ts';

export function download(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = el('a', { href: url, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken it by the time it is idle.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
