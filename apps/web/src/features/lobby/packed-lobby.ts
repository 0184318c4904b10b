// The lobby as a document carries it: one text in which each game is written once. The router would write every field of every game
// as a reference of its own, which takes a third of the page and half of the time it is made in.
import type { CardGame } from '../../lib/card-game.ts'
import type { LobbyData } from './lobby-data.ts'

type Packed = Omit<LobbyData, 'rows' | 'recent' | 'favourites'> & {
  games: PackedGame[]
  /** Games by their place among `games`. */
  rows: (readonly [slug: string, name: string, url: string, total: number, games: number[]])[] | null
  recent: number[] | null
  favourites: number[]
}

type PackedGame = readonly [slug: string, name: string, studio: string, cover: string, rest?: Partial<CardGame>]

/** What most games are: only differences travel. */
const usual = { disabled: false, disabledReason: null, has_demo_mode: true, badges: [] as string[] }

export function packLobby({ rows, recent, favourites, ...rest }: LobbyData): string {
  const places = new Map<CardGame, number>()
  const games: PackedGame[] = []
  const placeOf = (game: CardGame) => {
    const known = places.get(game)
    if (known !== undefined) return known
    places.set(game, games.length)
    return games.push(packGame(game)) - 1
  }
  const packed: Packed = {
    ...rest, games,
    rows: rows && rows.map((row) => [row.slug, row.name, row.url, row.total, row.games.map(placeOf)]),
    recent: recent && recent.map(placeOf),
    favourites: favourites.map(placeOf),
  }
  return JSON.stringify(packed)
}

export function unpackLobby(text: string): LobbyData {
  const { games: packed, rows, recent, favourites, ...rest } = JSON.parse(text) as Packed
  const games = packed.map(unpackGame)
  const unpack = (places: number[]) => places.map((place) => games[place]!)
  return {
    ...rest,
    rows: rows && rows.map(([slug, name, url, total, places]) => ({ slug, name, url, total, games: unpack(places) })),
    recent: recent && unpack(recent),
    favourites: unpack(favourites),
  }
}

function packGame({ slug, name, studio, tall_preview, ...rest }: CardGame): PackedGame {
  const differences = Object.entries(rest).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(usual[key as keyof typeof usual]))
  return differences.length > 0 ? [slug, name, studio, tall_preview, Object.fromEntries(differences)] : [slug, name, studio, tall_preview]
}

function unpackGame([slug, name, studio, tall_preview, rest]: PackedGame): CardGame {
  return { ...usual, ...rest, slug, name, studio, tall_preview } as CardGame
}
