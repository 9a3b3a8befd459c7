import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AuthoredSectionQuery, SectionFieldsFragment } from '#generated/operations.ts'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { contentMessages, contentPopups, contentSuccess } from '#domain/messages/content.ts'
import { DeleteSectionDocument, UpdateSectionDocument } from '#generated/admin-operations.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { EditorForm } from '#web/ui/form/editor-form.tsx'
import { ChangedNotice } from '#web/ui/form/changed-notice.tsx'
import { SectionFields } from './content-fields.tsx'
import { checkSectionEdit, type SectionForm, unchangedErrors } from './content-form.ts'
import { useAuthoring } from './use-authoring.ts'
import { useDeletion } from './use-deletion.tsx'
import { type Edit, useEdit } from '#web/ui/form/use-edit.ts'
import type { Ordering } from './ordering.ts'
import { AuthoredTaskList } from './authored-task-list.tsx'
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx'

type SectionEditProps = {
  section: SectionFieldsFragment
  edit: Edit<SectionForm>
  reload: () => Promise<unknown>
  onDone: () => void
}

/** A section's fields; after a rename or a delete the contents are shown (spec 2.4.17, 3.2.5). */
function SectionEdit({ section, edit, reload, onDone }: SectionEditProps) {
  const { contentKey, key, name, version } = section
  const { form, dirty } = edit
  const send = useAuthoring()
  const remove = useDeletion({
    ...{ name, label: 'Delete Section', title: contentPopups.deletingSection },
    place: { contentKey, sectionKey: key },
    run: async (whole) => {
      await send(DeleteSectionDocument, { contentKey, key, version, whole })
      showMessage(contentSuccess.deleted(name))
      onDone()
    },
  })
  return (
    <Stack>
      {edit.outdated && (
        <ChangedNotice message={contentMessages['section-changed']} onKeep={edit.rebase} onTake={edit.reset} />
      )}
      <EditorForm
        label="Edit section"
        check={() => (dirty ? checkSectionEdit(form) : unchangedErrors)}
        dirty={dirty}
        onReset={edit.reset}
        onOutdated={reload}
        submit={{
          label: 'Save',
          title: contentPopups.updatingSection,
          question: (
            <p>
              Save your changes of <strong>{name}</strong>?
            </p>
          ),
          run: async () => {
            const input = { contentKey, key, version: edit.version, ...form }
            const { updateSection } = await send(UpdateSectionDocument, { input })
            showMessage(contentSuccess.updated(updateSection.name))
            if (updateSection.name !== name) {
              onDone()
              return
            }
            edit.reset()
            await reload()
          },
        }}
        remove={remove}
      >
        <SectionFields form={form} onChange={edit.type} />
      </EditorForm>
    </Stack>
  )
}

type SectionTabsProps = {
  view: AuthoredSectionQuery['authoredSection']
  reload: () => Promise<unknown>
  onDone: () => void
}

/** Tasks and Edit; what is typed into Edit stays while Tasks is shown (spec 3.2.5). */
export function SectionTabs({ view, reload, onDone }: SectionTabsProps) {
  const [search, setSearch] = useSearchParams()
  const { name, instructions, version } = view.section
  const [ordering, setOrdering] = useState<Ordering>()
  const edit = useEdit({ name, instructions }, version)
  return (
    <>
      <Tabs
        label="Section"
        value={search.get('tab') === 'edit' ? 'edit' : 'tasks'}
        onChange={(tab) => setSearch(tab === 'edit' ? { tab } : {}, { replace: true })}
        tabs={[
          {
            value: 'tasks',
            label: 'Tasks',
            content: <AuthoredTaskList view={view} reload={reload} ordering={ordering} onOrdering={setOrdering} />,
          },
          {
            value: 'edit',
            label: 'Edit',
            content: <SectionEdit section={view.section} edit={edit} reload={reload} onDone={onDone} />,
          },
        ]}
      />
      <UnsavedGuard when={edit.dirty || ordering?.moved !== undefined} />
    </>
  )
}
