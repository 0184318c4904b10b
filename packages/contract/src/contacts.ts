// The contacts of a logged-in player: a phone or an e-mail address is proven by a code. Only one that is not proven yet can be changed;
// a proven one is changed by support [1.10].
import * as v from 'valibot'
import { Email, MessageCode, Phone, SentCode } from './accounts.ts'
import { CaptchaAnswer } from './captcha.ts'
import { defineCall } from './kit/call.ts'
import { Id } from './kit/scalars.ts'
import { ContactType } from './session.ts'

/** A contact that waits for its code. */
export const PendingContact = v.object({
  id: Id,
  type: ContactType,
  /** The phone as digits with its dial code, or the address in lower case. */
  value: v.string(),
  /** The latest code, while it can be tried; null: none was sent. */
  code: v.nullable(v.omit(SentCode, ['codeId'])),
  /** No code can be tried, and none can be sent any more today: support helps [8.34]. */
  is_max_attempts_used: v.boolean(),
})
export type PendingContact = v.InferOutput<typeof PendingContact>

const captcha = v.optional(CaptchaAnswer)
const id = v.object({ id: Id })
const sendRefusals = [
  'unauthorized',
  'contact_not_found',
  'contact_verified',
  'code_too_soon',
  'code_too_often',
  'code_limit_reached',
  'captcha_required',
  'captcha_failed',
  'too_many_requests',
] as const

export const listPendingContacts = defineCall({
  name: 'listPendingContacts',
  method: 'GET',
  path: '/json-api/players/contacts/onverification',
  access: 'player',
  summary: "The player's contacts that wait for a code [7.15]",
  response: v.object({ items: v.array(PendingContact) }),
  refusals: ['unauthorized'],
})

export const createContact = defineCall({
  name: 'createContact',
  method: 'POST',
  path: '/json-api/players/contacts/create/{type}',
  access: 'player',
  summary:
    'Add a phone or an e-mail address, or change one that is not proven yet [7.16]; a code is requested by a call of its own. Whether another account has it is told to its owner only',
  params: v.object({ type: ContactType }),
  body: v.object({ value: v.pipe(v.string(), v.maxLength(300)) }),
  response: PendingContact,
  refusals: ['unauthorized', 'invalid_request', 'contact_verified', 'too_many_requests'],
  rateLimit: { max: 20, windowMs: 60_000, by: 'player' },
})
/** The values that `createContact` accepts, by type. */
export const contactValues = { phone: Phone, email: Email } as const

const verification = {
  params: id,
  body: v.optional(v.object({ captcha })),
  /** With `is_max_attempts_used` no code was sent. */
  response: PendingContact,
  refusals: sendRefusals,
  rateLimit: { max: 20, windowMs: 60_000, by: 'player' },
} as const

export const requestEmailVerification = defineCall({
  name: 'requestEmailVerification',
  method: 'POST',
  path: '/json-api/players/contacts/email-verification/request/{id}',
  access: 'player',
  summary: 'Send a code to an e-mail address of the player [7.17]',
  ...verification,
})

export const requestPhoneVerification = defineCall({
  name: 'requestPhoneVerification',
  method: 'POST',
  path: '/json-api/players/contacts/phone-verification/request/{id}',
  access: 'player',
  summary: 'Send a code to a phone of the player (path chosen here)',
  ...verification,
})

export const confirmContact = defineCall({
  name: 'confirmContact',
  method: 'POST',
  path: '/json-api/players/contacts/verification/confirm/{id}',
  access: 'player',
  summary: 'Confirm the code sent to a contact, which is proven by it from then on (path chosen here)',
  params: id,
  body: v.object({ code: MessageCode }),
  /** `success` is false only with `is_max_attempts_used`. */
  response: v.object({ success: v.boolean(), is_max_attempts_used: v.boolean() }),
  refusals: [
    'unauthorized',
    'contact_not_found',
    'contact_verified',
    'contact_taken',
    'wrong_code',
    'code_expired',
    'code_attempts_used',
    'too_many_requests',
  ],
  rateLimit: { max: 60, windowMs: 60_000, by: 'player' },
})
