import { readReport } from '../modules/money/report/report.service.ts'
import { createDates } from '../plugins/calendar.ts'
import { writeAmount } from '../plugins/amount-text.ts'
import type { Command } from './command.ts'
import { readPeriod } from './period.ts'

const weekDays = 7
const columns = [
  ['deposits', 'deposits'],
  ['payouts', 'payouts'],
  ['stakes', 'stakes'],
  ['wins', 'wins'],
  ['ggr', 'GGR'],
  ['bonusCost', 'bonus cost'],
  ['fees', 'fees'],
  ['ngr', 'NGR'],
  ['balances', 'balances'],
] as const
const width = 16

export const showReport: Command = {
  name: 'report',
  takes: '[--from day] [--to day]',
  says: 'money by day and currency, of the last week without days: deposits, payouts, stakes, wins, GGR, bonus cost, fees, NGR, what players hold',
  count: 0,
  extras: ['from', 'to'],
  async run({ db, clock, timeZone }, _words, { options = {} }) {
    const dates = createDates(timeZone)
    const period = readPeriod(options, dates, clock.now(), weekDays)
    const days = await readReport({ db, dates, timeZone }, period)
    if (days.length === 0) return `No money moved from ${period.from} to ${period.to}.`
    return [
      `${'day'.padEnd(10)} ${'unit'.padEnd(4)}${columns.map(([, title]) => title.padStart(width)).join('')}`,
      ...days.map(
        (day) =>
          `${day.day} ${day.currency.padEnd(4)}${columns.map(([key]) => writeAmount(day[key]).padStart(width)).join('')}`,
      ),
    ].join('\n')
  },
}
