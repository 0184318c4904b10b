// Art that sources name by its plain address. Most of them import addresses, where the compiler knows every name; what can't, such
// as a page of HTML or a line of content, is read here.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Art } from '@yanta/art'

const plainAddress = /\/art\/([a-z][a-z0-9-]*\/[a-z0-9/-]+)(\.(?:svg|png|webp|avif)\b|\$\{)/g

/** One sentence with file and line for each plain address of nothing, and for each that is put together and so can't be checked. */
export function findUnknownArt(root: string, files: readonly string[], art: Pick<Art, 'findFile'>): string[] {
  return files.flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n').flatMap((line, index) =>
    [...line.matchAll(plainAddress)].flatMap(([address, name, ending]) => {
      if (ending === '${') return [`${file}:${index + 1} ${address}… is put together: import the addresses of its folder from @yanta/art, or ask openArt`]
      return art.findFile(`${name}${ending}`) ? [] : [`${file}:${index + 1} nothing is drawn for ${address}`]
    })))
}
