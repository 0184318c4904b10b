// A brand's files in memory: few and small, read once. Their addresses carry a hash, so that browsers may cache them for ever.
import { createHash } from 'node:crypto'
import { basename, extname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export interface ServedFile {
  type: string
  body: Buffer
  /** The body as brotli, for clients that accept it; null for formats that are already compressed. */
  brotli: Buffer | null
}

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.css': 'text/css; charset=utf-8',
}

export class ServedFiles {
  readonly #files = new Map<string, ServedFile>()

  /** Stores a file and returns its address. */
  add(name: string, content: string | Buffer): string {
    const body = Buffer.from(content)
    const extension = extname(name)
    const type = types[extension] ?? 'application/octet-stream'
    const address = `/brand/${basename(name, extension)}.${createHash('sha256').update(body).digest('hex').slice(0, 8)}${extension}`
    this.#files.set(address, { type, body, brotli: /^text|svg/.test(type) ? brotliCompressSync(body) : null })
    return address
  }

  find(address: string): ServedFile | undefined {
    return this.#files.get(address)
  }
}
