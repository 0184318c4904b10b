// How the site lays texts over art, with the numbers of its own styles: pictures of a banner on a phone, of a tile beside the
// banners, and of art below the plates of tags and countdowns.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Zone } from './text-contrast.ts'

const root = join(import.meta.dirname, '../..')

/** The number behind each of these expressions in a file; a style that changed its form fails here. */
function readNumbers(path: string, ...expressions: readonly RegExp[]): number[] {
  const text = readFileSync(join(root, path), 'utf8')
  return expressions.map((expression) => {
    const found = expression.exec(text)?.[1]
    if (found === undefined) throw new Error(`${path} has nothing like ${expression.source}`)
    return Number(found)
  })
}

function readColour(name: string): string {
  const found = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(readFileSync(join(root, 'packages/brand/tokens.css'), 'utf8'))?.[1]
  if (!found) throw new Error(`no colour --${name}`)
  return found
}

function crop(svg: string, x: number, y: number, width: number, height: number, align: string): string {
  return svg.replace(/^<svg ([^>]*?)width="[^"]+" height="[^"]+"/, `<svg $1x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${align} slice"`)
}

function compose(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`
}

function ink(id: string, direction: 'across' | 'down', stops: readonly (readonly [number, number])[], colour: string): string {
  const line = direction === 'across' ? 'x2="1" y2="0"' : 'x2="0" y2="1"'
  return `<linearGradient id="${id}" x1="0" y1="0" ${line}>${stops.map(([at, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</linearGradient>`
}

/** A card as the upper part of a banner 320 pixels wide, and the place of the title below its tag. */
export function placeOnPhone(card: string): { svg: string; zone: Zone } {
  const css = 'apps/web/src/features/lobby/hero.module.css'
  const [tall, from, to, text] = readNumbers(css, /--picture: clamp\((\d+)px/, /transparent\) calc\(var\(--picture\) \* (0\.\d+)\)/, /var\(--surface-art\) calc\(var\(--picture\) \* (0\.\d+)\)/, /padding: calc\(var\(--picture\) \* (0\.\d+)\)/) as [number, number, number, number]
  const tag = 40
  const fill = `<defs>${ink('phone-ink', 'down', [[from, 0], [to, 1]], readColour('surface-art'))}</defs><rect width="288" height="${tall}" fill="url(#phone-ink)"/>`
  return { svg: compose(288, tall, crop(card, 0, 0, 288, tall, 'xMidYMid') + fill), zone: { left: 0.06, top: Math.min(0.98, (tall * text + tag) / tall), right: 0.94, bottom: 1 } }
}

/** A card as the right side of a small tile, and the place of its words. */
export function placeOnTile(card: string): { svg: string; zone: Zone } {
  const css = 'apps/web/src/features/lobby/hero.module.css'
  const stop = /\.tile::before \{[^}]*var\(--surface-art\) (\d+)%,\s+color-mix\(in srgb, var\(--surface-art\) 62%, transparent\) 60%,\s+color-mix\(in srgb, var\(--surface-art\) 4%, transparent\) 86%/
  const [solid, share, widest] = readNumbers(css, stop, /\.tile img \{[^}]*width: (\d+)%/, /\.tile h3 \{[^}]*max-width: (\d+)px/) as [number, number, number]
  const [width, height, colour] = [340, 178, readColour('surface-art')]
  const left = (width * (100 - share)) / 100
  const content = `<rect width="${width}" height="${height}" fill="${colour}"/>${crop(card, left, 0, width - left, height, 'xMidYMid')}`
    + `<defs>${ink('tile-ink', 'across', [[0, 1], [solid / 100, 1], [0.6, 0.62], [0.86, 0.04]], colour)}</defs><rect width="${width}" height="${height}" fill="url(#tile-ink)"/>`
  return { svg: compose(width, height, content), zone: { left: 0.05, top: 0.2, right: (18 + widest) / width, bottom: 0.7 } }
}

/** A card with the plates of its tags at the top and of its countdown at the lower left, and where they lie. */
export function placePlates(card: string): { svg: string; zones: Zone[] } {
  const page = readColour('surface-page')
  const [tag] = readNumbers('apps/web/src/ui/data/tag.module.css', /color-mix\(in srgb, var\(--surface-page\) (\d+)%/) as [number]
  const [timer] = readNumbers('apps/web/src/ui/feedback/countdown.module.css', /color-mix\(in srgb, var\(--surface-page\) (\d+)%/) as [number]
  const plates = `<rect x="14" y="14" width="292" height="26" fill="${page}" fill-opacity="${tag / 100}"/><rect x="14" y="122" width="190" height="44" fill="${page}" fill-opacity="${timer / 100}"/>`
  const zone = (x: number, y: number, w: number, h: number): Zone => ({ left: (x + 2) / 320, top: (y + 2) / 180, right: (x + w - 2) / 320, bottom: (y + h - 2) / 180 })
  return { svg: compose(320, 180, crop(card, 0, 0, 320, 180, 'xMidYMid') + plates), zones: [zone(14, 14, 292, 26), zone(14, 122, 190, 44)] }
}
