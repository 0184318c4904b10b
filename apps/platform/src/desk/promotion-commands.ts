import {
  cancelNow,
  drawNow,
  findForDesk,
  grantPoints,
  listForDesk,
  publishPoints,
  tellPromotionChange,
  type DeskObstacle,
} from '../modules/rewards/promotions/desk-promotions.service.ts'
import type { PromotionContest } from '../modules/rewards/promotions/promotion-terms.ts'
import { recordAudit } from '../modules/site/audit/audit.service.ts'
import type { PlatformDatabase } from '../database/platform-database.ts'
import { createDates } from '../plugins/calendar.ts'
import type { Command, DeskContext } from './command.ts'
import { DeskError } from './desk-error.ts'
import { getDeskPlayer } from './player-lookup.ts'

const mostPoints = 1_000_000

export const listPromotions: Command = {
  name: 'promo list',
  takes: '',
  says: 'promotions that are not over, and the latest of the others, with their ids, states and members',
  count: 0,
  async run({ db }) {
    const contests = await listForDesk(db)
    if (contests.length === 0) return 'There is no promotion.'
    return contests
      .map(({ id, slug, state, startsAt, endsAt, memberCount, ticketCount }) =>
        [
          String(id).padStart(6),
          state.padEnd(9),
          slug.padEnd(30),
          `${startsAt.toISOString()} to ${endsAt?.toISOString() ?? 'no end'}`,
          `members ${memberCount}`,
          ...(ticketCount === null ? [] : [`tickets ${ticketCount}`]),
        ].join('  '),
      )
      .join('\n')
  },
}

export const drawPromotion: Command = {
  name: 'promo draw',
  takes: '<promotion>',
  says: 'draw the winners of one that has ended, without waiting for its time',
  count: 1,
  async run({ db, clock }, [wanted], { operator, reason, key }) {
    const { id, slug } = await getPromotion({ db, clock }, wanted!)
    await change(db, slug, async (trx) => {
      const obstacle = await drawNow(trx, clock.now(), id)
      if (obstacle) return obstacle
      const subject = `promotion ${slug}`
      await recordAudit(trx, { actor: operator, action: 'promo draw', subject, reason, detail: { key } })
      return null
    })
    return `${slug} is drawn as soon as everything that was earned before its end is counted, usually within ten seconds.`
  },
}

export const cancelPromotion: Command = {
  name: 'promo cancel',
  takes: '<promotion>',
  says: 'end one for good: nothing is drawn, exchanged or earned any more',
  count: 1,
  async run({ db, clock, realtime }, [wanted], { operator, reason, key }) {
    const { id, slug } = await getPromotion({ db, clock }, wanted!)
    await change(db, slug, async (trx) => {
      const obstacle = await cancelNow(trx, clock.now(), id)
      if (obstacle) return obstacle
      const subject = `promotion ${slug}`
      await recordAudit(trx, { actor: operator, action: 'promo cancel', subject, reason, detail: { key } })
      return null
    })
    tellPromotionChange(realtime, await getPromotion({ db, clock }, String(id)), clock.now())
    return `${slug} is cancelled.`
  },
}

export const grantPromotionPoints: Command = {
  name: 'promo grant',
  takes: '<promotion> <player> <amount> <currency>',
  says: 'give a player points of a promotion, by the id of its currency, such as shell',
  count: 4,
  async run(
    { db, clock, realtime, timeZone },
    [wanted, who, amountText, currencyId],
    { operator, reason, key },
  ) {
    const { id, slug } = await getPromotion({ db, clock }, wanted!)
    const player = await getDeskPlayer(db, who!)
    const amount = parsePoints(amountText!)
    const context = { now: clock.now(), dates: createDates(timeZone) }
    const news = await change(db, slug, async (trx) => {
      const grant = { userId: player.id, currencyId: currencyId!, amount, key }
      const granted = await grantPoints(trx, context, id, grant)
      if (typeof granted !== 'string' && granted.length > 0)
        await recordAudit(trx, {
          actor: operator,
          action: 'promo grant',
          subject: `player ${player.id}`,
          reason,
          detail: { promotion: slug, amount, currency: currencyId, key },
        })
      return granted
    })
    publishPoints(realtime, news ?? [])
    return `${player.nickName} (${player.id}) has got ${amount} ${currencyId} of ${slug}.`
  },
}

async function getPromotion(
  { db, clock }: Pick<DeskContext, 'db' | 'clock'>,
  wanted: string,
): Promise<PromotionContest> {
  const found = await findForDesk(db, clock.now(), wanted)
  if (!found) throw new DeskError(`There is no promotion '${wanted}': \`promo list\` has ids and slugs.`)
  return found
}

/** Runs a change in one transaction. @throws DeskError that says what is in its way */
async function change<Done extends object>(
  db: PlatformDatabase,
  slug: string,
  run: (trx: PlatformDatabase) => Promise<DeskObstacle | Done | null>,
): Promise<Done | null> {
  const done = await db.transaction().execute(run)
  if (typeof done === 'string') throw new DeskError(`${slug} ${words[done]}.`)
  return done
}

const words: Record<DeskObstacle, string> = {
  'nothing to draw': 'draws no winners',
  'not over': 'has not ended yet',
  drawn: 'is drawn already',
  cancelled: 'is cancelled',
  over: 'is over',
  'unknown currency': 'has no such currency',
}

function parsePoints(text: string): number {
  const amount = /^\d{1,7}$/.test(text) ? Number(text) : 0
  if (amount < 1 || amount > mostPoints)
    throw new DeskError(`'${text}' is out of range: give a whole number from 1 to ${mostPoints}.`)
  return amount
}
