// How far what was typed is from a word: letters too many, too few, wrong, or two in each other's place.

/** Errors forgiven in a word of so many letters. */
export function mostErrors(letters: number): number {
  return letters < 4 ? 0 : letters < 8 ? 1 : 2
}

/** The errors between two words, and between the first and the best beginning of the second; `most + 1` stands for all above `most`. */
export function countErrors(typed: string, word: string, most: number): { whole: number; beginning: number } {
  const tooMany = { whole: most + 1, beginning: most + 1 }
  if (word.length < typed.length - most) return tooMany
  const width = Math.min(word.length, typed.length + most)
  let older: number[] = []
  let old = Array.from({ length: width + 1 }, (_, place) => place)
  for (let row = 1; row <= typed.length; row++) {
    const line = [row]
    let least = row
    for (let column = 1; column <= width; column++) {
      const isSame = typed[row - 1] === word[column - 1]
      let errors = Math.min(old[column]! + 1, line[column - 1]! + 1, old[column - 1]! + (isSame ? 0 : 1))
      if (row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]) errors = Math.min(errors, older[column - 2]! + 1)
      line.push(errors)
      least = Math.min(least, errors)
    }
    if (least > most) return tooMany
    older = old
    old = line
  }
  return { whole: width === word.length ? Math.min(old[width]!, most + 1) : most + 1, beginning: Math.min(...old, most + 1) }
}
