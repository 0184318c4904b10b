// What the places of a tournament or series win. Pure.
import type { Currency, Locale } from '@yanta/contract'
import type { WonPrize } from '../contests/winners.service.ts'
import type { PrizeTerms } from './tournament-terms.ts'

/** So many places win something: prizes follow each other from the first place on. */
export function countPrizePlaces(prizes: readonly Pick<PrizeTerms, 'to'>[]): number {
  return prizes.at(-1)?.to ?? 0
}

/** The key of a prize among those of its contest. */
export const nameOfPrize = ({ from }: Pick<PrizeTerms, 'from'>): string => `place ${from}`

/** The prize of a place, if it has one. */
export function findPlacePrize(prizes: readonly PrizeTerms[], place: number): PrizeTerms | undefined {
  return prizes.find(({ from, to }) => place >= from && place <= to)
}

/** What a prize is for a player of a currency. */
export function describePrize(
  { cash, title, gifts }: Pick<PrizeTerms, 'cash' | 'title' | 'gifts'>,
  currency: Currency,
): WonPrize {
  return { cash: cash?.[currency] ?? 0, titles: title ?? cashTitles, gifts }
}

const cashTitles: Record<Locale, string> = { ru: 'Приз турнира', en: 'Tournament prize' }
