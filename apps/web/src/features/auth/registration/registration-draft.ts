// What was typed into the registration form, for this tab: a reload loses nothing but the password and the consent, which are never kept.
import type { RegistrationFields } from './registration-rules.ts'

export type RegistrationDraft = Omit<RegistrationFields, 'password' | 'acceptsTerms'>

const key = 'registration-draft'

export function keepDraft({
  type,
  phone,
  email,
  currency,
  birthday,
  promoCode,
  wantsNews,
}: RegistrationFields): void {
  try {
    sessionStorage.setItem(
      key,
      JSON.stringify({
        type,
        phone,
        email,
        currency,
        birthday,
        promoCode,
        wantsNews,
      } satisfies RegistrationDraft),
    )
  } catch {
    // Storage is full or forbidden.
  }
}

/** The parts of it that are what they should be. */
export function recallDraft(): Partial<RegistrationDraft> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>
    const texts = (['phone', 'email', 'birthday', 'promoCode', 'currency'] as const).filter(
      (name) => typeof kept[name] === 'string' && kept[name] !== '',
    )
    return {
      ...Object.fromEntries(texts.map((name) => [name, kept[name]])),
      ...(kept.type === 'email' || kept.type === 'phone' ? { type: kept.type } : {}),
      ...(kept.wantsNews === true ? { wantsNews: true } : {}),
    }
  } catch {
    return {}
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
