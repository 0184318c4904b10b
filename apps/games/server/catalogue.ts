// The games this server can play and the stakes of each currency, from the editors' content. Read once, checked once.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { Currency, type Locale, PositiveMoney, Slug, perLocale } from '@yanta/contract'
import { engineProfiles, type EngineId, type ProfileOf } from '@yanta/game-rules/engines'
import { lines } from '@yanta/game-rules/slot'

interface GameOf<E extends EngineId> {
  slug: string
  name: string
  names: Partial<Record<Locale, string>>
  theme: string
  engine: E
  profile: ProfileOf<E>
}
export type PlayableGame = { [E in EngineId]: GameOf<E> }[EngineId]

export interface Stakes {
  /** Minor units, ascending. */
  stakes: number[]
  defaultStake: number
  /** Limits of a roulette: its chips, ascending, and the largest bet on one number. */
  table: { chips: number[]; largestStraight: number }
}

export interface Catalogue {
  findGame(slug: string): PlayableGame | undefined
  getStakes(currency: Currency): Stakes
}

const Stake = v.pipe(
  PositiveMoney,
  v.check((stake) => stake % lines.length === 0, `every stake divides by ${lines.length}`),
)
const CurrencyEntry = v.object({
  code: Currency,
  stakes: v.pipe(v.array(Stake), v.minLength(1)),
  defaultStake: Stake,
  table: v.object({ chips: v.pipe(v.array(PositiveMoney), v.minLength(1)), largestStraight: PositiveMoney }),
})
const playable = {
  slug: Slug,
  name: v.string(),
  names: v.optional(v.partial(v.object(perLocale(() => v.string()))), {}),
  theme: v.string(),
}
const GameEntry = v.variant('engine', [
  v.object({ ...playable, engine: v.literal('slot'), profile: v.picklist(engineProfiles.slot) }),
  v.object({ ...playable, engine: v.literal('mines'), profile: v.picklist(engineProfiles.mines) }),
  v.object({ ...playable, engine: v.literal('roulette'), profile: v.picklist(engineProfiles.roulette) }),
  v.object({ engine: v.null() }),
])

/** Throws an error with file and location when the content is invalid. */
export async function readCatalogue(directory: string): Promise<Catalogue> {
  const games = await readEntries(join(directory, 'games.yaml'), GameEntry)
  const currencies = await readEntries(join(directory, 'currencies.yaml'), CurrencyEntry)
  const bySlug = new Map(
    games.flatMap((game): [string, PlayableGame][] => (game.engine === null ? [] : [[game.slug, game]])),
  )
  const byCode = new Map(currencies.map((currency) => [currency.code, currency]))
  return {
    findGame: (slug) => bySlug.get(slug),
    getStakes: (code) => {
      const found = byCode.get(code)
      if (!found) throw new Error(`content has no stakes for ${code}`)
      const { stakes, defaultStake, table } = found
      return { stakes, defaultStake, table }
    },
  }
}

async function readEntries<S extends v.GenericSchema>(file: string, entry: S): Promise<v.InferOutput<S>[]> {
  const result = v.safeParse(v.array(entry), parse(await readFile(file, 'utf8')))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`${file}: ${v.getDotPath(issue) ?? ''} ${issue.message}`)
}
