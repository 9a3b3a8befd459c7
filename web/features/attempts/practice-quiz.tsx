import { RotateCw } from 'lucide-react'
import { useId } from 'react'
import { CASE_STEPS } from '#domain/questions/case-steps.ts'
import { testResultWords as words } from '#domain/messages/test-result.ts'
import { QUIZ_QUESTIONS } from '#domain/quizzes/quiz-form.ts'
import type { AttemptReviewQuery, StartQuizInput } from '#generated/operations.ts'
import { missedOf } from '#web/components/attempts/reviewed.ts'
import { ProblemNotice, RefusalNotice } from '#web/components/attempts/running-test-notice.tsx'
import { useStartQuiz } from '#web/components/attempts/use-start-quiz.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'

type Questions = AttemptReviewQuery['attemptReview']['questions']

const formOf = (filter: { areas?: string[]; statuses?: string[] }): StartQuizInput['form'] => ({
  filter: { areas: [], tags: [], types: [], steps: [], difficulties: [], statuses: [], recentMisses: false, ...filter },
  questions: QUIZ_QUESTIONS.usual,
  mode: 'tutor',
})

type QuizButtonProps = {
  progressKey: string
  quiz: Pick<StartQuizInput, 'form' | 'missedIn'>
  label: string
  hint: string
  variant: ButtonVariant
}

/** The place of `PracticeMissed` while the questions load. */
export const PracticeLoading = ({ variant }: { variant: ButtonVariant }) => (
  <div className="grid grid-cols-1">
    <Button variant={variant} busy className="justify-self-start max-xs:justify-self-stretch">
      {words.practiceLoading}
    </Button>
  </div>
)

/** Starts a quiz at once, in tutor mode and untimed. */
function QuizButton({ progressKey, quiz, label, hint, variant }: QuizButtonProps) {
  const { starting, start } = useStartQuiz(progressKey)
  const hintId = useId()
  const { error } = starting
  return (
    <div className="grid grid-cols-1 gap-2 print:hidden">
      <Button
        variant={variant}
        className="justify-self-start max-xs:justify-self-stretch"
        busy={starting.isPending}
        aria-describedby={hintId}
        onClick={() => start(quiz)}
      >
        <RotateCw size={18} aria-hidden="true" /> {label}
      </Button>
      <p id={hintId} className="text-text-muted text-small">
        {hint}
      </p>
      {error instanceof AppError && error.code === 'quiz-finds-nothing' ? (
        <ProblemNotice problem={words.nothingToPractice} running={undefined} />
      ) : (
        error !== null && <RefusalNotice error={error} />
      )}
    </div>
  )
}

/** How many questions a quiz of what was missed has: a case study comes whole. */
function missedSizes(questions: Questions): number[] {
  const isCase = new Map<number, boolean>()
  for (const { number } of missedOf(questions)) {
    const missed = questions[number - 1]?.question
    if (missed !== undefined) isCase.set(missed.id, missed.caseItem !== null)
  }
  return [...isCase.values()].map((whole) => (whole ? CASE_STEPS.length : 1))
}

type PracticeMissedProps = {
  progressKey: string
  attempt: { taskKey: string; n: number }
  questions: Questions
  variant: ButtonVariant
}

/** Starts a quiz of exactly what was missed in an attempt; renders nothing if nothing was. */
export function PracticeMissed({ progressKey, attempt: { taskKey, n }, questions, variant }: PracticeMissedProps) {
  const sizes = missedSizes(questions)
  if (sizes.length === 0) return null
  const count = sizes.reduce((sum, size) => sum + size, 0)
  const hint = sizes.includes(CASE_STEPS.length) ? `${words.practiceHint} ${words.practiceCase}` : words.practiceHint
  // The list of quizzes can reuse this form: all that was answered wrong.
  const quiz = { form: formOf({ statuses: ['wrong'] }), missedIn: { taskKey, n } }
  return <QuizButton {...{ progressKey, quiz, hint, variant }} label={words.practice(count)} />
}

type PracticeAreasProps = { progressKey: string; areas: readonly string[]; variant: ButtonVariant }

/** Starts a quiz of these areas. */
export function PracticeAreas({ progressKey, areas, variant }: PracticeAreasProps) {
  const quiz = { form: formOf({ areas: [...areas] }) }
  const hint = words.practiceAreasHint(QUIZ_QUESTIONS.usual)
  return <QuizButton {...{ progressKey, quiz, hint, variant }} label={words.practiceAreas(areas.length)} />
}
