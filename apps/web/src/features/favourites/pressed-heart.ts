// How a heart is found on the page, by code that is loaded early and by code that paints it later.
export const heartSelector = 'input[name="like"]'

/** Somebody was faster than the page: no server draws a heart that is full. */
export function hasPressedHeart(): boolean {
  return document.querySelector(`${heartSelector}:checked`) !== null
}
