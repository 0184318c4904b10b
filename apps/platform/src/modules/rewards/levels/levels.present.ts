import badges from '@yanta/art/levels.json' with { type: 'json' }

const images: Partial<Record<string, string>> = badges

/** The address of a level's badge; a level beyond the drawn ones shows the last. */
export function presentBadge(level: number): string {
  return images[`level-${level}`] ?? images['level-10']!
}
