// The look of each theme: colours and shapes of its tiles. Backdrop, treasure and mine are art; everything else is data.
import addresses from '@yanta/art/mines.json'
import { applyBackdrop } from '../../../kit/backdrop.ts'

export const lookIds = ['deep', 'lava', 'night', 'frost'] as const
export type LookId = (typeof lookIds)[number]

interface Look {
  /** A closed tile from its lit to its shaded side, its edge below, and the mark on it. */
  tile: readonly [light: string, middle: string, dark: string, edge: string]
  mark: string
  /** An opened cell, and the light of a find in it. */
  hole: readonly [middle: string, ends: string]
  find: string
  panel: string
  rim: string
  dim: string
  ground: string
  title: readonly [top: string, middle: string, bottom: string]
  edge: string
  chosen: readonly [light: string, dark: string, ink: string]
}

export const looks: Record<LookId, Look> = {
  deep: {
    tile: ['#5aa8f8', '#1f5ac8', '#123a8a', '#0a2258'],
    mark: 'rgb(255 255 255 / .2)',
    hole: ['#0f4a5a', '#051c3a'],
    find: '#5af0c8',
    panel: '#061438',
    rim: '#8cc8ff',
    dim: '#b8d4f8',
    ground: '#040e28',
    title: ['#ffffff', '#8fd0ff', '#2a7ae0'],
    edge: '#06183a',
    chosen: ['#8fd0ff', '#2a7ae0', '#02102e'],
  },
  lava: {
    tile: ['#8a5a54', '#4a2a2e', '#2c161c', '#14080c'],
    mark: '#ff8a3a',
    hole: ['#7a2a12', '#240a0e'],
    find: '#ffc04a',
    panel: '#2a0a12',
    rim: '#ff9a6a',
    dim: '#ffd0b4',
    ground: '#190408',
    title: ['#fff6d2', '#ffb83a', '#f2561f'],
    edge: '#3a0610',
    chosen: ['#ffd07a', '#f07a1f', '#2a0c02'],
  },
  night: {
    tile: ['#a88af0', '#5f44b4', '#3a2680', '#1e1250'],
    mark: 'rgb(255 240 200 / .5)',
    hole: ['#4a2a6a', '#170e34'],
    find: '#ffd86a',
    panel: '#150e34',
    rim: '#c8a8ff',
    dim: '#d8ccf4',
    ground: '#0b0722',
    title: ['#fdf6ff', '#e0bcff', '#a966ff'],
    edge: '#1c0a3a',
    chosen: ['#e0c8ff', '#8a5af0', '#160636'],
  },
  frost: {
    tile: ['#ffffff', '#bfe6f8', '#6ab4dc', '#2a78ac'],
    mark: 'rgb(30 110 170 / .42)',
    hole: ['#2a4a9a', '#0c2450'],
    find: '#c8a0ff',
    panel: '#082a4e',
    rim: '#c8f0ff',
    dim: '#cfe8f8',
    ground: '#062040',
    title: ['#ffffff', '#d8f4ff', '#8accf4'],
    edge: '#08244a',
    chosen: ['#f0fbff', '#7ac8f0', '#042444'],
  },
}

export function findLook(theme: string): LookId {
  return lookIds.find((id) => `mines-${id}` === theme) ?? 'deep'
}

export function buildFindAddress(look: LookId, find: 'gem' | 'mine'): string {
  return addresses[`${look}-${find}`]
}

/** Preloads the pictures, so that an opened cell shows its content at once; rejects when a picture is missing. */
export async function loadFinds(look: LookId): Promise<void> {
  await Promise.all(
    (['gem', 'mine'] as const).map((find) => {
      const image = new Image()
      image.src = buildFindAddress(look, find)
      return image.decode()
    }),
  )
}

/** Sets the colours and the backdrop of the page. Through the style object, which a strict content policy allows. */
export function applyLook(root: HTMLElement, theme: string): void {
  const id = findLook(theme)
  const look = looks[id]
  root.dataset['look'] = id
  const set = (name: string, value: string): void => root.style.setProperty(name, value)
  const setAll = (name: string, values: readonly string[]): void =>
    values.forEach((value, index) => set(`${name}-${index + 1}`, value))
  setAll('--tile', look.tile)
  setAll('--hole', look.hole)
  setAll('--title', look.title)
  setAll('--chosen', look.chosen)
  for (const name of ['mark', 'find', 'panel', 'rim', 'dim', 'ground', 'edge'] as const)
    set(`--${name}`, look[name])
  applyBackdrop(root, addresses, id)
}
