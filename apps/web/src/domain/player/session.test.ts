import { balance } from '@yanta/contract/fixtures'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isSessionChanged, readSessionHint, writeSessionHint } from '../../data/api/session-hint.ts'
import { addResettableStore } from '../../browser/resettable-stores.ts'
import { onPlayerEvent } from '../../data/player-events.ts'
import { endSession, forgetPlayer, welcomePlayer } from './session.ts'
import { dispatchToWallet, walletStore } from '../wallet/wallet-store.ts'

// A failed logout makes the site check its health, and again later: after the test nobody answers it.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  [
    "the platform is away, as the site's server says",
    () => Response.json({ errors: [{ code: 'temporarily_unavailable' }], requestId: 'r1' }, { status: 503 }),
    null,
  ],
  ['a server in front says that the site is away', () => new Response('<h1>502</h1>', { status: 502 }), 502],
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch')), 0],
  [
    'the call is turned away',
    () => Response.json({ errors: [{ code: 'forbidden' }], requestId: 'r2' }, { status: 403 }),
    403,
  ],
])(
  'a logout while %s ends the session of this browser if its cookies are gone',
  async (_, answer, status) => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'ru' } })
    vi.stubGlobal('fetch', vi.fn(answer))
    const refusal = await endSession()
    expect(refusal?.status ?? null).toBe(status)
  },
)

test('after a logout this tab holds no data of the player, and all holders were notified [4.20]', () => {
  const received: string[] = []
  for (const event of ['gameExit', 'logout'] as const) onPlayerEvent(event, () => received.push(event))
  const empty = vi.fn()
  addResettableStore(empty)
  writeSessionHint(true)
  dispatchToWallet({ type: 'snapshot', snapshot: balance })
  forgetPlayer()
  expect(walletStore.getState().wallet).toBeNull()
  expect([received, empty.mock.calls.length, readSessionHint(), isSessionChanged()]).toEqual([
    ['gameExit', 'logout'],
    1,
    false,
    true,
  ])
})

test('a login emits a login and the exit of the open game [4.15]', () => {
  const received: string[] = []
  for (const event of ['login', 'gameExit'] as const) onPlayerEvent(event, () => received.push(event))
  welcomePlayer()
  expect([received, readSessionHint(), isSessionChanged()]).toEqual([['login', 'gameExit'], true, true])
})
