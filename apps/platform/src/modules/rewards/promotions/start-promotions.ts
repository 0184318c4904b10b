// All of promotions, in the order they start.
import type { LoadedContent } from '@yanta/content'
import { defaultLocale, type Currency } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import type { OutboxConsumer } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import type { TextValues } from '../../../plugins/placeholders.ts'
import { createStandings } from '../contests/standings.service.ts'
import { addDraws } from './draw/draw.routes.ts'
import { createDrawStages } from './draw/draw.service.ts'
import { addDuckHunt } from './duck-hunt/duck-hunt.routes.ts'
import { createPromotionsConsumer } from './earning/earning.service.ts'
import { addPrizeExchange } from './exchange/exchange.routes.ts'
import { addHighFives } from './high-fives/high-fives.routes.ts'
import { addOwnPart } from './own-part/own-part.routes.ts'
import { addParticipants } from './participants/participants.routes.ts'
import { findMembership, presentMembership } from './participants/participants.service.ts'
import { publishPools } from './pool/pool.service.ts'
import { buildPromotionSource } from './promotion-source.service.ts'
import { addPromotionJobs } from './promotions.jobs.ts'
import { addPromotions } from './promotions.routes.ts'
import { createPromotions, type Promotions } from './promotions.service.ts'

/** Answers what other areas show. */
export function startPromotions(
  app: FastifyInstance,
  { content, values }: { content: LoadedContent; values: TextValues },
): { promotions: Promotions; promotionsConsumer: OutboxConsumer } {
  const { deps } = app
  const { promotions: entries, art, levels, settings, currencies } = content
  const { timeZone } = settings
  const { dates } = deps
  const standings = createStandings(deps.db, deps.clock)
  const promotions = createPromotions({ ...deps, entries, art, values, levels })
  const rates = Object.fromEntries(currencies.map(({ code, rateToRub }) => [code, rateToRub]))

  // Pages that connect anew after a restart join the rooms of promotions before anything is asked for.
  app.addHook('onReady', async () => void (await promotions.list(defaultLocale)))
  addPromotions(app, promotions, (promoId, userId) => findMembership(deps, { standings }, promoId, userId))
  addParticipants(app, { dates, art, standings })
  addOwnPart(app, {
    dates,
    timeZone,
    entries,
    readMembership: (contest, member) => presentMembership(deps, { standings }, contest, member),
  })
  addPrizeExchange(app, { dates, timeZone })
  addHighFives(app, { dates, art, standings })
  addDuckHunt(app, promotions)
  addDraws(app)
  publishPools(app)
  addPromotionJobs(app, {
    source: buildPromotionSource(content, deps.config.mode === 'demo'),
    promotions,
    stages: createDrawStages({ ...deps, rates: rates as Record<Currency, string> }),
  })
  return {
    promotions,
    promotionsConsumer: createPromotionsConsumer({ clock: deps.clock, dates }),
  }
}
