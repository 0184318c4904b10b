// Password recovery. Promises: no client learns whether a contact has an account before proving that the contact is its own; a recovery
// code is valid for an hour and once; a new password ends every login of the account and voids its other recoveries.
import { createHash, randomBytes } from 'node:crypto'
import type { checkPasswordRestore, CallAnswer, LoginAnswer, SentCode } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import {
  confirmCode,
  sendCode,
  voidCodes,
  type CodeDeps,
  type CodeRequest,
  type CodeTry,
} from '../codes/codes.service.ts'
import { writeAccountLetter } from '../../site/messages/messages.service.ts'
import {
  beginLogin,
  describeDevice,
  endLogins,
  findAccount,
  hashPassword,
  isBreachedPassword,
  publishEndedLogins,
  type Account,
  type Origin,
  type SessionDeps,
} from '../sessions/sessions.service.ts'
import {
  findRestore,
  insertRestore,
  spendRestores,
  updatePassword,
  type RestoreContact,
} from './recovery.repository.ts'

type CheckedRestore = CallAnswer<typeof checkPasswordRestore>

/** Sends the code; a letter has a link as well. Throws the Refusals of `sendCode`. */
export async function requestRestore(
  deps: CodeDeps,
  request: Omit<CodeRequest, 'purpose'>,
): Promise<SentCode> {
  const code = createRestoreCode()
  return sendCode(
    deps,
    { ...request, purpose: 'restore' },
    request.type === 'phone'
      ? undefined
      : async (trx, now) => {
          await insertRestore(trx, now, hashRestoreCode(code), request)
          return `/new-password/${code}`
        },
  )
}

/** Exchanges the code of a message for the code of a new password. Throws Refusal account_not_found and those of `confirmCode`. */
export async function exchangeCode(
  deps: Pick<CodeDeps, 'db' | 'clock' | 'config'>,
  wanted: Pick<CodeTry, 'codeId' | 'code' | 'address'>,
): Promise<CheckedRestore> {
  const { account, ...contact } = await confirmCode(deps, { ...wanted, purpose: 'restore' })
  if (!account) throw new Refusal('account_not_found')
  const restoreCode = createRestoreCode()
  const { expiresAt } = await deps.db
    .transaction()
    .execute((trx) => insertRestore(trx, deps.clock.now(), hashRestoreCode(restoreCode), contact))
  return { restoreCode, expiresAt: expiresAt.toISOString() }
}

/** Checks that a link's code is still valid, without using it up. Throws Refusal invalid_restore_code. */
export async function checkRestoreCode(
  { db, clock }: Pick<CodeDeps, 'db' | 'clock'>,
  restoreCode: string,
): Promise<CheckedRestore> {
  const restore = await findRestore(db, clock.now(), hashRestoreCode(restoreCode))
  if (!restore || !(await findAccount(db, restore.type, restore.contact)))
    throw new Refusal('invalid_restore_code')
  return { restoreCode, expiresAt: restore.expiresAt.toISOString() }
}

/**
 * Sets the new password and begins a login with it; a letter notifies the owner.
 * @throws Refusal invalid_restore_code, account_closed or breached_password
 */
export async function restorePassword(
  deps: SessionDeps,
  { restoreCode, password }: { restoreCode: string; password: string },
  origin: Origin,
): Promise<LoginAnswer> {
  const { db, clock, config, realtime } = deps
  const codeHash = hashRestoreCode(restoreCode)
  const account = await findRestoredAccount(db, await findRestore(db, clock.now(), codeHash))
  if (isBreachedPassword(password)) throw new Refusal('breached_password', { field: 'password' })
  // Before the transaction: other transactions should not wait while a password is hashed.
  const passwordHash = await hashPassword(password)

  const { answer, ended } = await db.transaction().execute(async (trx) => {
    await updatePassword(trx, account.userId, passwordHash)
    const now = clock.now()
    const contacts = [account.email, account.phone].filter((contact) => contact !== null)
    if (!(await spendRestores(trx, now, codeHash, contacts))) throw new Refusal('invalid_restore_code')
    await voidCodes(trx, now, contacts)
    const ended = await endLogins(trx, now, config.sessionSecret, { userId: account.userId }, 'other')
    await notifyOwner(trx, now, deps, account, origin)
    return { ended, answer: await beginLogin({ ...deps, db: trx }, account, origin) }
  })
  publishEndedLogins(realtime, ended)
  return answer
}

/** Voids every recovery of an account, and every unconfirmed code of its contacts; inside the caller's transaction. */
export async function voidRestores(
  trx: PlatformDatabase,
  now: Date,
  { email, phone }: Pick<Account, 'email' | 'phone'>,
): Promise<void> {
  const contacts = [email, phone].filter((contact) => contact !== null)
  await spendRestores(trx, now, '', contacts)
  await voidCodes(trx, now, contacts)
}

async function findRestoredAccount(
  db: PlatformDatabase,
  restore: RestoreContact | undefined,
): Promise<Account> {
  const account = restore && (await findAccount(db, restore.type, restore.contact))
  if (!account) throw new Refusal('invalid_restore_code')
  if (account.isClosed) throw new Refusal('account_closed')
  return account
}

/** Notifies the owner by letter, as another person may have set the password. */
async function notifyOwner(
  trx: PlatformDatabase,
  now: Date,
  deps: SessionDeps,
  { userId, email, locale }: Account,
  { address, userAgent }: Origin,
): Promise<void> {
  if (!email) return
  await writeAccountLetter(
    trx,
    deps,
    { userId, recipient: email, locale },
    { kind: 'password-changed', at: now, device: describeDevice(userAgent, locale), address },
  )
}

function createRestoreCode(): string {
  return randomBytes(32).toString('base64url')
}

/** 256 random bits need no keyed hash. */
function hashRestoreCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url')
}
