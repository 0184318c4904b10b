// Where the jurisdiction has no winback, its page, its promotion and every way there are absent.
import type { LoadedContent, PageEntry } from '@yanta/content'
import { locales, type Locale } from '@yanta/contract'

const slug = 'winback'
const address = `/${slug}`
/** A sentence, in one line, that links to the page. */
const sentence = / ?[^.!?\n]*\]\(\/winback\)[^.!?\n]*[.!?]/g

/** A copy of the content without the winback. */
export function leaveOutWinback(content: LoadedContent): LoadedContent {
  return {
    ...content,
    hash: `${content.hash}:no-winback`,
    pages: content.pages.filter((page) => page.slug !== slug).map(withoutLinks),
    footer: content.footer.map((block) => ({
      ...block,
      links: block.links.filter(({ url }) => url !== address),
    })),
    promotions: content.promotions
      .filter((promotion) => promotion.slug !== slug)
      .map(({ action, text, ...promotion }) => ({
        ...promotion,
        text: forEachLocale((locale) => leaveOut(text[locale])),
        ...(action && action.url !== address && { action }),
      })),
  }
}

function withoutLinks({ texts, ...page }: PageEntry): PageEntry {
  return {
    ...page,
    texts: forEachLocale((locale) => ({ ...texts[locale], body: leaveOut(texts[locale].body) })),
  }
}

const leaveOut = (text: string): string => text.replaceAll(sentence, '')

function forEachLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>
}
