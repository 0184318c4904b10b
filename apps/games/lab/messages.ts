import type { Locale } from '@yanta/contract'
import type { Wanted } from './outcomes.ts'

type Key = 'title' | 'game' | 'round' | 'screen' | 'found' | 'notFound' | 'lead' | `round.${Wanted}`

export const labMessages: Record<Locale, Record<Key, string>> = {
  ru: {
    title: 'Лаборатория игр',
    lead: 'Любой мир с любым раундом, какой дают его правила. Без денег, только для разработки.',
    game: 'Игра',
    round: 'Раунд',
    screen: 'Экран',
    found: 'Раунд найден.',
    notFound: 'Такого раунда среди проверенных нет: показан самый крупный из них.',
    'round.any': 'какой выпадет',
    'round.loss': 'без выигрыша',
    'round.small': 'обычный выигрыш',
    'round.big': 'крупный, от 25 ставок',
    'round.huge': 'огромный, от 100 ставок',
    'round.epic': 'от 250 ставок',
    'round.feature': 'фриспины, респины или длинный каскад',
    'round.wilds': 'вайлд занимает барабан, шагает или остаётся',
    'round.nearMiss': 'не хватило одного символа',
    'round.full': 'на все барабаны или всё поле',
    'round.largest': 'самый крупный из проверенных',
  },
  en: {
    title: 'Lab of games',
    lead: 'Any world with any round that its rules can give. No money, for development only.',
    game: 'Game',
    round: 'Round',
    screen: 'Screen',
    found: 'Round found.',
    notFound: 'None of the rounds tried is one: the largest of them is shown.',
    'round.any': 'whatever comes',
    'round.loss': 'without a win',
    'round.small': 'ordinary win',
    'round.big': 'big, from 25 stakes',
    'round.huge': 'huge, from 100 stakes',
    'round.epic': 'from 250 stakes',
    'round.feature': 'free spins, respins or a long cascade',
    'round.wilds': 'a wild fills its reel, walks or stays',
    'round.nearMiss': 'one symbol short',
    'round.full': 'across all reels or the whole field',
    'round.largest': 'the largest of those tried',
  },
}
