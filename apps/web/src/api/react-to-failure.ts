import { showAlert } from '../lib/dialogs.ts'
import { type FormErrors, treatFailure } from './failure.ts'
import type { Refusal } from './result.ts'

/**
 * Does what a failed call asks for where it was made: opens a dialog, or leads to the login.
 * @param goToLogin the caller's navigation, with the way back in it
 * @param title what the dialog says it is about; 'try later' without it [8.11]
 * @returns what a form says beside its fields; null elsewhere
 */
export function reactToFailure(
  refusal: Refusal<string>,
  place: 'form' | 'deed' | 'aside',
  goToLogin: () => void,
  title?: string,
): FormErrors | null {
  const treatment = treatFailure(refusal, place)
  if (treatment.kind === 'login') goToLogin()
  if (treatment.kind === 'alert') void showAlert({ title, code: treatment.code, text: treatment.message })
  return treatment.kind === 'form' ? treatment.errors : null
}
