// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { saveFile } from '#web/lib/save-file.ts'
import { CalendarButton } from './calendar-button.tsx'

vi.mock('#web/lib/save-file.ts', () => ({ saveFile: vi.fn() }))
afterEach(cleanup)

const course = { key: 'c1', name: 'RN Review March 5', dates: ['2027-03-05'], startTime: '9:00AM', location: 'Room 5' }

it('the classes are saved as a calendar file named after the course', async () => {
  render(<CalendarButton course={course} />)
  fireEvent.click(screen.getByRole('button', { name: 'Add to calendar' }))
  await act(() => vi.dynamicImportSettled())
  const [name, type, text] = vi.mocked(saveFile).mock.calls[0] ?? []
  expect([name, type]).toEqual(['rn-review-march-5.ics', 'text/calendar'])
  expect(text).toContain('DTSTART:20270305T140000Z')
})
