// What a player may take from a promotion, and whether they may now [4.37]. Pure.
import { flaskKinds, type FlaskKind, type RefusalCode } from '@yanta/contract'
import type { Member } from '../../contests/members.service.ts'
import { findBirthdayWindow, isTakenThisYear } from '../birthday.rules.ts'
import type { PromotionTerms } from '../promotion-terms.ts'

/** A prize that is taken by its player, and not drawn. */
export interface Takeable {
  id: string
  /** Slugs of gifts.yaml; all of them are given. */
  gifts: readonly string[]
  stock: number | null
  level: number
  by:
    | { kind: 'price'; price: number; unit: 'points' | 'additional' }
    | { kind: 'flask'; flask: FlaskKind; goal: number }
    | { kind: 'birthday' }
}

/** A flask's gift is a prize of this id. */
export function flaskPrizeId(flask: FlaskKind): string {
  return `flask-${flask}`
}

/** All that players take themselves from a promotion of these terms; a prize without gifts is only shown. */
export function listTakeable({ prizes, flasks, birthday }: PromotionTerms): Takeable[] {
  const entries = prizes.flatMap(({ id, gifts, price, unit, stock = null, level }): Takeable[] => {
    if (gifts.length === 0) return []
    if (price !== undefined) return [{ id, gifts, stock, level, by: { kind: 'price', price, unit } }]
    if (!birthday) return []
    return [{ id, gifts, stock, level: Math.max(level, birthday.level), by: { kind: 'birthday' } }]
  })
  const filled = flaskKinds.flatMap((flask): Takeable[] =>
    flasks
      ? [
          {
            id: flaskPrizeId(flask),
            gifts: [flasks[flask].gift],
            stock: null,
            level: 1,
            by: { kind: 'flask', flask, goal: flasks[flask].goal },
          },
        ]
      : [],
  )
  return [...entries, ...filled]
}

export interface TakerFacts {
  member: Pick<Member, 'points' | 'additional' | 'flaskAchievements' | 'flaskDeposits' | 'flaskBets'> | null
  level: number
  /** ISO date of the profile. */
  birthday: string | null
  /** The site's date. */
  today: string
  /** Prizes of this instance that the player has taken. */
  taken: ReadonlySet<string>
  /** The site's date on which a gift of a birthday was last taken, of any instance. */
  birthdayTakenOn: string | null
}

const elements = {
  achievements: 'flaskAchievements',
  deposits: 'flaskDeposits',
  bets: 'flaskBets',
} as const

/** Why a prize can't be taken now, but for its stock; null: it can. `missing` is in whole units of its price. */
export function findObstacle(
  { id, level, by }: Takeable,
  terms: Pick<PromotionTerms, 'birthday'>,
  facts: TakerFacts,
): { code: RefusalCode; missing?: number } | null {
  const { member } = facts
  if (!member && by.kind !== 'birthday') return { code: 'user_not_participate' }
  if (facts.level < level) return { code: 'product_level_required' }
  if (by.kind === 'price') {
    const missing = by.price - member![by.unit]
    return missing > 0 ? { code: 'insufficient_funds', missing } : null
  }
  const isDue =
    by.kind === 'flask'
      ? member![elements[by.flask]] >= by.goal && !facts.taken.has(id)
      : isBirthdayGiftDue(terms, facts)
  return isDue ? null : { code: 'cannot_buy_prize' }
}

function isBirthdayGiftDue(
  { birthday: terms }: Pick<PromotionTerms, 'birthday'>,
  { birthday, today, birthdayTakenOn }: TakerFacts,
): boolean {
  if (!terms || birthday === null || !findBirthdayWindow(birthday, today, terms)) return false
  return birthdayTakenOn === null || !isTakenThisYear(birthdayTakenOn, today, terms)
}
