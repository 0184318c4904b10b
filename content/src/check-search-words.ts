import type { Content } from './content.ts'

export function checkSearchWords({ searchWords, games }: Content): void {
  const seen = new Set<string>()
  for (const {
    index,
    value: { ru: _, en: __, ...subject },
  } of searchWords.entries) {
    const said = Object.entries(subject).join(' ').replace(',', ' ')
    if (seen.has(said)) searchWords.report([index], `duplicate words of ${said}`)
    seen.add(said)
  }
  for (const {
    index,
    value: { slug, theme },
  } of games.entries)
    if (!seen.has(`theme ${theme}`))
      games.report([index, 'theme'], `${slug}: search-words.yaml has no words of the theme '${theme}'`)
}
