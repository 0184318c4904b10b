// The published file of a draw, by which anybody repeats it. Promises: no personal data; the seed only once winners are drawn.
import type { DrawFile } from '@yanta/contract'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import { findPromotion } from '../find-promotion.service.ts'
import { isDrawn, listDrawnPrizes } from '../promotion-terms.ts'
import { selectDrawn, selectTickets } from './draw.repository.ts'
import { listDrawPrizes, toTicketList } from './draw.rules.ts'

/** Undefined for what is no promotion with a draw. */
export async function readDrawFile(db: PlatformDatabase, id: string): Promise<DrawFile | undefined> {
  const contest = await findPromotion(db, id)
  if (!contest || contest.endsAt === null || listDrawnPrizes(contest.terms).length === 0) return undefined
  const { state, terms, seed, seedHash, listHash, frozenAt } = contest
  const tickets = frozenAt === null ? [] : toTicketList(await selectTickets(db, contest.id))
  const winners = isDrawn(state) ? await selectDrawn(db, contest.id) : []
  return {
    id: String(contest.id),
    seedHash,
    seed: isDrawn(state) ? seed : null,
    listHash,
    tickets,
    prizes: listDrawPrizes(terms, tickets.length),
    winners: winners.map(({ prize, place, ticket, number }) => ({ prizeId: prize, place, ticket, number })),
  }
}
