// Records presses of hearts until the code that paints them is loaded; both find hearts on the page by this file.
import { forget, recall, remember } from '../../browser/device-storage.ts'
import { onPlayerEvent } from '../../data/player-events.ts'
import { parseGuestFavourites } from './guest-favourites.ts'

export const heartSelector = 'input[name="like"]'
export const pendingLikesKey = 'pressed-hearts'

/** Aborted when the owner of the list is known. */
export const pendingLikes = new AbortController()

/** Whether a heart was pressed before this code was loaded, here or on the previous page; none is rendered checked. */
export function hasPendingLike(): boolean {
  return listPressed().length > 0 || recall(pendingLikesKey) !== null
}

/** Records presses until the code of hearts is loaded and their owner known, if need be for the next page. */
export function recordPendingLikes(): void {
  if (pendingLikes.signal.aborted) return
  const pressed = listPressed()
  // Pressed before this code was loaded: a navigation would remove the card with it.
  if (pressed.length > 0) note(listRecorded(pressed))
  document.addEventListener('change', rememberPressed, { signal: pendingLikes.signal })
}

export function slugOf(heart: Element): string {
  return heart.closest('[data-game]')?.getAttribute('data-game') ?? ''
}

/** A player's pending changes must not become the guest's after a logout. */
onPlayerEvent('logout', () => {
  forget(pendingLikesKey)
  for (const heart of listPressed()) heart.checked = false
})

function listPressed(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`${heartSelector}:checked`)]
}

function rememberPressed({ target }: Event): void {
  if (!(target instanceof HTMLInputElement && target.matches(heartSelector))) return
  const noted = listRecorded(listPressed())
  if (!target.checked) noted.delete(slugOf(target))
  note(noted)
}

/** Includes those of the previous page, which this one has not sent yet. */
function listRecorded(pressed: Element[]): Set<string> {
  return new Set([...parseGuestFavourites(recall(pendingLikesKey)), ...pressed.map(slugOf)])
}

function note(slugs: Set<string>): void {
  remember(pendingLikesKey, JSON.stringify([...slugs]))
}
