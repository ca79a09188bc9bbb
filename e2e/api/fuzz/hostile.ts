import fc from 'fast-check'

// Text that has broken other servers: invisible characters, lone surrogates, numbers out of range, syntax of other languages
const words = [
  ...['', ' ', '\0', 'a\0b', '\ud800', 'a\udfffb', '\u202egnp.exe', '\ufeff', '\u2028', 'é'.normalize('NFD')],
  ...['ﷺ'.repeat(199), '👩‍👩‍👧‍👦'.repeat(50), 'x'.repeat(201), 'x'.repeat(256), 'x'.repeat(2001), 'x'.repeat(5001)],
  ...['__proto__', 'constructor', 'toString', 'length', 'undefined', 'NaN', '1e400', '-0', '0x10', '2147483648'],
  ...['%', '%00', '\\', '../../etc/passwd', "'; drop table events; --", '{{7*7}}', '<script>'],
  ...['0000-01-01T00:00:00.000Z', '+275760-09-13T00:00:00.000Z', '2031-02-30T00:00:00.000Z'],
  ...['http://[::1', 'https://xn--/', 'https://ﬁ.example/\ud800', 'notion://\0', '@', 'a@b', 'Etc/GMT+99'],
]

/** Text that no honest client sends. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...words) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.array(fc.constantFrom(...words), { minLength: 2, maxLength: 3 }).map((all) => all.join('')),
  },
)

const nested = (open: string, inner: string, close: string, times: number) =>
  open.repeat(times) + inner + close.repeat(times)

/** Valid JSON that fits hardly any schema; as text, because no JavaScript value is 1e400 or has a key twice. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  hostileText.map((text) => JSON.stringify(text)),
  fc.json({ maxDepth: 3 }),
  fc.constantFrom(
    ...['null', 'true', '0', '-1', '-0', '1.5', '1e400', '-1e400', '1e-400', '9007199254740993', '2147483648'],
    ...['[]', '{}', '[null]', '""', '{"__proto__":{"operator":true}}', '{"constructor":{"prototype":{"a":1}}}'],
    ...['{"a":1,"a":2}', '{"toString":1}', '{"length":1e9}'],
    ...[nested('[', '', ']', 2000), nested('[', '', ']', 30_000), nested('{"a":', '1', '}', 9000)],
  ),
)

const longJson = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2))

/** Bodies that are no JSON, or larger than the server reads. */
export const brokenBody: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '{',
    '{"a":1,}',
    "{'a':1}",
    'undefined',
    'NaN',
    '{}{}',
    '\ufeff{}',
    '{"a":"\n"}',
    '{"\\ud800":1}',
  ),
  fc.constantFrom(65_536, 65_537, 500_000).map(longJson),
  fc.uint8Array({ maxLength: 20 }),
  fc.constant(new Uint8Array([0x22, 0xff, 0x22])),
)

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at))
// a client cannot send other characters in a header
const inHeader = ['\t', ...range(0x20, 0x7e), ...range(0x80, 0xff)]

/** A header value that no honest client sends. */
export const hostileHeader: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: fc.constantFrom(...inHeader), maxLength: 40 }),
  fc.constantFrom(
    '',
    '0',
    'undefined',
    '__proto__',
    "' or 1=1",
    'Ã\xad\xa0\x80',
    'x'.repeat(255),
    'x'.repeat(256),
    'x'.repeat(3000),
  ),
)

/** A session cookie that is invalid. */
export const hostileCookie: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('', ';', '=', 'foyer_session', 'foyer_session=', 'foyer_session=%', 'foyer_session=%00.%00'),
  hostileHeader.map((value) => `foyer_session=${value}`),
  fc.tuple(hostileHeader, hostileHeader).map((parts) => `foyer_session=${encodeURIComponent(parts.join('.'))}`),
)
