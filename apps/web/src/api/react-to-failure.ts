import { showAlert } from '../lib/dialogs.ts'
import { type FormErrors, treatFailure } from './failure.ts'
import type { Refusal } from './result.ts'

/**
 * Does what a failed call asks for where it was made: opens a dialog, or leads to the login.
 * @param goToLogin the caller's navigation, with the way back in it
 * @returns what a form says beside its fields; null elsewhere
 */
export function reactToFailure(refusal: Refusal<string>, place: 'form' | 'deed' | 'aside', goToLogin: () => void): FormErrors | null {
  const treatment = treatFailure(refusal, place)
  if (treatment.kind === 'login') goToLogin()
  if (treatment.kind === 'alert') void showAlert({ code: treatment.code, text: treatment.message })
  return treatment.kind === 'form' ? treatment.errors : null
}
