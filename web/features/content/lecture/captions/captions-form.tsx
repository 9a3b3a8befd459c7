import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { captionProblems, isCaptionError } from '#domain/content/captions/caption-problems.ts'
import { checkCues } from '#domain/content/captions/read-captions.ts'
import { byStart, writeVtt } from '#domain/content/captions/write-vtt.ts'
import { formPopups } from '#domain/messages/forms.ts'
import { contentMessages, contentPopups, contentSuccess } from '#domain/messages/content.ts'
import { ReplaceCaptionsDocument } from '#generated/admin-operations.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { ChangedNotice } from '#web/ui/form/changed-notice.tsx'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { EditForm } from '#web/ui/form/edit-form.tsx'
import type { FieldError } from '#web/ui/form/domain-resolver.ts'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { sendFile } from '#web/components/content/files/send-file.ts'
import { ofChange } from '../../content-form.ts'
import type { TaskBodyProps } from '../../task-body.ts'
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx'
import { useAuthoring } from '../../use-authoring.ts'
import { useEditForm } from '#web/ui/form/use-edit-form.ts'
import { CaptionsTools } from './captions-tools.tsx'
import { addCueAt, cuesOf, type Draft, draftOf } from './cue-draft.ts'
import { CueRow, cueSlot } from './cue-row.tsx'
import { useCueActs } from './use-cue-acts.ts'
import type { Stage } from './use-stage.ts'
import '#web/ui/screens.css'

/** The stored captions, with the version of their task. */
export type StoredDraft = { version: number; draft: Draft }

export type CaptionsFormProps = {
  task: TaskBodyProps['view']['task']
  stored: StoredDraft
  stage: Stage
  reload: () => Promise<unknown>
  onSaved: (saved: StoredDraft) => void
  onClose: () => void
}

/** Captions per page, which keeps the page fast for long videos. */
const PAGE = 50

const first = (problems: readonly (readonly unknown[])[], from: number) => {
  const after = problems.findIndex((each, index) => index > from && each.length > 0)
  return after >= 0 ? after : problems.findIndex((each) => each.length > 0)
}

/**
 * Returns errors for the captions on the first page that has invalid ones. Without invalid captions, returns an error
 * when nothing changed.
 */
function cueErrors({ cues: draft }: { cues: Draft }, dirty: boolean): readonly FieldError[] {
  const cues = cuesOf(draft)
  const verdict = checkCues(cues)
  if (verdict.ok) return ofChange(() => [])(draft, dirty)
  const isWrong = captionProblems(cues).map((each) => each.some(isCaptionError))
  const message = contentMessages[verdict.code]
  const start = Math.floor(isWrong.indexOf(true) / PAGE) * PAGE
  const wrong = draft.filter((_, index) => isWrong[index] === true && index >= start && index < start + PAGE)
  return wrong.length === 0 ? [{ message }] : wrong.map(({ id }) => ({ message, field: cueSlot(id) }))
}

/** Edits the captions of a Lecture as a list of cues that is saved as a whole. */
export function CaptionsForm({ task, stored, stage, reload, onSaved, onClose }: CaptionsFormProps) {
  const author = useAuthoring()
  const edit = useEditForm({ cues: stored.draft }, cueErrors, stored.version)
  const { typed, version, dirty, outdated, type, reset, rebase } = edit
  const [page, setPage] = useState(1)
  const [reviewed, setReviewed] = useState(false)
  const [closing, setClosing] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const seen = useRef(-1)
  const draft = typed.cues
  const cues = cuesOf(draft)
  const problems = captionProblems(cues)
  const isWrong = problems.map((each) => each.some(isCaptionError))
  const pages = Math.max(1, Math.ceil(draft.length / PAGE))
  const at = Math.min(page, pages)

  /** Shows the page with the caption at an index and focuses its text. */
  const show = (next: Draft, index: number) => {
    flushSync(() => {
      type({ cues: next })
      setPage(Math.floor(Math.max(0, index) / PAGE) + 1)
    })
    list.current?.querySelectorAll('textarea')[index % PAGE]?.focus()
  }
  const acts = useCueActs(draft, stage, {
    type: (next) => type({ cues: next }),
    show,
  })
  const showFirstWrong = () => {
    const wrong = isWrong.indexOf(true)
    if (wrong < 0) return
    flushSync(() => setPage(Math.floor(wrong / PAGE) + 1))
  }
  const save = async () => {
    const { contentKey, sectionKey, key: taskKey } = task
    const uploadKey = await sendFile(new Blob([writeVtt(cues)]))
    const input = { contentKey, sectionKey, taskKey, version, uploadKey, reviewed }
    const { replaceCaptions } = await author(ReplaceCaptionsDocument, { input })
    onSaved({ version: replaceCaptions.version, draft: draftOf(byStart(cues)) })
    reset()
    setReviewed(false)
    showMessage(contentSuccess.taskUpdated(task.name))
    await reload()
  }
  const close = () => {
    if (dirty) setClosing(true)
    else onClose()
  }
  const pager = (where: string) => (
    <Pagination label={`Captions, ${where}`} page={at} pages={pages} onChange={setPage} />
  )
  return (
    <>
      <UnsavedGuard when={dirty} />
      {outdated && <ChangedNotice message={contentMessages['task-changed']} onKeep={rebase} onTake={reset} />}
      <EditForm
        label="Captions"
        edit={edit}
        onBegin={showFirstWrong}
        resetLabel="Reset Captions"
        onOutdated={reload}
        submit={{
          label: 'Save Captions',
          title: contentPopups.savingCaptions,
          question: <p>These captions replace those that are stored. Students see them at once.</p>,
          run: save,
        }}
      >
        <Row between>
          <h2>Captions</h2>
          <Button variant="quiet" onClick={close}>
            Close the editor
          </Button>
        </Row>
        <CaptionsTools
          draft={draft}
          errors={isWrong.filter(Boolean).length}
          warnings={problems.filter((each, index) => each.length > 0 && isWrong[index] === false).length}
          onNextProblem={() => {
            seen.current = first(problems, seen.current)
            show(draft, seen.current)
          }}
          onAdd={() => {
            const added = addCueAt(draft, stage.position())
            show(
              added.draft,
              added.draft.findIndex(({ id }) => id === added.id),
            )
          }}
          onShift={acts.shift}
          onImport={(next) => {
            setPage(1)
            type({ cues: next })
          }}
        />
        {pager('top')}
        {draft.length === 0 && <EmptyState title="No captions yet" />}
        <ol className="grid gap-4 m-0 p-0 list-none" ref={list} start={(at - 1) * PAGE + 1}>
          {draft.slice((at - 1) * PAGE, at * PAGE).map((cue, row) => {
            const index = (at - 1) * PAGE + row
            return (
              <CueRow
                key={cue.id}
                cue={cue}
                number={index + 1}
                isLast={index === draft.length - 1}
                problems={problems[index] ?? []}
                acts={acts}
              />
            )
          })}
        </ol>
        {pager('bottom')}
        <CheckboxField
          label="I have compared these captions with the video: they are reviewed"
          checked={reviewed}
          onChange={(event) => setReviewed(event.target.checked)}
        />
      </EditForm>
      <ConfirmDialog
        open={closing}
        title="Close the editor?"
        confirmLabel="Close without saving"
        danger
        onConfirm={onClose}
        onCancel={() => setClosing(false)}
      >
        <p>{formPopups.resettingText}</p>
      </ConfirmDialog>
    </>
  )
}
