import { academy } from '#domain/academy.ts'
import { paths } from '#web/app/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { OnThisPage } from '#web/ui/layout/on-this-page.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Prose } from '#web/ui/layout/prose.tsx'
import { Row } from '#web/ui/layout/row.tsx'

const { facts } = academy

const sections = [
  { id: 'what-we-teach', name: 'What we teach' },
  { id: 'how-we-teach', name: 'How we teach' },
  { id: 'who-we-are', name: 'Who we are' },
] as const

/** About the academy (spec 1.2.2, 1.1.5). */
export function AboutPage() {
  return (
    <Page
      title="About"
      description={`Who teaches at ${academy.name} and how: small groups, practicing instructors, NCLEX review for RN and PN, a remedial course and continuing education.`}
      aside={<OnThisPage sections={sections} />}
      lead={`${academy.name} prepares nurses for the exam that stands between them and their license.`}
    >
      <Prose>
        <p>
          We began with a simple observation: most people who fail the NCLEX know their nursing. What trips them is the
          way the exam asks. So we teach both, the care and the question, and we do it in small groups with teachers who
          have worked on the floor.
        </p>
        <h2 id="what-we-teach">What we teach</h2>
        <ul>
          <li>NCLEX review for registered and practical nurses, live in class and online.</li>
          <li>
            A remedial course of {facts.remedialTheoryHours} hours of theory and {facts.remedialClinicalHours} clinical
            hours.
          </li>
          <li>Continuing education for nurses who already hold a license.</li>
          <li>Review programs for nursing schools and their graduating classes.</li>
        </ul>
        <h2 id="how-we-teach">How we teach</h2>
        <p>
          Every course joins reading, lectures and practice. Our bank holds over {facts.questions} questions, each with
          its rationale, and our adaptive tests follow your strengths and gaps the way the NCLEX does. Over{' '}
          {facts.passRatePercent}% of our students pass.
        </p>
        <h2 id="who-we-are">Who we are</h2>
        <p>
          Our instructors are practicing nurses and educators. They read what you write, they answer when you ask, and
          they remember what it was like to study after a night shift.
        </p>
      </Prose>
      <Row>
        <LinkButton to={paths.register}>See the courses</LinkButton>
        <LinkButton to={paths.contact} variant="secondary">
          Contact us
        </LinkButton>
      </Row>
    </Page>
  )
}
