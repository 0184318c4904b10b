// Finds the editors' SEO entry of a path. Pure.
export interface PathMatch<Entry> {
  entry: Entry
  /** Slugs by the kind of each: `{ provider: 'halva' }`. */
  slugs: Record<string, string>
}

/** Finds the matching entry: literal segments win over those in braces, from the left. */
export function createPathMatcher<Entry extends { path: string }>(
  entries: readonly Entry[],
): (path: string) => PathMatch<Entry> | null {
  const patterns = entries
    .map((entry) => ({ entry, segments: splitPath(entry.path) }))
    .toSorted((a, b) => rank(a.segments).localeCompare(rank(b.segments)))
  return (path) => {
    const segments = splitPath(path)
    for (const { entry, segments: wanted } of patterns) {
      const slugs = wanted.length === segments.length ? matchSegments(wanted, segments) : null
      if (slugs) return { entry, slugs }
    }
    return null
  }
}

/** `/games/slots/` has the segments `games` and `slots`. */
export function splitPath(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function matchSegments(wanted: readonly string[], given: readonly string[]): Record<string, string> | null {
  const slugs: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const subject = /^\{(\w+)\}$/.exec(segment)?.[1]
    if (subject) slugs[subject] = given[index]!
    else if (segment !== given[index]) return null
  }
  return slugs
}

/** Sorts `aa` (all literal) before `ab` before `ba`. */
function rank(segments: readonly string[]): string {
  return segments.map((segment) => (segment.startsWith('{') ? 'b' : 'a')).join('')
}
