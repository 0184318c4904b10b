import { gameListItem } from '@yanta/contract/fixtures'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CardGame, presentCardGame } from '../../domain/game/card-game.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { type LobbyData, loadLobby } from './lobby-data.ts'
import { openLobby, packLobby, unpackLobby } from './packed-lobby.ts'

const closed = {
  ...gameListItem,
  slug: 'closed',
  disabled: true,
  disabledReason: 'soon',
  has_demo_mode: false,
  allow_bonus_balance: false,
  badges: [],
}
const own = { getOwnLobby: { recent: [closed, gameListItem], favourites: [gameListItem], order: [] } }
const empty: LobbyData = {
  banners: [],
  dayGame: null,
  contest: null,
  announcement: null,
  rows: [],
  recent: [],
  favourites: [],
  hasEvents: false,
}

test.each([
  ["a guest's", {}, false],
  ["a player's", own, true],
  [
    'one whose games could not be loaded',
    { listLobbyRows: { refused: 503 }, getOwnLobby: { refused: 503 } },
    true,
  ],
])('a lobby survives packing into a document: %s', async (_, changes, hasSession) => {
  const lobby = await loadLobby(answerCalls(changes), { hasSession })
  const text = packLobby(lobby)
  expect([unpackLobby(text), openLobby(text)]).toEqual([lobby, lobby])
})

test('a game that is in several rows is written once', async () => {
  const text = packLobby(
    await loadLobby(
      answerCalls({ getOwnLobby: { recent: [gameListItem], favourites: [gameListItem], order: [] } }),
      { hasSession: true },
    ),
  )
  expect(text.split(gameListItem.tall_preview)).toHaveLength(2)
})

/** Any text, often with the characters that end a field or a game. */
const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('¶', '¦', '%', '|', 'a', ' ') }))

test('any game survives packing, whatever its name, studio and cover', () => {
  const card = fc.record({
    slug: fc.oneof(fc.stringMatching(/^[a-z0-9_-]{1,9}$/), fc.constantFrom('neon-drive', 'a', 'a¦b')),
    name: text,
    studio: text,
    tall_preview: fc.oneof(
      fc.constantFrom(
        '/art/covers/neon-drive-tall.1a2b3c4d.360.webp#avif=180,360',
        'https://cdn.example/neon-drive-tall.jpg?v=2',
        '/art/covers/a-tall.0.webp',
        '/covers/a-tall.0.webp?x=¶¦',
      ),
      text,
    ),
    disabled: fc.boolean(),
    disabledReason: fc.constantFrom(null, 'soon'),
    has_demo_mode: fc.boolean(),
    badges: fc.subarray(['new', 'top']),
  })
  fc.assert(
    fc.property(fc.array(card as fc.Arbitrary<CardGame>), fc.array(fc.nat(20)), (cards, places) => {
      const row = cards.length === 0 ? [] : places.map((place) => cards[place % cards.length]!)
      const lobby = {
        ...empty,
        rows: [{ slug: 'top', name: 'Top', url: '/games/top', total: 99, games: row.slice(0, 10) }],
        recent: cards,
      }
      expect(unpackLobby(packLobby(lobby))).toEqual(lobby)
    }),
  )
})

test('a document holds the games that a shelf shows at once, and the total', () => {
  const games = Array.from({ length: 12 }, (_, place) => ({
    ...presentCardGame(gameListItem),
    slug: `game-${place}`,
  }))
  const rowOf = (slug: string) => ({ slug, name: slug, url: `/games/${slug}`, total: 40, games })
  const text = packLobby({ ...empty, rows: ['slots', 'table'].map(rowOf) })
  const { rows } = unpackLobby(text)
  expect(openLobby(text).rows).toEqual(rows)
  expect(rows!.map(({ games: shown, total }) => [shown.length, total])).toEqual([
    [12, 40],
    [7, 40],
  ])
})
