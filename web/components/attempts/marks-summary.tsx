import type { Marks } from '#domain/attempts/marks.ts'
import { highlightWords, toolWords } from '#domain/messages/test-tools.ts'
import type { QuestionView } from './question-view.ts'
import { shownOptions } from '#web/components/attempts/types/options/choices.ts'
import { type GroupingItem, itemReader, responseOf, type SelectNItem } from '#web/components/attempts/types/items.ts'

const readOptions = itemReader<SelectNItem>('options')
const readGroups = itemReader<GroupingItem>('groups')

/** The options that can be struck out, by cell: answer letters, or option texts of a content type. */
function optionNames(question: QuestionView): string[] {
  const response = responseOf(question)
  if (response.answers.length > 0) return response.answers.map(({ letter }) => letter)
  const options = readOptions(response)?.options ?? readGroups(response)?.groups.flatMap((group) => group.options)
  return shownOptions(options ?? []).map(({ text }) => text)
}

/**
 * What the student struck out, highlighted, and noted in a test, as plain text; renders nothing if there is none of it.
 */
export function MarksSummary({ marks, question }: { marks: Marks | undefined; question: QuestionView }) {
  if (marks === undefined || (marks.struck.length === 0 && marks.note === '' && marks.highlights.length === 0))
    return null
  const names = optionNames(question)
  const struck = marks.struck.flatMap((cell) => names[cell] ?? [])
  return (
    <div className="grid grid-cols-1 gap-1 mt-4 pt-3 border-t border-t-border">
      {struck.length > 0 && <p className="muted">{toolWords.struck(struck)}</p>}
      {marks.highlights.length > 0 && (
        <>
          <p className="font-[650]">{highlightWords.yours}</p>
          <ul>
            {marks.highlights.map(({ block, start, text }) => (
              <li key={`${block} ${start}`} className="wrap-anywhere whitespace-pre-line">
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
      {marks.note !== '' && (
        <>
          <p className="font-[650]">{toolWords.yourNote}</p>
          <p className="wrap-anywhere whitespace-pre-line">{marks.note}</p>
        </>
      )}
    </div>
  )
}
