import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { contentPopups, contentSuccess } from '#domain/messages/content.ts'
import { deletionEffectWords } from '#domain/messages/recycle-bin.ts'
import { unknownFailure } from '#domain/messages/failures.ts'
import { DeleteVideoDocument } from '#generated/admin-operations.ts'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { playbackPosition, storePosition } from '#web/lib/storage/playback-position.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { LecturePlayer } from '#web/components/content/player/lecture-player.tsx'
import type { TaskBodyProps } from '../task-body.ts'
import { DeletionQuestion, useDeletionEffects } from '../deletion-question.tsx'
import { useAuthoring, useRenewedTask } from '../use-authoring.ts'
import { useStage } from './captions/use-stage.ts'
import { cancelRenditions } from './renditions/renditions-store.ts'
import { RenditionsArea } from './renditions/renditions-area.tsx'
import { CaptionsField } from './captions-field.tsx'

const CaptionsEditor = lazyComponent(async () => (await import('./captions/captions-editor.tsx')).CaptionsEditor, {
  loading: () => <Skeleton label="Loading the editor" />,
})

/** The video of a Lecture with captions and Delete Video (spec 3.2.10, 3.4.5). */
export function LectureVideo({ view, reload }: Pick<TaskBodyProps, 'view' | 'reload'>) {
  const { task, lecture } = view
  const { contentKey, sectionKey, key, version, name } = task
  const author = useAuthoring()
  const renew = useRenewedTask(view)
  const [confirming, setConfirming] = useState(false)
  const [editing, setEditing] = useState(false)
  const { frame, stage } = useStage()
  const effects = useDeletionEffects({ contentKey, sectionKey, taskKey: key }, confirming)
  const links = effects.data?.links ?? []
  const removing = useMutation({
    mutationFn: async () => {
      await author(DeleteVideoDocument, { contentKey, sectionKey, key, version })
      showMessage(contentSuccess.videoDeleted(name))
      storePosition(key, 0)
      await cancelRenditions({ contentKey, sectionKey, taskKey: key })
    },
    onError: (error) => showError(error instanceof AppError ? error.message : unknownFailure),
    onSettled: async () => {
      await reload()
      setConfirming(false)
    },
  })
  const video = (
    <Card as="section" narrow aria-labelledby="video-heading">
      <h2 id="video-heading">Video</h2>
      {lecture === null ? (
        <ErrorState message="We couldn’t play the video" onRetry={() => void reload()} />
      ) : (
        <div ref={frame}>
          <LecturePlayer
            label={name}
            playback={lecture}
            onRenew={async () => (await renew()).lecture}
            startAt={playbackPosition(key)}
            onPosition={(seconds) => storePosition(key, seconds)}
          />
        </div>
      )}
      <p className="muted">{task.fileDetails}</p>
      {!editing && <RenditionsArea view={view} reload={reload} />}
      <CaptionsField task={task} reload={reload} editing={editing} onEdit={() => setEditing(true)} />
      {!editing && (
        <Row>
          <Button variant="danger" onClick={() => setConfirming(true)}>
            Delete Video
          </Button>
        </Row>
      )}
      <ConfirmDialog
        open={confirming}
        title={contentPopups.deletingVideo}
        confirmLabel="Delete Video"
        danger
        busy={removing.isPending}
        confirmDisabled={effects.data === undefined}
        onConfirm={() => removing.mutate()}
        onCancel={() => setConfirming(false)}
      >
        <DeletionQuestion name={contentPopups.videoOf(name)} effects={effects} video />
        {links.length > 0 && <p>{deletionEffectWords.emptied(links)}</p>}
      </ConfirmDialog>
    </Card>
  )
  return (
    <div
      className={classNames(
        'lecture grid grid-cols-1 gap-6',
        editing &&
          'min-[64rem]:grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)] min-[64rem]:items-start min-[64rem]:[&>.card:first-child]:sticky min-[64rem]:[&>.card:first-child]:top-(--header-room,5rem)',
      )}
    >
      {video}
      {editing && (
        <CaptionsEditor
          task={task}
          path={lecture?.captions ?? null}
          stage={stage}
          reload={reload}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  )
}
