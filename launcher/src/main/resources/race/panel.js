/*
 * Passes the calls of the race page, which embeds this page, on to the panel that serves it: a page can call its own
 * origin alone.
 */

const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

const CALLS = {
  settings: () => fetch('/settings'),
  gauges: () => fetch('/gauges'),
  delay: (json) => post('/delay', json),
  streams: (json) => post('/streams', json),
};

function post(path, json) {
  return fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(json) });
}

/** Returns the value of a call, or why it failed. */
async function result({ call, json }) {
  if (!Object.hasOwn(CALLS, call)) {
    return { problem: 'The panel has no such call.' };
  }
  try {
    const response = await CALLS[call](json);
    const value = await response.json();
    return response.ok ? { value } : { problem: value.detail };
  }
  catch {
    return { problem: 'The panel does not respond.' };
  }
}

function serve(port) {
  port.onmessage = async ({ data }) => port.postMessage({ ...await result(data), id: data.id });
}

addEventListener('message', (event) => {
  // from the page that embeds this one, on this machine; from then on only messages of that port are read
  if (event.source === window.parent && LOCAL.test(event.origin) && event.data?.type === 'hello' && event.ports.length === 1) {
    serve(event.ports[0]);
  }
});

if (window.parent !== window) {
  // says only that it is there; the policy lets no page of another machine embed it
  window.parent.postMessage({ type: 'panel' }, '*');
}
