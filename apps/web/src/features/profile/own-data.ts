// The player's own data as the fields of the form hold them, and back. Pure.
import type { Profile, ProfileChange } from '@yanta/contract'
import { type FieldProblem, findNameProblem, findTextProblem } from '@yanta/contract/field-rules'

export interface OwnData {
  firstname: string
  lastname: string
  middlename: string
  address: string
  country: string
  gender: string
  wantsNews: boolean
}

/** A list can't offer 'nothing' under an empty value. */
export const notGiven = 'none'

export function readOwnData(profile: Profile): OwnData {
  const { firstname, lastname, middlename, address, country, gender, wants_news: wantsNews } = profile
  return {
    firstname: firstname ?? '',
    lastname: lastname ?? '',
    middlename: middlename ?? '',
    address: address ?? '',
    country: country ?? notGiven,
    gender: gender ?? notGiven,
    wantsNews,
  }
}

/** Names and address follow the rules of section 5; an empty one is fine [5.4-5.5]. */
export function findOwnDataProblems({
  firstname,
  lastname,
  middlename,
  address,
}: OwnData): Partial<Record<keyof OwnData, FieldProblem>> {
  const found = {
    firstname: findNameProblem(firstname, { isOptional: true }),
    lastname: findNameProblem(lastname, { isOptional: true }),
    middlename: findNameProblem(middlename, { isOptional: true }),
    address: findTextProblem(address, { isOptional: true }),
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}

/** What differs from what the platform knows [7.9]; whatever is left out of a change stays. */
export function buildChange(before: OwnData, after: OwnData): ProfileChange {
  const say = (text: string) => (text.trim() === '' || text === notGiven ? null : text.trim())
  const change = {
    firstname: say(after.firstname),
    lastname: say(after.lastname),
    middlename: say(after.middlename),
    address: say(after.address),
    country: say(after.country),
    gender: say(after.gender),
    wantsNews: after.wantsNews,
  }
  return Object.fromEntries(
    Object.entries(change).filter(([name]) => before[name as keyof OwnData] !== after[name as keyof OwnData]),
  ) as ProfileChange
}
