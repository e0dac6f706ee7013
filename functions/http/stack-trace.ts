/** What a log may say of an error. */

/** Where an error was thrown, without its message, which may hold what a caller sent. */
export function stackTrace(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const stack = error.stack ?? '';
  const places = (
    stack.includes(error.message)
      ? stack.slice(stack.indexOf(error.message) + error.message.length)
      : ''
  )
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 4);
  const name = /^[A-Za-z]{1,60}$/.test(error.name) ? error.name : 'Error';
  return [name, ...places.map((line) => line.trim())].join(' | ');
}
