/**
 * Returns the memory of bytes that nobody reads any more to the system at once. V8 counts only up to 64 MB of such memory before it
 * collects it, which is what a streamed body would cost otherwise. A part of a larger buffer stays as it is.
 */
export function releaseBytes({ buffer, byteLength }: Uint8Array): void {
  if (buffer.byteLength === byteLength && buffer instanceof ArrayBuffer) buffer.transfer?.(0)
}
