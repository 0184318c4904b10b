import { removePushSubscription, savePushSubscription } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { FastifyInstance } from 'fastify'
import { createWebPush } from '../../../adapters/push/web-push.ts'
import { InvalidRequest } from '../../../plugins/invalid-request.ts'
import { route } from '../../../plugins/route.ts'
import { addPushDelivery } from './push-delivery.ts'
import { deleteSubscription, upsertSubscription } from './push.repository.ts'
import { isKnownService } from './push.rules.ts'

/** Without VAPID keys web push is off: nothing is saved and nothing is sent. */
export function addPush(app: FastifyInstance): void {
  const { config, brand, db, clock } = app.deps
  const { vapidPublicKey: publicKey, vapidPrivateKey: privateKey, pushServices } = config
  const isOn = publicKey !== ''

  route(app, savePushSubscription, async ({ body, player }) => {
    if (!isOn) throw new Refusal('not_found')
    // The platform will send requests to this address: a player must not choose an arbitrary one.
    if (!isKnownService(body.endpoint, pushServices)) throw new InvalidRequest([{ field: 'endpoint' }])
    await db
      .transaction()
      .execute((trx) =>
        upsertSubscription(trx, clock.now(), { userId: player.id, sessionId: player.sessionId }, body),
      )
    return { success: true }
  })
  route(app, removePushSubscription, async ({ body, player }) => {
    await deleteSubscription(db, body.endpoint, player.id)
    return { success: true }
  })

  if (isOn) addPushDelivery(app, createWebPush({ mail: brand.mail, publicKey, privateKey }))
}
