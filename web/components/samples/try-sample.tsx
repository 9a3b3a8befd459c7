import { useState } from 'react'
import { sampleQuestionWords } from '#domain/messages/samples.ts'
import { tryWords } from '#domain/messages/try-question.ts'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

const SampleQuestions = lazyComponent(async () => (await import('./sample-questions.tsx')).SampleQuestions, {
  loading: () => <Spinner label={sampleQuestionWords.loading} />,
})

/** Offers a sample question. The question and its code load on demand. `coursesPath`: the path to the courses. */
export function TrySample({ coursesPath }: { coursesPath: string }) {
  const [open, setOpen] = useState(false)
  return (
    <section className="try-sample" aria-labelledby="try-sample">
      <h2 id="try-sample">{tryWords.title}</h2>
      <p className="muted">{tryWords.lead}</p>
      {open ? (
        <SampleQuestions coursesPath={coursesPath} pressed />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {tryWords.begin}
        </Button>
      )}
    </section>
  )
}
