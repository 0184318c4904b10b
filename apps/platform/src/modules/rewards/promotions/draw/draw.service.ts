// What follows the end of a promotion: its tickets are frozen, winners drawn, prizes granted. Promises: each step is one transaction that
// moves the state, so that a crash between any two repeats nothing; tickets count all that happened before the end; each winner gets a
// prize once, however many processes try.
import type { Clock } from '@yanta/config/clock'
import { drawWinners, hashTicketList } from '@yanta/contract/draw'
import type { Currency } from '@yanta/contract'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import { areFactsRead } from '../../../../plugins/event-outbox/outbox-consumers.service.ts'
import type { Realtime } from '../../../../plugins/realtime/realtime.ts'
import { achievementsConsumer } from '../../achievements/achievements.service.ts'
import { lockContest } from '../../contests/contests.service.ts'
import type { ContestStage } from '../../contests/schedule.service.ts'
import { insertWinners, payWinners, updateDrawn } from '../../contests/winners.service.ts'
import { progressConsumer } from '../../progress/progress.service.ts'
import { promotionsConsumer } from '../earning/earning.service.ts'
import { findStandingsFilter } from '../participants/eligibility.service.ts'
import { sharePool } from '../pool/pool.service.ts'
import type { PromotionContest, PromotionTerms } from '../promotion-terms.ts'
import { insertTickets, selectEarned, selectTickets, updateFrozen } from './draw.repository.ts'
import { findDrawTime, listDrawPrizes, listTickets, toTicketList } from './draw.rules.ts'

export { selectOwnTickets as findOwnTickets } from './draw.repository.ts'

/** Those that write or read what earns points, in the order of their reading. */
const consumers = [progressConsumer, achievementsConsumer, promotionsConsumer]
/** Of gifts. */
const scope = 'promotion'

export interface DrawContext {
  db: PlatformDatabase
  clock: Clock
  realtime: Realtime
  /** Roubles for one unit of each currency, decimal text. */
  rates: Readonly<Record<Currency, string>>
}

/** The stages of a promotion with a draw. */
export function createDrawStages(
  context: DrawContext,
): Record<'ended' | 'frozen' | 'drawn', ContestStage<PromotionTerms>> {
  return {
    ended: (contest) => freeze(context, contest),
    frozen: (contest) => draw(context, contest),
    drawn: (contest) => pay(context, contest),
  }
}

async function freeze({ db, clock }: DrawContext, contest: PromotionContest): Promise<boolean> {
  const drawAt = findDrawTime(contest)
  if (drawAt === null || clock.now() < drawAt) return false
  return db.transaction().execute(async (trx) => {
    const { id, state, terms, endsAt } = await lockContest<PromotionTerms>(trx, contest.id)
    if (state !== 'ended') return true
    if (!(await areFactsRead(trx, consumers, endsAt!))) return false
    const { eligibleAt } = findStandingsFilter(contest, endsAt!)
    const list = listTickets(terms, await selectEarned(trx, id, eligibleAt))
    if (list.length > 0) await insertTickets(trx, id, list)
    const listHash = hashTicketList(toTicketList(list))
    const ticketCount = list.reduce((sum, { tickets }) => sum + tickets, 0)
    await updateFrozen(trx, clock.now(), { id, listHash, ticketCount })
    return true
  })
}

async function draw({ db, clock }: DrawContext, { id }: PromotionContest): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { state, terms, seed, listHash } = await lockContest<PromotionTerms>(trx, id)
    if (state !== 'frozen') return true
    const list = await selectTickets(trx, id)
    const userIds = new Map(list.map(({ number, userId }) => [number, userId]))
    const winners = drawWinners({
      seed,
      listHash: listHash!,
      tickets: toTicketList(list),
      prizes: listDrawPrizes(terms, list.length),
    })
    if (winners.length > 0)
      await insertWinners(
        trx,
        id,
        winners.map(({ prizeId, place, ticket, number }) => ({
          prize: prizeId,
          place,
          ticket,
          number,
          userId: userIds.get(number)!,
        })),
      )
    await updateDrawn(trx, clock.now(), id)
    return true
  })
}

function pay({ rates, ...context }: DrawContext, { id, terms, pool }: PromotionContest): Promise<boolean> {
  return payWinners(context, {
    id,
    reason: 'promotions',
    scope,
    findPrize({ prize: slug, currency, sharers }) {
      const prize = terms.prizes.find((each) => each.id === slug)!
      return {
        cash: prize.isPool ? sharePool(pool, sharers, rates[currency]) : 0,
        titles: prize.title ?? poolTitles,
        gifts: prize.gifts,
      }
    },
  })
}

const poolTitles = { ru: 'Призовой фонд акции', en: 'Prize pool of a promotion' }
