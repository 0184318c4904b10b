// The games this server can play and the stakes of each currency, from the editors' content. Read once, checked once.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { Currency, type Locale, PositiveMoney, Slug, perLocale } from '@yanta/contract'
import { type Art, openArt } from '@yanta/art'
import { type EngineId, engineIds, hasProfile } from '@yanta/game-rules/engines'
import { lines, symbolIds } from '@yanta/game-rules/slot'
import type { Stakes } from '../engines/server-engine.ts'
import { World } from '../engines/world.ts'
import { showsWorld } from './engines.ts'

export interface PlayableGame {
  slug: string
  name: string
  names: Partial<Record<Locale, string>>
  theme: string
  engine: EngineId
  /** One of its engine. */
  profile: string
  /** Whether the player may buy its feature, where its profile has one to buy. */
  sellsFeature: boolean
  /** Whether it is played with the ante, where its profile has one. */
  offersAnte: boolean
  /** What a slot looks like; null in games of other engines. */
  world: World | null
}

export interface Catalogue {
  findGame(slug: string): PlayableGame | undefined
  findWorld(slug: string): World | undefined
  /** The games that are shown in worlds. */
  listSlots(): PlayableGame[]
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
const GameEntry = v.variant('engine', [
  v.pipe(
    v.object({
      slug: Slug,
      name: v.string(),
      names: v.optional(v.partial(v.object(perLocale(() => v.string()))), {}),
      theme: v.string(),
      /** Left out, that of its theme. */
      world: v.optional(Slug),
      engine: v.picklist(engineIds),
      profile: v.string(),
      /** False: the feature is not for sale in this game. */
      sellsFeature: v.optional(v.boolean(), true),
      /** False: this game has no ante. */
      offersAnte: v.optional(v.boolean(), true),
    }),
    v.forward(
      v.partialCheck(
        [['engine'], ['profile']],
        ({ engine, profile }) => hasProfile(engine, profile),
        'the engine has no such profile',
      ),
      ['profile'],
    ),
  ),
  v.object({ engine: v.null() }),
])

/** A world as editors write it, with symbols by their names in the art. */
const WorldFile = v.object({
  ...World.entries,
  symbols: v.string(),
  own: v.optional(v.record(v.string(), v.string()), {}),
})

/** Throws an error with file and location when the content is invalid. */
export async function readCatalogue(
  directory: string,
  art: Pick<Art, 'getAddress'> = openArt(),
): Promise<Catalogue> {
  const games = await readEntries(join(directory, 'games.yaml'), GameEntry)
  const currencies = await readEntries(join(directory, 'currencies.yaml'), CurrencyEntry)
  const worlds = await readWorlds(join(directory, 'worlds'), art)
  const bySlug = new Map<string, PlayableGame>()
  for (const game of games) {
    if (game.engine === null) continue
    const world = showsWorld(game.engine) ? worlds.get(game.world ?? game.theme) : null
    if (world === undefined) throw new Error(`games.yaml: ${game.slug} has no world`)
    bySlug.set(game.slug, { ...game, world })
  }
  const byCode = new Map(currencies.map((currency) => [currency.code, currency]))
  return {
    findGame: (slug) => bySlug.get(slug),
    findWorld: (slug) => worlds.get(slug),
    listSlots: () => [...bySlug.values()].filter(({ world }) => world !== null),
    getStakes: (code) => {
      const found = byCode.get(code)
      if (!found) throw new Error(`content has no stakes for ${code}`)
      const { stakes, defaultStake, table } = found
      return { stakes, defaultStake, table }
    },
  }
}

/** By slug. */
async function readWorlds(folder: string, art: Pick<Art, 'getAddress'>): Promise<ReadonlyMap<string, World>> {
  const names = await readdir(folder)
  const worlds = await Promise.all(
    names
      .filter((name) => name.endsWith('.yaml'))
      .map(async (name) => {
        const { own, symbols: family, ...world } = await readChecked(join(folder, name), WorldFile)
        const addresses = symbolIds.map(
          (id) => [id, art.getAddress(`symbols/${own[id] ?? `${family}/${id}`}`)] as const,
        )
        return { ...world, symbols: Object.fromEntries(addresses) }
      }),
  )
  return new Map(worlds.map((world) => [world.slug, world]))
}

function readEntries<S extends v.GenericSchema>(file: string, entry: S): Promise<v.InferOutput<S>[]> {
  return readChecked(file, v.array(entry))
}

async function readChecked<S extends v.GenericSchema>(file: string, schema: S): Promise<v.InferOutput<S>> {
  const result = v.safeParse(schema, parse(await readFile(file, 'utf8')))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`${file}: ${v.getDotPath(issue) ?? ''} ${issue.message}`)
}
