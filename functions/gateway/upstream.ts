/** What stands behind the gateway: the rest of the service, and the built files. */
export type Kept = Map<(text: string) => unknown, Map<string, Promise<unknown>>>;

export interface Upstream {
  /**
   * What answers without the gateway: a rewrite, a file, a function. 404 when nothing does. `file`
   * is the built one that the table has there, below dist/.
   */
  next(request: Request, file?: string): Promise<Response>;
  /** Text of a built file by its path below dist/, or null. */
  read(file: string): Promise<string | null>;
  /** What is made of built files, by what makes it, where one build answers many requests. */
  kept?: Kept;
  /** One line for the operator: what was refused, and at which step. */
  log?: (line: string) => void;
}

/** What a function makes of the text of a built file, made once; null where there is no file. */
export function madeFrom<T>(
  { read, kept = new Map() }: Pick<Upstream, 'read' | 'kept'>,
  file: string,
  make: (text: string) => T,
): Promise<T | null> {
  const own = kept.get(make) ?? new Map<string, Promise<unknown>>();
  kept.set(make, own);
  const known = own.get(file);
  if (known) return known as Promise<T | null>;
  const begun = read(file).then((text) => (text === null ? null : make(text)));
  own.set(file, begun);
  // A file that cannot be read may be there at the next call; names that callers make up stay out.
  const forget = () => own.delete(file);
  begun.then((value) => value === null && forget(), forget);
  return begun;
}
