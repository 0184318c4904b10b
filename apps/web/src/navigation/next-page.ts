interface LoadedPages {
  /** Number of loaded items, and of the pages they came from. */
  shown: number
  pages: number
  pageSize: number
  /** Total reported by the platform. */
  total: number
}

/** [4.56] How many the next page would add. A short page was the last one, whatever the total. Pure. */
export function countNextPage({ shown, pages, pageSize, total }: LoadedPages): number {
  return shown < pages * pageSize ? 0 : Math.max(0, Math.min(pageSize, total - shown))
}
