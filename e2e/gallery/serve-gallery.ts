// The files of the built gallery behind an address of this machine, so that a browser keeps what it has loaded; answers to a routed
// request it would ask for again with every story.
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.webmanifest': 'application/manifest+json',
}

let origin: Promise<string> | null = null

/** The origin at which this process serves the folder until it ends. */
export function serveGallery(folder: string): Promise<string> {
  origin ??= new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      const file = join(
        folder,
        normalize(decodeURIComponent(new URL(request.url!, 'http://localhost').pathname)),
      )
      // Asked for of every site; the gallery's own pages name none.
      if (request.url === '/favicon.ico') {
        response.writeHead(204).end()
        return
      }
      if (!existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end()
        return
      }
      response.writeHead(200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'cache-control': 'max-age=3600',
      })
      createReadStream(file).pipe(response)
    })
    server.once('error', reject)
    server
      .listen(0, 'localhost', () => resolve(`http://localhost:${(server.address() as AddressInfo).port}`))
      .unref()
  })
  return origin
}
