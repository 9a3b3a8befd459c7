// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  AuthoredSectionDocument,
  AuthoredTaskDocument,
  type AuthoredTaskQuery,
  ContentsDocument,
} from '../../../generated/operations.ts'
import { AppError } from '../../lib/app-error.ts'
import { mutate, query } from '../../lib/api.ts'
import { useMessageStore } from '../../lib/message-store.ts'
import { installDialog } from '../../testing/dialog-in-jsdom.ts'
import { installLayout } from '../../testing/layout-in-jsdom.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aContent, aSection, aSectionView, aTask, aTaskView } from './a-content.ts'
import { CreateTaskPage } from './create-task.route.tsx'
import { AuthoredTaskPage } from './task-page.tsx'

vi.mock('../../lib/api.ts', () => ({ query: vi.fn(), mutate: vi.fn() }))

const asked = vi.mocked(query)
const told = vi.mocked(mutate)
const said = () => useMessageStore.getState().messages.map(({ text }) => text)
const field = (name: string) => screen.getByRole('textbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const popup = () => within(screen.getByRole('alertdialog'))
const confirm = (name: string) => userEvent.click(popup().getByRole('button', { name }))
const write = async (name: string, text: string) => {
  await userEvent.clear(field(name))
  if (text !== '') await userEvent.type(field(name), text)
}
const chooser = (name: string) => screen.getByRole('combobox', { name })
const choose = (label: string, option: string) => userEvent.selectOptions(chooser(label), option)
const optionsOf = (label: string) =>
  within(chooser(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

const linkTo = (key: string) =>
  aTask({ type: 'Linking', text: null, linkedContentKey: 'k1', linkedSectionKey: 's1', linkedTaskKey: key })
const contents = [
  aContent({ sections: [aSection({ name: 'Part 10' }), aSection({ key: 's2', name: 'Part 9', url: 'part-9' })] }),
  aContent({ key: 'k0', name: 'Anatomy', url: 'anatomy', sections: [] }),
]
const tasks = [
  aTask({ key: 't10', name: 'Task 10' }),
  aTask({ key: 't9', name: 'task 9', type: 'Lecture' }),
  aTask({ key: 't8', name: 'Task 8', type: 'Linking' }),
]
/** What the server answers, by the question. */
const answer = (view: AuthoredTaskQuery = aTaskView(aTask())) => {
  asked.mockImplementation((document: unknown) => {
    if (document === ContentsDocument) return Promise.resolve({ contents })
    if (document === AuthoredSectionDocument) return Promise.resolve(aSectionView(tasks))
    if (document === AuthoredTaskDocument) return Promise.resolve(view)
    return Promise.reject(new Error('Nothing else is asked'))
  })
}
const path = '/content/:contentUrl/:sectionUrl/:taskUrl'
const show = async (search = '') => {
  const view = renderScreen(<AuthoredTaskPage />, { path, at: `/content/basics/safety/hands${search}` })
  await screen.findByRole('tablist')
  return view
}

beforeAll(installDialog)
beforeAll(installLayout)
beforeEach(() => {
  vi.resetAllMocks()
  useMessageStore.setState({ messages: [] })
  answer()
})
afterEach(cleanup)

describe('a new task', () => {
  const showNew = async (type?: string) => {
    const view = renderScreen(<CreateTaskPage />, {
      path: '/content/:contentUrl/:sectionUrl/create',
      at: '/content/basics/safety/create',
    })
    await screen.findByRole('radio', { name: 'Reading' })
    if (type !== undefined) {
      await userEvent.click(screen.getByRole('radio', { name: type }))
      await screen.findByRole('form', { name: `New ${type} task` })
    }
    return view
  }

  it("says 'Choose A Type' and offers the five types [3.1.1, 3.2.6]", async () => {
    await showNew()
    expect(screen.getByText('Choose A Type')).toBeTruthy()
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Reading',
      'Lecture',
      'Practice',
      'NCLEX',
      'Linking',
    ])
  })

  it('shows its form 250 ms after a type is chosen, not before [3.2.6, 3.9.2]', async () => {
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
    ['Reading', '', 'Please enter a name for the task', '[3.5.2]'],
    ['Linking', '', 'Please enter a name for the section', '[3.5.2]'],
    ['Lecture', 'Create', 'That name is reserved, please use a different name', '[3.5.1, 3.5.2]'],
    ['Reading', 'Create', 'Please use a different name; that name is reserved.', '[3.5.1, 3.5.2]'],
    ['Reading', 'Hands', 'Please type some text for reading in the task', '[3.5.7]'],
    ['Linking', 'Hands', 'Please choose a task to link to this task', '[3.5.16]'],
  ])('of the type %s called %j is refused: %s %s', async (type, name, message) => {
    await showNew(type)
    await write('Name', name)
    await press('Create')
    expect(said()).toEqual([`ERROR: ${message}`])
    expect(told).not.toHaveBeenCalled()
  })

  it('is created behind its popup and shown [3.2.6, 3.4.1, 3.7.6, 3.8.5]', async () => {
    told.mockResolvedValue({ createTask: { key: 't2', name: 'Film', url: 'film', type: 'Lecture' } })
    const { router } = await showNew('Lecture')
    await write('Name', 'Film')
    await press('Create')
    expect(popup().getByRole('heading', { name: 'Creating Task' })).toBeTruthy()
    await confirm('Create')
    await screen.findByText('Somewhere else')
    expect(router.state.location.pathname).toBe('/content/basics/safety/film')
    expect(said()).toEqual(['SUCCESS: Film created!'])
    expect(told.mock.calls[0]?.[1]).toEqual({
      input: { contentKey: 'k1', sectionKey: 's1', type: 'Lecture', name: 'Film' },
    })
  })

  it('whose name is taken in the section is refused [3.5.3, 3.8.3]', async () => {
    told.mockRejectedValue(new AppError('task-name-taken', 'That task name already exists in this section'))
    await showNew('Lecture')
    await write('Name', 'Hands')
    await press('Create')
    await confirm('Create')
    await waitFor(() => {
      expect(said()).toEqual(['ERROR: That task name already exists in this section'])
    })
    expect(screen.getByDisplayValue('Hands')).toBeTruthy()
  })

  it('links to a content, section and task, by name; a choice empties what lies under it [3.2.12, 3.3.8, 3.5.16]', async () => {
    told.mockResolvedValue({ createTask: { key: 't2', name: 'Again', url: 'again', type: 'Linking' } })
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
    expect(said()).toEqual(['ERROR: Please choose a task to link to this task'])
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
    expect(told.mock.calls[0]?.[1]).toMatchObject({
      input: { name: 'Again', linkedContentKey: 'k1', linkedSectionKey: 's1', linkedTaskKey: 't10' },
    })
  })
})

describe('a Reading', () => {
  it('has the tabs Edit and Preview, with its name and its formatted text in the preview [3.2.9]', async () => {
    await show()
    await screen.findByRole('toolbar')
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Edit', 'Preview'])
    expect(screen.getByRole('button', { name: 'Delete Task' })).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'Preview' }))
    const preview = within(screen.getByRole('article', { name: 'Hands' }))
    expect(preview.getByRole('heading', { name: 'Hands' })).toBeTruthy()
    expect(preview.getByText('Wash your hands well').localName).toBe('p')
  })

  it.each([
    ['<p>0123456789</p>', true],
    ['<p>0123456789a</p>', false],
  ])("of %s says 'No Text Written' in its preview: %j [3.2.9, 3.8.6]", async (text, none) => {
    answer(aTaskView(aTask({ text })))
    await show('?tab=preview')
    await screen.findByRole('article')
    expect(screen.queryByText('No Text Written') !== null).toBe(none)
  })

  it('shows no script of a stored text', async () => {
    answer(
      aTaskView(aTask({ text: '<p>Wash your hands</p><img src="x" onerror="alert(1)"><script>alert(2)</script>' })),
    )
    await show('?tab=preview')
    const html = (await screen.findByRole('article')).innerHTML
    expect(html).toContain('Wash your hands')
    expect(html).not.toMatch(/script|onerror/)
  })

  it("that is as stored says 'No change detected' [3.5.5, 3.5.7]", async () => {
    await show()
    await screen.findByRole('toolbar')
    await press('Save')
    expect(said()).toEqual(['ERROR: No change detected'])
  })

  it('saves what is written behind its popup, and shows what is stored then [3.4.1, 3.4.2, 3.7.7, 3.8.5]', async () => {
    told.mockResolvedValue({ updateTask: { key: 't1', name: 'Hands', url: 'hands', version: 5 } })
    const { router } = await show()
    await screen.findByRole('toolbar')
    await press('Heading')
    await press('Save')
    expect(popup().getByRole('heading', { name: 'Updating Task' })).toBeTruthy()
    answer(aTaskView(aTask({ text: '<h2>Wash your hands well</h2>', version: 5 })))
    await confirm('Save')
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Reset' }).hasAttribute('disabled')).toBe(true)
    })
    expect(told.mock.calls[0]?.[1]).toEqual({
      input: {
        contentKey: 'k1',
        sectionKey: 's1',
        key: 't1',
        version: 4,
        name: 'Hands',
        text: '<h2>Wash your hands well</h2>',
      },
    })
    expect(said()).toEqual(['SUCCESS: Hands updated'])
    expect(asked.mock.calls.filter(([document]) => document === AuthoredTaskDocument)).toHaveLength(2)
    expect(router.state.location.pathname).toBe('/content/basics/safety/hands')
  })

  it('leads to its section after a rename [3.4.2]', async () => {
    told.mockResolvedValue({ updateTask: { key: 't1', name: 'Feet', url: 'feet', version: 5 } })
    const { router } = await show()
    await screen.findByRole('toolbar')
    await write('Name', 'Feet')
    await press('Save')
    await confirm('Save')
    await screen.findByText('Somewhere else')
    expect(router.state.location.pathname).toBe('/content/basics/safety')
  })

  it('leads to its section after it was deleted [3.4.1, 3.4.3, 3.7.8, 3.8.5]', async () => {
    told.mockResolvedValue({ deleteTask: 't1' })
    const { router } = await show()
    await screen.findByRole('toolbar')
    await press('Delete Task')
    expect(popup().getByRole('heading', { name: 'Deleting Task' })).toBeTruthy()
    expect(popup().getByText(/This action cannot be reversed!/)).toBeTruthy()
    await confirm('Delete Task')
    await screen.findByText('Somewhere else')
    expect(router.state.location.pathname).toBe('/content/basics/safety')
    expect(told.mock.calls[0]?.[1]).toEqual({ contentKey: 'k1', sectionKey: 's1', key: 't1', version: 4 })
    expect(said()).toEqual(['SUCCESS: Hands has been deleted'])
  })

  it('stays while another task points to it [1.5.16, 3.4.4, 3.5.19]', async () => {
    told.mockRejectedValue(new AppError('task-linked', 'Delete failed, task is currently linked to another task'))
    const { router } = await show()
    await screen.findByRole('toolbar')
    await press('Delete Task')
    await confirm('Delete Task')
    await waitFor(() => {
      expect(said()).toEqual(['ERROR: Delete failed, task is currently linked to another task'])
    })
    expect(router.state.location.pathname).toBe('/content/basics/safety/hands')
  })
})

