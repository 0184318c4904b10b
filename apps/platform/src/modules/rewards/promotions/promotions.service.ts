// Editors' promotions, rendered once at start; only their status follows the clock.
import { defaultLocale, locales, type Locale, type Promotion } from '@yanta/contract'
import type { Art } from '@yanta/art'
import type { Clock } from '@yanta/config/clock'
import type { PromotionEntry } from '@yanta/content'
import { renderMarkdown } from '../../../plugins/markdown.ts'
import { fillPlaceholders, type TextValues } from '../../../plugins/placeholders.ts'
import type { SubjectSource } from '../../site/seo/seo.service.ts'

export interface Promotions {
  /** Without hidden ones. Active ones first, then announced, then past ones [4.5]; within these groups in the editors' order. */
  list(locale: Locale): Promotion[]
  find(locale: Locale, slug: string): Promotion | undefined
  /** For titles of pages and for the site map. */
  subject: SubjectSource
}

interface Cached {
  promotion: Omit<Promotion, 'status'>
  isHidden: boolean
}

/** Renders every promotion in every language [7.33], [7.35]. */
export function createPromotions(
  entries: readonly PromotionEntry[],
  art: Art,
  values: TextValues,
  clock: Clock,
): Promotions {
  const cached = Object.fromEntries(
    locales.map((locale) => [locale, entries.map((entry) => cache(entry, locale, art, values))]),
  ) as Record<Locale, Cached[]>
  const present = ({ promotion }: Cached): Promotion => ({
    ...promotion,
    status: findStatus(promotion, clock.now().getTime()),
  })
  const list = (locale: Locale) =>
    cached[locale]
      .filter(({ isHidden }) => !isHidden)
      .map(present)
      .toSorted((a, b) => order[a.status] - order[b.status])
  const find = (locale: Locale, slug: string) =>
    cached[locale].filter(({ promotion }) => promotion.slug === slug).map(present)[0]
  return {
    list,
    find,
    subject: {
      findName: async (locale, slug) => find(locale, slug)?.title ?? null,
      findPicture: async (slug) => find(defaultLocale, slug)?.background ?? null,
      listAddresses: async () =>
        entries
          .filter(({ hidden }) => !hidden)
          .map(({ slug }) => ({ path: `/promo/${slug}`, updatedAt: null })),
    },
  }
}

const order: Record<Promotion['status'], number> = { active: 0, future: 1, past: 2 }

/** [4.2]. */
function findStatus(
  { startAt, endAt }: Pick<Promotion, 'startAt' | 'endAt'>,
  now: number,
): Promotion['status'] {
  if (endAt !== null && Date.parse(endAt) <= now) return 'past'
  return startAt !== null && Date.parse(startAt) > now ? 'future' : 'active'
}

function cache(
  { slug, title, description, fund, bonus, text, startsAt, endsAt, hidden }: PromotionEntry,
  locale: Locale,
  art: Art,
  values: TextValues,
): Cached {
  const fill = (words: string) => fillPlaceholders(words, values[locale])
  return {
    isHidden: hidden,
    promotion: {
      id: slug,
      slug,
      template: null,
      title: fill(title[locale]),
      description: fill(description[locale]),
      fund: fund ? fill(fund[locale]) : null,
      isBonus: bonus,
      image: art.getAddress(`promotions/${slug}-card`),
      background: art.getAddress(`promotions/${slug}-wide`),
      html: renderMarkdown(fill(text[locale]), locale),
      startAt: startsAt ?? null,
      endAt: endsAt ?? null,
    },
  }
}
