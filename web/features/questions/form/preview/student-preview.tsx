import { useState } from 'react'
import { noChoice } from '#domain/attempts/score-answer.ts'
import { publicServedQuestion } from '#domain/questions/served-question.ts'
import { checkQuestion } from '#domain/questions/check-question.ts'
import { publicQuestion } from '#domain/questions/public-question.ts'
import { CASE_STUDY, type Question } from '#domain/questions/question.ts'
import { caseItem } from '#domain/questions/types/case-study.ts'
import { CASE_STEPS } from '#domain/questions/case-steps.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { type Draft, inputOf } from '../draft.ts'
import { TryIt } from './try-it.tsx'
import '#web/features/questions/questions.css'

/** Placeholder while the body is empty. */
const NO_BODY = 'The question body'

type StudentPreviewProps = { draft: Draft; heading: 'h2' | 'h3' }

/** A question as a student sees it, which the author can answer and score. Shows a hint while it is incomplete. */
export function StudentPreview({ draft, heading: Heading }: StudentPreviewProps) {
  const body = draft.body.trim() === '' ? { body: NO_BODY, bodyHtml: undefined } : {}
  const verdict = checkQuestion({
    ...inputOf(draft),
    ...body,
    rationale: '',
    rationaleHtml: undefined,
    tags: [],
    area: [],
  })
  const question = verdict.ok ? { id: 0, ...verdict.question } : undefined
  return (
    <div className="grid grid-cols-1 gap-4">
      <Heading className="text-text-muted text-small font-semibold">As the student sees it</Heading>
      {question === undefined && <p className="muted">It appears here as soon as the question is complete.</p>}
      {question?.type === CASE_STUDY && <CasePreview question={question} />}
      {question !== undefined && question.type !== CASE_STUDY && (
        <TryIt
          key={JSON.stringify([question.answers, question.content, question.scoring])}
          question={question}
          shown={publicQuestion(question)}
          start={noChoice(question)}
        />
      )}
    </div>
  )
}

/** The items of a case study, one at a time, each with the record up to that item. */
function CasePreview({ question }: { question: Question }) {
  const [step, setStep] = useState(1)
  const item = caseItem(question, step)
  return (
    <>
      <SelectField
        label="Item"
        value={String(step)}
        options={CASE_STEPS.map((name, i) => ({ value: String(i + 1), label: `${i + 1}. ${name}` }))}
        onChange={(event) => setStep(Number(event.target.value))}
      />
      <TryIt
        key={`${step} ${question.content}`}
        question={item}
        shown={publicServedQuestion(question, step, undefined)}
        start={noChoice(item)}
      />
    </>
  )
}
