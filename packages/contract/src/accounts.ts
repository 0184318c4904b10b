// Coming by an account and getting back into it. A code that was sent to a phone or an e-mail proves that it is one's own; only
// then does an answer depend on whether an account exists, so nobody learns that of others.
import * as v from 'valibot'
import { CaptchaAnswer } from './captcha.ts'
import {
  type FindProblem,
  findCodeProblem,
  findEmailProblem,
  findNameProblem,
  findNicknameProblem,
  findPasswordProblem,
  findPhoneProblem,
  findPromoCodeProblem,
  isReferralCode,
} from './field-rules.ts'
import { defineCall } from './kit/call.ts'
import { Currency, Instant, ShortText } from './kit/scalars.ts'
import { ContactType, LoginAnswer, SecondFactor, Tokens } from './session.ts'

/** Text that a rule of section 5 finds nothing wrong with; an issue's message is the key of the rule. */
function ruled(findProblem: FindProblem) {
  return v.pipe(
    v.string(),
    v.maxLength(300),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? findProblem(dataset.value) : null
      if (problem) addIssue({ message: problem.rule })
    }),
  )
}

/** Digits with the dial code, without plus [5.2]. */
export const Phone = v.pipe(
  ShortText,
  v.transform((text) => text.replace(/\D/g, '')),
  ruled(findPhoneProblem),
)
/** In small letters [5.3]. */
export const Email = v.pipe(ruled(findEmailProblem), v.trim(), v.toLowerCase())
export const Password = ruled(findPasswordProblem)
/** The four digits of a message, however they are grouped [5.1]. */
export const MessageCode = v.pipe(
  ShortText,
  v.transform((text) => text.replace(/\D/g, '')),
  ruled(findCodeProblem),
)
const Token = v.pipe(v.string(), v.minLength(16), v.maxLength(512))
const remember = v.optional(v.boolean(), true)
const captcha = v.optional(CaptchaAnswer)

/** What a code was asked for. */
export const CodePurpose = v.picklist(['login', 'registration'])
export type CodePurpose = v.InferOutput<typeof CodePurpose>

/** A code is on its way: 4 digits, good for five tries within 10 minutes. `codeId` belongs to who asked for it. */
export const SentCode = v.object({
  codeId: v.string(),
  expiresAt: Instant,
  /** From when on another one may be asked for [9.2]. */
  resendAt: Instant,
})
export type SentCode = v.InferOutput<typeof SentCode>

/** Says for half an hour that the contact is one's own: goes into the registration. */
export const ContactProof = v.object({ proof: Token })
export type ContactProof = v.InferOutput<typeof ContactProof>

const sendRefusals = [
  'code_too_soon',
  'code_too_often',
  'code_limit_reached',
  'captcha_required',
  'captcha_failed',
  'region_blocked',
  'too_many_requests',
] as const
const codeRefusals = [
  'wrong_code',
  'code_expired',
  'code_attempts_used',
  'code_limit_reached',
  'region_blocked',
  'too_many_requests',
] as const

export const sendPhoneCode = defineCall({
  name: 'sendPhoneCode',
  method: 'POST',
  path: '/json-api/players/phones/verify',
  access: 'anyone',
  summary: 'Send a code to a phone [7.5]; whether it has an account makes no difference',
  body: v.object({ phone: Phone, purpose: CodePurpose, captcha }),
  response: SentCode,
  refusals: sendRefusals,
  rateLimit: { max: 120, windowMs: 600_000, by: 'address' },
})

/** A login answers like `login`; with a phone that has no account, and for a registration, with the proof of the contact. */
export const confirmPhoneCode = defineCall({
  name: 'confirmPhoneCode',
  method: 'POST',
  path: '/json-api/players/phones/confirm',
  access: 'anyone',
  summary: 'Confirm the code sent to a phone [7.6]: logs in [4.14], or proves the phone for a registration',
  body: v.object({ codeId: Token, phone: Phone, code: MessageCode, purpose: CodePurpose, remember }),
  response: v.union([Tokens, SecondFactor, ContactProof]),
  refusals: [...codeRefusals, 'contact_taken', 'account_closed'],
  rateLimit: { max: 60, windowMs: 60_000, by: 'address' },
})

/** Path chosen here. */
export const sendEmailCode = defineCall({
  name: 'sendEmailCode',
  method: 'POST',
  path: '/json-api/players/emails/verify',
  access: 'anyone',
  summary: 'Send a code to an e-mail address, for a registration',
  body: v.object({ email: Email, captcha }),
  response: SentCode,
  refusals: sendRefusals,
  rateLimit: { max: 120, windowMs: 600_000, by: 'address' },
})

/** Path chosen here. */
export const confirmEmailCode = defineCall({
  name: 'confirmEmailCode',
  method: 'POST',
  path: '/json-api/players/emails/confirm',
  access: 'anyone',
  summary: 'Confirm the code sent to an e-mail address: proves it for a registration',
  body: v.object({ codeId: Token, email: Email, code: MessageCode }),
  response: ContactProof,
  refusals: [...codeRefusals, 'contact_taken'],
  rateLimit: { max: 60, windowMs: 60_000, by: 'address' },
})

export const Registration = v.object({
  type: ContactType,
  /** Of the phone or e-mail, by `confirmPhoneCode` or `confirmEmailCode`. */
  proof: Token,
  password: Password,
  currency: Currency,
  /** `YYYY-MM-DD`; the platform's calendar decides about the age [1.5]. */
  birthday: v.pipe(v.string(), v.maxLength(10)),
  promoCode: v.optional(v.pipe(ruled(findPromoCodeProblem), v.trim())),
  /** An affiliate's code [5.15]. */
  referralCode: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => isReferralCode(text)),
    ),
  ),
  subid: v.optional(v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w.~-]*$/))),
  /** The terms that were shown: `registrationConfig.termsVersion` of server data. */
  acceptedTerms: v.pipe(ShortText, v.minLength(1)),
  wantsNews: v.boolean(),
  remember,
  captcha,
})
export type Registration = v.InferOutput<typeof Registration>

