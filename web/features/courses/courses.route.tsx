import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { CourseList } from './course-list.tsx'

/** The courses in two tabs, Live and Online; the tab is in the address (spec 1.2.14). */
export function ManageCoursesPage() {
  const [search, setSearch] = useSearchParams()
  const type = search.get('tab') === 'Online' ? 'Online' : 'Live'
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
        value={type}
        onChange={(tab) => {
          setSearch(tab === 'Live' ? {} : { tab }, { replace: true })
        }}
        tabs={[
          { value: 'Live', label: 'Live', content: <CourseList type="Live" /> },
          { value: 'Online', label: 'Online', content: <CourseList type="Online" /> },
        ]}
      />
    </Page>
  )
}
