// Stores whether a login that waits for a code is to be remembered. A reload keeps the step with the code, so it must
// also keep this choice: on a shared computer the player has declined.
const key = 'login-is-short'

export function storeRememberMe(isRemembered: boolean): void {
  try {
    if (isRemembered) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, '1')
  } catch {
    // Storage is full or forbidden: then the step is not stored either.
  }
}

export function readRememberMe(): boolean {
  try {
    return sessionStorage.getItem(key) === null
  } catch {
    return true
  }
}
