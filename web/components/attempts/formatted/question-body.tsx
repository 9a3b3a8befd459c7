import type { QuestionView } from '../question-view.ts'
import { FormattedText } from './formatted-text.tsx'

/** A question's body; `id` if an element is labeled by it. */
export const QuestionBody = ({ question, ...rest }: { question: QuestionView; id?: string }) => (
  <FormattedText as="p" className="question__body" text={question.body} html={question.bodyHtml} {...rest} />
)
