// The name of the second brand, wherever it appears.
import { type Page, expect } from '../support/site.ts'
import { speak } from './ferna.ts'

interface Manifest {
  name: string
  theme_color: string
  background_color: string
  display: string
  icons: { src: string }[]
}

export async function expectBrand(
  page: Page,
  origin: string,
  asked: string[],
  locale: string,
  name: string,
): Promise<void> {
  await speak(page, origin, locale)
  await page.goto('/')
  await expect(page).toHaveTitle(new RegExp(name))
  await expect(
    page.locator('aside, header').getByRole('link', { name, exact: true }).filter({ visible: true }).first(),
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
}
