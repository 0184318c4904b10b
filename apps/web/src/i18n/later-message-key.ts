// Message files loaded with the code that uses them, in both languages: a screen imports its file for that. None is part of
// the first screen.
import type codes from '../features/auth/codes/codes.messages.json'
import type captcha from '../features/auth/captcha/captcha.messages.json'
import type login from '../features/auth/login/login.messages.json'
import type secondFactor from '../features/auth/second-factor/second-factor.messages.json'
import type guestPopups from '../features/auth/guest-popups.messages.json'
import type remind from '../features/auth/remind/remind.messages.json'
import type registration from '../features/auth/registration/registration.messages.json'
import type welcome from '../features/auth/welcome/welcome.messages.json'
import type cashbox from '../features/cashbox/cashbox.messages.json'
import type gameFilters from '../features/catalogue/filters.messages.json'
import type producersPicker from '../features/catalogue/producers-picker.messages.json'
import type compoints from '../features/compoints/compoints.messages.json'
import type profile from '../features/profile/profile.messages.json'
import type security from '../features/profile/security/security.messages.json'
import type favourites from '../features/favourites/favourites.messages.json'
import type gameSheet from '../features/catalogue/game-sheet.messages.json'
import type promotions from '../features/promotions/promotions.messages.json'
import type tournaments from '../features/tournaments/tournaments.messages.json'
import type interruptedWork from '../domain/player/interrupted-work.messages.json'
import type sessionEnd from '../domain/player/session-end.messages.json'
import type settings from '../domain/player/settings.messages.json'
import type dialogs from '../app/dialogs.messages.json'
import type ledAway from '../app/guest-redirect.messages.json'
import type leaveQuestion from '../app/leave-question.messages.json'
import type fieldProblem from './field-problem.messages.json'
import type refusals from './refusals.messages.json'

export type LaterMessageKey =
  | keyof typeof captcha
  | keyof typeof cashbox
  | keyof typeof codes
  | keyof typeof compoints
  | keyof typeof dialogs
  | keyof typeof fieldProblem
  | keyof typeof favourites
  | keyof typeof gameFilters
  | keyof typeof gameSheet
  | keyof typeof guestPopups
  | keyof typeof interruptedWork
  | keyof typeof leaveQuestion
  | keyof typeof ledAway
  | keyof typeof login
  | keyof typeof producersPicker
  | keyof typeof profile
  | keyof typeof promotions
  | keyof typeof refusals
  | keyof typeof registration
  | keyof typeof remind
  | keyof typeof secondFactor
  | keyof typeof security
  | keyof typeof sessionEnd
  | keyof typeof settings
  | keyof typeof tournaments
  | keyof typeof welcome
