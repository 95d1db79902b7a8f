/** Return whether an address is valid on this machine only. */
export function isLocal(address: string) {
  const { protocol, hostname } = new URL(address);
  return protocol === 'file:' || /^(localhost|127(\.\d+){3}|\[::1\])$|\.localhost$/.test(hostname);
}
