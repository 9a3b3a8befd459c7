import { clozeForm } from '../../content/cloze.tsx'

export const DropDownClozeForm = clozeForm(5, false)
