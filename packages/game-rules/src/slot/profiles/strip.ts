import { symbolIds, type SymbolId } from '../model.ts'

/** Parses a strip written as words, top to bottom; throws on a word that is not a symbol. */
export function strip(words: string): readonly SymbolId[] {
  return words.split(' ').map((word) => {
    const symbol = symbolIds.find((id) => id === word)
    if (!symbol) throw new Error(`${word} is no symbol`)
    return symbol
  })
}
