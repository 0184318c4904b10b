// What a player's own play comes to, read from the rounds themselves: complete at every moment, whatever was settled a moment ago.
import type { CallAnswer, getActivity, getRealityCheck, Locale } from '@yanta/contract'
import type { Clock } from '@yanta/config/clock'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { countDays, type Dates } from '../../../plugins/calendar.ts'
import type { Deps } from '../../../plugins/deps.ts'
import { InvalidRequest } from '../../../plugins/invalid-request.ts'
import type { Player } from '../../../plugins/session.ts'
import {
  findInterval,
  findSession,
  putInterval,
  selectGames,
  sumPayments,
  sumRounds,
  sumSeconds,
} from './own-play.repository.ts'
import { addSums, findDue, findMinutes, noPlay, type CheckMinutes, type PlaySums } from './own-play.rules.ts'

const longestDays = 366
const mostGames = 50

type ActivityAnswer = CallAnswer<typeof getActivity>
type Owner = Pick<Player, 'id' | 'currency'>

/**
 * What the player staked, won, paid in and took out in whole days of the site.
 * @throws InvalidRequest when the last day is before the first; Refusal period_too_long for more than a year
 */
export async function readActivity(
  { db, dates, clock }: { db: PlatformDatabase; dates: Dates; clock: Pick<Clock, 'now'> },
  { id: userId, currency }: Owner,
  { from, to, locale }: { from: string; to: string; locale: Locale },
): Promise<ActivityAnswer> {
  const count = countDays(from, to) + 1
  if (count < 1) throw new InvalidRequest([{ field: 'to' }])
  if (count > longestDays) throw new Refusal('period_too_long')
  const days = Array.from({ length: count + 1 }, (_, index) => dates.startOf(from, index))
  const sums = await sumRounds(db, { userId, days })
  const payments = await sumPayments(db, { userId, days })
  const previousSeconds = await sumSeconds(db, {
    userId,
    from: dates.startOf(from, -count),
    to: days[0]!,
  })
  const listed = days.slice(0, -1).map((start, index) => {
    const played = sums.find(({ place }) => place === index + 1) ?? noPlay
    const paid = payments.find(({ place }) => place === index + 1)
    return {
      day: dates.dateOf(start),
      ...present(played),
      seconds: played.seconds,
      deposits: paid?.deposits ?? 0,
      payouts: paid?.payouts ?? 0,
    }
  })
  const total = listed.reduce<PlaySums>(addSums, noPlay)
  const sumOf = (key: 'deposits' | 'payouts') => payments.reduce((sum, paid) => sum + paid[key], 0)
  return {
    currency,
    from,
    to,
    today: dates.dateOf(clock.now()),
    totals: {
      ...present(total),
      seconds: total.seconds,
      deposits: sumOf('deposits'),
      payouts: sumOf('payouts'),
    },
    previousSeconds,
    days: listed,
    games: await presentGames(db, sums, locale),
  }
}

const present = ({ staked, won, rounds }: PlaySums) => ({ staked, won, net: won - staked, rounds })

async function presentGames(
  db: PlatformDatabase,
  sums: readonly (PlaySums & { slug: string | null })[],
  locale: Locale,
): Promise<ActivityAnswer['games']> {
  const most = sums
    .flatMap(({ slug, ...played }) => (slug === null ? [] : [{ slug, ...present(played) }]))
    .toSorted((one, other) => other.staked - one.staked || other.won - one.won)
    .slice(0, mostGames)
  const games = await selectGames(
    db,
    most.map(({ slug }) => slug),
  )
  return most.map(({ slug, ...played }) => {
    const game = games.find((each) => each.slug === slug)
    return { slug, name: game?.names[locale] ?? slug, image: game?.image ?? null, ...played }
  })
}

/** The player's reality check: what the session comes to, and when the next is due. */
export async function readRealityCheck(
  { db, clock, jurisdiction }: Pick<Deps, 'db' | 'clock' | 'jurisdiction'>,
  { id, currency }: Owner,
): Promise<CallAnswer<typeof getRealityCheck>> {
  const stored = await findInterval(db, id)
  const interval = {
    minutes: findMinutes(jurisdiction.realityCheckMinutes, stored?.minutes),
    answeredAt: stored?.answeredAt ?? null,
  }
  const now = clock.now()
  const session = await findSession(db, now, id)
  return {
    currency,
    minutes: interval.minutes,
    dueAt: findDue(interval, session?.startedAt ?? null)?.toISOString() ?? null,
    session: session
      ? {
          startedAt: session.startedAt.toISOString(),
          seconds: Math.max(0, Math.floor((now.getTime() - session.startedAt.getTime()) / 1_000)),
          staked: session.staked,
          won: session.won,
          net: session.won - session.staked,
        }
      : null,
  }
}

/** Chooses the interval, from now on. @throws Refusal reality_check_required for one that the jurisdiction doesn't allow */
export async function chooseInterval(
  { db, clock, jurisdiction }: Pick<Deps, 'db' | 'clock' | 'jurisdiction'>,
  userId: number,
  minutes: CheckMinutes | null,
): Promise<void> {
  if (findMinutes(jurisdiction.realityCheckMinutes, minutes) !== minutes)
    throw new Refusal('reality_check_required')
  await putInterval(db, clock.now(), userId, minutes)
}
