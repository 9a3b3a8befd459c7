import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import type { QuestionView } from '../question-view.ts'
import { loadedCode } from '../types/loaded-code.tsx'

export type FormattedTextProps = {
  as?: 'p' | 'span'
  /** Names its plain text, for what is labelled by it. */
  id?: string
  className: string
  text: string
  /** The formatted twin of the text; absent: it has none. */
  html: string | null | undefined
  /** In a label or a button: without links, tab stops and headings of its own. */
  inControl?: boolean
}

/** What shows formatted texts: loaded with the first of them. */
export const formattedCode = loadedCode(() => import('./formatted-html.tsx'))

/** A text of a question: plain, or its formatted twin once the code for it has come. */
export function FormattedText(props: FormattedTextProps) {
  const { code } = useStore(formattedCode.store)
  const { as: Tag = 'span', id, className, text, html } = props
  useEffect(() => {
    if (html != null) void formattedCode.load()
  }, [html])
  if (html != null && code !== undefined) return <code.FormattedHtml {...props} html={html} />
  return (
    // An Arabic question reads from right to left.
    <Tag id={id} className={className} data-text="" dir="auto">
      {text}
    </Tag>
  )
}

const TWIN = /Html\\*":\\*"/

/** Whether a question has a formatted text anywhere, its content included. */
export const hasFormattedText = (question: QuestionView): boolean => TWIN.test(JSON.stringify(question))

/** Waits with a formatted question until it can be shown as it is; without the code it is shown as plain text. */
export function WithFormatting({ question, children }: { question: QuestionView; children: ReactNode }) {
  const { code, failed } = useStore(formattedCode.store)
  const of = question.id ?? question.body
  /** The question that was shown: it stays, also while the code is requested again after a failure. */
  const [ready, setReady] = useState<typeof of>()
  const waits = ready !== of && code === undefined && !failed && hasFormattedText(question)
  if (!waits && ready !== of) setReady(of)
  useEffect(() => {
    if (waits) void formattedCode.load()
  }, [waits])
  return waits ? <Skeleton label="Loading the question" /> : children
}

/** The way to the pictures of the answers in an area, once there are formatted texts. */
export function AnswerPictures({ area }: { area: RefObject<HTMLElement | null> }) {
  const { code } = useStore(formattedCode.store)
  return code === undefined ? null : <code.AnswerPictures area={area} />
}
