import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  beginTotp,
  changePassword,
  disableTotp,
  enableTotp,
  endLoginSession,
  endOtherLoginSessions,
  getSecurity,
  listLoginSessions,
  loginWithPasskey,
  passSecondFactor,
  removePasskey,
  renewRecoveryCodes,
  setNewDeviceMail,
} from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../plugins/route.ts'
import type { Player } from '../../../plugins/session.ts'
import * as loginSessions from './login-sessions.service.ts'
import * as passkeys from './passkeys.service.ts'
import * as passwords from './passwords.service.ts'
import * as secondFactor from './second-factor.service.ts'
import * as security from './security.service.ts'
import type { Owner } from './security-deps.ts'
import * as totp from './totp.service.ts'

const done = { success: true } as const

export function addLoginSecurity(app: FastifyInstance): void {
  const { deps } = app
  const { db } = deps

  route(app, listLoginSessions, async ({ player, locale }) => ({
    items: await loginSessions.listLoginSessions(deps, player, locale),
  }))
  route(app, endLoginSession, async ({ player, params }) => {
    await loginSessions.endLoginSession(deps, player.id, params.id)
    return done
  })
  route(app, endOtherLoginSessions, async ({ player }) => {
    await loginSessions.endOtherLoginSessions(deps, player)
    return done
  })

  route(app, getSecurity, ({ player }) => security.getSecurity(db, player.id))
  route(app, setNewDeviceMail, async ({ player, body }) => {
    await security.setNewDeviceMail(db, player.id, body.isOn)
    return done
  })
  route(app, changePassword, async (visit) => {
    await passwords.changePassword(deps, ownerOf(visit), visit.body)
    return done
  })

  route(app, beginTotp, (visit) => totp.beginTotp(deps, ownerOf(visit), visit.body.password))
  route(app, enableTotp, async (visit) => ({
    recoveryCodes: await totp.enableTotp(deps, ownerOf(visit), visit.body.code),
  }))
  route(app, disableTotp, async (visit) => {
    await totp.disableTotp(deps, ownerOf(visit), visit.body.password)
    return done
  })
  route(app, renewRecoveryCodes, async (visit) => ({
    recoveryCodes: await totp.renewRecoveryCodes(deps, ownerOf(visit), visit.body.password),
  }))

  route(app, beginPasskey, (visit) => passkeys.beginPasskey(deps, ownerOf(visit), visit.body.password))
  route(app, addPasskey, (visit) => passkeys.addPasskey(deps, ownerOf(visit), visit.locale, visit.body))
  route(app, removePasskey, async ({ player, params }) => {
    await passkeys.removePasskey(deps, player.id, params.id)
    return done
  })

  route(app, beginPasskeyLogin, () => passkeys.beginPasskeyLogin(deps))
  route(app, loginWithPasskey, ({ body, address, region, userAgent }) =>
    passkeys.loginWithPasskey(deps, body, { address, region, userAgent }),
  )
  route(app, passSecondFactor, ({ body, address, region, userAgent }) =>
    secondFactor.passSecondFactor(deps, body, { address, region, userAgent }),
  )
}

function ownerOf({
  player,
  address,
  userAgent,
}: {
  player: Player
  address: string
  userAgent: string
}): Owner {
  return { id: player.id, sessionId: player.sessionId, address, userAgent }
}
