import { createTranslate } from '@yanta/i18n'
import { afterEach, expect, test, vi } from 'vitest'
import { openFixture } from '../../server/api-fixtures.ts'
import { openBuyDialog } from './buy-dialog.ts'
import { openPlay } from './play.ts'
import { spinMessages } from './spin-messages.ts'

afterEach(() => document.body.replaceChildren())

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')

function open(changes: { balance?: number; mostStake?: number; isDemo?: boolean } = {}) {
  const { balance = openFixture.balance, mostStake = null } = changes
  const rules = { ...openFixture.rules, mostStake }
  const play = openPlay(
    { ...openFixture, balance, rules, pending: null },
    { isTurbo: false, isReduced: true },
  )
  const actions = { buy: vi.fn(), chooseStake: vi.fn(), openCashbox: vi.fn(), restartDemo: vi.fn() }
  const t = createTranslate(spinMessages, 'ru')
  openBuyDialog(
    { t, currency: 'RUB', locale: 'ru' },
    play,
    { text: 'Десять фриспинов', isDemo: changes.isDemo ?? false },
    actions,
  )
  const buttons = [...document.querySelectorAll<HTMLElement>('.action')]
  return { actions, buttons, texts: buttons.map(({ textContent }) => plain(textContent)) }
}

test('the price is named in bets and in money, with its own return, and nothing is bought before the player agrees', () => {
  const { actions, buttons, texts } = open()
  const text = plain(document.querySelector('dialog')?.textContent)
  for (const fact of [
    'Десять фриспинов',
    '×26,90',
    '538,00 ₽',
    '96,34 %',
    'Турнир, где ставка ограничена, может её не засчитать',
  ])
    expect(text).toContain(fact)
  expect(actions.buy).not.toHaveBeenCalled()
  expect(texts).toEqual(['Купить за 538,00 ₽'])
  buttons[0]!.click()
  expect(actions.buy).toHaveBeenCalledOnce()
})

test.each([
  ['the balance is short of it', { balance: 53_799 }, 'На балансе не хватает: нужно 538,00 ₽'],
  ['the law ends stakes below it', { mostStake: 50_000 }, 'можно поставить не больше 500,00 ₽'],
])('where %s, that is said and nothing can be bought', (_, changes, reason) => {
  expect(open(changes).texts.join()).not.toContain('Купить')
  expect(plain(document.querySelector('[role=alert]')?.textContent)).toContain(reason)
})

test('a balance short of the price offers the largest bet whose price it covers, and the cashbox', () => {
  const { actions, buttons, texts } = open({ balance: 53_799 })
  expect(texts).toEqual(['Поставить 10,00 ₽', 'Пополнить баланс'])
  buttons[0]!.click()
  expect(actions.chooseStake).toHaveBeenCalledExactlyOnceWith(1000)
  buttons[1]!.click()
  expect(actions.openCashbox).toHaveBeenCalledOnce()
  expect(document.querySelector('dialog')).toBeNull()
})

test('where the law ends stakes below the price, the largest bet whose price it allows is offered, and nothing where it allows none', () => {
  const { actions, buttons, texts } = open({ mostStake: 50_000 })
  expect(texts).toEqual(['Поставить 10,00 ₽'])
  buttons[0]!.click()
  expect(actions.chooseStake).toHaveBeenCalledExactlyOnceWith(1000)
  expect(open({ mostStake: 26_899 }).texts).toEqual([])
  document.body.replaceChildren()
  expect(open({ mostStake: 26_900 }).texts).toEqual(['Поставить 10,00 ₽'])
})

test('demo money short of every price offers new demo money', () => {
  const { actions, buttons, texts } = open({ balance: 20_000, isDemo: true })
  expect(texts).toEqual(['Взять ещё 10 000'])
  buttons[0]!.click()
  expect(actions.restartDemo).toHaveBeenCalledOnce()
})
