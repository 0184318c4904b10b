import { drawPlaced, shade, shadeForText } from '../scenes/placed.ts'

/** Promotion id → motif, variant, the ink its text stands on, and the hero's size. */
export const promotions: Record<string, { motif: string; variant: string; ink: string; size?: number }> = {
  welcome: { motif: 'sea', variant: 'chest', ink: '#04203a' },
  bonus: { motif: 'gold', variant: 'minecart', ink: '#2a1204' },
  'winter-lab': { motif: 'potion', variant: 'flask', ink: '#14063a' },
  'cocktail-hour': { motif: 'beach', variant: 'cocktail', ink: '#3a0a3a', size: 0.8 },
  'duck-patrol': { motif: 'ducks', variant: 'meadow', ink: '#06303a', size: 0.8 },
  'treasure-exchange': { motif: 'pirate', variant: 'chart', ink: '#06202f' },
  birthday: { motif: 'candy', variant: 'cupcake', ink: '#5a0f3a', size: 0.78 },
  'cashback-weekend': { motif: 'seven', variant: 'bell', ink: '#4a1204', size: 0.8 },
  winback: { motif: 'aurora', variant: 'bear', ink: '#04121c', size: 0.78 },
  'harvest-night': { motif: 'pumpkin', variant: 'lantern', ink: '#12042a' },
  'golden-cup': { motif: 'football', variant: 'cup', ink: '#0c0828' },
  'aurora-draw': { motif: 'aurora', variant: 'crystals', ink: '#04121c', size: 0.8 },
  'honey-drop': { motif: 'honey', variant: 'jar', ink: '#4a1a04', size: 0.82 },
}

/** Key art of promotions: wide with a dark left side for text, and a card with the hero in the middle. */
export function drawPromotionKeyArt(): { name: string; wide: string; card: string }[] {
  return Object.entries(promotions).map(([name, { motif, variant, ink, size = 0.86 }]) => {
    const wide = drawPlaced(`promo/${name}.svg`, motif, variant, 1200, 520, { x: 0.77, y: 0.5, size })
    shadeForText(wide, ink)
    const card = drawPlaced(`promo/${name}-card.svg`, motif, variant, 720, 480, { x: 0.5, y: 0.5, size: 0.82 }, true)
    return { name, wide: wide.svg(), card: card.svg() }
  })
}

/** The welcome offer beside the registration: the chest fills the upper half, its foot is dark for the promise and its reasons. */
export function drawWelcomeTall(): string {
  const { motif, variant, ink } = promotions.welcome!
  const art = drawPlaced('promo/welcome-tall.svg', motif, variant, 760, 1150, { x: 0.5, y: 0.36, size: 0.5 })
  shade(art, ink, [[0.44, 0], [0.66, 0.9], [1, 0.98]], 'down')
  return art.svg()
}
