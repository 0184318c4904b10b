import './slot.css'
import { createFrameBridge, findHost } from '../kit/frame-bridge.ts'
import { createGameServer } from '../kit/game-server.ts'
import { createSound } from '../kit/sound.ts'
import { openGame } from './boot.ts'
import { runGame } from './game.ts'

const root = document.querySelector<HTMLElement>('#game')!
const bridge = createFrameBridge(findHost(window))
const server = createGameServer()

const opened = await openGame(root, server, bridge)
runGame({ root, ...opened, server, bridge, sound: createSound() })
