import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../testing/answer-calls.ts'
import { loadLobby, loadPackedLobby } from './load-lobby.ts'

afterEach(() => vi.unstubAllEnvs())

test('a document holds the lobby as one text, and as it is on a server that does not pack it', async () => {
  const call = answerCalls({})
  const asked = { hasSession: false }
  expect((await loadPackedLobby(call, asked)).lobby).toBeTypeOf('string')
  vi.stubEnv('WEIGHT', 'no-packed-lobby')
  expect((await loadPackedLobby(call, asked)).lobby).toEqual(await loadLobby(call, asked))
})
