// Pieces of content that need something that a jurisdiction may not have: where it has none, they are absent. A rule over what the
// entries say of themselves; `check-needs.ts` sees to it that nothing else leads there.
import type { PageEntry } from './page-files.ts'
import type { Jurisdiction } from './schemas/jurisdictions.ts'
import type { PromotionEntry } from './schemas/promotions.ts'
import type { FooterEntry } from './schemas/texts.ts'

interface NeedingContent {
  pages: PageEntry[]
  footer: FooterEntry[]
  promotions: PromotionEntry[]
}

/** The pieces whose needs a jurisdiction meets; texts with what is added to them. */
export function keepPossible(
  { pages, footer, promotions }: NeedingContent,
  jurisdiction: Pick<Jurisdiction, 'winback'>,
): NeedingContent {
  const isPossible = ({ needs }: { needs?: 'winback' | undefined }) =>
    needs === undefined || jurisdiction[needs]
  return {
    pages: pages.filter(({ texts }) => isPossible(texts.ru)),
    footer: footer
      .map((column) => ({ ...column, links: column.links.filter(isPossible) }))
      .filter(({ links }) => links.length > 0),
    promotions: promotions.filter(isPossible).map(({ action, addition, text, ...promotion }) => ({
      ...promotion,
      text:
        addition && isPossible(addition)
          ? { ru: `${text.ru} ${addition.text.ru}`, en: `${text.en} ${addition.text.en}` }
          : text,
      ...(action && isPossible(action) && { action }),
    })),
  }
}
