import { create } from 'zustand'
import { barText, MESSAGE_MS, MESSAGES_AT_ONCE } from '#domain/messages/bar.ts'

/** `answered`: the person has pressed a key or a button since it came. */
export type Message = { id: number; kind: 'error' | 'success'; text: string; answered?: boolean }

let lastId = 0

export const useMessageStore = create<{ messages: readonly Message[] }>(() => ({ messages: [] }))

const filterMessages = (isShown: (message: Message) => boolean): void => {
  useMessageStore.setState(({ messages }) => ({ messages: messages.filter(isShown) }))
}

export function dismissMessage(id: number): void {
  filterMessages((message) => message.id !== id)
}

/** A new submit ends the errors of the one before (decisions, Messages). */
export function endErrors(): void {
  filterMessages(({ kind }) => kind !== 'error')
}

/** Notes that the person did something: the next change of page is theirs, and ends the errors that they have seen. */
export function markErrorsAnswered(): void {
  if (!useMessageStore.getState().messages.some(({ kind, answered }) => kind === 'error' && answered !== true)) return
  useMessageStore.setState(({ messages }) => ({
    messages: messages.map((message) => (message.kind === 'error' ? { ...message, answered: true } : message)),
  }))
}

/** A change of page ends the errors that came before what the person did last; one that came with it stays. */
export function endAnsweredErrors(): void {
  filterMessages(({ answered }) => answered !== true)
}

function show(kind: Message['kind'], words: string): void {
  lastId += 1
  const id = lastId
  const text = barText(kind, words)
  useMessageStore.setState(({ messages }) => ({
    // The same words again replace themselves: a reader needs them once.
    messages: [...messages.filter((message) => message.text !== text), { id, kind, text }].slice(-MESSAGES_AT_ONCE),
  }))
  setTimeout(() => {
    dismissMessage(id)
  }, MESSAGE_MS[kind])
}

/** Shows 'SUCCESS: …' in the message bar for 2.5 s (spec 1.8.1); earlier errors are dismissed. */
export const showMessage = (text: string): void => {
  endErrors()
  show('success', text)
}

/** A success of something that runs beside the screen, such as an upload: the errors of the form in view stay. */
export const showBackgroundMessage = (text: string): void => {
  show('success', text)
}

/** Shows 'ERROR: …' in the message bar for 60 s at most (spec 1.8.1). */
export const showError = (text: string): void => {
  show('error', text)
}
