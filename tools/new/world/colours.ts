// The colours of a new world, from one hue. Those of its sign, its ground and its button keep the contrasts that the check asks for.
import { contrast, hsl } from '../../../art/kit/colour.ts'
import { titleColours } from '../../../art/kit/title-colours.ts'

/** What lies across from the ground: light that stands out from it. */
const across = 165

/** Of the drawings: the cover, the hero's frame, wild and scatter. Pure. */
export function buildPalette(hue: number) {
  return {
    ground: [hsl(hue, 70, 55), hsl(hue + 12, 65, 32), hsl(hue + 24, 75, 11)],
    accent: hsl(hue, 90, 88),
    second: hsl(hue + across, 95, 77),
    title: [...titleColours.gold],
    edge: hsl(hue, 70, 13),
  }
}

/** Of the page of the game. Pure. */
export function buildWorldColours(hue: number) {
  const { title, edge, second } = buildPalette(hue)
  return {
    rim: [hsl(hue, 80, 90), hsl(hue, 65, 62), hsl(hue, 70, 24)],
    deep: hsl(hue, 70, 8),
    reel: [hsl(hue, 65, 13), hsl(hue, 58, 21)],
    second,
    title,
    edge,
    button: buildButton((hue + across) % 360),
  }
}

/** The lightest middle from which a white arrow still stands out; a yellow as dark as that is an olive, so it is an orange. */
function buildButton(wanted: number): string[] {
  const hue = wanted > 28 && wanted < 95 ? 24 : wanted
  const lightness = [70, 65, 60, 55, 50, 45, 40, 35, 30].find(
    (percent) => contrast('#ffffff', hsl(hue, 88, percent)) >= 3,
  )
  if (lightness === undefined) throw new Error(`no button of hue ${hue}`)
  return [hsl(hue, 95, 82), hsl(hue, 88, lightness), hsl(hue, 90, lightness / 2)]
}
