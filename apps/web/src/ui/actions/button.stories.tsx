import { Button, ButtonLink } from './button.tsx'
import { Cell, Cells } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { Icon } from '../data/icon.tsx'

export default { title: 'Actions/Button' }

const words = {
  ru: {
    play: 'Играть',
    send: 'Отправить код',
    save: 'Сохранить',
    details: 'Подробнее',
    change: 'Сменить',
    clear: 'Сбросить',
    cancel: 'Отменить вывод',
    take: 'Забрать',
    join: 'Участвовать',
    usual: 'обычная',
    waiting: 'ожидание',
    disabled: 'выключена',
    plain: 'вторичная',
    line: 'контурная',
    text: 'текстовая',
    danger: 'опасная',
    glass: 'на рисунке',
    withIcon: 'со значком',
    wide: 'во всю ширину',
    link: 'ссылка',
    success: 'удача',
    pink: 'привет',
    checked: 'Проверено',
    five: 'Дать пять',
    long: 'Подтвердить номер телефона и продолжить',
  },
  en: {
    play: 'Play',
    send: 'Send code',
    save: 'Save',
    details: 'Details',
    change: 'Switch',
    clear: 'Clear',
    cancel: 'Cancel withdrawal',
    take: 'Take',
    join: 'Join now',
    usual: 'default',
    waiting: 'waiting',
    disabled: 'disabled',
    plain: 'secondary',
    line: 'outline',
    text: 'text',
    danger: 'danger',
    glass: 'on art',
    withIcon: 'with an icon',
    wide: 'full width',
    link: 'link',
    success: 'success',
    pink: 'greeting',
    checked: 'Checked',
    five: 'High five',
    long: 'Confirm the phone number and continue',
  },
}

export const Looks = story(words, (w) => (
  <Cells>
    <Cell label={w.usual}>
      <Button look="primary">{w.play}</Button>
    </Cell>
    <Cell label={w.withIcon}>
      <Button look="primary">
        <Icon name="play" />
        {w.play}
      </Button>
    </Cell>
    <Cell label={w.plain}>
      <Button>{w.details}</Button>
    </Cell>
    <Cell label={w.line}>
      <Button look="line">{w.change}</Button>
    </Cell>
    <Cell label={w.text}>
      <Button look="text">{w.clear}</Button>
    </Cell>
    <Cell label={w.danger}>
      <Button look="danger">{w.cancel}</Button>
    </Cell>
    <Cell label={w.success}>
      <Button look="success">
        <Icon name="check" />
        {w.checked}
      </Button>
    </Cell>
    <Cell label={w.pink}>
      <Button look="pink">
        <Icon name="hand" />
        {w.five}
      </Button>
    </Cell>
    <Cell label={w.glass}>
      <Button look="glass">{w.details}</Button>
    </Cell>
    <Cell label={w.link}>
      <ButtonLink to="/" look="primary">
        {w.play}
      </ButtonLink>
    </Cell>
  </Cells>
))

export const Sizes = story(words, (w) => (
  <Cells>
    <Cell label="38 px">
      <Button look="primary" size="small">
        {w.take}
      </Button>
    </Cell>
    <Cell label="46 px">
      <Button look="primary">{w.take}</Button>
    </Cell>
    <Cell label="54 px">
      <Button look="primary" size="large">
        {w.join}
      </Button>
    </Cell>
    <Cell label={w.wide}>
      <div style={{ width: 280 }}>
        <Button look="primary" isWide>
          {w.join}
        </Button>
      </div>
    </Cell>
  </Cells>
))

export const Waiting = story(words, (w) => (
  <Cells>
    <Cell label={w.usual}>
      <Button look="primary" isWaiting>
        {w.send}
      </Button>
    </Cell>
    <Cell label={w.plain}>
      <Button isWaiting>{w.send}</Button>
    </Cell>
    <Cell label={w.line}>
      <Button look="line" isWaiting>
        {w.send}
      </Button>
    </Cell>
  </Cells>
))

export const Disabled = story(words, (w) => (
  <Cells>
    <Cell label={w.usual}>
      <Button look="primary" disabled>
        {w.save}
      </Button>
    </Cell>
    <Cell label={w.plain}>
      <Button disabled>{w.save}</Button>
    </Cell>
    <Cell label={w.danger}>
      <Button look="danger" disabled>
        {w.cancel}
      </Button>
    </Cell>
  </Cells>
))

/** It never leaves its place: a label that is too long takes a second line. */
export const LongLabel = story(words, (w) => (
  <div style={{ maxWidth: 220, display: 'grid', gap: 10 }}>
    <Button look="primary" size="large">
      {w.long}
    </Button>
    <Button size="small">{w.long}</Button>
  </div>
))

export const Focused = story(words, (w) => (
  // The focus is what this story shows.
  <Cells>
    {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
    <Button look="primary" autoFocus>
      {w.play}
    </Button>
  </Cells>
))
