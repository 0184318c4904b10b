import type { UIEvent } from 'react'
import type { IconName } from '../../ui/data/icon.tsx'

/** An item of the menu, as in rail, tab bar, drawer and footer. */
export interface ShellLink {
  to: string
  icon: IconName
  label: string
  count?: number
  /** Leads to the gifts: their number is shown with it. */
  hasWaiting?: boolean
}

/** `aria-current` of a link: `page` on its own screen whatever its query, `true` on a screen below it. */
export function markCurrent(to: string, current: string): 'page' | 'true' | undefined {
  const [path] = to.split('?')
  if (path === current) return 'page'
  return path !== '/' && current.startsWith(`${path}/`) ? 'true' : undefined
}

/** Callbacks for dialogs that several parts of the shell open. */
export interface ShellOpeners {
  onSearch: (event: UIEvent) => void
  /** The player is about to search: prefetch the dialog. */
  onNearSearch: () => void
  onSupport: () => void
  onMenu: () => void
}
