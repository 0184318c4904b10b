// What the slots of each motif show: things of its world, heroes of its other covers, the thing of its scatter.
import type { Art } from '../kit/art.ts'
import { classic } from './classic.ts'
import { egypt as egyptSet } from './egypt.ts'
import { gems as gemsSet } from './gems.ts'
import type { HeroCrop } from './hero.ts'
import { neon as neonSet } from './neon.ts'
import * as ancient from './objects/ancient.ts'
import * as machines from './objects/machines.ts'
import * as nature from './objects/nature.ts'
import * as night from './objects/night.ts'
import type { Objects } from './objects/objects.ts'
import * as stage from './objects/stage.ts'
import * as sweets from './objects/sweets.ts'
import type { plates } from './plates.ts'
import { sea as seaSet } from './sea.ts'
import { space as spaceSet } from './space.ts'
import { viking as vikingSet } from './viking.ts'
import { western as westernSet } from './western.ts'

export interface SlotTheme {
  plate: keyof typeof plates
  /** In the medallion of every scatter, in the colours of its slot. */
  scatter: (art: Art) => void
  objects: Objects
  /** Variants whose heroes its other slots show. */
  heroes: readonly string[]
  /** True when its low symbols are ranks in its own lettering. */
  hasRanks?: true
  /** Of heroes that reach beyond their usual radius, by variant. */
  crops?: Readonly<Record<string, HeroCrop>>
}

const ranked = { hasRanks: true } as const
/** Without the thing that only the scatter shows. */
function without(objects: Objects, name: string): Objects {
  return Object.fromEntries(Object.entries(objects).filter(([each]) => each !== name))
}
/** Its things, of which the named one is that of the scatter. */
function themed(objects: Objects, scatter: string): Pick<SlotTheme, 'objects' | 'scatter'> {
  const thing = objects[scatter]
  if (!thing) throw new Error(`no thing ${scatter}`)
  return { objects: without(objects, scatter), scatter: thing }
}

