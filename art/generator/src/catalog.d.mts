/** A cover to draw: motif, palette variant and the lines of its title. */
export const games: { slug: string; motif: string; v: number; lines: string[]; cat: 'slots' | 'table' | 'fast' }[]
