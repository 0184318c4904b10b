// The look of each motif: data only. A backdrop is art, a frame is one of a few shapes, the rest are colours.
import addresses from '@yanta/art/themes.json'
import { applyBackdrop } from '../kit/backdrop.ts'
import { ownLooks } from './own-looks.ts'
import type { SymbolSet } from './symbol-names.ts'

export type FrameShape = 'tube' | 'metal' | 'stone' | 'wood' | 'jelly' | 'ice'

export interface Theme {
  symbols: SymbolSet
  frame: FrameShape
  /** Frame from its lit to its shaded side; a tube uses the first for its light. */
  rim: readonly [light: string, middle: string, dark: string]
  /** The darkest ground, behind the bar and under texts. */
  deep: string
  /** A reel from its ends to its middle. */
  reel: readonly [ends: string, middle: string]
  /** Second voice: multiplier, lines, labels that must stand out. */
  second: string
  title: readonly [top: string, middle: string, bottom: string]
  edge: string
  button: readonly [light: string, middle: string, dark: string]
}

const gold = ['#fffbe0', '#ffd23a', '#f08a00'] as const
const goldRim = ['#ffe9a0', '#e0a428', '#7a4a08'] as const
const amber = ['#ffe9a0', '#f0b020', '#a86008'] as const
const crimson = ['#ff9a8a', '#e0262f', '#7a0614'] as const
const grass = ['#c8ff9a', '#3fae3a', '#0e5a22'] as const
const azure = ['#bfe9ff', '#2a8ae8', '#0c3a8a'] as const
const violet = ['#dcc0ff', '#8a4af0', '#3a0f9a'] as const
const rose = ['#ffb0dc', '#e0308a', '#8a0a5a'] as const

