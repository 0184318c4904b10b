import type { SupportMessage } from '@yanta/contract'
import { hasLuhn } from '@yanta/contract/payout-fields'

/** The messages with those that have come, each once and in order of their numbers. */
export function mergeMessages(
  known: readonly SupportMessage[],
  come: readonly SupportMessage[],
): SupportMessage[] {
  const byNumber = new Map([...known, ...come].map((message) => [message.number, message]))
  return [...byNumber.values()].toSorted((a, b) => a.number - b.number)
}

/** The number up to which nothing is missing: what follows it is fetched. */
export function findComplete(messages: readonly SupportMessage[]): number {
  const gap = messages.findIndex(
    ({ number }, index) => index > 0 && number !== messages[index - 1]!.number + 1,
  )
  return (gap === -1 ? messages.at(-1) : messages[gap - 1])?.number ?? 0
}

/** Whether a number in the text may be that of a bank card: 13 to 19 digits whose check digit is right. */
export function hasCardNumber(text: string): boolean {
  const candidates = text.match(/\d(?:[ -]?\d){12,18}/g) ?? []
  return candidates.some((candidate) => hasLuhn(candidate.replace(/\D/g, '')))
}
