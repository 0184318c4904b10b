import type { UIEvent } from 'react'
import type { IconName } from '../../ui/icon.tsx'

/** A place of the menu, as rail, tab bar, drawer and footer show it. */
export interface ShellLink {
  to: string
  icon: IconName
  label: string
  count?: number
}

/** How a link says that one is there: on its screen, or on one that belongs to it. */
export function markCurrent(to: string, current: string): 'page' | 'true' | undefined {
  if (to === current) return 'page'
  return to !== '/' && current.startsWith(`${to}/`) ? 'true' : undefined
}

/** What opens over the page from several places of the frame. */
export interface ShellOpeners {
  onSearch: (event: UIEvent) => void
  /** Somebody is about to search: what opens may be fetched already. */
  onNearSearch: () => void
  onSupport: () => void
  onMenu: () => void
}
