// The statement of a player's real money for a period, computed from the ledger. Amounts in minor units of the player's currency.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { FileAnswer } from './kit/file.ts'
import { Count, Currency, Day, Id, Instant, Money, SignedMoney } from './kit/scalars.ts'

/** The most days of a statement: a year. */
export const longestStatementDays = 366

/** `payments`: deposits and payouts; `play`: stakes and wins by day; `gifts`: gifts, converted bonuses and corrections. */
export const statementParts = ['payments', 'play', 'gifts'] as const
export const StatementPart = v.picklist(statementParts)
export type StatementPart = v.InferOutput<typeof StatementPart>

/** `opening + deposits - payouts - staked + won + converted + gifts + corrections = closing`, exactly. */
export const Statement = v.object({
  /** Number of the profile. */
  player: Id,
  currency: Currency,
  /** First and last day, in the site's time zone. */
  from: Day,
  to: Day,
  /** The site's day, which may be another one than the reader's. */
  today: Day,
  createdAt: Instant,
  opening: Money,
  closing: Money,
  /** Less what was taken back of them: negative when more was taken back in the period than came. */
  deposits: SignedMoney,
  /** Requested less returned: negative when more came back in the period than was requested. */
  payouts: SignedMoney,
  /** Real money; less stakes that were given back. */
  staked: SignedMoney,
  won: Money,
  /** `won - staked`. */
  net: SignedMoney,
  /** Bonus money that became real. */
  converted: Money,
  /** Gifts of money and claimed winback. */
  gifts: Money,
  /** Whatever else moved, such as a credit by support. */
  corrections: SignedMoney,
  /** How many lines each part has in a file. */
  lines: v.object({ payments: Count, play: Count, gifts: Count }),
})
export type Statement = v.InferOutput<typeof Statement>

const period = { from: Day, to: Day }

export const getStatement = defineCall({
  name: 'getStatement',
  method: 'GET',
  path: '/json-api/user/statement',
  access: 'player',
  summary: "The statement of whole days of the site's time zone, at most a year (path chosen here)",
  query: v.object(period),
  response: Statement,
  refusals: ['unauthorized', 'invalid_request', 'period_too_long', 'too_many_requests'],
  rateLimit: { max: 60, windowMs: 60_000, by: 'player' },
})

export const downloadStatement = defineCall({
  name: 'downloadStatement',
  method: 'GET',
  path: '/json-api/user/statement/file',
  access: 'player',
  summary:
    'The same as a file, with the lines of the named parts; of a part that is not named only its sum is in it (path chosen here)',
  query: v.object({
    ...period,
    format: v.picklist(['pdf', 'csv']),
    parts: v.optional(v.pipe(v.string(), v.regex(/^(payments|play|gifts)(,(payments|play|gifts)){0,2}$/))),
  }),
  response: FileAnswer,
  isFile: true,
  refusals: ['unauthorized', 'invalid_request', 'period_too_long', 'too_many_requests'],
  rateLimit: { max: 10, windowMs: 60_000, by: 'player' },
})
