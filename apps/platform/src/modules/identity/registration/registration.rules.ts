// Decides who may register. Pure: the caller passes the current day.
import type { Currency, Registration } from '@yanta/contract'
import { findBirthdayProblem } from '@yanta/contract/field-rules'
import type { CurrencyEntry } from '@yanta/content'
import { Refusal } from '@yanta/server'
import { InvalidRequest } from '../../../plugins/invalid-request.ts'

export interface RegistrationRules {
  currencies: readonly Pick<CurrencyEntry, 'code' | 'startingBalance'>[]
  /** The version of the current terms. */
  termsVersion: string
}

export interface Welcome {
  /** The initial balance of demo mode, in minor units. */
  startingBalance: number
}

type Wanted = Pick<Registration, 'birthday' | 'currency' | 'acceptedTerms'>

/**
 * Checks the form and returns what the new player gets.
 * @param today `YYYY-MM-DD` by the platform's clock [1.5]
 * @throws InvalidRequest for birthday [5.10-5.11], [9.24] and currency, Refusal terms_changed
 */
export function checkRegistration(
  { birthday, currency, acceptedTerms }: Wanted,
  rules: RegistrationRules,
  today: string,
): Welcome {
  const problem = findBirthdayProblem(birthday, today)
  if (problem) throw new InvalidRequest([{ field: 'birthday', rule: problem.rule }])
  const startingBalance = findStartingBalance(rules, currency)
  if (startingBalance === undefined) throw new InvalidRequest([{ field: 'currency' }])
  if (acceptedTerms !== rules.termsVersion) throw new Refusal('terms_changed', { field: 'acceptedTerms' })
  return { startingBalance }
}

function findStartingBalance({ currencies }: RegistrationRules, currency: Currency): number | undefined {
  return currencies.find(({ code }) => code === currency)?.startingBalance
}
