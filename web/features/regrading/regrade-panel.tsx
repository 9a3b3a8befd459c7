import { useState } from 'react'
import { regradeWords as words } from '#domain/messages/regrade-words.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { LeaveGuard } from '#web/ui/form/leave-guard.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import { type Regrade, isAtWork, type RunningRegrade } from './use-regrade.ts'

const fact = (is: boolean, term: string, value: string): Fact[] => (is ? [{ term, value }] : [])

/** The counts of a dry run. */
function RegradeFacts({ counts }: Pick<Regrade, 'counts'>) {
  const { attempts, changed, raised, lowered, passed, failed, completed, running, adaptive, notComparable } = counts
  const { facts } = words
  return (
    <Facts
      facts={[
        { term: facts.attempts, value: words.attemptsValue(attempts) },
        { term: facts.changed, value: words.changedValue(changed, raised, lowered) },
        { term: facts.results, value: words.resultsValue(passed, failed) },
        ...fact(completed > 0, facts.completed, words.completedValue(completed)),
        ...fact(running > 0, facts.running, words.runningValue(running)),
        ...fact(adaptive > 0, facts.adaptive, words.adaptiveValue(adaptive)),
        ...fact(notComparable > 0, facts.notComparable, words.notComparableValue(notComparable)),
      ]}
    />
  )
}

type RegradePanelProps = {
  job: Regrade
  running: RunningRegrade
  onMove: (action: 'apply' | 'undo' | 'goOn', mail?: boolean) => void
  onStop: () => void
}

/** Progress of the running step. A dry run has no bar, because the number of remaining users is unknown. */
function progressOf({ status, counts, applied, same, gone, undone }: Regrade): {
  text: string
  done: number
  total: number
} {
  if (status === 'checking') return { text: words.looked(counts.students), done: 0, total: 1 }
  const total = status === 'undoing' ? applied : counts.changed
  const done = status === 'undoing' ? undone : applied + same + gone
  return { text: words.written(done, total), done, total: Math.max(1, total) }
}

/** A regrade's state, what it would change or has changed, and its actions. */
export function RegradePanel({ job, running, onMove, onStop }: RegradePanelProps) {
  const [asking, setAsking] = useState<'apply' | 'undo'>()
  const [mail, setMail] = useState(false)
  const atWork = isAtWork(job)
  const hasActions = job.status !== 'undone' && (job.status !== 'checked' || job.counts.changed > 0)
  const title = words.statuses[job.status]
  const { text, done, total } = progressOf(job)
  const close = () => setAsking(undefined)
  const confirm = (action: 'apply' | 'undo') => {
    close()
    onMove(action, action === 'apply' && mail)
  }
  return (
    <Card as="section" aria-label={title}>
      <Stack>
        <h2>{title}</h2>
        <p className="muted">{words.explained[job.rule]}</p>
        {atWork && (
          <>
            {job.status !== 'checking' && <ProgressBar label={title} value={done} max={total} text={text} />}
            <Row>
              {job.status === 'checking' && running.working && <Spinner size="small" />}
              <p role="status">{text}</p>
            </Row>
          </>
        )}
        {!atWork && <RegradeFacts counts={job.counts} />}
        {atWork && !running.working && running.problem === undefined && <Notice tone="accent">{words.stopped}</Notice>}
        {running.waiting && (
          <Notice tone="accent" role="status">
            {words.offline}
          </Notice>
        )}
        {running.problem !== undefined && (
          <Notice tone="error" role="alert">
            {running.problem}
          </Notice>
        )}
        {job.mail && job.status === 'applied' && <p>{words.mailed}</p>}
        {hasActions && (
          <FormActions>
            {atWork && !running.working && <Button onClick={() => onMove('goOn')}>{words.resume}</Button>}
            {atWork && running.working && (
              <Button variant="secondary" onClick={onStop}>
                {words.stop}
              </Button>
            )}
            {job.status === 'checked' && job.counts.changed > 0 && (
              <Button disabled={running.working} onClick={() => setAsking('apply')}>
                {words.apply}
              </Button>
            )}
            {(job.status === 'applied' || (job.status === 'applying' && !running.working)) && (
              <Button variant="secondary" disabled={running.working} onClick={() => setAsking('undo')}>
                {words.undo}
              </Button>
            )}
          </FormActions>
        )}
      </Stack>
      <ConfirmDialog
        open={asking === 'apply'}
        title={words.applyTitle}
        confirmLabel={words.apply}
        onConfirm={() => confirm('apply')}
        onCancel={close}
      >
        <Stack>
          <p>{words.applyText(job.counts.changed)}</p>
          <CheckboxField label={words.mail} checked={mail} onChange={({ target }) => setMail(target.checked)} />
        </Stack>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'undo'}
        title={words.undoTitle}
        confirmLabel={words.undo}
        danger
        onConfirm={() => confirm('undo')}
        onCancel={close}
      >
        <p>{words.undoText}</p>
      </ConfirmDialog>
      <LeaveGuard when={running.working && atWork} title={words.leaveTitle} confirmLabel="Leave">
        <p>{words.leaveText}</p>
      </LeaveGuard>
    </Card>
  )
}
