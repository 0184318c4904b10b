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
