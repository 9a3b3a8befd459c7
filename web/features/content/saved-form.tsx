import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { contentSuccess } from '#domain/messages/content.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { ChangedNotice } from '#web/ui/form/changed-notice.tsx'
import { EditForm } from '#web/ui/form/edit-form.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

type SavedFormProps<F extends FieldValues> = Omit<ComponentProps<typeof EditForm<F>>, 'submit' | 'onOutdated'> & {
  /** The stored name. */
  name: string
  submitLabel?: string
  /** Title of the confirmation popup. */
  title: string
  /** Message when another user changed it in the meantime. */
  changed: string
  /** Saves the values over `version`. Returns the stored name. */
  save: (typed: F, version: number) => Promise<string>
  success?: (name: string) => string
  reload: () => Promise<unknown>
  /** Leaves the page without confirmation, because a new name has a new URL. */
  onDone: () => void
}

/**
 * Edit form of a content, section, or task. A save under the same name reloads it; a rename leaves the page (spec
 * 3.4.2).
 */
export function SavedForm<F extends FieldValues>(props: SavedFormProps<F>) {
  const { name, submitLabel = 'Save', title, changed, save, success = contentSuccess.updated, ...rest } = props
  const { reload, onDone, ...shared } = rest
  const { edit } = shared
  const run = async () => {
    const stored = await save(edit.typed, edit.version)
    showMessage(success(stored))
    if (stored !== name) {
      onDone()
      return
    }
    edit.reset()
    await reload()
  }
  const question = (
    <p>
      Save your changes of <strong>{name}</strong>?
    </p>
  )
  return (
    <Stack>
      {edit.outdated && <ChangedNotice message={changed} onKeep={edit.rebase} onTake={edit.reset} />}
      <EditForm {...shared} onOutdated={reload} submit={{ label: submitLabel, title, question, run }} />
    </Stack>
  )
}
