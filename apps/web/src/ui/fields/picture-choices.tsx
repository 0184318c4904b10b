import { useId } from 'react'
import { FieldGroup } from './field-frame.tsx'
import { Icon } from '../data/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './picture-choices.module.css'

interface PictureChoicesProps {
  legend: string
  isLegendHidden?: boolean
  /** The name is read aloud; under a mark it is written as well. */
  pictures: readonly { value: string; name: string; image: string; detail?: string }[]
  values: readonly string[]
  onChange: (values: string[]) => void
  /** Round faces, square photographs, or marks with their names. */
  look?: 'face' | 'photo' | 'mark'
  /** As many as one likes, instead of one. */
  isMultiple?: boolean
  error?: string
}

/** Pictures to choose from. */
export function PictureChoices({
  legend,
  isLegendHidden,
  pictures,
  values,
  onChange,
  look = 'face',
  isMultiple,
  error,
}: PictureChoicesProps) {
  const name = useId()
  function handleChange(value: string) {
    if (!isMultiple) onChange([value])
    else onChange(values.includes(value) ? values.filter((other) => other !== value) : [...values, value])
  }
  return (
    <FieldGroup
      role={isMultiple ? 'group' : 'radiogroup'}
      legend={legend}
      isLegendHidden={isLegendHidden}
      error={error}
    >
      <div className={joinClasses(styles.pictures, styles[look])}>
        {pictures.map((picture) => (
          <label key={picture.value} className={styles.picture}>
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={name}
              value={picture.value}
              aria-label={picture.name}
              checked={values.includes(picture.value)}
              onChange={() => handleChange(picture.value)}
            />
            <img src={picture.image} alt="" width="96" height="96" loading="lazy" />
            {look === 'mark' && (
              <span className={styles.name}>
                {picture.name}
                {picture.detail && <small>{picture.detail}</small>}
              </span>
            )}
            {look === 'photo' && (
              <span className={styles.tick}>
                <Icon name="check" size={16} />
              </span>
            )}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
