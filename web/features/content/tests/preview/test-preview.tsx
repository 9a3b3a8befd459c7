import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { isTestKind } from '#domain/attempts/test-kind.ts'
import { DEFAULT_PASS_GRADE } from '#domain/attempts/test-task.ts'
import { testingWords } from '#domain/messages/testing.ts'
import type { AuthoredTaskFieldsFragment } from '#generated/operations.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TEST_KIND_FORMS } from '../test-kinds.ts'
import { createPreviewStore } from './preview-store.ts'
import { PreviewQuestionCard } from './preview-question-card.tsx'
import { type Attempt, maxScore } from '#domain/attempts/attempt.ts'
import { breakdown } from '#domain/attempts/breakdown.ts'
import { grade } from '#domain/attempts/grade.ts'
import { intervalOf } from '#domain/exams/interval.ts'
import { whyEnded } from '#domain/messages/exam-report.ts'
import { previewRules } from '#domain/attempts/kinds/test-kinds.ts'
import { previewNames, type RunningPreview } from '#domain/attempts/preview-run.ts'
import { timer } from '#domain/progress/course-time.ts'
import { Breakdown } from '#web/components/attempts/breakdown.tsx'
import { countsPoints, scoreText } from '#web/components/attempts/result-text.ts'
import { GradeBadge } from '#web/components/attempts/grade-badge.tsx'
import { useFocusOnChange } from '#web/ui/layout/use-focus-on-change.ts'

/** Result of a preview: score, grade, pass or fail, and the colored result by tag or area (spec 3.9.7, 3.9.9). */
function PreviewResult({ run: { attempt, draw } }: { run: RunningPreview }) {
  const heading = useFocusOnChange<HTMLHeadingElement>('result')
  const rules = previewRules(attempt.kind)
  const total = maxScore(attempt)
  const score = { score: attempt.score, total: attempt.questions.length, maxScore: total }
  const passed = rules.result(attempt) === 'passing'
  const { dimension, showsPassGrade, stateOf } = TEST_KIND_FORMS[attempt.kind].preview
  return (
    <>
      <Card as="section" aria-labelledby="result-heading">
        <h2 id="result-heading" ref={heading} tabIndex={-1} className="question__heading">
          Test finished
        </h2>
        {attempt.decision !== undefined && <Decision attempt={attempt} decision={attempt.decision} />}
        <Facts
          facts={[
            ...(attempt.deck === undefined
              ? [
                  { term: 'Score', value: scoreText(score) },
                  { term: 'Grade', value: <GradeBadge grade={grade(attempt.score, total)} /> },
                ]
              : []),
            {
              term: 'Result',
              value: <Badge tone={passed ? 'success' : 'error'}>{passed ? 'Passing' : 'Failing'}</Badge>,
            },
            ...(showsPassGrade ? [{ term: 'Pass grade', value: `${attempt.passGrade}%` }] : []),
            { term: 'Time used', value: timer((attempt.endTime ?? attempt.startTime) - attempt.startTime) },
          ]}
        />
      </Card>
      <Breakdown
        dimension={dimension}
        rows={breakdown(rules.tally(attempt), previewNames(draw))}
        stateOf={stateOf}
        points={countsPoints(score)}
      />
    </>
  )
}

/** Why an adaptive test ended and what decided it, in the wording of its report. */
function Decision({ attempt, decision }: { attempt: Attempt; decision: NonNullable<Attempt['decision']> }) {
  const { rule, answered, passed, standard, estimate } = decision
  const { deadline, endTime = attempt.startTime, deck } = attempt
  const timeUp = endTime >= deadline
  const least = deck?.minItems ?? 0
  const outcome = { passed, ended: rule !== 'time' ? 'decided' : timeUp ? 'timeUp' : 'early' } as const
  const interval = estimate && intervalOf(estimate)
  return whyEnded({ rule, answered, standard, minItems: least, outcome, timeUp, interval }).map((text) => (
    <p key={text}>{text}</p>
  ))
}

const unlimited = (value: number | null, unit = '') => (value === null ? testingWords.unlimited : `${value}${unit}`)

/** Formats a test's settings (spec 2.9.13). */
function factsOf(task: AuthoredTaskFieldsFragment) {
  return [
    { term: 'Tags', value: (task.tags ?? []).join(', ') },
    {
      term: 'Questions',
      value: TEST_KIND_FORMS[isTestKind(task.type) ? task.type : 'Practice'].countText(task),
    },
    { term: 'Time allowed', value: unlimited(task.timeAllowed, task.timeAllowed === 1 ? ' minute' : ' minutes') },
    { term: 'Attempts', value: unlimited(task.attempts) },
    task.type === 'AdaptiveNCLEX'
      ? { term: 'Passing', value: 'By the exam’s standard' }
      : { term: 'Pass grade', value: `${task.passGrade ?? DEFAULT_PASS_GRADE}%` },
  ]
}

/** Runs the stored test in the browser: START, IN PROGRESS, FINISHED (spec 3.2.11, 3.4.6). Stores nothing. */
export function TestPreview({ task }: { task: AuthoredTaskFieldsFragment }) {
  const { contentKey, sectionKey, key } = task
  const [preview] = useState(() => createPreviewStore({ contentKey, sectionKey, taskKey: key }))
  const { run, busy, problem } = useStore(preview.store)
  const { status } = run
  return (
    <Stack>
      <Row between>
        <Badge tone={status === 'FINISHED' ? 'success' : status === 'START' ? 'neutral' : 'primary'}>{status}</Badge>
        {status !== 'START' && (
          <Button variant="secondary" onClick={preview.reset}>
            <RotateCcw size={18} aria-hidden="true" /> Reset
          </Button>
        )}
      </Row>
      {status === 'START' && (
        <Card as="section" aria-label="About this test">
          <Facts facts={factsOf(task)} />
          <FormActions>
            <Button busy={busy} onClick={() => void preview.start()}>
              Start
            </Button>
          </FormActions>
        </Card>
      )}
      {problem !== undefined && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      {run.status === 'IN PROGRESS' && <PreviewQuestionCard run={run} busy={busy} preview={preview} />}
      {run.status === 'FINISHED' && <PreviewResult run={run} />}
    </Stack>
  )
}
