// The tokens of tokens.css as values, and the overrides that a brand may set.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Color, mixColors, parseColor } from './contrast.ts'

export type Tokens = ReadonlyMap<string, string>

/** They hold the layout together and follow the width of the window; a brand leaves them. */
const layout = new Set([
  'rail-width',
  'header-height',
  'tabbar-height',
  'content-width',
  'gutter',
  'gap',
  'row-gap',
])
const literal = /^(#[0-9a-f]{6}|rgb\(\d{1,3} \d{1,3} \d{1,3}( \/ [\d.]+)?\)|color-mix\(.+\))$/

/** Name → value of all tokens in tokens.css, outside of its media queries. */
export function readTokens(): Tokens {
  const css = readFileSync(join(import.meta.dirname, '../tokens.css'), 'utf8').replace(
    /\/\*[\s\S]*?\*\//g,
    '',
  )
  const [, block = ''] = /:root \{([\s\S]*?)\n\}/.exec(css) ?? []
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]),
  )
}

/** The tokens with a brand's overrides. */
export function mergeTokens(base: Tokens, own: Readonly<Record<string, string | number>>): Tokens {
  return new Map([...base, ...Object.entries(own).map(([name, value]) => [name, String(value)] as const)])
}

/** Describes the mistakes in a brand's tokens. */
export function findTokenFaults(base: Tokens, own: Readonly<Record<string, string | number>>): string[] {
  return Object.entries(own).flatMap(([name, given]) => {
    const [known, value] = [base.get(name), String(given).trim()]
    if (name === 'font-text' || name === 'font-display') return [`tokens.${name}: is made of 'fonts'`]
    if (known === undefined) return [`tokens.${name}: there is no such token in tokens.css`]
    if (layout.has(name) || name.startsWith('z-'))
      return [`tokens.${name}: belongs to the layout, which is the same for every brand`]
    if (value === '' || /[;{}<>\\]|url\(|\/\*|!important/i.test(value))
      return [`tokens.${name}: '${value}' is no value of a token`]
    if (isColor(known) && !literal.test(value))
      return [`tokens.${name}: '${value}' is no colour: write #rrggbb or rgb(r g b / opacity)`]
    return []
  })
}

function isColor(value: string): boolean {
  return literal.test(value)
}

/** All colours of a token: one, or each stop of a gradient. Throws on an unknown name. */
export function colorsOf(tokens: Tokens, name: string): Color[] {
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`there is no token ${name}`)
  const stops = value.match(/#[0-9a-f]{6}|rgb\([^)]+\)|color-mix\([^()]*(?:\([^)]*\)[^()]*)*\)/g) ?? []
  if (stops.length === 0) throw new Error(`token ${name} has no colour`)
  return stops.map((stop) => resolve(tokens, stop))
}

/** Reads a colour with the tokens it is mixed of: `color-mix(in srgb, var(--accent) 12%, transparent)`. */
function resolve(tokens: Tokens, text: string): Color {
  const mix = /^color-mix\(in srgb, (.+?) ([\d.]+)%, (.+)\)$/.exec(text)
  if (mix) return mixColors(resolve(tokens, mix[1]!), Number(mix[2]) / 100, resolve(tokens, mix[3]!))
  const [, name] = /^var\(--([\w-]+)\)$/.exec(text) ?? []
  if (name === undefined) return parseColor(text === 'transparent' ? 'rgb(0 0 0 / 0)' : text)
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`there is no token ${name}`)
  return resolve(tokens, value)
}
