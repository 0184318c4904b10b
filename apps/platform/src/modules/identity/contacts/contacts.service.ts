// Contacts that a logged-in player proves by a code. Promises: a contact belongs to one account; whether another account has it is seen
// only by who has read its code; a proven contact is never replaced here; a code and the change it makes are one transaction.
import { type ContactType, contactValues, type Locale, type PendingContact } from '@yanta/contract'
import { findEmailProblem, findPhoneProblem } from '@yanta/contract/field-rules'
import { Refusal } from '@yanta/server'
import * as v from 'valibot'
import { InvalidRequest } from '../../../plugins/invalid-request.ts'
import {
  type CodeDeps,
  assertPossiblePhone,
  confirmCode,
  readCodesState,
  sendCode,
} from '../codes/codes.service.ts'
import { isBarred } from '../barred-persons/barred-persons.service.ts'
import {
  findOwnContacts,
  findPending,
  listPending,
  putPending,
  setCode,
  type StoredContact,
  takePending,
  verifyContact,
} from './contacts.repository.ts'

export interface ContactClient {
  userId: number
  /** The address of the client. */
  address: string
  locale: Locale
}

const types = ['phone', 'email'] as const
/** Another account has the contact, perhaps since a moment ago. */
const uniqueViolation = '23505'

/** The contacts that wait for a code, the phone first: those of the account that are not proven, and those added since. */
export async function listPendingContacts(deps: CodeDeps, client: ContactClient): Promise<PendingContact[]> {
  const own = await findOwnContacts(deps.db, client.userId)
  const stored = await listPending(deps.db, client.userId)
  const waiting: StoredContact[] = []
  for (const type of types) {
    if (type === 'phone' ? own.isPhoneVerified : own.isEmailVerified) continue
    const added = stored.find((one) => one.type === type)
    const value = own[type]
    if (added) waiting.push(added)
    else if (value !== null)
      waiting.push(await putPending(deps.db, deps.clock.now(), client.userId, { type, value }))
  }
  return Promise.all(waiting.map((contact) => present(deps, client, contact)))
}

/**
 * Adds a contact, or changes the one of its type that waits. The same value again changes nothing.
 * @throws InvalidRequest; Refusal contact_verified
 */
export async function putContact(
  deps: CodeDeps,
  client: ContactClient,
  type: ContactType,
  typed: string,
): Promise<PendingContact> {
  const value = readValue(type, typed)
  await assertNotVerified(deps, client.userId, type)
  return present(deps, client, await putPending(deps.db, deps.clock.now(), client.userId, { type, value }))
}

function readValue(type: ContactType, typed: string): string {
  const parsed = v.safeParse(contactValues[type], typed)
  if (!parsed.success) {
    const problem = type === 'phone' ? findPhoneProblem(typed) : findEmailProblem(typed)
    throw new InvalidRequest([{ field: 'value', ...(problem && { rule: problem.rule }) }])
  }
  if (type === 'phone') assertPossiblePhone(parsed.output, 'value')
  return parsed.output
}

/**
 * Sends a code. When the contact has had as many as it may have, none is sent: the answer says so, or, while the last one can still
 * be tried, it is refused [8.34].
 * @throws Refusal contact_not_found, contact_verified, and those of `sendCode`
 */
export async function requestContactCode(
  deps: CodeDeps,
  client: ContactClient,
  { type, id, captcha }: { type: ContactType; id: string; captcha: string | undefined },
): Promise<PendingContact> {
  const contact = await findContact(deps, client.userId, id, type)
  await assertNotVerified(deps, client.userId, type)
  try {
    const { codeId } = await sendCode(deps, {
      type,
      contact: contact.value,
      purpose: 'contact',
      captcha,
      address: client.address,
      locale: client.locale,
    })
    if (!(await setCode(deps.db, contact, codeId))) throw new Refusal('contact_not_found')
    return present(deps, client, { ...contact, codeId })
  } catch (error) {
    if (!isLimitReached(error)) throw error
    const shown = await present(deps, client, contact)
    if (shown.code !== null) throw error
    return { ...shown, is_max_attempts_used: true }
  }
}

/**
 * Tries the code of a contact; a right one makes it the player's proven contact.
 * @throws Refusal contact_not_found, contact_verified, contact_taken, wrong_code with `left`, code_expired, code_attempts_used
 */
export async function confirmPendingContact(
  deps: CodeDeps,
  client: ContactClient,
  { id, code }: { id: string; code: string },
): Promise<{ success: boolean; is_max_attempts_used: boolean }> {
  const contact = await findContact(deps, client.userId, id)
  if (contact.codeId === null) throw new Refusal('code_expired')
  const { type, value } = contact
  try {
    await confirmCode(
      deps,
      {
        codeId: contact.codeId,
        code,
        purpose: 'contact',
        contact: { type, contact: value },
        address: client.address,
      },
      async (trx) => {
        if (!(await takePending(trx, contact))) throw new Refusal('contact_not_found')
        if (await isBarred(trx, deps, { type, contact: value })) throw new Refusal('contact_taken')
        if (!(await verifyContact(trx, deps.clock.now(), client.userId, contact)))
          throw new Refusal('contact_verified')
      },
    )
    return { success: true, is_max_attempts_used: false }
  } catch (error) {
    if ((error as { code?: string }).code === uniqueViolation) throw new Refusal('contact_taken')
    if (!isLimitReached(error)) throw error
    return { success: false, is_max_attempts_used: true }
  }
}

function isLimitReached(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'code_limit_reached'
}

async function findContact(
  { db }: CodeDeps,
  userId: number,
  id: string,
  type?: ContactType,
): Promise<StoredContact> {
  const contact = /^\d{1,15}$/.test(id) ? await findPending(db, userId, Number(id)) : undefined
  if (!contact || (type && contact.type !== type)) throw new Refusal('contact_not_found')
  return contact
}

async function assertNotVerified({ db }: CodeDeps, userId: number, type: ContactType): Promise<void> {
  const own = await findOwnContacts(db, userId)
  if (type === 'phone' ? own.isPhoneVerified : own.isEmailVerified) throw new Refusal('contact_verified')
}

async function present(
  deps: CodeDeps,
  { address }: ContactClient,
  { id, type, value, codeId }: StoredContact,
): Promise<PendingContact> {
  const { code, isLimitReached } = await readCodesState(deps, { type, contact: value, address }, codeId)
  return { id: String(id), type, value, code, is_max_attempts_used: isLimitReached }
}
