// Why a deposit failed, and what to do about it.
import type { DeclineReason } from '@yanta/contract'

interface DeclineWords {
  /** Keys of the same name, with `.title` and `.text`. */
  name: DeclineReason
  /** What helps most: the same way once more, or another one. */
  wayOut: 'again' | 'other'
}

const waysOut: Record<DeclineReason, DeclineWords['wayOut']> = {
  declined: 'other',
  no_money: 'other',
  card_expired: 'other',
  wrong_card: 'again',
  not_confirmed: 'again',
  limit_exceeded: 'other',
  cancelled: 'again',
  abandoned: 'again',
}

/** One that failed without a reason was declined. */
export function findDecline(reason: DeclineReason | null): DeclineWords {
  const name = reason ?? 'declined'
  return { name, wayOut: waysOut[name] }
}
