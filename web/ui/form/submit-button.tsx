import { Button, type ButtonProps } from '#web/ui/button.tsx'

/** Submits the form around it. */
export const SubmitButton = (props: Omit<ButtonProps, 'type'>) => <Button {...props} type="submit" />
