// The screens of the site, one for each route of the table: a new route has no type until it is listed here. A walk opens them in this
// order, so the games come last: a game that is left goes on in the dock of every screen after it.
import type { Page } from '@playwright/test'
import type { RouteName } from '../../apps/web/src/navigation/route-table.ts'
import { Slot } from '../support/slot.ts'
import { expect } from '../support/site.ts'

export type Locale = 'ru' | 'en'
export type Words = Record<Locale, string | RegExp>
export type Visitor = 'guest' | 'player'

export interface Screen {
  path: string
  /** Its visitor; both where they see something different. */
  visitors: readonly Visitor[]
  /** Of the document: tabs of a profile have one heading and differ in this. A popup leaves it to the screen beneath. */
  title?: Words
  /** A popup's is the name of its dialog. */
  heading: Words
  /** What the address of a screen that is not there is answered with. */
  status?: 404
  /** Waits for what comes after the heading. */
  settle?: (page: Page, locale: Locale) => Promise<void>
}

const guest: readonly Visitor[] = ['guest']
const player: readonly Visitor[] = ['player']
const both: readonly Visitor[] = ['guest', 'player']

const tab = (name: string, ru: string, en: string): Screen => ({
  path: `/profile/${name}`,
  visitors: player,
  title: { ru: `${ru} — Yanta`, en: `${en}, Yanta` },
  heading: { ru: 'Вера', en: 'Вера' },
})
const saferPlay = (path: string, ru: string, en: string): Screen => ({
  path,
  visitors: player,
  title: { ru: `${ru} — Yanta`, en: `${en}, Yanta` },
  heading: { ru: 'Контроль игры', en: 'Play control' },
})
const cover = (page: Page) => page.getByRole('main').getByRole('article').first()
const untilCovers = (page: Page) => expect(cover(page)).toBeVisible()

