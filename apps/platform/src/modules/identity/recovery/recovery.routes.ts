import {
  checkPasswordRestore,
  requestPasswordRestore,
  restorePassword as restorePasswordCall,
} from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import { assertPossiblePhone } from '../codes/codes.service.ts'
import { checkRestoreCode, exchangeCode, requestRestore, restorePassword } from './recovery.service.ts'

export function addRecovery(app: FastifyInstance): void {
  const { deps } = app

  route(app, requestPasswordRestore, ({ body: { type, login, captcha }, address, locale }) => {
    if (type === 'phone') assertPossiblePhone(login, 'login')
    return requestRestore(deps, { type, contact: login, captcha, address, locale })
  })

  route(app, checkPasswordRestore, ({ body, address }) =>
    'restoreCode' in body
      ? checkRestoreCode(deps, body.restoreCode)
      : exchangeCode(deps, { ...body, address }),
  )

  route(app, restorePasswordCall, ({ body, address, userAgent, region }) =>
    restorePassword(deps, body, { address, userAgent, region }),
  )
}
