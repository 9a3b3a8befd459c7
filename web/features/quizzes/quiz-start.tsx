import { useWatch } from 'react-hook-form'
import { quizModeWords, quizPageWords as words } from '#domain/messages/quiz-page.ts'
import { isQuizTask } from '#domain/quizzes/quiz.ts'
import { QUIZ_MODES, QUIZ_PACE, QUIZ_QUESTIONS } from '#domain/quizzes/quiz-form.ts'
import { RefusalNotice } from '#web/components/attempts/running-test-notice.tsx'
import { useRunningTests } from '#web/components/attempts/use-running-tests.ts'
import { useStartQuiz } from '#web/components/attempts/use-start-quiz.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ControlledField } from '#web/ui/form/controlled-field.tsx'
import { FieldSlot } from '#web/ui/form/field-slot.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { formOf, NEW_DRAFT, type QuizSubmit } from './quiz-draft.ts'
import { type QuizCounts, useQuizCounts } from './use-quiz-counts.ts'

const modes = QUIZ_MODES.map((value) => ({ value, label: quizModeWords[value] }))
const clocks = [
  { value: 'none', label: words.untimed },
  { value: 'pace', label: words.timed },
]

/** How a quiz runs: its mode, timing, and number of questions. */
export function QuizSettings({ form }: Pick<QuizSubmit, 'form'>) {
  const timed = useWatch({ control: form.control, name: 'timed' })
  return (
    <Stack>
      <ControlledField control={form.control} name="mode">
        {(value, onChange) => <RadioGroup legend={words.mode} options={modes} {...{ value, onChange }} />}
      </ControlledField>
      <ControlledField control={form.control} name="timed">
        {(value, onChange) => (
          <RadioGroup
            legend={words.clock}
            options={clocks}
            value={value ? 'pace' : 'none'}
            onChange={(clock) => onChange(clock === 'pace')}
          />
        )}
      </ControlledField>
      {timed && (
        <TextField
          name="pace"
          label={words.pace}
          hint={words.paceHint}
          type="number"
          inputMode="numeric"
          min={QUIZ_PACE.min}
          max={QUIZ_PACE.max}
        />
      )}
      <div className="[&_input]:max-w-40">
        <TextField
          name="questions"
          label={words.questions}
          hint={words.questionsHint}
          type="number"
          inputMode="numeric"
          min={QUIZ_QUESTIONS.min}
          max={QUIZ_QUESTIONS.max}
        />
      </div>
      <p className="muted">{words.notRepeated}</p>
    </Stack>
  )
}

type QuizStartProps = Pick<QuizSubmit, 'form' | 'by'> & {
  counts: QuizCounts
  starting: ReturnType<typeof useStartQuiz>['starting']
}

/** The number of matching questions, and Start; stays in sight while the filter changes. */
export function QuizStart({ form, by, counts: { count, counting, failed, refused }, starting }: QuizStartProps) {
  const questions = useWatch({ control: form.control, name: 'questions' })
  const { running } = useRunningTests()
  const nothing = count === 0 && !counting
  const fewer = count !== undefined && count > 0 && !counting && count < Number(questions)
  return (
    <Card className="action-bar sticky bottom-[calc(var(--message-room,0px)+var(--bottom-room,0px))] z-10 max-lg:flex-row max-lg:flex-wrap max-lg:items-center max-lg:-mx-6 max-lg:px-6 max-sm:-mx-4 max-sm:px-4 max-lg:py-1.5 max-lg:rounded-none lg:top-(--header-room,5rem) lg:bottom-auto">
      {refused !== undefined && <RefusalNotice error={refused} />}
      {refused === undefined && starting.isError && by === 'start' && <RefusalNotice error={starting.error} />}
      <div className="max-lg:flex-1 max-lg:basis-28">
        <FieldSlot field="filter">
          <p role="status" aria-busy={counting} className="max-lg:leading-tight">
            <strong className={classNames((nothing || fewer) && 'max-lg:hidden')}>
              {count === undefined
                ? refused === undefined && (failed ? words.notCounted : words.counting)
                : words.found(count)}
            </strong>
            {counting && count !== undefined && <span className="muted"> {words.counting}</span>}
          </p>
        </FieldSlot>
        {(nothing || fewer) && (
          <p className="muted text-small leading-tight">{nothing ? words.none : words.fewer(count)}</p>
        )}
      </div>
      <SubmitButton
        variant={running.some(({ taskKey }) => isQuizTask(taskKey)) ? 'secondary' : 'primary'}
        busy={starting.isPending}
        disabled={nothing || refused !== undefined}
      >
        {words.start}
      </SubmitButton>
    </Card>
  )
}

/** Starts a quiz of the questions that the student missed last; nothing without any. */
export function MissedQuestions({ progressKey }: { progressKey: string }) {
  const missed = useQuizCounts(progressKey, NEW_DRAFT.filter).countOf('statuses', 'wrong') ?? 0
  const { starting, start } = useStartQuiz(progressKey)
  const { running } = useRunningTests()
  if (missed === 0) return null
  const questions = String(Math.max(QUIZ_QUESTIONS.min, Math.min(QUIZ_QUESTIONS.usual, missed)))
  return (
    <Card as="section" aria-label={words.missed}>
      {starting.isError && <RefusalNotice error={starting.error} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex-1 basis-56">
          {words.missedText(missed)}
          {running.some(({ taskKey }) => isQuizTask(taskKey)) && ` ${words.missedOpen}`}
        </p>
        <Button
          variant="secondary"
          busy={starting.isPending}
          onClick={() =>
            start({ form: formOf({ ...NEW_DRAFT, filter: { ...NEW_DRAFT.filter, statuses: ['wrong'] }, questions }) })
          }
        >
          {words.practiceMissed}
        </Button>
      </div>
    </Card>
  )
}
