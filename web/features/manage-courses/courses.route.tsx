import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
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
