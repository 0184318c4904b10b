import { registerPlayer } from '@yanta/contract'
import type { FastifyInstance } from 'fastify'
import type { CurrencyEntry, Settings } from '@yanta/content'
import { route } from '../../../plugins/route.ts'
import { readVisitor } from '../../rewards/promotions/high-fives/give-five.service.ts'
import { register, type RegistrationOffer } from './registration.service.ts'

export interface RegistrationContent {
  currencies: readonly CurrencyEntry[]
  settings: Pick<Settings, 'registration' | 'captcha' | 'rewards'>
  termsVersion: string
}

export function addRegistration(
  app: FastifyInstance,
  { currencies, settings, termsVersion }: RegistrationContent,
): void {
  const { deps } = app
  const offer: RegistrationOffer = {
    ...settings.registration,
    currencies,
    termsVersion,
    isCaptchaAlwaysAsked: settings.captcha.isAskedAtRegistration,
    hasStartingBalance: deps.config.mode === 'demo',
  }

  route(app, registerPlayer, ({ body, address, userAgent, region, locale, request }) =>
    register(deps, offer, body, { address, userAgent, region, locale, visitor: readVisitor(request) }),
  )
}
