// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '../../lib/app-error.ts'
import { mutate, query } from '../../lib/api.ts'
import { useMessageStore } from '../../lib/message-store.ts'
import { installDialog } from '../../testing/dialog-in-jsdom.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aContent, aSection } from './a-content.ts'
import { ContentsPage } from './contents.route.tsx'
import { ContentPage } from './content.route.tsx'
import { CreateContentPage } from './create-content.route.tsx'
import { CreateSectionPage } from './create-section.route.tsx'

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

beforeAll(installDialog)
beforeEach(() => {
  vi.resetAllMocks()
  useMessageStore.setState({ messages: [] })
  asked.mockResolvedValue({ authoredContent: aContent() })
})
afterEach(cleanup)

describe('the contents', () => {
  it('have a panel each with its description, its buttons and its sections by name, numbers by value [3.2.1, 3.9.12]', async () => {
    const names = ['Section 10', 'section 2', 'Section 1']
    const sections = names.map((name) => aSection({ key: name, name, url: name.toLowerCase().replace(' ', '-') }))
    asked.mockResolvedValue({
      contents: [aContent({ sections }), aContent({ key: 'k2', name: 'More', url: 'more', sections: [] })],
    })
    renderScreen(<ContentsPage />)
    await screen.findByRole('heading', { name: 'Basics' })
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Basics',
      'More',
    ])
    expect(screen.getAllByText('All of the basics')).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Edit Content Basics' }).getAttribute('href')).toBe('/content/basics')
    expect(screen.getByRole('link', { name: 'New Section in More' }).getAttribute('href')).toBe('/content/more/create')
    const list = within(screen.getByRole('list', { name: 'Sections of Basics' }))
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/content/basics/section-1',
      '/content/basics/section-2',
      '/content/basics/section-10',
    ])
    expect(screen.getByText('None')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard')
    expect(screen.getByRole('link', { name: 'Create' }).getAttribute('href')).toBe('/content/create')
  })

  it("say 'None' when there are none [3.2.1, 3.8.6]", async () => {
    asked.mockResolvedValue({ contents: [] })
    renderScreen(<ContentsPage />)
    expect(await screen.findByText('None')).toBeTruthy()
  })

  it('offer to ask again when they could not be fetched', async () => {
    asked.mockRejectedValueOnce(new AppError('network', 'No connection')).mockResolvedValueOnce({ contents: [] })
    renderScreen(<ContentsPage />)
    await userEvent.click(await screen.findByRole('button', { name: /again/i }))
    expect(await screen.findByText('None')).toBeTruthy()
  })
})

