// When somebody has to show that they are no program. Promises: the first few tries of an address cost nothing, more of them a
// captcha, many more are refused for a while; nobody's tries count for another address.
import { networkOf } from '@yanta/config/network'
import type { RateLimiter, RequestLimit } from '@yanta/config/rate-limiter'
import type { Captcha, CaptchaDeed } from '../../adapters/captcha/captcha.ts'
import { Refusal } from '../../plugins/refusal.ts'

export interface CaptchaParts {
  config: { rateLimits: boolean }
  rateLimiter: RateLimiter
  captcha: Captcha
}

export interface CaptchaTry {
  /** What the call took along. */
  answer: string | undefined
  address: string
  deed: CaptchaDeed
  /** Ask at the first try already. */
  isAlways?: boolean
}

interface Patience {
  /** Tries for which nothing is asked. */
  free: RequestLimit
  /** Tries at all, each with a right answer behind the free ones. */
  most: RequestLimit[]
}

const minute = 60_000
const day = 24 * 60 * minute
/** Messages cost the operator money and bother whoever gets them, so their day is counted too. */
const sending: Patience = { free: { max: 3, windowMs: 10 * minute }, most: [{ max: 20, windowMs: 10 * minute }, { max: 100, windowMs: day }] }
const patience: Record<CaptchaDeed, Patience> = {
  code: sending,
  restore: sending,
  login: { free: { max: 5, windowMs: 15 * minute }, most: [{ max: 60, windowMs: 15 * minute }] },
  registration: { free: { max: 3, windowMs: 10 * minute }, most: [{ max: 20, windowMs: 10 * minute }] },
}

/**
 * Counts one try of an address and asks it for a captcha when it has had its free ones. Before the deed's own work begins.
 * Throws Refusal captcha_required, captcha_failed, too_many_requests (with `retryAfter`) or temporarily_unavailable.
 */
export async function askCaptcha({ config, rateLimiter, captcha }: CaptchaParts, { answer, address, deed, isAlways = false }: CaptchaTry): Promise<void> {
  const { free, most } = patience[deed]
  const caller = networkOf(address)
  const count = (kind: string, limit: RequestLimit) => (config.rateLimits ? rateLimiter.count(`captcha ${kind} ${deed} ${limit.windowMs} ${caller}`, limit) : null)
  const isFree = count('free', free) === null && !isAlways
  if (!isFree && answer === undefined) throw new Refusal('captcha_required')
  const waits = most.flatMap((limit) => count('most', limit) ?? [])
  if (waits.length > 0) throw new Refusal('too_many_requests', { params: { retryAfter: Math.max(...waits) } })
  if (!isFree && !await captcha.judge({ answer: answer!, address, deed })) throw new Refusal('captcha_failed')
}
