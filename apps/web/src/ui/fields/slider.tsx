import { type ComponentProps, type CSSProperties, useId } from 'react'
import { Icon, type IconName } from '../data/icon.tsx'
import styles from './slider.module.css'

interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value' | 'min' | 'max'> {
  label: string
  icon?: IconName
  min: number
  max: number
  value: number
  onChange: (value: number) => void
  /** The value in words, such as `−2°`; shown at the end. */
  valueText: string
}

/** A value between two ends, where its place matters more than its number. */
export function Slider({ label, icon, min, max, value, onChange, valueText, ...input }: SliderProps) {
  const id = useId()
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>
        {icon && <Icon name={icon} size={18} />}
        <span>{label}</span>
      </label>
      <input
        type="range"
        id={id}
        className={styles.range}
        min={min}
        max={max}
        value={value}
        aria-valuetext={valueText}
        {...input}
        style={{ '--share': `${((value - min) / (max - min)) * 100}%` } as CSSProperties}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <output htmlFor={id} className={styles.value}>
        {valueText}
      </output>
    </div>
  )
}
