import type { GiftNews } from '@yanta/contract'
import { beforeAll, expect, test } from 'vitest'
import { loadCatalogue } from '../../i18n/catalogues.ts'
import { buildI18n } from '../../i18n/use-i18n.tsx'
import { buildGiftToasts } from './gift-toasts.ts'

beforeAll(async () => void (await Promise.all([loadCatalogue('ru'), loadCatalogue('en')])))

const news = (id: string, more: Partial<GiftNews> = {}): GiftNews => ({
  id,
  type: 'giftspin',
  state: 'received',
  reason: 'promotions',
  image: '/art/giftspin.svg',
  titles: { ru: `Подарок ${id}`, en: `Gift ${id}` },
  change: 'received',
  ...more,
})
const shown = (all: GiftNews[], locale: 'ru' | 'en' = 'ru') =>
  buildGiftToasts(all, buildI18n(locale)).map(({ title, text }) => `${title}: ${text}`)

test.each([
  ['received', 'cash', true],
  ['received', 'giftspin', true],
  ['used', 'cash', true],
  ['used', 'bonus_offer', true],
  ['used', 'giftspin', false],
  ['activated', 'giftspin', true],
  ['activated', 'cashback', true],
  ['activated', 'deposit_bonus', false],
  ['expired', 'cash', false],
  ['progress', 'giftspin', false],
  ['revoked', 'cash', false],
] as const)('that a gift is %s and a %s is told: %s [4.44], [4.46]', (change, type, isTold) => {
  expect(shown([news('1', { change, type })])).toHaveLength(isTold ? 1 : 0)
})

test('a toast names the gift in the language of the site', () => {
  expect(shown([news('7')])).toEqual(['Новый подарок: Подарок 7'])
  expect(shown([news('7')], 'en')).toEqual(['A new gift: Gift 7'])
})

test('several gifts of a batch are one toast, each gift once [4.45]', () => {
  expect(shown([news('1'), news('2'), news('3'), news('2')])).toEqual([
    '3 новых подарка: Подарок 1, Подарок 2, Подарок 3',
  ])
  expect(shown([news('1'), news('2', { change: 'used', type: 'cash' })], 'en')).toEqual([
    'A new gift: Gift 1',
    'Gift taken: Gift 2',
  ])
})

test('gifts of reason compoints are not told [4.40]', () => {
  expect(shown([news('1', { reason: 'compoints' })])).toEqual([])
})

test('a title is shown as text, whatever it contains', () => {
  const titles = { ru: '<b>5 & 6</b>', en: '' }
  expect(shown([news('1', { titles })])).toEqual(['Новый подарок: &lt;b>5 &amp; 6&lt;/b>'])
})
