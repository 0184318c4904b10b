// Syncs the hearts of all cards. The server renders them as checkboxes, so that they respond to a press before any code
// is loaded; this code paints them and listens for presses.
import { forget, recall } from '../../browser/device-storage.ts'
import type { FavouritesStore } from './create-favourites.ts'
import { listLiked } from './favourites-machine.ts'
import { parseGuestFavourites } from './guest-favourites.ts'
import { pendingLikes, pendingLikesKey, heartSelector, slugOf } from './pending-like.ts'

const slugAttribute = 'data-game'

/** Returns the cleanup function. */
export function syncHearts({ store, press }: Pick<FavouritesStore, 'store' | 'press'>): () => void {
  // Presses from before hydration of this page, or from the previous page.
  for (const slug of parseGuestFavourites(recall(pendingLikesKey))) press(slug, true)
  for (const heart of listHearts(document)) if (heart.checked) press(slugOf(heart), true)

  let liked = new Set<string>()
  const paint = (within: ParentNode) => {
    for (const heart of listHearts(within)) heart.checked = liked.has(slugOf(heart))
  }
  const paintAll = () => {
    const state = store.getState()
    if (state.owner && !pendingLikes.signal.aborted) {
      pendingLikes.abort()
      forget(pendingLikesKey)
    }
    liked = new Set(listLiked(state))
    paint(document)
  }
  const handlePress = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.matches(heartSelector))
      press(slugOf(target), target.checked)
  }
  const newCards = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') paint(target as Element)
      else
        for (const node of addedNodes) if (node instanceof Element && node.childElementCount > 0) paint(node)
    }
  })
  paintAll()
  const stopFollowing = store.subscribe(paintAll)
  document.addEventListener('change', handlePress)
  newCards.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: [slugAttribute],
  })
  return () => {
    stopFollowing()
    document.removeEventListener('change', handlePress)
    newCards.disconnect()
  }
}

function listHearts(within: ParentNode): NodeListOf<HTMLInputElement> {
  return within.querySelectorAll<HTMLInputElement>(heartSelector)
}
