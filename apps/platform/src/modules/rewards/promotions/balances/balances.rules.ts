import type { Currency, PromotionBalance } from '@yanta/contract'
import type { Member } from '../../contests/members.service.ts'
import { countTickets } from '../draw/tickets.rules.ts'
import type { PromotionTerms } from '../promotion-terms.ts'

/** What is there before a player takes part. */
const nothing = {
  points: 0,
  earned: 0,
  additional: 0,
  flaskAchievements: 0,
  flaskDeposits: 0,
  flaskBets: 0,
  betsRemainder: 0,
}

/** A player's balances [3.27]; null: who takes no part has none. */
export function presentBalance(
  terms: PromotionTerms,
  { member, currency, earnedToday }: { member: Member | null; currency: Currency; earnedToday: number },
): PromotionBalance {
  const own = member ?? nothing
  const price = terms.points?.bets?.[currency]
  return {
    points: own.points,
    additionalPoints: own.additional,
    toNextPoint: price === undefined ? null : price - own.betsRemainder,
    earnedToday,
    elements: terms.flasks
      ? { achievements: own.flaskAchievements, deposits: own.flaskDeposits, bets: own.flaskBets }
      : null,
    ticketCount: countTickets(terms, own),
  }
}
