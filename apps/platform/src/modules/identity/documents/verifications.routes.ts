import { getVerificationPicture, listVerifications, sendVerification } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import type { VerificationsContext } from './verifications-context.ts'
import { addVerificationJobs } from './verifications.jobs.ts'
import { createPictureStore } from '../../../plugins/pictures/picture-store.ts'
import { createPictureWork } from '../../../plugins/pictures/picture-work.ts'
import { readArriving, sendPicture } from './send-verification.service.ts'
import * as verifications from './verifications.service.ts'

export function addVerifications(app: FastifyInstance): void {
  const { db, clock, realtime, config } = app.deps
  const store = createPictureStore(config.documentsDir, config.sessionSecret)
  const work = createPictureWork()
  const context: VerificationsContext = {
    db,
    clock,
    realtime,
    store,
    work,
    isEnabled: () => config.documents && work.isAvailable,
    log: app.log,
  }

  route(app, listVerifications, async ({ player }) => ({
    items: await verifications.listVerifications(db, player.id),
    isEnabled: context.isEnabled(),
  }))
  route(app, getVerificationPicture, async ({ player, params }) => {
    const kind = verifications.readDocumentId(params.id)
    const content = await verifications.readPicture(db, store, { userId: player.id, kind })
    return { name: `${kind}.jpg`, type: 'image/jpeg', content }
  })
  route(
    app,
    sendVerification,
    async ({ player, params, request }) => {
      const { raw, headers } = request
      try {
        const kind = verifications.readDocumentId(params.id)
        if (Number(headers['content-length'] ?? 0) > sendVerification.bodyBytes)
          throw new Refusal('large_file')
        return await sendPicture(context, { userId: player.id, kind }, readArriving(raw))
      } finally {
        // Whoever is still sending would lose the answer with the connection.
        raw.resume()
      }
    },
    { isBodyStreamed: true },
  )
  addVerificationJobs(app, store)
  app.addHook('onClose', async () => work.close())
}
