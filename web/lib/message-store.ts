import { createStore } from 'zustand/vanilla'
import { barText, MESSAGE_MS, MESSAGES_AT_ONCE } from '#domain/messages/bar.ts'
import { afterDialogs } from './open-dialogs.ts'

/** `answered`: the person has pressed a key or a button since it came. */
export type Message = { id: number; kind: 'error' | 'success'; text: string; answered?: boolean }

let lastId = 0

export const messageStore = createStore<{ messages: readonly Message[] }>(() => ({ messages: [] }))

const filterMessages = (isShown: (message: Message) => boolean): void =>
  messageStore.setState(({ messages }) => ({ messages: messages.filter(isShown) }))

export function dismissMessage(id: number): void {
  filterMessages((message) => message.id !== id)
}

/** A new submit ends the errors of the one before (decisions, Messages). */
export function endErrors(): void {
  filterMessages(({ kind }) => kind !== 'error')
}

/** Notes that the person did something: what comes of it ends the messages that they have seen. */
export function markAnswered(): void {
  if (messageStore.getState().messages.every(({ answered }) => answered === true)) return
  messageStore.setState(({ messages }) => ({
    messages: messages.map((message) => ({ ...message, answered: true })),
  }))
}

/** A change of page, a dialog, and a submit end what was said before the person did it; what came with it stays. */
export function endAnswered(): void {
  filterMessages(({ answered }) => answered !== true)
}

function show(kind: Message['kind'], words: string): void {
  lastId += 1
  const id = lastId
  const text = barText(kind, words)
  messageStore.setState(({ messages }) => ({
    // The same words again replace themselves: a reader needs them once.
    messages: [...messages.filter((message) => message.text !== text), { id, kind, text }].slice(-MESSAGES_AT_ONCE),
  }))
  setTimeout(() => dismissMessage(id), MESSAGE_MS[kind])
}

/** Shows 'SUCCESS: …' in the message bar for 2.5 s (spec 1.8.1); earlier errors are dismissed. */
export const showMessage = (text: string): void => {
  endErrors()
  show('success', text)
}

/**
 * The end of something that runs beside the screen, such as an upload: the errors of the form in view stay, and an open dialog, which
 * did not ask for it, comes first.
 */
export const showBackgroundMessage = (text: string, kind: Message['kind'] = 'success'): void =>
  afterDialogs(() => show(kind, text))

/** Shows 'ERROR: …' in the message bar for 60 s at most (spec 1.8.1). */
export const showError = (text: string): void => show('error', text)