export const screens: Record<Exclude<RouteName, 'profile'> | 'errorPage404', Screen> = {
  main: {
    path: '/',
    visitors: both,
    title: {
      ru: 'Yanta — слоты и игры с проверяемой честностью',
      en: 'Yanta: slots and games you can verify',
    },
    heading: { ru: 'Yanta — игры, в которых всё честно', en: 'Yanta — games that play fair' },
    settle: untilCovers,
  },
  favouriteGames: {
    path: '/games/favourites',
    visitors: both,
    title: { ru: 'Избранное — Yanta', en: 'Favourites — Yanta' },
    heading: { ru: 'Избранное', en: 'Favourites' },
  },
  categoryGames: {
    path: '/games/slots',
    visitors: guest,
    title: { ru: 'Слоты: играть онлайн в Yanta', en: 'Slots: play online at Yanta' },
    heading: { ru: /^Слоты/, en: /^Slots/ },
    settle: untilCovers,
  },
  providerGames: {
    path: '/producers/quasar-tea',
    visitors: guest,
    title: { ru: 'Игры Quasar Tea — Yanta', en: 'Games by Quasar Tea at Yanta' },
    heading: { ru: 'Quasar Tea', en: 'Quasar Tea' },
    settle: untilCovers,
  },
  providerCategory: {
    path: '/producers/quasar-tea/slots',
    visitors: guest,
    title: { ru: 'Quasar Tea: Слоты — Yanta', en: 'Quasar Tea: Slots at Yanta' },
    heading: { ru: /^Quasar Tea: Слоты/, en: /^Quasar Tea: Slots/ },
    settle: untilCovers,
  },
  action: {
    path: '/promo',
    visitors: both,
    title: { ru: 'Акции — Yanta', en: 'Promotions at Yanta' },
    heading: { ru: 'Акции', en: 'Promotions' },
  },
  promoPage: {
    path: '/promo/winter-lab',
    visitors: guest,
    title: {
      ru: 'Акция «Зимняя лаборатория» — Yanta',
      en: 'The winter laboratory: a promotion by Yanta',
    },
    heading: { ru: 'Зимняя лаборатория', en: 'Зимняя лаборатория' },
  },
  tournaments: {
    path: '/tournaments',
    visitors: both,
    title: { ru: 'Турниры — Yanta', en: 'Tournaments at Yanta' },
    heading: { ru: 'Турниры и серии', en: 'Tournaments and series' },
  },
  tournamentPage: {
    path: '/tournaments/neon-race',
    visitors: guest,
    title: { ru: 'Турнир «Неоновая гонка» — Yanta', en: 'Neon race, a tournament at Yanta' },
    heading: { ru: 'Неоновая гонка', en: 'Неоновая гонка' },
  },
  tournamentGames: {
    path: '/tournaments/neon-race/games',
    visitors: guest,
    title: { ru: 'Игры турнира «Неоновая гонка» — Yanta', en: 'Games of Neon race at Yanta' },
    heading: { ru: /Неоновая гонка/, en: /Неоновая гонка/ },
    settle: untilCovers,
  },
  tournamentSeries: {
    path: '/tournaments/series/frost-series',
    visitors: guest,
    title: {
      ru: 'Серия «Морозы»: турниры с общим зачётом — Yanta',
      en: 'The Frost series: tournaments with one table at Yanta',
    },
    heading: { ru: 'Серия «Морозы»', en: 'Серия «Морозы»' },
  },
  winback: {
    path: '/winback',
    visitors: both,
    title: { ru: 'Винбэк — Yanta', en: 'Winback — Yanta' },
    heading: { ru: /^Винбэк/, en: /^Winback/ },
  },
  search: {
    path: '/search?q=neon',
    visitors: guest,
    title: { ru: 'Поиск: neon — Yanta', en: 'Search: neon — Yanta' },
    heading: { ru: 'Поиск: neon', en: 'Search: neon' },
    settle: untilCovers,
  },
  errorPage404: {
    path: '/no-such-page',
    visitors: guest,
    title: { ru: 'Улетели слишком далеко — Yanta', en: 'Flew a little too far — Yanta' },
    heading: { ru: 'Улетели слишком далеко', en: 'Flew a little too far' },
    status: 404,
  },
  staticPage: {
    path: '/about',
    visitors: guest,
    title: { ru: 'О Yanta — Yanta', en: 'About Yanta — Yanta' },
    heading: { ru: 'О Yanta', en: 'About Yanta' },
  },
  profileBalance: tab('balance', 'Баланс', 'Balance'),
  profileLevels: tab('levels', 'Уровни', 'Levels'),
  profileInfo: tab('info', 'Личные данные', 'Personal details'),
  profileSecurity: tab('security', 'Защита входа', 'Login security'),
  profileVerification: tab('verification', 'Проверка документов', 'Verification'),
  profileGifts: tab('gifts', 'Подарки', 'Gifts'),
  profileAchievements: tab('achievements', 'Трофеи', 'Trophies'),
  saferPlay: saferPlay('/profile/safer-play', 'Лимиты', 'Limits'),
  saferPlayBreak: saferPlay('/profile/safer-play/break', 'Перерыв', 'Take a break'),
  saferPlayActivity: {
    ...saferPlay('/profile/safer-play/activity', 'История игры', 'Play activity'),
    settle: (page, locale) =>
      expect(
        page.getByText(
          { ru: /По играм|За эти дни игры не было/, en: /By game|No play in these days/ }[locale],
        ),
      ).toBeVisible(),
  },
  compoints: {
    path: '/compoints',
    visitors: player,
    title: { ru: 'Компоинты — Yanta', en: 'Compoints at Yanta' },
    heading: { ru: /компоинт/i, en: /compoint/i },
  },
  compointsTournaments: {
    path: '/compoints/tournaments',
    visitors: player,
    title: { ru: 'Турниры за компоинты — Yanta', en: 'Tournaments for compoints, Yanta' },
    heading: { ru: /компоинт/i, en: /compoint/i },
  },
  login: {
    path: '/login',
    visitors: guest,
    heading: { ru: 'С возвращением', en: 'Welcome back' },
  },
  registration: {
    path: '/registration',
    visitors: guest,
    heading: { ru: 'Создать аккаунт', en: 'Create an account' },
  },
  remind: {
    path: '/remind',
    visitors: guest,
    heading: { ru: 'Вернём доступ', en: 'Get back in' },
  },
  newPassword: {
    path: '/new-password/a1b2c3',
    visitors: guest,
    heading: { ru: 'Новый пароль', en: 'New password' },
  },
  cashbox: {
    path: '/cashbox',
    visitors: player,
    heading: { ru: 'Касса', en: 'Cashbox' },
    settle: (page, locale) =>
      expect(page.getByRole('dialog')).toContainText(
        { ru: 'Поступит на баланс', en: 'Goes to your balance' }[locale],
      ),
  },
  gameItem: {
    path: '/play/neon-drive',
    visitors: both,
    title: { ru: 'Neon Drive: играть онлайн в Yanta', en: 'Play Neon Drive online at Yanta' },
    heading: { ru: 'Neon Drive', en: 'Neon Drive' },
    settle: (page) => new Slot(page).waitUntilIdle(),
  },
}
