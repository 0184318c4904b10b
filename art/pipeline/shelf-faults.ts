import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { listArtFiles } from '@yanta/art'
import { hashOf, type Picture } from './picture.ts'
import { addressFolder, listAddresses, publicFolder, type Shelf } from './shelf.ts'

/** What is wrong between the drawings, the manifest and the files; empty when `npm run art` would change nothing. */
export function findShelfFaults(shelf: Shelf, pictures: readonly Picture[]): string[] {
  const strays = listStrayFiles(shelf).map((path) => `art/public/${path} belongs to no picture`)
  return [...findStale(shelf, pictures), ...strays, ...findBrokenFiles(shelf), ...findWrongAddresses(shelf)]
}

function findStale({ manifest, ledger }: Shelf, pictures: readonly Picture[]): string[] {
  const drawn = new Set(pictures.map(({ name }) => name))
  return [
    ...pictures.filter(({ name, fingerprint }) => ledger[name] !== fingerprint).map(({ name }) => `${name} is drawn differently than its files`),
    ...Object.keys(manifest).filter((name) => !drawn.has(name)).map((name) => `${name} is no longer drawn`),
  ]
}

/** Files below the public folder that no picture has, relative to it. */
export function listStrayFiles({ manifest }: Shelf): string[] {
  const expected = new Set(['manifest.json', ...Object.entries(manifest).flatMap(([name, entry]) => listArtFiles(name, entry))])
  const found = readdirSync(publicFolder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  return found.map((file) => relative(publicFolder, join(file.parentPath, file.name)).replaceAll(sep, '/')).filter((path) => !expected.has(path))
}

function findBrokenFiles({ manifest }: Shelf): string[] {
  return Object.entries(manifest).flatMap(([name, entry]) => {
    const files = listArtFiles(name, entry).map((file) => join(publicFolder, file))
    if (!files.every((file) => existsSync(file))) return [`${name} lacks files`]
    return hashOf(...files.map((file) => readFileSync(file))) === entry.hash ? [] : [`the files of ${name} are not what their hash says`]
  })
}

function findWrongAddresses({ manifest }: Shelf): string[] {
  const isAsWritten = (file: string, text: string) => existsSync(join(addressFolder, file)) && readFileSync(join(addressFolder, file), 'utf8') === text
  return Object.entries(listAddresses(manifest)).filter(([file, text]) => !isAsWritten(file, text)).map(([file]) => `packages/art/addresses/${file} is not what the manifest says`)
}
