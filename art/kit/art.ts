import { NatureCanvas } from './nature.ts'

/** Where the hero of a scene stands: its centre and the size of its 210-unit box. */
export interface HeroPlace {
  x: number
  y: number
  scale: number
}

/** A whole picture: the canvas with everything the kit can draw, and the place of its hero. */
export class Art extends NatureCanvas {
  readonly heroAt: HeroPlace

  constructor(width: number, height: number, seed: string, prefix?: string, heroAt?: HeroPlace) {
    super(width, height, seed, prefix)
    const isTall = height > width
    this.heroAt = heroAt ?? { x: width / 2, y: height * (isTall ? 0.39 : 0.36), scale: isTall ? 1 : 0.8 }
  }

  /** Draws the hero around 0, 0 inside a radius of 210 units; `lower` moves it down. */
  hero(draw: () => void, lower = 0): this {
    return this.at(this.heroAt.x, this.heroAt.y + lower, this.heroAt.scale, 0, draw)
  }
}
