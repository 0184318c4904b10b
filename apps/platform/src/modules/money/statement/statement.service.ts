// The statement of a player's real money, computed from the ledger. Promises: opening and closing balance differ by exactly the lines,
// whatever is booked meanwhile; a long history is read in portions, so that nobody's bets wait for it.
import type { Currency, Statement } from '@yanta/contract'
import { longestStatementDays } from '@yanta/contract'
import { addSeconds } from '@yanta/config/clock'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { countDays, type Dates } from '../../../plugins/calendar.ts'
import { InvalidRequest } from '../../../plugins/invalid-request.ts'
import { findLastIdBefore, transactionSeconds } from '../../../plugins/last-id-before.repository.ts'
import {
  findPortionEnd,
  selectCut,
  selectMovements,
  sumDays,
  sumEntries,
  type Cut,
} from './statement.repository.ts'
import { classify, mergeDays, sumStatement, type PlayedDay, type StatementLine } from './statement.rules.ts'

export { writeStatementCsv } from './statement-csv.present.ts'
export { presentTable } from './statement-table.present.ts'

export interface StatementContext {
  db: PlatformDatabase
  dates: Dates
}

export interface StatementWish {
  player: { id: number; currency: Currency }
  /** First and last day. */
  from: string
  to: string
}

export interface FullStatement {
  summary: Statement
  lines: StatementLine[]
  days: PlayedDay[]
}

/** Of the entries read at once. */
const portionSize = 25_000

/**
 * The statement of whole days of the site's time zone, with all its lines.
 * @throws InvalidRequest when the last day is before the first; Refusal period_too_long for more than a year
 */
export async function readStatement(
  { db, dates }: StatementContext,
  now: Date,
  { player, from, to }: StatementWish,
): Promise<FullStatement> {
  const days = countDays(from, to) + 1
  if (days < 1) throw new InvalidRequest([{ field: 'to' }])
  if (days > longestStatementDays) throw new Refusal('period_too_long')
  const cut = await selectCut(db, player.id)
  const period = Array.from({ length: days + 1 }, (_, index) => dates.startOf(from, index))
  const read = cut
    ? await readEntries(db, cut, period, (place) => dates.dateOf(period[place]!))
    : { closing: 0, lines: [], days: [] }
  return {
    summary: {
      player: String(player.id),
      currency: cut?.currency ?? player.currency,
      from,
      to,
      today: dates.dateOf(now),
      createdAt: now.toISOString(),
      ...sumStatement(read.closing, read.lines, read.days),
    },
    lines: read.lines,
    days: read.days,
  }
}

async function readEntries(
  db: PlatformDatabase,
  { id: accountId, balance, last }: Cut,
  /** Where each day begins, and the last one ends. */
  days: readonly Date[],
  nameDay: (place: number) => string,
): Promise<{ closing: number; lines: StatementLine[]; days: PlayedDay[] }> {
  const [from, to] = [days[0]!, days.at(-1)!]
  const first = await findLastIdBefore(db, 'ledger_transactions', addSeconds(from, -transactionSeconds))
  const end = Math.min(
    last,
    await findLastIdBefore(db, 'ledger_transactions', addSeconds(to, transactionSeconds)),
  )
  let closing = balance - (await sumEntries(db, { accountId, after: end, upTo: last }))
  const lines: StatementLine[] = []
  const played: PlayedDay[] = []
  let after = Math.min(first, end)
  while (after < end) {
    const upTo = await findPortionEnd(db, { accountId, after, upTo: end }, portionSize)
    const portion = { accountId, after, upTo, days }
    const sums = await sumDays(db, portion)
    const within = sums.filter(({ place }) => place < days.length)
    for (const { place, staked, won, others } of sums)
      if (place >= days.length) closing -= won + others - staked
      else if (staked !== 0 || won !== 0) played.push({ day: nameDay(place - 1), staked, won })
    if (within.some(({ countOfOthers }) => countOfOthers > 0))
      for (const { kind, scope, ...moved } of await selectMovements(db, portion))
        lines.push({ kind: classify({ kind, scope }), ...moved })
    after = upTo
  }
  return { closing, lines, days: mergeDays(played) }
}
