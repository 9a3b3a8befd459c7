import { clozeForm } from '../../content/cloze.tsx'

export const DropDownRationaleForm = clozeForm(3, true)
