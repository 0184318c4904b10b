import type { Locale, Statement, StatementPart } from '@yanta/contract'
import { formatInstant } from '@yanta/i18n'
import type { Dates } from '../../../plugins/calendar.ts'
import { nameMethod, type MethodNames } from '../history/history.service.ts'
import { partOf, type StatementLine } from './statement.rules.ts'
import type { FullStatement } from './statement.service.ts'
import { statementWords } from './statement-words.ts'

/** A line as files show it; amounts in minor units, positive for what the player received. */
export interface TableLine {
  /** The day in the site's time zone. */
  date: string
  /** Time of the day there; empty for a whole day. */
  time: string
  operation: string
  details: string
  staked: number | null
  won: number | null
  amount: number
}

export interface TablePart {
  part: StatementPart
  total: number
  lines: TableLine[]
}

export interface StatementTable {
  summary: Statement
  parts: TablePart[]
}

/** The lines of a statement in the words of a language. */
export function presentTable(
  { summary, lines, days }: FullStatement,
  { methods, dates, timeZone }: { methods: MethodNames; dates: Dates; timeZone: string },
  locale: Locale,
): StatementTable {
  const words = statementWords[locale]
  const presentLine = ({ kind, at, amount, method, titles }: StatementLine): TableLine => ({
    date: dates.dateOf(at),
    time: formatInstant(at, timeZone).slice(-8, -3),
    operation: words.lines[kind],
    details:
      method === null
        ? (titles?.[locale] ?? '')
        : nameMethod(kind.startsWith('deposit') ? methods.payments : methods.payouts, method, locale),
    staked: null,
    won: null,
    amount,
  })
  const linesOf = (part: StatementPart): TableLine[] =>
    part === 'play'
      ? days.map(({ day, staked, won }) => ({
          date: day,
          time: '',
          operation: words.play,
          details: '',
          staked,
          won,
          amount: won - staked,
        }))
      : lines.filter(({ kind }) => partOf[kind] === part).map(presentLine)
  const parts = (['payments', 'play', 'gifts'] as const).map((part) => {
    const own = linesOf(part)
    return { part, total: own.reduce((sum, { amount }) => sum + amount, 0), lines: own }
  })
  return { summary, parts }
}
