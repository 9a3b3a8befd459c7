import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { mistakeMessages, reportWords as words } from '#domain/messages/mistake-reports.ts'
import { checkReport, MISTAKE_KINDS, type MistakeKind, REPORT_LENGTH } from '#domain/questions/mistake-report.ts'
import { ReportMistakeDocument, SentReportDocument } from '#generated/study-operations.ts'
import type { ReportMistakeInput } from '#generated/schema.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
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

function ReportForm({ of, onSent }: { of: ReportedQuestion; onSent: () => void }) {
  const { progressKey, taskKey, n, position } = of
  const client = useQueryClient()
  const [kind, setKind] = useState<MistakeKind>('key')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  /** Retries of the same report reuse its id. */
  const request = useRef<{ of: string; id: string }>(undefined)
  const report = useMutation({
    mutationFn: (input: ReportMistakeInput) => mutate(ReportMistakeDocument, { input }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(of) }),
  })
  const send = async () => {
    const verdict = checkReport({ kind, text })
    setProblem(verdict.ok ? undefined : mistakeMessages[verdict.code])
    if (!verdict.ok || report.isPending) return
    const what = `${kind} ${text}`
    if (request.current?.of !== what) request.current = { of: what, id: crypto.randomUUID() }
    const input = { progressKey, taskKey, n, position, requestId: request.current.id, kind, text }
    try {
      await report.mutateAsync(input)
      showMessage(words.sent)
      onSent()
    } catch {
      // The error is shown below.
    }
  }
  return (
    <Stack>
      <RadioGroup
        legend={words.kind}
        options={KINDS}
        value={kind}
        onChange={(value) => setKind(MISTAKE_KINDS.find((each) => each === value) ?? kind)}
      />
      <TextAreaField
        label={words.text}
        hint={words.hint}
        rows={4}
        required
        maxLength={REPORT_LENGTH}
        value={text}
        error={problem}
        onChange={(event) => {
          setText(event.target.value)
          setProblem(undefined)
          report.reset()
        }}
      />
      {report.error !== null && (
        <Notice tone="error" role="alert">
          {report.error.message}
        </Notice>
      )}
      <Button busy={report.isPending} onClick={() => void send()}>
        {words.send}
      </Button>
    </Stack>
  )
}
