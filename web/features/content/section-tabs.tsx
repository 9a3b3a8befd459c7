import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AuthoredSectionQuery, SectionFieldsFragment } from '#generated/operations.ts'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { contentMessages, contentPopups } from '#domain/messages/content.ts'
import { DeleteSectionDocument, UpdateSectionDocument } from '#generated/admin-operations.ts'
import { SectionFields } from './content-fields.tsx'
import { checkSectionEdit, ofChange, type SectionForm } from './content-form.ts'
import { SavedForm } from './saved-form.tsx'
import { useAuthoring } from './use-authoring.ts'
import { useDeletion } from './use-deletion.tsx'
import { type Edit, useEditForm } from '#web/ui/form/use-edit-form.ts'
import type { Ordering } from './ordering.ts'
import { AuthoredTaskList } from './authored-task-list.tsx'
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx'

type SectionEditProps = {
  section: SectionFieldsFragment
  edit: Edit<SectionForm>
  reload: () => Promise<unknown>
  onDone: () => void
}

/** The fields of a section. A rename or delete returns to the contents (spec 2.4.17, 3.2.5). */
function SectionEdit({ section, edit, reload, onDone }: SectionEditProps) {
  const { contentKey, key, name, version } = section
  const send = useAuthoring()
  const remove = useDeletion({
    ...{ name, label: 'Delete Section', title: contentPopups.deletingSection },
    place: { contentKey, sectionKey: key },
    run: (whole) => send(DeleteSectionDocument, { contentKey, key, version, whole }),
    onDone,
  })
  return (
    <SavedForm
      label="Edit section"
      edit={edit}
      title={contentPopups.updatingSection}
      changed={contentMessages['section-changed']}
      save={async (typed, base) =>
        (await send(UpdateSectionDocument, { input: { contentKey, key, version: base, ...typed } })).updateSection.name
      }
      {...{ name, remove, reload, onDone }}
    >
      <SectionFields />
    </SavedForm>
  )
}

type SectionTabsProps = {
  view: AuthoredSectionQuery['authoredSection']
  reload: () => Promise<unknown>
  onDone: () => void
}

/** The Tasks and Edit tabs. Unsaved edits survive switching tabs (spec 3.2.5). */
export function SectionTabs({ view, reload, onDone }: SectionTabsProps) {
  const [search, setSearch] = useSearchParams()
  const { name, instructions, version } = view.section
  const [ordering, setOrdering] = useState<Ordering>()
  const edit = useEditForm({ name, instructions }, ofChange(checkSectionEdit), version)
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
