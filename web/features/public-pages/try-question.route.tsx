import { academy } from '#domain/academy.ts'
import { tryWords } from '#domain/messages/try-question.ts'
import { paths } from '#web/app/paths.ts'
import { SampleQuestions } from '#web/components/samples/sample-questions.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { ScriptNeeded } from '#web/ui/script-needed.tsx'

/** A question that visitors may try (decision 0067). */
export function TryQuestionPage() {
  return (
    <Page
      title={tryWords.title}
      description={`Answer an NCLEX practice question from ${academy.name} and see if you’re right, with the rationale. No account needed.`}
      lead={tryWords.lead}
    >
      <ScriptNeeded what="Trying a question" />
      <div className="try-sample">
        <SampleQuestions coursesPath={paths.register} pressed={false} />
      </div>
    </Page>
  )
}
