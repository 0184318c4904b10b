// Entry of the server build: a function from request and SSR context to a complete HTML response.
import { RouterContextProvider, createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { type SsrContext, ssrContext } from './data/api/ssr-context.ts'
import { loadCatalogue } from './i18n/catalogues.ts'
import { setBrand } from './site/brand.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

/** Runs guards and loaders of the requested route and renders it in the visitor's language. */
export async function renderDocument(request: Request, ssr: SsrContext): Promise<Response> {
  setBrand(ssr.brand)
  await loadCatalogue(ssr.locale)
  const context = new RouterContextProvider()
  context.set(ssrContext, ssr)
  return handle(request, context)
}
