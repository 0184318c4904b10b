import { useLayoutEffect } from 'react'
import { recordEarlyWords } from '../features/search/early-words.ts'
import { isSearchKey, isTypedInto } from '../features/search/search-keys.ts'
import { openModal } from '../dialogs/store.ts'

/** `/` and Ctrl+K open the search from everywhere except inside a dialog, as soon as the page is hydrated. */
export function useSearchKeys(): void {
  useLayoutEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (!isSearchKey(event, isTypedInto(event.target))) return
      event.preventDefault()
      if (document.querySelector('dialog:modal')) return
      const early = recordEarlyWords()
      openModal('search', { early }, early.take)
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])
}
