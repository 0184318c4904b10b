import { currencies } from '@yanta/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { createTranslate } from '@yanta/i18n'
import { openFixture } from '../../../../server/api-fixtures.ts'
import { messages } from '../messages.ts'
import type { HudContext } from '../render-hud.ts'
import { createState } from '../state.ts'
import { openAutoplayDialog } from './autoplay-dialog.ts'

afterEach(() => document.body.replaceChildren())

function open(currency: (typeof currencies)[number], stake: number) {
  const start = vi.fn()
  const context = { t: createTranslate(messages, 'en'), currency, locale: 'en' } as HudContext
  const opened = { ...openFixture, balance: 50 * stake, stakes: [stake], defaultStake: stake }
  openAutoplayDialog(context, createState(opened, { isTurbo: false, isReduced: true }), start)
  const choose = (legend: string, index: number) =>
    [...document.querySelectorAll('fieldset')]
      .find((each) => each.querySelector('legend')!.textContent === legend)!
      .querySelectorAll<HTMLInputElement>('input')
      [index]!.click()
  const press = () => document.querySelector<HTMLButtonElement>('.action--main')!.click()
  return { start, choose, press }
}

test.each(currencies)('autoplay in %s starts with a limit of the loss, from the stake', (currency) => {
  const { start, press } = open(currency, 20)
  press()
  expect(start).toHaveBeenCalledExactlyOnceWith({ count: 10, stopAtWin: null, largestLoss: 100 })
})

test('autoplay starts with the chosen limits', () => {
  const { start, choose, press } = open('EUR', 40)
  choose('Number of spins', 2)
  choose('Lose no more than', 2)
  choose('Stop on a single win of', 1)
  press()
  expect(start).toHaveBeenCalledExactlyOnceWith({ count: 50, stopAtWin: 400, largestLoss: 1000 })
})