describe('a new content', () => {
  const show = async () => {
    const view = renderScreen(<CreateContentPage />, { path: '/content/create' })
    await screen.findByRole('toolbar')
    return view
  }

  it.each([
    ['', 'Please enter a name for the course content', '[3.5.2]'],
    ['CREATE', 'Please use a different name; that name is reserved.', '[3.5.1, 3.9.2]'],
  ])('called %j is refused: %s %s', async (name, message) => {
    await show()
    await write('Instructions', 'Begin')
    await write('Content Name', name)
    await press('Create')
    expect(said()).toEqual([`ERROR: ${message}`])
    expect(document.activeElement).toBe(field('Content Name'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('needs instructions [3.5.4]', async () => {
    await show()
    await write('Content Name', 'Basics')
    await press('Create')
    expect(said()).toEqual(['ERROR: Please enter instructions for the course content'])
    expect(document.activeElement).toBe(field('Instructions'))
  })

  it('is created behind its popup and found in the list [3.2.2, 3.4.1, 3.7.2, 3.8.5]', async () => {
    told.mockResolvedValue({ createContent: { key: 'k9', name: 'Basics', url: 'basics' } })
    const { router } = await show()
    await write('Content Name', 'Basics')
    await write('Instructions', 'Begin')
    await press('Create')
    expect(popup().getByRole('heading', { name: 'Creating Content' })).toBeTruthy()
    await confirm('Create')
    await screen.findByText('Somewhere else')
    expect(router.state.location.pathname).toBe('/content')
    expect(said()).toEqual(['SUCCESS: Basics created!'])
    expect(told.mock.calls[0]?.[1]).toEqual({ input: { name: 'Basics', instructions: 'Begin', descText: '' } })
  })

  it('whose name is taken keeps what is typed, and says so [3.5.3, 3.8.3]', async () => {
    told.mockRejectedValue(new AppError('content-name-taken', 'That content name already exists'))
    await show()
    await write('Content Name', 'Basics')
    await write('Instructions', 'Begin')
    await press('Create')
    await confirm('Create')
    await waitFor(() => {
      expect(said()).toEqual(['ERROR: That content name already exists'])
    })
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByDisplayValue('Basics')).toBeTruthy()
  })

  it('is emptied behind the popup Resetting [3.4.1]', async () => {
    await show()
    await write('Content Name', 'Basics')
    await press('Reset')
    expect(popup().getByRole('heading', { name: 'Resetting' })).toBeTruthy()
    expect(popup().getByText('You will lose all unsaved changes. Are you sure?')).toBeTruthy()
    await confirm('Reset')
    expect(screen.queryByDisplayValue('Basics')).toBeNull()
  })

  it('that is typed is not left without a question', async () => {
    const { router } = await show()
    await write('Content Name', 'Basics')
    await userEvent.click(screen.getByRole('link', { name: 'Course Content' }))
    await confirm('Cancel')
    expect(router.state.location.pathname).toBe('/content/create')
    await userEvent.click(screen.getByRole('link', { name: 'Course Content' }))
    await confirm('Leave')
    await screen.findByText('Somewhere else')
  })
})

describe('a stored content', () => {
  const show = async () => {
    const view = renderScreen(<ContentPage />, { path: '/content/:contentUrl', at: '/content/basics' })
    await screen.findByRole('toolbar')
    return view
  }

  it("that is unknown says 'Content not found' and leads to the list [3.2.3, 3.8.2]", async () => {
    asked.mockRejectedValue(new AppError('content-not-found', 'Content not found'))
    const { router } = renderScreen(<ContentPage />, { path: '/content/:contentUrl', at: '/content/gone' })
    await screen.findByText('Somewhere else')
    expect(router.state.location.pathname).toBe('/content')
    expect(said()).toEqual(['ERROR: Content not found'])
  })

  it("as it is says 'No change detected', spaces apart [3.5.1, 3.5.5]", async () => {
    await show()
    await write('Content Name', ' Basics ')
    await press('Save')
    expect(said()).toEqual(['ERROR: No change detected'])
    expect(told).not.toHaveBeenCalled()
  })

  it('is saved behind its popup and stays in view under the same name [3.2.3, 3.4.1, 3.7.3]', async () => {
    told.mockResolvedValue({ updateContent: { key: 'k1', name: 'Basics', url: 'basics', version: 4 } })
    const { router } = await show()
    await write('Instructions', 'Other')
    await press('Save')
    expect(popup().getByRole('heading', { name: 'Updating Content' })).toBeTruthy()
    asked.mockResolvedValue({ authoredContent: aContent({ instructions: 'Other', version: 4 }) })
    await confirm('Save')
    await waitFor(() => {
      expect(said()).toEqual(['SUCCESS: Basics updated!'])
    })
    expect(told.mock.calls[0]?.[1]).toEqual({
      input: { key: 'k1', version: 3, name: 'Basics', instructions: 'Other', descText: '<p>All of the basics</p>' },
    })
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Reset' }).hasAttribute('disabled')).toBe(true)
    })
    expect(screen.getByDisplayValue('Other')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/content/basics')
  })

  it.each([
    ['content-name-taken-edit', 'That course content name already exists', '[3.5.3]'],
    ['network', 'No connection', '[3.8.3]'],
  ])('tells of a save that failed with %s and keeps what is typed %s', async (code, message) => {
    told.mockRejectedValue(new AppError(code, message))
    await show()
    await write('Content Name', 'Taken')
    await press('Save')
    await confirm('Save')
    await waitFor(() => {
      expect(said()).toEqual([`ERROR: ${message}`])
    })
    expect(screen.getByDisplayValue('Taken')).toBeTruthy()
  })

  it.each([
    ['content-has-sections', 'Delete content failed, there are sections in this content'],
    ['content-in-use', 'Delete content failed, this content is in use by a course'],
  ])('stays when the delete is refused with %s [1.5.14, 3.4.4, 3.5.17]', async (code, message) => {
    told.mockRejectedValue(new AppError(code, message))
    const { router } = await show()
    await press('Delete Content')
    await confirm('Delete Content')
    await waitFor(() => {
      expect(said()).toEqual([`ERROR: ${message}`])
    })
    expect(router.state.location.pathname).toBe('/content/basics')
  })

  it('is deleted behind its popup, and the list is shown [3.4.1, 3.4.3, 3.7.4, 3.8.5]', async () => {
    told.mockResolvedValue({ deleteContent: 'k1' })
    const { router } = await show()
    await press('Delete Content')
    expect(popup().getByRole('heading', { name: 'Deleting Content' })).toBeTruthy()
    await confirm('Delete Content')
    await screen.findByText('Somewhere else')
    expect(router.state.location.pathname).toBe('/content')
    expect(told.mock.calls[0]?.[1]).toEqual({ key: 'k1', version: 3 })
    expect(said()).toEqual(['SUCCESS: Basics has been deleted'])
  })

  it('that somebody else changed meanwhile keeps what is typed until it is decided', async () => {
    told.mockRejectedValueOnce(
      new AppError('content-changed', 'Somebody else changed this content; reload to see the change'),
    )
    await show()
    await write('Instructions', 'Mine')
    await press('Save')
    asked.mockResolvedValue({ authoredContent: aContent({ instructions: 'Theirs', version: 8 }) })
    await confirm('Save')
    await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }))
    expect(screen.getByDisplayValue('Mine')).toBeTruthy()
    told.mockResolvedValueOnce({ updateContent: { key: 'k1', name: 'Basics', url: 'basics', version: 9 } })
    await press('Save')
    await confirm('Save')
    await waitFor(() => {
      expect(told.mock.calls[1]?.[1]).toMatchObject({ input: { version: 8, instructions: 'Mine' } })
    })
  })
})

