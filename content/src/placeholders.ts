/** What every text may name. */
export const everywhere = ['brand', 'brandGenitive', 'brandPrepositional']

export function findUnknownPlaceholders(text: string, known: readonly string[]): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => !known.includes(name))
}
