// Serves the brand's files on every origin that shows the brand: the site and the games.
import type { FastifyInstance } from 'fastify'
import type { Brand } from './brand.ts'

/** A drawing opened by its own address is a document of this origin: its scripts must not run. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** Routes of a brand's files; any other address below /brand/ is not found. */
export function addBrandFiles(app: FastifyInstance, brand: Brand): void {
  app.get<{ Params: { name: string } }>('/brand/:name', (request, reply) => {
    const file = brand.findFile(`/brand/${request.params.name}`)
    if (!file) return reply.callNotFound()
    reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': policy,
        vary: 'accept-encoding',
      })
      .type(file.type)
    if (!file.brotli || !/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(file.body)
    return reply.header('content-encoding', 'br').send(file.brotli)
  })
}
