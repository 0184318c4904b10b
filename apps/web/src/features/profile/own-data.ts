// Converts the player's own data to the form's fields and back. Pure.
import type { Locale, Profile, ProfileChange } from '@yanta/contract'
import { type FieldProblem, findNameProblem, findTextProblem } from '@yanta/contract/field-rules'

export interface OwnData {
  firstname: string
  lastname: string
  middlename: string
  address: string
  country: string
  gender: string
  /** Of messages to the player. */
  locale: Locale
  wantsNews: boolean
}

/** Value of the option 'not given': a list can't have an empty value. */
export const notGiven = 'none'

export function readOwnData(profile: Profile): OwnData {
  const { firstname, lastname, middlename, address, country, gender, locale, wants_news: wantsNews } = profile
  return {
    firstname: firstname ?? '',
    lastname: lastname ?? '',
    middlename: middlename ?? '',
    address: address ?? '',
    country: country ?? notGiven,
    gender: gender ?? notGiven,
    locale,
    wantsNews,
  }
}

/** Validates names and address by section 5; empty ones are valid [5.4-5.5]. */
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

/** The fields that differ from the platform's data [7.9]; omitted fields stay unchanged. */
export function buildChange(before: OwnData, after: OwnData): ProfileChange {
  const say = (text: string) => (text.trim() === '' || text === notGiven ? null : text.trim())
  const change = {
    firstname: say(after.firstname),
    lastname: say(after.lastname),
    middlename: say(after.middlename),
    address: say(after.address),
    country: say(after.country),
    gender: say(after.gender),
    locale: after.locale,
    wantsNews: after.wantsNews,
  }
  return Object.fromEntries(
    Object.entries(change).filter(([name]) => before[name as keyof OwnData] !== after[name as keyof OwnData]),
  ) as ProfileChange
}
