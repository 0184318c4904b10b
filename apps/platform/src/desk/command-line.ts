import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { DeskError } from './desk-error.ts'

/** An operator's request, also sent over the socket. */
export const DeskRequest = v.object({
  /** The words before any option: `['break', 'vera@example.com', '24']`. */
  words: v.array(v.string()),
  operator: v.string(),
  reason: v.string(),
  /** Made once per command, so that a repeated request credits once. */
  key: v.string(),
  /** Terms of a bonus, a period and a format, words to a player, a folder, or what a command may do beyond the usual; unparsed. */
  options: v.optional(v.record(v.string(), v.string())),
  /** Where the operator is: paths are relative to it. */
  folder: v.optional(v.string()),
})
export type DeskRequest = v.InferOutput<typeof DeskRequest>

const terms = ['wager', 'cap', 'days', 'from', 'to', 'comment', 'pictures'] as const
const flags = ['csv', 'error'] as const

/** Parses the words and options after `npm run desk --`. `user` is the operator's user name. */
export function readCommandLine(
  argv: readonly string[],
  { user, key, folder }: { user: string; key: string; folder?: string },
): DeskRequest {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        reason: { type: 'string', short: 'r' },
        operator: { type: 'string' },
        wager: { type: 'string' },
        cap: { type: 'string' },
        days: { type: 'string' },
        from: { type: 'string' },
        to: { type: 'string' },
        comment: { type: 'string' },
        pictures: { type: 'string' },
        csv: { type: 'boolean' },
        error: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    const given = terms.flatMap((term) => (values[term] === undefined ? [] : [[term, values[term]]]))
    for (const flag of flags) if (values[flag]) given.push([flag, 'yes'])
    const words = values.help || positionals.length === 0 ? ['help'] : positionals
    return {
      words,
      operator: values.operator ?? user,
      reason: values.reason ?? '',
      key,
      ...(folder !== undefined && { folder }),
      ...(given.length > 0 && { options: Object.fromEntries(given) as Record<string, string> }),
    }
  } catch (error) {
    const negative = argv.find((word) => /^-[\d.]/.test(word))
    if (negative)
      throw new DeskError(`'${negative}' is below zero: amounts and hours are written without a sign.`)
    throw new DeskError(
      `${(error as Error).message.split('.')[0]}. \`npm run desk -- help\` lists the commands.`,
    )
  }
}
