// A tournament that begins and ends before the eyes of a player, on a site where all of that is seconds away.
import { join } from 'node:path'
import { startSite, type Site } from '../../../tools/site/start-site.ts'
import { enterAsNew } from '../../support/player.ts'
import { Slot } from '../../support/slot.ts'
import { expect, test as base } from '../../support/site.ts'

const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const preload = join(import.meta.dirname, '../short-race.ts')
      const site = await startSite({ RATE_LIMITS: 'off' }, { preload, isFresh: true })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

/** Its beginning and its end are in the content of the site, not in the hands of the journey. */
const aLife = { timeout: 240_000 }

test('a tournament begins, is played and ends while its page stays open, and the player finds the prize there [4.2] [4.4] [4.33-4.34] [7.86]', async ({
  page,
  site,
}) => {
  test.setTimeout(600_000)
  await enterAsNew(page, site.origin)
  await page.goto('/tournaments/neon-race')
  let documents = 0
  page.on('domcontentloaded', () => (documents += 1))
  await page.getByRole('button', { name: 'Хочу участвовать' }).click()
  await expect(page.getByRole('heading', { name: 'Вы записаны' })).toBeVisible()

  const tab = await page.context().newPage()
  const slot = new Slot(tab)
  await tab.goto('/play/neon-drive')
  await slot.waitUntilIdle()
  await expect(page.getByText('Выбран вами', { exact: true })).toBeVisible(aLife)
  await slot.spin()
  await expect(page.getByRole('row', { name: /это вы/ })).toContainText('1')

  await expect(page.getByText('Подводим итоги')).toBeVisible(aLife)
  const result = page.getByRole('heading', { name: 'Ваш результат' }).locator('xpath=..')
  await expect(result.getByRole('link', { name: 'К подаркам' })).toBeVisible(aLife)
  await expect(page.getByRole('list', { name: 'Победители' }).getByRole('listitem')).toHaveCount(1)
  expect(documents, 'the page has stayed open').toBe(0)
})
