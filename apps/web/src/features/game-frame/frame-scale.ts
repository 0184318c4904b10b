// How a game of a fixed size fits the room it gets: as large as possible, whole, centred [3.3], [9.11].
export interface Size {
  width: number
  height: number
}

export const defaultFrameSize: Size = { width: 1280, height: 720 }

/** Factor by which a frame of `frame` is drawn to fit `room`; 0 while there is no room. */
export function computeFrameScale(frame: Size, room: Size): number {
  return Math.max(0, Math.min(room.width / frame.width, room.height / frame.height))
}
