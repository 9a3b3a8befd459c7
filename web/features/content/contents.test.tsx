// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { confirm, field, openPopup, press, shownErrors, shownMessages, write } from '#web/testing/actions.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { startSession } from '#web/lib/session/session-store.ts'
import { admin } from '#web/testing/sessions.ts'
import { aContent, aSection } from './testing/a-content.ts'
import { ContentsPage, useOpenContents } from './contents.route.tsx'
import { CreateContentPage } from './create-content.route.tsx'

const api = mockApi()

setUpScreen()
beforeEach(() => {
  api.reply('AuthoredContent', { authoredContent: aContent() })
  api.reply('ContentCopies', { contentCopies: [] })
})

describe('the contents', () => {
  it('have a panel each with its sections by name, numbers by value, and how many there are', async () => {
    const names = ['Section 10', 'section 2', 'Section 1']
    const sections = names.map((name) => aSection({ key: name, name, url: name.toLowerCase().replace(' ', '-') }))
    api.reply('Contents', {
      contents: [aContent({ sections }), aContent({ key: 'k2', name: 'More', url: 'more', sections: [] })],
    })
    renderScreen(<ContentsPage />)
    await screen.findByRole('heading', { name: 'Basics' })
    expect(screen.getByRole('link', { name: 'Edit Content Basics' }).getAttribute('href')).toBe('/content/basics')
    const list = within(screen.getByRole('list', { name: 'Sections of Basics' }))
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/content/basics/section-1',
      '/content/basics/section-2',
      '/content/basics/section-10',
    ])
    expect(screen.getByText('None')).toBeTruthy()
    expect(screen.getByText('3 sections, 6 tasks')).toBeTruthy()
    expect(screen.getByText('0 sections, 0 tasks')).toBeTruthy()
  })

  it('remember which panels are open for the administrator who opened them', async () => {
    api.reply('Contents', { contents: [aContent(), aContent({ key: 'k2', name: 'More', url: 'more' })] })
    startSession(admin)
    renderScreen(<ContentsPage />, { path: '/content' })
    await userEvent.click(await screen.findByRole('heading', { name: 'More' }))
    await waitFor(() => expect(useOpenContents.getState().open).toEqual(['k2']))
    // As after a reload: the stored value belongs to this administrator.
    expect(window.sessionStorage.getItem('academy.open-contents')).toBe('{"uid":"u1","open":["k2"]}')
    // Closing is stored as well, and another administrator starts with all panels closed.
    await userEvent.click(screen.getByRole('heading', { name: 'More' }))
    await waitFor(() => expect(useOpenContents.getState().open).toEqual([]))
    await userEvent.click(screen.getByRole('heading', { name: 'Basics' }))
    await waitFor(() => expect(useOpenContents.getState().open).toEqual(['k1']))
    startSession({ ...admin, uid: 'u9' })
    expect(useOpenContents.getState().open).toEqual([])
  })

  it('offer a retry when they could not be fetched', async () => {
    api.refuseOnce('Contents', 'network')
    api.reply('Contents', { contents: [] })
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

  it('shows all field errors together with the focus on the first, and a corrected field is no longer marked', async () => {
    await show()
    await press('Create')
    const errors = ['Please enter a name for the course content', 'Please enter instructions for the course content']
    expect(shownErrors()).toEqual(errors)
    expect(document.activeElement).toBe(field('Content Name'))
    await write('Content Name', 'B')
    expect(shownErrors()).toEqual(errors.slice(1))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('is created behind its popup and found in the list [3.2.2]', async () => {
    api.reply('CreateContent', { createContent: { key: 'k9', name: 'Basics', url: 'basics' } })
    const { router } = await show()
    await write('Content Name', 'Basics')
    await write('Instructions', 'Begin')
    await press('Create')
    expect((await openPopup()).getByRole('heading', { name: 'Creating Content' })).toBeTruthy()
    await confirm('Create')
    await screen.findByText('Somewhere else')
    expect(router.state.location.pathname).toBe('/content')
    expect(shownMessages()).toEqual(['SUCCESS: Basics created!'])
    expect(api.requests('CreateContent')[0]).toEqual({ input: { name: 'Basics', instructions: 'Begin', descText: '' } })
  })

  it('keeps what is typed when its name is taken, and shows the error [3.8.3]', async () => {
    api.refuse('CreateContent', 'content-name-taken')
    await show()
    await write('Content Name', 'Basics')
    await write('Instructions', 'Begin')
    await press('Create')
    await confirm('Create')
    await waitFor(() => expect(shownErrors()).toEqual(['That content name already exists']))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByDisplayValue('Basics')).toBeTruthy()
  })

  it('is not discarded without a confirmation', async () => {
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
