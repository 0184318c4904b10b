/** The device of a journey; some controls have other names or positions. */
export type Device = 'desktop' | 'phone'

/** A phone, for the tests that name one in their file's name; the others have a desktop. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}
