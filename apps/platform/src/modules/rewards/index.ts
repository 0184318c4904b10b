// What a player is given or can win beside games.
import type { LoadedContent } from '@yanta/content'
import type { FastifyInstance } from 'fastify'
import { createWeeks } from '../../plugins/calendar.ts'
import type { OutboxConsumer } from '../../plugins/event-outbox/outbox-consumers.service.ts'
import type { TextValues } from '../../plugins/placeholders.ts'
import type { Catalogue } from '../play/catalogue/catalogue.service.ts'
import { createAchievementsConsumer } from './achievements/achievements-consumer.ts'
import { addAchievements } from './achievements/achievements.routes.ts'
import { createAchievements, type Achievements } from './achievements/achievements.service.ts'
import { addCompointShop } from './compoint-shop/compoint-shop.routes.ts'
import { addCoupons } from './coupons/coupons.routes.ts'
import { addGifts } from './gifts/gifts.routes.ts'
import { addLevels } from './levels/levels.routes.ts'
import { createProgress, type PlayerProgress } from './progress/progress.service.ts'
import type { Promotions } from './promotions/promotions.service.ts'
import { startPromotions } from './promotions/start-promotions.ts'
import { addReturns } from './returns/returns.routes.ts'
import { addSummary } from './summary/summary.routes.ts'
import type { TournamentSubjects } from './tournaments/seo-subjects.ts'
import { startTournaments } from './tournaments/start-tournaments.ts'

interface RewardsContext {
  content: LoadedContent
  values: TextValues
  catalogue: Catalogue
}

/** Answers what other areas show. */
export function addRewards(
  app: FastifyInstance,
  { content, values, catalogue }: RewardsContext,
): {
  promotions: Promotions
  tournamentSubjects: TournamentSubjects
  progress: PlayerProgress
  achievements: Achievements
  achievementsConsumer: OutboxConsumer
  promotionsConsumer: OutboxConsumer
  tournamentsConsumer: OutboxConsumer
} {
  const { levels, settings } = content
  const weeks = createWeeks(settings.timeZone)
  const progress = createProgress({
    clock: app.deps.clock,
    weeks,
    levels,
    betsForOne: settings.rewards.betsForOne,
    contributionByEngine: settings.wagerContribution,
  })
  app.addHook('onClose', () => progress.close())
  const achievements = createAchievements(content)
  addAchievements(app, achievements)
  addLevels(app, content)
  addCompointShop(app, content)
  addGifts(app, {
    addXp: progress.addXp,
    offerLevel: settings.rewards.bonusAvailabilityLevel,
    mostWager: content.jurisdiction.mostWager,
    registrationGifts: settings.registration.gifts,
  })
  addCoupons(app)
  addReturns(app, {
    levels,
    weeks,
    terms: settings.rewards.returns,
    hasWinback: content.jurisdiction.winback,
  })
  addSummary(app, levels)
  const { promotions, promotionsConsumer } = startPromotions(app, { content, values })
  const { tournamentSubjects, tournamentsConsumer } = startTournaments(app, {
    content,
    values,
    catalogue,
    promotions,
  })
  const achievementsConsumer = createAchievementsConsumer(achievements, app.deps.clock)
  return {
    promotions,
    tournamentSubjects,
    progress,
    achievements,
    achievementsConsumer,
    promotionsConsumer,
    tournamentsConsumer,
  }
}
