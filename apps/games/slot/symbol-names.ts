// What the twelve roles are called in each symbol set: a set draws its own things for them. Every name is a nominative that
// follows "3 ×". The scatter keeps its word, because the rules speak of scatters.
import type { Locale } from '@yanta/contract'
import type { SymbolId } from '@yanta/game-rules/slot'

export type SymbolNames = Record<SymbolId, string>

const classic: Record<Locale, SymbolNames> = {
  ru: {
    cherry: 'вишня', lemon: 'лимон', orange: 'апельсин', plum: 'слива', bell: 'колокол', bar: 'бар', seven: 'семёрка', star: 'звезда',
    clover: 'клевер', gem: 'алмаз', wild: 'вайлд', scatter: 'скаттер',
  },
  en: {
    cherry: 'cherry', lemon: 'lemon', orange: 'orange', plum: 'plum', bell: 'bell', bar: 'bar', seven: 'seven', star: 'star',
    clover: 'clover', gem: 'diamond', wild: 'wild', scatter: 'scatter',
  },
}

export const symbolNames = {
  classic,
  neon: classic,
  asia: {
    ru: {
      cherry: 'фонарь', lemon: 'золотой слиток', orange: 'мандарин', plum: 'цветок сливы', bell: 'большой барабан', bar: 'свиток', seven: 'кот удачи',
      star: 'веер', clover: 'бамбук', gem: 'нефрит', wild: 'вайлд', scatter: 'монета-скаттер',
    },
    en: {
      cherry: 'lantern', lemon: 'gold ingot', orange: 'mandarin', plum: 'plum blossom', bell: 'drum', bar: 'scroll', seven: 'lucky cat',
      star: 'fan', clover: 'bamboo', gem: 'jade', wild: 'wild', scatter: 'coin scatter',
    },
  },
  candy: {
    ru: {
      cherry: 'сердечко', lemon: 'медовая капля', orange: 'апельсиновая долька', plum: 'мармелад', bell: 'кекс', bar: 'шоколад', seven: 'леденец',
      star: 'звёздочка', clover: 'мятная карамель', gem: 'конфета', wild: 'вайлд', scatter: 'пончик-скаттер',
    },
    en: {
      cherry: 'heart', lemon: 'honey drop', orange: 'orange slice', plum: 'gumdrop', bell: 'cupcake', bar: 'chocolate', seven: 'lollipop',
      star: 'little star', clover: 'mint', gem: 'candy', wild: 'wild', scatter: 'donut scatter',
    },
  },
  egypt: {
    ru: {
      cherry: 'лотос', lemon: 'папирус', orange: 'солнечный диск', plum: 'ваза', bell: 'кошка', bar: 'картуш', seven: 'пирамида', star: 'глаз Гора',
      clover: 'анкх', gem: 'скарабей', wild: 'вайлд', scatter: 'книга-скаттер',
    },
    en: {
      cherry: 'lotus', lemon: 'papyrus', orange: 'sun disc', plum: 'vase', bell: 'cat', bar: 'cartouche', seven: 'pyramid', star: 'eye of Horus',
      clover: 'ankh', gem: 'scarab', wild: 'wild', scatter: 'book scatter',
    },
  },
  gems: {
    ru: {
      cherry: 'рубиновая вишня', lemon: 'цитрин', orange: 'топаз', plum: 'аметист', bell: 'аквамарин', bar: 'гора слитков', seven: 'бриллиант',
      star: 'сапфировая звезда', clover: 'изумрудный клевер', gem: 'рубиновое сердце', wild: 'вайлд', scatter: 'корона-скаттер',
    },
    en: {
      cherry: 'ruby cherry', lemon: 'citrine', orange: 'topaz', plum: 'amethyst', bell: 'aquamarine', bar: 'pile of ingots', seven: 'diamond',
      star: 'sapphire star', clover: 'emerald clover', gem: 'ruby heart', wild: 'wild', scatter: 'crown scatter',
    },
  },
  pirate: {
    ru: {
      cherry: 'рубин', lemon: 'дублон', orange: 'компас', plum: 'бутылка рома', bell: 'рында', bar: 'сундук', seven: 'пара сабель', star: 'карта сокровищ',
      clover: 'попугай', gem: 'череп', wild: 'вайлд', scatter: 'корабль-скаттер',
    },
    en: {
      cherry: 'ruby', lemon: 'doubloon', orange: 'compass', plum: 'bottle of rum', bell: 'ship’s bell', bar: 'chest', seven: 'pair of sabres', star: 'treasure map',
      clover: 'parrot', gem: 'skull', wild: 'wild', scatter: 'ship scatter',
    },
  },
  sea: {
    ru: {
      cherry: 'коралл', lemon: 'рыбка', orange: 'морская звезда', plum: 'осьминог', bell: 'водолазный шлем', bar: 'сундук', seven: 'трезубец', star: 'штурвал',
      clover: 'черепаха', gem: 'жемчужина', wild: 'вайлд', scatter: 'якорь-скаттер',
    },
    en: {
      cherry: 'coral', lemon: 'fish', orange: 'starfish', plum: 'octopus', bell: 'diving helmet', bar: 'chest', seven: 'trident', star: 'ship’s wheel',
      clover: 'turtle', gem: 'pearl', wild: 'wild', scatter: 'anchor scatter',
    },
  },
  space: {
    ru: {
      cherry: 'красная планета', lemon: 'солнце', orange: 'планета с кольцом', plum: 'газовый гигант', bell: 'шлем', bar: 'батарея', seven: 'ракета',
      star: 'комета', clover: 'пришелец', gem: 'астероид', wild: 'вайлд', scatter: 'галактика-скаттер',
    },
    en: {
      cherry: 'red planet', lemon: 'sun', orange: 'ringed planet', plum: 'gas giant', bell: 'helmet', bar: 'battery', seven: 'rocket',
      star: 'comet', clover: 'alien', gem: 'asteroid', wild: 'wild', scatter: 'galaxy scatter',
    },
  },
  viking: {
    ru: {
      cherry: 'руна огня', lemon: 'руна урожая', orange: 'руна солнца', plum: 'руна воды', bell: 'рог', bar: 'драккар', seven: 'пара топоров', star: 'щит',
      clover: 'молот', gem: 'шлем', wild: 'вайлд', scatter: 'древо-скаттер',
    },
    en: {
      cherry: 'rune of fire', lemon: 'rune of harvest', orange: 'rune of the sun', plum: 'rune of water', bell: 'horn', bar: 'longship', seven: 'pair of axes', star: 'shield',
      clover: 'hammer', gem: 'helmet', wild: 'wild', scatter: 'tree scatter',
    },
  },
  western: {
    ru: {
      cherry: 'сапог', lemon: 'самородок', orange: 'колесо', plum: 'бутылка', bell: 'лампа', bar: 'динамит', seven: 'револьвер', star: 'звезда шерифа',
      clover: 'подкова', gem: 'шляпа', wild: 'вайлд', scatter: 'кактус-скаттер',
    },
    en: {
      cherry: 'boot', lemon: 'nugget', orange: 'wheel', plum: 'bottle', bell: 'lamp', bar: 'dynamite', seven: 'revolver', star: 'sheriff’s badge',
      clover: 'horseshoe', gem: 'hat', wild: 'wild', scatter: 'cactus scatter',
    },
  },
} satisfies Record<string, Record<Locale, SymbolNames>>

/** A set of drawings in the art. */
export type SymbolSet = keyof typeof symbolNames
