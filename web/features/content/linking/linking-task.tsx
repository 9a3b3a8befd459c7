import { TaskEditor } from '../task-editor.tsx'
import type { TaskBodyProps, AuthoredTaskView } from '../task-body.ts'
import { taskErrors } from '../task-check.ts'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { ofChange } from '../content-form.ts'
import { useEditForm } from '#web/ui/form/use-edit-form.ts'
import { LinkFields } from './link-fields.tsx'
import { type LinkForm, linkInputOf } from './link-form.ts'
import { contentMessages, contentWords } from '#domain/messages/content.ts'
import { playbackPosition, storePosition } from '#web/lib/storage/playback-position.ts'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { LecturePlayer } from '#web/components/content/player/lecture-player.tsx'
import { ReadingPreview } from '../reading/reading-preview.tsx'
import { useRenewedTask } from '../use-authoring.ts'

const TestPreview = lazyComponent(async () => (await import('../tests/linked-test.tsx')).LinkedTest, {
  loading: () => <Skeleton label="Loading the preview" count={1} />,
})

/**
 * Preview of the linked task as it is stored: its text, its video, resumed at this viewer's position, or its test (spec
 * 3.2.12).
 */
function LinkedPreview({ view }: { view: AuthoredTaskView }) {
  const { linked } = view
  const renew = useRenewedTask(view)
  if (linked === null) return <EmptyState title={contentMessages['task-not-found']} />
  const { task, contentName, sectionName, lecture } = linked
  const body = () => {
    if (task.type === 'Reading') return <ReadingPreview name={task.name} text={task.text ?? ''} />
    if (task.type !== 'Lecture') return <TestPreview task={task} />
    return (
      <>
        <h2>{task.name}</h2>
        {lecture === null ? (
          <EmptyState title={contentWords.noVideo} />
        ) : (
          <LecturePlayer
            label={task.name}
            playback={lecture}
            onRenew={async () => (await renew()).linked?.lecture ?? null}
            startAt={playbackPosition(task.key)}
            onPosition={(seconds) => storePosition(task.key, seconds)}
          />
        )}
      </>
    )
  }
  return (
    <Stack>
      <p className="muted">
        {contentName} › {sectionName}
      </p>
      {body()}
    </Stack>
  )
}

const check = ofChange((form: LinkForm & { name: string }) => taskErrors({ type: 'Linking', ...form }))

/** A Linking task: the target selection and a preview of the target (spec 3.2.12). */
export function LinkingTask(props: TaskBodyProps) {
  const { task } = props.view
  const stored = {
    name: task.name,
    linkedContentKey: task.linkedContentKey ?? '',
    linkedSectionKey: task.linkedSectionKey ?? '',
    linkedTaskKey: task.linkedTaskKey ?? '',
  }
  const edit = useEditForm(stored, check, task.version)
  return (
    <TaskEditor
      {...props}
      edit={edit}
      inputOf={({ name, ...link }) => ({ name, ...linkInputOf(link) })}
      preview={<LinkedPreview view={props.view} />}
    >
      <TextField name="name" label="Name" autoComplete="off" />
      <LinkFields form={edit.typed} onChange={edit.type} />
    </TaskEditor>
  )
}
