import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { durationText } from '../upload/upload-pace.ts'
import { type RenditionsState, secondsLeft, shareDone, type Step } from './renditions-state.ts'

type RenditionsProgressProps = { state: Extract<RenditionsState, { phase: 'running' }>; onCancel: () => void }

const percentText = (share: number) => `${String(Math.floor(share * 100))}%`

const stepText = ({ phase, share }: Step): string => {
  if (phase === 'waiting') return 'waiting'
  if (phase === 'stored') return 'stored'
  return `${phase === 'making' ? 'being made' : 'being sent'}, ${percentText(share)}`
}

/** How far the renditions of a video are. */
export function RenditionsProgress({ state, onCancel }: RenditionsProgressProps) {
  const { steps, publishing, waiting } = state
  const share = shareDone(steps)
  const left = secondsLeft(state)
  return (
    <>
      {steps.length === 0 || publishing ? (
        <p role="status">
          <Spinner size="small" /> {publishing ? 'Publishing the smaller versions' : 'Preparing the video'}
        </p>
      ) : (
        <>
          <ProgressBar label="Smaller versions" value={Math.floor(share * 100)} max={100} text={percentText(share)} />
          <Row between>
            <p className="muted">{percentText(share)}</p>
            <p className="muted">{left === undefined ? '' : `about ${durationText(left)} left`}</p>
          </Row>
          <Facts
            facts={steps.map((step) => ({
              term: step.name === 'audio' ? 'Sound only' : step.name,
              value: stepText(step),
            }))}
          />
        </>
      )}
      {waiting && (
        <Notice tone="accent" role="status">
          The connection is lost; the upload goes on when it is back
        </Notice>
      )}
      <p className="muted">
        Students can watch the whole video already. You may look at other pages in the meantime; keep this window open.
      </p>
      <Row>
        <Button variant="secondary" onClick={onCancel}>
          Cancel the smaller versions
        </Button>
      </Row>
    </>
  )
}
