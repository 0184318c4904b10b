// Renders a document in one piece. Everything a screen of this site waits for has been loaded by then, and a stream would
// cost nearly twice the time of a string.
import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
  isRouteErrorResponse,
} from 'react-router'
import { type Visit, visitContext } from './api/visit.ts'
import { placeAttribute, showingScript } from './features/favourites/kept-place.ts'
import { hidingScript, nameAttribute } from './features/lobby/closed-announcement.ts'
import { dropModules, listModules, startAfterPaint } from './late-start.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const visit = context.get(visitContext)
  const loaderData = entry.serverHandoffStream ? await new Response(entry.serverHandoffStream).text() : ''
  const markup = renderToString(
    <ServerRouter
      context={{ ...entry, serverHandoffStream: undefined }}
      url={request.url}
      nonce={visit.nonce}
    />,
  )
  visit.html = finishDocument(markup, buildDataScript(loaderData, new URL(request.url), visit.nonce), visit)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/**
 * What broke goes to the server's log, which masks secrets; the framework would write it to the console, address and all. A request
 * that no screen takes is no error: it has been answered with its status.
 */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!isRouteErrorResponse(error) && !request.signal.aborted) context.get(visitContext).onError(error)
}

/** Puts into head and end of the markup what the framework leaves to streams or leaves out. */
function finishDocument(
  markup: string,
  dataScript: string,
  { brandHead, catalogueUrl, nonce }: Visit,
): string[] {
  const headEnd = markup.indexOf('</head>')
  // A nonce may stand before the type.
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
    markup.includes(` ${placeAttribute}=`) ? buildScript(showingScript, nonce) : '',
    markup.slice(headEnd, scriptStart),
    start ?? markup.slice(scriptStart, bodyEnd),
    dataScript,
    markup.slice(bodyEnd),
  ]
}

/** Hands the loaders' data to the router in the browser, as its stream would. The script leaves the document at once: a page that is open for days keeps nothing of a player who has logged out since. */
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

/** [2.16] The login screen in place of a player's gets an address of its own, before the router reads it. */
function buildAddressScript({ pathname, search }: URL): string {
  return pathname === '/login' && search
    ? `location.pathname==="/login"||history.replaceState(null,"",${quote(pathname + search)});`
    : ''
}

/** A text as a script may hold it inside of a document. */
function quote(text: string): string {
  return JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
