/** Where a game fills the whole screen: phones, portrait and landscape. Repeated in frame-host.module.css. */
export const phoneQuery = '(max-width: 754px), (max-height: 480px) and (pointer: coarse)'

/** The platform that games and gifts ask for. */
export function readPlatform(): 'mobile' | 'desktop' {
  return matchMedia(phoneQuery).matches ? 'mobile' : 'desktop'
}
