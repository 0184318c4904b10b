// The colours of slots that are played in front of their own hero: those of their cover. Data only; the rest is their motif's.
import type { Theme } from './themes.ts'

/** What such a slot has of its own; symbols and the shape of the frame stay those of its motif. */
export type OwnLook = Omit<Theme, 'symbols' | 'frame'>

/** By slug. The backdrops of each are themes/<slug>-wide and -tall of the art. */
export const ownLooks: Readonly<Record<string, OwnLook>> = {
  'pineapple-jazz': {
    rim: ['#fee6bf', '#f0a020', '#53300f'], deep: '#04081f', reel: ['#0b1930', '#173360'], second: '#ffa484',
    title: ['#fffbe0', '#ffd23a', '#f08a00'], edge: '#0a1c5a', button: ['#ffcdb8', '#ff6a2a', '#891b00'],
  },
  'amber-wings': {
    rim: ['#ffedcd', '#ffb020', '#58350f'], deep: '#1d0806', reel: ['#271509', '#4f2a13'], second: '#ffb15a',
    title: ['#fffbe6', '#ffd86a', '#ff9a3a'], edge: '#4a1806', button: ['#6cebde', '#18b0a0', '#0b5143'],
  },
  'moon-of-bastet': {
    rim: ['#f9e5bc', '#e0a428', '#51320e'], deep: '#18051f', reel: ['#2b0d2b', '#561956'], second: '#2ad0c0',
    title: ['#fffbe0', '#ffd23a', '#f08a00'], edge: '#34061c', button: ['#ffe9a0', '#f0b020', '#a86008'],
  },
  'little-ember': {
    rim: ['#fad7cd', '#e0603a', '#56160f'], deep: '#08041f', reel: ['#0e163c', '#1c2b78'], second: '#ffa473',
    title: ['#ffffff', '#ffe27a', '#ff9a3a'], edge: '#1a1052', button: ['#ffc8b8', '#ff5a2a', '#891100'],
  },
  'saucer-season': {
    rim: ['#5af08a', '#14b833', '#0f5415'], deep: '#040a1f', reel: ['#0a1a2c', '#153458'], second: '#ff9cb9',
    title: ['#fbffe0', '#c8f03a', '#4aa80f'], edge: '#06281c', button: ['#aae7aa', '#3ac83a', '#215d1a'],
  },
  'turtle-tide': {
    rim: ['#f1ecfe', '#a88af0', '#241474'], deep: '#05041f', reel: ['#171046', '#2d2089'], second: '#ff98cf',
    title: ['#ffffff', '#fff0b8', '#ffc84a'], edge: '#180c50', button: ['#7ee9cd', '#20b890', '#0f553b'],
  },
  'storm-hammer': {
    rim: ['#eef0fc', '#8a9ae0', '#1b3367'], deep: '#09051f', reel: ['#19133b', '#312775'], second: '#5ae0ff',
    title: ['#ffffff', '#bfe9ff', '#5aa7f2'], edge: '#140a44', button: ['#bdddfa', '#3a9af0', '#0a547f'],
  },
  'ladybird-luck': {
    rim: ['#f2bebe', '#c83a3a', '#49141b'], deep: '#041a1f', reel: ['#091c1e', '#13393c'], second: '#7ae05a',
    title: ['#ffffff', '#ffe8a0', '#ffb03a'], edge: '#063038', button: ['#ee9fa3', '#d8262f', '#63111e'],
  },
  'frog-nocturne': {
    rim: ['#d3eebe', '#6aa83a', '#2b3c15'], deep: '#040c1f', reel: ['#0e1834', '#1c3069'], second: '#ffaf6e',
    title: ['#fbffe0', '#c8f03a', '#4aa80f'], edge: '#0c2a1c', button: ['#9ddd9a', '#3fae3a', '#22501b'],
  },
  'gingerbread-house': {
    rim: ['#ffebf5', '#ff8ac8', '#781557'], deep: '#04191f', reel: ['#091c1a', '#113935'], second: '#ffabba',
    title: ['#fff8fb', '#ffc0d0', '#ff6a8a'], edge: '#5a0a2c', button: ['#f3acd0', '#e0308a', '#6d1049'],
  },
  'daruma-wish': {
    rim: ['#f7c0bd', '#d8382f', '#500f14'], deep: '#071c16', reel: ['#0d1c13', '#1b3a26'], second: '#ffdf8a',
    title: ['#fffbe0', '#ffd23a', '#f08a00'], edge: '#0a2a1c', button: ['#ee9fa3', '#d8262f', '#63111e'],
  },
  'silver-spurs': {
    rim: ['#f8f5f2', '#b8a890', '#483a2e'], deep: '#06141e', reel: ['#091c20', '#11383f'], second: '#c8d4e6',
    title: ['#ffffff', '#d8dde8', '#8a93a8'], edge: '#0c2030', button: ['#66e9db', '#18a898', '#0b4d3f'],
  },
  'mountain-tram': {
    rim: ['#f4e7cc', '#c8a04a', '#4c3417'], deep: '#050e1f', reel: ['#0a1a2c', '#153557'], second: '#f3adb5',
    title: ['#ffffff', '#ffe9b0', '#ffb83a'], edge: '#0a2050', button: ['#f0b1b1', '#d83a3a', '#69151d'],
  },
  'tall-order': {
    rim: ['#fbeedc', '#e0a04a', '#5b3110'], deep: '#080d1b', reel: ['#0b1a2d', '#15345b'], second: '#98cf7f',
    title: ['#fffbe0', '#ffd23a', '#f08a00'], edge: '#14204a', button: ['#f9d6af', '#f0902a', '#793709'],
  },
  'rook-and-roll': {
    rim: ['#e8c8c8', '#a85a5a', '#3d2024'], deep: '#1f040e', reel: ['#320c13', '#621726'], second: '#ffb04a',
    title: ['#fff6d2', '#ffb83a', '#f2561f'], edge: '#3a0610', button: ['#ffd5b8', '#ff8a3a', '#902c00'],
  },
  'samovar-and-rings': {
    rim: ['#f8e8c8', '#d8a43a', '#523410'], deep: '#040b1f', reel: ['#0b192f', '#16335f'], second: '#f3adb5',
    title: ['#fffbe0', '#ffd23a', '#f08a00'], edge: '#0c1a4a', button: ['#f3bab5', '#e0463a', '#701214'],
  },
  'quiet-hive': {
    rim: ['#fef3d9', '#f0b83a', '#5b3a10'], deep: '#1b061e', reel: ['#291124', '#512248'], second: '#daafff',
    title: ['#fffbe0', '#ffd23a', '#f08a00'], edge: '#2a0a24', button: ['#f9c87f', '#e08a0a', '#673605'],
  },
  'jelly-glow': {
    rim: ['#ff9a5a', '#c14115', '#581b10'], deep: '#13041f', reel: ['#2a0c33', '#531764'], second: '#5ae8ff',
    title: ['#fff8e0', '#ffc86a', '#ff8a3a'], edge: '#2c0626', button: ['#ffd2b8', '#ff7a2a', '#892600'],
  },
  'seventh-heaven': {
    rim: ['#fef9eb', '#f0c85a', '#654412'], deep: '#0f081b', reel: ['#310c1a', '#611733'], second: '#f3a5bb',
    title: ['#fffbe0', '#ffd23a', '#f08a00'], edge: '#3a0f5a', button: ['#c5bef8', '#7a6af0', '#110f91'],
  },
  'roller-boogie': {
    rim: ['#ff5aa8', '#c1157d', '#581043'], deep: '#1f0416', reel: ['#2c0b31', '#551760'], second: '#ffa3c8',
    title: ['#fffdf0', '#ffe86a', '#ffb01f'], edge: '#4a0a3a', button: ['#ffd5ae', '#ff8a1f', '#843200'],
  },
  'hut-on-legs': {
    rim: ['#f4d6b8', '#b8702a', '#42220f'], deep: '#1a091a', reel: ['#2f0f14', '#5d1d27'], second: '#93ca93',
    title: ['#fffbe0', '#ffd86a', '#ff9a2a'], edge: '#2c0a14', button: ['#7cddb0', '#2aa06a', '#134a2b'],
  },
  'walrus-waltz': {
    rim: ['#f2ecfe', '#b090f0', '#281576'], deep: '#09051f', reel: ['#200f3e', '#401d7a'], second: '#5af0e0',
    title: ['#ffffff', '#ffe0f2', '#ff9ad0'], edge: '#1c0a4a', button: ['#f9bedc', '#f05aa8', '#8b0d5b'],
  },
  'koi-circle': {
    rim: ['#fbf1dc', '#e0b04a', '#5b3910'], deep: '#040c1f', reel: ['#0b192e', '#16345c'], second: '#ffa4c8',
    title: ['#fffbe0', '#ffd23a', '#f08a00'], edge: '#04184a', button: ['#ffcdb8', '#ff6a2a', '#891b00'],
  },
  'raven-masque': {
    rim: ['#f9edd5', '#d8a848', '#553612'], deep: '#1f0419', reel: ['#310c1c', '#601737'], second: '#2ad8c8',
    title: ['#fff8e0', '#ffd27a', '#f08a2a'], edge: '#24040c', button: ['#66e9d3', '#18a890', '#0b4d3c'],
  },
  'cocoa-and-marshmallow': {
    rim: ['#f8c8cc', '#d83a4a', '#521020'], deep: '#04151f', reel: ['#091b24', '#133749'], second: '#f4b5be',
    title: ['#ffffff', '#fff0d0', '#ffc078'], edge: '#062a40', button: ['#eea3b1', '#d82a4a', '#64122a'],
  },
  'moth-and-moon': {
    rim: ['#f3fded', '#a8e87a', '#446c13'], deep: '#04111f', reel: ['#091b28', '#133651'], second: '#9af0a8',
    title: ['#ffffff', '#f0ffc8', '#a8e87a'], edge: '#04242c', button: ['#f4bbd5', '#e0408a', '#721248'],
  },
  'spark-coil': {
    rim: ['#f0ddc5', '#c08a48', '#472c18'], deep: '#09051f', reel: ['#1a1043', '#342082'], second: '#e8b04a',
    title: ['#fffbe0', '#ffd87a', '#f0963a'], edge: '#160a34', button: ['#afd3f9', '#2a8af0', '#094a79'],
  },
  'short-fuse': {
    rim: ['#f3d5ba', '#b8702e', '#422211'], deep: '#1c0809', reel: ['#2a130a', '#552614'], second: '#f4b0b4',
    title: ['#fffbe0', '#ffd23a', '#f08a00'], edge: '#3a0c06', button: ['#f2a3a7', '#e0262f', '#690f1c'],
  },
  'box-of-tricks': {
    rim: ['#f2ecfe', '#8a5ae8', '#221163'], deep: '#05051f', reel: ['#0e163c', '#1c2c77'], second: '#ffc42e',
    title: ['#ffffff', '#fff08a', '#ffb81f'], edge: '#1c0a5a', button: ['#f2a3a7', '#e0262f', '#690f1c'],
  },
  'stone-gorgon': {
    rim: ['#f5f8f2', '#a8b890', '#41482e'], deep: '#051f15', reel: ['#0a1d13', '#143a26'], second: '#97d6ba',
    title: ['#fffbe0', '#ffd23a', '#f08a00'], edge: '#06281a', button: ['#ffe9a0', '#f0b020', '#a86008'],
  },
  'clean-sheet': {
    rim: ['#f0f9f0', '#e8f4e8', '#407437'], deep: '#041f17', reel: ['#071d12', '#0e3b24'], second: '#ffba97',
    title: ['#ffffff', '#ffe27a', '#ff9a1f'], edge: '#06301c', button: ['#ffd2b8', '#ff7a2a', '#892600'],
  },
  'wizard-hat': {
    rim: ['#b87aff', '#5617d2', '#231160'], deep: '#1c0811', reel: ['#1c0f42', '#371e82'], second: '#c9b8f4',
    title: ['#fffbe0', '#ffd84a', '#ff9a2a'], edge: '#2c0a24', button: ['#d4bdfa', '#8a4af0', '#2e0b85'],
  },
}
