import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { extendWords } from '#domain/messages/person-page.ts'
import { extensionMessages } from '#domain/messages/extensions.ts'
import { checkExtension, extended, MAX_EXTENSION_DAYS } from '#domain/progress/extension.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { useRequestId } from '#web/lib/use-request-id.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useDomainForm } from '#web/ui/form/use-domain-form.ts'
import { Notice } from '#web/ui/notice.tsx'
import { type PersonCourse, useExtendProgress } from './use-person.ts'

type ExtendDialogProps = {
  uid: string
  progress: PersonCourse['progress']
  reload: () => Promise<unknown>
  onClose: () => void
}

/** Error codes after which the list is outdated. */
const CHANGED = ['extension-end-changed', 'extension-ended', 'progress-not-found']

type Typed = { days: string; reason: string }

const check = ({ days, reason }: Typed) => checkExtension({ days: Number(days), reason })

function extensionErrors(typed: Typed) {
  const checked = check(typed)
  const codes = checked.ok ? [] : checked.codes
  return codes.map((code) => ({
    field: code === 'extension-days-invalid' ? 'days' : 'reason',
    message: extensionMessages[code],
  }))
}

/** Extends a course by some days, with a reason. Shows its current and new end (decision 0089). */
export function ExtendDialog({ uid, progress, reload, onClose }: ExtendDialogProps) {
  const form = useDomainForm({ days: '7', reason: '' }, extensionErrors)
  const element = useRef<HTMLFormElement>(null)
  const extend = useExtendProgress()
  const { requestIdOf } = useRequestId()
  const confirm = async (typed: Typed) => {
    const checked = check(typed)
    if (!checked.ok || extend.isPending) return
    const { days, reason } = checked
    const { key, endTime, onlineDays } = progress
    const input = { studentId: uid, key, days, reason, endTime, onlineDays }
    try {
      await extend.mutateAsync({ ...input, requestId: requestIdOf(input) })
      showMessage(extendWords.done(progress.name, days))
      onClose()
    } catch (error) {
      // Shows the current end above the form and keeps the input.
      if (error instanceof AppError && CHANGED.includes(error.code)) await reload()
    }
  }
  const days = Number(useWatch({ control: form.control, name: 'days' }))
  const after = Number.isInteger(days) && days >= 1 && days <= MAX_EXTENSION_DAYS ? extended(progress, days) : undefined
  return (
    <ConfirmDialog
      open
      title={extendWords.title(progress.name)}
      confirmLabel={extendWords.confirm}
      busy={extend.isPending}
      onConfirm={() => element.current?.requestSubmit()}
      onCancel={onClose}
    >
      <Form ref={element} form={form} onSubmit={confirm} onChange={() => extend.reset()}>
        {/* A disabled default button keeps Enter in a field from extending access. */}
        <button type="submit" disabled hidden />
        <p>
          {progress.endTime === 0
            ? extendWords.has(progress.onlineDays)
            : extendWords.ends(formatDate(progress.endTime))}{' '}
          {after &&
            (after.endTime === 0
              ? extendWords.willHave(after.onlineDays)
              : extendWords.willEnd(formatDate(after.endTime)))}
        </p>
        <TextField
          name="days"
          label={extendWords.days}
          hint={extendWords.daysHint}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_EXTENSION_DAYS}
          required
          disabled={extend.isPending}
        />
        <TextAreaField
          name="reason"
          label={extendWords.reason}
          hint={extendWords.reasonHint}
          rows={3}
          required
          disabled={extend.isPending}
        />
        {extend.error !== null && (
          <Notice tone="error" role="alert">
            {extend.error.message}
          </Notice>
        )}
      </Form>
    </ConfirmDialog>
  )
}
