// Telling people from programs. By default the browser works a little for it; an operator may choose reCAPTCHA instead [3.64], [9.21].
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { Instant } from './kit/scalars.ts'

/** What a call that asks for it takes along: the solution of a puzzle below, or the token of reCAPTCHA. */
export const CaptchaAnswer = v.pipe(v.string(), v.minLength(1), v.maxLength(4096))

/** A puzzle in the shape of ALTCHA: the number whose hash together with the salt is the challenge. */
export const CaptchaPuzzle = v.object({
  algorithm: v.literal('SHA-256'),
  challenge: v.string(),
  salt: v.string(),
  signature: v.string(),
  /** The number is not larger than this. */
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
