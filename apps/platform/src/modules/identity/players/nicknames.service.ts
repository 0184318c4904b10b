// Nicknames. Promises: a player chooses once, two players never share a name in any case, and none can be taken for the site itself.
import { randomInt } from 'node:crypto'
import type { Brand } from '@yanta/brand'
import type { CallAnswer, checkNickname } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import {
  hasChosenNickname,
  listTakenNicknames,
  overwriteNickname,
  updateUnchosenNickname,
} from './nicknames.repository.ts'
import { isReservedNickname, makeNickname, makeSimilarNicknames } from './nicknames.rules.ts'

interface NicknameDeps {
  db: PlatformDatabase
  brand: Pick<Brand, 'names'>
}

const mostSuggested = 3

/** Sets the nickname for good [7.11]. Throws Refusal nickname_already_chosen or nickname_taken. */
export async function choosePlayerNickname(
  { db, brand }: NicknameDeps,
  userId: number,
  nickname: string,
): Promise<void> {
  if (await hasChosenNickname(db, userId)) throw new Refusal('nickname_already_chosen')
  if (!(await isNicknameFree({ db, brand }, nickname, userId)))
    throw new Refusal('nickname_taken', { field: 'nickname' })
  const isChosen = await refuseTaken(() => updateUnchosenNickname(db, userId, nickname))
  if (!isChosen) throw new Refusal('nickname_already_chosen')
}

/** Gives a player another nickname, inside the caller's transaction, even one already chosen [6.12]. Throws Refusal nickname_taken. */
export async function changePlayerNickname(
  deps: NicknameDeps,
  userId: number,
  nickname: string,
): Promise<void> {
  if (!(await isNicknameFree(deps, nickname, userId))) throw new Refusal('nickname_taken')
  await refuseTaken(() => overwriteNickname(deps.db, userId, nickname))
}

/** Whether the name is available to the player, and available names similar to it. */
export async function findNicknames(
  deps: NicknameDeps,
  userId: number,
  wanted: string,
): Promise<CallAnswer<typeof checkNickname>> {
  const isReserved = isReservedNickname(wanted, listBrandNames(deps))
  const similar = makeSimilarNicknames(isReserved ? '' : wanted, randomInt, 12)
  const taken = await listTakenNicknames(deps.db, [wanted, ...similar], userId)
  const isFree = !isReserved && !taken.has(wanted.toLowerCase())
  return {
    isFree,
    suggestions: isFree
      ? []
      : similar.filter((name) => !taken.has(name.toLowerCase())).slice(0, mostSuggested),
  }
}

/** A generated name for a new player; not checked to be unique, which only the database can do. */
export function inventNickname(): string {
  return makeNickname(randomInt)
}

async function isNicknameFree(deps: NicknameDeps, nickname: string, userId: number): Promise<boolean> {
  return (
    !isReservedNickname(nickname, listBrandNames(deps)) &&
    (await listTakenNicknames(deps.db, [nickname], userId)).size === 0
  )
}

function listBrandNames({ brand }: NicknameDeps): string[] {
  return Object.values(brand.names).map((names) => names.brand)
}

const uniqueViolation = '23505'

async function refuseTaken<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  try {
    return await write()
  } catch (error) {
    if ((error as { code?: string }).code === uniqueViolation)
      throw new Refusal('nickname_taken', { field: 'nickname' })
    throw error
  }
}
