// Preferences of a player on this device. Storage may be absent or throw (blocked, private, full):
// then values are held only for the life of this page.

const memory = new Map<string, string>()

export function readPreference(key: string): string | null {
  try {
    return window.localStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

export function writePreference(key: string, value: string): void {
  memory.set(key, value)
  try {
    window.localStorage.setItem(key, value)
  } catch {
    // the copy in memory is used until the page closes
  }
}
