/**
 * Options of every HTTP server: timeouts for the arrival of the headers and of the whole request. Node swaps the two
 * when the first is longer, so both are set.
 */
export const requestPatience = {
  requestTimeout: 30_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
}

/** Options of a server that also accepts uploads: the timeout of the longest upload. `body-patience.ts` limits all other bodies. */
export const uploadPatience = { ...requestPatience, requestTimeout: 20 * 60_000 }
