// What the lists of routes say of style sheets. The router appends `#` to a style sheet that lazy code needs as well, so that leaving
// a screen does not remove it. The site-wide styles are never removed; with a name other than the one lazy code uses, the first dialog
// would load them again.
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Runs after the whole build, on the manifests of client and server, which have to agree. */
export async function keepStyles(buildDirectory: string): Promise<void> {
  const assets = join(buildDirectory, 'client/assets')
  const manifests = (await readdir(assets))
    .filter((file) => /^manifest-\w+\.js$/.test(file))
    .map((file) => join(assets, file))
  await Promise.all(
    [...manifests, join(buildDirectory, 'server/index.js')].map(async (file) => {
      await writeFile(file, orderStyles(nameSiteStyles(await readFile(file, 'utf8'))))
    }),
  )
}

export function nameSiteStyles(code: string): string {
  return code.replaceAll(/(\/assets\/site-[\w-]+\.css)#/g, '$1')
}

/**
 * One order for all routes, those of fewest routes first. In another order a navigation moves the sheets that both screens have, and
 * the browser loads a moved one anew: the next screen is drawn without it first.
 */
export function orderStyles(code: string): string {
  const lists = [...code.matchAll(cssList)].map(([, names]) => names!.split(/,\s*/))
  const counts = new Map<string, number>()
  for (const name of lists.flat()) counts.set(name, (counts.get(name) ?? 0) + 1)
  return code.replace(
    cssList,
    (_, names: string) =>
      `"css":[${names
        .split(/,\s*/)
        .toSorted((one, other) => counts.get(one)! - counts.get(other)! || (one < other ? -1 : 1))
        .join(',')}]`,
  )
}

// The server's manifest is written over several lines.
const cssList = /"css":\s*\[\s*("[^\]]+")\s*\]/g
