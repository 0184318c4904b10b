// A game without enough money offers a cheaper bet where the balance covers one, and the site's cashbox.
import { beforeEach, expect, test, vi } from 'vitest'
import { createTranslate } from '@yanta/i18n'
import { createNotices as createTableNotices } from '../engines/roulette/client/render-notice.ts'
import { createState as createTable, reduce as reduceTable } from '../engines/roulette/client/state.ts'
import { messages as tableMessages } from '../engines/roulette/client/messages.ts'
import { openFixture } from '../server/api-fixtures.ts'
import { messages } from '../engines/slot/client/messages.ts'
import { createState, reduce } from '../engines/slot/client/state.ts'
import { createNotices } from './stake-notices.ts'

const actions = {
  retry: vi.fn(),
  close: vi.fn(),
  chooseStake: vi.fn(),
  chooseChip: vi.fn(),
  openCashbox: vi.fn(),
  restartDemo: vi.fn(),
}
beforeEach(() => vi.clearAllMocks())

const buttonsOf = (notice: HTMLElement) =>
  [...notice.querySelectorAll<HTMLButtonElement>('.notice__buttons button')].map((button) => ({
    text: button.textContent!.replaceAll(/[\u00a0\u202f]/g, ' '),
    button,
  }))

function showSlot(balance: number, isDemo = false) {
  const notice = document.createElement('div')
  const context = {
    stage: { notice },
    currency: 'EUR',
    locale: 'en',
    t: createTranslate(messages, 'en'),
  } as const
  const opened = { ...openFixture, balance, stakes: [20, 40, 100], defaultStake: 100 }
  const rest = createState(opened, { isTurbo: false, isReduced: true })
  const poor = reduce(rest, { type: 'press', at: 0, requestId: 'request-1' })
  createNotices(context, actions, isDemo)(poor)
  return buttonsOf(notice)
}

test('a slot offers the largest bet that the balance covers, and the cashbox', () => {
  const [cheaper, deposit] = showSlot(99)
  expect([cheaper!.text, deposit!.text]).toEqual(['Bet €0.40', 'Make a deposit'])
  cheaper!.button.click()
  expect(actions.chooseStake).toHaveBeenCalledExactlyOnceWith(40)
  deposit!.button.click()
  expect(actions.openCashbox).toHaveBeenCalledOnce()
})

test('a stake above the largest one of a bonus names that one, and offers the largest bet within it', () => {
  const notice = document.createElement('div')
  const context = {
    stage: { notice },
    currency: 'EUR',
    locale: 'en',
    t: createTranslate(messages, 'en'),
  } as const
  const opened = { ...openFixture, balance: 1000, stakes: [20, 40, 100], defaultStake: 100 }
  const spinning = reduce(createState(opened, { isTurbo: false, isReduced: true }), {
    type: 'press',
    at: 0,
    requestId: 'request-1',
  })
  const refused = { type: 'refused', at: 9, code: 'bonus_stake_too_large', max: 50 } as const
  createNotices(context, actions, false)(reduce(spinning, refused))
  expect(notice.textContent).toContain('€0.50 at most')
  const [allowed, ...others] = buttonsOf(notice)
  expect([allowed!.text, others]).toEqual(['Bet €0.40', []])
  allowed!.button.click()
  expect(actions.chooseStake).toHaveBeenCalledExactlyOnceWith(40)
})

test('below the smallest bet a slot offers only the cashbox, or in demo new demo money', () => {
  expect(showSlot(19).map(({ text }) => text)).toEqual(['Make a deposit'])
  const [more, ...others] = showSlot(19, true)
  expect([more!.text, others]).toEqual(['Get another 10,000', []])
  more!.button.click()
  expect(actions.restartDemo).toHaveBeenCalledOnce()
})

test('a roulette offers a smaller chip that the rest of the balance covers, and the cashbox', () => {
  const notice = document.createElement('div')
  const rest = createTable(
    {
      ...openFixture,
      balance: 600,
      stakes: [50, 100, 500],
      defaultStake: 500,
      game: {
        ...openFixture.game,
        engine: 'roulette',
        profile: 'european',
        limits: { smallest: 50, largestStraight: 5000 },
      },
      pending: null,
    },
    { isQuick: false, isReduced: true },
  )
  const poor = [1, 2].reduce(
    (table, number) => reduceTable(table, { type: 'laid', bets: [[String(number), 500]] }),
    rest,
  )
  createTableNotices(
    {
      stage: { notice },
      currency: 'EUR',
      locale: 'en',
      t: createTranslate(tableMessages, 'en'),
    } as unknown as Parameters<typeof createTableNotices>[0],
    actions,
    false,
  )(poor)
  const [cheaper, deposit] = buttonsOf(notice)
  expect([cheaper!.text, deposit!.text]).toEqual(['Take a chip of €1.00', 'Make a deposit'])
  cheaper!.button.click()
  expect(actions.chooseChip).toHaveBeenCalledExactlyOnceWith(100)
  expect(reduceTable(poor, { type: 'chipChosen', chip: 100 }).notice).toBeNull()
})
