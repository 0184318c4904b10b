// The main screens: how each is reached, and what shows that it is there. A sheet is drawn of each in every window and language.
import { expect } from '@playwright/test'
import type { Sheet } from '../../tools/shots/review.ts'
import { openAnnounced } from './announced.ts'
import { holdBack, waitForSilence } from './network.ts'
import type { Visitor } from './open-page.ts'
import { type Visit, goTo, openGame, openLobby, openPopup, openScreen, press } from './visit.ts'

export interface Screen {
  title: string
  visitor: Visitor
  open: (visit: Visit) => Promise<void>
}

export function nameScreenSheet({ title }: Screen): Sheet {
  return { kind: 'screens', title: `Screens/${title}`, name: title.toLowerCase().replace(/[^a-z0-9]+/g, '-') }
}

const ownName = { ru: 'Вера', en: 'Вера' }

/** Those that show most: pictures of all would not fit into what the repository keeps. */
export const screens: readonly Screen[] = [
  { title: 'Lobby of a guest', visitor: 'guest', open: openLobby },
  {
    title: 'Menu of a player',
    visitor: 'player',
    open: async (visit) => {
      await openLobby(visit)
      await waitForSilence(visit.page)
      await press(visit.page.getByRole('button', { name: visit.say({ ru: /^Меню игрока/, en: /^Menu of/ }) }))
      await expect(
        visit.page.getByRole('button', { name: visit.say({ ru: 'Выйти', en: 'Log out' }) }),
      ).toBeVisible()
    },
  },
  {
    title: 'Category',
    visitor: 'guest',
    open: (visit) => openScreen(visit, '/games/slots', { ru: 'Слоты', en: 'Slots' }),
  },
  {
    title: 'Promotions',
    visitor: 'guest',
    open: (visit) => openScreen(visit, '/promo', { ru: 'Акции', en: 'Promotions' }),
  },
  {
    title: 'Promotions announced',
    visitor: 'guest',
    open: (visit) => openAnnounced(visit, '/promo', 'promotion'),
  },
  {
    title: 'Promotion',
    visitor: 'guest',
    open: (visit) => openAnnounced(visit, '/promo/winter-lab', 'promotion'),
  },
  {
    title: 'Tournaments announced',
    visitor: 'guest',
    open: (visit) => openAnnounced(visit, '/tournaments', 'tournament'),
  },
  {
    title: 'Tournament',
    visitor: 'guest',
    open: (visit) => openAnnounced(visit, '/tournaments/neon-race', 'tournament'),
  },
  {
    title: 'Series of tournaments',
    visitor: 'guest',
    open: (visit) => openAnnounced(visit, '/tournaments/series/frost-series', 'series'),
  },
  {
    title: 'Profile, balance',
    visitor: 'player',
    open: (visit) => openScreen(visit, '/profile/balance', ownName),
  },
  {
    title: 'Profile, levels',
    visitor: 'player',
    open: (visit) => openScreen(visit, '/profile/levels', ownName),
  },
  {
    title: 'Profile, info',
    visitor: 'player',
    open: async (visit) => {
      await openScreen(visit, '/profile/info', ownName)
      // A site for tests has its players since today.
      const label = visit.page.getByText(visit.say({ ru: 'Регистрация', en: 'Registered' }), { exact: true })
      await label.evaluate(
        (name, day) => {
          name.nextElementSibling!.textContent = day
        },
        String(visit.say({ ru: '14 марта 2026', en: '14 March 2026' })),
      )
    },
  },
  {
    title: 'Compoint shop',
    visitor: 'player',
    open: (visit) => openScreen(visit, '/compoints', { ru: 'Компоинтов пока нет', en: 'No compoints yet' }),
  },
  { title: 'Cashbox', visitor: 'player', open: (visit) => openPopup(visit, '/cashbox') },
  {
    title: 'Static page',
    visitor: 'guest',
    open: async (visit) => {
      await goTo(visit, '/about')
      await expect(visit.page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
  { title: 'Registration', visitor: 'guest', open: (visit) => openPopup(visit, '/registration') },
  { title: 'Login', visitor: 'guest', open: (visit) => openPopup(visit, '/login') },
  {
    title: 'Login refused',
    visitor: 'guest',
    open: async (visit) => {
      await openPopup(visit, '/login')
      await waitForSilence(visit.page)
      const popup = visit.page.getByRole('dialog')
      await press(popup.getByText(visit.say({ ru: 'Почта', en: 'E-mail' }), { exact: true }))
      await popup
        .getByRole('textbox', { name: visit.say({ ru: 'Почта', en: 'E-mail' }) })
        .fill('nobody@example.com')
      await popup
        .getByLabel(visit.say({ ru: 'Пароль', en: 'Password' }), { exact: true })
        .fill('not-the-password')
      await press(popup.getByRole('button', { name: visit.say({ ru: 'Войти', en: 'Log in' }) }))
      await expect(popup.getByRole('alert')).toBeVisible()
    },
  },
  { title: 'Game', visitor: 'guest', open: openGame },
  {
    title: 'Game on its way',
    visitor: 'guest',
    open: async (visit) => {
      // Once the game's address is known, its loader stays for a second only.
      await holdBack(visit.page, '**/json-api/eapi/game-run/**')
      await goTo(visit, '/play/neon-drive')
      await expect(
        visit.page.getByText(visit.say({ ru: 'Открываем Neon Drive', en: 'Opening Neon Drive' })),
      ).toBeVisible()
    },
  },
  {
    title: 'Game that fails',
    visitor: 'guest',
    open: async (visit) => {
      await visit.page.route('**/json-api/eapi/game-run/**', (route) =>
        route.fulfill({ status: 500, json: {} }),
      )
      await openPopup(visit, '/play/neon-drive')
    },
  },
  {
    title: 'Address nobody has',
    visitor: 'guest',
    open: async (visit) => {
      await goTo(visit, '/no-such-place')
      await expect(visit.page.getByText('404')).toBeVisible()
    },
  },
]
