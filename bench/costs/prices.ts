/** A part of a month's quantity up to `upTo` and what one unit of it costs, dollars. */
export type Tier = { upTo: number; dollars: number }
export type Price = { name: string; unit: string; tiers: readonly Tier[]; source: string }

const flat = (name: string, unit: string, dollars: number, source: string): Price => ({
  name,
  unit,
  tiers: [{ upTo: Infinity, dollars }],
  source,
})

/** When this list was written. Look each up again before you rely on it: AWS changes prices without notice. */
export const PRICES_OF = '2026-11-21'

const MILLION = 1_000_000
const TB = 1_024

/**
 * Public prices of AWS, us-east-1, on demand, without contracts. Of free allowances only Cognito's and CloudFront's, which last, are
 * counted; the others make a small academy cheaper than this says.
 */
export const PRICES = {
  operation: flat('AppSync: queries and mutations', 'operation', 4 / MILLION, 'aws.amazon.com/appsync/pricing'),
  message: flat('AppSync: messages to subscribers', 'message', 2 / MILLION, 'aws.amazon.com/appsync/pricing'),
  minute: flat('AppSync: minutes of connection', 'minute', 0.08 / MILLION, 'aws.amazon.com/appsync/pricing'),
  read: flat('DynamoDB: read request units', 'unit', 0.125 / MILLION, 'aws.amazon.com/dynamodb/pricing/on-demand'),
  write: flat('DynamoDB: write request units', 'unit', 0.625 / MILLION, 'aws.amazon.com/dynamodb/pricing/on-demand'),
  stored: flat(
    'DynamoDB: storage and continuous backups',
    'GB',
    0.25 + 0.2,
    'aws.amazon.com/dynamodb/pricing/on-demand',
  ),
  call: flat('Lambda: calls', 'call', 0.2 / MILLION, 'aws.amazon.com/lambda/pricing'),
  compute: flat('Lambda: time, Arm', 'GB-second', 0.0000133334, 'aws.amazon.com/lambda/pricing'),
  user: {
    name: 'Cognito: monthly active users, Essentials',
    unit: 'user',
    tiers: [
      { upTo: 10_000, dollars: 0 },
      { upTo: Infinity, dollars: 0.015 },
    ],
    source: 'aws.amazon.com/cognito/pricing',
  },
  sent: {
    name: 'CloudFront: bytes of lectures and pages',
    unit: 'GB',
    tiers: [
      { upTo: TB, dollars: 0 },
      { upTo: 10 * TB, dollars: 0.085 },
      { upTo: 50 * TB, dollars: 0.08 },
      { upTo: 150 * TB, dollars: 0.06 },
      { upTo: 500 * TB, dollars: 0.04 },
      { upTo: 1_024 * TB, dollars: 0.03 },
      { upTo: Infinity, dollars: 0.025 },
    ],
    source: 'aws.amazon.com/cloudfront/pricing, pay as you go, USA',
  },
  request: {
    name: 'CloudFront: HTTPS requests',
    unit: 'request',
    tiers: [
      { upTo: 10 * MILLION, dollars: 0 },
      { upTo: Infinity, dollars: 1 / MILLION },
    ],
    source: 'aws.amazon.com/cloudfront/pricing, pay as you go, USA',
  },
  inspected: flat('WAF: requests looked at', 'request', 0.6 / MILLION, 'aws.amazon.com/waf/pricing'),
  log: flat('CloudWatch: logs taken in', 'GB', 0.5, 'aws.amazon.com/cloudwatch/pricing'),
  trace: flat('X-Ray: traces recorded', 'trace', 5 / MILLION, 'aws.amazon.com/xray/pricing'),
  mail: flat('SES: mails', 'mail', 0.1 / 1_000, 'aws.amazon.com/ses/pricing'),
  standing: flat(
    'Standing: three web ACLs with 17 rules, alarms, metrics, secrets',
    'month',
    45,
    'aws.amazon.com/waf/pricing and others',
  ),
} satisfies Record<string, Price>

/** A flat plan of CloudFront: dollars a month for so many GB and requests, without a price for more; its firewall is in it. */
export type Plan = { name: string; dollars: number; gigabytes: number; requests: number }

/** aws.amazon.com/cloudfront/pricing, flat plans since November 2025; one distribution a plan. */
export const PLANS: readonly Plan[] = [
  { name: 'Free', dollars: 0, gigabytes: 100, requests: MILLION },
  { name: 'Pro', dollars: 15, gigabytes: 50 * TB, requests: 10 * MILLION },
  { name: 'Business', dollars: 200, gigabytes: 50 * TB, requests: 125 * MILLION },
  { name: 'Premium', dollars: 1_000, gigabytes: 50 * TB, requests: 500 * MILLION },
]

/** The cheapest plan that holds so much; undefined when none does. */
export const planFor = (gigabytes: number, requests: number): Plan | undefined =>
  PLANS.find((plan) => gigabytes <= plan.gigabytes && requests <= plan.requests)

export type PriceName = keyof typeof PRICES

/** What so many units of a month cost, tier by tier. */
export function dollarsFor({ tiers }: Price, quantity: number): number {
  let [sum, counted] = [0, 0]
  for (const { upTo, dollars } of tiers) {
    const here = Math.max(0, Math.min(quantity, upTo) - counted)
    sum += here * dollars
    counted += here
  }
  return sum
}
