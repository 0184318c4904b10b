import { ConfigError, type Config } from '@yanta/config'
import type { Clock } from '@yanta/config/clock'
import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '@yanta/content'
import type { Captcha } from '../../../adapters/captcha/captcha.ts'
import { createRecaptcha } from '../../../adapters/captcha/recaptcha.ts'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { createProofOfWork } from './proof-of-work.ts'

export interface CaptchaOptions {
  db: PlatformDatabase
  clock: Clock
  config: Pick<Config, 'sessionSecret' | 'captchaComplexity' | 'recaptchaSecret' | 'siteOrigin'>
  settings: Settings['captcha']
  log: Pick<FastifyBaseLogger, 'error'>
}

/** The configured captcha [3.64]: Google's with a site key, else the platform's own. Throws ConfigError for a site key without its secret. */
export function createCaptcha({
  db,
  clock,
  config,
  settings: { siteKey, version },
  log,
}: CaptchaOptions): Captcha {
  const { sessionSecret, captchaComplexity, recaptchaSecret, siteOrigin } = config
  if (siteKey === null)
    return createProofOfWork({ db, clock, secret: sessionSecret, complexity: captchaComplexity })
  if (recaptchaSecret === '') {
    throw new ConfigError(
      "RECAPTCHA_SECRET is not set, but content/settings.yaml has a captcha.siteKey: set the secret that belongs to it, or the site key to null for the site's own captcha.",
    )
  }
  return createRecaptcha({ secret: recaptchaSecret, version, siteOrigin, log })
}
