import { drawPlaced, shadeForText } from '../scenes/placed.ts'

/** Tournament id → motif and variant; `wide` ones have a banner of their own. */
export const tournaments: Record<string, { motif: string; variant: string; hasWide?: boolean }> = {
  'neon-race': { motif: 'neon', variant: 'courier', hasWide: true },
  'jarl-campaign': { motif: 'viking', variant: 'helmet', hasWide: true },
  'olympus-thunder': { motif: 'olymp', variant: 'bolt' },
  regatta: { motif: 'origami', variant: 'boats' },
  'crash-sprint': { motif: 'crash', variant: 'ascent' },
  'golden-boot': { motif: 'football', variant: 'ball' },
  'dragon-watch': { motif: 'dragon', variant: 'ember-eye' },
  'wild-frontier': { motif: 'western', variant: 'star' },
  'sun-stone': { motif: 'aztec', variant: 'calendar' },
  'sakura-duel': { motif: 'samurai', variant: 'oni' },
  'roulette-royale': { motif: 'roulette', variant: 'emerald' },
  'frost-series': { motif: 'tower', variant: 'keep', hasWide: true },
}

/** Key art of tournaments: a 16:9 card, and for the big ones a banner with a dark left side for text. */
export function drawTournamentKeyArt(): { name: string; card: string; wide?: string }[] {
  return Object.entries(tournaments).map(([name, { motif, variant, hasWide }]) => {
    const card = drawPlaced(`tournament/${name}.svg`, motif, variant, 720, 405, { x: 0.5, y: 0.52, size: 0.84 }, true).svg()
    if (!hasWide) return { name, card }
    const wide = drawPlaced(`tournament/${name}-wide.svg`, motif, variant, 1200, 480, { x: 0.74, y: 0.5, size: 0.82 })
    shadeForText(wide, '#0c0b11')
    return { name, card, wide: wide.svg() }
  })
}
