import { Plus } from 'lucide-react'
import { paths } from '#web/app/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { CourseList } from './course-list.tsx'
import { useListParams } from '#web/ui/list/use-list-params.ts'
import { coursesParams } from './courses-params.ts'

/** The courses in two tabs, Live and Online. The URL stores the view (spec 1.2.14). */
export function ManageCoursesPage() {
  const { fields, change } = useListParams(coursesParams, { replace: true })
  const list = <CourseList params={fields} onChange={change} />
  return (
    <Page
      title="Manage Courses"
      actions={
        <LinkButton to={paths.createCourse}>
          <Plus size={18} aria-hidden="true" /> Create a course
        </LinkButton>
      }
    >
      <Tabs
        label="Type of course"
        value={fields.tab}
        onChange={(tab) => change({ tab: tab === 'Online' ? 'Online' : 'Live', show: 'all', view: 'cards' })}
        tabs={[
          { value: 'Live', label: 'Live', content: list },
          { value: 'Online', label: 'Online', content: list },
        ]}
      />
    </Page>
  )
}
