import { expect, test } from 'vitest'
import { getCatalogue, loadCatalogue } from './catalogues.ts'

test('a language is loaded alone', async () => {
  await loadCatalogue('ru')
  expect(getCatalogue('ru')['shell.nav.lobby']).toEqual(['Лобби'])
  expect(() => getCatalogue('en')).toThrow('messages of en are not loaded')
})

test.each(['de', 'RU', '', '__proto__'])('asking for %j throws [1.4]', async (locale) => {
  await expect(loadCatalogue(locale)).rejects.toThrow('language not supported')
})
