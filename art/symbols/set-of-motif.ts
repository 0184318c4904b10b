/** Which symbols go with the motif of a slot. Its motifs are all that slots use; each has a backdrop too. */
export const symbolSetOfMotif: Record<string, string> = {
  fruit: 'classic', gems: 'gems', egypt: 'egypt', dragon: 'gems', space: 'space', sea: 'sea', viking: 'viking', clover: 'classic', jungle: 'classic',
  candy: 'candy', samurai: 'asia', western: 'western', vampire: 'gems', steam: 'western', football: 'classic', pirate: 'pirate', aurora: 'viking',
  neon: 'neon', olymp: 'gems', aztec: 'gems', honey: 'candy', joker: 'classic', seven: 'classic', fishing: 'sea', potion: 'gems', asia: 'asia',
  gold: 'western', pumpkin: 'candy', disco: 'neon', pixel: 'neon', animals: 'candy', train: 'western', safari: 'classic', orchestra: 'gems',
  chess: 'gems', lighthouse: 'sea', teahouse: 'asia', origami: 'asia', tale: 'gems', arctic: 'viking', robots: 'space', detective: 'western',
  masks: 'gems', deepsea: 'sea', chocolate: 'candy', mushrooms: 'classic', moon: 'space', arabian: 'gems',
}
