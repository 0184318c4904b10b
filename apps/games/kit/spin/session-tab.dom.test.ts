import { createTranslate } from '@yanta/i18n'
import { expect, test } from 'vitest'
import { createSessionTab } from './session-tab.ts'
import { spinMessages } from './spin-messages.ts'

const read = (won: number): string[] =>
  [
    ...createSessionTab({
      t: createTranslate(spinMessages, 'ru'),
      currency: 'RUB',
      locale: 'ru',
      readState: () => ({ figures: { rounds: 12, staked: 240_000, won } }),
    })
      .build()
      .querySelectorAll('dd'),
  ].map((value) => value.textContent.replaceAll(/\s/g, ' '))

test('the tab of the session shows rounds, stakes, wins and the net, a loss with its sign', () => {
  expect(read(150_050)).toEqual(['12', '2 400,00 ₽', '1 500,50 ₽', '−899,50 ₽'])
  expect(read(250_000)).toEqual(['12', '2 400,00 ₽', '2 500,00 ₽', '+100,00 ₽'])
})
