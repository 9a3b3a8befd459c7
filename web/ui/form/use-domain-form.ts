import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import { domainResolver, type FieldError } from './domain-resolver.ts'

/** A form that is validated by domain rules when it is submitted. `Form` shows the errors. */
export const useDomainForm = <F extends FieldValues>(
  defaultValues: DefaultValues<F>,
  errorsOf: (values: F) => readonly FieldError[],
) => useForm<F>({ defaultValues, shouldFocusError: false, resolver: domainResolver<F>(errorsOf) })
