// Cookies that scripts may read and write: none of them grants access to anything.

/** A cookie's value; undefined when there is none. */
export function readCookie(name: string, cookies = document.cookie): string | undefined {
  const pair = cookies.split(/;\s*/).find((each) => each.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

/** Stores a value that needs no encoding for `maxAgeSeconds`. */
export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
}
