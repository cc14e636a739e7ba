// Async generators: each line and each word is awaited.
import { longer, words } from './biggest-word.mjs';

async function* lines(shelf) {
  for (const file of shelf.files) {
    for (const line of shelf.lines(file)) {
      yield line;
    }
  }
}

async function* wordsOf(lines) {
  for await (const line of lines) {
    for (const word of words(line)) {
      yield word;
    }
  }
}

export default async function run(shelf) {
  let biggest = '';
  for await (const word of wordsOf(lines(shelf))) {
    biggest = longer(biggest, word);
  }
  shelf.deliver(biggest);
}
