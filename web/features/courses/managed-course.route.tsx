import { useParams } from 'react-router-dom'
import { CourseDetail } from './course-detail.tsx'

/** The page of the course in the URL (spec 2.2.1). */
export function ManagedCoursePage() {
  const { courseKey = '' } = useParams()
  return <CourseDetail key={courseKey} courseKey={courseKey} />
}
