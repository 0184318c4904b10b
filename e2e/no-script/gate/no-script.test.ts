// Public screens as a reader without scripts has it, and as search engines read it: complete.
import type { Locator } from '@playwright/test'
import { expect, test } from '../../support/site.ts'

test.use({ javaScriptEnabled: false })

interface Screen {
  path: string
  heading: string | RegExp
  /** Something that nothing but the screen's own data brings. */
  content: (main: Locator) => Locator
}

const game = (main: Locator) => main.getByRole('link', { name: 'Neon Drive', exact: true })
/** Lists, a game, a form and a text. The lists of promotions and of tournaments may be empty, and say so then. */
const screens: Screen[] = [
  { path: '/', heading: /^Yanta/, content: game },
  { path: '/games/slots', heading: /^Слоты/, content: game },
  { path: '/producers/quasar-tea', heading: /^Quasar Tea/, content: game },
  { path: '/search?q=ytjy', heading: 'Поиск: ytjy', content: game },
  {
    path: '/promo',
    heading: 'Акции',
    content: (main) => main.getByRole('article').or(main.getByText('Акции готовятся', { exact: true })),
  },
  {
    path: '/tournaments',
    heading: 'Турниры',
    content: (main) =>
      main.getByText('Турниры готовятся', { exact: true }).or(main.getByRole('link', { name: /^Подробнее/ })),
  },
  { path: '/play/neon-drive', heading: 'Neon Drive', content: (main) => main.getByText('Quasar Tea') },
  {
    path: '/login',
    heading: 'С возвращением',
    content: (main) => main.page().locator('dialog form[method=post] input[name=password]'),
  },
  {
    path: '/rules',
    heading: /^Правила/,
    content: (main) => main.getByRole('article').getByRole('heading', { level: 2 }),
  },
]

test('public screens are complete without scripts: heading, content, and links that lead somewhere [2.2-2.3] [2.13]', async ({
  page,
}) => {
  for (const { path, heading, content } of screens) {
    await test.step(path, async () => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      // A popup has a heading of its own, over that of the screen beneath.
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(path === '/login' ? 2 : 1)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(content(page.getByRole('main')).first()).toBeVisible()
      await expect(page).toHaveTitle(/\S/)
      const links = await page
        .locator('a')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href')))
      expect(links.length).toBeGreaterThan(20)
      expect(links.filter((href) => !href || href === '#' || href.startsWith('javascript:'))).toEqual([])
    })
  }
})

test('the language changes without scripts, and the visitor stays where he was [1.4]', async ({
  page,
  site,
}) => {
  await page.goto('/games/slots?page=2')
  await page.getByRole('complementary').getByRole('button', { name: 'EN', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/games/slots?page=2`)
})
