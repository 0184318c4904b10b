// Position of the minimised game: one of four corners, the nearest to where it was dropped; arrow keys move it.
const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const
export type DockCorner = (typeof corners)[number]

/** The corner stored on this device; the default for any other value. */
export function readCorner(kept: string | null): DockCorner {
  return corners.find((corner) => corner === kept) ?? 'bottom-right'
}

interface Point {
  x: number
  y: number
}

/** The pointer has to move this far before a press becomes a drag [9.18]. */
export const dragThresholdPx = 10

/** `centre` of the card and size of the window, in the same pixels. */
export function findNearestCorner(centre: Point, window: { width: number; height: number }): DockCorner {
  const vertical = centre.y < window.height / 2 ? 'top' : 'bottom'
  const horizontal = centre.x < window.width / 2 ? 'left' : 'right'
  return `${vertical}-${horizontal}`
}

/** The corner an arrow key leads to; the same one at the edge, null for any other key. */
export function moveCorner(corner: DockCorner, key: string): DockCorner | null {
  const [vertical, horizontal] = corner.split('-') as ['top' | 'bottom', 'left' | 'right']
  switch (key) {
    case 'ArrowUp':
      return `top-${horizontal}`
    case 'ArrowDown':
      return `bottom-${horizontal}`
    case 'ArrowLeft':
      return `${vertical}-left`
    case 'ArrowRight':
      return `${vertical}-right`
    default:
      return null
  }
}

export function isDrag(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) >= dragThresholdPx
}
