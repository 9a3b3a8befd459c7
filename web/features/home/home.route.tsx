import { academy } from '../../../domain/academy.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { Banner } from './banner.tsx'
import { UpcomingClasses } from './upcoming-classes.tsx'
import { WhyChooseUs } from './why-choose-us.tsx'
import './home.css'

/** The home page: banner, upcoming classes, why choose us (spec 1.2.1). */
export function HomePage() {
  useDocumentTitle(academy.name)
  return (
    <>
      <Banner />
      <UpcomingClasses />
      <WhyChooseUs />
    </>
  )
}
