import { createContext, type ReactNode, use } from 'react'
import { type QuestionMessage, questionMessages } from '#domain/messages/questions.ts'
import { parsedContent } from './lenient.ts'

/** Props of a content form. `content` is JSON text in the shape of its type, complete or not. */
export type ContentFormProps = { content: string; onChange: (content: string) => void }

/** Props of a part of a form. */
export type EditorProps<Value> = { value: Value; onChange: (value: Value) => void }

/** Creates the form for one type. `read` accepts any content, complete or not. `Editor` renders and changes it. */
export const contentForm = <Value,>(
  read: (content: unknown) => Value,
  Editor: (props: EditorProps<Value>) => ReactNode,
) =>
  function ContentForm({ content, onChange }: ContentFormProps) {
    return <Editor value={read(parsedContent(content))} onChange={(value) => onChange(JSON.stringify(value))} />
  }

/** The message of the first of these codes that was rejected. */
export function wordsOf(wrong: readonly QuestionMessage[], codes: readonly QuestionMessage[]): string | undefined {
  const code = wrong.find((each) => codes.includes(each))
  return code === undefined ? undefined : questionMessages[code]
}

/** Codes of the validation errors, for the fields they concern. */
export const WrongContext = createContext<readonly QuestionMessage[]>([])

/** The message of a validation error, if it is one of `codes` and applies here. */
export function useWrong(codes: readonly QuestionMessage[], concerns = true): string | undefined {
  const wrong = use(WrongContext)
  return concerns ? wordsOf(wrong, codes) : undefined
}

/** Returns the error for a text that is empty or repeats another one in its list. */
export function useTextError(): (text: string, others?: readonly string[]) => string | undefined {
  const empty = useWrong(['content-text-empty', 'answers-empty'])
  const same = useWrong(['options-same', 'labels-same'])
  const bare = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
  return (text, others = []) => {
    if (bare(text) === '') return empty
    return others.filter((other) => bare(other) === bare(text)).length > 1 ? same : undefined
  }
}
