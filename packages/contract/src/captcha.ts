// Captcha. By default a proof of work by the browser; an operator may choose reCAPTCHA instead [3.64], [9.21].
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { Instant } from './kit/scalars.ts'

/** The captcha answer of a call that requires one: the solution of a puzzle below, or the token of reCAPTCHA. */
export const CaptchaAnswer = v.pipe(v.string(), v.minLength(1), v.maxLength(4096))

/** A puzzle in the format of ALTCHA: to find the number whose hash together with the salt is the challenge. */
export const CaptchaPuzzle = v.object({
  algorithm: v.literal('SHA-256'),
  challenge: v.string(),
  salt: v.string(),
  signature: v.string(),
  /** Upper bound of the number. */
  maxnumber: v.pipe(v.number(), v.integer()),
  expiresAt: Instant,
})
export type CaptchaPuzzle = v.InferOutput<typeof CaptchaPuzzle>

/** Path chosen here. */
export const getCaptchaPuzzle = defineCall({
  name: 'getCaptchaPuzzle',
  method: 'GET',
  path: '/json-api/captcha',
  access: 'anyone',
  summary: 'A puzzle whose solution stands for a captcha where the operator has chosen no other one',
  response: CaptchaPuzzle,
  refusals: ['not_found'],
  rateLimit: { max: 120, windowMs: 60_000, by: 'address' },
})
