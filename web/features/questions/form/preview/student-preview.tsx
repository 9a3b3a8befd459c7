import { useState } from 'react'
import { noChoice } from '#domain/attempts/score-answer.ts'
import { publicAsked } from '#domain/questions/asked-question.ts'
import { publicQuestion } from '#domain/questions/public-question.ts'
import { CASE_STUDY, type Question } from '#domain/questions/question.ts'
import { caseItem } from '#domain/questions/types/case-study/rules.ts'
import { CASE_STEPS } from '#domain/questions/case-steps.ts'
import { typeRules } from '#domain/questions/types/question-types.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import type { WrittenType } from '../question-types.ts'
import { TryIt } from './try-it.tsx'
import './student-preview.css'

type StudentPreviewProps = {
  type: WrittenType
  body: string
  bodyHtml: string | undefined
  content: string
  heading: 'h2' | 'h3'
}

/** A question with a content as a student sees it, and what a choice would give. */
export function StudentPreview({ type, body, bodyHtml, content, heading: Heading }: StudentPreviewProps) {
  const checked = typeRules(type).content?.check(content)
  const stored = checked?.ok === true ? checked.content : undefined
  const question: Question = {
    id: 0,
    type,
    body,
    ...(bodyHtml === undefined ? {} : { bodyHtml }),
    answers: [],
    content: stored ?? '',
    rationale: '',
    tags: [],
    area: [],
  }
  return (
    <div className="student-preview">
      <Heading className="student-preview__title">As the student sees it</Heading>
      {stored === undefined && <p className="muted">It appears here as soon as the question is complete.</p>}
      {stored !== undefined && type === CASE_STUDY && <CasePreview question={question} />}
      {stored !== undefined && type !== CASE_STUDY && (
        <TryIt key={stored} question={question} shown={publicQuestion(question)} start={noChoice(question)} />
      )}
    </div>
  )
}

/** The items of a case study, one at a time, each with the record as it is by then. */
function CasePreview({ question }: { question: Question }) {
  const [step, setStep] = useState(1)
  const item = caseItem(question, step)
  return (
    <>
      <SelectField
        label="Item"
        value={String(step)}
        options={CASE_STEPS.map((name, i) => ({ value: String(i + 1), label: `${i + 1}. ${name}` }))}
        onChange={(event) => {
          setStep(Number(event.target.value))
        }}
      />
      <TryIt
        key={`${step} ${question.content}`}
        question={item}
        shown={publicAsked(question, step, undefined)}
        start={noChoice(item)}
      />
    </>
  )
}
