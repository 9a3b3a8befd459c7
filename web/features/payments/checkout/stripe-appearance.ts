import type { Appearance } from '@stripe/stripe-js'

/** The look of Stripe's fields, which lie in a frame that our style sheets do not reach: the tokens of this page. */
export function stripeAppearance(): Appearance {
  const styles = getComputedStyle(document.documentElement)
  const token = (name: string) => styles.getPropertyValue(name).trim()
  const colors = {
    colorPrimary: token('--color-primary'),
    colorBackground: token('--color-surface'),
    colorText: token('--color-text'),
    colorTextSecondary: token('--color-text-muted'),
    colorDanger: token('--color-error'),
  }
  const known = Object.fromEntries(Object.entries(colors).filter(([, value]) => value !== ''))
  return {
    theme: styles.colorScheme === 'dark' ? 'night' : 'stripe',
    variables: { ...known, fontFamily: 'system-ui, sans-serif', fontSizeBase: '16px', borderRadius: '12px' },
  }
}
