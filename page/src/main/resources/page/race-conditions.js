import { Problem } from './api.js';
import { find } from './elements.js';
import { localOrigin } from './local.js';
import { RacePanel } from './race-panel.js';

/** Time between two readings of the gauges, in milliseconds. */
const PERIOD = 1_000;

/** A gateway has four requests of an address in each service at once, and a user four summaries, unless it was started for a race. */
export const AT_ONCE = 4;

/** What backends race under: delays and streams, which the panel sets, and gauges, which it reads. */
export class RaceConditions {

  #show;

  #panel = null;

  #delays = {};

  /** Whose tweets the streams in the background summarise; null while nothing races. */
  #account = null;

  #timer = null;

  /** Shows the gauges that it reads by the given function. */
  constructor(show) {
    this.#show = show;
    find('panel-address').addEventListener('change', () => this.connect());
    find('delayed').addEventListener('change', () => this.#showDelay());
    find('delay').addEventListener('change', () => this.#do(() => this.#delay()));
    find('streams').addEventListener('change', () => this.#do(() => this.#stream()));
  }

  /** Looks for the panel, without which there are no sliders. */
  async connect() {
    await this.stop();
    this.#panel?.remove();
    this.#panel = null;
    find('at-once').max = AT_ONCE;
    this.#enable(false);
    const origin = localOrigin(find('panel-address').value.trim());
    if (origin === null) {
      return;
    }
    const panel = new RacePanel(origin);
    this.#panel = panel;
    if (await panel.connect() && this.#panel === panel) {
      await this.#do(async () => this.#begin(await panel.call('settings')));
    }
  }

  #begin({ delays, most }) {
    this.#delays = delays;
    find('delay').max = most.delay;
    find('streams').max = most.streams;
    find('at-once').max = most.atOnce;
    this.#enable(true);
    this.#showDelay();
  }

  #enable(enabled) {
    find('conditions').hidden = !enabled;
    find('explained').hidden = !enabled;
    find('no-panel').hidden = enabled;
  }

  get #isEnabled() {
    return !find('conditions').hidden;
  }

  #showDelay() {
    find('delay').value = this.#delays[find('delayed').value];
    find('delay').dispatchEvent(new Event('input', { bubbles: true }));
    const delayed = Object.entries(this.#delays).filter(([, delay]) => delay > 0);
    find('delays').textContent = delayed.length === 0 ? 'No service is delayed.'
      : `Delayed: ${delayed.map(([service, delay]) => `${service} by ${delay} ms`).join(', ')}.`;
  }

  async #delay() {
    const { delays } = await this.#panel.call('delay', { service: find('delayed').value, millis: Number(find('delay').value) });
    this.#delays = delays;
    this.#showDelay();
  }

  async #stream() {
    if (this.#account !== null) {
      await this.#panel.call('streams', { count: Number(find('streams').value), ...this.#account });
    }
  }

  /** Begins the streams in the background, and reads the gauges until the end of the race. */
  async start({ token, author }) {
    if (!this.#isEnabled) {
      return;
    }
    this.#account = { token, author };
    await this.#do(() => this.#stream());
    this.#read();
  }

  async #read() {
    const begun = this.#account;
    await this.#try(async () => this.#show(await this.#panel.call('gauges')));
    if (this.#account === begun && begun !== null) {
      this.#timer = setTimeout(() => this.#read(), PERIOD);
    }
  }

  async stop() {
    if (this.#account === null) {
      return;
    }
    clearTimeout(this.#timer);
    this.#account = null;
    await this.#try(() => this.#panel.call('streams', { count: 0 }));
  }

  /** Does what the user wants of the panel. */
  async #do(call) {
    find('panel-problem').hidden = true;
    await this.#try(call);
  }

  /** Shows why the panel fails. The race goes on without it. */
  async #try(call) {
    try {
      await call();
    }
    catch (failure) {
      if (!(failure instanceof Problem)) {
        throw failure;
      }
      find('panel-problem').textContent = failure.explain();
      find('panel-problem').hidden = false;
    }
  }

}
