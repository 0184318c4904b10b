import { forgiveLostAnswers } from '../../support/complaints.ts'
import { enterAs } from '../../support/player.ts'
import { expect, test } from '../../support/split-site.ts'
import { isSamePage, markPage } from '../same-page.ts'

test.use({ serviceWorkers: 'allow' })
test.afterEach(({ complaints }) => forgiveLostAnswers(complaints))

test('a document requested while the platform is down is a 503 with the menu, and becomes the requested screen', async ({
  page,
  split,
}) => {
  await enterAs(page, split.origin)
  await split.killPlatform()
  const answer = await page.goto('/games/slots')
  expect(answer?.status()).toBe(503)
  await expect(
    page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', { name: 'Лобби' }),
  ).toBeVisible()
  await markPage(page)
  await split.startPlatform()
  await expect(page.getByRole('heading', { level: 1, name: 'Слоты' })).toBeVisible({ timeout: 45_000 })
  await expect(page.getByRole('button', { name: /^Меню игрока/ })).toBeVisible()
  expect(await isSamePage(page)).toBe(true)
})
