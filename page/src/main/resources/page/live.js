import { readEvents } from './events.js';
import { Problem } from './api.js';

/** The server sends something every 4 seconds. After so many milliseconds of silence the connection is lost. */
const SILENCE = 15_000;

const LONGEST_PAUSE = 30_000;

/**
 * Follows the live feed until it is stopped. When a stream breaks, the next one goes on behind its last event.
 *
 * Sends the events `open`, `broken`, `tweet` (detail: the tweet) and `reset`.
 */
export class LiveFeed extends EventTarget {

  #api;

  #stop = new AbortController();

  #last = null;

  #retry = 2_000;

  #failures = 0;

  constructor(api) {
    super();
    this.#api = api;
  }

  /** Returns when the feed is stopped, or the token has ended. */
  async follow() {
    let goesOn = true;
    while (goesOn && !this.#stop.signal.aborted) {
      try {
        goesOn = await this.#read();
      }
      catch (failure) {
        await this.#pause(failure);
      }
    }
  }

  stop() {
    this.#stop.abort();
  }

  async #read() {
    const silence = new AbortController();
    const headers = { Accept: 'text/event-stream' };
    if (this.#last !== null) {
      headers['Last-Event-ID'] = this.#last;
    }
    let timer = setTimeout(() => silence.abort(), SILENCE);
    try {
      const signal = AbortSignal.any([this.#stop.signal, silence.signal]);
      const response = await this.#api.call('GET', `/tweet-service/tweets/${this.#api.userId}/feed/stream`, { headers, signal });
      for await (const event of readEvents(response)) {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), SILENCE);
        if (this.#take(event) === 'token-ended') {
          this.#api.dispatchEvent(new Event('ended'));
          return false;
        }
      }
    }
    finally {
      clearTimeout(timer);
    }
    throw new Problem(0, 'The live feed has ended.');
  }

  /** Returns the reason for which the stream ends, if it does. */
  #take(event) {
    this.#last = event.id ?? this.#last;
    if (event.retry !== null) {
      this.#retry = event.retry;
      this.#failures = 0;
      this.dispatchEvent(new Event('open'));
    }
    if (event.name === 'tweet') {
      this.dispatchEvent(new CustomEvent('tweet', { detail: JSON.parse(event.data) }));
    }
    else if (event.name === 'reset') {
      this.dispatchEvent(new Event('reset'));
    }
    return event.name === 'end' ? JSON.parse(event.data).reason : null;
  }

  async #pause(failure) {
    if (this.#stop.signal.aborted || failure.status === 401) {
      this.stop();
      return;
    }
    if (failure.status === 400) {
      // the server does not know the last event any more
      this.#last = null;
      this.dispatchEvent(new Event('reset'));
    }
    const wait = Math.min(this.#retry * 2 ** this.#failures++, LONGEST_PAUSE);
    const pause = Math.max(wait, (failure.wait ?? 0) * 1_000);
    this.dispatchEvent(new Event('broken'));
    await new Promise((resolve) => {
      const timer = setTimeout(resolve, pause);
      this.#stop.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

}
