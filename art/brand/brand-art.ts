/** Everything drawn for one brand: SVG texts. */
export interface BrandArt {
  /** Name of the brand's file. */
  id: string
  /** Below the symbol of icons that fill their square. */
  ground: string
  /** 64 × 64; the small one is for the 16 and 32 pixels of a browser's tab. */
  symbol: string
  symbolSmall: string
  appIcon: string
  /** Symbol and name in a row, 56 high. */
  lockup: { onDark: string; onLight: string }
  /** Beside the login form, and above it on phones. */
  login: { tall: string; wide: string }
  /** What a shared link shows, 1200 × 630. */
  share: string
}
