import { useRef, useState } from 'react'
import { extendWords } from '#domain/messages/person-page.ts'
import { extensionMessages } from '#domain/messages/extensions.ts'
import { checkExtension, extended, type ExtensionRefusal, MAX_EXTENSION_DAYS } from '#domain/progress/extension.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
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

const DAYS: readonly ExtensionRefusal[] = ['extension-days-invalid']
const REASON: readonly ExtensionRefusal[] = ['extension-reason-empty', 'extension-reason-long']

/** Extends a course by some days, with a reason. Shows its current and new end (decision 0089). */
export function ExtendDialog({ uid, progress, reload, onClose }: ExtendDialogProps) {
  const [typed, setTyped] = useState({ days: '7', reason: '' })
  const [refused, setRefused] = useState<readonly ExtensionRefusal[]>([])
  const extend = useExtendProgress()
  /** Retries of the same extension reuse its id. */
  const request = useRef<{ of: string; id: string }>(undefined)
  const checked = checkExtension({ days: Number(typed.days), reason: typed.reason })
  const errorOf = (codes: readonly ExtensionRefusal[]) => {
    // Shows an error until it is fixed, regardless of other edits.
    const code = refused.find((each) => codes.includes(each) && !checked.ok && checked.codes.includes(each))
    return code && extensionMessages[code]
  }
  const type = (change: Partial<typeof typed>) => {
    setTyped({ ...typed, ...change })
    extend.reset()
  }
  const confirm = async () => {
    if (!checked.ok) {
      setRefused(checked.codes)
      return
    }
    const { days, reason } = checked
    const { key, endTime, onlineDays } = progress
    const input = { studentId: uid, key, days, reason, endTime, onlineDays }
    const of = JSON.stringify(input)
    if (request.current?.of !== of) request.current = { of, id: crypto.randomUUID() }
    try {
      await extend.mutateAsync({ ...input, requestId: request.current.id })
      showMessage(extendWords.done(progress.name, days))
      onClose()
    } catch (error) {
      // Shows the current end above the form and keeps the input.
      if (error instanceof AppError && CHANGED.includes(error.code)) await reload()
    }
  }
  const days = Number(typed.days)
  const after = Number.isInteger(days) && days >= 1 && days <= MAX_EXTENSION_DAYS ? extended(progress, days) : undefined
  return (
    <ConfirmDialog
      open
      title={extendWords.title(progress.name)}
      confirmLabel={extendWords.confirm}
      busy={extend.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack>
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
          label={extendWords.days}
          hint={extendWords.daysHint}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_EXTENSION_DAYS}
          required
          value={typed.days}
          error={errorOf(DAYS)}
          disabled={extend.isPending}
          onChange={(event) => type({ days: event.target.value })}
        />
        <TextAreaField
          label={extendWords.reason}
          hint={extendWords.reasonHint}
          rows={3}
          required
          value={typed.reason}
          error={errorOf(REASON)}
          disabled={extend.isPending}
          onChange={(event) => type({ reason: event.target.value })}
        />
        {extend.error !== null && (
          <Notice tone="error" role="alert">
            {extend.error.message}
          </Notice>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
