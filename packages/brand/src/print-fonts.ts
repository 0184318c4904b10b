import { join } from 'node:path'

const folder = join(import.meta.dirname, '../fonts/print')

/** Files of the house's fonts that programs embed in documents, each one weight with Latin, Cyrillic and the signs of currencies. */
export const printFonts = {
  text: join(folder, 'onest-400.ttf'),
  strong: join(folder, 'onest-700.ttf'),
  display: join(folder, 'unbounded-800.ttf'),
}
