// The site while the platform is down, and its recovery without a reload.
import { forgiveLostAnswers } from '../../support/complaints.ts'
import { awaitOwnRoom } from '../../support/live.ts'
import { enterAs } from '../../support/player.ts'
import { expect, test } from '../../support/split-site.ts'
import { bar, isSamePage, markPage } from '../same-page.ts'

// As visitors have it: the worker is part of how a site lives without a network.
test.use({ serviceWorkers: 'allow' })
test.afterEach(({ complaints }) => forgiveLostAnswers(complaints))

test('the platform is killed while a visitor browses: the page reports it, can be used, and recovers by itself', async ({
  page,
  split,
}) => {
  await enterAs(page, split.origin)
  const isLive = awaitOwnRoom(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Меню игрока/ })).toBeVisible()
  await isLive
  // Once the browser is idle the page knows what its screens are made of, and holds no link because it can't tell.
  await page.waitForFunction(() => {
    const { __reactRouterManifest: list } = window as unknown as {
      __reactRouterManifest: { routes: Record<string, { imports?: string[] }> }
    }
    return Object.values(list.routes).every(({ imports }) => imports !== undefined)
  })
  await markPage(page)
  await split.killPlatform()
  const menu = page.getByRole('navigation', { name: 'Главное меню' })
  // By the keyboard: the bar may come at any moment now, and moves what a pointer is at.
  await menu.getByRole('link', { name: /^Слоты/ }).press('Enter')
  await expect(bar(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Скоро вернёмся' })).toBeVisible()
  await expect(page).toHaveURL('/games/slots')
  await expect(menu.getByRole('link', { name: 'Лобби' })).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Поиск/ })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')

  await split.startPlatform()
  await expect(page.getByRole('heading', { level: 1, name: 'Слоты' })).toBeVisible({ timeout: 45_000 })
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Меню игрока/ })).toBeVisible()
  expect(await isSamePage(page)).toBe(true)
})
