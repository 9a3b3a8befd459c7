import { useMemo, useRef } from 'react'
import type { TaskViewQueryVariables } from '#generated/operations.ts'
import { progressWords } from '#domain/messages/progress.ts'
import { CopyGuard } from '#web/components/attempts/copy-guard.tsx'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { PageBody } from '#web/ui/layout/page-body.tsx'
import { TaskEnd } from '../task-end.tsx'
import { type TaskFacts, useOpenTask } from '../use-open-task.ts'
import { ReadingContents } from './reading-contents.tsx'
import { ReadingMarks } from './reading-marks.tsx'
import { readingText } from './reading-text.ts'

/** From this width, contents and notes are next to the text. */
const BESIDE = '(min-width: 64.01rem)'

type ReadingTaskProps = { view: TaskFacts; place: TaskViewQueryVariables }

/** A Reading: its rich text, with copying disabled (spec 3.2.19, 3.5.27), its contents, and the student's notes. */
export function ReadingTask({ view, place }: ReadingTaskProps) {
  const complete = useOpenTask(place, view.complete)
  const area = useRef<HTMLDivElement>(null)
  const isWide = useMediaQuery(BESIDE)
  const { html, sections } = useMemo(() => readingText(view.text ?? ''), [view.text])
  const end = <TaskEnd complete={complete} next={view.next} />
  if (html === '')
    return (
      <>
        <EmptyState title={progressWords.noText} />
        {end}
      </>
    )
  const marks = <ReadingMarks place={place} area={area} />
  return (
    <PageBody
      first={
        <>
          <ReadingContents sections={sections} isWide={isWide} />
          {isWide && marks}
        </>
      }
    >
      <Card as="article" aria-label={view.name}>
        <CopyGuard>
          {/* A line keeps a readable length. A table may be wider. */}
          <div
            ref={area}
            className="rich-text max-w-none *:not-[.sideways]:max-w-[41rem]"
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </CopyGuard>
      </Card>
      {!isWide && marks}
      {end}
    </PageBody>
  )
}
