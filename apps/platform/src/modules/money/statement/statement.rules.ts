// What a movement of the real account is in a statement, and the sums of one. Pure.
import type { StatementPart } from '@yanta/contract'
import type { Movement } from '../ledger/ledger.service.ts'

/** Amounts in minor units, positive for what the player received. */
export interface StatementLine {
  kind:
    | 'deposit'
    | 'deposit_reversal'
    | 'payout'
    | 'payout_return'
    | 'converted'
    | 'gift'
    | 'winback'
    | 'correction'
  at: Date
  amount: number
  /** Key of the way to pay or be paid. */
  method: string | null
  titles: Readonly<Record<'ru' | 'en', string>> | null
}

export interface PlayedDay {
  day: string
  staked: number
  won: number
}

export const partOf: Record<StatementLine['kind'], StatementPart> = {
  deposit: 'payments',
  deposit_reversal: 'payments',
  payout: 'payments',
  payout_return: 'payments',
  converted: 'gifts',
  gift: 'gifts',
  winback: 'gifts',
  correction: 'gifts',
}

/** Where the house gives money of its own accord; other credits correct something. */
const giftScopes = ['gift', 'registration']

/** What a movement is that belongs to no round. Anything unknown is a correction, so that a statement always adds up. */
export function classify({ kind, scope }: { kind: Movement['kind']; scope: string }): StatementLine['kind'] {
  switch (kind) {
    case 'deposit':
    case 'deposit_reversal':
    case 'payout':
    case 'payout_return':
      return kind
    case 'bonus_conversion':
      return 'converted'
    case 'winback_claim':
      return 'winback'
    case 'credit':
      return giftScopes.includes(scope) ? 'gift' : 'correction'
    default:
      return 'correction'
  }
}

/** Days in their order; one that several portions have a part of is one. */
export function mergeDays(days: readonly PlayedDay[]): PlayedDay[] {
  const merged = new Map<string, PlayedDay>()
  for (const { day, staked, won } of days) {
    const before = merged.get(day) ?? { day, staked: 0, won: 0 }
    merged.set(day, { day, staked: before.staked + staked, won: before.won + won })
  }
  return [...merged.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1))
}

export interface StatementSums {
  opening: number
  closing: number
  deposits: number
  payouts: number
  staked: number
  won: number
  net: number
  converted: number
  gifts: number
  corrections: number
  lines: Record<StatementPart, number>
}

/** @param closing the balance after the period */
export function sumStatement(
  closing: number,
  lines: readonly StatementLine[],
  days: readonly PlayedDay[],
): StatementSums {
  const sumOf = (...kinds: StatementLine['kind'][]) =>
    lines.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0)
  const staked = days.reduce((sum, day) => sum + day.staked, 0)
  const won = days.reduce((sum, day) => sum + day.won, 0)
  const countOf = (part: StatementPart) => lines.filter(({ kind }) => partOf[kind] === part).length
  return {
    opening: closing - lines.reduce((sum, { amount }) => sum + amount, 0) + staked - won,
    closing,
    deposits: sumOf('deposit', 'deposit_reversal'),
    // Adding to zero keeps an empty sum from being -0.
    payouts: 0 - sumOf('payout', 'payout_return'),
    staked,
    won,
    net: won - staked,
    converted: sumOf('converted'),
    gifts: sumOf('gift', 'winback'),
    corrections: sumOf('correction'),
    lines: { payments: countOf('payments'), play: days.length, gifts: countOf('gifts') },
  }
}
