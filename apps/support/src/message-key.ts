/** The key of one message: however often it is sent, it arrives once. `crypto.randomUUID` is absent where a site runs over plain http. */
export function createMessageKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
