import { Cell, Cells, Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { Switch } from './switch.tsx'

export default { title: 'Fields/Switch' }

const words = {
  ru: {
    sound: 'Звук',
    push: 'Сообщения в браузере',
    when: 'Когда начинается раунд турнира',
    off: 'выключен',
    on: 'включён',
    disabled: 'недоступен',
  },
  en: {
    sound: 'Sound',
    push: 'Browser messages',
    when: 'When a round of a tournament begins',
    off: 'off',
    on: 'on',
    disabled: 'disabled',
  },
}

export const States = story(words, (w) => (
  <Cells>
    <Cell label={w.on}>
      <Switch label={w.sound} defaultChecked />
    </Cell>
    <Cell label={w.off}>
      <Switch label={w.sound} />
    </Cell>
    <Cell label={w.disabled}>
      <Switch label={w.sound} disabled />
    </Cell>
  </Cells>
))

export const Row = story(words, (w) => (
  <Surface>
    <Switch label={w.push} detail={w.when} isWide defaultChecked />
  </Surface>
))
