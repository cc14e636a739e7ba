import { busy, element, find, isBusy } from './elements.js';
import { Problem } from './api.js';

/** The users that a search has found, and whom of them the user follows. */
export class People {

  #api;

  #notify;

  #changed;

  #followed = new Set();

  #requested = new Set();

  constructor(api, notify, changed) {
    this.#api = api;
    this.#notify = notify;
    this.#changed = changed;
  }

  async open() {
    const { value } = await this.#api.read(`/interaction-service/follows/${this.#api.userId}/following/identifiers`);
    value.forEach((id) => this.#followed.add(id));
  }

  clear() {
    find('people').replaceChildren();
  }

  show(users) {
    find('people').replaceChildren(...users.map((user) => this.#row(user)));
  }

  #row(user) {
    const note = user.is_private ? element('span', { className: 'muted' }, ' private') : '';
    const row = element('li', {}, element('span', { className: 'name' }, user.user_name, note));
    if (user.id === this.#api.userId) {
      row.append(element('span', { className: 'muted' }, 'you'));
      return row;
    }
    const button = element('button', { type: 'button' });
    this.#label(button, user);
    button.addEventListener('click', () => this.#toggle(button, user));
    row.append(button);
    return row;
  }

  #label(button, user) {
    const isFollowed = this.#followed.has(user.id);
    const isRequested = this.#requested.has(user.id);
    const ask = user.is_private ? 'Ask to follow' : 'Follow';
    button.textContent = isFollowed ? 'Unfollow' : isRequested ? 'Take the request back' : ask;
    button.setAttribute('aria-label', `${button.textContent}: ${user.user_name}`);
  }

  async #toggle(button, user) {
    if (isBusy(button)) {
      return;
    }
    const isKnown = this.#followed.has(user.id) || this.#requested.has(user.id);
    await busy(button, async () => {
      try {
        const path = `/interaction-service/follows/${this.#api.userId}/${user.id}`;
        await this.#api.call(isKnown ? 'DELETE' : 'POST', path);
        this.#followed.delete(user.id);
        this.#requested.delete(user.id);
        if (!isKnown) {
          (user.is_private ? this.#requested : this.#followed).add(user.id);
        }
        this.#label(button, user);
        await this.#changed();
      }
      catch (failure) {
        if (!(failure instanceof Problem)) {
          throw failure;
        }
        this.#notify(failure.explain());
      }
    });
  }

}
