import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Finds a button by its name. Role queries take seconds on a long form. */
function buttonOf(name: string): HTMLElement {
  const buttons = [...document.querySelectorAll<HTMLElement>('button')]
  const named = buttons.filter((button) => (button.getAttribute('aria-label') ?? button.textContent.trim()) === name)
  const button = named.at(-1)
  if (button === undefined) throw new Error(`No button ${name}`)
  return button
}

/** Finds a fieldset by its legend. */
function groupOf(legend: string): HTMLElement {
  const group = [...document.querySelectorAll('fieldset')].find(
    (fieldset) => fieldset.querySelector('legend')?.textContent === legend,
  )
  if (group === undefined) throw new Error(`No group ${legend}`)
  return group
}

/** An author who only uses the keyboard: reaches every control by focus and operates it with keys. */
export function author() {
  const user = userEvent.setup({ delay: null })
  const reach = (element: HTMLElement) => {
    if (element.tabIndex < 0) throw new Error(`The Tab key does not reach ${element.outerHTML}`)
    element.focus()
  }
  return {
    press: async (name: string) => {
      reach(await waitFor(() => buttonOf(name)))
      await user.keyboard('{Enter}')
    },
    /** Toggles checkboxes or selects radio buttons. */
    mark: async (...names: string[]) => {
      for (const name of names) {
        const control = await screen.findByLabelText(name)
        reach(control)
        await user.keyboard(' ')
      }
    },
    /** Fills in fields by label. */
    fill: async (texts: Readonly<Record<string, string>>) => {
      for (const [label, text] of Object.entries(texts)) {
        reach(await screen.findByLabelText(label))
        await user.paste(text)
      }
    },
    choose: async (label: string, option: string) => {
      const field = await screen.findByLabelText(label)
      reach(field)
      await user.selectOptions(field, option)
    },
    /** Toggles checkboxes or selects radio buttons in a named group. */
    markIn: async (group: string, ...names: string[]) => {
      for (const name of names) {
        reach(within(await waitFor(() => groupOf(group))).getByLabelText(name))
        await user.keyboard(' ')
      }
    },
    /** Selects words in a text field, as Shift with the arrow keys does. */
    select: async (label: string, words: string) => {
      const field = await screen.findByLabelText<HTMLTextAreaElement>(label)
      reach(field)
      const start = field.value.indexOf(words)
      field.setSelectionRange(start, start + words.length)
    },
  }
}

export type Author = ReturnType<typeof author>
