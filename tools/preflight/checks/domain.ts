import { type CertificateDetail, DescribeCertificateCommand } from '@aws-sdk/client-acm'
import { hasName } from '../aws-errors.ts'
import { type Context, isDeployed } from '../context.ts'
import { combine, type Finding, warn, ok, fail } from '../finding.ts'

const DAY_MS = 86_400_000
const MIN_DAYS_LEFT = 30

/** Whether a certificate's name covers a host: the same name, or a wildcard for its first label. */
const covers = (name: string, host: string) =>
  name.toLowerCase() === host ||
  (name.startsWith('*.') && host.slice(host.indexOf('.')) === name.slice(1).toLowerCase())

function certificateProblems(certificate: CertificateDetail, host: string, now: number): Finding[] {
  const { Status = 'unknown', NotAfter, SubjectAlternativeNames = [], DomainName } = certificate
  const names = [...new Set([...(DomainName === undefined ? [] : [DomainName]), ...SubjectAlternativeNames])]
  const problems = []
  if (Status !== 'ISSUED')
    problems.push(
      fail(
        `The certificate is ${Status}.`,
        Status === 'PENDING_VALIDATION'
          ? 'publish the CNAME records that the Certificate Manager console (us-east-1) shows for it, and wait until it is issued'
          : 'request another certificate in us-east-1 and name it in infra/environments.ts',
      ),
    )
  if (!names.some((name) => covers(name, host.toLowerCase())))
    problems.push(
      fail(
        `The certificate is for ${names.join(', ')}, not for ${host}.`,
        `aws acm request-certificate --domain-name ${host} --validation-method DNS --region us-east-1`,
      ),
    )
  const days = NotAfter === undefined ? undefined : Math.floor((NotAfter.getTime() - now) / DAY_MS)
  if (days !== undefined && days < MIN_DAYS_LEFT)
    problems.push(
      fail(
        days < 0 ? 'The certificate has expired.' : `The certificate expires in ${String(days)} days.`,
        'Certificate Manager console (us-east-1) says why it is not renewed; its CNAME records must stay in the DNS',
      ),
    )
  return problems
}

/** Whether CloudFront can use the certificate for the domain. */
export async function checkCertificate({ environment, clients, machine }: Context): Promise<Finding> {
  const { domain } = environment
  if (domain === undefined) return ok("No domain is set: the site uses CloudFront's name.")
  const { name, certificateArn } = domain
  const region = certificateArn.split(':')[3]
  const request = `aws acm request-certificate --domain-name ${name} --validation-method DNS --region us-east-1`
  if (region !== 'us-east-1')
    return fail(`The certificate is in ${region ?? 'no region'}; CloudFront uses those in us-east-1 only.`, request)
  try {
    const { Certificate = {} } = await clients.acm.send(
      new DescribeCertificateCommand({ CertificateArn: certificateArn }),
    )
    const problems = certificateProblems(Certificate, name, machine.now())
    return combine(problems, `The certificate for ${name} is issued.`)
  } catch (error) {
    if (!hasName(error, 'ResourceNotFoundException')) throw error
    return fail(`There is no certificate ${certificateArn} in this account.`, request)
  }
}

const ownDistribution = async ({ distributions, environment }: Context) =>
  (await distributions()).find(({ Comment }) => Comment === `Academy ${environment.name}`)

/** Whether the domain is available for the site's distribution. Other accounts can't be checked. */
export async function checkAlias(context: Context): Promise<Finding> {
  const name = context.environment.domain?.name ?? ''
  const own = (await isDeployed(context, 'web')) ? await ownDistribution(context) : undefined
  const others = (await context.distributions()).filter((distribution) => distribution !== own)
  const holder = others.find(({ Aliases }) => Aliases?.Items?.includes(name))
  if (holder === undefined) return ok(`No other distribution of this account uses ${name}.`)
  return fail(
    `Distribution ${String(holder.Id)} already uses ${name}.`,
    `CloudFront console, ${String(holder.Id)}, Settings, Edit: remove the alternate domain name ${name}`,
  )
}

/** Whether the domain points to the distribution. */
export async function checkDns(context: Context): Promise<Finding> {
  const name = context.environment.domain?.name ?? ''
  const [targets, own] = await Promise.all([context.machine.resolve(name), ownDistribution(context)])
  const host = own?.DomainName
  if (host !== undefined && targets.includes(host)) return ok(`${name} points at the site's distribution.`)
  return warn(
    targets.length === 0 ? `${name} has no DNS record yet.` : `${name} points at ${targets.join(', ')}.`,
    `after the deployment, point ${name} (CNAME, or an alias record) at ${host ?? "the distribution's name (CloudFront console)"}`,
  )
}
