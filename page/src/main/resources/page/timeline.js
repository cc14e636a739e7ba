const PAGE = 20;

/** The tweets of one list of the server, page by page, newest first. */
class Source {

  #api;

  #next;

  #tweets = [];

  constructor(api, path) {
    this.#api = api;
    this.#next = `${path}?limit=${PAGE}`;
  }

  /** Returns the newest tweet that was not taken yet, or null. */
  async peek() {
    while (this.#tweets.length === 0 && this.#next !== null) {
      const page = await this.#api.read(this.#next);
      this.#tweets = page.value;
      this.#next = page.next;
    }
    return this.#tweets[0] ?? null;
  }

  take() {
    return this.#tweets.shift();
  }

}

/** The tweets of followed users and one's own, newest first, as two lists of the server give them. */
export class Timeline {

  #sources;

  constructor(api) {
    this.#sources = [`/tweet-service/tweets/${api.userId}/feed`, `/tweet-service/tweets/user/${api.userId}`]
      .map((path) => new Source(api, path));
  }

  /** Returns the next tweets, and whether there are more behind them. */
  async older() {
    const tweets = [];
    let source = await this.#newest();
    while (source !== null && tweets.length < PAGE) {
      tweets.push(source.take());
      source = await this.#newest();
    }
    return { tweets, more: source !== null };
  }

  async #newest() {
    const heads = await Promise.all(this.#sources.map((source) => source.peek()));
    let newest = null;
    heads.forEach((tweet, i) => {
      if (tweet !== null && (newest === null || tweet.created_at > heads[newest].created_at)) {
        newest = i;
      }
    });
    return newest === null ? null : this.#sources[newest];
  }

}

/** The names of users, each read once. */
export class Users {

  #api;

  #known = new Map();

  constructor(api) {
    this.#api = api;
  }

  remember(user) {
    if (user.user_name !== undefined) {
      this.#known.set(user.id, Promise.resolve(user));
    }
  }

  /** Returns the summary of a user, or the id alone while it cannot be read. */
  get(id) {
    if (!this.#known.has(id)) {
      const user = this.#api.read(`/user-service/users/summary/${id}`).then((found) => found.value);
      this.#known.set(id, user.catch(() => {
        this.#known.delete(id);
        return { id };
      }));
    }
    return this.#known.get(id);
  }

}
