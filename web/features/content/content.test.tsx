// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { failureMessages } from '#domain/messages/failures.ts'
import { confirm, openPopup, popup, press, shownErrors, shownMessages, write } from '#web/testing/actions.ts'
import { deletionEffectWords } from '#domain/messages/recycle-bin.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { aContent } from './testing/a-content.ts'
import { ContentPage } from './content.route.tsx'

/** Effects of a deletion that affects nothing else. */
const NOTHING = { sections: 0, tasks: 0, students: 0, attempts: 0, sitting: 0, courses: [], links: [] }

const api = mockApi()

setUpScreen()
beforeEach(() => {
  api.reply('AuthoredContent', { authoredContent: aContent() })
})

describe('a stored content', () => {
  const show = async () => {
    const view = renderScreen(<ContentPage />, { path: '/content/:contentUrl', at: '/content/basics' })
    await screen.findByRole('toolbar')
    return view
  }

  it("shows 'Content not found' when it is unknown and leads to the list [3.2.3]", async () => {
    api.refuse('AuthoredContent', 'content-not-found')
    const { router } = renderScreen(<ContentPage />, { path: '/content/:contentUrl', at: '/content/gone' })
    await screen.findByText('Somewhere else')
    expect(router.state.location.pathname).toBe('/content')
    expect(shownMessages()).toEqual(['ERROR: Content not found'])
  })

  it("shows 'No change detected' when only spaces differ", async () => {
    await show()
    await write('Content Name', ' Basics ')
    await press('Save')
    expect(shownMessages()).toEqual(['ERROR: No change detected'])
    expect(api.requests('UpdateContent')).toEqual([])
  })

  it('is saved behind its popup and stays in view under the same name [3.2.3]', async () => {
    api.reply('UpdateContent', { updateContent: { key: 'k1', name: 'Basics', url: 'basics', version: 4 } })
    const { router } = await show()
    await write('Instructions', 'Other')
    await press('Save')
    expect((await openPopup()).getByRole('heading', { name: 'Updating Content' })).toBeTruthy()
    api.reply('AuthoredContent', { authoredContent: aContent({ instructions: 'Other', version: 4 }) })
    await confirm('Save')
    await waitFor(() => expect(shownMessages()).toEqual(['SUCCESS: Basics updated!']))
    expect(api.requests('UpdateContent')[0]).toEqual({
      input: { key: 'k1', version: 3, name: 'Basics', instructions: 'Other', descText: '<p>All of the basics</p>' },
    })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reset' }).hasAttribute('disabled')).toBe(true))
    expect(screen.getByDisplayValue('Other')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/content/basics')
  })

  it.each([
    ['content-name-taken-edit', 'That course content name already exists'],
    ['network', `ERROR: ${failureMessages.network}`],
  ])('reports a save that failed with %s and keeps what is typed', async (code, message) => {
    api.refuse('UpdateContent', code)
    await show()
    await write('Content Name', 'Taken')
    await press('Save')
    await confirm('Save')
    await waitFor(() => expect(shownErrors()).toEqual([message]))
    const name = screen.getByDisplayValue('Taken')
    // A duplicate name is an error of the name field; a network error belongs to no field.
    expect(name.getAttribute('aria-invalid')).toBe(code === 'network' ? null : 'true')
    expect(document.activeElement === name).toBe(code !== 'network')
  })

  it('stays when the delete is refused', async () => {
    api.refuse('DeleteContent', 'content-has-sections')
    api.reply('DeletionEffects', { deletionEffects: NOTHING })
    const { router } = await show()
    await press('Delete Content')
    await popup().findByText(deletionEffectWords.noCourse)
    await confirm('Delete Content')
    await waitFor(() =>
      expect(shownMessages()).toEqual(['ERROR: Delete content failed, there are sections in this content']),
    )
    expect(router.state.location.pathname).toBe('/content/basics')
  })

  it('is deleted behind its popup, and the list is shown', async () => {
    api.reply('DeleteContent', { deleteContent: 'k1' })
    api.reply('DeletionEffects', { deletionEffects: NOTHING })
    const { router } = await show()
    await press('Delete Content')
    await popup().findByText(deletionEffectWords.noCourse)
    expect(popup().getByRole('heading', { name: 'Deleting Content' })).toBeTruthy()
    await confirm('Delete Content')
    await screen.findByText('Somewhere else')
    expect(router.state.location.pathname).toBe('/content')
    expect(api.requests('DeleteContent')[0]).toEqual({ key: 'k1', version: 3, whole: false })
    expect(shownMessages()).toEqual(['SUCCESS: Basics has been deleted'])
  })

  it('keeps typed text when another user has changed it, until the author decides', async () => {
    api.refuseOnce('UpdateContent', 'content-changed')
    await show()
    await write('Instructions', 'Mine')
    await press('Save')
    api.reply('AuthoredContent', { authoredContent: aContent({ instructions: 'Theirs', version: 8 }) })
    await confirm('Save')
    await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }))
    expect(screen.getByDisplayValue('Mine')).toBeTruthy()
    api.replyOnce('UpdateContent', { updateContent: { key: 'k1', name: 'Basics', url: 'basics', version: 9 } })
    await press('Save')
    await confirm('Save')
    await waitFor(() =>
      expect(api.requests('UpdateContent')[1]).toMatchObject({ input: { version: 8, instructions: 'Mine' } }),
    )
  })
})
