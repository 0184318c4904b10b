// Reads the files named in a brand's file. A missing file or wrong size is recorded as a problem of its key; reading continues.
import { readFileSync } from 'node:fs'
import { basename, isAbsolute, resolve } from 'node:path'
import type { Drawing } from './brand.ts'
import { type Measures, measurePng, measureSvg } from './measures.ts'
import { ServedFiles } from './served-files.ts'

export class AssetReader {
  readonly problems: string[] = []
  readonly files = new ServedFiles()
  readonly #folder: string

  /** Paths are relative to `folder`. */
  constructor(folder: string) {
    this.#folder = folder
  }

  /** The address of a file; empty when it can't be read. */
  file(key: string, path: string): string {
    const body = this.#read(key, path)
    return body ? this.files.add(basename(path), body) : ''
  }

  drawing(key: string, path: string): Drawing {
    const body = this.#read(key, path)
    const measures = body && measureSvg(body.toString('utf8'))
    if (body && !measures) this.problems.push(`${key}: ${path} is no SVG with a viewBox`)
    return body && measures
      ? { address: this.files.add(basename(path), body), ...measures }
      : { address: '', width: 0, height: 0 }
  }

  png(key: string, path: string, { width, height }: Measures): string {
    const body = this.#read(key, path)
    const found = body && measurePng(body)
    if (body && (found?.width !== width || found.height !== height)) {
      this.problems.push(
        `${key}: ${path} is ${found ? `${found.width}×${found.height} px` : 'no PNG'}, it must be a PNG of ${width}×${height}`,
      )
    }
    return body ? this.files.add(basename(path), body) : ''
  }

  #read(key: string, path: string): Buffer | null {
    if (isAbsolute(path)) {
      this.problems.push(`${key}: '${path}' is absolute: write it relative to the brand's file`)
      return null
    }
    try {
      return readFileSync(resolve(this.#folder, path))
    } catch {
      this.problems.push(`${key}: there is no file ${path}`)
      return null
    }
  }
}
