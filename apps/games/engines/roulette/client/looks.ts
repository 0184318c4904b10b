// The look of each roulette: data only. Backdrop and sign are art, the rest are colours. Red, black and green are the same on every table.
import signs from '@yanta/art/signs.json'
import tables from '@yanta/art/tables.json'
import { applyBackdrop } from '../../../kit/backdrop.ts'

export interface Look {
  /** The darkest ground, under bars and texts. */
  deep: string
  /** The felt, and the lighter cloth of outside bets. */
  felt: string
  cloth: string
  /** Muted texts on the felt. */
  dim: string
  /** Wood of the wheel from its lit to its shaded side. */
  wood: readonly [light: string, middle: string, dark: string]
  /** Metal of the wheel, the frame of the table and the button. */
  metal: readonly [light: string, middle: string, dark: string]
  /** The cone in the middle. */
  cone: readonly [middle: string, edge: string]
}

const gold = ['#fff3c0', '#e8b83a', '#8a5a0c'] as const
const silver = ['#ffffff', '#b8c8e0', '#4a5c80'] as const
const rose = ['#ffe8f4', '#e8a0c8', '#8a3a78'] as const

const looks: Record<string, Look> = {
  'emerald-roulette': {
    deep: '#04140c',
    felt: '#04281a',
    cloth: '#063c22',
    dim: '#bfe0cc',
    wood: ['#b8734a', '#6a3418', '#1e0c04'],
    metal: gold,
    cone: ['#6a3414', '#1c0a04'],
  },
  'grand-salon': {
    deep: '#14030a',
    felt: '#2c0614',
    cloth: '#4a0c22',
    dim: '#f0c8d2',
    wood: ['#a85a3a', '#5a1c14', '#1c0606'],
    metal: gold,
    cone: ['#5a1420', '#1c0408'],
  },
  'blue-roulette': {
    deep: '#050818',
    felt: '#0a1440',
    cloth: '#142060',
    dim: '#c4d4f8',
    wood: ['#7a8ab8', '#2c3866', '#0a0e24'],
    metal: silver,
    cone: ['#24346a', '#080c24'],
  },
  'violet-hour': {
    deep: '#0c0420',
    felt: '#200a44',
    cloth: '#341260',
    dim: '#e0ccf4',
    wood: ['#9a6ab0', '#442060', '#14061e'],
    metal: rose,
    cone: ['#4a1a6a', '#14041e'],
  },
}

/** The look of a game; an unknown one has green felt. */
export function findLook(slug: string): Look {
  return looks[slug] ?? looks['emerald-roulette']!
}

/** The game's title as a drawn sign; null when none is drawn. */
export function findSign(slug: string): string | null {
  return (signs as Record<string, string>)[slug] ?? null
}

/** Sets the colours and the backdrop of the page. Through the style object, which a strict content policy allows. */
export function applyLook(root: HTMLElement, slug: string): void {
  const look = findLook(slug)
  const set = (name: string, value: string): void => root.style.setProperty(name, value)
  for (const name of ['deep', 'felt', 'cloth', 'dim'] as const) set(`--${name}`, look[name])
  look.metal.forEach((colour, index) => set(`--metal-${index + 1}`, colour))
  applyBackdrop(root, tables, `${slug}-wide` in tables ? slug : 'emerald-roulette')
}
