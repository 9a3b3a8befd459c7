import { useEffect, useState } from 'react'
import { unknownFailure } from '#domain/messages/failures.ts'
import { sampleQuestionWords } from '#domain/messages/samples.ts'
import { type SampleAnswer, type SampleQuestion, sampleAnswerFile, type SampleFile } from '#domain/questions/sample.ts'
import { AnswerForm } from '#web/components/attempts/answer-form.tsx'
import { QuestionBody } from '#web/components/attempts/formatted/question-body.tsx'
import { noChoice } from '#web/components/attempts/types/items.ts'
import { useConfirmIncomplete } from '#web/components/attempts/use-confirm-incomplete.tsx'
import { type Graded, spokenVerdict, Verdict } from '#web/components/attempts/verdict.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { useFocusOnChange } from '#web/ui/layout/use-focus-on-change.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { isObject } from '#web/lib/json.ts'

const isFile = (value: unknown): value is SampleFile =>
  isObject(value) && 'samples' in value && Array.isArray(value.samples)

const isAnswer = (value: unknown): value is SampleAnswer => isObject(value) && 'key' in value && 'rationale' in value

/**
 * Fetches the questions that visitors may try, without their keys; returns none if the file doesn't exist. Throws if it
 * can't be read.
 */
async function fetchSamples(): Promise<readonly SampleQuestion[]> {
  const response = await fetch('/samples.json')
  if (response.status === 404) return []
  const value: unknown = response.ok ? await response.json() : undefined
  if (!isFile(value)) throw new Error('/samples.json cannot be read')
  return value.samples
}

/**
 * Fetches a sample's answer, which is in its own file, so that it's requested only after an answer was chosen. Throws
 * if it can't be fetched.
 */
async function fetchSampleAnswer(sample: SampleQuestion): Promise<SampleAnswer> {
  const response = await fetch(`/${sampleAnswerFile(sample)}`)
  const value: unknown = response.ok ? await response.json() : undefined
  if (!isAnswer(value)) throw new Error('The answer of a sample cannot be read')
  return value
}

type Samples = readonly SampleQuestion[]

type SampleQuestionsProps = {
  /** The path to the courses. */
  coursesPath: string
  /** Whether a click opened the questions; the first one then receives focus. */
  pressed: boolean
}

/** The sample questions for visitors, one at a time. */
export function SampleQuestions({ coursesPath, pressed }: SampleQuestionsProps) {
  const [samples, setSamples] = useState<Samples | 'failed'>()
  const [attempt, setAttempt] = useState(0)
  const [at, setAt] = useState(0)
  useEffect(() => {
    let left = false
    const take = (value: Samples | 'failed') => {
      if (!left) setSamples(value)
    }
    fetchSamples().then(take, () => take('failed'))
    return () => {
      left = true
    }
  }, [attempt])
  if (samples === undefined) return <Skeleton label={sampleQuestionWords.loading} count={1} shape="tall" />
  if (samples === 'failed') {
    const retry = () => {
      setSamples(undefined)
      setAttempt(attempt + 1)
    }
    return <ErrorState message={unknownFailure} onRetry={retry} />
  }
  const sample = samples[at % Math.max(1, samples.length)]
  if (sample === undefined) return <EmptyState title={sampleQuestionWords.none} />
  return (
    <Sample
      key={at}
      sample={sample}
      coursesPath={coursesPath}
      progressText={sampleQuestionWords.place((at % samples.length) + 1, samples.length)}
      focused={pressed || at > 0}
      nextLabel={samples.length > 1 ? sampleQuestionWords.next : sampleQuestionWords.again}
      onNext={() => setAt(at + 1)}
    />
  )
}

const isChosen = (choice: readonly number[]) => choice.length > 0 && choice.every((n) => n >= 0)

/** Grades a choice by the key, in the key's form: a bow-tie by its right places, other questions as a whole. */
function grade({ matches, answers, item }: SampleQuestion, chosen: readonly number[], answer: SampleAnswer): Graded {
  const isList = !matches && item === undefined
  const choice = isList ? answers.map((_, index) => (chosen.includes(index) ? 1 : 0)) : chosen
  const hits = choice.filter((cell) => answer.key.includes(cell)).length
  const correct = item === undefined ? answer.key.every((mark, at) => mark === choice[at]) : hits === answer.key.length
  return {
    correct,
    points: item === undefined ? Number(correct) : hits,
    maxPoints: item === undefined ? 1 : answer.key.length,
    lines: [],
    key: answer.key,
    choice,
    rationale: answer.rationale,
    rationaleHtml: answer.rationaleHtml,
    tags: [],
  }
}

type SampleProps = {
  sample: SampleQuestion
  coursesPath: string
  progressText: string
  focused: boolean
  nextLabel: string
  onNext: () => void
}

/** A sample, shown like a question of a Practice test: its answers, Check, the verdict, and the rationale. */
function Sample({ sample, coursesPath, progressText, focused, nextLabel, onNext }: SampleProps) {
  const [graded, setGraded] = useState<Graded>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const heading = useFocusOnChange<HTMLHeadingElement>(progressText, focused)
  const question = { ...sample, matches: sample.matches ?? null, item: sample.item ?? null }
  const [choice, setChoice] = useState(() => noChoice(question))
  const choose = (chosen: readonly number[]) => {
    setChoice(chosen)
    setProblem(undefined)
  }
  const check = async () => {
    setProblem(isChosen(choice) ? undefined : sampleQuestionWords.choose)
    if (!isChosen(choice) || busy) return
    setBusy(true)
    await fetchSampleAnswer(sample).then(
      (answer) => setGraded(grade(sample, choice, answer)),
      () => setProblem(unknownFailure),
    )
    setBusy(false)
  }
  const confirm = useConfirmIncomplete(question, choice, () => void check())
  return (
    <Card as="section" className="sample" aria-labelledby="sample-heading">
      <h2
        id="sample-heading"
        ref={heading}
        tabIndex={-1}
        className="question__heading"
        aria-describedby="question-body"
      >
        {progressText}
      </h2>
      <QuestionBody id="question-body" question={question} />
      {graded === undefined ? (
        <AnswerForm question={question} position={0} choice={choice} locked={busy} onChoose={choose} />
      ) : (
        <Verdict question={question} graded={graded} />
      )}
      <div role="status">
        {graded !== undefined && <VisuallyHidden>{spokenVerdict(question, graded)}</VisuallyHidden>}
      </div>
      {problem !== undefined && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      <FormActions>
        {graded === undefined ? (
          <Button aria-disabled={busy || undefined} aria-busy={busy || undefined} onClick={confirm.submit}>
            {sampleQuestionWords.check}
          </Button>
        ) : (
          <>
            <Button onClick={onNext}>{nextLabel}</Button>
            <LinkButton to={coursesPath} variant="secondary">
              {sampleQuestionWords.courses}
            </LinkButton>
          </>
        )}
      </FormActions>
      {confirm.dialog}
    </Card>
  )
}
