// Public files: the built site under /assets and the art under /art. Files with a content hash in their name are cached for ever;
// a picture requested by its plain name is revalidated each time.
import { resolve } from 'node:path'
import serveStatic from '@fastify/static'
import { openArt } from '@yanta/art'
import { chooseEncoding } from '@yanta/server'
import type { FastifyInstance } from 'fastify'
import { findClientDirectory } from './site-build.ts'

const yearSeconds = 365 * 86_400
const artPolicy = `default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox`

export async function addStaticFiles(app: FastifyInstance, isBuilt: boolean): Promise<void> {
  const art = openArt()
  await app.register(serveStatic, { root: art.folder, serve: false })
  app.get<{ Params: { '*': string } }>('/art/*', (request, reply) => {
    const found = art.findFile(request.params['*'])
    if (!found) return reply.callNotFound()
    // An SVG opened by its own address is a document of this origin: its scripts must not run.
    reply.header('content-security-policy', artPolicy).header('cross-origin-resource-policy', 'cross-origin')
    const drawing = art.findBrotli(found)
    if (drawing) reply.header('vary', 'accept-encoding')
    if (drawing && chooseEncoding(request.headers['accept-encoding']) === 'br')
      return reply
        .headers({
          'cache-control': `public, max-age=${yearSeconds}, immutable`,
          'content-encoding': 'br',
        })
        .type('image/svg+xml')
        .send(drawing)
    return reply.sendFile(
      found.path,
      found.isNamedByContent ? { immutable: true, maxAge: yearSeconds * 1000 } : { maxAge: 0 },
    )
  })
  if (isBuilt) await addBuiltFiles(app)
}

/** Scripts, styles and fonts of a build. */
export async function addBuiltFiles(app: FastifyInstance, base = '/'): Promise<void> {
  await app.register(serveStatic, {
    root: resolve(findClientDirectory(base), 'assets'),
    prefix: `${base}assets/`,
    index: false,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  })
}