export const themes: Record<string, Theme> = {
  neon: {
    symbols: 'neon', frame: 'tube', rim: ['#ff2ad0', '#b0148a', '#5a0a5a'], deep: '#0c0224', reel: ['#22094a', '#3a126e'], second: '#9af0ff',
    title: ['#ffd6f6', '#ff8ae4', '#ff5ad8'], edge: '#3a0a4a', button: ['#ff8ae4', '#d012a8', '#7a0a7a'],
  },
  fruit: {
    symbols: 'classic', frame: 'wood', rim: ['#ffd08a', '#d0702a', '#6a2a0a'], deep: '#3c0a3f', reel: ['#4a0c30', '#7a1a48'], second: '#ffe27a',
    title: gold, edge: '#5a0b2a', button: ['#ffc0a0', '#f0452a', '#8a0f1f'],
  },
  gems: {
    symbols: 'gems', frame: 'metal', rim: ['#e8f4ff', '#7aa8e8', '#23408a'], deep: '#080530', reel: ['#0e0a4a', '#1c1a7a'], second: '#9ae0ff',
    title: ['#ffffff', '#bfe9ff', '#5aa7f2'], edge: '#071350', button: azure,
  },
  egypt: {
    symbols: 'egypt', frame: 'stone', rim: goldRim, deep: '#2a1206', reel: ['#33200f', '#5c4022'], second: '#8ad8f0', title: gold, edge: '#42170a', button: amber,
  },
  dragon: {
    symbols: 'gems', frame: 'metal', rim: ['#ffc08a', '#c23a1a', '#4a0608'], deep: '#1a0410', reel: ['#2c0610', '#4e0c16'], second: '#ffd27a',
    title: ['#fff2c2', '#ff9a2a', '#e0270f'], edge: '#3a0404', button: ['#ffc07a', '#e8461a', '#7a0a0a'],
  },
  space: {
    symbols: 'space', frame: 'tube', rim: ['#ff7ad1', '#8a3ac8', '#2a1a7a'], deep: '#05031a', reel: ['#0e0a38', '#1e145c'], second: '#ffc88a',
    title: ['#ffffff', '#ffd0f0', '#ff5ac0'], edge: '#2a0648', button: violet,
  },
  sea: {
    symbols: 'sea', frame: 'jelly', rim: ['#e8fffb', '#3ac8d8', '#0a5a8a'], deep: '#06204f', reel: ['#08305f', '#0e5a8c'], second: '#ffe08a',
    title: ['#ffffff', '#fff0b0', '#ffb62a'], edge: '#0a2a5a', button: ['#ffd0a8', '#ff7a4a', '#b0301a'],
  },
  viking: {
    symbols: 'viking', frame: 'stone', rim: ['#f0f6ff', '#8a9ab4', '#2c3a54'], deep: '#0b1c3a', reel: ['#12223e', '#223c60'], second: '#a8e4ff',
    title: ['#ffffff', '#d8dde8', '#8a93a8'], edge: '#141f38', button: crimson,
  },
  clover: {
    symbols: 'classic', frame: 'wood', rim: ['#e8ffa0', '#5aa82a', '#164a16'], deep: '#04301f', reel: ['#03181c', '#09363e'], second: '#f4ffb0', title: gold, edge: '#0a3a12', button: grass,
  },
  jungle: {
    symbols: 'classic', frame: 'wood', rim: ['#e0c08a', '#8a5a2a', '#3a200c'], deep: '#06281c', reel: ['#05201c', '#0c3a34'], second: '#ffd08a', title: gold, edge: '#0c3012',
    button: ['#ffd8a0', '#ff8a1f', '#a83a06'],
  },
  candy: {
    symbols: 'candy', frame: 'jelly', rim: ['#ffffff', '#ff8ac8', '#d0207a'], deep: '#5a0f6a', reel: ['#8494f4', '#b6c4ff'], second: '#fff0a8',
    title: ['#fff4fb', '#ffb0da', '#ff5ab0'], edge: '#7a0f5a', button: rose,
  },
  samurai: {
    symbols: 'asia', frame: 'metal', rim: ['#ffd8b0', '#c8362a', '#4a0612'], deep: '#3a0616', reel: ['#10132e', '#222c58'], second: '#ffe0c0',
    title: ['#ffffff', '#ffe0c0', '#ff5a3a'], edge: '#3a0612', button: crimson,
  },
  western: {
    symbols: 'western', frame: 'wood', rim: ['#f0c88a', '#a8642a', '#4a2409'], deep: '#321009', reel: ['#14233a', '#2a4668'], second: '#ffdf9a',
    title: ['#fff6d8', '#f0c06a', '#b8601a'], edge: '#3a1206', button: ['#ffd8a0', '#d8782a', '#7a330c'],
  },
  vampire: {
    symbols: 'gems', frame: 'metal', rim: ['#ff9aa4', '#a80f2f', '#2c0410'], deep: '#10020c', reel: ['#1e0410', '#3c0a1c'], second: '#ff9aa4',
    title: ['#ffe8e8', '#ff4a5a', '#c81028'], edge: '#1c0006', button: crimson,
  },
  steam: {
    symbols: 'western', frame: 'metal', rim: ['#ffe3b0', '#c08038', '#4a270c'], deep: '#1e0e08', reel: ['#0c1f23', '#1b3d40'], second: '#8ae0d0',
    title: ['#fff3d0', '#e8b05a', '#b06a24'], edge: '#2a1206', button: amber,
  },
  football: {
    symbols: 'classic', frame: 'ice', rim: ['#ffffff', '#6ab8ff', '#1450a8'], deep: '#06183a', reel: ['#0a2a5c', '#144a8c'], second: '#d0f0ff',
    title: ['#ffffff', '#d8f0ff', '#6ab8ff'], edge: '#06204f', button: grass,
  },
  pirate: {
    symbols: 'pirate', frame: 'wood', rim: ['#f0c890', '#8a5430', '#32170c'], deep: '#1c0716', reel: ['#0a1a2a', '#1e425a'], second: '#fff0b8', title: gold, edge: '#3a1206', button: crimson,
  },
  aurora: {
    symbols: 'viking', frame: 'ice', rim: ['#e8fff8', '#5ae0c0', '#12507a'], deep: '#061226', reel: ['#082038', '#103e5c'], second: '#7df0c4',
    title: ['#f0fff8', '#7df0c4', '#2ac89a'], edge: '#04242c', button: ['#c0ffe8', '#1fb890', '#07584e'],
  },
  olymp: {
    symbols: 'gems', frame: 'stone', rim: ['#ffffff', '#e8d8a8', '#9a7a34'], deep: '#1a1450', reel: ['#1c1a5c', '#343a90'], second: '#ffe08a', title: gold, edge: '#1c1250', button: amber,
  },
  aztec: {
    symbols: 'gems', frame: 'stone', rim: ['#ffe8a0', '#8aa850', '#2a4a22'], deep: '#06241a', reel: ['#0a2c20', '#16503a'], second: '#8af0d8', title: gold, edge: '#0c2a12',
    button: ['#a8ffe8', '#12a890', '#06564a'],
  },
  honey: {
    symbols: 'candy', frame: 'jelly', rim: ['#fffbe0', '#ffc02a', '#b8680a'], deep: '#46190a', reel: ['#5e2a08', '#8c4a0e'], second: '#fff0a0',
    title: ['#fffbe6', '#ffe04a', '#ff9a1f'], edge: '#4a1a02', button: ['#fff0a0', '#ffa812', '#a85206'],
  },
  joker: {
    symbols: 'classic', frame: 'metal', rim: ['#ffe9a0', '#d8582a', '#6a0f5a'], deep: '#1c0236', reel: ['#300648', '#54107a'], second: '#ffe27a',
    title: ['#ffffff', '#ffe27a', '#ffa81f'], edge: '#4a0440', button: rose,
  },
  seven: {
    symbols: 'classic', frame: 'metal', rim: ['#fff0b0', '#e0a428', '#7a2a08'], deep: '#2a020c', reel: ['#38040f', '#600a1c'], second: '#ffd86a', title: gold, edge: '#4a0606', button: crimson,
  },
  fishing: {
    symbols: 'sea', frame: 'wood', rim: ['#fff0d8', '#c89a6a', '#5a3a20'], deep: '#0a3a5a', reel: ['#0a3452', '#145a80'], second: '#fff0b0',
    title: ['#ffffff', '#fff0b0', '#ffb62a'], edge: '#0a2a5a', button: ['#ffb0a8', '#e0344a', '#7a0a24'],
  },
  potion: {
    symbols: 'gems', frame: 'tube', rim: ['#3af0a0', '#12a870', '#0a4a48'], deep: '#0c0430', reel: ['#180a4a', '#2c1674'], second: '#8affc8',
    title: ['#ffffff', '#c8ffe0', '#3ae08a'], edge: '#1a0648', button: ['#c0ffe0', '#22b878', '#075a40'],
  },
  asia: {
    symbols: 'asia', frame: 'metal', rim: goldRim, deep: '#2a020c', reel: ['#240630', '#461454'], second: '#ffd86a', title: gold, edge: '#4a0606', button: crimson,
  },
  gold: {
    symbols: 'western', frame: 'wood', rim: ['#f0c890', '#94602e', '#3a2110'], deep: '#140a08', reel: ['#101a24', '#25384a'], second: '#ffd86a', title: gold, edge: '#2a1206', button: amber,
  },
  pumpkin: {
    symbols: 'candy', frame: 'wood', rim: ['#ffc890', '#d86a1a', '#4a1a3a'], deep: '#0e0224', reel: ['#1c0a3a', '#341660'], second: '#ffc07a',
    title: ['#fff3c0', '#ff9a2a', '#e8581a'], edge: '#1c0630', button: ['#ffd0a0', '#ff8a1f', '#a83a06'],
  },
  disco: {
    symbols: 'neon', frame: 'tube', rim: ['#2ae8ff', '#1a8ad0', '#1a1a7a'], deep: '#16022c', reel: ['#26064a', '#430c74'], second: '#9af4ff',
    title: ['#fff0fb', '#ff9ad5', '#ff4aa8'], edge: '#3a0448', button: rose,
  },
  pixel: {
    symbols: 'neon', frame: 'tube', rim: ['#4af0c8', '#1aa890', '#0c4a5a'], deep: '#04021a', reel: ['#0c0834', '#1a1260'], second: '#ff9ad0',
    title: ['#ffffff', '#a8ffe8', '#2ad0a0'], edge: '#04241f', button: ['#ffb0d8', '#ff4aa8', '#8a0f5a'],
  },
  animals: {
    symbols: 'candy', frame: 'wood', rim: ['#ffe8c0', '#c8823a', '#5e300f'], deep: '#3a0d0f', reel: ['#441810', '#70301a'], second: '#ffe0a8',
    title: ['#ffffff', '#ffe0b0', '#ff9a3a'], edge: '#4a1606', button: grass,
  },
  train: {
    symbols: 'western', frame: 'metal', rim: ['#ffe9b0', '#b8903a', '#3a2a2a'], deep: '#070618', reel: ['#10123a', '#242a68'], second: '#ffd08a', title: gold, edge: '#1a0c24', button: crimson,
  },
  safari: {
    symbols: 'classic', frame: 'wood', rim: ['#ffe0a0', '#c07a34', '#5a2a12'], deep: '#3a0f18', reel: ['#44141a', '#742a22'], second: '#ffe08a',
    title: ['#fffbe6', '#ffe27a', '#ff9a2a'], edge: '#42120c', button: ['#ffd8a0', '#f07a1f', '#9a3406'],
  },
  orchestra: {
    symbols: 'gems', frame: 'wood', rim: ['#ffd8a0', '#a8602a', '#42180c'], deep: '#12040e', reel: ['#2a0818', '#541430'], second: '#ffcf9a', title: gold, edge: '#2a0612', button: amber,
  },
  chess: {
    symbols: 'gems', frame: 'stone', rim: ['#ffffff', '#a8b8c4', '#3a4a58'], deep: '#070e16', reel: ['#0e1a26', '#24384a'], second: '#ffd89a',
    title: ['#ffffff', '#d8dde8', '#8a93a8'], edge: '#0a1622', button: ['#ffe8c0', '#c8923a', '#6a4410'],
  },
  lighthouse: {
    symbols: 'sea', frame: 'wood', rim: ['#ffffff', '#d8485a', '#5a1426'], deep: '#060c24', reel: ['#0c1a44', '#1e3672'], second: '#ffe9a0',
    title: ['#ffffff', '#fff0b0', '#ffc84a'], edge: '#081034', button: crimson,
  },
  teahouse: {
    symbols: 'asia', frame: 'wood', rim: ['#f4ffd8', '#7aa060', '#2a4a30'], deep: '#0a2018', reel: ['#0f2c22', '#1f5040'], second: '#e0ffb0',
    title: ['#ffffff', '#f4ffd8', '#b8e87a'], edge: '#0c2a1c', button: azure,
  },
  origami: {
    symbols: 'asia', frame: 'ice', rim: ['#ffffff', '#ffc8b8', '#b84a5a'], deep: '#4a0f26', reel: ['#2c1440', '#4e2a68'], second: '#ffd8b8',
    title: ['#ffffff', '#fff0e0', '#ffc8b0'], edge: '#5a0f2a', button: ['#ffb8b0', '#f0485a', '#8a1230'],
  },
  tale: {
    symbols: 'gems', frame: 'wood', rim: ['#ffe9a0', '#d8622a', '#5a0f1a'], deep: '#0a0420', reel: ['#1a0c3c', '#341c64'], second: '#ffc07a',
    title: ['#fff6d2', '#ffb83a', '#f2561f'], edge: '#24061c', button: ['#ffc07a', '#e8461a', '#7a0a0a'],
  },
  arctic: {
    symbols: 'viking', frame: 'ice', rim: ['#ffffff', '#8ad0f8', '#2a6aa8'], deep: '#0a2a5a', reel: ['#0c2c5c', '#1c508e'], second: '#bfeaff',
    title: ['#ffffff', '#d8f4ff', '#7ac8ff'], edge: '#0a2a5a', button: ['#ffe0a0', '#ffa01f', '#9a4c06'],
  },
  robots: {
    symbols: 'space', frame: 'metal', rim: ['#ffffff', '#9ab4c8', '#3a4a5a'], deep: '#2a120c', reel: ['#10202c', '#1f3e52'], second: '#8aecff',
    title: ['#ffffff', '#fff0a0', '#ffb62a'], edge: '#3a1408', button: ['#b0f4ff', '#1aa0c0', '#064a60'],
  },
  detective: {
    symbols: 'western', frame: 'metal', rim: ['#ffe8b0', '#a8843a', '#3a2c14'], deep: '#080b12', reel: ['#141a26', '#2a3444'], second: '#ffd88a', title: gold, edge: '#161008', button: amber,
  },
  masks: {
    symbols: 'gems', frame: 'metal', rim: goldRim, deep: '#050c20', reel: ['#08203a', '#124058'], second: '#a8fff0', title: gold, edge: '#08202c', button: violet,
  },
  deepsea: {
    symbols: 'sea', frame: 'tube', rim: ['#5affe0', '#12887e', '#06344a'], deep: '#02060f', reel: ['#041a30', '#0a3450'], second: '#ffe89a',
    title: ['#f0fff8', '#7df0c4', '#12a880'], edge: '#021c24', button: ['#b8fff0', '#12a890', '#06504a'],
  },
  chocolate: {
    symbols: 'candy', frame: 'jelly', rim: ['#ffe8c8', '#a8643a', '#42180c'], deep: '#2a0e08', reel: ['#3c1426', '#682c42'], second: '#ffe0b8',
    title: ['#ffffff', '#ffe8c8', '#ffb87a'], edge: '#2a0e06', button: ['#ffb0b8', '#d82a4a', '#7a0a20'],
  },
  mushrooms: {
    symbols: 'classic', frame: 'wood', rim: ['#f4ffb8', '#8a9a4a', '#34421a'], deep: '#08261c', reel: ['#062028', '#0e3e44'], second: '#f0ffb0',
    title: ['#ffffff', '#f0ffc8', '#a8e84a'], edge: '#0a2a16', button: crimson,
  },
  moon: {
    symbols: 'space', frame: 'jelly', rim: ['#fff6d0', '#b89af0', '#4a2a8a'], deep: '#0a0626', reel: ['#140e40', '#2a1e68'], second: '#ffd8a8',
    title: ['#ffffff', '#fff0b8', '#ffc84a'], edge: '#140a40', button: ['#ffc8dc', '#f0588a', '#8a1a4a'],
  },
  arabian: {
    symbols: 'gems', frame: 'metal', rim: goldRim, deep: '#0c0430', reel: ['#160a4a', '#301a7a'], second: '#8af4ff', title: gold, edge: '#1c0640', button: ['#b0fff4', '#12a8a0', '#065058'],
  },
}

