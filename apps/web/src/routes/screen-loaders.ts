// Loaders of screens: a route declares once what it loads; server and browser load that, with the editors' texts of the path.
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { browserCall } from '../data/api/browser-call.ts'
import type { Call } from '../data/api/caller.ts'
import { readSessionHint } from '../data/api/session-hint.ts'
import { ssrContext } from '../data/api/ssr-context.ts'
import { type PackedScreen, packScreen } from './packed-screen.ts'
import { loadStable } from './stable-data.ts'
import { type WithSeo, browserPatienceMs, loadWithSeo } from './seo.ts'

export interface Asked {
  params: Readonly<Record<string, string | undefined>>
  /** With the query of the address bar. */
  url: URL
  /** Whether there is a session, as far as is known without a call. */
  hasSession: boolean
}

type Load<Data extends object> = (call: Call, asked: Asked) => Promise<Data>

/** A route's `loader`, for documents. Throws what `load` throws: the status of the document. */
export function onServer<Data extends object>(
  load: Load<Data>,
): (args: LoaderFunctionArgs) => Promise<Data & WithSeo> {
  return ({ context, params, url }) => {
    const { call, hasSession, locale } = context.get(ssrContext)
    return loadStable(`${locale} ${hasSession} ${url.pathname}${url.search}`, call, (recordingCall) =>
      loadWithSeo(recordingCall, url, load(recordingCall, { params, url, hasSession })),
    )
  }
}

/** The same for a screen that reads its data by `useScreenData`: as one text, which is written once for all who get the same. */
export function onServerPacked<Data extends object>(
  load: Load<Data>,
): (args: LoaderFunctionArgs) => Promise<PackedScreen> {
  const loadOnServer = onServer(load)
  return async (args) => packScreen(await loadOnServer(args))
}

/** A route's `clientLoader`, for navigations within the site: a screen does not wait long for its texts. */
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
