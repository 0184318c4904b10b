import './client/hold.css'
import { pictureSymbols } from '@yanta/game-rules/hold'
import { openPage } from '../../kit/page.ts'
import { loadWorld } from '../../kit/spin/load-world.ts'
import { loadVerifier } from '../../verify/load-verifier.ts'
import { runGame } from './client/game.ts'

await openPage({ load: ({ game }) => loadWorld(game.world, pictureSymbols), run: runGame, loadVerifier })
