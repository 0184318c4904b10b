// A site re-branded by one variable, and its build for guests below /guest/.
import { forgiveStatus } from '../../support/complaints.ts'
import { type Page, expect } from '../../support/site.ts'
import { expectBrand } from '../expect-brand.ts'
import { test } from '../ferna.ts'

test('the second brand names itself everywhere', async ({ page, ferna, asked }) => {
  await expectBrand(page, ferna.origin, asked, 'ru', 'Ферна')
})

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
      accent: style(document.documentElement).getPropertyValue('--accent'),
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

/** Calls and reports, the socket, pictures and the brand's files are the same for every build of a site. */
const shared = /^\/(json-api|api|log|performance|socket|art|brand)(\/|$|\?)/

/** Collects what a page asks of the site outside of the base, apart from what is shared. */
function watchStrays(page: Page, origin: string): string[] {
  const strays: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin === origin && !url.pathname.startsWith('/guest/') && !shared.test(url.pathname))
      strays.push(url.pathname)
  })
  return strays
}

test('a guest looks around, plays, reloads and goes astray, and every request stays below the base [2.1]', async ({
  page,
  ferna,
  complaints,
}) => {
  const strays = watchStrays(page, ferna.origin)
  await page.goto('/guest/')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${ferna.origin}/`)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  await page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', { name: 'Слоты' }).click()
  await expect(page).toHaveURL(`${ferna.origin}/guest/games/slots`)
  await expect(page.getByRole('heading', { level: 1, name: 'Слоты' })).toBeVisible()
  await expect(page).toHaveTitle(/^Слоты: играть онлайн/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${ferna.origin}/games/slots`)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Правила' }).click()
  await expect(page).toHaveURL(`${ferna.origin}/guest/rules`)
  await expect(page.getByRole('heading', { level: 1, name: /^Правила/ })).toBeVisible()
  const inside = page.getByRole('article').locator('a[href^="/guest/"]').first()
  const target = await inside.getAttribute('href')
  await inside.click()
  await expect(page).toHaveURL(ferna.origin + target)
  await expect(page.getByRole('heading', { level: 1, name: /^Правила/ })).toHaveCount(0)

  await page.keyboard.press('/')
  await page.getByRole('combobox').fill('Neon Drive')
  await page
    .getByRole('option', { name: /Neon Drive/ })
    .first()
    .click()
  await expect(page).toHaveURL(`${ferna.origin}/guest/play/neon-drive`)
  await expect(page.frameLocator('iframe').locator('canvas').first()).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window), 'no document was loaded anew').toBe(true)

  await page.reload()
  await expect(page.frameLocator('iframe').locator('canvas').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(ferna.origin + target)

  expect((await page.goto('/guest/no-such-place'))?.status()).toBe(404)
  await page.getByRole('main').getByRole('link', { name: 'На главную' }).click()
  await expect(page).toHaveURL(`${ferna.origin}/guest/`)
  expect(strays).toEqual([])
  forgiveStatus(complaints, 404)
})
