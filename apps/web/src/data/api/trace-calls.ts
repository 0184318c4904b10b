// Traces begin in the browser [W3C Trace Context]: each call then names a trace of its own, which site and platform continue down to the
// database. It is loaded only where the operator has a collector, and sends nothing by itself.
import { callHeaders } from './browser-call.ts'

/** From now on each call of this page carries a `traceparent`. */
export function traceCalls(): void {
  // A getter, because the headers are read for each call.
  Object.defineProperty(callHeaders, 'traceparent', {
    enumerable: true,
    configurable: true,
    get: () => `00-${randomHex(16)}-${randomHex(8)}-01`,
  })
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
