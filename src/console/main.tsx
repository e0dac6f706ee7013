/** Puts the console into its page. */
import { render } from 'preact';
import { byId } from '../browser/element.ts';
import { App } from './app.tsx';
import { liveNode } from './tell.tsx';

const place = byId('console');
place.after(liveNode);
place.replaceChildren();
render(<App />, place);
