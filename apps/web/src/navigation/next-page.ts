interface LoadedPages {
  /** How many of the list are there, and from how many pages. */
  shown: number
  pages: number
  pageSize: number
  /** How many the platform says there are. */
  total: number
}

/** [4.56] How many the next page would add. A page that came short was the last one, whatever the total says. Pure. */
export function countNextPage({ shown, pages, pageSize, total }: LoadedPages): number {
  return shown < pages * pageSize ? 0 : Math.max(0, Math.min(pageSize, total - shown))
}
