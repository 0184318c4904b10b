// One signed request to the wallet over a keep-alive connection. Never retries: only the caller knows whether a retry is safe.
import http from 'node:http'
import https from 'node:https'
import { providerHeader, signatureHeader, signRequest } from '@yanta/contract/signature'

export interface WalletEndpoint {
  baseUrl: string
  secret: string
  timeoutMs: number
}

export interface RawAnswer {
  status: number
  body: string
}

const providerName = 'yanta'
const maxAnswerBytes = 64 * 1024

/** `post` rejects when no complete answer arrives within the timeout; `close` drops the idle connections. */
export function createSignedPost({ baseUrl, secret, timeoutMs }: WalletEndpoint): {
  post: (path: string, body: string) => Promise<RawAnswer>
  close: () => void
} {
  const base = new URL(baseUrl)
  const transport = base.protocol === 'https:' ? https : http
  const agent = new transport.Agent({ keepAlive: true, maxSockets: 64 })

  function post(callPath: string, body: string): Promise<RawAnswer> {
    const path = base.pathname.replace(/\/$/, '') + callPath
    return new Promise((resolve, reject) => {
      const request = transport.request({
        protocol: base.protocol,
        hostname: base.hostname.replace(/^\[|\]$/g, ''),
        port: base.port,
        method: 'POST',
        path,
        agent,
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          [providerHeader]: providerName,
          [signatureHeader]: signRequest({ secret, method: 'POST', path, body }),
        },
      })
      request.on('error', reject)
      request.on('response', (response) => {
        const chunks: Buffer[] = []
        let length = 0
        response.on('error', reject)
        response.on('data', (chunk: Buffer) => {
          length += chunk.length
          if (length > maxAnswerBytes) request.destroy(new Error("the wallet's answer is too large"))
          else chunks.push(chunk)
        })
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }),
        )
      })
      request.end(body)
    })
  }

  return { post, close: () => agent.destroy() }
}
