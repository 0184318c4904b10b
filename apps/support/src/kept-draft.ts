// What was typed before the window begins anew in another language; for the same visitor, and once.
const name = 'support-chat-draft'

export interface Draft {
  text: string
  email: string
}

export function keepDraft(visitorId: string | null, draft: Draft): void {
  try {
    sessionStorage.setItem(name, JSON.stringify({ visitorId, ...draft }))
  } catch {
    // Storage is full or forbidden.
  }
}

/** Null: there is none of this visitor. */
export function takeDraft(visitorId: string | null): Draft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    sessionStorage.removeItem(name)
    return kept?.visitorId === visitorId ? { text: String(kept.text), email: String(kept.email) } : null
  } catch {
    return null
  }
}
