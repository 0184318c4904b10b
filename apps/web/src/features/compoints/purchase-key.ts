/** A key for one confirmed purchase: repetitions with it buy once. */
export function createPurchaseKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
