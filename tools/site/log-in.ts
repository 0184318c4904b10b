// Logins on a running site, by the calls that its pages make.
export interface Credentials {
  email: string
  password: string
}

/** A player that demo mode seeds: for tests that only read. */
export const vera: Credentials = { email: 'vera@example.com', password: 'vera-demo-2026' }

/** Logs in as a browser would and returns the value of the Cookie header. */
export async function logIn(origin: string, { email, password }: Credentials = vera): Promise<string> {
  return readCookies(await ask(origin, '/json-api/login', { type: 'email', login: email, password }))
}

/** Calls the site as its pages do, by POST if there is a body; throws an error with the answer when it refuses. */
export async function ask(origin: string, path: string, body?: object): Promise<Response> {
  const address = new URL(path, origin)
  address.searchParams.set('platform', 'desktop')
  const answer = await fetch(address, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      'x-requested-with': 'XMLHttpRequest',
      'accept-language': 'ru',
      origin,
    },
    body: body && JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

/** The cookies that an answer sets, as the value of a Cookie header. */
export function readCookies(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