describe('a new section', () => {
  const show = async () => {
    const view = renderScreen(<CreateSectionPage />, {
      path: '/content/:contentUrl/create',
      at: '/content/basics/create',
    })
    await screen.findByRole('form', { name: 'New section' })
    return view
  }

  it.each([
    ['', 'Read', 'Please enter a name for the section', '[3.5.2]'],
    ['Create', 'Read', 'Please use a different name; that name is reserved.', '[3.5.2]'],
    ['Safety', '', 'Please enter instructions for the section', '[3.5.4]'],
  ])('called %j with the instructions %j is refused: %s %s', async (name, instructions, message) => {
    await show()
    await write('Section Name', name)
    await write('Instructions', instructions)
    await press('Create')
    expect(said()).toEqual([`ERROR: ${message}`])
  })

  it('is created behind its popup and shown [3.2.4, 3.4.1, 3.7.5, 3.8.5]', async () => {
    told.mockResolvedValue({ createSection: { key: 's9', name: 'New Part', url: 'new-part' } })
    const { router } = await show()
    await write('Section Name', 'New Part')
    await write('Instructions', 'Read')
    await press('Create')
    expect(popup().getByRole('heading', { name: 'Creating Section' })).toBeTruthy()
    await confirm('Create')
    await screen.findByText('Somewhere else')
    expect(router.state.location.pathname).toBe('/content/basics/new-part')
    expect(told.mock.calls[0]?.[1]).toEqual({ input: { contentKey: 'k1', name: 'New Part', instructions: 'Read' } })
    expect(said()).toEqual(['SUCCESS: New Part created!'])
  })

  it('whose name is taken in the content is refused [3.5.3]', async () => {
    told.mockRejectedValue(new AppError('section-name-taken', 'That section name already exists in this content'))
    await show()
    await write('Section Name', 'Safety')
    await write('Instructions', 'Read')
    await press('Create')
    await confirm('Create')
    await waitFor(() => {
      expect(said()).toEqual(['ERROR: That section name already exists in this content'])
    })
  })
})
