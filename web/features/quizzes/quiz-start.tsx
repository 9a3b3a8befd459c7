import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { quizModeWords, quizPageWords as words } from '#domain/messages/quiz-page.ts'
import { QUIZ_MODES, QUIZ_PACE, QUIZ_QUESTIONS } from '#domain/quizzes/quiz-form.ts'
import { QuizCountDocument } from '#generated/study-operations.ts'
import { RefusalNotice } from '#web/components/attempts/running-test-notice.tsx'
import { useStartQuiz } from '#web/components/attempts/use-start-quiz.ts'
import { query } from '#web/lib/api/api.ts'
import { ControlledField } from '#web/ui/form/controlled-field.tsx'
import { FieldSlot } from '#web/ui/form/field-slot.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formOf, type QuizSubmit, type Filter } from './quiz-draft.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts'

/** Debounce in milliseconds: filters often change by several clicks. */
const SETTLES_MS = 300

const isExamRunning = (error: unknown): error is AppError => error instanceof AppError && error.code === 'exam-running'

/**
 * The number of questions that match a filter. Ignores replies for older filters. Until the latest reply arrives, keeps
 * the previous number and sets `counting`.
 */
function useQuizCount(progressKey: string, filter: Filter) {
  const settled = useDebouncedValue(filter, SETTLES_MS)
  const counted = useQuery({
    queryKey: ['quiz-count', progressKey, settled],
    queryFn: async () => (await query(QuizCountDocument, { progressKey, filter: settled })).quizCount,
    placeholderData: keepPreviousData,
    // A test that ended in the meantime has changed question statuses.
    staleTime: 0,
  })
  return {
    count: counted.data,
    counting: settled !== filter || counted.isPlaceholderData || counted.isPending,
    failed: counted.isError,
    /** The error, if a running exam prevents counting. */
    refused: isExamRunning(counted.error) ? counted.error : undefined,
  }
}

const modes = QUIZ_MODES.map((value) => ({ value, label: quizModeWords[value] }))
const clocks = [
  { value: 'none', label: 'Without a clock' },
  { value: 'pace', label: 'A pace for each question' },
]

type QuizStartProps = QuizSubmit & { progressKey: string }

/** The settings of a quiz, the number of matching questions, and Start. */
export function QuizStart({ progressKey, form, by, onSubmit: say }: QuizStartProps) {
  // Watched alone, because only a change of the filter counts the questions again.
  const filter = useWatch({ control: form.control, name: 'filter' })
  const [questions, timed] = useWatch({ control: form.control, name: ['questions', 'timed'] })
  const { count, counting, failed, refused } = useQuizCount(progressKey, filter)
  const { starting, start } = useStartQuiz(progressKey)
  const nothing = count === 0 && !counting
  const fewer = count !== undefined && count > 0 && !counting && count < Number(questions)
  return (
    <Form
      form={form}
      onSubmitCapture={() => say('start')}
      onSubmit={(valid) => {
        if (!nothing && !starting.isPending) start({ form: formOf(valid) })
      }}
      onChange={() => starting.reset()}
    >
      <TextField
        name="questions"
        label={words.questions}
        hint={words.questionsHint}
        type="number"
        inputMode="numeric"
        min={QUIZ_QUESTIONS.min}
        max={QUIZ_QUESTIONS.max}
      />
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
      <FieldSlot field="filter">
        <p role="status" aria-busy={counting}>
          <strong>
            {count === undefined
              ? refused === undefined && (failed ? words.notCounted : words.counting)
              : words.found(count)}
          </strong>
          {counting && count !== undefined && <span className="muted"> {words.counting}</span>}
        </p>
      </FieldSlot>
      {refused !== undefined && <RefusalNotice error={refused} />}
      {nothing && <Notice tone="accent">{words.none}</Notice>}
      {fewer && <Notice>{words.fewer(count)}</Notice>}
      {starting.isError && by === 'start' && <RefusalNotice error={starting.error} />}
      <Row actions>
        <SubmitButton busy={starting.isPending} disabled={nothing}>
          {words.start}
        </SubmitButton>
      </Row>
    </Form>
  )
}
