/** The router's list of routes, as a page of a build has it (`build/route-list.ts`). */
export interface RouteList {
  version: string
  /** Its own address. */
  url: string
  routes: Record<string, { imports?: string[] }>
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
