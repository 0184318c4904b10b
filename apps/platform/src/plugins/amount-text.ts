/** Minor units as decimal text, all currencies having two places [9.9]: -1250 is '-12.50', or '-12,50' with a comma as point. */
export function writeAmount(minorUnits: number, point = '.'): string {
  const digits = String(Math.abs(minorUnits)).padStart(3, '0')
  return `${minorUnits < 0 ? '-' : ''}${digits.slice(0, -2)}${point}${digits.slice(-2)}`
}
