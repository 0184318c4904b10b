// The second brand's colours on the screens that show most of them.
import { startSite } from '../../../tools/site/start-site.ts'
import { expect, test as base } from '../../support/site.ts'
import { findViolations } from '../../support/violations.ts'

const test = base.extend({
  site: [
    async ({}, use) => {
      const site = await startSite({ RATE_LIMITS: 'off', BRAND: 'ferna' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const locale of ['ru', 'en']) {
  test(`lobby and login are readable in the second brand, locale ${locale}`, async ({ page, site }) => {
    await page.context().addCookies([{ name: 'locale', value: locale, url: site.origin }])
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Neon Drive' }).first()).toBeVisible()
    expect(await findViolations(page), 'lobby').toEqual([])
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^(Войти|Log in)$/ })
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findViolations(page), 'login').toEqual([])
  })
}
