// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CONTENT_TYPES, type ContentTypeName } from '#domain/questions/question.ts'
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

async function stops(): Promise<number> {
  let count = 0
  while (focused() !== document.body && count < 40) {
    count += 1
    await userEvent.tab()
  }
  return count
}

describe.each([
  ['example', (type: ContentTypeName) => CONTENT_EXAMPLES[type].content],
  ['widest item', (type: ContentTypeName) => WIDEST_CONTENTS[type]],
])('the %s', (_, contentOf) => {
  it.each(CONTENT_TYPES.flatMap((type) => [1440, 390].map((width) => [type, width] as const)))(
    'of %s has few stops of Tab, %i pixels wide',
    async (type, width) => {
      setWidth(width)
      await show(type, contentOf(type))
      const count = await stops()
      expect(count).toBeGreaterThan(0)
      expect(count).toBeLessThanOrEqual(type === 'Bow-Tie' ? 12 : 10)
    },
  )
})

it('is one stop where a Matrix Multiple Choice has many rows: arrows lead to the rows and choose in them', async () => {
  // With it the user's arrows choose in a group; jsdom has none.
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  await show('Matrix Multiple Choice', WIDEST_CONTENTS['Matrix Multiple Choice'])
  expect(screen.getByText(/Arrow keys move between the rows/).closest('#answer-hint')).toBeTruthy()
  const radio = (name: string) => screen.getByRole('radio', { name })
  expect(focused()).toBe(radio('Row 1: Column 1'))
  await press('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowRight}')
  expect(focused()).toBe(radio('Row 3: Column 2'))
  expect(chosen.cells).toEqual([13])
  await press('{ArrowUp} {ArrowDown}')
  expect(chosen.cells).toEqual([7, 13])
  // Back in a row the focus is on what is chosen there.
  await userEvent.click(radio('Row 2: Column 6'))
  await press('{ArrowDown}')
  expect(focused()).toBe(radio('Row 3: Column 2'))
  await userEvent.tab()
  expect(focused()).toBe(document.body)
  await userEvent.tab({ shift: true })
  expect(focused()).toBe(radio('Row 3: Column 2'))
  expect(chosen.cells).toEqual([11, 13])
})

it('says nothing of rows where each is a stop of its own', async () => {
  await show('Matrix Multiple Choice', CONTENT_EXAMPLES['Matrix Multiple Choice'].content)
  expect(screen.queryByText(/Arrow keys/)).toBeNull()
})

it.each(['Matrix Multiple Choice', 'Matrix Multiple Response'] as const)(
  'leads on a phone from row to row of a %s by left and right',
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
