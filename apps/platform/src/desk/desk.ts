// The operator's commands in one table. The same functions serve the terminal and the socket of a running site.
import type { Command, DeskContext } from './command.ts'
import type { DeskRequest } from './command-line.ts'
import { DeskError } from './desk-error.ts'
import type { DeskAnswer } from './desk-socket.ts'
import {
  dismissAccountMatch,
  flagAccountMatch,
  listAccountMatches,
  showAccountMatch,
} from './account-commands.ts'
import {
  allowBonuses,
  cancelPlayerBonus,
  forbidBonuses,
  grantPlayerBonus,
  showBonuses,
} from './bonus-commands.ts'
import { changeEmail, changeNickname, changePhone } from './contact-commands.ts'
import {
  closeDepositItem,
  failUnknownDeposit,
  listDepositItems,
  reversePlayerDeposit,
} from './deposit-commands.ts'
import {
  approveDocument,
  declineDocument,
  listDocuments,
  reopenDocument,
  showDocument,
} from './document-commands.ts'
import { reportExperiment } from './experiment-commands.ts'
import { liftPlayerExclusion, showExclusions } from './exclusion-commands.ts'
import { disableGame, enableGame } from './game-commands.ts'
import {
  createGiftCoupon,
  fulfilPlayerGift,
  grantPlayerGift,
  listGiftsOfPlayer,
  revokePlayerGift,
} from './gift-commands.ts'
import { addPlayerXp, showLevel } from './level-commands.ts'
import { setPlayerLimit, showLimits } from './limit-commands.ts'
import { checkWholeLedger, showStatement } from './ledger-commands.ts'
import { closePlayer, exportPlayer } from './own-data-commands.ts'
import {
  approvePayout,
  holdPlayerPayouts,
  listOpenPayouts,
  refusePayout,
  releasePlayerPayouts,
  endFailedPayout,
  endPaidPayout,
  sendApprovedPayout,
} from './payout-commands.ts'
import {
  closeChatSession,
  listChatOperators,
  listChats,
  openChatDesk,
  searchChatMessages,
  showChat,
} from './chat-commands.ts'
import { breakPlayer, creditPlayer, debitPlayer, listPlayers, showPlayer } from './player-commands.ts'
import { cancelPromotion, drawPromotion, grantPromotionPoints, listPromotions } from './promotion-commands.ts'
import { skipIds } from './restore-commands.ts'
import { showReport } from './report-commands.ts'
import { unprotectPlayer } from './security-commands.ts'
import { endMaintenance, startMaintenance } from './site-commands.ts'
import {
  cancelTournament,
  disqualifyPlayer,
  finishTournament,
  inviteToTournament,
  listTournaments,
  rescoreTournament,
} from './tournament-commands.ts'

/** A longer name comes before its prefixes. */
const commands: readonly Command[] = [
  listPlayers,
  changeEmail,
  changePhone,
  changeNickname,
  unprotectPlayer,
  exportPlayer,
  closePlayer,
  showPlayer,
  breakPlayer,
  showLimits,
  setPlayerLimit,
  reportExperiment,
  showExclusions,
  liftPlayerExclusion,
  creditPlayer,
  debitPlayer,
  listAccountMatches,
  showAccountMatch,
  flagAccountMatch,
  dismissAccountMatch,
  grantPlayerBonus,
  showBonuses,
  cancelPlayerBonus,
  forbidBonuses,
  allowBonuses,
  grantPlayerGift,
  listGiftsOfPlayer,
  revokePlayerGift,
  fulfilPlayerGift,
  createGiftCoupon,
  showLevel,
  addPlayerXp,
  listPromotions,
  drawPromotion,
  cancelPromotion,
  grantPromotionPoints,
  listTournaments,
  finishTournament,
  cancelTournament,
  rescoreTournament,
  disqualifyPlayer,
  inviteToTournament,
  listDepositItems,
  closeDepositItem,
  failUnknownDeposit,
  reversePlayerDeposit,
  listOpenPayouts,
  approvePayout,
  refusePayout,
  sendApprovedPayout,
  endPaidPayout,
  endFailedPayout,
  holdPlayerPayouts,
  releasePlayerPayouts,
  listDocuments,
  showDocument,
  approveDocument,
  declineDocument,
  reopenDocument,
  openChatDesk,
  listChatOperators,
  closeChatSession,
  listChats,
  searchChatMessages,
  showChat,
  disableGame,
  enableGame,
  startMaintenance,
  endMaintenance,
  checkWholeLedger,
  showStatement,
  showReport,
  skipIds,
]

/** A parsed command that still needs its context. */
export interface ReadyCommand {
  run(context: DeskContext): Promise<DeskAnswer>
}

/** Parses a request without any database: an immediate answer for the help and for invalid commands (exit code 2). */
export function readCommand(request: DeskRequest): DeskAnswer | ReadyCommand {
  if (request.words[0] === 'help') return { exitCode: 0, text: buildHelp() }
  const command = findCommand(request.words)
  if (!command)
    return { exitCode: 2, text: `There is no command '${request.words.join(' ')}'.\n\n${buildHelp()}` }
  const words = request.words.slice(command.name.split(' ').length)
  if (words.length !== command.count || !hasOptions(command, request))
    return { exitCode: 2, text: `Write it like this: npm run desk -- ${describe(command)}` }
  return { run: (context) => runCommand(command, context, words, request) }
}

/** Runs one request. Expected failures are returned as text with exit code 1. */
export async function answerDesk(context: DeskContext, request: DeskRequest): Promise<DeskAnswer> {
  const command = readCommand(request)
  return 'run' in command ? command.run(context) : command
}

async function runCommand(
  command: Command,
  context: DeskContext,
  words: readonly string[],
  request: DeskRequest,
): Promise<DeskAnswer> {
  try {
    return { exitCode: 0, text: await command.run(context, words, request) }
  } catch (error) {
    if (error instanceof DeskError) return { exitCode: 1, text: error.message }
    throw error
  }
}

function hasOptions({ options = [], extras = [] }: Command, request: DeskRequest): boolean {
  const given = Object.keys(request.options ?? {})
  const known = [...options, ...extras]
  return given.every((option) => known.includes(option)) && options.every((option) => given.includes(option))
}

function findCommand(words: readonly string[]): Command | undefined {
  return commands.find(({ name }) => name.split(' ').every((word, index) => words[index] === word))
}

function buildHelp(): string {
  const width = Math.max(...commands.map((command) => describe(command).length))
  return [
    'npm run desk -- <command> [--reason "why"] [--operator name]',
    '',
    ...commands.map((command) => `  ${describe(command).padEnd(width)}  ${command.says}`),
    `  ${'help'.padEnd(width)}  this list`,
  ].join('\n')
}

function describe({ name, takes }: Command): string {
  return `${name} ${takes}`.trim()
}
