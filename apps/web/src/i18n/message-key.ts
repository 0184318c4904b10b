// Every message file of the site: the build compiles exactly these, and their keys are the only ones that type-check. A feature
// names its files in its manifest, by declaration merging; the files of all others are here. The build reads the same lines.
import type dialogs from '../app/dialogs.messages.json'
import type guestRedirect from '../app/guest-redirect.messages.json'
import type leaveQuestion from '../app/leave-question.messages.json'
import type captcha from '../domain/captcha/captcha.messages.json'
import type codes from '../domain/codes/codes.messages.json'
import type contest from '../domain/contest/contest.messages.json'
import type five from '../domain/contest/five.messages.json'
import type bonusChip from '../domain/player/bonus-chip.messages.json'
import type gift from '../domain/gift/gift.messages.json'
import type interruptedWork from '../domain/player/interrupted-work.messages.json'
import type shortfall from '../domain/level/shortfall.messages.json'
import type operation from '../domain/operation/operation.messages.json'
import type limit from '../domain/limit/limit.messages.json'
import type moneyField from '../domain/wallet/money-field.messages.json'
import type player from '../domain/player/player.messages.json'
import type sessionEnd from '../domain/player/session-end.messages.json'
import type settings from '../domain/player/settings.messages.json'
import type tournamentJoin from '../domain/tournament/tournament-join.messages.json'
import type errors from './errors.messages.json'
import type fieldProblem from './field-problem.messages.json'
import type refusals from './refusals.messages.json'

/** Keys of a message file. */
export type Texts<File> = { [Key in keyof File]: unknown }

/** Files whose texts the first screen may use; the browser loads those it does use in one language. */
export interface FirstMessages extends Texts<typeof errors>, Texts<typeof player> {}

/** Files loaded with the code that uses them, in both languages: a screen imports its file for that. */
export interface LaterMessages
  extends
    Texts<typeof bonusChip>,
    Texts<typeof captcha>,
    Texts<typeof codes>,
    Texts<typeof contest>,
    Texts<typeof dialogs>,
    Texts<typeof fieldProblem>,
    Texts<typeof five>,
    Texts<typeof gift>,
    Texts<typeof guestRedirect>,
    Texts<typeof interruptedWork>,
    Texts<typeof leaveQuestion>,
    Texts<typeof limit>,
    Texts<typeof moneyField>,
    Texts<typeof operation>,
    Texts<typeof refusals>,
    Texts<typeof sessionEnd>,
    Texts<typeof settings>,
    Texts<typeof shortfall>,
    Texts<typeof tournamentJoin> {}

export type MessageKey = keyof FirstMessages | keyof LaterMessages
