import { useMutation, keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { quizFieldWords, quizModeWords, quizPageWords as words } from '#domain/messages/quiz-page.ts'
import { QUIZZES } from '#domain/quizzes/quiz.ts'
import { QUIZ_MODES, QUIZ_PACE, QUIZ_QUESTIONS, type QuizField } from '#domain/quizzes/quiz-form.ts'
import type { QuizFormInput } from '#generated/operations.ts'
import { StartQuizDocument, QuizCountDocument } from '#generated/study-operations.ts'
import { paths } from '#web/app/paths.ts'
import { RefusalNotice } from '#web/components/attempts/running-test-notice.tsx'
import { mutate, query } from '#web/lib/api/api.ts'
import { selectPlace } from '#web/lib/session/selection-store.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { faultsOf, formOf, type QuizDraft, type QuizSubmit, type Filter } from './quiz-draft.ts'
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

type Started = { requestId: string; form: string }

/**
 * Starts a quiz and opens it. Sending the same form again, after a lost reply or by a double click, doesn't create a
 * second quiz.
 */
function useStart(progressKey: string) {
  const navigate = useNavigate()
  const [request, setRequest] = useState<Started>()
  const starting = useMutation({
    mutationFn: async (input: { form: QuizFormInput; requestId: string }) =>
      (await mutate(StartQuizDocument, { input: { progressKey, ...input } })).startQuiz,
    onSuccess: ({ taskKey }) => {
      selectPlace({ progressKey, contentKey: QUIZZES, sectionKey: QUIZZES, taskKey })
      void navigate(paths.taskView)
    },
  })
  const start = (form: QuizFormInput) => {
    const text = JSON.stringify(form)
    const requestId = request?.form === text ? request.requestId : crypto.randomUUID()
    setRequest({ requestId, form: text })
    starting.mutate({ form, requestId })
  }
  return { starting, start }
}

type QuizStartProps = {
  progressKey: string
  draft: QuizDraft
  onChange: (change: Partial<QuizDraft>) => void
  submit: QuizSubmit | undefined
  onSubmit: (submit: QuizSubmit) => void
}

/** The settings of a quiz, the number of matching questions, and Start. */
export function QuizStart({ progressKey, draft, onChange, submit, onSubmit: say }: QuizStartProps) {
  const { count, counting, failed, refused } = useQuizCount(progressKey, draft.filter)
  const { starting, start } = useStart(progressKey)
  const change = (part: Partial<QuizDraft>) => {
    starting.reset()
    onChange(part)
  }
  const nothing = count === 0 && !counting
  const fewer = count !== undefined && count > 0 && !counting && count < Number(draft.questions)
  const send = () => {
    const wrong = faultsOf(draft)
    say({ by: 'start', wrong })
    if (wrong.length === 0) start(formOf(draft))
  }
  // Shows an error until it is fixed.
  const errorOf = (field: QuizField) =>
    submit?.wrong.includes(field) && faultsOf(draft).includes(field) ? quizFieldWords[field] : undefined
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!nothing && !starting.isPending) send()
      }}
    >
      <Stack>
        <TextField
          label={words.questions}
          hint={words.questionsHint}
          error={errorOf('questions')}
          type="number"
          inputMode="numeric"
          min={QUIZ_QUESTIONS.min}
          max={QUIZ_QUESTIONS.max}
          value={draft.questions}
          onChange={({ target }) => change({ questions: target.value })}
        />
        <RadioGroup legend={words.mode} options={modes} value={draft.mode} onChange={(mode) => change({ mode })} />
        <RadioGroup
          legend={words.clock}
          options={clocks}
          value={draft.timed ? 'pace' : 'none'}
          onChange={(clock) => change({ timed: clock === 'pace' })}
        />
        {draft.timed && (
          <TextField
            label={words.pace}
            hint={words.paceHint}
            error={errorOf('pace')}
            type="number"
            inputMode="numeric"
            min={QUIZ_PACE.min}
            max={QUIZ_PACE.max}
            value={draft.pace}
            onChange={({ target }) => change({ pace: target.value })}
          />
        )}
        <p role="status" aria-busy={counting}>
          <strong>
            {count === undefined
              ? refused === undefined && (failed ? words.notCounted : words.counting)
              : words.found(count)}
          </strong>
          {counting && count !== undefined && <span className="muted"> {words.counting}</span>}
        </p>
        {refused !== undefined && <RefusalNotice error={refused} />}
        {nothing && <Notice tone="accent">{words.none}</Notice>}
        {fewer && <Notice>{words.fewer(count)}</Notice>}
        {errorOf('filter') !== undefined && <Notice tone="error">{errorOf('filter')}</Notice>}
        {starting.isError && submit?.by === 'start' && <RefusalNotice error={starting.error} />}
        <Row actions>
          <Button type="submit" busy={starting.isPending} disabled={nothing}>
            {words.start}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
