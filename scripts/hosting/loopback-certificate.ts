import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A private key and the certificate that goes with it, both as PEM. */
export type Certificate = { key: string; cert: string }

/** Tags of DER, the encoding of certificates (ITU-T X.690), as far as they are used here. */
const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  oid: 0x06,
  text: 0x0c,
  time: 0x17,
  sequence: 0x30,
  set: 0x31,
  dnsName: 0x82,
  version: 0xa0,
  extensions: 0xa3,
} as const

/** Object identifiers in their encoded form. */
const OID = {
  commonName: '550403',
  otherNames: '551d11',
  constraints: '551d13',
  ecdsaWithSha256: '2a8648ce3d040302',
} as const

const HOUR_MS = 3_600_000

/**
 * Makes a certificate that signs itself, valid from an hour ago for a day, for a server on this machine that a test
 * reaches by https. The structure is that of RFC 5280, section 4.1.
 *
 * @param host the server's name, such as `localhost`
 */
export function makeCertificate(host: string): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = toDer('sequence', toOid('ecdsaWithSha256'))
  const name = toDer('sequence', toDer('set', toDer('sequence', toOid('commonName'), toDer('text', Buffer.from(host)))))
  const body = toDer(
    'sequence',
    toDer('version', toDer('integer', Buffer.from([2]))),
    // The first byte keeps the number positive.
    toDer('integer', Buffer.from([1]), randomBytes(8)),
    algorithm,
    name,
    toDer('sequence', toTime(Date.now() - HOUR_MS), toTime(Date.now() + 23 * HOUR_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    toDer(
      'extensions',
      toDer(
        'sequence',
        toExtension('otherNames', toDer('dnsName', Buffer.from(host))),
        toExtension('constraints', toDer('boolean', Buffer.from([0xff]))),
      ),
    ),
  )
  const signature = toDer('bitString', Buffer.from([0]), sign('sha256', body, privateKey))
  const lines =
    toDer('sequence', body, algorithm, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  }
}

function toDer(tag: keyof typeof TAG, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([TAG[tag], ...size]), content])
}

function toOid(name: keyof typeof OID): Buffer {
  return toDer('oid', Buffer.from(OID[name], 'hex'))
}

/** A moment as YYMMDDHHMMSSZ, which is how certificates write the years before 2050. */
function toTime(moment: number): Buffer {
  return toDer('time', Buffer.from(`${new Date(moment).toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`))
}

function toExtension(name: keyof typeof OID, ...parts: Buffer[]): Buffer {
  return toDer('sequence', toOid(name), toDer('octetString', toDer('sequence', ...parts)))
}
