// Whether a login that waits for a code is to be remembered. A reload keeps the step with the code, so it must keep this wish too:
// somebody at a computer of others has said no.
const key = 'login-is-short'

export function keepRememberWish(isRemembered: boolean): void {
  try {
    if (isRemembered) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, '1')
  } catch {
    // Storage is full or forbidden: then no step is kept either.
  }
}

export function recallRememberWish(): boolean {
  try {
    return sessionStorage.getItem(key) === null
  } catch {
    return true
  }
}
