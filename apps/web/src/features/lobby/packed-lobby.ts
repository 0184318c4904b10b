// The lobby as a document holds it: one text with each game written once. The router would write every field as a
// reference, a third of the page and half of its render time. A shelf is packed only as far as it shows at once.
import type { CardGame } from '../../domain/game/card-game.ts'
import type { LobbyData, LobbyRow } from './lobby-data.ts'
import { countFirstGames } from './row-looks.ts'

type Packed = Omit<LobbyData, 'rows' | 'recent' | 'favourites'> & {
  /** Name, studio, cover and, unless the cover implies it, slug of each. */
  games: string
  /** Fields that differ from the usual, each set of them once, with the indexes in `games` of the games that share it. */
  differences: (readonly [fields: Partial<CardGame>, games: string])[]
  rows: (readonly [slug: string, name: string, url: string, total: number, games: string])[] | null
  recent: string | null
  favourites: string
}

/** Default values of a game: only differences are written. */
const usual = { disabled: false, disabledReason: null, has_demo_mode: true, badges: [] as string[] }
const written = new Set(['slug', 'name', 'studio', 'tall_preview'])
/** Separators of games and of fields: rare, and not escaped by JSON. A text with one is written as a difference. */
const gameEnd = '¶'
const fieldEnd = '¦'
const hasEnd = (text: unknown) => typeof text === 'string' && /[¶¦]/.test(text)

/** On the server: the data of the last packed texts, so that rendering need not unpack its own text. */
const packedLast = import.meta.env.SSR ? new Map<string, LobbyData>() : null
const mostPackedLast = 64

interface PackedRows {
  places: ReadonlyMap<CardGame, number>
  games: string[]
  differences: Packed['differences']
  rows: NonNullable<Packed['rows']>
  /** The rows as far as they are in the text. */
  shown: LobbyRow[]
}

/** Packed rows, shared for a few seconds by all players with the same preferences. */
const packedRows = new WeakMap<readonly LobbyRow[], PackedRows>()
const noRows: PackedRows = { places: new Map(), games: [], differences: [], rows: [], shown: [] }

export function packLobby({ rows, recent, favourites, ...rest }: LobbyData): string {
  const shared = rows ? packRows(rows) : noRows
  const places = new Map(shared.places)
  const own = { recent: recent && packGames(recent, places), favourites: packGames(favourites, places) }
  const games = [...places.keys()].slice(shared.games.length)
  const packed: Packed = {
    ...rest,
    games: [...shared.games, ...games.map(packGame)].join(gameEnd),
    differences: [...shared.differences, ...listDifferences(games, shared.games.length)],
    rows: rows && shared.rows,
    ...own,
  }
  const text = JSON.stringify(packed)
  if (packedLast) cacheLast(packedLast, text, { ...rest, rows: rows && shared.shown, recent, favourites })
  return text
}

/** The data of a packed text. The browser unpacks it. */
export function openLobby(text: string): LobbyData {
  return packedLast?.get(text) ?? unpackLobby(text)
}

/** Unpacks a text without the cache. Pure. */
export function unpackLobby(text: string): LobbyData {
  const { games: packed, differences, rows, recent, favourites, ...rest } = JSON.parse(text) as Packed
  const fields = new Map(
    differences.flatMap(([found, places]) => unpackIndexes(places).map((place) => [place, found])),
  )
  const games =
    packed === '' ? [] : packed.split(gameEnd).map((game, place) => unpackGame(game, fields.get(place)))
  const unpack = (places: string) => unpackIndexes(places).map((place) => games[place]!)
  return {
    ...rest,
    rows:
      rows &&
      rows.map(([slug, name, url, total, places]) => ({ slug, name, url, total, games: unpack(places) })),
    recent: recent === null ? null : unpack(recent),
    favourites: unpack(favourites),
  }
}

function cacheLast(kept: Map<string, LobbyData>, text: string, lobby: LobbyData): void {
  kept.delete(text)
  kept.set(text, lobby)
  if (kept.size > mostPackedLast) kept.delete(kept.keys().next().value!)
}

function packRows(rows: readonly LobbyRow[]): PackedRows {
  const known = packedRows.get(rows)
  if (known) return known
  const places = new Map<CardGame, number>()
  const shown = rows.map((row) => ({ ...row, games: row.games.slice(0, countFirstGames(row.slug)) }))
  const packed = shown.map(
    ({ slug, name, url, total, games }) => [slug, name, url, total, packGames(games, places)] as const,
  )
  const games = [...places.keys()]
  const all = {
    places,
    games: games.map(packGame),
    differences: listDifferences(games, 0),
    rows: packed,
    shown,
  }
  packedRows.set(rows, all)
  return all
}

/** The indexes of games in the whole list; games without one are appended. */
function packGames(games: readonly CardGame[], places: Map<CardGame, number>): string {
  return packIndexes(
    games.map((game) => {
      const place = places.get(game) ?? places.size
      places.set(game, place)
      return place
    }),
  )
}

function listDifferences(games: readonly CardGame[], first: number): Packed['differences'] {
  const places = new Map<string, number[]>()
  for (const [place, game] of games.entries()) {
    const found = JSON.stringify(findDifferences(game))
    if (found !== '{}') places.set(found, [...(places.get(found) ?? []), first + place])
  }
  return [...places].map(([found, those]) => [JSON.parse(found) as Partial<CardGame>, packIndexes(those)])
}

function packGame({ slug, name, studio, tall_preview }: CardGame): string {
  const fields = [name, studio, tall_preview, ...(readSlug(tall_preview) === slug ? [] : [slug])]
  return fields.map((field) => (hasEnd(field) ? '' : field)).join(fieldEnd)
}

function unpackGame(text: string, differences: Partial<CardGame> | undefined): CardGame {
  const [name, studio, tall_preview, slug] = text.split(fieldEnd) as [string, string, string, string?]
  const cover = differences?.tall_preview ?? tall_preview
  return { ...usual, slug: slug ?? readSlug(cover)!, name, studio, tall_preview, ...differences } as CardGame
}

/** Our own covers are named after their games. */
function readSlug(cover: string): string | undefined {
  return /\/covers\/([\w-]+)-tall\./.exec(cover)?.[1]
}

function findDifferences(game: CardGame): Partial<CardGame> {
  return Object.fromEntries(
    Object.entries(game).filter(([key, value]) =>
      written.has(key) ? hasEnd(value) : !isUsual(value, usual[key as keyof typeof usual]),
    ),
  )
}

/** Of lists only the empty one is usual. */
function isUsual(value: unknown, normal: unknown): boolean {
  return value === normal || (Array.isArray(value) && Array.isArray(normal) && value.length === 0)
}

/** Hardly any game is in two rows, so that most indexes are consecutive: `0-9` or `0-2,7,4-6`. */
function packIndexes(places: readonly number[]): string {
  const runs: [first: number, last: number][] = []
  for (const place of places) {
    const run = runs.at(-1)
    if (run?.[1] === place - 1) run[1] = place
    else runs.push([place, place])
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join()
}

function unpackIndexes(text: string): number[] {
  if (text === '') return []
  return text.split(',').flatMap((run) => {
    const [first, last = first] = run.split('-').map(Number) as [number, number?]
    return Array.from({ length: last! - first + 1 }, (_, index) => first + index)
  })
}
