import type { PathCommand } from './letters.ts'

/** How thick the strokes of an outline are: its area over half of its edge. Curves are cut into `pieces` lines. */
export function measureStroke(commands: readonly PathCommand[], pieces = 6): number {
  let [area, edge, x, y, startX, startY] = [0, 0, 0, 0, 0, 0]
  const lineTo = (toX: number, toY: number) => {
    area += (x * toY - toX * y) / 2
    edge += Math.hypot(toX - x, toY - y)
    ;[x, y] = [toX, toY]
  }
  for (const command of commands) {
    if (command.type === 'M') [x, y, startX, startY] = [command.x, command.y, command.x, command.y]
    else if (command.type === 'Z') lineTo(startX, startY)
    else if (command.type === 'L') lineTo(command.x, command.y)
    else {
      const [fromX, fromY] = [x, y]
      for (let i = 1; i <= pieces; i++) lineTo(...onCurve(command, fromX, fromY, i / pieces))
    }
  }
  return (2 * Math.abs(area)) / edge
}

function onCurve(command: PathCommand, fromX: number, fromY: number, t: number): [number, number] {
  const u = 1 - t
  if (command.type === 'Q') {
    const at = (from: number, control: number, to: number) => u * u * from + 2 * u * t * control + t * t * to
    return [at(fromX, command.x1, command.x), at(fromY, command.y1, command.y)]
  }
  const at = (from: number, one: number, other: number, to: number) => u ** 3 * from + 3 * u * u * t * one + 3 * u * t * t * other + t ** 3 * to
  return [at(fromX, command.x1, command.x2, command.x), at(fromY, command.y1, command.y2, command.y)]
}
