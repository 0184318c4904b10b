// Worlds: the names of their symbols differ from each other and are written in the letters of their language; the spin button
// is coloured, because a grey one looks as if it couldn't be pressed.
import { locales, type Locale } from '@yanta/contract'
import type { Content } from './content.ts'

/** Letters that no name in the language has. */
const foreign: Record<Locale, RegExp> = { ru: /[a-z]/i, en: /[а-яё]/i }

/** Between the strongest and the weakest channel of the button's middle, of 255. */
const leastColour = 110

/** Pure. */
export function looksDisabled(colour: string): boolean {
  const channels = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16))
  return Math.max(...channels) - Math.min(...channels) < leastColour
}

export function checkWorlds({ worlds }: Content): void {
  for (const { index, value } of worlds.entries) {
    const [, middle] = value.colours.button
    if (looksDisabled(middle))
      worlds.report(
        [index, 'colours', 'button'],
        `'${middle}' is nearly grey: the button looks as if it couldn't be pressed`,
      )
    for (const locale of locales) {
      const seen = new Set<string>()
      for (const [symbol, name] of Object.entries(value.names[locale])) {
        const report = (message: string): void => worlds.report([index, 'names', locale, symbol], message)
        if (seen.has(name)) report(`'${name}' names two symbols`)
        if (foreign[locale].test(name)) report(`'${name}' has letters of another language`)
        seen.add(name)
      }
    }
  }
}
