// The games this server can play and the stakes of each currency, from the editors' content. Read once, checked once.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { Currency, Locale, PositiveMoney, Slug } from '@yanta/contract'
import { lines, profileIds, type ProfileId } from '@yanta/game-rules/slot'

export interface PlayableGame {
  slug: string
  name: string
  names: Partial<Record<Locale, string>>
  theme: string
  profile: ProfileId
}

export interface Stakes {
  /** Minor units, ascending. */
  stakes: number[]
  defaultStake: number
}

export interface Catalogue {
  findGame(slug: string): PlayableGame | undefined
  getStakes(currency: Currency): Stakes
}

const Stake = v.pipe(PositiveMoney, v.check((stake) => stake % lines.length === 0, `every stake divides by ${lines.length}`))
const CurrencyEntry = v.object({ code: Currency, stakes: v.pipe(v.array(Stake), v.minLength(1)), defaultStake: Stake })
const GameEntry = v.variant('engine', [
  v.object({
    engine: v.literal('slot'),
    slug: Slug,
    name: v.string(),
    names: v.optional(v.partial(v.object({ ru: v.string(), en: v.string() })), {}),
    theme: v.string(),
    profile: v.picklist(profileIds),
  }),
  v.object({ engine: v.null() }),
])

/** Throws with file and place when the content does not fit. */
export async function readCatalogue(directory: string): Promise<Catalogue> {
  const games = await readEntries(join(directory, 'games.yaml'), GameEntry)
  const currencies = await readEntries(join(directory, 'currencies.yaml'), CurrencyEntry)
  const bySlug = new Map(games.flatMap((game) => (game.engine === 'slot' ? [[game.slug, game] as const] : [])))
  const byCode = new Map(currencies.map((currency) => [currency.code, currency]))
  return {
    findGame: (slug) => bySlug.get(slug),
    getStakes: (code) => {
      const found = byCode.get(code)
      if (!found) throw new Error(`content has no stakes for ${code}`)
      return { stakes: found.stakes, defaultStake: found.defaultStake }
    },
  }
}

async function readEntries<S extends v.GenericSchema>(file: string, entry: S): Promise<v.InferOutput<S>[]> {
  const result = v.safeParse(v.array(entry), parse(await readFile(file, 'utf8')))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`${file}: ${v.getDotPath(issue) ?? ''} ${issue.message}`)
}
