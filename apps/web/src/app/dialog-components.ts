// Panels of popups by route: the files of `popupFiles` in routes.ts.
import { type ComponentType, lazy } from 'react'
import { siteHealth } from '../data/api/browser-call.ts'
import type { RouteName } from '../navigation/route-table.ts'

type LoadPanel = () => Promise<{ default: ComponentType }>

const loaders: Partial<Record<RouteName, LoadPanel>> = {
  login: () => import('../routes/login.tsx'),
  registration: () => import('../routes/registration.tsx'),
  remind: () => import('../routes/remind.tsx'),
  newPassword: () => import('../routes/new-password.tsx'),
  cashbox: () => import('../routes/cashbox.tsx'),
}

const panels = new Map(Object.entries(loaders).map(([name, load]) => [name, makePanel(name, load)]))

/** If its code can't be loaded, the screen stays as it is; the next opening loads it again. */
function makePanel(name: string, load: LoadPanel) {
  return lazy(() =>
    load().catch(() => {
      panels.set(name, makePanel(name, load))
      void siteHealth.doubt()
      return { default: () => null }
    }),
  )
}

export function findPanel(name: RouteName) {
  return panels.get(name)
}

/** Prefetches the panel. */
export function fetchPanel(name: RouteName): void {
  loaders[name]?.().catch(() => undefined)
}
