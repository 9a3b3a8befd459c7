import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Finds a button by name, because searching by role takes seconds in a long form. */
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

/** An author at the keyboard: moves the focus to every control and uses it only with keys. */
export function author() {
  const user = userEvent.setup({ delay: null })
  const reach = (element: HTMLElement) => {
    if (element.tabIndex < 0) throw new Error(`The Tab key does not reach ${element.outerHTML}`)
    element.focus()
  }
  return {
    /** Presses a button. */
    press: async (name: string) => {
      reach(await waitFor(() => buttonOf(name)))
      await user.keyboard('{Enter}')
    },
    /** Toggles a checkbox or selects a radio button. */
    mark: async (...names: string[]) => {
      for (const name of names) {
        const control = await screen.findByLabelText(name)
        reach(control)
        await user.keyboard(' ')
      }
    },
    /** Fills in fields: labels and their values. */
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
    /** Selects options in a named group. */
    markIn: async (group: string, ...names: string[]) => {
      for (const name of names) {
        reach(within(await waitFor(() => groupOf(group))).getByLabelText(name))
        await user.keyboard(' ')
      }
    },
    /** Selects words in a text field, as with Shift and the arrow keys. */
    select: async (label: string, words: string) => {
      const field = await screen.findByLabelText<HTMLTextAreaElement>(label)
      reach(field)
      const start = field.value.indexOf(words)
      field.setSelectionRange(start, start + words.length)
    },
  }
}

export type Author = ReturnType<typeof author>
