import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { contentPopups, contentSuccess } from '#domain/messages/content.ts'
import { CreateContentDocument } from '#generated/admin-operations.ts'
import { paths } from '#web/app/paths.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { Trail } from '#web/ui/layout/trail.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { EditForm } from '#web/ui/form/edit-form.tsx'
import { ContentFields } from './content-fields.tsx'
import { checkContent, emptyContent } from './content-form.ts'
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx'
import { useAuthoring } from './use-authoring.ts'
import { useEditForm } from '#web/ui/form/use-edit-form.ts'

/** The form for a new content. After saving, it appears in the list (spec 3.2.2). */
export function CreateContentPage() {
  const edit = useEditForm(emptyContent, checkContent)
  const send = useAuthoring()
  const [created, setCreated] = useState(false)
  if (created) return <Navigate to={paths.content} />
  const { form, typed, dirty } = edit
  return (
    <Page title="Create Content" width="narrow" before={<Trail names={['Course Content', 'Create Content']} />}>
      <EditForm
        label="New content"
        edit={edit}
        submit={{
          label: 'Create',
          title: contentPopups.creatingContent,
          question: (
            <p>
              Create the content <strong>{typed.name.trim()}</strong>?
            </p>
          ),
          run: async () => {
            const { createContent } = await send(CreateContentDocument, { input: typed })
            showMessage(contentSuccess.created(createContent.name))
            setCreated(true)
          },
        }}
      >
        <ContentFields form={form} />
      </EditForm>
      <UnsavedGuard when={dirty} />
    </Page>
  )
}
