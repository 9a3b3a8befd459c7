import { MoveHorizontal, Plus, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { contentPopups } from '#domain/messages/content.ts'
import { unknownFailure } from '#domain/messages/failures.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { showError } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { FileDrop } from '#web/ui/form/file-drop.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { type Draft, draftOf } from './cue-draft.ts'
import { readCaptionsFile } from './read-captions-file.ts'

type CaptionsToolsProps = {
  draft: Draft
  errors: number
  warnings: number
  onNextProblem: () => void
  onAdd: () => void
  onShift: (seconds: number) => void
  onImport: (draft: Draft) => void
}

const counted = (count: number, word: string) => `${String(count)} ${word}${count === 1 ? '' : 's'}`

/** Parses seconds with a decimal point or comma. Returns undefined when invalid. */
function secondsOf(text: string): number | undefined {
  const typed = text.trim().replace(',', '.').replace('−', '-')
  return /^[+-]?\d{1,6}(?:\.\d{1,3})?$/.test(typed) ? Number(typed) : undefined
}

/** Tools for all captions: their count and errors, a new one, a shift of all times, and file import. */
export function CaptionsTools({
  draft,
  errors,
  warnings,
  onNextProblem,
  onAdd,
  onShift,
  onImport,
}: CaptionsToolsProps) {
  const [shift, setShift] = useState('')
  const [imported, setImported] = useState<{ name: string; draft: Draft }>()
  const seconds = secondsOf(shift)
  const read = async (file: File) => {
    try {
      const next = draftOf(await readCaptionsFile(file))
      if (draft.length === 0) onImport(next)
      else setImported({ name: file.name, draft: next })
    } catch (error) {
      showError(error instanceof AppError ? error.message : unknownFailure)
    }
  }
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <p role="status">
          {counted(draft.length, 'caption')}, {counted(errors, 'error')}, {counted(warnings, 'warning')}
        </p>
        <Button variant="quiet" disabled={errors + warnings === 0} onClick={onNextProblem}>
          <TriangleAlert size={18} aria-hidden="true" /> Next problem
        </Button>
        <Button variant="secondary" onClick={onAdd}>
          <Plus size={18} aria-hidden="true" /> Add where the video is
        </Button>
      </div>
      <div className="flex flex-wrap gap-3 items-end [&>.field]:max-w-48">
        <TextField
          label="Shift all by seconds"
          inputMode="text"
          autoComplete="off"
          placeholder="-1.5"
          value={shift}
          onChange={(event) => setShift(event.target.value)}
        />
        <Button
          variant="secondary"
          disabled={seconds === undefined || seconds === 0 || draft.length === 0}
          onClick={() => {
            onShift(seconds ?? 0)
            setShift('')
          }}
        >
          <MoveHorizontal size={18} aria-hidden="true" /> Shift
        </Button>
      </div>
      <FileDrop
        label="Import captions"
        hint="A .vtt or .srt file of at most 5 MB, in place of those below"
        accept=".vtt,.srt,text/vtt,application/x-subrip"
        onFile={(file) => void read(file)}
      />
      <ConfirmDialog
        open={imported !== undefined}
        title={contentPopups.importingCaptions}
        confirmLabel="Replace them"
        danger
        onConfirm={() => {
          if (imported) onImport(imported.draft)
          setImported(undefined)
        }}
        onCancel={() => setImported(undefined)}
      >
        <p>
          {counted(imported?.draft.length ?? 0, 'caption')} of <strong>{imported?.name}</strong> replace the{' '}
          {counted(draft.length, 'caption')} of the editor. Nothing is saved before you save it.
        </p>
      </ConfirmDialog>
    </div>
  )
}
