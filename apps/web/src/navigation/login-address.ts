/** Login address for a visitor without a session: `/login?redirect=%2Fprofile%2Finfo` [2.16]. */
export function buildLoginAddress(wanted: string): string {
  return `/login?redirect=${encodeURIComponent(wanted)}`
}
