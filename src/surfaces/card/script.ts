/**
 * What runs in the card: the handshake of an MCP App (SEP-1865, 2026-01-26) with the host whose
 * frame it stands in. It tells its height, follows the host's theme, and asks the host to open
 * links; it loads nothing. Outside of a frame it does nothing, and links are links.
 */
export const CARD_SCRIPT = `(() => {
  const host = window.parent;
  if (host === window) return;
  let last = 1;
  let ready = false;
  const send = (message) => host.postMessage({ jsonrpc: '2.0', ...message }, '*');
  const follow = (context) => {
    if (/^(light|dark)$/.test(context?.theme ?? ''))
      document.documentElement.style.colorScheme = context.theme;
  };
  const tellSize = () => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    send({ method: 'ui/notifications/size-changed', params: { height } });
  };
  window.addEventListener('message', ({ source, data }) => {
    if (source !== host || data?.jsonrpc !== '2.0') return;
    if (data.id === 1 && data.result && !ready) {
      ready = true;
      follow(data.result.hostContext);
      send({ method: 'ui/notifications/initialized' });
      new ResizeObserver(tellSize).observe(document.body);
    } else if (data.method === 'ui/notifications/host-context-changed') follow(data.params);
    else if (data.method && data.id !== undefined) send({ id: data.id, result: {} });
  });
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a');
    if (!link) return;
    event.preventDefault();
    last += 1;
    send({ id: last, method: 'ui/open-link', params: { url: link.href } });
  });
  send({
    id: 1,
    method: 'ui/initialize',
    params: {
      appInfo: { name: 'calling-card', version: '1.0.0' },
      appCapabilities: {},
      protocolVersion: '2026-01-26',
    },
  });
})();`;

export const CARD_STYLE = `:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body {
  margin: 0; padding: 1rem; font: 0.9375rem/1.45 system-ui, sans-serif;
  color: light-dark(#1c1b19, #eeece7); background: light-dark(#fff, #1c1b19);
}
header { display: flex; gap: 0.875rem; align-items: center; }
svg { flex: none; border-radius: 50%; }
h1 { margin: 0; font-size: 1.25rem; line-height: 1.25; }
h2 { margin: 1.25rem 0 0.5rem; font-size: 1rem; }
p { margin: 0; }
ul { margin: 0; padding: 0; list-style: none; }
li + li { margin-top: 0.875rem; }
nav li { display: inline-block; margin: 0 1rem 0.25rem 0; }
.quiet { color: light-dark(#57534e, #bdb8ae); font-size: 0.875rem; }
.level { font-weight: 600; }
a { color: light-dark(#1d4f91, #9cc3f5); overflow-wrap: anywhere; }
a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }`;
