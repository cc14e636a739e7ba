// Generators.

function* characters(csv) {
  while (csv.hasNext()) {
    yield csv.next();
  }
}

function* withoutReturns(characters) {
  for (const character of characters) {
    if (character !== '\r') {
      yield character;
    }
  }
}

export default function run(csv) {
  for (const character of withoutReturns(characters(csv))) {
    csv.add(character);
  }
}
