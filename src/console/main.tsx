/** Puts the console into its page. */
import { render } from 'preact';
import { byId } from '../browser/element.ts';
import { App } from './app.tsx';
import { sayRegion } from './say.ts';

const place = byId('console');
place.after(sayRegion);
place.replaceChildren();
render(<App />, place);
