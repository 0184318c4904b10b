import { getProfile, getRealityCheck, listLimits } from '@yanta/contract'
import { ownLimit, profile, realityCheck, selfExclusion } from '@yanta/contract/fixtures'
import { openToExcluded } from '@yanta/contract/open-to-excluded'
import { expect, test } from 'vitest'
import type { Call } from '../data/api/caller.ts'
import { loadAchievements } from '../features/achievements/load-achievements.ts'
import { loadFavourites } from '../features/favourites/favourites-data.ts'
import { loadRenderedGifts } from '../features/gifts/load-rendered-gifts.ts'
import { loadPlayer } from '../features/profile/load-player.ts'
import { loadBreak } from '../features/safer-play/break/break-data.ts'
import { closedScreens } from '../features/safer-play/break/closed-screens.ts'
import { loadLimits } from '../features/safer-play/limits/limits-data.ts'
import { loadWinback } from '../features/winback/winback-data.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import SaferPlayActivity from './safer-play-activity.tsx'
import SaferPlayBreak from './safer-play-break.tsx'
import SaferPlay from './safer-play.tsx'

const limits = { currency: 'RUB', items: [ownLimit] }
const read = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ')

async function renderLimits(changes: Parameters<typeof answerCalls>[0], locale: 'ru' | 'en' = 'ru') {
  const loaded = await loadLimits(
    answerCalls({ [listLimits.name]: limits, [getRealityCheck.name]: realityCheck, ...changes }),
  )
  return read(await renderScreen(SaferPlay, loaded, { path: '/profile/safer-play', locale }))
}
async function renderBreak(changes: object, locale: 'ru' | 'en' = 'ru') {
  const loaded = await loadBreak(answerCalls({ [getProfile.name]: { ...profile, ...changes } }))
  return read(await renderScreen(SaferPlayBreak, loaded, { path: '/profile/safer-play/break', locale }))
}

test.each([
  ['ru', 'Пополнения Сколько можно внести Неделя 31 500 ₽ из 60 000 ₽', 'Каждые 60 минут'],
  ['en', 'Deposits How much you can add Week 31,500 ₽ of 60,000 ₽', 'Every 60 minutes'],
] as const)(
  'the server draws limits with what is used, and the reminder, in %s',
  async (locale, row, reminder) => {
    const html = await renderLimits({}, locale)
    expect(html).toContain(row)
    expect(html).toContain(reminder)
  },
)

test('limits are shown although the reminder did not load', async () => {
  const html = await renderLimits({ [getRealityCheck.name]: { refused: 503 } })
  expect(html).toContain('31 500 ₽ из 60 000 ₽')
  expect(html).toContain('Напоминание не загрузилось')
})

test('without its limits the screen is an error', async () => {
  await expect(renderLimits({ [listLimits.name]: { refused: 503 } })).rejects.toMatchObject({
    init: { status: 503 },
  })
})

test.each([
  ['ru', {}, 'Сделать перерыв', 'Самоисключение'],
  ['en', {}, 'Take a break', 'Self-exclusion'],
  ['ru', { breakUntil: '2999-01-01T00:00:00.000Z' }, 'У вас перерыв', 'Вывести деньги'],
  ['ru', { breakUntil: '2020-01-01T00:00:00.000Z' }, 'Сделать перерыв', 'Самоисключение'],
  ['ru', { selfExclusion: { ...selfExclusion, until: null } }, 'Аккаунт закрыт для игры', 'больше нельзя'],
  [
    'en',
    { selfExclusion: { ...selfExclusion, until: '2999-01-01T00:00:00.000Z' } },
    'closed for play',
    'Until 01.01.99',
  ],
] as const)('in %s the break of a player with %j shows %j and %j', async (locale, changes, ...words) => {
  const html = await renderBreak(changes, locale)
  for (const word of words) expect(html).toContain(word)
})

test('a player who is excluded is offered neither a break nor another self-exclusion', async () => {
  const html = await renderBreak({ selfExclusion })
  expect(html).not.toContain('Сделать перерыв')
  expect(html).not.toContain('Самоисключение')
})

test('the activity loads in the browser: the server says that it is coming', async () => {
  const html = read(await renderScreen(SaferPlayActivity, {}, { path: '/profile/safer-play/activity' }))
  expect(html).toContain('Считаем вашу игру')
})

test('limits of an excluded player are shown without the reminder, which the platform refuses them', async () => {
  const loaded = await loadLimits(
    answerCalls({ [listLimits.name]: limits, [getRealityCheck.name]: { refused: 403 } }),
  )
  const site = { player: { profile: { ...profile, selfExclusion } } }
  const html = read(await renderScreen(SaferPlay, loaded, { path: '/profile/safer-play', site }))
  expect(html).toContain('31 500 ₽ из 60 000 ₽')
  expect(html).not.toContain('Напоминание')
})

test.each([
  ['favouriteGames', (call: Call) => loadFavourites(call, { hasSession: true })],
  ['profileAchievements', loadAchievements],
  ['profileGifts', loadRenderedGifts],
  ['winback', (call: Call) => loadWinback(call, true)],
  ['profileBalance', loadPlayer],
  ['saferPlayBreak', loadBreak],
] as const)('the screen %s is closed to an excluded player where its calls are', async (name, load) => {
  const asked: string[] = []
  const refuse = async (call: { name: string }) => {
    asked.push(call.name)
    return { ok: false, refusal: { code: 'self_excluded', status: 403, errors: [] } }
  }
  await Promise.resolve(load(refuse as unknown as Call)).catch(() => null)
  expect(asked).not.toEqual([])
  expect(closedScreens.has(name)).toBe(asked.some((call) => openToExcluded[call] === false))
})
