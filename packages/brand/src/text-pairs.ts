// Contrast of every text colour on every ground it is used on, by WCAG 2.2: 4.5:1 for text, 3:1 for marks and the focus ring [2.56].
import { type Color, contrastOf, layColor, parseColor } from './contrast.ts'
import { type Tokens, colorsOf } from './tokens.ts'

interface Pair {
  ink: string
  /** From the opaque one upwards; a name is a token, any other text a colour. */
  grounds: readonly string[]
  least: number
}

const text = (ink: string, ...grounds: string[]): Pair => ({ ink, grounds, least: 4.5 })
const mark = (ink: string, ground: string): Pair => ({ ink, grounds: [ground], least: 3 })
const tones = ['success', 'danger', 'info', 'warning', 'violet', 'pink']
const surfaces = ['surface-page', 'surface-bar', 'surface-card', 'surface-raised', 'surface-pressed']

export const pairs: readonly Pair[] = [
  ...['text-strong', 'text', 'text-muted', 'accent-light', 'accent', ...tones].flatMap((ink) =>
    surfaces.map((surface) => text(ink, surface)),
  ),
  text('text-strong', 'surface-hover'),
  text('text', 'surface-hover'),
  text('#ffffff', 'surface-art'),
  text('text-on-art', 'surface-art'),
  text('accent-light', 'surface-art'),
  ...['accent-pale', 'accent-light', 'accent', 'accent-dark', 'accent-fill'].map((ground) =>
    text('text-on-accent', ground),
  ),
  ...['text-strong', 'text', 'accent-light'].map((ink) => text(ink, 'surface-raised', 'accent-soft')),
  ...tones.flatMap((tone) =>
    ['surface-card', 'surface-raised'].map((surface) => text(tone, surface, `${tone}-soft`)),
  ),
  ...['danger-solid', 'danger-solid-hover', 'success-solid', 'violet-solid', 'fair-solid'].map((ground) =>
    text('#ffffff', ground),
  ),
  ...['text-on-light', 'text-on-light-soft', 'text-on-light-muted'].map((ink) => text(ink, 'text-strong')),
  ...['gold', 'silver', 'bronze'].map((ground) => text('text-on-medal', ground)),
  text('text-on-success', 'success'),
  ...['surface-page', 'surface-card', 'surface-raised'].map((ground) => mark('accent-light', ground)),
]

/** Names each pair that is too faint, as `text-muted on surface-raised is 3.91:1, text needs 4.5:1`. */
export function findFaintPairs(tokens: Tokens): string[] {
  return pairs.flatMap((pair) => {
    const { ink, grounds, least } = pair
    const contrast = measurePair(tokens, pair)
    const place = grounds.toReversed().join(' over ')
    return contrast >= least
      ? []
      : [
          `${ink} on ${place} is ${(Math.floor(contrast * 100) / 100).toFixed(2)}:1, ${least === 3 ? 'a mark' : 'text'} needs ${least}:1`,
        ]
  })
}

/** The contrast of a pair; the lowest of all stops where one is a gradient. */
export function measurePair(tokens: Tokens, { ink, grounds }: Pair): number {
  const laid = grounds
    .map((ground) => read(tokens, ground))
    .reduce((below, above) => below.flatMap((ground) => above.map((color) => layColor(color, ground))))
  return Math.min(
    ...read(tokens, ink).flatMap((color) =>
      laid.map((ground) => contrastOf(layColor(color, ground), ground)),
    ),
  )
}

function read(tokens: Tokens, name: string): Color[] {
  return name.startsWith('#') ? [parseColor(name)] : colorsOf(tokens, name)
}
