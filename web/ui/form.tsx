import type { ComponentProps, ReactNode } from 'react'
import './field.css'

type FormProps = Omit<ComponentProps<'form'>, 'className' | 'noValidate' | 'children'> & { children: ReactNode }

/** A form with even spacing; the browser's own validation bubbles are off, ours are announced. */
export function Form({ children, ...rest }: FormProps) {
  return (
    <form {...rest} noValidate className="form">
      {children}
    </form>
  )
}
