/** Faces of titles from top to bottom, shared by many motifs. */
export const titleColours = {
  gold: ['#fffbe0', '#ffd23a', '#f08a00'],
  ice: ['#ffffff', '#bfe9ff', '#5aa7f2'],
  pink: ['#fff0fb', '#ff9ad5', '#f0338f'],
  lime: ['#fbffe0', '#c8f03a', '#4aa80f'],
  fire: ['#fff6d2', '#ffb83a', '#f2561f'],
  silver: ['#ffffff', '#d8dde8', '#8a93a8'],
  mint: ['#f0fff8', '#7df0c4', '#12a880'],
  violet: ['#fdf6ff', '#e0bcff', '#a966ff'],
} as const
