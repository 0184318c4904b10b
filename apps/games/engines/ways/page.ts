import './client/ways.css'
import { waysSymbols } from '@yanta/game-rules/ways'
import { openPage } from '../../kit/page.ts'
import { loadWorld } from '../../kit/spin/load-world.ts'
import { loadVerifier } from '../../verify/load-verifier.ts'
import { runGame } from './client/game.ts'

await openPage({ load: ({ game }) => loadWorld(game.world, waysSymbols), run: runGame, loadVerifier })
