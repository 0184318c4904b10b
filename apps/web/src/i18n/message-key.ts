// Every message file of the site, in one list: the build compiles exactly these, and their keys are the only ones that type-check.
import type catalogue from '../features/catalogue/catalogue.messages.json'
import type lobby from '../features/lobby/lobby.messages.json'
import type shell from '../features/shell/shell.messages.json'
import type errors from './errors.messages.json'

export type MessageKey = keyof typeof catalogue | keyof typeof errors | keyof typeof lobby | keyof typeof shell
