// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { choose, chooser, confirm, press, shownErrors, write } from '#web/testing/actions.ts'
import { installLayout } from '#web/testing/layout-in-jsdom.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { answerTasks } from './testing/a-task-server.ts'
import { CreateTaskPage } from './create-task.route.tsx'

const api = mockApi()
const optionsOf = (label: string) =>
  within(chooser(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

setUpScreen()
beforeAll(installLayout)
beforeEach(() => {
  answerTasks(api)
})

describe('a new task', () => {
  const showNew = async (type?: string) => {
    renderScreen(<CreateTaskPage />, {
      path: '/content/:contentUrl/:sectionUrl/create',
      at: '/content/basics/safety/create',
    })
    await screen.findByRole('radio', { name: 'Reading' })
    if (type !== undefined) {
      await userEvent.click(screen.getByRole('radio', { name: type }))
      await screen.findByRole('form', { name: `New ${type} task` })
    }
  }

  it('shows its form 250 ms after a type is chosen, not before', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout')
    await showNew()
    timers.mockClear()
    await userEvent.click(screen.getByRole('radio', { name: 'Lecture' }))
    expect(screen.queryByRole('form')).toBeNull()
    expect(timers.mock.calls.some(([, wait]) => wait === 250)).toBe(true)
    expect(await screen.findByRole('form', { name: 'New Lecture task' })).toBeTruthy()
    timers.mockRestore()
  })

  it.each([
    ['Lecture', 'Create', 'Please use a different name; that name is reserved.'],
    ['Reading', 'Hands', 'Please type some text for reading in the task'],
  ])('is rejected as a %s called %j: %s', async (type, name, message) => {
    await showNew(type)
    await write('Name', name)
    await press('Create')
    expect(shownErrors()).toEqual([message])
    expect(api.requests('CreateTask')).toEqual([])
  })

  it('links to a content, section, and task, by name; a choice clears those below it', async () => {
    api.reply('CreateTask', { createTask: { key: 't2', name: 'Again', url: 'again', type: 'Linking' } })
    await showNew('Linking')
    await write('Name', 'Again')
    await screen.findByRole('option', { name: 'Basics' })
    expect(optionsOf('Content')).toEqual(['Choose a content', 'Anatomy', 'Basics'])
    await choose('Content', 'Basics')
    expect(optionsOf('Section')).toEqual(['Choose a section', 'Part 9', 'Part 10'])
    await choose('Section', 'Part 10')
    await screen.findByRole('option', { name: 'Task 10' })
    expect(optionsOf('Task')).toEqual(['Choose a task', 'task 9', 'Task 10'])
    await choose('Task', 'Task 10')
    await choose('Section', 'Part 9')
    await press('Create')
    expect(shownErrors()).toEqual(['Please choose a task to link to this task'])
    await screen.findByRole('option', { name: 'Task 10' })
    await choose('Task', 'Task 10')
    await choose('Content', 'Anatomy')
    expect(chooser('Section')).toHaveProperty('value', '')
    await choose('Content', 'Basics')
    await choose('Section', 'Part 10')
    await screen.findByRole('option', { name: 'Task 10' })
    await choose('Task', 'Task 10')
    await press('Create')
    await confirm('Create')
    expect(api.requests('CreateTask')[0]).toMatchObject({
      input: { name: 'Again', linkedContentKey: 'k1', linkedSectionKey: 's1', linkedTaskKey: 't10' },
    })
  })
})
