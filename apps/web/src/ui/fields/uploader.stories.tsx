import { useState } from 'react'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { UploadedFile } from './uploaded-file.tsx'
import { Uploader } from './uploader.tsx'

export default { title: 'Fields/Uploader' }

const words = {
  ru: {
    title: 'Перетащите фото сюда',
    hint: 'JPG или PNG, до 32 МБ',
    choose: 'Выбрать файл',
    photograph: 'Снять',
    type: 'Такой файл не подойдёт. Нужен JPG или PNG.',
    size: 'Файл больше 32 МБ. Сожмите фото или сохраните в JPG.',
    blurred: 'Снимок размыт: данных не прочитать',
    bytes: '4,2 МБ',
    remove: 'Удалить файл',
  },
  en: {
    title: 'Drop a photo here',
    hint: 'JPG or PNG, up to 32 MB',
    choose: 'Choose a file',
    photograph: 'Take a photo',
    type: 'This file will not do. It has to be JPG or PNG.',
    size: 'The file is over 32 MB. Compress the photo or save it as JPG.',
    blurred: 'The photo is blurred: the data cannot be read',
    bytes: '4.2 MB',
    remove: 'Remove the file',
  },
}

const rules = { types: ['image/jpeg', 'image/png'], maxBytes: 32 * 1024 * 1024 }

function Live({ words: w, error }: { words: typeof words.ru; error?: string }) {
  const [file, setFile] = useState<File>()
  return (
    <Surface>
      {file ? (
        <UploadedFile
          name={file.name}
          detail={w.bytes}
          removeLabel={w.remove}
          onRemove={() => setFile(undefined)}
        />
      ) : (
        <Uploader title={w.title} hint={w.hint} labels={w} rules={rules} onFile={setFile} error={error} />
      )}
    </Surface>
  )
}

export const Empty = story(words, (w) => <Live words={w} />)
export const Refused = story(words, (w) => <Live words={w} error={w.blurred} />)
