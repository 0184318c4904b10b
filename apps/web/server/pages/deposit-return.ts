/**
 * Where a player goes on who comes back from a payment provider, at `/?…&deposit=<id>` [7.77]: to the cashbox, which shows how the
 * deposit went. Null for any other address.
 */
export function findDepositReturn(url: string, base: string): string | null {
  if (!url.startsWith(`${base}?`)) return null
  const id = new URLSearchParams(url.slice(base.length + 1)).get('deposit')
  return id !== null && /^\d{1,15}$/.test(id) ? `${base}cashbox?deposit=${id}` : null
}
