// Stores the registration form in the tab: a reload loses only the password and the consent, which are never stored.
import type { RegistrationFields } from './registration-rules.ts'

export type RegistrationDraft = Omit<RegistrationFields, 'password' | 'acceptsTerms'>

const key = 'registration-draft'

export function storeDraft({
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

/** The valid parts of the stored draft. */
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
    // No draft is stored.
  }
}
