// A game without enough money offers a cheaper bet where the balance covers one, and the site's cashbox.
import { beforeEach, describe, expect, test, vi } from 'vitest'
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

/** The notice of a slot, and what shows a state in it. */
function openNotice(isDemo = false) {
  const notice = document.createElement('div')
  const context = {
    stage: { notice },
    currency: 'EUR',
    locale: 'en',
    t: createTranslate(messages, 'en'),
  } as const
  return { notice, show: createNotices(context, actions, isDemo) }
}

function showSlot(balance: number, isDemo = false) {
  const { notice, show } = openNotice(isDemo)
  const opened = { ...openFixture, balance, stakes: [20, 40, 100], defaultStake: 100 }
  const rest = createState(opened, { isTurbo: false, isReduced: true })
  const poor = reduce(rest, { type: 'press', at: 0, requestId: 'request-1' })
  show(poor)
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
  const { notice, show } = openNotice()
  const opened = { ...openFixture, balance: 1000, stakes: [20, 40, 100], defaultStake: 100 }
  const spinning = reduce(createState(opened, { isTurbo: false, isReduced: true }), {
    type: 'press',
    at: 0,
    requestId: 'request-1',
  })
  const refused = { type: 'refused', at: 9, code: 'bonus_stake_too_large', max: 50 } as const
  show(reduce(spinning, refused))
  expect(notice.textContent).toContain('€0.50 at most')
  const [allowed, ...others] = buttonsOf(notice)
  expect([allowed!.text, others]).toEqual(['Bet €0.40', []])
  allowed!.button.click()
  expect(actions.chooseStake).toHaveBeenCalledExactlyOnceWith(40)
})

describe('a refused price, which is above the chosen stake,', () => {
  const opened = { ...openFixture, balance: 100_000, stakes: [20, 40, 100, 400], defaultStake: 40 }
  const price = 1076
  const buying = reduce(createState(opened, { isTurbo: false, isReduced: true }), {
    type: 'featureBought',
    at: 0,
    requestId: 'request-1',
  })
  function refuseAbove(max: number) {
    const { notice, show } = openNotice()
    expect(buying.boughtFor).toBe(price)
    const refuse = (most: number) =>
      show(reduce(buying, { type: 'refused', at: 9, code: 'bonus_stake_too_large', max: most }))
    refuse(max)
    return { notice, refuse }
  }

  test('never offers a higher bet, only one whose price is within the limit of the bonus', () => {
    const { notice } = refuseAbove(600)
    const [allowed, ...others] = buttonsOf(notice)
    expect([allowed!.text, others]).toEqual(['Bet €0.20', []])
    allowed!.button.click()
    expect(actions.chooseStake).toHaveBeenCalledExactlyOnceWith(20)
  })

  test('offers none where the price of each bet is above the limit, and a second limit is shown anew', () => {
    const { notice, refuse } = refuseAbove(537)
    expect([buttonsOf(notice), notice.textContent]).toEqual([[], expect.stringContaining('€5.37')])
    refuse(600)
    expect([buttonsOf(notice).length, notice.textContent]).toEqual([1, expect.stringContaining('€6.00')])
  })

  test('offers a lower bet for a balance that was spent elsewhere, and the cashbox', () => {
    const { notice, show } = openNotice()
    const refused = reduce(buying, { type: 'refused', at: 9, code: 'insufficient_funds' })
    show({ ...refused, balance: 900 })
    expect(buttonsOf(notice).map(({ text }) => text)).toEqual(['Bet €0.20', 'Make a deposit'])
  })
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
