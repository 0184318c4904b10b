// What a running table does with the answers of its server, on its own stage.
import { afterEach, expect, test, vi } from 'vitest'
import type { SiteMessage } from '@yanta/contract'
import { settleTable } from '@yanta/game-rules/roulette'
import { createSound } from '../../../kit/sound.ts'
import { rouletteFixture, roundFixture } from '../../../server/api-fixtures.ts'
import { runGame } from './game.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const settle = () => new Promise(setImmediate)

function run({ isSlow = false } = {}) {
  let frame: FrameRequestCallback = () => undefined
  let stamp = 0
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => void (frame = draw))
  const root = document.body.appendChild(document.createElement('div'))
  const getBalance = vi.fn(() =>
    Promise.resolve({ kind: 'ok', value: { balance: 1_500_000, currency: 'RUB' } }),
  )
  const outcome = settleTable([['17', 10_000]], 18)
  const round = {
    ...roundFixture,
    stake: 10_000,
    win: 0,
    balanceAfterBet: 990_000,
    balance: 990_000,
    outcome,
  }
  let tell: (message: SiteMessage) => void = () => undefined
  runGame({
    root,
    locale: 'ru',
    opened: rouletteFixture,
    server: {
      getBalance,
      async playRound(_: unknown, onSlow: () => void) {
        if (isSlow) onSlow()
        await settle()
        return { kind: 'ok', value: { round } }
      },
      listRounds: () => Promise.resolve({ kind: 'lost' }),
    },
    bridge: { send: () => undefined, listen: (handle: typeof tell) => void (tell = handle) },
    sound: createSound(),
  } as unknown as Parameters<typeof runGame>[0])
  const find = (selector: string) => root.querySelector<HTMLElement>(selector)!
  return {
    getBalance,
    tellBalanceChanged: () => tell({ source: 'site', type: 'balanceChanged' }),
    press: (selector: string) => find(selector).click(),
    readStatus: () => find('[role="status"]').textContent,
    readPhase: () => find('main').dataset['phase'],
    readBalance: () => find('.value--balance b').textContent.replaceAll(/\s/g, ' '),
    /** The browser draws frames for so many milliseconds. */
    watch(ms: number) {
      for (let passed = 0; passed < ms; passed += 100) frame((stamp += 100))
    },
  }
}

test('money that came while the ball rolled is on the balance as soon as it rests', async () => {
  const { press, watch, tellBalanceChanged, getBalance, readPhase, readBalance } = run()
  press('.spot[data-spot="17"]')
  press('.start')
  await settle()
  await settle()
  watch(200)
  tellBalanceChanged()
  await settle()
  watch(100)
  expect([readPhase(), getBalance.mock.calls.length, readBalance()]).toEqual(['landing', 1, '9 900,00 ₽'])
  for (let tries = 0; tries < 200 && readPhase() === 'landing'; tries++) watch(100)
  expect(readPhase()).toBe('presenting')
  await settle()
  watch(100)
  expect([getBalance.mock.calls.length, readBalance()]).toEqual([2, '15 000,00 ₽'])
})

test('a request that is repeated is announced', () => {
  const { press, readStatus } = run({ isSlow: true })
  press('.spot[data-spot="17"]')
  expect(readStatus()).toBe('')
  press('.start')
  expect(readStatus()).toBe('Связь прервалась, повторяем запрос')
})
