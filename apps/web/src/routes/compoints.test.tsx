import { tournament } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { loadCompoints } from '../features/compoints/compoints-data.ts'
import { loadPaidTournaments } from '../features/compoints/paid-tournaments-data.ts'
import { presentTournamentItem } from '../domain/contest/tournament.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import Compoints from './compoints.tsx'
import CompointsTournaments from './compoints-tournaments.tsx'

test('the shop shows the number of compoints and how to earn them [2.8]', async () => {
  const html = (
    await renderScreen(Compoints, await loadCompoints(answerCalls()), { path: '/compoints' })
  ).replace(/\s/g, ' ')
  expect(html).toMatch(/<h1[^>]*>2 340 компоинтов на счёте<\/h1>/)
  expect(html).toContain('за каждые 100 ₽ ставок')
  expect(html).toContain('Загружаем подарки')
  expect(html).toContain('href="/compoints/tournaments"')
})

test('the shop links to the page about compoints [2.71]', async () => {
  expect(await renderScreen(Compoints, await loadCompoints(answerCalls()), { path: '/compoints' })).toContain(
    'href="/compoints-about"',
  )
})

test('what earns a compoint is said where it is called a dollar [9.25]', async () => {
  const html = await renderScreen(Compoints, await loadCompoints(answerCalls()), { path: '/compoints' })
  expect(html.replace(/\s/g, ' ')).toContain('1 компоинт, или «доллар», — за каждые 100 ₽ ставок в слотах')
})

test.each([
  [100, '1 компоинт на счёте'],
  [299, '2 компоинта на счёте'],
  [0, 'У вас 0 компоинтов'],
])('%i hundredths are shown as %s', async (compoints, title) => {
  expect(await renderScreen(Compoints, { compoints, betsForOne: null }, { path: '/compoints' })).toContain(
    title,
  )
})

test('tournaments for compoints are listed; without any the screen shows so [2.8]', async () => {
  const compoints = await loadCompoints(answerCalls())
  const paid = presentTournamentItem({ ...tournament, isPaid: true, compointMembershipPrice: 30_000 })
  expect(
    await renderScreen(
      CompointsTournaments,
      { compoints, tournaments: [paid] },
      { path: '/compoints/tournaments' },
    ),
  ).toContain('300 компоинтов')
  expect(
    await renderScreen(
      CompointsTournaments,
      { compoints, tournaments: [] },
      { path: '/compoints/tournaments' },
    ),
  ).toContain('Турниров за компоинты пока нет')
})

test('a tournament for compoints shows what is missing for a seat, and where one learns to earn it [2.8] [5.21]', async () => {
  const render = async (changes: object) => {
    const paid = presentTournamentItem({
      ...tournament,
      isPaid: true,
      compointMembershipPrice: 300_000,
      ...changes,
    })
    const html = await renderScreen(
      CompointsTournaments,
      { compoints: await loadCompoints(answerCalls()), tournaments: [paid] },
      { path: '/compoints/tournaments' },
    )
    return html.slice(html.indexOf('<article'), html.indexOf('</article')).replaceAll('\u00a0', ' ')
  }
  const short = await render({})
  expect(short).toContain('Не хватает 660')
  expect(short).toContain('href="/compoints-about"')
  expect(await render({ compointMembershipPrice: 200_000 })).toContain('Компоинтов хватает')
  expect(await render({ maxMemberLimit: 10, membersCount: 10 })).toContain('Свободных мест не осталось')
  expect(await render({ isMember: true })).not.toMatch(/Не хватает|хватает/)
})

test('tournaments for compoints that are over are not listed [2.8]', async () => {
  const items = [
    { ...tournament, id: '1', isPaid: true },
    { ...tournament, id: '2', isPaid: true, status: 'finished' },
  ]
  const loaded = await loadPaidTournaments(answerCalls({ listTournaments: { items, totalItems: 2 } }))
  expect(loaded.map(({ id }) => id)).toEqual(['1'])
})

test('the shop in English [1.4]', async () => {
  const html = await renderScreen(
    Compoints,
    { compoints: 234_000, betsForOne: 10_000 },
    { locale: 'en', path: '/compoints' },
  )
  expect(html).toContain('2,340 compoints to spend')
  expect(html).not.toMatch(/[А-Яа-я]/)
})
