import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { messageStore } from '#web/lib/message-store.ts'

/** The text of the messages that are shown. */
export const shownMessages = () => messageStore.getState().messages.map(({ text }) => text)

/** The errors shown at the form's fields, in order. */
export const fieldErrors = () =>
  [...document.querySelectorAll('.field__error')].map(({ textContent }) => textContent).filter((text) => text !== '')

/** All errors shown: at fields and in the message bar. */
export const shownErrors = () => [...fieldErrors(), ...shownMessages()]

export const field = (name: string) => screen.getByRole('textbox', { name })
export const chooser = (name: string) => screen.getByRole('combobox', { name })
export const choose = (label: string, option: string) => userEvent.selectOptions(chooser(label), option)
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** The confirmation popup, which must be open. */
export const popup = () => within(screen.getByRole('alertdialog'))
/** The confirmation popup once it opens: a form validates its fields first. */
export const openPopup = async () => within(await screen.findByRole('alertdialog'))
export const confirm = async (name: string) => userEvent.click((await openPopup()).getByRole('button', { name }))

/** Replaces the text of a field. */
export const write = async (name: string, text: string) => {
  await userEvent.clear(field(name))
  if (text !== '') await userEvent.type(field(name), text)
}
