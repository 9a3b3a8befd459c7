import {
  quizModeWords,
  quizPageWords as words,
  difficultyWords,
  quizPageWords,
  quizStatusWords,
} from '#domain/messages/quiz-page.ts'
import { quizName } from '#domain/messages/quizzes.ts'
import { QUIZ_ATTEMPT, QUIZZES } from '#domain/quizzes/quiz.ts'
import { isOneOfModes, DIFFICULTIES, QUIZ_STATUSES } from '#domain/quizzes/quiz-form.ts'
import type { QuizFieldsFragment } from '#generated/operations.ts'
import { QuizzesDocument } from '#generated/study-operations.ts'
import { paths } from '#web/app/paths.ts'
import { query } from '#web/lib/api/api.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { reviewState } from '#web/components/attempts/review-state.ts'
import { selectPlace } from '#web/lib/session/selection-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { QueryError } from '#web/components/attempts/running-test-notice.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { LoadMore } from '#web/ui/list/load-more.tsx'
import { useGrowingList } from '#web/ui/list/use-lists.ts'
import type { Filter } from './quiz-draft.ts'

/** Describes a filter. Empty when it matches everything. */
const filterText = ({ areas, tags, types, steps, difficulties, statuses, recentMisses }: Filter): string[] => [
  ...QUIZ_STATUSES.filter((status) => statuses.includes(status)).map((status) => quizStatusWords[status]),
  ...areas,
  ...tags,
  ...types,
  ...steps,
  ...DIFFICULTIES.filter((difficulty) => difficulties.includes(difficulty)).map((name) => difficultyWords[name]),
  ...(recentMisses ? [quizPageWords.recentMisses] : []),
]

type QuizHistoryProps = { progressKey: string; onUse: (quiz: QuizFieldsFragment) => void }

/** Past quizzes, newest first. Running ones can be continued, and finished ones reviewed. */
export function QuizHistory({ progressKey, onUse }: QuizHistoryProps) {
  const list = useGrowingList(['quizzes', progressKey], async (nextToken) => {
    const { quizzes, ...page } = (await query(QuizzesDocument, { progressKey, nextToken })).quizzes
    return { ...page, items: quizzes }
  })
  if (list.query.isPending) return <Skeleton label={words.loading} count={2} />
  if (list.error !== null) return <QueryError error={list.error} onRetry={list.retry} />
  const { rows: quizzes = [] } = list
  if (quizzes.length === 0) return <EmptyState title={words.noneYet}>{words.noneYetText}</EmptyState>
  return (
    <Stack>
      {quizzes.map((quiz) => (
        <PastQuiz key={quiz.taskKey} {...{ progressKey, quiz, onUse }} />
      ))}
      <LoadMore {...list.more} />
    </Stack>
  )
}

type PastQuizProps = QuizHistoryProps & { quiz: QuizFieldsFragment }

function PastQuiz({ progressKey, quiz, onUse }: PastQuizProps) {
  const now = useNow()
  const { taskKey, form, total, answered, grade } = quiz
  const isOver = quiz.endTime !== null || now >= quiz.deadline
  const id = `quiz-${taskKey}`
  return (
    <Card as="article" aria-labelledby={id}>
      <h3 id={id}>{quizName(total, form.filter)}</h3>
      <p className="muted">
        {[
          formatDateTime(quiz.startTime),
          ...(isOneOfModes(form.mode) ? [quizModeWords[form.mode]] : []),
          ...filterText(form.filter),
        ].join(' · ')}
      </p>
      <p>{isOver && grade !== null ? words.grade(grade) : words.answered(answered, total)}</p>
      <Row>
        <LinkButton
          to={paths.taskView}
          variant={isOver ? 'secondary' : 'primary'}
          aria-describedby={id}
          state={quiz.endTime === null ? null : reviewState({ n: QUIZ_ATTEMPT })}
          onClick={() => selectPlace({ progressKey, contentKey: QUIZZES, sectionKey: QUIZZES, taskKey })}
        >
          {isOver ? words.look : words.resume}
        </LinkButton>
        <Button variant="quiet" aria-describedby={id} onClick={() => onUse(quiz)}>
          {words.useAgain}
        </Button>
      </Row>
    </Card>
  )
}
