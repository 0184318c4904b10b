// A site re-branded by one variable: everything it shows and everything it asks for is the second brand's.
import AxeBuilder from '@axe-core/playwright'
import { startSite } from '../tools/site/start-site.ts'
import { expect, test as base, type Page } from './site.ts'
import { measureStandIns } from './stand-in-letters.ts'

const test = base.extend<{ asked: string[] }>({
  site: [
    async ({}, use) => {
      const site = await startSite({ RATE_LIMITS: 'off', BRAND: 'ferna' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  /** Addresses that the pages of the journey asked the site for. */
  asked: [
    async ({ context }, use) => {
      const asked: string[] = []
      context.on('request', (request) => asked.push(request.url()))
      await use(asked)
    },
    { auto: true },
  ],
})

interface Manifest {
  name: string
  theme_color: string
  background_color: string
  display: string
  icons: { src: string }[]
}

const findFaintTexts = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  )
}

async function speak(page: Page, origin: string, locale: string): Promise<void> {
  await page.context().addCookies([{ name: 'locale', value: locale, url: origin }])
}

for (const [locale, name] of [
  ['ru', 'Ферна'],
  ['en', 'Ferna'],
] as const) {
  test(`the second brand names itself everywhere, locale ${locale} [2.55] [2.56]`, async ({
    page,
    site,
    asked,
  }) => {
    await speak(page, site.origin, locale)
    await page.goto('/')
    await expect(page).toHaveTitle(new RegExp(name))
    await expect(
      page
        .locator('aside, header')
        .getByRole('link', { name, exact: true })
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText(name)
    await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute('content', name)
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#c6f24a')

    const manifestLink = await page.locator('link[rel="manifest"]').getAttribute('href')
    const manifest = (await (await page.request.get(manifestLink!)).json()) as Manifest
    expect(manifest).toMatchObject({
      name,
      display: 'standalone',
      theme_color: '#c6f24a',
      background_color: '#06131a',
    })
    for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200)

    await page.goto('/login')
    await expect(page.getByRole('dialog').getByRole('img', { name })).toBeVisible()
    for (const path of ['/', '/login', '/games/slots', '/nothing-here']) {
      const html = await (await page.request.get(path)).text()
      expect(html, path).not.toMatch(/yanta|янт/i)
    }
    expect(asked.filter((address) => /onest|unbounded|yanta/i.test(address))).toEqual([])
  })

  test(`lobby and login are readable in the second brand, locale ${locale} [2.56]`, async ({
    page,
    site,
  }) => {
    await speak(page, site.origin, locale)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Neon Drive' }).first()).toBeVisible()
    expect(await findFaintTexts(page), 'lobby').toEqual([])
    await page.goto('/login')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findFaintTexts(page), 'login').toEqual([])
  })
}

test("ground, accent, corners and faces are the second brand's before anything is painted", async ({
  page,
}) => {
  await page.goto('/')
  const look = await page.evaluate(async () => {
    await document.fonts.ready
    const style = (element: Element) => getComputedStyle(element)
    const primary = document.querySelector('main h2 ~ div a')!
    return {
      ground: style(document.documentElement).backgroundColor,
      corner: style(primary).borderTopLeftRadius,
      other: style(primary).borderTopRightRadius,
      text: style(document.body).fontFamily,
      display: style(document.querySelector('main h2')!).fontFamily,
      accent: style(document.documentElement).getPropertyValue('--y-500'),
      loaded: [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
      isBlocking: [...document.querySelectorAll('head link[rel="stylesheet"]')].some((link) =>
        link.getAttribute('href')?.startsWith('/brand/style.'),
      ),
    }
  })
  expect(look).toMatchObject({ ground: 'rgb(6, 19, 26)', accent: '#c6f24a', isBlocking: true })
  expect(look.corner).not.toBe(look.other)
  expect(look.text).toMatch(/^"Golos Text"/)
  expect(look.display).toMatch(/^Literata/)
  // Those that stand in while they are on their way may have been drawn, too.
  expect(new Set(look.loaded.filter((family) => !family.endsWith(' local')))).toEqual(
    new Set(['Golos Text', 'Literata']),
  )
})

test("letters that stand in for the second brand's are as wide", async ({ page }) => {
  await page.goto('/about')
  const widths = await measureStandIns(page)
  expect(Object.entries(widths).filter(([, percent]) => Math.abs(percent - 100) > 1.5)).toEqual([])
})

test("marks of the lobby and of fairness are the second brand's own", async ({ page }) => {
  await page.goto('/')
  const lobby = page.getByRole('link', { name: 'Лобби', exact: true }).filter({ visible: true })
  for (const link of await lobby.all()) await expect(link.locator('use')).toHaveAttribute('href', /#fern$/)
  // An offer in the menu takes the place of the card of fairness; what that card is drawn in is the brand's either way.
  const [red, green, blue] = await page.locator('aside').evaluate((menu) => {
    const mark = menu.appendChild(document.createElement('i'))
    mark.style.color = 'var(--fair)'
    return getComputedStyle(mark).color.match(/\d+/g)!.map(Number)
  })
  expect(green! > red! && green! > blue!, 'green').toBe(true)
})

test('the verifier of rounds bears the second brand, too', async ({ page, site }) => {
  await page.goto(`${site.gamesOrigin}/verify?lang=en`)
  await expect(page).toHaveTitle(/Ferna$/)
  await expect(page.getByRole('img', { name: 'Ferna' })).toBeVisible()
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--y-500')),
  ).toBe('#c6f24a')
  expect(await findFaintTexts(page)).toEqual([])
})
