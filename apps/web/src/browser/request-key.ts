/** A key for one press of a button that moves money: however often it is sent, it has its effect once. */
export function createRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
