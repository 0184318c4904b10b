// Registration and password recovery. A code sent to a phone or an e-mail proves its ownership; only after that does an answer
// depend on whether an account exists, so that a client can't find out which contacts have accounts.
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
import { Currency, Instant, Locale, ShortText } from './kit/scalars.ts'
import { ContactType, LoginAnswer, SecondFactor, Tokens } from './session.ts'

/** Text that satisfies a rule of section 5; an issue's message is the key of the rule. */
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

/** Digits including the dial code, without plus [5.2]. */
export const Phone = v.pipe(
  ShortText,
  v.transform((text) => text.replace(/\D/g, '')),
  ruled(findPhoneProblem),
)
/** In lower case [5.3]. */
export const Email = v.pipe(ruled(findEmailProblem), v.trim(), v.toLowerCase())
export const Password = ruled(findPasswordProblem)
/** The four digits of a message, in any grouping [5.1]. */
export const MessageCode = v.pipe(
  ShortText,
  v.transform((text) => text.replace(/\D/g, '')),
  ruled(findCodeProblem),
)
const Token = v.pipe(v.string(), v.minLength(16), v.maxLength(512))
const remember = v.optional(v.boolean(), true)
const captcha = v.optional(CaptchaAnswer)

/** The purpose for which a code was requested. */
export const CodePurpose = v.picklist(['login', 'registration'])
export type CodePurpose = v.InferOutput<typeof CodePurpose>

/** A code was sent: 4 digits, valid for five tries within 10 minutes. `codeId` is known only to the client that requested it. */
export const SentCode = v.object({
  codeId: v.string(),
  expiresAt: Instant,
  /** The earliest time at which another one may be requested [9.2]. */
  resendAt: Instant,
})
export type SentCode = v.InferOutput<typeof SentCode>

/** Proves the ownership of the contact for half an hour: to be sent with the registration. */
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

/** Answers a login like `login`; for a phone without an account, and for a registration, with the proof of the contact. */
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
  /** Proof of the phone or e-mail, from `confirmPhoneCode` or `confirmEmailCode`. */
  proof: Token,
  password: Password,
  currency: Currency,
  /** `YYYY-MM-DD`; the age is checked by the platform's calendar [1.5]. */
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
  /** Version of the displayed terms: `registrationConfig.termsVersion` of server data. */
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
    'Exchange the code of a message for the code of a new password, or check whether that of a link is still valid [7.12]',
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

/** The fields of the profile that a player may change; omitted ones stay. Contacts and nickname are changed by support [6.12]. */
export const ProfileChange = v.object({
  firstname: v.optional(name),
  lastname: v.optional(name),
  middlename: v.optional(name),
  address: v.optional(v.nullable(v.pipe(ShortText, v.trim()))),
  country: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[a-z]{2}$/)))),
  gender: v.optional(v.nullable(v.picklist(['female', 'male']))),
  /** Of letters, text messages and push notifications. */
  locale: v.optional(Locale),
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
