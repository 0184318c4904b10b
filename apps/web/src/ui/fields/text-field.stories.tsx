import { Cell, Cells } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { TextField } from './text-field.tsx'

export default { title: 'Fields/Text field' }

const words = {
  ru: {
    empty: 'пустое',
    focused: 'в фокусе',
    valid: 'проверено',
    wrong: 'ошибка',
    locked: 'закрыто',
    disabled: 'недоступно',
    counted: 'со счётчиком',
    small: 'малое',
    unit: 'с единицей',
    name: 'Имя',
    mail: 'Почта',
    phone: 'Телефон',
    birthday: 'Дата рождения',
    promo: 'Промокод',
    city: 'Адрес',
    nickname: 'Никнейм',
    sum: 'Сумма вывода',
    namePlaceholder: 'Как в паспорте',
    wrongMail: 'Проверьте адрес почты',
    bounds: 'Минимум 100 ₽, максимум 1 000 000 ₽',
    address: 'Алматы, проспект Абая, 12',
    support: 'Меняет поддержка',
    rule: 'Латиница, цифры и дефис',
  },
  en: {
    empty: 'empty',
    focused: 'focused',
    valid: 'checked',
    wrong: 'error',
    locked: 'locked',
    disabled: 'disabled',
    counted: 'with a counter',
    small: 'small',
    unit: 'with a unit',
    name: 'First name',
    mail: 'E-mail',
    phone: 'Phone',
    birthday: 'Date of birth',
    promo: 'Promo code',
    city: 'Address',
    nickname: 'Nickname',
    sum: 'Withdrawal amount',
    namePlaceholder: 'As in your passport',
    wrongMail: 'Check the e-mail address',
    bounds: '100 ₽ at least, 1,000,000 ₽ at most',
    address: 'Almaty, Abay Avenue, 12',
    support: 'Changed by support',
    rule: 'Latin letters, digits and hyphen',
  },
}

export const States = story(words, (w) => (
  <Cells inColumns>
    <Cell label={w.empty}>
      <TextField label={w.name} placeholder={w.namePlaceholder} />
    </Cell>
    <Cell label={w.valid}>
      <TextField label={w.mail} icon="mail" defaultValue="sasha@post.kz" isValid />
    </Cell>
    <Cell label={w.wrong}>
      <TextField label={w.mail} icon="mail" defaultValue="sasha@post" error={w.wrongMail} />
    </Cell>
    <Cell label={w.counted}>
      <TextField label={w.city} hint={`${w.address.length} / 150`} defaultValue={w.address} />
    </Cell>
    <Cell label={w.locked}>
      <TextField label={w.nickname} defaultValue="Sasha_Light" isLocked message={w.support} />
    </Cell>
    <Cell label={w.disabled}>
      <TextField label={w.promo} icon="gift" defaultValue="AMBER-2026" disabled message={w.rule} />
    </Cell>
    <Cell label={w.unit}>
      <TextField label={w.sum} defaultValue="50" end="₽" error={w.bounds} />
    </Cell>
    <Cell label={w.small}>
      <TextField size="small" label={w.name} placeholder={w.namePlaceholder} />
    </Cell>
  </Cells>
))

export const Focused = story(words, (w) => (
  // The focus is what this story shows.
  <Cells inColumns>
    <TextField
      label={w.phone}
      icon="phone"
      mask="+7 (###) ###-##-##"
      defaultValue="+7 (707) 555-18-"
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
    />
  </Cells>
))

export const Masks = story(words, (w) => (
  <Cells inColumns>
    <TextField label={w.phone} icon="phone" mask="+7 (###) ###-##-##" defaultValue="+7 (707) 5" />
    <TextField label={w.birthday} mask="##.##.####" />
  </Cells>
))
