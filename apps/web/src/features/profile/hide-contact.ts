// Masks contacts for display. Pure.

/** `vera@example.com` is `v•••@example.com`. */
export function hideEmail(address: string): string {
  const [name = '', host = ''] = address.split('@')
  return `${name.slice(0, 1)}•••@${host}`
}
