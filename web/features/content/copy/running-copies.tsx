import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { type ContentCopy, useCopying } from './use-copies.ts'

type RunningCopyProps = { begun: ContentCopy; onFinished: () => Promise<unknown> }

/** How far a copy is; it goes on as long as this is on the screen, and within the hour otherwise. */
function RunningCopy({ begun, onFinished }: RunningCopyProps) {
  const { copy, error } = useCopying(begun, onFinished)
  const title = `Copying ${copy.sourceName} as ${copy.name}`
  const text = `${copy.done.toLocaleString('en-US')} of ${copy.total.toLocaleString('en-US')} steps`
  return (
    <Card as="section" aria-label={title}>
      <Stack>
        <h2>{title}</h2>
        <ProgressBar label={title} value={copy.done} max={copy.total} text={text} />
        <p role="status">{text}</p>
        <p className="muted">
          The copy appears in the list once it is whole. You may leave: what is left is done within the hour, or when
          this page is opened again.
        </p>
        {error !== null && (
          <Notice tone="error" role="alert">
            {error.message}
          </Notice>
        )}
      </Stack>
    </Card>
  )
}

/** The copies that are being made. */
export function RunningCopies({
  copies,
  onFinished,
}: {
  copies: readonly ContentCopy[]
  onFinished: () => Promise<unknown>
}) {
  return copies.map((copy) => <RunningCopy key={copy.key} begun={copy} onFinished={onFinished} />)
}