export const registerPlayer = defineCall({
  name: 'registerPlayer',
  method: 'POST',
  path: '/json-api/users/register',
  access: 'anyone',
  summary: 'Make an account for a proven contact [7.4]; the player is logged in at once [4.14]',
  body: Registration,
  response: Tokens,
  refusals: [
    'invalid_proof',
    'contact_taken',
    'terms_changed',
    'wrong_promo_code',
    'breached_password',
    'captcha_required',
    'captcha_failed',
    'region_blocked',
    'too_many_requests',
  ],
  rateLimit: { max: 120, windowMs: 600_000, by: 'address' },
})

const contact = v.variant('type', [
  v.object({ type: v.literal('phone'), login: Phone, captcha }),
  v.object({ type: v.literal('email'), login: Email, captcha }),
])

export const requestPasswordRestore = defineCall({
  name: 'requestPasswordRestore',
  method: 'POST',
  path: '/json-api/users/restore-password/request',
  access: 'anyone',
  summary: 'Send a code for a new password to a phone or an e-mail [7.12]; the letter holds a link as well',
  body: contact,
  response: SentCode,
  refusals: sendRefusals,
  rateLimit: { max: 120, windowMs: 600_000, by: 'address' },
})

/** `restoreCode` is the `{code}` of /new-password/{code} [2.11]. */
export const checkPasswordRestore = defineCall({
  name: 'checkPasswordRestore',
  method: 'POST',
  path: '/json-api/users/restore-password/check',
  access: 'anyone',
  summary:
    'Exchange the code of a message for the code of a new password, or tell whether that of a link is still good [7.12]',
  body: v.union([v.object({ codeId: Token, code: MessageCode }), v.object({ restoreCode: Token })]),
  response: v.object({ restoreCode: Token, expiresAt: Instant }),
  refusals: [...codeRefusals, 'account_not_found', 'invalid_restore_code'],
  rateLimit: { max: 60, windowMs: 60_000, by: 'address' },
})

export const restorePassword = defineCall({
  name: 'restorePassword',
  method: 'POST',
  path: '/json-api/users/restore-password/restore',
  access: 'anyone',
  summary: 'Set the new password [7.12]: ends every login of the account and begins one here',
  body: v.object({ restoreCode: Token, password: Password, remember }),
  response: LoginAnswer,
  refusals: [
    'invalid_restore_code',
    'breached_password',
    'account_closed',
    'region_blocked',
    'too_many_requests',
  ],
  rateLimit: { max: 120, windowMs: 600_000, by: 'address' },
})

export const Nickname = ruled(findNicknameProblem)

export const chooseNickname = defineCall({
  name: 'chooseNickname',
  method: 'POST',
  path: '/json-api/users/nickname-choose',
  access: 'player',
  summary: 'Choose the nickname, once [7.11]; later only support changes it [6.12]',
  body: v.object({ nickname: Nickname }),
  response: v.object({ success: v.literal(true) }),
  refusals: ['unauthorized', 'nickname_taken', 'nickname_already_chosen'],
})

/** Path chosen here. */
export const checkNickname = defineCall({
  name: 'checkNickname',
  method: 'GET',
  path: '/json-api/users/nicknames/{nickname}',
  access: 'player',
  summary: 'Whether a nickname is free, and up to three that are',
  params: v.object({ nickname: Nickname }),
  response: v.object({ isFree: v.boolean(), suggestions: v.array(v.string()) }),
  refusals: ['unauthorized'],
  rateLimit: { max: 120, windowMs: 60_000, by: 'player' },
})

const name = v.nullable(
  v.pipe(
    ruled((text) => findNameProblem(text, { isOptional: true })),
    v.trim(),
  ),
)

/** What a player may change of their profile; whatever is left out stays. Contacts and nickname are changed by support [6.12]. */
export const ProfileChange = v.object({
  firstname: v.optional(name),
  lastname: v.optional(name),
  middlename: v.optional(name),
  address: v.optional(v.nullable(v.pipe(ShortText, v.trim()))),
  country: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[a-z]{2}$/)))),
  gender: v.optional(v.nullable(v.picklist(['female', 'male']))),
  wantsNews: v.optional(v.boolean()),
})
export type ProfileChange = v.InferOutput<typeof ProfileChange>

export const updateProfile = defineCall({
  name: 'updateProfile',
  method: 'PUT',
  path: '/json-api/users/profile',
  access: 'player',
  summary: 'Change the own profile [7.9]; `success: false` means that nothing was changed',
  body: ProfileChange,
  response: v.object({ success: v.boolean() }),
  refusals: ['unauthorized'],
})

/** [3.58]. `country` in small letters, `dialCode` digits without plus; `mask` has `#` for each digit behind the dial code. */
export const PhoneCode = v.object({
  country: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
  dialCode: v.pipe(v.string(), v.regex(/^\d{1,6}$/)),
  mask: v.string(),
})
export type PhoneCode = v.InferOutput<typeof PhoneCode>

export const listPhoneCodes = defineCall({
  name: 'listPhoneCodes',
  method: 'GET',
  path: '/json-api/treasury/phone-codes',
  access: 'anyone',
  summary: 'Dial codes of countries with the masks of their numbers [7.71]; the primary ones first [9.20]',
  response: v.object({ items: v.array(PhoneCode), primary: v.array(v.string()) }),
  refusals: [],
})
