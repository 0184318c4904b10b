// The built site: where its files are, its name, and the function that renders documents.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locale } from '@yanta/contract'
import type { Visit } from '../src/api/visit.ts'

export type RenderDocument = (request: Request, visit: Visit) => Promise<Response>

export interface SiteBuild {
  /** Changes with the site's code. */
  name: string
  renderDocument: RenderDocument
  catalogueUrls: Partial<Record<Locale, string>>
}

export const webDirectory = resolve(import.meta.dirname, '..')
export const clientDirectory = join(webDirectory, 'dist/client')
const serverEntry = join(webDirectory, 'dist/server/index.js')
const clientManifest = join(clientDirectory, '.vite/manifest.json')

/** Throws a plain sentence when the site has not been built. */
export async function loadSiteBuild(): Promise<SiteBuild> {
  if (!existsSync(serverEntry)) throw new Error('the site is not built: run `npm run build`')
  const { renderDocument } = (await import(pathToFileURL(serverEntry).href)) as { renderDocument: RenderDocument }
  const manifest = JSON.parse(readFileSync(clientManifest, 'utf8')) as Record<string, { file: string }>
  const urlOf = (locale: Locale) => {
    const entry = Object.entries(manifest).find(([key]) => key.endsWith(`virtual:messages/${locale}`))
    return entry && `/${entry[1].file}`
  }
  return {
    name: createHash('sha256').update(readFileSync(serverEntry)).digest('base64url').slice(0, 12),
    renderDocument,
    catalogueUrls: { ru: urlOf('ru'), en: urlOf('en') },
  }
}
