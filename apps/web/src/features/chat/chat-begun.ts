// Whether a chat has begun in this tab: its unread messages are then counted on later pages as well.
const key = 'chat.begun'

export function hasChatBegun(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Without storage the chat is loaded when it is next opened. */
export function recordChat(hasBegun: boolean): void {
  try {
    if (hasBegun) sessionStorage.setItem(key, '1')
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is full or forbidden.
  }
}
