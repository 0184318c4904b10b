import { promotion } from '../gallery/art.ts'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { UploadedFile } from './uploaded-file.tsx'

export default { title: 'Fields/Uploaded file' }

const words = {
  ru: {
    name: 'паспорт-разворот.jpg',
    long: 'очень-длинное-название-снимка-с-телефона-2026-11-18.jpg',
    bytes: '4,2 МБ',
    percent: '64 %',
    accepted: 'Принят 12.11.26',
    cancel: 'Отменить загрузку',
    remove: 'Удалить файл',
  },
  en: {
    name: 'passport-spread.jpg',
    long: 'a-very-long-name-of-a-photo-from-a-phone-2026-11-18.jpg',
    bytes: '4.2 MB',
    percent: '64%',
    accepted: 'Accepted 12.11.26',
    cancel: 'Cancel the upload',
    remove: 'Remove the file',
  },
}

export const OnItsWay = story(words, (w) => (
  <Surface>
    <UploadedFile name={w.name} detail={w.percent} percent={64} removeLabel={w.cancel} onRemove={() => {}} />
  </Surface>
))
export const Arrived = story(words, (w) => (
  <Surface>
    <UploadedFile
      name={w.long}
      detail={w.bytes}
      preview={promotion('birthday-card')}
      removeLabel={w.remove}
      onRemove={() => {}}
    />
  </Surface>
))
export const Accepted = story(words, (w) => (
  <Surface>
    <UploadedFile name={w.name} detail={w.accepted} isAccepted />
  </Surface>
))
