/** An expected failure that aborts a deployment. Its message is one line for the operator. */
export class DeployError extends Error {}

/** The properties of an S3 client's error that are read here. */
type ClientError = Error & {
  code?: string
  Code?: string
  Region?: string
  $metadata?: { httpStatusCode?: number }
  $response?: { headers?: Record<string, string> }
}

/** Parts of the errors of a bucket that is in another region than the request says. */
const WRONG_REGION = /PermanentRedirect|AuthorizationHeaderMalformed|IllegalLocationConstraintException|status 301/

/** Codes of an https endpoint that uses plain http, or whose certificate is not trusted. */
const INSECURE = /^(EPROTO|ERR_SSL|ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/

/** Parts of the errors of a failed connection. */
const NETWORK =
  /ECONN|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|Timeout|AbortError|NetworkingError|socket hang up/

const RUN_AGAIN = 'What was uploaded is kept: run the deploy again to go on.'

/** What an S3 error means for the operator, and what to do. The first that fits counts, so codes precede statuses. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/InvalidAccessKeyId/, 'The store does not know this access key. Check AWS_ACCESS_KEY_ID.'],
  [/SignatureDoesNotMatch/, 'The secret key does not fit the access key. Check AWS_SECRET_ACCESS_KEY.'],
  [/ExpiredToken/, 'The credentials have expired. Log in again.'],
  [/RequestTimeTooSkewed/, "This machine's clock differs from the store's by more than 15 minutes. Set it right."],
  [/CredentialsProvider/, 'No credentials. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE.'],
  [/BadDigest/, 'A file arrived damaged. Run the deploy again.'],
  [
    /XMinioParentIsObject|ObjectExistsAsPrefix/,
    'This store cannot keep a page beside the files below its address. Update it, or take another.',
  ],
  [/region is missing/i, 'No region. Name it with --region, or set AWS_REGION.'],
  [/region not accepted/i, 'There is no such region. Check --region.'],
  [/NoSuchBucket|status 404/, 'There is no such bucket. Check --bucket and --endpoint, or create it.'],
  [/status 403/, 'Access denied: the credentials may not list, read, write and delete in this bucket.'],
  [/status 501/, 'The store does not offer an operation that a deploy needs.'],
  [/status (429|5\d\d)/, `The store is overloaded or out of order. ${RUN_AGAIN}`],
]

/** The HTTP status of an S3 client's error; 0 if there was no response. */
export function getStatus(error: unknown): number {
  return (error as ClientError).$metadata?.httpStatusCode ?? 0
}

/** Explains an error in one line: what went wrong and what to do. */
export function explainError(error: unknown): string {
  const { name, code = '', Code = '', message, Region, $response } = error as ClientError
  const line = message.replace(/\s*\n\s*/g, ' ').trim()
  if (error instanceof DeployError) return line
  const facts = `${name} ${Code} ${code} status ${getStatus(error)} ${line}`
  if (WRONG_REGION.test(facts)) {
    const region = Region ?? $response?.headers?.['x-amz-bucket-region']
    return `The bucket is in another region${region === undefined ? '' : `: ${region}`}. Name it with --region.`
  }
  if (INSECURE.test(code))
    return `No secure connection (${code}). Check that --endpoint rightly says http or https, and the store's certificate.`
  if (NETWORK.test(facts))
    return `The network failed (${code || line}). Check --endpoint and the connection. ${RUN_AGAIN}`
  return MEANINGS.find(([fact]) => fact.test(facts))?.[1] ?? `${name} (status ${getStatus(error)}): ${line}`
}
