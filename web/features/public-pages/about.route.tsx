import { Link } from 'react-router-dom'
import { academy, passRateNote } from '#domain/academy.ts'
import { paths } from '#web/app/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { OnThisPage } from '#web/ui/layout/on-this-page.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Prose } from '#web/ui/layout/prose.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Instructors } from './instructors.tsx'

const { contact, facts } = academy

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
      aside={
        <>
          <OnThisPage sections={sections} />
          <VisitCard />
        </>
      }
      lead={`${academy.name} prepares nurses for the exam that stands between them and their license.`}
    >
      <Prose>
        <p>
          We began with a simple observation: most people who fail the NCLEX know their nursing. What trips them is the
          way the exam asks. So we teach both, the care and the question, in small groups with teachers who have worked
          on the floor.
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
          Every course combines reading, lectures, and practice. Our bank holds over {facts.questions} questions, each
          with its rationale, and our adaptive tests follow your strengths and gaps the way the NCLEX does. Over{' '}
          {facts.passRatePercent}% of our students pass. <small className="muted">{passRateNote()}.</small>
        </p>
        <h2 id="who-we-are">Who we are</h2>
        <p>
          Our instructors are practicing nurses and educators. They read what you write, answer when you ask, and
          remember what it was like to study after a night shift.
        </p>
      </Prose>
      <Instructors people={academy.instructors} />
      <Row>
        <LinkButton to={paths.register}>Browse courses</LinkButton>
        <LinkButton to={paths.contact} variant="secondary">
          Contact us
        </LinkButton>
      </Row>
    </Page>
  )
}

/** Where and when to find us, beside the text. */
const VisitCard = () => (
  <Card as="section" aria-labelledby="visit-us">
    <h2 id="visit-us" className="text-title-3">
      Visit us
    </h2>
    <address className="grid not-italic">
      {contact.address.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
    <p className="muted">{contact.hours}</p>
    <Link className="inline-flex items-center min-h-target" to={paths.contact}>
      How to reach us
    </Link>
  </Card>
)
