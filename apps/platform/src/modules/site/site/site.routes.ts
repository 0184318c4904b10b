import type { Art } from '@yanta/art'
import {
  getCurrentBlock,
  getPromoWidget,
  getServerData,
  listBanners,
  locales,
  type Currency,
  type Locale,
} from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import type { BlockEntry, Settings } from '@yanta/content'
import { route } from '../../../plugins/route.ts'
import type { TextValues } from '../../../plugins/placeholders.ts'
import type { Promotions } from '../../rewards/promotions/promotions.service.ts'
import { createCurrentBlock } from './current-block.ts'
import { watchPromoPopup } from './promo-popup.ts'
import { presentPromoPopup, presentPromoWidget, presentSettings, presentSiteRules } from './site.present.ts'
import { listSiteBanners } from './site.service.ts'

interface SiteContent {
  art: Art
  blocks: readonly BlockEntry[]
  currencies: readonly { code: Currency }[]
  players: readonly { email: string; password: string }[]
  settings: Settings
  /** Version of the terms that a new player accepts. */
  termsVersion: string
  promotions: Promotions
  values: TextValues
}

export function addSiteData(
  app: FastifyInstance,
  { art, blocks, currencies, players, settings: given, termsVersion, promotions, values }: SiteContent,
): void {
  const { db, clock, config, jurisdiction, reconstruction, regions } = app.deps
  const settings = jurisdiction.promoPopup ? given : { ...given, promoPopup: null }
  const rules = presentSiteRules(jurisdiction)
  const constant = {
    mode: config.mode,
    socketUrl: '/socket',
    currencies: currencies.map(({ code }) => code),
    canonical: config.siteOrigin,
    gamesOrigin: config.gamesOrigin,
    demoPlayers: config.mode === 'demo' ? players.map(({ email, password }) => ({ email, password })) : [],
    webPushKey: config.vapidPublicKey || null,
    ...presentSettings(settings, termsVersion),
    ...(rules && { jurisdiction: rules }),
    ...(config.traceCollector && { isTraced: true }),
  }
  const popups = Object.fromEntries(
    locales.map((locale) => [locale, presentPromoPopup(settings, locale, { values, art })]),
  ) as Record<Locale, ReturnType<typeof presentPromoPopup>>
  watchPromoPopup(app.deps, settings)
  const findBlock = createCurrentBlock(blocks, values)
  const findPromotion = async (locale: Locale) =>
    settings.promoWidget === null ? undefined : await promotions.findItem(locale, settings.promoWidget)

  route(
    app,
    getServerData,
    async ({ region, locale }) => ({
      ...constant,
      promoPopup: popups[locale],
      promoWidgetData: presentPromoWidget(await findPromotion(locale)),
      serverTime: clock.now().toISOString(),
      isRegionBlocked: regions.isBlocked(region),
      isUnderReconstruction: reconstruction.isOn,
    }),
    { isAlwaysOpen: true },
  )
  route(
    app,
    getPromoWidget,
    async ({ locale }) => {
      const promotion = await findPromotion(locale)
      const widget = presentPromoWidget(promotion)
      return { data: widget && { ...widget, prizePoolCounter: promotion!.prizePoolCounter } }
    },
    { isShared: true },
  )
  route(app, getCurrentBlock, ({ locale }) => ({ data: findBlock(locale, clock.now().getTime()) }), {
    isShared: true,
  })
  route(
    app,
    listBanners,
    async ({ query, locale }) => ({ items: await listSiteBanners(db, query.type, locale) }),
    { isShared: true },
  )
}
