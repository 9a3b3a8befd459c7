import { type MouseEvent, useState } from 'react'
import { tryWords } from '#domain/messages/try-question.ts'
import { paths } from '#web/app/paths.ts'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

const SampleQuestions = lazyComponent(
  async () => (await import('#web/components/samples/sample-questions.tsx')).SampleQuestions,
  {
    loading: () => <Spinner label={tryWords.begin} />,
  },
)

/** Whether a click opens in this tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A sample question, loaded on request (decision 0067). Before hydration, a link to its page. */
export function TryQuestion() {
  const [open, setOpen] = useState(false)
  const openHere = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <section
      className="home-section py-12 border-t border-t-border bg-surface [&_h2]:mb-4 max-sm:py-8"
      aria-labelledby="try-a-question"
    >
      <Container>
        <div className="try-offer flex flex-wrap items-center justify-between gap-y-3 gap-x-6 [&+.try-sample]:mt-4 [.home-section_&_h2]:mb-2">
          <div>
            <h2 id="try-a-question">{tryWords.title}</h2>
            <p className="muted">{tryWords.lead}</p>
          </div>
          {!open && (
            <LinkButton to={paths.tryQuestion} variant="secondary" onClick={openHere}>
              {tryWords.begin}
            </LinkButton>
          )}
        </div>
        {open && (
          <div className="try-sample">
            <SampleQuestions coursesPath={paths.register} pressed />
          </div>
        )}
      </Container>
    </section>
  )
}
