// The lobby as a document carries it: one text in which each game is written once. The router would write every field of every game
// as a reference of its own, which takes a third of the page and half of the time it is made in. A shelf brings no more than it shows.
import type { CardGame } from '../../lib/card-game.ts'
import type { LobbyData } from './lobby-data.ts'
import { countFirstGames } from './row-looks.ts'

type Packed = Omit<LobbyData, 'rows' | 'recent' | 'favourites'> & {
  /** Name, studio, cover and, where the cover does not tell it, slug of each. */
  games: string
  /** What is unusual of some, by their place among `games`. */
  differences: Record<number, Partial<CardGame>>
  rows: (readonly [slug: string, name: string, url: string, total: number, games: string])[] | null
  recent: string | null
  favourites: string
}

/** What most games are: only differences travel. */
const usual = { disabled: false, disabledReason: null, has_demo_mode: true, badges: [] as string[] }
const written = new Set(['slug', 'name', 'studio', 'tall_preview'])
/** Between games and between their fields: what no name needs, and no JSON escapes. */
const gameEnd = '¶'
const fieldEnd = '¦'

export function packLobby({ rows, recent, favourites, ...rest }: LobbyData): string {
  const places = new Map<CardGame, number>()
  const placeOf = (game: CardGame) => {
    const place = places.get(game) ?? places.size
    places.set(game, place)
    return place
  }
  const pack = (games: readonly CardGame[]) => packPlaces(games.map(placeOf))
  const packedRows = rows && rows.map((row) => [row.slug, row.name, row.url, row.total, pack(row.games.slice(0, countFirstGames(row.slug)))] as const)
  const own = { recent: recent && pack(recent), favourites: pack(favourites) }
  const games = [...places.keys()]
  const differences = Object.fromEntries(games.map((game, place) => [place, findDifferences(game)] as const).filter(([, found]) => Object.keys(found).length > 0))
  const packed: Packed = { ...rest, games: games.map(packGame).join(gameEnd), differences, rows: packedRows, ...own }
  return JSON.stringify(packed)
}

export function unpackLobby(text: string): LobbyData {
  const { games: packed, differences, rows, recent, favourites, ...rest } = JSON.parse(text) as Packed
  const games = packed === '' ? [] : packed.split(gameEnd).map((game, place) => unpackGame(game, differences[place]))
  const unpack = (places: string) => unpackPlaces(places).map((place) => games[place]!)
  return {
    ...rest,
    rows: rows && rows.map(([slug, name, url, total, places]) => ({ slug, name, url, total, games: unpack(places) })),
    recent: recent === null ? null : unpack(recent),
    favourites: unpack(favourites),
  }
}

function packGame({ slug, name, studio, tall_preview }: CardGame): string {
  const words = [name, studio].map((text) => text.replaceAll(gameEnd, ' ').replaceAll(fieldEnd, '|'))
  return [...words, tall_preview, ...(readSlug(tall_preview) === slug ? [] : [slug])].join(fieldEnd)
}

function unpackGame(text: string, differences: Partial<CardGame> | undefined): CardGame {
  const [name, studio, tall_preview, slug] = text.split(fieldEnd) as [string, string, string, string?]
  return { ...usual, ...differences, slug: slug ?? readSlug(tall_preview)!, name, studio, tall_preview } as CardGame
}

/** Our own covers are named for their games. */
function readSlug(cover: string): string | undefined {
  return /\/covers\/([\w-]+)-tall\./.exec(cover)?.[1]
}

function findDifferences(game: CardGame): Partial<CardGame> {
  return Object.fromEntries(Object.entries(game).filter(([key, value]) => !written.has(key) && !isUsual(value, usual[key as keyof typeof usual])))
}

/** Of lists only the empty one is usual. */
function isUsual(value: unknown, normal: unknown): boolean {
  return value === normal || (Array.isArray(value) && Array.isArray(normal) && value.length === 0)
}

/** Hardly any game stands in two rows, so that most places follow one another: `0-9` or `0-2,7,4-6`. */
function packPlaces(places: readonly number[]): string {
  const runs: [first: number, last: number][] = []
  for (const place of places) {
    const run = runs.at(-1)
    if (run?.[1] === place - 1) run[1] = place
    else runs.push([place, place])
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join()
}

function unpackPlaces(text: string): number[] {
  if (text === '') return []
  return text.split(',').flatMap((run) => {
    const [first, last = first] = run.split('-').map(Number) as [number, number?]
    return Array.from({ length: last! - first + 1 }, (_, index) => first + index)
  })
}
