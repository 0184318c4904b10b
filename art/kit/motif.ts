import { Art, type HeroPlace } from './art.ts'
import { dark, light } from './colour.ts'
import { drawTitle, type Lettering, type TitlePlace } from './title.ts'

export interface Palette {
  /** The ground from top to bottom. */
  ground: readonly [top: string, middle: string, bottom: string]
  accent: string
  second: string
  /** Colours of the title from top to bottom and the dark around its letters. */
  title: readonly string[]
  edge: string
}

/** One look of a motif: a palette and a hero of its own. */
export interface Variant extends Palette {
  name: string
  drawHero?: (art: Art, palette: Palette, index: number) => void
  /** A picture of its own in place of the motif's, for variants that would look like their siblings. */
  drawScene?: (art: Art, palette: Palette) => void
}

/** A family of pictures: lettering, variants and the way to draw them. */
export interface Motif {
  slug: string
  lettering: Lettering
  variants: readonly [Variant, ...Variant[]]
  draw: (art: Art, variant: Variant, index: number) => void
}

/** The variant of that name; throws when the motif has none. */
export function variantOf(motif: Motif, name: string): Variant {
  const variant = motif.variants.find((one) => one.name === name)
  if (!variant) throw new Error(`motif ${motif.slug} has no variant ${name}`)
  return variant
}

function drawMotif(art: Art, motif: Motif, name: string): Variant {
  const variant = variantOf(motif, name)
  if (variant.drawScene) variant.drawScene(art, variant)
  else motif.draw(art, variant, motif.variants.indexOf(variant))
  return variant
}

export interface CoverOrder {
  variant: string
  /** Lines of the title. */
  lines: readonly string[]
  seed: string
  format: 'tall' | 'wide'
}

const sizes = { tall: { width: 600, height: 800 }, wide: { width: 800, height: 600 } }

/** The room a title has on a cover; faces with ascenders and descenders get more height. */
export function titlePlace(motif: Motif, format: CoverOrder['format']): TitlePlace {
  const { width, height } = sizes[format]
  const share = format === 'tall' ? { width: 0.88, height: 0.275 } : { width: 0.66, height: 0.32 }
  const swing = motif.lettering.capitals === false ? 1.22 : 1
  return { maxWidth: width * share.width, maxHeight: height * share.height * swing }
}

/** A game cover with its lettered title: tall is 600 × 800, wide 800 × 600. Same order, same picture. */
export function drawCover(motif: Motif, { variant: name, lines, seed, format }: CoverOrder): string {
  const { width, height } = sizes[format]
  const art = new Art(width, height, seed, 'g')
  const variant = drawMotif(art, motif, name)
  drawTitle(art, lines, { ...motif.lettering, colours: variant.title, edge: variant.edge }, titlePlace(motif, format))
  return art.svg()
}

export interface SceneOrder {
  variant: string
  width: number
  height: number
  seed: string
  hero: HeroPlace
  /** Light to its foot, where nothing is written. */
  isBare?: boolean
}

/** A scene without a title, its hero where it is wanted: banners, key art, backdrops, error pages. */
export function drawScene(motif: Motif, { variant, width, height, seed, hero, isBare = false }: SceneOrder): Art {
  const art = new Art(width, height, seed, 'n', hero)
  art.carriesTitle = !isBare
  drawMotif(art, motif, variant)
  return art
}

/** The usual start of a scene: ground, `rays` rays behind the hero and a glow around it. */
export function openScene(art: Art, palette: Palette, rays = 18, strength = 0.36): void {
  const { x, y } = art.heroAt
  art.backdrop(palette.ground)
  if (rays) art.rays(x, y, art.height, rays, palette.accent, strength, 6)
  art.glow(x, y, art.width * 0.62, palette.accent, 0.75)
}

/** The usual end: dust in the air, a floor that carries the title and dark corners. */
export function closeScene(art: Art, palette: Palette, dust = light(palette.accent, 0.5)): void {
  const bottom = palette.ground[2]
  art.dust(50, dust)
  art.floor(art.height * 0.58, dark(bottom, 0.25))
  art.vignette(dark(bottom, 0.4), 0.6)
}
