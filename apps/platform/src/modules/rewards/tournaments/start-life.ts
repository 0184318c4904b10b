// What happens to tournaments and series by themselves, in the order it starts.
import type { LoadedContent } from '@yanta/content'
import type { FastifyInstance } from 'fastify'
import type { OutboxConsumer } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import type { Catalogue } from '../../play/catalogue/catalogue.service.ts'
import type { Contest } from '../contests/contests.service.ts'
import { moveDueTournaments } from './life/move-tournaments.service.ts'
import { tellTournamentChange } from './life/tell-change.ts'
import { addTournamentJobs } from './life/tournaments.jobs.ts'
import { addLiveTables } from './live/live.service.ts'
import { createTournamentsConsumer } from './scoring/scoring.service.ts'
import { buildSeriesSource, buildTournamentSource } from './tournament-source.service.ts'
import { describeForMembers, type AllTexts } from './tournament-texts.present.ts'

interface LifeContext {
  content: Pick<LoadedContent, 'tournaments' | 'series' | 'settings' | 'art'>
  catalogue: Catalogue
  texts: AllTexts
  /** After instances were made, or one has changed: what was read of them before is old. */
  onChange(): void
}

/** The consumer of settled rounds. */
export function startTournamentLife(
  app: FastifyInstance,
  { content, catalogue, texts, onChange }: LifeContext,
): OutboxConsumer {
  const { clock, config, realtime } = app.deps
  const isDemo = config.mode === 'demo'
  const tell = (contest: Contest<unknown>) => {
    onChange()
    tellTournamentChange(realtime, contest, clock.now())
  }
  addTournamentJobs(app, {
    sources: {
      tournaments: buildTournamentSource(content, isDemo),
      series: buildSeriesSource(content, isDemo),
    },
    catalogue,
    describeContest: (contest) => describeForMembers(texts, contest),
    onNew: onChange,
    onChange: tell,
  })
  addLiveTables(app, content.art)
  return createTournamentsConsumer({
    clock,
    async moveDue(trx, now) {
      const moved = await moveDueTournaments(trx, now, catalogue)
      return () => moved.forEach(tell)
    },
  })
}
