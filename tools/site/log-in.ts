/** A player that demo mode seeds. */
export const vera = { email: 'vera@example.com', password: 'vera-demo-2026' }

/** Logs in as a browser would and answers the value of the Cookie header. */
export async function logIn(origin: string, player = vera): Promise<string> {
  const answer = await fetch(`${origin}/json-api/login?platform=desktop`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'accept-language': 'ru',
      origin,
    },
    body: JSON.stringify({ type: 'email', login: player.email, password: player.password }),
  })
  if (!answer.ok) throw new Error(`the login answered ${answer.status}: ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
