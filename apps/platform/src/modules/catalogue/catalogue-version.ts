// Every answer names the version of the catalogue, so that whoever keeps pages made from it knows when they are old.
import type { FastifyInstance } from 'fastify'
import { getCatalogueVersion } from './catalogue.service.ts'

/** A change by another process, such as the desk on a database server, is seen this late at most. */
const refreshMs = 2_000

export async function addCatalogueVersion(app: FastifyInstance): Promise<void> {
  const { db, reconstruction } = app.parts
  let version = String(await getCatalogueVersion(db))
  const refresh = () => {
    getCatalogueVersion(db).then((latest) => { version = String(latest) }, (error: unknown) => app.log.error({ err: error }, 'the catalogue version could not be read'))
  }
  const timer = setInterval(refresh, refreshMs).unref()
  reconstruction.onSwitch(refresh)
  app.addHook('onClose', async () => clearInterval(timer))
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-catalogue-version', version)
  })
}
