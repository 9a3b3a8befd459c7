import { Check } from 'lucide-react'
import { noChoice, scoreAnswer } from '#domain/attempts/score-answer.ts'
import { typeRules } from '#domain/questions/types/question-types.ts'
import { matchesOf } from '#domain/questions/types/matching.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Accordion } from '#web/ui/layout/accordion.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Row } from '#web/ui/layout/row.tsx'
import { FormattedText } from '#web/components/attempts/formatted/formatted-text.tsx'
import { questionTypeView } from '#web/components/attempts/question-types.ts'
import { type Draft, LETTERS } from '../form/draft.ts'
import { KeyList } from '../form/preview/key-list.tsx'
import { StudentPreview } from '../form/preview/student-preview.tsx'
import { isContentType, questionTypeForm, type WrittenType } from '../form/question-types.ts'
import '#web/features/questions/questions.css'

/**
 * A question as a student sees it, with the correct answer marked and the rationale (spec 2.2.9). Renders plain text as
 * text and sanitizes formatted text.
 */
export function QuestionPreview({ draft, label = 'Preview of the question' }: { draft: Draft; label?: string }) {
  return (
    <Card as="section" aria-label={label} className={classNames(!isContentType(draft.type) && 'max-w-narrow')}>
      {isContentType(draft.type) ? (
        <ContentPreview type={draft.type} draft={draft} />
      ) : (
        <AnswersPreview draft={draft} />
      )}
      <div className="grid grid-cols-1 gap-2 p-4 border-s-4 border-s-primary rounded-small bg-surface-sunken [&_p]:whitespace-pre-line">
        <h2 className="text-body">Rationale</h2>
        <FormattedText
          as="p"

          text={draft.rationale.trim() === '' ? 'None' : draft.rationale}
          html={draft.rationaleHtml}
        />
      </div>
      <Row>
        {draft.tags.map((tag) => (
          <Badge key={`tag ${tag}`}>{tag}</Badge>
        ))}
        {draft.area.map((area) => (
          <Badge key={`area ${area}`} tone="secondary">
            {area}
          </Badge>
        ))}
      </Row>
    </Card>
  )
}

/** The answers of a question, with the correct ones marked. */
function AnswersPreview({ draft }: { draft: Draft }) {
  const matching = questionTypeForm(draft.type).mark === undefined
  const matches = matchesOf(draft.answers.map((answer) => ({ ...answer, letter: '' }))).filter((match) => match !== '')
  return (
    <>
      <FormattedText as="p" className="preview__body" text={draft.body} html={draft.bodyHtml} />
      <p className="muted">{questionTypeView(draft.type).hint}</p>
      <ul className="grid grid-cols-1 gap-3 m-0 p-0 list-none" aria-label="Answers">
        {draft.answers.map((answer, index) => (
          <li
            key={answer.key}
            className={classNames(
              'flex flex-wrap items-start gap-3 min-h-13 py-3 px-4 border rounded-medium',
              matching || answer.correct
                ? 'preview__answer--right border-success bg-success-soft text-on-success-soft'
                : 'border-border-strong',
            )}
          >
            <span className="grid place-items-center flex-none w-[1.35rem] h-[1.6rem]" aria-hidden="true">
              {(matching || answer.correct) && <Check size={18} />}
            </span>
            <span className="font-[650]">{LETTERS[index]}.</span>
            <FormattedText className="preview__text" text={answer.text} html={answer.textHtml} />
            {matching && <span className="text-small font-[650] leading-[1.8]">Right match: {answer.match}</span>}
            {!matching && answer.correct && <span className="text-small font-[650] leading-[1.8]">Right answer</span>}
            {(answer.why ?? '') !== '' && (
              <FormattedText className="preview__why muted" text={answer.why ?? ''} html={answer.whyHtml} />
            )}
          </li>
        ))}
      </ul>
      {matching && <p className="muted">Matches to choose from: {matches.join(', ')}</p>}
      {draft.scoring === 'plus-minus' && (
        <p className="muted">Partial credit (+/−): a point for each right one, less one for each wrong one.</p>
      )}
    </>
  )
}

type ContentPreviewProps = { type: WrittenType; draft: Draft }

/** A content that the author can try as a student, and its key with the author's reasons. */
function ContentPreview({ type, draft }: ContentPreviewProps) {
  const checked = typeRules(type).content?.check(draft.content)
  const question = checked?.ok === true ? { type, answers: [], content: checked.content } : undefined
  return (
    <>
      <StudentPreview draft={draft} heading="h2" />
      {question !== undefined && (
        <Accordion
          items={[
            {
              value: 'key',
              title: 'Right answers',
              content: <KeyList lines={scoreAnswer(question, noChoice(question)).lines} />,
            },
          ]}
        />
      )}
    </>
  )
}
