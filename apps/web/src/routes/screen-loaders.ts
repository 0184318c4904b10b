// How a screen's data get to it: a route says once what it loads, and both ends load that, with what editors say of the path.
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import type { Call } from '../api/caller.ts'
import { readSessionHint } from '../api/session-hint.ts'
import { visitContext } from '../api/visit.ts'
import { type WithSeo, browserPatienceMs, loadWithSeo } from './seo.ts'

export interface Asked {
  params: Readonly<Record<string, string | undefined>>
  /** With the query that the visitor sees in the address bar. */
  url: URL
  /** Whether somebody is logged in, as far as is known without asking. */
  hasSession: boolean
}

type Load<Data extends object> = (call: Call, asked: Asked) => Promise<Data>

/** A route's `loader`, for documents. Throws what `load` throws: the status of the document. */
export function onServer<Data extends object>(
  load: Load<Data>,
): (args: LoaderFunctionArgs) => Promise<Data & WithSeo> {
  return ({ context, params, url }) => {
    const { call, hasSession } = context.get(visitContext)
    return loadWithSeo(call, url, load(call, { params, url, hasSession }))
  }
}

/** A route's `clientLoader`, for steps within the site: a screen does not wait long for its texts. */
export function inBrowser<Data extends object>(
  load: Load<Data>,
): (args: ClientLoaderFunctionArgs) => Promise<Data & WithSeo> {
  return ({ params, url }) =>
    loadWithSeo(
      browserCall,
      url,
      load(browserCall, { params, url, hasSession: readSessionHint() }),
      browserPatienceMs,
    )
}
