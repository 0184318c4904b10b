// What the build gives to the site's server: a function from request and visit to a complete HTML response.
import { RouterContextProvider, createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { type Visit, visitContext } from './api/visit.ts'
import { loadCatalogue } from './i18n/catalogues.ts'
import { setBrand } from './lib/brand.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

/** Runs guards and loaders of the wanted route and renders it in the visitor's language. */
export async function renderDocument(request: Request, visit: Visit): Promise<Response> {
  setBrand(visit.brand)
  await loadCatalogue(visit.locale)
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  return handle(request, context)
}
