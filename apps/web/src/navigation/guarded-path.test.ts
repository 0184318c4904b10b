import { expect, test } from 'vitest'
import { isClosedByRegion, isGuardedPath, isPopupPath } from './guarded-path.ts'
import { routeTable } from './route-table.ts'

test.each(
  Object.values(routeTable).map(
    (entry) =>
      [
        entry.path.replace(/:\w+/g, 'Some-slug'),
        'isPopup' in entry,
        entry.access === 'player',
        'isClosedByRegion' in entry,
      ] as const,
  ),
)('%s is classified as in the route table', (path, isPopup, isPlayerOnly, isClosed) => {
  for (const written of [path, path.toUpperCase(), `${path}/`.replace('//', '/')]) {
    expect([written, isPopupPath(written), isGuardedPath(written)]).toEqual([
      written,
      isPopup,
      isPopup || isPlayerOnly,
    ])
    expect(isClosedByRegion(written)).toBe(isClosed)
  }
})

test.each(['/loginx', '/profiles', '/cashbox-rules', '/games/login', '/'])(
  '%s needs no access check',
  (path) => {
    expect(isGuardedPath(path)).toBe(false)
  },
)
