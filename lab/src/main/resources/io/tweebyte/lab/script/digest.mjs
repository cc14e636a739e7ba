// The digest of io.tweebyte.lab.work.Digest, of texts by their hash codes in Java.

const MULTIPLIER = 0x9e3779b97f4a7c15n;

/** Reads a text, and returns what String.hashCode() returns for it in Java. */
export function hashCode(text) {
  let hash = 0;
  for (let place = 0; place < text.length; place++) {
    hash = (Math.imul(31, hash) + text.charCodeAt(place)) | 0;
  }
  return hash;
}

/** Returns the digest of hash codes in their order, as a signed number of 64 bits. */
export function digest(hashCodes) {
  let hash = 0n;
  for (const code of hashCodes) {
    const mixed = BigInt.asUintN(64, (hash ^ BigInt.asUintN(64, BigInt(code))) * MULTIPLIER);
    hash = mixed ^ (mixed >> 32n);
  }
  return BigInt.asIntN(64, hash);
}
