// A player's own part in a promotion: balances, tickets, prizes, what deposits of the day earn, and what has moved the points.
import type { PromotionEntry } from '@yanta/content'
import {
  flaskKinds,
  type BalanceLogRecord,
  type CallAnswer,
  type listDepositAchievements,
  type Locale,
  type Membership,
  type PromotionBalance,
  type ReceivedPrize,
  type UserPromotionData,
} from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import type { Dates } from '../../../../plugins/calendar.ts'
import { InvalidRequest } from '../../../../plugins/invalid-request.ts'
import type { Player } from '../../../../plugins/session.ts'
import type { Member } from '../../contests/members.service.ts'
import { describeOffers, presentGiftImage } from '../../gifts/gifts.service.ts'
import { readBalance } from '../balances/balances.service.ts'
import { findOwnTickets } from '../draw/draw.service.ts'
import { writeTicket } from '../draw/tickets.rules.ts'
import { readDepositDay } from '../earning/earning.service.ts'
import { flaskPrizeId } from '../exchange/exchange.rules.ts'
import { listClaims, type ExchangeContext } from '../exchange/exchange.service.ts'
import { findPromotion } from '../find-promotion.service.ts'
import type { PromotionContest } from '../promotion-terms.ts'
import { selectLog, selectReceived } from './own-part.repository.ts'

export interface OwnPartContext extends ExchangeContext {
  entries: readonly PromotionEntry[]
  readMembership(contest: PromotionContest, member: Member): Promise<Membership>
}

export interface OwnPartAsker {
  player: Player
  locale: Locale
}

/** Items of a page of the log [4.56], tickets shown, prizes shown. */
const [pageSize, mostTickets, mostPrizes] = [40, 100, 200]

/** @throws Refusal not_found for what is no id of a promotion */
async function getPromotion(db: PlatformDatabase, id: string): Promise<PromotionContest> {
  const contest = await findPromotion(db, id)
  if (!contest) throw new Refusal('not_found')
  return contest
}

/** [7.48]; without membership all is zero. @throws Refusal not_found */
export async function readPromotionBalance(
  db: PlatformDatabase,
  now: Date,
  { dates }: Pick<OwnPartContext, 'dates'>,
  id: string,
  userId: number,
): Promise<PromotionBalance> {
  return (await readOwn(db, now, dates, await getPromotion(db, id), userId)).balance
}

/** Once the list is frozen, tickets are those of the list. */
async function readOwn(
  db: PlatformDatabase,
  now: Date,
  dates: Dates,
  contest: PromotionContest,
  userId: number,
): Promise<{ member: Member | null; balance: PromotionBalance; tickets: string[] }> {
  const { member, balance } = await readBalance(db, { dates, now }, contest, userId)
  if (contest.frozenAt === null) return { member, balance, tickets: [] }
  const own = await findOwnTickets(db, contest.id, userId)
  const { tickets: ticketCount, first } = own ?? { tickets: 0, first: 0 }
  const shown = Math.min(ticketCount, mostTickets)
  return {
    member,
    balance: { ...balance, ticketCount },
    tickets: Array.from({ length: shown }, (_, index) => writeTicket(first + index)),
  }
}

/** [3.27]. @throws Refusal not_found */
export async function readUserPromotionData(
  db: PlatformDatabase,
  now: Date,
  context: OwnPartContext,
  id: string,
  asker: OwnPartAsker,
): Promise<UserPromotionData> {
  const contest = await getPromotion(db, id)
  const userId = asker.player.id
  const { member, balance, tickets } = await readOwn(db, now, context.dates, contest, userId)
  const { claimable, claimableUntil } = await listClaims(db, now, context, contest, { userId, member })
  return {
    id: String(contest.id),
    membership: member && (await context.readMembership(contest, member)),
    ...balance,
    tickets,
    receivedPrizes: await listReceived(db, context, contest, asker),
    claimable,
    claimableUntil: claimableUntil?.toISOString() ?? null,
  }
}

