// All of tournaments and series, in the order they start.
import type { LoadedContent } from '@yanta/content'
import type { FastifyInstance } from 'fastify'
import type { OutboxConsumer } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import type { TextValues } from '../../../plugins/placeholders.ts'
import type { Catalogue } from '../../play/catalogue/catalogue.service.ts'
import { createStandings } from '../contests/standings.service.ts'
import type { Promotions } from '../promotions/promotions.service.ts'
import { createContestPages } from './contest-pages.service.ts'
import { createInstances } from './instances.service.ts'
import { createTournamentSubjects, type TournamentSubjects } from './seo-subjects.ts'
import { startTournamentLife } from './start-life.ts'
import { createTables } from './tables.service.ts'
import { presentAllTexts } from './tournament-texts.present.ts'
import { addTournaments } from './tournaments.routes.ts'
import { createTournaments } from './tournaments.service.ts'

interface TournamentsSources {
  content: LoadedContent
  values: TextValues
  catalogue: Catalogue
  promotions: Pick<Promotions, 'findNames'>
}

/** Answers what other areas show. */
export function startTournaments(
  app: FastifyInstance,
  { content, values, catalogue, promotions }: TournamentsSources,
): { tournamentSubjects: TournamentSubjects; tournamentsConsumer: OutboxConsumer } {
  const { deps } = app
  const { db, clock } = deps
  const { art, levels } = content
  const texts = presentAllTexts({ ...content, values })
  const instances = createInstances({ ...deps, texts })
  const tables = createTables({ art, clock, standings: createStandings(db, clock) })
  const shared = { db, clock, catalogue, texts, instances, tables }
  const pages = createContestPages({
    ...shared,
    names: {
      levels,
      findPromotionTitle: (entry, locale) => promotions.findNames(entry)?.titles[locale],
    },
  })
  const tournaments = createTournaments({ ...shared, pages })

  // Pages that connect anew after a restart join the rooms of tournaments before anything is asked for.
  app.addHook('onReady', async () => void (await instances.list()))
  addTournaments(app, { ...shared, tournaments })
  return {
    tournamentSubjects: createTournamentSubjects({ instances, texts }),
    tournamentsConsumer: startTournamentLife(app, {
      content,
      catalogue,
      texts,
      onChange: instances.refresh,
    }),
  }
}
