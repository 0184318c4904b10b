import { drawPlaced, groundOf, shadeForText } from './placed.ts'

interface Hero {
  motif: string
  variant: string
  size: number
  /** Heads a studio's screen: a strip, whose hero is whole down to 4.7:1. */
  isStrip?: boolean
}

/** Banner id → its hero. Ids are those of content/banners.yaml. */
export const banners: Record<string, Hero> = {
  'neon-drive': { motif: 'neon', variant: 'car', size: 0.86 },
  welcome: { motif: 'gold', variant: 'minecart', size: 0.86 },
  'first-steps': { motif: 'arabian', variant: 'carpet', size: 0.84 },
  'new-games': { motif: 'aurora', variant: 'snowflake', size: 0.84 },
  'black-sail': { motif: 'pirate', variant: 'ship', size: 0.86 },
  'tundra-seven': { motif: 'viking', variant: 'longship', size: 0.84 },
  'halva-studio': { motif: 'fruit', variant: 'cherry', size: 0.86, isStrip: true },
  'quasar-tea-studio': { motif: 'space', variant: 'astronaut', size: 0.96, isStrip: true },
  'opal-forge-studio': { motif: 'gems', variant: 'sapphire', size: 0.96, isStrip: true },
  'pinecone-studio': { motif: 'animals', variant: 'panda', size: 0.86, isStrip: true },
  'tundra-seven-studio': { motif: 'arctic', variant: 'penguin', size: 0.86, isStrip: true },
  'volnorez-studio': { motif: 'deepsea', variant: 'submarine', size: 0.96, isStrip: true },
  'ink-owl-studio': { motif: 'detective', variant: 'lens', size: 0.86, isStrip: true },
  'marzipan-studio': { motif: 'candy', variant: 'lollipop', size: 0.9, isStrip: true },
  'ostrov9-studio': { motif: 'aztec', variant: 'idol', size: 0.9, isStrip: true },
  'zebroid-studio': { motif: 'robots', variant: 'mechanic', size: 0.86, isStrip: true },
  'lampa-studio': { motif: 'joker', variant: 'jester', size: 0.86, isStrip: true },
  'kubik-nord-studio': { motif: 'origami', variant: 'fox', size: 0.86, isStrip: true },
}

/** Text stands on the left half of the wide ones; their hero survives crops from 2:1 to 3:1, that of a strip from 3:1 to 4.7:1. */
export function drawBanners(): { name: string; wide: string; height: number; card: string }[] {
  return Object.entries(banners).map(([name, { motif, variant, size, isStrip }]) => {
    const height = isStrip ? 400 : 640
    const wide = drawPlaced(name, motif, variant, 1480, height, { x: 0.76, y: 0.5, size }, isStrip)
    shadeForText(wide, groundOf(motif, variant))
    const card = drawPlaced(`${name}-card`, motif, variant, 720, 480, { x: 0.5, y: 0.47, size: size * 0.88 }, true)
    return { name, wide: wide.svg(), height, card: card.svg() }
  })
}
