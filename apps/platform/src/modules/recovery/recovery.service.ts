// Ways to a new password. Promises: nobody learns whether a contact has an account before they have shown that it is theirs; a way
// is good for an hour and once; a new password ends every login of the account and every other way to a password of it.
import { createHash, randomBytes } from 'node:crypto'
import type { checkPasswordRestore, CallAnswer, LoginAnswer, SentCode } from '@yanta/contract'
import type { Kysely } from 'kysely'
import { Refusal } from '../../plugins/refusal.ts'
import {
  confirmCode,
  sendCode,
  voidCodes,
  type CodeParts,
  type CodeRequest,
  type CodeTry,
} from '../codes/codes.service.ts'
import { writeAccountLetter } from '../messages/messages.service.ts'
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
  type SessionParts,
} from '../sessions/sessions.service.ts'
import {
  findRestore,
  insertRestore,
  spendRestores,
  updatePassword,
  type RestoreContact,
} from './recovery.repository.ts'

type CheckedRestore = CallAnswer<typeof checkPasswordRestore>

/** Sends the code; a letter holds a link as well. Throws the Refusals of `sendCode`. */
export async function requestRestore(
  parts: CodeParts,
  request: Omit<CodeRequest, 'purpose'>,
): Promise<SentCode> {
  const code = createRestoreCode()
  return sendCode(
    parts,
    { ...request, purpose: 'restore' },
    request.type === 'phone'
      ? undefined
      : async (trx) => {
          await insertRestore(trx, hashRestoreCode(code), request)
          return `/new-password/${code}`
        },
  )
}

/** Exchanges the code of a message for the code of a new password. Throws Refusal account_not_found and those of `confirmCode`. */
export async function exchangeCode(
  parts: Pick<CodeParts, 'db' | 'config' | 'rateLimiter'>,
  wanted: Pick<CodeTry, 'codeId' | 'code' | 'address'>,
): Promise<CheckedRestore> {
  const { account, ...contact } = await confirmCode(parts, { ...wanted, purpose: 'restore' })
  if (!account) throw new Refusal('account_not_found')
  const restoreCode = createRestoreCode()
  const { expiresAt } = await parts.db
    .transaction()
    .execute((trx) => insertRestore(trx, hashRestoreCode(restoreCode), contact))
  return { restoreCode, expiresAt: expiresAt.toISOString() }
}

/** Tells whether the code of a link is still good, without using it up. Throws Refusal invalid_restore_code. */
export async function checkRestoreCode(
  { db }: Pick<CodeParts, 'db'>,
  restoreCode: string,
): Promise<CheckedRestore> {
  const restore = await findRestore(db, hashRestoreCode(restoreCode))
  if (!restore || !(await findAccount(db, restore.type, restore.contact)))
    throw new Refusal('invalid_restore_code')
  return { restoreCode, expiresAt: restore.expiresAt.toISOString() }
}

/**
 * Sets the new password and begins a login with it; a letter tells the owner.
 * @throws Refusal invalid_restore_code, account_closed or breached_password
 */
export async function restorePassword(
  parts: SessionParts,
  { restoreCode, password }: { restoreCode: string; password: string },
  origin: Origin,
): Promise<LoginAnswer> {
  const { db, config, realtime } = parts
  const codeHash = hashRestoreCode(restoreCode)
  const account = await findRestoredAccount(db, await findRestore(db, codeHash))
  if (isBreachedPassword(password)) throw new Refusal('breached_password', { field: 'password' })
  // Before the transaction: nobody else's should wait while a password is hashed.
  const passwordHash = await hashPassword(password)

  const { answer, ended } = await db.transaction().execute(async (trx) => {
    await updatePassword(trx, account.userId, passwordHash)
    const contacts = [account.email, account.phone].filter((contact) => contact !== null)
    if (!(await spendRestores(trx, codeHash, contacts))) throw new Refusal('invalid_restore_code')
    await voidCodes(trx, contacts)
    const ended = await endLogins(trx, config.sessionSecret, { userId: account.userId }, 'other')
    await tellOwner(trx, parts, account, origin)
    return { ended, answer: await beginLogin({ ...parts, db: trx }, account, origin) }
  })
  publishEndedLogins(realtime, ended)
  return answer
}

/** Voids every way to a new password of an account, and every code that waits for its contacts; inside the caller's transaction. */
export async function voidRestores(
  trx: Kysely<any>,
  { email, phone }: Pick<Account, 'email' | 'phone'>,
): Promise<void> {
  const contacts = [email, phone].filter((contact) => contact !== null)
  await spendRestores(trx, '', contacts)
  await voidCodes(trx, contacts)
}

async function findRestoredAccount(db: Kysely<any>, restore: RestoreContact | undefined): Promise<Account> {
  const account = restore && (await findAccount(db, restore.type, restore.contact))
  if (!account) throw new Refusal('invalid_restore_code')
  if (account.isClosed) throw new Refusal('account_closed')
  return account
}

/** Whoever has set the password: the letter is how the owner hears of it. */
async function tellOwner(
  trx: Kysely<any>,
  parts: SessionParts,
  { userId, email, locale }: Account,
  { address, userAgent }: Origin,
): Promise<void> {
  if (!email) return
  await writeAccountLetter(
    trx,
    parts,
    { userId, recipient: email, locale },
    { kind: 'password-changed', at: new Date(), device: describeDevice(userAgent, locale), address },
  )
}

function createRestoreCode(): string {
  return randomBytes(32).toString('base64url')
}

/** 256 random bits need no key. */
function hashRestoreCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url')
}
