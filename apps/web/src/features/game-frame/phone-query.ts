/** Where a game has the whole screen: phones, upright and on their side. The same words are in frame-host.module.css. */
export const phoneQuery = '(max-width: 754px), (max-height: 480px) and (pointer: coarse)'
