/** Whether an address leads to this machine from nowhere else. */
export function isLocal(address: string) {
  const { protocol, hostname } = new URL(address);
  return protocol === 'file:' || /^(localhost|127(\.\d+){3}|\[::1\])$|\.localhost$/.test(hostname);
}
