import { expect, it } from 'vitest'
import { alignmentOf } from './alignment.ts'

it.each([
  [{ class: 'text-center' }, 'center'],
  [{ class: 'evil text-right' }, 'right'],
  [{ class: 'ql-align-center' }, 'center'],
  [{ class: 'ql-align-right other' }, 'right'],
  [{ class: 'has-text-align-center' }, 'center'],
  [{ style: 'color: red; text-align: right' }, 'right'],
  [{ align: 'CENTER' }, 'center'],
  [{ class: 'ql-align-justify', style: 'text-align:left' }, undefined],
  [{ class: 'text-center-ish context-center' }, undefined],
  [{}, undefined],
] as const)('%j is aligned %s', (attributes, alignment) => expect(alignmentOf(attributes)).toBe(alignment))
