import type { IncomingMessage } from 'node:http'

/**
 * Options of an HTTP server with WebSockets. Any other protocol, which curl and Java offer with ordinary requests, is ignored and the
 * request answered as usual; Node would hand it to the sockets.
 */
export const socketUpgrades = {
  shouldUpgradeCallback: ({ headers }: IncomingMessage): boolean =>
    /^websocket$/i.test(headers.upgrade ?? ''),
}
