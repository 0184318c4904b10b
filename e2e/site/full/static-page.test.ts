import { get } from 'node:http'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../../support/site.ts'

test('a page of the editors is complete without scripts, in the language of the cookie [2.13] [7.65]', async ({
  browser,
  site,
}) => {
  for (const [locale, title, updated] of [
    ['ru', 'Ответственная игра', /^Обновлено \d+ \S+ \d{4}$/],
    ['en', 'Responsible gaming', /^Updated \d+ \S+ \d{4}$/],
  ] as const) {
    const context = await browser.newContext({ javaScriptEnabled: false })
    await context.addCookies([{ name: 'locale', value: locale, url: site.origin }])
    const page = await context.newPage()
    const answer = await page.goto(`${site.origin}/responsible-gaming`)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.getByText(updated)).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(title))
    await context.close()
  }
})

test('an unknown page and an address of something else answer 404 [2.18]', async ({ page, site }) => {
  for (const path of ['/no-such-page', '/No%20page', '/games', '/play', '/series']) {
    expect((await page.request.get(site.origin + path)).status(), path).toBe(404)
  }
})

test('the text of a page passes the automatic accessibility checks and fits the narrowest window', async ({
  page,
}) => {
  await page.goto('/rules')
  await expect(page.getByRole('article')).toBeVisible()
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 320, height: 700 },
  ]) {
    await page.setViewportSize(viewport)
    // What surrounds it is looked at with the lobby.
    const { violations } = await new AxeBuilder({ page })
      .include('main')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(
      violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]),
      `${viewport.width} px`,
    ).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      'nothing to scroll sideways',
    ).toBeLessThanOrEqual(viewport.width)
  }
})

test('meta data for search engines come from the editors and the configured host, whatever host is requested [2.25]', async ({
  page,
  site,
}) => {
  const asked = await read(`${site.origin}/games/slots`, {})
  const forged = await read(`${site.origin}/games/slots`, {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
  })
  expect(forged).toBe(asked)
  expect(asked).not.toContain('evil.example')
  await page.goto('/games/slots')
  await expect(page).toHaveTitle(/^Слоты: играть онлайн/)
  const head = page.locator('head')
  await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', /\/games\/slots$/)
  const data = JSON.parse(await head.locator('script[type="application/ld+json"]').innerText()) as {
    '@type': string
    itemListElement: { name: string }[]
  }
  expect([data['@type'], ...data.itemListElement.map(({ name }) => name)]).toEqual([
    'BreadcrumbList',
    'Лобби',
    'Слоты',
  ])
  await page.getByRole('main').getByRole('link', { name: 'Лобби' }).first().click()
  await expect(page).toHaveTitle(/проверяемой честностью/)
})

/** A document for a request with hand-written headers. */
function read(address: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) =>
    get(address, { headers }, (response) => {
      const chunks: Buffer[] = []
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve(Buffer.concat(chunks).toString()))
        .on('error', reject)
    }).on('error', reject),
  )
}
