import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { messageStore } from '#web/lib/message-store.ts'
import { installDialog } from './dialog-in-jsdom.ts'
import { installMedia } from './media-in-jsdom.ts'
import { installStyles } from './styles-in-jsdom.ts'

/** Sets a file of screen tests up: dialogs open, and each test begins with mocks that answer nothing, no message and no page. */
export function setUpScreen(): void {
  // A machine at work takes its time.
  configure({ asyncUtilTimeout: 15_000 })
  beforeAll(() => {
    installDialog()
    installMedia()
    installStyles()
    // jsdom lays nothing out.
    Element.prototype.scrollIntoView = () => undefined
  })
  beforeEach(() => {
    vi.resetAllMocks()
    messageStore.setState({ messages: [] })
  })
  afterEach(cleanup)
}
