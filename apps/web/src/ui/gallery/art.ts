// Pictures that stories show.
import avatars from '@yanta/art/avatars.json'
import currencies from '@yanta/art/currencies.json'
import gifts from '@yanta/art/gifts.json'
import levels from '@yanta/art/levels.json'
import promotions from '@yanta/art/promotions.json'
import studios from '@yanta/art/studios.json'
import tournaments from '@yanta/art/tournaments.json'

export const avatar = (number: number) => (avatars as Record<string, string>)[`avatar-${number}`]!
export const level = (number: number) => (levels as Record<string, string>)[`level-${number}`]!
export const gift = (name: keyof typeof gifts) => gifts[name]
export const currency = (name: keyof typeof currencies) => currencies[name]
export const studio = (name: string) => (studios as Record<string, string>)[`${name}-mark`]!
export const promotion = (name: keyof typeof promotions) => promotions[name]
export const tournament = (name: keyof typeof tournaments) => tournaments[name]
