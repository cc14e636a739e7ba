// Methods of arrays: each step makes an array of all characters.

export default function run(csv) {
  csv
    .all()
    .split('')
    .filter((character) => character !== '\r')
    .forEach((character) => csv.add(character));
}
