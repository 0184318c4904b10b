import './client/clusters.css'
import { clusterSymbols } from '@yanta/game-rules/clusters'
import { openPage } from '../../kit/page.ts'
import { loadWorld } from '../../kit/spin/load-world.ts'
import { loadVerifier } from '../../verify/load-verifier.ts'
import { runGame } from './client/game.ts'

await openPage({ load: ({ game }) => loadWorld(game.world, clusterSymbols), run: runGame, loadVerifier })
