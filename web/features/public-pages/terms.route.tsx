import { academy } from '#domain/academy.ts'
import { OnThisPage } from '#web/ui/layout/on-this-page.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Prose } from '#web/ui/layout/prose.tsx'

const sections = [
  { id: 'our-services', name: 'Our services' },
  { id: 'your-account', name: 'Your account' },
  { id: 'no-copying-no-recording', name: 'No copying, no recording' },
  { id: 'no-refunds', name: 'No refunds' },
  { id: 'changes', name: 'Changes' },
] as const

/** The terms: services, no copying or recording, strict no-refund policy (spec 1.2.5, 1.9.15). */
export function TermsPage() {
  return (
    <Page
      title="Terms"
      description={`The terms of ${academy.name}: what our courses give you, no copying or recording, and our strict no-refund policy.`}
      aside={<OnThisPage sections={sections} />}
      lead={`By registering for a ${academy.name} course, you agree to these terms.`}
    >
      <Prose>
        <h2 id="our-services">Our services</h2>
        <p>
          We offer review, remedial, and continuing education courses for nurses, live and online. A course gives you
          access to its readings, lectures, and tests for the number of days stated when you register. The days begin
          when you start the course or, for a live course, with the first class if that’s later. A live course also
          meets on the dates shown on its page.
        </p>
        <p>
          Our courses prepare you for an exam. They don’t replace nursing school, aren’t medical advice, and can’t
          guarantee that you’ll pass.
        </p>
        <h2 id="your-account">Your account</h2>
        <p>
          An account belongs to one person. Keep your password to yourself, and tell us if you think someone else knows
          it. We may close an account that is shared.
        </p>
        <h2 id="no-copying-no-recording">No copying, no recording</h2>
        <p>
          Everything in our courses, including questions, rationales, readings, slides, and lectures, belongs to the
          academy or to those who let us use it. You may not copy, photograph, record, publish, or pass on any of it, in
          class or online. If you do, you’ll lose access to the course, with no refund.
        </p>
        <h2 id="no-refunds">No refunds</h2>
        <p>
          <strong>All sales are final. We don’t give refunds, for any reason, in whole or in part</strong>, once a
          registration is complete. Read the course information and check the dates before you pay. If we cancel a
          class, we’ll offer you a place in another one.
        </p>
        <h2 id="changes">Changes</h2>
        <p>
          Dates, rooms, and instructors can change. We’ll email you as soon as we know. When these terms change, the new
          ones apply to registrations made after the change.
        </p>
      </Prose>
    </Page>
  )
}
