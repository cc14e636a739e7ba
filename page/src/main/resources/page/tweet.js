import { busy, element, isBusy } from './elements.js';

/** The hashtags that the server finds in a text: joiners belong to them between letters. */
const HASHTAG = /(?<![\p{L}\p{M}\p{Nd}_])#(?=[\p{M}\p{Nd}_]*(?:\p{M}[\u200c\u200d])?\p{L})(?:[\p{L}\p{M}][\u200c\u200d](?=\p{L})|[\p{L}\p{M}\p{Nd}_])+/gu;

const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' });

const ABSOLUTE = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const UNITS = [['day', 86_400], ['hour', 3_600], ['minute', 60]];

/** A picture is uploaded after its tweet was sent to all who follow, so a new tweet is read again after so long. */
const PICTURE_PAUSES = [1_000, 4_000, 10_000];

/** Pictures are read when they come near the part of the page that is shown. */
const nearby = new IntersectionObserver((entries) => entries.filter((entry) => entry.isIntersecting).forEach((entry) => {
  nearby.unobserve(entry.target);
  entry.target.dispatchEvent(new Event('nearby'));
}), { rootMargin: '200px' });

/** A tweet as the page shows it. What the page does with it is in the hooks: like, show, find, fail. */
export class TweetView {

  #api;

  #hooks;

  #tweet;

  #isLiked = false;

  #author = element('span', { className: 'name' }, '…');

  #time = element('time');

  #like = element('button', { type: 'button', className: 'like' });

  #counts = element('span', { className: 'counts' });

  #picture = element('button', { type: 'button', className: 'picture', hidden: true });

  constructor(api, tweet, users, hooks) {
    this.#api = api;
    this.#tweet = tweet;
    this.#hooks = hooks;
    const avatar = element('span', { className: 'avatar', 'aria-hidden': 'true' });
    avatar.style.setProperty('--hue', Number.parseInt(tweet.user_id.slice(-4), 16) % 360);
    this.#time.dateTime = tweet.created_at;
    this.#time.title = ABSOLUTE.format(new Date(tweet.created_at));
    this.element = element('article', { className: 'tweet' }, avatar,
      element('header', {}, this.#author, ' ', this.#time),
      element('p', { className: 'text', dir: 'auto' }, ...this.#text(tweet.content)), this.#picture,
      element('footer', {}, this.#like, this.#counts));
    this.#like.addEventListener('click', () => this.#toggle());
    this.#picture.addEventListener('nearby', () => this.#showPreview());
    this.#picture.addEventListener('click', () => hooks.show(tweet.id, this.#author.textContent));
    this.showTime();
    this.#showCounts();
    this.#showPicture();
    users.get(tweet.user_id).then((user) => {
      this.#author.textContent = user.user_name ?? 'A user whose name is not known now';
      avatar.textContent = (user.user_name ?? '?').slice(0, 1).toUpperCase();
      this.element.setAttribute('aria-label', `Tweet by ${this.#author.textContent}`);
      this.#showCounts();
    });
  }

  get id() {
    return this.#tweet.id;
  }

  set isLiked(isLiked) {
    this.#isLiked = isLiked;
    this.#showCounts();
  }

  showTime() {
    const age = (Date.now() - Date.parse(this.#tweet.created_at)) / 1_000;
    const [unit, seconds] = UNITS.find(([, length]) => age >= length) ?? [null];
    this.#time.textContent = unit === null ? 'now' : RELATIVE.format(-Math.floor(age / seconds), unit);
  }

  /** Reads the counts and the picture, which an event of the live feed does not have. */
  async refresh() {
    const { value } = await this.#api.read(`/tweet-service/tweets/${this.id}`);
    this.#tweet = value;
    this.#showCounts();
    this.#showPicture();
  }

  /** Reads a tweet that was just posted until it has a picture, a few times. */
  async refreshNew() {
    for (const pause of [0, ...PICTURE_PAUSES]) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (!this.element.isConnected || this.#tweet.picture_id !== undefined) {
        return;
      }
      await this.refresh().catch(() => {});
    }
  }

  #text(content) {
    const parts = [];
    let end = 0;
    for (const found of content.matchAll(HASHTAG)) {
      parts.push(content.slice(end, found.index));
      const tag = element('button', { type: 'button', className: 'tag' }, found[0]);
      tag.addEventListener('click', () => this.#hooks.find(found[0]));
      parts.push(tag);
      end = found.index + found[0].length;
    }
    return [...parts, content.slice(end)];
  }

  #showCounts() {
    const likes = this.#tweet.likes_count;
    this.#like.setAttribute('aria-pressed', String(this.#isLiked));
    this.#like.setAttribute('aria-label', `Like this tweet by ${this.#author.textContent}${likes === undefined ? '' : `, likes: ${likes}`}`);
    this.#like.textContent = `${this.#isLiked ? '♥' : '♡'} ${likes ?? ''}`;
    const others = [['reply', 'replies', this.#tweet.replies_count], ['retweet', 'retweets', this.#tweet.retweets_count]];
    this.#counts.textContent = others.filter(([, , count]) => count > 0)
      .map(([one, many, count]) => `${count} ${count === 1 ? one : many}`)
      .join(' · ');
  }

  async #toggle() {
    if (isBusy(this.#like)) {
      return;
    }
    await busy(this.#like, async () => {
      try {
        const path = `/interaction-service/likes/${this.#api.userId}/tweets/${this.id}`;
        await this.#api.call(this.#isLiked ? 'DELETE' : 'POST', path);
        this.#isLiked = !this.#isLiked;
        this.#hooks.like(this.id, this.#isLiked);
        await this.refresh();
      }
      catch (failure) {
        this.#hooks.fail(failure);
      }
    });
  }

  #showPicture() {
    if (this.#tweet.picture_id !== undefined && this.#picture.hidden) {
      this.#picture.hidden = false;
      this.#picture.setAttribute('aria-label', 'Show the whole picture of this tweet');
      nearby.observe(this.#picture);
    }
  }

  async #showPreview() {
    try {
      const image = await picture(this.#api, `/tweet-service/tweets/${this.id}/picture/preview`);
      image.alt = '';
      this.#picture.replaceChildren(image);
    }
    catch {
      this.#picture.replaceChildren('The picture cannot be shown now. Try the whole one.');
    }
  }

}

/** Reads a picture, which needs the token, and returns it as an image once it can be shown. */
export async function picture(api, path) {
  const response = await api.call('GET', path);
  const url = URL.createObjectURL(await response.blob());
  const image = element('img', { src: url });
  try {
    await image.decode();
    return image;
  }
  finally {
    // the image keeps what it has decoded
    URL.revokeObjectURL(url);
  }
}
