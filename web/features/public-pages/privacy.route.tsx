import { academy } from '#domain/academy.ts'
import { OnThisPage } from '#web/ui/layout/on-this-page.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Prose } from '#web/ui/layout/prose.tsx'

const sections = [
  { id: 'what-we-keep', name: 'What we keep' },
  { id: 'what-we-do-not-keep', name: 'What we don’t keep' },
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
          <li>Your name, email address, and phone number.</li>
          <li>The courses you registered for, and the payments for them.</li>
          <li>Your progress: what you’ve read and watched, and the tests you took, with their results.</li>
          <li>When you last signed in, and notes our staff make about your studies.</li>
        </ul>
        <h2 id="what-we-do-not-keep">What we don’t keep</h2>
        <p>
          We never see or store your card number. It goes from your browser straight to our card service, which tells us
          only whether the payment succeeded. While you pay, it may set its own cookies to prevent fraud. We use no
          advertising and no tracking, and this site sets no cookies for either.
        </p>
        <h2 id="why">Why</h2>
        <p>
          To give you the courses you paid for, to show you and your instructors how you are doing, and to reach you
          when a class changes. That’s all.
        </p>
        <h2 id="who-sees-it">Who sees it</h2>
        <p>
          Administrators of the academy see your account, your progress, and your payments. Our hosting and card
          services process data for us under contract. We don’t sell or rent your data to anyone.
        </p>
        <h2 id="signing-in">Signing in</h2>
        <p>
          You’re signed out when you close your last tab, or after a day. On a shared computer, sign out when you’re
          done.
        </p>
        <h2 id="your-rights">Your rights</h2>
        <p>
          Write to <a href={`mailto:${academy.contact.email}`}>{academy.contact.email}</a> to see what we keep about
          you, to have it corrected, or to have it deleted, unless the law requires us to keep it.
        </p>
      </Prose>
    </Page>
  )
}
