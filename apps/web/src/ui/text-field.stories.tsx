import { Cells } from './gallery/cells.tsx'
import { story } from './gallery/story.tsx'
import { TextField } from './text-field.tsx'

export default { title: 'Fields/Text field' }

const words = {
  ru: { name: 'Имя', mail: 'Почта', phone: 'Телефон', birthday: 'Дата рождения', promo: 'Промокод', city: 'Адрес', nickname: 'Никнейм', password: 'Пароль', namePlaceholder: 'Как в паспорте', wrongMail: 'Проверьте адрес почты', used: 'Промокод уже использован', address: 'Алматы, проспект Абая, 12', support: 'Меняет поддержка', rule: 'Латиница и цифры, от 8 знаков', promoText: 'ЯНТА2026' },
  en: { name: 'First name', mail: 'E-mail', phone: 'Phone', birthday: 'Date of birth', promo: 'Promo code', city: 'Address', nickname: 'Nickname', password: 'Password', namePlaceholder: 'As in your passport', wrongMail: 'Check the e-mail address', used: 'This promo code has been used', address: 'Almaty, Abay Avenue, 12', support: 'Changed by support', rule: 'Latin letters and digits, 8 or more', promoText: 'YANTA2026' },
}

export const States = story(words, (w) => (
  <Cells inColumns>
    <TextField label={w.name} placeholder={w.namePlaceholder} />
    <TextField label={w.mail} icon="mail" defaultValue="sasha@post.kz" isValid />
    <TextField label={w.mail} icon="mail" defaultValue="sasha@post" error={w.wrongMail} />
    <TextField label={w.promo} icon="gift" defaultValue={w.promoText} error={w.used} />
    <TextField label={w.city} hint={`${w.address.length} / 150`} defaultValue={w.address} />
    <TextField label={w.nickname} defaultValue="Sasha_Light" isLocked message={w.support} />
    <TextField label={w.password} icon="lock" type="password" defaultValue="amber-2026" message={w.rule} />
  </Cells>
))

export const Focused = story(words, (w) => (
  // The focus is what this story shows.
  // oxlint-disable-next-line jsx-a11y/no-autofocus
  <Cells inColumns><TextField label={w.phone} icon="phone" mask="+7 (###) ###-##-##" defaultValue="+7 (707) 555-18-" autoFocus /></Cells>
))

export const Masks = story(words, (w) => (
  <Cells inColumns>
    <TextField label={w.phone} icon="phone" mask="+7 (###) ###-##-##" defaultValue="+7 (707) 5" />
    <TextField label={w.birthday} mask="##.##.####" />
  </Cells>
))

export const Small = story(words, (w) => (
  <Cells inColumns><TextField size="small" label={w.name} placeholder={w.namePlaceholder} /></Cells>
))
