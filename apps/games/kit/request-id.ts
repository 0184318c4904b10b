/** A fresh id for a call that must have one effect. Also on plain http, where `crypto.randomUUID` does not exist. */
export function createRequestId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
