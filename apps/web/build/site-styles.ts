// The router marks a style sheet that something lazy needs as well with a `#`, so that leaving a screen does not take it away. The
// styles of the whole site never go; under another name than the lazy parts know, the first dialog would load them once more.
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Calls the site's styles by one name everywhere. Runs after the whole build, on what the router's two halves read. */
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
