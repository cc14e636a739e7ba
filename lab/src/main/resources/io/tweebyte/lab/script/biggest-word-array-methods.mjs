// Methods of arrays, book by book.
import { longer, words } from './biggest-word.mjs';

export default function run(shelf) {
  shelf.deliver(
    shelf.files
      .map((file) => shelf.lines(file).flatMap(words).reduce(longer, ''))
      .reduce(longer, ''),
  );
}
