// Every motif by name; a new one is a file beside these and a line here.
import type { Motif } from '../kit/motif.ts'
import { animals } from './animals.ts'
import { asia } from './asia.ts'
import { aurora } from './aurora.ts'
import { aztec } from './aztec.ts'
import { beach } from './beach.ts'
import { candy } from './candy.ts'
import { cards } from './cards.ts'
import { clover } from './clover.ts'
import { crash } from './crash.ts'
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
import { honey } from './honey.ts'
import { joker } from './joker.ts'
import { jungle } from './jungle.ts'
import { lotto } from './lotto.ts'
import { mines } from './mines.ts'
import { neon } from './neon.ts'
import { olymp } from './olymp.ts'
import { pirate } from './pirate.ts'
import { pixel } from './pixel.ts'
import { plinko } from './plinko.ts'
import { potion } from './potion.ts'
import { pumpkin } from './pumpkin.ts'
import { roulette } from './roulette.ts'
import { samurai } from './samurai.ts'
import { sea } from './sea.ts'
import { seven } from './seven.ts'
import { space } from './space.ts'
import { steam } from './steam.ts'
import { vampire } from './vampire.ts'
import { viking } from './viking.ts'
import { western } from './western.ts'
import { wheel } from './wheel.ts'

const motifs: readonly Motif[] = [
  animals,
  asia,
  aurora,
  aztec,
  beach,
  candy,
  cards,
  clover,
  crash,
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
  honey,
  joker,
  jungle,
  lotto,
  mines,
  neon,
  olymp,
  pirate,
  pixel,
  plinko,
  potion,
  pumpkin,
  roulette,
  samurai,
  sea,
  seven,
  space,
  steam,
  vampire,
  viking,
  western,
  wheel,
]

const bySlug = new Map(motifs.map((motif) => [motif.slug, motif]))

/** The motif of that name; throws when there is none. */
export function getMotif(slug: string): Motif {
  const motif = bySlug.get(slug)
  if (!motif) throw new Error(`no motif ${slug}`)
  return motif
}
