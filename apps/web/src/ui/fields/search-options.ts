// Which options a search finds. Pure.

export interface SearchOption {
  value: string
  label: string
  /** At the end of the line; found as well. */
  detail?: string
}

/** Options of which a word begins with what was typed, or the detail does, plus or not. */
export function findOptions<Option extends SearchOption>(
  options: readonly Option[],
  words: string,
): readonly Option[] {
  const wanted = fold(words)
  if (wanted === '') return options
  const number = wanted.replace(/^\+/, '')
  return options.filter(
    ({ label, detail = '' }) =>
      ` ${fold(label).replace(/[-(]/g, ' ')}`.includes(` ${wanted}`) ||
      (number !== '' && detail.replace(/^\+/, '').startsWith(number)),
  )
}

function fold(text: string): string {
  return text.trim().toLocaleLowerCase().replaceAll('ё', 'е')
}
