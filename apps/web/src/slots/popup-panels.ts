// Who draws the popup of which address, the files of `popupFiles` in routes.ts.
import { type ComponentType, lazy } from 'react'
import type { RouteName } from '../lib/route-table.ts'

type LoadPanel = () => Promise<{ default: ComponentType }>

const loaders: Partial<Record<RouteName, LoadPanel>> = {
  login: () => import('../routes/login.tsx'),
  registration: () => import('../routes/registration.tsx'),
  remind: () => import('../routes/remind.tsx'),
  newPassword: () => import('../routes/new-password.tsx'),
  cashbox: () => import('../routes/cashbox.tsx'),
}

const panels = new Map(Object.entries(loaders).map(([name, load]) => [name, lazy(load)]))

export function findPanel(name: RouteName) {
  return panels.get(name)
}

/** Somebody is about to open it. */
export function fetchPanel(name: RouteName): void {
  loaders[name]?.().catch(() => undefined)
}
