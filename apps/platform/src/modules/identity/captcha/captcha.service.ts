// Decides when a client has to solve a captcha. Promises: the first few tries of an address cost nothing, more of them a captcha, many
// more are refused for a while; successful ones are not counted, and tries never count for another address. A client with thousands
// of IPv6 networks does not start afresh with each. All processes share the counters: one may take back a try that another counted.
import type { Clock } from '@yanta/config/clock'
import { networkOf, Refusal, type RequestLimit, wideNetworkOf } from '@yanta/server'
import type { Captcha, CaptchaAction } from '../../../adapters/captcha/captcha.ts'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { countTries, type TryLimit } from '../../../plugins/counted-tries.repository.ts'

export interface CaptchaDeps {
  db: PlatformDatabase
  clock: Clock
  config: { rateLimits: boolean }
  captcha: Captcha
}

export interface CaptchaTry {
  /** The captcha answer sent with the call. */
  answer: string | undefined
  address: string
  action: CaptchaAction
  /** Require a captcha from the first try. */
  isAlways?: boolean
  /** Another limit was exceeded: the seconds until it is not. */
  wait?: number | null
}

interface Patience {
  /** Tries without a captcha. */
  free: RequestLimit
  /** All tries, with a right answer beyond the free ones. */
  most: RequestLimit[]
}

const minute = 60_000
const day = 24 * 60 * minute
/** Messages cost the operator money and bother their recipients, so they have a daily limit too. */
const sending: Patience = {
  free: { max: 5, windowMs: 10 * minute },
  most: [
    { max: 60, windowMs: 10 * minute },
    { max: 400, windowMs: day },
  ],
}
const patience: Record<CaptchaAction, Patience> = {
  code: sending,
  restore: sending,
  login: { free: { max: 10, windowMs: 15 * minute }, most: [{ max: 100, windowMs: 15 * minute }] },
  registration: { free: { max: 3, windowMs: 10 * minute }, most: [{ max: 60, windowMs: 10 * minute }] },
}

/** The limit of all networks of one /48, as a multiple of one network's: internet providers have many households there. */
const householdsTogether = 10

/**
 * Counts one try of an address and requires a captcha after the free ones. To be called before the action's own work.
 * Throws Refusal captcha_required (with `retryAfter` where a free try comes again), captcha_failed, too_many_requests (with `retryAfter`) or temporarily_unavailable.
 */
export async function askCaptcha(
  { db, clock, config, captcha }: CaptchaDeps,
  { answer, address, action, isAlways = false, wait = null }: CaptchaTry,
): Promise<void> {
  const count = async (kind: keyof Patience) =>
    config.rateLimits ? countTries(db, clock.now(), listCounters(kind, action, address)) : []
  const freeWaits = [...(await count('free')), ...(wait === null ? [] : [wait])]
  const isFree = freeWaits.length === 0 && !isAlways
  // A client without scripts can't solve a captcha, but it can wait.
  if (!isFree && answer === undefined)
    throw new Refusal('captcha_required', isAlways ? {} : { params: { retryAfter: Math.max(...freeWaits) } })
  const waits = await count('most')
  if (waits.length > 0) throw new Refusal('too_many_requests', { params: { retryAfter: Math.max(...waits) } })
  if (!isFree && !(await captcha.verify({ answer: answer!, address, action })))
    throw new Refusal('captcha_failed')
}

/** Takes back the count of a successful try: a household, an office or a café behind one address is no attack. */
export async function forgiveTry(
  { db, clock, config }: Pick<CaptchaDeps, 'db' | 'clock' | 'config'>,
  { address, action }: Pick<CaptchaTry, 'address' | 'action'>,
): Promise<void> {
  if (!config.rateLimits) return
  const tries = (['free', 'most'] as const).flatMap((kind) => listCounters(kind, action, address))
  await countTries(db, clock.now(), tries, -1)
}

/** All counters of a try from this address. */
function listCounters(kind: keyof Patience, action: CaptchaAction, address: string): TryLimit[] {
  const { free, most } = patience[action]
  const wide = wideNetworkOf(address)
  return (kind === 'free' ? [free] : most).flatMap(({ max, windowMs }) => {
    const name = (network: string) => `captcha ${kind} ${action} ${windowMs} ${network}`
    const own = { key: name(networkOf(address)), limit: { max, windowMs } }
    return wide === null
      ? [own]
      : [own, { key: name(wide), limit: { max: max * householdsTogether, windowMs } }]
  })
}
