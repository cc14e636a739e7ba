import { after, element, svg } from './elements.js';
import { RaceGauges } from './race-gauges.js';

/** How long a lane may take to appear, in milliseconds. */
const PATIENCE = 5_000;

/** What the race shows of one backend, and the frame in which that backend's own lane page sends the requests. */
export class RaceLane {

  #origin;

  #redraw;

  #port = null;

  #count = 0;

  #results = [];

  #time = null;

  /** What the next message of a kind resolves. */
  #waiting = new Map();

  #frame;

  #progress = element('progress', { value: 0, max: 1 });

  #values = element('dl', { className: 'values' });

  #message = element('p', { className: 'problem', role: 'alert', hidden: true });

  #chart = svg('svg', { class: 'chart', role: 'img', preserveAspectRatio: 'none' });

  #bars = svg('svg', { class: 'bars', 'aria-hidden': 'true', preserveAspectRatio: 'none', viewBox: '0 0 100 10' });

  constructor(name, origin, redraw) {
    this.name = name;
    this.#origin = origin;
    this.#redraw = redraw;
    this.#frame = element('iframe', { title: `Lane of ${name}`, src: `${origin}/page/lane.html`, referrerPolicy: 'no-referrer' });
    this.gauges = new RaceGauges(name);
    this.#progress.setAttribute('aria-label', `Progress of ${name}`);
    this.element = element('article', { className: `card lane ${name}`, 'aria-label': name }, element('h2', {}, name), this.#frame,
      this.#progress, this.#bars, this.#values, this.#chart, this.gauges.element, this.#message);
    this.draw(1);
  }

  get port() {
    return Number(new URL(this.#origin).port);
  }

  /** Returns whether the lane has responded. The element must be in the page. */
  async connect() {
    const channel = new MessageChannel();
    this.#port = channel.port1;
    this.#port.onmessage = ({ data }) => this.#take(data);
    const ready = this.#next('ready');
    await Promise.race([new Promise((resolve) => this.#frame.addEventListener('load', resolve, { once: true })), after(PATIENCE, false)]);
    // only a page of this origin gets the port
    this.#frame.contentWindow.postMessage({ type: 'hello' }, this.#origin, [channel.port2]);
    const connected = await Promise.race([ready.then(() => true), after(PATIENCE, false)]);
    if (!connected) {
      this.#fail(`No backend responds at ${this.#origin}.`);
    }
    return connected === true;
  }

  /** Returns whether the backend accepts the requests. */
  async prepare(task) {
    this.#count = task.count;
    const prepared = this.#next('prepared');
    const refused = this.#next('refused');
    this.#port.postMessage({ ...task, type: 'prepare' });
    const message = await Promise.race([prepared, refused]);
    if (message.type === 'refused') {
      this.#fail(message.detail);
    }
    return message.type === 'prepared';
  }

  async run() {
    const done = this.#next('done');
    this.#port.postMessage({ type: 'run' });
    this.#time = (await done).time;
    this.#redraw();
  }

  stop() {
    this.#port?.postMessage({ type: 'stop' });
  }

  remove() {
    this.#port?.close();
    this.element.remove();
  }

  #next(type) {
    return new Promise((resolve) => this.#waiting.set(type, resolve));
  }

  #take(message) {
    if (message.type === 'results') {
      this.#results.push(...message.results);
      const failure = message.results.find((result) => result.failure !== null)?.failure;
      if (failure !== undefined) {
        this.#fail(failure);
      }
      this.#redraw();
    }
    this.#waiting.get(message.type)?.(message);
  }

  #fail(text) {
    this.#message.textContent = text;
    this.#message.hidden = false;
  }

  #successes() {
    return this.#results.filter((result) => result.failure === null);
  }

  slowest() {
    return Math.max(0, ...this.#successes().map((result) => result.time));
  }

  draw(slowest) {
    const successes = this.#successes();
    const times = successes.map((result) => result.time);
    const firsts = successes.map((result) => result.first).filter((first) => first !== null);
    const [median, ninth] = [quantile(times, .5), quantile(times, .9)];
    const rows = [['Median', milliseconds(median)], ['90 % within', milliseconds(ninth)]];
    if (firsts.length > 0) {
      rows.push(['First word, median', milliseconds(quantile(firsts, .5))]);
    }
    rows.push(['Per second', this.#time === null ? '–' : (times.length / this.#time * 1_000).toFixed(1)],
      ['Failures', String(this.#results.length - times.length)]);
    this.#values.replaceChildren(...rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]));
    this.#progress.max = Math.max(1, this.#count);
    this.#progress.value = this.#results.length;
    this.#bars.replaceChildren(bar('tail', (ninth ?? 0) / slowest), bar('', (median ?? 0) / slowest));
    this.#drawTimes(times, slowest);
  }

  #drawTimes(times, slowest) {
    const points = times.map((time, i) => `${i},${(100 - time / slowest * 100).toFixed(2)}`).join(' ');
    this.#chart.setAttribute('viewBox', `0 -2 ${Math.max(1, this.#count - 1)} 104`);
    this.#chart.setAttribute('aria-label', `Times of ${times.length} requests of ${this.name}, one after the other`);
    this.#chart.replaceChildren(svg('polyline', { points }));
  }

  summary() {
    const times = this.#successes().map((result) => result.time);
    return `${this.name}: median ${milliseconds(quantile(times, .5))}.`;
  }

}

function bar(name, share) {
  return svg('rect', { class: name, x: 0, y: 0, height: 10, width: (share * 100).toFixed(2) });
}

/** Returns the value that the given share of all values does not exceed; null where there are no values. */
function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}

function milliseconds(value) {
  return value === null ? '–' : `${value.toFixed(value < 100 ? 1 : 0)} ms`;
}
