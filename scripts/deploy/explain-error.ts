import { DeployError } from './deploy-error'

/** The properties of an S3 client's error that are read here. */
type ClientError = Error & {
  code?: string
  Code?: string
  Region?: string
  $metadata?: { httpStatusCode?: number }
  $response?: { headers?: Record<string, string> }
}

/** What an S3 error code means for the operator, and what to do. */
const MEANINGS: Readonly<Record<string, string>> = {
  NoSuchBucket: 'There is no such bucket. Check --bucket and --endpoint, or create it.',
  AccessDenied: 'Access denied: the credentials may not list, read, write and delete in this bucket.',
  InvalidAccessKeyId: 'The store does not know this access key. Check AWS_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: 'The secret key does not fit the access key. Check AWS_SECRET_ACCESS_KEY.',
  ExpiredToken: 'The credentials have expired. Log in again.',
  RequestTimeTooSkewed: "This machine's clock differs from the store's by more than 15 minutes. Set it right.",
  CredentialsProviderError: 'No credentials. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE.',
  NotImplemented: 'The store does not offer an operation that a deploy needs.',
  BadDigest: 'A file arrived damaged. Run the deploy again.',
}

const WRONG_REGION = ['PermanentRedirect', 'AuthorizationHeaderMalformed', 'IllegalLocationConstraintException']
const NETWORK =
  /^(ECONN|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)|^(Timeout|AbortError|NetworkingError)/

/** Codes of an https endpoint that uses plain http, or whose certificate is not trusted. */
const INSECURE = /^(EPROTO|ERR_SSL|ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/

/** The S3 error code that a status implies if the response has no body, as with HEAD. */
const STATUSES: Readonly<Record<number, string>> = { 403: 'AccessDenied', 404: 'NoSuchBucket', 501: 'NotImplemented' }

/** The HTTP status of an S3 client's error; null if there was no response. */
export function formatStatus(error: unknown): number | null {
  return (error as ClientError).$metadata?.httpStatusCode ?? null
}

/** Explains an error in one line: what went wrong and what to do. */
export function explainError(error: unknown): string {
  if (error instanceof DeployError) return formatOneLine(error.message)
  const { name, code, Code, message, Region, $response } = error as ClientError
  const status = formatStatus(error)
  const known = [name, Code, code].find(one => one !== undefined && MEANINGS[one] !== undefined)
  if (known !== undefined) return MEANINGS[known] ?? ''
  if (WRONG_REGION.includes(name) || status === 301) {
    const region = Region ?? $response?.headers?.['x-amz-bucket-region']
    return `The bucket is in another region${region === undefined ? '' : `: ${region}`}. Name it with --region.`
  }
  if (/region is missing/i.test(message)) return 'No region. Name it with --region, or set AWS_REGION.'
  if (/region not accepted/i.test(message)) return 'There is no such region. Check --region.'
  if (INSECURE.test(code ?? ''))
    return `No secure connection (${code}). Check that --endpoint rightly says http or https, and the store's certificate.`
  if (NETWORK.test(code ?? '') || NETWORK.test(name) || /socket hang up/.test(message))
    return `The network failed (${code ?? message}). Check --endpoint and the connection. What was uploaded is kept: run the deploy again to go on.`
  const meaning = status === null ? undefined : MEANINGS[STATUSES[status] ?? '']
  if (meaning !== undefined) return meaning
  return formatOneLine(`${name}${status === null ? '' : ` (status ${status})`}: ${message}`)
}

function formatOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim()
}
