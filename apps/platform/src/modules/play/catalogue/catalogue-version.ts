// Every answer names the version of the catalogue it was made from, so that a cache of pages knows when they are stale. The site's
// server caches pages without asking again, so a new version is also published to it.
import { catalogueChanged, siteRoom } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import type { Catalogue } from './catalogue.service.ts'

/** The longest delay until a change by another process, such as the desk on a database server, is seen. */
const lookEveryMs = 1_000

export function addCatalogueVersion(app: FastifyInstance, catalogue: Catalogue): void {
  let published = catalogue.current.version
  const notify = () => {
    const { version } = catalogue.current
    if (version === published) return
    published = version
    app.deps.realtime.publish(siteRoom, catalogueChanged, { version: String(version) }, { isLocal: true })
  }
  let looking = Promise.resolve()
  const look = () => {
    looking = catalogue
      .refresh()
      .then(notify)
      .catch((error: unknown) =>
        app.log.error({ err: error }, 'the catalogue could not be read; the last one is shown'),
      )
  }
  const timer = setInterval(look, lookEveryMs).unref()
  app.deps.reconstruction.onSwitch(look)
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await looking
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-catalogue-version', String(catalogue.current.version))
  })
}
