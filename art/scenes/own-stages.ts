/** Slots that are played in front of their own hero, in the colours of their cover; the others share the stage of their motif. */
export const ownStages: ReadonlySet<string> = new Set([
  'pineapple-jazz', 'amber-wings', 'moon-of-bastet', 'little-ember', 'saucer-season', 'turtle-tide', 'storm-hammer',
  'ladybird-luck', 'frog-nocturne', 'gingerbread-house', 'daruma-wish', 'silver-spurs', 'mountain-tram', 'tall-order',
  'rook-and-roll', 'samovar-and-rings', 'quiet-hive', 'jelly-glow', 'seventh-heaven', 'roller-boogie', 'hut-on-legs',
  'walrus-waltz', 'koi-circle', 'raven-masque', 'cocoa-and-marshmallow', 'moth-and-moon', 'spark-coil', 'short-fuse',
  'box-of-tricks', 'stone-gorgon', 'clean-sheet', 'wizard-hat',
])
