import { expect, test } from 'vitest'
import { addMessages, getCatalogue, loadCatalogue } from './catalogues.ts'

test('each language is loaded separately', async () => {
  await loadCatalogue('ru')
  expect(getCatalogue('ru')['shell.nav.lobby']).toEqual(['Лобби'])
  expect(() => getCatalogue('en')).toThrow('messages of en are not loaded')
})

test.each(['de', 'RU', '', '__proto__'])('loading %j throws [1.4]', async (locale) => {
  await expect(loadCatalogue(locale)).rejects.toThrow('language not supported')
})

test('messages of a later screen are added with its code, before or after its language is loaded', async () => {
  addMessages({ en: { 'promotions.title': ['Early'] } })
  const english = await loadCatalogue('en')
  expect([english['promotions.title'], english['shell.nav.lobby']]).toEqual([['Early'], ['Lobby']])
  await import('../features/promotions/promotions.messages.json')
  expect(getCatalogue('en')['promotions.title']).toEqual(['Promotions'])
  expect((await loadCatalogue('ru'))['promotions.title']).toEqual(['Акции'])
})
