// The token of a guest, by which the next page finds their chat again. Without storage each page begins a chat of its own.
const name = 'support-chat'

export function readKeptToken(): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

export function keepToken(token: string): void {
  try {
    localStorage.setItem(name, token)
  } catch {
    // Storage is full or forbidden.
  }
}

export function forgetToken(): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // There is none.
  }
}
