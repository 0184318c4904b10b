import './client/clusters.css'
import { clusterSymbols } from '@yanta/game-rules/clusters'
import { bootGame } from '../../kit/boot.ts'
import { createFrameBridge, findHost } from '../../kit/frame-bridge.ts'
import { createGameServer } from '../../kit/game-server.ts'
import { createSound } from '../../kit/sound.ts'
import { applyWorld } from '../../kit/spin/apply-world.ts'
import { loadSymbols } from '../../kit/spin/symbols.ts'
import { loadVerifier } from '../../verify/load-verifier.ts'
import { runGame } from './client/game.ts'

const root = document.querySelector<HTMLElement>('#game')!
const bridge = createFrameBridge(findHost(window))
const server = createGameServer<'clusters'>()

const {
  opened,
  loaded: images,
  locale,
} = await bootGame({
  root,
  server,
  bridge,
  load({ game: { world } }) {
    applyWorld(document.documentElement, world)
    return loadSymbols(world.symbols, clusterSymbols)
  },
})
runGame({ root, opened, images, locale, server, bridge, sound: createSound(), loadVerifier })
