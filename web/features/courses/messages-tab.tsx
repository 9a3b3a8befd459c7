import { MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { MAX_MESSAGE_LENGTH, MAX_SUBJECT_LENGTH } from '#domain/courses/course-notice.ts'
import { messageTabWords as words } from '#domain/messages/course-admin.ts'
import type { ManagedCourseFieldsFragment, SentNoticeFieldsFragment } from '#generated/operations.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { failureText } from './failure-text.ts'
import type { useMessageDraft } from './message-draft.ts'
import { useCourseNotices, useSendMessage } from './use-course-notices.ts'

type MessagesTabProps = {
  /** Kept by the page, so that it survives switching tabs. */
  form: ReturnType<typeof useMessageDraft>
  course: ManagedCourseFieldsFragment
  /** Number of students who have the course, or a linked one, now. */
  students: number
}

function SentNotice({ notice }: { notice: SentNoticeFieldsFragment }) {
  const { subject, text, createdOn, sent, total, failed, done } = notice
  return (
    <Card as="article" aria-label={subject} className="grid grid-cols-1 gap-3">
      <Row between>
        <h3 className="text-body wrap-anywhere">{subject}</h3>
        {!done && <Badge tone="accent">{words.onTheWay}</Badge>}
      </Row>
      <p className="whitespace-pre-line">{text}</p>
      <p className="muted" role="status">
        {formatDateTime(createdOn)} · {words.progress(sent, total)}
        {failed > 0 && ` · ${words.failed(failed)}`}
      </p>
      {!done && <ProgressBar label={words.progress(sent, total)} value={sent} max={Math.max(1, total)} />}
    </Card>
  )
}

function SentNotices({ courseKey }: { courseKey: string }) {
  const { data, error, refetch } = useCourseNotices(courseKey)
  if (data === undefined)
    return error === null ? (
      <Skeleton label="Loading the messages" count={1} />
    ) : (
      <ErrorState message={error.message} onRetry={() => void refetch()} />
    )
  if (data.courseNotices.length === 0) return <EmptyState title={words.none} icon={<MessageSquare size={24} />} />
  return data.courseNotices.map((notice) => <SentNotice key={notice.key} notice={notice} />)
}

/**
 * Sends a message to everyone who has the course. Lists past messages with the progress of their e-mails (decision
 * 0084).
 */
export default function MessagesTab({ course, students, form }: MessagesTabProps) {
  const { mutateAsync, isPending } = useSendMessage()
  const [confirming, setConfirming] = useState(false)
  const send = async () => {
    try {
      await mutateAsync({ key: course.key, ...form.getValues() })
      showMessage(words.sent)
      form.reset()
    } catch (error) {
      showError(failureText(error))
    }
    setConfirming(false)
  }
  const change = () => form.setValue('requestId', '')
  return (
    <div className="min-[64rem]:grid-cols-2 min-[64rem]:items-start grid gap-8">
      <Form
        form={form}
        aria-label={words.title}
        onSubmit={() => {
          if (form.getValues('requestId') === '') form.setValue('requestId', crypto.randomUUID())
          setConfirming(true)
        }}
      >
        <h2>{words.title}</h2>
        {students === 0 && <p className="muted">{words.noStudents}</p>}
        <TextField
          name="subject"
          label={words.subject}
          maxLength={MAX_SUBJECT_LENGTH}
          autoComplete="off"
          onChange={change}
        />
        <TextAreaField
          name="text"
          label={words.text}
          hint={words.hint}
          rows={8}
          maxLength={MAX_MESSAGE_LENGTH}
          onChange={change}
        />
        <div>
          <SubmitButton disabled={students === 0 || isPending}>{words.send}</SubmitButton>
        </div>
      </Form>
      <section aria-label={words.history}>
        <Stack>
          <h2>{words.history}</h2>
          <SentNotices courseKey={course.key} />
        </Stack>
      </section>
      <ConfirmDialog
        open={confirming}
        title={words.sending}
        confirmLabel={words.send}
        busy={isPending}
        onConfirm={() => void send()}
        onCancel={() => setConfirming(false)}
      >
        <p>{words.question(students, form.getValues('subject').trim())}</p>
      </ConfirmDialog>
    </div>
  )
}
