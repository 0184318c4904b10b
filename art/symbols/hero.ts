// The hero of a cover as a symbol: the same drawing, without the scene around it.
import type { CoverEntry } from '../covers/catalogue.ts'
import { Art } from '../kit/art.ts'
import { variantOf } from '../kit/motif.ts'
import { getMotif } from '../motifs/registry.ts'

/** Where a hero that is not drawn inside its usual radius is cut out: its middle and half of what is shown. */
export interface HeroCrop {
  x?: number
  y?: number
  radius?: number
}

/** The size of the scene whose hero is wanted, that of a tall cover. */
const scene = { width: 600, height: 800 }
const usualRadius = 226

/** A scene of which only the hero is drawn. */
class HeroArt extends Art {
  private depth = 0
  private readonly target: Art

  constructor(target: Art, seed: string) {
    super(scene.width, scene.height, seed)
    this.target = target
  }

  override define(key: string, make: (id: string) => string): string {
    return this.target.define(key, make)
  }

  override add(element: string): this {
    if (this.depth > 0) this.target.add(element)
    return this
  }

  override hero(draw: () => void): this {
    this.depth++
    draw()
    this.depth--
    return this
  }

  /** A symbol lies on a reel, not on a ground. */
  override shadow(): this {
    return this
  }
}

/** Draws the hero of a cover around 0, 0 inside `size` units. */
export function drawHero(art: Art, { slug, motif: family, variant: name }: CoverEntry, size: number, { x = 0, y = 0, radius = usualRadius }: HeroCrop = {}): void {
  const motif = getMotif(family)
  const variant = variantOf(motif, name)
  const stage = new HeroArt(art, slug)
  const scale = Math.round((size / radius) * 1000) / 1000
  art.group(`transform="scale(${scale}) translate(${-x} ${-y})"`, () => {
    if (variant.drawScene) variant.drawScene(stage, variant)
    else motif.draw(stage, variant, motif.variants.indexOf(variant))
  })
}
