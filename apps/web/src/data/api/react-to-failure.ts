import { showAlert } from '../../dialogs/dialogs.ts'
import type { Refusal } from './result.ts'

/**
 * Handles a failed call of a button that has no room for an error message: shows a dialog, or opens the login.
 * @param goToLogin the caller's navigation, including the return address
 * @param title of the dialog; default 'try later' [8.11]
 */
export function reactToFailure(
  { status, code, errors }: Refusal<string>,
  goToLogin: () => void,
  title?: string,
): void {
  if (status === 401) goToLogin()
  // The platform's own message has priority over that of the code.
  else void showAlert({ title, code, text: errors[0]?.message })
}
