import { Api, Problem } from './api.js';
import { readEvents } from './events.js';
import { find } from './elements.js';
import { localOrigin } from './local.js';

/*
 * Sends requests to the backend that this page is from, and reports how long they took: times and error messages, never
 * what a response contains. The race page embeds one lane per backend, because a page can call its own origin alone.
 */

const WARM_UP = { requests: 10, streams: 2 };

const MOST_REQUESTS = 1_000;

/** A browser opens six connections to a server. */
const MOST_AT_ONCE = 6;

/** Results are reported together, after so many milliseconds. */
const REPORT = 100;

const ID = /^[0-9a-f-]{36}$/;

const WORD = /^[a-z0-9]{3,40}$/;

const REQUESTS = {
  profile: ({ author }) => ['GET', `/user-service/users/${author}`],
  feed: ({ reader }) => ['GET', `/tweet-service/tweets/${reader}/feed?limit=20`],
  search: ({ word }) => ['GET', `/tweet-service/tweets/search/${word}?limit=20`],
  tweets: ({ author }) => ['GET', `/tweet-service/tweets/user/${author}?limit=100`],
  summary: ({ author }) => ['POST', '/tweet-service/tweets/assistant/summary',
    { json: { user_id: author }, headers: { Accept: 'text/event-stream' } }],
};

class Lane {

  #api = new Api();

  #port;

  #race = null;

  #stop = new AbortController();

  constructor(port) {
    this.#port = port;
    port.onmessage = ({ data }) => this.#take(data);
    this.#say('Ready');
    port.postMessage({ type: 'ready' });
  }

  async #take(message) {
    if (message.type === 'prepare') {
      await (isRace(message) ? this.#prepare(message) : this.#refuse('This is no race that a lane runs.'));
    }
    else if (message.type === 'run' && this.#race !== null) {
      await this.#run();
    }
    else if (message.type === 'stop') {
      this.#stop.abort();
    }
  }

  /** Sends a few requests that do not count. */
  async #prepare(race) {
    this.#race = race;
    this.#stop = new AbortController();
    this.#api.logIn(race.token);
    this.#say('Warming up …');
    const isStream = race.kind === 'summary';
    for (let i = 0; i < (isStream ? WARM_UP.streams : WARM_UP.requests); i++) {
      const { failure } = await this.#measure();
      if (failure !== null) {
        this.#refuse(failure);
        return;
      }
    }
    this.#say('Ready');
    this.#port.postMessage({ type: 'prepared' });
  }

  #refuse(detail) {
    this.#race = null;
    this.#say('Refused');
    this.#port.postMessage({ type: 'refused', detail });
  }

  async #run() {
    const { count, atOnce } = this.#race;
    let begun = 0;
    let done = 0;
    let results = [];
    const report = () => {
      this.#port.postMessage({ type: 'results', results });
      results = [];
      this.#say(`${done} of ${count}`);
    };
    const timer = setInterval(report, REPORT);
    const start = performance.now();
    const worker = async () => {
      while (begun < count && !this.#stop.signal.aborted) {
        begun++;
        const result = await this.#measure();
        if (!this.#stop.signal.aborted) {
          results.push(result);
          done++;
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    const time = performance.now() - start;
    clearInterval(timer);
    report();
    this.#port.postMessage({ type: 'done', time });
  }

  /** Returns the milliseconds to the end and to the first word of a stream, and why the request failed, or null. */
  async #measure() {
    const [method, path, options] = REQUESTS[this.#race.kind](this.#race);
    const start = performance.now();
    try {
      const response = await this.#api.call(method, path, { ...options, signal: this.#stop.signal });
      const first = this.#race.kind === 'summary' ? await firstWord(response) - start : null;
      if (!response.bodyUsed) {
        await response.arrayBuffer();
      }
      return { time: performance.now() - start, first, failure: null };
    }
    catch (failure) {
      return { time: performance.now() - start, first: null, failure: describe(failure) };
    }
  }

  #say(text) {
    find('status').textContent = `${location.host}: ${text}`;
  }

}

/** Reads a stream to its end, and returns when its first word came. */
async function firstWord(response) {
  let first = null;
  for await (const event of readEvents(response)) {
    if (event.name === 'text') {
      first ??= performance.now();
    }
    else if (event.name === 'error') {
      throw new Problem(0, JSON.parse(event.data).detail);
    }
  }
  if (first === null) {
    throw new Problem(0, 'The stream had no words.');
  }
  return first;
}

function describe(failure) {
  if (failure.name === 'AbortError') {
    return 'Stopped.';
  }
  if (failure.status === 401) {
    return 'This backend does not accept the account of the race. All backends of a race share one database and one key.';
  }
  return failure instanceof Problem ? failure.explain() : String(failure);
}

function isRace({ kind, count, atOnce, token, author, reader, word }) {
  return Object.hasOwn(REQUESTS, kind) && isNumber(count, MOST_REQUESTS) && isNumber(atOnce, MOST_AT_ONCE)
    && [token, author, reader, word].every((text) => typeof text === 'string')
    && ID.test(author) && ID.test(reader) && WORD.test(word);
}

function isNumber(value, most) {
  return Number.isInteger(value) && value >= 1 && value <= most;
}

addEventListener('message', (event) => {
  // from the page that embeds this one, on this machine; from then on only messages of that port are read
  if (event.source === window.parent && localOrigin(event.origin) !== null && event.data?.type === 'hello' && event.ports.length === 1) {
    new Lane(event.ports[0]);
  }
});
