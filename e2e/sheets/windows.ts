// The windows that sheets are drawn in, one on each side of the layout's breakpoints.
export interface Window {
  width: number
  height: number
}

/** A phone, a tablet and a desktop. */
export const windows = [
  { width: 390, height: 844 },
  { width: 900, height: 1_000 },
  { width: 1_440, height: 900 },
] as const satisfies readonly Window[]

/** The same for components, of which only dialogs fill the height. */
export const lowWindows = [
  { width: 390, height: 680 },
  { width: 900, height: 600 },
  { width: 1_440, height: 600 },
] as const satisfies readonly Window[]

export const locales = ['ru', 'en'] as const

export type Locale = (typeof locales)[number]
