// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { confirm, openPopup, popup, press, shownErrors, shownMessages, write } from '#web/testing/actions.ts'
import { deletionEffectWords } from '#domain/messages/recycle-bin.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { aSection, aSectionView, aTask } from './testing/a-content.ts'
import { SectionPage } from './section.route.tsx'

/** Effects of a deletion that affects nothing else. */
const NOTHING = { sections: 0, tasks: 0, students: 0, attempts: 0, sitting: 0, courses: [], links: [] }

const api = mockApi()
const show = async (search = '') => {
  const at = `/content/basics/safety${search}`
  const view = renderScreen(<SectionPage />, { path: '/content/:contentUrl/:sectionUrl', at })
  await screen.findByRole('tablist')
  return view
}

setUpScreen()
beforeEach(() => {
  api.reply('AuthoredSection', aSectionView([aTask()]))
})

it('the page has the tabs Tasks and Edit, a link to create a task, and breadcrumbs [3.2.5]', async () => {
  const { router } = await show()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Tasks', 'Edit'])
  expect(screen.getByRole('link', { name: 'Create' }).getAttribute('href')).toBe('/content/basics/safety/create')
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getAllByRole('link')
  expect(crumbs.map((link) => link.getAttribute('href'))).toEqual(['/content', '/content/basics'])
  await userEvent.click(screen.getByRole('tab', { name: 'Edit' }))
  expect(router.state.location.search).toBe('?tab=edit')
})

