// Calls from the browser: to the site's own origin, which holds the session. An expired access token is renewed once for
// all calls and tabs that wait for it.
import { getServerData, refreshToken } from '@yanta/contract'
import { readLocale } from '../../i18n/locale-cookie.ts'
import { setCoarseServerTime } from '../../browser/server-clock.ts'
import { isGuestBuild } from '../../navigation/site-base.ts'
import { type AnswerHeaders, type Call, carryByFetch, createCaller } from './caller.ts'
import type { Refusal } from './result.ts'
import { type Renewal, createRenewal } from './shared-renewal.ts'
import { createDeparture } from './departure.ts'
import { findLogLevel, isSilence } from './failure.ts'
import { createSiteHealth } from './site-health.ts'

/** [9.5]; the site's own server waits for the platform 8 s. */
export const browserTimeoutMs = 30_000

/** Without cookies: the build for guests neither uses nor changes a session. */
const cookies: RequestInit = isGuestBuild ? { credentials: 'omit' } : {}

/** No call of the player is sent during a logout [4.16]. */
export const departure = createDeparture()

/** Further headers of each call of this page. */
export const callHeaders: Record<string, string> = {}

const settings = {
  baseUrl: '',
  locale: readLocale,
  platform: () => (matchMedia('(max-width: 754px)').matches ? ('mobile' as const) : ('desktop' as const)),
  timeoutMs: browserTimeoutMs,
  headers: callHeaders,
  transport: carryByFetch(cookies),
  onAnswer: (headers: AnswerHeaders) => setCoarseServerTime(headers.get('date')),
}

const callOnce = createCaller(settings)
/**
 * Reports are often sent as the page closes: `keepalive` lets the browser finish them, as long as their bodies together stay
 * below 64 KB. A failed report is not reported, or reports about reports would never end.
 */
export const reportCall = createCaller({
  ...settings,
  transport: carryByFetch({ ...cookies, keepalive: true }),
})
const call = createCaller({
  ...settings,
  signal: departure.signal,
  renewSession: createRenewal({ renew, locks: globalThis.navigator?.locks, storage: readStorage() }),
})
const enders = new Set<() => void>()
type FailureLog = (call: string, level: 'WARNING' | 'ERROR', refusal: Refusal<string>) => void
let failureLog: FailureLog | undefined

/** A call to the platform through the site's server. A failure is logged [8.3]; one without an answer triggers a health check of the site. */
export const browserCall: Call = async (declaration, input, options) => {
  const result = await departure.send(declaration, () => call(declaration, input, options))
  if (result.ok || options?.signal?.aborted) return result
  const { refusal } = result
  if (isSilence(refusal.status)) void siteHealth.doubt()
  const level = findLogLevel(refusal)
  // Without a network the failure is the network's and is not logged.
  if (level && navigator.onLine) failureLog?.(declaration.name, level, refusal)
  return result
}

/** Sets the logger of failures. Reports are calls themselves, so their module depends on this file and not the reverse. */
export function onCallFailure(log: FailureLog): void {
  failureLog = log
}

/** Health of the site as a whole, checked by fetching server data. */
export const siteHealth = createSiteHealth({
  async ask() {
    const result = await callOnce(getServerData)
    if (result.ok) return result.value.isUnderReconstruction ? 'reconstruction' : null
    return isSilence(result.refusal.status) ? 'unreachable' : null
  },
})

/** Subscribes to the end of a session that can't be renewed [4.24]. Returns the cleanup function. */
export function onSessionEnded(listener: () => void): () => void {
  enders.add(listener)
  return () => void enders.delete(listener)
}

/** Requests a new access cookie from the site's server; the refresh token stays out of reach of scripts [7.2]. */
async function renew(): Promise<Renewal> {
  const result = await callOnce(refreshToken, { body: {} as never })
  if (result.ok) return 'renewed'
  if (result.refusal.status !== 400 && result.refusal.status !== 401) return 'unknown'
  for (const end of enders) end()
  return 'ended'
}

function readStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
