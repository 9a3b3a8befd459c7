import { Button } from '#web/ui/button.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

type ImportProgressProps = {
  /** Accessible name of the progress bar. */
  label: string
  done: number
  total: number
  waiting: boolean
  problem: string | undefined
  onStop: () => void
  onResume: () => void
}

/** Progress of a long job, a lost connection or a failure, and the buttons to stop or continue. */
export function ImportProgress({ label, done, total, waiting, problem, onStop, onResume }: ImportProgressProps) {
  const text = `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`
  return (
    <Stack>
      <p>
        {label}: {text}
      </p>
      <ProgressBar label={label} value={done} max={total} text={text} />
      {waiting && (
        <Notice tone="accent" role="status">
          You’re offline. We’ll keep trying, and nothing will be done twice.
        </Notice>
      )}
      {problem !== undefined && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      <FormActions>
        {problem !== undefined && <Button onClick={onResume}>Continue</Button>}
        <Button variant="secondary" onClick={onStop}>
          Stop
        </Button>
      </FormActions>
    </Stack>
  )
}
