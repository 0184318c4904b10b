import { currencies } from '@yanta/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { createTranslate } from '@yanta/i18n'
import { spinMessages } from './spin-messages.ts'
import { openAutoplayDialog } from './autoplay-dialog.ts'

afterEach(() => document.body.replaceChildren())

const words = { ...spinMessages.en, 'reels.label': '', 'auto.note': '' }

function open(currency: (typeof currencies)[number], stake: number) {
  const start = vi.fn()
  const context = {
    t: createTranslate({ ru: words, en: words }, 'en'),
    currency,
    locale: 'en',
  } as const
  openAutoplayDialog(context, { stake }, start)
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
