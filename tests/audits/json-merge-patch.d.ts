/** Types of json-merge-patch 1.x: only what is used here. */
declare module 'json-merge-patch' {
  const library: { apply: (target: unknown, patch: unknown) => unknown };
  export default library;
}
