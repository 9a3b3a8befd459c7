import { DescribeTrailsCommand, GetTrailStatusCommand } from '@aws-sdk/client-cloudtrail'
import { awsCommand, type Context } from '../context.ts'
import { type Finding, ok, failIf } from '../finding.ts'

const CREATE =
  'cloudtrail create-trail --name academy --s3-bucket-name BUCKET --is-multi-region-trail --enable-log-file-validation'

/** Whether CloudTrail records sign-ins and changes in all regions. */
export async function checkTrail(context: Context): Promise<Finding> {
  const { clients, environment } = context
  const { isProtected } = environment
  const { trailList = [] } = await clients.cloudTrail.send(new DescribeTrailsCommand({}))
  const trails = trailList.filter(({ IsMultiRegionTrail }) => IsMultiRegionTrail === true)
  const [first] = trails
  if (first === undefined)
    return failIf(
      isProtected,
      'No CloudTrail trail records sign-ins and changes in all regions.',
      `${awsCommand(context, CREATE)} && ${awsCommand(context, 'cloudtrail start-logging --name academy')} (or CloudTrail console, Create trail, which also makes the bucket)`,
    )
  for (const { Name, TrailARN } of trails) {
    const { IsLogging } = await clients.cloudTrail.send(new GetTrailStatusCommand({ Name: TrailARN ?? Name }))
    if (IsLogging === true) return ok(`The trail "${String(Name)}" records all regions.`)
  }
  const region = first.HomeRegion === undefined ? '' : ` --region ${first.HomeRegion}`
  return failIf(
    isProtected,
    `The trail "${String(first.Name)}" is turned off.`,
    `aws cloudtrail start-logging --name ${String(first.Name)}${region}`,
  )
}
