import { expect, test } from 'vitest'
import { contrast } from '../../../art/kit/colour.ts'
import { looksDisabled } from '../../../content/src/check-worlds.ts'
import { buildWorldColours } from './colours.ts'

test('whatever the hue, what a new world writes stands out from its ground, and its button is coloured', () => {
  const poor = Array.from({ length: 360 }, (_, hue) => hue).filter((hue) => {
    const { deep, reel, second, title, edge, button } = buildWorldColours(hue)
    return !(
      contrast(second, deep) >= 4.5 &&
      title.every((colour) => contrast(colour, deep) >= 3 && contrast(colour, edge) >= 4) &&
      reel.every((colour) => contrast('#ffffff', colour) >= 7) &&
      contrast(button[1]!, deep) >= 3 &&
      contrast('#ffffff', button[1]!) >= 3 &&
      !looksDisabled(button[1]!)
    )
  })
  expect(poor).toEqual([])
})
