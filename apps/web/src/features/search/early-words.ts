// Records typing between the search key and the moment its field has loaded, which may be late on a slow network.
import { isTypedInto } from './search-keys.ts'

export interface EarlyWords {
  /** Stops recording and returns the typed text; empty the second time. */
  take(): string
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** The text after one more key press; null for a press that does not edit it. Pure. */
export function addPress(words: string, { key, ctrlKey, metaKey, altKey }: Press): string | null {
  if (ctrlKey || metaKey || altKey) return null
  const letters = [...words]
  if (key === 'Backspace') return letters.slice(0, -1).join('')
  return [...key].length === 1 ? words + key : null
}

/** Records from now on what is typed outside of fields. */
export function recordEarlyWords(): EarlyWords {
  let words = ''
  const listening = new AbortController()
  const hear = (event: KeyboardEvent) => {
    const next = isTypedInto(event.target) ? null : addPress(words, event)
    if (next === null) return
    words = next
    // A space would scroll the page or press the focused button, and a slash would open the search again.
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('keydown', hear, { capture: true, signal: listening.signal })
  return {
    take() {
      listening.abort()
      const taken = words
      words = ''
      return taken
    },
  }
}
