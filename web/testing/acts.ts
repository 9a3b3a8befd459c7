import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { messageStore } from '#web/lib/message-store.ts'

/** The messages on show, in words. */
export const shownMessages = () => messageStore.getState().messages.map(({ text }) => text)

/** What the form says at its fields now, in their order. */
export const fieldErrors = () =>
  [...document.querySelectorAll('.field__error')].map(({ textContent }) => textContent).filter((text) => text !== '')

/** All that is said to be wrong: at fields, and in the bar. */
export const shownErrors = () => [...fieldErrors(), ...shownMessages()]

export const field = (name: string) => screen.getByRole('textbox', { name })
export const chooser = (name: string) => screen.getByRole('combobox', { name })
export const choose = (label: string, option: string) => userEvent.selectOptions(chooser(label), option)
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** The popup that asks whether something shall be done, and its answer. */
export const popup = () => within(screen.getByRole('alertdialog'))
/** Likewise, once it is there: a form checks what is typed before it opens one. */
export const openPopup = async () => within(await screen.findByRole('alertdialog'))
export const confirm = async (name: string) => userEvent.click((await openPopup()).getByRole('button', { name }))

/** Types in place of what a field holds. */
export const write = async (name: string, text: string) => {
  await userEvent.clear(field(name))
  if (text !== '') await userEvent.type(field(name), text)
}
