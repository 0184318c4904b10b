// Classifies a request for the service worker. Pure, so that its promises can be tested: no call, no document, nothing of another
// origin is ever cached.
export interface StoredRequest {
  method: string
  mode: string
  url: string
  /** Request for a part of a file; never cached. */
  hasRange: boolean
}

/**
 * - `file`: has a content hash in its name, answered from the cache.
 * - `page`: a navigation, from the network, or the offline page.
 * - `pass`: not handled by the worker.
 */
export function classifyRequest(
  { method, mode, url, hasRange }: StoredRequest,
  origin: string,
): 'file' | 'page' | 'pass' {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return 'pass'
  if (mode === 'navigate') return isDocument(address.pathname) ? 'page' : 'pass'
  return !hasRange && isNamedByContent(address.pathname) ? 'file' : 'pass'
}

/** True for documents; other navigations are calls and files opened in a tab. */
function isDocument(pathname: string): boolean {
  return !/^(\/guest)?\/(json-api|api|art|assets|brand|log|performance|socket|sw\.js|offline\.html)(\/|$)/.test(
    pathname,
  )
}

/** The open page that can show a screen: neither a frame in a page nor a tab with a call, a file or the support's own chat. */
export function findPage<T extends { url: string; frameType: string }>(windows: readonly T[]): T | undefined {
  return windows.find(({ url, frameType }) => {
    const { pathname } = new URL(url)
    return frameType !== 'nested' && isDocument(pathname) && !pathname.startsWith('/support-chat/')
  })
}

/** Built files have 8 or more characters of their hash before the extension, art eight before its width or extension. */
function isNamedByContent(pathname: string): boolean {
  return (
    /^(\/guest)?\/assets\/.+-[\w-]{8,}\.\w+$/.test(pathname) ||
    /^\/(art|brand)\/.+\.[0-9a-f]{8,}(\.\d+)?\.\w+$/.test(pathname)
  )
}

/** Whether an answer may be cached for good: a broken release, or a captive portal, sends pages under the names of files. */
export function mayCache({
  status,
  type,
  headers,
}: Pick<Response, 'status' | 'type'> & { headers: Pick<Headers, 'get'> }): boolean {
  return (
    status === 200 && type === 'basic' && !/^text\/html\b/i.test(headers.get('content-type') ?? 'text/html')
  )
}
