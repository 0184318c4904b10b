// The built site: its files, its name, and the function that renders documents.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Locale, perLocale } from '@yanta/contract'
import { nameBuildDirectory } from '../../build/site-base.ts'
import type { SsrContext } from '../../src/data/api/ssr-context.ts'

export type RenderDocument = (request: Request, ssr: SsrContext) => Promise<Response>

export interface SiteBuild {
  /** Hash of the site's code. */
  name: string
  renderDocument: RenderDocument
  catalogueUrls: Partial<Record<Locale, string>>
}

export const webDirectory = resolve(import.meta.dirname, '../..')

/** Folder of a build's client files. */
export function findClientDirectory(base = '/'): string {
  return join(webDirectory, nameBuildDirectory(base), 'client')
}

/** Throws a readable error when the site has not been built for this base. */
export async function loadSiteBuild(base = '/'): Promise<SiteBuild> {
  const serverEntry = join(webDirectory, nameBuildDirectory(base), 'server/index.js')
  const clientManifest = join(findClientDirectory(base), '.vite/manifest.json')
  if (!existsSync(serverEntry))
    throw new Error(
      base === '/'
        ? 'the site is not built: run `npm run build`'
        : 'the site is not built for guests: run `GUEST_BUILD=on npm run build`',
    )
  const { renderDocument } = (await import(pathToFileURL(serverEntry).href)) as {
    renderDocument: RenderDocument
  }
  const manifest = JSON.parse(readFileSync(clientManifest, 'utf8')) as Record<string, { file: string }>
  const urlOf = (locale: Locale) => {
    const entry = Object.entries(manifest).find(([key]) => key.endsWith(`virtual:messages/${locale}`))
    return entry && base + entry[1].file
  }
  return {
    name: createHash('sha256').update(readFileSync(serverEntry)).digest('base64url').slice(0, 12),
    renderDocument,
    catalogueUrls: perLocale(urlOf),
  }
}
