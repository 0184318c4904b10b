// Entries of tournaments and series as what their instances are made of.
import type { LoadedContent } from '@yanta/content'
import { createDates } from '../../../plugins/calendar.ts'
import type { ContestSource } from '../contests/schedule.service.ts'
import {
  buildSeriesTerms,
  buildStageTerms,
  buildTournamentTerms,
  nameStage,
  type SeriesTerms,
  type TournamentTerms,
} from './tournament-terms.ts'

/** Without stages, which are made together with their series. `isDemo`: the first instances stand where `demo` of their entries says. */
export function buildTournamentSource(
  { tournaments, settings }: Pick<LoadedContent, 'tournaments' | 'settings'>,
  isDemo: boolean,
): ContestSource<TournamentTerms> {
  return {
    kind: 'tournament',
    entries: tournaments.map((entry) => ({
      slug: entry.slug,
      schedule: entry,
      terms: buildTournamentTerms(entry),
      pool: 0,
    })),
    dates: createDates(settings.timeZone),
    isDemo,
  }
}

/** With the stages of each. */
export function buildSeriesSource(
  { series, settings }: Pick<LoadedContent, 'series' | 'settings'>,
  isDemo: boolean,
): ContestSource<SeriesTerms> {
  return {
    kind: 'series',
    entries: series.map((entry) => ({
      slug: entry.slug,
      schedule: entry,
      terms: buildSeriesTerms(entry),
      pool: 0,
      stages: entry.stages.map((stage, index) => ({
        slug: nameStage(entry, stage),
        after: stage.after ?? null,
        lasts: stage.lasts,
        terms: buildStageTerms(entry, index),
      })),
    })),
    dates: createDates(settings.timeZone),
    isDemo,
  }
}