/** What decides the look of a slot. */
interface Dressed {
  slug: string
  /** Its motif. */
  theme: string
}

/** The theme of a motif; an unknown motif plays in neon. */
export function findTheme(motif: string): Theme {
  return themes[motif] ?? (themes['neon'] as Theme)
}

/** The look of a slot: the theme of its motif, with the colours that are its own. */
export function findLook({ slug, theme }: Dressed): Theme {
  return { ...findTheme(theme), ...ownLooks[slug] }
}

/** Gives the page its colours and its backdrop. Through the style object, which a strict content policy allows. */
export function applyTheme(root: HTMLElement, game: Dressed): void {
  const theme = findLook(game)
  const backdrop = [game.slug, game.theme].find((name) => `${name}-wide` in addresses) ?? 'neon'
  root.dataset['frame'] = theme.frame
  const set = (name: string, value: string): void => root.style.setProperty(name, value)
  theme.rim.forEach((color, index) => set(`--rim-${index + 1}`, color))
  theme.title.forEach((color, index) => set(`--title-${index + 1}`, color))
  theme.button.forEach((color, index) => set(`--button-${index + 1}`, color))
  set('--deep', theme.deep)
  set('--reel-1', theme.reel[0])
  set('--reel-2', theme.reel[1])
  set('--second', theme.second)
  set('--edge', theme.edge)
  applyBackdrop(root, addresses, backdrop)
}
