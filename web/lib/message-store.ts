import { create } from 'zustand'
import { barText, MESSAGE_MS } from '../../domain/messages/bar.ts'

export type Message = { id: number; kind: 'error' | 'success'; text: string }

let lastId = 0

export const useMessageStore = create<{ messages: readonly Message[] }>(() => ({ messages: [] }))

export function dismissMessage(id: number): void {
  useMessageStore.setState(({ messages }) => ({ messages: messages.filter((message) => message.id !== id) }))
}

function show(kind: Message['kind'], words: string): void {
  lastId += 1
  const id = lastId
  const text = barText(kind, words)
  useMessageStore.setState(({ messages }) => ({
    // The same words again replace themselves: a reader needs them once.
    messages: [...messages.filter((message) => message.text !== text), { id, kind, text }],
  }))
  setTimeout(() => {
    dismissMessage(id)
  }, MESSAGE_MS[kind])
}

/** Shows 'SUCCESS: …' in the message bar for 2.5 s (spec 1.8.1). */
export const showMessage = (text: string): void => {
  show('success', text)
}

/** Shows 'ERROR: …' in the message bar for 60 s (spec 1.8.1). */
export const showError = (text: string): void => {
  show('error', text)
}