export const slotThemes: Readonly<Record<string, SlotTheme>> = {
  fruit: { ...themed(sweets.fruit, 'cocktail'), plate: 'leaf', heroes: ['melon', 'citrus', 'grape', 'berry', 'pineapple'], crops: { pineapple: { radius: 240 } } },
  gems: { objects: {}, scatter: gemsSet.scatter, plate: 'gem', heroes: ['sapphire', 'ruby', 'emerald', 'amethyst', 'amber'] },
  egypt: { objects: {}, scatter: egyptSet.star, plate: 'cartouche', heroes: ['pharaoh'] },
  dragon: { ...themed(night.dragon, 'hoard'), ...ranked, plate: 'shield', heroes: ['serpent', 'hatchling', 'whelp'], crops: { whelp: { radius: 240 } } },
  space: { objects: {}, scatter: spaceSet.seven, plate: 'hexagon', heroes: [], crops: { 'ringed-planet': { radius: 245 } } },
  sea: { objects: {}, scatter: seaSet.scatter, plate: 'ribbon', heroes: [], crops: { clownfish: { radius: 245 } } },
  viking: { objects: {}, scatter: vikingSet.scatter, plate: 'shield', heroes: [] },
  clover: { ...themed(nature.clover, 'pouch'), plate: 'leaf', heroes: ['clover', 'pot-of-gold', 'horseshoe', 'ladybird'], crops: { ladybird: { radius: 240 } } },
  jungle: { ...themed(nature.jungle, 'drum'), ...ranked, plate: 'leaf', heroes: ['toucan', 'tiger', 'tiki', 'frog'], crops: { tiki: { y: -24, radius: 252 } } },
  candy: { ...themed(sweets.candy, 'gumballs'), plate: 'cloud', heroes: [], crops: { lollipop: { radius: 245 } } },
  samurai: { ...themed(ancient.samurai, 'sakura'), ...ranked, plate: 'scroll', heroes: ['oni', 'blades', 'torii'] },
  western: { objects: {}, scatter: westernSet.scatter, plate: 'board', heroes: [] },
  vampire: { ...themed(night.vampire, 'coffin'), ...ranked, plate: 'cartouche', heroes: ['kiss', 'chalice', 'crown'] },
  steam: { ...themed(machines.steam, 'cog'), ...ranked, plate: 'gem', heroes: ['clock', 'airship', 'coil'], crops: { coil: { radius: 240 } } },
  football: { ...themed(stage.football, 'whistle'), ...ranked, plate: 'shield', heroes: ['ball', 'cup', 'gloves'] },
  pirate: { objects: {}, scatter: seaSet.scatter, plate: 'scroll', heroes: [], crops: { chart: { radius: 245 } } },
  aurora: { ...themed(nature.aurora, 'mitten'), ...ranked, plate: 'cloud', heroes: ['crystals', 'snowflake', 'bear'] },
  neon: { objects: {}, scatter: neonSet.scatter, plate: 'board', heroes: [], crops: { car: { y: 100, radius: 170 }, courier: { radius: 245 } } },
  olymp: { ...themed(ancient.olymp, 'column'), ...ranked, plate: 'ribbon', heroes: ['bolt', 'helmet', 'laurel', 'gorgon'], crops: { bolt: { y: -40, x: 30, radius: 260 }, gorgon: { radius: 246 } } },
  aztec: { ...themed(ancient.aztec, 'sun'), ...ranked, plate: 'gem', heroes: ['calendar', 'idol', 'feathers'] },
  honey: { ...themed(nature.honey, 'comb'), plate: 'hexagon', heroes: ['jar', 'bee', 'hive'], crops: { jar: { radius: 235 } } },
  joker: { ...themed(stage.joker, 'popcorn'), ...ranked, plate: 'burst', heroes: ['jester', 'fool', 'tent', 'box'], crops: { box: { radius: 250 } } },
  seven: { objects: {}, scatter: classic.gem, plate: 'burst', heroes: ['flames', 'bell', 'bar', 'wings', 'laser'], crops: { laser: { radius: 240 } } },
  fishing: { ...themed(nature.fishing, 'lure'), ...ranked, plate: 'ribbon', heroes: [], crops: { bobber: { x: 20, y: 20, radius: 250 } } },
  potion: { ...themed(night.potion, 'mortar'), ...ranked, plate: 'cartouche', heroes: ['flask', 'cone', 'oracle'] },
  asia: { ...themed(ancient.asia, 'envelope'), plate: 'scroll', heroes: [] },
  gold: { ...themed(machines.gold, 'helmet'), plate: 'board', heroes: ['minecart', 'picks', 'dynamite'], crops: { dynamite: { radius: 245 } } },
  pumpkin: { ...themed(night.pumpkin, 'bat'), ...ranked, plate: 'cloud', heroes: ['lantern', 'cauldron'] },
  disco: { ...themed(stage.disco, 'glasses'), plate: 'burst', heroes: ['mirrorball', 'vinyl', 'skate'] },
  pixel: { ...themed(stage.pixel, 'chest'), ...ranked, plate: 'board', heroes: ['invaders'] },
  animals: { ...themed(nature.animals, 'paw'), ...ranked, plate: 'leaf', heroes: ['fox', 'panda', 'owl'] },
  train: { ...themed(machines.train, 'whistle'), ...ranked, plate: 'ticket', heroes: ['express'] },
  safari: { ...themed(nature.safari, 'tree'), ...ranked, plate: 'oval', heroes: ['elephant', 'lion', 'rover', 'giraffe'] },
  orchestra: { ...themed(stage.orchestra, 'metronome'), ...ranked, plate: 'cartouche', heroes: ['violin', 'piano', 'brass'], crops: { brass: { radius: 255 } } },
  chess: { ...themed(stage.chess, 'clock'), plate: 'shield', heroes: ['knight', 'queen', 'rook'] },
  lighthouse: { ...themed(machines.lighthouse, 'gull'), plate: 'ribbon', heroes: ['tower', 'bottle'] },
  teahouse: { ...themed(ancient.teahouse, 'lantern'), plate: 'oval', heroes: ['teapot', 'house', 'samovar'] },
  origami: { ...themed(ancient.origami, 'pinwheel'), ...ranked, plate: 'gem', heroes: ['crane', 'boats', 'fox'] },
  tale: { ...themed(sweets.tale, 'thread'), ...ranked, plate: 'cartouche', heroes: ['firebird', 'apple', 'hut'] },
  arctic: { ...themed(nature.arctic, 'igloo'), ...ranked, plate: 'hexagon', heroes: ['penguin', 'narwhal', 'icebreaker', 'walrus'] },
  robots: { ...themed(machines.robots, 'bulb'), ...ranked, plate: 'hexagon', heroes: ['mechanic', 'puppy'] },
  detective: { ...themed(night.detective, 'key'), ...ranked, plate: 'ticket', heroes: ['lens', 'keyhole'] },
  masks: { ...themed(night.masks, 'candelabra'), ...ranked, plate: 'ribbon', heroes: ['gilded', 'moon', 'raven'] },
  deepsea: { objects: {}, scatter: seaSet.seven, plate: 'oval', heroes: ['angler', 'octopus', 'submarine', 'jelly'], crops: { angler: { radius: 252 }, submarine: { radius: 240 } } },
  chocolate: { ...themed(sweets.chocolate, 'heart'), plate: 'board', heroes: ['bar', 'truffles', 'mug'] },
  mushrooms: { ...themed(nature.mushrooms, 'basket'), ...ranked, plate: 'cloud', heroes: ['cap', 'snail', 'hedgehog'], crops: { snail: { radius: 245 } } },
  moon: { ...themed(machines.moon, 'jar'), plate: 'cloud', heroes: ['swing', 'kite', 'moth'] },
  arabian: { ...themed(ancient.arabian, 'pitcher'), ...ranked, plate: 'ribbon', heroes: ['lamp', 'carpet'], crops: { carpet: { radius: 250 } } },
}
