// Context of a popup with an address of its own, over the screen it was opened from or over the main one.
import { createContext, use } from 'react'

export interface Popup {
  /** Path with query of the screen beneath. */
  beneath: string
  /** The popup's own path with query: forms without scripts post to it. */
  address: string
  /** Of the popup's own address. */
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
  /** Returns to the screen beneath. */
  onClose: () => void
}

export const PopupContext = createContext<Popup | null>(null)

/** For panels of popup routes and components that may be in one. Null outside a popup. */
export function useMaybePopup(): Popup | null {
  return use(PopupContext)
}

/** For panels of popup routes. */
export function usePopup(): Popup {
  const popup = useMaybePopup()
  if (!popup) throw new Error('a panel is outside of a popup')
  return popup
}
