// Renders a document to a string. All data of a screen has been loaded by then, and a stream would take nearly twice the
// time.
import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
  isRouteErrorResponse,
} from 'react-router'
import { type SsrContext, ssrContext } from './data/api/ssr-context.ts'
import { placeholderAttribute, showingScript } from './features/favourites/favourites-placeholder.ts'
import { hidingScript, nameAttribute } from './features/lobby/closed-announcement.ts'
import { dropModules, listModules, startAfterPaint } from './ssr/late-start.ts'

/** React's mark of it; what the error was is not told. */
const failedPart = '<!--$!-->'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const ssr = context.get(ssrContext)
  const loaderData = entry.serverHandoffStream ? await new Response(entry.serverHandoffStream).text() : ''
  const markup = renderToString(
    <ServerRouter
      context={{ ...entry, serverHandoffStream: undefined }}
      url={request.url}
      nonce={ssr.nonce}
    />,
  )
  if (markup.includes(failedPart))
    ssr.onError(new Error('a part of the document failed to render and is left to the browser'))
  ssr.html = finishDocument(markup, buildDataScript(loaderData, new URL(request.url), ssr.nonce), ssr)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/**
 * Sends errors to the server's log, which masks secrets; the framework would write them to the console with the address. A request
 * without a matching screen or action is not an error: it has been answered with its status.
 */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!isRouteErrorResponse(error) && !request.signal.aborted) context.get(ssrContext).onError(error)
}

/** Adds to head and body end what the framework writes only for streams or not at all. */
function finishDocument(
  markup: string,
  dataScript: string,
  { brandHead, catalogueUrl, nonce }: SsrContext,
): string[] {
  const headEnd = markup.indexOf('</head>')
  // A nonce attribute may precede the type.
  const scriptStart = markup.lastIndexOf('<script', markup.lastIndexOf(' type="module"'))
  const bodyEnd = markup.lastIndexOf('</body>')
  const modules = listModules(markup.slice(0, headEnd))
  const start = startAfterPaint(
    markup.slice(scriptStart, bodyEnd),
    catalogueUrl ? [...modules, catalogueUrl] : modules,
  )
  return [
    '<!DOCTYPE html>',
    start ? dropModules(markup.slice(0, headEnd)) : markup.slice(0, headEnd),
    brandHead,
    markup.includes(` ${nameAttribute}=`) ? buildScript(hidingScript, nonce) : '',
    markup.includes(` ${placeholderAttribute}=`) ? buildScript(showingScript, nonce) : '',
    markup.slice(headEnd, scriptStart),
    start ?? markup.slice(scriptStart, bodyEnd),
    dataScript,
    markup.slice(bodyEnd),
  ]
}

/** Passes the loaders' data to the router in the browser, as its stream would. The script removes itself, so that a page open for days retains nothing of a player who has logged out since. */
function buildDataScript(loaderData: string, url: URL, nonce: string | undefined): string {
  const controller = 'window.__reactRouterContext.streamController'
  return buildScript(
    `document.currentScript.remove();${buildAddressScript(url)}${controller}.enqueue(${quote(loaderData)});${controller}.close()`,
    nonce,
  )
}

function buildScript(code: string, nonce: string | undefined): string {
  return `<script${nonce ? ` nonce="${nonce}"` : ''}>${code}</script>`
}

/** [2.16] The login screen shown instead of a player's screen gets its own address before the router reads it. */
function buildAddressScript({ pathname, search }: URL): string {
  return pathname === '/login' && search
    ? `location.pathname==="/login"||history.replaceState(null,"",${quote(pathname + search)});`
    : ''
}

/** A string literal that is safe in an inline script. */
function quote(text: string): string {
  return JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
