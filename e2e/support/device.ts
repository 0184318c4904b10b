/** What a journey walks on; some controls are named or placed differently. */
export type Device = 'desktop' | 'phone'

/** A phone, for the tests that name one in their file's name; the others have a desktop. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}
