import type { IconName } from '../../ui/icon.tsx'

/** A place of the menu, as rail, tab bar and footer show it. */
export interface ShellLink {
  to: string
  icon: IconName
  label: string
  count?: number
}
