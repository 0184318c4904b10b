/** Which way a shelf can still go. */
export interface Edges {
  canGoBack: boolean
  canGoForward: boolean
  /** How much it held when it was measured. */
  count: number
}

/** Of a shelf that holds more or less than when it was measured: until it is measured again its arrows stay, or who stands on one would lose the focus. Pure. */
export function noteCount(edges: Edges, count: number): Edges {
  return edges.count === count ? edges : { ...edges, canGoForward: true, count }
}
