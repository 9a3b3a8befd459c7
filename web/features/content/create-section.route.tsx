import { useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { contentMessages, contentPopups, contentSuccess } from '#domain/messages/content.ts'
import { CreateSectionDocument } from '#generated/admin-operations.ts'
import { paths } from '#web/app/paths.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { RedirectWithMessage } from '#web/ui/redirect-with-message.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Trail } from '#web/ui/layout/trail.tsx'
import { EditForm } from '#web/ui/form/edit-form.tsx'
import { SectionFields } from './content-fields.tsx'
import { checkSection, emptySection } from './content-form.ts'
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx'
import { useAuthoredContent, useAuthoring } from './use-authoring.ts'
import { useEditForm } from '#web/ui/form/use-edit-form.ts'

/** The form for a new section in the content from the URL (spec 3.2.4). */
export function CreateSectionPage() {
  const { contentUrl = '' } = useParams()
  return <CreateSection key={contentUrl} contentUrl={contentUrl} />
}

function CreateSection({ contentUrl }: { contentUrl: string }) {
  const { data, error, refetch } = useAuthoredContent(contentUrl)
  const edit = useEditForm(emptySection, checkSection)
  const send = useAuthoring()
  const [created, setCreated] = useState<string>()
  if (created !== undefined) return <Navigate to={paths.section(contentUrl, created)} />
  if (error instanceof AppError && error.code === 'content-not-found')
    return <RedirectWithMessage to={paths.content} message={contentMessages['content-not-found']} />
  const { typed, dirty } = edit
  const body = () => {
    if (data === undefined) {
      if (error === null) return <Skeleton label="Loading the content" count={2} />
      return <ErrorState message={error.message} onRetry={() => void refetch()} />
    }
    return (
      <EditForm
        label="New section"
        edit={edit}
        submit={{
          label: 'Create',
          title: contentPopups.creatingSection,
          question: (
            <p>
              Create the section <strong>{typed.name.trim()}</strong> in {data.name}?
            </p>
          ),
          run: async () => {
            const { createSection } = await send(CreateSectionDocument, { input: { contentKey: data.key, ...typed } })
            showMessage(contentSuccess.created(createSection.name))
            setCreated(createSection.url)
          },
        }}
      >
        <SectionFields />
      </EditForm>
    )
  }
  return (
    <Page
      title="Create Section"
      width="narrow"
      lead={data?.name}
      before={<Trail names={['Course Content', data?.name ?? 'Content', 'Create Section']} />}
    >
      {body()}
      <UnsavedGuard when={dirty} />
    </Page>
  )
}
