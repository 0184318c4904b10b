// How a game fits the room it gets: in its own proportions, as large as possible, whole [3.3], [9.11].
export interface Size {
  width: number
  height: number
}

export const defaultFrameSize: Size = { width: 1280, height: 720 }

/** Factor that turns the frame's size into the one shown in `room`; 0 while there is no room. */
export function computeFrameScale(frame: Size, room: Size): number {
  return Math.max(0, Math.min(room.width / frame.width, room.height / frame.height))
}

/** Games of the usual size fill whatever room they get, and have a layout of their own for phones; a run that names another size means it. */
export function isFixedSize({ width, height }: Size): boolean {
  return width !== defaultFrameSize.width || height !== defaultFrameSize.height
}

/** How much larger a game has to be on the turned phone before that is worth a word. */
const worthTurning = 1.5

/** Whether a game of fixed proportions is far larger in the same room on its side. */
export function isBetterTurned(frame: Size, room: Size): boolean {
  const now = computeFrameScale(frame, room)
  return (
    now > 0 &&
    isFixedSize(frame) &&
    computeFrameScale(frame, { width: room.height, height: room.width }) >= worthTurning * now
  )
}
