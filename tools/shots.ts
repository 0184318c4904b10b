// How everything looks: `npm run shots` draws all components and screens and lays what has changed before a person,
// `npm run shots -- accept` takes the new looks over. Both take parts of names: `npm run shots -- button modal`; `changed` draws the
// components that the gate would draw.
import { draw } from './shots/draw.ts'
import { accept } from './shots/accept.ts'

async function main([first, ...rest]: string[]): Promise<boolean> {
  if (first === 'accept') return accept(rest)
  return draw(first === undefined ? [] : [first, ...rest])
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1
