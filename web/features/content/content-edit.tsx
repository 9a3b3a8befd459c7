import { contentMessages, contentPopups, contentSuccess } from '#domain/messages/content.ts'
import { DeleteContentDocument, UpdateContentDocument } from '#generated/admin-operations.ts'
import type { ContentFieldsFragment } from '#generated/operations.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { EditorForm } from '#web/ui/form/editor-form.tsx'
import { ChangedNotice } from '#web/ui/form/changed-notice.tsx'
import { ContentFields } from './content-fields.tsx'
import { checkContent, unchangedErrors } from './content-form.ts'
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx'
import { useAuthoring } from './use-authoring.ts'
import { useDeletion } from './use-deletion.tsx'
import { useEdit } from '#web/ui/form/use-edit.ts'

type ContentEditProps = { content: ContentFieldsFragment; reload: () => Promise<unknown>; onDone: () => void }

/** A content's fields: saved and shown again, or renamed or deleted and left for the list (spec 3.2.3, 3.4.3). */
export function ContentEdit({ content, reload, onDone }: ContentEditProps) {
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
