// The site as a whole: its pages and texts, what it sends, and what operators see of it.
import type { LoadedContent } from '@yanta/content'
import type { FastifyInstance } from 'fastify'
import type { MessageSenders } from '../../adapters/message-senders.ts'
import type { OutboxConsumer } from '../../plugins/event-outbox/outbox-consumers.service.ts'
import type { TextValues } from '../../plugins/placeholders.ts'
import type { Catalogue } from '../play/catalogue/catalogue.service.ts'
import { listCatalogueSubjects } from '../play/catalogue/seo-subjects.ts'
import type { Achievements } from '../rewards/achievements/achievements.service.ts'
import type { Promotions } from '../rewards/promotions/promotions.service.ts'
import type { TournamentSubjects } from '../rewards/tournaments/seo-subjects.ts'
import { addChatVisitors } from './chat-visitor/chat-visitor.routes.ts'
import { addClientReports } from './client-reports/client-reports.routes.ts'
import { addHealthRoutes } from './health/health.routes.ts'
import { addDelivery } from './messages/delivery.ts'
import { addOutboxPage } from './messages/messages.routes.ts'
import { addExpiringGifts } from './notifications/expiring-gifts.ts'
import { createNotificationsConsumer } from './notifications/notifications-consumer.ts'
import { addNotificationCalls } from './notifications/notifications.routes.ts'
import { addExperiments } from './experiments/experiments.routes.ts'
import { addOpenApi } from './openapi/openapi.routes.ts'
import { addPlayerPage } from './player-page/player-page.routes.ts'
import { addPush } from './push/push.routes.ts'
import { addSeo } from './seo/seo.routes.ts'
import { addSiteData } from './site/site.routes.ts'
import { addSupportChat } from './support-chat/support-chat.routes.ts'
import { addStaticPages } from './static-pages/static-pages.routes.ts'
import { getTermsVersion, type StaticPages } from './static-pages/static-pages.service.ts'

interface SiteContext {
  content: LoadedContent
  values: TextValues
  pages: StaticPages
  catalogue: Catalogue
  promotions: Promotions
  tournamentSubjects: TournamentSubjects
  achievements: Achievements
  senders: MessageSenders
}

/** The last of all areas: the OpenAPI page lists the calls that have a route by then. Answers what reads the outbox. */
export function addSite(
  app: FastifyInstance,
  { content, values, pages, catalogue, promotions, tournamentSubjects, achievements, senders }: SiteContext,
): { notificationsConsumer: OutboxConsumer } {
  addHealthRoutes(app)
  addStaticPages(app, pages)
  addSiteData(app, { ...content, termsVersion: getTermsVersion(pages), promotions, values })
  addPlayerPage(app, catalogue, content)
  addSeo(app, {
    entries: content.seo,
    pages,
    values,
    isNoIndex: content.settings.noIndex,
    subjects: { ...listCatalogueSubjects(catalogue), promo: promotions.subject, ...tournamentSubjects },
  })
  addClientReports(app)
  addExperiments(app, content.settings)
  addPush(app)
  addSupportChat(app, content.supportAnswers)
  addChatVisitors(app, content.levels)
  const subjects = { levels: content.levels, achievements: achievements.details }
  addNotificationCalls(app, subjects)
  const { timeZone } = content.settings
  addExpiringGifts(app, subjects, timeZone)
  addDelivery(app, senders)
  if (app.deps.config.mode === 'demo') addOutboxPage(app)
  addOpenApi(app)
  return {
    notificationsConsumer: createNotificationsConsumer({ clock: app.deps.clock, subjects, timeZone }),
  }
}
