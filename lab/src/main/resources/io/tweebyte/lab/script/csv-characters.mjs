// Rows of comma-separated cells, to be taken character by character.
import { hashCode } from './digest.mjs';

const CHUNK = 65536;

class Csv {
  taken = 0;
  delivered = [];
  #text;
  #cell = '';

  constructor(text) {
    this.#text = text;
  }

  hasNext() {
    return this.taken < this.#text.length;
  }

  /** Takes the next character. */
  next() {
    return this.#text[this.taken++];
  }

  /** Returns whether a file would have to be read before the next character. */
  isAtEdge() {
    return this.taken % CHUNK === 0;
  }

  /** Takes all characters. */
  all() {
    this.taken = this.#text.length;
    return this.#text;
  }

  /** Puts characters together to cells, and reads each of them. */
  add(character) {
    if (character === ',' || character === '\n') {
      this.delivered.push(hashCode(this.#cell));
      this.#cell = '';
    } else {
      this.#cell += character;
    }
  }
}

export function prepare(input) {
  return () => new Csv(input);
}
