/** What a build writes into .generated/, for a clone that has had no build yet. */
declare module '*/.generated/snapshot.json' {
  const snapshot: { brotli: string; prepared: string[] };
  export default snapshot;
}

declare module '*/.generated/crawlers.json' {
  const crawlers: import('../functions/events/crawlers.ts').Crawlers;
  export default crawlers;
}
