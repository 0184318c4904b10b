/** The router's list of routes, as a page of a build has it (`build/route-list.ts`). */
export interface RouteList {
  version: string
  /** Its own address. */
  url: string
  routes: Record<string, ListedRoute>
}

export interface ListedRoute {
  /** As the router matches it, without a slash at its head; a screen without one is that of its parent's address. */
  path?: string
  index?: boolean
  /** Address of its code. */
  module?: string
  /** What that imports, once it is asked for. */
  imports?: string[]
}

declare global {
  interface Window {
    __reactRouterManifest?: RouteList
  }
}

/** Null where no router runs. */
export function findRouteList(): RouteList | null {
  return window.__reactRouterManifest ?? null
}
