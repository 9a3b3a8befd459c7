import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { studySettingsWords as words } from '#domain/messages/reviews.ts'
import { wrongStudySettings } from '#domain/study/check-settings.ts'
import { dayOfText } from '#domain/study/student-day.ts'
import { CAP, RETENTION } from '#domain/study/study-settings.ts'
import type { StudySettingsFieldsFragment, UpdateStudySettingsInput } from '#generated/operations.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { serverNow } from '#web/lib/api/clock-store.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useDomainForm } from '#web/ui/form/use-domain-form.ts'
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

type Typed = ReturnType<typeof typedOf>

/** Converts form values to API input. */
const parseFields = ({ examDay, cap, retention, timeZone }: Typed) => ({
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
  const { saving, reload } = useStudySettings(progressKey)
  const form = useDomainForm<Typed>(typedOf(settings), (typed) =>
    wrongStudySettings(parseFields(typed), { now: serverNow(), examDay: dayOfText(settings.examDay ?? '') }).map(
      (field) => ({ field, message: words.wrong[field] }),
    ),
  )
  const timeZone = useWatch({ control: form.control, name: 'timeZone' })
  const element = useRef<HTMLFormElement>(null)
  const save = async (typed: Typed) => {
    if (saving.isPending) return
    try {
      onSaved(await saving.mutateAsync({ ...parseFields(typed), version: settings.version }))
      showMessage(words.saved)
      onClose()
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'study-settings-changed') return
      const stored = await reload()
      if (stored === undefined) return
      onSaved(stored)
      form.reset(typedOf(stored))
    }
  }
  const disabled = saving.isPending
  return (
    <ConfirmDialog
      open
      title={words.title}
      confirmLabel={words.save}
      busy={saving.isPending}
      onConfirm={() => element.current?.requestSubmit()}
      onCancel={onClose}
    >
      <Form ref={element} form={form} onSubmit={save} onChange={() => saving.reset()}>
        <TextField name="examDay" label={words.examDay} hint={words.examDayHint} type="date" disabled={disabled} />
        <TextField
          name="cap"
          label={words.cap}
          hint={words.capHint}
          type="number"
          inputMode="numeric"
          min={CAP.min}
          max={CAP.max}
          required
          disabled={disabled}
        />
        <TextField
          name="retention"
          label={words.retention}
          hint={words.retentionHint}
          type="number"
          inputMode="decimal"
          min={RETENTION.min * 100}
          max={RETENTION.max * 100}
          required
          disabled={disabled}
        />
        <SelectField
          name="timeZone"
          label={words.timeZone}
          hint={words.timeZoneHint}
          options={zoneOptions(settings.timeZone, timeZone)}
          required
          disabled={disabled}
        />
        <p className="muted">{words.later}</p>
        {saving.error !== null && (
          <Notice tone="error" role="alert">
            {saving.error.message}
          </Notice>
        )}
      </Form>
    </ConfirmDialog>
  )
}
