// A visit to a screen, and the steps that many of them begin with.
import { type Locator, type Page, expect } from '@playwright/test'
import { isAwake } from '../support/site.ts'
import type { Locale } from './windows.ts'

export interface Visit {
  page: Page
  locale: Locale
  /** Picks the word of the language that the page is visited in. */
  say: (words: Words) => string | RegExp
  origin: string
}

export type Words = Record<Locale, string | RegExp>

/** Opens an address and waits until its code has started, with what it does once nothing is more urgent. */
export async function goTo({ page, origin }: Visit, path: string): Promise<void> {
  await page.goto(`${origin}${path}`)
  await page.waitForFunction(isAwake)
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(resolve, { timeout: 5_000 })
      }),
  )
}

export async function openScreen(visit: Visit, path: string, heading: Words): Promise<void> {
  await goTo(visit, path)
  await expect(visit.page.getByRole('heading', { level: 1, name: visit.say(heading) })).toBeVisible()
}

export async function openPopup(visit: Visit, path: string): Promise<void> {
  await goTo(visit, path)
  await expect(visit.page.getByRole('dialog')).toBeVisible()
}

export async function openLobby(visit: Visit): Promise<void> {
  await goTo(visit, '/')
  await expect(visit.page.getByRole('link', { name: 'Neon Drive' }).first()).toBeVisible()
}

export async function openGame(visit: Visit): Promise<void> {
  await goTo(visit, '/play/neon-drive')
  await expect(visit.page.frameLocator('iframe').locator('[data-phase]')).toHaveAttribute(
    'data-phase',
    'idle',
  )
}

/** Without a mouse, which would stay where it pressed and be over something of the next screen. */
export async function press(control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  await control.dispatchEvent('click')
}
