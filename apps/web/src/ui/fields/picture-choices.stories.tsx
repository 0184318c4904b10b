import { type ComponentProps, useState } from 'react'
import { avatar, gift, studio } from '../gallery/art.ts'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { PictureChoices } from './picture-choices.tsx'

export default { title: 'Fields/Picture choices' }

const words = {
  ru: {
    face: 'Портрет',
    name: (number: number) => `Портрет ${number}`,
    photo: 'Отметьте все монеты',
    photos: ['монета', 'кошелёк', 'слот', 'коробка', 'монета с кольцом', 'шестиугольник'],
    marks: 'Студии',
    none: 'Отметьте хотя бы одну картинку',
  },
  en: {
    face: 'Portrait',
    name: (number: number) => `Portrait ${number}`,
    photo: 'Pick every coin',
    photos: ['coin', 'wallet', 'slot', 'box', 'coin with a ring', 'hexagon'],
    marks: 'Studios',
    none: 'Pick one picture at least',
  },
}

function Live({
  start,
  error,
  ...rest
}: Omit<ComponentProps<typeof PictureChoices>, 'values' | 'onChange'> & { start: string[] }) {
  const [values, setValues] = useState(start)
  return (
    <Surface>
      <PictureChoices
        {...rest}
        values={values}
        onChange={setValues}
        error={values.length > 0 ? undefined : error}
      />
    </Surface>
  )
}

const photos: Parameters<typeof gift>[0][] = ['compoint', 'deposit', 'giftspin', 'group', 'cashback', 'xp']
const marks = [
  ['halva', 'Halva'],
  ['kubik-nord', 'Kubik Nord'],
  ['ostrov9', 'Ostrov 9'],
  ['lampa', 'Lampa'],
  ['zebroid', 'Zebroid'],
  ['opal-forge', 'Opal Forge'],
  ['pinecone', 'Pinecone'],
  ['marzipan', 'Marzipan'],
] as const

export const Faces = story(words, (w) => (
  <Live
    legend={w.face}
    pictures={[1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({
      value: String(number),
      name: w.name(number),
      image: avatar(number),
    }))}
    start={['3']}
  />
))
export const Photos = story(words, (w) => (
  <Live
    legend={w.photo}
    look="photo"
    isMultiple
    pictures={photos.map((value, index) => ({ value, name: w.photos[index]!, image: gift(value) }))}
    start={['compoint', 'cashback']}
  />
))
export const NothingPicked = story(words, (w) => (
  <Live
    legend={w.photo}
    look="photo"
    isMultiple
    error={w.none}
    pictures={photos.map((value, index) => ({ value, name: w.photos[index]!, image: gift(value) }))}
    start={[]}
  />
))
export const Marks = story(words, (w) => (
  <Live
    legend={w.marks}
    look="mark"
    isMultiple
    pictures={marks.map(([value, name], index) => ({
      value,
      name,
      image: studio(value),
      detail: String(119 - index * 7),
    }))}
    start={['ostrov9']}
  />
))
