// Rate limit of documents per address. Rendering is the expensive part: a cached document shared by guests counts a tenth.
import { createRateLimiter, networkOf } from '@yanta/server'
import type { WebConfig } from '../web-config.ts'

export interface DocumentLimit {
  /** Counts one document; null when it is allowed, else the seconds to wait. */
  count: (address: string, effort: 'kept' | 'rendered') => number | null
}

const costs = { kept: 1, rendered: 10 }

export function buildDocumentLimit({
  rateLimits,
  documentLimit,
}: Pick<WebConfig, 'rateLimits' | 'documentLimit'>): DocumentLimit {
  if (!rateLimits) return { count: () => null }
  const limiter = createRateLimiter()
  const limit = { max: documentLimit * costs.rendered, windowMs: 60_000 }
  return { count: (address, effort) => limiter.count(networkOf(address), limit, { cost: costs[effort] }) }
}
