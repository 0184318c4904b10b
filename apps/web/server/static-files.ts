// Files that are the same for everybody: the built site under /assets, for ever, and the art under /art, for a week.
import { resolve } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { clientDirectory, webDirectory } from './site-build.ts'

const artDirectory = resolve(webDirectory, '../../art/public')
const artPolicy = `default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox`
const weekSeconds = 7 * 86_400

export async function addStaticFiles(app: FastifyInstance, isBuilt: boolean): Promise<void> {
  await app.register(serveStatic, {
    root: artDirectory,
    prefix: '/art/',
    index: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', `public, max-age=${weekSeconds}, stale-while-revalidate=86400`)
      reply.header('cross-origin-resource-policy', 'cross-origin')
      // A drawing opened by its own address is a document of this origin: what scripts it brings stay asleep.
      reply.header('content-security-policy', artPolicy)
    },
  })
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/art/brand/favicon-32.png', 302))
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send('User-agent: *\nDisallow: /json-api/\nDisallow: /api/\n'))
  if (!isBuilt) return
  await app.register(serveStatic, {
    root: resolve(clientDirectory, 'assets'),
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  })
}
