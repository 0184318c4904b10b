// Worlds: the names of their symbols differ from each other and are written in the letters of their language.
import { locales, type Locale } from '@yanta/contract'
import type { Content } from './content.ts'

/** Letters that no name in the language has. */
const foreign: Record<Locale, RegExp> = { ru: /[a-z]/i, en: /[а-яё]/i }

export function checkWorlds({ worlds }: Content): void {
  for (const { index, value } of worlds.entries) {
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
