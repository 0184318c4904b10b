const patienceMs = 10_000
const mostBytes = 65_536

/** Asks a provider in JSON. A redirect, another status than a good one, a large answer and one that is late are errors. */
export async function askProvider(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!answer.ok) {
    void answer.body?.cancel()
    throw new Error(`the provider of payments answered ${answer.status}`)
  }
  const text = await answer.text()
  if (text.length > mostBytes) throw new Error('the provider of payments answered too much')
  return JSON.parse(text)
}
