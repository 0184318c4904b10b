// The main screens: how each is reached, and what shows that it is there. A sheet is drawn of each in every window and language.
import { type Page, expect } from '@playwright/test'
import type { Sheet } from '../../tools/shots/review.ts'
import { waitForSilence } from './shoot.ts'
import type { Locale } from './windows.ts'

export interface Visit {
  page: Page
  /** Picks the word of the language that the page is visited in. */
  say: (words: Record<Locale, string | RegExp>) => string | RegExp
  isPhone: boolean
  origin: string
  gamesOrigin: string
}

export interface Screen {
  title: string
  visitor: 'guest' | 'player'
  open: (visit: Visit) => Promise<void>
}

export function nameScreenSheet({ title }: Screen): Sheet {
  return { kind: 'screens', title: `Screens/${title}`, name: title.toLowerCase().replace(/[^a-z0-9]+/g, '-') }
}

export const screens: readonly Screen[] = [
  { title: 'Lobby of a guest', visitor: 'guest', open: openLobby },
  { title: 'Lobby of a player', visitor: 'player', open: openLobby },
  { title: 'Lobby, its end', visitor: 'guest', open: async (visit) => {
    await openLobby(visit)
    // What is far below is laid out when one comes near, which makes the page longer.
    await expect(async () => {
      await visit.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await waitForSilence(visit.page)
      expect(await visit.page.evaluate(() => document.documentElement.scrollHeight - scrollY - innerHeight)).toBeLessThan(1)
    }).toPass()
  } },
  { title: 'Menu of a player', visitor: 'player', open: async (visit) => {
    await openLobby(visit)
    await waitForSilence(visit.page)
    await visit.page.getByRole('button', { name: visit.say({ ru: /^Меню игрока/, en: /^Menu of/ }) }).click()
    await expect(visit.page.getByRole('button', { name: visit.say({ ru: 'Выйти', en: 'Log out' }) })).toBeVisible()
  } },
  { title: 'Category', visitor: 'guest', open: async ({ page, origin, say }) => {
    await page.goto(`${origin}/games/slots`)
    await expect(page.getByRole('heading', { level: 1, name: say({ ru: 'Слоты', en: 'Slots' }) })).toBeVisible()
  } },
  { title: 'Studio', visitor: 'guest', open: async ({ page, origin }) => {
    await page.goto(`${origin}/producers/quasar-tea`)
    await expect(page.getByRole('heading', { level: 1, name: 'Quasar Tea' })).toBeVisible()
  } },
  { title: 'Login', visitor: 'guest', open: openLogin },
  { title: 'Login refused', visitor: 'guest', open: async (visit) => {
    await openLogin(visit)
    await waitForSilence(visit.page)
    const popup = visit.page.getByRole('dialog')
    await popup.getByText(visit.say({ ru: 'Почта', en: 'E-mail' }), { exact: true }).click()
    await popup.getByRole('textbox', { name: visit.say({ ru: 'Почта', en: 'E-mail' }) }).fill('nobody@example.com')
    await popup.getByLabel(visit.say({ ru: 'Пароль', en: 'Password' }), { exact: true }).fill('not-the-password')
    await popup.getByRole('button', { name: visit.say({ ru: 'Войти', en: 'Log in' }) }).click()
    await expect(popup.getByRole('alert')).toBeVisible()
  } },
  { title: 'Game', visitor: 'guest', open: openGame },
  { title: 'Game of a player in the dock', visitor: 'player', open: async (visit) => {
    await openGame(visit)
    const { page, say, isPhone } = visit
    if (isPhone) {
      await page.getByRole('button', { name: say({ ru: 'Ещё', en: 'More' }) }).click()
      await page.getByRole('button', { name: say({ ru: 'Свернуть игру', en: 'Minimise the game' }) }).click()
    } else {
      await page.getByRole('button', { name: say({ ru: 'Свернуть', en: 'Minimise' }), exact: true }).click()
    }
    await expect(page.getByRole('complementary', { name: say({ ru: 'Свёрнутая игра', en: 'Minimised game' }) })).toBeVisible()
  } },
  { title: 'Game on its way', visitor: 'guest', open: async ({ page, origin, gamesOrigin, say }) => {
    await page.route(`${gamesOrigin}/**`, () => new Promise(() => {}))
    await page.goto(`${origin}/play/neon-drive`)
    await expect(page.getByText(say({ ru: 'Открываем Neon Drive', en: 'Opening Neon Drive' }))).toBeVisible()
  } },
  { title: 'Game that fails', visitor: 'guest', open: async ({ page, origin }) => {
    await page.route('**/json-api/eapi/game-run/**', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto(`${origin}/play/neon-drive`)
    await expect(page.getByRole('dialog')).toBeVisible()
  } },
  { title: 'Address nobody has', visitor: 'guest', open: async ({ page, origin }) => {
    await page.goto(`${origin}/no-such-place`)
    await expect(page.getByText('404')).toBeVisible()
  } },
  { title: 'No network', visitor: 'guest', open: async (visit) => {
    await openLobby(visit)
    await waitForSilence(visit.page)
    await visit.page.context().setOffline(true)
    await expect(visit.page.getByRole('alert')).toBeVisible()
  } },
]

async function openLobby({ page, origin }: Visit): Promise<void> {
  await page.goto(`${origin}/`)
  await expect(page.getByRole('link', { name: 'Neon Drive' }).first()).toBeVisible()
}

async function openLogin({ page, origin }: Visit): Promise<void> {
  await page.goto(`${origin}/login`)
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function openGame({ page, origin }: Visit): Promise<void> {
  await page.goto(`${origin}/play/neon-drive`)
  await expect(page.frameLocator('iframe').locator('[data-phase]')).toHaveAttribute('data-phase', 'idle')
}
