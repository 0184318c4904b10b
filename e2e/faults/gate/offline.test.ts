// The site without a network, and its recovery without a reload.
import { forgiveLostAnswers } from '../../support/complaints.ts'
import { awaitSocket } from '../../support/live.ts'
import { expect, test } from '../../support/site.ts'
import { bar, isSamePage, markPage } from '../same-page.ts'

// As visitors have it: the worker is part of how a site lives without a network.
test.use({ serviceWorkers: 'allow' })
test.afterEach(({ complaints }) => forgiveLostAnswers(complaints))

test('without a network the open page can be read and no link loses it, and the socket and the screen come back with it', async ({
  page,
  context,
}) => {
  const isLive = awaitSocket(page)
  const imports = page.waitForResponse(/\/assets\/imports-\w+\.json$/)
  await page.goto('/')
  await isLive
  // What the screens import; before it has come, no code is asked about.
  await (await imports).finished()
  await markPage(page)
  await context.setOffline(true)
  await expect(bar(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Neon Drive' }).first()).toBeVisible()
  // The code of that screen has never come: the router would load the page anew, and offline lose it.
  const missed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'))
  await page.getByRole('complementary').getByRole('link', { name: 'Турниры' }).click()
  await missed
  await context.setOffline(false)
  await expect(bar(page)).toHaveCount(0)
  await page
    .getByRole('navigation', { name: 'Главное меню' })
    .getByRole('link', { name: /^Слоты/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Слоты' })).toBeVisible()
  expect(await isSamePage(page)).toBe(true)
})
