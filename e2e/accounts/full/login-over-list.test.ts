// A login over a screen in use.
import { newPlayer } from '../../../tools/site/new-player.ts'
import { fillLoginForm } from '../../support/player.ts'
import { type Page, expect, test } from '../../support/site.ts'

const account = (page: Page) => page.getByRole('button', { name: /^Меню игрока/ })
const login = (page: Page) => page.getByRole('dialog', { name: 'С возвращением' })

/** Far down in the list of slots; the way in is pressed without going up to it. */
async function enterFromBelow(page: Page): Promise<void> {
  await page.goto('/games/slots')
  await page.mouse.move(700, 600)
  await expect(async () => {
    await page.mouse.wheel(0, 900 - (await page.evaluate(() => scrollY)))
    expect(await page.evaluate(() => scrollY)).toBe(900)
  }).toPass({ intervals: [200] })
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).dispatchEvent('click')
  await expect(login(page)).toBeVisible()
}

test('after a login over a scrolled list the list is at the same position', async ({ page, site }) => {
  const player = await newPlayer(site.origin)
  await enterFromBelow(page)
  await fillLoginForm(page, player)
  await expect(account(page)).toBeVisible()
  await expect(page).toHaveURL('/games/slots')
  expect(await page.evaluate(() => scrollY)).toBe(900)
})

test('a step back while the site is still being loaded for the player shows the login no more', async ({
  page,
  site,
}) => {
  const player = await newPlayer(site.origin)
  await enterFromBelow(page)
  const loaded = Promise.withResolvers<void>()
  await page.route(/\/json-api\/(?!login)/, async (route) => {
    await loaded.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/json-api/users/profile*')
  await fillLoginForm(page, player)
  await asked
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/games/slots')
  await expect(login(page)).toHaveCount(0)
  loaded.resolve()
  await expect(account(page)).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
