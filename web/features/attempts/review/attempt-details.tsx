import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ListChecks } from 'lucide-react'
import type { AttemptReviewQuery } from '#generated/operations.ts'
import { AttemptMarksDocument } from '#generated/study-operations.ts'
import { quizResultWords } from '#domain/messages/quiz-result.ts'
import { isQuizTask } from '#domain/quizzes/quiz.ts'
import { testResultWords } from '#domain/messages/test-result.ts'
import { testingWords } from '#domain/messages/testing.ts'
import { paths } from '#web/app/paths.ts'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { query } from '#web/lib/api/api.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { AttemptBreakdown } from '../attempt-breakdown.tsx'
import { ReportButton } from '../tools/report-button.tsx'
import { backText } from '../test-facts.ts'
import { useAttemptReview } from './use-attempt-review.ts'
import { ResultFacts } from '../result-facts.tsx'
import { QueryError } from '#web/components/attempts/running-test-notice.tsx'
import { useFocusOnChange } from '#web/ui/layout/use-focus-on-change.ts'
import { durationText } from '#web/components/attempts/reviewed.ts'
import { ExamFacts } from '#web/components/exams/exam-facts.tsx'
import { isAdaptive } from '#web/components/exams/is-adaptive.ts'
import { ReviewedQuestions } from '#web/components/attempts/reviewed-questions.tsx'
import { TimeColumns } from '#web/components/attempts/time-columns.tsx'

// Only adaptive tests have a report.
const MyExamReport = lazyComponent(
  async () => (await import('#web/features/attempts/exams/my-exam-report.tsx')).MyExamReport,
  {
    loading: () => <Skeleton label="Loading the report" count={3} />,
  },
)

type AttemptDetailsProps = {
  /** The course and the task of the attempt. */
  of: { progressKey: string; taskKey: string }
  n: number
  /** One-based position of a question to open right away. */
  at?: number | undefined
  /** Absent when there is nothing to go back to. */
  onBack: (() => void) | undefined
  /** Returns to the section. */
  onBackToTask: () => void
}

/**
 * A finished attempt to review: the result and each question, then the breakdown by tag or area and the times; of an
 * adaptive test, its report first.
 */
export function AttemptDetails({ of: { progressKey, taskKey }, n, at, onBack, onBackToTask }: AttemptDetailsProps) {
  const isQuiz = isQuizTask(taskKey)
  const [question, setQuestion] = useState(at === undefined ? undefined : { number: at })
  const heading = useFocusOnChange<HTMLHeadingElement>(String(n), question === undefined)
  const review = useAttemptReview({ progressKey, taskKey }, n)
  const marked = useQuery({
    queryKey: ['attempt-marks', progressKey, taskKey, n],
    queryFn: async () => (await query(AttemptMarksDocument, { progressKey, taskKey, n })).attemptMarks,
    staleTime: 0,
  })
  const adaptive = review.data !== undefined && isAdaptive(review.data.attempt)
  const marks = marked.data && new Map(marked.data.map(({ position, ...markData }) => [position + 1, markData]))
  return (
    <Stack>
      <Card as="section" aria-labelledby="details-heading">
        <h2 id="details-heading" ref={heading} tabIndex={-1} className="question__heading">
          {isQuiz ? quizResultWords.details : testingWords.attemptDetails}
        </h2>
        <p className="muted">
          {[
            ...(isQuiz ? [] : [`Attempt ${n}`]),
            ...(review.data === undefined ? [] : [formatDateTime(review.data.attempt.startTime)]),
          ].join(', ')}
        </p>
        {review.data !== undefined && <ReviewFacts attempt={review.data.attempt} />}
        <Row actions>
          {onBack !== undefined && (
            <Button variant="secondary" onClick={onBack}>
              <ListChecks size={18} aria-hidden="true" /> {isQuiz ? quizResultWords.result : 'Back to the test'}
            </Button>
          )}
          <LinkButton to={paths.myTasks} variant="secondary" onClick={onBackToTask}>
            <ArrowLeft size={18} aria-hidden="true" /> {backText(taskKey)}
          </LinkButton>
        </Row>
      </Card>
      {review.data !== undefined ? (
        <>
          {adaptive && (
            <MyExamReport of={{ progressKey, taskKey }} n={n} onRead={(number) => setQuestion({ number })} />
          )}
          <ReviewedQuestions
            questions={review.data.questions}
            at={question}
            marks={marks}
            actions={(number) => <ReportButton of={{ progressKey, taskKey, n, position: number - 1 }} />}
          />
          {/* A report has details of its own. */}
          <Disclosure label={adaptive ? testResultWords.time : testResultWords.details}>
            {!adaptive && <AttemptBreakdown attempt={review.data.attempt} />}
            <TimeColumns questions={review.data.questions} />
          </Disclosure>
        </>
      ) : review.error === null ? (
        <Skeleton label="Loading the attempt" count={3} />
      ) : (
        <QueryError error={review.error} onRetry={() => void review.refetch()} />
      )}
    </Stack>
  )
}

function ReviewFacts({ attempt }: { attempt: AttemptReviewQuery['attemptReview']['attempt'] }) {
  const taken = Math.round(((attempt.endTime ?? attempt.startTime) - attempt.startTime) / 1000)
  const time = { term: 'Time taken', value: durationText(taken) }
  return isAdaptive(attempt) ? (
    <ExamFacts attempt={attempt} more={[time]} />
  ) : (
    <ResultFacts attempt={attempt} more={[time]} />
  )
}
