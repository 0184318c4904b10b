// The brand's files, its manifest, and `/favicon.ico` for clients that request it without reading a document.
import { type Brand, addBrandFiles } from '@yanta/brand'
import { locales } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { buildManifest, manifestName } from './manifest.ts'

export function addBrand(app: FastifyInstance, brand: Brand): void {
  addBrandFiles(app, brand)
  addManifest(app, brand)
  app.get('/favicon.ico', async (_request, reply) => reply.redirect(brand.icons[32], 302))
}

export function addManifest(app: FastifyInstance, brand: Brand, base = '/'): void {
  app.get<{ Querystring: { locale?: string } }>(base + manifestName, async (request, reply) => {
    const locale = locales.find((known) => known === request.query.locale) ?? locales[0]
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(buildManifest(brand, locale, base)))
  })
}
