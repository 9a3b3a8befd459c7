import { createStore } from 'zustand/vanilla'
import { barText, MESSAGE_MS, MAX_MESSAGES } from '#domain/messages/bar.ts'
import { afterDialogs } from './open-dialogs.ts'

/** `answered`: the user has pressed a key or a button since the message appeared. */
export type Message = { id: number; kind: 'error' | 'success'; text: string; answered?: boolean }

let lastId = 0

export const messageStore = createStore<{ messages: readonly Message[] }>(() => ({ messages: [] }))

const filterMessages = (isShown: (message: Message) => boolean): void =>
  messageStore.setState(({ messages }) => ({ messages: messages.filter(isShown) }))

export function dismissMessage(id: number): void {
  filterMessages((message) => message.id !== id)
}

/** Dismisses errors: a new submit clears those of the previous one (decisions, Messages). */
export function endErrors(): void {
  filterMessages(({ kind }) => kind !== 'error')
}

/** Marks the current messages as seen, because the user did something; the result of that action dismisses them. */
export function markAnswered(): void {
  if (messageStore.getState().messages.every(({ answered }) => answered === true)) return
  messageStore.setState(({ messages }) => ({
    messages: messages.map((message) => ({ ...message, answered: true })),
  }))
}

/**
 * Dismisses the messages shown before the user's last action. Called on a page change, a dialog, and a submit; messages
 * shown after the action stay.
 */
export function endAnswered(): void {
  filterMessages(({ answered }) => answered !== true)
}

function show(kind: Message['kind'], words: string): void {
  lastId += 1
  const id = lastId
  const text = barText(kind, words)
  messageStore.setState(({ messages }) => ({
    // A repeated message replaces its earlier copy, so that it's shown once.
    messages: [...messages.filter((message) => message.text !== text), { id, kind, text }].slice(-MAX_MESSAGES),
  }))
  setTimeout(() => dismissMessage(id), MESSAGE_MS[kind])
}

/** Shows 'SUCCESS: …' in the message bar for 2.5 s (spec 1.8.1) and dismisses earlier errors. */
export const showMessage = (text: string): void => {
  endErrors()
  show('success', text)
}

/**
 * Shows the result of background work, such as an upload. Keeps the errors of the current form, and waits until open
 * dialogs close, because the message isn't about them.
 */
export const showBackgroundMessage = (text: string, kind: Message['kind'] = 'success'): void =>
  afterDialogs(() => show(kind, text))

/** Shows 'ERROR: …' in the message bar for up to 60 s (spec 1.8.1). */
export const showError = (text: string): void => show('error', text)
