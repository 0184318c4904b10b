// What happened to a player's money, of all kinds in one list, read from where each kind is kept.
import type {
  CallAnswer,
  Currency,
  listOperations,
  Locale,
  Operation,
  OperationFilter,
  OperationTotals,
} from '@yanta/contract'
import { addSeconds } from '@yanta/config/clock'
import type { Dates } from '../../../plugins/calendar.ts'
import type { Deps } from '../../../plugins/deps.ts'
import { findLastIdBefore, transactionSeconds } from '../../../plugins/last-id-before.repository.ts'
import { readGifts } from '../../rewards/gifts/gifts.service.ts'
import {
  presentBonus,
  presentDeposit,
  presentGift,
  presentPayout,
  presentRound,
  type MethodNames,
} from './history.present.ts'
import * as stored from './history.repository.ts'
import {
  beginPosition,
  readPosition,
  sources,
  takePage,
  writePosition,
  type Placed,
  type Position,
  type Source,
} from './history.rules.ts'

export { nameMethod, type MethodNames } from './history.present.ts'

interface HistoryContext extends Pick<Deps, 'db' | 'clock'> {
  methods: MethodNames
  dates: Dates
}

interface Asked {
  player: { id: number; currency: Currency }
  filter: OperationFilter
  /** First and last day. */
  from?: string
  to?: string
}

/** Of `listOperations`; a shorter page is the last. */
const pageSize = 20

type Found = { source: Source } & Placed &
  (
    | { source: 'deposits'; row: stored.DepositRow }
    | { source: 'payouts'; row: stored.PayoutRow }
    | { source: 'rounds'; row: stored.RoundRow }
    | { source: 'bonuses'; row: stored.BonusRow }
    | { source: 'gifts'; row: stored.GiftRow }
  )

/** A page of the player's operations, latest first. @param after the `next` of the page before */
export async function listPlayerOperations(
  context: HistoryContext,
  { player, filter, after, locale, ...period }: Asked & { after?: string; locale: Locale },
): Promise<CallAnswer<typeof listOperations>> {
  const { db, clock, methods } = context
  const position = after === undefined ? beginPosition(filter) : readPosition(after, filter)
  const span = findSpan(context, player.id, period)
  const { items, next } = takePage(position, await findRows(db, span, position), pageSize)
  const giftIds = items.flatMap(({ source, id }) => (source === 'gifts' ? [id] : []))
  const gifts = await readGifts(db, clock.now(), { userId: player.id, giftIds, locale })
  const present = (found: Found): Operation => {
    switch (found.source) {
      case 'deposits':
        return presentDeposit(found.row, methods, locale)
      case 'payouts':
        return presentPayout(found.row, methods, locale)
      case 'rounds':
        return presentRound(found.row, locale)
      case 'bonuses':
        return presentBonus(found.row, locale)
      case 'gifts':
        return presentGift(
          gifts.find((gift) => Number(gift.id) === found.id)!,
          player.currency,
        )
    }
  }
  return { items: items.map(present), next: next && writePosition(next) }
}

/** Number and sums of what `listPlayerOperations` lists in all its pages. */
export async function sumPlayerOperations(
  context: HistoryContext,
  { player, filter, ...period }: Asked,
): Promise<OperationTotals> {
  const { db } = context
  const span = findSpan(context, player.id, period)
  const isShown = (source: Source) => filter === 'all' || filter === source
  const nothing: stored.Sums = { count: 0, first: 0, second: 0 }
  const [deposits, payouts, rounds, bonuses, gifts] = await Promise.all([
    isShown('deposits') ? stored.sumDeposits(db, span) : nothing,
    isShown('payouts') ? stored.sumPayouts(db, span) : nothing,
    isShown('rounds') ? findRange(db, span).then((range) => stored.sumRounds(db, span, range)) : nothing,
    isShown('bonuses') ? stored.sumBonuses(db, span) : nothing,
    isShown('gifts') ? stored.sumGifts(db, span) : nothing,
  ])
  return {
    currency: player.currency,
    count: [deposits, payouts, rounds, bonuses, gifts].reduce((sum, { count }) => sum + count, 0),
    deposits: deposits.first,
    payouts: payouts.first,
    staked: rounds.first,
    won: rounds.second,
    bonuses: bonuses.first,
    converted: bonuses.second,
    gifts: gifts.first,
  }
}

function findSpan(
  { dates }: HistoryContext,
  userId: number,
  { from, to }: Pick<Asked, 'from' | 'to'>,
): stored.Span {
  return {
    userId,
    from: from === undefined ? null : dates.startOf(from),
    to: to === undefined ? null : dates.startOf(to, 1),
  }
}

async function findRange(db: Deps['db'], { from, to }: stored.Span): Promise<stored.RoundRange> {
  return {
    above: from ? await findLastIdBefore(db, 'rounds', addSeconds(from, -transactionSeconds)) : 0,
    upTo: to ? await findLastIdBefore(db, 'rounds', addSeconds(to, transactionSeconds)) : null,
  }
}

/** One row more of each list than a page takes says whether anything follows. */
async function findRows(
  db: Deps['db'],
  span: stored.Span,
  position: Position,
): Promise<Record<Source, Found[]>> {
  const select = {
    deposits: stored.selectDeposits,
    payouts: stored.selectPayouts,
    rounds: async (db, wanted) => stored.selectRounds(db, wanted, await findRange(db, span)),
    bonuses: stored.selectBonuses,
    gifts: stored.selectGifts,
  } satisfies Record<Source, (db: Deps['db'], wanted: stored.Wanted) => Promise<Pick<Placed, 'id' | 'at'>[]>>
  const found = await Promise.all(
    sources.map(async (source) => {
      const before = position[source]
      const rows = before === 0 ? [] : await select[source](db, { ...span, before, limit: pageSize + 1 })
      return [source, rows.map((row) => ({ source, id: row.id, at: row.at, row }) as Found)] as const
    }),
  )
  return Object.fromEntries(found) as Record<Source, Found[]>
}
