import { getServerData, listBanners, type Currency } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../plugins/route.ts'
import { listSiteBanners } from './site.service.ts'

interface SiteContent {
  currencies: readonly { code: Currency }[]
  players: readonly { email: string; password: string }[]
}

export function addSite(app: FastifyInstance, { currencies, players }: SiteContent): void {
  const { db, config } = app.parts
  const demoPlayers = config.mode === 'demo' ? players.map(({ email, password }) => ({ email, password })) : []

  route(app, getServerData, () => ({
    mode: config.mode, socketUrl: '/socket', currencies: currencies.map(({ code }) => code), canonical: config.siteOrigin, noIndex: false,
    serverTime: new Date().toISOString(), gamesOrigin: config.gamesOrigin, demoPlayers,
  }))
  route(app, listBanners, async ({ query, locale }) => ({ items: await listSiteBanners(db, query.type, locale) }), { isShared: true })
}
