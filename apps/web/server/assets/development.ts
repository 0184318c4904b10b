// The site from its sources: Vite serves modules and hot reload, documents are rendered from the latest code.
import type { FastifyInstance } from 'fastify'
import { watchCatalogueVersion } from '../upstream/catalogue-version.ts'
import { catalogueVersionHeader } from '../upstream/platform-client.ts'
import { type RenderDocument, type SiteBuild, webDirectory } from './site-build.ts'

const lookEveryMs = 1_000

interface Platform {
  apiBaseUrl: string
  onCatalogueVersion: (version: string) => void
}

/** Puts Vite before all routes of `app`; open pages reload when the platform's content changes. */
export async function addDevelopment(
  app: FastifyInstance,
  { apiBaseUrl, onCatalogueVersion }: Platform,
): Promise<SiteBuild> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: webDirectory,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onRequest', (request, reply, done) => {
    const isOurs = /^\/(json-api|api|art|brand|locale|manifest\.webmanifest|live|ready)(\/|\?|$)/.test(
      request.url,
    )
    if (isOurs) return done()
    vite.middlewares(request.raw, reply.raw, done as () => void)
  })
  const reloadPages = watchCatalogueVersion(() => vite.ws.send({ type: 'full-reload' }))
  const look = async () => {
    const version = (await fetch(`${apiBaseUrl}/live`)).headers.get(catalogueVersionHeader)
    if (version === null) return
    onCatalogueVersion(version)
    reloadPages(version)
  }
  // Errors while the platform restarts are ignored.
  const timer = setInterval(() => void look().catch(() => {}), lookEveryMs).unref()
  app.addHook('onClose', () => {
    clearInterval(timer)
    return vite.close()
  })
  return {
    name: 'development',
    catalogueUrls: {},
    async renderDocument(request, ssr) {
      const { renderDocument } = (await vite.ssrLoadModule('/src/render-document.ts')) as {
        renderDocument: RenderDocument
      }
      return renderDocument(request, ssr)
    },
  }
}
