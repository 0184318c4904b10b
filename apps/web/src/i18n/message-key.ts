// Every message file of the site, in two lists: the build compiles exactly these, and their keys are the only ones that type-check.
// Files in this list are loaded with the first screen; those of later screens are in the other list.
import type auth from '../features/auth/auth.messages.json'
import type catalogue from '../features/catalogue/catalogue.messages.json'
import type gameFrame from '../features/game-frame/game-frame.messages.json'
import type install from '../features/install/install.messages.json'
import type lobby from '../features/lobby/lobby.messages.json'
import type menu from '../features/menu/menu.messages.json'
import type notifications from '../features/notifications/notifications.messages.json'
import type push from '../features/push/push.messages.json'
import type search from '../features/search/search.messages.json'
import type seoText from '../features/seo-text/seo-text.messages.json'
import type shell from '../features/shell/shell.messages.json'
import type staticPage from '../features/static-page/static-page.messages.json'
import type support from '../features/support/support.messages.json'
import type winners from '../features/winners/winners.messages.json'
import type player from '../domain/player/player.messages.json'
import type errors from './errors.messages.json'
import type { LaterMessageKey } from './later-message-key.ts'

export type MessageKey =
  | keyof typeof auth
  | keyof typeof catalogue
  | keyof typeof errors
  | keyof typeof gameFrame
  | keyof typeof lobby
  | keyof typeof menu
  | keyof typeof notifications
  | keyof typeof player
  | keyof typeof search
  | keyof typeof seoText
  | keyof typeof shell
  | keyof typeof staticPage
  | keyof typeof support
  | keyof typeof install
  | keyof typeof push
  | keyof typeof winners
  | LaterMessageKey
