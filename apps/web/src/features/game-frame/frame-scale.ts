// Scales a game to its container: in its own proportions, as large as possible, whole [3.3], [9.11].
export interface Size {
  width: number
  height: number
}

export const defaultFrameSize: Size = { width: 1280, height: 720 }

/** Factor that scales the frame's size to `room`; 0 while the container has no size. */
export function computeFrameScale(frame: Size, room: Size): number {
  return Math.max(0, Math.min(room.width / frame.width, room.height / frame.height))
}

/** Games of the default size fill any container and have a phone layout of their own; any other size is fixed. */
export function isFixedSize({ width, height }: Size): boolean {
  return width !== defaultFrameSize.width || height !== defaultFrameSize.height
}

/** How much larger a game has to be on the turned phone before the hint is shown. */
const worthTurning = 1.5

/** Whether a game of fixed proportions is far larger in the same container on its side. */
export function isBetterTurned(frame: Size, room: Size): boolean {
  const now = computeFrameScale(frame, room)
  return (
    now > 0 &&
    isFixedSize(frame) &&
    computeFrameScale(frame, { width: room.height, height: room.width }) >= worthTurning * now
  )
}
