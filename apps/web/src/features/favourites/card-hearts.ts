// The hearts of all cards, wherever they stand. The server writes them as checkboxes, so that one answers a press before any code is
// here; this code paints them and hears of presses.
import { forget, recall } from '../../lib/device-memory.ts'
import type { FavouritesKeeper } from './create-favourites.ts'
import { listLiked } from './favourites-machine.ts'
import { parseGuestFavourites } from './guest-favourites.ts'
import { earlyHearts, earlyHeartsKey, heartSelector, slugOf } from './pressed-heart.ts'

const slugAttribute = 'data-game'

/** Returns the way out. */
export function keepHearts({ store, press }: Pick<FavouritesKeeper, 'store' | 'press'>): () => void {
  // Pressed while this page was waking up, or the one that was left.
  for (const slug of parseGuestFavourites(recall(earlyHeartsKey))) press(slug, true)
  for (const heart of listHearts(document)) if (heart.checked) press(slugOf(heart), true)

  let liked = new Set<string>()
  const paint = (within: ParentNode) => {
    for (const heart of listHearts(within)) heart.checked = liked.has(slugOf(heart))
  }
  const paintAll = () => {
    const state = store.getState()
    if (state.owner && !earlyHearts.signal.aborted) {
      earlyHearts.abort()
      forget(earlyHeartsKey)
    }
    liked = new Set(listLiked(state))
    paint(document)
  }
  const hearPress = ({ target }: Event) => {
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
  document.addEventListener('change', hearPress)
  newCards.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: [slugAttribute],
  })
  return () => {
    stopFollowing()
    document.removeEventListener('change', hearPress)
    newCards.disconnect()
  }
}

function listHearts(within: ParentNode): NodeListOf<HTMLInputElement> {
  return within.querySelectorAll<HTMLInputElement>(heartSelector)
}
