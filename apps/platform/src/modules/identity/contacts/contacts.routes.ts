import {
  confirmContact,
  createContact,
  listPendingContacts,
  requestEmailVerification,
  requestPhoneVerification,
} from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import * as contacts from './contacts.service.ts'

export function addContacts(app: FastifyInstance): void {
  const { deps } = app

  route(app, listPendingContacts, async ({ player, address, locale }) => ({
    items: await contacts.listPendingContacts(deps, { userId: player.id, address, locale }),
  }))
  route(app, createContact, ({ player, address, locale, params, body }) =>
    contacts.putContact(deps, { userId: player.id, address, locale }, params.type, body.value),
  )
  for (const [type, call] of [
    ['email', requestEmailVerification],
    ['phone', requestPhoneVerification],
  ] as const)
    route(app, call, ({ player, address, locale, params, body }) =>
      contacts.requestContactCode(
        deps,
        { userId: player.id, address, locale },
        { type, id: params.id, captcha: body?.captcha },
      ),
    )
  route(app, confirmContact, ({ player, address, locale, params, body }) =>
    contacts.confirmPendingContact(
      deps,
      { userId: player.id, address, locale },
      { id: params.id, code: body.code },
    ),
  )
}
