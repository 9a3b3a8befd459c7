import { ChevronDown, CircleCheckBig } from 'lucide-react'
import { courseViewWords, outlineLabel } from '#domain/messages/course-view.ts'
import { isFinished, minutesOf } from '#domain/progress/course-outline.ts'
import type { ContentCountFieldsFragment } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { SectionTally } from '#web/components/courses/section-tally.tsx'
import { useViewedStudent } from '#web/components/courses/viewed-student.ts'
import { beginSection, beginTask } from '#web/lib/api/screen-requests.ts'
import { selectNextTask, selectSection } from '#web/lib/session/selection-store.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ListRow } from '#web/ui/table/list-row.tsx'
import { OutlineRow } from './outline-row.tsx'
import './course-view.css'

type CourseSectionProps = {
  section: ContentCountFieldsFragment['sections'][number]
  /** The student goes on in it: its tasks are shown. */
  here: boolean
}

/** A section of a course: the way to its tasks, how many are done, and what they are, which is folded away where the student is not. */
export function CourseSection({ section, here }: CourseSectionProps) {
  const { key, contentKey, name, instructions, completed, total, outline } = section
  const viewed = useViewedStudent()
  const finished = isFinished([section])
  return (
    <>
      <ListRow
        to={
          viewed?.progressKey === undefined
            ? paths.myTasks
            : paths.viewedSection(viewed.uid, viewed.progressKey, contentKey, key)
        }
        title={
          <>
            {name}{' '}
            {finished && (
              <Badge tone="success">
                <CircleCheckBig size={14} aria-hidden="true" /> {courseViewWords.finished}
              </Badge>
            )}
            {here && <Badge tone="primary">{courseViewWords.here}</Badge>}
          </>
        }
        note={instructions}
        after={<SectionTally completed={completed} total={total} />}
        onFollow={() => {
          if (viewed === undefined) selectSection(section)
        }}
        onIntent={() => {
          if (viewed === undefined) beginSection(section)
        }}
      />
      {outline.length > 0 && (
        <details className="outline" open={here}>
          <summary className="outline__summary">
            {outlineLabel(outline.length, minutesOf(outline))} <ChevronDown size={16} aria-hidden="true" />
          </summary>
          <ul className="outline__tasks" aria-label={name}>
            {outline.map((task) => (
              <li key={task.key}>
                <OutlineRow
                  task={task}
                  onIntent={() => beginTask({ contentKey, sectionKey: key, taskKey: task.key })}
                  onFollow={() => selectNextTask({ contentKey, sectionKey: key, sectionName: name, taskKey: task.key })}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
