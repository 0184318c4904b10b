import type { ConsentPurpose } from '@yanta/contract/consent'
import { type ConsentChoice, readConsent, saveConsent } from '../../site/consent.ts'

/** The same answer to all of them. Pure. */
export function answerAll(purposes: readonly ConsentPurpose[], isAllowed: boolean): ConsentChoice {
  return Object.fromEntries(purposes.map((purpose) => [purpose, isAllowed]))
}

export function answerConsent(choice: ConsentChoice): void {
  const isChatWithdrawn = readConsent().chat === true && choice.chat === false
  saveConsent(choice)
  // A script that already runs can't be taken back otherwise.
  if (isChatWithdrawn) location.reload()
}
