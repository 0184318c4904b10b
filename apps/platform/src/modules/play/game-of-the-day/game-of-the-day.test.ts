import { getGame, getGameOfTheDay } from '@yanta/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { setGameDisabled } from '../catalogue/catalogue.service.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(async () => {
  vi.useRealTimers()
  await platform.close()
})

const ask = async (locale = 'ru') =>
  (await platform.as(null).get(getGameOfTheDay, {}, { headers: { 'accept-language': locale } })).body.data

/** The catalogue is refreshed at the next interval; a test polls until it was. */
test("editors' games rotate at the operator's midnight, with the game's data and the editors' reason [2.69]", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T20:59:00Z') })
  const today = await ask('en')
  expect(today).toMatchObject({
    endsAt: '2026-11-21T21:00:00.000Z',
    game: { slug: expect.stringMatching(/^(neon-drive|no-demo)$/) },
  })
  expect(today!.game).toEqual(
    (
      await platform
        .as(null)
        .get(getGame, { params: { slug: today!.game.slug } }, { headers: { 'accept-language': 'en' } })
    ).body,
  )
  vi.setSystemTime(new Date('2026-11-21T21:00:00Z'))
  const tomorrow = await ask('en')
  expect(tomorrow!.endsAt).toBe('2026-11-22T21:00:00.000Z')
  const words = { 'neon-drive': ['Ночная трасса', 'A night drive'], 'no-demo': ['Без\u00a0демо', 'No demo'] }
  expect(new Set([today, tomorrow].map((day) => `${day!.game.slug}: ${day!.text}`))).toEqual(
    new Set(Object.entries(words).map(([slug, [, text]]) => `${slug}: ${text}`)),
  )
  expect((await ask())!.text).toBe(words[tomorrow!.game.slug as keyof typeof words][0])
  vi.useRealTimers()
})

test("a game that can't be played is not the game of the day, and without any other there is none [2.69]", async () => {
  await setGameDisabled(platform.db, 'neon-drive', true)
  await expect.poll(async () => (await ask())?.game.slug).toBe('no-demo')
  await setGameDisabled(platform.db, 'no-demo', true)
  await expect.poll(() => ask()).toBeNull()
  await setGameDisabled(platform.db, 'neon-drive', false)
  await expect.poll(async () => (await ask())?.game.slug).toBe('neon-drive')
})
