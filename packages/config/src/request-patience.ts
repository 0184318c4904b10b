/**
 * Options of every HTTP server: how long a request may take to arrive, its headers and then the whole of it. Node swaps the two
 * when the first is longer, so both are said.
 */
export const requestPatience = {
  requestTimeout: 30_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
}

/** Options of a server that takes uploads too: the longest of them. How long any other body may take is said by `body-patience.ts`. */
export const uploadPatience = { ...requestPatience, requestTimeout: 20 * 60_000 }
