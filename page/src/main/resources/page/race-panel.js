import { Problem } from './api.js';
import { after, element } from './elements.js';

/** How long the panel may take to appear or to respond, in milliseconds. */
const PATIENCE = 5_000;

/** The panel of a race, in a hidden frame: its own page makes the calls, since a page can call its own origin alone. */
export class RacePanel {

  #origin;

  #frame;

  #port = null;

  #removed = new AbortController();

  #last = 0;

  /** What the response to a call resolves, by the number of the call. */
  #calls = new Map();

  constructor(origin) {
    this.#origin = origin;
    this.#frame = element('iframe', { title: 'Panel of the race', src: `${origin}/`, referrerPolicy: 'no-referrer', hidden: true });
  }

  /** Returns whether there is a panel. */
  async connect() {
    const appeared = new Promise((resolve) => addEventListener('message', (event) => {
      // a frame without a panel says nothing, and a message to it would fail
      if (event.source === this.#frame.contentWindow && event.origin === this.#origin && event.data?.type === 'panel') {
        this.#open();
        resolve(true);
      }
    }, { signal: this.#removed.signal }));
    document.body.append(this.#frame);
    return Promise.race([appeared, after(PATIENCE, false)]);
  }

  #open() {
    const channel = new MessageChannel();
    this.#port = channel.port1;
    this.#port.onmessage = ({ data }) => {
      this.#calls.get(data.id)?.(data);
      this.#calls.delete(data.id);
    };
    // only a page of this origin gets the port
    this.#frame.contentWindow.postMessage({ type: 'hello' }, this.#origin, [channel.port2]);
  }

  /** Returns what the panel responds; fails with a Problem. */
  async call(name, json = null) {
    const id = ++this.#last;
    const response = new Promise((resolve) => this.#calls.set(id, resolve));
    this.#port.postMessage({ id, call: name, json });
    const { value, problem } = await Promise.race([response, after(PATIENCE, { problem: 'The panel does not respond.' })]);
    if (problem !== undefined) {
      throw new Problem(0, problem);
    }
    return value;
  }

  remove() {
    this.#removed.abort();
    this.#port?.close();
    this.#frame.remove();
  }

}
