import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { DEFAULT_PASS_GRADE, isTestKind } from '#domain/attempts/test-task.ts'
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
import { PreviewResult } from './preview-result.tsx'

const unlimited = (value: number | null, unit = '') => (value === null ? testingWords.unlimited : `${value}${unit}`)

/** A test's settings in words (spec 2.9.13). */
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

/**
 * A run of the stored test in the browser: START, IN PROGRESS, FINISHED (spec 3.2.11, 3.4.6). Nothing of it is stored.
 */
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
