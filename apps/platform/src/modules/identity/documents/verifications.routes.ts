import { getVerificationPicture, listVerifications, sendVerification } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import type { VerificationsContext } from './verifications-context.ts'
import { addVerificationJobs } from './verifications.jobs.ts'
import { takeBody } from '../../../plugins/pictures/arriving-file.ts'
import { createPictureStore } from '../../../plugins/pictures/picture-store.ts'
import { createPictureWork } from '../../../plugins/pictures/picture-work.ts'
import { documentRules, sendPicture } from './send-verification.service.ts'
import * as verifications from './verifications.service.ts'

export function addVerifications(app: FastifyInstance): void {
  const { db, clock, realtime, config } = app.deps
  const store = createPictureStore(config.documentsDir, config.sessionSecret, 'documents')
  const work = createPictureWork(documentRules)
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
    ({ player, params, request }) =>
      takeBody(request, sendVerification.bodyBytes, async (body) => {
        const kind = verifications.readDocumentId(params.id)
        return sendPicture(context, { userId: player.id, kind }, body)
      }),
    { isBodyStreamed: true },
  )
  addVerificationJobs(app, store)
  app.addHook('onClose', async () => work.close())
}
