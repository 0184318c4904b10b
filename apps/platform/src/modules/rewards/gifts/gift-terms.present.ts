import pictures from '@yanta/art/gifts.json' with { type: 'json' }
import type { GiftTerms, InnerTerms, Locale } from '@yanta/contract'
import type { StoredTerms } from './gift-offers.rules.ts'

/** The game of a gift's free rounds. */
export interface GiftGameRecord {
  names: Record<Locale, string>
  preview: string
}

/** Free rounds so far. */
export interface RoundsProgress {
  left: number | null
  won: number
}

/** The address of a gift's picture. */
export function presentGiftImage(name: string): string {
  return (pictures as Record<string, string>)[name] ?? pictures.custom
}

/** What a gift gives, in the words of a language. */
export function presentTerms(
  terms: StoredTerms,
  game: GiftGameRecord | null,
  { left, won }: RoundsProgress,
  locale: Locale,
): GiftTerms {
  switch (terms.type) {
    case 'deposit_bonus':
      return presentSum(terms)!
    case 'giftspin':
    case 'feature': {
      const { type, stake, total, bonus } = terms
      const shown = {
        slug: terms.game,
        name: game?.names[locale] ?? terms.game,
        preview: game?.preview ?? presentGiftImage('giftspin'),
      }
      return { type, stake, total, bonus, game: shown, left: left ?? total, won }
    }
    case 'group':
      return {
        type: 'group',
        options: terms.options.map(({ slug, titles, image, terms: inner }) => ({
          id: slug,
          title: titles[locale],
          image: presentGiftImage(image),
          terms: presentSum(inner),
        })),
      }
    case 'nondeposit':
      return {
        type: 'nondeposit',
        prizes: terms.prizes.map(({ offer, titles, chance }) => ({
          title: titles[locale],
          image: presentGiftImage(offer?.image ?? 'nondeposit'),
          terms: offer && presentSum(offer.terms),
          chance,
        })),
      }
    default:
      return terms
  }
}

/** What is given at once, or for a deposit; null for everything else. */
function presentSum(terms: StoredTerms): InnerTerms {
  switch (terms.type) {
    case 'cash':
    case 'xp':
    case 'compoint':
    case 'bonus_offer':
      return terms
    case 'deposit_bonus': {
      const { type, percent, leastDeposit, bonus } = terms
      return { type, percent, leastDeposit, bonus }
    }
    default:
      return null
  }
}
