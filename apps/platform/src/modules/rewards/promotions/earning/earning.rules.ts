// What real bets, deposits and achievements earn in a promotion. Pure; counted in whole minor units, and what is left over for the next
// point is carried, so that the same facts earn the same, however they are batched.
import type { Currency } from '@yanta/contract'
import type { PromotionTerms } from '../promotion-terms.ts'

export type EarningTerms = Pick<PromotionTerms, 'points'>

/** Something that may earn. Amounts in minor units of the player's currency, which is `currency`. */
export type EarningFact = { userId: number; at: Date } & (
  | { kind: 'bets'; amount: number; currency: string }
  | { kind: 'deposits'; id: string; amount: number; currency: string }
  | { kind: 'achievements'; slug: string }
)

/** What a member has left over, in minor units, and the sums of deposits by the site's days that these facts lie in. */
export interface EarningState {
  betsRemainder: number
  depositsRemainder: number
  days: ReadonlyMap<string, number>
}

export interface EarnedPoints {
  kind: EarningFact['kind']
  /** The site's day of bets, the id of a deposit, the slug of an achievement. */
  key: string
  amount: number
  at: Date
}

export interface Earned {
  state: EarningState
  /** Without those of nothing. */
  points: EarnedPoints[]
}

/** Whether a fact can earn in a promotion, be it a part of a point. */
export function isEarning({ points }: EarningTerms, fact: EarningFact): boolean {
  if (!points) return false
  if (fact.kind === 'achievements') return points.achievement !== undefined
  if (fact.amount <= 0) return false
  const currency = fact.currency as Currency
  if (fact.kind === 'bets') return points.bets?.[currency] !== undefined
  return (
    points.deposits?.[currency] !== undefined ||
    points.depositDays.some(({ amount }) => amount[currency] !== undefined)
  )
}

/** What facts that can earn bring a member, in their order. `dateOf` is the site's. */
export function earn(
  { points: rules }: EarningTerms,
  before: EarningState,
  facts: readonly EarningFact[],
  dateOf: (moment: Date) => string,
): Earned {
  const days = new Map(before.days)
  let { betsRemainder, depositsRemainder } = before
  const points: EarnedPoints[] = []
  const add = (fact: EarningFact, key: string, amount: number) => {
    if (amount > 0) points.push({ kind: fact.kind, key, amount, at: fact.at })
  }
  for (const fact of facts) {
    if (fact.kind === 'achievements') {
      add(fact, fact.slug, rules?.achievement ?? 0)
      continue
    }
    const currency = fact.currency as Currency
    const day = dateOf(fact.at)
    if (fact.kind === 'bets') {
      const bought = buy(betsRemainder, fact.amount, rules?.bets?.[currency])
      betsRemainder = bought.remainder
      add(fact, day, bought.points)
      continue
    }
    const bought = buy(depositsRemainder, fact.amount, rules?.deposits?.[currency])
    depositsRemainder = bought.remainder
    const deposited = days.get(day) ?? 0
    days.set(day, deposited + fact.amount)
    const rungs = (amount: number) => readRungs(rules?.depositDays ?? [], currency, amount)
    add(fact, fact.id, bought.points + rungs(deposited + fact.amount) - rungs(deposited))
  }
  return { state: { betsRemainder, depositsRemainder, days }, points }
}

function buy(
  remainder: number,
  amount: number,
  price: number | undefined,
): { points: number; remainder: number } {
  if (price === undefined) return { points: 0, remainder }
  const sum = remainder + amount
  return { points: Math.floor(sum / price), remainder: sum % price }
}

type Rungs = NonNullable<PromotionTerms['points']>['depositDays']

/** The points of a day with deposits of `amount`: those of the best rung reached [7.43]. */
export function readRungs(rungs: Rungs, currency: Currency, amount: number): number {
  return rungs.reduce(
    (most, rung) => (amount >= rung.amount[currency] ? Math.max(most, rung.points) : most),
    0,
  )
}
