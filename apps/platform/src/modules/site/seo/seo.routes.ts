import { getSeoCanonical, getSeoFooter, getSeoMeta, listSiteAddresses } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import { createSeo, type SeoContext } from './seo.service.ts'

const shared = { isShared: true }

export function addSeo(app: FastifyInstance, context: SeoContext): void {
  const seo = createSeo(context)
  route(app, getSeoMeta, ({ query, locale }) => seo.getMeta(locale, query.path), shared)
  route(app, getSeoFooter, ({ query, locale }) => seo.getFooter(locale, query.path), shared)
  route(app, getSeoCanonical, () => ({ host: app.deps.config.siteOrigin }), shared)
  route(app, listSiteAddresses, async () => ({ items: await seo.listAddresses() }), shared)
}
