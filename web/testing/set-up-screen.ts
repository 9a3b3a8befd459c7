import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { messageStore } from '#web/lib/message-store.ts'
import { installDialog } from './dialog-in-jsdom.ts'
import { installMedia } from './media-in-jsdom.ts'
import { installStyles } from './styles-in-jsdom.ts'

/**
 * Sets up a file of screen tests: dialogs can open, and each test starts with reset mocks, no messages, nothing stored
 * for later sessions, and an empty page.
 */
export function setUpScreen(): void {
  // A busy machine needs more time than the default.
  configure({ asyncUtilTimeout: 15_000 })
  beforeAll(() => {
    installDialog()
    installMedia()
    installStyles()
    // jsdom has no layout, so it doesn't implement scrolling.
    Element.prototype.scrollIntoView = () => undefined
  })
  beforeEach(() => {
    vi.resetAllMocks()
    messageStore.setState({ messages: [] })
    window.localStorage.clear()
    window.sessionStorage.clear()
  })
  afterEach(cleanup)
}
