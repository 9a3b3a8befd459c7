import type { QuestionMessage } from '#domain/messages/questions.ts'
import type { Draft } from '../draft.ts'
import { questionTypeForm, type WrittenType } from '../question-types.ts'
import { ContentFields } from './content-fields.tsx'
import { WrongContext } from './content-form.tsx'
import { ContentSummary } from './content-summary.tsx'

type ContentSectionProps = {
  draft: Draft
  type: WrittenType
  wrong: readonly QuestionMessage[]
  onChange: (draft: Draft) => void
}

/** What a type with a content is written in, and what it lacks or gives by now. */
export function ContentSection({ draft, type, wrong, onChange }: ContentSectionProps) {
  return (
    <WrongContext value={wrong}>
      <section className="content-section" aria-label={type}>
        <p className="field__hint">{questionTypeForm(type).hint}</p>
        <ContentFields type={type} content={draft.content} onChange={(content) => onChange({ ...draft, content })} />
        <ContentSummary type={type} content={draft.content} />
      </section>
    </WrongContext>
  )
}
