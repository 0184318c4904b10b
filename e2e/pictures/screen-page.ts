// A target to a screen, and the steps that many of them begin with.
import { type Locator, type Page, expect } from '@playwright/test'
import { isAwake } from '../support/site.ts'
import type { Locale } from './windows.ts'

export interface ScreenPage {
  page: Page
  locale: Locale
  /** Picks the word of the language that the page is visited in. */
  say: (words: Words) => string | RegExp
  origin: string
}

export type Words = Record<Locale, string | RegExp>

/** Opens an address and waits until its code has started, with what it does once nothing is more urgent. */
export async function goTo({ page, origin }: ScreenPage, path: string): Promise<void> {
  await page.goto(`${origin}${path}`)
  await page.waitForFunction(isAwake)
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(resolve, { timeout: 5_000 })
      }),
  )
}

export async function openScreen(target: ScreenPage, path: string, heading: Words): Promise<void> {
  await goTo(target, path)
  await expect(target.page.getByRole('heading', { level: 1, name: target.say(heading) })).toBeVisible()
}

export async function openPopup(target: ScreenPage, path: string): Promise<void> {
  await goTo(target, path)
  await expect(target.page.getByRole('dialog')).toBeVisible()
}

export async function openLobby(target: ScreenPage): Promise<void> {
  await goTo(target, '/')
  await expect(target.page.getByRole('link', { name: 'Neon Drive' }).first()).toBeVisible()
}

/** The game at rest: its intro, which comes at a first visit, is put away. */
export async function openGame(target: ScreenPage): Promise<void> {
  await goTo(target, '/play/neon-drive')
  const game = target.page.frameLocator('iframe')
  await expect(game.locator('[data-phase]')).toHaveAttribute('data-phase', 'idle')
  await press(game.getByRole('button', { name: target.say({ ru: 'Понятно', en: 'Got it' }) }))
}

/** Without a mouse, which would stay where it pressed and be over something of the next screen. */
export async function press(control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  await control.dispatchEvent('click')
}
