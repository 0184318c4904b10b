// The visitor's consent, in a cookie of this site for 180 days. Whoever contacts another company asks `hasConsent` each time
// anew, so that a withdrawal, also one in another tab, holds from the next call on.
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

export function readConsent(): ConsentChoice {
  return parseConsent(readCookie(name))
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

/** Stores the answers, those to purposes that are not asked at the moment included. */
export function saveConsent(choice: ConsentChoice): void {
  const answers = Object.entries({ ...readConsent(), ...choice }).map(
    ([purpose, isAllowed]) => `${purpose}-${isAllowed ? 'yes' : 'no'}`,
  )
  writeCookie(name, [version, ...answers].join('.'), maxAgeSeconds)
  for (const listener of listeners) listener()
}

/** Called after each change in this tab, and when the page is seen again after one in another. */
export function watchConsent(listener: () => void): () => void {
  listeners.add(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    listeners.delete(listener)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** The choice as it is now. */
export function useConsent(): ConsentChoice {
  return parseConsent(
    useSyncExternalStore(
      watchConsent,
      () => readCookie(name),
      () => undefined,
    ),
  )
}
