import { examWords } from '#domain/messages/exams.ts'
import { isQuizTask } from '#domain/quizzes/quiz.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import type { Attempt } from './session/attempt-session.ts'

type FinishEarlyProps = {
  attempt: Attempt
  /** Whether the test allows only so many attempts. */
  limited: boolean
  onCancel: () => void
  onFinish: () => void
}

/** How finishing now affects the result. */
function consequence({ adaptive, currentQuestion, total, taskKey }: Attempt, limited: boolean): string {
  const end = limited ? examWords.usedUp : examWords.ends
  if (adaptive != null) return `${examWords.finishEarly(currentQuestion, adaptive.minItems)} ${end}`
  const unanswered = total - currentQuestion
  if (isQuizTask(taskKey)) return examWords.quizEnds(unanswered)
  return unanswered === 1
    ? `1 unanswered question will be marked incorrect. ${end}`
    : `${unanswered} unanswered questions will be marked incorrect. ${end}`
}

const nounOf = ({ taskKey }: Attempt) => (isQuizTask(taskKey) ? 'quiz' : 'test')

/** Asks for confirmation before finishing a test with unanswered questions. */
export function FinishEarly({ attempt, limited, onCancel, onFinish }: FinishEarlyProps) {
  return (
    <ConfirmDialog
      open
      title={`Finish the ${nounOf(attempt)} now?`}
      confirmLabel={`Finish the ${nounOf(attempt)}`}
      danger
      onCancel={onCancel}
      onConfirm={onFinish}
    >
      <p>{consequence(attempt, limited)}</p>
    </ConfirmDialog>
  )
}
