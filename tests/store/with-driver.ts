/** `node --import` of this gives a service the driver that tests bring, as if it were installed. */
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, specifier === 'pg' ? { ...context, parentURL: import.meta.url } : context),
});
