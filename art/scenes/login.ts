import { drawPlaced } from './placed.ts'

/** The side picture of the login dialog; on phones its wide form is a strip above the form. */
export function drawLogin(): { tall: string; wide: string } {
  return {
    tall: drawPlaced('login', 'aurora', 'crystals', 760, 1150, { x: 0.5, y: 0.44, size: 0.68 }).svg(),
    wide: drawPlaced('login-wide', 'aurora', 'crystals', 1040, 400, { x: 0.5, y: 0.5, size: 0.8 }).svg(),
  }
}
