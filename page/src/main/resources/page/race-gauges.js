import { element, svg } from './elements.js';

/** The most readings that are drawn: those of the last minute. */
const DRAWN = 60;

/** A line takes its whole width from so many readings on. */
const WIDE = 10;

const MEBIBYTE = 1_048_576;

const UNKNOWN = 'No figures: the panel has not started this backend.';

const GAUGES = [
  { key: 'threads', name: 'Threads', text: String },
  { key: 'resident', name: 'Memory', text: megabytes },
  { key: 'heap', name: 'Heap in use', text: megabytes },
  { key: 'requests', name: 'Requests in work', text: String },
  { key: 'waiting', name: 'Waiting', text: String },
];

/** What the services of one backend occupy, as numbers and as lines of the last minute. */
export class RaceGauges {

  #backend;

  #readings = [];

  #list = element('dl', { className: 'gauges' });

  #message = element('p', { className: 'muted', hidden: true });

  constructor(backend) {
    this.#backend = backend;
    this.element = element('div', { role: 'group', 'aria-label': `What ${backend} occupies`, hidden: true }, this.#list, this.#message);
  }

  /** Takes a reading; undefined where the panel does not know the backend. */
  add(reading) {
    this.element.hidden = false;
    this.#say(reading === undefined ? UNKNOWN : reading.streams.problem && `A stream failed: ${reading.streams.problem}`);
    if (reading !== undefined) {
      this.#readings = [...this.#readings.slice(1 - DRAWN), reading];
    }
  }

  #say(text) {
    this.#message.textContent = text ?? '';
    this.#message.hidden = text === null;
  }

  /** Returns the largest value of each gauge. */
  most() {
    return Object.fromEntries(GAUGES.map(({ key }) => [key, Math.max(1, ...this.#values(key))]));
  }

  /** Draws each gauge in the scale of the given largest values. */
  draw(most) {
    const latest = this.#readings.at(-1);
    if (latest !== undefined) {
      this.#list.replaceChildren(...GAUGES.flatMap((gauge) => this.#row(gauge, latest, most[gauge.key])), ...streams(latest.streams));
    }
  }

  #row({ key, name, text }, latest, most) {
    const value = latest[key] === null ? '–' : text(latest[key]);
    return [element('dt', {}, name), element('dd', {}, this.#line(key, name, text, most), element('span', {}, value))];
  }

  #line(key, name, text, most) {
    const values = this.#values(key);
    const points = values.map((value, i) => `${i},${(18 - value / most * 16).toFixed(2)}`).join(' ');
    const range = values.length === 0 ? 'unknown' : `${text(Math.min(...values))} to ${text(Math.max(...values))}`;
    const line = svg('svg', { class: 'spark', role: 'img', preserveAspectRatio: 'none', viewBox: `0 0 ${Math.max(WIDE, values.length) - 1} 20`,
      'aria-label': `${name} of ${this.#backend} in the last minute: ${range}` });
    line.append(svg('polyline', { points }));
    return line;
  }

  #values(key) {
    return this.#readings.map((reading) => reading[key]).filter((value) => value !== null);
  }

}

/** Rows about the streams in the background, where there were any. */
function streams({ open, ended, failed, first }) {
  if (open + ended + failed === 0) {
    return [];
  }
  const rows = [['Streams open', String(open)], ['Streams ended', String(ended)],
    ['Streams failed', String(failed)], ['First word, median', first === null ? '–' : `${first.toFixed(0)} ms`]];
  return rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]);
}

function megabytes(bytes) {
  return `${Math.round(bytes / MEBIBYTE)} MB`;
}
