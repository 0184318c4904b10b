import { CopyField } from './copy-field.tsx'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'

export default { title: 'Fields/Copy field' }

const words = {
  ru: {
    hash: 'Отпечаток числа',
    shown: 'показан до ставки',
    number: 'Номер операции',
    link: 'Ваша ссылка',
    copy: 'Скопировать',
    copied: 'Скопировано',
    note: 'Открыто 20.11.26, 18:00',
  },
  en: {
    hash: 'Hash of the number',
    shown: 'shown before the bet',
    number: 'Operation number',
    link: 'Your link',
    copy: 'Copy',
    copied: 'Copied',
    note: 'Opened 20.11.26, 18:00',
  },
}

export const Signs = story(words, (w) => (
  <Surface>
    <CopyField
      label={w.hash}
      hint={w.shown}
      message={w.note}
      value="9f2c41d0b7e8a35c60f1d94e27ab6853c1e07f64d29b13a58e70c6f4ab12e41a"
      labels={w}
    />
  </Surface>
))
export const Short = story(words, (w) => (
  <Surface>
    <CopyField label={w.number} value="TX-81 204 557" labels={w} />
  </Surface>
))
export const Words = story(words, (w) => (
  <Surface>
    <CopyField label={w.link} value="https://yanta.example/r/sasha" labels={w} isText />
  </Surface>
))
