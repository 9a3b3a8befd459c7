import { academy } from '#domain/academy.ts'
import { paths } from '#web/app/paths.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/layout/page.tsx'

const { facts, links } = academy

const reviews = [
  {
    name: 'Live review',
    to: paths.registerOf('Live'),
    action: 'Browse live classes',
    who: 'For you if you learn best with a teacher in the room and a date on the calendar.',
    points: [
      'Classes on set dates with limited seats',
      'Every content area, with time for questions',
      'Online access afterward, to practice what you heard',
    ],
  },
  {
    name: 'Online review',
    to: paths.registerOf('Online'),
    action: 'Browse online courses',
    who: 'For you if your shifts change every week.',
    points: [
      'Starts when you do and runs for the days you choose',
      'Readings and lecture videos by content area',
      `Practice from over ${facts.questions} questions, with rationales`,
    ],
  },
  {
    name: 'Remedial',
    to: paths.contact,
    action: 'Request a spot',
    who: 'For graduates whose board requires a remedial course before another attempt.',
    points: [
      `${facts.remedialTheoryHours} hours of theory`,
      `${facts.remedialClinicalHours} hours of clinical practice`,
      'A certificate for your board when you complete both',
    ],
  },
] as const

/** The NCLEX RN review types (spec 1.2.4). */
export function ReviewTypesPage() {
  return (
    <Page
      title="NCLEX RN Review Types"
      description={`Live review, online review, adaptive tests or the remedial course: compare the NCLEX RN review types of ${academy.name} and choose yours.`}
      lead="Three ways to prepare. Adaptive tests are part of both the live and the online review."
      actions={<LinkButton to={paths.register}>Register</LinkButton>}
    >
      <Grid>
        {reviews.map(({ name, who, points, to, action }) => (
          <Card as="article" key={name}>
            <h2 className="text-title-3">{name}</h2>
            <p className="muted">{who}</p>
            <ul className="grid gap-2 ps-5">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <LinkButton className="w-fit mt-auto" to={to} variant="secondary">
              {action}
            </LinkButton>
          </Card>
        ))}
      </Grid>
      <Card as="section" aria-labelledby="adaptive-tests">
        <h2 id="adaptive-tests" className="text-title-3">
          Adaptive tests
        </h2>
        <p className="max-w-168">
          Questions get harder or easier with your answers, as they do on the NCLEX. You get results by content area, so
          you know what to study next. Both reviews include them.
        </p>
      </Card>
      <p>
        Not sure? Read the <ExternalLink href={links.courseInfo}>course information</ExternalLink> or get the{' '}
        <ExternalLink href={links.remedialForm}>remedial form</ExternalLink>.
      </p>
    </Page>
  )
}