async function listReceived(
  db: PlatformDatabase,
  { entries }: Pick<OwnPartContext, 'entries'>,
  contest: PromotionContest,
  { player: { id: userId, currency }, locale }: OwnPartAsker,
): Promise<ReceivedPrize[]> {
  const rows = await selectReceived(db, { contestId: contest.id, userId, most: mostPrizes })
  if (rows.length === 0) return []
  const gifts = new Map(rows.map(({ prize }) => [prize, listGifts(contest, prize)]))
  const offers = await describeOffers(db, [...new Set([...gifts.values()].flat())], { currency, locale })
  return rows.map(({ prize, at, giftId, place, ticket }) => {
    const offer = offers.get(gifts.get(prize)![0] ?? '')
    return {
      prizeId: prize,
      title: findTitle(entries, contest, prize, locale) ?? offer?.title ?? prize,
      image: offer?.image ?? presentGiftImage('cash'),
      at: at.toISOString(),
      giftId: giftId === null ? null : String(giftId),
      place,
      ticket: ticket === null ? null : writeTicket(ticket),
    }
  })
}

/** The slugs of a prize's gifts, also of a flask. */
function listGifts({ terms: { prizes, flasks } }: PromotionContest, prize: string): readonly string[] {
  const found = prizes.find(({ id }) => id === prize)
  if (found) return found.gifts
  const flask = flaskKinds.find((kind) => flaskPrizeId(kind) === prize)
  return flasks && flask ? [flasks[flask].gift] : []
}

/** That of the editors counts at once. */
function findTitle(
  entries: readonly PromotionEntry[],
  { entry, terms }: PromotionContest,
  prize: string,
  locale: Locale,
): string | null {
  const of = (prizes: PromotionEntry['prizes'] | undefined) => prizes?.find(({ id }) => id === prize)?.title
  const title = of(entries.find(({ slug }) => slug === entry)?.prizes) ?? of(terms.prizes)
  return title?.[locale] ?? null
}

/** [7.43]. @throws Refusal not_found */
export async function readDepositAchievements(
  db: PlatformDatabase,
  now: Date,
  { dates }: Pick<OwnPartContext, 'dates'>,
  id: string,
  { id: userId, currency }: Player,
): Promise<CallAnswer<typeof listDepositAchievements>> {
  const contest = await getPromotion(db, id)
  const day = dates.dateOf(now)
  const deposited = await readDepositDay(db, { contestId: contest.id, userId, day })
  const items = (contest.terms.points?.depositDays ?? [])
    .map(({ amount, points }) => ({ amount: amount[currency], points }))
    .toSorted((one, other) => one.amount - other.amount)
  return {
    items: items.map((item) => ({ ...item, isReached: deposited >= item.amount })),
    deposited,
    endsAt: dates.startOf(day, 1).toISOString(),
  }
}

/** [7.44]. @throws Refusal not_found; InvalidRequest for a `before` that is no id */
export async function listBalanceRecords(
  db: PlatformDatabase,
  { entries }: Pick<OwnPartContext, 'entries'>,
  { actionId, before }: { actionId: string; before?: string | undefined },
  { player: { id: userId, currency }, locale }: OwnPartAsker,
): Promise<BalanceLogRecord[]> {
  if (before !== undefined && !/^\d{1,15}$/.test(before)) throw new InvalidRequest([{ field: 'before' }])
  const contest = await getPromotion(db, actionId)
  const { currency: points, additionalCurrency: additional } = contest.terms
  const rows = await selectLog(db, {
    contestId: contest.id,
    userId,
    before: before === undefined ? Number.MAX_SAFE_INTEGER : Number(before),
    limit: pageSize,
  })
  const prizes = rows.flatMap(({ kind, note }) => (kind === 'exchange' && note !== null ? [note] : []))
  const gifts = new Map(prizes.map((prize) => [prize, listGifts(contest, prize)[0] ?? '']))
  const offers = await describeOffers(db, [...new Set(gifts.values())], { currency, locale })
  return rows.map(({ id, at, kind, unit, amount, note }) => ({
    id: String(id),
    at: at.toISOString(),
    kind,
    currencyId: (unit === 'points' ? points?.id : additional?.id) ?? unit,
    amount,
    title:
      kind === 'exchange' && note !== null
        ? (findTitle(entries, contest, note, locale) ?? offers.get(gifts.get(note)!)?.title ?? note)
        : null,
  }))
}
