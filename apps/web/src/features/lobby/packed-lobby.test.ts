import { gameListItem } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { loadLobby } from './lobby-data.ts'
import { packLobby, unpackLobby } from './packed-lobby.ts'

const closed = { ...gameListItem, slug: 'closed', disabled: true, disabledReason: 'soon', has_demo_mode: false, allow_bonus_balance: false, badges: [] }
const own = { getOwnLobby: { recent: [closed, gameListItem], favourites: [gameListItem], order: [] } }

test.each([
  ['a guest\'s', {}, false],
  ['a player\'s', own, true],
  ['one whose games could not be loaded', { listLobbyRows: { refused: 503 }, getOwnLobby: { refused: 503 } }, true],
])('a lobby comes out of a document as it was put in: %s', async (_, changes, hasSession) => {
  const lobby = await loadLobby(answerCalls(changes), { hasSession })
  expect(unpackLobby(packLobby(lobby))).toEqual(lobby)
})

test('a game that stands in several rows is written once', async () => {
  const text = packLobby(await loadLobby(answerCalls(own), { hasSession: true }))
  expect(text.split(gameListItem.tall_preview)).toHaveLength(3)
})
