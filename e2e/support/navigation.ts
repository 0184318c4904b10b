// Checks of journeys through the site's addresses.
import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/** Clicks a link to `path` as content or a banner would hold it: a plain anchor in the screen. Waits until the site follows its links itself; before that they lead to a new document. */
export async function followLink(page: Page, path: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate((href) => {
          const link = Object.assign(document.createElement('a'), { href, textContent: 'followed' })
          let isFollowed = false
          addEventListener(
            'click',
            (event) => {
              isFollowed = event.defaultPrevented
              event.preventDefault()
            },
            { once: true },
          )
          document.querySelector('main')!.append(link)
          link.click()
          link.remove()
          return isFollowed
        }, path),
      `the site follows a link to ${path}`,
    )
    .toBe(true)
}

/** Path and query in the address bar. A way back that is asked about has changed it by then, and is about to take that back. */
export async function expectAddress(page: Page, address: string): Promise<void> {
  await expect
    .poll(() => {
      const { pathname, search } = new URL(page.url())
      return pathname + search
    })
    .toBe(address)
}

/** Scrolls the page and waits until it has arrived. */
export async function scrollPageTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
  await expectScroll(page, top)
}

export async function expectScroll(page: Page, top: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top)
}

/** Opens the login popup by the header's link without Playwright's own scrolling. */
export async function openLogin(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Войти' })
    .evaluate((link: HTMLElement) => {
      link.focus({ preventScroll: true })
      link.click()
    })
  await expect(loginOf(page)).toBeVisible()
}

export function loginOf(page: Page) {
  return page.getByRole('dialog', { name: 'С возвращением' })
}
