import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams, Link } from 'react-router-dom'
import { UpdateQuestionDocument, QuestionTestsDocument } from '#generated/admin-operations.ts'
import type { QuestionFieldsFragment } from '#generated/operations.ts'
import { questionSuccess, questionMessages } from '#domain/messages/questions.ts'
import { paths } from '#web/app/paths.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { putReply } from '#web/lib/api/refetch.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ResetDialog } from '#web/ui/dialog/reset-dialog.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { draftOf, inputOf } from '../form/draft.ts'
import { QuestionForm } from '../form/question-form.tsx'
import { useQuestionForm } from '../form/use-question-form.ts'
import { refetchLists } from '../question-lists.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { QuestionPreview } from './question-preview.tsx'
import { regradeAddress, searchOfTab } from './reported-search.ts'
import { SampleMark } from './sample-mark.tsx'
import { Accordion } from '#web/ui/layout/accordion.tsx'
import { ChangedNotice } from '#web/ui/form/changed-notice.tsx'

/** Links to the tests that may draw a question. Fetched when the panel is opened. */
function DrawingTests({ id }: { id: number }) {
  const tests = useQuery({
    queryKey: ['question-tests', id],
    queryFn: async () => (await query(QuestionTestsDocument, { id })).questionTests,
    staleTime: 0,
  })
  if (tests.data === undefined) {
    if (tests.error === null) return <Skeleton label="Looking for its tests" count={1} shape="line" />
    return <ErrorState message={tests.error.message} onRetry={() => void tests.refetch()} />
  }
  if (tests.data.length === 0) return <p className="muted">No test draws this question.</p>
  return (
    <ul>
      {tests.data.map(({ key, name, place, path }) => (
        <li key={key}>
          {path === null ? name : <Link to={path}>{name}</Link>} <span className="muted">{place}</span>
        </li>
      ))}
    </ul>
  )
}

type QuestionEditorProps = {
  /** The question as currently stored. */
  question: QuestionFieldsFragment
  reload: () => void
}

/** The Preview and Edit tabs of a question, stored in the URL (spec 2.2.9). Unsaved edits survive switching tabs. */
export function QuestionEditor({ question, reload }: QuestionEditorProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const location = useLocation()
  const state: unknown = location.state
  const [params] = useSearchParams()
  const form = useQuestionForm(draftOf(question))
  const [version, setVersion] = useState(question.version)
  const [popup, setPopup] = useState<'reset' | 'delete'>()
  const [deleted, setDeleted] = useState(false)
  const [panels, setPanels] = useState<readonly string[]>([])
  const { id } = question

  // The server has a newer version than the one being edited. Without unsaved edits, load it right away.
  const changed = question.version !== version
  if (changed && !form.dirty) {
    setVersion(question.version)
    form.restart(draftOf(question))
  }
  const updating = useMutation({
    mutationFn: async () =>
      (await mutate(UpdateQuestionDocument, { id, version, input: inputOf(form.draft) })).updateQuestion,
    onSuccess: (updated) => {
      setVersion(updated.version)
      form.restart(draftOf(updated))
      putReply(client, ['question', id], updated)
      showMessage(questionSuccess.updated(id))
      refetchLists(client)
    },
    onError: (error) => {
      showError(error.message)
      if (error instanceof AppError && error.code === 'question-changed') reload()
    },
  })
  const close = () => setPopup(undefined)
  if (deleted) return <Navigate to={paths.questions} replace />

  const edit = (
    <Stack>
      {changed && form.dirty && (
        <ChangedQuestion
          theirs={question}
          onTake={() => {
            setVersion(question.version)
            form.restart(draftOf(question))
          }}
          onKeep={() => {
            setVersion(question.version)
            form.rebase(draftOf(question))
          }}
        />
      )}
      <QuestionForm
        form={form}
        label="Edit question"
        onSend={() => {
          if (!updating.isPending) updating.mutate()
        }}
        actions={
          <Row between>
            <Row>
              <Button type="submit" busy={updating.isPending}>
                Save changes
              </Button>
              <Button variant="quiet" disabled={!form.dirty || updating.isPending} onClick={() => setPopup('reset')}>
                Reset
              </Button>
            </Row>
            <Button variant="danger" disabled={updating.isPending} onClick={() => setPopup('delete')}>
              Delete question
            </Button>
          </Row>
        }
      />
    </Stack>
  )
  const preview = (
    <Stack>
      {form.dirty && <Notice>What you see holds changes that are not saved yet.</Notice>}
      <QuestionPreview draft={form.draft} />
      <Accordion
        open={panels}
        onToggle={(panel, open) => setPanels(open ? [panel] : [])}
        items={[
          {
            value: 'tests',
            title: 'Used in these tests',
            content: panels.includes('tests') && <DrawingTests id={id} />,
          },
        ]}
      />
      <Row>
        <LinkButton variant="secondary" to={regradeAddress(question)}>
          Regrade…
        </LinkButton>
      </Row>
      <SampleMark question={question} onMarked={(marked) => setVersion(marked.version)} onChanged={reload} />
    </Stack>
  )
  return (
    <>
      <Tabs
        label="Question"
        value={params.get('tab') === 'edit' ? 'edit' : 'preview'}
        onChange={(tab) =>
          void navigate({ search: searchOfTab(params, tab) }, { replace: true, state, preventScrollReset: true })
        }
        tabs={[
          { value: 'preview', label: 'Preview', content: preview },
          { value: 'edit', label: 'Edit', content: edit },
        ]}
      />
      <ResetDialog open={popup === 'reset'} onReset={() => form.restart(form.base)} onClose={close} />
      {popup === 'delete' && (
        <DeleteDialog
          id={id}
          version={version}
          onClose={close}
          onChanged={() => {
            close()
            reload()
          }}
          onDeleted={() => setDeleted(true)}
        />
      )}
      <UnsavedGuard when={form.dirty} />
    </>
  )
}

type ChangedQuestionProps = { theirs: QuestionFieldsFragment; onTake: () => void; onKeep: () => void }

/** Notice that another user changed the question in the meantime, with the question as it is now. */
function ChangedQuestion({ theirs, onTake, onKeep }: ChangedQuestionProps) {
  return (
    <Stack>
      <ChangedNotice message={questionMessages['question-changed']} onKeep={onKeep} onTake={onTake} />
      <Accordion
        items={[
          { value: 'theirs', title: 'The question as it is now', content: <QuestionPreview draft={draftOf(theirs)} /> },
        ]}
      />
    </Stack>
  )
}
