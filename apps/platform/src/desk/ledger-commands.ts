import { checkLedger } from '../modules/money/ledger/ledger.service.ts'
import { longestStatementDays, statementParts } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import {
  presentTable,
  readStatement,
  writeStatementCsv,
} from '../modules/money/statement/statement.service.ts'
import { createDates } from '../plugins/calendar.ts'
import { writeAmount } from '../plugins/amount-text.ts'
import type { Command } from './command.ts'
import { DeskError } from './desk-error.ts'
import { readPeriod } from './period.ts'
import { getDeskPlayer } from './player-lookup.ts'

export const checkWholeLedger: Command = {
  name: 'ledger check',
  takes: '',
  says: 'sum every account and every transaction',
  count: 0,
  async run({ db }) {
    const { accounts, transactions, entries, faults } = await checkLedger(db)
    const size = `${accounts} accounts, ${transactions} transactions, ${entries} entries`
    if (faults.length === 0) return `The ledger is whole: ${size}.`
    throw new DeskError(
      [
        `The ledger is broken (${size}):`,
        ...faults.map(
          ({ law, subject, difference }) =>
            `  not true that ${law}: ${subject}, off by ${difference} minor units`,
        ),
      ].join('\n'),
    )
  },
}

const monthDays = 31

export const showStatement: Command = {
  name: 'ledger statement',
  takes: '<player> [--from day] [--to day] [--csv]',
  says: "a player's statement as the player gets it, of the last month without days",
  count: 1,
  extras: ['from', 'to', 'csv'],
  async run({ db, clock, timeZone }, [wanted], { options = {} }) {
    const { id, nickName, currency } = await getDeskPlayer(db, wanted!)
    const dates = createDates(timeZone)
    const now = clock.now()
    const period = readPeriod(options, dates, now, monthDays)
    const statement = await readStatement({ db, dates }, now, {
      player: { id, currency },
      ...period,
    }).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'period_too_long')
        throw new DeskError(`A statement is of at most ${longestStatementDays} days.`)
      throw error
    })
    // Without the content a way to pay is named by its key.
    const methods = { payments: [], payouts: [] }
    if (options.csv)
      return writeStatementCsv(
        presentTable(statement, { methods, dates, timeZone }, 'en'),
        statementParts,
        'en',
      )
    const { summary } = statement
    const rows: [string, number][] = [
      ['opening', summary.opening],
      ['+ deposits', summary.deposits],
      ['- payouts', summary.payouts],
      ['- staked', summary.staked],
      ['+ won', summary.won],
      ['+ converted', summary.converted],
      ['+ gifts', summary.gifts],
      ['+ corrections', summary.corrections],
      ['= closing', summary.closing],
    ]
    return [
      `${nickName} (${id}), ${period.from} to ${period.to}, ${summary.currency}`,
      ...rows.map(([name, amount]) => `  ${name.padEnd(14)} ${writeAmount(amount).padStart(18)}`),
    ].join('\n')
  },
}
