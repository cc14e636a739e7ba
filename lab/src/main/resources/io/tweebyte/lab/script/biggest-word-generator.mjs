// Generators.
import { longer, words } from './biggest-word.mjs';

function* lines(shelf) {
  for (const file of shelf.files) {
    yield* shelf.lines(file);
  }
}

function* wordsOf(lines) {
  for (const line of lines) {
    yield* words(line);
  }
}

export default function run(shelf) {
  let biggest = '';
  for (const word of wordsOf(lines(shelf))) {
    biggest = longer(biggest, word);
  }
  shelf.deliver(biggest);
}
