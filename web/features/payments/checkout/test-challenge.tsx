import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { registrationWords } from '#domain/messages/registration.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { challengeUrl } from './challenge-url.ts'
import { settleNow } from './send-checkout.ts'

type TestChallengeProps = { clientSecret: string; paymentKey: string; publishableKey: string; stripeUrl: string }

/** The local card server's page in place of a bank's, in a frame; its answer is asked for when it says so. */
export function TestChallenge({ clientSecret, paymentKey, publishableKey, stripeUrl }: TestChallengeProps) {
  const { data: address } = useQuery({
    queryKey: ['challenge', clientSecret],
    queryFn: () => challengeUrl(stripeUrl, publishableKey, clientSecret),
    staleTime: Infinity,
  })
  useEffect(() => {
    const hear = ({ data }: MessageEvent<unknown>) => {
      const isAnswer = typeof data === 'object' && data !== null && 'type' in data && data.type === 'stripe-challenge'
      if (isAnswer) void settleNow(paymentKey)
    }
    window.addEventListener('message', hear)
    return () => {
      window.removeEventListener('message', hear)
    }
  }, [paymentKey])
  if (address === undefined) return <Spinner label={registrationWords.processing} />
  return <iframe className="checkout__challenge" title="Your bank asks you to confirm (test mode)" src={address} />
}
