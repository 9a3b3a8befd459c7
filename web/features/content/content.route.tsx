import { lazy, Suspense, useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { contentMessages, contentPopups, contentSuccess } from '#domain/messages/content.ts'
import { paths } from '#web/app/paths.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { Trail } from '#web/ui/layout/trail.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { RedirectWithMessage } from '#web/ui/redirect-with-message.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { DeleteContentDocument, UpdateContentDocument } from '#generated/admin-operations.ts'
import type { ContentFieldsFragment } from '#generated/operations.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { EditorForm } from '#web/ui/form/editor-form.tsx'
import { ChangedNotice } from '#web/ui/form/changed-notice.tsx'
import { ContentFields } from './content-fields.tsx'
import { checkContent, unchangedErrors } from './content-form.ts'
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx'
import { useAuthoring, useAuthoredContent } from './use-authoring.ts'
import { useDeletion } from './use-deletion.tsx'
import { useEdit } from '#web/ui/form/use-edit.ts'

type ContentEditProps = { content: ContentFieldsFragment; reload: () => Promise<unknown>; onDone: () => void }

/** A content's fields: saved and shown again, or renamed or deleted and left for the list (spec 3.2.3, 3.4.3). */
function ContentEdit({ content, reload, onDone }: ContentEditProps) {
  const { key, name, instructions, descText, version } = content
  const edit = useEdit({ name, instructions, descText }, version)
  const send = useAuthoring()
  const { form, dirty } = edit
  const remove = useDeletion({
    ...{ name, label: 'Delete Content', title: contentPopups.deletingContent },
    place: { contentKey: key },
    run: async (whole) => {
      await send(DeleteContentDocument, { key, version, whole })
      showMessage(contentSuccess.deleted(name))
      onDone()
    },
  })
  return (
    <Stack>
      {edit.outdated && (
        <ChangedNotice message={contentMessages['content-changed']} onKeep={edit.rebase} onTake={edit.reset} />
      )}
      <EditorForm
        label="Edit content"
        check={() => (dirty ? checkContent(form) : unchangedErrors)}
        dirty={dirty}
        onReset={edit.reset}
        onOutdated={reload}
        submit={{
          label: 'Save',
          title: contentPopups.updatingContent,
          question: (
            <p>
              Save your changes of <strong>{name}</strong>?
            </p>
          ),
          run: async () => {
            const { updateContent } = await send(UpdateContentDocument, {
              input: { key, version: edit.version, ...form },
            })
            showMessage(contentSuccess.updated(updateContent.name))
            if (updateContent.name !== name) {
              onDone()
              return
            }
            edit.reset()
            await reload()
          },
        }}
        remove={remove}
      >
        <ContentFields form={form} onChange={edit.type} />
      </EditorForm>
      <UnsavedGuard when={dirty} />
    </Stack>
  )
}

const CohortView = lazy(() => import('#web/components/cohorts/cohort-view.tsx'))

/** One content to edit, or with `?list=students` the students of its courses; an unknown one leads back to the list (spec 3.2.3). */
export function ContentPage() {
  const { contentUrl = '' } = useParams()
  return <ContentScreen key={contentUrl} contentUrl={contentUrl} />
}

function ContentScreen({ contentUrl }: { contentUrl: string }) {
  const { data, error, refetch } = useAuthoredContent(contentUrl)
  const [search] = useSearchParams()
  const isOfStudents = search.get('list') === 'students'
  const [done, setDone] = useState(false)
  // Before anything asks whether it is still there.
  if (done) return <Navigate to={paths.content} />
  if (error instanceof AppError && error.code === 'content-not-found')
    return <RedirectWithMessage to={paths.content} message={contentMessages['content-not-found']} />
  const body = () => {
    if (data !== undefined && isOfStudents)
      return (
        <Suspense fallback={<Skeleton label="Loading the students" count={1} />}>
          <CohortView of={{ content: data.key }} pathOf={paths.user} />
        </Suspense>
      )
    if (data !== undefined) {
      return <ContentEdit content={data} reload={refetch} onDone={() => setDone(true)} />
    }
    if (error === null) return <Skeleton label="Loading the content" count={2} />
    return <ErrorState message={error.message} onRetry={() => void refetch()} />
  }
  return (
    <Page
      title={data?.name ?? 'Content'}
      {...(isOfStudents ? {} : { width: 'narrow' as const })}
      before={<Trail names={['Course Content', data?.name ?? 'Content']} />}
      actions={
        <LinkButton variant="secondary" to={paths.createSection(contentUrl)}>
          New Section
        </LinkButton>
      }
    >
      {body()}
    </Page>
  )
}
