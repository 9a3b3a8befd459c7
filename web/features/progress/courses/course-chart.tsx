import { BarList } from '#web/ui/chart/bar-list.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import type { StudentCourseQuery } from '#generated/operations.ts'
import { DoneBar } from '../done-bar.tsx'

const sum = (numbers: readonly number[]) => numbers.reduce((all, value) => all + value, 0)

type Contents = NonNullable<StudentCourseQuery['studentCourse']>['contents']

/** How much of a course is done, in all and content by content. */
export function CourseChart({ contents }: { contents: Contents }) {
  const done = contents.map(({ key, name, sections }) => ({
    key,
    name,
    completed: sum(sections.map(({ completed }) => completed)),
    total: sum(sections.map(({ total }) => total)),
  }))
  return (
    <Card as="section" aria-labelledby="course-chart">
      <h2 id="course-chart">Done so far</h2>
      <DoneBar
        of="Course"
        completed={sum(done.map(({ completed }) => completed))}
        total={sum(done.map(({ total }) => total))}
      />
      {done.length > 1 && (
        <BarList
          label="Done so far, by content"
          bars={done.map(({ name, completed, total }) => ({
            name,
            value: completed,
            max: total,
            text: `${completed} of ${total}`,
            tone: total > 0 && completed === total ? 'success' : 'primary',
          }))}
        />
      )}
    </Card>
  )
}
