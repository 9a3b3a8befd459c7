// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ContentTypeName } from '#domain/questions/question.ts'
import { CONTENT_EXAMPLES } from '#domain/questions/testing/content-examples.ts'
import { popup, press } from '#web/testing/actions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { loadQuestionCode, missingParts } from '#web/components/attempts/types/content-view.tsx'
import { exampleOf, viewOf } from '#web/components/attempts/types/testing/show-item.tsx'
import { useConfirmIncomplete } from './use-confirm-incomplete.tsx'

setUpScreen()

const check = vi.fn<() => void>()
const questionOf = (type: ContentTypeName) => viewOf(exampleOf(type, CONTENT_EXAMPLES[type].content))

beforeEach(() => {
  check.mockClear()
})

function TestButton({ choice }: { choice: readonly number[] }) {
  const { submit, dialog } = useConfirmIncomplete(questionOf('Matrix Multiple Choice'), choice, check)
  return (
    <>
      <button type="button" onClick={submit}>
        Check
      </button>
      {dialog}
    </>
  )
}

async function show(choice: readonly number[]) {
  await loadQuestionCode(questionOf('Matrix Multiple Choice'))
  render(<TestButton choice={choice} />)
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
}

const COMPLETE = CONTENT_EXAMPLES['Matrix Multiple Choice'].right

it('an answer with empty parts is graded only after a confirmation', async () => {
  await show(COMPLETE.slice(1))
  await waitFor(() => expect(popup().getByText(new RegExp(`^1 of ${COMPLETE.length} rows is empty\\.`))).toBeTruthy())
  expect(check).not.toHaveBeenCalled()
  await userEvent.click(popup().getByRole('button', { name: 'Cancel' }))
  expect(check).not.toHaveBeenCalled()
  await press('Check')
  await userEvent.click(popup().getByRole('button', { name: 'Submit anyway' }))
  expect(check).toHaveBeenCalledTimes(1)
})

it('a complete answer is graded without a confirmation', async () => {
  await show(COMPLETE)
  expect(check).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it.each([
  'Select N',
  'Grouping',
  'Matrix Multiple Choice',
  'Matrix Multiple Response',
  'Drop-Down Cloze',
  'Drop-Down Rationale',
  'Drop-Down Table',
  'Drag-and-Drop Cloze',
  'Drag-and-Drop Rationale',
  'Bow-Tie',
] as const)('a complete answer of %s differs from one with an empty part', async (type) => {
  const question = questionOf(type)
  await loadQuestionCode(question)
  const { right } = CONTENT_EXAMPLES[type]
  expect(missingParts(question, right)).toBeUndefined()
  expect(missingParts(question, right.slice(0, 1))).toMatchObject({ answered: 1 })
})
