// What a popup with an address of its own knows of where it lies, over the screen it was opened from or over the main one.
import { createContext, use } from 'react'

export interface Popup {
  /** Path with query of the screen beneath. */
  beneath: string
  /** The popup's own path with query: forms without scripts post to it. */
  address: string
  /** Of the popup's own address. */
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
  /** Gives the page back to the screen beneath. */
  onClose: () => void
}

export const PopupContext = createContext<Popup | null>(null)

/** For panels of popup routes, and for what may stand in one. Null: this is not inside a popup. */
export function usePlace(): Popup | null {
  return use(PopupContext)
}

/** For panels of popup routes. */
export function usePopup(): Popup {
  const popup = usePlace()
  if (!popup) throw new Error('a panel stands outside of a popup')
  return popup
}
