// When somebody has to show that they are no program. Promises: the first few tries of an address cost nothing, more of them a
// captcha, many more are refused for a while; what goes well is not counted, and nobody's tries count for another address.
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
const sending: Patience = { free: { max: 5, windowMs: 10 * minute }, most: [{ max: 60, windowMs: 10 * minute }, { max: 400, windowMs: day }] }
const patience: Record<CaptchaDeed, Patience> = {
  code: sending,
  restore: sending,
  login: { free: { max: 10, windowMs: 15 * minute }, most: [{ max: 100, windowMs: 15 * minute }] },
  registration: { free: { max: 3, windowMs: 10 * minute }, most: [{ max: 60, windowMs: 10 * minute }] },
}

/**
 * Counts one try of an address and asks it for a captcha when it has had its free ones. Before the deed's own work begins.
 * Throws Refusal captcha_required, captcha_failed, too_many_requests (with `retryAfter`) or temporarily_unavailable.
 */
export async function askCaptcha({ config, rateLimiter, captcha }: CaptchaParts, { answer, address, deed, isAlways = false }: CaptchaTry): Promise<void> {
  const { free, most } = patience[deed]
  const count = (kind: 'free' | 'most', limit: RequestLimit) => (config.rateLimits ? rateLimiter.count(nameCounter(kind, limit, deed, address), limit) : null)
  const isFree = count('free', free) === null && !isAlways
  if (!isFree && answer === undefined) throw new Refusal('captcha_required')
  const waits = most.flatMap((limit) => count('most', limit) ?? [])
  if (waits.length > 0) throw new Refusal('too_many_requests', { params: { retryAfter: Math.max(...waits) } })
  if (!isFree && !await captcha.judge({ answer: answer!, address, deed })) throw new Refusal('captcha_failed')
}

/** Gives a try back whose deed went well: a household, an office or a café behind one address is no attack. */
export function forgiveTry({ config, rateLimiter }: Pick<CaptchaParts, 'config' | 'rateLimiter'>, { address, deed }: Pick<CaptchaTry, 'address' | 'deed'>): void {
  if (!config.rateLimits) return
  const { free, most } = patience[deed]
  rateLimiter.count(nameCounter('free', free, deed, address), free, { cost: -1 })
  for (const limit of most) rateLimiter.count(nameCounter('most', limit, deed, address), limit, { cost: -1 })
}

function nameCounter(kind: 'free' | 'most', { windowMs }: RequestLimit, deed: CaptchaDeed, address: string): string {
  return `captcha ${kind} ${deed} ${windowMs} ${networkOf(address)}`
}
