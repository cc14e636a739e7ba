// Books, as io.tweebyte.lab.source.Book has them: lines without what is before and behind the text.
import { readFileSync } from 'node:fs';
import { hashCode } from './digest.mjs';

const HEAD = 14;
const END = '*** END OF';

class Shelf {
  taken = 0;
  delivered = [];

  constructor(files) {
    this.files = files;
  }

  /** Returns the lines of a book. */
  lines(file) {
    const lines = readFileSync(file, 'utf8').split(/\r\n|\r|\n/);
    const end = lines.findIndex((line, number) => number >= HEAD && line.includes(END));
    // what follows the last line feed is no line
    const last = lines.at(-1) === '' ? lines.length - 1 : lines.length;
    const book = lines.slice(HEAD, end < 0 ? last : end);
    this.taken += book.length;
    return book;
  }

  deliver(word) {
    this.delivered.push(hashCode(word));
  }
}

export function words(line) {
  return line.split(' ').filter((word) => word !== '');
}

/** Returns the longer one; of two equally long ones the first in the alphabet. */
export function longer(one, other) {
  if (one.length !== other.length) {
    return one.length > other.length ? one : other;
  }
  return one <= other ? one : other;
}

export function prepare(input) {
  const files = input.split('\n').filter((file) => file !== '');
  return () => new Shelf(files);
}
