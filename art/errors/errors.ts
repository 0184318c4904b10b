import { drawPlaced } from '../scenes/placed.ts'

const errors: Record<string, { motif: string; variant: string }> = {
  404: { motif: 'space', variant: 'astronaut' },
  429: { motif: 'honey', variant: 'bee' },
  451: { motif: 'pirate', variant: 'chart' },
  500: { motif: 'steam', variant: 'clock' },
  503: { motif: 'gold', variant: 'minecart' },
}

/** One picture per error page, by status. */
export function drawErrors(): { name: string; svg: string }[] {
  return Object.entries(errors).map(([name, { motif, variant }]) => ({
    name,
    svg: drawPlaced(`error-${name}`, motif, variant, 640, 640, { x: 0.5, y: 0.5, size: 0.86 }, true).svg(),
  }))
}
