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
import { selectCut, selectPortion, sumEntries, type Cut } from './statement.repository.ts'
import { classify, mergeDays, sumStatement, type PlayedDay, type StatementLine } from './statement.rules.ts'

export { writeStatementCsv } from './statement-csv.present.ts'
export { presentTable } from './statement-table.present.ts'

export interface StatementContext {
  db: PlatformDatabase
  dates: Dates
  timeZone: string
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
const portionSize = 10_000

/**
 * The statement of whole days of the site's time zone, with all its lines.
 * @throws InvalidRequest when the last day is before the first; Refusal period_too_long for more than a year
 */
export async function readStatement(
  { db, dates, timeZone }: StatementContext,
  now: Date,
  { player, from, to }: StatementWish,
): Promise<FullStatement> {
  const days = countDays(from, to) + 1
  if (days < 1) throw new InvalidRequest([{ field: 'query.to' }])
  if (days > longestStatementDays) throw new Refusal('period_too_long')
  const span = { from: dates.startOf(from), to: dates.startOf(to, 1) }
  const cut = await selectCut(db, player.id)
  const read = cut ? await readEntries(db, cut, { ...span, timeZone }) : { closing: 0, lines: [], days: [] }
  return {
    summary: {
      player: String(player.id),
      currency: cut?.currency ?? player.currency,
      from,
      to,
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
  { from, to, timeZone }: { from: Date; to: Date; timeZone: string },
): Promise<{ closing: number; lines: StatementLine[]; days: PlayedDay[] }> {
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
    const portion = await selectPortion(db, {
      accountId,
      after,
      upTo: end,
      from,
      to,
      timeZone,
      size: portionSize,
    })
    closing -= portion.later
    played.push(...portion.days)
    for (const { at, kind, scope, amount, method, titles } of portion.movements)
      lines.push({ kind: classify({ kind, scope }), at: new Date(at), amount, method, titles })
    after = portion.count < portionSize ? end : portion.last!
  }
  return { closing, lines, days: mergeDays(played) }
}
