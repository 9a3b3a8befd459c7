// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { choose, chooser, confirm, openPopup, popup, press, shownMessages, write } from '#web/testing/actions.ts'
import { installLayout } from '#web/testing/layout-in-jsdom.ts'
import { deletionEffectWords } from '#domain/messages/recycle-bin.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { aTask, aTaskView } from './testing/a-content.ts'
import { answerTasks, linkTo } from './testing/a-task-server.ts'
import { AuthoredTaskPage } from './task-page.tsx'

/** Effects of a deletion that affects nothing else. */
const NOTHING = { sections: 0, tasks: 0, students: 0, attempts: 0, sitting: 0, courses: [], links: [] }

const api = mockApi()
const path = '/content/:contentUrl/:sectionUrl/:taskUrl'
const show = async (search = '') => {
  const view = renderScreen(<AuthoredTaskPage />, { path, at: `/content/basics/safety/hands${search}` })
  await screen.findByRole('tablist')
  return view
}

setUpScreen()
beforeAll(installLayout)
beforeEach(() => {
  answerTasks(api)
})

describe('a Reading', () => {
  it.each([
    ['<p>0123456789</p>', true],
    ['<p>0123456789a</p>', false],
  ])("shows for %s 'No Text Written' in its preview: %j", async (text, none) => {
    answerTasks(api, aTaskView(aTask({ text })))
    await show('?tab=preview')
    await screen.findByRole('article')
    expect(screen.queryByText('No Text Written') !== null).toBe(none)
  })

  it("shows 'No change detected' when it is as stored", async () => {
    await show()
    await screen.findByRole('toolbar')
    await press('Save')
    expect(shownMessages()).toEqual(['ERROR: No change detected'])
  })

  it('saves the text behind its popup, and then shows the stored one [3.4.1, 3.4.2]', async () => {
    api.reply('UpdateTask', { updateTask: { key: 't1', name: 'Hands', url: 'hands', version: 5 } })
    const { router } = await show()
    await screen.findByRole('toolbar')
    await press('Heading')
    await press('Save')
    expect((await openPopup()).getByRole('heading', { name: 'Updating Task' })).toBeTruthy()
    answerTasks(api, aTaskView(aTask({ text: '<h2>Wash your hands well</h2>', version: 5 })))
    await confirm('Save')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reset' }).hasAttribute('disabled')).toBe(true))
    expect(api.requests('UpdateTask')[0]).toMatchObject({
      input: { key: 't1', version: 4, text: '<h2>Wash your hands well</h2>' },
    })
    expect(shownMessages()).toEqual(['SUCCESS: Hands updated'])
    expect(api.requests('AuthoredTask')).toHaveLength(2)
    expect(router.state.location.pathname).toBe('/content/basics/safety/hands')
  })

  it('leads to its section after a rename [3.4.2]', async () => {
    api.reply('UpdateTask', { updateTask: { key: 't1', name: 'Feet', url: 'feet', version: 5 } })
    const { router } = await show()
    await screen.findByRole('toolbar')
    await write('Name', 'Feet')
    await press('Save')
    await confirm('Save')
    await screen.findByText('Somewhere else')
    expect(router.state.location.pathname).toBe('/content/basics/safety')
  })

  it('leads to its section after it was deleted [3.4.3]', async () => {
    api.reply('DeleteTask', { deleteTask: 't1' })
    api.reply('DeletionEffects', { deletionEffects: NOTHING })
    const { router } = await show()
    await screen.findByRole('toolbar')
    await press('Delete Task')
    expect(popup().getByRole('heading', { name: 'Deleting Task' })).toBeTruthy()
    await popup().findByText(deletionEffectWords.noCourse)
    await confirm('Delete Task')
    await screen.findByText('Somewhere else')
    expect(router.state.location.pathname).toBe('/content/basics/safety')
    expect(api.requests('DeleteTask')[0]).toEqual({ contentKey: 'k1', sectionKey: 's1', key: 't1', version: 4 })
    expect(shownMessages()).toEqual(['SUCCESS: Hands has been deleted'])
  })
})

describe('a Linking task', () => {
  it('shows the choices that are stored, and saves others', async () => {
    answerTasks(api, aTaskView(linkTo('t10')))
    api.reply('UpdateTask', { updateTask: { key: 't1', name: 'Hands', url: 'hands', version: 5 } })
    await show()
    await screen.findByRole('option', { name: 'task 9' })
    expect(chooser('Task')).toHaveProperty('value', 't10')
    await choose('Task', 'task 9')
    await press('Save')
    await confirm('Save')
    await waitFor(() =>
      expect(api.requests('UpdateTask')[0]).toMatchObject({
        input: { version: 4, linkedContentKey: 'k1', linkedSectionKey: 's1', linkedTaskKey: 't9' },
      }),
    )
  })

  it('notes that a Lecture it points to has no video yet', async () => {
    const task = aTask({ key: 't10', name: 'Target', type: 'Lecture' })
    const linked = { contentName: 'Basics', sectionName: 'Part 10', task, lecture: null }
    answerTasks(api, aTaskView(linkTo('t10'), { linked }))
    await show('?tab=preview')
    expect(await screen.findByText('No Video Uploaded')).toBeTruthy()
  })
})

it.each([
  ['task-not-found', 'Task not found', '/content/basics/safety'],
  ['section-not-found', 'Section not found', '/content'],
  ['content-not-found', 'Content not found', '/content'],
])('an unknown place (%s) shows a message and leads on: %s, %s [3.2.7]', async (code, message, to) => {
  api.refuse('AuthoredTask', code)
  const { router } = renderScreen(<AuthoredTaskPage />, { path, at: '/content/basics/safety/gone' })
  await screen.findByText('Somewhere else')
  expect(router.state.location.pathname).toBe(to)
  expect(shownMessages()).toEqual([`ERROR: ${message}`])
})
