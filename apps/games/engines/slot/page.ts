import './client/slot.css'
import { symbolIds } from '@yanta/game-rules/slot'
import { openPage } from '../../kit/page.ts'
import { loadWorld } from '../../kit/spin/load-world.ts'
import { loadVerifier } from '../../verify/load-verifier.ts'
import { runGame } from './client/game.ts'

await openPage({ load: ({ game }) => loadWorld(game.world, symbolIds), run: runGame, loadVerifier })
