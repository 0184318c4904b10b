// For files that are preloaded into a site's process.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { basename } from 'node:path'

/** Lets the process read another text in every file of this name, such as `products.yaml`, than the one that is stored. */
export function rewriteContent(name: string, rewrite: (text: string) => string): void {
  const read = fs.readFileSync
  fs.readFileSync = ((...args: Parameters<typeof read>) => {
    const [path] = args
    const content: unknown = read(...args)
    const isWanted = typeof path === 'string' && basename(path) === name
    return isWanted && typeof content === 'string' ? rewrite(content) : content
  }) as typeof read
  syncBuiltinESMExports()
}
