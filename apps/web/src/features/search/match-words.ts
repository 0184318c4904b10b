// Where the words of a search stand in a name.

/** The name in three parts: before the words, the words as the name writes them, after them. Null when they are not in it. */
export function splitByWords(name: string, words: string): [before: string, match: string, after: string] | null {
  const wanted = words.trim().toLowerCase()
  const start = wanted === '' ? -1 : name.toLowerCase().indexOf(wanted)
  if (start === -1) return null
  const end = start + wanted.length
  return [name.slice(0, start), name.slice(start, end), name.slice(end)]
}

/** Whether a word of the name begins with the words, in whatever case. */
export function beginsWithWords(name: string, words: string): boolean {
  const wanted = words.trim().toLowerCase()
  return wanted !== '' && ` ${name.toLowerCase()}`.includes(` ${wanted}`)
}
