// Tickets of a promotion's members. Pure.
import type { Member } from '../../contests/members.service.ts'
import { listDrawnPrizes, type PromotionTerms } from '../promotion-terms.ts'

type Earned = Pick<Member, 'earned' | 'flaskAchievements' | 'flaskDeposits' | 'flaskBets'>

/** A ticket for each so many points that were earned, or one for three full flasks [9.29]; none where nothing is drawn. */
export function countTickets(terms: PromotionTerms, member: Earned): number {
  if (listDrawnPrizes(terms).length === 0) return 0
  const { flasks, pointsPerTicket } = terms
  if (!flasks) return Math.floor(Math.max(0, member.earned) / pointsPerTicket)
  const isFull =
    member.flaskAchievements >= flasks.achievements.goal &&
    member.flaskDeposits >= flasks.deposits.goal &&
    member.flaskBets >= flasks.bets.goal
  return isFull ? 1 : 0
}

/** Six digits, or as many as it has. */
export function writeTicket(ticket: number): string {
  return String(ticket).padStart(6, '0')
}
