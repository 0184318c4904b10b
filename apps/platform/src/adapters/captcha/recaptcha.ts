// Google's reCAPTCHA [9.21]. Promises: a token is accepted only for this site and, where Google names it, for its action; while
// Google can't be reached every token is refused. Google gets no player's address from here.
import { Refusal } from '@yanta/server'
import type { FastifyBaseLogger } from 'fastify'
import * as v from 'valibot'
import type { Captcha, CaptchaAction } from './captcha.ts'

const usualAddress = 'https://www.google.com/recaptcha/api/siteverify'
/** The minimum score of version 3, from 0 (a bot) to 1; Google's default. */
const leastScore = 0.5

/** Browsers name the call; several calls may belong to one action. */
const actions: Record<CaptchaAction, readonly string[]> = {
  code: ['sendPhoneCode', 'sendEmailCode'],
  login: ['login'],
  registration: ['registerPlayer'],
  restore: ['requestPasswordRestore'],
}

const Verdict = v.object({
  success: v.boolean(),
  hostname: v.optional(v.string()),
  action: v.optional(v.string()),
  score: v.optional(v.number()),
  'error-codes': v.optional(v.array(v.string()), []),
})

interface RecaptchaOptions {
  secret: string
  version: 'second_version' | 'third_version'
  siteOrigin: string
  log: Pick<FastifyBaseLogger, 'error'>
  address?: string
  patienceMs?: number
}

export function createRecaptcha({
  secret,
  version,
  siteOrigin,
  log,
  address = usualAddress,
  patienceMs = 5_000,
}: RecaptchaOptions): Captcha {
  const { hostname } = new URL(siteOrigin)

  async function ask(token: string): Promise<v.InferOutput<typeof Verdict>> {
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!answer.ok) throw new Error(`siteverify answered ${answer.status}`)
    const verdict = v.parse(Verdict, await answer.json())
    const fault = verdict['error-codes'].find(
      (code) => code.endsWith('-input-secret') || code === 'bad-request',
    )
    if (fault) throw new Error(`siteverify does not take RECAPTCHA_SECRET: ${fault}`)
    return verdict
  }

  return {
    pose: null,
    async verify({ answer, action }) {
      let verdict
      try {
        verdict = await ask(answer)
      } catch (error) {
        log.error({ err: error }, 'reCAPTCHA could not be asked, so nobody passes it')
        throw new Refusal('temporarily_unavailable')
      }
      if (!verdict.success || verdict.hostname !== hostname) return false
      return (
        version === 'second_version' ||
        (actions[action].includes(verdict.action ?? '') && (verdict.score ?? 0) >= leastScore)
      )
    },
  }
}
