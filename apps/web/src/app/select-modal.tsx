// Choice from a list, in a dialog that is a bottom sheet on phones [2.51], [3.63]; it closes with the choice.
import { useRef, useState } from 'react'
import { useI18n } from '../i18n/use-i18n.tsx'
import type { SelectProps } from '../dialogs/dialogs.ts'
import type { Answering } from '../dialogs/registry.ts'
import type { IconName } from '../ui/data/icon.tsx'
import { Modal } from '../ui/overlays/modal.tsx'
import { OptionList } from '../ui/fields/option-list.tsx'
import './dialogs.messages.json'

export function SelectModal({
  title,
  options,
  value,
  onAnswer,
  onClose,
}: SelectProps & Answering<string | null> & { onClose: () => void }) {
  const { t } = useI18n()
  const [chosen, setChosen] = useState(value)
  const latest = useRef(value)
  const listed = options.map((option) => ({
    value: option.value,
    label: option.title,
    image: option.image,
    icon: option.icon as IconName | undefined,
  }))
  function handleChange(next: string) {
    latest.current = next
    setChosen(next)
  }
  return (
    <Modal title={title} closeLabel={t('dialogs.close')} onClose={onClose}>
      {/* The click event comes before the change that it causes. */}
      <OptionList
        label={title}
        options={listed}
        value={chosen}
        onChange={handleChange}
        onDone={() => queueMicrotask(() => onAnswer(latest.current))}
      />
    </Modal>
  )
}
