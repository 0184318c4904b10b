// What the platform holds about a player, as a file. Promises: everything that the plans name is in it or named as left out; whatever
// the player has played, no part of the work is longer than a page, and other requests are answered between two of them.
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate as pause } from 'node:timers/promises'
import type { FileAnswer } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { FileStream } from '../../../plugins/file-stream.ts'
import { createQueue } from '../../../plugins/work-queue.ts'
import type { TablePlan } from './data-plan.ts'
import { dataSections, tablesWithoutPlayers } from './data-plans.ts'
import { movementColumns, selectAccounts, selectMovements, selectRows } from './own-data.repository.ts'

export interface OwnDataRequest {
  player: number
  createdAt: Date
}

/** Rows of a page. */
const pageSize = 5_000
/** The file of a player with a long history is large while it is written. Who waits has been sent its beginning, and no more for as long. */
const queue = createQueue({ atOnce: 1, mostWaiting: 3 })
const type = 'application/json; charset=utf-8'
const nameOf = ({ player }: OwnDataRequest) => `own-data-${player}.json`

/**
 * The player's file, sent while it is written: a long history takes longer than an answer may take to begin. Its pages are not one
 * transaction: on the embedded database, which has one connection, every bet would wait for its end. Each table is as it was when it
 * was read.
 * @throws Refusal temporarily_unavailable when too many are being written
 */
export function streamOwnData(
  db: PlatformDatabase,
  request: OwnDataRequest,
  report: (error: unknown) => void,
): FileStream {
  const content = new PassThrough()
  // Without waiting for who reads it: the next one would wait for a slow reader too.
  const written = queue.run(async () => {
    for await (const text of writeParts(db, request)) {
      if (content.destroyed) return
      content.write(text)
    }
    content.end()
  })
  if (!written) throw new Refusal('temporarily_unavailable', { params: { retryAfter: 10 } })
  content.write(writeBeginning(request))
  written.catch((error: unknown) => {
    report(error)
    content.destroy()
  })
  return new FileStream(nameOf(request), type, content)
}

/** The whole file at once, as `streamOwnData`. @throws Refusal temporarily_unavailable */
export async function writeOwnData(db: PlatformDatabase, request: OwnDataRequest): Promise<FileAnswer> {
  const { content } = streamOwnData(db, request, () => {})
  return { name: nameOf(request), type, content: await buffer(content) }
}

function writeBeginning({ player, createdAt }: OwnDataRequest): string {
  return `{"about":${JSON.stringify({
    player: String(player),
    createdAt: createdAt.toISOString(),
    amounts: 'minor units of the currency; compoints in hundredths',
    leftOut: {
      secret: 'it would open the account or reveal an outcome',
      copy: 'it repeats what is in this file',
      house: 'it says nothing about you, or is about somebody else',
    },
  })},"sections":{`
}

/** What follows the beginning. */
async function* writeParts(db: PlatformDatabase, { player }: OwnDataRequest): AsyncGenerator<string> {
  for (const [index, [section, plans]] of Object.entries(dataSections).entries()) {
    yield `${index > 0 ? ',' : ''}${JSON.stringify(section)}:{`
    for (const [place, plan] of plans.filter(isInFile).entries()) {
      if (place > 0) yield ','
      yield* writeTable(db, player, plan)
      await pause()
    }
    yield '}'
  }
  yield `},"leftOut":${JSON.stringify(listLeftOut())}}`
}

/** Transactions are in the file with their entries. */
function isInFile({ table, shown }: TablePlan): boolean {
  return shown.length > 0 && table !== 'ledger_transactions'
}

async function* writeTable(db: PlatformDatabase, player: number, plan: TablePlan): AsyncGenerator<string> {
  const isLedger = plan.table === 'ledger_entries'
  const columns = isLedger ? movementColumns : plan.shown
  yield `${JSON.stringify(plan.table)}:{"columns":${JSON.stringify(columns)},"rows":[`
  let isFirst = true
  for await (const rows of isLedger ? readMovements(db, player) : readRows(db, player, plan)) {
    yield isFirst ? `\n${rows}` : `,\n${rows}`
    isFirst = false
    await pause()
  }
  yield ']}'
}

function readRows(db: PlatformDatabase, player: number, plan: TablePlan): AsyncGenerator<string> {
  return readPages(plan.isLong, (after) => selectRows(db, plan, player, { after, limit: pageSize }))
}

async function* readMovements(db: PlatformDatabase, player: number): AsyncGenerator<string> {
  for (const account of await selectAccounts(db, player))
    yield* readPages(true, (after) => selectMovements(db, account, { after, limit: pageSize }))
}

async function* readPages(
  hasMore: boolean,
  read: (after: number) => Promise<{ rows: string; count: number; last: number }>,
): AsyncGenerator<string> {
  let after = 0
  for (;;) {
    const { rows, count, last } = await read(after)
    if (count > 0) yield rows
    if (!hasMore || count < pageSize) return
    after = last
  }
}

/** By table the columns that are not in the file, or why a whole table is not. */
function listLeftOut(): Record<string, unknown> {
  const plans = Object.values(dataSections).flat()
  return {
    ...Object.fromEntries(
      plans
        .filter(({ hidden }) => Object.keys(hidden).length > 0)
        .map(({ table, hidden }) => [table, hidden]),
    ),
    ...Object.fromEntries(tablesWithoutPlayers.map((table) => [table, 'house'])),
  }
}
