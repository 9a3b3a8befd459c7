import {
  CreateDistributionCommand,
  DeleteDistributionCommand,
  GetDistributionCommand,
} from '@aws-sdk/client-cloudfront'
import { messageOf } from '../aws-errors.ts'
import type { Context } from '../context.ts'
import { type Finding, warn, ok, fail } from '../finding.ts'

/** Identifies the distribution that `--try` creates. */
const TRIAL = 'Academy preflight trial'

/** AWS's own cache policy "CachingOptimized". */
const CACHING_OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6'

const DELETION_ATTEMPTS = 40
const ATTEMPT_MS = 15_000

const deleteCommand = (id: string) =>
  `aws cloudfront delete-distribution --id ${id} --if-match $(aws cloudfront get-distribution --id ${id} --query ETag --output text)`

const trialDistribution = (now: number) => ({
  CallerReference: `academy-preflight-${String(now)}`,
  Comment: TRIAL,
  Enabled: false,
  Origins: {
    Quantity: 1,
    Items: [
      {
        Id: 'none',
        DomainName: 'academy-preflight.s3.us-east-1.amazonaws.com',
        S3OriginConfig: { OriginAccessIdentity: '' },
      },
    ],
  },
  DefaultCacheBehavior: {
    TargetOriginId: 'none',
    ViewerProtocolPolicy: 'https-only' as const,
    CachePolicyId: CACHING_OPTIMIZED,
  },
})

/**
 * Deletes a disabled distribution once CloudFront has deployed it, which takes some minutes. Returns whether it was
 * deleted.
 */
async function deleteTrial({ clients, machine }: Context, Id: string): Promise<boolean> {
  for (let attempt = 0; attempt < DELETION_ATTEMPTS; attempt += 1) {
    const { Distribution, ETag } = await clients.cloudFront.send(new GetDistributionCommand({ Id }))
    if (Distribution?.Status === 'Deployed') {
      await clients.cloudFront.send(
        new DeleteDistributionCommand({ Id, ...(ETag === undefined ? {} : { IfMatch: ETag }) }),
      )
      return true
    }
    await machine.wait(ATTEMPT_MS)
  }
  return false
}

/**
 * Creates and deletes a disabled distribution, which is the only way to find out whether AWS has verified the account.
 */
async function tryDistribution(context: Context): Promise<Finding> {
  const { cloudFront } = context.clients
  const DistributionConfig = trialDistribution(context.machine.now())
  let id: string | undefined
  try {
    id = (await cloudFront.send(new CreateDistributionCommand({ DistributionConfig }))).Distribution?.Id
  } catch (error) {
    if (!/must be verified/i.test(messageOf(error))) throw error
    return fail(
      'AWS must verify this account before it can use CloudFront.',
      'open a support case (AWS console, Support, Create case, Account and billing) and quote: "Your account must be verified before you can add new CloudFront resources"',
    )
  }
  const created = 'AWS let a distribution be created'
  if (id === undefined) return ok(`${created}.`)
  try {
    if (await deleteTrial(context, id)) return ok(`${created}, and it is deleted again.`)
  } catch {
    // The line below names the distribution and explains how to delete it.
  }
  return warn(`${created}; the trial distribution ${id} is disabled, but can't be deleted yet.`, deleteCommand(id))
}

/** Whether the account may create distributions; AWS verifies new accounts first. */
export async function checkCloudFront(context: Context): Promise<Finding> {
  const distributions = await context.distributions()
  const trial = distributions.find(({ Comment }) => Comment === TRIAL)?.Id
  if (trial !== undefined) return warn(`The trial distribution ${trial} is still there.`, deleteCommand(trial))
  if (distributions.length > 0) return ok('The account already has a distribution.')
  if (context.isTrial) return tryDistribution(context)
  return warn(
    'The account has no distributions yet. AWS may need to verify a new account first.',
    `run npm run preflight -- --env ${context.environment.name} --try, which creates a disabled distribution and deletes it`,
  )
}
