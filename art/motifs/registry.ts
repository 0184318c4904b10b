// Every motif by name; a new one is a file beside these and a line here.
import type { Motif } from '../kit/motif.ts'
import { animals } from './animals.ts'
import { arabian } from './arabian.ts'
import { arctic } from './arctic.ts'
import { asia } from './asia.ts'
import { aurora } from './aurora.ts'
import { aztec } from './aztec.ts'
import { baccarat } from './baccarat.ts'
import { beach } from './beach.ts'
import { candy } from './candy.ts'
import { cards } from './cards.ts'
import { chess } from './chess.ts'
import { chocolate } from './chocolate.ts'
import { clover } from './clover.ts'
import { coinflip } from './coinflip.ts'
import { crash } from './crash.ts'
import { deepsea } from './deepsea.ts'
import { detective } from './detective.ts'
import { dice } from './dice.ts'
import { disco } from './disco.ts'
import { dragon } from './dragon.ts'
import { ducks } from './ducks.ts'
import { egypt } from './egypt.ts'
import { fishing } from './fishing.ts'
import { football } from './football.ts'
import { fruit } from './fruit.ts'
import { gems } from './gems.ts'
import { gold } from './gold.ts'
import { hilo } from './hilo.ts'
import { honey } from './honey.ts'
import { joker } from './joker.ts'
import { jungle } from './jungle.ts'
import { lighthouse } from './lighthouse.ts'
import { limbo } from './limbo.ts'
import { lotto } from './lotto.ts'
import { masks } from './masks.ts'
import { mines } from './mines.ts'
import { moon } from './moon.ts'
import { mushrooms } from './mushrooms.ts'
import { neon } from './neon.ts'
import { olymp } from './olymp.ts'
import { orchestra } from './orchestra.ts'
import { origami } from './origami.ts'
import { pirate } from './pirate.ts'
import { pixel } from './pixel.ts'
import { plinko } from './plinko.ts'
import { potion } from './potion.ts'
import { pumpkin } from './pumpkin.ts'
import { robots } from './robots.ts'
import { roulette } from './roulette.ts'
import { safari } from './safari.ts'
import { samurai } from './samurai.ts'
import { sea } from './sea.ts'
import { seven } from './seven.ts'
import { space } from './space.ts'
import { steam } from './steam.ts'
import { tale } from './tale.ts'
import { teahouse } from './teahouse.ts'
import { tower } from './tower.ts'
import { train } from './train.ts'
import { vampire } from './vampire.ts'
import { videopoker } from './videopoker.ts'
import { viking } from './viking.ts'
import { western } from './western.ts'
import { wheel } from './wheel.ts'
import { winter } from './winter.ts'

const motifs: readonly Motif[] = [
  animals,
  arabian,
  arctic,
  asia,
  aurora,
  aztec,
  baccarat,
  beach,
  candy,
  cards,
  chess,
  chocolate,
  clover,
  coinflip,
  crash,
  deepsea,
  detective,
  dice,
  disco,
  dragon,
  ducks,
  egypt,
  fishing,
  football,
  fruit,
  gems,
  gold,
  hilo,
  honey,
  joker,
  jungle,
  lighthouse,
  limbo,
  lotto,
  masks,
  mines,
  moon,
  mushrooms,
  neon,
  olymp,
  orchestra,
  origami,
  pirate,
  pixel,
  plinko,
  potion,
  pumpkin,
  robots,
  roulette,
  safari,
  samurai,
  sea,
  seven,
  space,
  steam,
  tale,
  teahouse,
  tower,
  train,
  vampire,
  videopoker,
  viking,
  western,
  wheel,
  winter,
]

const bySlug = new Map(motifs.map((motif) => [motif.slug, motif]))

/** The motif of that name; throws when there is none. */
export function getMotif(slug: string): Motif {
  const motif = bySlug.get(slug)
  if (!motif) throw new Error(`no motif ${slug}`)
  return motif
}
