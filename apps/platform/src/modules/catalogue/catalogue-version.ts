// Every answer names the version of the catalogue it was made from, so that whoever keeps pages knows when they are old. Who keeps
// them long enough to ask nothing, as the site's server does, is told.
import { catalogueChanged, siteRoom } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import type { Catalogue } from './catalogue.service.ts'

/** A change by another process, such as the desk on a database server, is seen this late at most. */
const lookEveryMs = 1_000

export function addCatalogueVersion(app: FastifyInstance, catalogue: Catalogue): void {
  let told = catalogue.current.version
  const tell = () => {
    const { version } = catalogue.current
    if (version === told) return
    told = version
    app.parts.realtime.publish(siteRoom, catalogueChanged, { version: String(version) }, { isLocal: true })
  }
  let looking = Promise.resolve()
  const look = () => {
    looking = catalogue
      .refresh()
      .then(tell)
      .catch((error: unknown) =>
        app.log.error({ err: error }, 'the catalogue could not be read; the last one is shown'),
      )
  }
  const timer = setInterval(look, lookEveryMs).unref()
  app.parts.reconstruction.onSwitch(look)
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await looking
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-catalogue-version', String(catalogue.current.version))
  })
}
