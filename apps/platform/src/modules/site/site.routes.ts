import { getServerData, listBanners, type Currency } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../../../../content/schemas.ts'
import { route } from '../../plugins/route.ts'
import { presentSettings } from './site.present.ts'
import { listSiteBanners } from './site.service.ts'

interface SiteContent {
  currencies: readonly { code: Currency }[]
  players: readonly { email: string; password: string }[]
  settings: Settings
}

export function addSite(app: FastifyInstance, { currencies, players, settings }: SiteContent): void {
  const { db, config, reconstruction, regions } = app.parts
  const constant = {
    mode: config.mode, socketUrl: '/socket', currencies: currencies.map(({ code }) => code), canonical: config.siteOrigin, gamesOrigin: config.gamesOrigin,
    demoPlayers: config.mode === 'demo' ? players.map(({ email, password }) => ({ email, password })) : [],
    webPushKey: config.vapidPublicKey || null, promoPopup: null, ...presentSettings(settings),
  }

  route(app, getServerData, ({ region }) => ({
    ...constant,
    serverTime: new Date().toISOString(),
    isRegionBlocked: regions.isBlocked(region),
    isUnderReconstruction: reconstruction.isOn,
  }), { isAlwaysOpen: true })
  route(app, listBanners, async ({ query, locale }) => ({ items: await listSiteBanners(db, query.type, locale) }), { isShared: true })
}
