import { showAlert } from '../lib/dialogs.ts'
import type { Refusal } from './result.ts'

/**
 * What follows a failed call after a press of a button that has no place for words: a dialog, or the way to the login.
 * @param goToLogin the caller's navigation, with the way back in it
 * @param title what the dialog says it is about; 'try later' without it [8.11]
 */
export function reactToFailure(
  { status, code, errors }: Refusal<string>,
  goToLogin: () => void,
  title?: string,
): void {
  if (status === 401) goToLogin()
  // The platform's own word goes before the code's.
  else void showAlert({ title, code, text: errors[0]?.message })
}
