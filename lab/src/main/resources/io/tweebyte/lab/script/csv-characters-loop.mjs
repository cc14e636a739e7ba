// A loop.

export default function run(csv) {
  while (csv.hasNext()) {
    const character = csv.next();
    if (character !== '\r') {
      csv.add(character);
    }
  }
}
