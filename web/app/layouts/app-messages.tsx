import { dismissMessage, useMessageStore } from '#web/lib/message-store.ts'
import { MessageBar } from '#web/ui/message-bar.tsx'
import { useAnsweredErrors } from './use-answered-errors.ts'

/** The global message bar (spec 1.2.21, 1.8.1). */
export function AppMessages() {
  useAnsweredErrors()
  const messages = useMessageStore((state) => state.messages)
  return <MessageBar messages={messages} onDismiss={dismissMessage} />
}
