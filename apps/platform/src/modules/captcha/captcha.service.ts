// When somebody has to show that they are no program. Promises: the first few tries of an address cost nothing, more of them a
// captcha, many more are refused for a while; what goes well is not counted, and nobody's tries count for another address. Who has
// thousands of networks of IPv6 to ask from does not begin anew with each.
import { networkOf, wideNetworkOf } from '@yanta/config/network'
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
  /** Somebody else has counted too many tries: the seconds until there are fewer. */
  wait?: number | null
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
const sending: Patience = {
  free: { max: 5, windowMs: 10 * minute },
  most: [
    { max: 60, windowMs: 10 * minute },
    { max: 400, windowMs: day },
  ],
}
const patience: Record<CaptchaDeed, Patience> = {
  code: sending,
  restore: sending,
  login: { free: { max: 10, windowMs: 15 * minute }, most: [{ max: 100, windowMs: 15 * minute }] },
  registration: { free: { max: 3, windowMs: 10 * minute }, most: [{ max: 60, windowMs: 10 * minute }] },
}

/** What all networks of one /48 may do, in what one may: providers have many households there. */
const householdsTogether = 10

/**
 * Counts one try of an address and asks it for a captcha when it has had its free ones. Before the deed's own work begins.
 * Throws Refusal captcha_required (with `retryAfter` where a free try comes again), captcha_failed, too_many_requests (with `retryAfter`) or temporarily_unavailable.
 */
export async function askCaptcha(
  { config, rateLimiter, captcha }: CaptchaParts,
  { answer, address, deed, isAlways = false, wait = null }: CaptchaTry,
): Promise<void> {
  const count = (kind: keyof Patience) =>
    config.rateLimits
      ? listCounters(kind, deed, address).flatMap(({ key, limit }) => rateLimiter.count(key, limit) ?? [])
      : []
  const freeWaits = [...count('free'), ...(wait === null ? [] : [wait])]
  const isFree = freeWaits.length === 0 && !isAlways
  // Who has no scripts can't solve anything, but they can wait.
  if (!isFree && answer === undefined)
    throw new Refusal('captcha_required', isAlways ? {} : { params: { retryAfter: Math.max(...freeWaits) } })
  const waits = count('most')
  if (waits.length > 0) throw new Refusal('too_many_requests', { params: { retryAfter: Math.max(...waits) } })
  if (!isFree && !(await captcha.judge({ answer: answer!, address, deed })))
    throw new Refusal('captcha_failed')
}

/** Gives a try back whose deed went well: a household, an office or a café behind one address is no attack. */
export function forgiveTry(
  { config, rateLimiter }: Pick<CaptchaParts, 'config' | 'rateLimiter'>,
  { address, deed }: Pick<CaptchaTry, 'address' | 'deed'>,
): void {
  if (!config.rateLimits) return
  for (const kind of ['free', 'most'] as const)
    for (const { key, limit } of listCounters(kind, deed, address))
      rateLimiter.count(key, limit, { cost: -1 })
}

interface Counter {
  key: string
  limit: RequestLimit
}

/** Whatever a try of this address counts for. */
function listCounters(kind: keyof Patience, deed: CaptchaDeed, address: string): Counter[] {
  const { free, most } = patience[deed]
  const wide = wideNetworkOf(address)
  return (kind === 'free' ? [free] : most).flatMap(({ max, windowMs }) => {
    const name = (network: string) => `captcha ${kind} ${deed} ${windowMs} ${network}`
    const own = { key: name(networkOf(address)), limit: { max, windowMs } }
    return wide === null
      ? [own]
      : [own, { key: name(wide), limit: { max: max * householdsTogether, windowMs } }]
  })
}
