import type { StudentAttemptFieldsFragment } from '#generated/operations.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { Facts } from '#web/ui/facts.tsx'
import { ExamFacts } from '#web/components/exams/exam-facts.tsx'
import { isAdaptive } from '#web/components/exams/is-adaptive.ts'
import { GradeBadge } from '#web/components/attempts/grade-badge.tsx'
import { resultText, scoreText } from '#web/components/attempts/result-text.ts'
import { durationText, meanSeconds, type Reviewed } from '#web/components/attempts/reviewed.ts'
import { attemptBand } from './attempt-tone.ts'

type AttemptFactsProps = {
  attempt: StudentAttemptFieldsFragment
  /** Absent while they are being fetched. */
  questions: readonly Reviewed[] | undefined
}

/** Score, grade and times of an attempt that has ended. */
export function AttemptFacts({ attempt, questions }: AttemptFactsProps) {
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
