/** The building blocks of malformed-requests.ts, valid ones among them. */

export const METHODS = 'HEAD POST PUT DELETE OPTIONS TRACE CONNECT PATCH PRI get G\0T'
  .split(' ')
  .concat('', 'X'.repeat(300))
export const VERSIONS = 'HTTP/1.0 HTTP/0.9 HTTP/2.0 HTTP/9.9 HTTQ/1.1'.split(' ').concat('')
export const LINE_ENDS = ['\r\n', '\r\n', '\r\n', '\n', '\r', '\r\r\n']

/** Suffixes for a valid path; a third of them are empty and change nothing. */
export const PATH_ENDINGS = [
  ...Array.from({ length: 15 }, () => ''),
  ...'/ // ? ?a=% #x .html .br .html.gz \\ %20 ;a=b * ::$DATA /. /%2e /.git/config /.env /__proto__'.split(' '),
  ...'% %0 %zz %00 %00.html \0 %E0%A4 %ff %c0%ae %u0041 \xe0\xa4 %0d%0aX-A:b'.split(' '),
  ...'/.. /../.. /..%5c..%5cx /....//....//etc/passwd /%2e%2e/%2e%2e/etc/passwd /..%2f..%2fetc%2fpasswd'.split(' '),
  ...[' ', ' x', 'a'.repeat(5000)],
]

/** Request targets used instead of a path. */
export const WHOLE_TARGETS = [
  ...'* / // ///x .. ../../etc/passwd http:// http://[::1 https://elsewhere.example/products'.split(' '),
  ...'http://localhost/../x ftp://x/ file:///etc/passwd localhost:80 //elsewhere.example/%2f.. javascript:1'.split(' '),
  ...['', `/${'a/'.repeat(3000)}`, `/${'%41'.repeat(2000)}`, `/${'x'.repeat(20_000)}`, `/?${'q=1&'.repeat(3000)}`],
]

export const RANGES = [
  ...'bytes=5-2 bytes=-5 bytes=0- bytes=- bytes= bytes=-0 bytes=999999999- bytes=0-0,2-3 bytes=a-b lines=1-2'.split(
    ' ',
  ),
  ...'bytes=99999999999999999999- bytes=-99999999999999999999 bytes=1--1 bytes=-1-2 bytes=0x1-2 bytes=1e9-'.split(' '),
  ...['bytes 0-5', 'bytes = 1 - 2', `bytes=${'0-1,'.repeat(500)}`],
]

export const HEADERS = [
  ...['Host:', 'Host: a, b', 'Host: \xff', 'Host: elsewhere.example', 'Host: [::1', 'If-Range: "', 'If-Range: never'],
  ...['NoColon', ': empty', 'A b: c', 'X\0: y', 'X: \0', ' folded', `X: ${'x'.repeat(20_000)}`],
  ...['If-None-Match: *', 'If-None-Match: "', 'If-Match: "x"', 'If-Modified-Since: never', 'If-Unmodified-Since: 0'],
  ...['Accept-Encoding: br;q=0', 'Accept-Encoding: gzip, br, \xff', 'Accept-Encoding: *', 'Accept: \xe2'],
  ...['Expect: 100-continue', 'Expect: all', 'Connection: upgrade', 'Upgrade: websocket', 'Connection: close'],
  ...['Cookie: a', 'Origin: null', 'Origin: http://[', 'Content-Type: application/json', 'Content-Type: \xff'],
  ...['X-Forwarded-For: \xff, 1', 'Forwarded: for="', 'Connection: keep-alive, \xff', 'Via: 1.1 x', 'TE: trailers'],
  Array.from({ length: 3000 }, (_, index) => `X${index}: y`).join('\r\n'),
]

/** Headers after which a server may wait for a body, or for the rest of one. */
export const UNFINISHED_HEADERS = [
  ...[
    'Content-Length: -1',
    'Content-Length: 5',
    `Content-Length: ${'9'.repeat(20)}`,
    'Content-Length: 1\r\nContent-Length: 2',
  ],
  ...['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked, gzip', 'Transfer-Encoding: \x0bchunked'],
  'Transfer-Encoding: chunked\r\nContent-Length: 3',
]
export const BODIES = [
  ...['', '{}', '{"a":', '\0\xff', '[['.repeat(2000), 'GET / HTTP/1.1\r\n\r\n'],
  ...['5\r\nhello\r\n0\r\n\r\n', 'zz\r\nx', 'ffffffffff\r\nx', '5;x=\r\nhello'],
]

/** Bytes that are not an HTTP/1 request, such as the beginning of TLS, HTTP/2 and SSH. */
export const FOREIGN = [
  ...['\x16\x03\x01\x02\x00\x01\x00\x01\xfc', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 'SSH-2.0-x\r\n'],
  ...['\0'.repeat(2000), '\r\n\r\n\r\n', 'GET /\r\n', 'GET /'],
]
