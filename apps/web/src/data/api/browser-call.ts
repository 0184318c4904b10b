// Calls from the browser: to the site's own origin, which holds the session. An access token that ran out is renewed once
// for all calls and tabs that wait for it.
import { getServerData, refreshToken } from '@yanta/contract'
import { readLocale } from '../i18n/locale-cookie.ts'
import { setCoarseServerTime } from '../lib/server-clock.ts'
import { isGuestBuild } from '../lib/site-base.ts'
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

/** Who logs out is asked for nothing meanwhile [4.16]. */
export const departure = createDeparture()

const settings = {
  baseUrl: '',
  locale: readLocale,
  platform: () => (matchMedia('(max-width: 754px)').matches ? ('mobile' as const) : ('desktop' as const)),
  timeoutMs: browserTimeoutMs,
  transport: carryByFetch(cookies),
  onAnswer: (headers: AnswerHeaders) => setCoarseServerTime(headers.get('date')),
}

const callOnce = createCaller(settings)
/**
 * Reports are often a page's last words: the browser goes on sending when the page is gone, as long as their bodies together stay below
 * 64 KB. That one of them fails is not written down, or a report about reports would never end.
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

/** A call to the platform through the site's server. A failure is written down [8.3]; one that nobody answers raises a doubt about the whole site. */
export const browserCall: Call = async (declaration, input) => {
  const result = await departure.send(declaration, () => call(declaration, input))
  if (result.ok) return result
  const { refusal } = result
  if (isSilence(refusal.status)) void siteHealth.doubt()
  const level = findLogLevel(refusal)
  // Without a network nothing fails but the network.
  if (level && navigator.onLine) hearFailure(declaration.name, level, refusal)
  return result
}

type HearFailure = (call: string, level: 'WARNING' | 'ERROR', refusal: Refusal<string>) => void
let hearFailure: HearFailure = () => {}

/** Who writes failures down; reports are calls themselves, so they come to this file and not it to them. */
export function onCallFailure(listener: HearFailure): void {
  hearFailure = listener
}

/** Whether the site as a whole works: server data comes, and says so. */
export const siteHealth = createSiteHealth({
  async ask() {
    const result = await callOnce(getServerData)
    if (result.ok) return result.value.isUnderReconstruction ? 'reconstruction' : null
    return isSilence(result.refusal.status) ? 'unreachable' : null
  },
})

/** Hears that a session can't be renewed any more [4.24]. Returns the way out. */
export function onSessionEnded(listener: () => void): () => void {
  enders.add(listener)
  return () => void enders.delete(listener)
}

/** Asks the site's server for a new access cookie; the refresh token stays out of reach of scripts [7.2]. */
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
