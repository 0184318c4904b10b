import type { GiftTerms } from '@yanta/contract'
import { beforeAll, expect, test } from 'vitest'
import { loadCatalogue } from '../../i18n/catalogues.ts'
import { buildI18n } from '../../i18n/use-i18n.tsx'
import { describeReason, describeTerms, describeUntitledSum } from './gift-words.ts'

beforeAll(async () => void (await Promise.all([loadCatalogue('ru'), loadCatalogue('en')])))

const bonus = { wagerTimes: 25, days: 7, capTimes: 5, maxStake: 50_000 }
const rounds = {
  game: { slug: 'red-oni', name: 'Red Oni', preview: '/art/red-oni.webp' },
  stake: 2_000,
  total: 30,
  left: 30,
  won: 0,
  bonus,
}
const image = '/art/gift.svg'
const cases: [GiftTerms, string, string][] = [
  [{ type: 'cash', amount: 50_000 }, '500 ₽ на баланс, без отыгрыша', '500 ₽ to your balance, no wagering'],
  [{ type: 'xp', xp: 2_000 }, '2 000 очков опыта к уровню', '2,000 XP towards your level'],
  [{ type: 'compoint', compoints: 15_000 }, '150 компоинтов для магазина', '150 compoints for the shop'],
  [
    { type: 'deposit_bonus', percent: 50, leastDeposit: 100_000, bonus },
    '50 % к пополнению от 1 000 ₽, вейджер ×25',
    '50% on a deposit from 1,000 ₽, wagering ×25',
  ],
  [
    { type: 'bonus_offer', amount: 30_050, bonus },
    '300,50 ₽ бонусом, вейджер ×25',
    '300.50 ₽ bonus, wagering ×25',
  ],
  [
    { type: 'giftspin', ...rounds },
    'Ставка 20 ₽ за наш счёт, выигрыш бонусом, вейджер ×25',
    '20 ₽ a spin on us, wins become a bonus, wagering ×25',
  ],
  [
    { type: 'feature', ...rounds },
    'Фриспины по 20 ₽ за наш счёт, выигрыш бонусом, вейджер ×25',
    'Free spins at 20 ₽ on us, wins become a bonus, wagering ×25',
  ],
  [
    { type: 'group', options: ['a', 'b', 'c'].map((id) => ({ id, title: id, image, terms: null })) },
    'Один из 3 подарков на выбор',
    'Your choice of 3 gifts',
  ],
  [{ type: 'custom' }, 'Вручает поддержка', 'Handed over by support'],
  [
    {
      type: 'nondeposit',
      prizes: [5_000, 5_000].map((chance) => ({ title: 'x', image, terms: null, chance })),
    },
    'Один из 2 призов, шансы открыты',
    'One of 2 prizes, chances are published',
  ],
]
test.each(cases)('$type gives', (terms, ru, en) => {
  const read = (locale: 'ru' | 'en') =>
    describeTerms(buildI18n(locale), terms, 'RUB').replaceAll('\u00a0', ' ')
  expect([read('ru'), read('en')]).toEqual([ru, en])
})

test('a sum is told beside a title only where the title names none', () => {
  const read = (terms: GiftTerms | null) => describeUntitledSum(buildI18n('en'), terms, 'RUB') !== undefined
  const told = cases.filter(([terms]) => read(terms)).map(([{ type }]) => type)
  expect([...new Set(told)].toSorted()).toEqual(['bonus_offer', 'cash', 'deposit_bonus'])
  expect(read(null)).toBe(false)
})

test('a gift says where it comes from, each reason in words of its own [3.47]', () => {
  const reasons = [
    'personal',
    'registration',
    'level.changed',
    'promotions',
    'achievement',
    'cashback',
    'rest.registration',
    'compoint_product_purchase',
    'gift_distribution',
  ] as const
  for (const locale of ['ru', 'en'] as const) {
    const words = reasons.map((reason) => describeReason(buildI18n(locale).t, reason))
    expect(words.filter((text) => text !== '')).toHaveLength(reasons.length)
    expect(new Set(words).size).toBe(reasons.length)
  }
})
