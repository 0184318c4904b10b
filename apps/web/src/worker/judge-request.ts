// What the service worker does with a request. Pure, so that its promises can be tested: no call, no document, nothing of another
// origin is ever kept.
export interface StoredRequest {
  method: string
  mode: string
  url: string
  /** Part of a file; never kept. */
  hasRange: boolean
}

/**
 * - `file`: named by its content, kept and answered from what is kept.
 * - `page`: a navigation, from the network, or the offline page.
 * - `pass`: not the worker's business.
 */
export function judgeRequest(
  { method, mode, url, hasRange }: StoredRequest,
  origin: string,
): 'file' | 'page' | 'pass' {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return 'pass'
  if (mode === 'navigate') return isDocument(address.pathname) ? 'page' : 'pass'
  return !hasRange && isNamedByContent(address.pathname) ? 'file' : 'pass'
}

/** Addresses of documents; the rest are calls and files that a person opened in a tab. */
function isDocument(pathname: string): boolean {
  return !/^(\/guest)?\/(json-api|api|art|assets|brand|log|performance|socket|sw\.js|offline\.html)(\/|$)/.test(
    pathname,
  )
}

/** Built files carry 8 or more characters of their hash before the ending, art eight before its width or ending. */
function isNamedByContent(pathname: string): boolean {
  return (
    /^(\/guest)?\/assets\/.+-[\w-]{8,}\.\w+$/.test(pathname) ||
    /^\/(art|brand)\/.+\.[0-9a-f]{8,}(\.\d+)?\.\w+$/.test(pathname)
  )
}

/** Whether an answer may be kept for good: a broken release, or a network that wants a login first, sends pages under the names of files. */
export function mayKeep({
  status,
  type,
  headers,
}: Pick<Response, 'status' | 'type'> & { headers: Pick<Headers, 'get'> }): boolean {
  return (
    status === 200 && type === 'basic' && !/^text\/html\b/i.test(headers.get('content-type') ?? 'text/html')
  )
}
