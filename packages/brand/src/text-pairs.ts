// Every text colour on every ground it may stand on, by WCAG 2.2: 4.5:1 for text, 3:1 for marks and the focus ring [2.56].
import { type Color, contrastOf, layColor, parseColor } from './contrast.ts'
import { type Tokens, colorsOf } from './tokens.ts'

interface Pair {
  ink: string
  /** From the opaque one up; a name is a token, anything else a colour. */
  grounds: readonly string[]
  least: number
}

const text = (ink: string, ...grounds: string[]): Pair => ({ ink, grounds, least: 4.5 })
const mark = (ink: string, ground: string): Pair => ({ ink, grounds: [ground], least: 3 })
const tones = ['ok', 'err', 'info', 'warn', 'violet', 'pink']
const surfaces = ['bg-0', 'bg-1', 's-1', 's-2', 's-3']

export const pairs: readonly Pair[] = [
  ...['t-1', 't-2', 't-3', 'y-400', 'y-500', ...tones].flatMap((ink) =>
    surfaces.map((surface) => text(ink, surface)),
  ),
  text('t-1', 's-4'),
  text('t-2', 's-4'),
  text('#ffffff', 's-art'),
  text('t-on-art', 's-art'),
  text('y-400', 's-art'),
  ...['y-300', 'y-400', 'y-500', 'y-600', 'y-grad'].map((ground) => text('t-on-y', ground)),
  ...['t-1', 't-2', 'y-400'].map((ink) => text(ink, 's-2', 'y-soft')),
  ...tones.flatMap((tone) => ['s-1', 's-2'].map((surface) => text(tone, surface, `${tone}-soft`))),
  ...['err-solid', 'err-solid-2', 'ok-solid', 'violet-solid', 'fair-solid'].map((ground) =>
    text('#ffffff', ground),
  ),
  ...['t-on-light', 't-on-light-2', 't-on-light-3'].map((ink) => text(ink, 't-1')),
  ...['gold', 'silver', 'bronze'].map((ground) => text('t-on-medal', ground)),
  text('t-on-ok', 'ok'),
  ...['bg-0', 's-1', 's-2'].map((ground) => mark('y-400', ground)),
]

/** Names each pair that is too faint, as `t-3 on s-2 is 3.91:1, text needs 4.5:1`. */
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
