import { cancelActiveBonus } from '@yanta/contract'
import { balance, bonus, profile } from '@yanta/contract/fixtures'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { modalStore } from '../../dialogs/store.ts'
import { useBonus } from '../../domain/wallet/use-bonus.ts'
import { dispatchToWallet, forgetWallet } from '../../domain/wallet/wallet-store.ts'
import { button, platform, readText, renderInSite, settle } from '../../testing/dom.tsx'
import { WagerCard } from './wager-card.tsx'

const snapshot = {
  ...balance,
  bonus: 320_000,
  wagering: { done: 1_250_000, needed: 2_500_000 },
  seq: {},
  epoch: 'e1',
}

afterEach(() => act(forgetWallet))

function Shown() {
  const shown = useBonus()
  return shown && <WagerCard shown={shown} terms={{ ...bonus, amount: 100_000 }} />
}
async function open() {
  const site = await renderInSite(<Shown />, { site: { player: { profile, balance: snapshot } } })
  act(() => dispatchToWallet({ type: 'snapshot', snapshot }))
  return site
}
const page = () => readText(document.body)
const bar = () => screen.getByRole('progressbar').getAttribute('aria-valuenow')
const question = () =>
  modalStore.getState().stack[0]?.props as { text: string; onAnswer: (isSure: boolean) => void }

test('the card shows how far the wager has come and on which terms', async () => {
  await open()
  expect(page()).toContain('12,500 ₽ of 25,000 ₽ wagered')
  expect(page()).toContain('50%')
  expect(page()).toContain('Wagering ×25')
  expect(page()).toContain('12,500 ₽ left')
  expect(page()).toContain('Bonus balance3,200 ₽')
  expect(page()).toContain('You can keepup to 5,000 ₽')
  expect(page()).toContain('Maximum bet500 ₽')
  expect(screen.getByRole('link', { name: 'Games that count' }).getAttribute('href')).toBe(
    '/games/otygrat_bonus',
  )
})

test('the progress moves with the events of play', async () => {
  await open()
  expect(bar()).toBe('50')
  act(() =>
    dispatchToWallet({
      type: 'bonusChanged',
      change: {
        id: '12',
        change: 'progress',
        currency: 'RUB',
        wagering: { done: 2_000_000, needed: 2_500_000 },
        converted: 0,
      },
    }),
  )
  expect(bar()).toBe('80')
  expect(page()).toContain('5,000 ₽ left')
})

test('giving the bonus up asks first, names all that is lost, and does nothing on a no', async () => {
  const { user } = await open()
  await user.click(button('Give up the bonus'))
  expect(question().text.replaceAll('\u00a0', ' ')).toBe(
    'You’ll lose your whole bonus balance, 3,200 ₽, and the wagering done: 12,500 ₽ of 25,000 ₽. There’s no way back. Your real balance stays as it is: 12,480.50 ₽.',
  )
  await act(async () => question().onAnswer(false))
  await settle()
  expect(platform.calls).toEqual([])
})

test('a yes gives it up, once; a refusal is shown', async () => {
  platform.refuse(cancelActiveBonus, 409, { code: 'bonus_in_play' })
  const { user } = await open()
  await user.click(button('Give up the bonus'))
  await act(async () => question().onAnswer(true))
  await settle()
  expect(platform.sent(cancelActiveBonus)).toHaveLength(1)
  expect(modalStore.getState().stack).toMatchObject([{ name: 'alert', props: { code: 'bonus_in_play' } }])
})
