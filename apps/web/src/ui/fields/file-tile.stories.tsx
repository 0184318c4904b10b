import { Button } from '../actions/button.tsx'
import { CardGrid, CardGridItem } from '../layout/card-grid.tsx'
import { FileTile } from './file-tile.tsx'
import { promotion } from '../gallery/art.ts'
import { story } from '../gallery/story.tsx'
import { Icon } from '../data/icon.tsx'
import { Note } from '../feedback/note.tsx'
import { StatusTag } from '../data/status-tag.tsx'
import { UploadedFile } from './uploaded-file.tsx'
import { Uploader } from './uploader.tsx'

export default { title: 'Content/File tile' }

const words = {
  ru: {
    files: 'Документы',
    passport: 'Паспорт или удостоверение',
    second: 'Паспорт, страница 2',
    card: 'Банковская карта',
    wallet: 'Электронный кошелёк',
    other: 'Дополнительный документ',
    selfie: 'Селфи с документом',
    none: 'Не загружен',
    uploading: 'Загружается',
    review: 'На проверке',
    declined: 'Отклонён',
    accepted: 'Принят',
    wrong: 'Ошибка',
    drop: 'Перетащите файл сюда',
    hint: 'или выберите на устройстве. JPG, PNG до 32 МБ',
    choose: 'Выбрать файл',
    photograph: 'Снять',
    type: 'Нужен JPG или PNG',
    size: 'Файл больше 32 МБ',
    compress: 'Сожмите фото или сохраните в JPG',
    glare: 'Блик на фото',
    glareText: 'Снимите экран без вспышки, номер кошелька должен читаться.',
    again: 'Загрузить заново',
    soFar: '5,1 из 7,5 МБ',
    percent: '68 %',
    bytes: '2,4 МБ',
    two: 'Проверяем до двух часов. Пришлём уведомление.',
    when: 'Принят 12.11.26',
    cancel: 'Отменить загрузку',
  },
  en: {
    files: 'Documents',
    passport: 'Passport or ID card',
    second: 'Passport, page 2',
    card: 'Bank card',
    wallet: 'E-wallet',
    other: 'Additional document',
    selfie: 'Selfie with a document',
    none: 'Not uploaded',
    uploading: 'Uploading',
    review: 'In review',
    declined: 'Declined',
    accepted: 'Accepted',
    wrong: 'Error',
    drop: 'Drop a file here',
    hint: 'or choose one on your device. JPG, PNG up to 32 MB',
    choose: 'Choose a file',
    photograph: 'Take a photo',
    type: 'It has to be JPG or PNG',
    size: 'The file is over 32 MB',
    compress: 'Compress the photo or save it as JPG',
    glare: 'Glare on the photo',
    glareText: 'Take it without flash: the wallet number has to be readable.',
    again: 'Upload again',
    soFar: '5.1 of 7.5 MB',
    percent: '68%',
    bytes: '2.4 MB',
    two: 'The check takes up to two hours. We will tell you.',
    when: 'Accepted 12.11.26',
    cancel: 'Cancel the upload',
  },
}

const rules = { types: ['image/jpeg', 'image/png'], maxBytes: 32 * 1024 * 1024 }

export const States = story(words, (w) => (
  <CardGrid label={w.files}>
    <CardGridItem>
      <FileTile
        icon="doc"
        title={w.passport}
        status={
          <StatusTag tone="grey" size="small">
            {w.none}
          </StatusTag>
        }
      >
        <Uploader title={w.drop} hint={w.hint} labels={w} rules={rules} onFile={() => {}} />
      </FileTile>
    </CardGridItem>
    <CardGridItem>
      <FileTile
        icon="doc"
        title={w.second}
        status={
          <StatusTag tone="amber" size="small">
            {w.uploading}
          </StatusTag>
        }
        note={w.soFar}
      >
        <UploadedFile
          name="passport-2.jpg"
          detail={w.percent}
          percent={68}
          removeLabel={w.cancel}
          onRemove={() => {}}
        />
      </FileTile>
    </CardGridItem>
    <CardGridItem>
      <FileTile
        icon="card"
        title={w.card}
        status={
          <StatusTag tone="blue" icon="clock" size="small">
            {w.review}
          </StatusTag>
        }
        note={w.two}
      >
        <UploadedFile name="card-front.jpg" detail={w.bytes} preview={promotion('honey-drop-card')} />
      </FileTile>
    </CardGridItem>
    <CardGridItem>
      <FileTile
        icon="wallet"
        title={w.wallet}
        status={
          <StatusTag tone="coral" icon="close" size="small">
            {w.declined}
          </StatusTag>
        }
      >
        <Note tone="error" title={w.glare}>
          {w.glareText}
        </Note>
        <Button isWide>
          <Icon name="upload" />
          {w.again}
        </Button>
      </FileTile>
    </CardGridItem>
    <CardGridItem>
      <FileTile
        icon="shield"
        title={w.other}
        status={
          <StatusTag tone="green" icon="check" size="small">
            {w.accepted}
          </StatusTag>
        }
      >
        <UploadedFile name="address-bill.png" detail={w.when} isAccepted />
      </FileTile>
    </CardGridItem>
    <CardGridItem>
      <FileTile
        icon="user"
        title={w.selfie}
        status={
          <StatusTag tone="coral" icon="warn" size="small">
            {w.wrong}
          </StatusTag>
        }
      >
        <Uploader
          title={w.drop}
          hint={w.compress}
          labels={w}
          rules={rules}
          onFile={() => {}}
          error={w.size}
        />
      </FileTile>
    </CardGridItem>
  </CardGrid>
))
