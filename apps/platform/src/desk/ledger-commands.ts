import { checkLedger } from '../modules/money/ledger/ledger.service.ts'
import type { Command } from './command.ts'
import { DeskError } from './desk-error.ts'

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
