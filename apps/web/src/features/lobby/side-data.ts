// Data of the tiles beside the banners: the game of the day [2.69], and the current or next tournament.
import type { Game, Tournament } from '@yanta/contract'
import type { EventStatus } from '../../domain/contest/event-status.ts'
import { type ContestHead, presentHead } from '../../domain/contest/contest-head.ts'

export interface DayGame extends Pick<Game, 'slug' | 'name' | 'preview'> {
  /** A short reason for the choice. */
  text: string
  /** ISO 8601. */
  endAt: string
}

/** No more of a contest than its tile shows: it is sent inside the document. */
export type ContestTile = Omit<ContestHead, 'id'>

export function presentDayGame(
  day: { game: Game; text: string | null; endsAt: string } | null,
): DayGame | null {
  if (!day || day.game.disabled) return null
  const { slug, name, preview, provider } = day.game
  return { slug, name, preview, text: day.text ?? provider.name, endAt: day.endsAt }
}

/** The running tournament that ends first, else the upcoming one that starts first. Pure. */
export function pickContest(tournaments: readonly Tournament[]): ContestTile | null {
  const contests = tournaments.map(presentTile)
  const first = (status: EventStatus, date: 'startAt' | 'endAt') =>
    contests
      .filter((contest) => contest.status === status)
      .toSorted((a, b) => Date.parse(a[date]) - Date.parse(b[date]))[0]
  return first('active', 'endAt') ?? first('future', 'startAt') ?? null
}

function presentTile(raw: Tournament): ContestTile {
  const { id: _, ...tile } = presentHead(raw)
  return tile
}
