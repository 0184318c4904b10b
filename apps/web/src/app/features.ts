// Every feature of the site. What a feature adds to it is in its manifest; a new feature is a line here and in the list below.
import { achievements } from '../features/achievements/feature.ts'
import { auth } from '../features/auth/feature.ts'
import { cashbox } from '../features/cashbox/feature.ts'
import { catalogue } from '../features/catalogue/feature.ts'
import { chat } from '../features/chat/feature.ts'
import { compoints } from '../features/compoints/feature.ts'
import { consent } from '../features/consent/feature.ts'
import { contacts } from '../features/contacts/feature.ts'
import { documents } from '../features/documents/feature.ts'
import { duckHunt } from '../features/duck-hunt/feature.ts'
import { favourites } from '../features/favourites/feature.ts'
import { gameFrame } from '../features/game-frame/feature.ts'
import { gifts } from '../features/gifts/feature.ts'
import { highFive } from '../features/high-five/feature.ts'
import { install } from '../features/install/feature.ts'
import { levels } from '../features/levels/feature.ts'
import { lobby } from '../features/lobby/feature.ts'
import { menu } from '../features/menu/feature.ts'
import { notifications } from '../features/notifications/feature.ts'
import { profile } from '../features/profile/feature.ts'
import { promotions } from '../features/promotions/feature.ts'
import { push } from '../features/push/feature.ts'
import { saferPlay } from '../features/safer-play/feature.ts'
import { search } from '../features/search/feature.ts'
import { seoText } from '../features/seo-text/feature.ts'
import { shell } from '../features/shell/feature.ts'
import { siteUpdate } from '../features/site-update/feature.ts'
import { staticPage } from '../features/static-page/feature.ts'
import { support } from '../features/support/feature.ts'
import { tournaments } from '../features/tournaments/feature.ts'
import { winback } from '../features/winback/feature.ts'
import { winners } from '../features/winners/feature.ts'
import { appDialogs } from './app-dialogs.ts'

export const features = [
  achievements,
  appDialogs,
  auth,
  cashbox,
  catalogue,
  chat,
  compoints,
  consent,
  contacts,
  documents,
  duckHunt,
  favourites,
  gameFrame,
  gifts,
  highFive,
  install,
  levels,
  lobby,
  menu,
  notifications,
  profile,
  promotions,
  push,
  saferPlay,
  search,
  seoText,
  shell,
  siteUpdate,
  staticPage,
  support,
  tournaments,
  winback,
  winners,
] as const
