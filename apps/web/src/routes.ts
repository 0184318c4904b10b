// The files of the screens, section 2 of the specification. Their addresses are those of the route table, so that links, guards
// and screens can't disagree.
//
// A new screen is a line in `screenFiles`; its file re-exports `shouldReload`. A new popup route is a line in `popupFiles`, the same
// file in `app/popup-panels.ts`, and that file's default export: a panel without props that gets its context and `onClose` from
// `usePopup()`. Any link to its address opens it over the current screen; loaded by its address, it lies over the main screen.
import { type RouteConfig, index, layout, route } from '@react-router/dev/routes'
import { type RouteName, routeTable } from './navigation/route-table.ts'

export const screenFiles = {
  main: 'routes/main.tsx', // [2.2]
  favouriteGames: 'routes/favourite-games.tsx',
  categoryGames: 'routes/category-games.tsx', // [2.3]
  providerGames: 'routes/provider-games.tsx', // [2.4]
  providerCategory: 'routes/provider-category.tsx',
  action: 'routes/promotions.tsx', // [2.5]
  promoPage: 'routes/promotion.tsx',
  tournaments: 'routes/tournaments.tsx', // [2.6]
  tournamentSeries: 'routes/tournament-series.tsx',
  tournamentPage: 'routes/tournament.tsx',
  tournamentGames: 'routes/tournament-games.tsx',
  profile: 'routes/profile.tsx', // [2.7]
  profileBalance: 'routes/profile-balance.tsx',
  profileLevels: 'routes/profile-levels.tsx',
  profileInfo: 'routes/profile-info.tsx',
  profileSecurity: 'routes/profile-security.tsx',
  profileVerification: 'routes/profile-verification.tsx',
  profileGifts: 'routes/profile-gifts.tsx',
  profileAchievements: 'routes/profile-achievements.tsx',
  compoints: 'routes/compoints.tsx', // [2.8]
  compointsTournaments: 'routes/compoints-tournaments.tsx',
  gameItem: 'routes/play.tsx', // [2.9]
  search: 'routes/search.tsx',
  staticPage: 'routes/static-page.tsx', // [2.13]
} satisfies Partial<Record<RouteName, string>>

export const popupFiles = {
  login: 'routes/login.tsx', // [2.10]
  registration: 'routes/registration.tsx',
  remind: 'routes/remind.tsx',
  newPassword: 'routes/new-password.tsx', // [2.11]
  cashbox: 'routes/cashbox.tsx', // [2.12]
} satisfies Partial<Record<RouteName, string>>

function listRoutes(files: Partial<Record<RouteName, string>>) {
  return Object.entries(files).map(([name, file]) => {
    const { path } = routeTable[name as RouteName]
    return path === '/' ? index(file) : route(path.slice(1), file)
  })
}

export default [
  layout('routes/screens.tsx', [
    ...listRoutes(screenFiles),
    layout('routes/popups.tsx', listRoutes(popupFiles)),
    route('*', 'routes/not-found.tsx'), // [2.14]
  ]),
] satisfies RouteConfig
