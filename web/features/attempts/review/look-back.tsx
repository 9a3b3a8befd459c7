import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { questionMapWords as words } from '#domain/messages/question-map.ts'
import { AttemptReviewDocument } from '#generated/study-operations.ts'
import { CopyGuard } from '#web/components/attempts/copy-guard.tsx'
import { OutcomeLabel } from '#web/components/attempts/outcome-label.tsx'
import { outcomeOf } from '#web/components/attempts/reviewed.ts'
import { ReviewedQuestion } from '#web/components/attempts/reviewed-questions.tsx'
import { QueryError } from '#web/components/attempts/running-test-notice.tsx'
import { query } from '#web/lib/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import type { Attempt } from '../session/attempt-session.ts'
import { QuestionMap } from './question-map.tsx'

type LookBackProps = {
  attempt: Attempt
  position: number
  /** The number of the question to open right away; absent: the map. */
  at?: number | undefined
  onClose: () => void
}

/** The map of questions in a dialog, and the answered ones with their verdicts, to read only. */
export function LookBack({ attempt, position, at, onClose }: LookBackProps) {
  const [number, setNumber] = useState(at)
  return (
    <Dialog open wide title={words.title} onClose={onClose}>
      {number === undefined ? (
        <QuestionMap attempt={attempt} position={position} onLookBack={setNumber} />
      ) : (
        <AnsweredQuestion attempt={attempt} number={number} onNumber={setNumber} />
      )}
    </Dialog>
  )
}

type AnsweredQuestionProps = { attempt: Attempt; number: number; onNumber: (number: number | undefined) => void }

function AnsweredQuestion({ attempt, number, onNumber }: AnsweredQuestionProps) {
  const { progressKey, taskKey, n, currentQuestion } = attempt
  const review = useQuery({
    queryKey: ['look-back', progressKey, taskKey, n, currentQuestion],
    queryFn: async () => (await query(AttemptReviewDocument, { progressKey, taskKey, n })).attemptReview.questions,
    networkMode: 'always',
    // Another test that starts later may keep a question secret.
    gcTime: 0,
  })
  const reviewed = review.data?.[number - 1]
  return (
    <>
      <Row>
        <Button variant="secondary" onClick={() => onNumber(undefined)}>
          {words.back}
        </Button>
        <Button variant="quiet" disabled={number === 1} onClick={() => onNumber(number - 1)}>
          {words.previous}
        </Button>
        <Button variant="quiet" disabled={number >= currentQuestion} onClick={() => onNumber(number + 1)}>
          {words.next}
        </Button>
      </Row>
      {reviewed !== undefined ? (
        <CopyGuard>
          <h3 className="flex flex-wrap items-center gap-3 text-body">
            Question {number} <OutcomeLabel outcome={outcomeOf(reviewed)} />
          </h3>
          <ReviewedQuestion key={number} reviewed={reviewed} />
        </CopyGuard>
      ) : review.error === null ? (
        <Skeleton label={words.loading} count={2} />
      ) : (
        <QueryError error={review.error} onRetry={() => void review.refetch()} />
      )}
    </>
  )
}
