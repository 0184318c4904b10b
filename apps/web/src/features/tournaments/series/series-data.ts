// Data of the page of a series.
import { getTournamentSeries, listTournamentLeaders, listTournaments } from '@yanta/contract'
import { getNamed, getOrThrow } from '../../../data/api/answer-or-throw.ts'
import type { Call } from '../../../data/api/caller.ts'
import {
  type Series,
  type TournamentItem,
  presentSeries,
  presentTournamentItem,
} from '../../../domain/contest/tournament.ts'
import { type LoadedLeaders, loadLeaders } from '../../../domain/contest/use-leaders.ts'
import { noTable } from '../tournaments-data.ts'

/** What the player has reached in a stage; null: did not play it, or it could not be loaded. */
export type StageResult = { position: number; score: number } | null

export interface SeriesData {
  series: Series
  /** By their start. */
  stages: TournamentItem[]
  leaders: LoadedLeaders
  /** Of a past series the player took part in, by stage; else null. */
  results: StageResult[] | null
}

interface Wanted {
  slug: string
  /** Of the table, as the address names it. */
  page: string | null
  hasSession: boolean
}

/** What members alone may see is not asked for by others [5.23]. */
export async function loadSeries(call: Call, { slug, page, hasSession }: Wanted): Promise<SeriesData> {
  const series = presentSeries(getNamed(await call(getTournamentSeries, { params: { slug } })))
  const [listed, leaders] = await Promise.all([
    call(listTournaments, { query: { seriesId: series.id, limit: 100 } }),
    series.isLocked ? { page: 1, table: noTable } : loadLeaders(call, { kind: 'series', slug }, page),
  ])
  const stages = getOrThrow(listed)
    .items.map(presentTournamentItem)
    .toSorted((one, other) => Date.parse(one.startAt) - Date.parse(other.startAt))
  const hasResults = hasSession && series.status === 'past' && series.isMember
  return {
    series,
    stages,
    leaders,
    results: hasResults ? await Promise.all(stages.map((stage) => findResult(call, stage))) : null,
  }
}

async function findResult(call: Call, { slug, isMember }: TournamentItem): Promise<StageResult> {
  if (!isMember) return null
  const table = await call(listTournamentLeaders, { params: { slug }, query: { page: 1, limit: 1 } })
  const own = table.ok ? table.value.own : null
  return own?.position ? { position: own.position, score: own.score } : null
}
