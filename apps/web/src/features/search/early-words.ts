// What is typed between the key that opens the search and its field, which on a slow network comes later than the first letters.
import { isTypedInto } from './search-keys.ts'

export interface EarlyWords {
  /** Ends the listening and says what was typed; nothing the second time. */
  take(): string
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** The words after one more press; null for a press that is none of theirs. Pure. */
export function addPress(words: string, { key, ctrlKey, metaKey, altKey }: Press): string | null {
  if (ctrlKey || metaKey || altKey) return null
  const letters = [...words]
  if (key === 'Backspace') return letters.slice(0, -1).join('')
  return [...key].length === 1 ? words + key : null
}

/** Keeps what is typed into nothing from now on. */
export function keepEarlyWords(): EarlyWords {
  let words = ''
  const listening = new AbortController()
  const hear = (event: KeyboardEvent) => {
    const next = isTypedInto(event.target) ? null : addPress(words, event)
    if (next === null) return
    words = next
    // A space would scroll the page or press the button that has the focus, and a slash would ask for the search again.
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
