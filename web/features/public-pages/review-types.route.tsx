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
    action: 'See live classes',
    who: 'For you if you learn best with a teacher in the room and a date in the calendar.',
    points: [
      'Classes on set dates with a limited number of seats',
      'Every content area, with time for questions',
      'Days of online access afterwards, to practice what you heard',
    ],
  },
  {
    name: 'Online review',
    to: paths.registerOf('Online'),
    action: 'See online courses',
    who: 'For you if your shifts change every week.',
    points: [
      'Starts the moment you start it and runs for the days you choose',
      'Readings and lecture videos by content area',
      `Practice from over ${facts.questions} questions, with rationales`,
    ],
  },
  {
    name: 'Adaptive tests',
    to: paths.register,
    action: 'See the courses with them',
    who: 'For you if the real exam is weeks away.',
    points: [
      'Tests that grow where you are weak, as the NCLEX does',
      'A result by content area, so that you know what to read next',
      'Part of both the live and the online review',
    ],
  },
  {
    name: 'Remedial',
    to: paths.contact,
    action: 'Ask for a place',
    who: 'For graduates whose board asks for a remedial course before another attempt.',
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
      lead="Four ways to prepare. Many of our students take two of them, one after the other."
      actions={<LinkButton to={paths.register}>Register</LinkButton>}
    >
      <Grid wide>
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
      <p>
        Not sure? Read the <ExternalLink href={links.courseInfo}>course information</ExternalLink> or ask for the{' '}
        <ExternalLink href={links.remedialForm}>remedial form</ExternalLink>.
      </p>
    </Page>
  )
}
