import { balance } from '@yanta/contract/fixtures'
import { expect, test, vi } from 'vitest'
import { isSessionChanged, readSessionHint, writeSessionHint } from '../api/session-hint.ts'
import { addClientStore } from '../lib/client-stores.ts'
import { onPlayerEvent } from './player-events.ts'
import { forgetPlayer, welcomePlayer } from './session.ts'
import { setWalletSnapshot, walletStore } from './wallet-store.ts'

test('after a logout this tab holds nothing of the player, and whoever held something was told [4.18], [4.20]', () => {
  const told: string[] = []
  for (const event of ['gameExit', 'logout'] as const) onPlayerEvent(event, () => told.push(event))
  const empty = vi.fn()
  addClientStore(empty)
  writeSessionHint(true)
  setWalletSnapshot({ ...balance, seq: {}, epoch: 'e1' })
  forgetPlayer()
  expect(walletStore.getState().wallet).toBeNull()
  expect([told, empty.mock.calls.length, readSessionHint(), isSessionChanged()]).toEqual([['gameExit', 'logout'], 1, false, true])
})

test('a login is told as a login and as the end of the game that was open [4.15]', () => {
  const told: string[] = []
  for (const event of ['login', 'gameExit'] as const) onPlayerEvent(event, () => told.push(event))
  welcomePlayer()
  expect([told, readSessionHint(), isSessionChanged()]).toEqual([['login', 'gameExit'], true, true])
})
