import { Button, type ButtonProps } from '#web/ui/button.tsx'

/** Sends the form around it. */
export const SubmitButton = (props: Omit<ButtonProps, 'type'>) => <Button {...props} type="submit" />
