// A world: what a game looks like, from the editors' content, which its check has found complete.
import * as v from 'valibot'
import { Slug, perLocale } from '@yanta/contract'
import { soundFamilies } from '../kit/music.ts'
import { particleKinds } from '../kit/particles.ts'

const Three = v.tuple([v.string(), v.string(), v.string()])

export const World = v.object({
  slug: Slug,
  /** Address of the picture of each symbol. */
  symbols: v.record(v.string(), v.string()),
  /** Of the art: themes/<backdrop>-wide and -tall. */
  backdrop: v.string(),
  frame: v.picklist(['tube', 'metal', 'stone', 'wood', 'jelly', 'ice']),
  /** What flies at large wins and drifts by during free spins. */
  particles: v.optional(v.picklist(particleKinds), 'sparks'),
  /** The family of its music and of the motif of its wins. */
  sound: v.optional(v.picklist(soundFamilies), 'bright'),
  colours: v.object({
    /** Frame from its lit to its shaded side; a tube uses the first for its light. */
    rim: Three,
    /** The darkest ground, behind the bar and under texts. */
    deep: v.string(),
    /** A reel from its ends to its middle. */
    reel: v.tuple([v.string(), v.string()]),
    /** Secondary accent: multiplier, lines, labels that must stand out. */
    second: v.string(),
    title: Three,
    edge: v.string(),
    button: Three,
  }),
  /** Of each symbol, a nominative that follows "3 ×". */
  names: v.object(perLocale(() => v.record(v.string(), v.string()))),
})
export type World = v.InferOutput<typeof World>
