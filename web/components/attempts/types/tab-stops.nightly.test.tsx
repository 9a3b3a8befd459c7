// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ContentTypeName } from '#domain/questions/question.ts'
import { CONTENT_EXAMPLES } from '#domain/questions/testing/content-examples.ts'
import { WIDEST_CONTENTS } from '#domain/questions/testing/widest-contents.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { chosen, exampleOf, press, setWidth, showItem, viewOf } from './testing/show-item.tsx'

setUpScreen()
beforeEach(() => {
  setWidth(1440)
})

const show = (type: ContentTypeName, content: object) => showItem(viewOf(exampleOf(type, content)))
const focused = () => document.activeElement

it('is one stop only where a Matrix Multiple Choice has many rows: arrows lead to the rows and choose in them', async () => {
  // user-event needs `CSS.escape`, which jsdom lacks, to move within a radio group with arrow keys.
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  await show('Matrix Multiple Choice', CONTENT_EXAMPLES['Matrix Multiple Choice'].content)
  expect(screen.queryByText(/Arrow keys/)).toBeNull()
  cleanup()
  await show('Matrix Multiple Choice', WIDEST_CONTENTS['Matrix Multiple Choice'])
  expect(screen.getByText(/Arrow keys move between the rows/).closest('#answer-hint')).toBeTruthy()
  const radio = (name: string) => screen.getByRole('radio', { name })
  expect(focused()).toBe(radio('Row 1: Column 1'))
  await press('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowRight}')
  expect(focused()).toBe(radio('Row 3: Column 2'))
  expect(chosen.cells).toEqual([13])
  await press('{ArrowUp} {ArrowDown}')
  expect(chosen.cells).toEqual([7, 13])
  // Returning to a row focuses its checked radio button.
  await userEvent.click(radio('Row 2: Column 6'))
  await press('{ArrowDown}')
  expect(focused()).toBe(radio('Row 3: Column 2'))
  await userEvent.tab()
  expect(focused()).toBe(document.body)
  await userEvent.tab({ shift: true })
  expect(focused()).toBe(radio('Row 3: Column 2'))
  expect(chosen.cells).toEqual([11, 13])
})

it.each(['Matrix Multiple Choice', 'Matrix Multiple Response'] as const)(
  'left and right move between the rows of a %s on a phone',
  async (type) => {
    setWidth(390)
    await show(type, WIDEST_CONTENTS[type])
    await press('{ArrowRight}{ArrowRight}')
    expect(focused()?.closest('fieldset')?.querySelector('legend')?.textContent).toBe('Row 3')
    expect(chosen.cells).toEqual([])
    await press(' ')
    expect(chosen.cells).toEqual([type === 'Matrix Multiple Choice' ? 12 : 2])
    await userEvent.tab()
    expect(focused()).toBe(document.body)
  },
)
