import pictures from '@yanta/art/gifts.json' with { type: 'json' }
import type { GiftTerms, Locale } from '@yanta/contract'
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
    case 'deposit_bonus': {
      const { type, percent, leastDeposit, bonus } = terms
      return { type, percent, leastDeposit, bonus }
    }
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
        options: terms.options.map(({ slug, titles, image }) => ({
          id: slug,
          title: titles[locale],
          image: presentGiftImage(image),
        })),
      }
    case 'nondeposit':
      return {
        type: 'nondeposit',
        prizes: terms.prizes.map(({ offer, titles, chance }) => ({
          title: titles[locale],
          image: presentGiftImage(offer?.image ?? 'nondeposit'),
          chance,
        })),
      }
    default:
      return terms
  }
}
