const HOSTS = ['localhost', '127.0.0.1'];

/** Returns the origin of an address on this machine, or null. The race and its lanes talk to no other origin. */
export function localOrigin(address) {
  if (!URL.canParse(address)) {
    return null;
  }
  const { protocol, hostname, origin } = new URL(address);
  return ['http:', 'https:'].includes(protocol) && HOSTS.includes(hostname) ? origin : null;
}
