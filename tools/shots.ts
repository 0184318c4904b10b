// Pictures of all components and screens: `npm run shots` draws them and shows the changes to a person,
// `npm run shots -- accept` makes them the baselines. Both accept parts of names: `npm run shots -- button modal`; `changed` draws the
// components that the gate would draw.
import { draw } from './shots/draw.ts'
import { accept } from './shots/accept.ts'

async function main([first, ...rest]: string[]): Promise<boolean> {
  if (first === 'accept') return accept(rest)
  return draw(first === undefined ? [] : [first, ...rest])
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1
