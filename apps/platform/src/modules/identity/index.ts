// Who a player is, and how they come in.
import type { FastifyInstance } from 'fastify'
import { addCaptcha } from './captcha/captcha.routes.ts'
import { addCodes } from './codes/codes.routes.ts'
import { addContacts } from './contacts/contacts.routes.ts'
import { addVerifications } from './documents/verifications.routes.ts'
import { addExclusion } from './exclusion/exclusion.routes.ts'
import { addLoginSecurity } from './login-security/login-security.routes.ts'
import { addOwnData, type OwnDataContent } from './own-data/own-data.routes.ts'
import { addPhoneCodes } from './phone-codes/phone-codes.routes.ts'
import { addPlayers } from './players/players.routes.ts'
import { addRecovery } from './recovery/recovery.routes.ts'
import { addRegistration, type RegistrationContent } from './registration/registration.routes.ts'
import { addSeveralAccounts } from './several-accounts/several-accounts.jobs.ts'
import { addSessions } from './sessions/sessions.routes.ts'

export function addIdentity(app: FastifyInstance, content: RegistrationContent & OwnDataContent): void {
  addCaptcha(app)
  addSessions(app)
  addLoginSecurity(app)
  addCodes(app)
  addContacts(app)
  addOwnData(app, content)
  addExclusion(app)
  addSeveralAccounts(app)
  addRecovery(app)
  addPlayers(app, content.settings.rewards)
  addVerifications(app)
  addPhoneCodes(app)
  addRegistration(app, content)
}
