import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { StudentAttemptDocument } from '#generated/admin-operations.ts'
import type { StudentAttemptFieldsFragment } from '#generated/operations.ts'
import { testingWords } from '#domain/messages/testing.ts'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { query } from '#web/lib/api/api.ts'
import { Breakdown } from '#web/components/attempts/breakdown.tsx'
import { isAdaptive } from '#web/components/exams/is-adaptive.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { ReviewedQuestions } from '#web/components/attempts/reviewed-questions.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { countsPoints, resultText, scoreText } from '#web/components/attempts/result-text.ts'
import { testKindView } from '#web/components/attempts/test-kinds.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { Facts } from '#web/ui/facts.tsx'
import { ExamFacts } from '#web/components/exams/exam-facts.tsx'
import { GradeBadge } from '#web/components/attempts/grade-badge.tsx'
import { durationText, meanSeconds, type Reviewed } from '#web/components/attempts/reviewed.ts'
import { attemptBand, breakdownState } from './attempt-tone.ts'

type AttemptFactsProps = {
  attempt: StudentAttemptFieldsFragment
  /** Absent while loading. */
  questions: readonly Reviewed[] | undefined
}

/** Score, grade, and times of a finished attempt. */
function AttemptFacts({ attempt, questions }: AttemptFactsProps) {
  const { startTime, passGrade, result } = attempt
  const grade = attempt.grade ?? 0
  const endTime = attempt.endTime ?? startTime
  const mean = questions === undefined ? undefined : meanSeconds(questions)
  const times = [
    { term: 'Started', value: formatDateTime(startTime) },
    { term: 'Ended', value: formatDateTime(endTime) },
    { term: 'Time taken', value: durationText(Math.round((endTime - startTime) / 1000)) },
    ...(mean === undefined ? [] : [{ term: 'Time per question', value: `${durationText(mean)} on average` }]),
  ]
  if (isAdaptive(attempt)) return <ExamFacts attempt={attempt} more={times} />
  return (
    <Facts
      facts={[
        { term: 'Score', value: scoreText(attempt) },
        { term: 'Grade', value: <GradeBadge grade={grade} band={attemptBand(attempt, grade)} /> },
        { term: 'Result', value: resultText(result) },
        { term: 'Pass grade', value: `${passGrade}%` },
        ...times,
      ]}
    />
  )
}

// Loaded on demand, because only adaptive tests have a report.
const StudentExamReport = lazyComponent(async () => (await import('./student-exam-report.tsx')).StudentExamReport, {
  loading: () => <Skeleton label="Loading the report" count={3} />,
})

type AttemptDialogProps = {
  of: { uid: string; progressKey: string; taskKey: string }
  /** The test, with the attempts that a list has already loaded. */
  task: { name: string; attempts?: readonly StudentAttemptFieldsFragment[] }
  n: number
  onClose: () => void
}

/** A finished attempt: its result, the breakdown by tag or area, and each answer (spec 3.2.24, 3.9.11). */
export function AttemptDialog({ of, task, n, onClose }: AttemptDialogProps) {
  const review = useQuery({
    queryKey: ['student-attempt', of, n],
    queryFn: async () => (await query(StudentAttemptDocument, { ...of, n })).studentAttempt,
    // A finished attempt doesn't change.
    staleTime: Infinity,
  })
  const [question, setQuestion] = useState<{ number: number }>()
  // The list usually contains the attempt, unless the attempt was opened by its URL and newer ones fill the list.
  const attempt = review.data?.attempt ?? task.attempts?.find((listed) => listed.n === n && listed.grade !== null)
  return (
    <Dialog open wide title={testingWords.attemptDetails} onClose={onClose}>
      <Stack gap="large">
        <p className="muted">
          {task.name}, attempt {n}
        </p>
        {attempt !== undefined && (
          <>
            <AttemptFacts attempt={attempt} questions={review.data?.questions} />
            {isAdaptive(attempt) ? (
              <StudentExamReport of={of} n={n} onRead={(number) => setQuestion({ number })} />
            ) : (
              <AttemptBreakdown attempt={attempt} />
            )}
          </>
        )}
        {review.data !== undefined ? (
          <ReviewedQuestions questions={review.data.questions} reader="admin" at={question} />
        ) : review.error === null ? (
          <Skeleton label="Loading the attempt's questions" />
        ) : (
          <ErrorState message={review.error.message} onRetry={() => void review.refetch()} />
        )}
      </Stack>
    </Dialog>
  )
}

function AttemptBreakdown({ attempt }: { attempt: StudentAttemptFieldsFragment }) {
  const { dimension } = testKindView(attempt.type)
  return (
    <Breakdown
      attempt={attempt}
      dimension={dimension}
      rows={attempt.breakdown ?? []}
      stateOf={(grade) => breakdownState(attempt, grade)}
      points={countsPoints(attempt)}
    />
  )
}
