import { drawPlaced, shadeForText } from '../scenes/placed.ts'

/** Slug of a tournament, a series or a stage → motif and variant. */
export const tournaments: Record<string, { motif: string; variant: string }> = {
  'neon-race': { motif: 'neon', variant: 'courier' },
  'olympus-thunder': { motif: 'olymp', variant: 'bolt' },
  'orbit-sprint': { motif: 'crash', variant: 'rocket' },
  'dragon-watch': { motif: 'dragon', variant: 'ember-eye' },
  'wild-frontier': { motif: 'western', variant: 'star' },
  'black-regatta': { motif: 'pirate', variant: 'skull' },
  'regatta': { motif: 'origami', variant: 'boats' },
  'golden-boot': { motif: 'football', variant: 'ball' },
  'roulette-night': { motif: 'roulette', variant: 'violet' },
  'sakura-duel': { motif: 'samurai', variant: 'oni' },
  'sun-stone': { motif: 'aztec', variant: 'calendar' },
  'deep-descent': { motif: 'mines', variant: 'deep' },
  'honey-week': { motif: 'honey', variant: 'hive' },
  'stream-clash': { motif: 'pixel', variant: 'invaders' },
  'midnight-express': { motif: 'train', variant: 'express' },
  'frost-series': { motif: 'tower', variant: 'keep' },
  'frost-first-ice': { motif: 'winter', variant: 'skate' },
  'frost-drifting-snow': { motif: 'winter', variant: 'sledge' },
  'frost-blizzard': { motif: 'winter', variant: 'lantern' },
  'frost-polar-night': { motif: 'winter', variant: 'igloo' },
  'frost-northern-lights': { motif: 'winter', variant: 'tent' },
  'jarl-campaign': { motif: 'viking', variant: 'helmet' },
  'jarl-casting-off': { motif: 'viking', variant: 'shield' },
  'jarl-storm': { motif: 'viking', variant: 'hammer' },
}

/** Key art of tournaments: a 16:9 card, and a banner with a dark left side for text. */
export function drawTournamentKeyArt(): { name: string; card: string; wide: string }[] {
  return Object.entries(tournaments).map(([name, { motif, variant }]) => {
    const card = drawPlaced(`tournament/${name}.svg`, motif, variant, 720, 405, { x: 0.5, y: 0.52, size: 0.84 }, true)
    const wide = drawPlaced(`tournament/${name}-wide.svg`, motif, variant, 1200, 480, { x: 0.74, y: 0.5, size: 0.7 })
    shadeForText(wide, '#0c0b11')
    return { name, card: card.svg(), wide: wide.svg() }
  })
}
