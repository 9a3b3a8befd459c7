import { BookOpenCheck, GraduationCap, HeartHandshake, MonitorSmartphone } from 'lucide-react'
import darkQuestion from './images/question-dark.webp'
import lightQuestion from './images/question-light.webp'
import { Container } from '#web/ui/layout/container.tsx'

const reasons = [
  {
    icon: BookOpenCheck,
    title: 'A reason for every answer',
    text: 'Every question has a rationale, so an incorrect answer teaches you as much as a correct one.',
  },
  {
    icon: GraduationCap,
    title: 'Ready for the real exam',
    text: 'Know its pace, its wording, and its question types before test day.',
  },
  {
    icon: HeartHandshake,
    title: 'Teachers who know your name',
    text: 'Small groups in every review and in the remedial course, and an answer when you ask.',
  },
  {
    icon: MonitorSmartphone,
    title: 'Made for your shifts',
    text: 'Lessons, lectures, and practice work on your phone. Pick up where you left off.',
  },
] as const

const PICTURES = [
  { scheme: 'light', src: lightQuestion },
  { scheme: 'dark', src: darkQuestion },
] as const

/** Screenshot of a test question on a phone, in the page's color scheme. Only the visible one is loaded. */
const Picture = () =>
  PICTURES.map(({ scheme, src }) => (
    <img
      key={scheme}
      className={`why-picture why-picture--${scheme}`}
      src={src}
      alt="A test on a phone: the question, the correct answer selected, and why it’s correct."
      width={320}
      height={640}
      loading="lazy"
    />
  ))

/** Why nurses choose the academy (spec 1.2.1). The banner has the figures. */
export function WhyChooseUs() {
  return (
    <section
      className="home-section py-12 border-t border-t-border bg-surface [&_h2]:mb-4 max-sm:py-8"
      aria-labelledby="why-choose-us"
    >
      <Container>
        <div className="why-panel grid gap-8 items-center [.home-section_&_h2]:mb-6 min-[48rem]:grid-cols-[minmax(0,1fr)_20rem]">
          <div>
            <h2 id="why-choose-us">Why choose us</h2>
            <ul className="why grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-8 p-0 list-none min-[64rem]:in-[.why-panel]:grid-cols-[1fr_1fr]">
              {reasons.map(({ icon: Icon, title, text }) => (
                <li key={title}>
                  <span className="grid place-items-center mb-2 rounded-medium bg-primary-soft text-on-primary-soft size-12">
                    <Icon size={24} aria-hidden="true" />
                  </span>
                  <h3>{title}</h3>
                  <p className="muted">{text}</p>
                </li>
              ))}
            </ul>
          </div>
          <Picture />
        </div>
      </Container>
    </section>
  )
}
