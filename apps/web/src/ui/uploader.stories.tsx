import promotions from '@yanta/art/promotions.json'
import { useState } from 'react'
import { Surface } from './gallery/cells.tsx'
import { story } from './gallery/story.tsx'
import { UploadedFile, Uploader } from './uploader.tsx'

export default { title: 'Fields/Uploader' }

const words = {
  ru: { title: 'Перетащите фото сюда', hint: 'JPG, PNG или PDF, до 32 МБ', choose: 'Выбрать файл', photograph: 'Снять', type: 'Такой файл не подойдёт. Нужен JPG, PNG или PDF.', size: 'Файл больше 32 МБ. Сожмите фото или сохраните в JPG.', blurred: 'Снимок размыт: данных не прочитать', passport: 'паспорт-разворот.jpg', bytes: '4,2 МБ', percent: '64 %', cancel: 'Отменить загрузку', remove: 'Удалить файл' },
  en: { title: 'Drop a photo here', hint: 'JPG, PNG or PDF, up to 32 MB', choose: 'Choose a file', photograph: 'Take a photo', type: 'This file will not do. It has to be JPG, PNG or PDF.', size: 'The file is over 32 MB. Compress the photo or save it as JPG.', blurred: 'The photo is blurred: the data cannot be read', passport: 'passport-spread.jpg', bytes: '4.2 MB', percent: '64%', cancel: 'Cancel the upload', remove: 'Remove the file' },
}

const rules = { types: ['image/*', 'application/pdf'], maxBytes: 32 * 1024 * 1024 }

function Live({ words: w, error }: { words: typeof words.ru; error?: string }) {
  const [file, setFile] = useState<File>()
  return (
    <Surface>
      {file ? <UploadedFile name={file.name} detail={w.bytes} removeLabel={w.remove} onRemove={() => setFile(undefined)} /> : <Uploader title={w.title} hint={w.hint} labels={w} rules={rules} onFile={setFile} error={error} />}
    </Surface>
  )
}

export const Empty = story(words, (w) => <Live words={w} />)
export const Refused = story(words, (w) => <Live words={w} error={w.blurred} />)
export const OnItsWay = story(words, (w) => <Surface><UploadedFile name={w.passport} detail={w.percent} percent={64} removeLabel={w.cancel} onRemove={() => {}} /></Surface>)
export const Arrived = story(words, (w) => <Surface><UploadedFile name={w.passport} detail={w.bytes} preview={promotions['birthday-card']} removeLabel={w.remove} onRemove={() => {}} /></Surface>)
