import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { LeaveGuard } from '#web/ui/form/leave-guard.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { jobText } from './label-words.ts'
import type { RunningJob } from './use-labels.ts'

type JobPanelProps = { running: RunningJob; onGoOn: () => void; onStop: () => void; onClose: () => void }

/** How far a name is on its way to another one, in this tab or since before, with the ways on. */
export function JobPanel({ running: { job, working, waiting, problem }, onGoOn, onStop, onClose }: JobPanelProps) {
  const title = jobText(job)
  const text = `${job.done.toLocaleString('en-US')} of ${job.total.toLocaleString('en-US')} steps`
  return (
    <Card as="section" aria-label={title}>
      <Stack>
        <h2>{job.finished ? `Done: ${title.charAt(0).toLowerCase()}${title.slice(1)}` : title}</h2>
        <ProgressBar
          label={title}
          value={job.finished ? 1 : job.done}
          max={job.finished ? 1 : Math.max(1, job.total)}
          text={text}
        />
        <p role="status">{job.finished ? 'Questions and tests carry the other name.' : text}</p>
        {!job.finished && !working && problem === undefined && (
          <Notice tone="accent">
            Not finished. Tests can be taken as always; nothing is lost. What no one goes on with is finished within the
            hour.
          </Notice>
        )}
        {waiting && (
          <Notice tone="accent" role="status">
            The connection is lost. It is tried again; nothing is done twice.
          </Notice>
        )}
        {problem !== undefined && (
          <Notice tone="error" role="alert">
            {problem}
          </Notice>
        )}
        <FormActions>
          {!job.finished && !working && <Button onClick={onGoOn}>Go on</Button>}
          {working && !job.finished && (
            <Button variant="secondary" onClick={onStop}>
              Stop
            </Button>
          )}
          {job.finished && (
            <Button variant="secondary" onClick={onClose}>
              Close
            </Button>
          )}
        </FormActions>
      </Stack>
      <LeaveGuard when={working && !job.finished} title="Leave while it is not finished?" confirmLabel="Leave">
        <p>What’s done stays. The rest is finished within the hour, or when you open this page again.</p>
      </LeaveGuard>
    </Card>
  )
}
