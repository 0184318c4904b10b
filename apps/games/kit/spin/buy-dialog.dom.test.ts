import { createTranslate } from '@yanta/i18n'
import { afterEach, expect, test, vi } from 'vitest'
import { openFixture } from '../../server/api-fixtures.ts'
import { openBuyDialog } from './buy-dialog.ts'
import { openPlay } from './play.ts'
import { spinMessages } from './spin-messages.ts'

afterEach(() => document.body.replaceChildren())

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')

function open(changes: { balance?: number; mostStake?: number } = {}) {
  const { balance = openFixture.balance, mostStake = null } = changes
  const rules = { ...openFixture.rules, mostStake }
  const play = openPlay(
    { ...openFixture, balance, rules, pending: null },
    { isTurbo: false, isReduced: true },
  )
  const buy = vi.fn<() => void>()
  const t = createTranslate(spinMessages, 'ru')
  openBuyDialog({ t, currency: 'RUB', locale: 'ru' }, play, 'Десять фриспинов', buy)
  return { buy, action: document.querySelector<HTMLElement>('.action--main') }
}

test('the price is named in bets and in money, with its own return, and nothing is bought before the player agrees', () => {
  const { buy, action } = open()
  const text = plain(document.querySelector('dialog')?.textContent)
  for (const fact of ['Десять фриспинов', '×26,90', '538,00 ₽', '96,34 %']) expect(text).toContain(fact)
  expect(buy).not.toHaveBeenCalled()
  expect(plain(action?.textContent)).toBe('Купить за 538,00 ₽')
  action?.click()
  expect(buy).toHaveBeenCalledOnce()
})

test.each([
  ['the balance is short of it', { balance: 53_799 }, 'На балансе не хватает: нужно 538,00 ₽'],
  ['the law ends stakes below it', { mostStake: 50_000 }, 'можно поставить не больше 500,00 ₽'],
])('where %s, that is said and nothing can be bought', (_, changes, reason) => {
  expect(open(changes).action).toBeNull()
  expect(plain(document.querySelector('[role=alert]')?.textContent)).toContain(reason)
})
