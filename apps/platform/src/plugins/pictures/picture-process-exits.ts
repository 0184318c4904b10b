/** Exit codes of the process that reads one picture. */
export const pictureExits = {
  /** The library for pictures is not installed. */
  noLibrary: 10,
  /** No picture, or a damaged one. */
  unreadable: 11,
  tooManyPixels: 12,
} as const
