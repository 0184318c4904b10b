// Tournaments and series as the screens use them, converted here only from the platform's raw format [3.34], [4.3].
import type { Tournament as RawTournament, TournamentSeries as RawSeries } from '@yanta/contract'
import { type EventStatus, readRawStatus } from './event-status.ts'

export interface Contest {
  id: string
  slug: string
  title: string
  description: string
  /** 16:9; `wideImage` is for a whole page, if there is one. */
  image: string
  wideImage: string | null
  status: EventStatus
  /** ISO 8601. */
  startAt: string
  endAt: string
  prize: string | null
}

export interface Tournament extends Contest {
  victory: string
  /** Price of a seat in hundredths of a compoint; null: free. */
  price: number | null
  /** Null: unlimited. */
  seats: { free: number; limit: number } | null
  gamesCount: number
}

export type Series = Contest

export function presentTournament(raw: RawTournament): Tournament {
  const { mechanic, compointMembershipPrice, maxMemberLimit, membersCount, numberOfGames } = raw
  return {
    ...presentSeries(raw),
    victory: mechanic.title,
    price: compointMembershipPrice || null,
    gamesCount: numberOfGames,
    // [5.22] Never below 0.
    seats:
      maxMemberLimit === null
        ? null
        : { limit: maxMemberLimit, free: Math.max(0, maxMemberLimit - membersCount) },
  }
}

export function presentSeries({
  id,
  slug,
  title,
  description,
  imageDefault,
  status,
  startedAt,
  finishedAt,
  prizeDescription,
}: Omit<RawSeries, 'isPaid'>): Series {
  return {
    id,
    slug,
    title,
    description,
    image: imageDefault.url,
    wideImage: imageDefault.wideUrl,
    prize: prizeDescription,
    status: readRawStatus(status) ?? 'past',
    startAt: startedAt,
    endAt: finishedAt,
  }
}

/** [5.28] A day of `18.11 – 24.11`, or `__.__`; in UTC, so that server and browser render the same. */
export function writeDay(instant: string): string {
  const at = new Date(instant)
  const [, month = '__', day = '__'] = Number.isNaN(at.valueOf())
    ? []
    : (/^\d{4}-(\d\d)-(\d\d)/.exec(at.toISOString()) ?? [])
  return `${day}.${month}`
}
