// Loops.
import { longer, words } from './biggest-word.mjs';

export default function run(shelf) {
  let biggest = '';
  for (const file of shelf.files) {
    for (const line of shelf.lines(file)) {
      for (const word of words(line)) {
        biggest = longer(biggest, word);
      }
    }
  }
  shelf.deliver(biggest);
}
