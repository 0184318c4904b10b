// Nicknames. Promises: a player chooses once, nobody has the name of another however it is written, nobody looks like the site itself.
import { randomInt } from 'node:crypto'
import type { Brand } from '@yanta/brand'
import type { CallAnswer, checkNickname } from '@yanta/contract'
import type { Kysely } from 'kysely'
import { Refusal } from '../../plugins/refusal.ts'
import {
  hasChosenNickname,
  listTakenNicknames,
  overwriteNickname,
  updateUnchosenNickname,
} from './nicknames.repository.ts'
import { isReservedNickname, makeNickname, makeSimilarNicknames } from './nicknames.rules.ts'

interface NicknameParts {
  db: Kysely<any>
  brand: Pick<Brand, 'names'>
}

const mostSuggested = 3

/** Takes the nickname for good [7.11]. Throws Refusal nickname_already_chosen or nickname_taken. */
export async function choosePlayerNickname(
  { db, brand }: NicknameParts,
  userId: number,
  nickname: string,
): Promise<void> {
  if (await hasChosenNickname(db, userId)) throw new Refusal('nickname_already_chosen')
  if (!(await isNicknameFree({ db, brand }, nickname, userId)))
    throw new Refusal('nickname_taken', { field: 'nickname' })
  const isChosen = await refuseTaken(() => updateUnchosenNickname(db, userId, nickname))
  if (!isChosen) throw new Refusal('nickname_already_chosen')
}

/** Gives a player another nickname, inside the caller's transaction, whatever they have chosen [6.12]. Throws Refusal nickname_taken. */
export async function changePlayerNickname(
  parts: NicknameParts,
  userId: number,
  nickname: string,
): Promise<void> {
  if (!(await isNicknameFree(parts, nickname, userId))) throw new Refusal('nickname_taken')
  await refuseTaken(() => overwriteNickname(parts.db, userId, nickname))
}

/** Whether the player could take this name, and names like it that are free. */
export async function findNicknames(
  parts: NicknameParts,
  userId: number,
  wanted: string,
): Promise<CallAnswer<typeof checkNickname>> {
  const isReserved = isReservedNickname(wanted, listBrandNames(parts))
  const similar = makeSimilarNicknames(isReserved ? '' : wanted, randomInt, 12)
  const taken = await listTakenNicknames(parts.db, [wanted, ...similar], userId)
  const isFree = !isReserved && !taken.has(wanted.toLowerCase())
  return {
    isFree,
    suggestions: isFree
      ? []
      : similar.filter((name) => !taken.has(name.toLowerCase())).slice(0, mostSuggested),
  }
}

/** A name for somebody who has not chosen yet; another one may be given the same, which only the database tells. */
export function inventNickname(): string {
  return makeNickname(randomInt)
}

async function isNicknameFree(parts: NicknameParts, nickname: string, userId: number): Promise<boolean> {
  return (
    !isReservedNickname(nickname, listBrandNames(parts)) &&
    (await listTakenNicknames(parts.db, [nickname], userId)).size === 0
  )
}

function listBrandNames({ brand }: NicknameParts): string[] {
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
