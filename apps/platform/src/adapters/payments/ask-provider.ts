const patienceMs = 10_000
const mostBytes = 65_536

/** Another status than a good one. */
export class ProviderStatus extends Error {
  override name = 'ProviderStatus'
  readonly status: number

  constructor(status: number) {
    super(`the provider of payments answered ${status}`)
    this.status = status
  }
}

/** The address whose path goes on with a part; `url` may end with a slash. */
export function addPath(url: string, part: string): URL {
  const address = new URL(url)
  address.pathname = `${address.pathname.replace(/\/$/, '')}${part}`
  return address
}

/**
 * Asks a provider in JSON, without a body by GET. A redirect, another status than a good one, a large answer and one that is late are
 * errors.
 */
export async function askProvider(
  url: string,
  body: string | null,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const answer = await fetch(url, {
    method: body === null ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!answer.ok) {
    void answer.body?.cancel()
    throw new ProviderStatus(answer.status)
  }
  const text = await answer.text()
  if (text.length > mostBytes) throw new Error('the provider of payments answered too much')
  return JSON.parse(text)
}
