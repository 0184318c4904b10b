import { category, gameListItem, producer } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { loadLobby } from '../features/lobby/lobby-data.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import Main from './main.tsx'

async function renderLobby(changes: Parameters<typeof answerCalls>[0] = {}, hasSession = false, locale: 'ru' | 'en' = 'ru', producers = [producer]) {
  return renderScreen(Main, await loadLobby(answerCalls(changes), { hasSession }), { locale, site: { producers } })
}

test('the lobby shows banner, categories, their games and the studios [2.2] [3.2] [3.4]', async () => {
  const html = await renderLobby()
  expect(html).toContain('href="/play/neon-drive"')
  expect(html).toContain('href="/games/slots"')
  expect(html).toContain('src="/art/covers/neon-drive-tall.1a2b3c4d.360.webp"')
  expect(html).toContain('Пять барабанов и ночной город')
  expect(html).toContain('Провайдеры')
})

test('a card offers its cover at three widths, for a small screen, a dense one and those between', async () => {
  const cover = '/art/covers/neon-drive-tall.1a2b3c4d'
  expect(await renderLobby()).toContain(`srcSet="${cover}.180.avif 180w,${cover}.360.avif 360w,${cover}.540.avif 540w" sizes="(max-width: 508px) 29vw`)
})

test('a game of somebody else\'s catalogue shows the cover its address names', async () => {
  const html = await renderLobby({ listGames: { items: [{ ...gameListItem, tall_preview: 'https://cdn.example/amber.jpg?v=2' }], totalItems: 1 } })
  expect(html).toContain('src="https://cdn.example/amber.jpg?v=2"')
})

test('a guest has no recent games, a player has', async () => {
  expect(await renderLobby()).not.toContain('Вы недавно играли')
  const html = await renderLobby({}, true)
  expect(html).toContain('Вы недавно играли')
  expect(html).toContain('Red Oni')
})

test('demo has a link of its own where the game has one [4.12]', async () => {
  expect(await renderLobby()).toContain('href="/play/neon-drive?mode=demo"')
  const html = await renderLobby({ listGames: { items: [{ ...gameListItem, has_demo_mode: false }], totalItems: 1 } })
  expect(html).not.toContain('mode=demo')
})

test('a game that is not ready says so and leads nowhere', async () => {
  const html = await renderLobby({ listBanners: { items: [] }, listGames: { items: [{ ...gameListItem, disabled: true, disabledReason: 'soon' }], totalItems: 1 } })
  expect(html).toContain('Скоро')
  expect(html).not.toContain('href="/play/')
})

test('a row that failed offers to try again; the others stand', async () => {
  const html = await renderLobby({ listGames: { refused: 500 } })
  expect(html).toContain('role="alert"')
  expect(html).toContain('Повторить')
  expect(html).toContain('Провайдеры')
})

test('without banners and studios the lobby is shorter, not broken', async () => {
  const html = await renderLobby({ listBanners: { refused: 500 } }, false, 'ru', [])
  expect(html).not.toContain('Провайдеры')
  expect(html).not.toContain('aria-roledescription')
  expect(html).toContain('Neon Drive')
})

test('an empty catalogue says so', async () => {
  expect(await renderLobby({ listGames: { items: [], totalItems: 0 } })).toContain('Игр пока нет')
})

test('categories that the lobby leaves out are left out', async () => {
  const hidden = { ...category, id: '2', slug: 'hidden', showInLobby: false }
  const lobby = await loadLobby(answerCalls({ listCategories: { items: [category, hidden] } }), { hasSession: false })
  expect(lobby.categories.map(({ slug }) => slug)).toEqual(['slots'])
  expect(lobby.rows.map((row) => row.category.slug)).toEqual(['slots'])
})

test('without categories there is no lobby: the boundary gets the status', async () => {
  await expect(loadLobby(answerCalls({ listCategories: { refused: 503 } }), { hasSession: false })).rejects.toMatchObject({ init: { status: 503 } })
})

test('the same lobby in English [1.4]', async () => {
  const html = await renderLobby({}, true, 'en')
  expect(html).toContain('You played recently')
  expect(html).not.toMatch(/Провайдеры|Повторить/)
})
