import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from './dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Callbacks for a running export to report its progress, and the signal that stops it. */
export type ExportRun<Progress> = {
  signal: AbortSignal
  onProgress: (progress: Progress) => void
  /** Called with whether the export is waiting for a lost connection. */
  onWaiting: (waiting: boolean) => void
}

type ExportDialogProps<Progress> = {
  title: string
  /** The button's label, such as 'Export'. */
  action: string
  /** Options to choose before the export; `busy` while it runs. */
  choices: (busy: boolean) => ReactNode
  /** Collects the rows and saves them. Resolves with a description of what was saved, or undefined if stopped. */
  run: (run: ExportRun<Progress>) => Promise<string | undefined>
  /** Renders the latest progress; undefined before the first report. */
  progress: (progress: Progress | undefined) => ReactNode
  onClose: () => void
}

type Work<Progress> = { progress: Progress | undefined; waiting: boolean }

const NOTHING = { progress: undefined, waiting: false }

/**
 * Exports many rows to a file, page by page, until it's done, the user closes the dialog, or a request fails, which the
 * user can retry.
 */
export function ExportDialog<Progress>(props: ExportDialogProps<Progress>) {
  const { title, action, choices, run, progress, onClose } = props
  const [work, setWork] = useState<Work<Progress>>(NOTHING)
  const running = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      running.current?.abort()
    },
    [],
  )
  const saving = useMutation({
    // The export itself waits for a lost connection and shows that.
    networkMode: 'always',
    mutationFn: () => {
      const controller = new AbortController()
      running.current = controller
      setWork(NOTHING)
      return run({
        signal: controller.signal,
        onProgress: (latest) => setWork({ progress: latest, waiting: false }),
        onWaiting: (waiting) => setWork((before) => ({ ...before, waiting })),
      })
    },
  })
  const { isPending, data: saved, error: problem } = saving
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {saved === undefined ? 'Cancel' : 'Close'}
          </Button>
          {saved === undefined && (
            <Button busy={isPending} onClick={() => saving.mutate()}>
              {action}
            </Button>
          )}
        </>
      }
    >
      {saved === undefined && choices(isPending)}
      {isPending && progress(work.progress)}
      {isPending && work.waiting && (
        <Notice tone="accent" role="status">
          You’re offline. We’ll keep trying.
        </Notice>
      )}
      {problem !== null && (
        <Notice tone="error" role="alert">
          {problem.message}
        </Notice>
      )}
      {saved !== undefined && (
        <Notice tone="success" role="status">
          {saved} saved to your downloads.
        </Notice>
      )}
    </Dialog>
  )
}
