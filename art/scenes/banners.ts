import { drawPlaced, groundOf, shadeForText } from './placed.ts'

/** Banner id → motif, variant and size of its hero. Ids are those of content/banners.yaml. */
export const banners: Record<string, { motif: string; variant: string; size: number }> = {
  'neon-drive': { motif: 'neon', variant: 'car', size: 0.86 },
  'first-steps': { motif: 'arabian', variant: 'carpet', size: 0.84 },
  'new-games': { motif: 'aurora', variant: 'snowflake', size: 0.84 },
  'black-sail': { motif: 'pirate', variant: 'ship', size: 0.86 },
  'tundra-seven': { motif: 'viking', variant: 'longship', size: 0.84 },
}

/** Text stands on the left half of the wide ones; their hero survives crops from 2:1 to 3:1. */
export function drawBanners(): { name: string; wide: string; card: string }[] {
  return Object.entries(banners).map(([name, { motif, variant, size }]) => {
    const wide = drawPlaced(name, motif, variant, 1480, 640, { x: 0.76, y: 0.5, size })
    shadeForText(wide, groundOf(motif, variant))
    const card = drawPlaced(`${name}-card`, motif, variant, 720, 480, { x: 0.5, y: 0.47, size: size * 0.88 }, true)
    return { name, wide: wide.svg(), card: card.svg() }
  })
}
