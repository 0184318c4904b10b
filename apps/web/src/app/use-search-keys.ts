import { useLayoutEffect } from 'react'
import { keepEarlyWords } from '../features/search/early-words.ts'
import { isSearchKey, isTypedInto } from '../features/search/search-keys.ts'
import { openModal } from '../lib/modal-stack.ts'

/** `/` and Ctrl with K open the search from everywhere but from inside a dialog, as soon as the page is there. */
export function useSearchKeys(): void {
  useLayoutEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (!isSearchKey(event, isTypedInto(event.target))) return
      event.preventDefault()
      if (document.querySelector('dialog:modal')) return
      const early = keepEarlyWords()
      openModal('search', { early }, early.take)
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])
}
