import { createHmac } from 'node:crypto'

/** A 32-byte key for one purpose, derived from the platform's secret: a signature for one purpose is invalid for any other. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return createHmac('sha256', secret).update(`yanta.${purpose}`).digest()
}
