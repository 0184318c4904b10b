import { type Profile, updateProfile } from '@yanta/contract'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { browserCall } from '../../data/api/browser-call.ts'
import { collectFormErrors } from '../../data/api/failure.ts'
import { describeFieldProblem, readFieldProblem } from '../../i18n/field-problem.ts'
import { describeCode } from '../../i18n/refusal-words.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { showToast } from '../../dialogs/toast-queue.ts'
import { useUnsavedChanges } from '../../navigation/unsaved-changes.ts'
import { useAction } from '../../data/use-action.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { BirthdayField, CountryField, GenderField, LanguageField } from './own-data-fields.tsx'
import styles from './own-data-form.module.css'
import { type OwnData, buildChange, findOwnDataProblems, readOwnData } from './own-data.ts'
import frame from './profile-frame.module.css'

const autoComplete = {
  firstname: 'given-name',
  lastname: 'family-name',
  middlename: 'additional-name',
  address: 'street-address',
} as const
const longestAddress = 150

/** Of a reset that gives up what was typed. */
const givenUp = { keepDirty: false, keepDirtyValues: false }

/** What is known of these is confirmed together with the birthday, by the same document. */
const names: readonly string[] = ['firstname', 'lastname', 'middlename']

/** [3.8-3.9], [7.9] The personal data that the player may change: not what a document has confirmed. */
export function OwnDataForm({ profile }: { profile: Profile }) {
  const { t } = useI18n()
  const { revalidate } = useRevalidator()
  const known = readOwnData(profile)
  const {
    register,
    handleSubmit,
    watch,
    setValue,
    setError,
    reset,
    formState: { errors, dirtyFields, isDirty },
  } = useForm<OwnData>({
    defaultValues: known,
    // What was changed elsewhere replaces what is not being changed here: saved as it was, it would be taken back.
    values: known,
    resetOptions: { keepDirty: true, keepDirtyValues: true },
    mode: 'onChange',
    resolver: (fields) => {
      const found = Object.entries(findOwnDataProblems(fields)).map(([name, problem]) => [
        name,
        { type: problem.rule },
      ])
      return found.length > 0
        ? { values: {}, errors: Object.fromEntries(found) }
        : { values: fields, errors: {} }
    },
  })
  const letGo = useUnsavedChanges(isDirty)
  const fields = watch()
  // In the language of now: it may have changed since the field did.
  const problems = findOwnDataProblems(fields)
  const hasErrors = Object.keys({ ...errors, ...problems }).length > 0

  const {
    run,
    isBusy,
    refusal: failure,
    forget,
  } = useAction(async (wanted: OwnData): Promise<string | void> => {
    const result = await browserCall(updateProfile, { body: buildChange(known, wanted) })
    // The session has ended: the login opens over the form, and its input is preserved.
    if (!result.ok && result.refusal.status === 401) return
    if (!result.ok) {
      const { form, fields: wrong } = collectFormErrors(result.refusal)
      for (const [name, [item]] of Object.entries(wrong)) {
        const problem = item && readFieldProblem(item)
        setError(
          name as keyof OwnData,
          { message: problem ? describeFieldProblem(t, problem) : t('profile.info.refused') },
          { shouldFocus: true },
        )
      }
      const [whole] = form
      return whole && (whole.message ?? t(describeCode(whole.code)))
    }
    // [7.9] A successful response may still carry a refusal.
    if (!result.value.success) return t('profile.info.failed')
    letGo()
    reset(wanted, givenUp)
    showToast({ type: 'success', title: t('profile.info.saved') })
    await revalidate()
  })
  const save = handleSubmit((wanted) => run(wanted))
  const isFixed = (name: keyof typeof autoComplete) =>
    profile.birthday_verified && names.includes(name) && profile[name] !== null
  const bindText = (name: keyof typeof autoComplete) => ({
    ...register(name),
    label: t(`profile.info.${name}`),
    isLocked: isFixed(name),
    message: isFixed(name) ? t('profile.info.fixed') : undefined,
    placeholder: t('profile.info.optional'),
    defaultValue: known[name],
    autoComplete: autoComplete[name],
    error: dirtyFields[name] ? describe(name) : undefined,
  })
  function describe(name: keyof typeof autoComplete): string | undefined {
    const problem = problems[name]
    return problem ? describeFieldProblem(t, problem) : errors[name]?.message
  }

  return (
    <Card className={frame.part}>
      <h2>{t('profile.info.personal')}</h2>
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <TextField {...bindText('firstname')} />
        <TextField {...bindText('lastname')} />
        <TextField {...bindText('middlename')} />
        <BirthdayField profile={profile} />
        <CountryField
          value={fields.country}
          onChange={(country) => setValue('country', country, { shouldDirty: true })}
        />
        <GenderField
          value={fields.gender}
          onChange={(gender) => setValue('gender', gender, { shouldDirty: true })}
        />
        <div className={styles.whole}>
          <TextField {...bindText('address')} hint={`${fields.address.length} / ${longestAddress}`} />
        </div>
        <LanguageField
          value={fields.locale}
          onChange={(locale) => setValue('locale', locale, { shouldDirty: true })}
        />
        <div className={styles.news}>
          <Checkbox {...register('wantsNews')} defaultChecked={known.wantsNews}>
            {t('profile.info.news')}
          </Checkbox>
        </div>
        {failure && (
          <div className={styles.whole}>
            <Note tone="error" isAnswer>
              {failure}
            </Note>
          </div>
        )}
        <div className={styles.buttons}>
          <Button type="submit" look="primary" disabled={!isDirty || hasErrors} isWaiting={isBusy}>
            {t('profile.info.save')}
          </Button>
          {isDirty && (
            <Button
              look="line"
              disabled={isBusy}
              onClick={() => {
                reset(known, givenUp)
                forget()
              }}
            >
              {t('profile.info.undo')}
            </Button>
          )}
          {hasErrors && <span>{t('profile.info.correct')}</span>}
        </div>
      </form>
    </Card>
  )
}
