// The windows that sheets are drawn in, one on each side of the layout's breakpoints.
export interface Window {
  width: number
  height: number
}

const locales = ['ru', 'en'] as const

export type Locale = (typeof locales)[number]

/** One of the ways in which something is drawn. */
export interface Look {
  window: Window
  locale: Locale
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

/**
 * What a screen is drawn in, row by row; the looks of one row are drawn side by side. The full run has everything, the gate each language
 * once, on the one and the other side of all breakpoints.
 */
export function listScreenLooks(isFull: boolean): Look[][] {
  const [phone, , desktop] = windows
  return isFull
    ? windows.map((window) => locales.map((locale) => ({ window, locale })))
    : [
        [
          { window: phone, locale: 'en' },
          { window: desktop, locale: 'ru' },
        ],
      ]
}

/** What a component is drawn in: both languages where room is scarce, then each in one of the wider windows. */
export const componentLooks: readonly Look[] = [
  { window: lowWindows[0], locale: 'ru' },
  { window: lowWindows[0], locale: 'en' },
  { window: lowWindows[1], locale: 'ru' },
  { window: lowWindows[2], locale: 'en' },
]
