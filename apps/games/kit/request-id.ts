/** A new id for an idempotent call. Works on plain http too, where `crypto.randomUUID` does not exist. */
export function createRequestId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
