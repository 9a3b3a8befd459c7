import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { mistakeMessages, reportWords as words } from '#domain/messages/mistake-reports.ts'
import { checkReport, MISTAKE_KINDS, type MistakeKind, REPORT_LENGTH } from '#domain/questions/mistake-report.ts'
import { ReportMistakeDocument, SentReportDocument } from '#generated/study-operations.ts'
import type { ReportMistakeInput } from '#generated/schema.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { useRequestId } from '#web/lib/use-request-id.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { ControlledField } from '#web/ui/form/controlled-field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { useDomainForm } from '#web/ui/form/use-domain-form.ts'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** A question of the current student's attempt. `position` is zero-based. */
export type ReportedQuestion = { progressKey: string; taskKey: string; n: number; position: number }

const keyOf = (of: ReportedQuestion) => ['sent-report', of.progressKey, of.taskKey, of.n, of.position]

const KINDS = MISTAKE_KINDS.map((kind) => ({ value: kind, label: words.kinds[kind] }))

type ReportDialogProps = { of: ReportedQuestion; onClose: () => void }

/**
 * Reports a mistake in a question, or shows when it was reported and settled. A report that failed to send stays in the
 * form. Sending it again doesn't create a second one.
 */
export function ReportDialog({ of, onClose }: ReportDialogProps) {
  const { progressKey, taskKey, n, position } = of
  const sent = useQuery({
    queryKey: keyOf(of),
    queryFn: async () => (await query(SentReportDocument, { progressKey, taskKey, n, position })).sentReport,
    staleTime: 0,
  })
  const body = () => {
    if (sent.data === undefined) {
      if (sent.error === null) return <Skeleton label={words.title} count={2} />
      return <ErrorState message={sent.error.message} onRetry={() => void sent.refetch()} />
    }
    if (sent.data === null) return <ReportForm of={of} onSent={onClose} />
    const { sentOn, settledOn, outcome } = sent.data
    return (
      <Stack>
        <p>{words.sentOn(formatDateTime(sentOn))}</p>
        <p>{settledOn === null ? words.waiting : words.settledOn(formatDateTime(settledOn))}</p>
        {outcome !== null && <p>{words.outcomes[outcome]}</p>}
      </Stack>
    )
  }
  return (
    <Dialog open title={words.title} onClose={onClose}>
      {body()}
    </Dialog>
  )
}

type Report = { kind: MistakeKind; text: string }

function reportErrors(typed: Report) {
  const verdict = checkReport(typed)
  return verdict.ok ? [] : [{ field: 'text', message: mistakeMessages[verdict.code] }]
}

function ReportForm({ of, onSent }: { of: ReportedQuestion; onSent: () => void }) {
  const { progressKey, taskKey, n, position } = of
  const client = useQueryClient()
  const form = useDomainForm<Report>({ kind: 'key', text: '' }, reportErrors)
  const { requestIdOf } = useRequestId()
  const report = useMutation({
    mutationFn: (input: ReportMistakeInput) => mutate(ReportMistakeDocument, { input }),
    onSuccess: () => {
      showMessage(words.sent)
      onSent()
    },
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(of) }),
  })
  const send = (typed: Report) => {
    if (report.isPending) return
    report.mutate({ progressKey, taskKey, n, position, requestId: requestIdOf(typed), ...typed })
  }
  return (
    <Form form={form} onSubmit={send}>
      <ControlledField control={form.control} name="kind">
        {(kind, onChange) => (
          <RadioGroup
            legend={words.kind}
            options={KINDS}
            value={kind}
            onChange={(value) => onChange(MISTAKE_KINDS.find((each) => each === value) ?? kind)}
          />
        )}
      </ControlledField>
      <TextAreaField
        name="text"
        label={words.text}
        hint={words.hint}
        rows={4}
        required
        maxLength={REPORT_LENGTH}
        readOnly={report.isPending}
        onChange={() => report.reset()}
      />
      {report.error !== null && (
        <Notice tone="error" role="alert">
          {report.error.message}
        </Notice>
      )}
      <SubmitButton busy={report.isPending}>{words.send}</SubmitButton>
    </Form>
  )
}
