import { expect, test } from 'vitest'
import { buildI18n } from '../../i18n/use-i18n.tsx'
import { loadCatalogue } from '../../i18n/catalogues.ts'
import './documents.messages.json'
import { describeBytes } from './format-bytes.ts'

test.each([
  [7_500_000, '7,2 МБ', '7.2 MB'],
  [32 * 1_024 * 1_024, '32 МБ', '32 MB'],
  [50_000, '49 КБ', '49 KB'],
  [1, '1 КБ', '1 KB'],
])('%d bytes are %s, in English %s', async (bytes, ru, en) => {
  await Promise.all([loadCatalogue('ru'), loadCatalogue('en')])
  expect(describeBytes(buildI18n('ru'), bytes)).toBe(ru)
  expect(describeBytes(buildI18n('en'), bytes)).toBe(en)
})
