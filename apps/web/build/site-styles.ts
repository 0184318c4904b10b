// The router appends `#` to a style sheet that lazy code needs as well, so that leaving a screen does not remove it. The site-wide
// styles are never removed; with a name other than the one lazy code uses, the first dialog would load them again.
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Removes the mark from the site's styles. Runs after the whole build, on the manifests of client and server. */
export async function keepSiteStyles(buildDirectory: string): Promise<void> {
  const assets = join(buildDirectory, 'client/assets')
  const manifests = (await readdir(assets))
    .filter((file) => /^manifest-\w+\.js$/.test(file))
    .map((file) => join(assets, file))
  await Promise.all(
    [...manifests, join(buildDirectory, 'server/index.js')].map(async (file) => {
      await writeFile(file, nameSiteStyles(await readFile(file, 'utf8')))
    }),
  )
}

export function nameSiteStyles(code: string): string {
  return code.replaceAll(/(\/assets\/site-[\w-]+\.css)#/g, '$1')
}
