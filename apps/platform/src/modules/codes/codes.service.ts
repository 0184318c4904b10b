// Codes that prove a contact. Promises: the same work and the same answer whether the contact has an account or not; five tries a
// code and twenty-five a contact and day however many come at once; a right code and its proof count once; what a stranger asks
// for leaves the codes of others good.
import { randomBytes, randomInt } from 'node:crypto'
import { networkOf } from '@yanta/config/network'
import type { ContactType, Locale, SentCode } from '@yanta/contract'
import type { Kysely } from 'kysely'
import { Refusal } from '../../plugins/refusal.ts'
import { askCaptcha, forgiveTry, type CaptchaParts } from '../captcha/captcha.service.ts'
import { writeCodeMessage, type MessageParts } from '../messages/messages.service.ts'
import { findAccount, hasLoggedInFrom, type Account } from '../sessions/sessions.service.ts'
import { hashCode, isSameHash, readProof, signProof } from './code-secrets.ts'
import {
  countGuess,
  countTry,
  expireCodes,
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
import { findResendPause, judgeSend, judgeTry, judgeWrongTry, type Send } from './codes.rules.ts'

export { assertPossiblePhone, isPossiblePhone } from './possible-phone.ts'

export interface CodeParts extends MessageParts, CaptchaParts {
  db: Kysely<any>
  config: MessageParts['config'] & CaptchaParts['config'] & { sessionSecret: string }
}

export interface CodeRequest {
  type: ContactType
  /** The phone as digits, or the address in small letters. */
  contact: string
  purpose: CodeUse
  captcha: string | undefined
  /** Of who asks. */
  address: string
  /** Of the message, where no account says another. */
  locale: Locale
}

/**
 * Sends a code to a contact. The same place's code before it is void; codes that others have asked for are not.
 * @param prepareLink writes what the link of a message needs, in the same transaction, and gives its path; asked for contacts without an account too
 * @throws Refusal code_too_soon, code_too_often or code_limit_reached with `retryAfter`, and those of the captcha
 */
export async function sendCode(
  parts: CodeParts,
  request: CodeRequest,
  prepareLink?: (trx: Kysely<any>) => Promise<string>,
): Promise<SentCode> {
  const { type, contact, purpose, address, locale } = request
  await askCaptcha(parts, { answer: request.captcha, address, deed: deedOf(purpose) })
  const { account, isKnownPlace } = await findOwner(parts.db, { type, contact, address })
  return parts.db.transaction().execute(async (trx) => {
    await holdSending(trx, contact)
    const sent = await listSentCodes(trx, contact)
    const sends = sent.map((row) => readSend(row, address))
    const refusal = judgeSend(sends, isKnownPlace)
    if (refusal) throw new Refusal(refusal.code, { params: { retryAfter: refusal.retryAfter } })
    await expireCodes(trx, {
      ids: sent.filter((row, at) => sends[at]!.isOwn && row.purpose === purpose).map(({ id }) => id),
    })

    const [codeId, code] = [randomBytes(16).toString('base64url'), String(randomInt(10_000)).padStart(4, '0')]
    const { createdAt, expiresAt } = await insertCode(trx, {
      id: codeId,
      type,
      contact,
      purpose,
      codeHash: hashCode(parts.config.sessionSecret, codeId, code),
      address,
    })
    const link = await prepareLink?.(trx)
    // The message belongs to the contact: naming the account would be work that only known contacts cause.
    const message = {
      userId: null,
      type,
      contact,
      locale: account?.locale ?? locale,
      code,
      purpose,
      hasAccount: account !== undefined,
    }
    await writeCodeMessage(trx, parts, link !== undefined && account ? { ...message, link } : message)
    return {
      codeId,
      expiresAt: expiresAt.toISOString(),
      resendAt: new Date(createdAt.getTime() + findResendPause(sends, isKnownPlace) * 1000).toISOString(),
    }
  })
}

export interface CodeTry {
  codeId: string
  code: string
  purpose: CodeUse
  /** What the code must have been sent to; left out where `codeId` alone says it. */
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
 * @throws Refusal wrong_code with `left`, code_expired, code_attempts_used or code_limit_reached with `retryAfter`
 */
export async function confirmCode(
  parts: Pick<CodeParts, 'db' | 'config' | 'rateLimiter'>,
  wanted: CodeTry,
): Promise<Confirmation> {
  // The count of a wrong try has to outlive its refusal.
  const outcome = await parts.db
    .transaction()
    .execute((trx) => tryCode(trx, parts.config.sessionSecret, wanted))
  if (outcome instanceof Refusal) throw outcome
  // Who has read the message was no stranger to it: many players may live behind one address.
  forgiveTry(parts, { address: wanted.address, deed: deedOf(wanted.purpose) })
  return outcome
}

function deedOf(purpose: CodeUse): 'restore' | 'code' {
  return purpose === 'restore' ? 'restore' : 'code'
}

async function tryCode(
  trx: Kysely<any>,
  secret: string,
  { codeId, code, purpose, contact: wanted, address }: CodeTry,
): Promise<Confirmation | Refusal> {
  const stored = await lockCode(trx, codeId)
  if (!stored || !isMeant(stored, purpose, wanted)) return new Refusal('code_expired')
  const { type, contact, isLiving, tries } = stored
  const { account, isKnownPlace } = await findOwner(trx, { type, contact, address })
  const today = await lockGuesses(trx, contact)
  const { guesses } = today
  const refuse = async (reason: ReturnType<typeof judgeWrongTry>) => {
    if (reason.code === 'code_limit_reached')
      return new Refusal(reason.code, { params: { retryAfter: Math.max(1, Math.ceil(today.secondsLeft)) } })
    if (reason.code !== 'code_attempts_used')
      return new Refusal(reason.code, reason.code === 'wrong_code' ? { params: { left: reason.left } } : {})
    const sends = (await listSentCodes(trx, contact)).map((row) => readSend(row, address))
    return new Refusal(reason.code, {
      params: { retryAfter: judgeSend(sends, isKnownPlace)?.retryAfter ?? 0 },
    })
  }

  const refusal = judgeTry({ isLiving, tries, guesses }, isKnownPlace)
  if (refusal) return refuse(refusal)
  const isRight = isSameHash(stored.codeHash, hashCode(secret, codeId, code))
  await countGuess(trx, contact, today)
  await countTry(trx, codeId, isRight)
  return isRight
    ? { type, contact, account }
    : refuse(judgeWrongTry({ tries: tries + 1, guesses: guesses + 1 }, isKnownPlace))
}

function isMeant(stored: StoredCode, purpose: CodeUse, wanted: CodeTry['contact']): boolean {
  return (
    stored.purpose === purpose &&
    (!wanted || (stored.type === wanted.type && stored.contact === wanted.contact))
  )
}

/** Asks the same for contacts without an account. */
async function findOwner(
  db: Kysely<any>,
  { type, contact, address }: { type: ContactType; contact: string; address: string },
): Promise<{ account: Account | undefined; isKnownPlace: boolean }> {
  const account = await findAccount(db, type, contact)
  return { account, isKnownPlace: await hasLoggedInFrom(db, account?.userId ?? 0, address) }
}

function readSend({ address, secondsAgo }: SentRow, asker: string): Send {
  return { secondsAgo, isOwn: networkOf(address) === networkOf(asker) }
}

/** Voids every code that waits for one of these contacts. */
export async function voidCodes(trx: Kysely<any>, contacts: readonly string[]): Promise<void> {
  await expireCodes(trx, { contacts })
}

/** What a confirmed code says of its contact, for half an hour and one use. */
export function buildProof({ config }: { config: { sessionSecret: string } }, codeId: string): string {
  return signProof(config.sessionSecret, codeId)
}

/** Looks at a proof without spending it, before anything that takes work. Throws Refusal invalid_proof for what was never issued. */
export function assertIssuedProof({ config }: { config: { sessionSecret: string } }, proof: string): void {
  if (readProof(config.sessionSecret, proof) === null) throw new Refusal('invalid_proof')
}

/**
 * Spends a proof, inside the caller's transaction: when that fails the proof stays good.
 * @returns the contact that was proven
 * @throws Refusal invalid_proof
 */
export async function spendProof(
  trx: Kysely<any>,
  { config }: { config: { sessionSecret: string } },
  { type, proof }: { type: ContactType; proof: string },
): Promise<string> {
  const codeId = readProof(config.sessionSecret, proof)
  const contact = codeId === null ? undefined : await spendConfirmation(trx, codeId, type)
  if (contact === undefined) throw new Refusal('invalid_proof')
  return contact
}
