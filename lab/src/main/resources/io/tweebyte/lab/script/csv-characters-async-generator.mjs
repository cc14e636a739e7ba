// Async generators: each character is awaited.

async function* characters(csv) {
  while (csv.hasNext()) {
    yield csv.next();
  }
}

async function* withoutReturns(characters) {
  for await (const character of characters) {
    if (character !== '\r') {
      yield character;
    }
  }
}

export default async function run(csv) {
  for await (const character of withoutReturns(characters(csv))) {
    csv.add(character);
  }
}
