// Validates the registration form before it is sent, by the platform's own rules [5.1-5.15].
import type { ContactType, Currency, Registration } from '@yanta/contract'
import {
  type FieldProblem,
  findBirthdayProblem,
  findEmailProblem,
  findPasswordProblem,
  findPhoneProblem,
  findPromoCodeProblem,
} from '@yanta/contract/field-rules'
import type { Referral } from '../../../site/referral-code.ts'
import { readDate } from '../../../ui/fields/date-text.ts'
import type { ProvenContact } from '../codes/contact-proof.ts'
import type { Contact } from '../../../domain/codes/sent-code.ts'

export interface RegistrationFields {
  type: ContactType
  /** Digits with the dial code [5.2]. */
  phone: string
  email: string
  password: string
  currency: Currency
  /** As typed: `17.05.1990`. */
  birthday: string
  promoCode: string
  acceptsTerms: boolean
  wantsNews: boolean
}

export type RegistrationField = Exclude<keyof RegistrationFields, 'type' | 'currency' | 'wantsNews'>

/** In the order of the form. */
export const registrationFields = [
  'phone',
  'email',
  'password',
  'birthday',
  'promoCode',
  'acceptsTerms',
] as const satisfies readonly RegistrationField[]

/** Problems by field; an empty object means that the form may be sent. `today` is the server's [1.5]. */
export function findRegistrationProblems(
  fields: RegistrationFields,
  today: string,
): Partial<Record<RegistrationField, FieldProblem>> {
  const found: Record<RegistrationField, FieldProblem | null> = {
    phone: fields.type === 'phone' ? findPhoneProblem(fields.phone) : null,
    email: fields.type === 'email' ? findEmailProblem(fields.email) : null,
    password: findPasswordProblem(fields.password),
    birthday: findTypedBirthdayProblem(fields.birthday, today),
    promoCode: findPromoCodeProblem(fields.promoCode),
    acceptsTerms: fields.acceptsTerms ? null : { rule: 'required' },
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem)) as Partial<
    Record<RegistrationField, FieldProblem>
  >
}

/** An incomplete date is invalid [5.10]. */
function findTypedBirthdayProblem(text: string, today: string): FieldProblem | null {
  if (text === '') return { rule: 'required' }
  const day = readDate(text)
  return day === null ? { rule: 'invalidDate' } : findBirthdayProblem(day, today)
}

export function readContact({
  type,
  phone,
  email,
}: Pick<RegistrationFields, 'type' | 'phone' | 'email'>): Contact {
  return { type, value: type === 'phone' ? phone : email.trim().toLowerCase() }
}

interface Beside {
  proven: ProvenContact
  termsVersion: string
  referral: Referral | null
}

export function buildRegistration(
  fields: RegistrationFields,
  { proven, termsVersion, referral }: Beside,
): Registration {
  const promoCode = fields.promoCode.trim()
  return {
    type: proven.type,
    proof: proven.proof,
    password: fields.password,
    currency: fields.currency,
    birthday: readDate(fields.birthday) ?? '',
    ...(promoCode && { promoCode }),
    ...(referral && { referralCode: referral.code }),
    ...(referral?.subid && { subid: referral.subid }),
    acceptedTerms: termsVersion,
    wantsNews: fields.wantsNews,
    remember: true,
  }
}

const currencyOfRegion: Partial<Record<string, Currency>> = {
  RU: 'RUB',
  KZ: 'KZT',
  UA: 'UAH',
  US: 'USD',
  CA: 'CAD',
}
const euroRegions = new Set([
  'AT',
  'BE',
  'CY',
  'DE',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PT',
  'SI',
  'SK',
  'BG',
])

/** The most likely offered currency for these languages; roubles, or the first, unless a language names a region. */
export function guessCurrency(languages: readonly string[], currencies: readonly Currency[]): Currency {
  const regions = languages
    .map((language) => /^[a-z]{2,3}-(?:[A-Z][a-z]{3}-)?([A-Z]{2})\b/.exec(language)?.[1])
    .filter((region) => region !== undefined)
  const region = regions[0]
  const guess = region === undefined ? undefined : euroRegions.has(region) ? 'EUR' : currencyOfRegion[region]
  if (guess && currencies.includes(guess)) return guess
  return currencies.includes('RUB') ? 'RUB' : currencies[0]!
}
