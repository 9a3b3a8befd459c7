import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { deletionEffectWords } from '#domain/messages/recycle-bin.ts'
import { QuestionsUseDocument } from '#generated/admin-operations.ts'
import { query } from '#web/lib/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { MultiSelect } from '#web/ui/form/multi-select.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { questionsText } from '../questions-text.ts'
import { StoppedTests } from '../stopped-tests.tsx'
import { AddLabelDialog } from '../form/add-label-dialog.tsx'
import { tagKind } from '../form/label-kinds.ts'
import { useConstants } from '../use-constants.ts'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { refusalError } from '#web/lib/api/refusal-error.ts'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import type { BulkOutcome, BulkAction } from './run-bulk.ts'
import { useBulk } from './use-bulk.ts'

/** UI text for each bulk action. */
const bulkWords: Record<BulkAction, { title: string; confirm: string; done: string; unchanged: string }> = {
  AddTag: { title: 'Adding Tag', confirm: 'Add tag', done: 'got the tag', unchanged: 'had it already' },
  RemoveTag: { title: 'Removing Tag', confirm: 'Remove tag', done: 'lost the tag', unchanged: 'did not have it' },
  Delete: { title: 'Deleting Questions', confirm: 'Delete questions', done: 'deleted', unchanged: 'left as they are' },
}

type BulkProgressProps = {
  outcomes: readonly BulkOutcome[]
  total: number
  /** Waiting for the connection to come back. */
  waiting: boolean
  /** What was done, in the past tense, such as 'deleted'. */
  done: string
  /** Why a question was left unchanged, such as 'had the tag already'. */
  unchanged: string
}

const MAX_NAMED = 20

/** Shows the progress of a bulk change, and each rejected question with the reason. */
function BulkProgress({ outcomes, total, waiting, done, unchanged }: BulkProgressProps) {
  const count = (kind: BulkOutcome['outcome']) => outcomes.filter(({ outcome }) => outcome === kind).length
  const refused = outcomes.filter(({ outcome }) => outcome === 'refused')
  return (
    <Stack>
      <ProgressBar label="Questions done" value={outcomes.length} max={total} />
      <p role="status">
        {outcomes.length.toLocaleString('en')} of {questionsText(total)}: {count('done').toLocaleString('en')} {done}
        {count('unchanged') > 0 && `, ${count('unchanged').toLocaleString('en')} ${unchanged}`}
        {refused.length > 0 && `, ${refused.length.toLocaleString('en')} refused`}
      </p>
      {waiting && <Notice>The connection is lost. This continues by itself when it is back.</Notice>}
      {refused.length > 0 && (
        <Notice tone="error">
          <ul>
            {refused.slice(0, MAX_NAMED).map(({ id, reason }) => (
              <li key={id}>
                <Link to={paths.question(id)}>Question {id}</Link>: {refusalError(reason ?? '', undefined).message}
              </li>
            ))}
          </ul>
          {refused.length > MAX_NAMED && <p>And {(refused.length - MAX_NAMED).toLocaleString('en')} more.</p>}
        </Notice>
      )}
    </Stack>
  )
}

type BulkDialogProps = {
  ids: readonly number[]
  action: BulkAction
  onClose: () => void
  /** Called with the ids of the deleted questions. */
  onDeleted: (ids: readonly number[]) => void
}

/**
 * Adds a tag to many questions, removes a tag, or deletes the questions. Shows which tests would stop before it starts,
 * then the progress.
 */
export function BulkDialog({ ids, action, onClose, onDeleted }: BulkDialogProps) {
  const words = bulkWords[action]
  const tagged = action !== 'Delete'
  const [selected, setSelected] = useState<string>()
  const { work, run, stop } = useBulk(ids, action)
  const constants = useConstants(tagged)
  const [adding, setAdding] = useState(false)
  const ready = !tagged || selected !== undefined
  const use = useQuery({
    queryKey: ['questions-use', action, selected, ids],
    queryFn: async () => (await query(QuestionsUseDocument, { ids: [...ids], action, tag: selected })).questionsUse,
    enabled: action !== 'AddTag' && ready,
    staleTime: 0,
    gcTime: 0,
  })
  const finished = work !== undefined && work.outcomes.length >= ids.length
  const close = () => {
    if (action === 'Delete')
      onDeleted((work?.outcomes ?? []).filter(({ outcome }) => outcome === 'done').map(({ id }) => id))
    onClose()
  }
  const choice = () => {
    if (!tagged)
      return (
        <p>
          Delete <strong>{questionsText(ids.length)}</strong>? {deletionEffectWords.restorableQuestions(ids.length)}
        </p>
      )
    if (constants.data === undefined) {
      if (constants.error === null) return <Skeleton label="Loading the tags" count={3} shape="line" />
      return <ErrorState message={constants.error.message} onRetry={() => void constants.refetch()} />
    }
    return (
      <MultiSelect
        label="Tag"
        hint={`For ${questionsText(ids.length)}.`}
        placeholder="Type to find a tag"
        inline
        noneFound={action === 'AddTag' ? 'No tag with that name yet' : 'No matches'}
        options={constants.data.tags}
        values={selected === undefined ? [] : [selected]}
        onChange={(values) => setSelected(values.at(-1))}
      />
    )
  }
  return (
    <Dialog
      open
      role={tagged ? 'dialog' : 'alertdialog'}
      startInField={tagged}
      title={words.title}
      onClose={close}
      locked={work?.running === true}
      actions={
        <>
          {action === 'AddTag' && work === undefined && (
            <Button variant="secondary" disabled={constants.data === undefined} onClick={() => setAdding(true)}>
              <Plus size={18} aria-hidden="true" /> {tagKind.addLabel}
            </Button>
          )}
          {work?.running === true ? (
            <Button variant="secondary" onClick={stop}>
              Stop
            </Button>
          ) : (
            <Button variant="secondary" onClick={close}>
              {work === undefined ? 'Cancel' : 'Done'}
            </Button>
          )}
          {!finished && (
            <Button
              variant={action === 'Delete' ? 'danger' : 'primary'}
              busy={work?.running === true}
              disabled={!ready || (action !== 'AddTag' && use.data === undefined)}
              onClick={() => {
                run(selected)
              }}
            >
              {work === undefined ? words.confirm : 'Go on'}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {work === undefined ? (
          <>
            {choice()}
            {!tagged && use.data !== undefined && <p>{deletionEffectWords.answered(ids.length, use.data.answers)}</p>}
            {!tagged && use.data !== undefined && use.data.courses.length > 0 && (
              <p>{deletionEffectWords.drawnIn(ids.length, use.data.courses)}</p>
            )}
            {action !== 'AddTag' && ready && (
              <StoppedTests use={{ ...use, data: use.data?.tasks }} none="Every test still has enough questions." />
            )}
          </>
        ) : (
          <BulkProgress
            outcomes={work.outcomes}
            total={ids.length}
            waiting={work.waiting}
            done={words.done}
            unchanged={words.unchanged}
          />
        )}
        {adding && constants.data !== undefined && (
          <AddLabelDialog
            kind={tagKind}
            known={constants.data.tags}
            onAdded={(name) => {
              setAdding(false)
              setSelected(name)
            }}
            onClose={() => setAdding(false)}
          />
        )}
        {work?.problem !== undefined && (
          <Notice tone="error" role="alert">
            {work.problem}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}
