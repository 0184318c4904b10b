// Data of the tiles beside the banners: the game of the day [2.69], and the current or next tournament.
import type { Game, Tournament } from '@yanta/contract'
import { type EventStatus, readRawStatus } from '../../domain/contest/event-status.ts'

export interface DayGame extends Pick<Game, 'slug' | 'name' | 'preview'> {
  /** A short reason for the choice. */
  text: string
  /** ISO 8601. */
  endAt: string
}

export interface Contest {
  slug: string
  title: string
  image: string
  prize: string | null
  status: EventStatus
  /** ISO 8601. */
  startAt: string
  endAt: string
}

export function presentDayGame(
  day: { game: Game; text: string | null; endsAt: string } | null,
): DayGame | null {
  if (!day || day.game.disabled) return null
  const { slug, name, preview, provider } = day.game
  return { slug, name, preview, text: day.text ?? provider.name, endAt: day.endsAt }
}

/** The running tournament that ends first, else the upcoming one that starts first. Pure. */
export function pickContest(tournaments: readonly Tournament[]): Contest | null {
  const contests = tournaments.map(presentContest)
  const first = (status: EventStatus, date: 'startAt' | 'endAt') =>
    contests
      .filter((contest) => contest.status === status)
      .toSorted((a, b) => Date.parse(a[date]) - Date.parse(b[date]))[0]
  return first('active', 'endAt') ?? first('future', 'startAt') ?? null
}

function presentContest({
  slug,
  title,
  imageDefault,
  prizeDescription,
  status,
  startedAt,
  finishedAt,
}: Tournament): Contest {
  return {
    slug,
    title,
    image: imageDefault.url,
    prize: prizeDescription,
    status: readRawStatus(status) ?? 'past',
    startAt: startedAt,
    endAt: finishedAt,
  }
}
