import {
  checkPasswordRestore,
  requestPasswordRestore,
  restorePassword as restorePasswordCall,
} from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../plugins/route.ts'
import { assertPossiblePhone } from '../codes/codes.service.ts'
import { checkRestoreCode, exchangeCode, requestRestore, restorePassword } from './recovery.service.ts'

export function addRecovery(app: FastifyInstance): void {
  const { parts } = app

  route(app, requestPasswordRestore, ({ body: { type, login, captcha }, address, locale }) => {
    if (type === 'phone') assertPossiblePhone(login, 'login')
    return requestRestore(parts, { type, contact: login, captcha, address, locale })
  })

  route(app, checkPasswordRestore, ({ body, address }) =>
    'restoreCode' in body
      ? checkRestoreCode(parts, body.restoreCode)
      : exchangeCode(parts, { ...body, address }),
  )

  route(app, restorePasswordCall, ({ body, address, userAgent, region }) =>
    restorePassword(parts, body, { address, userAgent, region }),
  )
}
