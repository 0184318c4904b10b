// Which scene is drawn for which picture: banners, slot backdrops, login and error pages. Positions are shares of the picture.
import { games } from './generator/src/catalog.mjs'
import { motifs, scene, type Art } from './generator/art.mjs'

interface Placement {
  /** Centre of the hero object and its size, where 1 makes its radius 44 % of the picture's height. */
  x: number
  y: number
  size: number
}

function drawScene(name: string, motif: string, variant: number, w: number, h: number, hero: Placement): Art {
  return scene({ motif, v: variant, w, h, seed: name, hx: w * hero.x, hy: h * hero.y, hs: (h / 480) * hero.size })
}

function groundOf(motif: string, variant: number): string {
  const palette = motifs[motif]?.pal[variant]
  if (!palette) throw new Error(`motif ${motif} has no variant ${variant}`)
  return palette.bg[2]
}

function shade(art: Art, colour: string, stops: [number, number][], direction: 'across' | 'down'): void {
  const fill = art.linU(stops.map(([at, opacity]) => [at, colour, opacity]), 0, 0, direction === 'across' ? art.w : 0, direction === 'down' ? art.h : 0)
  art.rect(0, 0, art.w, art.h, fill)
}

const ink = '#07040f'

/** Banner id → motif and palette. Ids are those of content/banners.yaml. */
const banners: Record<string, [motif: string, variant: number, size: number]> = {
  'neon-drive': ['neon', 0, 0.86],
  'first-steps': ['honey', 0, 0.82],
  'new-games': ['aurora', 1, 0.84],
  'black-sail': ['pirate', 0, 0.86],
  'tundra-seven': ['viking', 1, 0.84],
}

/** White text stands on the left half and must read there (4.5:1 up to 54 % of the width); the hero survives crops from 2:1 to 3:1. */
export function drawBanners(): { name: string; wide: string; card: string }[] {
  return Object.entries(banners).map(([name, [motif, variant, size]]) => {
    const wide = drawScene(name, motif, variant, 1480, 640, { x: 0.76, y: 0.5, size })
    shade(wide, groundOf(motif, variant), [[0, 0.94], [0.38, 0.8], [0.54, 0.5], [0.7, 0]], 'across')
    shade(wide, ink, [[0, 0.3], [0.52, 0.3], [0.68, 0]], 'across')
    const card = drawScene(`${name}-card`, motif, variant, 720, 480, { x: 0.5, y: 0.47, size: size * 0.88 })
    return { name, wide: wide.svg(), card: card.svg() }
  })
}

/** Every motif that a slot game uses, in the order of the catalogue. */
export const slotMotifs = [...new Set(games.filter((game) => game.cat === 'slots').map((game) => game.motif))]

/** Motifs whose hero stands on the ground: on phones the whole scene hangs above the reels, and ground fills the rest. */
const standing = new Set(['neon'])

const phone = { width: 585, height: 1266 }

function drawTall(motif: string, ground: string): string {
  const art = drawScene(`${motif}-tall`, motif, 0, phone.width, phone.height, { x: 0.5, y: 0.17, size: 0.27 })
  shade(art, ground, [[0, 0.35], [0.08, 0], [0.22, 0], [0.34, 0.62], [0.68, 0.66], [0.8, 0.86], [1, 0.96]], 'down')
  shade(art, ink, [[0, 0], [0.24, 0], [0.36, 0.16], [0.68, 0.24], [0.82, 0.5], [1, 0.62]], 'down')
  return art.svg()
}

function drawHanging(motif: string, ground: string): string {
  const art = drawScene(`${motif}-tall`, motif, 0, phone.width, 640, { x: 0.5, y: 0.5, size: 0.6 })
  shade(art, ground, [[0, 0.35], [0.16, 0], [0.5, 0], [0.76, 0.7], [1, 1]], 'down')
  const size = `width="${phone.width}" height="${phone.height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="${ground}"/>${art.svg()}</svg>`
}

/** Backdrops of slots: the hero looks out beside the reels (above them on phones), everything behind the reels is dimmed. */
export function drawBackdrops(): { name: string; wide: string; tall: string }[] {
  return slotMotifs.map((motif) => {
    const ground = groundOf(motif, 0)
    const wide = drawScene(motif, motif, 0, 1280, 720, { x: 0.9, y: 0.44, size: 0.66 })
    shade(wide, ground, [[0, 0.3], [0.14, 0.62], [0.8, 0.56], [0.92, 0.08], [1, 0]], 'across')
    shade(wide, ground, [[0, 0.35], [0.16, 0], [0.72, 0], [0.9, 0.82], [1, 0.94]], 'down')
    shade(wide, ink, [[0, 0.12], [0.7, 0.16], [0.9, 0.5], [1, 0.62]], 'down')
    const tall = standing.has(motif) ? drawHanging(motif, ground) : drawTall(motif, ground)
    return { name: motif, wide: wide.svg(), tall }
  })
}

/** The side picture of the login dialog; on phones its wide form is a strip above the form. */
export function drawLogin(): { tall: string; wide: string } {
  return {
    tall: drawScene('login', 'aurora', 0, 760, 1150, { x: 0.5, y: 0.44, size: 0.68 }).svg(),
    wide: drawScene('login-wide', 'aurora', 0, 1040, 400, { x: 0.5, y: 0.5, size: 0.8 }).svg(),
  }
}

const errors: Record<string, [motif: string, variant: number]> = {
  404: ['space', 1],
  429: ['honey', 1],
  451: ['pirate', 1],
  500: ['steam', 0],
  503: ['gold', 0],
}

/** One picture per error page. */
export function drawErrors(): { name: string; svg: string }[] {
  return Object.entries(errors).map(([name, [motif, variant]]) => ({
    name,
    svg: drawScene(`error-${name}`, motif, variant, 640, 640, { x: 0.5, y: 0.5, size: 0.86 }).svg(),
  }))
}
