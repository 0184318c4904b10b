// The files of the screens, section 2 of the specification, from the manifests of the features. Their addresses are those of the
// route table, so that links, guards and screens can't disagree.
//
// The file of a screen re-exports `shouldReload`. That of a popup has a panel without props as its default export, which gets its
// context and `onClose` from `usePopup()`: any link to its address opens it over the current screen; loaded by its address, it lies
// over the main screen.
import { type RouteConfig, index, layout, route } from '@react-router/dev/routes'
import { features } from './app/features.ts'
import type { Manifest, PopupFile } from './features/manifest.ts'
import { type RouteName, routeTable } from './navigation/route-table.ts'

const manifests: readonly Manifest[] = features

export const screenFiles = manifests.flatMap(({ screens = {} }) => Object.entries<string>(screens))
export const popupFiles = manifests.flatMap(({ popups = {} }) =>
  Object.entries<PopupFile>(popups).map(([name, { file }]) => [name, file] as const),
)

function listRoutes(files: readonly (readonly [name: string, file: string])[]) {
  return files.map(([name, file]) => {
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
