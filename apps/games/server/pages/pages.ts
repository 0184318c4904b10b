// The built pages of the games and their assets. The pages hold no data: they request it with the token of their address.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { openArt } from '@yanta/art'
import type { Brand } from '@yanta/brand'
import { Dialect, Locale, defaultLocale } from '@yanta/contract'
import { Refusal, chooseEncoding } from '@yanta/server'
import type { Catalogue } from '../catalogue.ts'
import { buildPagePolicies } from '../plugins/security-headers.ts'
import { buildBrandHead } from './brand-head.ts'
import { buildErrorPage, buildErrorPagePolicy } from './error-page.ts'

export interface PageFolders {
  /** Build of the game client: a page per engine, verify.html and assets/ with hashed names. */
  client: string
  /** Pictures that games share with the site, with their manifest. */
  art: string
}

const year = 'public, max-age=31536000, immutable'
/** Kept, and confirmed by its tag before each use. */
export const askAgain = 'public, max-age=0'

export interface PagesOptions {
  folders: PageFolders
  catalogue: Catalogue
  brand: Brand
  siteOrigin: string
  /** For development: pages that pretend to be games of other providers, and the lab. */
  withSimulators: boolean
}

export async function registerPages(
  app: FastifyInstance,
  { folders: { client, art }, catalogue, brand, siteOrigin, withSimulators }: PagesOptions,
): Promise<void> {
  const policies = buildPagePolicies(siteOrigin)
  const errorPolicy = buildErrorPagePolicy(brand, siteOrigin)

  app.get<{ Params: { slug: string }; Querystring: Record<string, unknown> }>(
    '/play/:slug',
    async (request, reply) => {
      const locale = readLocale(request.query)
      const game = catalogue.findGame(request.params.slug)
      if (!game) return sendPage(reply.code(404), buildErrorPage(brand, 'game', locale, null), errorPolicy)
      return sendPage(reply, await readPage(`engines/${game.engine}/page.html`, locale), policies.game)
    },
  )
  for (const dialect of withSimulators ? Dialect.options : []) {
    app.get<{ Querystring: Record<string, unknown> }>(`/play/simulator-${dialect}`, async (request, reply) =>
      sendPage(reply, await readPage('simulator.html', readLocale(request.query)), policies.simulator),
    )
  }
  if (withSimulators) {
    app.get<{ Querystring: Record<string, unknown> }>('/lab', async (request, reply) =>
      sendPage(reply, await readPage('lab.html', readLocale(request.query)), policies.simulator),
    )
    app.get('/lab/games', (_request, reply) => reply.send(catalogue.listSlots()))
  }
  for (const path of ['/verify', '/verify/:id']) {
    app.get(path, async (_request, reply) => {
      const html = await readPage('verify.html', defaultLocale)
      return sendPage(
        reply,
        html.replace('<meta name="site" content="">', `<meta name="site" content="${siteOrigin}">`),
        policies.verifier,
      )
    })
  }

  /** The verifier shows rounds of any game with its symbols. */
  app.get<{ Params: { slug: string } }>('/worlds/:slug', (request, reply) => {
    const world = catalogue.findWorld(request.params.slug)
    if (!world) return reply.callNotFound()
    return reply.header('cache-control', askAgain).send(world)
  })

  await app.register(fastifyStatic, {
    root: join(client, 'assets'),
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply) => void reply.header('cache-control', year),
  })
  const pictures = openArt(art)
  await app.register(fastifyStatic, { root: art, serve: false, cacheControl: false })
  app.get<{ Params: { '*': string } }>('/art/*', (request, reply) => {
    const found = pictures.findFile(request.params['*'])
    if (!found) return reply.callNotFound()
    reply
      .header('cache-control', found.isNamedByContent ? year : askAgain)
      .header('cross-origin-resource-policy', 'cross-origin')
    const drawing = pictures.findBrotli(found)
    if (drawing) reply.header('vary', 'accept-encoding')
    return drawing && chooseEncoding(request.headers['accept-encoding']) === 'br'
      ? reply.header('content-encoding', 'br').type('image/svg+xml').send(drawing)
      : reply.sendFile(found.path)
  })

  /** The built page with its brand and its language, so that screen readers use the right language from the start. */
  async function readPage(file: string, locale: Locale): Promise<string> {
    const html = await readFile(join(client, file), 'utf8').catch(() => {
      throw new Refusal('temporarily_unavailable')
    })
    return html
      .replace(/<html lang="[a-z]+"/, `<html lang="${locale}"`)
      .replace('<meta name="brand">', buildBrandHead(brand, locale))
  }
}

function readLocale({ lang }: Record<string, unknown>): Locale {
  return v.is(Locale, lang) ? lang : defaultLocale
}

export function sendPage(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)
}
