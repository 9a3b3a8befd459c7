import { ArrowLeft } from 'lucide-react'
import type { CourseType } from '../../../domain/courses/course.ts'
import { paths } from '../../app/paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Row } from '../../ui/row.tsx'
import './manage-courses.css'

/** The way back to the list, in the tab of the course that one comes from (spec 2.2.5). */
export function BackToCourses({ type = 'Live' }: { type?: CourseType }) {
  return (
    <Row>
      <LinkButton variant="quiet" className="back-to-courses" to={paths.coursesOf(type)}>
        <ArrowLeft size={18} aria-hidden="true" /> Back to the courses
      </LinkButton>
    </Row>
  )
}
