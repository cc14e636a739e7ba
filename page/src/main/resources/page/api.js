/** A response that is no success, in the words of the server. */
export class Problem extends Error {

  constructor(status, detail, errors = [], wait = null) {
    super(detail);
    this.status = status;
    this.errors = errors;
    /** In how many seconds the server wants the next attempt; null where it does not say. */
    this.wait = wait;
  }

  /** The detail, and what to do about a server that refuses work. */
  explain() {
    if (this.wait === null) {
      return this.message;
    }
    const reason = this.status === 429 ? 'You sent too many requests.' : 'The server has too much to do, or a part of it is unavailable.';
    return `${this.message} ${reason} Wait ${this.wait} ${this.wait === 1 ? 'second' : 'seconds'}, then try again.`;
  }

}

/** Calls the backend that serves this page. The token is in memory alone. */
export class Api extends EventTarget {

  #token = null;

  userId = null;

  get isLoggedIn() {
    return this.#token !== null;
  }

  logIn(token) {
    this.#token = token;
    this.userId = subject(token);
  }

  logOut() {
    this.#token = null;
    this.userId = null;
  }

  /** Returns the response if it is a success; fails with a Problem. */
  async call(method, path, { json, body, headers = {}, signal } = {}) {
    const token = this.#token;
    const options = { method, signal, body, headers: { ...headers }, cache: 'no-store', credentials: 'omit' };
    if (token !== null) {
      options.headers.Authorization = `Bearer ${token}`;
    }
    if (json !== undefined) {
      options.headers['Content-Type'] = 'application/json';
      options.body = JSON.stringify(json);
    }
    const response = await send(path, options);
    if (response.ok) {
      return response;
    }
    if (response.status === 401 && token !== null && token === this.#token) {
      this.dispatchEvent(new Event('ended'));
    }
    throw await problem(response);
  }

  /** Returns the JSON of a response, its missing parts, and the path of the next page or null. */
  async read(path, options) {
    const response = await this.call('GET', path, options);
    const missing = response.headers.get('X-Degraded');
    if (missing !== null) {
      this.dispatchEvent(new CustomEvent('degraded', { detail: missing }));
    }
    return { value: await response.json(), next: next(path, response.headers.get('Link')) };
  }

}

async function send(path, options) {
  try {
    return await fetch(path, options);
  }
  catch (failure) {
    if (failure.name === 'AbortError') {
      throw failure;
    }
    throw new Problem(0, 'The server cannot be reached.');
  }
}

async function problem(response) {
  const seconds = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  const wait = Number.isNaN(seconds) ? null : seconds;
  try {
    const { detail, errors } = await response.json();
    return new Problem(response.status, detail ?? `The server responds with ${response.status}.`, errors, wait);
  }
  catch {
    return new Problem(response.status, `The server responds with ${response.status}.`, [], wait);
  }
}

function next(path, link) {
  const query = /<(\?[^>]*)>; rel="next"/.exec(link ?? '');
  return query === null ? null : path.split('?')[0] + query[1];
}

/** Reads whose token it is; the server alone verifies it. */
function subject(token) {
  const payload = token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/');
  return JSON.parse(atob(payload)).sub;
}

/** A key by which the server recognises a repeated request. */
export function randomKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
