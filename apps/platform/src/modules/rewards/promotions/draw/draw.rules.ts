// What a draw is made of. Pure.
import { addSeconds } from '@yanta/config/clock'
import type { DrawFile } from '@yanta/contract'
import type { TicketList } from '@yanta/contract/draw'
import type { PromotionContest, PromotionTerms } from '../promotion-terms.ts'
import { listDrawnPrizes } from '../promotion-terms.ts'
import type { MemberTickets } from './draw.repository.ts'
import { countTickets } from './tickets.rules.ts'

type Earned = Parameters<typeof countTickets>[1]

/** What was under way at the end is committed or given up by then: the database server ends a statement, or a pause, after 15 seconds. */
const leastSeconds = 30

/** When winners are drawn at the earliest; null: it has no end. */
export function findDrawTime({ endsAt, terms }: Pick<PromotionContest, 'endsAt' | 'terms'>): Date | null {
  return endsAt && addSeconds(endsAt, Math.max(terms.drawAfterMinutes * 60, leastSeconds))
}

/** The list to be frozen, of members by number; who has no ticket is left out. */
export function listTickets(
  terms: PromotionTerms,
  members: readonly (Earned & Pick<MemberTickets, 'number' | 'userId'>)[],
): MemberTickets[] {
  let first = 0
  return members.flatMap((member) => {
    const { number, userId } = member
    const tickets = countTickets(terms, member)
    if (tickets === 0) return []
    const own = { number, userId, tickets, first }
    first += tickets
    return [own]
  })
}

export const toTicketList = (list: readonly MemberTickets[]): TicketList =>
  list.map(({ number, tickets }) => [number, tickets])

/** Prizes of a draw among so many players; the pool of the seasonal promotion is shared by all whom nothing else is drawn for. */
export function listDrawPrizes(terms: PromotionTerms, players: number): DrawFile['prizes'] {
  const prizes = listDrawnPrizes(terms)
  const isShared = ({ isPool }: (typeof prizes)[number]) => isPool && terms.flasks !== undefined
  const others = prizes.reduce((sum, prize) => (isShared(prize) ? sum : sum + prize.count), 0)
  return prizes.map((prize) => ({
    id: prize.id,
    count: isShared(prize) ? Math.max(1, players - others) : prize.count,
  }))
}
