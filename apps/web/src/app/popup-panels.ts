// Who draws the popup of which address, the files of `popupFiles` in routes.ts.
import { type ComponentType, lazy } from 'react'
import { siteHealth } from '../api/browser-call.ts'
import type { RouteName } from '../lib/route-table.ts'

type LoadPanel = () => Promise<{ default: ComponentType }>

const loaders: Partial<Record<RouteName, LoadPanel>> = {
  login: () => import('../routes/login.tsx'),
  registration: () => import('../routes/registration.tsx'),
  remind: () => import('../routes/remind.tsx'),
  newPassword: () => import('../routes/new-password.tsx'),
  cashbox: () => import('../routes/cashbox.tsx'),
}

const panels = new Map(Object.entries(loaders).map(([name, load]) => [name, makePanel(name, load)]))

/** Without its code the screen stays as it is; the popup that is opened next asks for it anew. */
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

/** Somebody is about to open it. */
export function fetchPanel(name: RouteName): void {
  loaders[name]?.().catch(() => undefined)
}
