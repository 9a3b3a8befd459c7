import type { CourseViewQuery } from '#generated/operations.ts'
import { courseViewWords } from '#domain/messages/course-view.ts'
import { progressWords } from '#domain/messages/progress.ts'
import { isFinished, nextInOutline, outlineResults } from '#domain/progress/course-outline.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PageBody } from '#web/ui/layout/page-body.tsx'
import { TableOfContents } from '#web/ui/layout/table-of-contents.tsx'
import { CourseProgress } from './course-progress.tsx'
import { CourseSection } from './course-section.tsx'
import { UpNext } from './up-next.tsx'

/** What is next and how far the course is, and its contents: finished ones closed, the present section open. */
export function CourseOutline({ progress, contents }: CourseViewQuery['courseView']) {
  const next = nextInOutline(contents)
  const results = outlineResults(contents)
  return (
    <PageBody
      tall
      first={
        <>
          {next !== undefined && <UpNext {...next} first={results.completed === 0} />}
          <CourseProgress progress={progress} results={results} />
        </>
      }
    >
      <TableOfContents
        contents={contents}
        emptyContent={progressWords.none}
        closed={({ sections }) => isFinished(sections)}
        state={({ sections }) => isFinished(sections) && <Badge tone="success">{courseViewWords.finished}</Badge>}
        section={(section) => <CourseSection section={section} here={section.key === next?.section.key} />}
      />
    </PageBody>
  )
}
