import { createContext, type ReactNode, use } from 'react'
import { type QuestionMessage, questionMessages } from '#domain/messages/questions.ts'
import { parsedContent } from './lenient.ts'

/** A form of a content: JSON text in the shape of its type, complete or not. */
export type ContentFormProps = { content: string; onChange: (content: string) => void }

/** A part of a form: its value, and what another value does. */
export type EditorProps<Value> = { value: Value; onChange: (value: Value) => void }

/** The form of one type: `read` takes whatever is there, `Editor` shows and changes it. */
export const contentForm = <Value,>(
  read: (content: unknown) => Value,
  Editor: (props: EditorProps<Value>) => ReactNode,
) =>
  function ContentForm({ content, onChange }: ContentFormProps) {
    return <Editor value={read(parsedContent(content))} onChange={(value) => onChange(JSON.stringify(value))} />
  }

/** The words of the first of these codes that was refused. */
export function wordsOf(wrong: readonly QuestionMessage[], codes: readonly QuestionMessage[]): string | undefined {
  const code = wrong.find((each) => codes.includes(each))
  return code === undefined ? undefined : questionMessages[code]
}

/** What was refused, for the fields that it concerns. */
export const WrongContext = createContext<readonly QuestionMessage[]>([])

/** The words of a refusal, where it is one of `codes` and concerns this place. */
export function useWrong(codes: readonly QuestionMessage[], concerns = true): string | undefined {
  const wrong = use(WrongContext)
  return concerns ? wordsOf(wrong, codes) : undefined
}

/** The words for a text that was left empty, or that another one of its list repeats. */
export function useTextError(): (text: string, others?: readonly string[]) => string | undefined {
  const empty = useWrong(['content-text-empty', 'answers-empty'])
  const same = useWrong(['options-same', 'labels-same'])
  const bare = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
  return (text, others = []) => {
    if (bare(text) === '') return empty
    return others.filter((other) => bare(other) === bare(text)).length > 1 ? same : undefined
  }
}
