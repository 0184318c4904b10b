import { balance, level, profile, selfExclusion } from '@yanta/contract/fixtures'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { loadDocuments } from '../features/documents/load-documents.ts'
import { loadPlayer } from '../features/profile/load-player.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { loader } from './profile.tsx'
import ProfileAchievements from './profile-achievements.tsx'
import ProfileBalance from './profile-balance.tsx'
import ProfileGifts from './profile-gifts.tsx'
import ProfileInfo from './profile-info.tsx'
import ProfileLevels from './profile-levels.tsx'
import ProfileVerification from './profile-verification.tsx'

async function renderTab(
  Tab: ComponentType,
  changes: Parameters<typeof answerCalls>[0] = {},
  locale: 'ru' | 'en' = 'ru',
  site?: object,
) {
  const call = answerCalls(changes)
  const data = { ...(await loadPlayer(call)), documents: await loadDocuments(call) }
  return renderScreen(Tab, data, { locale, path: '/profile', site })
}

const tabs = [
  ['balance', ProfileBalance],
  ['levels', ProfileLevels],
  ['info', ProfileInfo],
  ['verification', ProfileVerification],
  ['gifts', ProfileGifts],
  ['achievements', ProfileAchievements],
] as const

test('the profile redirects to the balance [2.7]', () => {
  let answer: unknown
  try {
    loader()
  } catch (thrown) {
    answer = thrown
  }
  expect((answer as Response).headers.get('location')).toBe('/profile/balance')
})

test.each(tabs)('%s shows the player and marks itself among the tabs [2.7]', async (name, Tab) => {
  const html = await renderTab(Tab)
  expect(html).toContain('<h1>Вера</h1>')
  expect(html).toContain('ID 1')
  expect(html).toContain('Телефон подтверждён')
  expect(html).toMatch(
    new RegExp(
      `href="/profile/${name}"[^>]*aria-current="page"|aria-current="page"[^>]*href="/profile/${name}"`,
    ),
  )
  for (const [other] of tabs) expect(html).toContain(`href="/profile/${other}"`)
})

test('an excluded player is offered no tab that the platform refuses them', async () => {
  const site = { player: { profile: { ...profile, selfExclusion } } }
  const html = await renderTab(ProfileBalance, {}, 'ru', site)
  const offered = tabs.map(([name]) => name).filter((name) => html.includes(`href="/profile/${name}"`))
  expect(offered).toEqual(['balance', 'levels', 'info', 'verification'])
})

test.each(tabs)('%s in English [1.4]', async (_name, Tab) => {
  const html = await renderTab(
    Tab,
    {
      getProfile: { ...profile, nick_name: 'Vera' },
      listLevels: { items: [{ ...level, name: 'Sail', gift: null }] },
    },
    'en',
  )
  expect(html).toMatch(/Sail · 6/)
  expect(html).not.toMatch(/[А-Яа-я]/)
})

test('the balance shows each wallet and the links to the cashbox [3.12]', async () => {
  const html = (
    await renderTab(ProfileBalance, {
      getBalance: {
        ...balance,
        bonus: 320_000,
        is_active_bonus: true,
        wagering: { done: 3_100_000, needed: 5_000_000 },
        winback: 64_000,
        seq: {},
        epoch: 'e',
      },
    })
  ).replace(/\s/g, ' ')
  for (const sum of ['12 480,50', '3 200,00', '19 000,00', '640,00']) expect(html).toContain(sum)
  expect(html).toContain('2 340')
  expect(html).toContain('aria-valuenow="62"')
  for (const path of ['/cashbox"', '/cashbox?tab=payout"', '/cashbox?tab=history"', '/compoints"'])
    expect(html).toContain(`href="${path}`)
})

test('where the jurisdiction has no winback, the balance names none', async () => {
  expect(await renderTab(ProfileBalance)).toContain('Винбэк')
  const site = { serverData: { jurisdiction: { winback: false } } }
  expect(await renderTab(ProfileBalance, {}, 'ru', site)).not.toContain('Винбэк')
})

test('without a bonus there is no wager', async () => {
  const html = await renderTab(ProfileBalance)
  expect(html).toContain('Активного бонуса нет')
  expect(html).not.toContain('Отыграно')
})

test('a player on a break sees when it ends, and is offered no deposit', async () => {
  const html = await renderTab(ProfileBalance, {
    getProfile: { ...profile, breakUntil: '2026-11-28T10:15:00.000Z' },
  })
  expect(html).toContain('откроются 28.11.26, 10:15.')
  expect(html).not.toContain('Пополнить')
  expect(html).toContain('Вывести')
})

test('a player who is excluded sees that the account is closed, also with a break that still runs', async () => {
  const closed = {
    ...profile,
    breakUntil: '2026-11-28T10:15:00.000Z',
    selfExclusion: { startedAt: '2026-11-20T10:15:00.000Z', until: null },
  }
  const html = await renderTab(ProfileBalance, { getProfile: closed }, 'ru', { player: { profile: closed } })
  expect(html).toContain('Аккаунт закрыт для игры')
  expect(html).not.toContain('откроются')
  expect(html).not.toContain('Пополнить')
})

const levels = [
  { ...level, index: 5, name: 'Маяк', fromXp: 30_000 },
  { ...level, index: 6, name: 'Парус', fromXp: 60_000 },
  { ...level, index: 7, name: 'Шторм', fromXp: 100_000 },
]

