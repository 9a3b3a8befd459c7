import { useState } from 'react'
import { contentSuccess } from '#domain/messages/content.ts'
import { deletionEffectWords as words } from '#domain/messages/recycle-bin.ts'
import { showMessage } from '#web/lib/message-store.ts'
import type { ConfirmedAction } from '#web/ui/form/edit-form.tsx'
import { DeletionQuestion, useDeletionEffects } from './deletion-question.tsx'

type Deletion = {
  name: string
  place: { contentKey: string; sectionKey?: string; taskKey?: string }
  label: string
  title: string
  /** `whole`: also deletes everything in it. */
  run: (whole: boolean) => Promise<unknown>
  /** Called after the success message. */
  onDone: () => void
}

/** The delete action of a content, section, or task editor. */
export function useDeletion({ name, place, label, title, run, onDone }: Deletion): ConfirmedAction {
  const [open, setOpen] = useState(false)
  const [whole, setWhole] = useState(false)
  const effects = useDeletionEffects(place, open)
  const { data } = effects
  const isContent = place.sectionKey === undefined
  const isTask = place.taskKey !== undefined
  const holds = !isTask && data !== undefined && data.tasks + data.sections > 0
  const refusal =
    data === undefined
      ? undefined
      : isContent && data.courses.length > 0
        ? words.inUse(data.courses)
        : data.links.length > 0
          ? words.linked(data.links)
          : undefined
  return {
    ...{ label, title },
    question: (
      <DeletionQuestion
        {...{ name, effects, refusal }}
        {...(!isTask && { whole: { checked: whole, onChange: setWhole } })}
      />
    ),
    confirmDisabled: data === undefined || refusal !== undefined || (holds && !whole),
    onOpen: () => {
      setWhole(false)
      setOpen(true)
    },
    run: async () => {
      await run(holds)
      showMessage(contentSuccess.deleted(name))
      onDone()
    },
  }
}
