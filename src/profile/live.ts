/**
 * Whether this is `astro dev`. astro.config.mjs defines it by command: `import.meta.env.DEV`
 * follows NODE_ENV and DEV.
 */
declare const __LIVE__: boolean;

/** A build under NODE_ENV=development is still a build: it must publish no draft. */
export const live = __LIVE__;
