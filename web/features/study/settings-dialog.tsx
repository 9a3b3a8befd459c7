import { useState } from 'react'
import { studySettingsWords as words } from '#domain/messages/reviews.ts'
import { type SettingsField, wrongStudySettings } from '#domain/study/check-settings.ts'
import { dayOfText } from '#domain/study/student-day.ts'
import { CAP, RETENTION } from '#domain/study/study-settings.ts'
import type { StudySettingsFieldsFragment, UpdateStudySettingsInput } from '#generated/operations.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { serverNow } from '#web/lib/api/clock-store.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { deviceZone, zoneOptions } from '#web/lib/format/time-zones.ts'
import { useMutation } from '@tanstack/react-query'
import { StudySettingsDocument, UpdateStudySettingsDocument } from '#generated/study-operations.ts'
import { mutate, query } from '#web/lib/api/api.ts'

/** Saves the student's review settings, and refetches them if another window changed them first. */
function useStudySettings(progressKey: string) {
  const saving = useMutation({
    mutationFn: async (input: UpdateStudySettingsInput) =>
      (await mutate(UpdateStudySettingsDocument, { input })).updateStudySettings,
  })
  /** The stored settings. Undefined when the request fails. */
  const reload = async () => {
    try {
      return (await query(StudySettingsDocument, { progressKey })).studyQueue.settings
    } catch {
      return undefined
    }
  }
  return { saving, reload }
}

export type Settings = StudySettingsFieldsFragment

/** Form values of the settings. Without saved settings, defaults to the device's time zone instead of the academy's. */
const typedOf = ({ retention, cap, examDay, timeZone, version }: Settings) => ({
  examDay: examDay ?? '',
  cap: String(cap),
  retention: String(Math.round(retention * 1000) / 10),
  timeZone: version === 0 ? deviceZone() : timeZone,
})

const numberOf = (text: string): number => (text.trim() === '' ? NaN : Number(text))

/** Converts form values to API input. */
const parseFields = ({ examDay, cap, retention, timeZone }: ReturnType<typeof typedOf>) => ({
  examDay: examDay === '' ? null : examDay,
  cap: numberOf(cap),
  retention: Math.round(numberOf(retention) * 10) / 1000,
  timeZone,
})

type SettingsDialogProps = {
  progressKey: string
  settings: Settings
  /** Called when the settings were saved, here or in another window. */
  onSaved: (settings: Settings) => void
  onClose: () => void
}

/**
 * Settings for a student's review cards: exam day, maximum reviews per day, target recall, and time zone (decision
 * 0101). Shows errors at their fields. If another window changed the settings first, shows that change and saves
 * nothing.
 */
export function SettingsDialog({ progressKey, settings, onSaved, onClose }: SettingsDialogProps) {
  const [typed, setTyped] = useState(() => typedOf(settings))
  const [invalid, setInvalid] = useState<readonly SettingsField[]>([])
  const { saving, reload } = useStudySettings(progressKey)
  const type = (change: Partial<typeof typed>) => {
    setTyped({ ...typed, ...change })
    saving.reset()
  }
  const parsed = parseFields(typed)
  const validate = () => wrongStudySettings(parsed, { now: serverNow(), examDay: dayOfText(settings.examDay ?? '') })
  const save = async () => {
    const errors = validate()
    setInvalid(errors)
    if (errors.length > 0) return
    try {
      onSaved(await saving.mutateAsync({ ...parsed, version: settings.version }))
      showMessage(words.saved)
      onClose()
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'study-settings-changed') return
      const stored = await reload()
      if (stored === undefined) return
      onSaved(stored)
      setTyped(typedOf(stored))
    }
  }
  const fieldOf = (field: SettingsField) => ({
    required: field !== 'examDay',
    // Errors found on Save stay until they are fixed.
    error: invalid.includes(field) && validate().includes(field) ? words.wrong[field] : undefined,
    disabled: saving.isPending,
    value: typed[field],
    onChange: ({ target }: { target: { value: string } }) => type({ [field]: target.value }),
  })
  return (
    <ConfirmDialog
      open
      title={words.title}
      confirmLabel={words.save}
      busy={saving.isPending}
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <Stack>
        <TextField label={words.examDay} hint={words.examDayHint} type="date" {...fieldOf('examDay')} />
        <TextField
          label={words.cap}
          hint={words.capHint}
          type="number"
          inputMode="numeric"
          min={CAP.min}
          max={CAP.max}
          {...fieldOf('cap')}
        />
        <TextField
          label={words.retention}
          hint={words.retentionHint}
          type="number"
          inputMode="decimal"
          min={RETENTION.min * 100}
          max={RETENTION.max * 100}
          {...fieldOf('retention')}
        />
        <SelectField
          label={words.timeZone}
          hint={words.timeZoneHint}
          options={zoneOptions(settings.timeZone, typed.timeZone)}
          {...fieldOf('timeZone')}
        />
        <p className="muted">{words.later}</p>
        {saving.error !== null && (
          <Notice tone="error" role="alert">
            {saving.error.message}
          </Notice>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
