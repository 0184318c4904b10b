import { confirmEmailCode, confirmPhoneCode, sendEmailCode, sendPhoneCode } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { FastifyInstance } from 'fastify'
import { deleteOldTries } from '../../../plugins/counted-tries.repository.ts'
import { route } from '../../../plugins/route.ts'
import { beginLogin } from '../sessions/sessions.service.ts'
import { deleteOldCodes } from './codes.repository.ts'
import { assertPossiblePhone, buildProof, confirmCode, sendCode } from './codes.service.ts'

const cleanEveryMs = 3_600_000

export function addCodes(app: FastifyInstance): void {
  const { deps } = app
  const { db, clock, jobs } = deps

  route(app, sendPhoneCode, ({ body: { phone, purpose, captcha }, address, locale }) => {
    assertPossiblePhone(phone, 'phone')
    return sendCode(deps, { type: 'phone', contact: phone, purpose, captcha, address, locale })
  })

  route(
    app,
    confirmPhoneCode,
    async ({ body: { codeId, phone, code, purpose }, address, userAgent, region }) => {
      const { account } = await confirmCode(deps, {
        codeId,
        code,
        purpose,
        contact: { type: 'phone', contact: phone },
        address,
      })
      if (!account) return { proof: buildProof(deps, codeId) }
      if (purpose === 'registration') throw new Refusal('contact_taken')
      return db
        .transaction()
        .execute((trx) => beginLogin({ ...deps, db: trx }, account, { address, userAgent, region }))
    },
  )

  route(app, sendEmailCode, ({ body: { email, captcha }, address, locale }) =>
    sendCode(deps, { type: 'email', contact: email, purpose: 'registration', captcha, address, locale }),
  )

  route(app, confirmEmailCode, async ({ body: { codeId, email, code }, address }) => {
    const { account } = await confirmCode(deps, {
      codeId,
      code,
      purpose: 'registration',
      contact: { type: 'email', contact: email },
      address,
    })
    if (account) throw new Refusal('contact_taken')
    return { proof: buildProof(deps, codeId) }
  })

  // Contacts are personal data and guesses would pile up: rows that no limit reads any more are deleted.
  jobs.add({
    name: 'delete-old-codes',
    everyMs: cleanEveryMs,
    async run() {
      const now = clock.now()
      await deleteOldCodes(db, now)
      await deleteOldTries(db, now)
    },
  })
}
