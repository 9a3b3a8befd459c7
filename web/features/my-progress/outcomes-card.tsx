import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { outcomeWords as words } from '#domain/messages/my-progress.ts'
import { MyExamOutcomesDocument, WithdrawExamOutcomeDocument } from '#generated/study-operations.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { putReply } from '#web/lib/api/refetch.ts'
import { formatDates } from '#web/lib/format/format-dates.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { useFocusOnChange } from '#web/ui/layout/use-focus-on-change.ts'
import { Notice } from '#web/ui/notice.tsx'
import { OutcomeForm } from './outcome-form.tsx'

const KEY = ['my-exam-outcomes']

/** Results of licensure exams, as reported by the student with consent (decision 0110). Each can be withdrawn. */
export function OutcomesCard() {
  const client = useQueryClient()
  const outcomes = useQuery({
    queryKey: KEY,
    queryFn: async () => (await query(MyExamOutcomesDocument, {})).myExamOutcomes,
  })
  const withdrawing = useMutation({
    mutationFn: async (day: string) => (await mutate(WithdrawExamOutcomeDocument, { day })).withdrawExamOutcome,
    onSuccess: (remaining) => {
      putReply(client, KEY, remaining)
      showMessage(words.withdrawn)
    },
  })
  const count = outcomes.data?.length ?? 0
  // The clicked button is removed along with its row.
  const list = useFocusOnChange<HTMLDivElement>(String(withdrawing.submittedAt), withdrawing.isSuccess)
  return (
    <Card as="section" aria-labelledby="outcomes-heading">
      <h2 id="outcomes-heading">{words.title}</h2>
      <p>{words.lead}</p>
      {outcomes.isPending && <Skeleton label={words.loading} count={1} />}
      {outcomes.isError && <ErrorState message={outcomes.error.message} onRetry={() => void outcomes.refetch()} />}
      {outcomes.data && (
        <div ref={list} tabIndex={-1} className="grid gap-4 max-w-136">
          {count > 0 && (
            <ul className="p-0 list-none" aria-label={words.list}>
              {outcomes.data.map(({ day, passed }) => (
                <li key={day}>
                  <Row>
                    <span>
                      {formatDates([day])}: <strong>{passed ? words.passed : words.failed}</strong>
                    </span>
                    <Button
                      variant="quiet"
                      aria-label={words.withdraw(formatDates([day]))}
                      busy={withdrawing.isPending && withdrawing.variables === day}
                      onClick={() => withdrawing.mutate(day)}
                    >
                      {words.withdrawShort}
                    </Button>
                  </Row>
                </li>
              ))}
            </ul>
          )}
          {withdrawing.error !== null && (
            <Notice tone="error" role="alert">
              {withdrawing.error.message}
            </Notice>
          )}
          <OutcomeForm onRecorded={(stored) => putReply(client, KEY, stored)} />
        </div>
      )}
    </Card>
  )
}
