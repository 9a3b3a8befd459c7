import { Fragment, type ReactNode } from 'react'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import type { QuestionView } from '../question-view.ts'

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

const plainText = ({ as: Tag = 'span', id, className, text }: Omit<FormattedTextProps, 'html'>) => (
  // An Arabic question reads from right to left.
  <Tag id={id} className={className} data-text="" dir="auto">
    {text}
  </Tag>
)

/** What shows formatted texts: loaded with the first of them. */
const loadFormatting = () => import('./formatted-html.tsx')

export const FormattedHtml = lazyComponent(async () => (await loadFormatting()).FormattedHtml, {
  loading: plainText,
  failed: plainText,
})

/** The way to the pictures of the answers in an area. */
export const AnswerPictures = lazyComponent(async () => (await loadFormatting()).AnswerPictures, {
  failed: () => null,
})

const AfterFormatting = lazyComponent<{ children: ReactNode }>(async () => (await loadFormatting(), Fragment), {
  loading: () => <Skeleton label="Loading the question" />,
  failed: ({ children }) => children,
})

export const preloadFormatting = () =>
  Promise.all([FormattedHtml, AnswerPictures, AfterFormatting].map((part) => part.preload()))

/** A text of a question: plain, or its formatted twin once the code for it has come. */
export const FormattedText = (props: FormattedTextProps) =>
  props.html == null ? plainText(props) : <FormattedHtml {...props} html={props.html} />

const TWIN = /Html\\*":\\*"/

/** Whether a question has a formatted text anywhere, its content included. */
export const hasFormattedText = (question: QuestionView): boolean => TWIN.test(JSON.stringify(question))

/** Waits with a formatted question until it can be shown as it is; without the code it is shown as plain text. */
export const WithFormatting = ({ question, children }: { question: QuestionView; children: ReactNode }) =>
  hasFormattedText(question) ? <AfterFormatting>{children}</AfterFormatting> : children
