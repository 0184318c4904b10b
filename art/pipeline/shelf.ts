// The published files, what the manifest tells of them, and what each picture was made from.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildArtAddress, listArtFiles, type ArtManifest } from '@yanta/art'
import { hashOf, type Picture } from './picture.ts'

const root = join(import.meta.dirname, '../..')
export const publicFolder = join(root, 'art/public')
const manifestFile = join(publicFolder, 'manifest.json')
const ledgerFile = join(import.meta.dirname, 'encoded.json')
export const addressFolder = join(root, 'packages/art/addresses')

/** Fingerprints by name. */
type Ledger = Record<string, string>

export interface Shelf {
  manifest: ArtManifest
  ledger: Ledger
}

export function readShelf(): Shelf {
  const read = <Content>(file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Content
  return { manifest: read<ArtManifest>(manifestFile), ledger: read<Ledger>(ledgerFile) }
}

export function isFresh({ manifest, ledger }: Shelf, { name, fingerprint }: Picture): boolean {
  const entry = manifest[name]
  return entry !== undefined && ledger[name] === fingerprint && listArtFiles(name, entry).every((file) => existsSync(join(publicFolder, file)))
}

/** Makes the files of a picture unless what it follows from stayed the same. Tells whether it made them. */
export async function publish(shelf: Shelf, picture: Picture): Promise<boolean> {
  if (isFresh(shelf, picture)) return false
  const { name, fingerprint, shape } = picture
  const contents = await picture.encode()
  const entry = { hash: hashOf(...contents), ...shape }
  withdraw(shelf, name)
  for (const [index, path] of listArtFiles(name, entry).entries()) {
    const file = join(publicFolder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, contents[index]!)
  }
  shelf.manifest[name] = entry
  shelf.ledger[name] = fingerprint
  return true
}

/** Removes a picture and its files. */
export function withdraw({ manifest, ledger }: Shelf, name: string): void {
  const entry = manifest[name]
  if (entry) for (const file of listArtFiles(name, entry)) rmSync(join(publicFolder, file), { force: true })
  delete manifest[name]
  delete ledger[name]
}

/** Writes manifest, fingerprints and addresses. */
export function saveShelf({ manifest, ledger }: Shelf): void {
  writeFileSync(manifestFile, toJson(manifest))
  writeFileSync(ledgerFile, toJson(ledger))
  mkdirSync(addressFolder, { recursive: true })
  for (const [file, text] of Object.entries(listAddresses(manifest))) writeFileSync(join(addressFolder, file), text)
}

/** The file of addresses of each folder, which code imports. */
export function listAddresses(manifest: ArtManifest): Record<string, string> {
  const folders = Object.groupBy(Object.entries(manifest), ([name]) => name.slice(0, name.indexOf('/')))
  return Object.fromEntries(Object.entries(folders).map(([folder, entries = []]) => {
    const addresses = entries.map(([name, entry]) => [name.slice(folder.length + 1), buildArtAddress(name, entry)] as const)
    return [`${folder}.json`, toJson(Object.fromEntries(addresses))]
  }))
}

/** One line per entry, sorted: a changed picture is a changed line. */
function toJson(content: Record<string, unknown>): string {
  const lines = Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => ` ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}
