import { fileSize } from '#domain/content/file-size.ts'
import { contentWords } from '#domain/messages/content.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { paceText, percentOf } from './upload/upload-pace.ts'
import type { UploadState } from './upload/upload-state.ts'

type UploadProgressProps = {
  upload: Exclude<UploadState, { phase: 'ready' }>
  onCancel: () => void
  onReset: () => void
}

const STARTS_LATE =
  'This file could not be prepared for slow connections: it is sent as it is, and students wait longer before it plays'
const WAITING = 'The connection is lost; the upload goes on when it is back'

/** Progress of an upload. After a failure, the same file resumes without resending stored parts. */
export function UploadProgress({ upload, onCancel, onReset }: UploadProgressProps) {
  if (upload.phase === 'canceled') {
    return (
      <>
        <Notice tone={upload.problem === undefined ? 'info' : 'error'} role="status">
          <p>
            The upload of <strong>{upload.fileName}</strong> was canceled.
          </p>
          {upload.problem !== undefined && (
            <p>{upload.problem} Reset and choose the same file again: what has arrived is not sent again.</p>
          )}
        </Notice>
        <Row>
          <Button variant="secondary" onClick={onReset}>
            Reset
          </Button>
        </Row>
      </>
    )
  }
  if (upload.phase !== 'inProgress') {
    return (
      <>
        <p role="status">
          <Spinner size="small" /> {contentWords.finishingUp}
        </p>
        {upload.phase === 'finishing' && upload.waiting && <Notice tone="accent">{WAITING}</Notice>}
      </>
    )
  }
  const percent = percentOf(upload)
  return (
    <>
      <p>
        <strong>{upload.fileName}</strong>
      </p>
      <ProgressBar label="Upload" value={percent} max={100} text={`${String(percent)}%`} />
      <Row between>
        <p className="muted">
          {percent}% · {fileSize(upload.sent)} of {fileSize(upload.total)}
        </p>
        <p className="muted">{paceText(upload)}</p>
      </Row>
      {upload.preparing && (
        <p role="status">
          <Spinner size="small" /> Preparing the video
        </p>
      )}
      {upload.startsLate && <Notice>{STARTS_LATE}</Notice>}
      {upload.waiting && (
        <Notice tone="accent" role="status">
          {WAITING}
        </Notice>
      )}
      <p className="muted">You may look at other pages while it uploads; keep this window open.</p>
      <Row>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </Row>
    </>
  )
}