test('the head shows the own level, its experience and how far the next one is [3.8] [7.28]', async () => {
  const html = (await renderTab(ProfileBalance, { listLevels: { items: levels } })).replace(/\s/g, ' ')
  expect(html).toContain('Парус · 6')
  expect(html).toContain('64 200 / 100 000 опыта')
  expect(html).toContain('До уровня «Шторм» осталось 35 800 опыта')
})

test('at the last level there is nothing more to go', async () => {
  const html = await renderTab(ProfileBalance, {
    listLevels: { items: levels.slice(0, 2) },
    getUserLevel: { level: 6, xp: 2_000_000, from: 60_000, next: null, seq: {}, epoch: 'e1' },
  })
  expect(html).toContain('Выше уровней нет')
  expect(html).toContain('aria-valuenow="100"')
})

test.each(['getUserLevel', 'listLevels'])('without %s the head shows the level alone', async (call) => {
  const html = await renderTab(ProfileBalance, { [call]: { refused: 500 } })
  expect(html).toContain('Уровень 6')
  expect(html).not.toContain('опыта')
})

test('levels show those passed, the current one and those ahead [3.51]', async () => {
  const html = await renderTab(ProfileLevels, { listLevels: { items: levels } })
  expect(html).toMatch(/Маяк.*Пройден.*Парус.*Вы здесь.*Шторм.*Впереди/)
  expect(html).toContain('aria-current="step"')
})

test('the rest of the profile is shown when levels fail to load', async () => {
  const html = await renderTab(ProfileLevels, { listLevels: { refused: 500 } })
  expect(html).toContain('Уровни не загрузились')
  expect(html).toContain('<h1>Вера</h1>')
})

test('personal details show the known data; contacts are masked and changed by support [1.10]', async () => {
  const html = await renderTab(ProfileInfo, {
    getProfile: { ...profile, firstname: 'Вера', lastname: 'Светлова' },
  })
  for (const text of [
    'value="Вера"',
    'value="Светлова"',
    '17.05.1990',
    'Россия',
    '14 марта 2026',
    'Русский',
    '+7 ••• ••• 45 67',
    'v•••@example.com',
    'Написать в поддержку',
  ])
    expect(html).toContain(text)
  expect(html).toContain('Не указано')
  expect(html).not.toContain('79161234567')
})

test("personal data are a form in which only birthday, nickname and contacts can't be changed [6.12]", async () => {
  const html = await renderTab(ProfileInfo)
  expect([...html.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name]) => name)).toEqual([
    'firstname',
    'lastname',
    'middlename',
    'address',
    'wantsNews',
  ])
  expect(html).toMatch(/<input[^>]*readOnly[^>]*value="17\.05\.1990"/)
  expect(html).toMatch(/<button type="submit"[^>]* disabled=""[^>]*>Сохранить/)
  expect(html).toContain('href="/profile/security"')
})

test('unconfirmed contacts are shown differently from confirmed ones', async () => {
  expect(await renderTab(ProfileVerification, { getProfile: { ...profile, is_verified: true } })).toContain(
    'Контакты подтверждены',
  )
  const html = await renderTab(ProfileVerification, {
    getProfile: {
      ...profile,
      phones: [],
      emails: [{ email: 'vera@example.com', is_primary: true, is_verified: false }],
    },
  })
  expect(html).toContain('Зачем это нужно')
  expect(html).toContain('Телефон не указан')
  expect(html).toContain('aria-label="Добавить телефон"')
  expect(html).toContain('aria-label="Подтвердить почту"')
})

test('the documents are part of the page, and the page is shown without them too [2.7] [7.19]', async () => {
  const html = await renderTab(ProfileVerification)
  for (const text of ['Паспорт или удостоверение', 'На проверке', 'Перетащите файл сюда'])
    expect(html).toContain(text)
  const without = await renderTab(ProfileVerification, { listVerifications: { refused: 503 } })
  expect(without).not.toContain('На проверке')
  expect(without).toContain('Контакты')
})

test('a birthday and a name that a document has confirmed are fixed, and support can change them [3.9]', async () => {
  const html = await renderTab(ProfileInfo, {
    getProfile: { ...profile, firstname: 'Вера', birthday_verified: true },
  })
  expect(html).toMatch(/<input[^>]*readOnly[^>]*name="firstname"|<input[^>]*name="firstname"[^>]*readOnly/)
  expect(html).not.toMatch(/<input[^>]*readOnly[^>]*name="address"|<input[^>]*name="address"[^>]*readOnly/)
  for (const text of ['Как в документе', 'Подтверждена документом', 'дату рождения мы сверили'])
    expect(html).toContain(text)
})

test.each(tabs)("%s is shown while the balance can't be loaded", async (name, Tab) => {
  const html = await renderTab(Tab, { getBalance: { refused: 503 } })
  expect(html).toContain('<h1>Вера</h1>')
  expect([html.includes('Баланс не загрузился'), html.includes('Повторить')]).toEqual([
    name === 'balance',
    name === 'balance',
  ])
})

test('without the player there is no profile [2.19]', async () => {
  await expect(loadPlayer(answerCalls({ getProfile: { refused: 0 } }))).rejects.toMatchObject({
    init: { status: 503 },
  })
})
