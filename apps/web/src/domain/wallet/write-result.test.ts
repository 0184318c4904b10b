import { beforeAll, expect, test } from 'vitest'
import { loadCatalogue } from '../../i18n/catalogues.ts'
import { buildI18n } from '../../i18n/use-i18n.tsx'
import '../../testing/brand.ts'
import { writeResult } from './write-result.ts'

beforeAll(async () => {
  for (const locale of ['ru', 'en'] as const) await loadCatalogue(locale)
})

test.each([
  ['ru', 270_000, 'RUB', '+2 700 ₽'],
  ['ru', -34_050, 'RUB', '−340,50 ₽'],
  ['ru', 0, 'RUB', '0 ₽'],
  ['en', -34_000, 'EUR', '−€340'],
  ['en', 5, 'EUR', '+€0.05'],
] as const)('in %s a result of %d in %s is %s', (locale, amount, currency, text) => {
  expect(writeResult(buildI18n(locale), amount, currency).replaceAll('\u00a0', ' ')).toBe(text)
})
