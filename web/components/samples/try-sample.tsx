import { lazy, Suspense, useState } from 'react'
import { sampleQuestionWords } from '#domain/messages/samples.ts'
import { tryWords } from '#domain/messages/try-question.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import './try-sample.css'

const SampleQuestions = lazy(async () => ({ default: (await import('./sample-questions.tsx')).SampleQuestions }))

/** Offers a sample question; the question and all that shows it are loaded when it is asked for. `coursesPath`: where the courses are. */
export function TrySample({ coursesPath }: { coursesPath: string }) {
  const [open, setOpen] = useState(false)
  return (
    <section className="try-sample" aria-labelledby="try-sample">
      <h2 id="try-sample">{tryWords.title}</h2>
      <p className="muted">{tryWords.lead}</p>
      {open ? (
        <Suspense fallback={<Spinner label={sampleQuestionWords.loading} />}>
          <SampleQuestions coursesPath={coursesPath} pressed />
        </Suspense>
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {tryWords.begin}
        </Button>
      )}
    </section>
  )
}
