import { createHmac } from 'node:crypto'

/** A key of 32 bytes for one purpose, made from the platform's secret: what is signed for one purpose is noise for any other. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return createHmac('sha256', secret).update(`yanta.${purpose}`).digest()
}
