// Prizes of tournaments and series as pages show them.
import { currencies, type Currency, type Locale, type TournamentPrize } from '@yanta/contract'
import { formatAmountChoices } from '@yanta/i18n'
import { presentGiftImage, type DescribedOffer } from '../gifts/gifts.service.ts'
import type { PrizeTerms } from './tournament-terms.ts'

/** Gifts by their slugs, in the language and currency of who asks. */
export type Offers = ReadonlyMap<string, DescribedOffer>

export function presentPrizes(
  prizes: readonly PrizeTerms[],
  offers: Offers,
  { locale, currency }: { locale: Locale; currency: Currency },
): TournamentPrize[] {
  return prizes.map(({ from, to, title, cash, gifts }) => {
    const given = gifts.flatMap((slug) => offers.get(slug) ?? [])
    const money = cash?.[currency] ?? null
    const words = [
      ...(money === null ? [] : formatAmountChoices([money], currency, locale)),
      ...given.map((gift) => gift.title),
    ]
    return {
      from,
      to,
      title: title?.[locale] ?? words.join(' + '),
      image: money === null ? (given[0]?.image ?? presentGiftImage('cash')) : presentGiftImage('cash'),
      money,
    }
  })
}

/** All cash prizes together, by currency; empty: there are none. */
export function sumPrizeMoney(prizes: readonly PrizeTerms[]): Partial<Record<Currency, number>> {
  const paid = prizes.filter(({ cash }) => cash !== undefined)
  if (paid.length === 0) return {}
  return Object.fromEntries(
    currencies.map((code) => [
      code,
      paid.reduce((sum, { from, to, cash }) => sum + cash![code] * (to - from + 1), 0),
    ]),
  )
}
