import { useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { contentMessages, contentPopups } from '#domain/messages/content.ts'
import { paths } from '#web/app/paths.ts'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { Trail } from '#web/ui/layout/trail.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { RedirectWithMessage } from '#web/ui/redirect-with-message.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { DeleteContentDocument, UpdateContentDocument } from '#generated/admin-operations.ts'
import type { ContentFieldsFragment } from '#generated/operations.ts'
import { ContentFields } from './content-fields.tsx'
import { checkContent, ofChange } from './content-form.ts'
import { SavedForm } from './saved-form.tsx'
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx'
import { useAuthoring, useAuthoredContent } from './use-authoring.ts'
import { useDeletion } from './use-deletion.tsx'
import { useEditForm } from '#web/ui/form/use-edit-form.ts'

type ContentEditProps = { content: ContentFieldsFragment; reload: () => Promise<unknown>; onDone: () => void }

/**
 * The fields of a content. A save stays on the page and reloads it; a rename or delete returns to the list (spec 3.2.3,
 * 3.4.3).
 */
function ContentEdit({ content, reload, onDone }: ContentEditProps) {
  const { key, name, instructions, descText, version } = content
  const edit = useEditForm({ name, instructions, descText }, ofChange(checkContent), version)
  const send = useAuthoring()
  const remove = useDeletion({
    ...{ name, label: 'Delete Content', title: contentPopups.deletingContent },
    place: { contentKey: key },
    run: (whole) => send(DeleteContentDocument, { key, version, whole }),
    onDone,
  })
  return (
    <>
      <SavedForm
        label="Edit content"
        edit={edit}
        title={contentPopups.updatingContent}
        changed={contentMessages['content-changed']}
        save={async (typed, base) =>
          (await send(UpdateContentDocument, { input: { key, version: base, ...typed } })).updateContent.name
        }
        {...{ name, remove, reload, onDone }}
      >
        <ContentFields form={edit.form} />
      </SavedForm>
      <UnsavedGuard when={edit.dirty} />
    </>
  )
}

const CohortView = lazyComponent(async () => (await import('#web/components/cohorts/cohort-view.tsx')).default, {
  loading: () => <Skeleton label="Loading the students" count={1} />,
})

/**
 * The edit page of a content, or with `?list=students` the students of its courses. An unknown content redirects to the
 * list (spec 3.2.3).
 */
export function ContentPage() {
  const { contentUrl = '' } = useParams()
  return <ContentScreen key={contentUrl} contentUrl={contentUrl} />
}

function ContentScreen({ contentUrl }: { contentUrl: string }) {
  const { data, error, refetch } = useAuthoredContent(contentUrl)
  const [search] = useSearchParams()
  const isOfStudents = search.get('list') === 'students'
  const [done, setDone] = useState(false)
  // Must come before the checks for a missing content.
  if (done) return <Navigate to={paths.content} />
  if (error instanceof AppError && error.code === 'content-not-found')
    return <RedirectWithMessage to={paths.content} message={contentMessages['content-not-found']} />
  const body = () => {
    if (data !== undefined && isOfStudents) return <CohortView of={{ content: data.key }} pathOf={paths.user} />
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