it('tasks are listed by name, numbers by value, each with its type and link [3.2.5]', async () => {
  const named = (name: string) => aTask({ key: name, name, url: name.toLowerCase().replace(' ', '-') })
  api.reply(
    'AuthoredSection',
    aSectionView([named('Task 10'), named('task 9'), { ...named('Linked'), type: 'Linking' }]),
  )
  await show()
  const links = within(screen.getByRole('list', { name: 'Tasks' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/content/basics/safety/linked',
    '/content/basics/safety/task-9',
    '/content/basics/safety/task-10',
  ])
  expect(links[0]?.textContent).toBe('LinkedLinking')
})

it('the list counts tasks by kind, and shows the settings of each test', async () => {
  const practice = { tags: ['RN', 'Heart'], numOfQuestions: 20, timeAllowed: 30, attempts: 1 }
  const exam = { tags: ['RN'], minQuestions: 5, maxQuestions: 12 }
  api.reply(
    'AuthoredSection',
    aSectionView([
      aTask({ key: 'a', name: 'A', type: 'Practice', ...practice }),
      aTask({ key: 'b', name: 'B', type: 'NCLEX', ...exam }),
      aTask({ key: 'c', name: 'C', type: 'AdaptiveNCLEX', ...exam }),
      aTask({ key: 'd', name: 'D', type: 'Practice', tags: ['1', '2', '3', '4', '5', '6', '7'], numOfQuestions: 1 }),
      aTask({ key: 'e', name: 'E' }),
    ]),
  )
  await show()
  expect(screen.getByText('5 tasks: 1 Reading, 2 Practice, 1 NCLEX, 1 Adaptive NCLEX')).toBeTruthy()
  const list = within(screen.getByRole('list', { name: 'Tasks' }))
  expect(list.getByText('RN, Heart · 20 questions · 30 minutes · 1 attempt')).toBeTruthy()
  expect(list.getByText('RN · 5 to 12 questions in each area')).toBeTruthy()
  expect(list.getByText('RN · 5 to 12 questions')).toBeTruthy()
  expect(list.getByText('1, 2, 3, 4, 3 more · 1 question')).toBeTruthy()
})

it.each([
  ['0123456789', 'No Text Written'],
  ['0123456789a', '0123456789a'],
])('a preview %j appears in the list as %j [2.9.8]', async (preview, shown) => {
  api.reply('AuthoredSection', aSectionView([aTask({ preview })]))
  await show()
  expect(within(screen.getByRole('list', { name: 'Tasks' })).getByText(shown)).toBeTruthy()
})

it.each([
  ['section-not-found', 'Section not found'],
  ['content-not-found', 'Content not found'],
])('an unknown place (%s) shows a message and leads to the contents [3.2.5]', async (code, message) => {
  api.refuse('AuthoredSection', code)
  const { router } = renderScreen(<SectionPage />, { path: '/content/:contentUrl/:sectionUrl', at: '/content/a/b' })
  await screen.findByText('Somewhere else')
  expect(router.state.location.pathname).toBe('/content')
  expect(shownMessages()).toEqual([`ERROR: ${message}`])
})

describe('editing', () => {
  it.each([
    ['Other', '', ['Please enter a instructions for the section']],
    ['', '', ['Please enter a name for the section', 'Please enter a instructions for the section']],
    ['Safety', 'Read all', ['ERROR: No change detected']],
  ])('refuses the name %j with the instructions %j: %j', async (name, instructions, errors) => {
    await show('?tab=edit')
    await write('Section Name', name)
    await write('Instructions', instructions)
    await press('Save')
    expect(shownErrors()).toEqual(errors)
    expect(api.requests('UpdateSection')).toEqual([])
  })

  it('goes to the contents after a rename [2.4.17, 3.2.5]', async () => {
    api.reply('UpdateSection', { updateSection: { key: 's1', name: 'New', url: 'new', version: 3 } })
    const { router } = await show('?tab=edit')
    await write('Section Name', 'New')
    await press('Save')
    expect((await openPopup()).getByRole('heading', { name: 'Updating Section' })).toBeTruthy()
    await confirm('Save')
    await screen.findByText('Somewhere else')
    expect(router.state.location.pathname).toBe('/content')
    expect(shownMessages()).toEqual(['SUCCESS: New updated!'])
    expect(api.requests('UpdateSection')[0]).toEqual({
      input: { contentKey: 'k1', key: 's1', version: 2, name: 'New', instructions: 'Read all' },
    })
  })

  it('stays after new instructions, and shows the stored ones', async () => {
    api.reply('UpdateSection', { updateSection: { key: 's1', name: 'Safety', url: 'safety', version: 3 } })
    const { router } = await show('?tab=edit')
    await write('Instructions', 'Other')
    await press('Save')
    api.reply('AuthoredSection', aSectionView([], aSection({ instructions: 'Other', version: 3 })))
    await confirm('Save')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reset' }).hasAttribute('disabled')).toBe(true))
    expect(router.state.location.pathname).toBe('/content/basics/safety')
    expect(shownMessages()).toEqual(['SUCCESS: Safety updated!'])
  })

  it('keeps typed text across the tab of tasks, and needs a confirmation before leaving', async () => {
    await show('?tab=edit')
    await write('Section Name', 'Other')
    await userEvent.click(screen.getByRole('tab', { name: 'Tasks' }))
    await userEvent.click(screen.getByRole('tab', { name: 'Edit' }))
    expect(screen.getByDisplayValue('Other')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Create' }))
    await confirm('Leave')
    await screen.findByText('Somewhere else')
  })
})

describe('deleting', () => {
  it('goes to the contents [2.4.17]', async () => {
    api.reply('DeleteSection', { deleteSection: 's1' })
    api.reply('DeletionEffects', { deletionEffects: NOTHING })
    const { router } = await show('?tab=edit')
    await press('Delete Section')
    await popup().findByText(deletionEffectWords.noCourse)
    await confirm('Delete Section')
    await screen.findByText('Somewhere else')
    expect(router.state.location.pathname).toBe('/content')
    expect(shownMessages()).toEqual(['SUCCESS: Safety has been deleted'])
    expect(api.requests('DeleteSection')[0]).toEqual({ contentKey: 'k1', key: 's1', version: 2, whole: false })
  })
})
