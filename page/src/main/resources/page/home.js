import { Problem, randomKey } from './api.js';
import { element, find } from './elements.js';
import { clearProblem } from './forms.js';
import { LiveFeed } from './live.js';
import { People } from './people.js';
import { Timeline, Users } from './timeline.js';
import { TweetView, picture } from './tweet.js';

/** Relative times are written anew after so many milliseconds. */
const CLOCK = 30_000;

/** Returns how many characters a tweet has, which the page says in one place. */
export function tweetLengths() {
  const { least, most } = find('post-content').dataset;
  return { least: Number(least), most: Number(most) };
}

/** What a user who is logged in sees. A new one is made with each log-in, so that nothing of the last one is left. */
export class Home {

  #api;

  #notify;

  #users;

  #people;

  #live;

  #timeline;

  #shown = new Map();

  #found = [];

  #liked = new Set();

  #clock;

  #isOpen = true;

  /** The key of the tweet that is being written: with it, posting again after a failure posts no second one. */
  #draft = { content: null, key: null };

  constructor(api, notify) {
    this.#api = api;
    this.#notify = notify;
    this.#users = new Users(api);
    this.#people = new People(api, notify, () => this.#reload());
    this.#live = new LiveFeed(api);
  }

  async open() {
    this.#live.addEventListener('open', () => state('Live', 'live'));
    this.#live.addEventListener('broken', () => state('Connecting again …', 'broken'));
    this.#live.addEventListener('tweet', (event) => this.#arrive(event.detail));
    this.#live.addEventListener('reset', () => this.#reload());
    this.#clock = setInterval(() => [...this.#shown.values(), ...this.#found].forEach((view) => view.showTime()), CLOCK);
    state('Connecting …', 'broken');
    // before the timeline is read, so that no tweet is between the two
    this.#live.follow();
    this.#users.get(this.#api.userId).then((user) => {
      find('me').textContent = user.user_name ?? '';
    });
    const likes = this.#api.read(`/interaction-service/likes/user/${this.#api.userId}`)
      .then(({ value }) => value.forEach((like) => this.#liked.add(like.tweet.id)));
    await Promise.all([this.#people.open(), likes]).catch((failure) => this.#fail(failure));
    await this.#reload();
  }

  close() {
    this.#isOpen = false;
    this.#live.stop();
    clearInterval(this.#clock);
    this.#clear();
    this.#people.clear();
    this.#showFound([]);
    find('announcer').replaceChildren();
    find('me').textContent = '';
    find('search-count').textContent = '';
    find('picture').close();
    find('picture-content').replaceChildren();
    state(null);
  }

  /** Posts a tweet and, if there is one, its picture. */
  async post(content, file) {
    const length = [...content].length;
    const { least, most } = tweetLengths();
    if (length < least || length > most) {
      throw new Problem(0, `A tweet has ${least} to ${most} characters; this one has ${length}.`);
    }
    if (this.#draft.content !== content) {
      this.#draft = { content, key: randomKey() };
    }
    const headers = { 'Idempotency-Key': this.#draft.key };
    const path = `/tweet-service/tweets/${this.#api.userId}`;
    const tweet = await (await this.#api.call('POST', path, { json: { content }, headers })).json();
    const view = this.#prepend(tweet);
    if (file !== undefined) {
      await this.#upload(tweet, file);
      await view.refresh();
    }
    this.#draft = { content: null, key: null };
  }

  async #upload(tweet, file) {
    const body = new FormData();
    body.append('file', file);
    try {
      await this.#api.call('PUT', `/tweet-service/tweets/${tweet.id}/picture`, { body });
    }
    catch (failure) {
      if (failure instanceof Problem) {
        // the fields are those of the upload, not of this form
        const reasons = failure.errors.map((error) => ` The ${error.field} ${error.message}`).join('');
        throw new Problem(failure.status, `The tweet is posted, but not its picture. ${failure.message}${reasons}`, [], failure.wait);
      }
      throw failure;
    }
  }

  async search(term, kind) {
    this.#people.clear();
    this.#showFound([]);
    const word = encodeURIComponent(term.replace(/^#/, ''));
    const count = find('search-count');
    count.textContent = 'Searching …';
    try {
      if (kind === 'people' && !term.startsWith('#')) {
        const { value } = await this.#api.read(`/user-service/users/search/${word}?limit=20`);
        this.#people.show(value);
        count.textContent = counted(value.length, 'person', 'people');
      }
      else {
        const { value } = await this.#api.read(`/tweet-service/tweets/search/${term.startsWith('#') ? 'hashtag/' : ''}${word}?limit=20`);
        value.forEach((tweet) => this.#users.remember(tweet.user));
        this.#showFound(value);
        count.textContent = counted(value.length, 'tweet', 'tweets');
      }
    }
    catch (failure) {
      count.textContent = '';
      throw failure;
    }
  }

  #showFound(tweets) {
    this.#found = tweets.map((tweet) => this.#view(tweet));
    find('found').replaceChildren(...this.#found.map((view) => view.element));
    this.#found.forEach((view) => view.refresh().catch(() => {}));
  }

  async #reload() {
    this.#clear();
    this.#timeline = new Timeline(this.#api);
    await this.older();
  }

  #clear() {
    this.#shown.clear();
    find('timeline').replaceChildren();
    find('older').hidden = true;
    find('empty').hidden = true;
  }

  /** Shows the next page of the timeline. */
  async older() {
    const timeline = this.#timeline;
    const list = find('timeline');
    list.setAttribute('aria-busy', 'true');
    try {
      const { tweets, more } = await timeline.older();
      if (timeline === this.#timeline && this.#isOpen) {
        tweets.filter((tweet) => !this.#shown.has(tweet.id)).forEach((tweet) => list.append(this.#keep(tweet).element));
        find('older').hidden = !more;
        find('empty').hidden = this.#shown.size > 0;
      }
    }
    catch (failure) {
      find('older').hidden = !this.#isOpen;
      this.#fail(failure);
    }
    finally {
      list.removeAttribute('aria-busy');
    }
  }

  async #arrive(tweet) {
    if (this.#shown.has(tweet.id)) {
      return;
    }
    const view = this.#prepend(tweet);
    view.element.classList.add('new');
    view.refreshNew();
    const author = await this.#users.get(tweet.user_id);
    const announcer = find('announcer');
    announcer.append(element('p', {}, `New tweet by ${author.user_name ?? 'an unknown user'}: ${tweet.content}`));
    while (announcer.children.length > 5) {
      announcer.firstChild.remove();
    }
  }

  #prepend(tweet) {
    const known = this.#shown.get(tweet.id);
    if (known !== undefined) {
      return known;
    }
    const view = this.#keep(tweet);
    find('timeline').prepend(view.element);
    find('empty').hidden = true;
    return view;
  }

  #keep(tweet) {
    const view = this.#view(tweet);
    this.#shown.set(tweet.id, view);
    return view;
  }

  #view(tweet) {
    const view = new TweetView(this.#api, tweet, this.#users, {
      like: (id, isLiked) => this.#like(id, isLiked),
      show: (id, author) => this.#showPicture(id, author),
      find: (tag) => this.#findTag(tag),
      fail: (failure) => this.#fail(failure),
    });
    view.isLiked = this.#liked.has(tweet.id);
    return view;
  }

  /** A tweet may be in the timeline and among the results of a search. */
  #like(id, isLiked) {
    if (isLiked) {
      this.#liked.add(id);
    }
    else {
      this.#liked.delete(id);
    }
    [...this.#shown.values(), ...this.#found].filter((view) => view.id === id).forEach((view) => {
      view.isLiked = isLiked;
    });
  }

  #findTag(tag) {
    const form = find('search');
    clearProblem(form);
    find('search-term').value = tag;
    find('search-term').focus();
    form.requestSubmit();
  }

  async #showPicture(id, author) {
    try {
      const image = await picture(this.#api, `/tweet-service/tweets/${id}/picture`);
      image.alt = `Picture of a tweet by ${author}`;
      find('picture-content').replaceChildren(image);
      find('picture').showModal();
    }
    catch (failure) {
      this.#fail(failure);
    }
  }

  #fail(failure) {
    if (!(failure instanceof Problem)) {
      throw failure;
    }
    if (this.#isOpen) {
      this.#notify(failure.explain());
    }
  }

}

function state(text, kind) {
  const shown = find('state');
  shown.hidden = text === null;
  shown.textContent = text ?? '';
  shown.className = `state ${kind ?? ''}`;
}

function counted(count, one, many) {
  return count === 0 ? `No ${many} found.` : `${count} ${count === 1 ? one : many} found.`;
}
