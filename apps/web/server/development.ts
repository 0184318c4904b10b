// The site from its sources: Vite answers for modules and hot reload, documents are rendered from the latest code.
import type { FastifyInstance } from 'fastify'
import { type RenderDocument, type SiteBuild, webDirectory } from './site-build.ts'

/** Puts Vite before all routes of `app`. */
export async function addDevelopment(app: FastifyInstance): Promise<SiteBuild> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root: webDirectory, appType: 'custom', server: { middlewareMode: true, hmr: { server: app.server } } })
  app.addHook('onRequest', (request, reply, done) => {
    const isOurs = /^\/(json-api|api|art|brand|locale|manifest\.webmanifest|live|ready)(\/|\?|$)/.test(request.url)
    if (isOurs) return done()
    vite.middlewares(request.raw, reply.raw, done as () => void)
  })
  app.addHook('onClose', () => vite.close())
  return {
    name: 'development',
    catalogueUrls: {},
    async renderDocument(request, visit) {
      const { renderDocument } = (await vite.ssrLoadModule('/src/render-document.ts')) as { renderDocument: RenderDocument }
      return renderDocument(request, visit)
    },
  }
}
