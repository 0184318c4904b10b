// Whether this page has asked for the chat's script. One that runs can't be taken back: only a new page is without it.
let isAskedFor = false

export function recordChatScript(): void {
  isAskedFor = true
}

export function hasChatScript(): boolean {
  return isAskedFor
}
