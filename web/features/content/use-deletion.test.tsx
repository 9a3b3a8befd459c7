// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { deletionEffectWords as words } from '#domain/messages/recycle-bin.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { EditForm } from '#web/ui/form/edit-form.tsx'
import { useEditForm } from '#web/ui/form/use-edit-form.ts'
import { useDeletion } from './use-deletion.tsx'

const api = mockApi()
setUpScreen()

const none = { sections: 0, tasks: 0, students: 0, attempts: 0, sitting: 0, courses: [], links: [] }
const run = vi.fn(() => Promise.resolve())

function Editor({ place }: { place: Parameters<typeof useDeletion>[0]['place'] }) {
  const remove = useDeletion({
    name: 'RN Foundations',
    place,
    label: 'Delete it',
    title: 'Deleting',
    run,
    onDone: vi.fn(),
  })
  const edit = useEditForm({}, () => [])
  const submit = { label: 'Save', title: 'Saving', question: 'Save?', run }
  return <EditForm {...{ label: 'Edit', submit, remove, edit }}>Fields</EditForm>
}

async function ask(place: Parameters<typeof useDeletion>[0]['place'], effects: Partial<typeof none | object>) {
  api.reply('DeletionEffects', { deletionEffects: { ...none, ...effects } })
  renderScreen(<Editor place={place} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete it' }))
  const dialog = within(screen.getByRole('alertdialog'))
  await vi.waitFor(() => expect(dialog.queryByText(words.loading)).toBeNull())
  return { dialog, confirm: dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete it' }) }
}

it('the dialog shows who worked on a test, which courses have it, and that it can be restored', async () => {
  const { dialog, confirm } = await ask(
    { contentKey: 'c1', sectionKey: 's1', taskKey: 't1' },
    { tasks: 1, students: 46, attempts: 60, sitting: 3, courses: ['RN Review', 'RN Online'] },
  )
  dialog.getByText(words.work(46, 60))
  dialog.getByText(words.sitting(3, 'this test'))
  dialog.getByText(words.courses(['RN Review', 'RN Online']))
  expect(dialog.getByText(/RN Foundations/).closest('p')?.textContent).toContain(words.restorable)
  expect(dialog.queryByRole('checkbox')).toBeNull()
  await userEvent.click(confirm)
  expect(run).toHaveBeenCalledExactlyOnceWith(false)
})

it('a content is deleted with everything in it only after its checkbox is selected', async () => {
  run.mockClear()
  const { dialog, confirm } = await ask({ contentKey: 'c1' }, { sections: 6, tasks: 25 })
  dialog.getByText(words.holds(6, 25))
  dialog.getByText(words.noCourse)
  expect(dialog.queryByText(words.noWork)).toBeNull()
  expect(confirm.disabled).toBe(true)
  await userEvent.click(dialog.getByRole('checkbox', { name: words.whole(6, 25) }))
  await userEvent.click(confirm)
  expect(run).toHaveBeenCalledExactlyOnceWith(true)
})

it.each([
  ['a content that courses use', { contentKey: 'c1' }, { courses: ['RN Review'] }, words.inUse(['RN Review'])],
  [
    'a content that an archived course uses',
    { contentKey: 'c1' },
    { courses: ['RN 2020 (archived)'] },
    'It can’t be deleted while courses use it. Take it out of these first: RN 2020 (archived). Bring an archived course back to change it.',
  ],
  [
    'a section whose tasks are linked to',
    { contentKey: 'c1', sectionKey: 's1' },
    { tasks: 2, links: ['Again'] },
    words.linked(['Again']),
  ],
])('the dialog explains in advance why %s cannot be deleted', async (_, place, effects, refusal) => {
  const { dialog, confirm } = await ask(place, effects)
  dialog.getByText(refusal)
  expect(dialog.getAllByText(/RN 2020|RN Review|Again/)).toHaveLength(1)
  expect(confirm.disabled).toBe(true)
})
