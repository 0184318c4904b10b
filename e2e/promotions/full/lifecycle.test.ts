// A lottery that begins, ends and is drawn before the eyes of a member, on a site where all of that is seconds away.
import { join } from 'node:path'
import { startSite, type Site } from '../../../tools/site/start-site.ts'
import { enterAsNew } from '../../support/player.ts'
import { expect, test as base } from '../../support/site.ts'

const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const preload = join(import.meta.dirname, '../short-lottery.ts')
      const site = await startSite({ RATE_LIMITS: 'off' }, { preload, isFresh: true })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

/** Its beginning and its end are in the content of the site, not in the hands of the journey. */
const aLife = { timeout: 120_000 }

test('a promotion begins, ends and is drawn while its page stays open, and the member finds the prize there [4.2] [4.4] [4.57-4.58]', async ({
  page,
  site,
}) => {
  test.setTimeout(300_000)
  const { email } = await enterAsNew(page, site.origin)
  await page.goto('/promo/harvest-night')
  let documents = 0
  page.on('domcontentloaded', () => (documents += 1))
  await page.getByRole('button', { name: 'Хочу участвовать' }).click()
  await expect(page.getByRole('heading', { name: 'Вы в списке' })).toBeVisible()

  await expect(page.getByRole('heading', { name: 'Мой прогресс' })).toBeVisible(aLife)
  await site.desk('promo', 'grant', 'harvest-night', email, '3', 'point', '--reason', 'journey')
  await expect(page.getByRole('row', { name: /это вы/ }).getByText('3', { exact: true })).toBeVisible()

  await expect(page.getByText('Готовим розыгрыш')).toBeVisible(aLife)
  await expect(page.getByText('билета в розыгрыше')).toBeVisible()
  await site.desk('promo', 'draw', 'harvest-night', '--reason', 'journey')
  await expect(page.getByText('Победители известны')).toBeVisible(aLife)
  const result = page.getByRole('heading', { name: 'Ваш результат' }).locator('xpath=..')
  await expect(result).toContainText(/100\s000\s₽/)
  await expect(page.getByRole('row', { name: /это вы/ })).toContainText(/100\s000\s₽/)
  expect(documents, 'the page has stayed open').toBe(0)
  expect(await site.desk('gift', 'list', email)).toContain('A cash prize')
})
