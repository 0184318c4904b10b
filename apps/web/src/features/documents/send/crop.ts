// The geometry of a picture that is turned and cropped. Pure.

export interface Size {
  width: number
  height: number
}

/** What is kept of the turned picture, in shares of its width and height. */
export interface Frame {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Edit {
  /** Quarters clockwise. */
  turns: 0 | 1 | 2 | 3
  /** Degrees clockwise on top of them. */
  tilt: number
  frame: Frame
}

export const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const
export type Corner = (typeof corners)[number]

export const mostTilt = 15
/** The smallest frame, in shares of a side. */
export const smallestFrame = 0.1
/** How far an arrow key moves a corner, in shares of a side. */
export const keyStep = 0.02

export const untouched: Edit = { turns: 0, tilt: 0, frame: { left: 0, top: 0, right: 1, bottom: 1 } }

/** Nothing is changed: the file itself is sent. */
export function isUntouched({ turns, tilt, frame }: Edit): boolean {
  const { left, top, right, bottom } = frame
  return turns === 0 && tilt === 0 && left === 0 && top === 0 && right === 1 && bottom === 1
}

/** A quarter clockwise; the frame turns with the picture. */
export function turnQuarter({ turns, tilt, frame }: Edit): Edit {
  return {
    turns: ((turns + 1) % 4) as Edit['turns'],
    tilt,
    frame: { left: 1 - frame.bottom, top: frame.left, right: 1 - frame.top, bottom: frame.right },
  }
}

export function tiltTo(edit: Edit, degrees: number): Edit {
  return { ...edit, tilt: Math.min(mostTilt, Math.max(-mostTilt, Math.round(degrees))) }
}

/** Moves a corner to a point, given in shares; the frame stays within the picture and never gets too small. */
export function moveCorner(frame: Frame, corner: Corner, point: { x: number; y: number }): Frame {
  const isLeft = corner.endsWith('Left')
  const isTop = corner.startsWith('top')
  return {
    left: isLeft ? clamp(point.x, 0, frame.right - smallestFrame) : frame.left,
    right: isLeft ? frame.right : clamp(point.x, frame.left + smallestFrame, 1),
    top: isTop ? clamp(point.y, 0, frame.bottom - smallestFrame) : frame.top,
    bottom: isTop ? frame.bottom : clamp(point.y, frame.top + smallestFrame, 1),
  }
}

const keyMoves: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -keyStep, y: 0 },
  ArrowRight: { x: keyStep, y: 0 },
  ArrowUp: { x: 0, y: -keyStep },
  ArrowDown: { x: 0, y: keyStep },
}

/** The same by an arrow key; null for any other key. */
export function moveCornerByKey(frame: Frame, corner: Corner, key: string): Frame | null {
  const move = keyMoves[key]
  if (!move) return null
  const { x, y } = findCorner(frame, corner)
  return moveCorner(frame, corner, { x: x + move.x, y: y + move.y })
}

export function findCorner({ left, top, right, bottom }: Frame, corner: Corner): { x: number; y: number } {
  return { x: corner.endsWith('Left') ? left : right, y: corner.startsWith('top') ? top : bottom }
}

export function readAngle({ turns, tilt }: Pick<Edit, 'turns' | 'tilt'>): number {
  return ((turns * 90 + tilt) * Math.PI) / 180
}

/** The box around the turned picture. */
export function measureTurned({ width, height }: Size, edit: Pick<Edit, 'turns' | 'tilt'>): Size {
  const angle = readAngle(edit)
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  return { width: width * cos + height * sin, height: width * sin + height * cos }
}

/** Where the frame lies in that box, in its pixels. */
export function measureFrame(size: Size, edit: Edit): Size & { x: number; y: number } {
  const turned = measureTurned(size, edit)
  const { left, top, right, bottom } = edit.frame
  return {
    x: left * turned.width,
    y: top * turned.height,
    width: (right - left) * turned.width,
    height: (bottom - top) * turned.height,
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
