import backdrops from '@yanta/art/themes.json'
import { applyBackdrop } from '../backdrop.ts'
import type { World } from '../../engines/world.ts'

/** Sets the colours and the backdrop of the page. Through the style object, which a strict content policy allows. */
export function applyWorld(root: HTMLElement, { frame, backdrop, colours }: World): void {
  root.dataset['frame'] = frame
  const set = (name: string, value: string): void => root.style.setProperty(name, value)
  colours.rim.forEach((color, index) => set(`--rim-${index + 1}`, color))
  colours.title.forEach((color, index) => set(`--title-${index + 1}`, color))
  colours.button.forEach((color, index) => set(`--button-${index + 1}`, color))
  set('--deep', colours.deep)
  set('--reel-1', colours.reel[0])
  set('--reel-2', colours.reel[1])
  set('--second', colours.second)
  set('--edge', colours.edge)
  applyBackdrop(root, backdrops, backdrop)
}
