// The table of screens, section 2 of the specification: what each address shows.
import { type RouteConfig, index, route } from '@react-router/dev/routes'

export default [
  index('routes/main.tsx'), // [2.2]
  route('games/:slug', 'routes/category-games.tsx'), // [2.3]
  route('producers/:slug', 'routes/provider-games.tsx'), // [2.4]
  route('play/:name', 'routes/play.tsx'), // [2.9]
  route('login', 'routes/login.tsx'), // [2.10], a popup over the main screen
  route('*', 'routes/not-found.tsx'), // [2.14]
] satisfies RouteConfig
