import { expect, test } from 'vitest'
import { isGuardedPath, isPopupPath } from './guarded-path.ts'
import { routeTable } from './route-table.ts'

test.each(
  Object.values(routeTable).map(
    (entry) =>
      [entry.path.replace(/:\w+/g, 'Some-slug'), 'isPopup' in entry, entry.access === 'player'] as const,
  ),
)('%s is what the table of routes says of it', (path, isPopup, isPlayerOnly) => {
  for (const written of [path, path.toUpperCase(), `${path}/`.replace('//', '/')]) {
    expect([written, isPopupPath(written), isGuardedPath(written)]).toEqual([
      written,
      isPopup,
      isPopup || isPlayerOnly,
    ])
  }
})

test.each(['/loginx', '/profiles', '/cashbox-rules', '/games/login', '/'])(
  '%s may be followed as it is',
  (path) => {
    expect(isGuardedPath(path)).toBe(false)
  },
)
