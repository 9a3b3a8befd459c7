import { academy } from '#domain/academy.ts'
import { tryWords } from '#domain/messages/try-question.ts'
import { paths } from '#web/app/paths.ts'
import { useHead } from '#web/lib/head/use-head.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Banner } from './banner.tsx'
import { UpcomingClasses } from './upcoming-classes.tsx'
import { WhyChooseUs } from './why-choose-us.tsx'
import './home.css'

/** The home page: banner, upcoming classes, why choose us (spec 1.2.1). */
export function HomePage() {
  useHead({ title: `${academy.name}: NCLEX review for RN and PN`, description: academy.description })
  return (
    <>
      <Banner />
      <UpcomingClasses />
      <section className="home-section home-section--tinted" aria-labelledby="try-a-question">
        <Container>
          <h2 id="try-a-question">{tryWords.title}</h2>
          <LinkButton to={paths.tryQuestion} variant="secondary">
            {tryWords.begin}
          </LinkButton>
        </Container>
      </section>
      <WhyChooseUs />
    </>
  )
}
