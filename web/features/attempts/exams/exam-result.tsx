import { CircleCheck, CircleMinus, CircleX, ClockAlert } from 'lucide-react'
import type { TaskViewQueryVariables } from '#generated/operations.ts'
import { outcomeWords } from '#web/components/exams/outcome-words.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { useFocusOnChange } from '#web/ui/layout/use-focus-on-change.ts'
import { ResultActions, type ResultActionsProps } from '../result-actions.tsx'
import { MyExamReport } from './my-exam-report.tsx'
import '#web/components/exams/exam-report.css'

type ExamResultProps = ResultActionsProps & { place: TaskViewQueryVariables }

const ICONS = { timeUp: ClockAlert, early: CircleMinus }

/** Result of an adaptive test: whether the student passed, what comes next, and the report. */
export function ExamResult({ place, ...actions }: ExamResultProps) {
  const { attempt, view, onRead } = actions
  const heading = useFocusOnChange<HTMLHeadingElement>(String(attempt.n))
  const outcome = outcomeWords(attempt)
  const ended = outcome?.ended ?? 'decided'
  const Icon = ended !== 'decided' ? ICONS[ended] : outcome?.passed === true ? CircleCheck : CircleX
  return (
    <Stack>
      <Card as="section" aria-labelledby="result-heading">
        <h2
          id="result-heading"
          ref={heading}
          tabIndex={-1}
          className={`exam-result__headline exam-result__headline--${outcome?.tone ?? 'error'}`}
        >
          <Icon size={28} aria-hidden="true" /> {outcome?.text}
        </h2>
        <p className="muted">
          Attempt {attempt.n}, {formatDateTime(attempt.startTime)}
        </p>
        <ResultActions {...actions} />
      </Card>
      <MyExamReport
        of={place}
        n={attempt.n}
        onRead={onRead}
        variant={outcome?.passed === true && view.next !== null ? 'secondary' : 'primary'}
      />
    </Stack>
  )
}
