// The operator's announcement above the rows of the lobby [7.61]. Rendered once at start; the clock decides which one is shown.
import { locales, type CurrentBlock, type Locale } from '@yanta/contract'
import type { BlockEntry } from '@yanta/content'
import { renderMarkdown } from '../../../plugins/markdown.ts'
import { fillPlaceholders, type TextValues } from '../../../plugins/placeholders.ts'

/** Finds the first current announcement; null when there is none. `from` is inclusive, `to` exclusive. */
export function createCurrentBlock(
  entries: readonly BlockEntry[],
  values: TextValues,
): (locale: Locale, nowMs: number) => CurrentBlock | null {
  const blocks = entries.map((entry) => ({
    fromMs: entry.from ? Date.parse(entry.from) : -Infinity,
    toMs: entry.to ? Date.parse(entry.to) : Infinity,
    texts: Object.fromEntries(
      locales.map((locale) => [locale, presentBlock(entry, locale, values)]),
    ) as Record<Locale, CurrentBlock>,
  }))
  return (locale, nowMs) =>
    blocks.find(({ fromMs, toMs }) => fromMs <= nowMs && nowMs < toMs)?.texts[locale] ?? null
}

function presentBlock(
  { id, title, text, tone, button, version }: BlockEntry,
  locale: Locale,
  values: TextValues,
): CurrentBlock {
  const fill = (words: Record<Locale, string>) => fillPlaceholders(words[locale], values[locale])
  return {
    id,
    title: fill(title),
    body: renderMarkdown(fill(text), locale),
    tone,
    version: String(version),
    button: button ? { text: fill(button.text), url: button.url } : null,
  }
}
