// The part of opentype.js that the lettering uses; the package ships no types.
declare module 'opentype.js' {
  export interface Glyph {
    advanceWidth?: number
    getPath(x: number, y: number, size: number): { commands: unknown[] }
  }
  export interface Font {
    unitsPerEm: number
    charToGlyph(letter: string): Glyph
    getKerningValue(left: Glyph, right: Glyph): number
  }
  export function parse(file: ArrayBuffer): Font
  const opentype: { parse: typeof parse }
  export default opentype
}
