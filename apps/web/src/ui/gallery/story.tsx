// How stories are written: the words of both languages, and a drawing that gets those of the language chosen.
import { type Locale, defaultLocale } from '@yanta/contract'
import type { ReactElement, ReactNode } from 'react'

/** A story of the gallery (CSF 3); tests render it without the gallery as well. */
export interface Story {
  render: (args: object, context: { globals: { locale?: Locale } }) => ReactElement
}

type Words<Text> = Text & { locale: Locale }

/** A story in both languages. `Draw` is a component, so it may keep state. */
export function story<Text extends object>(
  words: Record<Locale, Text>,
  Draw: (words: Words<Text>) => ReactNode,
): Story {
  return {
    render: (_args, { globals: { locale = defaultLocale } }) => (
      <Draw key={locale} {...words[locale]} locale={locale} />
    ),
  }
}
