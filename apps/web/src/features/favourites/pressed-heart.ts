// How a heart is found on the page, by code that is loaded early and by code that paints it later.
import { forget, recall, remember } from '../../lib/device-memory.ts'
import { onPlayerEvent } from '../../player/player-events.ts'
import { parseGuestFavourites } from './guest-favourites.ts'

export const heartSelector = 'input[name="like"]'
export const earlyHeartsKey = 'pressed-hearts'

/** Ends when it is known whose list the hearts go to. */
export const earlyHearts = new AbortController()

/** Whether somebody was faster than this page, no server draws a heart that is full, or than the one before. */
export function hasPressedHeart(): boolean {
  return listPressed().length > 0 || recall(earlyHeartsKey) !== null
}

/** Notes what is pressed while the code of hearts, or whose list it is, is on its way: who leaves meanwhile finds it kept by the next page. */
export function noteEarlyHearts(): void {
  if (earlyHearts.signal.aborted) return
  const pressed = listPressed()
  // Pressed before this code was here: a way to another screen takes the card with it.
  if (pressed.length > 0) note(listNoted(pressed))
  document.addEventListener('change', rememberPressed, { signal: earlyHearts.signal })
}

export function slugOf(heart: Element): string {
  return heart.closest('[data-game]')?.getAttribute('data-game') ?? ''
}

/** The wishes of a player who leaves are no guest's. */
onPlayerEvent('logout', () => {
  forget(earlyHeartsKey)
  for (const heart of listPressed()) heart.checked = false
})

function listPressed(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`${heartSelector}:checked`)]
}

function rememberPressed({ target }: Event): void {
  if (!(target instanceof HTMLInputElement && target.matches(heartSelector))) return
  const noted = listNoted(listPressed())
  if (!target.checked) noted.delete(slugOf(target))
  note(noted)
}

/** Beside those of a page that was left: this one has not asked anybody for them yet. */
function listNoted(pressed: Element[]): Set<string> {
  return new Set([...parseGuestFavourites(recall(earlyHeartsKey)), ...pressed.map(slugOf)])
}

function note(slugs: Set<string>): void {
  remember(earlyHeartsKey, JSON.stringify([...slugs]))
}