describe('a Linking task', () => {
  it('shows the choices that are stored, and saves others [3.2.12, 3.5.16]', async () => {
    answer(aTaskView(linkTo('t10')))
    told.mockResolvedValue({ updateTask: { key: 't1', name: 'Hands', url: 'hands', version: 5 } })
    await show()
    await screen.findByRole('option', { name: 'task 9' })
    expect(chooser('Task')).toHaveProperty('value', 't10')
    await choose('Task', 'task 9')
    await press('Save')
    await confirm('Save')
    await waitFor(() => {
      expect(told.mock.calls[0]?.[1]).toMatchObject({
        input: { version: 4, linkedContentKey: 'k1', linkedSectionKey: 's1', linkedTaskKey: 't9' },
      })
    })
  })

  it.each([
    ['Reading', 'Wash your hands well'],
    ['Lecture', 'No Video Uploaded'],
  ] as const)('previews the %s that it points to: %s [3.2.12, 3.8.6]', async (type, shown) => {
    const linked = {
      contentName: 'Basics',
      sectionName: 'Part 10',
      task: aTask({ key: 't10', name: 'Target', type }),
      videoUrl: null,
      captionsUrl: null,
    }
    answer(aTaskView(linkTo('t10'), { linked }))
    await show('?tab=preview')
    expect(await screen.findByRole('heading', { name: 'Target' })).toBeTruthy()
    expect(screen.getByText(shown)).toBeTruthy()
  })
})

it.each([
  ['task-not-found', 'Task not found', '/content/basics/safety'],
  ['section-not-found', 'Section not found', '/content'],
  ['content-not-found', 'Content not found', '/content'],
])('says so of an unknown place (%s) and leads on: %s, %s [3.2.7, 3.8.2]', async (code, message, to) => {
  asked.mockRejectedValue(new AppError(code, message))
  const { router } = renderScreen(<AuthoredTaskPage />, { path, at: '/content/basics/safety/gone' })
  await screen.findByText('Somewhere else')
  expect(router.state.location.pathname).toBe(to)
  expect(said()).toEqual([`ERROR: ${message}`])
})
