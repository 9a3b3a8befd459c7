import { AttemptsTab } from './attempts-tab.tsx'
import { CoursesTab } from './courses-tab.tsx'
import { PaymentsTab } from './payments-tab.tsx'

export type PersonTab = 'courses' | 'payments' | 'attempts'

/** The content of a tab on a user's page. Its code is loaded when the tab is first opened. */
export default function PersonTabs({ tab, uid, email }: { tab: PersonTab; uid: string; email: string }) {
  if (tab === 'courses') return <CoursesTab uid={uid} />
  if (tab === 'payments') return <PaymentsTab uid={uid} email={email} />
  return <AttemptsTab uid={uid} />
}
