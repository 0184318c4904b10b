import { expect, test } from 'vitest'
import { testBrand } from '../testing/brand.ts'
import { type SiteBrand, writePageBrand } from './brand.ts'

test('a document carries the brand as data, and no character of a name closes the script early', () => {
  const brand: SiteBrand = {
    ...testBrand,
    words: { ...testBrand.words, en: { ...testBrand.words.en, idea: '</script><b>' } },
  }
  const [, type, data] =
    /^<script type="([^"]+)" id="brand">([^<]*)<\/script>$/.exec(writePageBrand(brand)) ?? []
  expect(type).toBe('application/json')
  expect(JSON.parse(data!)).toEqual(brand)
})
