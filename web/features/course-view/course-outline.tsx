import type { CourseViewQuery, ContentCountFieldsFragment, TaskOutlineFieldsFragment } from '#generated/operations.ts'
import { courseViewWords, outlineLabel } from '#domain/messages/course-view.ts'
import { progressWords } from '#domain/messages/progress.ts'
import { runningTestWords } from '#domain/messages/testing.ts'
import { nextStepText } from '#domain/messages/today.ts'
import { isFinished, nextInOutline, outlineResults, minutesOf } from '#domain/progress/course-outline.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PageBody } from '#web/ui/layout/page-body.tsx'
import { TableOfContents } from '#web/ui/layout/table-of-contents.tsx'
import { CourseProgress } from './course-progress.tsx'
import { ChevronDown, CircleCheckBig, CirclePlay } from 'lucide-react'
import { paths } from '#web/app/paths.ts'
import { useRunningTests } from '#web/components/attempts/use-running-tests.ts'
import { SectionTally } from '#web/components/courses/section-tally.tsx'
import { useReader } from '#web/components/courses/reader.ts'
import { prefetchSection, prefetchTask } from '#web/lib/api/student-queries.ts'
import { selectNextTask, selectSection } from '#web/lib/session/selection-store.ts'
import { ListRow } from '#web/ui/table/list-row.tsx'
import { lengthText, resultText, taskColor } from '#web/components/courses/task-words.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import '#web/ui/screens.css'
import { taskTitle } from '#domain/progress/task-title.ts'
import { TaskIcon } from '#web/components/courses/task-icon.tsx'
import { intentHandlers } from '#web/ui/intent.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

type UpNextProps = {
  section: { key: string; contentKey: string; name: string }
  task: TaskOutlineFieldsFragment
}

/** What a link to the next task needs. */
const wayTo = ({ section, task }: UpNextProps) => {
  const place = { contentKey: section.contentKey, sectionKey: section.key, taskKey: task.key }
  return {
    to: paths.taskView,
    onClick: () => selectNextTask({ ...place, sectionName: section.name }),
    ...intentHandlers(() => prefetchTask(place)),
  }
}

/** The next task, with a link to it. On small screens, `ResumeBar` takes its place. */
function UpNext({ section, task }: UpNextProps) {
  const { view } = useReader()
  const isRunning = useRunningTests().running.some(({ taskKey }) => taskKey === task.key)
  return (
    <Card as="section" aria-labelledby="up-next" className={view === undefined ? 'max-lg:hidden' : undefined}>
      <h2 id="up-next">{courseViewWords.upNext}</h2>
      <p className="up-next__task flex gap-3" id="up-next-task">
        <TaskIcon type={task.type} />
        <span>
          <strong>{taskTitle(section.name, task.name)}</strong>
          <br />
          <span className="muted">{lengthText(task)}</span>
        </span>
      </p>
      {view === undefined && (
        <LinkButton {...wayTo({ section, task })} wide aria-describedby="up-next-task">
          {isRunning ? runningTestWords.resume : courseViewWords.begin}
        </LinkButton>
      )}
    </Card>
  )
}

/**
 * The link to the next task at the bottom of a small screen, where the outline comes first. Not while a test runs: its
 * own button is above the outline.
 */
function ResumeBar({ section, task }: UpNextProps) {
  if (useRunningTests().running.length > 0) return null
  return (
    <div className="action-bar lg:hidden sticky bottom-(--bottom-room,0px) z-1 -mx-2 p-2 border-t border-t-border bg-background">
      <LinkButton {...wayTo({ section, task })} wide>
        {nextStepText(taskTitle(section.name, task.name))}
      </LinkButton>
    </div>
  )
}

type OutlineRowProps = { task: TaskOutlineFieldsFragment; onFollow: () => void; onIntent: () => void }

/** A task in the outline: its type, length, and result. Shows a check mark once complete, otherwise a play icon. */
function OutlineRow({ task, onFollow, onIntent }: OutlineRowProps) {
  const { view } = useReader()
  const result = resultText(task)
  const Icon = task.complete ? CircleCheckBig : CirclePlay
  return (
    <ListRow
      {...(view === undefined && { to: paths.taskView, onFollow, onIntent })}
      before={<Icon className={`flex-none ${taskColor(task)}`} size={20} aria-hidden="true" />}
      title={
        <>
          {task.name}
          <VisuallyHidden>{task.complete ? ', done' : ', not done yet'}</VisuallyHidden>
        </>
      }
      note={[lengthText(task), ...(result === undefined ? [] : [result])].join(' · ')}
    />
  )
}

type CourseSectionProps = {
  progressKey: string
  section: ContentCountFieldsFragment['sections'][number]
  /** Whether the student's next task is in this section, so that its tasks are shown. */
  isCurrent: boolean
}

/**
 * A section of a course: a link to its tasks, how many are done, and the tasks, collapsed unless the student is in this
 * section.
 */
function CourseSection({ progressKey, section, isCurrent }: CourseSectionProps) {
  const { key, contentKey, name, instructions, completed, total, outline } = section
  const { view } = useReader()
  const finished = isFinished([section])
  return (
    <>
      <ListRow
        to={view === undefined ? paths.myTasks : paths.viewedSection(view.uid, progressKey, contentKey, key)}
        title={
          <>
            {name}{' '}
            {finished && (
              <Badge tone="success">
                <CircleCheckBig size={14} aria-hidden="true" /> {courseViewWords.finished}
              </Badge>
            )}
            {isCurrent && <Badge tone="primary">{courseViewWords.here}</Badge>}
          </>
        }
        note={<span className="max-sm:line-clamp-2">{instructions}</span>}
        after={<SectionTally completed={completed} total={total} />}
        onFollow={() => {
          if (view === undefined) selectSection(section)
        }}
        onIntent={() => {
          if (view === undefined) prefetchSection(section)
        }}
      />
      {outline.length > 0 && (
        <details className="course-outline pb-2" open={isCurrent}>
          <summary className="inline-flex gap-1 items-center min-h-target px-3 rounded-medium text-primary text-small list-none cursor-pointer [&::-webkit-details-marker]:hidden [.course-outline[open]_&_svg]:rotate-180">
            {outlineLabel(outline.length, minutesOf(outline))} <ChevronDown size={16} aria-hidden="true" />
          </summary>
          <ul className="course-outline__tasks ms-3 p-0 border-s-2 border-s-border list-none" aria-label={name}>
            {outline.map((task) => (
              <li key={task.key}>
                <OutlineRow
                  task={task}
                  onIntent={() => prefetchTask({ contentKey, sectionKey: key, taskKey: task.key })}
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

/**
 * A course's contents, next to the next task and its progress. Finished contents are collapsed; the current section is
 * expanded.
 */
export function CourseOutline({ progress, contents }: CourseViewQuery['courseView']) {
  const { view } = useReader()
  const next = nextInOutline(contents)
  const results = outlineResults(contents)
  return (
    <div>
      <PageBody
        tall
        below
        first={
          <>
            {next !== undefined && <UpNext {...next} />}
            <CourseProgress progress={progress} results={results} />
          </>
        }
      >
        <TableOfContents
          contents={contents}
          emptyContent={progressWords.none}
          closed={({ sections }) => isFinished(sections)}
          state={({ sections }) => isFinished(sections) && <Badge tone="success">{courseViewWords.finished}</Badge>}
          section={(section) => (
            <CourseSection progressKey={progress.key} section={section} isCurrent={section.key === next?.section.key} />
          )}
        />
      </PageBody>
      {view === undefined && next !== undefined && <ResumeBar {...next} />}
    </div>
  )
}
