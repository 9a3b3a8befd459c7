import { academy } from '#domain/academy.ts'
import { useHead } from '#web/lib/head/use-head.ts'
import { Banner } from './banner.tsx'
import { Testimonials } from './testimonials.tsx'
import { TryQuestion } from './try-question.tsx'
import { UpcomingClasses } from './upcoming-classes.tsx'
import { WhyChooseUs } from './why-choose-us.tsx'

/** The home page: banner, upcoming classes, and reasons to choose us (spec 1.2.1). */
export function HomePage() {
  useHead({ title: `${academy.name}: NCLEX review for RN and PN`, description: academy.description })
  return (
    <>
      <Banner />
      <UpcomingClasses />
      <TryQuestion />
      <WhyChooseUs />
      <Testimonials entries={academy.testimonials} />
    </>
  )
}
