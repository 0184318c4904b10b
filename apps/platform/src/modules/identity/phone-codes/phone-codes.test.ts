import { listPhoneCodes } from '@yanta/contract'
import { encodePhone, findPhoneProblem } from '@yanta/contract/field-rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const list = () => platform.as(null).get(listPhoneCodes)

test('the primary countries come first, each other country once after them [3.58], [9.20]', async () => {
  const { body } = await list()
  expect(body.primary).toEqual(['ru', 'kz', 'az', 'nl', 'am', 'au'])
  const countries = body.items.map(({ country }) => country)
  expect(countries.slice(0, 6)).toEqual(body.primary)
  expect(countries.slice(6)).toEqual(countries.slice(6).toSorted())
  expect(new Set(countries).size).toBe(countries.length)
  expect(countries.length).toBeGreaterThan(230)
})

const countries = [
  ['ru', '7', '(###) ###-##-##'],
  ['kz', '7', '(###) ###-##-##'],
  ['az', '994', '## ### ## ##'],
  ['nl', '31', '# ########'],
  ['am', '374', '## ######'],
  ['au', '61', '### ### ###'],
  ['us', '1', '(###) ###-####'],
  ['ua', '380', '## ### ####'],
  ['by', '375', '## ###-##-##'],
  ['ar', '54', '# ## #### ####'],
] as const
test.each(countries)('%s has dial code %s and mask %s [3.58]', async (country, dialCode, mask) => {
  expect((await list()).body.items.find((item) => item.country === country)).toEqual({
    country,
    dialCode,
    mask,
  })
})

test('a number that fills the mask of any country is accepted [5.2]', async () => {
  for (const { country, dialCode, mask } of (await list()).body.items) {
    expect([country, findPhoneProblem(encodePhone(dialCode, mask.replaceAll('#', '5')))]).toEqual([
      country,
      null,
    ])
    expect([country, mask.includes('('), mask]).toEqual([
      country,
      mask.includes(')'),
      expect.stringMatching(/^[#(][# ().-]*#$/),
    ])
  }
})

test('all clients get the same answer, which a browser caches', async () => {
  const { headers } = await list()
  expect(headers['cache-control']).toBe('public, no-cache')
  const again = await platform
    .as(null)
    .get(listPhoneCodes, undefined, { headers: { 'if-none-match': String(headers.etag) } })
  expect(again.status).toBe(304)
})
