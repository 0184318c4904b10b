// The files of the screens, section 2 of the specification. Their addresses are those of the route table, so that links, guards
// and screens can't disagree.
import { type RouteConfig, index, route } from '@react-router/dev/routes'
import { type RouteName, routeTable } from './lib/route-table.ts'

export const screenFiles = {
  main: 'routes/main.tsx', // [2.2]
  categoryGames: 'routes/category-games.tsx', // [2.3]
  providerGames: 'routes/provider-games.tsx', // [2.4]
  gameItem: 'routes/play.tsx', // [2.9]
  login: 'routes/login.tsx', // [2.10], a popup over the main screen
  staticPage: 'routes/static-page.tsx', // [2.13]
} satisfies Partial<Record<RouteName, string>>

const screens = Object.entries(screenFiles).map(([name, file]) => {
  const { path } = routeTable[name as keyof typeof screenFiles]
  return path === '/' ? index(file) : route(path.slice(1), file)
})

export default [
  ...screens,
  route('*', 'routes/not-found.tsx'), // [2.14]
] satisfies RouteConfig
