// What a running game of mines does with the answers of its server, on its own stage.
import { afterEach, expect, test, vi } from 'vitest'
import type { SiteMessage } from '@yanta/contract'
import { createSound } from '../../../kit/sound.ts'
import { buildMinesRound, minesFixture } from '../../../server/api-fixtures.ts'
import type { RoundOf } from '../../../server/api.ts'
import { runGame } from './game.ts'

afterEach(() => document.body.replaceChildren())

const settle = () => new Promise(setImmediate)
const lost = { opened: [3], end: 'mine', field: [3] } as const

function run() {
  const root = document.body.appendChild(document.createElement('div'))
  const getBalance = vi.fn(() =>
    Promise.resolve({ kind: 'ok', value: { balance: 1_500_000, currency: 'RUB' } }),
  )
  const answers: ((value: unknown) => void)[] = []
  const ask = () => new Promise((answer) => answers.push(answer))
  let tell: (message: SiteMessage) => void = () => undefined
  runGame({
    root,
    locale: 'ru',
    opened: minesFixture,
    server: { getBalance, playRound: ask, takeStep: ask },
    bridge: { send: () => undefined, listen: (handle: typeof tell) => void (tell = handle) },
    sound: createSound(),
  } as unknown as Parameters<typeof runGame>[0])
  const find = (selector: string) => root.querySelector<HTMLElement>(selector)!
  return {
    getBalance,
    tellBalanceChanged: () => tell({ source: 'site', type: 'balanceChanged' }),
    press: (selector: string) => find(selector).click(),
    async answer(outcome: Partial<RoundOf<'mines'>['outcome']>) {
      answers.shift()!({ kind: 'ok', value: { round: buildMinesRound(outcome) } })
      await settle()
    },
    readBalance: () => find('.value--balance b').textContent.replaceAll(/\s/g, ' '),
  }
}

test('money that came while a step was asked for is on the balance after the answer', async () => {
  const { press, answer, tellBalanceChanged, getBalance, readBalance } = run()
  press('.act')
  await answer({})
  press('.cell')
  tellBalanceChanged()
  await settle()
  expect([getBalance.mock.calls.length, readBalance()]).toEqual([1, '12 460,50 ₽'])
  await answer({ ...lost, opened: [3], field: [3] })
  expect([getBalance.mock.calls.length, readBalance()]).toEqual([2, '15 000,00 ₽'])
})
