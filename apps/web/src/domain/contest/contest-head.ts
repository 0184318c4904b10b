// What every card and tile of a tournament or series shows of the platform's raw format [3.34]; apart from the rest, because the
// lobby's first scripts need no more.
import type { Currency, Tournament as RawTournament } from '@yanta/contract'
import type { I18n } from '../../i18n/use-i18n.tsx'
import { type EventStatus, readRawStatus } from './event-status.ts'

export type RawHead = Pick<
  RawTournament,
  'id' | 'slug' | 'title' | 'imageDefault' | 'startedAt' | 'finishedAt' | 'prizeDescription' | 'prizeMoney'
> & {
  /** A word, or a thing that has it as its title. */
  status: string | { title: string }
}

export interface ContestHead {
  id: string
  slug: string
  title: string
  /** 16:9. */
  image: string
  status: EventStatus
  /** ISO 8601. */
  startAt: string
  endAt: string
  fund: Fund
}

/** All prizes together [3.36]. */
export interface Fund {
  /** Of the editors; null: the sum of the cash says it. */
  words: string | null
  /** In minor units by currency; empty: there is no cash. */
  money: RawTournament['prizeMoney']
}

/** [3.34], [4.3] A status that the platform does not use is over. */
export function presentHead(raw: RawHead): ContestHead {
  const { id, slug, title, imageDefault, status, startedAt, finishedAt, prizeDescription, prizeMoney } = raw
  return {
    id,
    slug,
    title,
    image: imageDefault.url,
    status: readRawStatus(typeof status === 'string' ? status : status.title) ?? 'past',
    startAt: startedAt,
    endAt: finishedAt,
    fund: { words: prizeDescription, money: prizeMoney },
  }
}

/** The editors' words, else the cash in the currency, which is roubles where there is none of it. */
export function writeFund(
  { words, money }: Fund,
  currency: Currency,
  { wholeMoney }: Pick<I18n, 'wholeMoney'>,
): string | null {
  if (words !== null) return words
  const sum = money[currency]
  if (sum !== undefined) return wholeMoney(sum, currency)
  return money.RUB === undefined ? null : wholeMoney(money.RUB, 'RUB')
}
