// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { press, shownMessages } from '#web/testing/actions.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { ContentsPage } from './contents.route.tsx'
import { SectionPage } from './section.route.tsx'
import { aContent, aSection, aSectionView, aTask } from './testing/a-content.ts'

const api = mockApi()
setUpScreen()

const tasks = ['Part 10', 'Part 2', 'Part 1'].map((name, n) => aTask({ key: `t${n}`, name, url: `t${n}` }))
const view = (taskOrder: string[] | null = null, orderVersion: number | null = null) =>
  aSectionView(tasks, aSection({ taskOrder, orderVersion }))
const place = { contentKey: 'k1', sectionKey: 's1' }

beforeEach(() => {
  api.reply('AuthoredSection', view())
  api.reply('ContentCopies', { contentCopies: [] })
})

async function show() {
  const at = '/content/basics/safety'
  const shown = renderScreen(<SectionPage />, { path: '/content/:contentUrl/:sectionUrl', at })
  await screen.findByRole('tablist')
  await press('Change Order')
  await screen.findByRole('list', { name: 'Order of the tasks' })
  return shown
}

const grips = () =>
  within(screen.getByRole('list', { name: 'Order of the tasks' }))
    .getAllByRole('button', { name: / of \d+$/ })
    .map((grip) => grip.getAttribute('aria-label')?.replace(/^Move (.*), .*/, '$1'))
const grip = (name: string) => screen.getByRole('button', { name: new RegExp(`^Move ${name}, `) })

describe('the order of tasks', () => {
  it('moves to the last place by End, and no further up than the first', async () => {
    await show()
    grip('Part 1').focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(grips()).toEqual(['Part 1', 'Part 2', 'Part 10'])
    await userEvent.keyboard('{End}')
    expect(grips()).toEqual(['Part 2', 'Part 10', 'Part 1'])
  })

  it('is stored once, over the version that was seen', async () => {
    await show()
    await press('Move Part 10 up')
    await press('Move Part 10 up')
    expect(screen.getByRole('button', { name: 'Move Part 10 up' }).getAttribute('aria-disabled')).toBe('true')
    expect(api.requests('OrderTasks')).toEqual([])
    api.reply('OrderTasks', { orderTasks: { order: ['t0', 't2', 't1'], orderVersion: 1 } })
    api.reply('AuthoredSection', view(['t0', 't2', 't1'], 1))
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save Order' }))
    await screen.findByRole('list', { name: 'Tasks' })
    expect(api.requests('OrderTasks')).toEqual([{ ...place, keys: ['t0', 't2', 't1'], seen: 0 }])
    expect(shownMessages()).toEqual(['SUCCESS: Order saved'])
  })

  it('is shown when another user has changed it, and the next save replaces it', async () => {
    await show()
    await press('Move Part 10 up')
    api.refuseOnce('OrderTasks', 'order-changed')
    api.reply('AuthoredSection', view(['t1', 't0', 't2'], 1))
    await press('Save Order')
    await waitFor(() => expect(grips()).toEqual(['Part 2', 'Part 10', 'Part 1']))
    expect(shownMessages()).toEqual(['ERROR: Somebody else has changed the order; here is the new one'])
    await press('Move Part 1 up')
    api.reply('OrderTasks', { orderTasks: { order: ['t1', 't2', 't0'], orderVersion: 2 } })
    await press('Save Order')
    await screen.findByRole('list', { name: 'Tasks' })
    expect(api.requests('OrderTasks').at(-1)).toEqual({ ...place, keys: ['t1', 't2', 't0'], seen: 1 })
  })

  it('stays as it is when a save fails otherwise, or is cancelled', async () => {
    await show()
    await press('Move Part 10 up')
    api.refuse('OrderTasks', 'network')
    await press('Save Order')
    await waitFor(() => expect(shownMessages()).toHaveLength(1))
    expect(grips()).toEqual(['Part 1', 'Part 10', 'Part 2'])
    await press('Cancel')
    expect(screen.getByRole('list', { name: 'Tasks' })).toBeTruthy()
  })

  it('asks for confirmation before the page is left with an unsaved move', async () => {
    const { router } = await show()
    await press('Move Part 10 up')
    await act(() => router.navigate('/content'))
    expect(await screen.findByRole('alertdialog', { name: 'Leave this page?' })).toBeTruthy()
  })

  it('is not offered for one task', async () => {
    api.reply('AuthoredSection', aSectionView([aTask()]))
    renderScreen(<SectionPage />, { path: '/content/:contentUrl/:sectionUrl', at: '/content/basics/safety' })
    await screen.findByRole('list', { name: 'Tasks' })
    expect(screen.queryByRole('button', { name: 'Change Order' })).toBeNull()
  })
})

it('the order of sections is changed in the panel of their content', async () => {
  const sections = ['Week 10', 'Week 9'].map((name, n) => aSection({ key: `s${n}`, name, url: `s${n}` }))
  api.reply('Contents', { contents: [aContent({ sections, sectionOrder: ['s0'], orderVersion: 1 })] })
  renderScreen(<ContentsPage />)
  await userEvent.click(await screen.findByRole('heading', { name: 'Basics' }))
  const list = within(screen.getByRole('list', { name: 'Sections of Basics' }))
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/content/basics/s0',
    '/content/basics/s1',
  ])
  await press('Change Order of Basics')
  await screen.findByRole('list', { name: 'Order of the sections of Basics' })
  await press('Move Week 9 up')
  api.reply('OrderSections', { orderSections: { order: ['s1', 's0'], orderVersion: 2 } })
  await press('Save Order')
  await screen.findByRole('list', { name: 'Sections of Basics' })
  expect(api.requests('OrderSections')).toEqual([{ contentKey: 'k1', keys: ['s1', 's0'], seen: 1 }])
})
