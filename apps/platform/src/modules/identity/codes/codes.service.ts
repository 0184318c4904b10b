// Codes that prove a contact. Promises: the same work and the same answer whether the contact has an account or not; five tries a
// code and twenty-five a contact and day however many come at once; a right code and its proof count once; a request from another
// network voids no code.
import { randomBytes, randomInt } from 'node:crypto'
import { addSeconds, type Clock } from '@yanta/config/clock'
import type { ContactType, Locale, SentCode } from '@yanta/contract'
import { networkOf, Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { askCaptcha, forgiveTry, type CaptchaDeps } from '../captcha/captcha.service.ts'
import { writeCodeMessage, type MessageDeps } from '../../site/messages/messages.service.ts'
import { findAccount, hasLoggedInFrom, type Account } from '../sessions/sessions.service.ts'
import { hashCode, isSameHash, readProof, signProof } from './code-secrets.ts'
import {
  countGuess,
  countGuesses,
  countTry,
  expireCodes,
  expireCodesOf,
  findCode,
  holdSending,
  insertCode,
  listSentCodes,
  lockCode,
  lockGuesses,
  spendConfirmation,
  type CodeUse,
  type SentRow,
  type StoredCode,
} from './codes.repository.ts'
import {
  checkSend,
  checkTry,
  checkWrongTry,
  codeLifetimeSeconds,
  findDay,
  findResendPause,
  type Send,
} from './codes.rules.ts'

export { assertPossiblePhone, isPossiblePhone } from './possible-phone.ts'

export interface CodeDeps extends MessageDeps, CaptchaDeps {
  db: PlatformDatabase
  config: MessageDeps['config'] & CaptchaDeps['config'] & { sessionSecret: string }
}

export interface CodeRequest {
  type: ContactType
  /** The phone as digits, or the address in lower case. */
  contact: string
  purpose: CodeUse
  captcha: string | undefined
  /** The address of the client. */
  address: string
  /** The language of the message, unless the account has one. */
  locale: Locale
}

/**
 * Sends a code to a contact. The previous code requested from the same network is void; codes requested from elsewhere are not.
 * @param prepareLink writes the rows behind the message's link, in the same transaction, and returns its path; also called for contacts without an account
 * @throws Refusal code_too_soon, code_too_often or code_limit_reached with `retryAfter`, and those of the captcha
 */
export async function sendCode(
  deps: CodeDeps,
  request: CodeRequest,
  prepareLink?: (trx: PlatformDatabase, now: Date) => Promise<string>,
): Promise<SentCode> {
  const { type, contact, purpose, address, locale } = request
  await askCaptcha(deps, { answer: request.captcha, address, action: actionOf(purpose) })
  const { account, isKnownLocation } = await findOwner(deps.db, { type, contact, address })
  return deps.db.transaction().execute(async (trx) => {
    await holdSending(trx, contact)
    const now = deps.clock.now()
    const sent = await listSentCodes(trx, now, contact)
    const sends = sent.map((row) => readSend(row, now, address))
    const refusal = checkSend(sends, isKnownLocation)
    if (refusal) throw new Refusal(refusal.code, { params: { retryAfter: refusal.retryAfter } })
    await expireCodes(
      trx,
      now,
      sent.filter((row, at) => sends[at]!.isOwn && row.purpose === purpose).map(({ id }) => id),
    )

    const [codeId, code] = [randomBytes(16).toString('base64url'), String(randomInt(10_000)).padStart(4, '0')]
    const expiresAt = addSeconds(now, codeLifetimeSeconds)
    await insertCode(trx, now, {
      id: codeId,
      type,
      contact,
      purpose,
      codeHash: hashCode(deps.config.sessionSecret, codeId, code),
      address,
      expiresAt,
    })
    const link = await prepareLink?.(trx, now)
    // The message belongs to the contact: naming the account would be extra work for known contacts only, which timing would show.
    const message = {
      userId: null,
      type,
      contact,
      locale: account?.locale ?? locale,
      code,
      purpose,
      hasAccount: account !== undefined,
    }
    await writeCodeMessage(trx, deps, link !== undefined && account ? { ...message, link } : message)
    return {
      codeId,
      expiresAt: expiresAt.toISOString(),
      resendAt: addSeconds(now, findResendPause(sends, isKnownLocation)).toISOString(),
    }
  })
}

export interface CodeTry {
  codeId: string
  code: string
  purpose: CodeUse
  /** The contact the code must have been sent to; omitted where `codeId` alone identifies it. */
  contact?: { type: ContactType; contact: string }
  address: string
}

export interface Confirmation {
  type: ContactType
  contact: string
  account: Account | undefined
}

/**
 * Tries a code; a right one counts once.
 * @param use what a right code is for, in the same transaction: when it throws, the code stays valid
 * @throws Refusal wrong_code with `left`, code_expired, code_attempts_used or code_limit_reached with `retryAfter`
 */
export async function confirmCode(
  deps: Pick<CodeDeps, 'db' | 'clock' | 'config'>,
  wanted: CodeTry,
  use?: (trx: PlatformDatabase, confirmation: Confirmation) => Promise<void>,
): Promise<Confirmation> {
  // The count of a wrong try must survive the refusal, so the transaction returns it instead of throwing.
  const outcome = await deps.db.transaction().execute(async (trx) => {
    const tried = await tryCode(trx, deps, wanted)
    if (!(tried instanceof Refusal)) await use?.(trx, tried)
    return tried
  })
  if (outcome instanceof Refusal) throw outcome
  // A client that has read the message owns the contact: many players may share one address.
  await forgiveTry(deps, { address: wanted.address, action: actionOf(wanted.purpose) })
  return outcome
}

/** What can be done now with the codes of a contact, for a client at `address`. */
export interface CodesState {
  /** The code with this id, while it can be tried. */
  code: Omit<SentCode, 'codeId'> | null
  /** No code can be tried, and none can be sent any more today. */
  isLimitReached: boolean
}

/** @param codeId of the latest code that was sent; null: none was */
export async function readCodesState(
  { db, clock }: Pick<CodeDeps, 'db' | 'clock'>,
  { type, contact, address }: { type: ContactType; contact: string; address: string },
  codeId: string | null,
): Promise<CodesState> {
  const now = clock.now()
  const [{ isKnownLocation }, sent, stored, guesses] = [
    await findOwner(db, { type, contact, address }),
    await listSentCodes(db, now, contact),
    codeId === null ? undefined : await findCode(db, codeId),
    await countGuesses(db, contact, findDay(now).day),
  ]
  const refusal = checkSend(
    sent.map((row) => readSend(row, now, address)),
    isKnownLocation,
  )
  const tries = stored?.tries ?? 0
  const isLiving = stored !== undefined && stored.confirmedAt === null && stored.expiresAt > now
  const verdict = checkTry({ isLiving: true, tries, guesses }, isKnownLocation)
  if (isLiving && verdict === null) {
    const resendAt = addSeconds(now, refusal?.retryAfter ?? 0).toISOString()
    return { code: { expiresAt: stored.expiresAt.toISOString(), resendAt }, isLimitReached: false }
  }
  const isLimitReached = [refusal?.code, verdict?.code].includes('code_limit_reached')
  return { code: null, isLimitReached }
}

function actionOf(purpose: CodeUse): 'restore' | 'code' {
  return purpose === 'restore' ? 'restore' : 'code'
}

async function tryCode(
  trx: PlatformDatabase,
  { clock, config }: Pick<CodeDeps, 'clock' | 'config'>,
  { codeId, code, purpose, contact: wanted, address }: CodeTry,
): Promise<Confirmation | Refusal> {
  const stored = await lockCode(trx, codeId)
  if (!stored || !isMeant(stored, purpose, wanted)) return new Refusal('code_expired')
  const now = clock.now()
  const { type, contact, tries } = stored
  const isLiving = stored.confirmedAt === null && stored.expiresAt > now
  const { account, isKnownLocation } = await findOwner(trx, { type, contact, address })
  const { day, secondsLeft } = findDay(now)
  const guesses = await lockGuesses(trx, contact, day)
  const refuse = async (reason: ReturnType<typeof checkWrongTry>) => {
    if (reason.code === 'code_limit_reached')
      return new Refusal(reason.code, { params: { retryAfter: Math.max(1, Math.ceil(secondsLeft)) } })
    if (reason.code !== 'code_attempts_used')
      return new Refusal(reason.code, reason.code === 'wrong_code' ? { params: { left: reason.left } } : {})
    const sends = (await listSentCodes(trx, now, contact)).map((row) => readSend(row, now, address))
    return new Refusal(reason.code, {
      params: { retryAfter: checkSend(sends, isKnownLocation)?.retryAfter ?? 0 },
    })
  }

  const refusal = checkTry({ isLiving, tries, guesses }, isKnownLocation)
  if (refusal) return refuse(refusal)
  const isRight = isSameHash(stored.codeHash, hashCode(config.sessionSecret, codeId, code))
  await countGuess(trx, contact, day)
  await countTry(trx, now, codeId, isRight)
  return isRight
    ? { type, contact, account }
    : refuse(checkWrongTry({ tries: tries + 1, guesses: guesses + 1 }, isKnownLocation))
}

function isMeant(stored: StoredCode, purpose: CodeUse, wanted: CodeTry['contact']): boolean {
  return (
    stored.purpose === purpose &&
    (!wanted || (stored.type === wanted.type && stored.contact === wanted.contact))
  )
}

/** Runs the same queries for contacts without an account. */
async function findOwner(
  db: PlatformDatabase,
  { type, contact, address }: { type: ContactType; contact: string; address: string },
): Promise<{ account: Account | undefined; isKnownLocation: boolean }> {
  const account = await findAccount(db, type, contact)
  return { account, isKnownLocation: await hasLoggedInFrom(db, account?.userId ?? 0, address) }
}

function readSend({ address, createdAt }: SentRow, now: Date, asker: string): Send {
  return {
    secondsAgo: (now.getTime() - createdAt.getTime()) / 1000,
    isOwn: networkOf(address) === networkOf(asker),
  }
}

/** Voids every unconfirmed code of these contacts. */
export async function voidCodes(
  trx: PlatformDatabase,
  now: Date,
  contacts: readonly string[],
): Promise<void> {
  await expireCodesOf(trx, now, contacts)
}

/** A proof of the code's contact, valid for half an hour and one use. */
export function buildProof({ config }: { config: { sessionSecret: string } }, codeId: string): string {
  return signProof(config.sessionSecret, codeId)
}

/** Checks a proof's signature without consuming it, before any expensive work. Throws Refusal invalid_proof when it was never issued. */
export function assertIssuedProof({ config }: { config: { sessionSecret: string } }, proof: string): void {
  if (readProof(config.sessionSecret, proof) === null) throw new Refusal('invalid_proof')
}

/**
 * Consumes a proof inside the caller's transaction: when that fails the proof stays valid.
 * @returns the proven contact
 * @throws Refusal invalid_proof
 */
export async function spendProof(
  trx: PlatformDatabase,
  { clock, config }: { clock: Clock; config: { sessionSecret: string } },
  { type, proof }: { type: ContactType; proof: string },
): Promise<string> {
  const codeId = readProof(config.sessionSecret, proof)
  const contact = codeId === null ? undefined : await spendConfirmation(trx, clock.now(), codeId, type)
  if (contact === undefined) throw new Refusal('invalid_proof')
  return contact
}
