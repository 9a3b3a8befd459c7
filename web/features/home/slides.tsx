import type { ReactNode } from 'react'
import { academy } from '#domain/academy.ts'
import { paths } from '#web/app/paths.ts'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

export type Slide = { value: string; label: string; heading: string; text: string; links: ReactNode }

const { facts, links } = academy

/** The banner's five tabs, in order. The first four rotate (spec 1.2.1 with decisions). */
export const slides: readonly Slide[] = [
  {
    value: 'welcome',
    label: 'Welcome',
    heading: 'Pass the NCLEX with nurses who’ve worked your floor',
    text: 'Live and online review that fits around your shifts: clear lessons, honest practice, and a teacher who answers.',
    links: (
      <>
        <LinkButton to={paths.register} variant="inverse">
          Browse courses
        </LinkButton>
        <LinkButton to={paths.about} className="banner__link">
          About us
        </LinkButton>
      </>
    ),
  },
  {
    value: 'nclex',
    label: 'NCLEX',
    heading: 'NCLEX review for RN and PN',
    text: 'Questions with the reasoning behind every answer, and tests that adapt to you the way the real one does.',
    links: (
      <>
        <LinkButton to={paths.register} variant="inverse">
          Register
        </LinkButton>
        <LinkButton to={paths.reviewTypes} className="banner__link">
          Compare the review types
        </LinkButton>
      </>
    ),
  },
  {
    value: 'remedial',
    label: 'Remedial',
    heading: 'Back on track with the remedial course',
    text: `${facts.remedialTheoryHours} hours of theory and ${facts.remedialClinicalHours} clinical hours for graduates whose board requires both before the next attempt.`,
    links: (
      <ExternalLink href={links.remedialForm} variant="inverse">
        Request a spot
      </ExternalLink>
    ),
  },
  {
    value: 'general',
    label: 'General',
    heading: 'Keep your license, keep learning',
    text: 'Continuing education for working nurses, at your own pace, on any device.',
    links: (
      <ExternalLink href={links.nursingCe} variant="inverse">
        Nursing CE
      </ExternalLink>
    ),
  },
  {
    value: 'schools',
    label: 'For Schools',
    heading: 'Your graduates, ready for test day',
    text: 'We run review courses for nursing programs, on your campus or online, and show you how each class is doing.',
    links: (
      <LinkButton to={paths.contact} variant="inverse">
        Talk to us
      </LinkButton>
    ),
  },
]
