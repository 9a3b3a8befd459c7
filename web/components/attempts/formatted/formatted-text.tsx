import { Fragment, type ReactNode } from 'react'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import type { QuestionView } from '../question-view.ts'
import type { FormattedTextProps } from './formatted-html.tsx'

const plainText = ({ as: Tag = 'span', id, className, text }: Omit<FormattedTextProps, 'html'>) => (
  // An Arabic question is written right to left.
  <Tag id={id} className={className} data-text="" dir="auto">
    {text}
  </Tag>
)

/** Loads the code for formatted text when it's first needed. */
const loadFormatting = () => import('./formatted-html.tsx')

export const FormattedHtml = lazyComponent(async () => (await loadFormatting()).FormattedHtml, {
  loading: plainText,
  failed: plainText,
})

/** The button that opens the pictures in an area's answers. */
export const AnswerPictures = lazyComponent(async () => (await loadFormatting()).AnswerPictures, {
  failed: () => null,
})

const AfterFormatting = lazyComponent<{ children: ReactNode }>(async () => (await loadFormatting(), Fragment), {
  loading: () => <Skeleton label="Loading the question" />,
  failed: ({ children }) => children,
})

export const preloadFormatting = () =>
  Promise.all([FormattedHtml, AnswerPictures, AfterFormatting].map((part) => part.preload()))

/** A question's text: plain, or formatted once that code has loaded. */
export const FormattedText = (props: FormattedTextProps) =>
  props.html == null ? plainText(props) : <FormattedHtml {...props} html={props.html} />

const HTML_FIELD = /Html\\*":\\*"/

/** Whether a question contains any formatted text, including in its content. */
export const hasFormattedText = (question: QuestionView): boolean => HTML_FIELD.test(JSON.stringify(question))

/** Delays a formatted question until its code has loaded. If that fails, the question is shown as plain text. */
export const WithFormatting = ({ question, children }: { question: QuestionView; children: ReactNode }) =>
  hasFormattedText(question) ? <AfterFormatting>{children}</AfterFormatting> : children
