// The main screens: how each is reached, and what shows that it is there. A sheet is drawn of each in every window and language.
import { expect, type Page } from '@playwright/test'
import type { Sheet } from '../../tools/shots/review.ts'
import { openAnnounced } from './announced.ts'
import { holdBack, waitForSilence } from './network.ts'
import type { Visitor } from './open-page.ts'
import { openOwnPlay } from './own-play.ts'
import { type ScreenPage, goTo, openGame, openLobby, openPopup, openScreen, press } from './screen-page.ts'

export interface Screen {
  title: string
  visitor: Visitor
  open: (target: ScreenPage) => Promise<void>
}

export function nameScreenSheet({ title }: Screen): Sheet {
  return { kind: 'screens', title: `Screens/${title}`, name: title.toLowerCase().replace(/[^a-z0-9]+/g, '-') }
}

const ownName = { ru: 'Вера', en: 'Вера' }

/** A site for tests has its players, and what happened to them, since the moment it started. */
async function fixMoments(page: Page): Promise<void> {
  const texts = page.getByText(/^\d\d\.\d\d\.\d\d, \d\d:\d\d(:\d\d)?$/)
  await expect(texts.first()).toBeAttached()
  await texts.evaluateAll((elements) => {
    for (const element of elements) element.textContent = '14.03.26, 12:00'
  })
}

/** Those that show most: pictures of all would not fit into what the repository keeps. */
export const screens: readonly Screen[] = [
  { title: 'Lobby of a guest', visitor: 'guest', open: openLobby },
  {
    title: 'Menu of a player',
    visitor: 'player',
    open: async (target) => {
      await openLobby(target)
      await waitForSilence(target.page)
      await press(
        target.page.getByRole('button', { name: target.say({ ru: /^Меню игрока/, en: /^Menu of/ }) }),
      )
      await expect(
        target.page.getByRole('button', { name: target.say({ ru: 'Выйти', en: 'Log out' }) }),
      ).toBeVisible()
    },
  },
  {
    title: 'Category',
    visitor: 'guest',
    open: (target) => openScreen(target, '/games/slots', { ru: 'Слоты', en: 'Slots' }),
  },
  {
    title: 'Promotions',
    visitor: 'guest',
    open: (target) => openScreen(target, '/promo', { ru: 'Акции', en: 'Promotions' }),
  },
  {
    title: 'Promotions announced',
    visitor: 'guest',
    open: (target) => openAnnounced(target, '/promo', 'promotion'),
  },
  {
    title: 'Promotion',
    visitor: 'guest',
    open: (target) => openAnnounced(target, '/promo/winter-lab', 'promotion'),
  },
  {
    title: 'Tournaments announced',
    visitor: 'guest',
    open: (target) => openAnnounced(target, '/tournaments', 'tournament'),
  },
  {
    title: 'Tournament',
    visitor: 'guest',
    open: (target) => openAnnounced(target, '/tournaments/neon-race', 'tournament'),
  },
  {
    title: 'Series of tournaments',
    visitor: 'guest',
    open: (target) => openAnnounced(target, '/tournaments/series/frost-series', 'series'),
  },
  {
    title: 'Profile, balance',
    visitor: 'player',
    open: async (target) => {
      await openScreen(target, '/profile/balance', ownName)
      await waitForSilence(target.page)
      await fixMoments(target.page)
    },
  },
  {
    title: 'Profile, levels',
    visitor: 'player',
    open: (target) => openScreen(target, '/profile/levels', ownName),
  },
  {
    title: 'Profile, info',
    visitor: 'player',
    open: async (target) => {
      await openScreen(target, '/profile/info', ownName)
      // A site for tests has its players since today.
      const label = target.page.getByText(target.say({ ru: 'Регистрация', en: 'Registered' }), {
        exact: true,
      })
      await label.evaluate(
        (name, day) => {
          name.nextElementSibling!.textContent = day
        },
        String(target.say({ ru: '14 марта 2026', en: '14 March 2026' })),
      )
    },
  },
  {
    title: 'Safer play, limits',
    visitor: 'player',
    open: (target) => openOwnPlay(target, '/profile/safer-play', { ru: 'Пополнения', en: 'Deposits' }),
  },
  {
    title: 'Safer play, activity',
    visitor: 'player',
    open: (target) =>
      openOwnPlay(target, '/profile/safer-play/activity', { ru: 'Результат по дням', en: 'Result by day' }),
  },
  {
    title: 'Profile, verification',
    visitor: 'player',
    open: (target) => openOwnPlay(target, '/profile/verification', { ru: 'Документы', en: 'Documents' }),
  },
  {
    title: 'Compoint shop',
    visitor: 'player',
    open: (target) => openScreen(target, '/compoints', { ru: /компоинт/i, en: /compoint/i }),
  },
  { title: 'Cashbox', visitor: 'player', open: (target) => openPopup(target, '/cashbox') },
  {
    title: 'Static page',
    visitor: 'guest',
    open: async (target) => {
      await goTo(target, '/about')
      await expect(target.page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
  {
    title: 'Registration',
    visitor: 'guest',
    open: async (target) => {
      await openPopup(target, '/registration')
      await waitForSilence(target.page)
    },
  },
  { title: 'Login', visitor: 'guest', open: (target) => openPopup(target, '/login') },
  {
    title: 'Login refused',
    visitor: 'guest',
    open: async (target) => {
      await openPopup(target, '/login')
      await waitForSilence(target.page)
      const popup = target.page.getByRole('dialog')
      await press(popup.getByText(target.say({ ru: 'Почта', en: 'E-mail' }), { exact: true }))
      await popup
        .getByRole('textbox', { name: target.say({ ru: 'Почта', en: 'E-mail' }) })
        .fill('nobody@example.com')
      await popup
        .getByLabel(target.say({ ru: 'Пароль', en: 'Password' }), { exact: true })
        .fill('not-the-password')
      await press(popup.getByRole('button', { name: target.say({ ru: 'Войти', en: 'Log in' }) }))
      await expect(popup.getByRole('alert')).toBeVisible()
    },
  },
  { title: 'Game', visitor: 'guest', open: openGame },
  {
    title: 'Game on its way',
    visitor: 'guest',
    open: async (target) => {
      // Once the game's address is known, its loader stays for a second only.
      await holdBack(target.page, '**/json-api/eapi/game-run/**')
      await goTo(target, '/play/neon-drive')
      await expect(
        target.page.getByText(target.say({ ru: 'Открываем Neon Drive', en: 'Opening Neon Drive' })),
      ).toBeVisible()
    },
  },
  {
    title: 'Game that fails',
    visitor: 'guest',
    open: async (target) => {
      await target.page.route('**/json-api/eapi/game-run/**', (route) =>
        route.fulfill({ status: 500, json: {} }),
      )
      await openPopup(target, '/play/neon-drive')
    },
  },
  {
    title: 'Address nobody has',
    visitor: 'guest',
    open: async (target) => {
      await goTo(target, '/no-such-place')
      await expect(target.page.getByText('404')).toBeVisible()
    },
  },
]
