import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AuthoredSectionQuery } from '#generated/operations.ts'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { SectionEdit } from './section-edit.tsx'
import type { Ordering } from './ordering.ts'
import { AuthoredTaskList } from './authored-task-list.tsx'
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx'
import { useEdit } from '#web/ui/form/use-edit.ts'

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
