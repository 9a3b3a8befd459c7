import { academy } from '#domain/academy.ts'
import { OnThisPage } from '#web/ui/layout/on-this-page.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Prose } from '#web/ui/layout/prose.tsx'

const sections = [
  { id: 'what-we-keep', name: 'What we keep' },
  { id: 'what-we-do-not-keep', name: 'What we do not keep' },
  { id: 'why', name: 'Why' },
  { id: 'who-sees-it', name: 'Who sees it' },
  { id: 'signing-in', name: 'Signing in' },
  { id: 'your-rights', name: 'Your rights' },
] as const

/** The privacy text (spec 1.2.6). */
export function PrivacyPage() {
  return (
    <Page
      title="Privacy"
      description={`What ${academy.name} knows about its students and visitors, why, who else sees it, and how to have it corrected or deleted.`}
      aside={<OnThisPage sections={sections} />}
      lead="What we know about you, why, and who else sees it."
    >
      <Prose>
        <h2 id="what-we-keep">What we keep</h2>
        <ul>
          <li>Your name, e-mail address and phone number, as you gave them when you signed up.</li>
          <li>The courses you registered for, and the payments for them.</li>
          <li>Your progress: what you have read and watched, and the tests that you took with their results.</li>
          <li>When you last signed in, and notes that our staff make about your studies.</li>
        </ul>
        <h2 id="what-we-do-not-keep">What we do not keep</h2>
        <p>
          We never see or store your card number. It goes from your browser straight to our card service, which tells us
          only whether the payment succeeded; while you pay, it may set cookies of its own against fraud. We use no
          advertising and no tracking, and this site sets no cookies for either.
        </p>
        <h2 id="why">Why</h2>
        <p>
          To give you the courses you paid for, to show you and your instructors how you are doing, and to reach you
          when a class changes. For nothing else.
        </p>
        <h2 id="who-sees-it">Who sees it</h2>
        <p>
          Administrators of the academy see your account, your progress and your payments. Our hosting and card services
          process data for us under contract. We do not sell or rent it to anybody.
        </p>
        <h2 id="signing-in">Signing in</h2>
        <p>
          Your sign-in lives in the tabs of your browser and ends when you close the last one. On a shared computer,
          please sign out as well.
        </p>
        <h2 id="your-rights">Your rights</h2>
        <p>
          Write to <a href={`mailto:${academy.contact.email}`}>{academy.contact.email}</a> to see what we keep about
          you, to have it corrected, or to have it deleted where the law does not ask us to keep it.
        </p>
      </Prose>
    </Page>
  )
}
