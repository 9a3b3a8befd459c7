import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { vi } from 'vitest'
import { publicQuestion } from '#domain/questions/public-question.ts'
import type { ContentTypeName, Question } from '#domain/questions/question.ts'
import { CONTENT_EXAMPLES } from '#domain/questions/testing/content-examples.ts'
import { typeRules } from '#domain/questions/types/question-types.ts'
import { AnswerForm } from '../../answer-form.tsx'
import type { QuestionView } from '../../question-view.ts'
import { QuestionFrame } from '../content-view.tsx'

/** A stored question with a content, by default its type's example. */
export function exampleOf(type: ContentTypeName, content: object = CONTENT_EXAMPLES[type].content): Question {
  const checked = typeRules(type).content?.check(content)
  if (checked?.ok !== true) throw new Error(`The content of ${type} is refused: ${checked?.code}`)
  return { id: 7, type, body: 'What now?', answers: [], content: checked.content, rationale: '', tags: [], area: [] }
}

/** A question as it's served to a student. */
export const viewOf = (question: Question): QuestionView => ({ matches: null, item: null, ...publicQuestion(question) })

/** The current choice: the last one that was made. */
export const chosen: { cells: readonly number[] } = { cells: [] }

function Form({ question, first }: { question: QuestionView; first: readonly number[] }) {
  const [choice, setChoice] = useState(first)
  return (
    <QuestionFrame question={question}>
      <p id="question-body">{question.body}</p>
      <AnswerForm
        question={question}
        position={0}
        choice={choice}
        onChoose={(next) => {
          chosen.cells = next
          setChoice(next)
        }}
      />
    </QuestionFrame>
  )
}

/** Simulates a window of this width, such as a phone's or a desktop's. */
export function setWidth(pixels: number): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, bound, rem] = /(min|max)-width: (\d+)rem/.exec(query) ?? []
    const limit = Number(rem) * 16
    return {
      matches: bound === 'min' ? pixels >= limit : pixels <= limit,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }
  })
}

/** Renders a question to answer, waits for its code, and focuses its first Tab stop. */
export async function showItem(question: QuestionView, first: readonly number[] = []): Promise<void> {
  chosen.cells = first
  render(<Form question={question} first={first} />)
  await screen.findByRole('group', { name: 'What now?' })
  await vi.waitUntil(() => document.querySelector('.skeleton') === null, { timeout: 15_000 })
  await userEvent.tab()
}

export const showExample = (type: ContentTypeName) => showItem(viewOf(exampleOf(type)))

/** Presses keys in sequence. */
export const press = (keys: string) => userEvent.keyboard(keys)
