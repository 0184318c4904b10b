/** Faces of titles from top to bottom, shared by many motifs. */
export const titleColours = {
  gold: ['#fffbe0', '#ffd23a', '#f08a00'],
  ice: ['#ffffff', '#bfe9ff', '#5aa7f2'],
  pink: ['#fff0fb', '#ff9ad5', '#f0338f'],
  lime: ['#fbffe0', '#c8f03a', '#4aa80f'],
  fire: ['#fff2c2', '#ff9a2a', '#e0270f'],
  silver: ['#ffffff', '#d8dde8', '#8a93a8'],
  mint: ['#f0fff8', '#7df0c4', '#12a880'],
  violet: ['#fbf0ff', '#d3a0ff', '#8a3df0'],
} as const
