// The visitor's consent, in a cookie of this site for 180 days. Whoever contacts another company asks `hasConsent` each time
// anew, so that a withdrawal holds from the next call on, and all tabs are told of it at once.
import type { ServerData } from '@yanta/contract'
import { type ConsentPurpose, consentPurposes, listConsentPurposes } from '@yanta/contract/consent'
import { useSyncExternalStore } from 'react'
import { readCookie, writeCookie } from '../browser/cookie.ts'

const name = 'consent'
const maxAgeSeconds = 180 * 86_400
/** Raised when a purpose begins to mean more: all are asked again. */
const version = '1'

/** What was answered; a purpose that was not asked yet is absent. */
export type ConsentChoice = Partial<Record<ConsentPurpose, boolean>>

/** Of a cookie with any content; what it can't be is no answer. Pure. */
export function parseConsent(value: string | undefined): ConsentChoice {
  const [stored, ...answers] = (value ?? '').split('.')
  if (stored !== version) return {}
  const choice: ConsentChoice = {}
  for (const purpose of consentPurposes) {
    const isRefused = answers.includes(`${purpose}-no`)
    if (isRefused || answers.includes(`${purpose}-yes`)) choice[purpose] = !isRefused
  }
  return choice
}

/** The same answer to all of them. Pure. */
export function answerAll(purposes: readonly ConsentPurpose[], isAllowed: boolean): ConsentChoice {
  return Object.fromEntries(purposes.map((purpose) => [purpose, isAllowed]))
}

export function readConsent(): ConsentChoice {
  return parseConsent(readStored())
}

/** What another tab has told: a browser may deliver its message before the cookie that it wrote. */
let told: string | null = null
const toldMs = 1_000
let toldTimer: ReturnType<typeof setTimeout> | undefined

function readStored(): string | undefined {
  const stored = readCookie(name)
  if (stored === told) told = null
  return told ?? stored
}

/** The purposes of the configuration that nobody has been asked yet. Pure. */
export function listUnanswered(purposes: readonly ConsentPurpose[], choice: ConsentChoice): ConsentPurpose[] {
  return purposes.filter((purpose) => choice[purpose] === undefined)
}

/** True after a yes, and where the configuration leaves nothing to ask. Without server data nothing is allowed. */
export function hasConsent(purpose: ConsentPurpose, serverData: ServerData | null | undefined): boolean {
  if (!serverData) return false
  return !listConsentPurposes(serverData).includes(purpose) || readConsent()[purpose] === true
}

const listeners = new Set<() => void>()
/** To the other tabs, open while anybody listens: a second one would receive this tab's own messages. */
let channel: BroadcastChannel | null = null

/** Stores the answers, those to purposes that are not asked at the moment included. */
export function saveConsent(choice: ConsentChoice): void {
  const answers = Object.entries({ ...readConsent(), ...choice }).map(
    ([purpose, isAllowed]) => `${purpose}-${isAllowed ? 'yes' : 'no'}`,
  )
  const value = [version, ...answers].join('.')
  told = null
  writeCookie(name, value, maxAgeSeconds)
  notifyListeners()
  const line = channel ?? openChannel()
  line?.postMessage(value)
  if (line !== channel) line?.close()
}

/** Called after each change in this tab and in others; without a channel, of others when the page is seen again. */
export function watchConsent(listener: () => void): () => void {
  listeners.add(listener)
  document.addEventListener('visibilitychange', listener)
  channel ??= openChannel(receive)
  return () => {
    listeners.delete(listener)
    document.removeEventListener('visibilitychange', listener)
    if (listeners.size > 0) return
    channel?.close()
    channel = null
  }
}

function notifyListeners(): void {
  for (const listener of [...listeners]) listener()
}

function receive({ data }: MessageEvent<unknown>): void {
  if (typeof data !== 'string') return
  told = data
  notifyListeners()
  // By then the cookie is there, whatever happened meanwhile.
  clearTimeout(toldTimer)
  toldTimer = setTimeout(() => {
    told = null
    notifyListeners()
  }, toldMs)
}

function openChannel(onMessage?: (event: MessageEvent<unknown>) => void): BroadcastChannel | null {
  if (typeof BroadcastChannel !== 'function') return null
  const line = new BroadcastChannel(name)
  if (onMessage) line.addEventListener('message', onMessage)
  return line
}

/** The choice as it is now. */
export function useConsent(): ConsentChoice {
  return parseConsent(useSyncExternalStore(watchConsent, readStored, () => undefined))
}
