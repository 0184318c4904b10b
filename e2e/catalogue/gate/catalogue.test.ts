// A thousand games found at once: lists that are narrowed, grow, and are found again as they were left; hearts of a guest.
import { newPlayer } from '../../../tools/site/new-player.ts'
import { forgiveStatus } from '../../support/complaints.ts'
import { fillLoginForm } from '../../support/player.ts'
import { expect, test } from '../../support/site.ts'
import { narrowAndReturn } from '../narrow-and-return.ts'

test('on a desktop a category is narrowed, grows as it is scrolled, and is found again where it was left [2.3] [7.60]', async ({
  page,
}) => {
  await narrowAndReturn(page, 1440)
})

test("a guest's favourites are stored in the browser, and go to the account at login", async ({
  page,
  site,
  complaints,
}) => {
  const player = await newPlayer(site.origin)
  await page.goto('/games/slots')
  const heart = page.getByRole('main').getByRole('checkbox', { name: 'В избранное: Neon Drive', exact: true })
  await heart.check({ force: true })
  await page.getByRole('main').getByRole('link', { name: 'Избранное' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Избранное/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Neon Drive', exact: true })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()
  await fillLoginForm(page, player)
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${site.origin}/json-api/user-favourites?platform=desktop`, {
        headers: { 'x-requested-with': 'XMLHttpRequest' },
      })
      return answer.ok()
        ? ((await answer.json()) as { items: { slug: string }[] }).items.map(({ slug }) => slug)
        : null
    })
    .toEqual(['neon-drive'])
  forgiveStatus(complaints, 401)
})
